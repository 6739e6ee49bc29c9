# Kabuk

web-loading = Yükleniyor …
web-skip = İçeriğe geç
web-main-nav = Ana menü
web-home = Ana sayfa
web-rules = Kurallar
web-profile = Profil
web-settings = Ayarlar
web-close = Kapat
web-nowhere = Bu adreste bir şey yok.
web-screen-failed = Sayfanın bu bölümü yüklenemedi. Bağlantınızı denetleyip sayfayı yenileyin.
web-unreachable = Sunucuya ulaşılamıyor.
web-server-trouble = Sunucu bir hatayla yanıt verdi ({ $status }).
web-and-then = { $first }, { $second }

# Ana sayfa

web-welcome = Sandtable
web-welcome-text = Beş masaüstü savaş oyunu, eksiksiz ve kitabına göre. Hesap gerekmez.
web-games = Oyunlar
web-play-now = Bota karşı hemen oyna
web-play-now-alone = Hemen tek başına oyna
web-new-table = Yeni masa
web-coming = Yakında
web-about-battle-line = İki hat arasında dokuz bayrak. Diziliş kurun, iddianızı kanıtlayın, beş bayrak ya da yan yana üç bayrak alın. İki oyuncu, yarım saat.
web-about-undaunted = Kart destesiyle yönetilen piyade, gözcü ve makineli tüfek mangaları. İki oyuncu.
web-about-dday-dice = Altı zarla kumsaldan sığınağa. Bir ila dört oyuncu, birlikte.
web-about-heroes = Küçük bir savaş alanında birlikler, emirler ve kahramanlar. İki oyuncu.
web-about-axis-dday = Üç kumsal, kırk bir bölge, on tur emir kartı. İki ya da üç oyuncu.
web-your-tables = Masalarınız
web-open-tables = Açık masalar
web-open-tables-none = Şu anda oyuncu bekleyen yok.
web-running-tables = İzlemek için
web-running-tables-none = Açık bir maç oynanmıyor.
web-join = Katıl
web-your-turn = Sıra sizde
web-status-gathering = Oyuncu bekleniyor
web-status-playing = Sürüyor
web-status-over = Bitti
web-host = Kendiniz barındırın
web-host-text = Sandtable tek bir programdır. Kendi bilgisayarınızda başlatın, ağınızdaki herkes oynasın:

# Yeni masa

web-new-table-of = Yeni masa: { $game }
web-no-game = Bu oyun burada oynanamıyor.
web-seats = Koltuklar
web-seat-count = Koltuk sayısı
web-seat = Koltuk { $seat }
web-seat-me = Ben
web-seat-invite = Bağlantıyı alan kişi
web-seat-empty = boş
web-bot = { $level } bot
web-bot-level = Botun düzeyi
web-same-name = { $name } ({ $seat })
web-level-random = Rastgele
web-level-recruit = Acemi
web-level-regular = Er
web-level-veteran = Kıdemli
web-level-elite = Seçkin
web-open-to-all = Herkese açık
web-open-to-all-help = Masa ana sayfada listelenir. Yoksa yalnızca bağlantısıyla bulunur.
web-options = Seçenekler
web-scenario = Senaryo
web-preview = Karşılaşma başlarken harita
web-measured = Ne beklenir
web-measured-by = Botlar arasında { $games } oyun: { $bots }
web-measured-wins = { $seat } kazanır
web-measured-won-together = Birlikte kazanıldı
web-measured-lost-together = Birlikte kaybedildi
web-measured-balanced = Hiçbir koltuk avantajlı değil.
web-measured-favoured = Koltuk { $seat } avantajlı.
web-measured-length = Bir maç yaklaşık { $count } karar sürer.
web-measured-nothing = Bu düzeni henüz kimse ölçmedi: kimin avantajlı olduğu ve ne kadar sürdüğü bilinmiyor.
web-clock = Saat
web-clock-kind = Saat türü
web-clock-none = Yok
web-clock-live = Canlı
web-clock-days = Hamle başına gün
web-clock-bank = Her oyuncunun dakikası
web-clock-increment = Her karardan sonra eklenen saniye
web-clock-hours = Her karar için saat
web-clock-vacation = İzin günleri
web-timeout = Süre dolduğunda
web-timeout-forfeit = Koltuk kaybeder
web-timeout-bot = { $level } bot oynamayı sürdürür
web-open-table = Masayı aç

