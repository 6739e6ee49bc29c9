# Heroes of Normandie: The Tactical Card Game.

# Seçenekler

option-scenario = Senaryo
    .help = Yedi senaryodan biri ya da kendi senaryon.
option-no-events = Olay yok
    .help = İlk oyun için: olay kartları yedeklerden çıkarılır. Kahraman kartları kalır.
option-sure-activation = Kesin etkinleştirme
    .help = İlk oyun için: her GO! atışı zarsız başarılıdır.
option-no-terrain = Arazi etkisi yok
    .help = İlk oyun için: su dahil her kare Açık sayılır. İşaretler etkisini korur.
option-no-hidden = Gizli birlik yok
    .help = İlk oyun için: bütün birlikler görünür, sahte birlikler çıkarılır. Gizli yerleşimli senaryolarda önerilmez.
option-casualties = Ağır kayıplar
    .help = 12 toplamı bir yerine iki HIT verir.
scenario-turqueville = Turqueville, 7 Haziran 1944
    .aim = ABD bir evrenin sonunda C4, D4 ve F5'i birden elinde tutarsa ya da 5. turdan sonra bunlardan ikisi ondaysa kazanır; yoksa Almanya kazanır.
scenario-omaha = Omaha: Vierville vadisi, 6 Haziran 1944
    .aim = ABD bir evrenin sonunda C5'i ve C6 ile D6'dan birini elinde tutarsa kazanır; yoksa 8. turdan sonra Almanya kazanır.
scenario-la-fiere = La Fière seddi, 9 Haziran 1944
    .aim = ABD bir evrenin sonunda D4, D5 ve D6'yı birden elinde tutarsa ya da 7. turdan sonra 3 puanı varsa kazanır (D4 bir, D5 iki, D6 bir); yoksa Almanya kazanır.
scenario-carentan = Carentan: Bloody Gulch, 13 Haziran 1944
    .aim = Almanya bir evrenin sonunda C1, D1 ve E1'den ikisini elinde tutarsa kazanır. 6. turdan sonra puanı çok olan, eşitlikte ABD kazanır.
scenario-cherbourg = Cherbourg: Fort du Roule, 25 Haziran 1944
    .aim = ABD bir evrenin sonunda 5 puanı varsa (C5 iki, D5 iki, D6 bir, B6 bir) ya da 8. turdan sonra 3 puanı varsa kazanır; yoksa Almanya kazanır.
scenario-mortain = Mortain: 314 rakımlı tepe, 7–12 Ağustos 1944
    .aim = Almanya bir turun sonunda 6 puanı varsa (D3 üç, C1 üç, B2 iki, A3 bir) ya da 8. turdan sonra 5 puanı varsa kazanır; yoksa ABD kazanır.
scenario-falaise = Falaise: Chambois gediği, 19–21 Ağustos 1944
    .aim = Almanya bir evrenin sonunda, tahtadan ayrılan birlikleriyle 16 puana varırsa kazanır. 8. turdan sonra puanı çok olan, eşitlikte ABD kazanır.

# Taraflar, birlikler, adlar

hn-side-us = ABD
hn-side-ge = Almanya
hn-unit = { $number }. { $whose ->
    [us] ABD
   *[ge] Alman
 } birliği
hn-unit-at = { $unit } ({ $tile })
hn-name = { $name }
hn-list = { $items }
hn-yes = evet
hn-card-historical = Tarihî olay

# Türler

hn-type-hq = Karargâh
hn-type-inf = Piyade
hn-type-art = Topçu
hn-type-tank = Tank
hn-type-mech = Mekanize
hn-type-fort = Tahkimat
hn-type-para = Paraşütçü
hn-type-ost = Osttruppen
hn-type-decoy = Sahte birlik

# Arazi

hn-terrain-open = Açık
hn-terrain-urban = Meskûn
hn-terrain-flooded = Su basmış
hn-terrain-hill = Tepe
hn-terrain-fortified = Tahkimli mevzi
hn-terrain-forest = Orman
hn-terrain-forthill = Tahkimli tepe
hn-terrain-water = Su
hn-about-open = Etkisi yoktur.
hn-about-urban = Buradaki birliğin kurtulma değeri 6’dır.
hn-about-flooded = Buradaki birlik DIRECTIVE kullanamaz.
hn-about-hill = Buradaki birliğin saldırıları bir kare daha uzağa erişir.
hn-about-fortified = Buradaki birliğin kurtulma değeri 6’dır. Ele geçirerek yalnız tanklar girebilir.
hn-about-forest = Bitişiğinde düşman yoksa birlik etkinliğinin sonunda burada kapanabilir. Kartlar gizli gelir.
hn-about-forthill = Hem tepe hem tahkimli mevzi.
hn-about-water = Yalnız amfibi birlikler girebilir ve burada DIRECTIVE kullanamaz; geçit onu Su basmış yapar.

# İşaretler

hn-marker-objective = Hedef
hn-marker-depot = Depo
hn-marker-ford = Geçit
hn-marker-shooting = Atış bonusu
hn-marker-defence = Savunma bonusu
hn-marker-panzerfaust = Panzerfaust
hn-marker-bombardment = Bombardıman
hn-marker-hit-point = Can puanı
hn-marker-obstacle = Engel
hn-marker-mine = Mayın
hn-mark-hidden = kapalı
hn-mark-known = kapalı ama biliniyor
hn-mark-activated = ACTIVATED
hn-mark-go = GO!
hn-mark-hits = { $count } HIT
hn-mark-suppressed = { $count } SUPPRESSED
hn-mark-hero = { $name } ile
hn-evidence-moved = Hareket etti: hareket edebilir.
hn-evidence-diagonal = Çapraz gitti: mekanize bir birlik.
hn-evidence-water = Suya girdi: amfibi bir birlik.
hn-evidence-directive = DIRECTIVE kullandı: yolunu yitirmiş değil.
hn-evidence-obstacle = Engeli geçti: ne tank ne mekanize.
hn-evidence-fort = Bir tahkimat karesinde: tahkimat.
hn-evidence-not-fort = Başka bir yere yerleştirildi: tahkimat değil.
hn-evidence-no-decoy = Sahte birlik değil.
hn-evidence-decoy = Sahte birlik.
hn-about-objective = Karenin denetimi zafer için sayılır.
hn-about-depot = Kendi evresinin başında kareyi denetleyen bir DIRECTIVE alır.
hn-about-ford = Su karesi herkes için Su basmış sayılır.
hn-about-shooting = Karedeki birliğin saldırıları bu sayıyı ekler.
hn-about-defence = Karedeki birliğin kurtulma değeri bu sayıdır.
hn-about-panzerfaust = Taşıyan birliğin bütün saldırıları zırh deler.
hn-about-bombardment = Karedeki her birlik saldırıya uğrar; sonra işaret kalkar.
hn-about-hit-point = Taşıyan birliğin bir can puanı fazladır.
hn-about-obstacle = İstihkâm kaldırana dek tank ve mekanize birlikler giremez.
hn-about-mine = İlk giren düşman 8 değerinde, zırh delen bir saldırıya uğrar. İstihkâm temizler.
hn-about-directive = Bir işaretle birlik bir kare yürür, başarısız GO! atışını geçer, zırh deler ya da saldırıya veya kurtulmaya 1 ekler.
hn-about-go-marker = Zar atılır: etkinlik değeri ya da fazlası birliği etkinleştirir.
hn-about-activated = Birlik bu evrede eylemini yaptı.
hn-about-suppressed = Birlik DIRECTIVE kullanamaz.

