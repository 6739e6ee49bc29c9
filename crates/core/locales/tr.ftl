core-player = { $number }. oyuncu
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = %{ $percent }
core-number = { $whole },{ $tenths }
core-seat = { SEAT($seat) }
core-list = { $names }
core-together = Hep birlikte

# Why a match ended, if not by the rules of the game

core-end-resigned = { SEAT($seat) } pes etti.
core-end-out-of-time = { SEAT($seat) } için süre doldu.
core-end-agreed = Oyuncular anlaşarak bitirdi.
core-end-rule = Maç { $rule } kuralıyla bitti.

# Where it turned

core-turn-ahead = { $what }: bundan sonra önde olan { $side }, { $mine } – { $theirs }.
core-turn-ahead-plain = Bundan sonra önde olan { $side }, { $mine } – { $theirs }.
core-turn-gain = { $what }: { $side } için en büyük kazanç, { $before } → { $mine }.
core-turn-gain-plain = { $side } için en büyük kazanç, { $before } → { $mine }.
core-turn-loss = { $what }: en büyük kayıp, { $before } → { $mine }.
core-turn-loss-plain = En büyük kayıp, { $before } → { $mine }.

# The story of a match

core-story-count = { $what }: { $sides }
core-story-side = { $side } { $number }
core-story-turning = Dönüm noktası, { $line }. satır. { $text }
core-story-luck = Şans, { $unit }: { $sides }
core-story-chance = { $side } { $rolled } (beklenen { $expected })
core-story-mark = { $line }. satır: { $what }
core-story-old-rules = Maç eski kurallarla oynandı; yalnızca sonucu anlatılabilir.
