core-player = Speler { $number }
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = { $percent }%
core-number = { $whole },{ $tenths }
core-seat = { SEAT($seat) }
core-list = { $names }
core-together = Allen samen

# Why a match ended, if not by the rules of the game

core-end-resigned = { SEAT($seat) } gaf op.
core-end-out-of-time = De tijd van { SEAT($seat) } was op.
core-end-agreed = De spelers spraken af te stoppen.
core-end-rule = De partij eindigde volgens { $rule }.

# Where it turned

core-turn-ahead = { $what }: vanaf hier aan kop { $side }, { $mine } tegen { $theirs }.
core-turn-ahead-plain = Vanaf hier aan kop { $side }, { $mine } tegen { $theirs }.
core-turn-gain = { $what }: de grootste winst van { $side }, van { $before } naar { $mine }.
core-turn-gain-plain = De grootste winst van { $side }, van { $before } naar { $mine }.
core-turn-loss = { $what }: het grootste verlies, van { $before } naar { $mine }.
core-turn-loss-plain = Het grootste verlies, van { $before } naar { $mine }.

# The story of a match

core-story-count = { $what }: { $sides }
core-story-side = { $side } { $number }
core-story-turning = Keerpunt, regel { $line }. { $text }
core-story-luck = Geluk, { $unit }: { $sides }
core-story-chance = { $side } { $rolled } (verwacht { $expected })
core-story-mark = Regel { $line }: { $what }
core-story-old-rules = De partij is volgens oudere regels gespeeld; alleen de uitslag is te vertellen.
