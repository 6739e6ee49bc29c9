# What only the board of Undaunted says in the browser: captions and keys. Everything of the game is said by its crate.

web-un-board-mark-us = ABD
web-un-board-mark-ge = ALM
web-un-board-no-cards = kart yok
web-un-board-counter = { $unit }, savunma { $defence }{ $suppressed ->
    [yes] , bastırılmış
   *[no] { "" }
 }
web-un-board-spawn-mark-all = tüm
web-un-board-spawn-mark-sniper = Ni
web-un-board-spawn-mark-mortar = Ha
web-un-board-goal-pin = { $points } · düşmanı çivile
web-un-board-goal-points = { $points } / { $goal }
web-un-board-map = Harita: { $scenario }
web-un-board-enlarge = Haritayı büyüt
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = { $side } oyun alanı, kart: { $count }
web-un-board-zone-supply = { $side } tedariki, kart: { $count }
web-un-board-name-play = Oynanan
web-un-board-name-supply = Tedarik
web-un-board-hand = El
web-un-board-deck = Deste
web-un-board-discard = Iskarta
web-un-board-removed = Çıkan
web-un-board-initiative = İnisiyatif
web-un-board-hand-of = { $side }, eldeki kart: { $count }; bilinen: { $cards }
web-un-board-deck-of = { $side }, destedeki kart: { $count }
web-un-board-discard-of = { $side }, ıskartadaki kart: { $count }; { $cards }
web-un-board-removed-of = { $side }, oyundan çıkan kart: { $count }; görülen: { $cards }
web-un-board-initiative-of = { $side }, inisiyatif kartı: { $state ->
    [open] { $card }
    [hidden] seçildi, kapalı
   *[none] yok
 }
web-un-board-initiative-held = inisiyatif işareti bu tarafta
web-un-board-pinned = Çivilendi: haritada Piyade Eri yok
web-un-board-hopeless = Umut kalmadı: hedefe ulaşılamaz
web-un-board-round = Tur
web-un-board-aim = { $unit }: savunma { $defence }, siper ve uzaklık { $more }: { $total } ve üzeri isabet eder, { $odds }
web-un-board-aim-defence = savunma
web-un-board-aim-more = siper, uzaklık
web-un-board-aim-total = isabet
web-un-board-roll = { $unit }: gereken en az { $total }; zarlar { $dice }; { $result ->
    [hit] isabet
   *[miss] ıska
 }
web-un-board-hit = İsabet
web-un-board-miss = Iska
web-un-board-tray = Ne için oynanacak
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = { $side } eli, kart: { $count }
web-un-board-hand-empty = Elde kart yok
web-un-board-cards = Kartlar
web-un-board-pool = El ve deste

# What the prompt and the ending call things of this game alone.
web-choose-supply = tedarikten bir kart
web-counts-points = Puanlar
web-deed-scouted = Keşfedilen karolar
