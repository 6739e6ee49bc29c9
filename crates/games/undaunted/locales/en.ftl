# Undaunted: Normandy.

# Options

option-scenario = Scenario
    .help = One of the twelve scenarios, or a scenario of your own.
option-round-limit = Round limit
    .help = If nobody has won when this round is complete, the side with more points wins.

# Sides, cards, counters

un-side-us = US
un-side-ge = Germany
un-card-sergeant = Platoon Sergeant
un-card-guide = Platoon Guide
un-card-leader = Squad Leader { $squad }
un-card-scout = Scout { $squad }
un-card-rifle = Rifleman { $squad }
un-card-sniper = Sniper
un-card-gunner = Machine Gunner { $squad }
un-card-mortar = Mortar
un-card-fog = Fog of War
un-card-none = no card
un-unit-scout = { $side ->
    [Germany] German
   *[other] { $side }
 } Scouts { $squad }
un-unit-rifle = { $side ->
    [Germany] German
   *[other] { $side }
 } Riflemen { $squad }
un-unit-sniper = { $side ->
    [Germany] German
   *[other] { $side }
 } Snipers
un-unit-gunner = { $side ->
    [Germany] German
   *[other] { $side }
 } Machine Gunners { $squad }
un-unit-mortar = { $side ->
    [Germany] German
   *[other] { $side }
 } Mortar

# Actions

un-action-move = Move
un-action-guide = Guide
un-action-scout = Scout
un-action-stalk = Stalk
un-action-bolster = Bolster
un-action-command = Command
un-action-conceal = Conceal
un-action-control = Control
un-action-inspire = Inspire
un-action-recon = Recon
un-action-target = Target
un-action-attack = Attack
un-action-suppress = Suppress
un-action-blast = Blast
un-action-rally = Rally
un-action-hunker = Hunker down

# What is asked

un-ask-initiative = { $you ->
    [yes] Choose a card for initiative. The higher number plays first.
   *[no] { $side } is to choose a card for initiative.
 }
un-ask-initiative-both = Both sides choose a card for initiative.
un-ask-play = { $you ->
    [yes] Play a card, or end your turn.
   *[no] { $side } is to play a card.
 }
un-ask-bolster = { $you ->
    [yes] Bolster: take a card of your supply, or say that you are done. Cards left: { $left }.
   *[no] { $side } bolsters. Cards left: { $left }.
 }
un-ask-blast = { $you ->
    [yes] Blast: choose the counter that is attacked next.
   *[no] { $side } is to choose the next counter of its Blast.
 }
un-over = { $you ->
    [yes] You have won. Points: US { $us }, Germany { $ge }.
   *[no] { $side } has won. Points: US { $us }, Germany { $ge }.
 }

# What can be done

un-do-initiative = Choose { $card } for initiative
un-do-end-turn = End the turn
un-do-bolster-more = Bolster: take { $taken }
un-do-done = Done
un-do-blast-next = Blast: attack { $unit } next
un-do-hunker = { $card }: hunker down
un-do-rally = { $card }: rally
un-do-move-stay = { $card }: Move, and stay where placed
un-do-move = { $card }: Move to { $tile }
un-do-move-two = { $card }: Move over { $first } to { $tile }
un-do-scout-stay = { $card }: Scout, and stay where placed
un-do-scout = { $card }: Scout to { $tile } and stop
un-do-scout-two = { $card }: Scout over { $first } to { $tile }
un-do-stalk-stay = { $card }: Stalk, and stay where placed
un-do-stalk = { $card }: Stalk to { $tile }
un-do-stalk-two = { $card }: Stalk over { $first } to { $tile }
un-do-guide-stay = { $card }: Guide { $unit }, and stay
un-do-guide = { $card }: Guide { $unit } to { $tile }
un-do-guide-two = { $card }: Guide { $unit } over { $first } to { $tile }
un-do-bolster = { $card }: Bolster, take { $taken }
un-do-command = { $card }: Command, draw { $count ->
    [one] one card
   *[other] { $count } cards
 }
