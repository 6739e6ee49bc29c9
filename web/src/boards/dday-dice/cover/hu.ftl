web-name-dday-dice = D-Day Dice
web-about-dday-dice = Hat kockával fel a partra, a bunkerig. Egy–négy játékos együtt.
web-ours-dday-dice = A szabályok, kockák, specialisták, tárgyak és kitüntetések a nyomtatottak. A térképek legtöbb száma a miénk; akinek megvannak a térképek, fájlba írhatja és azokon játszhat.
