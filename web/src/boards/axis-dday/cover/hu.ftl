web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Öt partszakasz, három város, tíz kör parancskártya.
web-ours-axis-dday = A szabályok, a térkép, az egységek és a parancskártyák a nyomtatottak; néhány taktikai kártya a miénk.
