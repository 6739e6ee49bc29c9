# Axis & Allies: D-Day.

# Options

option-seats = Seats
    .help = With two seats one of them plays both Allied powers. With three, the United Kingdom and the United States have a seat each.
option-fortune = Fortune cards
    .help = Before every order a die is rolled: a 1 helps the side that is active, a 6 harms it.
option-tactics = Tactics cards
    .help = Eight cards for each side, each to be used once in the game.
option-zones = Zones of the map
    .help = The board of 41 zones, or the redrawn one of 42.
option-zones-41 = The usual map, 41 zones
option-zones-42 = The redrawn map, 42 zones

# Sides, powers, units

ad-side-axis = The Axis
ad-side-allies = The Allies
ad-side-nobody = Nobody
ad-power-axis = Germany
ad-power-uk = United Kingdom
ad-power-us = United States
ad-kind-infantry = infantry
ad-kind-artillery = artillery
ad-kind-tank = tanks
ad-kind-blockhouse = blockhouses
ad-kind-fighter = fighters
ad-kind-bomber = bombers
ad-unit-infantry = German infantry
ad-unit-artillery = German artillery
ad-unit-tank = German tank
ad-unit-blockhouse = blockhouse
ad-unit-uk-infantry = British infantry
ad-unit-uk-artillery = British artillery
ad-unit-uk-tank = British tank
ad-unit-uk-fighter = British fighter
ad-unit-uk-bomber = British bomber
ad-unit-us-infantry = US infantry
ad-unit-us-artillery = US artillery
ad-unit-us-tank = US tank
ad-unit-us-fighter = US fighter
ad-unit-us-bomber = US bomber
ad-units = { $count } × { $unit }
ad-zone = { $name } ({ $id })
ad-box-beach = { $box ->
    [utah] Utah Beach
    [omaha] Omaha Beach
    [gold] Gold Beach
    [juno] Juno Beach
   *[sword] Sword Beach
 }
ad-box-airborne = the { $box } Airborne box
ad-chart-uk = the British chart
ad-chart-us = the US chart
ad-chart-rennes = the chart Rennes/Chartres
ad-chart-rouen = the chart Rouen/Chartres
ad-airfield = the Airfield
ad-supply = the supply

# The order cards

ad-order-1 = Airborne Assault
ad-order-1-about = Every paratrooper attacks in the zone of its box and hits on 1. The Axis chooses the casualties, never a blockhouse, and does not fire back. Then the paratroopers stand in their zones, and the card leaves the deck.
ad-order-2 = Naval Bombardment
ad-order-2-about = Six dice, one after the other, each at a blockhouse that the Allies name: 2 or less destroys it.
ad-order-3 = Fighters Patrol
ad-order-3-about = Fighters go from the Airfield to any zones, at most four to one zone, and wait there for Axis units that move.
ad-order-4 = Anti-Aircraft Fire on Fighters
ad-order-4-about = Every Axis artillery in a zone with fighters rolls a die at one of them: 1 destroys it.
ad-order-5 = Bomber Strike
ad-order-5-about = Bombers go to zones without Allied land units. Each then rolls a die at an Axis unit of its zone: 3 or less destroys it.
ad-order-6 = Anti-Aircraft Fire on Bombers
ad-order-6-about = Every Axis artillery in a zone with bombers rolls a die at one of them: 1 destroys it.
ad-order-7 = Bombers Return
ad-order-7-about = All bombers go back to the Airfield.
ad-order-8 = Allies Move
ad-order-8-about = Allied land units ashore move: infantry and artillery one zone, tanks up to two. Nobody leaves a contested zone.
ad-order-9 = Blockhouses Fire to Sea
ad-order-9-about = Every blockhouse may roll one die at a unit in a beachhead box in its range: 3 or less destroys it.
ad-order-10 = Allies Land
ad-order-10-about = Units in the beachhead boxes may go ashore in the zone that the arrow of their box leads to.
ad-order-11 = Allies Attack, Axis Defends
ad-order-11-about = One combat cycle in every contested zone. The Allies attack with all their land units there.
ad-order-12 = Axis Moves, Fighters Strafe
ad-order-12-about = Axis land units may move. Then every fighter fires at each of them that moved into, through or out of its zone: 1 destroys it.
ad-order-13 = Axis Attacks, Allies Defend
ad-order-13-about = One combat cycle in every contested zone. The Axis attacks with all its land units there, blockhouses too.
ad-order-14 = Allies Reinforcement
ad-order-14-about = Two dice for each Allied power: at most so many units come from its chart into its beachhead boxes, in the order of the chart.
ad-order-15 = Axis Reinforcement, Fighters Strafe
ad-order-15-about = Two dice for each German chart: at most so many of its units come into its entry zones. Fighters fire at those that were placed.
ad-order-16 = Fighters Return
ad-order-16-about = All fighters go back to the Airfield.

