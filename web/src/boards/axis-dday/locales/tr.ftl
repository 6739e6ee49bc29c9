# What only the board of Axis & Allies: D-Day says in the browser: captions and keys. Everything of the game is said by its crate.

web-ad-board-map = Normandiya haritası
web-ad-board-bay = Seine Körfezi
web-ad-board-channel = Manş Denizi
web-ad-board-airfield = Havaalanı
web-ad-board-larger = Büyüt
web-ad-board-smaller = Küçült
web-ad-board-whole = Haritanın tümü
web-ad-board-city = Bir şehir.
web-ad-board-flooded = Sular altında.
web-ad-board-stack = { $units }, { $place }{ $moved ->
    [0] { "" }
   *[other] , hareket etmiş: { $moved }
 }
web-ad-board-box = { $box }, { $count }/{ $capacity } bekliyor: { $units }
web-ad-board-chart = { $chart }, kalan birlik: { $count }, sıradaki: { $next }{ $enter ->
    [0] { "" }
   *[other] , şimdi girebilir: { $enter }
 }
web-ad-board-outlook = Zafer için
web-ad-board-aim = Hepsi bir tam tur, en geç { $turns }. turda
web-ad-board-garrison = { $count } birlik
web-ad-board-next = Sırada kim var
web-ad-board-more = Hepsini göster
web-ad-board-less = Daha az göster
web-ad-board-wait = { $count }/{ $capacity } bekliyor
web-ad-board-acts = Sıra: { $side }
web-ad-board-turns = Tur
web-ad-board-short-uk = Britanya
web-ad-board-short-us = ABD
web-ad-board-losses-of = { $power } kaybı
web-ad-board-enter = { $count } girecek
web-ad-board-orders = Turun emirleri
web-ad-board-turn = Tur { $turn } / { $turns }
web-ad-board-close = Geçen turun sonunda bütün şehirler
web-ad-board-losses = Kayıp
web-ad-board-battle = Savaş tahtası: { $zone }
web-ad-board-hits = { $side }: alınacak isabet { $count }
web-ad-board-attacks = saldırı
web-ad-board-defends = savunma
web-ad-board-casualties = Kayıplar
web-ad-board-details = Savaşın tamamı
web-ad-board-put-away = Kaldır
web-ad-board-report = Son çarpışma
web-ad-board-many = Kaç tane
web-ad-board-all = Tümü ({ $count })
web-ad-board-everybody = Herkesin gideceği yeri ya da tek bir yığını seçin
web-ad-board-again = Yine
web-ad-board-land = Hepsi karaya: { $box }
web-ad-board-land-all = Hepsi karaya
web-ad-board-standing = Kayıplar sürekli emre göre
web-ad-board-earlier = { $kind }: { $place }. sırada kaybedilir; öne al

# What the prompt and the ending call things of this game alone.
web-choose-box = bir deniz kutusu
web-choose-chart = bir çizelge
web-choose-zone = bir bölge
web-counts-zones = Elde tutulan bölgeler
web-deed-taken = Alınan bölgeler
