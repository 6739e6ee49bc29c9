core-player = { $number }. játékos
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = { $percent }%
core-number = { $whole },{ $tenths }
core-seat = { SEAT($seat) }
core-list = { $names }
core-together = Mindenki együtt

# Why a match ended, if not by the rules of the game

core-end-resigned = { SEAT($seat) } feladta.
core-end-out-of-time = { SEAT($seat) } ideje lejárt.
core-end-agreed = A játékosok megegyeztek a befejezésről.
core-end-rule = A játszma a { $rule } szabállyal ért véget.

# Where it turned

core-turn-ahead = { $what }: innentől végig az élen { $side }, { $mine } – { $theirs }.
core-turn-ahead-plain = Innentől végig az élen { $side }, { $mine } – { $theirs }.
core-turn-gain = { $what }: a legnagyobb nyereség ({ $side }), { $before } → { $mine }.
core-turn-gain-plain = A legnagyobb nyereség ({ $side }), { $before } → { $mine }.
core-turn-loss = { $what }: a legnagyobb veszteség, { $before } → { $mine }.
core-turn-loss-plain = A legnagyobb veszteség, { $before } → { $mine }.

# The story of a match

core-story-count = { $what }: { $sides }
core-story-side = { $side } { $number }
core-story-turning = A fordulópont, { $line }. sor. { $text }
core-story-luck = Szerencse, { $unit }: { $sides }
core-story-chance = { $side } { $rolled } (várható { $expected })
core-story-mark = { $line }. sor: { $what }
core-story-old-rules = A játszmát régebbi szabályokkal játszották; csak az eredményéről lehet beszámolni.
