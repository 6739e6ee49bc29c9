# A keret

web-loading = Betöltés …
web-skip = Ugrás a tartalomhoz
web-main-nav = Főmenü
web-home = Kezdőlap
web-rules = Szabályok
web-profile = Profil
web-settings = Beállítások
web-close = Bezárás
web-nowhere = Ezen a címen nincs semmi.
web-screen-failed = Az oldalnak ez a része nem töltődött be. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt.
web-unreachable = A kiszolgáló nem érhető el.
web-server-trouble = A kiszolgáló hibával válaszolt ({ $status }).
web-and-then = { $first }, { $second }

# Kezdőlap

web-welcome = Sandtable
web-welcome-text = Öt asztali hadijáték, teljes egészében és szabályosan. Fiók nélkül is.
web-games = Játékok
web-play-now = Játék most, bot ellen
web-play-now-alone = Játék most, egyedül
web-new-table = Új asztal
web-coming = Hamarosan
web-about-battle-line = Kilenc zászló két vonal között. Építs alakzatokat, bizonyítsd az igényedet, nyerj öt zászlót vagy három szomszédosat. Két játékos, fél óra.
web-about-undaunted = Lövészek, felderítők és géppuskások rajai egy kártyapakli vezetésével. Két játékos.
web-about-dday-dice = Hat kockával fel a partra, a bunkerig. Egy–négy játékos együtt.
web-about-heroes = Egységek, parancsok és hősök egy kis csatatéren. Két játékos.
web-about-axis-dday = Három partszakasz, negyvenegy terület, tíz forduló parancskártyákkal. Két vagy három játékos.
web-your-tables = Asztalaid
web-open-tables = Nyitott asztalok
web-open-tables-none = Most senki sem vár játékosra.
web-running-tables = Nézőként
web-running-tables-none = Nem folyik nyitott játszma.
web-join = Csatlakozás
web-your-turn = Te jössz
web-status-gathering = Játékosra vár
web-status-playing = Folyamatban
web-status-over = Véget ért
web-host = Futtasd magad
web-host-text = A Sandtable egyetlen program. Indítsd el a saját gépeden, és a hálózatodban mindenki játszhat:

# Új asztal

web-new-table-of = Új asztal: { $game }
web-no-game = Ez a játék itt nem játszható.
web-seats = Székek
web-seat-count = Székek száma
web-seat = { $seat }. szék
web-seat-me = Én
web-seat-invite = Akié a link
web-seat-empty = szabad
web-bot = Bot ({ $level })
web-bot-level = A bot szintje
web-same-name = { $name } ({ $seat }.)
web-level-random = véletlen
web-level-recruit = újonc
web-level-regular = sorkatona
web-level-veteran = veterán
web-level-elite = elit
web-open-to-all = Mindenki előtt nyitott
web-open-to-all-help = Az asztal megjelenik a kezdőlapon. Különben csak a linkjével található meg.
web-options = Lehetőségek
web-scenario = Forgatókönyv
web-preview = A térkép, ahogy a játszma kezdődik
web-measured = Mire lehet számítani
web-measured-by = { $games } játszma botok között: { $bots }
web-measured-wins = { $seat } nyer
web-measured-won-together = Közös győzelem
web-measured-lost-together = Közös vereség
web-measured-balanced = Egyik szék sincs előnyben.
web-measured-favoured = Előnyben van: { $seat }. szék.
web-measured-length = Egy játszma körülbelül { $count } döntésből áll.
web-measured-nothing = Ezt a felállást még senki sem mérte: nem tudni, ki van előnyben, és meddig tart.
web-clock = Óra
web-clock-kind = Az óra fajtája
web-clock-none = Nincs
web-clock-live = Élő
web-clock-days = Napok lépésenként
web-clock-bank = Percek játékosonként
web-clock-increment = Másodperc minden döntés után
web-clock-hours = Órák döntésenként
web-clock-vacation = Szabadnapok
web-timeout = Ha lejár az idő
web-timeout-forfeit = A szék veszít
web-timeout-bot = Bot ({ $level }) játszik tovább
web-open-table = Asztal nyitása

# Az asztalnál

