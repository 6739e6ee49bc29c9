# Wat de opdrachten van het programma aan een speler vertellen. Hulpteksten van opdrachten zijn alleen in het Engels.

cli-mark-good = goed
cli-mark-note = let op
cli-mark-bad = FOUT

cli-verify-record = een verslag van { $game }, regelversie { $rules }, { $lines ->
    [one] één regel
   *[other] { $lines } regels
}
cli-verify-unreadable = dit is geen verslag: { $why }
cli-verify-cannot-begin = het kan niet worden nagespeeld: { $why }
cli-verify-other-setup = de spelinstelling is niet die van de stelling waarmee de partij begint
cli-verify-fair = de dobbelstenen zijn bewezen: het geheim is het vóór de partij beloofde, en de startwaarde volgt eruit
cli-verify-not-fair = de dobbelstenen zijn niet bewezen: { $why }
cli-verify-contributions = de dobbelstenen zijn niet bewezen: { $seats } plaatsen, maar { $count } bijdragen
cli-verify-no-promise = voor de dobbelstenen is er geen bewijs: vóór de partij is geen geheim beloofd
cli-verify-line = regel { $line } ({ $entry }) kan niet worden gespeeld: { $why }
cli-verify-replayed = elke regel volgt de spelregels
cli-verify-result = de uitslag klopt: { $outcome }
cli-verify-other-result = de uitslag klopt niet: het verslag zegt “{ $written }”, de regels leiden tot “{ $played }”
cli-verify-digest = de laatste stelling klopt: { $digest }
cli-verify-other-digest = de laatste stelling klopt niet: het kenmerk in het verslag is { $written }, de regels leiden tot { $played }
cli-verify-take-backs = { $count ->
    [one] er is één keer iets teruggenomen, met goedvinden van de tafel
   *[other] er is { $count } keer iets teruggenomen, met goedvinden van de tafel
}
cli-verify-forced = er zijn worpen opgelegd: deze partij bewijst niets over haar dobbelstenen
cli-verify-failed = { $bad } van { $all ->
    [one] één verslag
   *[other] { $all } verslagen
} afgekeurd

cli-outcome-running = nog niet afgelopen
cli-outcome-drawn = gelijkspel{ $ending }
cli-outcome-lost = door allen samen verloren{ $ending }
cli-outcome-won = gewonnen door { $who }{ $ending }
cli-outcome-ending = { $why ->
    [resigned] , door opgave
    [out-of-time] , op tijd
    [agreed] , in overleg
   *[other] , volgens { $why }
}
cli-outcome-scores = { $outcome }; punten { $scores }

cli-replay-title = { $game }, regelversie { $rules }
cli-replay-seat = { $role }: { $name }
cli-replay-take-back = { $who } gaat terug naar de stelling na regel { $line }
cli-replay-resign = { $who } geeft op
cli-replay-forfeit = De tijd van { $who } is om
cli-replay-dice = De volgende worpen zijn opgelegd: { $faces }
cli-replay-dice-free = Opgelegde worpen die nog niet zijn gebruikt, vervallen
cli-replay-end = Uitslag: { $outcome }
cli-replay-not-over = De partij is niet voorbij: haar verhaal wordt daarna verteld.

cli-games-game = spel
cli-games-name = naam
cli-games-seats = plaatsen
cli-games-options = opties
cli-games-rules = regelversie
cli-games-more = { $name }: plaatsen { $seats }, regelversie { $rules }, bots { $levels }
cli-games-scenarios = Scenario's (-o scenario=…): { $scenarios }
cli-games-option-list = Opties (-o sleutel=waarde; de eerste of de genoemde waarde geldt als je niets zegt):
cli-games-number = { $least } tot { $most }, anders { $default }


cli-serve-at = Sandtable staat op { $url }
cli-load-idle = { $sockets } verbindingen: { $before } MiB geheugen ervoor, { $after } MiB ermee, { $each } bytes per stuk
cli-load-actions = { $done } beslissingen, { $rate } per seconde; verteld aan de andere speler binnen { $half } ms (de helft), { $most } ms (99 %), { $all } ms (alle)
cli-load-head-actions = knooppunten | spel | partijen | beslissingen/s | helft binnen, ms | 99 % binnen, ms | servers, CPU-ms per stuk | meter, CPU-ms per stuk | geheugen, MiB | WAL-bytes per stuk
cli-load-head-held = spel | tafels | beslissingen per tafel | ervoor, MiB | erna, MiB | per stuk, KiB | tafels per GiB
cli-load-head-cold = spel | regels | daden, KiB | gelezen, ms | nagespeeld, ms | samen, ms
cli-load-head-staged = spel | beslissingen | CPU us per stuk | verteld, bytes per stuk
cli-load-head-notify = luisteraars | commits/s | beslissingen/s | gehoorde meldingen/s
cli-storm-one = startwaarde { $seed }: { $matches } partijen, { $deeds } stappen in { $seconds } s eigen tijd; logboek { $digest }
cli-storm-found = startwaarde { $seed }: gevonden { $finding }
cli-storm-all = { $storms } stormen, { $matches } partijen, { $steps } stappen; { $found } stormen vonden iets
cli-fuzz = { $fed } invoeren gevoerd; { $found } vielen verkeerd

