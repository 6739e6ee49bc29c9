# Het kader

web-loading = Laden …
web-skip = Naar de inhoud
web-main-nav = Hoofdmenu
web-home = Begin
web-rules = Regels
web-profile = Profiel
web-settings = Instellingen
web-close = Sluiten
web-nowhere = Op dit adres is niets te vinden.
web-screen-failed = Dit deel van de pagina kon niet worden geladen. Controleer je verbinding en laad de pagina opnieuw.
web-unreachable = De server is niet bereikbaar.
web-server-trouble = De server antwoordde met een fout ({ $status }).
web-and-then = { $first }, { $second }

# Begin

web-welcome = Sandtable
web-welcome-text = Vijf tabletop-oorlogsspellen, volledig en volgens het boekje. Zonder account.
web-games = Spellen
web-play-now = Speel nu tegen een bot
web-play-now-alone = Speel nu alleen
web-new-table = Nieuwe tafel
web-coming = Komt nog
web-about-battle-line = Negen vlaggen tussen twee linies. Bouw formaties, bewijs je claims, win vijf vlaggen of drie op een rij. Twee spelers, een half uur.
web-about-undaunted = Groepen schutters, verkenners en mitrailleurs, geleid door een kaartendek. Twee spelers.
web-about-dday-dice = Met zes dobbelstenen het strand op naar de bunker. Een tot vier spelers samen.
web-about-heroes = Eenheden, bevelen en helden op een klein slagveld. Twee spelers.
web-about-axis-dday = Drie stranden, eenenveertig zones, tien ronden met bevelkaarten. Twee of drie spelers.
web-your-tables = Jouw tafels
web-open-tables = Open tafels
web-open-tables-none = Er wacht nu niemand op een speler.
web-running-tables = Om te kijken
web-running-tables-none = Er loopt geen open partij.
web-join = Meedoen
web-your-turn = Jij bent aan de beurt
web-status-gathering = Wacht op spelers
web-status-playing = Bezig
web-status-over = Afgelopen
web-host = Zelf hosten
web-host-text = Sandtable is één programma. Start het op je eigen computer en iedereen in je netwerk kan spelen:

# Nieuwe tafel

web-new-table-of = Nieuwe tafel: { $game }
web-no-game = Dit spel kan hier niet worden gespeeld.
web-seats = Plaatsen
web-seat-count = Aantal plaatsen
web-seat = Plaats { $seat }
web-seat-me = Ik
web-seat-invite = Wie de link heeft
web-seat-empty = vrij
web-bot = Bot ({ $level })
web-bot-level = Niveau van de bot
web-same-name = { $name } ({ $seat })
web-level-random = willekeurig
web-level-recruit = rekruut
web-level-regular = soldaat
web-level-veteran = veteraan
web-level-elite = elite
web-open-to-all = Open voor iedereen
web-open-to-all-help = De tafel staat op de beginpagina. Anders is ze alleen met de link te vinden.
web-options = Opties
web-scenario = Scenario
web-preview = De kaart zoals de partij begint
web-measured = Wat te verwachten
web-measured-by = { $games ->
    [one] Eén partij tussen bots: { $bots }
   *[other] { $games } partijen tussen bots: { $bots }
 }
web-measured-wins = { $seat } wint
web-measured-won-together = Samen gewonnen
web-measured-lost-together = Samen verloren
web-measured-balanced = Geen plaats is in het voordeel.
web-measured-favoured = Plaats { $seat } is in het voordeel.
web-measured-length = Een partij duurt ongeveer { $count ->
    [one] één beslissing
   *[other] { $count } beslissingen
 }.
web-measured-nothing = Deze opzet heeft nog niemand gemeten: wie in het voordeel is en hoelang het duurt, is niet bekend.
web-clock = Klok
web-clock-kind = Soort klok
web-clock-none = Geen
web-clock-live = Live
web-clock-days = Dagen per zet
web-clock-bank = Minuten per speler
web-clock-increment = Seconden erbij na elke beslissing
web-clock-hours = Uren per beslissing
web-clock-vacation = Vakantiedagen
web-timeout = Als de tijd om is
web-timeout-forfeit = De plaats verliest
web-timeout-bot = Een bot ({ $level }) speelt door
web-open-table = Tafel openen

# Aan tafel

