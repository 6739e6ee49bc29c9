# Battle Line.

# Seçenekler

option-starter = Kim başlar
    .help = Draw: her oyuncu bir birlik gösterir, değeri yüksek olan başlar. Diğer seçeneklerde seçilen koltuk başlar.
option-starter-draw = Kura çekilir
option-starter-seat-0 = Makedonya
option-starter-seat-1 = Persler
option-last-chance = Son şans
    .help = Bayraklar yalnızca turun başında alınır; böylece rakibin karşılık verecek bir turu olur.
option-open-fronts = Açık cepheler
    .help = Bayrağı kaybeden oyuncu orada birlik oynamayı sürdürebilir.
option-troops-only = Yalnızca birlikler
    .help = Taktik kartları kullanılmaz.
option-fixed-ground = Sabit arazi
    .help = Firari ve Takviye Birlik, Sis ile Bataklık kartlarını alamaz.
option-games = Oyun sayısı
    .help = Maçın kaç oyundan oluştuğu; puana oynanırsa en fazla kaç oyun oynanacağı. Puan toplamı yüksek olan kazanır.
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
bl-do-traitor-off = Hain oyna: { $card } oyundan çıkar
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

bl-no-such-seat = Yalnız iki kişi oynar: Makedonya ve Persler.
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
bl-no-goal = { $card } ne yapacak, onu da söyleyin: ardından bir bayrak ya da kart gelir.
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
bl-no-discarded = { $card } ıskartada; geri gelmez.
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
bl-no-traitor-off = Hain ıskartaya ayrılamaz: sizin tarafınızda boş bir yer gerekir.
bl-no-pass = Bir birlik koyabilirsiniz; bu yüzden kart oynamanız gerekir.
bl-no-deck-empty = Bu deste boş.
bl-no-claimed = { $flag } numaralı bayrak zaten alınmış.
bl-no-incomplete = { $flag } numaralı bayrakta tarafınız tamam değil: { $full } kart gerekir.
bl-no-later = { $flag } numaralı bayrakta iki taraf eşit, ama rakibinki daha önce tamamlandı.
bl-no-beaten = { $flag } numaralı bayrakta rakibin tarafı daha güçlü: { $strength }.
bl-no-beatable = { $flag } numaralı bayrakta rakibin tarafı hâlâ daha güçlü olabilir: { $strength }.

bl-role-macedon = Makedonya
bl-role-persia = Persler

# Durum, sözle

bl-tell-seat = { SEAT($seat) }: { $flags } bayrak; oynanan taktik kartı: { $tactics }.
bl-tell-hand = El: { $cards }.
bl-tell-backs = El, kapalı: { $troops } birlik, { $tactics } taktik kartı.
bl-tell-known = Bilinenleri: { $cards }.
bl-tell-guile = Önünde duran: { $cards }.
bl-tell-flag-open = Bayrak { $flag }, açık.
bl-tell-flag-claimable = Bayrak { $flag }, şimdi alınabilir.
bl-tell-flag-claimed = Bayrak { $flag }, sahibi { SEAT($seat) }.
bl-tell-is = Şu anda: { $strength }.
bl-tell-could = En iyi olasılık: { $strength }.
bl-tell-decks = Desteler: { $troops } birlik, { $tactics } taktik kartı.
bl-tell-top = Destenin üstünde bilinenler, en üstteki önce: { $cards }.
bl-tell-discards = Iskarta: { $cards }.
bl-tell-side = { SEAT($seat) }: { $cards }.
bl-tell-cards = { $cards }
bl-tell-unseen = Görülmeyen { $count }

# Üstlerinde yazan ve yaptıkları

