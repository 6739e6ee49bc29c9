# De woorden van dit bord in de terminal: opschriften, en wat toetsen en tekens betekenen.

ui-dd-headline = { $name } · beurt { $turn } · { $phase }
ui-dd-cry = Strijdkreet
ui-dd-losses = verliezen { $losses }
ui-dd-points = OP { $points }
ui-dd-specialists = met
ui-dd-items = heeft
ui-dd-awards = medailles
ui-dd-recruits = rekruten
ui-dd-pool = voorraad
ui-dd-help-dice = een van je dobbelstenen kiezen
ui-dd-help-buttons = volgende knop
ui-dd-help-sectors = volgende vak dat gekozen kan worden
ui-dd-help-things = volgende voorwerp, specialist, medaille die gekozen kan worden
ui-dd-help-units = volgende eenheid van een andere plaats
ui-dd-help-head = een vak: nummer, verdediging, MG-dobbelstenen (M=4 na de worp), zwart schild; de weg vooruit: moed, mijnen, hindernis
ui-dd-help-unit = een eenheid met haar plaats: beurten over in haar vak, of ze moet weg
ui-dd-help-demand = vraagt: daar een specialist, een offer, een voorwerp, springstof
ui-dd-help-gifts = geeft: een resultaat, een specialist, 1d6 soldaten bij aankomst, een medaille; zoveel dobbelstenen
ui-dd-help-limits = hoogstens zoveel eenheden, speciale schade bij een 6, niets vastzetten, geen voorwerpen uit de voorraad
ui-dd-help-resources = soldaten, sterren, moed, voorwerppunten; sterkte
ui-dd-help-die = een dobbelsteen: kleur en vlak; = vastgezet, ↻ opnieuw te gooien, × vervallen
ui-dd-help-reach = het volgende gevecht in een vak: moed om er te komen, verwachte en ergste verliezen, kans om het te overleven; ✗ versperd, ? eis niet vervuld
