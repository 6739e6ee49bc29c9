web-name-axis-dday = Axis & Allies: D-Day
web-about-axis-dday = Öt partszakasz, negyvenegy terület, tíz forduló parancskártyákkal. Két vagy három játékos.
web-ours-axis-dday = A szabályok, a térkép, az egységek és a parancslapok a nyomtatottak; néhány taktikai lap a miénk.
