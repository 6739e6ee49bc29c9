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
web-list = { $list }

# Begin

web-welcome = Kies een veldslag.
web-welcome-text = Oorlogsspellen voor op tafel, volgens het boek. Eén klik, geen account.
web-games = Spellen
web-play-now = Speel nu tegen een bot
web-new-table = Nieuwe tafel
web-coming = Komt nog
web-your-tables = Jouw tafels
web-open-tables = Open tafels
web-open-tables-none = Er wacht nu niemand op een speler.
web-join = Meedoen
web-your-turn = Jij bent aan de beurt
web-status-gathering = Wacht op spelers
web-status-playing = Bezig
web-status-over = Afgelopen
web-host = Zelf hosten
web-host-text = Sandtable is één programma. Start het op je eigen computer en iedereen in je netwerk kan spelen:
web-play = Speel nu
web-play-alone = Speel alleen
web-more = Meer
web-more-of = Meer: { $game }
web-players = { $count } spelers
web-minutes = { $count } min
web-hours = { $count } uur
web-difficulty = Moeilijkheid: { $level } van 3
web-go-on = Verder
web-look-in = Kijken
web-watch = Kijk mee
web-moves = { $name } is aan zet
web-others-move = Anderen zijn aan zet
web-tables-all = Alle { $count } tafels
web-open-tables-count = { $count ->
    [one] Eén wacht op een speler
   *[other] { $count } wachten op een speler
 }
web-to-lobby = Lobby: alle tafels, wedstrijden om te bekijken, chat
web-would-be = jij zou { $role } zijn
web-find = Zoek een tegenstander
web-find-help = Zet je aan een tafel waar iemand wacht, of opent een tafel waar jij wacht.
web-find-go = Zoek
web-find-game = Welk spel?
web-find-any = Elk spel
web-finding = Tegenstander gezocht
web-finding-since = wachttijd
web-find-stop = Stop
web-find-bot = Speel intussen tegen een bot
web-find-table = Naar de tafel

# Nieuwe tafel

