# Battle Line.

# Seçenekler

option-starter = Kim başlar
    .help = Draw: her oyuncu bir birlik gösterir, değeri yüksek olan başlar. Diğer seçeneklerde seçilen koltuk başlar.
option-starter-draw = Kura çekilir
option-starter-seat-0 = Birinci koltuk
option-starter-seat-1 = İkinci koltuk
option-last-chance = Son şans
    .help = Bayraklar yalnızca turun başında alınır; böylece rakibin karşılık verecek bir turu olur.
option-open-fronts = Açık cepheler
    .help = Bayrağı kaybeden oyuncu orada birlik oynamayı sürdürebilir.
option-troops-only = Yalnızca birlikler
    .help = Taktik kartları kullanılmaz.
option-fixed-ground = Sabit arazi
    .help = Firari ve Takviye Birlik, Sis ile Bataklık kartlarını alamaz.
option-games = Oyun sayısı
    .help = Maçın kaç oyundan oluştuğu. Puan toplamı yüksek olan kazanır.
option-points = Puana oynama
    .help = Bir oyunun sonunda bu puana ulaşan olursa maç biter. 0: oyun sayısı sabittir.

# Kartlar

bl-colour-red = kırmızı
bl-colour-orange = turuncu
bl-colour-yellow = sarı
bl-colour-green = yeşil
bl-colour-blue = mavi
bl-colour-purple = mor
bl-card-troop = { $colour } { $value }
bl-card-leader-lion = Lider (aslan)
bl-card-leader-eagle = Lider (kartal)
bl-card-horse = Ek Taarruz
bl-card-shield = Savunma Hattı
bl-card-fog = Sis
bl-card-mud = Bataklık
bl-card-scout = Gözcü
bl-card-redeploy = Takviye Birlik
bl-card-deserter = Firari
bl-card-traitor = Hain
bl-deck-troops = birlik destesi
bl-deck-tactics = taktik destesi

# Dizilişler

bl-strength-sum = toplam { $sum }
bl-strength-host = Kaos, toplam { $sum }
bl-strength-skirmish = Piramit, toplam { $sum }
bl-strength-battalion = Ters Yay, toplam { $sum }
bl-strength-phalanx = Sütun, toplam { $sum }
bl-strength-wedge = Elmas, toplam { $sum }

# Bir çekiliş ne getirebilir

bl-odds-any = Bir düzeni tamamlayan kart
bl-odds-host = { $flag } numaralı bayrakta Kaos
bl-odds-skirmish = { $flag } numaralı bayrakta Piramit
bl-odds-battalion = { $flag } numaralı bayrakta Ters Yay
bl-odds-phalanx = { $flag } numaralı bayrakta Sütun
bl-odds-wedge = { $flag } numaralı bayrakta Elmas

# Ne yapılacak

bl-ask-play = { $you ->
    [yes] Bir kart oynayın.
   *[no] { SEAT($seat) } bir kart oynayacak.
 }
bl-ask-play-or-pass = { $you ->
    [yes] Bir kart oynayın ya da pas geçin.
   *[no] { SEAT($seat) } bir kart oynayacak ya da pas geçecek.
 }
bl-ask-scout-draw = { $you ->
    [yes] Gözcü: sıradaki kartın destesini seçin. Çekilecek kart: { $left }.
   *[no] { SEAT($seat) } Gözcü oynuyor. Çekilecek kart: { $left }.
 }
bl-ask-put-back = { $you ->
    [yes] Gözcü: elinizden bir kartı destesinin üstüne koyun. Geri konacak kart: { $left }.
   *[no] { SEAT($seat) } Gözcü oynuyor. Geri konacak kart: { $left }.
 }
bl-ask-claim = { $you ->
    [yes] Bayrak alın ya da bitirdiğinizi bildirin.
   *[no] { SEAT($seat) } bayrak alabilir.
 }
bl-ask-draw = { $you ->
    [yes] Bir kart çekin: birlik ya da taktik.
   *[no] { SEAT($seat) } bir kart çekecek.
 }
bl-over-won = { $you ->
    [yes] Kazandınız. Puanlar: { $first } – { $second }.
   *[no] { SEAT($seat) } kazandı. Puanlar: { $first } – { $second }.
 }
