web-name-dday-dice = D-Day Dice
web-about-dday-dice = Six dice and one company, from the surf to the bunker.
web-ours-dday-dice = Rules, dice, specialists, items and awards are the printed ones. Most numbers on the maps are our own; who owns the maps can type them into a file and play on those.