web-no-game = Dit spel kan hier niet worden gespeeld.
web-seats = Plaatsen
web-seat-count = Aantal plaatsen
web-seat = Plaats { $seat }
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
web-open-to-all-help = De tafel staat op de startpagina en in de lobby. Anders is hij alleen met de link te vinden.
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
web-wish-me = Jij
web-wish-bot = Bot
web-wish-friend = Vriend
web-wish-open = Open
web-wish-who = Wie leidt { $role }?
web-wish-friend-help = Je krijgt een link en een code om te scannen. Wie die opent, neemt deze plaats; een account is niet nodig.
web-wish-open-help = De tafel staat in de lobby; wie het eerst komt, neemt deze plaats.
web-wish-me-record = { $won } van { $count } wedstrijden gewonnen
web-wish-me-rating = { $rating } in { $game }
web-wish-me-new = Je eerste wedstrijd { $game }.
web-level-about-random = Speelt wat er maar mag.
web-level-about-recruit = Kijkt waar elke zet toe leidt, en vergist zich vaak.
web-level-about-regular = Kijkt waar elke zet toe leidt, met een beter oog.
web-level-about-veteran = Weegt elke zet op meer manieren, en vergist zich zelden.
web-level-about-elite = Zoekt lang voor elke zet.
web-swap = Wissel van plaats
web-about-length = ongeveer { $length }
web-measured-of = van 100 wedstrijden tussen gelijke bots
web-variants = Varianten
web-variants-none = zoals in het boek
web-variants-some = { $count } gewijzigd
web-watchers = Wie mag kijken
web-watchers-link = wie de link heeft
web-watchers-all = iedereen: in de lobby
web-map = Kaart en stelling
web-map-of = zoals de wedstrijd begint
web-begin = Begin
web-begin-open = Begin: open de tafel
web-open-short = Open
web-sum-seat = { $sitter } ({ $role })
web-sum-against = { $one } tegen { $other }
web-sum-open = wie het eerst komt
web-sum-leave = je mag weggaan en terugkomen

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
web-contributed-help = Deze plaats is klaar: hij heeft een eigen willekeurige waarde aan het geluk van de partij toegevoegd.
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
web-odds-none = Voor wat nu gekozen kan worden, valt geen kans te noemen.
web-odds-mean = Gemiddeld { $mean }
web-odds-value = Waarde
web-odds-chance = Kans
web-thing-says = { $thing }: { $printed }
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
web-key-i = uitleg van wat de focus heeft of wordt aangewezen
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
web-you-lost = Je hebt verloren.
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
web-proof-promise = Het gepubliceerde geheim is wat voor de partij beloofd was.
web-proof-promise-broken = Het gepubliceerde geheim is niet wat beloofd was.
web-proof-seed = De startwaarde volgt uit het geheim en uit wat elke plaats bijdroeg.
web-proof-seed-other = De startwaarde volgt niet uit het geheim en de bijdragen.
web-proof-withheld = Het geheim wordt gepubliceerd als de partij is afgelopen.
web-proof-unable = Deze browser berekent dit alleen op beveiligde pagina’s (https of deze computer). Controleer het verslag met het programma.
web-proof-secret = Geheim
web-proof-contribution = Bijdrage van { $seat }
web-proof-seed-name = Startwaarde
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
web-rating-plot = De rating in de tijd, tussen { $least } en { $most }
web-seat-column = Plaats
web-result-won = Gewonnen
web-result-drawn = Gelijk
web-result-lost = Verloren
web-history = Partijen
web-history-none = Er is nog geen partij afgelopen.
web-save = Opslaan
web-saved = Opgeslagen.
web-save-name = Naam opslaan
web-rename-guest = Tafels waar je nog speelt tonen de nieuwe naam meteen; afgelopen partijen houden de oude.
web-rename-account = Met deze naam log je in. Tafels waar je nog speelt tonen de nieuwe meteen; afgelopen partijen houden de oude. Niemand anders kan de oude naam een maand lang nemen.
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
web-link-title = Een persoonlijke link
web-link-question = Met deze link ben je op dit apparaat { $name }. Wil je dat?
web-link-instead = Je bent hier nu { $name }, en zou dat niet meer zijn.
web-link-warning = Wie je deze link stuurde, kan ook { $name } zijn. Gebruik hem alleen als het je eigen link is.
web-link-yes = Verder als { $name }
web-link-no = Nee
web-sessions = Waar je bent ingelogd
web-session-unknown = Een onbekend apparaat
web-session-since = sinds { $day }
web-session-this = hier
web-session-end = Daar uitloggen
web-change-password = Wachtwoord wijzigen
web-old-password = Wachtwoord tot nu toe
web-new-password = Nieuw wachtwoord
web-password-changed = Je wachtwoord is gewijzigd, en overal elders ben je uitgelogd.
web-forgot-password = Wachtwoord vergeten?
web-reset-title = Een ander wachtwoord
web-reset-help = Heeft je account een bevestigd e-mailadres, dan komt daar een link.
web-reset-ask = Stuur de link
web-reset-sent = Is er zo'n account met een bevestigd adres, dan is er een e-mail onderweg. De link werkt een uur.
web-other-device = Een ander apparaat
web-other-device-help = Met een persoonlijke link ben je daar dezelfde persoon. Hij werkt één keer, binnen een dag; wie hem gebruikt, ben jij.
web-make-link = Persoonlijke link maken
web-programs = Programma’s die spelen
web-programs-help = Met een sleutel kan een programma van jou hier spelen of lezen, en verder niets: aan je account kan het niet komen.
web-token-label = Naam
web-make-token = Sleutel maken
web-drop-token = Intrekken
web-drop-token-named = { $name } intrekken
web-token-scopes = Wat hij mag
web-scope-play = Namens jou spelen
web-scope-play-help = Tafels openen, gaan zitten, beslissen en praten aan tafel.
web-scope-read = Je partijen lezen
web-scope-read-help = Je partijen opsommen, ze volgen zoals jij ze ziet, en eerdere stellingen bekijken.
web-token-may-both = Mag namens jou spelen en je partijen lezen
web-token-may-play = Mag namens jou spelen
web-token-may-read = Mag je partijen lezen
web-token-may-nothing = Mag niets
web-token-days = Hij werkt
web-token-days-count = { $days ->
    [365] een jaar
   *[other] { $days } dagen
}
web-token-made = De sleutel is gemaakt.
web-token-once = Dit is de sleutel “{ $name }”. Kopieer hem nu: hij wordt niet nog eens getoond.
web-copy-token = Sleutel kopiëren
web-token-good = werkt tot { $day }
web-token-soon = werkt nog maar tot { $day }
web-token-expired = verlopen op { $day }
web-token-used = laatst gebruikt { $moment }
web-token-unused = nooit gebruikt
web-email-password = Je wachtwoord, voor het nieuwe adres
web-email-password-help = Wie het adres heeft, kan het wachtwoord opnieuw instellen. Het oude adres krijgt bericht van de wijziging.
web-farewell = Verwijder mij
web-farewell-help = Je naam, account en instellingen worden meteen verwijderd. Partijen blijven voor je medespelers, zonder je naam.

