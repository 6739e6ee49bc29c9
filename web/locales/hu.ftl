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
web-list = { $list }

# Kezdőlap

web-welcome = Sandtable
web-welcome-text = Asztali hadijátékok, teljes egészében és szabályosan. Fiók nélkül is.
web-games = Játékok
web-play-now = Játék most, bot ellen
web-play-now-alone = Játék most, egyedül
web-new-table = Új asztal
web-coming = Hamarosan
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
web-same-name = { $name } ({ $seat })
web-level-random = véletlen
web-level-recruit = újonc
web-level-regular = közkatona
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
web-odds-none = Ahhoz, ami most választható, nincs mondható esély.
web-odds-mean = Átlagosan { $mean }
web-odds-value = Érték
web-odds-chance = Esély
web-thing-says = { $thing }: { $printed }
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
web-key-i = a kijelölt vagy mutatott elem magyarázata
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
web-you-lost = Vesztettél.
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
web-proof-contribution = { $seat } hozzájárulása
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
web-rating-plot = Az értékszám az időben, { $least } és { $most } között
web-seat-column = Szék
web-result-won = Győzelem
web-result-drawn = Döntetlen
web-result-lost = Vereség
web-history = Játszmák
web-history-none = Még egy játszma sem ért véget.
web-save = Mentés
web-saved = Elmentve.
web-save-name = Név mentése
web-rename-guest = Ahol még játszol, az asztal azonnal az új nevet mutatja; a befejezett játszmák megtartják a régit.
web-rename-account = Ezzel a névvel jelentkezel be. Ahol még játszol, az asztal azonnal az újat mutatja; a befejezett játszmák megtartják a régit. A régi nevet egy hónapig senki más nem veheti fel.
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
web-link-title = Személyes link
web-link-question = Ezzel a linkkel ezen az eszközön { $name } leszel. Ezt szeretnéd?
web-link-instead = Most { $name } vagy itt, és többé nem lennél az.
web-link-warning = Aki ezt a linket küldte, az is { $name } lehet. Csak akkor használd, ha a sajátod.
web-link-yes = Folytatás mint { $name }
web-link-no = Nem
web-sessions = Ahol be vagy jelentkezve
web-session-unknown = Ismeretlen eszköz
web-session-since = { $day } óta
web-session-this = itt
web-session-end = Kilépés ott
web-change-password = Jelszó módosítása
web-old-password = Eddigi jelszó
web-new-password = Új jelszó
web-password-changed = A jelszavad megváltozott, és mindenhol máshol kiléptél.
web-forgot-password = Elfelejtetted a jelszavad?
web-reset-title = Új jelszó
web-reset-help = Ha a fiókodnak van megerősített e-mail-címe, oda érkezik egy link.
web-reset-ask = Link küldése
web-reset-sent = Ha van ilyen fiók megerősített címmel, a levél úton van. A link egy óráig érvényes.
web-other-device = Másik eszköz
web-other-device-help = A személyes linkkel ott is ugyanaz vagy. Egyszer, egy napon belül használható; aki használja, az te vagy.
web-make-link = Személyes link készítése
web-programs = Játszó programok
web-programs-help = Egy kulccsal a programod itt játszhat vagy olvashat, mást nem tehet: a fiókodhoz nem férhet hozzá.
web-token-label = A neve
web-make-token = Kulcs készítése
web-drop-token = Visszavonás
web-drop-token-named = Visszavonás: { $name }
web-token-scopes = Mit tehet
web-scope-play = Játék a nevedben
web-scope-play-help = Asztalt nyit, leül, dönt, és beszél az asztalnál.
web-scope-read = A játszmáid olvasása
web-scope-read-help = Felsorolja a játszmáidat, a te szemeddel nézi őket, és megnézi a korábbi állásokat.
web-token-may-both = Játszhat a nevedben, és olvashatja a játszmáidat
web-token-may-play = Játszhat a nevedben
web-token-may-read = Olvashatja a játszmáidat
web-token-may-nothing = Semmit sem tehet
web-token-days = Meddig érvényes
web-token-days-count = { $days ->
    [365] egy évig
   *[other] { $days } napig
}
web-token-made = A kulcs elkészült.
web-token-once = Ez a(z) „{ $name }” kulcs. Másold ki most: többé nem látható.
web-copy-token = Kulcs másolása
web-token-good = érvényes eddig: { $day }
web-token-soon = már csak eddig érvényes: { $day }
web-token-expired = lejárt: { $day }
web-token-used = utoljára használva: { $moment }
web-token-unused = még nem használták
web-email-password = A jelszavad az új címhez
web-email-password-help = Akié a cím, az új jelszót kérhet. A változásról a régi cím értesítést kap.
web-farewell = Törlés
web-farewell-help = A neved, fiókod és beállításaid azonnal törlődnek. A játszmák megmaradnak a társaidnak, a neved nélkül.

