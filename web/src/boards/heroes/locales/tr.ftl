# What only the board of Heroes of Normandie says in the browser: captions and keys. Everything of the game is said by its crate.

web-hn-board-sign = { $marker }{ $figure ->
    [none] { "" }
   *[other] {" "}{ $figure }
 }{ $held ->
    [yes] , { $side }
   *[no] { "" }
 }.
web-hn-board-exit = { $side } için çıkış.
web-hn-board-zone = { $side } takviye bölgesi.
web-hn-board-box = { $tile } karesi, { $ground }.
web-hn-board-fight = { $target } hedefine saldırı: en az { $value } gerekli; zarlar { $dice }, toplam { $total }; kurtulma zarı { $save }; { $result }
web-hn-board-result-destroyed = Yok edildi
web-hn-board-result-returned = Dağıldı
web-hn-board-result-saved = Kurtuldu
web-hn-board-result-success = İsabet
web-hn-board-result-partial = Bastırıldı
web-hn-board-result-failure = Iska
web-hn-board-result-open = sürüyor
web-hn-board-roll = { $what }, { $unit }: zar { $die }, en az { $need } gerekli; { $result }
web-hn-board-roll-go = GO! atışı
web-hn-board-roll-medic = Onarım atışı
web-hn-board-roll-surrender = Teslim atışı
web-hn-board-roll-rout = Bozgun atışı
web-hn-board-passed = Başarılı
web-hn-board-failed = Başarısız
web-hn-board-field = Savaş alanı: { $scenario }
web-hn-board-track = Tur { $turn }/{ $turns }, { $side } evresi; önce { $first }
web-hn-board-turn = Tur
web-hn-board-points = puan
web-hn-board-stars = yıldız
web-hn-board-destroyed = kayıp
web-hn-board-commands = COMMAND işaretleri: { $left }/{ $all }
web-hn-board-in-hand = el
web-hn-board-until = { $until ->
    [phase] bu evre
    [turn] bu tur
   *[other] { "" }
 }
web-hn-board-focus = Büyük görünüm
web-hn-board-played = { $side }: { $name }
web-hn-board-under-way = { $side }, uygulanıyor: { $name } (seçilecek: { $left })
web-hn-board-orders = Emirler
web-hn-board-range = menzil { $range }
web-hn-board-aim = Kazanmak için
web-hn-board-scenario-turns = Senaryo şu turlarda işler: { $turns }.
web-hn-board-tactics = Komuta tahtası
web-hn-board-tactic-activate = Etkinleştir
web-hn-board-tactic-manoeuvre = Manevra
web-hn-board-tactic-cards = Kartlar
web-hn-board-tactic-directives = DIRECTIVE
web-hn-board-tactic-unsuppress = Toparla
web-hn-board-directives-of = DIRECTIVE: { $count }/{ $most }
web-hn-board-tray = Onunla ne yapılacak
web-hn-board-value = { $value } ile ateş, menzil { $range }{ $effects ->
    [none] { "" }
   *[other] ; { $effects }
 }
web-hn-board-moved = hareketli
web-hn-board-halted = duruyor
web-hn-board-enlarge = Savaş alanını büyüt
web-hn-board-hand = { $side } eli, kart: { $count }
web-hn-board-hand-empty = Elde kart yok
web-hn-board-react = Bir kartla karşılık verebilir ya da geçebilirsin.
web-hn-board-alone = Şuna dek rahat bırak:
web-hn-board-cards = Kartlar
web-hn-board-list-pool = Elde, yedekte ya da gizli
web-hn-board-list-deployed = Yerleşimden beri gizli
web-hn-board-list-edge = Tahtanın kenarında
web-hn-board-list-discard = Iskartada
web-hn-board-list-aside = Ayrılmış
web-hn-board-list-escaped = Kaçan
web-hn-board-list-historical = Tarihî olaylar
web-hn-board-silence = Karşılıklar
web-hn-board-silence-none = Bana sor

# What the prompt and the ending call things of this game alone.
web-counts-destroyed = Yok edilen birlikler
web-deed-destroyed = Yok edilen düşmanlar
