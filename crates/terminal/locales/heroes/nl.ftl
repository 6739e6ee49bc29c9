# The words of this board in the terminal: captions, and what its keys and signs mean.

ui-hn-headline = { $name } · beurt { $turn } van { $turns } · { $side } · COMMAND { $commands } van { $all }
ui-hn-counts = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } · hand { $hand } · reserve { $reserve }
ui-hn-lost = verloren { $lost }
ui-hn-directives = DIRECTIVES
ui-hn-attack = { $by } → { $target }: { $value } of meer
ui-hn-rolled = dobbelstenen { $dice }, totaal { $total }
ui-hn-save = redding { $save } of meer: { $die }
ui-hn-help-hand = kies een kaart uit de hand
ui-hn-help-units = volgende eigen eenheid, volgende vijandelijke die gekozen kan worden
ui-hn-help-tiles = volgend vak dat gekozen kan worden
ui-hn-help-cards = volgende kaart die gekozen kan worden
ui-hn-help-buttons = volgende tactiek, waarde, vaardigheid of knop
ui-hn-help-end = de knop die dit beëindigt
ui-hn-help-direct = Wijs een eenheid aan om haar te activeren, dan een vak om erheen te gaan of een vijand om te vuren: tactiek en waarde hoeven alleen genoemd te worden als er meer dan één kan.
ui-hn-help-signs = VS, Duitsland; ?? een rug waarvan niets bekend is, met zijn nummer; een haakje: gedekt, maar je kent hem
ui-hn-help-marks = HIT, SUPPRESSED, ACTIVATED, GO!, een held, een Panzerfaust, een levenspunt meer
ui-hn-help-terrain = Bebouwd, Bos, Heuvel, Versterkte stelling, Versterkte heuvel, Ondergelopen, Water; niets: Open
ui-hn-help-markers = een doel met zijn waarde en wie het beheerst, een depot, een voorde, een hindernis, een mijn, een bombardement, een uitgang
ui-hn-help-bonus = schietbonus, verdedigingsbonus
