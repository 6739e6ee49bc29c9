# A tábla szavai a terminálban: feliratok, a billentyűk és jelek jelentése.

ui-un-headline = { $name } · { $round }. forduló
ui-un-goal-points = { $points }/{ $goal } pont
ui-un-goal-pin = leszorítás · pont { $points }
ui-un-pinned = leszorítva
ui-un-counts = húzópakli { $deck } · ki { $removed }
ui-un-hand = kéz
ui-un-chosen = választott { $card }
ui-un-play = játékban
ui-un-discard = dobott
ui-un-supply = utánp.
ui-un-help-hand = egy lap kiválasztása a kézből
ui-un-help-buttons = a következő gomb
ui-un-help-tiles = a következő választható mező
ui-un-help-counters = a következő választható egység
ui-un-help-piles = az utánpótlás vagy a játéktér következő lapja
ui-un-help-head = egy mező: kód, terep és fedezék, célpont, jelzők: u g felderítve, U G ellenőrizve
ui-un-help-signs = egységek: ▫ USA, ▪ Németország; R lövész, S felderítő, G géppuskás, Sn mesterlövész, Mo aknavető; kisbetű: lefogva
ui-un-help-markers = belépési hely, aknavető célja, rádió, kezdeményezés; a lapon a szám a kezdeményezése