web-table-of = Asztal: { $names }
web-no-table = Nincs ilyen asztal
web-no-board = Ennek a játéknak még nincs táblája a böngészőben. A terminálban játszható.
web-gathering = Foglaljatok helyet
web-your-name = A neved
web-guest = Vendég
web-you = te
web-sit = Ide ülök
web-stand = Felállok
web-clear-seat = Szék felszabadítása
web-seat-bot = Bot leültetése
web-invite = Meghívó másolása
web-copied = Másolva
web-copy-link = Link másolása
web-start = Kezdés
web-start-waits = Előbb minden széknek foglaltnak kell lennie.
web-contributed = kocka
web-contributed-help = Ez a szék hozzátette a saját véletlen értékét a kockákhoz.
web-commitment = A házigazda ígérete a kockákra
web-here = itt van
web-away = nincs itt
web-to-act = rajta a sor
web-spectators = { $count } néző
web-prompt = A kérdés
web-step-back = Vissza
web-first-another = Még nem: előbb válassz egyet a világítók közül.
web-why-not = Miért nem:
web-clause = A szabályok { $rule } pontja
web-undo = Visszavonás
web-stale = Közben történt valami. Nézd meg újra, és válassz megint.
web-line-lost = Megszakadt a kapcsolat. Magától helyreáll.
web-side = A tábla mellett
web-log = Napló
web-log-empty = Még nem történt semmi.
web-show-position = Az ez utáni állás
web-odds = Esélyek
web-odds-none = Amit most választani lehet, nem függ a szerencsétől.
web-odds-mean = Átlagosan { $mean }
web-odds-value = Érték
web-odds-chance = Esély
web-thing-odds = { $thing }; { $what }: { $odds }
web-chat = Csevegés
web-chat-unread = Csevegés ({ $count })
web-chat-empty = Még senki sem szólt.
web-chat-say = Mondj valamit
web-send = Küldés
web-from-the-side = (néző)
web-table-menu = Asztal
web-take-back = Visszalépés kérése
web-take-back-asked = { $name } vissza szeretné vonni az utolsó lépését.
web-take-back-waits = Visszalépést kértél; a többiek még nem válaszoltak.
web-ask-pause = Az órák leállításának kérése
web-pause-asked = { $name } le szeretné állítani az órákat.
web-pause-waits = Az órák leállítását kérted; a többiek még nem válaszoltak.
web-paused = Az órák állnak.
web-resume = Folytatás
web-agree = Rendben
web-decline = Nem
web-vacation = Egy szabadnap kivétele (még { $left })
web-vacation-end = Szabadság vége
web-resign = Feladás
web-resign-sure = Feladod a játszmát?
web-look-back = Visszanézés
web-while-away = Távollétedben { $count } dolog történt.
web-show-it = Mutasd
web-curtain = Add át a készüléket: { $name }.
web-curtain-lift = Én vagyok { $name }
web-position = Az állás szavakban
web-keys = Billentyűk
web-key-tab = a következő választhatóra
web-key-arrows = az asztal minden elemére
web-key-enter = választás
web-key-esc = az utolsó kattintás vissza, vagy kilépés a visszajátszásból
web-key-w = miért nem választható?
web-key-u = visszavonás
web-key-d = az állás szavakban
web-key-brackets = egy lépés vissza, egy előre
web-key-help = ezek a billentyűk

# A vég és a jegyzőkönyv

