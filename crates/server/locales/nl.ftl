# Wat een tafel of de server zelf zegt. De spellen brengen hun eigen teksten mee.

## Weigeringen aan tafel

sv-no-session = Kies eerst een naam.
sv-no-such-seat = Die plaats bestaat niet.
sv-seat-taken = Daar zit al iemand.
sv-not-your-seat = Dat is niet jouw plaats.
sv-not-host = Dat mag alleen wie de tafel heeft geopend.
sv-started = De partij is begonnen.
sv-not-started = De partij is nog niet begonnen.
sv-over = De partij is afgelopen.
sv-not-over = De partij is nog niet afgelopen.
sv-seats-empty = Alle plaatsen moeten bezet zijn voordat de partij begint.
sv-bad-token = Een bijdrage aan de dobbelstenen is 64 hexadecimale cijfers.
sv-contributed = Deze plaats heeft al aan de dobbelstenen bijgedragen.
sv-no-undo = Je hebt geen stap om terug te nemen: daarna kwam toeval, iets onthulds of een andere beslissing.
sv-nothing-to-take-back = Je hebt geen stap om terug te nemen.
sv-too-many-undos = In deze partij zijn al { $limit } stappen ongedaan gemaakt. Dat is de grens: speel vanaf hier verder.
sv-too-many-take-backs = In deze partij is al { $limit } keer een stap teruggenomen, of is dat gevraagd. Dat is de grens: speel vanaf hier verder.
sv-too-much-beside = Plaatsen, opdrachten, pauzes en vakanties van deze tafel zijn al { $limit } keer veranderd. Dat is de grens: speel zo verder.
sv-too-many-steps = Deze tafel heeft al { $limit } stappen gehad. Dat is de grens: geef de partij op, of open een andere tafel.
sv-ask-pending = Er staat nog een verzoek van iemand anders om terug te nemen open.
sv-nobody-asked = Niemand wacht op dat antwoord.
sv-no-vacation = Je hebt hier niet zoveel vakantie over.
sv-bad-name = Een naam heeft 1 tot 32 zichtbare tekens.
sv-bad-chat = Zeg iets van hoogstens 500 tekens.
sv-unreadable = “{ $given }” is hier geen actie; verwacht: { $expected }.
sv-old-rules = Aan deze tafel is gespeeld volgens regels van { $game } die deze server niet meer heeft (versie { $version }). Ze is hier te vinden, maar niet verder te spelen.
sv-table-broken = Er ging bij ons iets mis: deze tafel kan niet worden geladen. Er is geen zet verloren gegaan, en wie de server beheert, kan zien wat er is gebeurd. Voorlopig kan er niet verder worden gespeeld.
sv-decision-panicked = Er ging bij ons iets mis met deze keuze; ze is daarom niet uitgevoerd. Aan de tafel is niets veranderd; kies iets anders.

## Weigeringen van de server

sv-malformed = Het bericht is niet te begrijpen.
sv-too-large = Het bericht is te groot.
sv-too-fast = Dat ging te snel. Wacht even en probeer het opnieuw.
sv-not-found = Hier is niets, of niet voor jou.
sv-other-origin = Het verzoek kwam van een andere pagina.
sv-name-taken = Die naam is bezet.
sv-already-account = Je hebt al een account.
sv-wrong-credentials = Naam en wachtwoord passen niet bij elkaar.
sv-bad-password = Een wachtwoord heeft 8 tot 256 tekens.
sv-bad-email = Dat is geen e-mailadres.
sv-no-mail = Deze server verstuurt geen e-mail.
sv-bad-webhook = Die webhook is niet bruikbaar: { $why }
sv-bad-table = Die tafel kan niet worden geopend: { $why }
sv-no-positions = Tafels die vanuit een stand beginnen zijn op deze server niet toegestaan.
sv-no-lobby-chat = In de lobby van deze server wordt niet gepraat: de beheerder heeft dat uitgezet.
sv-campaign-over = Deze veldtocht is voorbij: alle scenario’s zijn gespeeld.
sv-campaign-one-seat = Je hebt al een plaats in deze veldtocht.
sv-internal = Er ging bij ons iets mis. Er is niets veranderd; probeer het opnieuw.
sv-going-away = De server wordt herstart. Je partij is veilig; deze pagina komt vanzelf terug.

## Het verslag

