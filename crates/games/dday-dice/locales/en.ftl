# D-Day Dice.

# Options

option-seats = Players
    .help = One to four units, which win or lose together.
option-nations = Nation
    .help = The nation of the first seat; the other seats get the others in order.
option-mulligan = Mulligan
    .help = Once a game: a first roll without soldiers may be rolled again.
option-bazooka-joe = Bazooka Joe
    .help = All special items are in the pool; besides, any number of reserve and unique specialists.
option-long-stay = Long stay
    .help = The arrow binds a turn later: one more combat in every sector.
option-lesson = Lesson
    .help = 1: no recruits, items or awards. 2: recruits, but no items or awards. On the map Exercise Tiger only.

# Faces, bonuses, dice, resources

dd-face-skull = skull
dd-face-star = star
dd-face-s1 = one soldier
dd-face-s2 = two soldiers
dd-face-courage = courage
dd-face-tool = tool
dd-bonus-skull = Dead Man's Gift
dd-bonus-star = Leadership
dd-bonus-s1 = Reinforcements
dd-bonus-s2 = Fresh Unit
dd-bonus-courage = Battle Cry
dd-bonus-tool = Great Find
dd-die-r1 = red die 1
dd-die-r2 = red die 2
dd-die-w1 = white die 1
dd-die-w2 = white die 2
dd-die-b1 = blue die 1
dd-die-b2 = blue die 2
dd-mg-die = MG die { $number }
dd-mine-die = mine die
dd-die-shows = { $die }: { $face }
dd-number-set = { $die }: { $number }
dd-two-things = { $one }, { $other }
dd-nothing = nothing
dd-amount = { $resource }: { $amount }
dd-resource-soldiers = soldiers
dd-resource-stars = stars
dd-resource-courage = courage
dd-resource-points = item points
dd-seat = { SEAT($seat) }
dd-sector = Sector { $number }
dd-bunker = Bunker

# Specialists

dd-specialist-scout = Scout
dd-specialist-sharpshooter = Sharpshooter
dd-specialist-medic = Medic
dd-specialist-minesweeper = Minesweeper
dd-specialist-veteran = Veteran
dd-specialist-engineer = Engineer
dd-specialist-radioman = Radioman
dd-specialist-chaplain = Chaplain
dd-specialist-quartermaster = Quartermaster
dd-specialist-gunner = Gunner
dd-specialist-courier = Courier
dd-specialist-bugler = Bugler
dd-specialist-mechanic = Mechanic
dd-specialist-stretcher-bearer = Stretcher Bearer
dd-specialist-corporal = Corporal
dd-specialist-sergeant = Sergeant
dd-specialist-lieutenant = Lieutenant
dd-specialist-captain = Captain
dd-specialist-major = Major
dd-specialist-colonel = Colonel
dd-specialist-ranger = Ranger
dd-specialist-resistance-fighter = Resistance Fighter
dd-specialist-war-hero = War Hero
dd-specialist-flag-bearer = Flag Bearer

# Items

dd-item-copy = { $item } ({ $copy })
dd-item-bangalore-torpedo = Bangalore Torpedo
dd-item-binoculars = Binoculars
dd-item-carrier-pigeon = Carrier Pigeon
dd-item-command-jacket = Command Jacket
dd-item-dispatch-case = Dispatch Case
dd-item-field-radio = Field Radio
dd-item-flak-vest = Flak Vest
dd-item-hand-grenades = Hand Grenades
dd-item-first-aid-kit = First Aid Kit
dd-item-smoke-canister = Smoke Canister
dd-item-hip-flask = Hip Flask
dd-item-map-case = Map Case
dd-item-wire-cutters = Wire Cutters
dd-item-grappling-hook = Grappling Hook
dd-item-mortar = Mortar
dd-item-toggle-rope = Toggle Rope
dd-item-mine-detector = Mine Detector
dd-item-satchel-charge = Satchel Charge
dd-item-bazooka = Bazooka
dd-item-flamethrower = Flamethrower
dd-item-enemy-uniform = Enemy Uniform
dd-item-signal-flares = Signal Flares
dd-item-air-recon-photos = Air Recon Photos
dd-item-ammunition-crate = Ammunition Crate

# Vehicles

dd-vehicle-bulldozer = Bulldozer
dd-vehicle-jeep = Jeep
dd-vehicle-dukw = DUKW
dd-vehicle-ambulance = Ambulance
dd-vehicle-half-track = Half-track
dd-vehicle-sherman = Sherman

# Awards

dd-award-medal-of-honor = Medal of Honor
dd-award-distinguished-service-cross = Distinguished Service Cross
dd-award-silver-star = Silver Star
dd-award-bronze-star = Bronze Star
dd-award-purple-heart = Purple Heart
dd-award-victoria-cross = Victoria Cross
dd-award-military-cross = Military Cross
dd-award-distinguished-service-order = Distinguished Service Order
dd-award-military-medal = Military Medal
dd-award-george-cross = George Cross
dd-award-memorial-cross = Memorial Cross
dd-award-volunteer-service-medal = Volunteer Service Medal
dd-award-croix-de-guerre = Croix de Guerre
dd-award-medaille-militaire = Médaille Militaire
dd-award-legion-dhonneur = Légion d'honneur
dd-award-ordre-de-la-liberation = Ordre de la Libération

# What is asked

dd-ask-go-on = { $you ->
    [yes] Go on.
   *[no] { SEAT($seat) } is to go on.
 }
dd-ask-start = { $you ->
    [yes] Choose a start sector.
   *[no] { SEAT($seat) } chooses a start sector.
 }
dd-ask-pool = { $you ->
    [yes] Choose one more item to be found in this match.
   *[no] { SEAT($seat) } adds a card to the pool.
 }
dd-ask-mulligan = { $you ->
    [yes] No soldiers: roll all dice again, once a game?
   *[no] { SEAT($seat) } may roll all dice again.
 }
dd-ask-lock = { $you ->
    [yes] Lock two dice.
   *[no] { SEAT($seat) } locks two dice.
 }
