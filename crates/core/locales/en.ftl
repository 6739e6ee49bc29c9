core-player = Player { $number }
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = { $percent } %
core-number = { $whole }.{ $tenths }
core-seat = { SEAT($seat) }
core-list = { $names }
core-together = All together

# Why a match ended, if not by the rules of the game

core-end-resigned = { SEAT($seat) } gave up.
core-end-out-of-time = The time of { SEAT($seat) } ran out.
core-end-agreed = The players agreed to stop.
core-end-rule = The match ended by { $rule }.

# Where it turned

core-turn-ahead = { $what }: from here on { $side } led, { $mine } to { $theirs }.
core-turn-ahead-plain = From here on { $side } led, { $mine } to { $theirs }.
core-turn-gain = { $what }: the greatest gain of { $side }, from { $before } to { $mine }.
core-turn-gain-plain = The greatest gain of { $side }, from { $before } to { $mine }.
core-turn-loss = { $what }: the greatest loss, from { $before } to { $mine }.
core-turn-loss-plain = The greatest loss, from { $before } to { $mine }.

# The story of a match

core-story-count = { $what }: { $sides }
core-story-side = { $side } { $number }
core-story-turning = Turning point, line { $line }. { $text }
core-story-luck = Luck, { $unit }: { $sides }
core-story-chance = { $side } { $rolled } (expected { $expected })
core-story-mark = Line { $line }: { $what }
core-story-old-rules = The match was played by older rules; only its result can be told.
