# D-Day Dice.

# Options

option-seats = Oyuncular
    .help = Birlikte kazanan ya da kaybeden bir ila dört birlik.
option-nations = Ulus
    .help = Birinci koltuğun ulusu; öbür koltuklar sırayla diğerlerini alır.
option-mulligan = Yeniden atış
    .help = Oyunda bir kez: askersiz ilk atış yeniden atılabilir.
option-bazooka-joe = Bazuka Joe
    .help = Bütün özel eşyalar havuzdadır; ayrıca yedek ve eşsiz uzman sınırı kalkar.
option-long-stay = Uzun kalış
    .help = Ok bir tur geç bağlar: her bölgede bir çatışma daha.
option-lesson = Ders
    .help = 1: uzman, eşya ve nişan yok. 2: uzman var, eşya ve nişan yok. Yalnızca Tiger Tatbikatı haritasında.

# Faces, bonuses, dice, resources

dd-face-skull = kurukafa
dd-face-star = yıldız
dd-face-s1 = bir asker
dd-face-s2 = iki asker
dd-face-courage = cesaret
dd-face-tool = alet
dd-bonus-skull = Ölünün Hediyesi
dd-bonus-star = Önderlik
dd-bonus-s1 = Takviye
dd-bonus-s2 = Taze Birlik
dd-bonus-courage = Savaş Narası
dd-bonus-tool = Büyük Buluntu
dd-die-r1 = kırmızı zar 1
dd-die-r2 = kırmızı zar 2
dd-die-w1 = beyaz zar 1
dd-die-w2 = beyaz zar 2
dd-die-b1 = mavi zar 1
dd-die-b2 = mavi zar 2
dd-mg-die = MG zarı { $number }
dd-mine-die = mayın zarı
dd-die-shows = { $die }: { $face }
dd-number-set = { $die }: { $number }
dd-two-things = { $one }, { $other }
dd-nothing = hiçbir şey
dd-amount = { $resource }: { $amount }
dd-resource-soldiers = asker
dd-resource-stars = yıldız
dd-resource-courage = cesaret
dd-resource-points = eşya puanı
dd-seat = { SEAT($seat) }
dd-sector = Bölge { $number }
dd-bunker = Sığınak

# Specialists

dd-specialist-scout = Gözcü
dd-specialist-sharpshooter = Keskin Nişancı
dd-specialist-medic = Sıhhiyeci
dd-specialist-minesweeper = Mayın Temizleyici
dd-specialist-veteran = Kıdemli
dd-specialist-engineer = İstihkâmcı
dd-specialist-radioman = Telsizci
dd-specialist-chaplain = Din Görevlisi
dd-specialist-quartermaster = Levazımcı
dd-specialist-gunner = Topçu
dd-specialist-courier = Kurye
dd-specialist-bugler = Borazancı
dd-specialist-mechanic = Tamirci
dd-specialist-stretcher-bearer = Sedyeci
dd-specialist-corporal = Onbaşı
dd-specialist-sergeant = Çavuş
dd-specialist-lieutenant = Teğmen
dd-specialist-captain = Yüzbaşı
dd-specialist-major = Binbaşı
dd-specialist-colonel = Albay
dd-specialist-ranger = Komando
dd-specialist-resistance-fighter = Direnişçi
dd-specialist-war-hero = Savaş Kahramanı
dd-specialist-flag-bearer = Sancaktar

# Items

dd-item-copy = { $item } ({ $copy })
dd-item-bangalore-torpedo = Bangalor Torpili
dd-item-binoculars = Dürbün
dd-item-carrier-pigeon = Posta Güvercini
dd-item-command-jacket = Komutan Ceketi
dd-item-dispatch-case = Evrak Çantası
dd-item-field-radio = Sahra Telsizi
dd-item-flak-vest = Koruyucu Yelek
dd-item-hand-grenades = El Bombaları
dd-item-first-aid-kit = İlk Yardım Çantası
dd-item-smoke-canister = Sis Kutusu
dd-item-hip-flask = Cep Matarası
dd-item-map-case = Harita Çantası
dd-item-wire-cutters = Tel Makası
dd-item-grappling-hook = Tırmanma Kancası
dd-item-mortar = Havan
dd-item-toggle-rope = Düğümlü Halat
dd-item-mine-detector = Mayın Dedektörü
dd-item-satchel-charge = Çanta Patlayıcı
dd-item-bazooka = Bazuka
dd-item-flamethrower = Alev Makinesi
dd-item-enemy-uniform = Düşman Üniforması
dd-item-signal-flares = İşaret Fişekleri
dd-item-air-recon-photos = Hava Keşif Fotoğrafları
dd-item-ammunition-crate = Cephane Sandığı

# Vehicles

dd-vehicle-bulldozer = Buldozer
dd-vehicle-jeep = Cip
dd-vehicle-dukw = DUKW
dd-vehicle-ambulance = Ambulans
dd-vehicle-half-track = Yarı paletli
dd-vehicle-sherman = Sherman

# Awards

dd-award-medal-of-honor = Medal of Honor
dd-award-distinguished-service-cross = Distinguished Service Cross
dd-award-silver-star = Silver Star
dd-award-bronze-star = Bronze Star
dd-award-purple-heart = Purple Heart
dd-award-victoria-cross = Victoria Cross
dd-award-military-cross = Military Cross
dd-award-distinguished-service-order = Distinguished Service Order
dd-award-military-medal = Military Medal
dd-award-george-cross = George Cross
dd-award-memorial-cross = Memorial Cross
dd-award-volunteer-service-medal = Volunteer Service Medal
dd-award-croix-de-guerre = Croix de Guerre
dd-award-medaille-militaire = Médaille Militaire
dd-award-legion-dhonneur = Légion d'honneur
dd-award-ordre-de-la-liberation = Ordre de la Libération

# What is asked

dd-ask-go-on = { $you ->
    [yes] Devam et.
   *[no] { SEAT($seat) } devam edecek.
 }
dd-ask-start = { $you ->
    [yes] Bir başlangıç bölgesi seç.
   *[no] { SEAT($seat) } başlangıç bölgesi seçiyor.
 }
dd-ask-pool = { $you ->
    [yes] Bu maçta bulunabilecek bir eşya daha seç.
   *[no] { SEAT($seat) } havuza bir kart ekliyor.
 }
dd-ask-mulligan = { $you ->
    [yes] Asker yok: bütün zarlar yeniden atılsın mı (oyunda bir kez)?
   *[no] { SEAT($seat) } bütün zarları yeniden atabilir.
 }
dd-ask-lock = { $you ->
    [yes] İki zar kilitle.
   *[no] { SEAT($seat) } iki zar kilitliyor.
 }
dd-ask-reroll = { $you ->
    [yes] Zar işaretle ve yeniden at, ya da dur. Kalan atış: { $left }.
   *[no] { SEAT($seat) } yeniden atabilir. Kalan atış: { $left }.
 }
dd-ask-result = { $you ->
    [yes] Nişan ya da eşya oyna, hediye ver ya da bittiğini söyle.
   *[no] { SEAT($seat) } nişan ve eşya oynayabilir.
 }