bl-figure-value = Değer
bl-figure-colour = Renk
bl-figure-letter = Harf
bl-figure-emblem = Simge
bl-figure-group = Oynanışı
bl-figure-rank = Derece
bl-formation-sum = Toplam
bl-formation-host = Kaos
bl-formation-skirmish = Piramit
bl-formation-battalion = Ters Yay
bl-formation-phalanx = Sütun
bl-formation-wedge = Elmas
bl-group-morale = moral kartı
bl-group-ground = arazi kartı
bl-group-guile = hile kartı
bl-sign-claimable = Alınabilir
bl-sign-could-become = Bir tarafın ulaşabileceği
bl-sign-unseen = Görülmeyen birlikler
bl-sign-discards = Iskarta
bl-sign-tactics-played = Oynanan taktik kartları
bl-about-troop = Açık bir bayrakta tarafınızdaki boş bir yere konur. Renkler ve değerler düzeni belirler; eşit düzenlerde yüksek toplam kazanır.
bl-about-leader = Her rengin ve her değerin yerine geçer. Her oyuncu bir oyunda yalnız bir Lider oynayabilir.
bl-about-horse = Herhangi bir renkten bir 8 yerine geçer.
bl-about-shield = Herhangi bir renkten bir 1, 2 ya da 3 yerine geçer.
bl-about-fog = Bayrağın iki tarafında da geçerlidir: orada düzenler sayılmaz, yüksek değer toplamı kazanır.
bl-about-mud = Bayrağın iki tarafında da geçerlidir: orada her tarafa { $full } kart gerekir ve düzenler o kadar karttan kurulur.
bl-about-scout = Bir desteden ya da ikisinden üç kart çekin; sonra elinizden iki kartı destelerinin üstüne geri koyun.
bl-about-redeploy = Açık bir bayrakta tarafınızdan bir kart alın: başka bir açık bayrakta tarafınıza taşıyın ya da ıskartaya ayırın.
bl-about-deserter = Açık bir bayrakta rakibin tarafından bir kart alın ve ıskartaya ayırın.
bl-about-traitor = Açık bir bayrakta rakibin tarafından bir birlik alın ve kendi tarafınızda boş bir yere koyun.
bl-about-morale = Birliklerinizin arasında durur ve kartının izin verdiği ölçüde tarafı en güçlü yapan kart sayılır.
bl-about-ground = Bir bayrağın yanında durur ve orada iki tarafın karşılaştırılmasını değiştirir.
bl-about-guile = Hemen etki eder; sonra oyun sonuna dek önünüzde durur.
bl-about-sum = Sis altında düzenler sayılmaz: yüksek değer toplamı kazanır.
bl-about-host = Her türlü kart. En zayıf düzen.
bl-about-skirmish = Ardışık değerler; renk önemli değil.
bl-about-battalion = Hepsi aynı renkten; değer önemli değil.
bl-about-phalanx = Hepsi aynı değerde; renk önemli değil.
bl-about-wedge = Aynı renk ve ardışık değerler. En güçlü düzen.
bl-about-deck-troops = Tur sonunda el { $hand } kart olana dek bir kart çekilir: buradan ya da taktik destesinden.
bl-about-deck-tactics = Tur sonunda el { $hand } kart olana dek bir kart çekilir: buradan ya da birlik destesinden.
bl-about-flag = Tarafınız tamamsa ve karşı taraf artık onu yenemiyorsa alın. Beş bayrak ya da yan yana üç bayrak kazandırır.
bl-about-claimable = Taraf tamam ve görülmeyen hiçbir birlik karşı tarafı daha güçlü yapamaz.
bl-about-could-become = Görülmeyen birliklerle bu tarafın hâlâ kurabileceği en güçlü düzen.
bl-about-unseen = Hiçbir yerde açık durmayan birlikler: destede ya da bir elde. Bir bayrak ancak hepsine karşı kanıtlanırsa alınır.
bl-about-discards = Masadan çıkan kartlar. Asla geri gelmezler.
bl-about-tactics-played = Rakibinden çok taktik kartı oynayan, rakibi yetişene dek beklemelidir.

# What the buttons do
bl-about-pass = Bu tur kart koymazsınız. Birlik koyamadığınızda sunulur; yine de bayrak alabilirsiniz.
bl-about-done = Bu tur başka bayrak almazsınız.
bl-about-discard = Alınan kart başka bir bayrağa değil, ıskartaya gider.

# Neden bitti
bl-end-three-adjacent = { SEAT($seat) } yan yana { $count } bayrak aldı: { $flags }.
bl-end-five-flags = { SEAT($seat) } { $count } bayrak aldı: { $flags }.
bl-end-stalemate = İki taraf art arda pas geçti. Daha çok bayrak: { SEAT($seat) }, { $mine } – { $theirs }.
bl-end-stalemate-drawn = İki taraf art arda pas geçti, ikisinin de { $mine } bayrağı var.
bl-end-all-games = Bütün oyunlar bitti. Daha çok puan: { SEAT($seat) }, { $mine } – { $theirs }.
bl-end-all-games-drawn = Bütün oyunlar bitti, ikisinin de { $mine } puanı var.
bl-end-points = { SEAT($seat) } maçın hedef puanına ulaştı, { $mine } – { $theirs }.
bl-end-points-drawn = İkisi de { $mine } puanla maçın hedef puanına ulaştı.

# Maçın hikâyesi
bl-counts-flags = Alınan bayraklar
bl-counts-points = Puanlar
bl-deed-claims = Alınan bayraklar
bl-deed-troops = Oynanan birlikler
bl-deed-tactics = Oynanan taktikler
bl-luck-draws = çekilen birliklerin değeri
bl-mark-claimed = { $flag } numaralı bayrağı { SEAT($seat) } aldı