# The Fortune cards

ad-fortune = Fortune { $number }: { $order }
ad-fortune-about = On a 1: { $good } On a 6: { $bad }
ad-fortune-nothing = Nothing happens.
ad-fortune-1-good = Paratroopers hit on 2.
ad-fortune-1-bad = The Axis removes two paratroopers, and the others do not attack.
ad-fortune-2-good = The ships hit on 3.
ad-fortune-2-bad = The ships hit on 1.
ad-fortune-3-good = Any number of fighters may patrol in one zone.
ad-fortune-3-bad = A die for each fighter: on 4 or more it stays on the Airfield.
ad-fortune-4-good = Artillery hits fighters on 2.
ad-fortune-4-bad = The Allies name a zone in which artillery does not fire at fighters.
ad-fortune-5-good = Bombers hit on 5.
ad-fortune-5-bad = A die for each bomber: on 4 or more it stays on the Airfield.
ad-fortune-6-good = Artillery hits bombers on 2.
ad-fortune-6-bad = The Allies name a zone in which artillery does not fire at bombers.
ad-fortune-7-good = One destroyed bomber comes back.
ad-fortune-7-bad = The Axis removes one bomber from a zone.
ad-fortune-8-good = All Allied land units may move two zones.
ad-fortune-8-bad = The British leave one zone only, the Americans likewise.
ad-fortune-9-good = Blockhouses hit on 5.
ad-fortune-9-bad = Blockhouses hit on 1.
ad-fortune-10-good = Units may land at any beach of their power.
ad-fortune-10-bad = Units leave one British box and one American box only.
ad-fortune-11-good = Attacking Allied infantry hits on 2.
ad-fortune-11-bad = The British attack in one zone only, the Americans likewise.
ad-fortune-12-good = All Axis land units but blockhouses may move two zones.
ad-fortune-12-bad = Axis units leave two zones only.
ad-fortune-13-good = Attacking Axis infantry hits on 2.
ad-fortune-13-bad = The Axis attacks in two zones only.
ad-fortune-14-good = Each Allied power may roll one of its dice again.
ad-fortune-14-bad = Each Allied power gets half its reinforcements, rounded up.
ad-fortune-15-good = For each German chart one die may be rolled again.
ad-fortune-15-bad = Each German chart gives half its reinforcements, rounded up.
ad-fortune-16-good = One destroyed fighter comes back.
ad-fortune-16-bad = The Axis removes one fighter from a zone.

# The Tactics cards

ad-tactics-1 = Paratrooper Reinforcements
ad-tactics-1-about = A die for each Airborne box: on 1, 2 or 3 so many infantry of the power’s chart land in its zone. Each at once attacks an Axis unit there, no blockhouse, and hits on 1.
ad-tactics-2 = V-2 Rocket Strike
ad-tactics-2-about = A die for each Allied chart: on 4 or less its next unit is destroyed.
ad-tactics-3 = Barnstorming
ad-tactics-3-about = One fighter in each zone cannot be hit by anti-aircraft fire this turn.
ad-tactics-4 = Fireball from Above
ad-tactics-4-about = For each fighter that order 4 has shot down, a die at an Allied land unit of its zone: 3 or less destroys it.
ad-tactics-5 = Heavy Bombardment
ad-tactics-5-about = Each bomber in a zone attacks an Axis land unit there once more: 3 or less destroys it.
ad-tactics-6 = Friendly Fire
ad-tactics-6-about = For each bomber in a zone, a die at an Allied land unit of a neighbouring zone: 3 or less destroys it.
ad-tactics-7 = Flooding the Lowlands
ad-tactics-7-about = Until the end of the turn no land unit enters or leaves one coastal zone.
ad-tactics-8 = Blockhouse Construction
ad-tactics-8-about = A blockhouse is built again in a zone that has lost one, with Axis units and without Allied ones.
ad-tactics-9 = Deceptive Landing
ad-tactics-9-about = This turn the units of one beachhead box may also land in the coastal zones beside its usual one.
ad-tactics-10 = Combined Assault
ad-tactics-10-about = In order 11 of this turn as many attacking infantry as there is artillery in the zone hit on 2.
ad-tactics-11 = Long-Range Howitzers
ad-tactics-11-about = Each Allied artillery of one zone rolls a die at a neighbouring zone and hits on 2. The Axis chooses the casualties.
ad-tactics-12 = French Resistance
ad-tactics-12-about = In one zone without Allied land units a die for each Axis unit but blockhouses: 1 destroys it.
ad-tactics-13 = Long-Range 88s
ad-tactics-13-about = Each Axis artillery of one zone rolls a die at a neighbouring zone and hits on 2. The Allies choose the casualties.
ad-tactics-14 = Reconnaissance Strafing
ad-tactics-14-about = Fighters may move to other zones, each once, at most four to one zone.
ad-tactics-15 = German Convoy
ad-tactics-15-about = One Axis unit moves as far as it likes, round Allied units and full zones. Fighters on its way fire at it.
ad-tactics-16 = Home Front Volunteers
ad-tactics-16-about = One to three destroyed Axis infantry go back to the first empty infantry places of the German charts.