un-do-conceal = { $card }: Conceal
un-do-control = { $card }: Control
un-do-inspire = { $card }: Inspire { $taken }
un-do-recon = { $card }: Recon
un-do-target = { $card }: Target { $tile }
un-do-attack = { $card }: Attack { $unit }
un-do-suppress = { $card }: Suppress { $unit }
un-do-blast = { $card }: Blast, { $unit } first
un-step-tile = Tile { $tile }
un-step-count = { $count ->
    [one] One card
   *[other] { $count } cards
 }
un-step-stop = Stop
un-step-unknown = { $name }

# What happened

un-event-round = Round { $round } begins.
un-event-drew = { $you ->
    [yes] You draw { $count ->
        [one] one card
       *[other] { $count } cards
     }.
   *[no] { $side } draws { $count ->
        [one] one card
       *[other] { $count } cards
     }.
 }
un-event-reshuffled = { $you ->
    [yes] Your discard becomes a new deck: { $count ->
        [one] one card
       *[other] { $count } cards
     }.
   *[no] The discard becomes a new deck for { $side }: { $count ->
        [one] one card
       *[other] { $count } cards
     }.
 }
un-event-chose = { $you ->
    [yes] You have chosen a card for initiative.
   *[no] { $side } has chosen a card for initiative.
 }
un-event-chose-card = { $you ->
    [yes] You choose { $card } for initiative.
   *[no] { $side } chooses { $card } for initiative.
 }
un-event-marker-taken = { $you ->
    [yes] Initiative: US { $first }, Germany { $second }. You take the marker and play first.
   *[no] Initiative: US { $first }, Germany { $second }. { $side } takes the marker and plays first.
 }
un-event-marker-kept = { $you ->
    [yes] Initiative: US { $first }, Germany { $second }. You keep the marker and play first.
   *[no] Initiative: US { $first }, Germany { $second }. { $side } keeps the marker and plays first.
 }
un-event-played = { $you ->
    [yes] You play { $card }: { $action }.
   *[no] { $side } plays { $card }: { $action }.
 }
un-event-hunkered = { $you ->
    [yes] You hunker down: { $card } goes to your supply.
   *[no] { $side } hunkers down: { $card } goes to the supply.
 }
un-event-rallied = { $unit }: ready again.
un-event-placed = { $unit } placed on { $tile }.
un-event-stepped = { $unit }: { $from } to { $tile }.
un-event-marked = { $you ->
    [yes] You mark { $tile } as scouted. No Fog is left in your supply.
   *[no] { $side } marks { $tile } as scouted. No Fog is left in its supply.
 }
un-event-marked-fog = { $you ->
    [yes] You mark { $tile } as scouted. One Fog goes to your discard.
   *[no] { $side } marks { $tile } as scouted. One Fog goes to its discard.
 }
un-event-bolstered = { $you ->
    [yes] You take { $card } from your supply to your discard.
   *[no] { $side } takes { $card } from its supply to its discard.
 }
un-event-concealed = { $you ->
    [yes] You conceal: one Fog goes to the opponent’s discard.
   *[no] { $side } conceals: one Fog goes to the opponent’s discard.
 }
un-event-concealed-none = { $you ->
    [yes] You conceal, but the opponent’s supply has no Fog.
   *[no] { $side } conceals, but the opponent’s supply has no Fog.
 }
un-event-controlled = { $you ->
    [yes] You control { $tile }. Points: US { $us }, Germany { $ge }.
   *[no] { $side } controls { $tile }. Points: US { $us }, Germany { $ge }.
 }
un-event-controlled-taken = { $you ->
    [yes] You take control of { $tile } from the opponent. Points: US { $us }, Germany { $ge }.
   *[no] { $side } takes control of { $tile } from the opponent. Points: US { $us }, Germany { $ge }.
 }
un-event-radio = { $you ->
    [yes] You use the radio: { $tile } is worth { $value }. Points: US { $us }, Germany { $ge }.
   *[no] { $side } uses the radio: { $tile } is worth { $value }. Points: US { $us }, Germany { $ge }.
 }
un-event-inspired = { $you ->
    [yes] You take { $card } back to your hand.
   *[no] { $side } takes { $card } back to its hand.
 }
