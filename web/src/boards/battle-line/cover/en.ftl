web-name-battle-line = Battle Line
web-about-battle-line = Nine flags between two lines. Build formations, prove your claims, win five flags or three in a row. Two players, half an hour.