# Yetenekler

hn-ability-go = Sahra komutası
hn-ability-elan = Şevk
hn-ability-inspire = Yüreklendirme
hn-ability-fallback = Geri çekil!
hn-ability-forward = İleri!
hn-ability-fire = Ateş!
hn-ability-medic = Sıhhiye ve tamirciler
hn-ability-reinforce = Takviye
hn-ability-support = Destek
hn-ability-amphibious = Amfibi
hn-ability-engineers = İstihkâm
hn-ability-fragile = Kırılgan
hn-ability-rally = Yüreklendirme (toparlama)
hn-ability-expose = Savunmasız
hn-ability-fire-or-move = Ateş ya da hareket
hn-ability-immobile = Hareketsiz
hn-ability-defenders = Savunucular
hn-ability-resist = Direnç
hn-ability-disoriented = Yolunu yitirmiş
hn-ability-save = Kurtulma değeri
hn-ability-charge = Tahrip kalıbı
hn-ability-hero = Kahramanın yeteneği
hn-whom-all = herhangi bir dost birlik
hn-whom = dost { $types }
hn-whom-pure = yalnız { $type }
hn-range-anywhere = her yerde
hn-range-adjacent = bitişik
hn-range = { $range } kare içinde
hn-uses = { $count ->
    [one] bir kez
   *[other] { $count } kez
 }
hn-uses-any = istenildiği kadar
hn-where-any = her yerde
hn-where = şurada: { $terrain }
hn-about-go = Sahra komutası: GO! işareti, { $whom }, { $range }, etkinlikte { $uses }
hn-about-go-sure = Sahra komutası: atışsız GO!, { $whom }, { $range }, etkinlikte { $uses }
hn-about-elan = Şevk: bir DIRECTIVE alır, { $uses }
hn-about-inspire = Yüreklendirme: { $whom }, { $range }, kendisi dahil, saldırıda +{ $number }
hn-about-fallback = Geri çekil!: { $whom }, { $range }, bir kare geri, { $uses }
hn-about-forward = İleri!: { $whom }, { $range }, bir kare ileri, { $uses }
hn-about-fire = Ateş!: { $whom }, { $range }, bir saldırı yapar, { $uses }
hn-about-medic = Sıhhiye ve tamirciler: zar atılır: { $whom }, { $range }; { $number } ya da fazlasında bir HIT kalkar, { $uses }
hn-about-reinforce = Takviye: bir kart çeker, { $uses }
hn-about-support = Destek: { $whom }, { $range }, kurtulma değeri { $number }
hn-about-amphibious = Amfibi: suya girebilir, su ona Su basmış sayılır
hn-about-engineers = İstihkâm: kendi ya da yanındaki karedeki engeli ve mayınları kaldırır
hn-about-fragile = Kırılgan: { $number } SUPPRESSED ile yedeğe döner
hn-about-rally = Yüreklendirme: kendisi ya da { $whom }, { $range }: bir SUPPRESSED kalkar, { $uses }
hn-about-expose = Savunmasız: düşman birliklerin kurtulması yoktur, { $range }
hn-about-fire-or-move = Ateş ya da hareket: bir etkinlikte ya ateş eder ya hareket eder
hn-about-immobile = Hareketsiz: hiç hareket etmez
hn-about-defenders = Savunucular: arazi kurtulması { $number } daha iyi, { $where }
hn-about-resist = Direnç: kurtulma değeri { $number }, { $where }
hn-about-disoriented = Yolunu yitirmiş: DIRECTIVE kullanamaz
hn-about-save = basılı değer yerine { $number } kurtulma değeri
hn-about-decoy = Sahte birlik: özelliği yoktur; açılınca atılır.
hn-about-value = { $index }. değer: { $value } ya da fazlası, menzil { $range }
hn-about-value-effects = { $index }. değer: { $value } ya da fazlası, menzil { $range }, { $effects }
hn-fire-ap = zırh delici
hn-fire-seven = toplam tam 7 olunca bastırır
hn-fire-seven-up = toplam 7 ve üstünde piyadeyi bastırır
hn-fire-hit-infantry = piyadeye HIT ayrıca bastırır
hn-fire-hit-tank = tanka HIT ayrıca bastırır
hn-fire-double-hits = çift isabet
hn-fire-fire-again = Yeniden ateş!
hn-fire-no-save = savunmasız: kurtulma yok
hn-fire-lumbering = hantal: hareketten sonra başka değer
hn-fire-relentless = amansız hücum: hedefteki her SUPPRESSED için +{ $number }
hn-fire-sustained = sürekli ateş: +{ $number }
hn-shot = { $value } değerinde saldırı
hn-shot-effects = { $value } değerinde saldırı, { $effects }

# Olaylar, sade sözlerle

