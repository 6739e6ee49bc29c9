# The words of this board in the terminal: captions, and what its keys and signs mean.

ui-hn-headline = { $name } · turn { $turn } of { $turns } · { $side } · COMMAND { $commands } of { $all }
ui-hn-counts = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · hand { $hand } · reserve { $reserve }
ui-hn-lost = lost { $lost }
ui-hn-directives = DIRECTIVES
ui-hn-attack = { $by } → { $target }: { $value } or more
ui-hn-rolled = dice { $dice }, total { $total }
ui-hn-save = save { $save } or more: { $die }
ui-hn-help-hand = choose a card of the hand
ui-hn-help-units = next unit of yours, next of the enemy that may be chosen
ui-hn-help-tiles = next box that may be chosen
ui-hn-help-cards = next card that may be chosen
ui-hn-help-buttons = next tactic, value, ability or button
ui-hn-help-end = press the button that ends this
ui-hn-help-direct = Point at a unit to activate it, then at a box to move there, or at an enemy to fire: tactic and value need to be named only where more than one would do.
ui-hn-help-signs = US, Germany; ?? a back of which nothing is known, with its number; a bracket: face down, but you know it
ui-hn-help-marks = HIT, SUPPRESSED, ACTIVATED, GO!, a Hero, a Panzerfaust, a hit point more
ui-hn-help-terrain = Urban, Forest, Hill, Fortified Position, Fortified Hill, Flooded, Water; nothing: Open
ui-hn-help-markers = an Objective with its worth and who controls it, a Depot, a Ford, an Obstacle, a Mine, a Bombardment, a way out
ui-hn-help-bonus = Shooting Bonus, Defence Bonus