cli-scenario-fine = { $file }: in orde. { $game } kan het spelen met { $seats ->
    [one] één plaats
   *[other] { $seats } plaatsen
 }.

cli-admin-banned = { $name } mag { $days ->
    [one] één dag
   *[other] { $days } dagen
 } niet binnen.
cli-admin-unbanned = { $name } mag weer komen.
cli-admin-muted = { $name } mag { $days ->
    [one] één dag
   *[other] { $days } dagen
 } niet praten.
cli-admin-unmuted = { $name } mag weer praten.
cli-admin-forgotten = { $name } is vergeten.
cli-admin-tables = Verwijderde tafels: { $count }
cli-admin-retried = Tafels die opnieuw worden geprobeerd: { $count }
cli-admin-guests = Vergeten gasten: { $count }
cli-admin-chat = Verwijderde regels: { $count }
cli-admin-account = account
cli-admin-guest = gast
cli-admin-is-banned = buitengesloten
cli-admin-is-muted = het zwijgen opgelegd
cli-admin-is-blocked = geblokkeerd
cli-admin-address = adres
cli-admin-alive = draait
cli-admin-dead = dood
cli-admin-gathering = verzamelt
cli-admin-playing = wordt gespeeld
cli-admin-over = voorbij
cli-admin-blocked = Vanaf { $address } mag { $hours } uur lang niemand komen.
cli-admin-unblocked = Vanaf { $address } mag men weer komen.
cli-admin-no-address = Er is geen adres geblokkeerd: geen draaiende server heeft { $name } in de laatste 24 uur gezien, of alleen vanaf de eigen machine (een server achter een proxy heeft --behind-proxy nodig). Ken je het adres: sandtable admin block ADRES
cli-admin-span = { $unit ->
    [seconds] { $count } s
    [minutes] { $count } min
    [hours] { $count } u
   *[days] { $count } d
 }
cli-admin-head-id = id
cli-admin-head-kind = soort
cli-admin-head-seen = gezien (geleden)
cli-admin-head-state = toestand
cli-admin-head-name = naam
cli-admin-head-game = spel
cli-admin-head-status = stand
cli-admin-head-opened = geopend (geleden)
cli-admin-head-last = laatste stap (geleden)
cli-admin-head-found = gevonden (geleden)
cli-admin-head-why = waarom
cli-admin-head-sitters = plaatsen
cli-admin-head-what = wat
cli-admin-head-left = nog
cli-admin-head-who = wie of waarvandaan
cli-admin-head-node = knooppunt
cli-admin-head-pulse = hartslag (geleden)
cli-admin-head-count = aantal
cli-admin-status-program = Programma: Sandtable { $version }, schema { $schema }
cli-admin-status-database = Database: { $kind }, { $size } MiB, schema { $schema }
cli-admin-status-runs = Server: draait op dit bestand
cli-admin-status-stopped = Server: er draait geen op dit bestand
cli-admin-status-nodes = Draaiende knooppunten: { $count }
cli-admin-status-people = Mensen: accounts { $accounts }, gasten { $guests }; binnen een dag hier geweest: { $lately }
cli-admin-status-order = Open meldingen: { $reports }; buitengesloten: { $banned }; het zwijgen opgelegd: { $muted }; geblokkeerde adressen: { $blocked }
cli-admin-status-notices = Beurtberichten die nog weg moeten: { $count }
cli-admin-status-tables = Tafels: { $count }
cli-admin-status-more = Verbindingen, weigeringen en tijden: /metrics van elke draaiende server
cli-admin-mail-subject = Sandtable: een proef
cli-admin-mail = Dit is een proefbericht van Sandtable. De beheerder van de server vroeg erom; post van de server komt aan.
cli-admin-mail-taken = De mailserver heeft het bericht aan { $to } aangenomen: { $answer }
cli-admin-report-about-removed = over regel { $line } van { $name } ({ $player }), sindsdien verwijderd: { $text }
cli-admin-report = { $id }  { $days ->
    [one] één dag
   *[other] { $days } dagen
 } geleden, { $place }, door { $player }: { $text }
cli-admin-report-about = over regel { $line } van { $name } ({ $player }): { $text }
cli-admin-at-table = tafel { $table }
cli-admin-in-lobby = in de lobby
cli-admin-lobby-line = { $line }  { $days ->
    [one] één dag
   *[other] { $days } dagen
 } geleden, { $name } ({ $player }): { $text }

# `sandtable admin backup` en `sandtable admin verify-store`
cli-backup-done = { $file }: een volledige kopie met { $tables } tafels en { $steps } stappen, { $size } MiB
cli-store-broken = Tafel { $table } ({ $game }) laadt niet: { $why }
cli-store-game = { $game }: { $gathering } niet begonnen, { $playing } bezig, { $over } afgelopen, { $old } volgens regels van een ouder programma, { $broken } kapot
cli-store-sound = Alle { $tables } tafels laden.
cli-store-failed = { $broken } van { $tables } tafels laden niet
