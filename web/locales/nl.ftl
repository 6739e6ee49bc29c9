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
web-seat = Plaats { $seat }
web-seat-me = Ik
web-seat-invite = Wie de link heeft
web-seat-empty = vrij
web-bot = Bot ({ $level })
web-bot-level = Niveau van de bot
web-level-random = willekeurig
web-level-recruit = rekruut
web-level-regular = soldaat
web-level-veteran = veteraan
web-level-elite = elite
web-open-to-all = Open voor iedereen
web-open-to-all-help = De tafel staat op de beginpagina. Anders is ze alleen met de link te vinden.
web-options = Opties
web-option-value = { $value ->
    [draw] Trekken
    [seat-0] Plaats 0
    [seat-1] Plaats 1
   *[other] { $value }
 }
web-scenario = Scenario
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