# Masada

web-table-of = Masa: { $names }
web-no-table = Böyle bir masa yok
web-no-board = Bu oyunun tarayıcıda henüz tahtası yok. Terminalde oynanabilir.
web-gathering = Yerlerinizi alın
web-your-name = Adınız
web-guest = Konuk
web-you = siz
web-sit = Buraya otur
web-stand = Kalk
web-clear-seat = Koltuğu boşalt
web-seat-bot = Bot oturt
web-invite = Daveti kopyala
web-copied = Kopyalandı
web-copy-link = Bağlantıyı kopyala
web-start = Başlat
web-start-waits = Önce bütün koltuklar dolmalı.
web-contributed = zar
web-contributed-help = Bu koltuk zarlara kendi rastgele değerini kattı.
web-commitment = Sunucunun zarlar için sözü
web-here = burada
web-away = uzakta
web-to-act = sırada
web-spectators = { $count } izleyici
web-prompt = Ne yapılacak
web-step-back = Geri al
web-first-another = Henüz değil: önce parlayanlardan birini seçin.
web-why-not = Neden olmaz:
web-clause = Kuralların { $rule } maddesi
web-undo = Geri al
web-stale = Bu arada bir şey oldu. Yeniden bakıp seçin.
web-line-lost = Bağlantı koptu. Kendiliğinden geri gelecek.
web-side = Tahtanın yanı
web-log = Günlük
web-log-empty = Henüz bir şey olmadı.
web-show-position = Bundan sonraki konumu göster
web-odds = Olasılıklar
web-odds-none = Şu anda seçilebilecek hiçbir şey şansa bağlı değil.
web-odds-mean = Ortalama { $mean }
web-odds-value = Değer
web-odds-chance = Olasılık
web-thing-odds = { $thing }; { $what }: { $odds }
web-chat = Sohbet
web-chat-unread = Sohbet ({ $count })
web-chat-empty = Kimse bir şey söylemedi.
web-chat-say = Bir şey söyleyin
web-send = Gönder
web-from-the-side = (izleyici)
web-table-menu = Masa
web-take-back = Geri almayı iste
web-take-back-asked = { $name } son hamlesini geri almak istiyor.
web-take-back-waits = Geri almak istediniz; ötekiler henüz yanıtlamadı.
web-ask-pause = Saatleri durdurmayı iste
web-pause-asked = { $name } saatleri durdurmak istiyor.
web-pause-waits = Saatleri durdurmak istediniz; ötekiler henüz yanıtlamadı.
web-paused = Saatler durdu.
web-resume = Sürdür
web-agree = Kabul et
web-decline = Reddet
web-vacation = Bir gün izin al ({ $left } kaldı)
web-vacation-end = İzni bitir
web-resign = Çekil
web-resign-sure = Bu maçtan çekilecek misiniz?
web-look-back = Geriye bak
web-while-away = Siz yokken { $count } şey oldu.
web-show-it = Göster
web-curtain = Cihazı şu oyuncuya verin: { $name }.
web-curtain-lift = Ben { $name }
web-position = Konum, sözcüklerle
web-keys = Tuşlar
web-key-tab = seçilebilecek bir sonraki şeye
web-key-arrows = masadaki her şeyin üzerinde
web-key-enter = seç
web-key-esc = son tıklamayı geri al ya da tekrardan çık
web-key-w = bu neden seçilemiyor?
web-key-u = geri al
web-key-d = konum, sözcüklerle
web-key-brackets = bir adım geri, bir adım ileri
web-key-help = bu tuşlar

# Son ve kayıt

