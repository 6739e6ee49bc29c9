# What only the board of Battle Line says in the browser: captions and keys. Everything of the game is said by its crate.

web-bl-line = De { $count } vlaggen; { $near } aan deze kant, { $far } aan de andere
web-bl-your-hand = Je hand
web-bl-by-colour = Op kleur sorteren
web-bl-by-value = Op waarde sorteren
web-bl-deck = { $deck }, { $size ->
    [one] één kaart
   *[other] { $size } kaarten
 }, bovenop: { $top }
web-bl-unknown-card = onbekend
web-bl-discards = Aflegstapel, { $count ->
    [0] leeg
   *[other] { $cards }
 }
web-bl-deck-short-troops = soldaten
web-bl-deck-short-tactics = tactiek
web-bl-discards-short = Afgelegd: { $count }
web-bl-guile = Listkaarten
web-bl-holds = Heeft { $troops ->
    [one] één soldaat
   *[other] { $troops } soldaten
 } en { $tactics ->
    [one] één tactiekkaart
   *[other] { $tactics } tactiekkaarten
 }; bekend: { $known }
web-bl-no-cards = geen kaarten
web-bl-unseen = Ongeziene soldaten
web-bl-unseen-caption = De { $count } soldaten op kleur en waarde
web-bl-unseen-count = { $count } ongezien
web-bl-troop-seen = open
web-bl-troop-held = in je hand
web-bl-troop-unseen = ongezien
web-bl-ground-fog = Mist: alleen som
web-bl-ground-mud = Modder: { $full } kaarten

# What the prompt and the ending call things of this game alone.
web-choose-flag = een vlag
web-counts-flags = Opgeëiste vlaggen
web-deed-troops = Soldaten gespeeld
web-deed-tactics = Tactiekkaarten gespeeld
web-deed-claims = Vlaggen opgeëist

# What the frame of the table counts.
web-bl-count-points = punten
web-bl-count-flags = { $count ->
    [one] vlag
   *[other] vlaggen
 }
web-bl-count-hand = hand
web-bl-count-tactics = tactiek
web-bl-game = Partij
web-bl-turn = Beurt
