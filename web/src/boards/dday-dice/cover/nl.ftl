web-name-dday-dice = D-Day Dice
web-about-dday-dice = Met zes dobbelstenen het strand op naar de bunker. Een tot vier spelers samen.
web-ours-dday-dice = Regels, dobbelstenen, specialisten, voorwerpen en medailles zijn de gedrukte. De meeste getallen op de kaarten zijn van onszelf; wie de kaarten heeft, kan ze in een bestand zetten en daarop spelen.