web-result = Sonuç
web-you-won = Kazandınız!
web-won = Kazanan: { $name }.
web-drawn = Berabere.
web-all-lost = Herkes kaybetti.
web-by-resignation = çekilme ile
web-by-time = süreden
web-rematch = Rövanş
web-to-rematch = Rövanşa git
web-to-record = Kayıt
web-to-table = Masaya git
web-play-on = Buradan oyna
web-play-on-text = { $line }. adımdan sonraki konumla yeni bir masa açılır. Bu maç olduğu gibi kalır.
web-play-on-seat = Koltuğunuz
web-play-on-level = Öteki koltuklardaki botların düzeyi
web-play-on-go = Oynamaya başla
web-branch-note = Başka türlü olsaydı:
web-branch-from = başka bir maçın { $line }. adımından ayrılan dal
web-record-of = Kayıt: { $names }
web-replay = Tekrar
web-replay-start = Başa
web-replay-turn-back = Bir tur geri
web-replay-back = Bir adım geri
web-replay-play = Oynat
web-replay-pause = Duraklat
web-replay-on = Bir adım ileri
web-replay-turn-on = Bir tur ileri
web-replay-end = Sona
web-replay-step = Adım
web-replay-at = Adım { $line } / { $last }
web-replay-leave = Masaya dön
web-share-step = Bu adımı paylaş
web-download = Kaydı indir
web-proof = Zarlar adil miydi?
web-proof-promise = Yayımlanan sır, maçtan önce söz verilenle aynı.
web-proof-promise-broken = Yayımlanan sır, söz verilen değil.
web-proof-seed = Tohum, sırdan ve her koltuğun katkısından çıkıyor.
web-proof-seed-other = Tohum, sırdan ve katkılardan çıkmıyor.
web-proof-withheld = Sır, maç bitince yayımlanır.
web-proof-unable = Bu tarayıcı özetleri yalnızca güvenli sayfalarda (https ya da bu bilgisayar) hesaplar. Kaydı programla denetleyin.
web-proof-secret = Sır
web-proof-contribution = { $seat } numaralı koltuğun katkısı
web-proof-seed-name = Tohum
web-proof-verify = Bunu az önce tarayıcınız kendisi hesapladı. Her karıştırmayı da yinelemek için kaydı indirip şunu çalıştırın:

# Kurallar

web-contents = İçindekiler
web-no-rules = Bu oyunun kuralları burada yok.
web-a-table = Çizelge

# Profil

web-account = Hesabınız
web-account-since = Hesap: { $day } gününden beri
web-guest-since = Konuk: { $day } gününden beri
web-nobody-yet = Burada henüz bir adınız yok. Bir ad alın ya da hemen oynayın.
web-rating = Puan { $rating } ± { $deviation }, { $matches } puanlı maç
web-rating-plot = Puanın seyri, { $least } ile { $most } arasında
web-no-rating = Henüz puanlı maç yok.
web-seat-column = Koltuk
web-result-won = Kazandı
web-result-drawn = Berabere
web-result-lost = Kaybetti
web-history = Maçlar
web-history-none = Henüz biten maç yok.
web-save = Kaydet
web-saved = Kaydedildi.
web-save-name = Adı kaydet
web-register-or-login = Hesap
web-register-help = Hesap, geçmişinizi ve puanınızı her cihazda saklar. Konukken oynadıklarınız sizde kalır.
web-account-name = Hesap adı
web-password = Parola
web-register = Hesap aç
web-registered = Hesap artık sizin.
web-login = Giriş yap
web-logout = Çıkış yap
web-logout-everywhere = Her yerden çıkış yap
web-notifications = Sıra size geldiğinde
web-notify-when = Sayfa dışında haber ver
web-notify-offline = sayfa açık değilken
web-notify-always = her zaman
web-notify-never = hiçbir zaman
web-webhook = Web kancası (https adresi)
web-webhook-template = Oraya gönderilen
web-webhook-help = { "{text}" }, { "{game}" }, { "{table}" }, { "{url}" } ve { "{name}" } doldurulur.
web-email = E-posta
web-other-device = Başka bir cihaz
web-other-device-help = Kişisel bağlantı sizi orada aynı kişi yapar. Ona sahip olan sizsiniz.
web-make-link = Kişisel bağlantı oluştur
web-programs = Oynayan programlar
web-programs-help = Anahtar, bir programınızın masalara oturmasını sağlar. Bir kez gösterilir.
web-token-label = Ne için
web-make-token = Anahtar oluştur
web-drop-token = Geri al
web-farewell = Beni sil
web-farewell-help = Adınız, hesabınız ve ayarlarınız hemen silinir. Maçlar, birlikte oynadıklarınız için adınız olmadan kalır.

