# Amit egy asztal vagy a kiszolgáló maga mond. A játékok hozzák a saját szövegeiket.

## Elutasítások az asztalnál

sv-no-session = Előbb válassz nevet.
sv-no-such-seat = Nincs ilyen szék.
sv-seat-taken = Ott már ül valaki.
sv-not-your-seat = Az nem a te széked.
sv-not-host = Ezt csak az teheti, aki az asztalt nyitotta.
sv-started = A játszma elkezdődött.
sv-not-started = A játszma még nem kezdődött el.
sv-over = A játszma véget ért.
sv-not-over = A játszma még nem ért véget.
sv-seats-empty = Minden széknek foglaltnak kell lennie, mielőtt a játszma kezdődik.
sv-bad-token = A kockákhoz való hozzájárulás 64 hexadecimális számjegy.
sv-contributed = Ez a szék már hozzájárult a kockákhoz.
sv-no-undo = Nincs visszavonható lépésed: utána véletlen, felfedett dolog vagy más döntés következett.
sv-nothing-to-take-back = Nincs visszavehető lépésed.
sv-too-many-undos = Ebben a játszmában már { $limit } lépést visszavontak. Ez a határ: innen játssz tovább.
sv-too-many-take-backs = Ebben a játszmában már { $limit } alkalommal vettek vissza lépést, vagy kértek visszavételt. Ez a határ: innen játssz tovább.
sv-too-much-beside = Ennél az asztalnál már { $limit } alkalommal változtak a helyek, az utasítások, a szünetek és a szabadságok. Ez a határ: játssz tovább így.
sv-too-many-steps = Ennél az asztalnál már { $limit } lépés történt. Ez a határ: add fel a játszmát, vagy nyiss másik asztalt.
sv-ask-pending = Valaki más visszavételi kérése még nyitott.
sv-nobody-asked = Senki sem vár erre a válaszra.
sv-no-vacation = Nincs itt ennyi szabadságod.
sv-bad-name = A név 1–32 látható karakter.
sv-bad-chat = Legfeljebb 500 karaktert írj.
sv-unreadable = „{ $given }” itt nem lépés; ezt vártuk: { $expected }.
sv-old-rules = { $game }: ezen az asztalon olyan szabályok szerint játszottak, amelyek ezen a kiszolgálón már nincsenek meg ({ $version }. változat). Megtalálható, de nem folytatható.
sv-table-broken = Nálunk hiba történt: ezt az asztalt nem lehet betölteni. Egyetlen lépés sem veszett el, és a kiszolgáló üzemeltetője látja, mi történt. Egyelőre nem folytatható.
sv-decision-panicked = Ennél a döntésnél nálunk hiba történt, ezért nem lett végrehajtva. Az asztalon semmi sem változott; válassz mást.

## A kiszolgáló elutasításai

sv-malformed = Az üzenet nem érthető.
sv-too-large = Az üzenet túl nagy.
sv-too-fast = Ez túl gyors volt. Várj egy kicsit, és próbáld újra.
sv-not-found = Itt nincs semmi, vagy nem neked szól.
sv-other-origin = A kérés másik oldalról jött.
sv-name-taken = Ez a név foglalt.
sv-already-account = Már van fiókod.
sv-wrong-credentials = A név és a jelszó nem illik össze.
sv-bad-password = A jelszó 8–256 karakter.
sv-bad-email = Ez nem e-mail-cím.
sv-no-mail = Ez a kiszolgáló nem küld levelet.
sv-bad-webhook = Ez a webhook nem használható: { $why }
sv-bad-table = Ez az asztal nem nyitható meg: { $why }
sv-no-positions = Ezen a kiszolgálón nem nyithatók állásból induló asztalok.
sv-no-lobby-chat = Ezen a kiszolgálón az előtérben nincs csevegés: az üzemeltető kikapcsolta.
sv-campaign-over = Ez a hadjárat véget ért: minden forgatókönyvét lejátszották.
sv-campaign-one-seat = Ebben a hadjáratban már van széked.
sv-internal = Nálunk történt hiba. Semmi sem változott; próbáld újra.
sv-going-away = A kiszolgáló újraindul. A játszmád biztonságban van; ez az oldal magától visszatér.

## A napló

sv-log-sits = { $role }: { $name }.
sv-log-stands = Újra szabad: { $role }.
sv-log-contributes = { $name } hozzájárult a kockákhoz.
sv-log-starts = A játszma kezdődik.
sv-log-starts-from-position = A játszma egy erre a célra felállított állásból indul; nem számít az értékszámba.
sv-log-resigns = { $name } feladta.
sv-log-out-of-time = { $name } ideje lejárt.
sv-log-takes-back = { $name } visszatér egy korábbi állásba.
sv-log-undoes = { $name } visszavont egy lépést.
sv-log-asks = { $name } szeretné visszavenni az utolsó lépést.
sv-log-agrees = { $name } beleegyezik.
sv-log-declines = { $name } elutasítja.
sv-log-taken-over = { $role } ideje lejárt: egy bot játszik tovább.
sv-log-rests = { $days ->
    [0] { $name } visszatért a szabadságról.
   *[other] { $name } { $days } nap szabadságot vesz ki.
}
sv-log-rematch = Ugyanezt egy másik asztalnál újra játsszák.