sv-log-sits = { $role }: { $name }.
sv-log-stands = { $role } is weer vrij.
sv-log-contributes = { $name } heeft aan de dobbelstenen bijgedragen.
sv-log-starts = De partij begint.
sv-log-starts-from-position = De partij begint vanuit een opgezette stand en telt niet mee voor de rating.
sv-log-resigns = { $name } geeft op.
sv-log-out-of-time = De tijd van { $name } is op.
sv-log-takes-back = { $name } gaat terug naar een eerdere stand.
sv-log-undoes = { $name } neemt een stap terug.
sv-log-asks = { $name } vraagt of de laatste stap terug mag.
sv-log-agrees = { $name } stemt toe.
sv-log-declines = { $name } weigert.
sv-log-taken-over = De tijd van { $role } is op: een bot speelt verder.
sv-log-rests = { $days ->
    [0] { $name } is terug van vakantie.
    [one] { $name } neemt een dag vakantie.
   *[other] { $name } neemt { $days } dagen vakantie.
}
sv-log-rematch = Hetzelfde wordt aan een andere tafel opnieuw gespeeld.

## Berichten buiten de pagina

sv-turn = { $name }, jij bent aan de beurt in { $game }.
sv-mail-confirm-subject = Sandtable: is dit jouw adres?
sv-mail-confirm = Hallo { $name }, dit adres is opgegeven voor berichten van Sandtable. Was jij dat, open dan { $url } — zo niet, doe niets, dan komt er geen e-mail.
sv-no-clock = Deze tafel heeft geen klok.
sv-log-asks-pause = { $name } vraagt de klokken stil te zetten.
sv-log-pauses = Alle klokken staan stil. Ze lopen weer als iemand hervat of beslist.
sv-log-resumes = { $name } laat de klokken weer lopen.
sv-log-branch = Wat had kunnen zijn: een zijtak vanaf stap { $line } van een andere partij.
sv-bot = { $level ->
    [random] de Willekeurige bot
    [recruit] de Rekruut-bot
    [regular] de Soldaat-bot
    [veteran] de Veteraan-bot
   *[elite] de Elite-bot
}
sv-too-slow = Het verzoek deed er te lang over.
sv-banned = Je mag hier voorlopig niet komen; dat heeft de beheerder van deze server besloten.
sv-blocked = Vanaf dit netwerkadres mag voorlopig niemand komen; dat heeft de beheerder van deze server besloten. Misschien deel je het adres met anderen: wacht, probeer een andere verbinding of vraag het de beheerder.
sv-muted = Je mag hier voorlopig niet praten; dat heeft de beheerder van deze server besloten.
sv-not-contributed = Iemand op een andere plaats heeft nog niets aan de dobbelstenen bijgedragen. Wacht daarop, of maak de plaats vrij.
sv-lull = Hier kan iemand antwoorden. Over een ogenblik kun je verder.
sv-cannot-start = De partij kan zo niet beginnen: { $why }
sv-no-account = Je hebt geen account, en dus geen wachtwoord.
sv-mail-reset-subject = Sandtable: een ander wachtwoord
sv-mail-reset = Hallo { $name }, iemand vroeg om een ander wachtwoord voor jouw account. Was jij dat, open dan binnen een uur { $url } — zo niet, doe niets, dan blijft je wachtwoord zoals het is.
sv-own-link = Dat is je eigen link. Stuur hem naar iemand anders.
sv-many-friends = Er zijn niet meer dan 200 vrienden.
sv-no-room = Je kunt uitnodigen voor een tafel waar je zit en een plaats vrij is.

## Sleutels van programma’s, en servernamen

sv-token-ended = Deze sleutel is onbekend, ingetrokken of verlopen. Maak een nieuwe op je profielpagina.
sv-not-for-tokens = Hiervoor kan geen sleutel van een programma worden gebruikt. Log in met een browser.
sv-token-scope = { $scope ->
    [play] Met deze sleutel mag niet worden gespeeld. Maak er een die namens jou mag spelen.
   *[read] Deze sleutel mag je partijen niet lezen. Maak er een die dat wel mag.
}
sv-token-no-scope = Kies minstens één ding dat de sleutel mag.
sv-token-days = Een sleutel werkt 1 tot 365 dagen.
sv-many-tokens = Je hebt 20 sleutels, meer kan niet. Trek er eerst een in.
sv-password-needed = Geef je wachtwoord om het e-mailadres te wijzigen.
sv-unknown-host = Deze server kent de naam “{ $name }” niet. Is die van jou, start de server dan met --host { $name }.
sv-metrics-closed = Deze cijfers zijn voor wie de server beheert. Zie --metrics-listen en --metrics-token.
sv-mail-address-changed-subject = Sandtable: je e-mailadres is gewijzigd
sv-mail-address-changed = Hallo { $name }, het e-mailadres van je account op { $url } is gewijzigd of verwijderd. Naar dit adres komt niets meer. Was jij dat niet, log dan in, wijzig je wachtwoord en vul je adres opnieuw in.
sv-mail-password-changed-subject = Sandtable: je wachtwoord is gewijzigd
sv-mail-password-changed = Hallo { $name }, het wachtwoord van je account op { $url } is gewijzigd, en elke andere sessie, link en sleutel is beëindigd. Was jij dat niet, kies daar dan “Wachtwoord vergeten?” en stel per mail een ander in.
