web-name-battle-line = Battle Line
web-about-battle-line = Nine flags between two ancient armies. Form up, prove, claim.
