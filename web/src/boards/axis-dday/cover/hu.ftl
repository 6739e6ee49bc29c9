web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Öt partszakasz, negyvenegy zóna, tíz forduló parancskártyákkal. Két vagy három játékos.
web-ours-axis-dday = A szabályok, a térkép, az egységek és a parancskártyák a nyomtatottak; néhány taktikai kártya a miénk.
