# Battle Line.

# Options

option-starter = Who starts
    .help = Draw: each seat shows a troop, the higher value starts. Otherwise the chosen seat starts.
option-starter-draw = Draw for it
option-starter-seat-0 = First seat
option-starter-seat-1 = Second seat
option-last-chance = Last chance
    .help = Flags are claimed at the start of the turn only, so the opponent has a turn to answer.
option-open-fronts = Open fronts
    .help = The loser of a flag may go on playing troops there.
option-troops-only = Troops only
    .help = The tactics cards are left out.
option-fixed-ground = Fixed ground
    .help = Deserter and Redeploy cannot take Fog or Mud.
option-games = Games
    .help = How many games the match has. The higher total of points wins.
option-points = Play to points
    .help = The match ends when a seat has so many points after a game. 0: a fixed number of games.

# Cards

bl-colour-red = red
bl-colour-orange = orange
bl-colour-yellow = yellow
bl-colour-green = green
bl-colour-blue = blue
bl-colour-purple = purple
bl-card-troop = { $colour } { $value }
bl-card-leader-lion = Leader (lion)
bl-card-leader-eagle = Leader (eagle)
bl-card-horse = Heavy Horse
bl-card-shield = Shield Wall
bl-card-fog = Fog
bl-card-mud = Mud
bl-card-scout = Scout
bl-card-redeploy = Redeploy
bl-card-deserter = Deserter
bl-card-traitor = Traitor
bl-deck-troops = troop deck
bl-deck-tactics = tactics deck

# Formations

bl-strength-sum = a sum of { $sum }
bl-strength-host = a Host of { $sum }
bl-strength-skirmish = a Skirmish of { $sum }
bl-strength-battalion = a Battalion of { $sum }
bl-strength-phalanx = a Phalanx of { $sum }
bl-strength-wedge = a Wedge of { $sum }

# What a draw may bring

bl-odds-any = A card that completes a formation
bl-odds-host = a Host at flag { $flag }
bl-odds-skirmish = a Skirmish at flag { $flag }
bl-odds-battalion = a Battalion at flag { $flag }
bl-odds-phalanx = a Phalanx at flag { $flag }
bl-odds-wedge = a Wedge at flag { $flag }

# What is asked

bl-ask-play = { $you ->
    [yes] Play a card.
   *[no] { SEAT($seat) } is to play a card.
 }
bl-ask-play-or-pass = { $you ->
    [yes] Play a card or pass.
   *[no] { SEAT($seat) } is to play a card or pass.
 }
bl-ask-scout-draw = { $you ->
    [yes] Scout: choose the deck of the next card. Cards to draw: { $left }.
   *[no] { SEAT($seat) } is scouting. Cards to draw: { $left }.
 }
bl-ask-put-back = { $you ->
    [yes] Scout: put a card of your hand back on its deck. Cards to put back: { $left }.
   *[no] { SEAT($seat) } is scouting. Cards to put back: { $left }.
 }
bl-ask-claim = { $you ->
    [yes] Claim flags, or say that you are done.
   *[no] { SEAT($seat) } may claim flags.
 }
bl-ask-draw = { $you ->
    [yes] Draw a card: troops or tactics.
   *[no] { SEAT($seat) } is to draw a card.
 }
bl-over-won = { $you ->
    [yes] You have won, { $first } to { $second } points.
   *[no] { SEAT($seat) } has won, { $first } to { $second } points.
 }
bl-over-drawn = It is a draw, { $first } to { $second } points.

# What can be done

bl-do-place = Play { $card } at flag { $flag }
bl-do-scout = Play Scout
bl-do-redeploy = Play Redeploy: { $card } to flag { $flag }
bl-do-redeploy-off = Play Redeploy: discard { $card }
bl-do-deserter = Play Deserter: discard { $card }
bl-do-traitor = Play Traitor: { $card } to flag { $flag }
bl-do-traitor-off = Play Traitor: { $card } away
bl-do-pass = Pass
bl-do-draw = Draw from the { $deck }
bl-do-back = Put { $card } back
bl-do-claim = Claim flag { $flag }
bl-do-done = Done
bl-step-flag = Flag { $flag }
bl-step-discard = Discard
bl-step-unknown = { $name }

# What happened

bl-event-starting-draw = Starting draw: { SEAT(0) } shows { $first }, { SEAT(1) } shows { $second }.
bl-event-game-began = { $you ->
    [yes] Game { $game } begins. You start.
   *[no] Game { $game } begins. { SEAT($seat) } starts.
 }
bl-event-placed = { $you ->
    [yes] You play { $card } at flag { $flag }.
   *[no] { SEAT($seat) } plays { $card } at flag { $flag }.
 }
bl-event-scouting = { $you ->
    [yes] You play Scout.
   *[no] { SEAT($seat) } plays Scout.
 }
bl-event-redeployed = { $you ->
    [yes] You redeploy { $card } from flag { $from } to flag { $flag }.
   *[no] { SEAT($seat) } redeploys { $card } from flag { $from } to flag { $flag }.
 }
