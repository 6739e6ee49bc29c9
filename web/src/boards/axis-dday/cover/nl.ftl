web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Vijf stranden, drie steden, tien beurten met orderkaarten.
web-ours-axis-dday = Regels, kaart, eenheden en bevelkaarten zijn de gedrukte; enkele tactiekkaarten zijn van onszelf.