hn-about-event = { $effects }.
hn-about-event-phase = Evrenin sonuna dek: { $effects }.
hn-about-event-turn = Turun sonuna dek: { $effects }.
hn-about-historical = Senaryo listesinden kullanılmamış bir olayı kullanır.
hn-timing-own = kendi evresinde
hn-timing-enemy = düşmanın evresinde
hn-timing-any = her evrede
hn-units = { $whose } ({ $limits })
hn-units-friendly = dost birlikler
hn-units-enemy = düşman birlikler
hn-units-any = iki tarafın birlikleri
hn-units-all = herkes
hn-limit-visible = görünür
hn-limit-hidden = gizli
hn-limit-types = { $types }
hn-limit-all-types = hepsi: { $types }
hn-limit-one-of = şunlardan biri: { $types }
hn-limit-not-types = şu değil: { $types }
hn-limit-armoured = zırhlı
hn-limit-unarmoured = zırhsız
hn-limit-suppressed = SUPPRESSED taşıyan
hn-limit-terrain = şurada: { $terrain }
hn-limit-not-terrain = şurada değil: { $terrain }
hn-limit-boxes = şu karelerde: { $boxes }
hn-limit-near = belli bir birliğe { $range } kare içinde
hn-limit-or = ya da { $units }
hn-count-one = şunlardan biri:
hn-count-up-to = şunlardan en çok { $count }:
hn-count-every = bütün
hn-count-area = seçilen kareye { $range } kare içinde:
hn-spot-empty = boş bir kare
hn-effect-look-hand = düşmanın eline bak
hn-effect-draw = { $count } kart çek
hn-effect-directives = { $count } DIRECTIVE al
hn-effect-discard-directives = { $count } DIRECTIVE at
hn-effect-go-roll = düşmanın GO! atışları: { $modifier }
hn-effect-ignore = { $units } şunu yok sayar: { $ability }
hn-effect-save = { $count } { $units }: kurtulma değeri { $value }
hn-effect-directives-despite = SUPPRESSED iken de DIRECTIVE kullanılır
hn-effect-ap = { $count } { $units }: saldırıları zırh deler
hn-effect-extra-move = biri ({ $units }) etkinliğinde bir düz hareket daha yapar
hn-effect-shoot-mod = { $units }, { $distance } ya da fazla uzaklıktan, hedef { $against }: saldırıya { $modifier }
hn-effect-terrain-as = { $from } şu sayılır: { $to }
hn-effect-objective-value = { $tile } değeri { $value }
hn-effect-marker = { $marker } işareti: { $spot }
hn-effect-unmark = { $marker } işaretini kaldır
hn-effect-attack = { $shot }: { $count } { $units }
hn-effect-barrage = { $shot }: en çok { $count } karedeki { $units }
hn-effect-barrage-around = { $shot }: bir kare ve komşularındaki { $units }, toplam { $count } kare
hn-effect-hit = kurtulmasız { $markers } HIT: { $count } { $units }
hn-effect-suppress = { $markers } SUPPRESSED: { $count } { $units }
hn-effect-unsuppress = bütün SUPPRESSED kalkar: { $units }
hn-effect-heal = bir HIT kalkar: { $count } { $units }
hn-effect-go = ACTIVATED olmayana GO! işareti: { $count } { $units }
hn-effect-turn-up = açılır: { $count } { $units }
hn-effect-turn-down = kapanır: { $count } { $units }
hn-effect-surrender = zar: { $count } { $units }; { $number } ya da fazlasında teslim olur
hn-effect-rout = zar: { $count } { $units }; { $number } altında bir kare geri gider ya da bir SUPPRESSED alır
hn-effect-act = biri ({ $units }) bir hareket ve { $attacks } saldırı yapabilir
hn-effect-act-each = biri ({ $units }) bir hareket ve her değeriyle bir saldırı yapabilir
hn-effect-all-forward = { $units } bir kare ileri gidebilir
hn-effect-all-back = { $units } bir kare geri gidebilir
hn-effect-all-move = { $units } bir kare düz gidebilir
hn-effect-all-fire = { $units } birer saldırı yapabilir
hn-effect-pick = kendi yedeğinden seçtiğin bir birlik kartını al, sonra karıştır
hn-effect-place-aside = ayrılmış { $count } kart boş karelere gelir: { $boxes }
hn-effect-place-discard = kendi ıskartasından bir kart boş bir kareye gelir: { $boxes }
hn-effect-place-hand = elden en çok { $count } birlik kartı boş karelere konabilir: { $boxes }
hn-effect-choice = birini seç: { $options }
hn-effect-choice-enemy = düşman birini seçer: { $options }

# Kartta yazan

hn-figure-side = Taraf
hn-figure-copies = Adet
hn-figure-types = Türler
hn-figure-activation = Etkinlik
hn-figure-hit-points = Can
hn-figure-save = Kurtulma
hn-figure-armoured = Zırhlı
hn-figure-shooting = Atış
hn-figure-abilities = Yetenekler
hn-figure-points = Değer puanı
hn-figure-mark = Kaynak
hn-figure-joins = Katılabilir
hn-figure-not = Ama şuna değil
hn-figure-timing = Ne zaman
hn-figure-letter = Haritadaki harf
hn-figure-number = İki zarla gereken
hn-figure-range = Menzil
hn-figure-moved = Yürüyüşten sonra gereken
hn-figure-beside = İşaretinin yanında

# Sorulan

hn-ask-deploy = { $you ->
    [yes] Sıradaki karede gizli yatacak kartı seç ya da listedeki düzeni al.
   *[no] { $side } gizli kartlarını düzenliyor.
 }
hn-ask-bombard = { $you ->
    [yes] Bombardıman karelerini seç.
   *[no] { $side } bombardıman karelerini seçiyor.
 }
hn-ask-tactic = { $you ->
    [yes] Bir taktiğe COMMAND işareti harca.
   *[no] { $side } bir taktik seçecek.
 }
hn-ask-place = { $you ->
    [yes] Elinden birlik kartları koy ya da bitir.
   *[no] { $side } takviye getiriyor.
 }
hn-ask-unsuppress = { $you ->
    [yes] İkinci bir SUPPRESSED kaldır ya da bitir.
   *[no] { $side } SUPPRESSED kaldırıyor.
 }
hn-ask-manoeuvre = { $you ->
    [yes] Manevra: iki birlikten biriyle saldır, biriyle yürü ya da bitir.
   *[no] { $side } manevra yapıyor.
 }
hn-ask-activation = { $you ->
    [yes] Hareket et, saldır, yetenek kullan ya da etkinliği bitir.
   *[no] { $side } bir birliğini oynatıyor.
 }
hn-ask-attack-plus = { $you ->
    [yes] Saldırıya +1 için DIRECTIVE kullanılsın mı?
   *[no] { $side } saldırıya 1 ekleyebilir.
 }
hn-ask-turn-up = { $you ->
    [yes] Daha iyi kurtulma için bir birlik açılsın mı?
   *[no] { $side } kurtulmadan önce bir birlik açabilir.
 }
hn-ask-save-plus = { $you ->
    [yes] Kurtulmaya +1 için DIRECTIVE kullanılsın mı?
   *[no] { $side } kurtulmaya 1 ekleyebilir.
 }
hn-ask-seize = { $you ->
    [yes] Mevzileri ele geçirilsin mi?
   *[no] { $side } mevziyi ele geçirebilir.
 }
hn-ask-go = { $you ->
    [yes] GO! işareti şimdi çözülecek birliği seç.
   *[no] { $side } bir GO! işaretini çözecek.
 }
hn-ask-force-go = { $you ->
    [yes] Atış başarısız. Yine de DIRECTIVE ile etkinleştirilsin mi?
   *[no] { $side } etkinleştirmeyi zorlayabilir.
 }