# Ayarlar

web-language = Dil
web-theme = Tema
web-theme-system = Sistemdeki gibi
web-theme-light = Kâğıt
web-theme-dark = Lamba ışığı
web-motion = Hareket
web-motion-help = Oynanan kartlar yol alır. Bir tıklama atlar.
web-sound = Ses
web-sound-help = Sıranız geldiğinde iki kısa ses.
web-notify = Bildirimler
web-notify-help = Sayfa arka plandayken tarayıcı sıranızı haber verir.

# Battle Line

web-bl-line = Dokuz bayrak; bu yanda { $near }, öbür yanda { $far }
web-bl-your-hand = Eliniz
web-bl-by-colour = Renge göre sırala
web-bl-by-value = Değere göre sırala
web-bl-deck = { $deck }, { $size } kart, en üstte: { $top }
web-bl-unknown-card = bilinmiyor
web-bl-discards = Atılanlar, { $count ->
    [0] yok
   *[other] { $cards }
 }
web-bl-discards-short = Atılan: { $count }
web-bl-guile = Hile kartları
web-bl-holds = Elinde { $troops } birlik ve { $tactics } taktik kartı var; bilinen: { $known }
web-bl-no-cards = kart yok
web-bl-rank-sum = Toplam
web-bl-rank-host = Kaos
web-bl-rank-skirmish = Piramit
web-bl-rank-battalion = Ters Yay
web-bl-rank-phalanx = Sütun
web-bl-rank-wedge = Elmas
web-bl-side-complete = { $cards }: { $strength }
web-bl-side-growing = { $cards }, en iyi olasılıkla { $strength }
web-bl-unseen = Görülmeyen birlikler
web-bl-unseen-caption = Renk ve değere göre altmış birlik
web-bl-unseen-legend = { $count } görülmedi; çerçeveli: görülmedi, kesikli: elinizde, çizili: açık
web-bl-troop-seen = açık
web-bl-troop-held = elinizde
web-bl-troop-unseen = görülmedi
web-bl-says-turn = Tur { $turn }, { $name }.
web-bl-says-flag = { $flag } numaralı bayrak{ $claimed ->
    [yes] , sahibi { $owner }
   *[no] , açık
 }{ $fog ->
    [yes] , Sis
   *[no] { "" }
 }{ $mud ->
    [yes] , Bataklık
   *[no] { "" }
 }. { $near }: { $nearside }. { $far }: { $farside }.
web-bl-says-hand = { $name } elinde: { $cards }.
web-bl-says-other-hand = { $name } elinde { $troops } birlik ve { $tactics } taktik kartı var.
web-bl-says-decks = Birlik destesinde { $troops }, taktik destesinde { $tactics } kart var.
web-bl-says-discards = Atılanlar: { $cards }.
# D-Day Dice tahtası

web-dd-board-beach = Sahil: { $map }, { $place }, { $date }
web-dd-board-bunker-short = Sığınak
web-dd-board-turn = Tur { $turn }, { $phase }
web-dd-board-point = Anlamını okumak için bir bölgeye ya da karta dokun.
web-dd-board-phase-start = başlangıç
web-dd-board-phase-pool = hazırlık
web-dd-board-phase-dice = 1 zarlar
web-dd-board-phase-result = 1 sonuç
web-dd-board-phase-upkeep = 2 toplama
web-dd-board-phase-marker = 3 işaret
web-dd-board-phase-supply = 4 ikmal
web-dd-board-phase-move = 5 hareket
web-dd-board-phase-combat = 6 çatışma
web-dd-board-phase-fire = 6 ateş
web-dd-board-phase-losses = 6 kayıplar
web-dd-board-phase-end = tur sonu
web-dd-board-phase-over = bitti
web-dd-board-nation-us = Amerika Birleşik Devletleri
web-dd-board-nation-uk = Birleşik Krallık
web-dd-board-nation-ca = Kanada
web-dd-board-nation-fr = Fransa
web-dd-board-tricolours = Üç renkler
web-dd-board-three = Üç renkte: { $face }
web-dd-board-tri-skull = { $nation ->
    [uk] 8 puana kadar bir eşya, sana ya da başka bir birliğe
    [ca] 10 puana kadar bir eşya; ya da 3 cesaret
    [fr] 8 puana kadar bir eşya
   *[us] 12 puana kadar bir eşya
 }
