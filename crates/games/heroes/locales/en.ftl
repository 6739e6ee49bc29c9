# Heroes of Normandie: The Tactical Card Game.

# Options

option-scenario = Scenario
    .help = One of the seven scenarios, or a scenario of your own.
option-no-events = No events
    .help = For a first game: Event cards are left out of the reserves. Hero cards stay.
option-sure-activation = Sure activation
    .help = For a first game: every GO! roll succeeds without a die.
option-no-terrain = No terrain effects
    .help = For a first game: every box counts as Open, Water too. Markers keep their effects.
option-no-hidden = No hidden units
    .help = For a first game: all units are visible and decoys are left out. Not advised in scenarios with hidden deployment.
option-casualties = Casualties
    .help = A total of 12 gives two HITs instead of one.
scenario-turqueville = Turqueville, 7 June 1944
    .aim = The US wins as soon as it controls C4, D4 and F5 at the end of a phase, or with two of them after turn 5; otherwise Germany wins.
scenario-omaha = Omaha: the Vierville draw, 6 June 1944
    .aim = The US wins as soon as it controls C5 and one of C6 and D6 at the end of a phase; otherwise Germany wins after turn 8.
scenario-la-fiere = La Fière causeway, 9 June 1944
    .aim = The US wins as soon as it controls D4, D5 and D6 at the end of a phase, or with 3 points after turn 7 (D4 one, D5 two, D6 one); otherwise Germany wins.
scenario-carentan = Carentan: Bloody Gulch, 13 June 1944
    .aim = Germany wins as soon as it controls two of C1, D1 and E1 at the end of a phase. After turn 6 more points win, and the US wins a tie.
scenario-cherbourg = Cherbourg: Fort du Roule, 25 June 1944
    .aim = The US wins as soon as it has 5 points at the end of a phase (C5 two, D5 two, D6 one, B6 one), or with 3 after turn 8; otherwise Germany wins.
scenario-mortain = Mortain: Hill 314, 7–12 August 1944
    .aim = Germany wins as soon as it has 6 points at the end of a turn (D3 three, C1 three, B2 two, A3 one), or with 5 after turn 8; otherwise the US wins.
scenario-falaise = Falaise: the Chambois gap, 19–21 August 1944
    .aim = Germany wins as soon as it has 16 points at the end of a phase, by units that leave the board. After turn 8 more points win, and the US wins a tie.

# Sides, units, names

hn-side-us = US
hn-side-ge = Germany
hn-unit = { $whose ->
    [us] US
   *[ge] German
 } unit { $number }
hn-unit-at = { $unit } ({ $tile })
hn-name = { $name }
hn-list = { $items }
hn-yes = yes
hn-card-historical = Historical event

# Types

hn-type-hq = HQ
hn-type-inf = Infantry
hn-type-art = Artillery
hn-type-tank = Tank
hn-type-mech = Mechanised
hn-type-fort = Fortification
hn-type-para = Paratroopers
hn-type-ost = Osttruppen
hn-type-decoy = Decoy

# Terrain

hn-terrain-open = Open
hn-terrain-urban = Urban
hn-terrain-flooded = Flooded
hn-terrain-hill = Hill
hn-terrain-fortified = Fortified Position
hn-terrain-forest = Forest
hn-terrain-forthill = Fortified Hill
hn-terrain-water = Water
hn-about-open = No effect.
hn-about-urban = A unit here has a save value of 6.
hn-about-flooded = A unit here cannot use DIRECTIVES.
hn-about-hill = Attacks of a unit here reach one box further.
hn-about-fortified = A unit here has a save value of 6. Only Tanks may seize into it.
hn-about-forest = A unit may turn face down here at the end of its activation if no enemy unit is adjacent. Cards arrive hidden.
hn-about-forthill = Hill and Fortified Position at once.
hn-about-water = Only Amphibious units may enter, and they cannot use DIRECTIVES here; a Ford makes it Flooded.

# Markers

hn-marker-objective = Objective
hn-marker-depot = Depot
hn-marker-ford = Ford
hn-marker-shooting = Shooting Bonus
hn-marker-defence = Defence Bonus
hn-marker-panzerfaust = Panzerfaust
hn-marker-bombardment = Bombardment
hn-marker-hit-point = Hit point
hn-marker-obstacle = Obstacle
hn-marker-mine = Mine
hn-mark-hidden = face down
hn-mark-known = face down, but known
hn-mark-activated = ACTIVATED
hn-mark-go = GO!
hn-mark-hits = { $count } HIT
hn-mark-suppressed = { $count } SUPPRESSED
hn-mark-hero = with { $name }
hn-evidence-moved = It has moved: it can move.
hn-evidence-diagonal = It moved diagonally: a mechanised unit.
hn-evidence-water = It was in Water: an amphibious unit.
hn-evidence-directive = It used a DIRECTIVE: not disorientated.
hn-evidence-obstacle = It crossed an Obstacle: neither tank nor mechanised.
hn-evidence-fort = It lies in a fortification’s box: a fortification.
hn-evidence-not-fort = It was deployed elsewhere: no fortification.
hn-evidence-no-decoy = It is no decoy.
hn-evidence-decoy = It is a decoy.
hn-about-objective = Control of the box counts for victory.
hn-about-depot = Who controls the box at the start of the own phase takes one DIRECTIVE.
hn-about-ford = The Water box counts as Flooded for everybody.
hn-about-shooting = Attacks by the unit in the box get the number.
hn-about-defence = The unit in the box has the number as a save value.
hn-about-panzerfaust = All attacks of the unit that carries it are Armour-Piercing.
hn-about-bombardment = Every unit in the box suffers the attack; then the marker is removed.
hn-about-hit-point = The unit that carries it has one hit point more.
hn-about-obstacle = Tanks and Mechanised units cannot enter the box until Engineers remove the marker.
hn-about-mine = The first enemy unit that moves in suffers an attack, value 8, Armour-Piercing. Engineers remove it.
hn-about-directive = One marker lets a unit march one box, pass a failed GO! roll, pierce armour, or add 1 to an attack or a save.
hn-about-go-marker = Roll the die: the activation value or more activates the unit.
hn-about-activated = The unit has acted in this phase.
hn-about-suppressed = The unit cannot use DIRECTIVES.

