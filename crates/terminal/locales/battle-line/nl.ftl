# De woorden van dit bord in de terminal: opschriften, en wat toetsen en tekens betekenen.

ui-bl-turn = beurt { $turn }
ui-bl-game-of = partij { $game } van { $games }
ui-bl-game-to = partij { $game }, tot { $points } punten
ui-bl-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-bl-tactics-played = tactiek { $count }
ui-bl-unseen = Ongezien { $count }
ui-bl-decks = Stapels
ui-bl-deck-troops = Soldaten
ui-bl-deck-tactics = Tactiek
ui-bl-discards = Afgelegd
ui-bl-short-lion = Leeuw
ui-bl-short-eagle = Adelaar
ui-bl-help-flags = wijs een vlag aan
ui-bl-help-colours = volgende kaart van een kleur
ui-bl-help-tactics = volgende tactiekkaart of stapel