# What is asked

ad-ask-begin = { $you ->
    [yes] Begin the game when you are ready. Then the first dice are rolled.
   *[no] { $who }: to begin the game.
 }
ad-ask-go-on = { $you ->
    [yes] Nothing is to be chosen here. Go on when you are ready.
   *[no] { $who }: to go on.
 }
ad-ask-lose-paratroopers = { $you ->
    [yes] Bad fortune for the paratroopers: remove an infantry from an Airborne box. Still to be removed: { $count }.
   *[no] { $who }: to remove paratroopers. Still to be removed: { $count }.
 }
ad-ask-hits = { $you ->
    [yes] Choose a casualty in { $zone }. Hits left: { $count }.
   *[no] { $who }: to choose casualties in { $zone }. Hits left: { $count }.
 }
ad-ask-paratroopers = { $you ->
    [yes] Choose whom a paratrooper attacks in { $zone }. Attacks left: { $count }.
   *[no] { $who }: to choose whom a paratrooper attacks in { $zone }. Attacks left: { $count }.
 }
ad-ask-split = { $you ->
    [yes] Split the six naval dice: propose how many are British.
   *[no] { $who }: to split the six naval dice.
 }
ad-ask-naval = { $you ->
    [yes] Aim a naval die at a blockhouse, or say that you are done. Dice left: { $count }.
   *[no] { $who }: to aim the naval dice. Dice left: { $count }.
 }
ad-ask-patrol = { $you ->
    [yes] Send fighters on patrol, or say that you are done.
   *[no] { $who }: to send fighters on patrol.
 }
ad-ask-barnstorm = { $you ->
    [yes] Barnstorming: choose the fighter that cannot be hit.
   *[no] { $who }: to choose the fighter that cannot be hit.
 }
ad-ask-spare-fighters = { $you ->
    [yes] Name a zone in which artillery does not fire at fighters.
   *[no] { $who }: to name a zone in which artillery does not fire at fighters.
 }
ad-ask-spare-bombers = { $you ->
    [yes] Name a zone in which artillery does not fire at bombers.
   *[no] { $who }: to name a zone in which artillery does not fire at bombers.
 }
ad-ask-flak-fighters = { $you ->
    [yes] Choose the fighter that your artillery fires at.
   *[no] { $who }: to fire at fighters.
 }
ad-ask-flak-bombers = { $you ->
    [yes] Choose the bomber that your artillery fires at.
   *[no] { $who }: to fire at bombers.
 }
ad-ask-fireball = { $you ->
    [yes] Fireball: choose the Allied unit that a falling fighter may hit.
   *[no] { $who }: to choose whom a falling fighter may hit.
 }
ad-ask-place-bombers = { $you ->
    [yes] Send bombers to zones without Allied land units, or say that you are done.
   *[no] { $who }: to send bombers.
 }
ad-ask-bomb = { $you ->
    [yes] Choose a bomber and the unit it attacks.
   *[no] { $who }: to choose what the bombers attack.
 }
ad-ask-friendly-fire = { $you ->
    [yes] Friendly fire: choose a bomber and the Allied unit next to it that may be hit.
   *[no] { $who }: to choose whom the bombs may hit.
 }
ad-ask-fighter-back = { $you ->
    [yes] Choose the destroyed fighter that comes back.
   *[no] { $who }: to choose the fighter that comes back.
 }
ad-ask-bomber-back = { $you ->
    [yes] Choose the destroyed bomber that comes back.
   *[no] { $who }: to choose the bomber that comes back.
 }
ad-ask-lose-fighter = { $you ->
    [yes] Remove a fighter from a zone.
   *[no] { $who }: to remove a fighter from a zone.
 }
ad-ask-lose-bomber = { $you ->
    [yes] Remove a bomber from a zone.
   *[no] { $who }: to remove a bomber from a zone.
 }
ad-ask-march = { $you ->
    [yes] Move a unit, or say that you are done.
   *[no] { $who }: to move.
 }
ad-ask-shell = { $you ->
    [yes] Fire a blockhouse at a unit in a box, or say that you are done.
   *[no] { $who }: to fire to sea.
 }
ad-ask-land = { $you ->
    [yes] Land a unit, or say that you are done.
   *[no] { $who }: to land.
 }