# Abilities

hn-ability-go = Field Command
hn-ability-elan = Elan
hn-ability-inspire = Encouragement
hn-ability-fallback = Fall Back!
hn-ability-forward = Forward!
hn-ability-fire = Fire!
hn-ability-medic = Medics & Mechanics
hn-ability-reinforce = Reinforcements
hn-ability-support = Support
hn-ability-amphibious = Amphibious
hn-ability-engineers = Engineers
hn-ability-fragile = Fragile
hn-ability-rally = Encouragement (rally)
hn-ability-expose = Defenceless
hn-ability-fire-or-move = Fire or Move
hn-ability-immobile = Immobile
hn-ability-defenders = Defenders
hn-ability-resist = Resistance
hn-ability-disoriented = Disorientated
hn-ability-save = Save value
hn-ability-charge = Demolition charge
hn-ability-hero = Hero’s ability
hn-whom-all = any friendly unit
hn-whom = friendly { $types }
hn-whom-pure = { $type } only
hn-range-anywhere = anywhere
hn-range-adjacent = adjacent
hn-range = within { $range } boxes
hn-uses = { $count ->
    [one] once
   *[other] { $count } times
 }
hn-uses-any = any number of times
hn-where-any = everywhere
hn-where = in { $terrain }
hn-about-go = Field Command: a GO! marker on { $whom }, { $range }, { $uses } in an activation
hn-about-go-sure = Field Command: a GO! that needs no roll on { $whom }, { $range }, { $uses } in an activation
hn-about-elan = Elan: takes one DIRECTIVE, { $uses }
hn-about-inspire = Encouragement: +{ $number } on attacks of { $whom }, { $range }, itself included
hn-about-fallback = Fall Back!: moves { $whom }, { $range }, one box back, { $uses }
hn-about-forward = Forward!: moves { $whom }, { $range }, one box forward, { $uses }
hn-about-fire = Fire!: { $whom }, { $range }, makes one attack, { $uses }
hn-about-medic = Medics & Mechanics: a die for { $whom }, { $range }, on { $number } or more one HIT is removed, { $uses }
hn-about-reinforce = Reinforcements: draws a card, { $uses }
hn-about-support = Support: { $whom }, { $range }, has a save value of { $number }
hn-about-amphibious = Amphibious: may enter Water, which counts as Flooded
hn-about-engineers = Engineers: removes an Obstacle in its box or beside it, and Mines
hn-about-fragile = Fragile: goes back into the reserve with { $number } SUPPRESSED
hn-about-rally = Encouragement: removes one SUPPRESSED from itself or { $whom }, { $range }, { $uses }
hn-about-expose = Defenceless: enemy units { $range } have no saves
hn-about-fire-or-move = Fire or Move: either shoots or moves in an activation
hn-about-immobile = Immobile: never moves
hn-about-defenders = Defenders: saves from terrain are better by { $number }, { $where }
hn-about-resist = Resistance: a save value of { $number }, { $where }
hn-about-disoriented = Disorientated: cannot use DIRECTIVES
hn-about-save = a save value of { $number } instead of the printed one
hn-about-decoy = A decoy: no characteristics; discarded when it is turned up.
hn-about-value = value { $index }: { $value } or more, range { $range }
hn-about-value-effects = value { $index }: { $value } or more, range { $range }, { $effects }
hn-fire-ap = Armour-Piercing
hn-fire-seven = suppresses on a total of exactly 7
hn-fire-seven-up = suppresses Infantry on a total of 7 or more
hn-fire-hit-infantry = a HIT on Infantry suppresses too
hn-fire-hit-tank = a HIT on a Tank suppresses too
hn-fire-double-hits = Double Hits
hn-fire-fire-again = Fire Again!
hn-fire-no-save = Defenceless: no save
hn-fire-lumbering = Lumbering: another value in an activation with a move
hn-fire-relentless = Relentless Assault: +{ $number } for each SUPPRESSED on the target
hn-fire-sustained = Sustained Fire: +{ $number }
hn-shot = an attack, value { $value }
hn-shot-effects = an attack, value { $value }, { $effects }

# Events in plain words

hn-about-event = { $effects }.
hn-about-event-phase = To the end of the phase: { $effects }.
hn-about-event-turn = To the end of the turn: { $effects }.
hn-about-historical = Uses one event of the scenario’s list that is still available.
hn-timing-own = in the own phase
hn-timing-enemy = in the enemy’s phase
hn-timing-any = in any phase
hn-units = { $whose } ({ $limits })
hn-units-friendly = friendly units
hn-units-enemy = enemy units
hn-units-any = units of both sides
hn-units-all = anybody
hn-limit-visible = visible
hn-limit-hidden = hidden
hn-limit-types = { $types }
hn-limit-all-types = all of { $types }
hn-limit-one-of = one of { $types }
hn-limit-not-types = not { $types }
hn-limit-armoured = armoured
hn-limit-unarmoured = not armoured
hn-limit-suppressed = with SUPPRESSED
hn-limit-terrain = in { $terrain }
hn-limit-not-terrain = not in { $terrain }
hn-limit-boxes = in { $boxes }
hn-limit-near = within { $range } of a certain unit
hn-limit-or = or { $units }
hn-count-one = one of the
hn-count-up-to = up to { $count } of the
hn-count-every = all
hn-count-area = within { $range } of a chosen box:
hn-spot-empty = an empty box
hn-effect-look-hand = look at the enemy’s hand
hn-effect-draw = draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
hn-effect-directives = take { $count ->
    [one] { $count } DIRECTIVE
   *[other] { $count } DIRECTIVES
 }
