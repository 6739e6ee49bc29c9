web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Beş kumsal, kırk bir bölge, on tur emir kartı. İki ya da üç oyuncu.
web-ours-axis-dday = Kurallar, harita, birlikler ve emir kartları basılı olanlardır; bazı Taktik kartları bizimdir.