ad-ask-own-zone = { $you ->
    [yes] Choose the one zone in which you attack ({ $power }).
   *[no] { $who }: to choose the one zone of attack ({ $power }).
 }
ad-ask-pick-fights = { $you ->
    [yes] Choose a zone in which you attack. There are two at most.
   *[no] { $who }: to choose the zones of attack.
 }
ad-ask-reroll = { $you ->
    [yes] Roll one die of { $chart } again, or pass.
   *[no] { $who }: to roll a die of { $chart } again, or to pass.
 }
ad-ask-reinforce = { $you ->
    [yes] Place the next unit of a chart, or say that you are done.
   *[no] { $who }: to place reinforcements.
 }
ad-ask-recon = { $you ->
    [yes] Move a fighter to another zone, or say that you are done.
   *[no] { $who }: to move fighters.
 }
ad-ask-convoy = { $you ->
    [yes] Convoy: choose the next zone of the { $unit }. After the first zone you may stop.
   *[no] { $who }: to move the { $unit } in convoy.
 }
ad-ask-volunteers = { $you ->
    [yes] Choose the chart that an infantry goes back to. Infantry left: { $count }.
   *[no] { $who }: to return infantry to the charts. Infantry left: { $count }.
 }
ad-ask-card = { $you ->
    [yes] Use { $card }, or pass? { $about }
   *[no] { $who }: to use { $card }, or to pass. { $about }
 }
ad-ask-answer-uk = { $you ->
    [yes] The United Kingdom proposes: { $what }. Agree, or propose something else.
   *[no] { $who }: to answer the British proposal: { $what }.
 }
ad-ask-answer-us = { $you ->
    [yes] The United States proposes instead: { $what }. Agree, or refer it to the Axis.
   *[no] { $who }: to answer the US proposal: { $what }.
 }
ad-ask-referred = { $you ->
    [yes] The Allies do not agree, so you decide for them. { $what }
   *[no] { $who }: to decide for the Allies, who do not agree.
 }
ad-ask-nothing = Nothing is asked.
ad-over = { $you ->
    [yes] You have won.
   *[no] { $side } won.
 }

# What can be done

ad-button-begin = Begin
ad-button-go-on = Go on
ad-button-done = Done
ad-button-pass = Pass
ad-button-stop = Stop here
ad-button-agree = Agree
ad-button-refer = Refer to the Axis
ad-do-split = British dice { $uk }, US dice { $us }
ad-do-bombard = Fire at a blockhouse in { $zone }
ad-do-spare = No fire in { $zone }
ad-do-convoy = Go on to { $zone }
ad-do-attack-in = Attack in { $zone }
ad-do-zone = { $zone }
ad-do-remove-paratrooper = Remove an infantry from { $box }
ad-do-plane-back = Bring back: { $unit }
ad-do-volunteer = An infantry to { $chart }
ad-do-lose = Lose { $unit } in { $zone }
ad-order-casualties = Casualties without asking, those that are named first falling first: { $kinds }
ad-do-protect = Protect { $unit } in { $zone }
ad-do-remove-plane = Remove { $unit } from { $zone }
ad-do-fire-at = Fire at { $unit } in { $zone }
ad-do-fly = { $unit } to { $zone }
ad-do-bomb = { $plane }: bomb { $unit }
ad-do-short = { $plane }: hit { $unit } in { $zone }
ad-do-move = Move { $unit } from { $from } to { $zone }
ad-do-move-stop = Move { $unit } from { $from } to { $zone } and stop
ad-do-move-two = Move { $unit } from { $from } over { $via } to { $zone }
ad-do-back = Move { $unit } from { $from } back to { $zone }
ad-do-shell = Fire from { $from } at { $unit } in { $zone }
ad-do-land = Land { $unit } from { $box } in { $zone }
ad-do-card = Use { $card }
ad-do-card-at = Use { $card }: { $zone }
ad-do-card-from = Use { $card } from { $from } at { $zone }
ad-do-card-unit = Use { $card } for { $unit } in { $zone }
ad-do-reroll = Roll the { $die } of { $chart } again
ad-do-enter = Place { $unit } in { $zone }
ad-step-die = { $die ->
    [1] First die
   *[other] Second die
 }
ad-step-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
 }
ad-step-unknown = { $name }

# What happened