web-result = Eredmény
web-you-won = Nyertél!
web-won = { $name } nyert.
web-drawn = Döntetlen.
web-all-lost = Mindenki veszített.
web-by-resignation = feladással
web-by-time = időtúllépéssel
web-rematch = Visszavágó
web-to-rematch = A visszavágóhoz
web-to-record = Jegyzőkönyv
web-to-table = Az asztalhoz
web-play-on = Játék innen tovább
web-play-on-text = Új asztal nyílik ezzel az állással ({ $line }. lépés után). Ez a játszma úgy marad, ahogy van.
web-play-on-seat = A te széked
web-play-on-level = A többi széken ülő botok szintje
web-play-on-go = Tovább
web-branch-note = Ami lehetett volna:
web-branch-from = elágazás egy másik játszma { $line }. lépésétől
web-record-of = Jegyzőkönyv: { $names }
web-replay = Visszajátszás
web-replay-start = Az elejére
web-replay-turn-back = Egy kör vissza
web-replay-back = Egy lépés vissza
web-replay-play = Lejátszás
web-replay-pause = Szünet
web-replay-on = Egy lépés előre
web-replay-turn-on = Egy kör előre
web-replay-end = A végére
web-replay-step = Lépés
web-replay-at = { $line }. lépés, összesen { $last }
web-replay-leave = Vissza az asztalhoz
web-share-step = A lépés megosztása
web-download = Jegyzőkönyv letöltése
web-proof = Igazságosak voltak a kockák?
web-proof-promise = A közzétett titok az, amit a játszma előtt ígértek.
web-proof-promise-broken = A közzétett titok nem az, amit ígértek.
web-proof-seed = A mag a titokból és a székek hozzájárulásából következik.
web-proof-seed-other = A mag nem következik a titokból és a hozzájárulásokból.
web-proof-withheld = A titok a játszma végén válik nyilvánossá.
web-proof-unable = Ez a böngésző csak biztonságos oldalon (https vagy ez a gép) számol lenyomatot. Ellenőrizd a jegyzőkönyvet a programmal.
web-proof-secret = Titok
web-proof-contribution = { $seat }. szék hozzájárulása
web-proof-seed-name = Mag
web-proof-verify = Ezt most a böngésződ számolta ki. Ha minden keverést is meg akarsz ismételni, töltsd le a jegyzőkönyvet, és futtasd:

# Szabályok

web-contents = Tartalom
web-no-rules = Ennek a játéknak a szabályai itt nincsenek meg.
web-a-table = Táblázat

# Profil

web-account = A fiókod
web-account-since = Fiók { $day } óta
web-guest-since = Vendég { $day } óta
web-nobody-yet = Még nincs itt neved. Válassz egyet, vagy egyszerűen játssz.
web-rating = Értékszám: { $rating } ± { $deviation }, { $matches } értékelt játszma
web-rating-plot = Az értékszám az időben, { $least } és { $most } között
web-no-rating = Még nincs értékelt játszma.
web-seat-column = Szék
web-result-won = Győzelem
web-result-drawn = Döntetlen
web-result-lost = Vereség
web-history = Játszmák
web-history-none = Még egy játszma sem ért véget.
web-save = Mentés
web-saved = Elmentve.
web-save-name = Név mentése
web-register-or-login = Fiók
web-register-help = A fiók minden eszközön megőrzi a játszmáidat és az értékszámodat. Amit vendégként játszottál, a tiéd marad.
web-account-name = Fióknév
web-password = Jelszó
web-register = Fiók létrehozása
web-registered = A fiók a tiéd.
web-login = Belépés
web-logout = Kilépés
web-logout-everywhere = Kilépés mindenhol
web-notifications = Amikor te jössz
web-notify-when = Értesítés az oldalon kívül
web-notify-offline = ha nincs nyitva az oldal
web-notify-always = mindig
web-notify-never = soha
web-webhook = Webhook (https-cím)
web-webhook-template = Amit oda küldünk
web-webhook-help = { "{text}" }, { "{game}" }, { "{table}" }, { "{url}" } és { "{name}" } kitöltődik.
web-email = E-mail
web-other-device = Másik eszköz
web-other-device-help = A személyes linkkel ott is te vagy te. Akinél van, az te vagy.
web-make-link = Személyes link készítése
web-programs = Játszó programok
web-programs-help = Egy kulccsal a programod asztalhoz ülhet. Egyszer látható.
web-token-label = Mire való
web-make-token = Kulcs készítése
web-drop-token = Visszavonás
web-farewell = Törlés
web-farewell-help = A neved, fiókod és beállításaid azonnal törlődnek. A játszmák megmaradnak a társaidnak, a neved nélkül.

# Beállítások

web-language = Nyelv
web-theme = Téma
web-theme-system = Mint a rendszerben
web-theme-light = Papír
web-theme-dark = Lámpafényes szoba
web-motion = Mozgás
web-motion-help = A kijátszott lapok mozognak. Kattintásra átugorható.
web-sound = Hang
web-sound-help = Két rövid hang, amikor te jössz.
web-notify = Értesítések
web-notify-help = A böngésző szól, ha te jössz és az oldal a háttérben van.

# Battle Line

