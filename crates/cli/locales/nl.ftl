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
cli-admin-guests = Vergeten gasten: { $count }
cli-admin-chat = Verwijderde regels: { $count }
cli-admin-account = account
cli-admin-guest = gast
cli-admin-is-banned = buitengesloten
cli-admin-is-muted = het zwijgen opgelegd
cli-admin-who = { $id }  { $kind }, { $days ->
    [one] één dag
   *[other] { $days } dagen
 } geleden hier: { $name } { $state }
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