bl-over-drawn = Berabere. Puanlar: { $first } – { $second }.

# Yapılabilecekler

bl-do-place = { $card } kartını { $flag } numaralı bayrağa oyna
bl-do-scout = Gözcü oyna
bl-do-redeploy = Takviye Birlik oyna: { $card }, { $flag } numaralı bayrağa
bl-do-redeploy-off = Takviye Birlik oyna: { $card } ıskartaya
bl-do-deserter = Firari oyna: { $card } ıskartaya
bl-do-traitor = Hain oyna: { $card }, { $flag } numaralı bayrağa
bl-do-traitor-off = Hain'i oyna: { $card } oyundan çıkar
bl-do-pass = Pas geç
bl-do-draw = Kart çek: { $deck }
bl-do-back = { $card } kartını geri koy
bl-do-claim = { $flag } numaralı bayrağı al
bl-do-done = Bitti
bl-step-flag = { $flag } numaralı bayrak
bl-step-discard = Iskartaya ayır
bl-step-unknown = { $name }

# Olanlar

bl-event-starting-draw = Başlangıç çekilişi: { SEAT(0) }: { $first }, { SEAT(1) }: { $second }.
bl-event-game-began = { $you ->
    [yes] { $game }. oyun başladı. Siz başlıyorsunuz.
   *[no] { $game }. oyun başladı. { SEAT($seat) } başlıyor.
 }
bl-event-placed = { $you ->
    [yes] { $card } kartını { $flag } numaralı bayrağa oynadınız.
   *[no] { SEAT($seat) } { $card } kartını { $flag } numaralı bayrağa oynadı.
 }
bl-event-scouting = { $you ->
    [yes] Gözcü oynadınız.
   *[no] { SEAT($seat) } Gözcü oynadı.
 }
bl-event-redeployed = { $you ->
    [yes] { $card } kartını { $from } numaralı bayraktan { $flag } numaralı bayrağa taşıdınız.
   *[no] { SEAT($seat) } { $card } kartını { $from } numaralı bayraktan { $flag } numaralı bayrağa taşıdı.
 }
bl-event-redeployed-off = { $you ->
    [yes] { $card } kartını { $from } numaralı bayraktan çekip ıskartaya ayırdınız.
   *[no] { SEAT($seat) } { $card } kartını { $from } numaralı bayraktan çekip ıskartaya ayırdı.
 }
bl-event-deserted = { $you ->
    [yes] Firari oynadınız: { $card }, { $from } numaralı bayraktan ayrıldı.
   *[no] { SEAT($seat) } Firari oynadı: { $card }, { $from } numaralı bayraktan ayrıldı.
 }
bl-event-traitor = { $you ->
    [yes] Hain oynadınız: { $card }, { $from } numaralı bayraktan { $flag } numaralı bayrakta sizin tarafınıza geçti.
   *[no] { SEAT($seat) } Hain oynadı: { $card }, { $from } numaralı bayraktan { $flag } numaralı bayrağa geçti.
 }
bl-event-passed = { $you ->
    [yes] Pas geçtiniz.
   *[no] { SEAT($seat) } pas geçti.
 }
bl-event-drew = { $you ->
    [yes] Kart çektiniz: { $deck }.
   *[no] { SEAT($seat) } kart çekti: { $deck }.
 }
bl-event-drew-card = { $you ->
    [yes] { $card } kartını çektiniz: { $deck }.
   *[no] { SEAT($seat) } { $card } kartını çekti: { $deck }.
 }
bl-event-put-back = { $you ->
    [yes] Bir kartı geri koydunuz: { $deck }.
   *[no] { SEAT($seat) } bir kartı geri koydu: { $deck }.
 }
bl-event-put-back-card = { $you ->
    [yes] { $card } kartını geri koydunuz: { $deck }.
   *[no] { SEAT($seat) } { $card } kartını geri koydu: { $deck }.
 }
bl-event-claimed = { $you ->
    [yes] { $flag } numaralı bayrağı aldınız.
   *[no] { SEAT($seat) } { $flag } numaralı bayrağı aldı.
 }
bl-event-won = { $you ->
    [yes] Oyunu kazandınız. Puanlar: { $first } – { $second }.
   *[no] Oyunu { SEAT($seat) } kazandı. Puanlar: { $first } – { $second }.
 }
