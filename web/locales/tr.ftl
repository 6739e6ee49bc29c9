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
web-list = { $list }

# Ana sayfa

web-welcome = Sandtable
web-welcome-text = Masaüstü savaş oyunları, eksiksiz ve kitabına göre. Hesap gerekmez.
web-games = Oyunlar
web-play-now = Bota karşı hemen oyna
web-play-now-alone = Hemen tek başına oyna
web-new-table = Yeni masa
web-coming = Yakında
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
web-preview = Maç başlarken harita
web-measured = Ne beklenir
web-measured-by = Botlar arasında { $games } oyun: { $bots }
web-measured-wins = { $seat } kazanır
web-measured-won-together = Birlikte kazanıldı
web-measured-lost-together = Birlikte kaybedildi
web-measured-balanced = Hiçbir koltuk avantajlı değil.
web-measured-length = Bir maç yaklaşık { $count } karar sürer.
web-measured-nothing = Bu düzeni henüz kimse ölçmedi: kimin avantajlı olduğu ve ne kadar sürdüğü bilinmiyor.
web-clock = Saat
web-clock-kind = Saat türü
web-clock-none = Yok
web-clock-live = Canlı
web-clock-days = Hamle başına gün
web-clock-bank = Oyuncu başına dakika
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
web-odds-none = Şu anda seçilebilecekler için söylenecek bir olasılık yok.
web-odds-mean = Ortalama { $mean }
web-odds-value = Değer
web-odds-chance = Olasılık
web-thing-says = { $thing }: { $printed }
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
web-resign = Pes et
web-resign-sure = Bu maçta pes ediyor musunuz?
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
web-key-esc = son tıklamayı geri al ya da tekrar izlemeyi kapat
web-key-w = bu neden seçilemiyor?
web-key-i = odaktaki ya da üzerinde durulan şeyi açıkla
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
web-you-lost = Kaybettiniz.
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
web-proof-contribution = Katkı: { $seat }
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
web-rating-plot = Puanın seyri, { $least } ile { $most } arasında
web-seat-column = Koltuk
web-result-won = Kazandı
web-result-drawn = Berabere
web-result-lost = Kaybetti
web-history = Maçlar
web-history-none = Henüz biten maç yok.
web-save = Kaydet
web-saved = Kaydedildi.
web-save-name = Adı kaydet
web-rename-guest = Hâlâ oynadığınız masalar yeni adı hemen gösterir; biten maçlar eskisini korur.
web-rename-account = Bu adla giriş yaparsınız. Hâlâ oynadığınız masalar yenisini hemen gösterir; biten maçlar eskisini korur. Eski adı bir ay boyunca başkası alamaz.
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
web-link-title = Kişisel bağlantı
web-link-question = Bu bağlantı sizi bu cihazda { $name } yapar. Bunu istiyor musunuz?
web-link-instead = Şu anda burada { $name } adıyla bulunuyorsunuz; artık öyle olmayacaksınız.
web-link-warning = Bu bağlantıyı gönderen de { $name } olarak girebilir. Yalnızca kendi bağlantınızsa kullanın.
web-link-yes = { $name } olarak devam et
web-link-no = Hayır
web-sessions = Oturumlarınız
web-session-unknown = Bilinmeyen cihaz
web-session-since = { $day } tarihinden beri
web-session-this = burası
web-session-end = Orada çıkış yap
web-change-password = Parolayı değiştir
web-old-password = Şimdiki parola
web-new-password = Yeni parola
web-password-changed = Parolanız değişti; başka her yerde oturumunuz kapatıldı.
web-forgot-password = Parolanızı mı unuttunuz?
web-reset-title = Yeni parola
web-reset-help = Hesabınızın doğrulanmış bir e-posta adresi varsa oraya bir bağlantı gelir.
web-reset-ask = Bağlantıyı gönder
web-reset-sent = Doğrulanmış adresi olan böyle bir hesap varsa e-posta yolda. Bağlantı bir saat geçerlidir.
web-other-device = Başka bir cihaz
web-other-device-help = Kişisel bağlantı sizi orada aynı kişi yapar. Bir gün içinde, bir kez geçerlidir; onu kullanan sizsiniz.
web-make-link = Kişisel bağlantı oluştur
web-programs = Oynayan programlar
web-programs-help = Anahtar, bir programınızın burada oynamasını ya da okumasını sağlar, başka bir şey yapamaz: hesabınıza dokunamaz.
web-token-label = Adı
web-make-token = Anahtar oluştur
web-drop-token = Geri al
web-drop-token-named = Geri al: { $name }
web-token-scopes = Ne yapabilir
web-scope-play = Sizin adınıza oynamak
web-scope-play-help = Masa açar, oturur, karar verir ve masada konuşur.
web-scope-read = Maçlarınızı okumak
web-scope-read-help = Maçlarınızı listeler, sizin gözünüzle izler ve önceki konumlara bakar.
web-token-may-both = Sizin adınıza oynayabilir ve maçlarınızı okuyabilir
web-token-may-play = Sizin adınıza oynayabilir
web-token-may-read = Maçlarınızı okuyabilir
web-token-may-nothing = Hiçbir şey yapamaz
web-token-days = Geçerlilik süresi
web-token-days-count = { $days ->
    [365] bir yıl
   *[other] { $days } gün
}
web-token-made = Anahtar oluşturuldu.
web-token-once = “{ $name }” anahtarı budur. Şimdi kopyalayın: bir daha gösterilmez.
web-copy-token = Anahtarı kopyala
web-token-good = { $day } tarihine kadar geçerli
web-token-soon = yalnızca { $day } tarihine kadar geçerli
web-token-expired = { $day } tarihinde süresi doldu
web-token-used = son kullanım: { $moment }
web-token-unused = hiç kullanılmadı
web-email-password = Yeni adres için parolanız
web-email-password-help = Adresi elinde tutan, parolayı sıfırlayabilir. Değişiklik eski adrese bildirilir.
web-farewell = Beni sil
web-farewell-help = Adınız, hesabınız ve ayarlarınız hemen silinir. Maçlar, birlikte oynadıklarınız için adınız olmadan kalır.