hn-ask-window = { $you ->
    [yes] Düşman sürdürmeden bir kart oynayabilir ya da bir birlik açabilirsin.
   *[no] { $side } tarafının yanıtı bekleniyor.
 }
hn-ask-answer = { $you ->
    [yes] İkisinden birini seç.
   *[no] { $side } seçecek.
 }
hn-ask-closing = { $you ->
    [yes] Evreyi bitirmeden son bir kart oyna, bir birlik aç ya da bitir.
   *[no] { $side } evresini kapatıyor.
 }
hn-ask-event-moves = { $you ->
    [yes] Sıradaki hareket edecek birliği seç ya da bitir.
   *[no] { $side } olayla birlik oynatıyor.
 }
hn-ask-event-fires = { $you ->
    [yes] Sıradaki saldırıyı seç ya da bitir.
   *[no] { $side } olayla ateş ediyor.
 }
hn-ask-arrive = { $you ->
    [yes] Gelen kartları koy ya da bitir.
   *[no] { $side } gelen kartları koyuyor.
 }
hn-ask-event-unit = { $you ->
    [yes] Sıradaki birliği seç ya da bitir.
   *[no] { $side } olay için birlik seçiyor.
 }
hn-ask-event-box = { $you ->
    [yes] Sıradaki kareyi seç.
   *[no] { $side } olay için kare seçiyor.
 }
hn-ask-event-card = { $you ->
    [yes] Elinden bir birlik kartı koy ya da bitir.
   *[no] { $side } bir kart koyabilir.
 }
hn-ask-event-acts = { $you ->
    [yes] Birlikle hareket et ve saldır.
   *[no] { $side } olayla bir birlik kullanıyor.
 }
hn-ask-event-each = { $you ->
    [yes] Sıradaki birliği seç.
   *[no] { $side } olayı birlik birlik çözüyor.
 }
hn-over = { $you ->
    [yes] Kazandın. Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] { $side } kazandı. Puanlar: ABD { $us }, Almanya { $ge }.
 }

# Yapılabilecekler

hn-do-deploy = { $card } şuraya: { $tile }
hn-do-directives = DIRECTIVE geri al
hn-do-cards = Kartlar ve takviye
hn-do-manoeuvre = Manevra: { $unit } ve { $other }
hn-do-unsuppress = SUPPRESSED kaldır: { $unit }
hn-do-activate = Etkinleştir: { $unit }
hn-do-shoot = { $unit } saldırır: { $target }, değer { $value }
hn-do-shoot-paid = { $unit } saldırır: { $target }, değer { $value }, DIRECTIVE ile zırh delici
hn-do-move = { $unit } gider: { $tile }
hn-do-exit = { $unit } tahtadan çıkar
hn-do-march = { $unit } DIRECTIVE ile yürür: { $tile }
hn-do-march-exit = Zorlu yürüyüşle tahtadan çık
hn-do-march-exit-of = { $unit } zorlu yürüyüşle tahtadan çıkar
hn-do-use = { $unit }: { $ability }
hn-do-use-on = { $unit }: { $ability }, { $target }
hn-do-use-tile = { $unit }: { $ability }, { $tile }
hn-do-use-fire = { $unit } buyurur: { $shot }
hn-do-seize = Ele geçir: { $tile }
hn-do-box = Seç: { $tile }
hn-do-unit = Seç: { $unit }
hn-do-directive = DIRECTIVE kullan
hn-do-turn-up = Aç: { $unit }
hn-do-go = GO! işaretini çöz: { $unit }
hn-do-quiet = Şuna dek rahat bırak: { $moment }
hn-do-play = Oyna: { $card }
hn-do-play-unit = Oyna: { $card }, { $unit }
hn-do-play-tile = Oyna: { $card }, { $tile }
hn-do-play-card = Oyna: { $card }, al: { $other }
hn-do-play-card-tile = Oyna: { $card }, { $other } şuraya: { $tile }
hn-do-play-answer = Oyna: { $card }, { $answer }
hn-answer-directive = DIRECTIVE at
hn-answer-obstacle = engeli kaldır
hn-answer-suppressed = SUPPRESSED işaretleri
hn-answer-first = birincisi
hn-answer-second = ikincisi
hn-moment-next-command = sonraki COMMAND işareti
hn-moment-close = bu evrenin kapanışı
hn-moment-own-phase = sonraki evrem
hn-moment-loss = birliklerimden birine sonraki HIT
hn-button-as-listed = Listedeki gibi
hn-button-done = Bitti
hn-button-end = Etkinliği bitir
hn-button-end-hidden = Etkinliği bitir ve gizlen
hn-button-end-phase = Evreyi bitir
hn-button-pass = Pas
hn-button-accept = Kabul
hn-button-stay = Kal
hn-button-keep-hidden = Gizli kalsın
hn-step-card = { $name }
hn-step-box = Kare { $name }
hn-step-value = Değer { $name }
hn-step-shot = { $place ->
    [1] Birinci
   *[other] İkinci
 } atış değeri{ $pace ->
    [halted] { ", yürümeden" }
    [moved] { ", yürüyerek" }
   *[any] { "" }
 }
hn-step-unit = { $name }, { $tile }
hn-step-unit-hidden = Kapalı { $number }. { $whose ->
    [us] ABD
   *[ge] Alman
 } birliği, { $tile }
hn-step-event = Olay { $name }
hn-step-directive = DIRECTIVE
hn-step-suppressed = SUPPRESSED
hn-step-manoeuvre = Manevra
hn-step-unsuppress = SUPPRESSED kaldır
hn-step-activate = Birlik etkinleştir
hn-step-turn-up = Aç
hn-step-go = GO!
hn-step-exit = Tahtadan çık
hn-step-quiet = Rahat bırak
hn-step-unknown = { $name }

# Olanlar

hn-event-phase = { $you ->
    [yes] Tur { $turn }: evre sende, { $commands } COMMAND işaretiyle başlıyor.
   *[no] Tur { $turn }: { $side } evresi { $commands } COMMAND işaretiyle başlıyor.
 }
hn-event-tactic = { $you ->
    [yes] COMMAND işareti harcadın: { $tactic }. Kalan { $left }.
   *[no] { $side } COMMAND işareti harcadı: { $tactic }. Kalan { $left }.
 }
hn-event-directives-tactic = { $you ->
    [yes] { $count } DIRECTIVE aldın, toplam { $total }.
   *[no] { $side } { $count } DIRECTIVE aldı, toplam { $total }.
 }
hn-event-directives-depot = { $you ->
    [yes] Depo: { $count } DIRECTIVE aldın, toplam { $total }.
   *[no] Depo: { $side } { $count } DIRECTIVE aldı, toplam { $total }.
 }