dd-ask-reroll = { $you ->
    [yes] Mark dice and roll them again, or stop. Re-rolls left: { $left }.
   *[no] { SEAT($seat) } may re-roll. Re-rolls left: { $left }.
 }
dd-ask-result = { $you ->
    [yes] Play awards or items, give, or say that you are done.
   *[no] { SEAT($seat) } may play awards and items.
 }
dd-ask-supply = { $you ->
    [yes] Recruit, find, give, or say that you are done.
   *[no] { SEAT($seat) } may recruit and find.
 }
dd-ask-move = { $you ->
    [yes] Move, or stay and say that you are done.
   *[no] { SEAT($seat) } may move.
 }
dd-ask-must-move = { $you ->
    [yes] Your unit must move this turn.
   *[no] The unit of { SEAT($seat) } must move this turn.
 }
dd-ask-fire = { $you ->
    [yes] The guns have fired: use items, give, or say that you are done.
   *[no] { SEAT($seat) } may use items before the losses.
 }
dd-ask-losses = { $you ->
    [yes] Name your casualties. Losses left: { $left }.
   *[no] { SEAT($seat) } names casualties. Losses left: { $left }.
 }
dd-ask-special = { $you ->
    [yes] Special damage: choose a specialist who dies. Still to lose: { $left }.
   *[no] Special damage: { SEAT($seat) } chooses a specialist. Still to lose: { $left }.
 }
dd-ask-straight = { $you ->
    [yes] A straight: choose an award.
   *[no] { SEAT($seat) } chooses an award for a straight.
 }
dd-ask-skull = { $you ->
    [yes] A skull: choose the die it cancels.
   *[no] { SEAT($seat) } chooses the die that a skull cancels.
 }
dd-ask-part = { $you ->
    [yes] { $bonus }: choose one part.
   *[no] { $bonus }: { SEAT($seat) } chooses one part.
 }
dd-ask-other = { $you ->
    [yes] { $bonus }: choose the unit that gets it.
   *[no] { $bonus }: { SEAT($seat) } chooses a unit.
 }
dd-ask-free-item = { $you ->
    [yes] { $bonus }: take an item, or none.
   *[no] { $bonus }: { SEAT($seat) } takes an item.
 }
dd-ask-result-face = { $you ->
    [yes] { $bonus }: choose a result.
   *[no] { $bonus }: { SEAT($seat) } chooses a result.
 }
dd-ask-colonel = { $you ->
    [yes] The Colonel: choose a result.
   *[no] { SEAT($seat) } chooses the result of the Colonel.
 }
dd-ask-recruit-item = { $you ->
    [yes] Your recruit brings an item: take one, or none.
   *[no] { SEAT($seat) } takes an item that a recruit brings.
 }
dd-ask-swap = { $you ->
    [yes] { SEAT($asker) } offers { $other } ({ $offer }) for your { $die } ({ $face }).
   *[no] { SEAT($seat) } is offered { $other } ({ $offer }) by { SEAT($asker) } for { $die } ({ $face }).
 }
dd-ask-mine = { $you ->
    [yes] Mines: use a card before the roll, or go on.
   *[no] { SEAT($seat) } stands before mines.
 }
dd-ask-mine-rolled = { $you ->
    [yes] The mine die shows { $number }: change it with a card, or go on.
   *[no] The mine die of { SEAT($seat) } shows { $number }.
 }
dd-ask-follow = { $you ->
    [yes] Follow the Battle Cry of { SEAT($leader) }?
   *[no] { SEAT($seat) } may follow the Battle Cry of { SEAT($leader) }.
 }
dd-over-won = You have won together in turn { $turn }. Victory points: { $points }.
dd-over-lost = All have lost, in turn { $turn }. Victory points: { $points }.

# What can be done

dd-do-start = Start in: { $sector }
dd-do-pool = Add to the pool: { $item }
dd-do-mulligan = Roll all dice again
dd-do-keep = Keep the roll
dd-do-lock = Lock: { $die }
dd-do-mark = Mark for the re-roll: { $die }
dd-do-roll = Roll the marked dice
dd-do-stop = Stop: this is the result
dd-do-play = Play { $award }
dd-do-play-with = Play { $award }: { $choice }
dd-do-use = Use { $item }
dd-do-use-on = Use { $item }: { $target }
dd-do-swap = Ask { SEAT($seat) } to swap: { $die } for { $other }
dd-do-reserve = Swap { $die } for the reserve: { $other }
dd-do-accept = Accept
dd-do-decline = Decline
dd-do-take-award = Take { $award }
dd-do-cancel = Cancel { $die }
dd-do-part-a = The first part
dd-do-part-b = The second part
dd-do-result = Gain a result: { $face }
dd-do-for = For { SEAT($seat) }
dd-do-take = Take { $item }
dd-do-none = Take none
dd-do-recruit = Recruit { $specialist } for { $cost ->
         [one] one star
        *[other] { $cost } stars
        }
dd-do-find = Find { $item }
dd-do-find-vehicle = Find the vehicle { $vehicle }
dd-do-buy-award = Buy an award
dd-do-give = Give { SEAT($seat) }: { $gift }
dd-do-abandon = Abandon { $vehicle }
dd-do-move = Move to: { $sector }
dd-do-move-pay = Move to: { $sector }, giving up { $price }
dd-do-cry = Battle Cry to: { $sector }
dd-do-follow = Follow
dd-do-stay = Do not follow
dd-do-go-on = Go on
dd-do-done = Done
dd-do-wait = Wait for others
dd-do-lose = Lose { $specialist }
dd-do-soldiers = The rest are soldiers
dd-step-lock = Lock
dd-step-reroll = Mark for the re-roll
dd-step-reserve = Reserve: { $die }
dd-step-number = { $number }
dd-step-recruit = Recruit
dd-step-find = Find
dd-step-use = Use
dd-step-take = Take
dd-step-abandon = Abandon
dd-step-unknown = { $name }

# What happened

dd-event-started = { $you ->
    [yes] You start in: { $sector }.
   *[no] { SEAT($seat) } starts in: { $sector }.
 }
dd-event-pool = { $you ->
    [yes] You add { $item } to the pool.
   *[no] { SEAT($seat) } adds { $item } to the pool.
 }
