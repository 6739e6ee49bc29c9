web-name-battle-line = Battle Line
web-about-battle-line = Kilenc zászló két ókori sereg között. Alakzat, bizonyítás, foglalás.