web-account-settings = Account en instellingen
web-to-profile = Naar je profiel
web-name = Naam
web-leave = Uitloggen of weggaan
web-profile-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
web-profile-form = { $won } van de laatste { $count } gewonnen
web-challenge = Uitdaging als link
web-challenge-help = Kies een spel. Er gaat een tafel open met een vrije plaats, en je krijgt de link om te versturen.
web-challenge-send = De tafel is open. Wie deze link opent, mag op de vrije plaats gaan zitten:
web-score-plot = Het verloop van de punten, tussen { $least } en { $most }
web-balance-plot = Het verloop van winst en verlies, tussen { $least } en { $most }
web-best-score = beste score
web-won-of = gewonnen van { $count }
web-no-match = Nog geen partij.
web-tally = { $won } gewonnen, { $lost } verloren
web-tally-drawn = { $won } gewonnen, { $lost } verloren, { $drawn } gelijk
web-history-all = Alle { $count }
web-match-as = als { $role }
web-match-alone = alleen
web-match-points = { $points ->
    [one] één punt
   *[other] { $points } punten
 }
web-length-minutes = { $minutes } min
web-length-hours = { $hours } u { $minutes } min
web-length-days = { $days } dagen
web-by-side = Per kant
web-luck-over = Wat de dobbelstenen je brachten in de laatste { $count } partijen met dobbelstenen, tegenover wat te verwachten was.
web-luck-count = Reken het uit
web-luck-matches = { $count ->
    [one] één partij
   *[other] { $count } partijen
 }
web-luck-none = In deze partijen is niet gedobbeld.

# Instellingen

web-language = Taal
web-settings-see = Wat je ziet
web-settings-told = Wat je hoort en te weten krijgt
web-settings-sample = Een zet in dit tempo
web-profile-empty = Je eerste partij wacht.
web-profile-empty-text = Zodra je gespeeld hebt, staan hier je ratings, je partijen en je geluk met de dobbelstenen. Je hebt geen naam nodig om te beginnen.
web-profile-first = Speel een eerste partij
web-nowhere-text = De link is misschien oud, of er ontbreekt een letter.
web-symbols = Kaartsymbolen
web-symbols-help = Eenheden worden getekend als op een stafkaart, niet als figuren.
web-settings-account = Het hoort bij jou en niet bij deze browser: naam, wachtwoord, e-mail, apparaten.
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


# Veldtochten

web-campaign-offer = Speel de veldtocht: alle scenario’s op volgorde, met een score
web-campaign-to = Naar de veldtocht
web-campaign-of = Veldtocht: { $game }
web-campaign-victories = Overwinningen
web-campaign-points = Score
web-campaign-sit = Leid deze kant
web-campaign-invite = Wie deze link opent mag de vrije kant leiden. De partijen beginnen als beide kanten geleid worden.
web-campaign-next = Speel { $scenario }
web-campaign-go-on = Verder met { $scenario }
web-campaign-matches = Partijen
web-campaign-table = Naar de tafel
web-campaign-is-next = Volgende
web-campaign-won = Gewonnen door { $side }
web-campaign-drawn = Gelijkspel
web-campaign-about = { $count } scenario’s op volgorde, iedereen houdt zijn kant. Elke overwinning telt 1; gevechtskaarten die in de hele veldtocht verloren gaan, kosten daar weer iets van.
web-campaign-sides = Wie leidt welke kant?
web-campaign-begin = Begin de veldtocht
web-campaign-mine = Mijn veldtochten
web-campaign-played = { $played } van { $count } gespeeld
web-campaign-none = { $game } heeft geen veldtocht.

