web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Kart destesiyle yönetilen piyade, gözcü ve makineli tüfek mangaları. İki oyuncu.