web-account-settings = Fiók és beállítások
web-to-profile = A profilodhoz
web-name = Név
web-leave = Kijelentkezés vagy búcsú
web-profile-matches = { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
 }
web-profile-form = az utolsó { $count } közül { $won } győzelem
web-challenge = Kihívás linkje
web-challenge-help = Válassz egy játékot. Nyílik egy asztal szabad hellyel, és megkapod a linket, amelyet elküldhetsz.
web-challenge-send = Az asztal nyitva áll. Aki megnyitja ezt a linket, leülhet a szabad helyre:
web-score-plot = A pontok alakulása, { $least } és { $most } között
web-balance-plot = Győzelmek és vereségek alakulása, { $least } és { $most } között
web-best-score = legjobb eredmény
web-won-of = győzelem, { $count } mérkőzésből
web-no-match = Még nincs mérkőzés.
web-tally = { $won } győzelem, { $lost } vereség
web-tally-drawn = { $won } győzelem, { $lost } vereség, { $drawn } döntetlen
web-history-all = Mind ({ $count })
web-match-as = mint { $role }
web-match-alone = egyedül
web-match-points = { $points ->
    [one] egy pont
   *[other] { $points } pont
 }
web-length-minutes = { $minutes } perc
web-length-hours = { $hours } óra { $minutes } perc
web-length-days = { $days } nap
web-by-side = Oldalanként
web-luck-over = Amit a kockák hoztak az utolsó { $count } kockás mérkőzésen, ahhoz képest, ami várható volt.
web-luck-count = Számold ki
web-luck-matches = { $count ->
    [one] egy mérkőzés
   *[other] { $count } mérkőzés
 }
web-luck-none = Ezeken a mérkőzéseken nem dobtak kockával.

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


# Hadjáratok

web-campaign-offer = A hadjárat: minden forgatókönyv sorban, pontozással
web-campaign-to = Vissza a hadjárathoz
web-campaign-of = Hadjárat: { $game }
web-campaign-score = Állás
web-campaign-side = Oldal
web-campaign-victories = Győzelem
web-campaign-points = Pontszám
web-campaign-sit = Ezt az oldalt vezetem
web-campaign-invite = Aki megnyitja ezt a linket, vezetheti a szabad oldalt. A játszmák akkor kezdődnek, ha mindkét oldalt vezeti valaki.
web-campaign-next = Játék: { $scenario }
web-campaign-go-on = Folytatás: { $scenario }
web-campaign-matches = Játszmák
web-campaign-winner = Győztes
web-campaign-table = Az asztalhoz
web-campaign-is-next = Következik
web-campaign-about = { $count } forgatókönyv sorban, mindenki megtartja az oldalát. Minden győzelem 1 pont; az egész hadjáratban elveszett harci lapok ebből levonnak.
web-campaign-sides = Ki melyik oldalt vezeti?
web-campaign-begin = A hadjárat kezdete
web-campaign-mine = Hadjárataim
web-campaign-played = { $played } / { $count } lejátszva
web-campaign-none = { $game }: ehhez a játékhoz nincs hadjárat.

# Tanulás

