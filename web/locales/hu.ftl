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
web-seat = { $seat }. szék
web-seat-me = Én
web-seat-invite = Akié a link
web-seat-empty = szabad
web-bot = Bot ({ $level })
web-bot-level = A bot szintje
web-level-random = véletlen
web-level-recruit = újonc
web-level-regular = sorkatona
web-level-veteran = veterán
web-level-elite = elit
web-open-to-all = Mindenki előtt nyitott
web-open-to-all-help = Az asztal megjelenik a kezdőlapon. Különben csak a linkjével található meg.
web-options = Lehetőségek
web-option-value = { $value ->
    [draw] Húzással
    [seat-0] 0. szék
    [seat-1] 1. szék
   *[other] { $value }
 }
web-scenario = Forgatókönyv
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
web-proof-contribution = A(z) { $seat }. szék hozzájárulása
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