web-dd-board-tri-star = { $nation ->
    [uk] seçtiğin bir sonuç, sana ya da başka bir birliğe
    [ca] seçtiğin bir sonuç; ya da 2 yıldız
   *[us] seçtiğin bir sonuç
 }
web-dd-board-tri-s1 = { $nation ->
    [uk] 4 asker, başka bir birliğe de 4
    [ca] 5 asker; ya da 2 asker ve 2 cesaret
    [fr] 4 asker ve 2 cesaret
   *[us] 5 asker
 }
web-dd-board-tri-s2 = { $nation ->
    [uk] 3 asker, başka bir birliğe de 3
    [ca] 7 asker; ya da 4 asker ve 2 yıldız
    [fr] 7 asker ve 1 cesaret
   *[us] 7 asker
 }
web-dd-board-tri-courage = { $nation ->
    [uk] cesaretsiz ve koşulsuz ilerleme; bir birlik daha izleyebilir
    [fr] cesaretsiz, koşulsuz ve mayınsız ilerleme
   *[us] cesaretsiz ve koşulsuz ilerleme
 }
web-dd-board-tri-tool = { $nation ->
    [uk] 2 eşya puanı, başka bir birliğe de 2
    [ca] 6 eşya puanı; ya da bir eşya daha bul
    [fr] 8 eşya puanı
   *[us] 6 eşya puanı
 }
web-dd-board-sector = { $sector }: savunma { $def }, makineli tüfek { $guns }, { $shield ->
    [black] siyah kalkan
   *[white] beyaz kalkan
 }
web-dd-board-def-cut = { $zero ->
    [yes] bu tur bir kartla savunma 0
   *[no] bu tur kartlarla savunma { $less } eksik
 }
web-dd-board-guns-show = makineliler { $dice } gösteriyor
web-dd-board-have = yalnızca { $what } ile
web-dd-board-sacrifice = giren feda eder: { $what }
web-dd-board-discard = giren atar: { $what }
web-dd-board-explosives = giren patlayıcı atar: { $count }
web-dd-board-any-specialist = herhangi bir uzman
web-dd-board-either = { $one } ya da { $other }
web-dd-board-plus = her tur bir fazla: { $face }
web-dd-board-minus = her tur bir eksik: { $face }
web-dd-board-joins = girişte katılır: { $specialist }
web-dd-board-enter = girişte 1 ile 6 arası asker
web-dd-board-award-here = burada bir nişan seçilebilir
web-dd-board-few-dice = burada atılan zar: { $count }
web-dd-board-no-lock = burada zar kilitlenmez
web-dd-board-no-items = burada eşya bulunmaz
web-dd-board-max-units = en çok birlik: { $count }
web-dd-board-special = makinelinin her 6’sı ayrıca şuna mal olur: { $what }
web-dd-board-outlook = buradaki kaybın: ortalama { $mean }, en kötü { $worst }, sağ kalma %{ $survival }
web-dd-board-at-worst = ≤{ $worst }
web-dd-board-way = { $from } → { $to }{ $forward ->
    [yes] : { $cost } cesaret
   *[no] : yana, bedelsiz
 }{ $mines ->
    [yes] , mayın
   *[no] {""}
 }{ $obstacle ->
    [yes] , engel
   *[no] {""}
 }
web-dd-board-marker = { $shows ->
    [safe] Sığınakta güvende.
    [shield] Siyah kalkan: { $left } tur içinde ilerle.
    [arrow] Ok: birlik ilerlemeli.
   *[other] Şerit: { $shows }; birlik { $left } tur içinde ilerlemeli.
 }{ $must ->
    [yes] {" "}Bu tur ilerlemeli.
   *[no] {""}
 }