un-event-fog-lifted = { $you ->
    [yes] You remove a Fog of War from the game.
   *[no] { $side } removes a Fog of War from the game.
 }
un-event-targeted = { $you ->
    [yes] You target { $tile }.
   *[no] { $side } targets { $tile }.
 }
un-event-target-lifted = { $you ->
    [yes] Your target marker leaves the board.
   *[no] The target marker of { $side } leaves the board.
 }
un-event-hit = Attack on { $unit }, defence { $total }: the dice show { $dice }. A hit.
un-event-missed = Attack on { $unit }, defence { $total }: the dice show { $dice }. A miss.
un-event-suppressed = { $unit }: suppressed.
un-event-suppressed-already = { $unit }: suppressed before, no effect.
un-event-casualty-hand = { $unit }: a card from the hand is removed.
un-event-casualty-discard = { $unit }: a card from the discard is removed.
un-event-casualty-deck = { $unit }: a card from the deck is removed, and the deck is shuffled.
un-event-counter-removed = { $unit }: no card is left, the counter leaves the board.
un-event-turn-ended = { $you ->
    [yes] Your turn is over.{ $count ->
        [0] {""}
        [one] {" "}One card was not played.
       *[other] {" "}{ $count } cards were not played.
     }
   *[no] { $side } ends the turn.{ $count ->
        [0] {""}
        [one] {" "}One card was not played.
       *[other] {" "}{ $count } cards were not played.
     }
 }
un-event-over = { $you ->
    [yes] You win. Points: US { $us }, Germany { $ge }.
   *[no] { $side } wins. Points: US { $us }, Germany { $ge }.
 }

# What may come of it

un-odds-hit = Hit, defence { $total }: a card of { $unit } is lost
un-odds-hit-counter = Hit, defence { $total }: the counter of { $unit } is removed
un-odds-suppressed = Success, defence { $total }: { $unit } suppressed
un-odds-suppressed-already = Success, defence { $total }: no effect, { $unit } suppressed already
un-odds-casualties = Casualties
un-odds-own-casualties = Casualties of your own

# Why not

un-no-such-seat = Only two play: US and Germany.
un-no-over = The game is over.
un-no-turn = It is not your turn.
un-no-now-initiative = Now cards are chosen for initiative.
un-no-now-turns = The initiative cards of this round are chosen.
un-no-initiative-pass = A card must be chosen for initiative.
un-no-chosen = You have chosen your initiative card, and it stays.
un-no-empty-hand = You have no card to choose.
un-no-hand = { $card } is not in your hand.
un-no-their-card = Only cards of your own hand can be chosen.
un-no-fog = Fog of War can neither be played nor hunker down.
un-no-bolster-open = The Bolster comes first: take another card, or say that you are done.
un-no-bolster-now = No Bolster is being carried out.
un-no-blast-open = The Blast comes first: choose the next counter.
un-no-blast-now = No Blast is being carried out.
un-no-blast-next = { $unit } is not among the counters still to be attacked.
un-no-blast-stop = A Blast attacks every counter on the tile.
un-no-rally-command = Only a card of its own unit readies a counter.
un-no-rally = The counter of { $card } is not suppressed.
un-no-such-action = { $card } does not have this action.
un-no-suppressed = The counter of { $card } is suppressed: rally or hunker down.
un-no-spawn = This unit has no spawn marker.
un-no-far = This action allows { $steps ->
    [one] one step
   *[other] { $steps } steps
 } at most.
un-no-stay = At least one step is taken; only a counter that has just been placed may stay.
un-no-tile = Tile { $tile } is not on the map.
un-no-adjacent = { $tile } is not next to { $from }.
un-no-marker = You have no marker on { $tile }.
un-no-guide-enemy = Only your own counters can be guided.
un-no-guide-suppressed = { $unit }: a suppressed counter cannot be guided.
un-no-off-board = { $unit }: not on the board.
un-no-bolster-fog = Fog of War cannot be taken by Bolster.
un-no-their-supply = Cards come from your own supply.
un-no-bolster-none = Your supply has no card that this Bolster may take.
un-no-squad = Only cards of squad { $squad } can be taken.
un-no-supply = { $card } is not in your supply.
un-no-command-none = Deck and discard are empty: there is nothing to draw.
un-no-command-zero = At least one card is drawn.
un-no-command-more = This card draws { $count } at most.
un-no-command-fewer = Deck and discard together have only { $count ->
    [one] one card
   *[other] { $count } cards
 }.