hn-effect-discard-directives = discard { $count ->
    [one] { $count } DIRECTIVE
   *[other] { $count } DIRECTIVES
 }
hn-effect-go-roll = GO! rolls of the enemy get { $modifier }
hn-effect-ignore = { $units } ignore { $ability }
hn-effect-save = { $count } { $units } have a save value of { $value }
hn-effect-directives-despite = DIRECTIVES may be used although SUPPRESSED
hn-effect-ap = attacks of { $count } { $units } are Armour-Piercing
hn-effect-extra-move = one of the { $units } may make an extra orthogonal move in its activation
hn-effect-shoot-mod = attacks by { $units } from a distance of { $distance } or more against { $against } get { $modifier }
hn-effect-terrain-as = { $from } counts as { $to }
hn-effect-objective-value = { $tile } is worth { $value }
hn-effect-marker = a { $marker } marker: { $spot }
hn-effect-unmark = remove the { $marker } marker
hn-effect-attack = { $shot }, on { $count } { $units }
hn-effect-barrage = { $shot }, on { $units } in up to { $count ->
    [one] { $count } box
   *[other] { $count } boxes
 }
hn-effect-barrage-around = { $shot }, on { $units } in a box and its neighbours, { $count } boxes in all
hn-effect-hit = { $markers } HIT on { $count } { $units }, without a save
hn-effect-suppress = { $markers } SUPPRESSED on { $count } { $units }
hn-effect-unsuppress = remove all SUPPRESSED from { $units }
hn-effect-heal = remove one HIT from { $count } { $units }
hn-effect-go = a GO! marker on { $count } { $units } without ACTIVATED
hn-effect-turn-up = turn up { $count } { $units }
hn-effect-turn-down = turn down { $count } { $units }
hn-effect-surrender = a die for { $count } { $units }: on { $number } or more it surrenders
hn-effect-rout = a die for { $count } { $units }: below { $number } it moves one box back or takes one SUPPRESSED
hn-effect-act = one of the { $units } may make one move and { $attacks } attack
hn-effect-act-each = one of the { $units } may make one move and one attack with each value
hn-effect-all-forward = { $units } may move one box forward
hn-effect-all-back = { $units } may move one box back
hn-effect-all-move = { $units } may move one box orthogonally
hn-effect-all-fire = { $units } may make one attack each
hn-effect-pick = take a Unit Card of choice from the own reserve, then shuffle it
hn-effect-place-aside = { $count ->
    [one] { $count } card set aside arrives in a free box
   *[other] { $count } cards set aside arrive in free boxes
 } of { $boxes }
hn-effect-place-discard = a card of the own discard pile arrives in a free box of { $boxes }
hn-effect-place-hand = up to { $count ->
    [one] { $count } Unit Card from hand
   *[other] { $count } Unit Cards from hand
 } may be placed in free boxes of { $boxes }
hn-effect-choice = choose one: { $options }
hn-effect-choice-enemy = the enemy chooses one: { $options }

# What is printed

hn-figure-side = Side
hn-figure-copies = Copies
hn-figure-types = Types
hn-figure-activation = Activation
hn-figure-hit-points = Hit points
hn-figure-save = Save
hn-figure-armoured = Armoured
hn-figure-shooting = Shooting
hn-figure-abilities = Abilities
hn-figure-points = Value points
hn-figure-mark = Source
hn-figure-joins = May join
hn-figure-not = But not
hn-figure-timing = When
hn-figure-letter = Letter on the map
hn-figure-number = Needed on two dice
hn-figure-range = Range
hn-figure-moved = Needed after a move
hn-figure-beside = Beside its sign

# What is asked

hn-ask-deploy = { $you ->
    [yes] Choose the card that lies hidden in the next box, or take the listed arrangement.
   *[no] { $side } arranges its hidden cards.
 }
hn-ask-bombard = { $you ->
    [yes] Choose the boxes of the bombardment.
   *[no] { $side } chooses the boxes of the bombardment.
 }
hn-ask-tactic = { $you ->
    [yes] Spend a COMMAND marker on a tactic.
   *[no] { $side } is to choose a tactic.
 }
hn-ask-place = { $you ->
    [yes] Place Unit Cards from your hand, or say that you are done.
   *[no] { $side } brings reinforcements.
 }
hn-ask-unsuppress = { $you ->
    [yes] Remove a second SUPPRESSED marker, or say that you are done.
   *[no] { $side } removes SUPPRESSED markers.
 }
hn-ask-manoeuvre = { $you ->
    [yes] Manoeuvre: attack with one of the two units, march with one, or say that you are done.
   *[no] { $side } manoeuvres.
 }
hn-ask-activation = { $you ->
    [yes] Move, attack, use abilities, or end the activation.
   *[no] { $side } acts with a unit.
 }
hn-ask-attack-plus = { $you ->
    [yes] Use a DIRECTIVE for +1 on the attack?
   *[no] { $side } may add 1 to the attack.
 }
hn-ask-turn-up = { $you ->
    [yes] Turn a unit up for a better save?
   *[no] { $side } may turn a unit up before the save.
 }
hn-ask-save-plus = { $you ->
    [yes] Use a DIRECTIVE for +1 on the save?
   *[no] { $side } may add 1 to the save.
 }
hn-ask-seize = { $you ->
    [yes] Seize their position?
   *[no] { $side } may seize the position.
 }
