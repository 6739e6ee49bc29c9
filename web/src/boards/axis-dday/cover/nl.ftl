web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Vijf stranden, eenenveertig zones, tien ronden met bevelkaarten. Twee of drie spelers.
web-ours-axis-dday = Regels, kaart, eenheden en bevelkaarten zijn de gedrukte; enkele tactiekkaarten zijn van onszelf.
