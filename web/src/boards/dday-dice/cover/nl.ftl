web-name-dday-dice = D-Day Dice
web-about-dday-dice = Zes dobbelstenen en één compagnie, van de branding tot de bunker.
web-ours-dday-dice = Regels, dobbelstenen, specialisten, voorwerpen en medailles zijn de gedrukte. De meeste getallen op de kaarten zijn van onszelf; wie de kaarten heeft, kan ze in een bestand zetten en daarop spelen.
