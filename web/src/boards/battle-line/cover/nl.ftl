web-name-battle-line = Battle Line
web-about-battle-line = Negen vlaggen tussen twee linies. Bouw formaties, bewijs je claims, win vijf vlaggen of drie op een rij. Twee spelers, een half uur.