hn-event-directives-income = { $you ->
    [yes] İkmal: { $count } DIRECTIVE aldın, toplam { $total }.
   *[no] İkmal: { $side } { $count } DIRECTIVE aldı, toplam { $total }.
 }
hn-event-directives-elan = { $you ->
    [yes] Şevk: { $count } DIRECTIVE aldın, toplam { $total }.
   *[no] Şevk: { $side } { $count } DIRECTIVE aldı, toplam { $total }.
 }
hn-event-directives-unlucky = { $you ->
    [yes] Çift 1: { $count } DIRECTIVE aldın, toplam { $total }.
   *[no] Çift 1: { $side } { $count } DIRECTIVE aldı, toplam { $total }.
 }
hn-event-directives-event = { $you ->
    [yes] Olay sana { $count } DIRECTIVE verdi; toplam { $total }.
   *[no] Olay { $side } tarafına { $count } DIRECTIVE verdi; toplam { $total }.
 }
hn-event-directives-lost = { $you ->
    [yes] { $count } DIRECTIVE attın, kalan { $total }.
   *[no] { $side } { $count } DIRECTIVE attı, kalan { $total }.
 }
hn-event-use-march = { $unit } zorlu yürüyüş için DIRECTIVE kullandı; kalan { $total }.
hn-event-use-activation = { $unit } etkinleşmek için DIRECTIVE kullandı; kalan { $total }.
hn-event-use-armour-piercing = { $unit } zırh delmek için DIRECTIVE kullandı; kalan { $total }.
hn-event-use-attack = { $unit } saldırıya +1 için DIRECTIVE kullandı; kalan { $total }.
hn-event-use-save = { $unit } kurtulmaya +1 için DIRECTIVE kullandı; kalan { $total }.
hn-event-drew = { $you ->
    [yes] { $count } kart çektin.
   *[no] { $side } { $count } kart çekti.
 }
hn-event-drew-cards = { $you ->
    [yes] { $count } kart çektin: { $cards }.
   *[no] { $side } { $count } kart çekti: { $cards }.
 }
hn-event-received = { $you ->
    [yes] Sana gelenler: { $cards }.
   *[no] { $side } tarafına gelenler: { $cards }.
 }
hn-event-placed = { $unit } geldi: { $tile }.
hn-event-placed-hidden = { $unit } kapalı yatıyor: { $tile }.
hn-event-exchanged = { $unit } ve { $other } yer değiştirdi.
hn-event-unsuppressed = { $unit } bir SUPPRESSED yitirdi; kalan { $left }.
hn-event-activated = { $unit } etkinleşti.
hn-event-activated-go = { $unit } GO! ile etkinleşti.
hn-event-activation-ended = { $unit } etkinliği bitti.
hn-event-moved = { $unit }: { $from } karesinden { $tile } karesine.
hn-event-marched = { $unit } yürüdü: { $from } karesinden { $tile } karesine.
hn-event-seized = { $unit } ele geçirdi: { $tile }, { $from } karesinden.
hn-event-extra = { $unit } yardı geçti: { $from } karesinden { $tile } karesine.
hn-event-forward = { $unit } ileri sürüldü: { $from } karesinden { $tile } karesine.
hn-event-fallback = { $unit } çekildi: { $from } karesinden { $tile } karesine.
hn-event-moved-by-event = { $unit } olayla gitti: { $from } karesinden { $tile } karesine.
hn-event-left = { $unit } tahtadan çıktı, { $tile }: { $points } puan.
hn-event-turned-up = { $tile } açıldı: { $unit }.
hn-event-decoy = { $tile }: { $side } tarafının sahte birliğiydi; atıldı.
hn-event-turned-down = { $unit } kapandı: { $tile }.
hn-event-go = { $unit } GO! işareti aldı.
hn-event-go-sure = { $unit } atışsız GO! işareti aldı.
hn-event-go-free = { $unit } GO! buyruğuna atışsız uydu.
hn-event-go-passed = { $modifier ->
    [0] { $unit }: { $die }, gereken { $need }: etkin.
   *[other] { $unit }: { $die } ({ $modifier }), gereken { $need }: etkin.
 }
hn-event-go-failed = { $modifier ->
    [0] { $unit }: { $die }, gereken { $need }: başarısız.
   *[other] { $unit }: { $die } ({ $modifier }), gereken { $need }: başarısız.
 }
hn-event-attack = { $unit } saldırdı: { $target }, { $tile }, değer { $value }.
hn-event-attack-paid = { $unit } saldırdı: { $target }, { $tile }, değer { $value }, DIRECTIVE ile zırh delici.
hn-event-attack-nobody = { $you ->
    [yes] Saldırın: { $target }, { $tile }, değer { $value }.
   *[no] { $side } saldırısı: { $target }, { $tile }, değer { $value }.
 }
hn-event-rolled = { $modifier ->
    [0] Zarlar: { $one } ve { $two }, toplam { $total }, gereken { $value }.
   *[other] Zarlar: { $one } ve { $two }, düzeltme { $modifier }, toplam { $total }, gereken { $value }.
 }
hn-event-success = Başarı: { $unit }.
hn-event-success-sure = Atışsız başarı: { $unit }.
hn-event-partial = Kısmi başarı: { $unit }.
hn-event-failure = Saldırı başarısız: { $unit }.
hn-event-saved = { $unit } kurtuldu: { $die }, gereken { $need }.
hn-event-not-saved = { $unit } kurtulamadı: { $die }, gereken { $need }.
hn-event-marked = { $suppressed ->
    [0] { $unit }: { $hits } HIT.
   *[other] { $hits ->
        [0] { $unit }: { $suppressed } SUPPRESSED.
       *[other] { $unit }: { $hits } HIT, { $suppressed } SUPPRESSED.
     }
 }
hn-event-healed = Bir HIT kalktı: { $unit }.
hn-event-medic = Yardım, { $unit }: { $die }, gereken { $need }, işe yaradı.
hn-event-no-medic = Yardım, { $unit }: { $die }, gereken { $need }, işe yaramadı.
hn-event-destroyed = { $unit } yok edildi: { $tile }.
hn-event-returned = { $unit } dağıldı ve yedeğe döndü.
hn-event-played = { $you ->
    [yes] Oynadın: { $name }.
   *[no] { $side } oynadı: { $name }.
 }
hn-event-hero = { $you ->
    [yes] Kahramanın { $name } katıldı: { $unit }.
   *[no] { $name } ({ $side }) katıldı: { $unit }.
 }
