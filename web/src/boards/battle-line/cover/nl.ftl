web-name-battle-line = Battle Line
web-about-battle-line = Negen vlaggen tussen twee oude legers. Opstellen, bewijzen, opeisen.