hn-ask-go = { $you ->
    [yes] Choose the unit whose GO! is resolved next.
   *[no] { $side } is to resolve a GO! marker.
 }
hn-ask-force-go = { $you ->
    [yes] The roll failed. Use a DIRECTIVE to activate the unit all the same?
   *[no] { $side } may force the activation.
 }
hn-ask-window = { $you ->
    [yes] You may play a card or turn a unit up before your enemy goes on.
   *[no] A reply of { $side } is awaited.
 }
hn-ask-answer = { $you ->
    [yes] Choose one of the two.
   *[no] { $side } has to choose.
 }
hn-ask-closing = { $you ->
    [yes] Your phase ends: a last card, a unit to turn up, or end it.
   *[no] { $side } closes the phase.
 }
hn-ask-event-moves = { $you ->
    [yes] Choose the next unit that moves, or say that you are done.
   *[no] { $side } moves units by an event.
 }
hn-ask-event-fires = { $you ->
    [yes] Choose the next attack, or say that you are done.
   *[no] { $side } fires by an event.
 }
hn-ask-arrive = { $you ->
    [yes] Place cards that have arrived, or say that you are done.
   *[no] { $side } places cards that have arrived.
 }
hn-ask-event-unit = { $you ->
    [yes] Choose the next unit, or say that you are done.
   *[no] { $side } chooses units for an event.
 }
hn-ask-event-box = { $you ->
    [yes] Choose the next box.
   *[no] { $side } chooses boxes for an event.
 }
hn-ask-event-card = { $you ->
    [yes] Place a Unit Card from your hand, or say that you are done.
   *[no] { $side } may place a card.
 }
hn-ask-event-acts = { $you ->
    [yes] Move and attack with the unit.
   *[no] { $side } acts with a unit by an event.
 }
hn-ask-event-each = { $you ->
    [yes] Choose the unit that is settled next.
   *[no] { $side } settles an event unit by unit.
 }
hn-over = { $you ->
    [yes] You have won. Points: US { $us }, Germany { $ge }.
   *[no] { $side } has won. Points: US { $us }, Germany { $ge }.
 }

# What can be done

hn-do-deploy = Put { $card } into { $tile }
hn-do-directives = Recover DIRECTIVES
hn-do-cards = Manage cards and reinforcements
hn-do-manoeuvre = Manoeuvre { $unit } and { $other }
hn-do-unsuppress = Remove a SUPPRESSED from { $unit }
hn-do-activate = Activate { $unit }
hn-do-shoot = { $unit } attacks { $target }, value { $value }
hn-do-shoot-paid = { $unit } attacks { $target }, value { $value }, Armour-Piercing by DIRECTIVE
hn-do-move = { $unit } moves to { $tile }
hn-do-exit = { $unit } leaves the board
hn-do-march = { $unit } marches to { $tile } by DIRECTIVE
hn-do-march-exit = Leave the board by a forced march
hn-do-march-exit-of = { $unit } leaves the board by a forced march
hn-do-use = { $unit }: { $ability }
hn-do-use-on = { $unit }: { $ability } for { $target }
hn-do-use-tile = { $unit }: { $ability } at { $tile }
hn-do-use-fire = { $unit } orders: { $shot }
hn-do-seize = Seize { $tile }
hn-do-box = Choose { $tile }
hn-do-unit = Choose { $unit }
hn-do-directive = Use a DIRECTIVE
hn-do-turn-up = Turn up { $unit }
hn-do-go = Resolve the GO! of { $unit }
hn-do-quiet = Leave me alone until { $moment }
hn-do-play = Play { $card }
hn-do-play-unit = Play { $card } on { $unit }
hn-do-play-tile = Play { $card } at { $tile }
hn-do-play-card = Play { $card }: take { $other }
hn-do-play-card-tile = Play { $card }: { $other } to { $tile }
hn-do-play-answer = Play { $card }: { $answer }
hn-answer-directive = discard DIRECTIVES
hn-answer-obstacle = remove the Obstacle
hn-answer-suppressed = SUPPRESSED markers
hn-answer-first = the first
hn-answer-second = the second
hn-moment-next-command = the next COMMAND marker
hn-moment-close = the closing of this phase
hn-moment-own-phase = my next phase
hn-moment-loss = the next HIT on one of my units
hn-button-as-listed = As listed
hn-button-done = Done
hn-button-end = End the activation
hn-button-end-hidden = End the activation and hide
hn-button-end-phase = End the phase
hn-button-pass = Pass
hn-button-accept = Accept
hn-button-stay = Stay
hn-button-keep-hidden = Keep it hidden
hn-step-card = { $name }
hn-step-box = Box { $name }
hn-step-value = Value { $name }
hn-step-shot = { $place ->
    [1] First
   *[other] Second
 } shooting value{ $pace ->
    [halted] { ", without moving" }
    [moved] { ", with a move" }
   *[any] { "" }
 }
hn-step-unit = { $name } in { $tile }
hn-step-unit-hidden = Face-down { $whose ->
    [us] US
   *[ge] German
 } unit { $number } in { $tile }
hn-step-event = Event { $name }
hn-step-directive = DIRECTIVE
hn-step-suppressed = SUPPRESSED
hn-step-manoeuvre = Manoeuvre
hn-step-unsuppress = Remove SUPPRESSED
hn-step-activate = Activate a unit
hn-step-turn-up = Turn up
hn-step-go = GO!
hn-step-exit = Leave the board
hn-step-quiet = Leave me alone
hn-step-unknown = { $name }

# What happened

hn-event-phase = { $you ->
    [yes] Turn { $turn }: your phase begins with { $commands ->
        [one] { $commands } COMMAND marker
       *[other] { $commands } COMMAND markers
     }.
   *[no] Turn { $turn }: the phase of { $side } begins with { $commands ->
        [one] { $commands } COMMAND marker
       *[other] { $commands } COMMAND markers
     }.
 }