dd-event-turn = Turn { $turn } begins.
dd-event-rolled = { $you ->
    [yes] You roll { $dice }.
   *[no] { SEAT($seat) } rolls { $dice }.
 }
dd-event-mulligan = { $you ->
    [yes] You roll all dice again: { $dice }.
   *[no] { SEAT($seat) } rolls all dice again: { $dice }.
 }
dd-event-rerolled = { $you ->
    [yes] You re-roll { $dice }.
   *[no] { SEAT($seat) } re-rolls { $dice }.
 }
dd-event-reserve = { $you ->
    [yes] Your reserve shows { $dice }.
   *[no] The reserve of { SEAT($seat) } shows { $dice }.
 }
dd-event-locked = { $you ->
    [yes] You lock { $die }.
   *[no] { SEAT($seat) } locks { $die }.
 }
dd-event-marked = { $you ->
    [yes] You mark { $die } for the re-roll.
   *[no] { SEAT($seat) } marks { $die } for the re-roll.
 }
dd-event-finished = { $you ->
    [yes] You have your final result.
   *[no] { SEAT($seat) } has its final result.
 }
dd-event-order = { $you ->
    [yes] You roll { $number } for the order.
   *[no] { SEAT($seat) } rolls { $number } for the order.
 }
dd-event-waited = { $you ->
    [yes] You wait for others.
   *[no] { SEAT($seat) } waits for others.
 }
dd-event-done = { $you ->
    [yes] You are done.
   *[no] { SEAT($seat) } is done.
 }
dd-event-award-played = { $you ->
    [yes] You play { $award }.
   *[no] { SEAT($seat) } plays { $award }.
 }
dd-event-item-used = { $you ->
    [yes] You use { $item }.
   *[no] { SEAT($seat) } uses { $item }.
 }
dd-event-die-set = { $you ->
    [yes] You set a die: { $dice }.
   *[no] { SEAT($seat) } sets a die: { $dice }.
 }
dd-event-copied = { $you ->
    [yes] Your dice take the faces of { SEAT($other) }.
   *[no] The dice of { SEAT($seat) } take the faces of { SEAT($other) }.
 }
dd-event-linked = { $you ->
    [yes] You trade with { SEAT($other) } this turn as in one sector.
   *[no] { SEAT($seat) } trades with { SEAT($other) } this turn as in one sector.
 }
dd-event-swap-asked = { $you ->
    [yes] You ask { SEAT($other) } to swap { $his } for your { $die }.
   *[no] { SEAT($seat) } asks { SEAT($other) } to swap { $his } for { $die }.
 }
dd-event-swapped = { $you ->
    [yes] You swap { $die } with { SEAT($other) } for { $his }.
   *[no] { SEAT($seat) } swaps { $die } with { SEAT($other) } for { $his }.
 }
dd-event-swap-declined = { $you ->
    [yes] You decline the swap of { SEAT($other) }.
   *[no] { SEAT($seat) } declines the swap of { SEAT($other) }.
 }
dd-event-reserve-swapped = { $you ->
    [yes] You swap { $die } for { $his } of the reserve.
   *[no] { SEAT($seat) } swaps { $die } for { $his } of the reserve.
 }
dd-event-straight = { $you ->
    [yes] You have a straight.
   *[no] { SEAT($seat) } has a straight.
 }
dd-event-cancelled = { $you ->
    [yes] A skull cancels your { $die }.
   *[no] A skull cancels { $die } of { SEAT($seat) }.
 }
dd-event-bonus = { $you ->
    [yes] You gain { $bonus }.
   *[no] { SEAT($seat) } gains { $bonus }.
 }
dd-event-result = { $you ->
    [yes] You gain a result: { $face }.
   *[no] { SEAT($seat) } gains a result: { $face }.
 }
dd-event-gained = { $you ->
    [yes] You gain { $gain }.
   *[no] { SEAT($seat) } gains { $gain }.
 }
dd-event-more-finds = { $you ->
    [yes] You may find one more item this turn.
   *[no] { SEAT($seat) } may find one more item this turn.
 }
dd-event-award = { $you ->
    [yes] You gain the award { $award }.
   *[no] { SEAT($seat) } gains the award { $award }.
 }
dd-event-collected = { $you ->
    [yes] You collect { $soldiers ->
         [0] no soldiers
         [one] one soldier
        *[other] { $soldiers } soldiers
        }, { $stars ->
         [0] no stars
         [one] one star
        *[other] { $stars } stars
        }, { $courage } courage, { $points ->
         [0] no item points
         [one] one item point
        *[other] { $points } item points
        }.
   *[no] { SEAT($seat) } collects { $soldiers ->
         [0] no soldiers
         [one] one soldier
        *[other] { $soldiers } soldiers
        }, { $stars ->
         [0] no stars
         [one] one star
        *[other] { $stars } stars
        }, { $courage } courage, { $points ->
         [0] no item points
         [one] one item point
        *[other] { $points } item points
        }.
 }
dd-event-marker = { $you ->
    [yes] Your marker shows { $marker ->
        [one] one chevron
        [two] two chevrons
        [three] three chevrons
       *[arrow] the arrow
    }.
   *[no] The marker of { SEAT($seat) } shows { $marker ->
        [one] one chevron
        [two] two chevrons
        [three] three chevrons
       *[arrow] the arrow
    }.
 }
dd-event-recruited = { $you ->
    [yes] You recruit { $specialist } for { $cost ->
         [one] one star
        *[other] { $cost } stars
        }.
   *[no] { SEAT($seat) } recruits { $specialist } for { $cost ->
         [one] one star
        *[other] { $cost } stars
        }.
 }
dd-event-joined = { $you ->
    [yes] { $specialist } joins your unit.
   *[no] { $specialist } joins the unit of { SEAT($seat) }.
 }
dd-event-found = { $you ->
    [yes] You get { $item } for { $cost ->
        [one] { $cost } item point
       *[other] { $cost } item points
     }.
   *[no] { SEAT($seat) } gets { $item } for { $cost ->
        [one] { $cost } item point
       *[other] { $cost } item points
     }.
 }