dd-ask-supply = { $you ->
    [yes] Uzman al, eşya bul, hediye ver ya da bittiğini söyle.
   *[no] { SEAT($seat) } uzman alabilir ve eşya bulabilir.
 }
dd-ask-move = { $you ->
    [yes] İlerle ya da kal ve bittiğini söyle.
   *[no] { SEAT($seat) } ilerleyebilir.
 }
dd-ask-must-move = { $you ->
    [yes] Birliğin bu tur ilerlemeli.
   *[no] { SEAT($seat) } birliği bu tur ilerlemeli.
 }
dd-ask-fire = { $you ->
    [yes] Makineliler ateş etti: eşya kullan, hediye ver ya da bittiğini söyle.
   *[no] { SEAT($seat) } kayıplardan önce eşya kullanabilir.
 }
dd-ask-losses = { $you ->
    [yes] Kayıplarını seç. Kalan kayıp: { $left }.
   *[no] { SEAT($seat) } kayıplarını seçiyor. Kalan kayıp: { $left }.
 }
dd-ask-special = { $you ->
    [yes] Özel hasar: ölecek bir uzman seç. Kalan: { $left }.
   *[no] Özel hasar: { SEAT($seat) } bir uzman seçiyor. Kalan: { $left }.
 }
dd-ask-straight = { $you ->
    [yes] Seri: bir nişan seç.
   *[no] { SEAT($seat) } seri için nişan seçiyor.
 }
dd-ask-skull = { $you ->
    [yes] Kurukafa: iptal edeceği zarı seç.
   *[no] { SEAT($seat) } kurukafanın iptal edeceği zarı seçiyor.
 }
dd-ask-part = { $you ->
    [yes] { $bonus }: bir bölümünü seç.
   *[no] { $bonus }: { SEAT($seat) } bir bölümünü seçiyor.
 }
dd-ask-other = { $you ->
    [yes] { $bonus }: alacak birliği seç.
   *[no] { $bonus }: { SEAT($seat) } bir birlik seçiyor.
 }
dd-ask-free-item = { $you ->
    [yes] { $bonus }: bir eşya al ya da hiç alma.
   *[no] { $bonus }: { SEAT($seat) } bir eşya alıyor.
 }
dd-ask-result-face = { $you ->
    [yes] { $bonus }: bir sonuç seç.
   *[no] { $bonus }: { SEAT($seat) } bir sonuç seçiyor.
 }
dd-ask-colonel = { $you ->
    [yes] Albay: bir sonuç seç.
   *[no] { SEAT($seat) } Albay'ın sonucunu seçiyor.
 }
dd-ask-recruit-item = { $you ->
    [yes] Yeni uzmanın bir eşya getirdi: birini al ya da alma.
   *[no] { SEAT($seat) } uzmanın getirdiği eşyayı alıyor.
 }
dd-ask-swap = { $you ->
    [yes] { SEAT($asker) }, { $die } ({ $face }) zarına karşı { $other } ({ $offer }) öneriyor.
   *[no] { SEAT($asker) }, { SEAT($seat) } ile { $die } ({ $face }) için { $other } ({ $offer }) takası istiyor.
 }
dd-ask-mine = { $you ->
    [yes] Mayınlar: atıştan önce kart kullan ya da devam et.
   *[no] { SEAT($seat) } mayınların önünde.
 }
dd-ask-mine-rolled = { $you ->
    [yes] Mayın zarı { $number }: bir kartla değiştir ya da devam et.
   *[no] { SEAT($seat) }: mayın zarı { $number }.
 }
dd-ask-follow = { $you ->
    [yes] { SEAT($leader) } narasını izleyecek misin?
   *[no] { SEAT($seat) }, { SEAT($leader) } narasını izleyebilir.
 }
dd-over-won = { $turn }. turda birlikte kazandınız. Zafer puanı: { $points }.
dd-over-lost = { $turn }. turda hepiniz kaybettiniz. Zafer puanı: { $points }.

# What can be done

dd-do-start = Başla: { $sector }
dd-do-pool = Havuza ekle: { $item }
dd-do-mulligan = Bütün zarları yeniden at
dd-do-keep = Atışı tut
dd-do-lock = Kilitle: { $die }
dd-do-mark = Yeniden atış için işaretle: { $die }
dd-do-roll = İşaretli zarları at
dd-do-stop = Dur: sonuç bu
dd-do-play = Oyna: { $award }
dd-do-play-with = Oyna: { $award }: { $choice }
dd-do-use = Kullan: { $item }
dd-do-use-on = Kullan: { $item }: { $target }
dd-do-swap = { SEAT($seat) } ile takas iste: { $die } karşılığı { $other }
dd-do-reserve = { $die } zarını yedekle değiştir: { $other }
dd-do-accept = Kabul et
dd-do-decline = Reddet
dd-do-take-award = Al: { $award }
dd-do-cancel = İptal et: { $die }
dd-do-part-a = Birinci bölüm
dd-do-part-b = İkinci bölüm
dd-do-result = Sonuç al: { $face }
dd-do-for = { SEAT($seat) } için
dd-do-take = Al: { $item }
dd-do-none = Hiç alma
dd-do-recruit = { $cost } yıldıza al: { $specialist }
dd-do-find = Bul: { $item }
dd-do-find-vehicle = Aracı bul: { $vehicle }
dd-do-buy-award = Nişan satın al
dd-do-give = { SEAT($seat) } birliğine ver: { $gift }
dd-do-abandon = Terk et: { $vehicle }
dd-do-move = İlerle: { $sector }
dd-do-move-pay = İlerle: { $sector }, bedel { $price }
dd-do-cry = Savaş Narası: { $sector }
dd-do-follow = İzle
dd-do-stay = İzleme
dd-do-go-on = Devam et
dd-do-done = Bitti
dd-do-wait = Diğerlerini bekle
dd-do-lose = Kaybet: { $specialist }
dd-do-soldiers = Kalanı askerler
dd-step-lock = Kilitle
dd-step-reroll = Yeniden atış için işaretle
dd-step-reserve = Yedek: { $die }
dd-step-number = { $number }
dd-step-recruit = Uzman al
dd-step-find = Bul
dd-step-use = Kullan
dd-step-take = Al
dd-step-abandon = Terk et
dd-step-unknown = { $name }

# What happened

dd-event-started = { $you ->
    [yes] Başladığın yer: { $sector }.
   *[no] { SEAT($seat) } başlangıcı: { $sector }.
 }
dd-event-pool = { $you ->
    [yes] Havuza eklediğin kart: { $item }.
   *[no] { SEAT($seat) } havuza ekledi: { $item }.
 }
dd-event-turn = { $turn }. tur başlıyor.
dd-event-rolled = { $you ->
    [yes] Attığın zarlar: { $dice }.
   *[no] { SEAT($seat) } attı: { $dice }.
 }
dd-event-mulligan = { $you ->
    [yes] Bütün zarları yeniden attın: { $dice }.
   *[no] { SEAT($seat) } bütün zarları yeniden attı: { $dice }.
 }