# Leren

web-how = Zo speel je
web-how-wrong = Dingen die vaak misgaan
web-aid = Spelhulp
web-aid-page = Als pagina om af te drukken
web-reference = Regelboek
web-key-a = de spelhulp: beurt, acties, tekens
web-show-me = Laat het zien
web-lesson-again = Verder met de les
web-newcomer = Nieuw hier? “Laat het zien” leidt je stap voor stap door een echte partij. “Speel nu” zet je tegenover de rekruut, op een plek met goede kansen.
web-fair = Jouw begin
web-fair-where = Je speelt { $role } in “{ $scenario }”, tegen de rekruut.
web-fair-alone = Je speelt { $role } in “{ $scenario }”, alleen.
web-fair-role = Je speelt { $role }, tegen de rekruut.
web-fair-favoured = Een goede plek om te beginnen: tussen even sterke bots wint deze kant { $won } van de 100 partijen.
web-fair-even = De kanten zijn hier ongeveer gelijk: tussen even sterke bots wint de jouwe { $won } van de 100 partijen, en de rekruut is de zwakste.
web-fair-together = De vriendelijkste plek om te beginnen: bots winnen hier { $won } van de 100 partijen.
web-fair-recommended = De regels raden dit begin aan voor een eerste partij; de kansen heeft nog niemand gemeten.
web-fair-unmeasured = De kansen heeft hier nog niemand gemeten; de rekruut is de zwakste bot.
web-favoured-role = In het voordeel: { $role }.
web-rules-english = Het regelboek is in het Engels. “Zo speel je” en de spelhulp zijn in jouw taal.
web-rules-search = Zoek woorden of een regelnummer, zoals { $clause }
web-rules-found = { $count ->
    [0] Niets gevonden.
    [one] Eén plek gevonden.
   *[other] { $count } plekken gevonden.
 }
web-rules-clear = Alles tonen
web-sit-too = Ook hier gaan zitten
web-commitment-help = De gastheer heeft met dit getal het geheim van de dobbelstenen vastgelegd voordat iemand ging zitten. Na de partij kan iedereen nagaan dat er zo geworpen is.
web-start-away = Iemand is er nog niet.
web-facts-live = elk { $minutes } min + { $seconds } s
web-facts-days = { $hours } uur per beslissing
web-facts-no-clock = geen klok
web-facts-casual = vriendschappelijk
web-facts-rated = telt mee tussen accounts
web-logout-guest = Je bent gast. Zonder account of persoonlijke link is er geen weg terug naar deze naam en de partijen ervan.
web-logout-anyway = Toch uitloggen
web-report-line = Meld wat { $name } zei
web-report-why = Wat is er mis met wat { $name } zei?
web-report = Melden
web-reported = De beheerders van deze server weten het nu.
web-chat-looks-on = Je leest wat toeschouwers zeggen. Wat de spelers tegen elkaar zeggen, is tot het einde van de partij van hen.
web-lobby-chat = Chat in de lobby
web-lobby-chat-help = Wat mensen op deze server tegen elkaar zeggen.
web-lobby-chat-hint = Iedereen die deze pagina opent kan het lezen.
web-lobby-chat-hide = Chat verbergen
web-lobby-chat-hidden = De chat is verborgen en blijft dat. Je kunt hem hier terughalen:
web-reaction = Tijd om te reageren
web-reaction-waits = het venster wacht tot er geantwoord is
web-reaction-help = Waar iemand meteen zou kunnen antwoorden, wacht iedereen zo lang, of er nu een kaart is of niet. Wie niets zegt, heeft gepast.
web-reaction-waits-help = Niemand wordt opgejaagd; maar iedereen ziet dat er iets te antwoorden is.
web-friends = Vrienden
web-friends-none = Je hebt hier nog geen vrienden.
web-friends-no-table = Open een tafel met een vrije plaats, en je nodigt ze met één klik uit.
web-friend-link = Maak een link voor een vriend
web-friend-link-help = Een link voor iemand die je kent: hij werkt één keer, een dag lang, en vraagt eerst.
web-friend-link-old = Deze link werkt niet meer. Vraag om een nieuwe.
web-friend-title = Vrienden worden?
web-friend-question = { $name } wil graag vrienden met je zijn.
web-friend-means = Vrienden zien wanneer de ander er is en aan welke open tafel, en kunnen elkaar uitnodigen. Ieder kan er altijd een eind aan maken.
web-friend-as = Je zou voor hen { $name } zijn.
web-friend-yes = Ja, vrienden worden
web-friend-own = Dit is je eigen link. Stuur hem naar iemand die je kent.
web-friend-already = { $name } en jij zijn al vrienden.
web-friend-waits = wacht op iemand: { $game }
web-friend-plays = speelt { $game }
web-friend-invite = Uitnodigen voor { $game }
web-friend-invited = uitgenodigd
web-friend-remove = Verwijderen
web-friend-remove-sure = Geen vrienden meer zijn met { $name }
web-invitations = Uitnodigingen
web-invitation = { $name } nodigt je uit: { $game }
web-invitation-go = Naar de tafel
web-invitation-decline = Nee, bedankt
web-invite-friends = Nodig een vriend uit