ad-event-turn = Turn { $turn } begins.
ad-event-order = Order { $number }: { $card }. { $side } to act.
ad-event-card = { $card }. { $side } to roll.
ad-event-left = Order { $number }, { $card }, leaves the deck.
ad-event-fortune = The die shows { $die }. { $effect } (Rolled by: { $side }.)
ad-event-used = { $side } used { $card }.
ad-event-passed = { $side } passed over { $card }.
ad-event-done = { SEAT($seat) } is done.
ad-event-proposed = { SEAT($seat) } proposes: { $what }.
ad-event-agreed = { SEAT($seat) } agrees.
ad-event-referred = { SEAT($seat) } refers the decision to the Axis.
ad-event-moved = { $units }: from { $from } to { $to }.
ad-event-moved-via = { $units }: from { $from } over { $via } to { $to }.
ad-event-destroyed = Destroyed at { $at }: { $units }.
ad-event-control = { $side } in control of { $zone }.
ad-event-no-control = Nobody holds { $zone } any more.
ad-event-airborne = The paratroopers of { $box } attack in { $zone } and need { $needs } or less: { $dice }. Hits: { $hits }.
ad-event-ship = The ships fire at a { $unit } in { $at } and need { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-flak = Artillery fires at a { $unit } over { $at } and needs { $needs } or less: { $die }. { $hit ->
    [yes] Shot down.
   *[no] Missed.
 }
ad-event-bomber = A bomber attacks { $unit } in { $at } and needs { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-blockhouse = A blockhouse fires at { $unit } off { $at } and needs { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-paratrooper = A paratrooper attacks { $unit } in { $at } and needs { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-wreck = A wreck falls on { $unit } in { $at } and needs { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-short = Bombs fall on { $unit } in { $at } and need { $needs } or less: { $die }. { $hit ->
    [yes] Destroyed.
   *[no] Missed.
 }
ad-event-strafed = Fighters strafe { $unit } ({ $zones }) and need { $needs }: { $dice }. { $hit ->
    [yes] Destroyed.
   *[no] It comes through.
 }
ad-event-battle = Combat in { $zone }. { $side } to attack.
ad-event-attack = { $side }, attack in { $zone }: { $dice }. Hits: { $hits }.
ad-event-defence = { $side }, defence in { $zone }: { $dice }. Hits: { $hits }.
ad-event-casualty = Casualty in { $zone }: { $units }.
ad-event-battle-over = The combat in { $zone } is over. In control: { $side }.
ad-event-guns = { $card }: from { $from } at { $at }, { $needs } or less hits: { $dice }. Hits: { $hits }.
ad-event-resistance = The Resistance strikes in { $zone }: { $dice }.
ad-event-chart = Dice for { $chart }: { $dice }. Units that may enter: { $count }.
ad-event-reroll = A die of { $chart } is rolled again: { $before } becomes { $after }. Units that may enter: { $count }.
ad-event-kept = A die for each { $unit }: { $dice }. Must stay on the Airfield: { $count }.
ad-event-paratroopers = Die for { $box }: { $die }. Infantry that lands: { $count }.
ad-event-rocket = A rocket at { $chart }, { $needs } or less hits: { $die }. { $hit ->
    [yes] The next unit is destroyed.
   *[no] Missed.
 }
ad-event-split = The naval dice are split: { $uk } British, { $us } US.
ad-event-spared = Artillery in { $zone } does not fire.
ad-event-own-zone = { $power } attacks in { $zone } only.
ad-event-picked = The Axis attacks in { $zone }.
ad-event-safe = A { $unit } in { $zone } cannot be hit.
ad-event-flooded = { $zone } is flooded until the end of the turn.
ad-event-landing-opened = The units of { $box } may land beside their usual zone this turn.
ad-event-close = The Allies hold all three cities: they win if they still do at the end of the next turn.
ad-event-not-close = The Allies do not hold all three cities any more.
ad-event-over = { $side } won the game.
ad-volley = { $kind } ({ $needs } or less) { $dice }

# The position in words

ad-tell-order = Turn { $turn } of { $turns }, order { $number }: { $card }.
ad-tell-fortune = Turn { $turn } of { $turns }, Fortune card of order { $number }: { $card }.
ad-tell-tactics = Turn { $turn } of { $turns }, Tactics card: { $card }.
ad-tell-check = Turn { $turn } of { $turns }, check for victory.
ad-tell-over = The game is over in turn { $turn } of { $turns }. { $side } won.
ad-tell-none = none
ad-tell-cities = Cities that the Allies hold: { $zones }.
ad-tell-cities-close = Cities that the Allies hold: { $zones }. They held all three at the end of the last turn.
ad-tell-contested = { $zone }, contested: { $units }.
ad-tell-zone = { $zone } ({ $side }): { $units }.
ad-tell-sky = { $zone }, nobody on the ground: { $units }.
ad-tell-box = { $box }, which leads to { $zone }: { $units }.
ad-tell-airfield = On the Airfield: { $units }.
ad-tell-chart = Units left on { $chart }: { $count }. Next from place { $place }: { $units }.
ad-tell-chart-empty = Empty: { $chart }.
ad-tell-supply = Destroyed so far: { $units }.
ad-tell-luck = Fortune for this order: { $effect }
ad-tell-kept = Must stay on the Airfield this turn: { $units }.
ad-tell-combined = Combined Assault: infantry beside artillery hits on 2 in order 11.
ad-tell-battle = Combat in { $zone }, attacking: { $side }. Casualties so far: { $casualties }.
ad-tell-dice = Dice ({ $side }): { $dice }.
ad-tell-hits = Hits still to be taken ({ $side }): { $count }.

# What is printed

ad-about-infantry = Attacks with 1, defends with 2, moves one zone.
ad-about-artillery = Attacks and defends with 2, moves one zone. Axis artillery also fires at planes.
ad-about-tank = Attacks with 3, moves up to two zones; enemy units in the first one stop it.
ad-about-blockhouse = Attacks with 3, defends with 1, never moves. Fires at the beachhead boxes in its range.
ad-about-fighter = Patrols in a zone and fires at every Axis unit that moves into, through or out of it: 1 destroys it.
ad-about-bomber = Attacks one Axis unit when it enters a zone: 3 or less destroys it.
ad-about-beachhead = Its units land in { $zone }.
ad-about-airborne = Its paratroopers drop into { $zone }.
ad-about-chart = The units enter from left to right and from top to bottom; a unit without room stops those behind it.
ad-figure-attack = Attack
ad-figure-defence = Defence
ad-figure-move = Zones a move
ad-figure-power = Power
ad-figure-pieces = Pieces
ad-figure-number = Number
ad-figure-side = Side
ad-figure-neighbours = Neighbours
ad-figure-towns = Other towns
ad-figure-coast = On the coast
ad-figure-city = City
ad-figure-entry = Entry from
ad-figure-range = Boxes in range
ad-figure-blockhouses = Blockhouses at the start
ad-figure-capacity = Room for
ad-figure-places = Places
ad-figure-units = Units
ad-figure-yes = yes

# Chances

ad-odds-destroyed = destroyed, on { $needs } or less
ad-odds-gets-past = gets past the fighters, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
ad-odds-wins = { $side }: left alone in the end
ad-odds-nobody = Nobody is left in the end
ad-odds-left = { $side }: units left in the end
ad-odds-wins-at-once = { $side }: left alone after one attack
ad-odds-contested = Both still there after one attack
ad-odds-left-at-once = { $side }: units left after one attack
ad-odds-expected = { $unit }, left in the end on the average

# Why not

ad-no-such-seat = There is no such seat in this game.
ad-no-such-zone = { $zone } is not on this map.
ad-no-over = The game is over.
ad-no-begin-seat = The Allied seat begins the game, with three seats the British one.
ad-no-begin-first = The game has not begun: nothing is rolled or chosen before that.
ad-no-begun = The game has begun already.
ad-no-go-on-seat = The Allied seat goes on, with three seats the British one.
ad-no-go-on-first = Nothing can be chosen here before the game goes on.
ad-no-going-on = Only a position that was loaded and asks nothing waits to go on.
ad-no-axis-decides = This is for the Axis to decide.
ad-no-allies-decide = This is for the Allies to decide.
ad-no-other-ally = This belongs to the other Allied power.
ad-no-said-done = You have said that you are done with this order.
ad-no-nothing-left = You have nothing left to choose in this order.
ad-no-not-asked = That is not what is asked now.
ad-no-referred = The decision was referred to the Axis.
ad-no-answer-referred = The decision is yours: choose among all that the Allies could.
ad-no-uk-proposes = The United Kingdom proposes first.
ad-no-answer-nothing = Nothing has been proposed yet.
ad-no-us-answers = The United States answers first.
ad-no-us-refers = The United States agrees or proposes something else; only the United Kingdom can refer it to the Axis.
ad-no-same-proposal = That is what the United Kingdom proposed: agree to it.
ad-no-uk-answers = The United Kingdom answers now.
ad-no-agree-or-refer = Agree to the US proposal, or refer the decision to the Axis.
ad-no-joint = This is not a joint decision that waits for an answer.
ad-no-joint-of-two = One seat makes all Allied choices.
ad-no-pass = This must be chosen.
ad-no-pass-hit = Every hit makes one unit a casualty: choose one.
ad-no-pass-flak = Every artillery fires: choose its target.
ad-no-say-done = “Done” ends this.
ad-no-say-pass = The card or the die is declined by passing.
ad-no-say-stop = The convoy ends its move by stopping.
ad-no-stop-yet = The convoy moves at least one zone.
ad-no-move-now = These units do not move in this order.
ad-no-move-in-landing = Units that are ashore do not move in this order.
ad-no-land-in-move = Units in the beachhead boxes do not move in this order.
ad-no-land-further = A landing is a whole move: the unit stops in the landing zone, and that zone alone is named.
ad-no-fighter-moves = A fighter on patrol stays in its zone until the fighters return.
ad-no-blockhouse-moves = A blockhouse never moves.
ad-no-land-flies = Land units do not fly.
ad-no-back = No unit goes back from a zone to a box.
ad-no-unit-there = There is no { $unit } in { $zone }.
ad-no-unit-in-box = There is no { $unit } in { $box }.
ad-no-moved = Every { $unit } there has moved already.
ad-no-leave-contested = No unit leaves { $zone }: it is contested.
ad-no-leave-blockhouse = No unit leaves { $zone } as long as an enemy blockhouse stands there.
ad-no-flooded = { $zone } is flooded: no land unit enters or leaves it this turn.
ad-no-one-zone = By bad fortune each Allied power leaves one zone only in this order.
ad-no-two-zones = By bad fortune Axis units leave two zones only in this order.
ad-no-one-box = By bad fortune each Allied power leaves one box only in this order.
ad-no-one-step = { $unit }: it moves one zone, and that is all that is named.
ad-no-three-steps = { $unit }: it moves two zones at most.
ad-no-stop-missing = { $unit }: it could move two zones, so name the second one too, or stop.
ad-no-round-trip = A unit does not end its move where it started.
ad-no-adjacent = { $zone } is not next to { $from }.
ad-no-pass-enemy = Enemy units in { $zone } stop the unit there.
ad-no-pass-blockhouse = The enemy blockhouse in { $zone } stops the unit there.
ad-no-pass-full = { $zone } is full of own units: nobody passes through.
ad-no-full = { $zone } is full: a side has at most eight units there.
ad-no-arrow = The units of { $box } cannot land in { $zone }.
ad-no-airborne-box = That is no beachhead box.
ad-no-box-empty = There is nobody in { $box }.
ad-no-box-full = { $box } is full.
ad-no-box-of-other = { $box } belongs to the other Allied power.
ad-no-place-box = The unit of place { $place } may not enter at { $box }.
ad-no-axis-box = Axis units do not enter in boxes.
ad-no-allies-zone = Allied reinforcements enter in their beachhead boxes only.
ad-no-entry = { $zone } is no entry zone of { $chart }.
ad-no-chart-empty = Nothing is rolled for { $chart }: it is empty.
ad-no-chart-first = The other chart is asked about first.
ad-no-roll-used = As many units of { $chart } have entered as the dice allow.
ad-no-reinforce-now = No unit of this chart enters now.
ad-no-reroll-now = No die is rolled again now.
ad-no-reroll-once = One die only may be rolled again, once.
ad-no-reroll-die = There are two dice: 1 and 2.
ad-no-paratrooper-box = The infantry is removed from the Airborne boxes.
ad-no-airborne-blockhouse = A blockhouse cannot be a casualty of the airborne assault.
ad-no-paratrooper-blockhouse = Paratroopers cannot attack blockhouses.
ad-no-enemy-casualty = { $unit }: the side that is hit chooses among its own units.
ad-no-air-casualty = Planes take no part in this.
ad-no-bystander = { $unit }: hits can be taken on attacking units only.
ad-no-casualty-twice = Every { $unit } there is a casualty already.
ad-no-other-fight = This is about { $zone }.
ad-no-zone-first = { $zone } comes first.
ad-no-split = The British part is 0 to { $count } dice.
ad-no-split-now = No naval dice are to be split now.
ad-no-naval-dice = You have no naval die left.
ad-no-naval-blockhouse = Ships fire at blockhouses only.
ad-no-blockhouse-there = No blockhouse stands in { $zone }.
ad-no-blockhouse-left = There is no destroyed blockhouse to build again.
ad-no-blockhouses-fired = Every blockhouse in { $zone } has fired.
ad-no-range = The blockhouses of { $zone } reach no beachhead box.
ad-no-out-of-range = { $box } is out of the range of { $zone }.
ad-no-shell-now = Blockhouses fire to sea in order 9 only.
ad-no-shell-plane = A blockhouse cannot fire at planes.
ad-no-shell-zone = Blockhouses that fire to sea hit units in beachhead boxes only.
ad-no-other-plane = { $unit }: this is about the other kind of unit.
ad-no-plane-left = There is no { $unit } on the Airfield.
ad-no-plane-kept = { $unit }: it must stay on the Airfield this turn.
ad-no-plane-placed = There is no { $unit } in a zone.
ad-no-plane-destroyed = No { $unit } was destroyed.
ad-no-four-fighters = { $zone } has four fighters: no more may come.
ad-no-bomber-allied = Allied land units are in { $zone }: no bomber goes there.
ad-no-bomber-empty = No Axis land unit is in { $zone }: a bomber could do nothing there.
ad-no-bombers-placed = All bombers are placed before the first die.
ad-no-bomb-now = Bombers attack when they enter a zone, not now.
ad-no-bombed = { $unit }: it has attacked already.
ad-no-own-target = { $unit }: the target is an Axis land unit of the zone.
ad-no-allied-target = { $unit }: the target is an Allied land unit.
ad-no-flak-land = { $unit }: anti-aircraft fire is aimed at planes.
ad-no-flak-fighter = Order 6 cannot hit fighters.
ad-no-flak-there = In { $zone } no Axis artillery has planes to fire at.
ad-no-flak-spared = The artillery in { $zone } does not fire in this order.
ad-no-flak-fired = Every artillery in { $zone } has fired.
ad-no-flak-safe = { $unit }: the one there cannot be hit this turn.
ad-no-barnstorm-fighter = Choose a fighter.
ad-no-barnstorm-twice = A fighter in { $zone } is safe already.
ad-no-wreck-there = No fighter fell in { $zone }.
ad-no-short-now = Nobody fires at his own side now.
ad-no-short-adjacent = { $zone } is not next to the bomber.
ad-no-recon-fighter = Only fighters move by this card.
ad-no-recon-route = A fighter goes straight to its zone: name that alone.
ad-no-recon-stay = A fighter moves to another zone.
ad-no-recon-airfield = Fighters on patrol move by this card, not those on the Airfield.
ad-no-contested = { $zone } is not contested.
ad-no-own-zone-units = None of the power’s units are in { $zone }.
ad-no-own-zone-twice = A power attacks in one zone only.
ad-no-picked = { $zone } is chosen already.
ad-no-tactics = This game is played without Tactics cards.
ad-no-card-used = { $card } has been used: it is out of the game.
ad-no-card-now = { $card } comes right after the order of its number.
ad-no-card-effect = { $card } could have no effect now, so it is not offered.
ad-no-card-aim = Say what { $card } is used for.
ad-no-card-plain = { $card } is used without naming anything.
ad-no-coast = { $zone } is not on the coast.
ad-no-ruin = { $zone } has not lost a blockhouse.
ad-no-building = In { $zone } there must be Axis units and no Allied ones.
ad-no-guns = In { $zone } the side has no artillery.
ad-no-guns-adjacent = { $zone } is not next to the guns.
ad-no-guns-enemy = No enemy land unit is in { $zone }.
ad-no-resistance = In { $zone } there must be Axis units other than blockhouses, and no Allied ones.
ad-no-convoy-unit = { $unit }: the convoy is an Axis infantry, artillery or tank.
ad-no-convoy-enemy = Allied land units are in { $zone }: the convoy goes round them.
ad-no-convoy-twice = The convoy has been in { $zone } already.
ad-no-convoy-way = From { $zone } there is no way for a convoy.
ad-no-volunteer-chart = The infantry goes back to a German chart.
ad-no-volunteer-place = There is no empty infantry place on { $chart }.
ad-no-volunteer-yet = At least one infantry goes back.

# Zones, the Airfield, dice and buttons, in plain words
ad-name-airfield = Airfield
ad-about-city = One of the three cities: if the Allies hold Cherbourg, St. Lo and Caen for a whole turn, they win.
ad-about-entry = German reinforcements may enter the map here.
ad-about-coast = It lies on the sea.
ad-about-zone = A side holds it when it alone has land units here, at most eight of them. With units of both sides it is contested: nobody leaves, and each side attacks in its order.
ad-about-airfield = Allied planes that are not over a zone wait here. From here they fly to any zone that their order allows, however far.
ad-about-die = One of the two dice that say how many units enter from this chart. It is rolled again, once, and the new number stands.
ad-about-begin = The first order card is turned up, and its dice are rolled.
ad-about-go-on = A position that was loaded goes on from here to the next decision.
ad-about-done = The rest of your units stay as they are: nobody has to act in an order.
ad-about-pass = You do not use it now. A Tactics card that is passed over comes again next turn.
ad-about-stop = The tank stays in the first zone, though it could go on to a second.
ad-about-agree = You take what the other Allied power proposes, and it is done.
ad-about-refer = You do not agree, and the Axis decides instead, as it likes.

# Why it is over
ad-end-cities = The Allies held Cherbourg, St. Lo and Caen for a whole turn.
ad-end-last-turn = The last turn is over, and the Allies do not hold { $zones }.
ad-end-last-turn-close = The last turn is over, and the Allies have not held Cherbourg, St. Lo and Caen for a whole turn.

# The story of a match
ad-story-axis = Axis
ad-story-allies = Allies
ad-counts-zones = Zones controlled
ad-deed-taken = Zones taken
ad-deed-attacks = Combats begun
ad-deed-hits = Hits
ad-deed-losses = Own losses
ad-luck-hits = hits
ad-mark-taken-axis = { $zone } taken by the Axis
ad-mark-taken-allies = { $zone } taken by the Allies
