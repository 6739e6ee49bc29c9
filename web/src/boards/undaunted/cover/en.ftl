web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Squads of riflemen, scouts and gunners led by a deck of cards. Two players.