web-dd-board-due = { $left ->
    [0] bu tur ilerle
    [one] 1 tur kaldı
   *[other] { $left } tur kaldı
 }
web-dd-board-vp = { $points } ZP
web-dd-board-unit = { $name }, { $nation }, { $sector }: asker { $soldiers }, uzman { $specialists }, yıldız { $stars }, cesaret { $courage }, eşya puanı { $points }, { $ready ->
    [yes] hazır
   *[no] seçiyor
 }
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
web-dd-board-says = { $what }.
web-dd-board-says-turn = Tur { $turn }, { $phase }. { $map }, { $place }, { $date }.
web-dd-board-says-dice = Zarları: { $dice }.
web-dd-board-says-cards = Elindekiler: { $cards }.
web-dd-board-says-pool = Bulunabilecekler: { $cards }.
web-dd-board-says-awards = Alınabilecek nişanlar: { $cards }.
web-dd-board-stands = burada duran birlik: { $name }
web-dd-board-does-scout = İlerlemeler 1 cesaret ucuzlar.
web-dd-board-does-sharpshooter = Her MG zarı 1 eksik sayılır.
web-dd-board-does-medic = Çatışmada ve mayında 1 kayıp az.
web-dd-board-does-minesweeper = Mayın zarı atılmaz.
web-dd-board-does-veteran = Her üç renk için 2 asker.
web-dd-board-does-engineer = Alet varsa bir alet daha.
web-dd-board-does-radioman = Takviye ve Taze Birlik: 3 asker fazla.
web-dd-board-does-chaplain = Cesaret sonucu varsa 1 cesaret daha.
web-dd-board-does-quartermaster = Eşyalar 2, araçlar 4 ucuz.
web-dd-board-does-gunner = Savunma 1 eksik sayılır.
web-dd-board-does-courier = Komşu bölgelerle takas; başkasına verilebilir.
web-dd-board-does-bugler = Girilen her bölge için 2 asker.
web-dd-board-does-mechanic = Araçlar 6 ucuz ve eşyanın yanında bulunur.
web-dd-board-does-stretcher-bearer = Özel hasar almaz.
web-dd-board-does-corporal = İkinci atışa bir kilitli zar katılabilir.
web-dd-board-does-sergeant = Asker sonucu varsa 1 asker daha.
web-dd-board-does-lieutenant = Zar değişilir; tek başına yedekle.
web-dd-board-does-captain = Turda bir kurukafa hiçbir şeyi iptal etmez.
web-dd-board-does-major = Beyaz bölgelerde bir tur uzun.
web-dd-board-does-colonel = Her tur seçtiğin bir sonuç.
web-dd-board-does-ranger = "Yalnızca ile" ve "atar" koşulları yok.
web-dd-board-does-resistance-fighter = Hemen 10 puana kadar bir eşya; turda iki eşya.
web-dd-board-does-war-hero = Çatışmada 2 kayıp az.
web-dd-board-does-flag-bearer = Her tur 1 cesaret; nişan 4 cesaret.
web-dd-board-does-bangalore-torpedo = Ateş: bölgenin savunması 0, sığınak değil. 2 patlayıcı.
web-dd-board-does-binoculars = Bir zarı, MG zarını ya da mayın zarını ayarla.
web-dd-board-does-carrier-pigeon = Bu tur herhangi bir birlikle takas.
web-dd-board-does-command-jacket = Bu tur Önderlik.
web-dd-board-does-dispatch-case = Zarların başka bir birliğin yüzlerini alır.
web-dd-board-does-field-radio = 5 asker.
web-dd-board-does-flak-vest = Ateş: makinelilerden kaybın yok.
web-dd-board-does-hand-grenades = Ateş: bölgenin savunması −3. 1 patlayıcı.
web-dd-board-does-first-aid-kit = Ateş: 4 kayıp az.
web-dd-board-does-smoke-canister = Ateş: bölgendeki her makineli en çok 1.
web-dd-board-does-hip-flask = 2 cesaret.
web-dd-board-does-map-case = İşaret bir adım geri gider.
web-dd-board-does-wire-cutters = Bir engeli geçirir.
web-dd-board-does-grappling-hook = Yalnızca koşullar için.
web-dd-board-does-mortar = Ateş: bir bölgenin savunması −5, sığınak değil. 1 patlayıcı.
web-dd-board-does-toggle-rope = Yalnızca koşullar için.
web-dd-board-does-mine-detector = Bir mayın zarı atılmaz.
web-dd-board-does-satchel-charge = Ateş: bölgenin savunması −5. 2 patlayıcı.
web-dd-board-does-bazooka = Ateş: bölgende bir makineli 0 sayılır. 1 patlayıcı.
web-dd-board-does-flamethrower = Ateş, yalnızca sığınakta: savunma −6.
web-dd-board-does-enemy-uniform = Ateş: kaybın yok, sığınakta olmaz.
web-dd-board-does-signal-flares = 4 asker.
web-dd-board-does-air-recon-photos = Bu ilerlemede "yalnızca ile" koşulu ve mayın zarı yok.
web-dd-board-does-ammunition-crate = Zarsız 2 alet. 1 patlayıcı.
web-dd-board-does-bulldozer = Bölgedeki herkes engelleri geçer.
web-dd-board-does-jeep = Bölgeden ilerlemek 1 cesaret ucuz.
web-dd-board-does-dukw = Bölgedeki herkese her tur 1 asker.
web-dd-board-does-ambulance = Bölgedeki herkese 2 kayıp az.
web-dd-board-does-half-track = Bölgedeki her makineli 2 eksik sayılır.
web-dd-board-does-sherman = Bölgenin savunması −3.
web-dd-board-does-medal-of-honor = Bedelsiz bir uzman al.
web-dd-board-does-distinguished-service-cross = 8 asker.
web-dd-board-does-silver-star = 5 yıldız.
web-dd-board-does-bronze-star = 2 yıldız ve 2 cesaret.
web-dd-board-does-purple-heart = Bu tur çatışma kaybı yarıya iner.
web-dd-board-does-victoria-cross = Diğer her birliğe 5 asker.
web-dd-board-does-military-cross = Bölgendeki makineliler bu tur 0 sayılır.
web-dd-board-does-distinguished-service-order = 5 cesaret.
web-dd-board-does-military-medal = Zarlarından ikisini ayarla.
web-dd-board-does-george-cross = Bu tur bölgenin savunması 0, sığınak değil.
web-dd-board-does-memorial-cross = Ölen bir uzman döner, sana ve başka bir birliğe.
web-dd-board-does-volunteer-service-medal = 5 asker, başka bir birliğe de 5.
web-dd-board-does-croix-de-guerre = Havuzdan bedelsiz bir eşya.
web-dd-board-does-medaille-militaire = 18 eşya puanı.
web-dd-board-does-legion-dhonneur = Bu tur bir Savaş Narası.
web-dd-board-does-ordre-de-la-liberation = Seçtiğin bir üç renk ödülü.

