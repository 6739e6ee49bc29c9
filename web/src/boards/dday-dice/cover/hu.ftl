web-name-dday-dice = D-Day Dice
web-about-dday-dice = Hat kocka és egy század, a hullámoktól a bunkerig.
web-ours-dday-dice = A szabályok, kockák, specialisták, tárgyak és kitüntetések a nyomtatottak. A térképek legtöbb száma a miénk; akinek megvannak a térképek, fájlba írhatja és azokon játszhat.