bl-event-drawn = Oyun berabere bitti. Puanlar: { $first } – { $second }.

# Neden olmaz

bl-no-such-seat = İki kişi oynar: 0 ve 1 numaralı koltuk.
bl-no-over = Oyun bitti.
bl-no-turn = Sıra sizde değil.
bl-no-claim-turn = Bayraklar kendi turunuzda alınır.
bl-no-now-play = Şimdi bir kart oynanır.
bl-no-now-claim = Şimdi bayraklar alınır. Önce bitirdiğinizi bildirin.
bl-no-now-draw = Şimdi bir kart çekilir.
bl-no-now-scout-draw = Gözcü uygulanıyor: şimdi bir kart çekilir.
bl-no-now-put-back = Gözcü uygulanıyor: şimdi elinizden bir kart geri konur.
bl-no-claim-now = { $variant ->
    [last-chance] Bayraklar yalnızca turun başında alınır.
   *[ordinary] Bayraklar kart oynandıktan sonra, kart çekilmeden önce alınır.
 }
bl-no-troops-only = Bu oyunda taktik kartı yok.
bl-no-hand = Elinizde { $card } yok.
bl-no-closed = { $flag } numaralı bayrak alınmış: oraya kart oynanmaz.
bl-no-own-flag = { $flag } numaralı bayrak sizin: orada yalnızca kaybeden oynamayı sürdürür.
bl-no-front-full = { $flag } numaralı bayrakta tarafınızda zaten { $full } kart var.
bl-no-side-full = { $flag } numaralı bayrakta tarafınız dolu: en çok { $full } kart alır.
bl-no-guile-flag = { $card } bayrağa değil, önünüze konur.
bl-no-second-leader = Zaten bir Lider oynadınız; en çok bir tane oynanır.
bl-no-leader-again = Bu oyunda bir Lider oynadınız; masadan ayrılmış olması bunu değiştirmez.
bl-no-tactics-ahead = Siz { $own }, rakip { $other } taktik kartı oynadı: önce onun yetişmesi gerekir.
bl-no-tactics-closed = { $flag } numaralı bayrak alınmış: oraya taktik kartı oynanmaz.
bl-no-scout-empty = İki deste de boş: gözlenecek bir şey yok.
bl-no-target = Bunun etki edebileceği bir kart yok.
bl-no-guile-stays = { $card } bir oyuncunun önünde durur ve orada kalır.
bl-no-discarded = { $card } ıskartada, geri gelmez.
bl-no-claimed-card = { $card } alınmış bir bayrakta duruyor ve orada kalır.
bl-no-claimed-goal = { $flag } numaralı bayrak alınmış: oraya kart taşınmaz.
bl-no-ground-fixed = Bu oyunda Sis ve Bataklık yerinde kalır.
bl-no-ground-other = { $card } bu kart için yanlış tarafta duruyor.
bl-no-redeploy-own = { $card } açık bir bayrakta sizin tarafınızda değil.
bl-no-redeploy-same = Kart { $flag } numaralı bayraktan ayrılmak zorunda.
bl-no-deserter-other = { $card } açık bir bayrakta rakibin tarafında değil.
bl-no-traitor-tactics = Yalnızca bir birlik hain olabilir.
bl-no-traitor-other = { $card } açık bir bayrakta rakibin tarafında değil.
bl-no-traitor-nowhere = Hain için boş yeriniz yok.
bl-no-traitor-off = Hain ıskartaya atılamaz: sizin tarafınızda boş bir yer gerekir.
bl-no-pass = Bir birlik koyabilirsiniz; bu yüzden kart oynamanız gerekir.
bl-no-deck-empty = Bu deste boş.
bl-no-claimed = { $flag } numaralı bayrak zaten alınmış.
bl-no-incomplete = { $flag } numaralı bayrakta tarafınız tamam değil: { $full } kart gerekir.
bl-no-later = { $flag } numaralı bayrakta iki taraf eşit, ama rakibinki daha önce tamamlandı.
bl-no-beaten = { $flag } numaralı bayrakta rakibin tarafı daha güçlü: { $strength }.
bl-no-beatable = { $flag } numaralı bayrakta rakibin tarafı hâlâ daha güçlü olabilir: { $strength }.
