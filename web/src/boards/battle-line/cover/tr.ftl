web-name-battle-line = Battle Line
web-about-battle-line = İki hat arasında dokuz bayrak. Düzenler kurun, iddianızı kanıtlayın, beş bayrak ya da yan yana üç bayrak alın. İki oyuncu, yarım saat.