dd-event-rerolled = { $you ->
    [yes] Yeniden attığın zarlar: { $dice }.
   *[no] { SEAT($seat) } yeniden attı: { $dice }.
 }
dd-event-reserve = { $you ->
    [yes] Yedeğin: { $dice }.
   *[no] { SEAT($seat) } yedeği: { $dice }.
 }
dd-event-locked = { $you ->
    [yes] Kilitledin: { $die }.
   *[no] { SEAT($seat) } kilitledi: { $die }.
 }
dd-event-marked = { $you ->
    [yes] Yeniden atış için işaretledin: { $die }.
   *[no] { SEAT($seat) } işaretledi: { $die }.
 }
dd-event-finished = { $you ->
    [yes] Son sonucun hazır.
   *[no] { SEAT($seat) } son sonucunu aldı.
 }
dd-event-order = { $you ->
    [yes] Sıra için { $number } attın.
   *[no] { SEAT($seat) } sıra için { $number } attı.
 }
dd-event-waited = { $you ->
    [yes] Diğerlerini bekliyorsun.
   *[no] { SEAT($seat) } bekliyor.
 }
dd-event-done = { $you ->
    [yes] İşini bitirdin.
   *[no] { SEAT($seat) } bitirdi.
 }
dd-event-award-played = { $you ->
    [yes] Oynadın: { $award }.
   *[no] { SEAT($seat) } oynadı: { $award }.
 }
dd-event-item-used = { $you ->
    [yes] Kullandın: { $item }.
   *[no] { SEAT($seat) } kullandı: { $item }.
 }
dd-event-die-set = { $you ->
    [yes] Zarı ayarladın: { $dice }.
   *[no] { SEAT($seat) } zarı ayarladı: { $dice }.
 }
dd-event-copied = { $you ->
    [yes] Zarların { SEAT($other) } zarlarının yüzlerini aldı.
   *[no] { SEAT($seat) } zarları { SEAT($other) } zarlarının yüzlerini aldı.
 }
dd-event-linked = { $you ->
    [yes] Bu tur { SEAT($other) } ile aynı bölgedeymiş gibi alışveriş yaparsın.
   *[no] { SEAT($seat) } bu tur { SEAT($other) } ile aynı bölgedeymiş gibi alışveriş yapar.
 }
dd-event-swap-asked = { $you ->
    [yes] { SEAT($other) } ile takas istedin: { $die } karşılığı { $his }.
   *[no] { SEAT($seat) }, { SEAT($other) } ile takas istedi: { $die } karşılığı { $his }.
 }
dd-event-swapped = { $you ->
    [yes] { SEAT($other) } ile takas ettin: { $die } ile { $his }.
   *[no] { SEAT($seat) }, { SEAT($other) } ile takas etti: { $die } ile { $his }.
 }
dd-event-swap-declined = { $you ->
    [yes] { SEAT($other) } takasını reddettin.
   *[no] { SEAT($seat) }, { SEAT($other) } takasını reddetti.
 }
dd-event-reserve-swapped = { $you ->
    [yes] { $die } zarını yedekteki { $his } ile değiştirdin.
   *[no] { SEAT($seat) }, { $die } zarını yedekteki { $his } ile değiştirdi.
 }
dd-event-straight = { $you ->
    [yes] Serin var.
   *[no] { SEAT($seat) } seri yaptı.
 }
dd-event-cancelled = { $you ->
    [yes] Kurukafa zarını iptal etti: { $die }.
   *[no] Kurukafa { SEAT($seat) } zarını iptal etti: { $die }.
 }
dd-event-bonus = { $you ->
    [yes] Kazandın: { $bonus }.
   *[no] { SEAT($seat) } kazandı: { $bonus }.
 }
dd-event-result = { $you ->
    [yes] Bir sonuç kazandın: { $face }.
   *[no] { SEAT($seat) } bir sonuç kazandı: { $face }.
 }
dd-event-gained = { $you ->
    [yes] Kazandın: { $gain }.
   *[no] { SEAT($seat) } kazandı: { $gain }.
 }
dd-event-more-finds = { $you ->
    [yes] Bu tur bir eşya daha bulabilirsin.
   *[no] { SEAT($seat) } bu tur bir eşya daha bulabilir.
 }
dd-event-award = { $you ->
    [yes] Nişan kazandın: { $award }.
   *[no] { SEAT($seat) } nişan kazandı: { $award }.
 }
dd-event-collected = { $you ->
    [yes] Topladın: { $soldiers } asker, { $stars } yıldız, { $courage } cesaret, { $points } eşya puanı.
   *[no] { SEAT($seat) } topladı: { $soldiers } asker, { $stars } yıldız, { $courage } cesaret, { $points } eşya puanı.
 }
dd-event-marker = { $you ->
    [yes] İşaretin: { $marker ->
        [one] bir şerit
        [two] iki şerit
        [three] üç şerit
       *[arrow] ok
    }.
   *[no] { SEAT($seat) } işareti: { $marker ->
        [one] bir şerit
        [two] iki şerit
        [three] üç şerit
       *[arrow] ok
    }.
 }
dd-event-recruited = { $you ->
    [yes] { $cost } yıldıza aldın: { $specialist }.
   *[no] { SEAT($seat) } { $cost } yıldıza aldı: { $specialist }.
 }
dd-event-joined = { $you ->
    [yes] Birliğine katıldı: { $specialist }.
   *[no] { SEAT($seat) } birliğine katıldı: { $specialist }.
 }
dd-event-found = { $you ->
    [yes] { $cost } eşya puanına aldın: { $item }.
   *[no] { SEAT($seat) } { $cost } eşya puanına aldı: { $item }.
 }
dd-event-gave = { $you ->
    [yes] { SEAT($other) } birliğine verdin: { $gift }.
   *[no] { SEAT($seat) }, { SEAT($other) } birliğine verdi: { $gift }.
 }
dd-event-vehicle-left = { $you ->
    [yes] Geride bıraktın: { $vehicle }.
   *[no] { SEAT($seat) } geride bıraktı: { $vehicle }.
 }
dd-event-moved = { $you ->
    [yes] İlerledin: { $from } → { $to }, { $courage } cesaretle.
   *[no] { SEAT($seat) } ilerledi: { $from } → { $to }, { $courage } cesaretle.
 }
dd-event-cried = { $you ->
    [yes] Savaş Narası! İlerledin: { $from } → { $to }, { $courage } cesaretle.
   *[no] Savaş Narası! { SEAT($seat) } ilerledi: { $from } → { $to }, { $courage } cesaretle.
 }
dd-event-sacrificed = { $you ->
    [yes] Feda ettin: { $specialist }.
   *[no] { SEAT($seat) } feda etti: { $specialist }.
 }
dd-event-discarded = { $you ->
    [yes] Attın: { $item }.
   *[no] { SEAT($seat) } attı: { $item }.
 }
dd-event-mine = { $you ->
    [yes] Mayınlar: { $number } attın.
   *[no] Mayınlar: { SEAT($seat) } { $number } attı.
 }
