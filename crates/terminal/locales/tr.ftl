# Terminalin kendi metinleri.

# Üst çubuk, soru ve altındaki satır
ui-you = Siz
ui-player = Oyuncu { $number }
ui-seat = koltuk { $seat }
ui-corner-your-turn = Sıra sizde
ui-corner-turn = Sıra: { $name }
ui-corner-over = Maç bitti
ui-thinking = { $name } düşünüyor …
ui-not-now = { $thing } şu anda seçilemez.
ui-it-can-be-chosen = Bu seçilebilir: Enter tuşuna basın.
ui-taken-back = Geri alındı.
ui-no-undo = Geri alınacak bir hamleniz yok: ardından şans, açığa çıkan bir bilgi ya da başka bir oyuncunun kararı geldi.
ui-undo-later = Bot hamlesini yapsın, sonra geri alın.
ui-not-saved = Maç kaydedilemedi: { $error }
ui-too-small = Bu pencere { $now-width }×{ $now-height }. Masa için { $width }×{ $height } gerekir: lütfen pencereyi büyütün.

# Alttaki tuşlar
ui-key-choose = seç
ui-key-back = geri
ui-key-undo = geri al
ui-key-why = neden olmaz
ui-key-actions = hamleler
ui-key-describe = sözle
ui-key-log = günlük
ui-key-help = yardım
ui-key-leave = çık
ui-key-rematch = rövanş
ui-key-replay = tekrar izle
ui-key-result = sonuç ya da masa
ui-key-step = adım
ui-key-turn = sıra
ui-key-ends = baş ve son
ui-key-autoplay = oynat
ui-key-viewpoint = bakış
ui-key-close = kapat

# Günlük
ui-log-title = Günlük
ui-log-take-back = { $name } { $line }. satıra geri döndü.
ui-log-resign = { $name } pes etti.
ui-log-forfeit = { $name } süresini doldurdu.
ui-log-dice = Sonraki zarlar belirlendi: { $faces }.

# Hamle listesi
ui-actions-title = Yapabileceğiniz her şey
ui-actions-search = Ara:
ui-actions-none = Şu anda böyle bir hamle yok.

# Sorular
ui-yes-no = Enter ya da y: evet · başka bir tuş: hayır
ui-take-back-title = Geri alınsın mı?
ui-take-back-question = Son kararınızdan önceye dönülsün mü? Kayıt bunu yazar ve şansın belirlediği her şey yeniden belirlenir.
ui-resign-title = Pes etmek mi?
ui-resign-question = Maçı bırakıyor musunuz? Rakibiniz kazanır.

# Bir klavyede birkaç kişi
ui-hand-over = Sıranız bitti: Enter, sonra klavyeyi { $name } alsın.
ui-curtain = Klavyeyi { $name } adlı oyuncuya verin.
ui-curtain-enter = { $name }: kimse bakmıyorken Enter tuşuna basın.
ui-curtain-leave = q çıkar; maç kayıtlıdır.
ui-away-title = Siz yokken

# Son
ui-won = Kazanan: { $name }
ui-drawn = Berabere.
ui-lost = Birlikte kaybedildi.
ui-ended-by = Belirleyen kural: { $rule }
ui-ended-resigned = Karşı taraf pes etti.
ui-ended-time = Karşı tarafın süresi doldu.
ui-saved-in = Kayıt: { $file }
ui-result-keys = n rövanş · v tekrar izle · Esc masa · q çık

# Sözle durum ve kendi tahtası olmayan oyunlar
ui-describe-title = Durum, sözle
ui-plain-position = Durum
ui-plain-choices = Seçebilecekleriniz

# Tekrar
ui-replay-beginning = Başlangıç.
ui-viewpoint-seat = { $name } gözüyle
ui-viewpoint-public = seyirci gözüyle
ui-viewpoint-all = her şey görünür

# Yardım
ui-help-title = Yardım
ui-help-moving = Seçmek
ui-help-arrows = masadaki her şeyin üzerinde gezin
ui-help-tab = şimdi seçilebilenlerin üzerinde gezin; bunlar • ile işaretlidir
ui-help-enter = seç; başka bir şeyin üzerinde: neden seçilemediğini söyle
ui-help-escape = son tıklamayı geri al
ui-help-game = Bu masada
ui-help-asking = Her zaman
ui-help-undo = geri al; botlara karşı daha eskisini de
ui-help-why = bu neden seçilemez?
ui-help-actions = kurallara uygun her hamle; aramak için yazın
ui-help-describe = bütün durum sözle
ui-help-log = bütün günlük
ui-help-sort = eli başka türlü sırala
ui-help-resign = pes et
ui-help-leave = çık; maç her hamleden sonra kaydedilir
ui-help-mouse-title = Fare
ui-help-mouse = Seçmek için tıklayın; boşluğa ya da sağ düğmeyle tıklamak bir adım geri alır; tekerlek günlüğü kaydırır.
ui-help-replay = Tekrar
ui-help-forward = bir adım ileri
ui-help-backward = bir adım geri
ui-help-turns = sonraki sıra, önceki sıra
ui-help-ends = başlangıç, son
ui-help-autoplay = kendiliğinden oynat ya da durdur
ui-help-viewpoint = bakışı değiştir: her şey, her oyuncu, seyirci
ui-help-close = kapat

# Battle Line
ui-bl-turn = { $turn }. sıra
ui-bl-game-of = oyun { $game }/{ $games }
ui-bl-game-to = { $game }. oyun, hedef { $points } puan
ui-bl-points = { $points } puan
ui-bl-tactics-played = taktik { $count }
ui-bl-unseen = Görülmeyen { $count }
ui-bl-decks = Desteler
ui-bl-deck-troops = Birlik
ui-bl-deck-tactics = Taktik
ui-bl-discards = Iskarta
ui-bl-sum = Toplam
ui-bl-host = Kaos
ui-bl-skirmish = Piramit
ui-bl-battalion = Ters Yay
ui-bl-phalanx = Sütun
ui-bl-wedge = Elmas
ui-bl-short-lion = Aslan
ui-bl-short-eagle = Kartal
ui-bl-help-flags = bir bayrağı göster
ui-bl-help-colours = bir rengin sonraki kartı
ui-bl-help-tactics = sonraki taktik kartı ya da deste
ui-bl-tell-seat = { $name }: { $flags } bayrak, { $tactics } taktik kartı oynadı.
ui-bl-tell-hand = El: { $cards }.
ui-bl-tell-backs = El, kapalı: { $troops } birlik, { $tactics } taktik kartı.
ui-bl-tell-known = Bilinenleri: { $cards }.
ui-bl-tell-guile = Önünde duran: { $cards }.
ui-bl-tell-flag-open = Bayrak { $flag }, açık.
ui-bl-tell-flag-claimable = Bayrak { $flag }, şimdi alınabilir.
ui-bl-tell-flag-claimed = Bayrak { $flag }, sahibi { $name }.
ui-bl-tell-is = Şu anda: { $strength }.
ui-bl-tell-could = En iyi olasılık: { $strength }.
ui-bl-tell-decks = Desteler: { $troops } birlik, { $tactics } taktik kartı.
ui-bl-tell-top = Destenin üstünde bilinenler, en üstteki önce: { $cards }.
ui-bl-tell-discards = Iskarta: { $cards }.