web-table-of = Tafel: { $names }
web-no-table = Deze tafel bestaat niet
web-no-board = Dit spel heeft nog geen bord in de browser. Het kan in de terminal worden gespeeld.
web-gathering = Neem plaats
web-your-name = Je naam
web-guest = Gast
web-you = jij
web-sit = Hier zitten
web-stand = Opstaan
web-clear-seat = Plaats vrijmaken
web-seat-bot = Bot neerzetten
web-invite = Uitnodiging kopiëren
web-copied = Gekopieerd
web-copy-link = Link kopiëren
web-start = Beginnen
web-start-waits = Eerst moeten alle plaatsen bezet zijn.
web-contributed = dobbelstenen
web-contributed-help = Deze plaats heeft een eigen willekeurige waarde aan de dobbelstenen toegevoegd.
web-commitment = De belofte van de gastheer voor de dobbelstenen
web-here = aanwezig
web-away = afwezig
web-to-act = aan zet
web-spectators = { $count ->
    [one] één toeschouwer
   *[other] { $count } toeschouwers
 }
web-prompt = Wat er gevraagd wordt
web-step-back = Terugnemen
web-first-another = Nog niet: kies eerst iets dat oplicht.
web-why-not = Waarom niet:
web-clause = Regel { $rule }
web-undo = Ongedaan maken
web-stale = Er is intussen iets gebeurd. Kijk opnieuw en kies nog eens.
web-line-lost = De verbinding is weg. Ze komt vanzelf terug.
web-side = Naast het bord
web-log = Verslag
web-log-empty = Er is nog niets gebeurd.
web-show-position = Toon de stand hierna
web-odds = Kansen
web-odds-none = Niets dat nu gekozen kan worden, hangt van het toeval af.
web-odds-mean = Gemiddeld { $mean }
web-odds-value = Waarde
web-odds-chance = Kans
web-thing-odds = { $thing }; { $what }: { $odds }
web-chat = Chat
web-chat-unread = Chat ({ $count })
web-chat-empty = Niemand heeft iets gezegd.
web-chat-say = Zeg iets
web-send = Versturen
web-from-the-side = (kijkt toe)
web-table-menu = Tafel
web-take-back = Vragen om terug te nemen
web-take-back-asked = { $name } vraagt de laatste zet te mogen terugnemen.
web-take-back-waits = Je vroeg om terug te nemen; de anderen hebben nog niet geantwoord.
web-ask-pause = Vragen de klokken stil te zetten
web-pause-asked = { $name } vraagt de klokken stil te zetten.
web-pause-waits = Je vroeg de klokken stil te zetten; de anderen hebben nog niet geantwoord.
web-paused = De klokken staan stil.
web-resume = Hervatten
web-agree = Akkoord
web-decline = Weigeren
web-vacation = Een dag vakantie nemen (nog { $left })
web-vacation-end = Vakantie beëindigen
web-resign = Opgeven
web-resign-sure = Deze partij opgeven?
web-look-back = Terugkijken
web-while-away = { $count ->
    [one] Er gebeurde één ding terwijl je weg was.
   *[other] Er gebeurden { $count } dingen terwijl je weg was.
 }
web-show-it = Laten zien
web-curtain = Geef het apparaat aan { $name }.
web-curtain-lift = Ik ben { $name }
web-position = De stand in woorden
web-keys = Toetsen
web-key-tab = naar het volgende dat gekozen mag worden
web-key-arrows = over alles op tafel
web-key-enter = kiezen
web-key-esc = laatste klik terugnemen, of het terugkijken verlaten
web-key-w = waarom kan dit niet worden gekozen?
web-key-u = ongedaan maken
web-key-d = de stand in woorden
web-key-brackets = een stap terug, een stap verder
web-key-help = deze toetsen

# Het einde en het verslag