hn-event-tactic = { $you ->
    [yes] You spend a COMMAND marker: { $tactic }. { $left } left.
   *[no] { $side } spends a COMMAND marker: { $tactic }. { $left } left.
 }
hn-event-directives-tactic = { $you ->
    [yes] You take { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] { $side } takes { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-directives-depot = { $you ->
    [yes] Depot: you take { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] Depot: { $side } takes { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-directives-income = { $you ->
    [yes] Supplies: you take { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] Supplies: { $side } takes { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-directives-elan = { $you ->
    [yes] Elan: you take { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] Elan: { $side } takes { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-directives-unlucky = { $you ->
    [yes] Double 1: you take { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] Double 1: { $side } takes { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-directives-event = { $you ->
    [yes] The event gives you { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     }; you have { $total }.
   *[no] The event gives { $side } { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     }; it has { $total }.
 }
hn-event-directives-lost = { $you ->
    [yes] You discard { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and have { $total }.
   *[no] { $side } discards { $count ->
        [one] { $count } DIRECTIVE
       *[other] { $count } DIRECTIVES
     } and has { $total }.
 }
hn-event-use-march = { $unit } uses a DIRECTIVE for a forced march; { $total } left.
hn-event-use-activation = { $unit } uses a DIRECTIVE to be activated; { $total } left.
hn-event-use-armour-piercing = { $unit } uses a DIRECTIVE for Armour-Piercing; { $total } left.
hn-event-use-attack = { $unit } uses a DIRECTIVE for +1 on the attack; { $total } left.
hn-event-use-save = { $unit } uses a DIRECTIVE for +1 on the save; { $total } left.
hn-event-drew = { $you ->
    [yes] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }.
   *[no] { $side } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
     }.
 }
hn-event-drew-cards = { $you ->
    [yes] You draw { $count }: { $cards }.
   *[no] { $side } draws { $count }: { $cards }.
 }
hn-event-received = { $you ->
    [yes] You receive { $cards }.
   *[no] { $side } receives { $cards }.
 }
hn-event-placed = { $unit } arrives in { $tile }.
hn-event-placed-hidden = { $unit } lies face down in { $tile }.
hn-event-exchanged = { $unit } and { $other } exchange their boxes.
hn-event-unsuppressed = { $unit } loses a SUPPRESSED marker; { $left } left.
hn-event-activated = { $unit } is activated.
hn-event-activated-go = { $unit } is activated by GO!
hn-event-activation-ended = The activation of { $unit } ends.
hn-event-moved = { $unit } moves from { $from } to { $tile }.
hn-event-marched = { $unit } marches from { $from } to { $tile }.
hn-event-seized = { $unit } seizes { $tile }, coming from { $from }.
hn-event-extra = { $unit } breaks through from { $from } to { $tile }.
hn-event-forward = { $unit } is sent forward from { $from } to { $tile }.
hn-event-fallback = { $unit } falls back from { $from } to { $tile }.
hn-event-moved-by-event = { $unit } moves from { $from } to { $tile } by the event.
hn-event-left = { $unit } leaves the board from { $tile }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
hn-event-turned-up = { $tile } is turned up: { $unit }.
hn-event-decoy = { $tile } was a decoy of { $side }; it is discarded.
hn-event-turned-down = { $unit } turns face down in { $tile }.
hn-event-go = { $unit } receives a GO! marker.
hn-event-go-sure = { $unit } receives a GO! marker that needs no roll.
hn-event-go-free = { $unit } obeys GO! without a roll.
hn-event-go-passed = { $modifier ->
    [0] { $unit } rolls { $die } against { $need }: activated.
   *[other] { $unit } rolls { $die } ({ $modifier }) against { $need }: activated.
 }
hn-event-go-failed = { $modifier ->
    [0] { $unit } rolls { $die } against { $need }: failed.
   *[other] { $unit } rolls { $die } ({ $modifier }) against { $need }: failed.
 }
hn-event-attack = { $unit } attacks { $target } in { $tile }, value { $value }.
hn-event-attack-paid = { $unit } attacks { $target } in { $tile }, value { $value }, with a DIRECTIVE for Armour-Piercing.
hn-event-attack-nobody = { $you ->
    [yes] Your attack on { $target } in { $tile }, value { $value }.
   *[no] An attack of { $side } on { $target } in { $tile }, value { $value }.
 }
hn-event-rolled = { $modifier ->
    [0] The dice: { $one } and { $two }, total { $total } against { $value }.
   *[other] The dice: { $one } and { $two }, modifiers { $modifier }, total { $total } against { $value }.
 }
hn-event-success = A success against { $unit }.
hn-event-success-sure = A success against { $unit } without a roll.
hn-event-partial = A partial success against { $unit }.
hn-event-failure = The attack on { $unit } fails.
hn-event-saved = { $unit } saves: { $die } against { $need }.
hn-event-not-saved = { $unit } does not save: { $die } against { $need }.
hn-event-marked = { $suppressed ->
    [0] { $unit } takes { $hits } HIT.
   *[other] { $hits ->
        [0] { $unit } takes { $suppressed } SUPPRESSED.
       *[other] { $unit } takes { $hits } HIT and { $suppressed } SUPPRESSED.
     }
 }
hn-event-healed = A HIT is removed from { $unit }.
hn-event-medic = Medics for { $unit }: { $die } against { $need }, it helps.
hn-event-no-medic = Medics for { $unit }: { $die } against { $need }, no help.
hn-event-destroyed = { $unit } is destroyed in { $tile }.
hn-event-returned = { $unit } breaks and goes back into the reserve.
hn-event-played = { $you ->
    [yes] You play { $name }.
   *[no] { $side } plays { $name }.
 }
hn-event-hero = { $you ->
    [yes] Your hero { $name } joins { $unit }.
   *[no] { $name } of { $side } joins { $unit }.
 }
hn-event-marker-put = A { $marker } marker is put into { $tile }.
hn-event-marker-taken = The { $marker } marker in { $tile } is removed.
hn-event-marker-given = { $unit } receives a { $marker } marker.
hn-event-mine = { $unit } sets off a Mine in { $tile }.
hn-event-control = { $you ->
    [yes] You control { $tile }.
   *[no] { $side } controls { $tile }.
 }
hn-event-surrender = { $unit }: { $die } against { $need }, it surrenders.
hn-event-no-surrender = { $unit }: { $die } against { $need }, it fights on.
hn-event-rout = { $unit }: { $die } against { $need }, it gives way.
hn-event-stands = { $unit }: { $die } against { $need }, it stands.
hn-event-hand-seen = { $you ->
    [yes] You look at the enemy’s hand.
   *[no] { $side } looks at the enemy’s hand.
 }
hn-event-hand-seen-cards = { $you ->
    [yes] You look at the enemy’s hand: { $cards }.
   *[no] { $side } looks at the enemy’s hand: { $cards }.
 }
hn-event-picked = { $you ->
    [yes] You take a card from the reserve.
   *[no] { $side } takes a card from the reserve.
 }
hn-event-picked-card = { $you ->
    [yes] You take { $name } from the reserve.
   *[no] { $side } takes { $name } from the reserve.
 }
hn-event-revalued = { $tile } is worth { $value } from now on.
hn-event-effect-ended = { $name } ends.
hn-event-phase-ended = { $you ->
    [yes] Turn { $turn }: your phase ends.
   *[no] Turn { $turn }: the phase of { $side } ends.
 }

# The position in sentences

hn-say-turn = { $scenario }, turn { $turn } of { $turns }, phase of { $side }, { $commands ->
    [one] { $commands } COMMAND marker
   *[other] { $commands } COMMAND markers
 } left.
hn-say-side = { $side }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, { $directives ->
    [one] { $directives } DIRECTIVE
   *[other] { $directives } DIRECTIVES
 }, { $hand ->
    [one] { $hand } card in hand
   *[other] { $hand } cards in hand
 }, { $reserve } in reserve, { $destroyed ->
    [one] { $destroyed } unit lost
   *[other] { $destroyed } units lost
 }.
hn-say-hand = Hand of { $side }: { $cards }.
hn-say-quiet = You are left alone until { $moment }.
hn-say-unit = { $unit } in { $tile }.
hn-say-unit-marks = { $unit } in { $tile }: { $marks }.
hn-say-objective = Objective { $tile }{ $value ->
    [0] { "" }
   *[other] , value { $value }
 }, controlled by { $side }.
hn-say-depot = Depot { $tile }{ $value ->
    [0] { "" }
   *[other] , value { $value }
 }, controlled by { $side }.
hn-say-nobody = nobody
hn-say-marker = { $marker } in { $tile }.
hn-say-effect = In force: { $name } of { $side }.
hn-say-attack = Attack of { $by } on { $target }, value { $value }: dice { $one } and { $two }, total { $total }.

# Odds

hn-odds-hit = a HIT
hn-odds-suppress = SUPPRESSED
hn-odds-saved = saved
hn-odds-destroy = destroyed
hn-odds-miss = no effect
hn-odds-broken = breaks and goes back to its reserve
hn-odds-decoy = it is a decoy
hn-odds-go = activated
hn-odds-healed = a HIT is removed
hn-odds-with-attack = { $what }, with a DIRECTIVE for +1 on the attack
hn-odds-with-save = { $what }, if the target pays a DIRECTIVE for +1 on its save

# Why not

hn-no-such-seat = There are two seats.
hn-no-over = The game is over.
hn-no-turn = It is not your decision now.
hn-no-reply-awaited = The other player’s reply is awaited.
hn-no-window = No card may be played here; wait for the end of the activation or tactic.
hn-no-card-in-attack = No card is played and no unit turned up between an attack’s declaration and its end.
hn-no-card-in-event = First the event under way is settled.
hn-no-card-in-manoeuvre = A manoeuvre cannot be interrupted.
hn-no-card-in-activation = An activation cannot be interrupted.
hn-no-such-unit = { $unit } is not on the battlefield.
hn-no-unit-called = No unit that you can see has that card. A hidden unit of the enemy is named by its tag.
hn-no-own-unit = That is not your unit.
hn-no-own-card = You have no card { $card }.
hn-no-own-target = The target must be an enemy unit.
hn-no-directive-left = There are not enough DIRECTIVES.
hn-no-directive-suppressed = A SUPPRESSED unit cannot use DIRECTIVES.
hn-no-directive-flooded = A unit in Flooded or Water cannot use DIRECTIVES.
hn-no-directive-disoriented = A Disorientated unit cannot use DIRECTIVES.
hn-no-directive-now = A DIRECTIVE is used by a unit while it acts, attacks or saves.
hn-no-go-marker = That unit has no GO! marker waiting.
hn-no-go-decline = Every waiting GO! marker must be resolved.
hn-no-go-first = First the waiting GO! markers are resolved.
hn-no-go-twice = The unit has a GO! marker already.
hn-no-go-active = The unit is being activated or manoeuvres.
hn-no-force-go = Pay a DIRECTIVE or accept the failed roll.
hn-no-attack-open = First the attack under way is finished.
hn-no-seize-there = Only the box of the destroyed unit can be seized.
hn-no-seize-now = Seizing is decided right after the attack that destroyed the target.
hn-no-decoy-now = A decoy is turned up in the own phase only.
hn-no-decoy-acts = A decoy can only move.
hn-no-decoy-chosen = A decoy cannot receive what is limited to a type or ability.
hn-no-decoy-hero = A decoy cannot receive a Hero.
hn-no-window-only = Play a card, turn a unit up, ask to be left alone, or pass.
hn-no-hidden-unit = That unit is not hidden.
hn-no-hidden-already = That unit lies face down already.
hn-no-quiet-now = That is asked for in a window of the enemy’s phase.
hn-no-box = { $tile } is no box of the battlefield.
hn-no-occupied = { $tile } holds a unit.
hn-no-water = { $tile } is Water.
hn-no-obstacle = An Obstacle closes { $tile } to Tanks and Mechanised units.
hn-no-orthogonal = That move goes one box orthogonally.
hn-no-diagonal = Only Mechanised units move diagonally.
hn-no-one-box = A move is one box.
hn-no-off-board = The unit cannot leave the board here.
hn-no-values = The unit has no shooting value.
hn-no-such-value = The unit has no such value.
hn-no-value-used = That value is used up.
hn-no-lumbering-name = A Lumbering weapon uses its halted or its moved value.
hn-no-lumbering-moved = The unit has moved, so it uses its moved value.
hn-no-lumbering-halted = The unit stands still, so it uses its halted value.
hn-no-fire-or-move = Fire or Move: it cannot do both.
hn-no-halted-moves = After shooting with the halted value the unit may not move.
hn-no-range = The target is out of range.
hn-no-paid-twice = The attack is Armour-Piercing already.
hn-no-armour = The target is known to be without armour.
hn-no-better-save = That would not give a better save.
hn-no-deployment = Only during the deployment, and there nothing else.
hn-no-as-listed = The listed arrangement is taken at the first box.
hn-no-deploy-box = The next box is { $tile }.
hn-no-deploy-card = That card is not among the hidden cards of the list.
hn-no-deployed = That card is placed already.
hn-no-deploy-fort = Fortification boxes are for fortification cards, and the other way round.
hn-no-deploy-rest = The cards that are left could not fill the other boxes.
hn-no-unit-card = That is no Unit Card.
hn-no-cards-tactic = The reserve is empty and no card in hand could be placed.
hn-no-activated = The unit is ACTIVATED already.
hn-no-activation-open = A unit acts only in its own activation.
hn-no-end-early = While a COMMAND marker is left, another tactic must be chosen.
hn-no-tactic-first = First choose a tactic.
hn-no-tactic-open = First the tactic under way is finished.
hn-no-commands-left = No COMMAND marker is left.
hn-no-suppressed = The unit has no SUPPRESSED marker.
hn-no-exchange-beside = The two units must be orthogonally adjacent.
hn-no-immobile = The unit is Immobile.
hn-no-hand = That card is not in your hand.
hn-no-hand-card = { $card } is not in your hand.
hn-no-three-placed = Three cards are placed already.
hn-no-source = { $tile } is neither in your reinforcement zone nor next to a serving HQ.
hn-no-zone-used = One card per tactic arrives in the zone.
hn-no-hq-used = One card per tactic arrives next to each HQ.
hn-no-hqs-used = At most two HQs serve in one tactic, one card each.
hn-no-hq-hidden = A hidden HQ does not serve; turn it up first.
hn-no-hq-new = An HQ that arrived in this tactic does not serve in it.
hn-no-hq-cut-off = That HQ is cut off.
hn-no-hq-rows = Cards that arrive in that row cannot do so next to an HQ.
hn-no-manoeuvre-unit = Only the two units of the manoeuvre act.
hn-no-manoeuvre-shot = One attack is allowed in a manoeuvre.
hn-no-manoeuvre-march = Name the unit that marches.
hn-no-manoeuvre-move = The units of a manoeuvre make no other move.
hn-no-manoeuvre-hides = A manoeuvre is no activation: its units do not hide at its end.
hn-no-manoeuvre-ability = No active ability in a manoeuvre.
hn-no-marched = The forced march is made already.
hn-no-march-named = In an activation the active unit marches; it is not named.
hn-no-moved = The move is made already.
hn-no-other-unit = Another unit is acting.
hn-no-exit = The unit cannot leave the board here.
hn-no-hiding-variant = Nothing turns face down in this variant.
hn-no-forest = Only in Forest.
hn-no-hero-hides = A unit with a Hero cannot turn face down.
hn-no-enemy-beside = An enemy unit is adjacent.
hn-no-such-ability = The unit has no such ability.
hn-no-uses-left = The ability is used up for this activation.
hn-no-six-directives = You have six DIRECTIVES already.
hn-no-reserve = The reserve is empty.
hn-no-obstacle-there = There is no Obstacle in that box, or it is too far away.
hn-no-ability-path = That ability is used in another way.
hn-no-itself = The ability cannot choose its own unit.
hn-no-type = The unit does not have the type or ability of the icon.
hn-no-chosen-again = The unit was chosen in this activation already.
hn-no-hit = The unit has no HIT marker.
hn-no-charge = The unit has no charges here.
hn-no-charged = The charge was used instead of shooting.
hn-no-charge-instead = A charge is used instead of all shooting.
hn-no-charge-target = A charge needs an adjacent visible fortification.
hn-no-unit-now = Unit Cards come by the tactic of cards and reinforcements.
hn-no-second-event = One Event card per phase.
hn-no-second-hero = One Hero card per phase.
hn-no-generic-number = That card is no historical event.
hn-no-event-number = Choose an event of your list by its number.
hn-no-event-used = That event is used already.
hn-no-own-phase = Only in your own phase.
hn-no-enemy-phase = Only in the enemy’s phase.
hn-no-event-turn = Not in this turn.
hn-no-event-mist = Not in the mist.
hn-no-event-path = That is not what this event asks for.
hn-no-event-choice = The event needs a first choice.
hn-no-event-change = That would change nothing.
hn-no-event-target = { $unit } does not meet the text, which asks for { $target }.
hn-no-event-target-plain = The event does not concern that unit.
hn-no-event-again = That unit was chosen already.
hn-no-event-open = First the event under way is settled.
hn-no-visible-unit = The effect asks for a visible unit.
hn-no-hero-path = A Hero joins one of your units.
hn-no-hero-twice = The unit has a Hero already.
hn-no-hero-joins = { $unit } does not meet the Hero’s condition, which is: { $joins }.
hn-no-panzerfaust-twice = The unit carries a Panzerfaust already.
hn-no-pick = That is no Unit Card of your reserve.
hn-no-arrival = That card cannot come by this event.
hn-no-arrival-box = Not in that box.
hn-no-empty-box = The box must be empty.
hn-no-marker-terrain = Not in that terrain.
hn-no-marker-twice = Such a marker lies there already.
hn-no-box-again = That box is chosen already.
hn-no-barrage-box = That box cannot be chosen.
hn-no-barrage-target = No unit that can be struck would be reached.
hn-no-bombard-done = All boxes of the bombardment must be chosen.
hn-no-each-done = Every unit must be settled.
hn-no-act-done = The unit has to do something first.
hn-no-act-march = No forced march by an event.
hn-no-answer = Choose one of the two.

# Face-down units, tactics, icons, values, moments and buttons, in plain words
hn-name-face-down = Face-down unit
hn-about-face-down = A unit that only its owner knows; it may be a decoy. Face down it is activated on 4 or more, saves on 6, and can only move. It is turned up when it is attacked, when an enemy moves beside it, or when it shoots or uses an ability.
hn-about-tactic-directives = Take three DIRECTIVES. You never have more than six.
hn-about-tactic-cards = Draw three cards, then place units at your edge or beside your headquarters.
hn-about-tactic-manoeuvre = Two neighbours change places, and one of them may shoot once.
hn-about-tactic-unsuppress = Take off up to two SUPPRESSED markers.
hn-about-tactic-activate = One unit acts at once, without a roll: it may move, shoot and use its abilities.
hn-about-value-click = A shooting value of the card. Two dice must reach it together; each value is used for one attack in an activation.
hn-about-value-halted = The value of this slow weapon while its unit has not moved; after this attack it does not move.
hn-about-value-moved = The value of this slow weapon when its unit moves in the activation.
hn-about-icon-go = Puts a GO! marker on a friendly unit in range, which then rolls to be activated.
hn-about-icon-elan = Gives its side one DIRECTIVE.
hn-about-icon-fallback = Moves a friendly unit in range one box back.
hn-about-icon-forward = Moves a friendly unit in range one box forward.
hn-about-icon-fire = Lets a friendly unit in range make one attack.
hn-about-icon-medic = Rolls a die for a friendly unit in range; if it is high enough, one HIT is removed.
hn-about-icon-reinforce = Draws a card from the reserve.
hn-about-icon-rally = Removes one SUPPRESSED from itself or a friendly unit in range.
hn-about-icon-engineers = Removes an Obstacle in its box or beside it.
hn-about-icon-charge = Attacks an adjacent visible fort with 8, through armour and without a save, instead of shooting.
hn-about-icon-hero = What the Hero of this unit can do, as the Hero card says.
hn-about-moment = You are not asked about cards before then. What you must decide is asked all the same.
hn-about-button-as-listed = Every card goes to the box that the scenario lists for it.
hn-about-button-done = Nothing more is done here, though there could be.
hn-about-button-end = The unit has acted: its marker becomes ACTIVATED, and it does nothing more this phase.
hn-about-button-end-hidden = The unit ends its activation and turns face down in the forest, as no enemy is beside it.
hn-about-button-end-phase = Your phase ends; no card is played and no unit turned up before it does.
hn-about-button-pass = You play nothing here and are asked again at the next chance.
hn-about-button-accept = The die stands as it fell; you keep your DIRECTIVE.
hn-about-button-stay = The unit stays in its box and does not move into the one it has cleared.
hn-about-button-keep-hidden = The target saves as a face-down unit does, on 6.
hn-about-button-suppressed = You keep your DIRECTIVES; the units that the event names take SUPPRESSED markers instead.
hn-about-button-obstacle = The event removes the Obstacle.
hn-about-button-answer = An event offers two things; this is one of them, as its card says.
hn-about-button-turn-up = The unit is shown and shoots, saves and acts by its own card from now on. It costs nothing.
hn-about-button-go = A die is rolled: if it reaches the activation value, the unit acts at once; if not, its GO! is gone.
hn-about-button-exit = The unit leaves the board over this edge and does not come back; it has escaped.
hn-about-button-quiet = You choose until when you are not asked for cards in the other player’s phase.

# Why it is over
hn-end-control = { $side } controls { $boxes }.
hn-end-points = { $side } has { $points } points; { $needed } were needed.
hn-end-more-points = The last turn is over. { $side } has more points, { $mine } to { $theirs }.
hn-end-tie = The last turn is over with { $mine } points each: the scenario gives a tie to { $side }.
hn-end-not-reached = The last turn is over, and { $loser } has not done what the scenario asks.

# The story of a match
hn-counts-points = Points
hn-counts-boxes = Objectives held
hn-deed-destroyed = Enemies destroyed
hn-deed-controlled = Objectives taken
hn-deed-attacks = Attacks
hn-deed-hits = Hits
hn-deed-steps = Moves
hn-luck-hits = hits
hn-mark-destroyed = { $unit } destroyed in { $tile }
hn-mark-controlled = { $tile } taken by { $side }
hn-mark-left = { $unit } left the board from { $tile }
