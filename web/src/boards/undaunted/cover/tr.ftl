web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Kart destesiyle yönetilen piyade, keşif ve makineli tüfek mangaları. İki oyuncu.