web-result = Uitslag
web-you-won = Je hebt gewonnen!
web-won = { $name } heeft gewonnen.
web-drawn = Gelijkspel.
web-all-lost = Iedereen heeft verloren.
web-by-resignation = door opgave
web-by-time = op tijd
web-rematch = Revanche
web-to-rematch = Naar de revanche
web-to-record = Verslag
web-to-table = Naar de tafel
web-play-on = Vanaf hier verder spelen
web-play-on-text = Er begint een nieuwe tafel met de stand na stap { $line }. Deze partij blijft zoals ze is.
web-play-on-seat = Jouw plaats
web-play-on-level = Niveau van de bots op de andere plaatsen
web-play-on-go = Verder spelen
web-branch-note = Wat had kunnen zijn:
web-branch-from = een zijtak vanaf stap { $line } van een andere partij
web-record-of = Verslag: { $names }
web-replay = Terugkijken
web-replay-start = Naar het begin
web-replay-turn-back = Een beurt terug
web-replay-back = Een stap terug
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-on = Een stap verder
web-replay-turn-on = Een beurt verder
web-replay-end = Naar het einde
web-replay-step = Stap
web-replay-at = Stap { $line } van { $last }
web-replay-leave = Terug naar de tafel
web-share-step = Deze stap delen
web-download = Verslag downloaden
web-proof = Waren de dobbelstenen eerlijk?
web-proof-promise = Het gepubliceerde geheim is wat voor de partij beloofd was.
web-proof-promise-broken = Het gepubliceerde geheim is niet wat beloofd was.
web-proof-seed = Het zaad volgt uit het geheim en uit wat elke plaats bijdroeg.
web-proof-seed-other = Het zaad volgt niet uit het geheim en de bijdragen.
web-proof-withheld = Het geheim wordt gepubliceerd als de partij is afgelopen.
web-proof-unable = Deze browser berekent dit alleen op beveiligde pagina’s (https of deze computer). Controleer het verslag met het programma.
web-proof-secret = Geheim
web-proof-contribution = Bijdrage van plaats { $seat }
web-proof-seed-name = Zaad
web-proof-verify = Je browser heeft dit zojuist zelf uitgerekend. Download het verslag om ook elke schudbeurt te herhalen, met

# Regels

web-contents = Inhoud
web-no-rules = De regels van dit spel staan hier niet.
web-a-table = Tabel

# Profiel

web-account = Je account
web-account-since = Account sinds { $day }
web-guest-since = Gast sinds { $day }
web-nobody-yet = Je hebt hier nog geen naam. Kies er een, of speel gewoon.
web-rating = Rating { $rating } ± { $deviation }, { $matches ->
    [one] één partij
   *[other] { $matches } partijen
 }
web-rating-plot = De rating in de tijd, tussen { $least } en { $most }
web-no-rating = Nog geen partij met rating.
web-seat-column = Plaats
web-result-won = Gewonnen
web-result-drawn = Gelijk
web-result-lost = Verloren
web-history = Partijen
web-history-none = Er is nog geen partij afgelopen.
web-save = Opslaan
web-saved = Opgeslagen.
web-save-name = Naam opslaan
web-register-or-login = Account
web-register-help = Een account bewaart je partijen en je rating op elk apparaat. Wat je als gast hebt gespeeld, blijft van jou.
web-account-name = Accountnaam
web-password = Wachtwoord
web-register = Account maken
web-registered = Het account is van jou.
web-login = Inloggen
web-logout = Uitloggen
web-logout-everywhere = Overal uitloggen
web-notifications = Als je aan de beurt bent
web-notify-when = Laat het me buiten de pagina weten
web-notify-offline = als ik geen pagina open heb
web-notify-always = altijd
web-notify-never = nooit
web-webhook = Webhook (https-adres)
web-webhook-template = Wat daarheen gaat
web-webhook-help = { "{text}" }, { "{game}" }, { "{table}" }, { "{url}" } en { "{name}" } worden ingevuld.
web-email = E-mail
web-other-device = Een ander apparaat
web-other-device-help = Met een persoonlijke link ben je daar dezelfde persoon. Wie hem heeft, is jou.
web-make-link = Persoonlijke link maken
web-programs = Programma’s die spelen
web-programs-help = Met een sleutel kan een programma van jou aan tafels zitten. Hij wordt één keer getoond.
web-token-label = Waarvoor
web-make-token = Sleutel maken
web-drop-token = Intrekken
web-farewell = Verwijder mij
web-farewell-help = Je naam, account en instellingen worden meteen verwijderd. Partijen blijven voor je medespelers, zonder je naam.

# Instellingen

web-language = Taal
web-theme = Thema
web-theme-system = Zoals het systeem
web-theme-light = Papier
web-theme-dark = Kamer met lamplicht
web-motion = Beweging
web-motion-help = Kaarten reizen als ze gespeeld worden. Een klik slaat het over.
web-sound = Geluid
web-sound-help = Twee korte tonen als je beurt begint.
web-notify = Meldingen
web-notify-help = De browser meldt je beurt als de pagina op de achtergrond staat.

