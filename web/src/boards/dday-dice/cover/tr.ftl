web-name-dday-dice = D-Day Dice
web-about-dday-dice = Altı zar ve bir bölük: dalgalardan sığınağa.
web-ours-dday-dice = Kurallar, zarlar, uzmanlar, eşyalar ve nişanlar basılı olanlardır. Haritalardaki sayıların çoğu bizimdir; haritaları olan onları bir dosyaya yazıp üzerlerinde oynayabilir.
