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
web-seat = Koltuk { $seat }
web-seat-me = Ben
web-seat-invite = Bağlantıyı alan kişi
web-seat-empty = boş
web-bot = { $level } bot
web-bot-level = Botun düzeyi
web-level-random = Rastgele
web-level-recruit = Acemi
web-level-regular = Er
web-level-veteran = Kıdemli
web-level-elite = Seçkin
web-open-to-all = Herkese açık
web-open-to-all-help = Masa ana sayfada listelenir. Yoksa yalnızca bağlantısıyla bulunur.
web-options = Seçenekler
web-option-value = { $value ->
    [draw] Çekerek
    [seat-0] Koltuk 0
    [seat-1] Koltuk 1
   *[other] { $value }
 }
web-scenario = Senaryo
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