hn-event-marker-put = { $marker } işareti kondu: { $tile }.
hn-event-marker-taken = { $marker } işareti kalktı: { $tile }.
hn-event-marker-given = { $unit } işaret aldı: { $marker }.
hn-event-mine = { $unit } mayına bastı: { $tile }.
hn-event-control = { $you ->
    [yes] Denetim sende: { $tile }.
   *[no] { $side } denetliyor: { $tile }.
 }
hn-event-surrender = { $unit }: { $die }, gereken { $need }, teslim oldu.
hn-event-no-surrender = { $unit }: { $die }, gereken { $need }, savaşı sürdürüyor.
hn-event-rout = { $unit }: { $die }, gereken { $need }, çekiliyor.
hn-event-stands = { $unit }: { $die }, gereken { $need }, direniyor.
hn-event-hand-seen = { $you ->
    [yes] Düşmanın eline baktın.
   *[no] { $side } düşmanın eline baktı.
 }
hn-event-hand-seen-cards = { $you ->
    [yes] Düşmanın eline baktın: { $cards }.
   *[no] { $side } düşmanın eline baktı: { $cards }.
 }
hn-event-picked = { $you ->
    [yes] Yedekten bir kart aldın.
   *[no] { $side } yedekten bir kart aldı.
 }
hn-event-picked-card = { $you ->
    [yes] Yedekten aldın: { $name }.
   *[no] { $side } yedekten aldı: { $name }.
 }
hn-event-revalued = { $tile } değeri artık { $value }.
hn-event-effect-ended = { $name } bitti.
hn-event-phase-ended = { $you ->
    [yes] Tur { $turn }: sendeki evre bitti.
   *[no] Tur { $turn }: { $side } evresi bitti.
 }

# Konum, tümcelerle

hn-say-turn = { $scenario }, tur { $turn } / { $turns }, { $side } evresi, kalan COMMAND işareti { $commands }.
hn-say-side = { $side }: { $points } puan, { $directives } DIRECTIVE, elde { $hand } kart, yedekte { $reserve }, kayıp { $destroyed } birlik.
hn-say-hand = { $side } eli: { $cards }.
hn-say-quiet = Şuna dek rahat bırakılıyorsun: { $moment }.
hn-say-unit = { $unit }, { $tile }.
hn-say-unit-marks = { $unit }, { $tile }: { $marks }.
hn-say-objective = Hedef { $tile }{ $value ->
    [0] { "" }
   *[other] , değer { $value }
 }, denetleyen { $side }.
hn-say-depot = Depo { $tile }{ $value ->
    [0] { "" }
   *[other] , değer { $value }
 }, denetleyen { $side }.
hn-say-nobody = kimse
hn-say-marker = { $marker }, { $tile }.
hn-say-effect = Yürürlükte: { $name } ({ $side }).
hn-say-attack = { $by } saldırısı: { $target }, değer { $value }, zarlar { $one } ve { $two }, toplam { $total }.

# Olasılıklar

hn-odds-hit = HIT
hn-odds-suppress = SUPPRESSED
hn-odds-saved = kurtulur
hn-odds-miss = etkisiz
hn-odds-destroy = yok olur
hn-odds-go = etkinleşir

# Neden olmaz