web-bl-line = A kilenc zászló; ezen az oldalon { $near }, a másikon { $far }
web-bl-your-hand = A kezed
web-bl-by-colour = Szín szerint
web-bl-by-value = Érték szerint
web-bl-deck = { $deck }, { $size } lap, legfelül: { $top }
web-bl-unknown-card = ismeretlen
web-bl-discards = Eldobott lapok: { $count ->
    [0] nincs
   *[other] { $cards }
 }
web-bl-discards-short = Eldobott: { $count }
web-bl-guile = Cselkártyák
web-bl-holds = Kézben { $troops } csapat és { $tactics } taktikai lap; ismert: { $known }
web-bl-no-cards = nincs lap
web-bl-rank-sum = Összeg
web-bl-rank-host = Sereg
web-bl-rank-skirmish = Csatárlánc
web-bl-rank-battalion = Zászlóalj
web-bl-rank-phalanx = Falanx
web-bl-rank-wedge = Ék
web-bl-side-complete = { $cards }: { $strength }
web-bl-side-growing = { $cards }, legjobb esetben { $strength }
web-bl-unseen = Nem látott csapatok
web-bl-unseen-caption = A hatvan csapat szín és érték szerint
web-bl-unseen-legend = { $count } nem látott; keretes: nem látott, szaggatott: kézben, áthúzott: nyílt
web-bl-troop-seen = nyílt
web-bl-troop-held = a kezedben
web-bl-troop-unseen = nem látott
web-bl-says-turn = { $turn }. kör, { $name }.
web-bl-says-flag = { $flag }. zászló{ $claimed ->
    [yes] , gazdája { $owner }
   *[no] , nyitott
 }{ $fog ->
    [yes] , Köd
   *[no] { "" }
 }{ $mud ->
    [yes] , Sár
   *[no] { "" }
 }. { $near }: { $nearside }. { $far }: { $farside }.
web-bl-says-hand = { $name } kezében: { $cards }.
web-bl-says-other-hand = { $name } kezében { $troops } csapat és { $tactics } taktikai lap.
web-bl-says-decks = { $troops } lap a csapatpakliban, { $tactics } a taktikai pakliban.
web-bl-says-discards = Eldobott lapok: { $cards }.
# A D-Day Dice táblája

web-dd-board-beach = A part: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-turn = { $turn }. kör, { $phase }
web-dd-board-point = Mutass egy szektorra vagy kártyára, és itt olvasható, mit jelent.
web-dd-board-phase-start = kezdés
web-dd-board-phase-pool = előkészület
web-dd-board-phase-dice = 1 kockák
web-dd-board-phase-result = 1 eredmény
web-dd-board-phase-upkeep = 2 begyűjtés
web-dd-board-phase-marker = 3 jelző
web-dd-board-phase-supply = 4 ellátás
web-dd-board-phase-move = 5 mozgás
web-dd-board-phase-combat = 6 harc
web-dd-board-phase-fire = 6 tűz
web-dd-board-phase-losses = 6 veszteségek
web-dd-board-phase-end = a kör vége
web-dd-board-phase-over = vége
web-dd-board-nation-us = Egyesült Államok
web-dd-board-nation-uk = Egyesült Királyság
web-dd-board-nation-ca = Kanada
web-dd-board-nation-fr = Franciaország
web-dd-board-tricolours = Háromszínűek
web-dd-board-three = Három színben: { $face }
web-dd-board-tri-skull = { $nation ->
    [uk] egy tárgy 8-as árig, neked vagy másik egységnek
    [ca] egy tárgy 10-es árig; vagy 3 bátorság
    [fr] egy tárgy 8-as árig
   *[us] egy tárgy 12-es árig
 }
web-dd-board-tri-star = { $nation ->
    [uk] egy választott eredmény, neked vagy másik egységnek
    [ca] egy választott eredmény; vagy 2 csillag
   *[us] egy választott eredmény
 }
web-dd-board-tri-s1 = { $nation ->
    [uk] 4 katona, és 4 egy másik egységnek
    [ca] 5 katona; vagy 2 katona és 2 bátorság
    [fr] 4 katona és 2 bátorság
   *[us] 5 katona
 }
web-dd-board-tri-s2 = { $nation ->
    [uk] 3 katona, és 3 egy másik egységnek
    [ca] 7 katona; vagy 4 katona és 2 csillag
    [fr] 7 katona és 1 bátorság
   *[us] 7 katona
 }
