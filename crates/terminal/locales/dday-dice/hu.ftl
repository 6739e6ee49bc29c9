# A tábla szavai a terminálban: feliratok, a billentyűk és jelek jelentése.

ui-dd-headline = { $name } · { $turn }. kör · { $phase }
ui-dd-cry = Csatakiáltás
ui-dd-losses = veszteség { $losses }
ui-dd-points = GyP { $points }
ui-dd-specialists = velük
ui-dd-items = tárgyak
ui-dd-awards = kitünt.
ui-dd-recruits = toborzás
ui-dd-pool = készlet
ui-dd-help-dice = egy kockád kiválasztása
ui-dd-help-buttons = a következő gomb
ui-dd-help-sectors = a következő választható szektor
ui-dd-help-things = a következő választható tárgy, specialista, kitüntetés
ui-dd-help-units = egy másik szék következő egysége
ui-dd-help-head = egy szektor: szám, védelem, MG-kockák (dobás után M=4), fekete pajzs; az út előre: bátorság, aknák, akadály
ui-dd-help-unit = egy egység a székével: hány köre maradt a szektorban, vagy mozognia kell
ui-dd-help-demand = követel: ottani specialistát, áldozatot, eldobott tárgyat, robbanóanyagot
ui-dd-help-gifts = ad: eredményt, specialistát, belépéskor 1d6 katonát, kitüntetést; ennyi kockát
ui-dd-help-limits = legfeljebb ennyi egység, 6-osra különleges sebzés, nincs rögzítés, nincs tárgy a készletből
ui-dd-help-resources = katonák, csillagok, bátorság, tárgypontok; erő
ui-dd-help-die = egy kocka: szín és oldal; = rögzített, ↻ újradobandó, × törölt
ui-dd-help-reach = a következő harc egy szektorban: odajutás bátorsága, várható és legrosszabb veszteség, a túlélés esélye; ✗ elzárva, ? a követelmény nem teljesül