# Undaunted: the board

web-un-board-mark-us = ABD
web-un-board-mark-ge = ALM
web-un-board-stack = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
 }
web-un-board-no-cards = kart yok
web-un-board-no-counters = taş yok
web-un-board-counter = { $unit }, savunma { $defence }{ $suppressed ->
    [yes] , bastırılmış
   *[no] { "" }
 }
web-un-board-served-all = bütün taraf
web-un-board-served-sniper = Keskin Nişancılar
web-un-board-served-mortar = Havan
web-un-board-served-squad = { $squad } mangası
web-un-board-spawn-mark-all = tüm
web-un-board-spawn-mark-sniper = Ni
web-un-board-spawn-mark-mortar = Ha
web-un-board-spawn = { $side } giriş noktası: { $whom }
web-un-board-tile = Karo { $tile }, { $ground }, siper { $cover }
web-un-board-objective = hedef değeri { $value }
web-un-board-radio = telsiz
web-un-board-marker-scouted = keşfeden: { $side }
web-un-board-marker-controlled = kontrol eden: { $side }
web-un-board-target = havan nişanı: { $side }
web-un-board-goal-pin = { $points } · düşmanı çivile
web-un-board-goal-points = { $points } / { $goal }
web-un-board-map = Harita: { $scenario }
web-un-board-enlarge = Haritayı büyüt
web-un-board-side = { $side }, { $name }
web-un-board-zone-play = { $side } oyun alanı, kart: { $count }
web-un-board-zone-supply = { $side } ikmali, kart: { $count }
web-un-board-name-play = Oynanan
web-un-board-name-supply = İkmal
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
web-un-board-pinned = Çivilendi: haritada Piyade yok
web-un-board-hopeless = Umut kalmadı: hedefe ulaşılamaz
web-un-board-round = { $round }. tur
web-un-board-roll = { $unit }: gereken en az { $total }; zarlar { $dice }; { $result ->
    [hit] isabet
   *[miss] ıska
 }