web-dd-board-tri-courage = { $nation ->
    [uk] előrenyomulás bátorság és követelmény nélkül; egy másik egység követheti
    [fr] előrenyomulás bátorság, követelmény és aknák nélkül
   *[us] előrenyomulás bátorság és követelmény nélkül
 }
web-dd-board-tri-tool = { $nation ->
    [uk] 2 tárgypont, és 2 egy másik egységnek
    [ca] 6 tárgypont; vagy még egy tárgy található
    [fr] 8 tárgypont
   *[us] 6 tárgypont
 }
web-dd-board-sector = { $sector }: védelem { $def }, géppuskák { $guns }, { $shield ->
    [black] fekete pajzs
   *[white] fehér pajzs
 }
web-dd-board-def-cut = { $zero ->
    [yes] ebben a körben kártya miatt a védelem 0
   *[no] ebben a körben kártyák miatt { $less } védelemmel kevesebb
 }
web-dd-board-guns-show = a géppuskák kockái: { $dice }
web-dd-board-have = csak ezzel: { $what }
web-dd-board-sacrifice = a belépő feláldoz: { $what }
web-dd-board-discard = a belépő eldob: { $what }
web-dd-board-explosives = a belépő robbanóanyagot dob el: { $count }
web-dd-board-any-specialist = bármely specialista
web-dd-board-either = { $one } vagy { $other }
web-dd-board-plus = körönként eggyel több: { $face }
web-dd-board-minus = körönként eggyel kevesebb: { $face }
web-dd-board-joins = belépéskor csatlakozik: { $specialist }
web-dd-board-enter = belépéskor 1–6 katona
web-dd-board-award-here = itt kitüntetés választható
web-dd-board-few-dice = itt dobott kockák: { $count }
web-dd-board-no-lock = itt nem rögzítünk kockát
web-dd-board-no-items = itt nem található tárgy
web-dd-board-max-units = legfeljebb ennyi egység: { $count }
web-dd-board-special = a géppuska minden 6-osa ebbe is kerül: { $what }
web-dd-board-outlook = veszteséged itt: átlag { $mean }, legrosszabb { $worst }, túlélés { $survival }%
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-way = { $from } → { $to }{ $forward ->
    [yes] : { $cost } bátorság
   *[no] : oldalra, ingyen
 }{ $mines ->
    [yes] , aknák
   *[no] {""}
 }{ $obstacle ->
    [yes] , akadály
   *[no] {""}
 }
web-dd-board-marker = { $shows ->
    [safe] Biztonságban a bunkerben.
    [shield] Fekete pajzs: { $left } körön belül tovább.
    [arrow] A nyíl: az egységnek mozognia kell.
   *[other] Sávok: { $shows }; az egységnek { $left } körön belül mozognia kell.
 }{ $must ->
    [yes] {" "}Ebben a körben mozognia kell.
   *[no] {""}
 }
web-dd-board-due = { $left ->
    [0] most mozogni kell
    [one] még 1 kör
   *[other] még { $left } kör
 }
web-dd-board-vp = { $points } GYP
web-dd-board-unit = { $name }, { $nation }, { $sector }: katonák { $soldiers }, specialisták { $specialists }, csillagok { $stars }, bátorság { $courage }, tárgypontok { $points }, { $ready ->
    [yes] kész
   *[no] még választ
 }
web-dd-board-units = Az egységek
web-dd-board-kit = Az egységedben
web-dd-board-shelf = Ami megszerezhető
web-dd-board-choose = Most választható
web-dd-board-tab-recruits = Specialisták
web-dd-board-tab-items = Tárgyak
web-dd-board-tab-awards = Kitüntetések
web-dd-board-none = Semmi.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = Az egység készletei
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Kockák: { $name }
web-dd-board-no-dice = Nincs kocka az asztalon.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , rögzítve
    [cancelled] , törölve
    [aside] , újradobásra
   *[free] {""}
 }
web-dd-board-lay-aside = Kattints az újradobandó kockákra. Hátralévő újradobás: { $left }
web-dd-board-roll = { $count ->
    [one] 1 kocka újradobása
   *[other] { $count } kocka újradobása
 }
