web-name-battle-line = Battle Line
web-about-battle-line = Kilenc zászló két vonal között. Építs alakzatokat, bizonyítsd az igényedet, nyerj öt zászlót vagy három szomszédosat. Két játékos, fél óra.