web-account-settings = Hesap ve ayarlar
web-to-profile = Profilinize
web-name = Ad
web-leave = Çıkış ya da veda
web-profile-matches = { $count ->
    [one] bir maç
   *[other] { $count } maç
 }
web-profile-form = son { $count } maçın { $won } tanesi kazanıldı
web-challenge = Meydan okuma bağlantısı
web-challenge-help = Bir oyun seçin. Boş yeri olan bir masa açılır ve göndereceğiniz bağlantıyı alırsınız.
web-challenge-send = Masa açık. Bu bağlantıyı açan boş yere oturabilir:
web-score-plot = Zaman içinde puanlar, { $least } ile { $most } arasında
web-balance-plot = Zaman içinde galibiyetler ve mağlubiyetler, { $least } ile { $most } arasında
web-best-score = en iyi puan
web-won-of = galibiyet, { $count } maçta
web-no-match = Henüz maç yok.
web-tally = { $won } galibiyet, { $lost } mağlubiyet
web-tally-drawn = { $won } galibiyet, { $lost } mağlubiyet, { $drawn } beraberlik
web-history-all = Tümü ({ $count })
web-match-as = { $role } olarak
web-match-alone = tek başına
web-match-points = { $points ->
    [one] bir puan
   *[other] { $points } puan
 }
web-length-minutes = { $minutes } dk
web-length-hours = { $hours } sa { $minutes } dk
web-length-days = { $days } gün
web-by-side = Taraflara göre
web-luck-over = Zarlı son { $count } maçta zarların size getirdiği, beklenene karşı.
web-luck-count = Hesapla
web-luck-matches = { $count ->
    [one] bir maç
   *[other] { $count } maç
 }
web-luck-none = Bu maçlarda zar atılmadı.

# Ayarlar

web-language = Dil
web-theme = Tema
web-theme-system = Sistemdeki gibi
web-theme-light = Kâğıt
web-theme-dark = Lamba ışığı
web-motion = Hareket
web-motion-help = Oynanan kartlar hareket eder. Bir tıklama bunu atlar.
web-sound = Ses
web-sound-help = Sıranız geldiğinde iki kısa ses.
web-notify = Bildirimler
web-notify-help = Sayfa arka plandayken tarayıcı sıranızı haber verir.


# Seferler

web-campaign-offer = Seferi oyna: bütün senaryolar sırayla, puanıyla
web-campaign-to = Sefere dön
web-campaign-of = Sefer: { $game }
web-campaign-score = Puan durumu
web-campaign-side = Taraf
web-campaign-victories = Zafer
web-campaign-points = Puan
web-campaign-sit = Bu tarafı yönet
web-campaign-invite = Bu bağlantıyı açan, boş tarafı yönetebilir. İki tarafın da komutanı olunca maçlar başlar.
web-campaign-next = Oyna: { $scenario }
web-campaign-go-on = Devam et: { $scenario }
web-campaign-matches = Maçlar
web-campaign-winner = Kazanan
web-campaign-table = Masaya
web-campaign-is-next = Sıradaki
web-campaign-about = Sırayla { $count } senaryo; herkes tarafını korur. Her zafer 1 sayılır; bütün seferde kaybedilen muharebe kartları bunun bir kısmını geri alır.
web-campaign-sides = Hangi tarafı kim yönetiyor?
web-campaign-begin = Sefere başla
web-campaign-mine = Seferlerim
web-campaign-played = { $played } / { $count } oynandı
web-campaign-none = { $game } oyununun seferi yok.

# Öğrenme