# Battle Line

web-bl-line = De negen vlaggen; { $near } aan deze kant, { $far } aan de andere
web-bl-your-hand = Je hand
web-bl-by-colour = Op kleur sorteren
web-bl-by-value = Op waarde sorteren
web-bl-deck = { $deck }, { $size ->
    [one] één kaart
   *[other] { $size } kaarten
 }, bovenop: { $top }
web-bl-unknown-card = onbekend
web-bl-discards = Aflegstapel, { $count ->
    [0] leeg
   *[other] { $cards }
 }
web-bl-discards-short = Afgelegd: { $count }
web-bl-guile = Listkaarten
web-bl-holds = Heeft { $troops } soldaten en { $tactics } tactiekkaarten; bekend: { $known }
web-bl-no-cards = geen kaarten
web-bl-rank-sum = Som
web-bl-rank-host = Horde
web-bl-rank-skirmish = Schermutseling
web-bl-rank-battalion = Bataljon
web-bl-rank-phalanx = Falanx
web-bl-rank-wedge = Wig
web-bl-side-complete = { $cards }: { $strength }
web-bl-side-growing = { $cards }, op zijn best { $strength }
web-bl-unseen = Ongeziene soldaten
web-bl-unseen-caption = De zestig soldaten op kleur en waarde
web-bl-unseen-legend = { $count } ongezien; kader: ongezien, gestippeld: in je hand, doorgestreept: open
web-bl-troop-seen = open
web-bl-troop-held = in je hand
web-bl-troop-unseen = ongezien
web-bl-says-turn = Beurt { $turn }, { $name }.
web-bl-says-flag = Vlag { $flag }{ $claimed ->
    [yes] , van { $owner }
   *[no] , open
 }{ $fog ->
    [yes] , Mist
   *[no] { "" }
 }{ $mud ->
    [yes] , Modder
   *[no] { "" }
 }. { $near }: { $nearside }. { $far }: { $farside }.
web-bl-says-hand = { $name } heeft { $cards }.
web-bl-says-other-hand = { $name } heeft { $troops } soldaten en { $tactics } tactiekkaarten.
web-bl-says-decks = { $troops } kaarten in de soldatenstapel, { $tactics } in de tactiekstapel.
web-bl-says-discards = Aflegstapel: { $cards }.
# Het bord van D-Day Dice

web-dd-board-beach = Het strand: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-turn = Beurt { $turn }, { $phase }
web-dd-board-point = Wijs een vak of kaart aan om te lezen wat het betekent.
web-dd-board-phase-start = start
web-dd-board-phase-pool = opzet
web-dd-board-phase-dice = 1 dobbelstenen
web-dd-board-phase-result = 1 resultaat
web-dd-board-phase-upkeep = 2 innen
web-dd-board-phase-marker = 3 schijf
web-dd-board-phase-supply = 4 bevoorrading
web-dd-board-phase-move = 5 verplaatsen
web-dd-board-phase-combat = 6 gevecht
web-dd-board-phase-fire = 6 vuur
web-dd-board-phase-losses = 6 verliezen
web-dd-board-phase-end = einde van de beurt
web-dd-board-phase-over = voorbij
web-dd-board-nation-us = Verenigde Staten
web-dd-board-nation-uk = Verenigd Koninkrijk
web-dd-board-nation-ca = Canada
web-dd-board-nation-fr = Frankrijk
web-dd-board-tricolours = Driekleuren
web-dd-board-three = In drie kleuren: { $face }
web-dd-board-tri-skull = { $nation ->
    [uk] een voorwerp tot prijs 8, voor jou of een andere eenheid
    [ca] een voorwerp tot prijs 10; of 3 moed
    [fr] een voorwerp tot prijs 8
   *[us] een voorwerp tot prijs 12
 }
web-dd-board-tri-star = { $nation ->
    [uk] een resultaat naar keuze, voor jou of een andere eenheid
    [ca] een resultaat naar keuze; of 2 sterren
   *[us] een resultaat naar keuze
 }
web-dd-board-tri-s1 = { $nation ->
    [uk] 4 soldaten, en 4 voor een andere eenheid
    [ca] 5 soldaten; of 2 soldaten en 2 moed
    [fr] 4 soldaten en 2 moed
   *[us] 5 soldaten
 }