dd-event-gave = { $you ->
    [yes] You give { SEAT($other) }: { $gift }.
   *[no] { SEAT($seat) } gives { SEAT($other) }: { $gift }.
 }
dd-event-vehicle-left = { $you ->
    [yes] You leave { $vehicle } behind.
   *[no] { SEAT($seat) } leaves { $vehicle } behind.
 }
dd-event-moved = { $you ->
    [yes] You move: { $from } → { $to }, for { $courage } courage.
   *[no] { SEAT($seat) } moves: { $from } → { $to }, for { $courage } courage.
 }
dd-event-cried = { $you ->
    [yes] Battle Cry! You advance: { $from } → { $to }, for { $courage } courage.
   *[no] Battle Cry! { SEAT($seat) } advances: { $from } → { $to }, for { $courage } courage.
 }
dd-event-sacrificed = { $you ->
    [yes] You sacrifice { $specialist }.
   *[no] { SEAT($seat) } sacrifices { $specialist }.
 }
dd-event-discarded = { $you ->
    [yes] You discard { $item }.
   *[no] { SEAT($seat) } discards { $item }.
 }
dd-event-mine = { $you ->
    [yes] Mines: you roll { $number }.
   *[no] Mines: { SEAT($seat) } rolls { $number }.
 }
dd-event-number-set = { $you ->
    [yes] You set the die to { $number }: { $die }.
   *[no] { SEAT($seat) } sets the die to { $number }: { $die }.
 }
dd-event-mine-losses = { $you ->
    [yes] The mines cost you { $losses }.
   *[no] The mines cost { SEAT($seat) } { $losses }.
 }
dd-event-stayed-behind = { $you ->
    [yes] You do not follow.
   *[no] { SEAT($seat) } does not follow.
 }
dd-event-mg = { $sector }: the MG die shows { $first }.
dd-event-mg-two = { $sector }: the MG dice show { $first } and { $second }.
dd-damage-specialist = a specialist
dd-damage-courage = one courage
dd-event-special = { $you ->
    [yes] Special damage: you lose { $damage }.
   *[no] Special damage: { SEAT($seat) } loses { $damage }.
 }
dd-event-losses = { $you ->
    [yes] Combat, { $sector }: you lose { $losses }.
   *[no] Combat, { $sector }: { SEAT($seat) } loses { $losses }.
 }
dd-event-died = { $you ->
    [yes] { $specialist } of your unit dies.
   *[no] { $specialist } of { SEAT($seat) } dies.
 }
dd-event-soldiers-lost = { $you ->
    [yes] You lose { $count ->
        [one] one soldier
       *[other] { $count } soldiers
     }.
   *[no] { SEAT($seat) } loses { $count ->
        [one] one soldier
       *[other] { $count } soldiers
     }.
 }
dd-event-lost = { $you ->
    [yes] Your unit is destroyed: all have lost.
   *[no] The unit of { SEAT($seat) } is destroyed: all have lost.
 }
dd-event-lost-stayed = { $you ->
    [yes] Your unit had to move and did not: all have lost.
   *[no] The unit of { SEAT($seat) } had to move and did not: all have lost.
 }
dd-event-won = All units are in the bunker, in turn { $turn }: all have won.

# Odds

dd-odds-soldiers = soldiers this turn
    .unit = men
dd-odds-courage = courage this turn
dd-odds-stars = stars this turn
dd-odds-points = item points this turn
dd-odds-at-least-courage = courage of { $count } or more
dd-odds-at-least-stars = stars: { $count } or more
dd-odds-tricolour = { $bonus }
dd-odds-straight = a straight
dd-odds-survival = the unit outlives the combat
dd-odds-losses = losses
dd-odds-award = each award

# Why not

dd-no-now = Not in this step: { $action }. A turn goes dice, results, supply, movement, fire.
dd-no-resting = First somebody has to go on.
dd-no-seat = There is no such seat.
dd-no-over = The game is over.
dd-no-safe = Your unit is safe in the bunker and takes no part.
dd-no-turn = Another seat is asked now.
dd-no-dice-done = You have your final result.
dd-no-losses = You have no losses to pay.
dd-no-start = { $sector } is no start sector.
dd-no-pool-card = { $item } cannot be added to the pool here.
dd-no-solo-card = { $item } is left out when one plays alone.
dd-no-pool-twice = { $item } is in the pool already.
dd-no-mulligan = All dice are rolled again only after a first roll without soldiers.
dd-no-mulligan-twice = You have rolled all dice again once in this game.
dd-no-mulligan-first = First keep the roll, or roll all dice again.
dd-no-lock-here = No dice are locked in this sector.
dd-no-lock = Exactly two different dice are locked, right after the first roll.
dd-no-locks-first = First two dice must be locked.
dd-no-such-die = You did not roll { $die }.
dd-no-such-die-there = That unit did not roll { $die }.
dd-no-locked = { $die } is locked.
dd-no-corporal = The Corporal lets you re-roll one locked die, in the second re-roll.
dd-no-mark = Dice are marked in order, each once: { $die } comes too late.
dd-no-roll = No die is marked.
dd-no-stop = Roll the marked dice first.
dd-no-specialist = { $specialist } is not in your unit.
dd-no-special-soldiers = Special damage takes a specialist.
dd-no-soldiers = You have too few soldiers for the losses that are left: { $left }.
dd-no-award-left = { $award } cannot be had any more.
dd-no-award-held = { $award } is in a unit already.
dd-no-award-solo = { $award } is left out when one plays alone.
dd-no-cancel-skull = A skull cancels a die that shows no skull.
dd-no-cancel-twice = { $die } is cancelled already.
dd-no-skull-first = First choose the die that the skull cancels.
dd-no-skull-result = A skull is no result.
dd-no-swap-first = First accept or decline the swap.
dd-no-other-unit = It must be another unit outside the bunker.
dd-no-items-here = In this sector no item or vehicle comes from the pool.
dd-no-bonus-first = First take the bonus.
dd-no-in-pool = { $item } is not in the pool.
dd-no-free-dear = { $item } costs more than { $most }.
dd-no-free-item = The pool has no item that is cheap enough.
dd-no-item = You do not have { $item }.
dd-no-item-now = { $item } cannot be used now.
dd-no-item-choice = { $item } cannot be used like this.
dd-no-item-bunker = { $item } does nothing in the bunker.
dd-no-item-outside = { $item } works in the bunker only.
dd-no-number = There is no such die or number here.
dd-no-change = That would change nothing.
dd-no-map-case = The marker can be set back before the move only, and not from a black shield.
dd-no-wait = Waiting is possible only while another seat is not done, and not when everybody is asked for the last time.
dd-no-safe-act = From inside the bunker you can only give to those who come in.
dd-no-done = Your unit must move, and it can.
dd-no-vehicle = You do not have the vehicle { $vehicle }.
dd-no-vehicle-pool = The vehicle { $vehicle } is not in the pool.
dd-no-second-vehicle = A unit has at most one vehicle.
dd-no-vehicle-bunker = A vehicle never enters the bunker.
dd-no-award = You do not have the award { $award }.
dd-no-award-played = { $award } has been played.
dd-no-award-choice = { $award } is not played like this.
dd-no-dead = { $specialist } has not died in that unit.
dd-no-return = Both parts are taken as far as they can be.
dd-no-second = { $specialist } has been taken by your unit already.
dd-no-own-card = { $specialist } is another unit’s card: it is given, not recruited.
dd-no-limit = Your unit has its one specialist of this kind; { $specialist } cannot join.
dd-no-lieutenant = Dice are swapped only while the Lieutenant is there.
dd-no-reserve = No reserve was rolled this turn.
dd-no-swap-colour = Only dice of the same colour are swapped.
dd-no-swap-twice = Each unit swaps once a turn.
dd-no-swap-declined = That seat has declined your swap this turn.
dd-no-recruit-twice = You have recruited this turn.
dd-no-stars = { $specialist } costs { $cost ->
         [one] one star
        *[other] { $cost } stars
        }; you have { $has }.
