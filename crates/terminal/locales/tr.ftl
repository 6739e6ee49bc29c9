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

# Neler olabilir
ui-odds-title = Neler olabilir
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } seçenek: { $low } ile { $high } arası
ui-odds-same = { $count } seçenek: her biri { $low }
ui-odds-percent = %{ $percent }
ui-odds-mean = ⌀ { $mean }
ui-odds-number = { $whole },{ $tenths }

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
ui-help-why = bu neden seçilemez? Seçilebiliyorsa: neler olabilir
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

# Undaunted
ui-un-headline = { $name } · tur { $round }
ui-un-goal-points = { $points }/{ $goal } puan
ui-un-goal-pin = çivilemek · puan { $points }
ui-un-pinned = çivilendi
ui-un-counts = deste { $deck } · çıkan { $removed }
ui-un-hand = el
ui-un-chosen = seçilen { $card }
ui-un-play = oyun
ui-un-discard = ıskarta
ui-un-supply = tedarik
ui-un-help-hand = elden bir kart seç
ui-un-help-buttons = sonraki düğme
ui-un-help-tiles = seçilebilecek sonraki karo
ui-un-help-counters = seçilebilecek sonraki birlik
ui-un-help-piles = tedarikteki ya da oyun alanındaki sonraki kart
ui-un-help-head = bir karo: kodu, arazi ve siper, hedef, işaretler: u g keşfedildi, U G kontrol altında
ui-un-help-signs = birlikler: ▫ ABD, ▪ Almanya; R piyade, S keşif, G makineli, Sn keskin nişancı, Mo havan; küçük harf: bastırılmış
ui-un-help-markers = giriş yeri, havan hedefi, telsiz, inisiyatif; karttaki sayı inisiyatifidir
ui-un-tell-round = { $name }, tur { $round }/{ $limit }. İnisiyatif: { $side }.
ui-un-tell-side-points = { $name }, { $side } tarafı: { $points }/{ $goal } puan.
ui-un-tell-side-pin = { $name }, { $side } tarafı, düşmanı çivilemeli. Puan: { $points }.
ui-un-tell-pinned = Tahtada piyade eri yok: çivilendi.
ui-un-tell-counts = El { $hand }, deste { $deck }, oyundan çıkan { $removed }.
ui-un-tell-hand = El: { $cards }.
ui-un-tell-known = Elde olduğu bilinen: { $cards }.
ui-un-tell-play = Oyun alanı: { $cards }.
ui-un-tell-discard = Iskarta: { $cards }.
ui-un-tell-supply = Tedarik: { $cards }.
ui-un-tell-removed = Oyundan çıkan: { $cards }.
ui-un-tell-chosen = İnisiyatif için seçilen: { $card }.
ui-un-tell-chosen-hidden = İnisiyatif için bir kart seçti.
ui-un-tell-tile = { $tile }, { $ground }, siper { $cover }.
ui-un-tell-objective = Hedef, değeri { $value }.
ui-un-tell-radio = Telsiz burada.
ui-un-tell-scouted = { $side }: keşfedildi.
ui-un-tell-controlled = { $side }: kontrol altında.
ui-un-tell-spawn = { $side } buraya yerleştirir: { $whom }.
ui-un-tell-everybody = herkes
ui-un-tell-squad = { $squad } mangası
ui-un-tell-target = { $side } havanının hedefi.
ui-un-tell-ready = { $unit }.
ui-un-tell-suppressed = { $unit }, bastırılmış.
ui-un-ground = { $ground ->
    [haystacks] saman yığınları
    [church] kilise
    [hill] tepe
    [hedged-fields] çitli tarlalar
    [wood-and-pond] koru ve gölet
    [ploughed-field] sürülmüş tarla
    [wood] koru
    [wheat-field] buğday tarlası
    [farm] çiftlik
    [ruined-hamlet] yıkık mezra
    [hamlet] mezra
    [village-street] köy sokağı
    [hill-and-cliff] tepe ve yar
    [open-ground] açık arazi
    [scattered-houses] dağınık evler
    [crop-field] ekili tarla
    [village] köy
    [river-and-islet] ırmak ve adacık
    [farmhouse] çiftlik evi
    [river] ırmak
    [manor-and-orchard] konak ve meyve bahçesi
    [river-and-trees] ırmak ve ağaçlar
    [hedged-field] çitli tarla
    [river-and-footbridge] ırmak ve yaya köprüsü
    [forest] orman
    [river-and-bridge] ırmak ve köprü
   *[other] { $ground }
}

