web-name-dday-dice = D-Day Dice
web-about-dday-dice = Up the beach to the bunker with six dice. One to four players together.
web-ours-dday-dice = Rules, dice, specialists, items and awards are the printed ones. Most numbers on the maps are our own; who owns the maps can type them into a file and play on those.
