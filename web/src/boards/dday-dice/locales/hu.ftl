# What only the board of D-Day Dice says in the browser: captions and keys. Everything of the game is said by its crate.

web-dd-board-beach = A part: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Bunker
web-dd-board-tricolours = Háromszínűek
web-dd-board-three = Minden színben: { $face }
web-dd-board-def-cut = { $zero ->
    [yes] ebben a körben kártya miatt a védelem 0
   *[no] ebben a körben kártyák miatt { $less } védelemmel kevesebb
 }
web-dd-board-guns-show = a géppuskák kockái: { $dice }
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-due = { $left ->
    [0] most mozogni kell
    [one] még 1 kör
   *[other] még { $left } kör
 }
web-dd-board-count-points = Pont
web-dd-board-count-stay = Maradhat, forduló
web-dd-board-count-turn = Forduló
web-dd-board-vp = { $points } GYP
web-dd-board-units = Az egységek
web-dd-board-kit = Az egységedben
web-dd-board-shelf = Ami megszerezhető
web-dd-board-choose = Most választható
web-dd-board-tab-recruits = Specialisták
web-dd-board-tab-items = Tárgyak
web-dd-board-tab-awards = Kitüntetések
web-dd-board-none = Semmi.
web-dd-board-card = { $card }{ $priced ->
    [yes] , { $coin }: { $cost }
   *[no] {""}
 }. { $effect }
web-dd-board-resources = Az egység készletei
web-dd-board-count = { $resource }: { $count }
web-dd-board-dice-of = Kockák: { $name }
web-dd-board-no-dice = Nincs kocka az asztalon.
web-dd-board-die = { $die }: { $face }{ $state ->
    [locked] , rögzítve
    [cancelled] , törölve
    [aside] , újradobásra
   *[free] {""}
 }
web-dd-board-lay-aside = Kattints az újradobandó kockákra. Hátralévő újradobás: { $left }
web-dd-board-roll = { $count ->
    [one] 1 kocka újradobása
   *[other] { $count } kocka újradobása
 }
web-dd-board-odds = Esélyek
web-dd-board-colourless = és kocka nélkül: { $face }
web-dd-board-fire = A szektorodra zúduló tűz
web-dd-board-defence = védelem
web-dd-board-die-shows = { $die }: { $number }
web-dd-board-loss = veszteség: { $count }
web-dd-board-reserve = Tartalék
web-dd-board-reserve-die = Tartalék, { $die }: { $face }
web-dd-board-faces = Jelek
web-dd-board-numbers = Számok
web-dd-board-either = { $one } vagy { $other }

# What the prompt and the ending call things of this game alone.
web-choose-award = kitüntetést
web-choose-bonus = jutalmat
web-choose-face = jelet
web-choose-item = tárgyat
web-choose-resource = erőforrást
web-choose-sector = szektort
web-choose-specialist = specialistát
web-choose-vehicle = járművet
web-counts-soldiers = Katonák
web-luck-guns = géppuskák szemei
web-deed-gathered = Gyűjtött katonák
web-deed-lost = Elvesztett katonák
web-deed-recruited = Toborzott specialisták
web-deed-found = Talált tárgyak
web-deed-entered = Elért szektorok
