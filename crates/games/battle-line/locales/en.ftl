# Battle Line.

# Options

option-starter = Who starts
    .help = Draw: each seat shows a troop, the higher value starts. Otherwise the chosen seat starts.
option-starter-draw = Draw for it
option-starter-seat-0 = Macedon
option-starter-seat-1 = Persia
option-last-chance = Last chance
    .help = Flags are claimed at the start of the turn only, so the opponent has a turn to answer.
option-open-fronts = Open fronts
    .help = The loser of a flag may go on playing troops there.
option-troops-only = Troops only
    .help = The tactics cards are left out.
option-fixed-ground = Fixed ground
    .help = Deserter and Redeploy cannot take Fog or Mud.
option-games = Games
    .help = How many games the match has; when it is played to points, how many at most. The higher total of points wins.
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

bl-no-such-seat = Only two play: Macedon and Persia.
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
bl-no-goal = Say also what { $card } is to do: a flag or a card comes after it.
bl-no-closed = Flag { $flag } is claimed: no card is played there.
bl-no-own-flag = Flag { $flag } is yours: only its loser plays on there.
bl-no-front-full = Your side of flag { $flag } has its { $full } cards.
bl-no-side-full = Your side of flag { $flag } is full: it takes { $full } cards.
bl-no-guile-flag = { $card } is laid before you, not at a flag.
bl-no-second-leader = You have played a Leader already; one is the limit.
bl-no-leader-again = You have played a Leader in this game; that it has left the table does not matter.
bl-no-tactics-ahead = You have played { $own ->
    [one] { $own } tactics card
   *[other] { $own } tactics cards
 }, your opponent { $other }, who has to catch up first.
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

bl-role-macedon = Macedon
bl-role-persia = Persia

# The position in words

bl-tell-seat = { SEAT($seat) }: { $flags ->
    [one] { $flags } flag
   *[other] { $flags } flags
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
} played.
bl-tell-hand = Hand: { $cards }.
bl-tell-backs = Hand, face down: { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
}.
bl-tell-known = Known among them: { $cards }.
bl-tell-guile = Lying before this seat: { $cards }.
bl-tell-flag-open = Flag { $flag }, open.
bl-tell-flag-claimable = Flag { $flag }, can be claimed now.
bl-tell-flag-claimed = Flag { $flag }, claimed by { SEAT($seat) }.
bl-tell-is = Is { $strength }.
bl-tell-could = Could become { $strength }.
bl-tell-decks = Decks: { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}, { $tactics ->
    [one] { $tactics } tactics card
   *[other] { $tactics } tactics cards
}.
bl-tell-top = Known on top of a deck, the top card first: { $cards }.
bl-tell-discards = Discards: { $cards }.
bl-tell-side = { SEAT($seat) }: { $cards }.
bl-tell-cards = { $cards }
bl-tell-unseen = Unseen { $count }

# What is printed on things, and what they do

bl-figure-value = Value
bl-figure-colour = Colour
bl-figure-letter = Letter
bl-figure-emblem = Emblem
bl-figure-group = Played as
bl-figure-rank = Rank
bl-formation-sum = Sum
bl-formation-host = Host
bl-formation-skirmish = Skirmish
bl-formation-battalion = Battalion
bl-formation-phalanx = Phalanx
bl-formation-wedge = Wedge
bl-group-morale = morale card
bl-group-ground = ground card
bl-group-guile = guile card
bl-sign-claimable = Can be claimed
bl-sign-could-become = What a side may become
bl-sign-unseen = Unseen troops
bl-sign-discards = Discards
bl-sign-tactics-played = Tactics cards played
bl-about-troop = Goes on a free place of your side of an open flag. Colours and values make the formation; of two equal formations the higher sum wins.
bl-about-leader = Stands for any colour and any value. Each player may play only one Leader in a game.
bl-about-horse = Stands for an 8 of any colour.
bl-about-shield = Stands for a 1, a 2 or a 3 of any colour.
bl-about-fog = Acts on both sides of its flag: formations do not count there, the higher sum of values wins.
bl-about-mud = Acts on both sides of its flag: each side needs { $full } cards there, and formations are made of as many.
bl-about-scout = Draw three cards, from either deck or from both; then put two cards of your hand back on top of their decks.
bl-about-redeploy = Take a card from your side of an open flag and move it to your side of another one, or discard it.
bl-about-deserter = Take a card from the opponent’s side of an open flag and discard it.
bl-about-traitor = Take a troop from the opponent’s side of an open flag and put it on a free place of your own side.
bl-about-morale = Lies among your troops and counts as whatever makes the side strongest, within what its card allows.
bl-about-ground = Lies beside a flag and changes how both sides are compared there.
bl-about-guile = Acts at once; then it lies before you to the end of the game.
bl-about-sum = Under Fog formations do not count: the higher sum of values wins.
bl-about-host = Any cards. The weakest formation.
bl-about-skirmish = Consecutive values; the colours do not matter.
bl-about-battalion = All of one colour; the values do not matter.
bl-about-phalanx = All of one value; the colours do not matter.
bl-about-wedge = One colour and consecutive values. The strongest formation.
bl-about-deck-troops = At the end of a turn a card is drawn, up to a hand of { $hand }: from here or from the tactics deck.
bl-about-deck-tactics = At the end of a turn a card is drawn, up to a hand of { $hand }: from here or from the troop deck.
bl-about-flag = Claim it when your side is complete and the other side can no longer beat it. Five flags win, or three side by side.
bl-about-claimable = The side is complete, and no troops that are still unseen could make the other side stronger.
bl-about-could-become = The strongest formation that unseen troops could still make of this side.
bl-about-unseen = Troops that lie nowhere face up: in the deck or in a hand. A claim must hold against all of them.
bl-about-discards = Cards that have left the table. They never come back.
bl-about-tactics-played = Who has played more tactics cards than the opponent must wait until the opponent has caught up.

# What the buttons do
bl-about-pass = Place nothing this turn. It is offered when you cannot place a troop; you may still claim flags.
bl-about-done = You claim no more flags this turn.
bl-about-discard = The card that was taken goes to the discards instead of to another flag.

# Why it is over
bl-end-three-adjacent = { SEAT($seat) } holds { $count } flags side by side: { $flags }.
bl-end-five-flags = { SEAT($seat) } holds { $count } flags: { $flags }.
bl-end-stalemate = Both passed one after the other. { SEAT($seat) } holds more flags, { $mine } to { $theirs }.
bl-end-stalemate-drawn = Both passed one after the other, with { $mine } flags each.
bl-end-all-games = All games are played. { SEAT($seat) } has more points, { $mine } to { $theirs }.
bl-end-all-games-drawn = All games are played, with { $mine } points each.
bl-end-points = { SEAT($seat) } has the points that the match is played to, { $mine } to { $theirs }.
bl-end-points-drawn = Both have the points that the match is played to, { $mine } each.

# The story of a match
bl-counts-flags = Flags claimed
bl-counts-points = Points
bl-deed-claims = Flags claimed
bl-deed-troops = Troops played
bl-deed-tactics = Tactics played
bl-luck-draws = value of the troops drawn
bl-mark-claimed = Flag { $flag } claimed by { SEAT($seat) }