dd-no-lesson = That is not part of this lesson.
dd-no-dead-again = { $specialist } has died and cannot be recruited again.
dd-no-supply = { $specialist } is in another unit.
dd-no-points = It costs { $cost ->
    [one] { $cost } item point
   *[other] { $cost } item points
 }; you have { $has }.
dd-no-find-twice = You have found what you may find this turn.
dd-no-award-twice = You have gained an award this turn.
dd-no-awards = No award is left.
dd-no-award-price = An award costs { $cost } courage; you have { $has }.
dd-no-symbol = There is no award symbol in this sector.
dd-no-symbol-twice = Your unit has used an award symbol in this game.
dd-no-solo-trade = There is nobody to trade with.
dd-no-gift-self = A gift goes to another unit.
dd-no-gift-specialist = { $specialist } cannot be given away.
dd-no-gift-safe = That unit is safe in the bunker and takes no part.
dd-no-gift-far = That unit is not in your sector.
dd-no-gift-on = What was given in this window is not given on in it.
dd-no-gift-amount = You have { $has } of it.
dd-no-gift-all = A gift may not leave your unit without soldiers and specialists.
dd-no-gift-limit = That unit has its one already.
dd-no-move-twice = Your unit has moved this turn.
dd-no-sector = There is no { $sector } on this map.
dd-no-again = Your unit has been there before: { $sector }.
dd-no-border = No way leads there, forward or sideways: { $sector }.
dd-no-room = There is no room for another unit: { $sector }.
dd-no-obstacle = An obstacle bars the way: it takes Wire Cutters, or a Bulldozer in the sector you leave.
dd-no-courage = It takes { $cost } courage; you have { $has }.
dd-no-cry = Your unit has no Battle Cry.
dd-no-cry-sideways = A Battle Cry leads forward.
dd-no-demand = That is not what this sector demands: { $sector }.
dd-no-card-order = Name the cards in order: { $item } first.
dd-no-payment = Your unit gives up nothing there: { $sector }.

# Maps, and the values of options

scenario-tiger = Exercise Tiger
scenario-omaha = Omaha Beach
scenario-utah = Utah Beach
scenario-juno = Juno Beach
scenario-hoc = Pointe du Hoc
scenario-sword = Sword Beach
scenario-pegasus = Pegasus Bridge
scenario-gold = Gold Beach
scenario-merville = Merville Battery
option-nations-us = United States
option-nations-uk = United Kingdom
option-nations-ca = Canada
option-nations-fr = France
option-mulligan-on = On
option-mulligan-off = Off
option-bazooka-joe-off = Off
option-bazooka-joe-items = All special items
option-bazooka-joe-items-and-specialists = Special items and specialists
option-lesson-off = The whole game
option-lesson-1 = First lesson
option-lesson-2 = Second lesson

dd-nation-us = United States
dd-nation-uk = United Kingdom
dd-nation-ca = Canada
dd-nation-fr = France

# The position in words

