web-name-battle-line = Battle Line
web-about-battle-line = İki eski ordu arasında dokuz cephe. Dizilin, kanıtlayın, ilan edin.
