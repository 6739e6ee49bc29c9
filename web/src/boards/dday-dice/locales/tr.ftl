# What only the board of D-Day Dice says in the browser: captions and keys. Everything of the game is said by its crate.

web-dd-board-beach = Kumsal: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Sığınak
web-dd-board-tricolours = Üç renkler
web-dd-board-three = Her renkte: { $face }
web-dd-board-def-cut = { $zero ->
    [yes] bu tur bir kartla savunma 0
   *[no] bu tur kartlarla savunma { $less } eksik
 }
web-dd-board-guns-show = makineliler { $dice } gösteriyor
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-due = { $left ->
    [0] bu tur ilerle
    [one] 1 tur kaldı
   *[other] { $left } tur kaldı
 }
web-dd-board-count-points = Puan
web-dd-board-count-stay = Kalabileceği tur
web-dd-board-count-turn = Tur
web-dd-board-vp = { $points } ZP
web-dd-board-units = Birlikler
web-dd-board-kit = Birliğinde
web-dd-board-shelf = Alınabilecekler
web-dd-board-choose = Şimdi seçilebilecekler
web-dd-board-tab-recruits = Uzmanlar
web-dd-board-tab-items = Eşyalar
web-dd-board-tab-awards = Nişanlar
web-dd-board-none = Hiçbir şey.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = Birliğin sayıları
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Zarlar: { $name }
web-dd-board-no-dice = Masada zar yok.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , kilitli
    [cancelled] , iptal
    [aside] , yeniden atılacak
   *[free] {""}
 }
web-dd-board-lay-aside = Yeniden atılacak zarlara dokun. Kalan atış: { $left }
web-dd-board-roll = { $count ->
    [one] 1 zarı yeniden at
   *[other] { $count } zarı yeniden at
 }
web-dd-board-odds = Olasılıkları göster
web-dd-board-colourless = ve zarsız: { $face }
web-dd-board-fire = Bölgene açılan ateş
web-dd-board-defence = savunma
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = kayıp: { $count }
web-dd-board-reserve = Yedek
web-dd-board-reserve-die = Yedek, { $die }: { $face }
web-dd-board-faces = Simgeler
web-dd-board-numbers = Sayılar
web-dd-board-either = { $one } ya da { $other }

# What the prompt and the ending call things of this game alone.
web-choose-award = bir nişan
web-choose-bonus = bir ödül
web-choose-face = bir yüz
web-choose-item = bir eşya
web-choose-resource = bir kaynak
web-choose-sector = bir bölge
web-choose-specialist = bir uzman
web-choose-vehicle = bir araç
web-counts-soldiers = Askerler
web-luck-guns = makineli zarlarının toplamı
web-deed-gathered = Toplanan askerler
web-deed-lost = Yitirilen askerler
web-deed-recruited = Alınan uzmanlar
web-deed-found = Bulunan eşyalar
web-deed-entered = Girilen bölgeler
