# The words of this board in the terminal: captions, and what its keys and signs mean.

ui-dd-headline = { $name } · turn { $turn } · { $phase }
ui-dd-cry = Battle Cry
ui-dd-losses = losses { $losses }
ui-dd-points = VP { $points }
ui-dd-specialists = with
ui-dd-items = has
ui-dd-awards = awards
ui-dd-recruits = recruits
ui-dd-pool = pool
ui-dd-help-dice = choose a die of yours
ui-dd-help-buttons = next button
ui-dd-help-sectors = next sector that may be chosen
ui-dd-help-things = next item, next specialist, next award that may be chosen
ui-dd-help-units = next unit of another seat
ui-dd-help-head = a sector: number, defence, MG dice (M=4 once rolled), black shield; the way forward: courage, mines, obstacle
ui-dd-help-unit = a unit, by seat: turns left in its sector, or it must move
ui-dd-help-demand = demands: a specialist there, a sacrifice, an item given up, explosives
ui-dd-help-gifts = gives: a result, a specialist, 1d6 soldiers on entry, an award; so many dice
ui-dd-help-limits = at most so many units, special damage on a 6, no locking, no items from the pool
ui-dd-help-resources = soldiers, stars, courage, item points; strength
ui-dd-help-die = a die: colour and face; = locked, ↻ to be rolled again, × cancelled
ui-dd-help-reach = the next combat in a sector: courage to get there, expected and worst losses, chance to survive it; ✗ barred, ? demand not met