web-un-board-hit = İsabet
web-un-board-miss = Iska
web-un-board-no-roll = Henüz zar atılmadı
web-un-board-tray = Ne için oynanacak
web-un-board-action = { $action }{ $strength ->
    [0] { "" }
   *[other] {" "}{ $strength }
 }
web-un-board-hand-group = { $side } eli, kart: { $count }
web-un-board-hand-empty = Elde kart yok
web-un-board-cards = Kartlar
web-un-board-cards-hint = E+D: el ve deste birlikte · Is: ıskarta · İk: ikmal
web-un-board-short-pool = E+D
web-un-board-short-discard = Is
web-un-board-short-supply = İk
web-un-board-says-round = { $scenario }, en çok { $limit } turun { $round }. turu.
web-un-board-says-turn = Sıra: { $side }. İnisiyatif işareti: { $marker }.
web-un-board-says-initiative = İnisiyatif için kart seçiliyor. İnisiyatif işareti: { $marker }.
web-un-board-says-over = Oyun bitti. İnisiyatif işareti: { $marker }.
web-un-board-says-side = { $side } tarafını yöneten: { $name }. Puan: { $goal }.
web-un-board-says-pinned = { $side } çivilendi.
web-un-board-says-hopeless = { $side } hedefine artık ulaşamaz.
web-un-board-says-hand = { $side } eli: { $cards }.
web-un-board-says-held = { $side } elindeki kart: { $count }.
web-un-board-says-chosen = { $side } inisiyatif için seçti: { $card }.
web-un-board-says-chosen-hidden = { $side } inisiyatif için bir kart seçti.
web-un-board-says-deck = { $side } kartları: destede { $deck }, oyundan çıkan { $removed }.
web-un-board-says-play = { $side } bu sırada oynadı: { $cards }.
web-un-board-says-discard = { $side } ıskartası: { $cards }.
web-un-board-says-supply = { $side } ikmali: { $cards }.
web-un-board-says-removed = Oyundan çıkan, { $side }: { $cards }.
web-un-board-says-tile = { $tile }: { $counters }.
web-un-board-ground-open-ground = açık arazi
web-un-board-ground-haystacks = saman yığınlı tarla
web-un-board-ground-ploughed-field = sürülmüş tarla
web-un-board-ground-wheat-field = buğday tarlası
web-un-board-ground-crop-field = ekili tarla
web-un-board-ground-hedged-field = çitli tarla
web-un-board-ground-hedged-fields = çitli tarlalar
web-un-board-ground-wood = koru
web-un-board-ground-forest = orman
web-un-board-ground-wood-and-pond = göletli koru
web-un-board-ground-hill = tepe
web-un-board-ground-hill-and-cliff = uçurumlu tepe
web-un-board-ground-river = nehir
web-un-board-ground-river-and-islet = adacıklı nehir
web-un-board-ground-river-and-trees = ağaçlı nehir
web-un-board-ground-river-and-footbridge = yaya köprülü nehir
web-un-board-ground-river-and-bridge = köprülü nehir
web-un-board-ground-farm = çiftlik
web-un-board-ground-farmhouse = çiftlik evi
web-un-board-ground-manor-and-orchard = meyve bahçeli konak
web-un-board-ground-hamlet = mezra
web-un-board-ground-ruined-hamlet = yıkık mezra
web-un-board-ground-village = köy
web-un-board-ground-village-street = köy sokağı
web-un-board-ground-scattered-houses = dağınık evler
web-un-board-ground-church = kilise