dd-event-number-set = { $you ->
    [yes] Zarı { $number } yaptın: { $die }.
   *[no] { SEAT($seat) } zarı { $number } yaptı: { $die }.
 }
dd-event-mine-losses = { $you ->
    [yes] Mayın kaybın: { $losses }.
   *[no] { SEAT($seat) } mayın kaybı: { $losses }.
 }
dd-event-stayed-behind = { $you ->
    [yes] İzlemiyorsun.
   *[no] { SEAT($seat) } izlemiyor.
 }
dd-event-mg = { $sector }: MG zarı { $first }.
dd-event-mg-two = { $sector }: MG zarları { $first } ve { $second }.
dd-damage-specialist = bir uzman
dd-damage-courage = bir cesaret
dd-event-special = { $you ->
    [yes] Özel hasar: kaybın { $damage }.
   *[no] Özel hasar: { SEAT($seat) } kaybı { $damage }.
 }
dd-event-losses = { $you ->
    [yes] Çatışma, { $sector }: kaybın { $losses }.
   *[no] Çatışma, { $sector }: { SEAT($seat) } kaybı { $losses }.
 }
dd-event-died = { $you ->
    [yes] Birliğinden öldü: { $specialist }.
   *[no] { SEAT($seat) } birliğinden öldü: { $specialist }.
 }
dd-event-soldiers-lost = { $you ->
    [yes] { $count } asker kaybettin.
   *[no] { SEAT($seat) } { $count } asker kaybetti.
 }
dd-event-lost = { $you ->
    [yes] Birliğin yok edildi: herkes kaybetti.
   *[no] { SEAT($seat) } birliği yok edildi: herkes kaybetti.
 }
dd-event-lost-stayed = { $you ->
    [yes] Birliğin ilerlemek zorundaydı, ilerlemedi: herkes kaybetti.
   *[no] { SEAT($seat) } birliği ilerlemek zorundaydı, ilerlemedi: herkes kaybetti.
 }
dd-event-won = Bütün birlikler { $turn }. turda sığınakta: herkes kazandı.

# Odds

dd-odds-soldiers = bu tur asker
    .unit = er
dd-odds-courage = bu tur cesaret
dd-odds-stars = bu tur yıldız
dd-odds-points = bu tur eşya puanı
dd-odds-at-least-courage = { $count } ya da daha çok cesaret
dd-odds-at-least-stars = yıldız: { $count } ya da daha çok
dd-odds-tricolour = { $bonus }
dd-odds-straight = seri
dd-odds-survival = birlik çatışmadan sağ çıkar
dd-odds-losses = kayıplar
dd-odds-award = her nişan

# Why not

dd-no-now = Bu adımda olmaz: { $action }. Bir tur şöyle gider: zarlar, sonuç, ikmal, hareket, ateş.
dd-no-resting = Önce biri devam etmeli.
dd-no-seat = Böyle bir koltuk yok.
dd-no-over = Oyun bitti.
dd-no-safe = Birliğin sığınakta güvende ve katılmıyor.
dd-no-turn = Şimdi başka bir koltuğa soruluyor.
dd-no-dice-done = Son sonucunu aldın.
dd-no-losses = Ödeyecek kaybın yok.
dd-no-start = { $sector } başlangıç bölgesi değil.
dd-no-pool-card = { $item } burada havuza eklenemez.
dd-no-solo-card = { $item } tek başına oyunda kullanılmaz.
dd-no-pool-twice = { $item } zaten havuzda.
dd-no-mulligan = Bütün zarlar yalnızca askersiz ilk atıştan sonra yeniden atılır.
dd-no-mulligan-twice = Bu oyunda bütün zarları bir kez yeniden attın.
dd-no-mulligan-first = Önce atışı tut ya da bütün zarları yeniden at.
dd-no-lock-here = Bu bölgede zar kilitlenmez.
dd-no-lock = İlk atıştan hemen sonra tam iki farklı zar kilitlenir.
dd-no-locks-first = Önce iki zar kilitlenmeli.
dd-no-such-die = { $die } atılmadı.
dd-no-such-die-there = O birlik { $die } atmadı.
dd-no-locked = { $die } kilitli.
dd-no-corporal = Onbaşı ikinci yeniden atışta kilitli tek bir zarı attırır.
dd-no-mark = Zarlar sırayla, birer kez işaretlenir: { $die } geç kaldı.
dd-no-roll = İşaretli zar yok.
dd-no-stop = Önce işaretli zarları at.
dd-no-specialist = { $specialist } birliğinde değil.
dd-no-special-soldiers = Özel hasar bir uzman alır.
dd-no-soldiers = Kalan { $left } kayıp için askerin yetmiyor.
dd-no-award-left = { $award } artık alınamaz.
dd-no-award-held = { $award } zaten bir birlikte.
dd-no-award-solo = { $award } tek başına oyunda kullanılmaz.
dd-no-cancel-skull = Kurukafa, kurukafa göstermeyen bir zarı iptal eder.
dd-no-cancel-twice = { $die } zaten iptal edildi.
dd-no-skull-first = Önce kurukafanın iptal edeceği zarı seç.
dd-no-skull-result = Kurukafa bir sonuç değildir.
dd-no-swap-first = Önce takası kabul et ya da reddet.
dd-no-other-unit = Sığınak dışında başka bir birlik olmalı.
dd-no-items-here = Bu bölgede havuzdan eşya ya da araç gelmez.
dd-no-bonus-first = Önce ödülü al.
dd-no-in-pool = { $item } havuzda değil.
dd-no-free-dear = { $item } fiyatı { $most } üstünde.
dd-no-free-item = Havuzda yeterince ucuz eşya yok.
dd-no-item = { $item } sende yok.
dd-no-item-now = { $item } şimdi kullanılamaz.
dd-no-item-choice = { $item } böyle kullanılamaz.
dd-no-item-bunker = { $item } sığınakta işe yaramaz.
dd-no-item-outside = { $item } yalnızca sığınakta işe yarar.
dd-no-number = Burada böyle bir zar ya da sayı yok.
dd-no-change = Bu hiçbir şeyi değiştirmez.
dd-no-map-case = İşaret yalnızca hareketten önce geri alınır, siyah kalkandan alınmaz.
dd-no-wait = Beklemek yalnızca başka bir koltuk bitirmemişken olur, son kez sorulurken olmaz.
dd-no-safe-act = Sığınağın içinden yalnızca girenlere verebilirsin.
dd-no-done = Birliğin ilerlemeli ve ilerleyebilir.
dd-no-vehicle = { $vehicle } aracı sende yok.
dd-no-vehicle-pool = { $vehicle } aracı havuzda değil.
dd-no-second-vehicle = Bir birliğin en çok bir aracı olur.
dd-no-vehicle-bunker = Araç sığınağa girmez.
dd-no-award = { $award } nişanı sende yok.
dd-no-award-played = { $award } oynandı.
dd-no-award-choice = { $award } böyle oynanmaz.
dd-no-dead = { $specialist } o birlikte ölmedi.
dd-no-return = İki bölüm de mümkün olduğunca alınır.
dd-no-second = { $specialist } zaten birliğince alındı.
dd-no-own-card = { $specialist } başka birliğin kartı: verilir, yıldızla alınmaz.
dd-no-limit = Birliğinde bu türden bir uzman var; { $specialist } katılamaz.
dd-no-lieutenant = Zarlar yalnızca Teğmen varken takas edilir.
dd-no-reserve = Bu tur yedek atılmadı.
dd-no-swap-colour = Yalnızca aynı renkteki zarlar takas edilir.
dd-no-swap-twice = Her birlik turda bir kez takas eder.
dd-no-swap-declined = O koltuk bu tur takasını reddetti.
dd-no-recruit-twice = Bu tur bir uzman aldın.
dd-no-stars = { $specialist } { $cost } yıldız; sende { $has } var.
dd-no-lesson = Bu, bu dersin parçası değil.
dd-no-dead-again = { $specialist } öldü, yeniden alınamaz.
dd-no-supply = { $specialist } başka bir birlikte.
dd-no-points = Fiyatı { $cost } eşya puanı; sende { $has } var.
dd-no-find-twice = Bu tur bulabileceğini buldun.
dd-no-award-twice = Bu tur bir nişan kazandın.
dd-no-awards = Nişan kalmadı.
dd-no-award-price = Bir nişan { $cost } cesaret; sende { $has } var.
dd-no-symbol = Bu bölgede nişan simgesi yok.
dd-no-symbol-twice = Birliğin bu oyunda bir nişan simgesi kullandı.
dd-no-solo-trade = Alışveriş yapacak kimse yok.
dd-no-gift-self = Hediye başka bir birliğe verilir.
dd-no-gift-specialist = { $specialist } verilemez.
dd-no-gift-safe = O birlik sığınakta güvende ve katılmıyor.
dd-no-gift-far = O birlik senin bölgende değil.
dd-no-gift-on = Bu pencerede alınan, aynı pencerede verilmez.
dd-no-gift-amount = Sende { $has } var.
dd-no-gift-all = Hediye birliğini askersiz ve uzmansız bırakamaz.
dd-no-gift-limit = O birlikte zaten bir tane var.
dd-no-move-twice = Birliğin bu tur ilerledi.
dd-no-sector = Bu haritada { $sector } yok.
dd-no-again = Birliğin daha önce oradaydı: { $sector }.
dd-no-border = Oraya ileri ya da yana yol yok: { $sector }.
dd-no-room = Başka birliğe yer yok: { $sector }.
dd-no-obstacle = Yolu engel kapatıyor: Tel Makası ya da çıktığın bölgede Buldozer gerekir.
dd-no-courage = { $cost } cesaret gerekir; sende { $has } var.
dd-no-cry = Birliğinin Savaş Narası yok.
dd-no-cry-sideways = Savaş Narası ileri götürür.
dd-no-demand = Bu bölgenin istediği bu değil: { $sector }.
dd-no-card-order = Kartları sırayla söyle: önce { $item }.
dd-no-payment = Birliğin orada bir şey vermez: { $sector }.