dd-must-move = must move now
dd-turns-left = { $turns ->
    [0] moves this turn
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
dd-safe = safe
dd-tell-map = { $name }, { $place }, { $date }. Turn { $turn }: { $phase }.
dd-tell-unit = { SEAT($seat) }: { $sector }, strength { $strength }, victory points { $points }.
dd-tell-resources = Soldiers { $soldiers }, stars { $stars }, courage { $courage }, item points { $points }.
dd-tell-ready = Ready.
dd-tell-busy = Still deciding.
dd-tell-dice = Dice: { $list }.
dd-tell-cancelled = cancelled
dd-tell-locked = locked
dd-tell-marked = to be rolled again
dd-tell-specialists = Specialists: { $list }.
dd-tell-dead = Fallen: { $list }.
dd-tell-items = Items: { $list }.
dd-tell-awards = Awards: { $list }.
dd-tell-recruits = Could recruit, with the stars it takes: { $list }.
dd-tell-reach = Could go to { $sector } for { $courage } courage: losses { $loss } expected, { $worst } at worst; survives with { $survival }.
dd-tell-stay = Staying in { $sector }: losses { $loss } expected, { $worst } at worst; survives with { $survival }.
dd-tell-barred = The way is barred.
dd-tell-demand-missing = The demand is not met.
dd-tell-mines = Mines.
dd-tell-obstacle = An obstacle.
dd-tell-sector = { $sector }: defence { $defence }, MG dice { $guns }.
dd-tell-way = Forward to { $sector } for { $courage } courage.
dd-tell-have = Needs a specialist there: { $list }.
dd-tell-sacrifice = Demands a sacrifice, one of: { $list }.
dd-tell-discard = Demands an item, one of: { $list }.
dd-tell-explosives = Demands explosives: { $count }.
dd-tell-bonus = Gives a result: { $face }.
dd-tell-penalty = Takes a result: { $face }.
dd-tell-here = { $specialist } joins here.
dd-tell-fewer-dice = Dice rolled here: { $count }.
dd-tell-most-units = Room for units: { $count }.
dd-tell-black = Black shield: nobody stays.
dd-tell-start = A start sector.
dd-tell-enter = 1d6 soldiers on entry.
dd-tell-award-symbol = An award can be had here.
dd-tell-special = A 6 of the MG does special damage.
dd-tell-no-lock = No dice are locked here.
dd-tell-no-items = No items from the pool here.
dd-tell-pool = To be found, with the item points they cost: { $list }.
dd-tell-awards-left = Awards to be had: { $list }.
dd-phase = { $phase ->
    [start] landing
    [pool] item pool
    [dice] dice
    [result] result
    [upkeep] upkeep
    [marker] marker
    [supply] supply
    [move] movement
    [combat] combat
    [fire] fire
    [losses] losses
    [end] end of turn
    [over] over
   *[other] { $phase }
}
dd-tell-nation = Nation: { $nation }.
dd-tell-stays = { $stay }.
dd-tell-die = { $die } { $face }
dd-tell-die-state = { $die } { $face } ({ $state })
dd-tell-priced = { $thing } { $cost }

# What is printed on things, and what they do

dd-figure-cost = Cost
dd-figure-group = Kind
dd-figure-explosive = Explosives
dd-figure-windows = Used in
dd-group-regular = regular
dd-group-reserve = reserve: one at a time
dd-group-ranked = ranked, from the common supply
dd-group-unique = unique, from the common supply: one at a time
dd-group-symbol = second copy
dd-group-special = special item of the map
dd-window-result = result
dd-window-supply = supply
dd-window-move = movement
dd-window-fire = fire
dd-window-mine = mine roll
dd-about-specialist-scout = Advances of the unit cost { $advance-cost } courage less, never below 1.
dd-about-specialist-sharpshooter = Each MG die counts { $mg-die } less against the unit.
dd-about-specialist-medic = Losses fewer: { $combat-loss } in each combat, { $mine-loss } in each mine roll.
dd-about-specialist-minesweeper = The unit makes no mine rolls.
dd-about-specialist-veteran = { $soldiers-a-tricolour } soldiers for each tricolour bonus.
dd-about-specialist-engineer = With at least one tool, tools more: { $tool-if-tool }.
dd-about-specialist-radioman = Each Reinforcements or Fresh Unit brings { $reinforced-soldiers } soldiers more.
dd-about-specialist-chaplain = With at least one courage result, { $courage-if-courage } courage more.
dd-about-specialist-quartermaster = Items cost { $item-cost } less, vehicles { $vehicle-cost } less.
dd-about-specialist-gunner = Defence counts { $def } less for the unit, in the bunker too.
dd-about-specialist-courier = His unit trades with bordering sectors too. He can be given away like an item.
dd-about-specialist-bugler = { $soldiers-on-entry } soldiers each time the unit enters a sector or the bunker.
dd-about-specialist-mechanic = Vehicles cost { $vehicle-cost } less and do not count as the find of the turn.
dd-about-specialist-stretcher-bearer = The unit suffers no special damage.
dd-about-specialist-corporal = Locked dice that may be in the second re-roll: { $reroll-locked }.
dd-about-specialist-sergeant = With at least one soldier result, soldiers more: { $soldier-if-soldier }.
dd-about-specialist-lieutenant = Every unit may swap one die a turn with another unit, colour for colour. Alone: with a reserve roll.
dd-about-specialist-captain = Skulls that cancel nothing, each turn: { $skulls }.
dd-about-specialist-major = Turns that the unit may stay longer in white sectors: { $stay }.
dd-about-specialist-colonel = Results of choice each turn, not a skull: { $results }.
dd-about-specialist-ranger = Demands to have a specialist or to discard an item do not hold for the unit; sacrifices do.
dd-about-specialist-resistance-fighter = When recruited, an item up to cost { $free-item }, free. Items that may be found more each turn: { $finds }.
dd-about-specialist-war-hero = { $combat-loss } losses fewer in each combat.
dd-about-specialist-flag-bearer = { $courage-a-turn } courage each turn; an award costs { $award-price } courage.
dd-about-item-bangalore-torpedo = Defence of your sector is 0 this turn, for everybody there. Not in the bunker.
dd-about-item-binoculars = Set one of your dice, an MG die of your sector, or the mine die, to whatever you like.
dd-about-item-carrier-pigeon = Trade with one unit anywhere this turn, as if in one sector.
dd-about-item-command-jacket = Your unit gains its Leadership bonus in this upkeep.
dd-about-item-dispatch-case = Your dice take the faces of another unit’s dice, die by die.
dd-about-item-field-radio = { $n } soldiers.
dd-about-item-flak-vest = No losses of your unit from the numbers of MG dice in this combat.
dd-about-item-hand-grenades = Defence of your sector is { $n } less this turn, for everybody there, in the bunker too.
dd-about-item-first-aid-kit = { $n } losses of your unit fewer in this combat.
dd-about-item-smoke-canister = Each MG die of your sector counts at most { $n } this turn.
dd-about-item-hip-flask = { $n } courage.
dd-about-item-map-case = Your marker goes back, steps: { $n }. From the arrow it frees the unit to stay. Not on a black shield.
dd-about-item-wire-cutters = With a move: one obstacle is crossed.
dd-about-item-grappling-hook = Given up where a sector demands it; no other use.
dd-about-item-mortar = Defence of any one sector is { $n } less this turn, not of the bunker.
dd-about-item-toggle-rope = Given up where a sector demands it; no other use.
dd-about-item-mine-detector = A mine roll of your unit is not made.
dd-about-item-satchel-charge = Defence of your sector is { $n } less this turn, for everybody there, in the bunker too.
dd-about-item-bazooka = One MG die of your sector counts 0 this turn.
dd-about-item-flamethrower = In the bunker only: its defence is { $n } less.
dd-about-item-enemy-uniform = No losses and no special damage for your unit in this combat. Not in the bunker.
dd-about-item-signal-flares = { $n } soldiers.
dd-about-item-air-recon-photos = This turn’s advance minds no demand to have a specialist and makes no mine roll.
dd-about-item-ammunition-crate = { $n } tools, counted with those of the dice.
dd-about-vehicle-bulldozer = Everybody in its sector crosses obstacles when leaving it.
dd-about-vehicle-jeep = Advances from its sector cost everybody there { $advance-cost } courage less.
dd-about-vehicle-dukw = Soldiers each turn for every unit in its sector: { $soldiers-a-turn }.
dd-about-vehicle-ambulance = { $combat-loss } losses fewer for every unit in its sector.
dd-about-vehicle-half-track = Each MG die of its sector counts { $mg-die } less.
dd-about-vehicle-sherman = Defence of its sector is { $def } less.
dd-about-award-medal-of-honor = Recruit any specialist you may have, free.
dd-about-award-distinguished-service-cross = { $soldiers } soldiers.
dd-about-award-silver-star = { $stars } stars.
dd-about-award-bronze-star = { $stars } stars and { $courage } courage.
dd-about-award-purple-heart = This turn’s combat losses are halved, rounded up.
dd-about-award-victoria-cross = Every other unit outside the bunker gains { $n } soldiers.
dd-about-award-military-cross = All MG dice of your sector count 0 this turn.
dd-about-award-distinguished-service-order = { $courage } courage.
dd-about-award-military-medal = Set two of your dice to any faces.
dd-about-award-george-cross = Defence of your sector is 0 this turn. Not in the bunker.
dd-about-award-memorial-cross = A fallen specialist returns to your unit; another unit may do the same.
dd-about-award-volunteer-service-medal = { $n } soldiers, and as many for another unit.
dd-about-award-croix-de-guerre = Any item of the pool, free, even where no items are found.
dd-about-award-medaille-militaire = { $points } item points.
dd-about-award-legion-dhonneur = The Battle Cry of your nation this turn.
dd-about-award-ordre-de-la-liberation = One tricolour bonus of your nation, of your choice.
dd-about-bonus = Three dice with this face, one of each colour: { $gains }.
dd-about-bonus-or = Three dice with this face, one of each colour: { $gains }; or { $else }.
dd-gain-item = an item up to cost { $cost }
dd-gain-result = a result of choice
dd-gain-to-any = for you or another unit
dd-gain-soldiers = { $n } soldiers
dd-gain-courage = { $n } courage
dd-gain-stars = { $n } stars
dd-gain-points = { $n } item points
dd-gain-others-soldiers = { $n } soldiers for another unit
dd-gain-others-points = { $n } item points for another unit
dd-gain-cry = an advance without courage and without the demand
dd-gain-follow = one other unit of the sector may follow
dd-gain-no-mines = without a mine roll
dd-gain-finds = items that may be found more this turn: { $n }
dd-about-face-skull = Cancels another of your dice, of your choice. Three in three colours give instead of taking.
dd-about-face-star = Gives 1 star.
dd-about-face-s1 = Gives 1 soldier.
dd-about-face-s2 = Gives 2 soldiers.
dd-about-face-courage = Gives 1 courage.
dd-about-face-tool = Item points, the more the tools: one to six of them give { $one }, { $two }, { $three }, { $four }, { $five }, { $six }.
dd-about-resource-soldiers = Losses are paid with them. A unit without soldiers and specialists is destroyed, and all lose.
dd-about-resource-stars = Pay for specialists, one a turn.
dd-about-resource-courage = Pays for advances, and { $award } of it for an award.
dd-about-resource-points = Pay for items and vehicles, one a turn.
dd-marker-chevrons = Chevrons
dd-about-chevrons = How long the unit has been in its sector: one more each turn, and after three comes the arrow.
dd-marker-arrow = Red arrow
dd-about-arrow = The unit must move this turn. If it cannot, all lose.
dd-marker-shield = On a black shield
dd-about-shield = The unit must move on in the turn after it came.
dd-marker-safe = Safe in the bunker
dd-about-safe = Who has survived the combat in the bunker rolls no more, loses no more and need not move.
dd-sign-def = Defence
dd-about-def = Every unit in the sector loses so much each turn. Of several numbers, the next holds in each further combat there.
dd-sign-mg = Machine gun
dd-about-mg = A die is rolled for it each turn, once for all units there; its number is added to the losses.
dd-sign-white = White shield
dd-about-white = Units may stay until their marker shows the arrow.
dd-sign-black = Black shield
dd-about-black = Nobody stays: a unit that enters must move on in the next turn.
dd-sign-have = Needs a specialist
dd-about-have = Only a unit that has this specialist may enter; with two of them, either will do.
dd-sign-sacrifice = Sacrifice
dd-about-sacrifice = A unit enters only with this specialist, who dies there.
dd-sign-discard = Gives up an item
dd-about-discard = A unit enters only with this item, which it gives up.
dd-sign-explosives = Explosives
dd-about-explosives = A unit enters only by giving up items with at least so many explosive signs.
dd-sign-bonus = Result more
dd-about-bonus-here = A unit that begins its turn here has one such result more. It makes no tricolour.
dd-sign-penalty = Result less
dd-about-penalty = A unit that begins its turn here collects one such result less from its dice.
dd-sign-here = Specialist joins
dd-about-here = A unit that enters gains this specialist free, unless it has him or has lost him.
dd-sign-dice = Fewer dice
dd-about-dice = A unit that begins its turn here rolls only so many dice.
dd-sign-no-lock = No locks
dd-about-no-lock = A unit that begins its turn here locks no dice and may re-roll all of them twice.
dd-sign-no-items = No items
dd-about-no-items = No item or vehicle comes from the pool here, by a bonus neither.
dd-sign-award = Award
dd-about-award = A unit here may choose an award free, once in the game.
dd-sign-enter = Soldiers on entry
dd-about-enter = A unit that enters rolls a die and gains so many soldiers.
dd-sign-max-units = Room
dd-about-max-units = Not more than so many units may be here.
dd-sign-special = Special damage
dd-about-special = Each MG die that shows a 6 here also costs what the map says: a specialist or courage.
dd-sign-start = Landing
dd-about-start = Units begin here.
dd-sign-mines = Mines
dd-about-mines = Who crosses rolls a die and loses so many. Vehicles stay behind.
dd-sign-obstacle = Obstacle
dd-about-obstacle = Nobody crosses, except with Wire Cutters or a Bulldozer.
dd-sign-way = Way forward
dd-about-way = The courage that an advance over this border costs. Sideways costs none.
dd-sign-bunker = Bunker
dd-about-bunker = The goal: when every unit is in and has survived its one combat there, all have won. Specialists inside weaken its defence for those who come later.
dd-sign-locked = Locked
dd-about-locked = Two dice of the first roll are locked and are not rolled again this turn.
dd-sign-marked = To be rolled again
dd-about-marked = The marked dice are rolled again together. There are two re-rolls a turn.
dd-sign-cancelled = Cancelled
dd-about-cancelled = A skull has struck this die: it counts for nothing.
dd-sign-tricolour = Tricolour
dd-about-tricolour = The same face on a red, a white and a blue die gives the bonus of your nation.
dd-sign-straight = Straight
dd-about-straight = Six dice with six different faces: choose an award. The skull cancels nothing.
dd-sign-reserve = Reserve roll
dd-about-reserve = With the Lieutenant, who plays alone may swap one die for one of these of the same colour, once a turn.
dd-sign-cry = Battle Cry
dd-about-cry = This turn the unit may advance without courage and without the demand; mines and obstacles remain.
dd-sign-strength = Strength
dd-about-strength = Soldiers and specialists together. When losses reach it, the unit is destroyed and all lose.
dd-sign-losses = Losses
dd-about-losses = What the unit must pay in this combat: defence and MG dice, less what its cards take off.
dd-sign-outlook = Outlook
dd-about-outlook = The next combat in this sector: the losses to be expected, the worst, and the chance to survive it.
dd-sign-victory-points = Victory points
dd-about-victory-points = For the way made, for the bunker, and for what is left of soldiers, courage, specialists and awards. They do not change who has won.
dd-sign-pool = Item pool
dd-about-pool = What can be found for item points, for everybody: one item or vehicle a unit and turn.

# Sectors, units, dice and buttons, in plain words
dd-about-sector = In combat every unit here loses { $def }{ $guns ->
        [0] { "." }
        [one] { ", and the number of one machine-gun die." }
       *[other] { ", and the numbers of" } { $guns } machine-gun dice.
    }
dd-about-sector-then = In each further combat here it is the next of { $defs }.
dd-about-sector-once = A unit goes forward or sideways, one border a turn, and never into a sector where it has been.
dd-about-seat = A unit: its soldiers and specialists, its dice, its cards. If one unit is destroyed, all lose.
dd-about-die = One of the six dice of a unit, two of each colour. What it shows at the end is what the unit gets; the same face on three colours gives a bonus.
dd-about-die-mine = What it shows is lost in the mines. Binoculars may set it before the loss.
dd-about-button-mulligan = The first roll shows no soldiers: all dice are rolled again. Once a game for each unit.
dd-about-button-keep = The first roll stands, though it shows no soldiers.
dd-about-button-lock = This die stays as it is for the turn. Two dice of the first roll must be locked.
dd-about-button-reroll = This die is rolled again with the others that are marked.
dd-about-button-roll = Rolls the marked dice again. There are two re-rolls a turn.
dd-about-button-stop = No more re-rolls: what the dice show now is the result of the turn.
dd-about-button-accept = The two dice change places. Each unit swaps once a turn.
dd-about-button-decline = The dice stay where they are, and you are not asked again this turn.
dd-about-button-part = The bonus offers one of two things. Its owner chooses each time.
dd-about-button-none = You leave the gift: no item is taken from the pool.
dd-about-button-recruit = The specialist joins the unit for the stars on the card. One a turn; each counts as a soldier.
dd-about-button-find = You take it from the pool for its item points. One item or vehicle a turn.
dd-about-button-use = The card acts at once and leaves the game.
dd-about-button-take = You choose this award, free, because the sector bears the award sign. Once in the game.
dd-about-button-abandon = The vehicle is left behind and is out of the game.
dd-about-button-buy-award = Costs { $price } courage; chance picks one of those that are left. One award a turn.
dd-about-button-follow = Your unit goes along into the same sector on the same terms, with its own roll for mines.
dd-about-button-no = Your unit does not go along; it may still move by itself.
dd-about-button-go-on = No card is used here; the mines do what the die says.
dd-about-button-done = You do nothing more in this part of the turn.
dd-about-button-wait = Others act first; you are asked again after them.
dd-about-button-soldiers = The losses that are left are paid with soldiers.

# Why it is over
dd-end-won = Every unit has reached the bunker and survived, in turn { $turn }.
dd-end-destroyed = The unit of { SEAT($seat) } has no soldiers left: it fell in { $sector }.
dd-end-stayed = The unit of { SEAT($seat) } had to move on from { $sector } and could not.

# The story of a match
dd-counts-soldiers = Soldiers
dd-counts-points = Victory points
dd-deed-gathered = Soldiers gathered
dd-deed-lost = Soldiers lost
dd-deed-entered = Sectors entered
dd-deed-recruited = Specialists recruited
dd-deed-died = Specialists lost
dd-deed-found = Items found
dd-luck-guns = pips of the guns (fewer is better)
dd-mark-entered = { SEAT($seat) } in { $sector }
dd-mark-died = { $specialist } of { SEAT($seat) } lost
dd-mark-destroyed = The unit of { SEAT($seat) } lost in { $sector }