hn-no-such-seat = İki koltuk var.
hn-no-over = Oyun bitti.
hn-no-turn = Şimdi karar senin değil.
hn-no-reply-awaited = Öteki oyuncunun yanıtı bekleniyor.
hn-no-window = Burada kart oynanmaz; etkinliğin ya da taktiğin sonunu bekle.
hn-no-card-in-attack = Saldırının bildirilmesiyle sonu arasında kart oynanmaz, birlik açılmaz.
hn-no-card-in-event = Önce süren olay çözülür.
hn-no-card-in-manoeuvre = Manevra kesilemez.
hn-no-card-in-activation = Etkinlik kesilemez.
hn-no-such-unit = { $unit } savaş alanında değil.
hn-no-unit-called = Gördüğün birliklerin hiçbirinde o kart yok. Düşmanın gizli birliği etiketiyle anılır.
hn-no-own-unit = O senin birliğin değil.
hn-no-own-card = { $card } kartın yok.
hn-no-own-target = Hedef düşman birliği olmalı.
hn-no-directive-left = Yeterli DIRECTIVE yok.
hn-no-directive-suppressed = SUPPRESSED birlik DIRECTIVE kullanamaz.
hn-no-directive-flooded = Su basmış yerdeki ya da sudaki birlik DIRECTIVE kullanamaz.
hn-no-directive-disoriented = Yolunu yitirmiş birlik DIRECTIVE kullanamaz.
hn-no-directive-now = DIRECTIVE bir birlik eylem yaparken, saldırırken ya da kurtulurken kullanılır.
hn-no-go-marker = O birliğin bekleyen GO! işareti yok.
hn-no-go-decline = Bekleyen her GO! işareti çözülmeli.
hn-no-go-first = Önce bekleyen GO! işaretleri çözülür.
hn-no-go-twice = Birliğin GO! işareti zaten var.
hn-no-go-active = Birlik etkin ya da manevrada.
hn-no-force-go = DIRECTIVE öde ya da başarısız atışı kabul et.
hn-no-attack-open = Önce süren saldırı biter.
hn-no-seize-there = Yalnız yok edilen birliğin karesi ele geçirilir.
hn-no-seize-now = Ele geçirmeye yok eden saldırıdan hemen sonra karar verilir.
hn-no-decoy-now = Sahte birlik yalnız kendi evresinde açılır.
hn-no-decoy-acts = Sahte birlik yalnız hareket eder.
hn-no-decoy-chosen = Sahte birlik türe ya da yeteneğe bağlı bir şey alamaz.
hn-no-decoy-hero = Sahte birliğe kahraman katılamaz.
hn-no-window-only = Kart oyna, birlik aç, rahat bırakılmayı iste ya da pas geç.
hn-no-hidden-unit = O birlik gizli değil.
hn-no-hidden-already = O birlik zaten kapalı.
hn-no-quiet-now = Bu, düşman evresindeki bir pencerede istenir.
hn-no-box = { $tile } savaş alanında bir kare değil.
hn-no-occupied = { $tile } dolu.
hn-no-water = { $tile } su.
hn-no-obstacle = { $tile } engelle tanklara ve mekanizelere kapalı.
hn-no-orthogonal = O hareket bir karedir, çapraz olmaz.
hn-no-diagonal = Yalnız mekanize birlikler çapraz gider.
hn-no-one-box = Bir hareket bir karedir.
hn-no-off-board = Birlik buradan tahtadan çıkamaz.
hn-no-values = Birliğin atış değeri yok.
hn-no-such-value = Birliğin böyle bir değeri yok.
hn-no-value-used = O değer kullanıldı.
hn-no-lumbering-name = Hantal silah durma ya da hareket değerini kullanır.
hn-no-lumbering-moved = Birlik hareket etti, hareket değerini kullanır.
hn-no-lumbering-halted = Birlik duruyor, durma değerini kullanır.
hn-no-fire-or-move = Ateş ya da hareket: ikisi birden olmaz.
hn-no-halted-moves = Durma değeriyle ateşten sonra birlik hareket edemez.
hn-no-range = Hedef menzil dışında.
hn-no-paid-twice = Saldırı zaten zırh delici.
hn-no-armour = Hedefin zırhsız olduğu biliniyor.
hn-no-better-save = Bu daha iyi bir kurtulma vermez.
hn-no-deployment = Yalnız yerleşim sırasında; o sırada da başka şey olmaz.
hn-no-as-listed = Listedeki düzen ilk karede alınır.
hn-no-deploy-box = Sıradaki kare { $tile }.
hn-no-deploy-card = O kart listenin gizli kartlarından değil.
hn-no-deployed = O kart zaten kondu.
hn-no-deploy-fort = Tahkimat kareleri tahkimat kartlarınındır, tersi de öyle.
hn-no-deploy-rest = Kalan kartlar öteki kareleri dolduramaz.
hn-no-unit-card = O bir birlik kartı değil.
hn-no-cards-tactic = Yedek boş ve elden konabilecek kart yok.
hn-no-activated = Birlik zaten ACTIVATED.
hn-no-activation-open = Birlik yalnız kendi etkinliğinde eylem yapar.
hn-no-end-early = COMMAND işareti kaldıkça bir taktik daha seçilmelidir.
hn-no-tactic-first = Önce bir taktik seç.
hn-no-tactic-open = Önce süren taktik biter.
hn-no-commands-left = COMMAND işareti kalmadı.
hn-no-suppressed = Birlikte SUPPRESSED yok.
hn-no-exchange-beside = İki birlik çapraz değil, düz bitişik olmalı.
hn-no-immobile = Birlik hareketsiz.
hn-no-hand = O kart elinde değil.
hn-no-hand-card = { $card } elinde değil.
hn-no-three-placed = Üç kart zaten kondu.
hn-no-source = { $tile } takviye bölgende ya da hizmet eden bir karargâhın yanında değil.
hn-no-zone-used = Bölgeye taktik başına bir kart gelir.
hn-no-hq-used = Her karargâhın yanına taktik başına bir kart gelir.
hn-no-hqs-used = Bir taktikte en çok iki karargâh, birer kart için hizmet eder.
hn-no-hq-hidden = Gizli karargâh hizmet etmez; önce aç.
hn-no-hq-new = Bu taktikte gelen karargâh hizmet etmez.
hn-no-hq-cut-off = O karargâhın yolu kesik.
hn-no-hq-rows = Karargâh yanına gelen kart o satıra konamaz.
hn-no-manoeuvre-unit = Yalnız manevradaki iki birlik eylem yapar.
hn-no-manoeuvre-shot = Manevrada bir saldırı yapılır.
hn-no-manoeuvre-march = Yürüyecek birliği göster.
hn-no-manoeuvre-move = Manevradaki birlikler başka hareket yapmaz.
hn-no-manoeuvre-hides = Manevra bir etkinleştirme değildir: sonunda birlikler gizlenmez.
hn-no-manoeuvre-ability = Manevrada etkin yetenek kullanılmaz.
hn-no-marched = Zorlu yürüyüş yapıldı.
hn-no-march-named = Etkinlikte etkin birlik yürür; ayrıca gösterilmez.
hn-no-moved = Hareket yapıldı.
hn-no-other-unit = Şu anda başka bir birlik oynuyor.
hn-no-exit = Birlik buradan tahtadan çıkamaz.
hn-no-hiding-variant = Bu çeşitlemede hiçbir şey kapanmaz.
hn-no-forest = Yalnız ormanda.
hn-no-hero-hides = Kahramanlı birlik kapanamaz.
hn-no-enemy-beside = Bitişikte düşman var.
hn-no-such-ability = Birliğin böyle bir yeteneği yok.
hn-no-uses-left = Yetenek bu etkinlik için bitti.
hn-no-six-directives = Zaten altı DIRECTIVE var.
hn-no-reserve = Yedek boş.
hn-no-obstacle-there = Orada engel yok ya da çok uzak.
hn-no-ability-path = O yetenek başka türlü kullanılır.
hn-no-itself = Yetenek kendi birliğini seçemez.
hn-no-type = Birlikte simgenin türü ya da yeteneği yok.
hn-no-chosen-again = Birlik bu etkinlikte zaten seçildi.
hn-no-hit = Birlikte HIT yok.
hn-no-charge = Birliğin burada tahrip kalıbı yok.
hn-no-charged = Tahrip kalıbı atış yerine kullanıldı.
hn-no-charge-instead = Tahrip kalıbı bütün atışın yerine kullanılır.
hn-no-charge-target = Tahrip kalıbına bitişik, görünür bir tahkimat gerekir.
hn-no-unit-now = Birlik kartları kartlar ve takviye taktiğiyle gelir.
hn-no-second-event = Evre başına bir olay kartı.
hn-no-second-hero = Evre başına bir kahraman kartı.
hn-no-generic-number = O kart tarihî olay değil.
hn-no-event-number = Listenden bir olayı numarasıyla seç.
hn-no-event-used = O olay kullanıldı.
hn-no-own-phase = Yalnız evre sendeyken.
hn-no-enemy-phase = Yalnız düşmanın evresinde.
hn-no-event-turn = Bu turda olmaz.
hn-no-event-mist = Siste olmaz.
hn-no-event-path = Bu olayın istediği bu değil.
hn-no-event-choice = Olay önce bir seçim ister.
hn-no-event-change = Bu hiçbir şeyi değiştirmez.
hn-no-event-target = { $unit } metne uymuyor; istenen: { $target }.
hn-no-event-target-plain = Olay o birliği ilgilendirmiyor.
hn-no-event-again = O birlik zaten seçildi.
hn-no-event-open = Önce süren olay çözülür.
hn-no-visible-unit = Etki görünür bir birlik ister.
hn-no-hero-path = Kahraman birliklerinden birine katılır.
hn-no-hero-twice = Birliğin kahramanı zaten var.
hn-no-hero-joins = { $unit } kahramanın koşuluna uymuyor; koşul: { $joins }.
hn-no-panzerfaust-twice = Birlik zaten Panzerfaust taşıyor.
hn-no-pick = O, yedeğindeki bir birlik kartı değil.
hn-no-arrival = O kart bu olayla gelemez.
hn-no-arrival-box = O kareye olmaz.
hn-no-empty-box = Kare boş olmalı.
hn-no-marker-terrain = O arazide olmaz.
hn-no-marker-twice = Orada böyle bir işaret var.
hn-no-box-again = O kare zaten seçildi.
hn-no-barrage-box = O kare seçilemez.
hn-no-barrage-target = Vurulabilecek bir birliğe erişilmez.
hn-no-bombard-done = Bombardımanın bütün kareleri seçilmeli.
hn-no-each-done = Her birlik çözülmeli.
hn-no-act-done = Birlik önce bir şey yapmalı.
hn-no-act-march = Olayla zorlu yürüyüş olmaz.
hn-no-answer = İkisinden birini seç.