# Haritalar ve seçenek değerleri

scenario-tiger = Tiger Tatbikatı
scenario-omaha = Omaha Plajı
scenario-utah = Utah Plajı
scenario-juno = Juno Plajı
scenario-hoc = Pointe du Hoc
scenario-sword = Sword Plajı
scenario-pegasus = Pegasus Köprüsü
scenario-gold = Gold Plajı
scenario-merville = Merville Bataryası
option-nations-us = Amerika Birleşik Devletleri
option-nations-uk = Birleşik Krallık
option-nations-ca = Kanada
option-nations-fr = Fransa
option-mulligan-on = Açık
option-mulligan-off = Kapalı
option-bazooka-joe-off = Kapalı
option-bazooka-joe-items = Bütün özel eşyalar
option-bazooka-joe-items-and-specialists = Özel eşyalar ve uzmanlar
option-lesson-off = Oyunun tamamı
option-lesson-1 = Birinci ders
option-lesson-2 = İkinci ders

dd-nation-us = Amerika Birleşik Devletleri
dd-nation-uk = Birleşik Krallık
dd-nation-ca = Kanada
dd-nation-fr = Fransa

# Durum, sözle

dd-must-move = şimdi ilerlemeli
dd-turns-left = { $turns ->
    [0] bu tur ilerler
   *[other] { $turns } tur kaldı
}
dd-safe = güvende
dd-tell-map = { $name }, { $place }, { $date }. Tur { $turn }: { $phase }.
dd-tell-unit = { SEAT($seat) }: { $sector }, güç { $strength }, zafer puanı { $points }.
dd-tell-resources = Asker { $soldiers }, yıldız { $stars }, cesaret { $courage }, eşya puanı { $points }.
dd-tell-ready = Hazır.
dd-tell-busy = Karar veriyor.
dd-tell-dice = Zarlar: { $list }.
dd-tell-cancelled = iptal
dd-tell-locked = kilitli
dd-tell-marked = yeniden atılacak
dd-tell-specialists = Uzmanlar: { $list }.
dd-tell-dead = Düşenler: { $list }.
dd-tell-items = Eşyalar: { $list }.
dd-tell-awards = Nişanlar: { $list }.
dd-tell-recruits = Alabileceği uzmanlar, yıldız bedeliyle: { $list }.
dd-tell-reach = { $sector } için { $courage } cesaret gerekir: beklenen kayıp { $loss }, en kötü { $worst }; sağ kalma { $survival }.
dd-tell-stay = { $sector } içinde kalırsa: beklenen kayıp { $loss }, en kötü { $worst }; sağ kalma { $survival }.
dd-tell-barred = Yol kapalı.
dd-tell-demand-missing = Koşul karşılanmıyor.
dd-tell-mines = Mayın var.
dd-tell-obstacle = Engel var.
dd-tell-sector = { $sector }: savunma { $defence }, MG zarı { $guns }.
dd-tell-way = İleri: { $sector }, { $courage } cesaret.
dd-tell-have = Orada gereken uzman: { $list }.
dd-tell-sacrifice = Feda ister, şunlardan biri: { $list }.
dd-tell-discard = Eşya ister, şunlardan biri: { $list }.
dd-tell-explosives = Patlayıcı ister: { $count }.
dd-tell-bonus = Bir sonuç verir: { $face }.
dd-tell-penalty = Bir sonuç alır: { $face }.
dd-tell-here = Burada katılır: { $specialist }.
dd-tell-fewer-dice = Burada atılan zar: { $count }.
dd-tell-most-units = Birlik yeri: { $count }.
dd-tell-black = Siyah kalkan: kimse kalamaz.
dd-tell-start = Başlangıç bölgesi.
dd-tell-enter = Girişte 1d6 asker.
dd-tell-award-symbol = Burada nişan alınabilir.
dd-tell-special = MG zarında 6 özel hasar verir.
dd-tell-no-lock = Burada zar kilitlenmez.
dd-tell-no-items = Burada havuzdan eşya gelmez.
dd-tell-pool = Bulunabilecekler, eşya puanı bedeliyle: { $list }.
dd-tell-awards-left = Alınabilecek nişanlar: { $list }.
dd-phase = { $phase ->
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
dd-tell-nation = Ulus: { $nation }.
dd-tell-stays = { $stay }.
dd-tell-die = { $die } { $face }
dd-tell-die-state = { $die } { $face } ({ $state })
dd-tell-priced = { $thing } { $cost }

# Üstlerinde yazan ve yaptıkları

dd-figure-cost = Bedel
dd-figure-group = Tür
dd-figure-explosive = Patlayıcı
dd-figure-windows = Kullanıldığı an
dd-group-regular = olağan
dd-group-reserve = yedek: aynı anda bir tane
dd-group-ranked = rütbeli, ortak kaynaktan
dd-group-unique = eşsiz, ortak kaynaktan: aynı anda bir tane
dd-group-symbol = ikinci kopya
dd-group-special = haritanın özel eşyası
dd-window-result = sonuç
dd-window-supply = ikmal
dd-window-move = hareket
dd-window-fire = ateş
dd-window-mine = mayın zarı
dd-about-specialist-scout = Birliğin ilerlemeleri { $advance-cost } cesaret ucuzlar, 1’in altına inmez.
dd-about-specialist-sharpshooter = Her MG zarı birliğe karşı { $mg-die } eksik sayılır.
dd-about-specialist-medic = Kayıp azalır: her çatışmada { $combat-loss }, her mayın zarında { $mine-loss }.
dd-about-specialist-minesweeper = Birlik mayın zarı atmaz.
dd-about-specialist-veteran = Her üç renk ödülü için { $soldiers-a-tricolour } asker.
dd-about-specialist-engineer = En az bir alet varsa fazladan alet: { $tool-if-tool }.
dd-about-specialist-radioman = Her Takviye ya da Taze Birlik { $reinforced-soldiers } asker fazla getirir.
dd-about-specialist-chaplain = En az bir cesaret sonucu varsa { $courage-if-courage } cesaret daha.
dd-about-specialist-quartermaster = Eşyalar { $item-cost }, araçlar { $vehicle-cost } ucuz.
dd-about-specialist-gunner = Savunma birlik için { $def } eksik sayılır, sığınakta da.
dd-about-specialist-courier = Birliği komşu bölgelerle de alışveriş yapar. Eşya gibi başkasına verilebilir.
dd-about-specialist-bugler = Birlik her bölgeye ya da sığınağa girişte { $soldiers-on-entry } asker kazanır.
dd-about-specialist-mechanic = Araçlar { $vehicle-cost } ucuzdur ve turun buluntusu sayılmaz.
dd-about-specialist-stretcher-bearer = Birlik özel hasar almaz.
dd-about-specialist-corporal = İkinci yeniden atışa katılabilecek kilitli zar: { $reroll-locked }.
dd-about-specialist-sergeant = En az bir asker sonucu varsa fazladan asker: { $soldier-if-soldier }.
dd-about-specialist-lieutenant = Her birlik turda bir zarını başka bir birlikle, aynı renkten, takas edebilir. Tek başına: yedek atışla.
dd-about-specialist-captain = Her tur hiçbir şeyi iptal etmeyen kurukafa: { $skulls }.
dd-about-specialist-major = Birliğin beyaz bölgelerde fazladan kalabileceği tur: { $stay }.
dd-about-specialist-colonel = Her tur seçilen sonuç, kurukafa hariç: { $results }.
dd-about-specialist-ranger = Uzman bulundurma ve eşya bırakma koşulları birlik için geçersizdir; feda koşulu geçerlidir.
dd-about-specialist-resistance-fighter = Alınınca { $free-item } puana kadar bedelsiz bir eşya. Her tur fazladan bulunabilecek eşya: { $finds }.
dd-about-specialist-war-hero = Her çatışmada { $combat-loss } kayıp az.
dd-about-specialist-flag-bearer = Her tur { $courage-a-turn } cesaret; nişan { $award-price } cesaret tutar.
dd-about-item-bangalore-torpedo = Bu tur bölgenin savunması oradaki herkes için 0. Sığınakta olmaz.
dd-about-item-binoculars = Zarlarından birini, bölgendeki bir MG zarını ya da mayın zarını dilediğine çevir.
dd-about-item-carrier-pigeon = Bu tur herhangi bir birlikle aynı bölgedeymiş gibi alışveriş.
dd-about-item-command-jacket = Birliğin bu bakımda Önderlik ödülünü kazanır.
dd-about-item-dispatch-case = Zarların başka bir birliğin zarlarının yüzlerini tek tek alır.
dd-about-item-field-radio = { $n } asker.
dd-about-item-flak-vest = Bu çatışmada MG zarlarının sayıları birliğine kayıp verdirmez.
dd-about-item-hand-grenades = Bu tur bölgenin savunması oradaki herkes için { $n } az, sığınakta da.
dd-about-item-first-aid-kit = Bu çatışmada birliğin { $n } kayıp az verir.
dd-about-item-smoke-canister = Bu tur bölgendeki her MG zarı en çok { $n } sayılır.
dd-about-item-hip-flask = { $n } cesaret.
dd-about-item-map-case = İşaretin geri gider, adım: { $n }. Oktan geri alınırsa birlik kalabilir. Siyah kalkanda olmaz.
dd-about-item-wire-cutters = Hareketle birlikte: bir engel geçilir.
dd-about-item-grappling-hook = Bir bölge istediğinde verilir; başka işe yaramaz.
dd-about-item-mortar = Bu tur herhangi bir bölgenin savunması { $n } az, sığınağınki değil.
dd-about-item-toggle-rope = Bir bölge istediğinde verilir; başka işe yaramaz.
dd-about-item-mine-detector = Birliğinin bir mayın zarı atılmaz.
dd-about-item-satchel-charge = Bu tur bölgenin savunması oradaki herkes için { $n } az, sığınakta da.
dd-about-item-bazooka = Bu tur bölgendeki bir MG zarı 0 sayılır.
dd-about-item-flamethrower = Yalnız sığınakta: savunması { $n } az.
dd-about-item-enemy-uniform = Bu çatışmada birliğine kayıp ve özel hasar yok. Sığınakta olmaz.
dd-about-item-signal-flares = { $n } asker.
dd-about-item-air-recon-photos = Bu turun ilerlemesinde uzman bulundurma koşulu ve mayın zarı yok.
dd-about-item-ammunition-crate = Zarlarınkilerle birlikte sayılan { $n } alet.
dd-about-vehicle-bulldozer = Bölgesindeki herkes çıkarken engelleri geçer.
dd-about-vehicle-jeep = Bölgesinden ilerlemek oradaki herkese { $advance-cost } cesaret ucuz.
dd-about-vehicle-dukw = Bölgesindeki her birliğe her tur asker: { $soldiers-a-turn }.
dd-about-vehicle-ambulance = Bölgesindeki her birliğe { $combat-loss } kayıp az.
dd-about-vehicle-half-track = Bölgesindeki her MG zarı { $mg-die } eksik sayılır.
dd-about-vehicle-sherman = Bölgesinin savunması { $def } az.
dd-about-award-medal-of-honor = Alabileceğin herhangi bir uzman bedelsiz katılır.
dd-about-award-distinguished-service-cross = { $soldiers } asker.
dd-about-award-silver-star = { $stars } yıldız.
dd-about-award-bronze-star = { $stars } yıldız ve { $courage } cesaret.
dd-about-award-purple-heart = Bu turun çatışma kaybı yarıya iner, yukarı yuvarlanır.
dd-about-award-victoria-cross = Sığınak dışındaki diğer her birlik { $n } asker kazanır.
dd-about-award-military-cross = Bu tur bölgendeki bütün MG zarları 0 sayılır.
dd-about-award-distinguished-service-order = { $courage } cesaret.
dd-about-award-military-medal = Zarlarından ikisini dilediğin yüze çevir.
dd-about-award-george-cross = Bu tur bölgenin savunması 0. Sığınakta olmaz.
dd-about-award-memorial-cross = Düşen bir uzman birliğine döner; başka bir birlik de aynısını yapabilir.
dd-about-award-volunteer-service-medal = { $n } asker, başka bir birliğe de o kadar.
dd-about-award-croix-de-guerre = Havuzdan bedelsiz bir eşya, eşya bulunmayan yerde bile.
dd-about-award-medaille-militaire = { $points } eşya puanı.
dd-about-award-legion-dhonneur = Bu tur ulusunun Savaş Narası.
dd-about-award-ordre-de-la-liberation = Ulusunun üç renk ödüllerinden, seçtiğin biri.
dd-about-bonus = Her renkten bir zarda bu yüz: { $gains }.
dd-about-bonus-or = Her renkten bir zarda bu yüz: { $gains }; ya da { $else }.
dd-gain-item = { $cost } puana kadar bir eşya
dd-gain-result = seçtiğin bir sonuç
dd-gain-to-any = sana ya da başka bir birliğe
dd-gain-soldiers = { $n } asker
dd-gain-courage = { $n } cesaret
dd-gain-stars = { $n } yıldız
dd-gain-points = { $n } eşya puanı
dd-gain-others-soldiers = başka bir birliğe { $n } asker
dd-gain-others-points = başka bir birliğe { $n } eşya puanı
dd-gain-cry = cesaretsiz ve koşulsuz bir ilerleme
dd-gain-follow = bölgedeki bir birlik daha izleyebilir
dd-gain-no-mines = mayın zarı atmadan
dd-gain-finds = bu tur fazladan bulunabilecek eşya: { $n }
dd-about-face-skull = Seçtiğin başka bir zarını iptal eder. Üç renkte üç tanesi almak yerine verir.
dd-about-face-star = 1 yıldız verir.
dd-about-face-s1 = 1 asker verir.
dd-about-face-s2 = 2 asker verir.
dd-about-face-courage = 1 cesaret verir.
dd-about-face-tool = Alet çoğaldıkça artan eşya puanı: birden altıya kadar { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
dd-about-resource-soldiers = Kayıplar bunlarla ödenir. Askeri ve uzmanı kalmayan birlik yok olur, herkes kaybeder.
dd-about-resource-stars = Uzmanların bedelidir, turda bir tane.
dd-about-resource-courage = İlerlemelerin bedelidir; { $award } cesaret bir nişan eder.
dd-about-resource-points = Eşya ve araçların bedelidir, turda bir tane.
dd-marker-chevrons = Şeritler
dd-about-chevrons = Birliğin bölgede ne kadar kaldığı: her tur bir artar, üçten sonra ok gelir.
dd-marker-arrow = Kırmızı ok
dd-about-arrow = Birlik bu tur ilerlemeli. İlerleyemezse herkes kaybeder.
dd-marker-shield = Siyah kalkanda
dd-about-shield = Birlik, geldikten sonraki tur ilerlemeli.
dd-marker-safe = Sığınakta güvende
dd-about-safe = Sığınaktaki çatışmadan sağ çıkan artık zar atmaz, kayıp vermez ve ilerlemesi gerekmez.
dd-sign-def = Savunma
dd-about-def = Bölgedeki her birlik her tur bu kadar kaybeder. Birden çok sayı varsa, oradaki sonraki her çatışmada sıradaki geçerlidir.
dd-sign-mg = Makineli tüfek
dd-about-mg = Her tur oradaki bütün birlikler için bir zar atılır; sayısı kayıplara eklenir.
dd-sign-white = Beyaz kalkan
dd-about-white = Birlikler işaretleri oku gösterene dek kalabilir.
dd-sign-black = Siyah kalkan
dd-about-black = Kimse kalamaz: giren birlik sonraki tur ilerlemeli.
dd-sign-have = Uzman gerekir
dd-about-have = Yalnız bu uzmanı olan birlik girebilir; iki tane varsa biri yeter.
dd-sign-sacrifice = Feda
dd-about-sacrifice = Birlik yalnız bu uzmanla girer, o da orada ölür.
dd-sign-discard = Eşya bırakılır
dd-about-discard = Birlik yalnız bu eşyayla girer ve onu bırakır.
dd-sign-explosives = Patlayıcı
dd-about-explosives = Birlik ancak en az bu kadar patlayıcı işaretli eşya bırakarak girer.
dd-sign-bonus = Fazladan sonuç
dd-about-bonus-here = Turuna burada başlayan birliğin bu sonucu bir fazladır. Üç renge sayılmaz.
dd-sign-penalty = Eksik sonuç
dd-about-penalty = Turuna burada başlayan birlik zarlarından bu sonucu bir eksik toplar.
dd-sign-here = Uzman katılır
dd-about-here = Giren birlik bu uzmanı bedelsiz kazanır; onda varsa ya da onu yitirdiyse kazanmaz.
dd-sign-dice = Az zar
dd-about-dice = Turuna burada başlayan birlik yalnız bu kadar zar atar.
dd-sign-no-lock = Kilit yok
dd-about-no-lock = Turuna burada başlayan birlik zar kilitlemez, hepsini iki kez yeniden atabilir.
dd-sign-no-items = Eşya yok
dd-about-no-items = Burada havuzdan eşya ya da araç gelmez, ödülle bile.
dd-sign-award = Nişan
dd-about-award = Buradaki birlik oyunda bir kez bedelsiz bir nişan seçebilir.
dd-sign-enter = Girişte asker
dd-about-enter = Giren birlik bir zar atar ve o kadar asker kazanır.
dd-sign-max-units = Yer
dd-about-max-units = Burada en çok bu kadar birlik bulunabilir.
dd-sign-special = Özel hasar
dd-about-special = Burada 6 gösteren her MG zarı haritanın dediğine de mal olur: bir uzman ya da cesaret.
dd-sign-start = Çıkarma
dd-about-start = Birlikler burada başlar.
dd-sign-mines = Mayın
dd-about-mines = Geçen bir zar atar ve o kadar kaybeder. Araçlar geride kalır.
dd-sign-obstacle = Engel
dd-about-obstacle = Tel Makası ya da Buldozer olmadan kimse geçemez.
dd-sign-way = İleri yol
dd-about-way = Bu sınırdan ilerlemenin cesaret bedeli. Yana gitmek bedelsizdir.
dd-sign-bunker = Sığınak
dd-about-bunker = Amaç: bütün birlikler girip oradaki tek çatışmayı atlatınca herkes kazanır. İçerideki uzmanlar sonra gelenler için savunmayı düşürür.
dd-sign-locked = Kilitli
dd-about-locked = İlk atıştan iki zar kilitlenir ve bu tur yeniden atılmaz.
dd-sign-marked = Yeniden atılacak
dd-about-marked = İşaretli zarlar birlikte yeniden atılır. Turda iki yeniden atış vardır.
dd-sign-cancelled = İptal
dd-about-cancelled = Bu zarı bir kurukafa vurdu: hiçbir şeye sayılmaz.
dd-sign-tricolour = Üç renk
dd-about-tricolour = Bir kırmızı, bir beyaz ve bir mavi zarda aynı yüz ulusunun ödülünü verir.
dd-sign-straight = Seri
dd-about-straight = Altı zarda altı farklı yüz: bir nişan seç. Kurukafa hiçbir şeyi iptal etmez.
dd-sign-reserve = Yedek atış
dd-about-reserve = Teğmen varken tek başına oynayan, turda bir kez bir zarını aynı renkten bunlardan biriyle değiştirebilir.
dd-sign-cry = Savaş Narası
dd-about-cry = Bu tur birlik cesaretsiz ve koşulsuz ilerleyebilir; mayın ve engeller kalır.
dd-sign-strength = Güç
dd-about-strength = Asker ve uzmanların toplamı. Kayıplar buna ulaşırsa birlik yok olur, herkes kaybeder.
dd-sign-losses = Kayıp
dd-about-losses = Birliğin bu çatışmada ödeyeceği: savunma ve MG zarları, eksi kartlarının düşürdüğü.
dd-sign-outlook = Görünüm
dd-about-outlook = Bu bölgedeki sonraki çatışma: beklenen kayıp, en kötüsü ve sağ kalma olasılığı.
dd-sign-victory-points = Zafer puanı
dd-about-victory-points = Alınan yol, sığınak ve kalan asker, cesaret, uzman ve nişanlar için. Kimin kazandığını değiştirmez.
dd-sign-pool = Eşya havuzu
dd-about-pool = Eşya puanıyla bulunabilecekler, herkes için: birlik başına turda bir eşya ya da araç.

# Sectors, units, dice and buttons, in plain words
dd-about-sector = Çatışmada buradaki her birlik { $def } kaybeder{ $guns ->
        [0] { "." }
       *[other] { ";" } { $guns } makineli tüfek zarının sayısı eklenir.
    }
dd-about-sector-then = Buradaki sonraki her çatışmada sıradaki geçerlidir: { $defs }.
dd-about-sector-once = Bir birlik turda bir sınırdan ileri ya da yana gider; bulunduğu bir bölgeye bir daha girmez.
dd-about-seat = Bir birlik: askerleri ve uzmanları, zarları, kartları. Bir birlik yok olursa herkes kaybeder.
dd-about-die = Birliğin altı zarından biri; her renkten iki tane vardır. Sonunda gösterdiği birliğin kazancıdır; üç renkte aynı yüz ödül verir.
dd-about-die-mine = Gösterdiği kadarı mayınlarda kaybedilir. Dürbün kayıptan önce onu değiştirebilir.
dd-about-button-mulligan = İlk atışta asker yok: bütün zarlar yeniden atılır. Her birlik için oyunda bir kez.
dd-about-button-keep = Asker olmasa da ilk atış kalır.
dd-about-button-lock = Bu zar tur boyunca böyle kalır. İlk atıştan iki zar kilitlenmelidir.
dd-about-button-reroll = Bu zar, işaretli öteki zarlarla birlikte yeniden atılır.
dd-about-button-roll = İşaretli zarları yeniden atar. Turda iki yeniden atış vardır.
dd-about-button-stop = Yeniden atış yok: zarların şimdi gösterdiği turun sonucudur.
dd-about-button-accept = İki zar yer değiştirir. Her birlik turda bir kez takas eder.
dd-about-button-decline = Zarlar yerinde kalır ve bu tur bir daha sorulmaz.
dd-about-button-part = Ödül iki şeyden birini sunar. Sahibi her seferinde seçer.
dd-about-button-none = Hediyeyi bırakırsın: havuzdan eşya alınmaz.
dd-about-button-recruit = Uzman, kartındaki yıldız karşılığında birliğe katılır. Turda bir tane; her biri bir asker sayılır.
dd-about-button-find = Eşya puanı karşılığında havuzdan alırsın. Turda bir eşya ya da araç.
dd-about-button-use = Kart hemen etkisini gösterir ve oyundan çıkar.
dd-about-button-take = Bölgede nişan işareti olduğundan bu nişanı bedelsiz seçersin. Oyunda bir kez.
dd-about-button-abandon = Araç geride bırakılır ve oyundan çıkar.
dd-about-button-buy-award = { $price } cesarete mal olur; kalanlardan birini şans seçer. Turda bir nişan.
dd-about-button-follow = Birliğin aynı koşullarla aynı bölgeye gider; mayın için kendi zarını atar.
dd-about-button-no = Birliğin birlikte gitmez; yine de kendi başına hareket edebilir.
dd-about-button-go-on = Burada kart kullanılmaz; mayınlar zarın dediğini yapar.
dd-about-button-done = Turun bu bölümünde başka bir şey yapmazsın.
dd-about-button-wait = Önce ötekiler oynar; sonra sana yeniden sorulur.
dd-about-button-soldiers = Kalan kayıplar askerlerle ödenir.

# Neden bitti
dd-end-won = Bütün birlikler { $turn }. turda sığınağa vardı ve sağ kaldı.
dd-end-destroyed = { SEAT($seat) } birliğinin askeri kalmadı, son yeri: { $sector }.
dd-end-stayed = { SEAT($seat) } birliği ilerlemek zorundaydı ama ilerleyemedi, yeri: { $sector }.

# Maçın hikâyesi
dd-counts-soldiers = Askerler
dd-counts-points = Zafer puanları
dd-deed-gathered = Toplanan askerler
dd-deed-lost = Kaybedilen askerler
dd-deed-entered = Girilen bölgeler
dd-deed-recruited = Alınan uzmanlar
dd-deed-died = Kaybedilen uzmanlar
dd-deed-found = Bulunan eşyalar
dd-luck-guns = makineli zarlarının toplamı (azı iyidir)
dd-mark-entered = { SEAT($seat) }: { $sector }
dd-mark-died = { SEAT($seat) } bir uzman kaybetti: { $specialist }
dd-mark-destroyed = { SEAT($seat) } birliği yok edildi: { $sector }