web-how = Így játsszuk
web-how-wrong = Gyakori tévedések
web-aid = Segédlet
web-aid-page = Nyomtatható oldal
web-reference = Szabálytár
web-key-a = segédlet: kör, akciók, jelek
web-show-me = Mutasd meg
web-lesson-again = A lecke folytatása
web-newcomer = Most vagy itt először? A „Mutasd meg” lépésről lépésre végigvezet egy igazi játszmán. A „Játék most” az újonc ellen ültet le, ahol jók az esélyeid.
web-fair = A kezdésed
web-fair-where = „{ $scenario }”, az újonc ellen. A te oldalad: { $role }.
web-fair-alone = „{ $scenario }”, egyedül. A te oldalad: { $role }.
web-fair-role = Az újonc ellen játszol. A te oldalad: { $role }.
web-fair-favoured = Jó hely a kezdéshez: egyforma erős botok között ez az oldal 100 játszmából { $won } győzelmet arat.
web-fair-even = Itt nagyjából egyformák az esélyek: egyforma erős botok között a tiéd 100 játszmából { $won } győzelmet arat, és az újonc a leggyengébb.
web-fair-together = A legbarátságosabb hely a kezdéshez: a botok itt 100 játszmából { $won } győzelmet aratnak.
web-fair-recommended = Az első játszmához ezt a kezdést ajánlják a szabályok; az esélyeket még senki sem mérte.
web-fair-unmeasured = Az esélyeket itt még senki sem mérte; az újonc a leggyengébb bot.
web-favoured-role = Előnyben van: { $role }.
web-rules-english = A szabálytár angol nyelvű. Az „Így játsszuk” és a segédlet a te nyelveden szól.
web-rules-search = Keress szavakra vagy pontra, például { $clause }
web-rules-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } találat.
 }
web-rules-clear = Minden mutatása
web-sit-too = Ide is leülök
web-commitment-help = A házigazda ezzel a számmal rögzítette a kockák titkát, mielőtt bárki leült volna. A játszma végén mindenki ellenőrizheti, hogy a dobások ebből születtek.
web-start-away = Valaki még nincs itt.
web-facts-live = fejenként { $minutes } perc + { $seconds } mp
web-facts-days = döntésenként { $hours } óra
web-facts-no-clock = óra nélkül
web-facts-casual = barátságos
web-facts-rated = fiókok között értékelt
web-role-and-sitter = { $role }: { $sitter }
web-logout-guest = Vendég vagy. Fiók vagy személyes link nélkül nincs visszaút ehhez a névhez és a játszmáihoz.
web-logout-anyway = Mégis kijelentkezem
web-report-line = { $name } szavainak jelentése
web-report-why = Mi a baj azzal, amit { $name } mondott?
web-report = Jelentés
web-reported = A kiszolgáló üzemeltetői értesültek róla.
web-chat-looks-on = A nézők beszélgetését olvasod. Amit a játékosok egymásnak mondanak, az a játszma végéig az övék.
web-lobby-chat = Csevegés a kezdőlapon
web-lobby-chat-help = Amit a kiszolgáló látogatói egymásnak mondanak.
web-lobby-chat-hint = Mindenki olvashatja, aki megnyitja ezt az oldalt.
web-lobby-chat-hide = Csevegés elrejtése
web-lobby-chat-hidden = A csevegés rejtve van, és az is marad. Itt hozhatod vissza:
web-reaction = Idő a reakcióra
web-reaction-waits = az ablak vár, amíg válasz nem érkezik
web-reaction-help = Ahol valaki azonnal válaszolhatna, mindenki ennyit vár, akár van kártya, akár nincs. Aki nem szól, passzolt.
web-reaction-waits-help = Senkit nem sürget semmi; de mindenki látja, hogy van mire válaszolni.
web-friends = Barátok
web-friends-none = Még nincsenek itt barátaid.
web-friends-no-table = Nyiss asztalt szabad hellyel, és egy kattintással meghívhatod őket.
web-friend-link = Link egy barátnak
web-friend-link-help = Link valakinek, akit ismersz: egyszer működik, egy napig, és előbb megkérdezi.
web-friend-link-old = Ez a link már nem működik. Kérj másikat.
web-friend-title = Legyünk barátok?
web-friend-question = { $name } szeretne a barátod lenni.
web-friend-means = A barátok látják, mikor van itt a másik és melyik nyitott asztalnál, és meghívhatják egymást. Bármelyikük bármikor véget vethet neki.
web-friend-as = Neki { $name } lennél.
web-friend-yes = Igen, legyünk barátok
web-friend-own = Ez a saját linked. Küldd el valakinek, akit ismersz.
web-friend-already = { $name } és te már barátok vagytok.
web-friend-waits = társra vár: { $game }
web-friend-plays = játszik: { $game }
web-friend-invite = Meghívás: { $game }
web-friend-invited = meghívva
web-friend-remove = Eltávolítás
web-friend-remove-sure = Többé nem barátom: { $name }
web-invitations = Meghívások
web-invitation = { $name } meghív: { $game }
web-invitation-go = Az asztalhoz
web-invitation-decline = Köszönöm, nem
web-invite-friends = Hívj meg egy barátot
