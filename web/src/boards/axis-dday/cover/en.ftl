web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Five beaches, three cities, ten turns of order cards.
web-ours-axis-dday = Rules, map, units and order cards are the printed ones; some Tactics cards are our own.
