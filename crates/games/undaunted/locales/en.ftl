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
un-unit-scout = { $side } Scouts { $squad }
un-unit-rifle = { $side } Riflemen { $squad }
un-unit-sniper = { $side } Snipers
un-unit-gunner = { $side } Machine Gunners { $squad }
un-unit-mortar = { $side } Mortar

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
    [yes] Your discard becomes a new deck. Cards: { $count }.
   *[no] The discard becomes a new deck for { $side }. Cards: { $count }.
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
un-event-hit = { $unit }: defence { $total }, dice { $dice }. A hit.
un-event-missed = { $unit }: defence { $total }, dice { $dice }. A miss.
un-event-suppressed = { $unit }: suppressed.
un-event-suppressed-already = { $unit }: suppressed before, no effect.
un-event-casualty-hand = { $unit }: a card from the hand is removed.
un-event-casualty-discard = { $unit }: a card from the discard is removed.
un-event-casualty-deck = { $unit }: a card from the deck is removed, and the deck is shuffled.
un-event-counter-removed = { $unit }: no card is left, the counter leaves the board.
un-event-turn-ended = { $you ->
    [yes] Your turn is over. Cards not played: { $count }.
   *[no] The turn of { $side } is over. Cards not played: { $count }.
 }
un-event-over = { $you ->
    [yes] You win. Points: US { $us }, Germany { $ge }.
   *[no] { $side } wins. Points: US { $us }, Germany { $ge }.
 }

# What may come of it

un-odds-hit = Hit, defence { $total }: { $unit } lose a card
un-odds-hit-counter = Hit, defence { $total }: the counter of { $unit } is removed
un-odds-suppressed = Success, defence { $total }: { $unit } suppressed
un-odds-suppressed-already = Success, defence { $total }: no effect, { $unit } are suppressed
un-odds-casualties = Casualties
un-odds-own-casualties = Casualties of your own

# Why not

un-no-such-seat = Two play: seat 0 and seat 1.
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
