web-name-heroes = Heroes of Normandie
web-about-heroes = Századok, parancsok és hősök egy kis csatatéren.
web-ours-heroes = A szabályok a nyomtatottak. Az egységek, hősök, események és forgatókönyvek a szabálykönyv példái alapján a mieink; akinek megvan a doboz, fájlba írhatja a nyomtatott kártyákat, és azokkal játszhat.