web-dd-board-tri-s2 = { $nation ->
    [uk] 3 soldaten, en 3 voor een andere eenheid
    [ca] 7 soldaten; of 4 soldaten en 2 sterren
    [fr] 7 soldaten en 1 moed
   *[us] 7 soldaten
 }
web-dd-board-tri-courage = { $nation ->
    [uk] vooruit zonder moed of eisen; één andere eenheid mag volgen
    [fr] vooruit zonder moed, eisen of mijnen
   *[us] vooruit zonder moed of eisen
 }
web-dd-board-tri-tool = { $nation ->
    [uk] 2 voorwerppunten, en 2 voor een andere eenheid
    [ca] 6 voorwerppunten; of nog een voorwerp vinden
    [fr] 8 voorwerppunten
   *[us] 6 voorwerppunten
 }
web-dd-board-sector = { $sector }: verdediging { $def }, mitrailleurs { $guns }, { $shield ->
    [black] zwart schild
   *[white] wit schild
 }
web-dd-board-def-cut = { $zero ->
    [yes] verdediging 0 door een kaart deze beurt
   *[no] verdediging { $less } minder door kaarten deze beurt
 }
web-dd-board-guns-show = de mitrailleurs tonen { $dice }
web-dd-board-have = alleen met { $what }
web-dd-board-sacrifice = wie binnenkomt offert { $what }
web-dd-board-discard = wie binnenkomt legt af: { $what }
web-dd-board-explosives = wie binnenkomt legt springstof af: { $count }
web-dd-board-any-specialist = een specialist naar keuze
web-dd-board-either = { $one } of { $other }
web-dd-board-plus = elke beurt één meer: { $face }
web-dd-board-minus = elke beurt één minder: { $face }
web-dd-board-joins = { $specialist } sluit zich aan bij binnenkomst
web-dd-board-enter = 1 tot 6 soldaten bij binnenkomst
web-dd-board-award-here = hier kan een medaille gekozen worden
web-dd-board-few-dice = dobbelstenen hier: { $count }
web-dd-board-no-lock = hier worden geen dobbelstenen vastgezet
web-dd-board-no-items = hier worden geen voorwerpen gevonden
web-dd-board-max-units = hoogstens zoveel eenheden: { $count }
web-dd-board-special = elke 6 van een mitrailleur kost ook { $what }
web-dd-board-outlook = je verliezen hier: gemiddeld { $mean }, hoogstens { $worst }, { $survival }% overleeft
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-way = { $from } → { $to }{ $forward ->
    [yes] : { $cost } moed
   *[no] : zijwaarts, gratis
 }{ $mines ->
    [yes] , mijnen
   *[no] {""}
 }{ $obstacle ->
    [yes] , een hindernis
   *[no] {""}
 }
web-dd-board-marker = { $shows ->
    [safe] Veilig in de bunker.
    [shield] Zwart schild: binnen { $left } beurten verder.
    [arrow] De pijl: de eenheid moet weg.
   *[other] Strepen: { $shows }; de eenheid moet binnen { $left } beurten weg.
 }{ $must ->
    [yes] {" "}Ze moet deze beurt weg.
   *[no] {""}
 }
web-dd-board-due = { $left ->
    [0] deze beurt weg
    [one] nog 1 beurt
   *[other] nog { $left } beurten
 }
web-dd-board-vp = { $points } OP
web-dd-board-unit = { $name }, { $nation }, { $sector }: soldaten { $soldiers }, specialisten { $specialists }, sterren { $stars }, moed { $courage }, voorwerppunten { $points }, { $ready ->
    [yes] klaar
   *[no] kiest nog
 }
web-dd-board-units = De eenheden
web-dd-board-kit = In je eenheid
web-dd-board-shelf = Wat te krijgen is
web-dd-board-choose = Nu te kiezen
web-dd-board-tab-recruits = Rekruten
web-dd-board-tab-items = Voorwerpen
web-dd-board-tab-awards = Medailles
web-dd-board-none = Niets.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = Wat de eenheid telt
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Dobbelstenen van { $name }
web-dd-board-no-dice = Geen dobbelstenen op tafel.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , vastgezet
    [cancelled] , vervallen
    [aside] , wordt opnieuw gegooid
   *[free] {""}
 }
web-dd-board-lay-aside = Klik op wat je opnieuw wilt gooien. Nog te gooien: { $left }
web-dd-board-roll = { $count ->
    [one] Gooi 1 dobbelsteen opnieuw
   *[other] Gooi er { $count } opnieuw
 }
