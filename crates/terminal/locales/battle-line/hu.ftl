# A tábla szavai a terminálban: feliratok, a billentyűk és jelek jelentése.

ui-bl-turn = { $turn }. kör
ui-bl-game-of = { $game }. játszma, összesen { $games }
ui-bl-game-to = { $game }. játszma, { $points } pontig
ui-bl-points = { $points } pont
ui-bl-tactics-played = taktika { $count }
ui-bl-unseen = Nem látott { $count }
ui-bl-decks = Paklik
ui-bl-deck-troops = Csapat
ui-bl-deck-tactics = Taktika
ui-bl-discards = Eldobva
ui-bl-short-lion = Oroszlán
ui-bl-short-eagle = Sas
ui-bl-help-flags = rámutat egy zászlóra
ui-bl-help-colours = egy szín következő lapja
ui-bl-help-tactics = a következő taktikai lap vagy pakli