# D-Day Dice
ui-dd-headline = { $name } · tur { $turn } · { $phase }
ui-dd-must-move = şimdi ilerlemeli
ui-dd-turns-left = { $turns ->
    [0] bu tur ilerler
   *[other] { $turns } tur kaldı
}
ui-dd-safe = güvende
ui-dd-cry = Savaş Narası
ui-dd-losses = kayıp { $losses }
ui-dd-points = ZP { $points }
ui-dd-specialists = uzmanlar
ui-dd-items = eşyalar
ui-dd-awards = nişanlar
ui-dd-recruits = alınacak
ui-dd-pool = havuz
ui-dd-help-dice = zarlarından birini seç
ui-dd-help-buttons = sonraki düğme
ui-dd-help-sectors = seçilebilecek sonraki bölge
ui-dd-help-things = seçilebilecek sonraki eşya, uzman, nişan
ui-dd-help-units = başka bir koltuğun sonraki birliği
ui-dd-help-head = bir bölge: numara, savunma, MG zarları (atılınca M=4), siyah kalkan; ileri yol: cesaret, mayın, engel
ui-dd-help-unit = bir birlik, koltuğuyla: bölgede kalan tur ya da ilerlemeli
ui-dd-help-demand = ister: orada bir uzman, bir kurban, bırakılan bir eşya, patlayıcı
ui-dd-help-gifts = verir: bir sonuç, bir uzman, girişte 1d6 asker, bir nişan; bu kadar zar
ui-dd-help-limits = en çok bu kadar birlik, 6’da özel hasar, kilit yok, havuzdan eşya yok
ui-dd-help-resources = asker, yıldız, cesaret, eşya puanı; güç
ui-dd-help-die = bir zar: renk ve yüz; = kilitli, ↻ yeniden atılacak, × iptal
ui-dd-help-reach = bir bölgedeki sonraki çatışma: oraya gidiş cesareti, beklenen ve en kötü kayıp, sağ kalma olasılığı; ✗ kapalı, ? istek karşılanmıyor
ui-dd-tell-map = { $name }, { $place }, { $date }. Tur { $turn }: { $phase }.
ui-dd-tell-unit = { $name } (koltuk { $seat }, { $nation }): { $sector }, güç { $strength }, zafer puanı { $points }.
ui-dd-tell-resources = Asker { $soldiers }, yıldız { $stars }, cesaret { $courage }, eşya puanı { $points }.
ui-dd-tell-ready = Hazır.
ui-dd-tell-busy = Karar veriyor.
ui-dd-tell-dice = Zarlar: { $list }.
ui-dd-tell-cancelled = iptal
ui-dd-tell-locked = kilitli
ui-dd-tell-marked = yeniden atılacak
ui-dd-tell-specialists = Uzmanlar: { $list }.
ui-dd-tell-dead = Düşenler: { $list }.
ui-dd-tell-items = Eşyalar: { $list }.
ui-dd-tell-awards = Nişanlar: { $list }.
ui-dd-tell-recruits = Alabileceği uzmanlar, yıldız bedeliyle: { $list }.
ui-dd-tell-reach = { $sector } için { $courage } cesaret gerekir: beklenen kayıp { $loss }, en kötü { $worst }; sağ kalma { $survival }.
ui-dd-tell-stay = { $sector } içinde kalırsa: beklenen kayıp { $loss }, en kötü { $worst }; sağ kalma { $survival }.
ui-dd-tell-barred = Yol kapalı.
ui-dd-tell-demand-missing = İstek karşılanmıyor.
ui-dd-tell-mines = Mayın var.
ui-dd-tell-obstacle = Engel var.
ui-dd-tell-sector = { $sector }: savunma { $defence }, MG zarı { $guns }.
ui-dd-tell-way = İleri: { $sector }, { $courage } cesaret.
ui-dd-tell-have = Orada gereken uzman: { $list }.
ui-dd-tell-sacrifice = Kurban ister, şunlardan biri: { $list }.
ui-dd-tell-discard = Eşya ister, şunlardan biri: { $list }.
ui-dd-tell-explosives = Patlayıcı ister: { $count }.
ui-dd-tell-bonus = Bir sonuç verir: { $face }.
ui-dd-tell-penalty = Bir sonuç alır: { $face }.
ui-dd-tell-here = Burada katılır: { $specialist }.
ui-dd-tell-fewer-dice = Burada atılan zar: { $count }.
ui-dd-tell-most-units = Birlik yeri: { $count }.
ui-dd-tell-black = Siyah kalkan: kimse kalamaz.
ui-dd-tell-start = Başlangıç bölgesi.
ui-dd-tell-enter = Girişte 1d6 asker.
ui-dd-tell-award-symbol = Burada nişan alınabilir.
ui-dd-tell-special = MG zarında 6 özel hasar verir.
ui-dd-tell-no-lock = Burada zar kilitlenmez.
ui-dd-tell-no-items = Burada havuzdan eşya gelmez.
ui-dd-tell-pool = Bulunabilecekler, eşya puanı bedeliyle: { $list }.
ui-dd-tell-awards-left = Alınabilecek nişanlar: { $list }.
ui-dd-phase = { $phase ->
    [start] çıkarma
    [pool] eşya havuzu
    [dice] zarlar
    [result] sonuç
    [upkeep] bakım
    [marker] işaret
    [supply] ikmal
    [move] hareket
    [combat] çatışma
    [fire] ateş
    [losses] kayıplar
    [end] tur sonu
    [over] bitti
   *[other] { $phase }
}