## Az oldalon kívüli üzenetek

sv-turn = { $name }, te jössz: { $game }.
sv-mail-confirm-subject = Sandtable: a tiéd ez a cím?
sv-mail-confirm = Szia { $name }, ezt a címet adták meg a Sandtable üzeneteihez. Ha te voltál, nyisd meg: { $url } — ha nem, ne tégy semmit, és nem jön levél.
sv-no-clock = Ennél az asztalnál nincs óra.
sv-log-asks-pause = { $name } szeretné megállítani az órákat.
sv-log-pauses = Minden óra áll. Újraindulnak, ha valaki folytatja vagy dönt.
sv-log-resumes = { $name } újraindította az órákat.
sv-log-branch = Ami lehetett volna: elágazás egy másik játszma { $line }. lépésétől.
sv-bot = { $level ->
    [random] a Véletlen bot
    [recruit] az Újonc bot
    [regular] a Közkatona bot
    [veteran] a Veterán bot
   *[elite] az Elit bot
}
sv-too-slow = A kérés túl lassan érkezett meg.
sv-banned = A kiszolgáló üzemeltetőjének döntése szerint egyelőre nem jöhetsz be.
sv-blocked = A kiszolgáló üzemeltetőjének döntése szerint erről a hálózati címről egyelőre senki sem jöhet be. Lehet, hogy másokkal osztozol a címen: várj, próbálj másik kapcsolatot, vagy kérdezd meg az üzemeltetőt.
sv-muted = A kiszolgáló üzemeltetőjének döntése szerint egyelőre nem szólhatsz hozzá.
sv-not-contributed = Egy másik széken ülő játékos még nem járult hozzá a kockákhoz. Várd meg, vagy szabadítsd fel a széket.
sv-lull = Itt valaki válaszolhat. Egy pillanat múlva folytathatod.
sv-cannot-start = A játszma így nem kezdhető el: { $why }
sv-no-account = Nincs fiókod, így jelszavad sem.
sv-mail-reset-subject = Sandtable: új jelszó
sv-mail-reset = Szia { $name }, új jelszót kértek a fiókodhoz. Ha te voltál, nyisd meg egy órán belül: { $url } — ha nem, ne tégy semmit, és a jelszavad marad a régi.
sv-own-link = Ez a saját linked. Küldd el valaki másnak.
sv-many-friends = Legfeljebb 200 barát lehet.
sv-no-room = Olyan asztalhoz hívhatsz meg valakit, ahol ülsz, és van szabad hely.

## Programok kulcsai és kiszolgálónevek

sv-token-ended = Ez a kulcs ismeretlen, visszavonták vagy lejárt. Készíts másikat a profilodon.
sv-not-for-tokens = Erre program kulcsa nem használható. Jelentkezz be böngészővel.
sv-token-scope = { $scope ->
    [play] Ezzel a kulccsal nem lehet játszani. Készíts olyat, amely játszhat a nevedben.
   *[read] Ez a kulcs nem olvashatja a játszmáidat. Készíts olyat, amely olvashatja.
}
sv-token-no-scope = Válassz legalább egy dolgot, amire a kulcs jó.
sv-token-days = Egy kulcs 1–365 napig érvényes.
sv-many-tokens = 20 kulcsod van, több nem lehet. Előbb vonj vissza egyet.
sv-password-needed = Az e-mail-cím megváltoztatásához add meg a jelszavadat.
sv-unknown-host = Ez a kiszolgáló nem ismeri ezt a nevet: „{ $name }”. Ha a tiéd, indítsd a kiszolgálót így: --host { $name }.
sv-metrics-closed = Ezek a számok a kiszolgáló üzemeltetőjének szólnak. Lásd: --metrics-listen és --metrics-token.
sv-mail-address-changed-subject = Sandtable: megváltozott az e-mail-címed
sv-mail-address-changed = Szia { $name }, az itteni fiókod e-mail-címét megváltoztatták vagy törölték: { $url }. Erre a címre több levél nem jön. Ha nem te voltál, jelentkezz be, változtasd meg a jelszavadat, és add meg újra a címedet.
sv-mail-password-changed-subject = Sandtable: megváltozott a jelszavad
sv-mail-password-changed = Szia { $name }, az itteni fiókod jelszavát megváltoztatták: { $url }. Minden más bejelentkezés, link és kulcs véget ért. Ha nem te voltál, válaszd ott az „Elfelejtetted a jelszavad?” linket, és adj meg másikat levélben.
