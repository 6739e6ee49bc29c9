# What only the board of D-Day Dice says in the browser: captions and keys. Everything of the game is said by its crate.

web-dd-board-beach = The beach: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-tricolours = Tricolours
web-dd-board-three = In every colour: { $face }
web-dd-board-def-cut = { $zero ->
    [yes] defence 0 by a card this turn
   *[no] defence { $less } less by cards this turn
 }
web-dd-board-guns-show = the guns show { $dice }
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-due = { $left ->
    [0] move this turn
    [one] 1 turn left
   *[other] { $left } turns left
 }
web-dd-board-count-points = Points
web-dd-board-count-stay = May stay, turns
web-dd-board-count-turn = Turn
web-dd-board-vp = { $points } VP
web-dd-board-units = The units
web-dd-board-kit = In your unit
web-dd-board-shelf = What can be had
web-dd-board-choose = To choose from now
web-dd-board-tab-recruits = Recruits
web-dd-board-tab-items = Items
web-dd-board-tab-awards = Awards
web-dd-board-none = Nothing.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = What the unit counts
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Dice of { $name }
web-dd-board-no-dice = No dice on the table.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , locked
    [cancelled] , cancelled
    [aside] , to be rolled again
   *[free] {""}
 }
web-dd-board-lay-aside = Click the dice to roll again. Re-rolls left: { $left }
web-dd-board-roll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
 }
web-dd-board-odds = Show the odds
web-dd-board-colourless = and without a die: { $face }
web-dd-board-fire = The fire on your sector
web-dd-board-defence = defence
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = losses: { $count }
web-dd-board-reserve = Reserve
web-dd-board-reserve-die = Reserve, { $die }: { $face }
web-dd-board-faces = Signs
web-dd-board-numbers = Numbers
web-dd-board-either = { $one } or { $other }

# What the prompt and the ending call things of this game alone.
web-choose-award = an award
web-choose-bonus = a bonus
web-choose-face = a face
web-choose-item = an item
web-choose-resource = a resource
web-choose-sector = a sector
web-choose-specialist = a specialist
web-choose-vehicle = a vehicle
web-counts-soldiers = Soldiers
web-luck-guns = pips of the guns
web-deed-gathered = Soldiers gathered
web-deed-lost = Soldiers lost
web-deed-recruited = Specialists recruited
web-deed-found = Items found
web-deed-entered = Sectors entered