hn-odds-broken = dağılır ve yedeğe döner
hn-odds-decoy = hedef sahte bir birlik
hn-odds-healed = bir HIT kalkar
hn-odds-with-attack = { $what } (saldırıya +1 için bir DIRECTIVE ile)
hn-odds-with-save = { $what } (hedef kurtulmaya +1 için DIRECTIVE öderse)

# Face-down units, tactics, icons, values, moments and buttons, in plain words
hn-name-face-down = Kapalı birlik
hn-about-face-down = Yalnızca sahibinin bildiği bir birlik; sahte de olabilir. Kapalıyken 4 ve üstüyle etkinleşir, 6 ile kurtulur ve yalnızca yürür. Saldırıya uğrayınca, yanına düşman gelince, ateş edince ya da yetenek kullanınca açılır.
hn-about-tactic-directives = Üç DIRECTIVE al. Hiçbir zaman altıdan çok olmaz.
hn-about-tactic-cards = Üç kart çek, sonra kenarına ya da karargâhının yanına birlik koy.
hn-about-tactic-manoeuvre = İki komşu yer değiştirir, biri bir kez ateş edebilir.
hn-about-tactic-unsuppress = En çok iki SUPPRESSED işareti kaldır.
hn-about-tactic-activate = Bir birlik zar atmadan hemen etkinleşir: yürüyebilir, ateş edebilir, yeteneklerini kullanabilir.
hn-about-value-click = Kartın bir atış değeri. İki zarın toplamı ona ulaşmalı; her değer bir etkinlikte bir saldırı içindir.
hn-about-value-halted = Bu hantal silahın, birliği yürümemişken geçerli değeri; bu saldırıdan sonra yürümez.
hn-about-value-moved = Bu hantal silahın, birliği etkinlikte yürüdüğünde geçerli değeri.
hn-about-icon-go = Menzildeki bir dost birliğe GO! işareti koyar; o da etkinleşmek için zar atar.
hn-about-icon-elan = Tarafına bir DIRECTIVE kazandırır.
hn-about-icon-fallback = Menzildeki bir dost birliği bir kare geri çeker.
hn-about-icon-forward = Menzildeki bir dost birliği bir kare ileri sürer.
hn-about-icon-fire = Menzildeki bir dost birliğe bir saldırı yaptırır.
hn-about-icon-medic = Menzildeki bir dost birlik için zar atar; yeterince yüksekse bir HIT kalkar.
hn-about-icon-reinforce = Yedekten bir kart çeker.
hn-about-icon-rally = Kendisinden ya da menzildeki bir dost birlikten bir SUPPRESSED kaldırır.
hn-about-icon-engineers = Karesindeki ya da yanındaki bir engeli kaldırır.
hn-about-icon-charge = Ateş etmek yerine bitişikteki görünür bir tahkimata 8 ile, zırhı delerek ve kurtulma vermeden saldırır.
hn-about-icon-hero = Bu birliğin kahramanının, kartında yazdığı gibi, yapabildiği.
hn-about-moment = O zamana dek kartlar için sana sorulmaz. Vermen gereken kararlar yine sorulur.
hn-about-button-as-listed = Her kart, senaryonun ona yazdığı kareye gider.
hn-about-button-done = Yapılabilecek olsa da burada başka bir şey yapılmaz.
hn-about-button-end = Birlik eylemini yaptı: işareti ACTIVATED olur ve bu evrede başka bir şey yapmaz.
hn-about-button-end-hidden = Birlik etkinliğini bitirir ve yanında düşman olmadığından ormanda kapanır.
hn-about-button-end-phase = Evre biter; önce kart oynanmaz, birlik açılmaz.
hn-about-button-pass = Burada bir şey oynamazsın; sonraki fırsatta yine sorulur.
hn-about-button-accept = Zar düştüğü gibi kalır; DIRECTIVE sende kalır.
hn-about-button-stay = Birlik karesinde kalır, boşalttığı kareye girmez.
hn-about-button-keep-hidden = Hedef, kapalı bir birlik gibi 6 ile kurtulur.
hn-about-button-suppressed = DIRECTIVE sende kalır; onun yerine olayın andığı birlikler SUPPRESSED alır.
hn-about-button-obstacle = Olay engeli kaldırır.
hn-about-button-answer = Olay iki şey sunar; bu, kartında yazdığı gibi, onlardan biridir.
hn-about-button-turn-up = Birlik gösterilir; artık kendi kartıyla ateş eder, kurtulur ve eylem yapar. Bedelsizdir.
hn-about-button-go = Zar atılır: etkinlik değerine ulaşırsa birlik hemen etkinleşir; ulaşmazsa GO! gider.
hn-about-button-exit = Birlik bu kenardan tahtadan çıkar ve dönmez; kaçmıştır.
hn-about-button-quiet = Ötekinin evresinde ne zamana dek kart sorulmayacağını seçersin.

# Neden bitti
hn-end-control = { $boxes } { $side } kontrolünde.
hn-end-points = { $side } { $points } puana ulaştı; { $needed } puan gerekiyordu.
hn-end-more-points = Son tur bitti. Daha çok puan: { $side }, { $mine } – { $theirs }.
hn-end-tie = Son tur { $mine } – { $mine } puanla bitti: senaryoya göre eşitlikte kazanan { $side }.
hn-end-not-reached = Son tur bitti ve { $loser } senaryonun istediğini yerine getirmedi.

# Maçın hikâyesi
hn-counts-points = Puanlar
hn-counts-boxes = Elde tutulan hedefler
hn-deed-destroyed = Yok edilen düşmanlar
hn-deed-controlled = Alınan hedefler
hn-deed-attacks = Saldırılar
hn-deed-hits = İsabetler
hn-deed-steps = Hareketler
hn-luck-hits = isabet
hn-mark-destroyed = { $unit } yok edildi: { $tile }
hn-mark-controlled = { $tile } { $side } kontrolüne geçti
hn-mark-left = { $unit } tahtadan çıktı: { $tile }