# Before the start

web-wait-title = { $game }: { $count ->
    [one] één plaats vrij
   *[other] { $count } plaatsen vrij
 }
web-wait-full = { $game }: iedereen zit
web-wait-length = Ongeveer { $length }.
web-wait-listed = staat in de lobby
web-wait-by-link = op uitnodiging
web-wait-versus = –
web-wait-last = Laatste partijen
web-wait-first = Is als eerste aan zet.
web-wait-ready = Klaar
web-wait-free-help = Zodra hier iemand zit, kan de partij beginnen.
web-wait-sit-help = Deze plaats is vrij. Een account is niet nodig.
web-wait-or-bot = Of zet een bot neer
web-wait-send = Stuur de uitnodiging
web-wait-send-help = Je vriend heeft geen account nodig: link openen, naam invullen, gaan zitten.
web-wait-scan = Of laat de code scannen met een telefoon.
web-wait-square = Code met het adres van deze tafel
web-wait-for = Wachten op { $role }.
web-wait-several = Wachten op nog { $count } spelers.
web-wait-yours = Eén plaats is vrij voor jou: { $role }.
web-wait-choose = Kies een plaats.
web-wait-complete = Iedereen zit: de partij kan beginnen.
web-wait-leave-hint = Je mag deze pagina verlaten: de tafel blijft bij de jouwe op de beginpagina.
web-wait-leave = Opstaan en weggaan
web-commitment-cards = De belofte van de gastheer voor het schudden
web-commitment-cards-help = De gastheer heeft met dit getal het geheim van het schudden vastgelegd voordat iemand ging zitten. Na de partij kan iedereen nagaan dat er zo geschud is.
web-commitment-value = vastgelegd voordat iemand zat
web-wait-about = Waar je voor gaat zitten

# The lobby
web-lobby-all = Alle
web-lobby-live = Met klok
web-lobby-days = Over dagen
web-lobby-filter = Welke tafels?
web-lobby-filter-none = Geen van deze. Bekijk alle tafels, of open er zelf een.
web-lobby-none-help = Open een tafel; die staat hier tot er iemand komt.
web-lobby-watch = Om te bekijken
web-lobby-watch-none = Er loopt geen partij die iedereen mag bekijken.
web-lobby-now = live
web-lobby-challenge = Daag een vriend uit
web-lobby-challenge-help = Laat de code scannen: dan is je vriend ook hier. Of open een tafel voor twee, met een eigen link.
web-lobby-challenge-go = Nodig uit
web-lobby-square = Code met het adres van deze lobby
web-lobby-casual = Vriendschappelijk

# The record of a match

web-record-hands = Handen
web-record-steps = stappen
web-record-luck = geluk: { $side }
web-record-jump = Spring naar
web-record-jump-gain = Volgend punt
web-record-file = Downloaden
web-proof-good = Dobbelstenen bewezen door je browser
web-proof-good-cards = Schudden bewezen door je browser
web-proof-bad = Het bewijs klopt niet
web-proof-later = Te bewijzen na de partij
web-proof-unchecked = In deze browser niet bewezen
web-proof-details = Details