web-dd-board-odds = Toon de kansen
web-dd-board-colourless = en zonder dobbelsteen: { $face }
web-dd-board-fire = Het vuur op je vak
web-dd-board-defence = verdediging
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = verliezen: { $count }
web-dd-board-reserve = Reserve
web-dd-board-reserve-die = Reserve, { $die }: { $face }
web-dd-board-faces = Tekens
web-dd-board-numbers = Getallen
web-dd-board-says = { $what }.
web-dd-board-says-turn = Beurt { $turn }, { $phase }. { $map }, { $place }, { $date }.
web-dd-board-says-dice = Haar dobbelstenen: { $dice }.
web-dd-board-says-cards = Ze heeft: { $cards }.
web-dd-board-says-pool = Te vinden: { $cards }.
web-dd-board-says-awards = Te krijgen medailles: { $cards }.
web-dd-board-stands = de eenheid van { $name } staat hier
web-dd-board-does-scout = Vooruitgaan kost 1 moed minder.
web-dd-board-does-sharpshooter = Elke MG-dobbelsteen telt 1 minder.
web-dd-board-does-medic = 1 verlies minder in gevecht en in mijnen.
web-dd-board-does-minesweeper = Geen mijnworpen.
web-dd-board-does-veteran = 2 soldaten per driekleur.
web-dd-board-does-engineer = Met gereedschap één gereedschap meer.
web-dd-board-does-radioman = Versterking en Verse eenheid: 3 soldaten meer.
web-dd-board-does-chaplain = Met een moedresultaat 1 moed meer.
web-dd-board-does-quartermaster = Voorwerpen 2 goedkoper, voertuigen 4.
web-dd-board-does-gunner = Verdediging telt 1 minder.
web-dd-board-does-courier = Ruilen met aangrenzende vakken; mag weggegeven worden.
web-dd-board-does-bugler = 2 soldaten per vak dat je binnengaat.
web-dd-board-does-mechanic = Voertuigen 6 goedkoper en naast het voorwerp.
web-dd-board-does-stretcher-bearer = Geen bijzondere schade.
web-dd-board-does-corporal = Eén vastgezette steen mag mee in de tweede herworp.
web-dd-board-does-sergeant = Met een soldaatresultaat 1 soldaat meer.
web-dd-board-does-lieutenant = Dobbelstenen ruilen; alleen met een reserve.
web-dd-board-does-captain = Eén schedel per beurt doet niets.
web-dd-board-does-major = Eén beurt langer in witte vakken.
web-dd-board-does-colonel = Elke beurt een resultaat naar keuze.
web-dd-board-does-ranger = Geen eisen „alleen met” en „legt af”.
web-dd-board-does-resistance-fighter = Meteen een voorwerp tot prijs 10; twee voorwerpen per beurt.
web-dd-board-does-war-hero = 2 verliezen minder in gevecht.
web-dd-board-does-flag-bearer = Elke beurt 1 moed; medailles kosten 4.
web-dd-board-does-bangalore-torpedo = Vuur: verdediging van je vak 0, niet de bunker. 2 springstof.
web-dd-board-does-binoculars = Zet een dobbelsteen, MG-steen of de mijnensteen.
web-dd-board-does-carrier-pigeon = Ruilen met één eenheid naar keuze deze beurt.
web-dd-board-does-command-jacket = Leiderschap deze beurt.
web-dd-board-does-dispatch-case = Je dobbelstenen nemen die van een andere eenheid over.
web-dd-board-does-field-radio = 5 soldaten.
web-dd-board-does-flak-vest = Vuur: geen verliezen door mitrailleurs voor jou.
web-dd-board-does-hand-grenades = Vuur: verdediging van je vak −3. 1 springstof.
web-dd-board-does-first-aid-kit = Vuur: 4 verliezen minder voor jou.
web-dd-board-does-smoke-canister = Vuur: elke mitrailleur van je vak telt hoogstens 1.
web-dd-board-does-hip-flask = 2 moed.
web-dd-board-does-map-case = De schijf gaat een stap terug.
web-dd-board-does-wire-cutters = Neemt één hindernis.
web-dd-board-does-grappling-hook = Alleen voor eisen.
web-dd-board-does-mortar = Vuur: verdediging van één vak −5, niet de bunker. 1 springstof.
web-dd-board-does-toggle-rope = Alleen voor eisen.
web-dd-board-does-mine-detector = Eén mijnworp vervalt.
web-dd-board-does-satchel-charge = Vuur: verdediging van je vak −5. 2 springstof.
web-dd-board-does-bazooka = Vuur: één mitrailleur van je vak telt 0. 1 springstof.
web-dd-board-does-flamethrower = Vuur, alleen in de bunker: verdediging −6.
web-dd-board-does-enemy-uniform = Vuur: geen verliezen voor jou, niet in de bunker.
web-dd-board-does-signal-flares = 4 soldaten.
web-dd-board-does-air-recon-photos = Deze keer vooruit: geen eis „alleen met”, geen mijnworp.
web-dd-board-does-ammunition-crate = 2 gereedschap zonder dobbelsteen. 1 springstof.
web-dd-board-does-bulldozer = Wie in het vak is, neemt hindernissen.
web-dd-board-does-jeep = Vooruit uit het vak kost 1 moed minder.
web-dd-board-does-dukw = Elke beurt 1 soldaat voor wie in het vak is.
web-dd-board-does-ambulance = 2 verliezen minder voor wie in het vak is.
web-dd-board-does-half-track = Elke mitrailleur van het vak telt 2 minder.
web-dd-board-does-sherman = Verdediging van het vak −3.
web-dd-board-does-medal-of-honor = Een specialist naar keuze, gratis.
web-dd-board-does-distinguished-service-cross = 8 soldaten.
web-dd-board-does-silver-star = 5 sterren.
web-dd-board-does-bronze-star = 2 sterren en 2 moed.
web-dd-board-does-purple-heart = Gevechtsverliezen deze beurt gehalveerd.
web-dd-board-does-victoria-cross = Elke andere eenheid: 5 soldaten.
web-dd-board-does-military-cross = De mitrailleurs van je vak tellen deze beurt 0.
web-dd-board-does-distinguished-service-order = 5 moed.
web-dd-board-does-military-medal = Zet twee van je dobbelstenen.
web-dd-board-does-george-cross = Verdediging van je vak deze beurt 0, niet de bunker.
web-dd-board-does-memorial-cross = Een gevallen specialist keert terug, bij jou en bij een andere eenheid.
web-dd-board-does-volunteer-service-medal = 5 soldaten, en 5 voor een andere eenheid.
web-dd-board-does-croix-de-guerre = Een voorwerp uit de voorraad, gratis.
web-dd-board-does-medaille-militaire = 18 voorwerppunten.
web-dd-board-does-legion-dhonneur = Een Strijdkreet deze beurt.
web-dd-board-does-ordre-de-la-liberation = Eén driekleur naar keuze.