un-no-control-marker = You have no marker on { $tile }.
un-no-control-enemy = An enemy counter stands on { $tile }.
un-no-controlled = You control { $tile } already.
un-no-radio = Only the US can raise the value of the radio tile.
un-no-inspire-itself = A card cannot take itself back.
un-no-inspire-none = Your play area has no card that this Inspire may take.
un-no-inspire = { $card } is not in your play area.
un-no-their-play = Cards come back from your own play area.
un-no-inspire-now = No Inspire is being carried out.
un-no-recon = Recon needs a Fog of War in your hand.
un-no-target-near = { $tile } is too close to { $from }: the distance must be 3 or more.
un-no-target-again = The target marker is on { $tile } already.
un-no-own-target = Your own counters cannot be attacked.
un-no-blast-target = Your target marker is not on the board.
un-no-blast-empty = No counter is on the target tile.
un-no-blast-there = { $unit } is not on { $tile }, the target tile.

# Scenarios

scenario-1 = 1. La Raye
scenario-2 = 2. Montmartin-en-Graignes
scenario-3 = 3. Raid Across the Canal
scenario-4 = 4. Behind Enemy Lines
scenario-5 = 5. Crossing the Vire
scenario-6 = 6. Desperate Withdrawal
scenario-7 = 7. La Huberderie
scenario-8 = 8. Streets of Tessy-sur-Vire
scenario-9 = 9. Reinforcements
scenario-10 = 10. Critical Intelligence
scenario-11 = 11. Hill 314
scenario-12 = 12. Mortain

# The position in words

un-tell-round = { $name }, round { $round } of { $limit }. Initiative: { $side }.
un-tell-side-points = { SEAT($seat) } leads { $side }: { $points } of { $goal } points.
un-tell-side-pin = { SEAT($seat) } leads { $side } and has to pin the enemy. Points: { $points }.
un-tell-pinned = No Riflemen on the board: pinned.
un-tell-counts = Hand { $hand }, deck { $deck }, out of the game { $removed }.
un-tell-hand = Hand: { $cards }.
un-tell-known = Known in the hand: { $cards }.
un-tell-play = In play: { $cards }.
un-tell-discard = Discard: { $cards }.
un-tell-supply = Supply: { $cards }.
un-tell-removed = Out of the game: { $cards }.
un-tell-chosen = Chosen for initiative: { $card }.
un-tell-chosen-hidden = Has chosen a card for initiative.
un-tell-tile = { $tile }, { $ground }, cover { $cover }.
un-tell-objective = Objective worth { $value }.
un-tell-radio = The radio lies here.
un-tell-scouted = { $side }: scouted.
un-tell-controlled = { $side }: controlled.
un-tell-spawn = { $side } places here: { $whom }.
un-tell-everybody = everybody
un-tell-squad = squad { $squad }
un-tell-target = Target of the mortar of { $side }.
un-tell-ready = { $unit }.
un-tell-suppressed = { $unit }, suppressed.
un-ground = { $ground ->
    [haystacks] haystacks
    [church] church
    [hill] hill
    [hedged-fields] hedged fields
    [wood-and-pond] wood and pond
    [ploughed-field] ploughed field
    [wood] wood
    [wheat-field] wheat field
    [farm] farm
    [ruined-hamlet] ruined hamlet
    [hamlet] hamlet
    [village-street] village street
    [hill-and-cliff] hill and cliff
    [open-ground] open ground
    [scattered-houses] scattered houses
    [crop-field] crop field
    [village] village
    [river-and-islet] river and islet
    [farmhouse] farmhouse
    [river] river
    [manor-and-orchard] manor and orchard
    [river-and-trees] river and trees
    [hedged-field] hedged field
    [river-and-footbridge] river and footbridge
    [forest] forest
    [river-and-bridge] river and bridge
   *[other] { $ground }
}
un-tell-several = { $card } ×{ $count }