web-dd-board-odds = Esélyek
web-dd-board-colourless = és kocka nélkül: { $face }
web-dd-board-fire = A szektorodra zúduló tűz
web-dd-board-defence = védelem
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = veszteség: { $count }
web-dd-board-reserve = Tartalék
web-dd-board-reserve-die = Tartalék, { $die }: { $face }
web-dd-board-faces = Jelek
web-dd-board-numbers = Számok
web-dd-board-says = { $what }.
web-dd-board-says-turn = { $turn }. kör, { $phase }. { $map }, { $place }, { $date }.
web-dd-board-says-dice = Kockái: { $dice }.
web-dd-board-says-cards = Nála van: { $cards }.
web-dd-board-says-pool = Megtalálható: { $cards }.
web-dd-board-says-awards = Megszerezhető kitüntetések: { $cards }.
web-dd-board-stands = itt áll { $name } egysége
web-dd-board-does-scout = Az előrenyomulás 1 bátorsággal olcsóbb.
web-dd-board-does-sharpshooter = Minden MG-kocka 1-gyel kevesebbet ér.
web-dd-board-does-medic = Harcban és aknán 1 veszteséggel kevesebb.
web-dd-board-does-minesweeper = Nincs aknadobás.
web-dd-board-does-veteran = Háromszínűnként 2 katona.
web-dd-board-does-engineer = Szerszám mellé még egy szerszám.
web-dd-board-does-radioman = Erősítés és Friss egység: 3 katonával több.
web-dd-board-does-chaplain = Bátorság mellé még 1 bátorság.
web-dd-board-does-quartermaster = A tárgyak 2-vel, a járművek 4-gyel olcsóbbak.
web-dd-board-does-gunner = A védelem 1-gyel kevesebb.
web-dd-board-does-courier = Csere a szomszédos szektorokkal; elajándékozható.
web-dd-board-does-bugler = Minden belépéskor 2 katona.
web-dd-board-does-mechanic = A járművek 6-tal olcsóbbak, és a tárgy mellett járnak.
web-dd-board-does-stretcher-bearer = Nincs különleges sérülés.
web-dd-board-does-corporal = A második újradobásban egy rögzített kocka is lehet.
web-dd-board-does-sergeant = Katona mellé még 1 katona.
web-dd-board-does-lieutenant = Kockák cserélhetők; egyedül tartalékkal.
web-dd-board-does-captain = Körönként egy koponya nem töröl.
web-dd-board-does-major = Fehér szektorban egy körrel tovább.
web-dd-board-does-colonel = Körönként egy választott eredmény.
web-dd-board-does-ranger = Nincs „csak ezzel” és „eldob” követelmény.
web-dd-board-does-resistance-fighter = Azonnal egy tárgy 10-es árig; körönként két tárgy.
web-dd-board-does-war-hero = Harcban 2 veszteséggel kevesebb.
web-dd-board-does-flag-bearer = Körönként 1 bátorság; a kitüntetés ára 4.
web-dd-board-does-bangalore-torpedo = Tűz: a szektorod védelme 0, a bunkeré nem. 2 robbanóanyag.
web-dd-board-does-binoculars = Egy kocka, MG-kocka vagy az aknakocka beállítása.
web-dd-board-does-carrier-pigeon = Csere bármely egységgel ebben a körben.
web-dd-board-does-command-jacket = Vezetés ebben a körben.
web-dd-board-does-dispatch-case = A kockáid egy másik egység jeleit veszik fel.
web-dd-board-does-field-radio = 5 katona.
web-dd-board-does-flak-vest = Tűz: a géppuskák nem okoznak veszteséget neked.
web-dd-board-does-hand-grenades = Tűz: a szektorod védelme −3. 1 robbanóanyag.
web-dd-board-does-first-aid-kit = Tűz: 4 veszteséggel kevesebb.
web-dd-board-does-smoke-canister = Tűz: a szektorod minden géppuskája legfeljebb 1.
web-dd-board-does-hip-flask = 2 bátorság.
web-dd-board-does-map-case = A jelző egyet visszalép.
web-dd-board-does-wire-cutters = Egy akadályon átvisz.
web-dd-board-does-grappling-hook = Csak követelményhez.
web-dd-board-does-mortar = Tűz: egy szektor védelme −5, a bunkeré nem. 1 robbanóanyag.
web-dd-board-does-toggle-rope = Csak követelményhez.
web-dd-board-does-mine-detector = Egy aknadobás elmarad.
web-dd-board-does-satchel-charge = Tűz: a szektorod védelme −5. 2 robbanóanyag.
web-dd-board-does-bazooka = Tűz: a szektorod egy géppuskája 0. 1 robbanóanyag.
web-dd-board-does-flamethrower = Tűz, csak a bunkerben: védelem −6.
web-dd-board-does-enemy-uniform = Tűz: nincs veszteséged, a bunkerben nem.
web-dd-board-does-signal-flares = 4 katona.
web-dd-board-does-air-recon-photos = Ehhez az előrenyomuláshoz nincs „csak ezzel” és aknadobás.
web-dd-board-does-ammunition-crate = 2 szerszám kocka nélkül. 1 robbanóanyag.
web-dd-board-does-bulldozer = A szektorban mindenki átjut az akadályon.
web-dd-board-does-jeep = A szektorból 1 bátorsággal olcsóbb előre.
web-dd-board-does-dukw = Körönként 1 katona mindenkinek a szektorban.
web-dd-board-does-ambulance = 2 veszteséggel kevesebb mindenkinek a szektorban.
web-dd-board-does-half-track = A szektor minden géppuskája 2-vel kevesebb.
web-dd-board-does-sherman = A szektor védelme −3.
web-dd-board-does-medal-of-honor = Bármely specialista ingyen.
web-dd-board-does-distinguished-service-cross = 8 katona.
web-dd-board-does-silver-star = 5 csillag.
web-dd-board-does-bronze-star = 2 csillag és 2 bátorság.
web-dd-board-does-purple-heart = A harci veszteség ebben a körben feleződik.
web-dd-board-does-victoria-cross = Minden más egységnek 5 katona.
web-dd-board-does-military-cross = A szektorod géppuskái ebben a körben 0.
web-dd-board-does-distinguished-service-order = 5 bátorság.
web-dd-board-does-military-medal = Két kockád beállítása.
web-dd-board-does-george-cross = A szektorod védelme ebben a körben 0, a bunkeré nem.
web-dd-board-does-memorial-cross = Egy elesett specialista visszatér, nálad és egy másik egységnél.
web-dd-board-does-volunteer-service-medal = 5 katona, és 5 egy másik egységnek.
web-dd-board-does-croix-de-guerre = Bármely tárgy a készletből, ingyen.
web-dd-board-does-medaille-militaire = 18 tárgypont.
web-dd-board-does-legion-dhonneur = Csatakiáltás ebben a körben.
web-dd-board-does-ordre-de-la-liberation = Egy választott háromszínű jutalom.

