web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Beş sahil, üç şehir, on tur emir kartı.
web-ours-axis-dday = Kurallar, harita, birlikler ve emir kartları basılı olanlardır; bazı Taktik kartları bizimdir.