# What is printed on things, and what they do

un-figure-initiative = Initiative
un-figure-copies = Cards a side has
un-figure-squad = Squad
un-figure-own-squad = Only for squad
un-figure-defence = Base defence
un-figure-cover = Cover
un-figure-hill = Cover against a hill or a Blast
un-figure-ground = Ground
un-about-card-sergeant = Brings cards of any kind from the supply, or draws more. A command card has no counter and takes no casualties.
un-about-card-guide = Leads any own counter over marked tiles, or brings a card from the supply.
un-about-card-leader = Brings cards of the own squad from the supply, or lets one that was played act again.
un-about-card-scout = Goes where nobody has been and marks the way for the others; lifts Fog, or sends it to the enemy.
un-about-card-rifle = Takes control of tiles, and so of objectives: nobody else can.
un-about-card-sniper = Slips over tiles that nobody has marked, and shoots better than the others.
un-about-card-gunner = Holds enemies down with many dice: who is suppressed loses a play to recover.
un-about-card-mortar = Takes aim at a distant tile, then strikes everything on it.
un-about-card-fog = Cannot be played: it fills the hand. It may be chosen for initiative; only Recon gets rid of it.
un-about-move = The counter of this card steps onto adjacent tiles that its side has marked. The number is the most steps.
un-about-guide = Any one ready counter of the side steps onto adjacent tiles that it has marked.
un-about-scout = The counter steps onto any adjacent tiles. Each tile without an own marker is marked, and for each a Fog of War goes from the own supply to the own discard.
un-about-stalk = The counter steps onto any adjacent tiles, marked or not, and marks none.
un-about-bolster = Up to so many cards go from the own supply to the own discard, and so into the next deck. Fog is never taken.
un-about-command = Up to so many cards are drawn into the hand; they may be played in this turn.
un-about-conceal = A Fog of War goes from the opponent’s supply to the opponent’s discard.
un-about-control = The own marker under the counter turns to controlled, the opponent’s there back to scouted. Not while an enemy counter is on the tile.
un-about-inspire = A card of the own squad that was played earlier in this turn comes back to the hand and may be played again.
un-about-recon = A Fog of War in the hand leaves the game, and a card is drawn.
un-about-target = The target marker is put on a tile that is not near the Mortar: at distance 3 or more.
un-about-attack = So many dice against an enemy counter: one that reaches defence, cover and distance together hits, a 0 always. A hit costs the unit a card.
un-about-suppress = Dice as in an Attack; a hit costs no card but turns the counter over: it cannot act until a card of its unit rallies it.
un-about-blast = Every counter on the target tile is attacked by itself, own ones too. Distance does not protect.
un-about-rally = The suppressed counter of this card is ready again; the card does nothing else.
un-about-hunker = The card goes back to the supply: the deck becomes smaller and comes round faster. Bolster may bring it back.
un-about-unit = Acts by the cards of its name. A casualty takes one of them from hand, discard or deck; when there is none, the counter leaves the board.
un-about-tile = Who is attacked here adds the cover to his defence.
un-about-hill = A hill: who is attacked here adds the cover to his defence, less of it against an attacker on a hill and against a Blast.
un-marker-scouted = Scouted
un-about-scouted = The side may Move and Guide onto this tile.
un-marker-controlled = Controlled
un-about-controlled = The side scores the objective here, even after its counters have left, until the opponent takes control.
un-marker-objective = Objective
un-about-objective = Gives its points to the side that controls the tile.
un-marker-radio = Radio
un-about-radio = While the US controls this tile, every further Control by US Riflemen standing on it raises its value by 1.
un-marker-spawn = Spawn point
un-about-spawn = Counters that are off the board come in here, as part of the play of one of their cards.
un-marker-target = Mortar target
un-about-target-marker = The Mortar’s Blast strikes this tile. The marker goes when the Mortar moves or falls.
un-marker-initiative = Initiative marker
un-about-initiative = Its holder plays first, and keeps it when both initiative cards show the same number.
un-marker-suppressed = Suppressed
un-about-suppressed = Cannot act and cannot be guided. A card of its own unit makes it ready again.
un-marker-pinned = Pinned
un-about-pinned = None of the side’s Riflemen is on the board. Against an opponent who has to pin it, that loses the game.
un-marker-hopeless = Beyond hope
un-about-hopeless = No Rifleman card can come into play any more, so the goal in points cannot be reached.
un-marker-goal-points = Goal: points
un-about-goal-points = The side wins at once when its objectives are worth so many points.
un-marker-goal-pin = Goal: pin the enemy
un-about-goal-pin = The side wins at once when no enemy Riflemen are on the board.
un-pile-hand = Hand
un-about-hand = The cards of this round. What is not played is discarded at the end of the turn.
un-pile-deck = Deck
un-about-deck = Cards to be drawn, in an order that nobody knows. When a card is needed and none is left, the discard is shuffled anew.
un-pile-discard = Discard
un-about-discard = Used and newly brought cards. It becomes the next deck.
un-pile-supply = Supply
un-about-supply = Cards that are not in the deck yet: Bolster brings them in, scouting and Conceal bring Fog.
un-pile-play = Play area
un-about-play = Cards played in this turn. They are discarded when it ends, unless Inspire takes one back.
un-pile-removed = Out of the game
un-about-removed = Casualties, and Fog that Recon has lifted. They never come back.
un-pile-chosen = Initiative card
un-about-chosen = Both sides choose a card in secret; the higher number plays first. The card is then discarded, its actions unused.
un-sign-defence = Defence
un-about-defence = What a die must reach: the counter’s number, plus the cover of its tile, plus the distance.
un-sign-initiative = Initiative number
un-about-initiative-number = When a card is chosen for initiative, the higher number plays first.
un-sign-strength = Strength
un-about-strength = The number after an action: how many steps, cards or dice.