# Undaunted: the board

web-un-board-mark-us = USA
web-un-board-mark-ge = NÉM
web-un-board-stack = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
web-un-board-no-cards = nincs lap
web-un-board-no-counters = nincs jelző
web-un-board-counter = { $unit }, védelem { $defence }{ $suppressed ->
    [yes] , lefogva
   *[no] { "" }
 }
web-un-board-served-all = az egész fél
web-un-board-served-sniper = Mesterlövészek
web-un-board-served-mortar = Aknavető
web-un-board-served-squad = { $squad } raj
web-un-board-spawn-mark-all = mind
web-un-board-spawn-mark-sniper = Ml
web-un-board-spawn-mark-mortar = Ak
web-un-board-spawn = { $side } belépési pontja: { $whom }
web-un-board-tile = { $tile } mező, { $ground }, fedezék { $cover }
web-un-board-objective = célpont, értéke { $value }
web-un-board-radio = rádió
web-un-board-marker-scouted = felderítette: { $side }
web-un-board-marker-controlled = ellenőrzi: { $side }
web-un-board-target = aknavetőcél: { $side }
web-un-board-goal-pin = { $points } · az ellenfél lekötése
web-un-board-goal-points = { $points } / { $goal }
web-un-board-map = A térkép: { $scenario }
web-un-board-enlarge = A térkép nagyítása
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = { $side } kijátszott lapjai: { $count }
web-un-board-zone-supply = { $side } készlete, lapok: { $count }
web-un-board-name-play = Kijátszva
web-un-board-name-supply = Készlet
web-un-board-hand = Kéz
web-un-board-deck = Pakli
web-un-board-discard = Dobott
web-un-board-removed = Kiesett
web-un-board-initiative = Kezdés
web-un-board-hand-of = { $side }, lapok kézben: { $count }; ismert: { $cards }
web-un-board-deck-of = { $side }, lapok a pakliban: { $count }
web-un-board-discard-of = { $side }, eldobott lapok: { $count }; { $cards }
web-un-board-removed-of = { $side }, játékból kikerült lapok: { $count }; látható: { $cards }
web-un-board-initiative-of = { $side }, kezdeményező lap: { $state ->
    [open] { $card }
    [hidden] kiválasztva, lefordítva
   *[none] nincs
 }