# Undaunted: the board

web-un-board-mark-us = VS
web-un-board-mark-ge = DU
web-un-board-stack = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
web-un-board-no-cards = geen kaarten
web-un-board-no-counters = geen fiches
web-un-board-counter = { $unit }, verdediging { $defence }{ $suppressed ->
    [yes] , onderdrukt
   *[no] { "" }
 }
web-un-board-served-all = de hele partij
web-un-board-served-sniper = Scherpschutters
web-un-board-served-mortar = Mortier
web-un-board-served-squad = groep { $squad }
web-un-board-spawn-mark-all = alle
web-un-board-spawn-mark-sniper = Ss
web-un-board-spawn-mark-mortar = Mo
web-un-board-spawn = instappunt van { $side } voor { $whom }
web-un-board-tile = Tegel { $tile }, { $ground }, dekking { $cover }
web-un-board-objective = doel van { $value }
web-un-board-radio = radio
web-un-board-marker-scouted = verkend door { $side }
web-un-board-marker-controlled = beheerst door { $side }
web-un-board-target = mortierdoel van { $side }
web-un-board-goal-pin = { $points } · vijand vastpinnen
web-un-board-goal-points = { $points } van { $goal }
web-un-board-map = De kaart: { $scenario }
web-un-board-enlarge = De kaart vergroten
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = Speelgebied van { $side }, kaarten: { $count }
web-un-board-zone-supply = Voorraad van { $side }, kaarten: { $count }
web-un-board-name-play = Gespeeld
web-un-board-name-supply = Voorraad
web-un-board-hand = Hand
web-un-board-deck = Stapel
web-un-board-discard = Aflegstapel
web-un-board-removed = Uit het spel
web-un-board-initiative = Initiatief
web-un-board-hand-of = { $side }, kaarten in de hand: { $count }; bekend: { $cards }
web-un-board-deck-of = { $side }, kaarten in de stapel: { $count }
web-un-board-discard-of = { $side }, kaarten op de aflegstapel: { $count }; { $cards }
web-un-board-removed-of = { $side }, kaarten uit het spel: { $count }; zichtbaar: { $cards }
web-un-board-initiative-of = { $side }, initiatiefkaart: { $state ->
    [open] { $card }
    [hidden] gekozen, gedekt
   *[none] geen
 }