web-how = Nasıl oynanır
web-how-wrong = Sık yapılan yanlışlar
web-aid = Oyuncu yardımı
web-aid-page = Yazdırılacak sayfa
web-reference = Kural metni
web-key-a = oyuncu yardımı: tur, eylemler, işaretler
web-show-me = Göster bana
web-lesson-again = Derse devam et
web-newcomer = Yeni misiniz? “Göster bana” sizi gerçek bir maçtan adım adım geçirir. “Hemen oyna” sizi Acemi'nin karşısına, şansınızın iyi olduğu bir yere oturtur.
web-fair = Başlangıcınız
web-fair-where = “{ $scenario }” senaryosunda Acemi'ye karşı oynuyorsunuz. Tarafınız: { $role }.
web-fair-alone = “{ $scenario }” senaryosunda tek başınıza oynuyorsunuz. Tarafınız: { $role }.
web-fair-role = Acemi'ye karşı oynuyorsunuz. Tarafınız: { $role }.
web-fair-favoured = Başlamak için iyi bir yer: eşit güçte botlar arasında bu taraf 100 maçın { $won } tanesini kazanıyor.
web-fair-even = Burada iki taraf aşağı yukarı eşit: eşit güçte botlar arasında sizin taraf 100 maçın { $won } tanesini kazanıyor, Acemi de en zayıfı.
web-fair-together = Başlamak için en rahat yer: botlar burada 100 maçın { $won } tanesini kazanıyor.
web-fair-recommended = Kurallar ilk maç için bu başlangıcı öneriyor; şansları henüz kimse ölçmedi.
web-fair-unmeasured = Buradaki şansları henüz kimse ölçmedi; Acemi botların en zayıfıdır.
web-favoured-role = Avantajlı taraf: { $role }.
web-rules-english = Kural metni İngilizcedir. Nasıl oynanır sayfaları ve oyuncu yardımı sizin dilinizde.
web-rules-search = Kelime ya da madde arayın, örneğin { $clause }
web-rules-found = { $count ->
    [0] Hiçbir şey bulunamadı.
   *[other] { $count } yer bulundu.
 }
web-rules-clear = Hepsini göster
web-sit-too = Buraya da otur
web-commitment-help = Sunucu, kimse oturmadan önce zarların sırrını bu sayıyla sabitledi. Maç bitince herkes zarların buna göre atıldığını denetleyebilir.
web-start-away = Biri henüz burada değil.
web-facts-live = kişi başı { $minutes } dk + { $seconds } sn
web-facts-days = karar başına { $hours } saat
web-facts-no-clock = saatsiz
web-facts-casual = dostluk maçı
web-facts-rated = hesaplar arasında puanlı
web-role-and-sitter = { $role }: { $sitter }
web-logout-guest = Konuksunuz. Hesap ya da kişisel bağlantı olmadan bu ada ve maçlarına geri dönemezsiniz.
web-logout-anyway = Yine de çıkış yap
web-report-line = { $name } adlı kişinin sözünü bildir
web-report-why = { $name } adlı kişinin sözünde yanlış olan ne?
web-report = Bildir
web-reported = Bu sunucuyu işletenlere bildirildi.
web-chat-looks-on = İzleyenlerin konuştuklarını okuyorsunuz. Oyuncuların konuştukları, maç bitene dek onlarındır.
web-lobby-chat = Ana sayfada sohbet
web-lobby-chat-help = Bu sunucudaki insanların birbirine söyledikleri.
web-lobby-chat-hint = Bu sayfayı açan herkes okuyabilir.
web-lobby-chat-hide = Sohbeti gizle
web-lobby-chat-hidden = Sohbet gizlendi ve öyle kalacak. Şuradan geri getirebilirsiniz:
web-reaction = Tepki süresi
web-reaction-waits = pencere yanıtlanana kadar bekler
web-reaction-help = Birinin hemen yanıt verebileceği yerde, elde kart olsun olmasın herkes bu kadar bekler. Bir şey demeyen pas geçmiş olur.
web-reaction-waits-help = Kimse acele ettirilmez; ama yanıtlanacak bir şey olduğunu herkes görür.
web-friends = Arkadaşlar
web-friends-none = Burada henüz arkadaşınız yok.
web-friends-no-table = Boş yeri olan bir masa açın; onları tek tıkla davet edebilirsiniz.
web-friend-link = Bir arkadaş için bağlantı oluştur
web-friend-link-help = Tanıdığınız biri için bir bağlantı: bir kez, bir gün boyunca çalışır ve önce sorar.
web-friend-link-old = Bu bağlantı artık çalışmıyor. Yenisini isteyin.
web-friend-title = Arkadaş olalım mı?
web-friend-question = { $name } sizinle arkadaş olmak istiyor.
web-friend-means = Arkadaşlar, diğerinin ne zaman burada ve hangi açık masada olduğunu görür ve birbirini davet edebilir. İkisi de istediği zaman bitirebilir.
web-friend-as = Onlar için { $name } olursunuz.
web-friend-yes = Evet, arkadaş olalım
web-friend-own = Bu sizin kendi bağlantınız. Tanıdığınız birine gönderin.
web-friend-already = { $name } ile zaten arkadaşsınız.
web-friend-waits = birini bekliyor: { $game }
web-friend-plays = oynuyor: { $game }
web-friend-invite = Davet et: { $game }
web-friend-invited = davet edildi
web-friend-remove = Çıkar
web-friend-remove-sure = { $name } ile artık arkadaş olma
web-invitations = Davetler
web-invitation = { $name } sizi davet ediyor: { $game }
web-invitation-go = Masaya git
web-invitation-decline = Hayır, teşekkürler
web-invite-friends = Bir arkadaşı davet et
