# De woorden van dit bord in de terminal: opschriften, en wat toetsen en tekens betekenen.

ui-un-headline = { $name } · ronde { $round }
ui-un-goal-points = { $points } van { $goal } punten
ui-un-goal-pin = vastpinnen · punten { $points }
ui-un-pinned = vastgepind
ui-un-counts = stapel { $deck } · eruit { $removed }
ui-un-hand = hand
ui-un-chosen = gekozen { $card }
ui-un-play = in spel
ui-un-discard = afleg
ui-un-supply = voorraad
ui-un-help-hand = een kaart uit de hand kiezen
ui-un-help-buttons = volgende knop
ui-un-help-tiles = volgende tegel die gekozen kan worden
ui-un-help-counters = volgende fiche dat gekozen kan worden
ui-un-help-piles = volgende kaart van voorraad of speelgebied
ui-un-help-head = een tegel: code, terrein en dekking, doel, merktekens: u g verkend, U G beheerst
ui-un-help-signs = fiches: ▫ VS, ▪ Duitsland; R infanteristen, S verkenners, G mitrailleurs, Sn scherpschutters, Mo mortier; kleine letters: onderdrukt
ui-un-help-markers = startplaats, doel van de mortier, radio, initiatief; het getal op een kaart is het initiatief