web-un-board-initiative-held = nála van a kezdeményezésjelző
web-un-board-pinned = Lekötve: nincs Lövész a térképen
web-un-board-hopeless = Nincs remény: a cél elérhetetlen
web-un-board-round = { $round }. forduló
web-un-board-roll = { $unit }: legalább { $total } kell; kockák { $dice }; { $result ->
    [hit] találat
   *[miss] mellé
 }
web-un-board-hit = Találat
web-un-board-miss = Mellé
web-un-board-no-roll = Még nem volt dobás
web-un-board-tray = Mire játszod ki
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = { $side } keze, lapok: { $count }
web-un-board-hand-empty = Nincs lap kézben
web-un-board-cards = Lapok
web-un-board-cards-hint = K+P: kéz és pakli együtt · Do: dobott · Ké: készlet
web-un-board-short-pool = K+P
web-un-board-short-discard = Do
web-un-board-short-supply = Ké
web-un-board-says-round = { $scenario }, legfeljebb { $limit } fordulóból a { $round }.
web-un-board-says-turn = Soron van: { $side }. Kezdeményezésjelző: { $marker }.
web-un-board-says-initiative = A felek kezdeményező lapot választanak. Kezdeményezésjelző: { $marker }.
web-un-board-says-over = A játéknak vége. Kezdeményezésjelző: { $marker }.
web-un-board-says-side = { $side } vezetője: { $name }. Pontok: { $goal }.
web-un-board-says-pinned = { $side } le van kötve.
web-un-board-says-hopeless = { $side } már nem érheti el a célját.
web-un-board-says-hand = { $side } keze: { $cards }.
web-un-board-says-held = { $side } kézben tartott lapjai: { $count }.
web-un-board-says-chosen = { $side } kezdeményező lapja: { $card }.
web-un-board-says-chosen-hidden = { $side } kezdeményező lapot választott.
web-un-board-says-deck = { $side } lapjai: { $deck } a pakliban, { $removed } kiesett.
web-un-board-says-play = { $side } ebben a körben kijátszotta: { $cards }.
web-un-board-says-discard = { $side } eldobott lapjai: { $cards }.
web-un-board-says-supply = { $side } készlete: { $cards }.
web-un-board-says-removed = Kiesett, { $side }: { $cards }.
web-un-board-says-tile = { $tile }: { $counters }.
web-un-board-ground-open-ground = nyílt terep
web-un-board-ground-haystacks = szénaboglyás mező
web-un-board-ground-ploughed-field = szántóföld
web-un-board-ground-wheat-field = búzamező
web-un-board-ground-crop-field = vetés
web-un-board-ground-hedged-field = sövénnyel kerített mező
web-un-board-ground-hedged-fields = sövénnyel kerített mezők
web-un-board-ground-wood = liget
web-un-board-ground-forest = erdő
web-un-board-ground-wood-and-pond = liget tóval
web-un-board-ground-hill = domb
web-un-board-ground-hill-and-cliff = domb szirttel
web-un-board-ground-river = folyó
web-un-board-ground-river-and-islet = folyó szigettel
web-un-board-ground-river-and-trees = folyó fákkal
web-un-board-ground-river-and-footbridge = folyó gyaloghíddal
web-un-board-ground-river-and-bridge = folyó híddal
web-un-board-ground-farm = tanya
web-un-board-ground-farmhouse = tanyaház
web-un-board-ground-manor-and-orchard = kastély gyümölcsössel
web-un-board-ground-hamlet = falucska
web-un-board-ground-ruined-hamlet = romos falucska
web-un-board-ground-village = falu
web-un-board-ground-village-street = falusi utca
web-un-board-ground-scattered-houses = szórványházak
web-un-board-ground-church = templom
