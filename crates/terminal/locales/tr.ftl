# Terminalin kendi metinleri.

# Üst çubuk, soru ve altındaki satır
ui-you = Siz
ui-corner-your-turn = Sıra sizde
ui-corner-turn = Sıra: { $name }
ui-corner-over = Maç bitti
ui-thinking = { $name } düşünüyor …
ui-not-now = { $thing } şu anda seçilemez.
ui-nothing-printed = Bunun üzerinde bir şey yazmıyor.
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
ui-key-explain = bilgi
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
ui-story-title = Nasıl geçti
ui-log-take-back = { $name }, { $line }. satıra geri döndü.
ui-log-resign = { $name } pes etti.
ui-log-forfeit = { $name } için süre doldu.
ui-log-dice = Sonraki zarlar belirlendi: { $faces }.

# Hamle listesi
ui-actions-title = Yapabileceğiniz her şey
ui-actions-search = Ara:
ui-actions-none = Şu anda böyle bir hamle yok.

# Neler olabilir
ui-odds-title = Neler olabilir
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } seçenek: { $low } ile { $high } arası
ui-odds-same = { $count } seçenek: her biri { $low }
ui-odds-mean = ⌀ { $mean }

# Sorular
ui-yes-no = Enter ya da y: evet · başka bir tuş: hayır
ui-take-back-title = Geri alınsın mı?
ui-take-back-question = Son kararınızdan önceye dönülsün mü? Kayıt bunu yazar ve şansın belirlediği her şey yeniden belirlenir.
ui-resign-title = Pes etmek mi?
ui-resign-question = Maçı bırakıyor musunuz? Rakibiniz kazanır.

# Bir klavyede birkaç kişi
ui-hand-over = Sıranız bitti: Enter tuşuna basın, sonra klavyeyi { $name } alsın.
ui-curtain = Klavyeyi { $name } adlı oyuncuya verin.
ui-curtain-enter = { $name }: kimse bakmıyorken Enter tuşuna basın.
ui-curtain-leave = q çıkar; maç kayıtlıdır.
ui-away-title = Siz yokken

# Son
ui-won = Kazanan: { $name }
ui-drawn = Berabere.
ui-lost = Birlikte kaybedildi.
ui-ended-by = Belirleyen kural: { $rule }
ui-saved-in = Kayıt: { $file }
ui-result-keys = n rövanş · v tekrar izle · Esc masa · q çık
ui-result-keys-campaign = n sonraki senaryo · C sefer · v tekrar izle · Esc masa · q çık
ui-result-keys-last = v tekrar izle · Esc masa · q çık
ui-campaign-title = Sefer
ui-campaign-match = { $scenario }: kazanan { $name }; kayıplar { $losses }
ui-campaign-next = Sıradaki: { $scenario }
ui-campaign-victories = Zaferler ({ $names }): { $numbers }
ui-campaign-losses = { $what } ({ $names }): { $numbers }
ui-campaign-score = Puan ({ $names }): { $numbers }
ui-campaign-is-over = Bu seferin bütün senaryoları oynandı. Dosyası: { $file }; --campaign=DOSYA ile yenisi başlatılabilir.

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
ui-help-why = bu neden seçilemez? Seçilebiliyorsa: neler olabilir
ui-help-explain = bunun üzerinde ne yazıyor, ne yapıyor, orada bir savaş nasıl gider
ui-help-actions = kurallara uygun her hamle; aramak için yazın
ui-help-describe = bütün durum sözle
ui-help-log = bütün günlük
ui-help-story = maçın gidişi ve sonu
ui-help-sort = eli başka türlü sırala
ui-help-resign = pes et
ui-help-campaign = seferin durumu
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