web-un-board-initiative-held = heeft het initiatiefteken
web-un-board-pinned = Vastgepind: geen Infanteristen op de kaart
web-un-board-hopeless = Geen hoop meer: het doel is onbereikbaar
web-un-board-round = Ronde { $round }
web-un-board-roll = { $unit }: { $total } of meer nodig; dobbelstenen { $dice }; { $result ->
    [hit] raak
   *[miss] mis
 }
web-un-board-hit = Raak
web-un-board-miss = Mis
web-un-board-no-roll = Nog niet gedobbeld
web-un-board-tray = Waarvoor speel je hem
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = Hand van { $side }, kaarten: { $count }
web-un-board-hand-empty = Geen kaart in de hand
web-un-board-cards = Kaarten
web-un-board-cards-hint = H+S: hand en stapel samen · Af: aflegstapel · Vo: voorraad
web-un-board-short-pool = H+S
web-un-board-short-discard = Af
web-un-board-short-supply = Vo
web-un-board-says-round = { $scenario }, ronde { $round } van ten hoogste { $limit }.
web-un-board-says-turn = Aan de beurt: { $side }. Initiatiefteken: { $marker }.
web-un-board-says-initiative = Er worden kaarten gekozen voor het initiatief. Initiatiefteken: { $marker }.
web-un-board-says-over = Het spel is voorbij. Initiatiefteken: { $marker }.
web-un-board-says-side = { $side } wordt geleid door { $name }. Punten: { $goal }.
web-un-board-says-pinned = { $side } is vastgepind.
web-un-board-says-hopeless = { $side } kan het doel niet meer halen.
web-un-board-says-hand = Hand van { $side }: { $cards }.
web-un-board-says-held = Kaarten in de hand van { $side }: { $count }.
web-un-board-says-chosen = { $side } heeft { $card } gekozen voor het initiatief.
web-un-board-says-chosen-hidden = { $side } heeft een kaart gekozen voor het initiatief.
web-un-board-says-deck = Kaarten van { $side }: { $deck } in de stapel, { $removed } uit het spel.
web-un-board-says-play = Deze beurt gespeeld door { $side }: { $cards }.
web-un-board-says-discard = Aflegstapel van { $side }: { $cards }.
web-un-board-says-supply = Voorraad van { $side }: { $cards }.
web-un-board-says-removed = Uit het spel, { $side }: { $cards }.
web-un-board-says-tile = { $tile }: { $counters }.
web-un-board-ground-open-ground = open terrein
web-un-board-ground-haystacks = veld met hooimijten
web-un-board-ground-ploughed-field = geploegd veld
web-un-board-ground-wheat-field = tarweveld
web-un-board-ground-crop-field = akker
web-un-board-ground-hedged-field = veld met heggen
web-un-board-ground-hedged-fields = velden met heggen
web-un-board-ground-wood = bos
web-un-board-ground-forest = woud
web-un-board-ground-wood-and-pond = bos met vijver
web-un-board-ground-hill = heuvel
web-un-board-ground-hill-and-cliff = heuvel met klif
web-un-board-ground-river = rivier
web-un-board-ground-river-and-islet = rivier met eilandje
web-un-board-ground-river-and-trees = rivier met bomen
web-un-board-ground-river-and-footbridge = rivier met voetbrug
web-un-board-ground-river-and-bridge = rivier met brug
web-un-board-ground-farm = boerderij
web-un-board-ground-farmhouse = boerenhuis
web-un-board-ground-manor-and-orchard = landhuis met boomgaard
web-un-board-ground-hamlet = gehucht
web-un-board-ground-ruined-hamlet = verwoest gehucht
web-un-board-ground-village = dorp
web-un-board-ground-village-street = dorpsstraat
web-un-board-ground-scattered-houses = verspreide huizen
web-un-board-ground-church = kerk