bl-event-redeployed-off = { $you ->
    [yes] You withdraw { $card } from flag { $from } and discard it.
   *[no] { SEAT($seat) } withdraws { $card } from flag { $from } and discards it.
 }
bl-event-deserted = { $you ->
    [yes] You play Deserter: { $card } leaves flag { $from }.
   *[no] { SEAT($seat) } plays Deserter: { $card } leaves flag { $from }.
 }
bl-event-traitor = { $you ->
    [yes] You play Traitor: { $card } goes over from flag { $from } to your side of flag { $flag }.
   *[no] { SEAT($seat) } plays Traitor: { $card } goes over from flag { $from } to flag { $flag }.
 }
bl-event-passed = { $you ->
    [yes] You pass.
   *[no] { SEAT($seat) } passes.
 }
bl-event-drew = { $you ->
    [yes] You draw from the { $deck }.
   *[no] { SEAT($seat) } draws from the { $deck }.
 }
bl-event-drew-card = { $you ->
    [yes] You draw { $card } from the { $deck }.
   *[no] { SEAT($seat) } draws { $card } from the { $deck }.
 }
bl-event-put-back = { $you ->
    [yes] You put a card back on the { $deck }.
   *[no] { SEAT($seat) } puts a card back on the { $deck }.
 }
bl-event-put-back-card = { $you ->
    [yes] You put { $card } back on the { $deck }.
   *[no] { SEAT($seat) } puts { $card } back on the { $deck }.
 }
bl-event-claimed = { $you ->
    [yes] You claim flag { $flag }.
   *[no] { SEAT($seat) } claims flag { $flag }.
 }
bl-event-won = { $you ->
    [yes] You win the game. Points: { $first } to { $second }.
   *[no] { SEAT($seat) } wins the game. Points: { $first } to { $second }.
 }
bl-event-drawn = The game is a draw. Points: { $first } to { $second }.

# Why not

bl-no-such-seat = Two play: seat 0 and seat 1.
bl-no-over = The game is over.
bl-no-turn = It is not your turn.
bl-no-claim-turn = Flags are claimed in your own turn.
bl-no-now-play = Now a card is played.
bl-no-now-claim = Now flags are claimed. Say that you are done first.
bl-no-now-draw = Now a card is drawn.
bl-no-now-scout-draw = Scout is being carried out: now a card is drawn.
bl-no-now-put-back = Scout is being carried out: now a card of your hand is put back.
bl-no-claim-now = { $variant ->
    [last-chance] Flags are claimed at the start of the turn only.
   *[ordinary] Flags are claimed after the play and before the draw.
 }
bl-no-troops-only = This game is played without tactics cards.
bl-no-hand = { $card } is not in your hand.
bl-no-closed = Flag { $flag } is claimed: no card is played there.
bl-no-own-flag = Flag { $flag } is yours: only its loser plays on there.
bl-no-front-full = Your side of flag { $flag } has its { $full } cards.
bl-no-side-full = Your side of flag { $flag } is full: it takes { $full } cards.
bl-no-guile-flag = { $card } is laid before you, not at a flag.
bl-no-second-leader = You have played a Leader already; one is the limit.
bl-no-leader-again = You have played a Leader in this game; that it has left the table does not matter.
bl-no-tactics-ahead = You have played { $own } tactics cards, the opponent { $other }: he has to catch up first.
bl-no-tactics-closed = Flag { $flag } is claimed: no tactics card is played there.
bl-no-scout-empty = Both decks are empty: there is nothing to scout.
bl-no-target = There is no card that this could act on.
bl-no-guile-stays = { $card } lies before a player and stays there.
bl-no-discarded = { $card } is discarded and does not come back.
bl-no-claimed-card = { $card } lies at a claimed flag and stays there.
bl-no-claimed-goal = Flag { $flag } is claimed: no card is moved there.
bl-no-ground-fixed = Fog and Mud stay where they are in this game.
bl-no-ground-other = { $card } lies on the wrong side for this card.
bl-no-redeploy-own = { $card } is not on your side of an open flag.
bl-no-redeploy-same = The card must leave flag { $flag }.
bl-no-deserter-other = { $card } is not on the opponent’s side of an open flag.
bl-no-traitor-tactics = Only a troop turns traitor.
bl-no-traitor-other = { $card } is not on the opponent’s side of an open flag.
bl-no-traitor-nowhere = You have no free place for a traitor.
bl-no-traitor-off = A traitor cannot be discarded: he needs a free place on your side.
bl-no-pass = You can place a troop, so you have to play a card.
bl-no-deck-empty = This deck is empty.
bl-no-claimed = Flag { $flag } is claimed already.
bl-no-incomplete = Your side of flag { $flag } is not complete: it needs { $full } cards.
bl-no-later = Both sides of flag { $flag } are equal, and the opponent’s was complete first.
bl-no-beaten = The opponent’s side of flag { $flag } is stronger: { $strength }.
bl-no-beatable = The opponent’s side of flag { $flag } can still become stronger: { $strength }.