# The campaign (UN-16)
un-campaign-lost = Combat cards lost
un-campaign-level = The scores are equal.
un-campaign-undecided = The campaign ends undecided: the scores are equal.
un-campaign-ahead = { $side } leads by { $lead }: it would be { $grade ->
    [narrow] a narrow
    [clear] a clear
   *[decisive] a decisive
} victory.
un-campaign-won = { $side } wins the campaign by { $lead }: { $grade ->
    [narrow] a narrow
    [clear] a clear
   *[decisive] a decisive
} victory.

# What the buttons do
un-about-end-turn = Your turn ends; what is left in your hand and all you played is discarded. You may do so between two cards at any time.
un-about-stop = The counter goes no further, though it has steps left.
un-about-done = No further card is taken, though there could be more.

# Why it is over
un-end-points = { $side } controls { $tiles }, together worth { $points } points; { $goal } were needed.
un-end-pin = { $loser } has no Riflemen on the map: it is pinned.
un-end-hopeless-pin = { $loser } has no Riflemen left to bring: it is beyond hope.
un-end-hopeless = { $loser } has no Riflemen left to bring, and fewer points, { $theirs } to { $mine }.
un-end-overtaken = { $loser } was beyond hope, and is now behind in points, { $theirs } to { $mine }.
un-end-both-pinned = Both sides are pinned. { $side } has more points, { $mine } to { $theirs }.
un-end-both-pinned-marker = Both sides are pinned with equal points. { $side } holds the initiative marker.
un-end-limit = The last round is over. { $side } has more points, { $mine } to { $theirs }.
un-end-limit-marker = The last round is over with equal points. { $side } holds the initiative marker.

# The story of a match
un-counts-points = Points
un-deed-controlled = Tiles controlled
un-deed-scouted = Tiles scouted
un-deed-steps = Moves
un-deed-attacks = Attacks
un-deed-hits = Hits
un-deed-casualties = Own casualties
un-luck-hits = hits
un-mark-controlled = { $tile } controlled by { $side }
un-mark-lost = { $unit } lost
