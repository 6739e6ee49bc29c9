# Masanın ya da sunucunun kendi sözleri. Oyunlar kendi metinlerini getirir.

## Masadaki retler

sv-no-session = Önce bir ad seçin.
sv-no-such-seat = Böyle bir koltuk yok.
sv-seat-taken = Orada zaten biri oturuyor.
sv-not-your-seat = O koltuk sizin değil.
sv-not-host = Bunu yalnızca masayı açan yapabilir.
sv-started = Maç başladı.
sv-not-started = Maç henüz başlamadı.
sv-over = Maç bitti.
sv-not-over = Maç henüz bitmedi.
sv-seats-empty = Maç başlamadan önce her koltuk dolmalı.
sv-bad-token = Zarlara katkı 64 onaltılık basamaktır.
sv-contributed = Bu koltuk zarlara zaten katkıda bulundu.
sv-no-undo = Geri alabileceğiniz bir adım yok: ardından şans, açığa çıkan bir şey ya da başka bir karar geldi.
sv-nothing-to-take-back = Geri alabileceğiniz bir adım yok.
sv-too-many-undos = Bu maçta { $limit } adım geri alındı. Sınır budur: buradan devam edin.
sv-too-many-take-backs = Bu maçta { $limit } kez izinle adım geri alındı ya da geri almak istendi. Sınır budur: buradan devam edin.
sv-too-much-beside = Bu masanın yerleri, emirleri, molaları ve izinleri { $limit } kez değiştirildi. Sınır budur: böyle devam edin.
sv-too-many-steps = Bu masada { $limit } adım yapıldı. Sınır budur: maçı bırakın ya da başka bir masa açın.
sv-ask-pending = Başka birinin geri alma isteği hâlâ açık.
sv-nobody-asked = Bu yanıtı bekleyen yok.
sv-no-vacation = Burada o kadar izniniz kalmadı.
sv-bad-name = Bir ad 1 ila 32 görünür karakterden oluşur.
sv-bad-chat = En çok 500 karakterlik bir şey söyleyin.
sv-unreadable = “{ $given }” burada bir hamle değil; beklenen: { $expected }.
sv-old-rules = Bu masa, { $game } oyununun bu sunucuda artık bulunmayan kurallarıyla (sürüm { $version }) oynandı. Burada bulunabilir ama oynanmaya devam edilemez.
sv-table-broken = Bizim tarafımızda bir hata oldu: bu masa yüklenemiyor. Hiçbir hamle kaybolmadı; sunucuyu işleten kişi ne olduğunu görebilir. Şimdilik oynanmaya devam edilemez.
sv-decision-panicked = Bu seçimde bizim tarafımızda bir hata oldu, bu yüzden yapılmadı. Masada hiçbir şey değişmedi; başka bir seçim yapın.

## Sunucunun retleri

sv-malformed = İleti anlaşılamadı.
sv-too-large = İleti çok büyük.
sv-too-fast = Bu çok hızlıydı. Biraz bekleyip yeniden deneyin.
sv-not-found = Burada bir şey yok ya da size açık değil.
sv-other-origin = İstek başka bir sayfadan geldi.
sv-name-taken = Bu ad alınmış.
sv-already-account = Zaten bir hesabınız var.
sv-wrong-credentials = Ad ve parola uyuşmuyor.
sv-bad-password = Bir parola 8 ila 256 karakterden oluşur.
sv-bad-email = Bu bir e-posta adresi değil.
sv-no-mail = Bu sunucu e-posta göndermiyor.
sv-bad-webhook = Bu web kancası kullanılamıyor: { $why }
sv-bad-table = Bu masa açılamıyor: { $why }
sv-no-positions = Bu sunucuda bir konumdan başlayan masalara izin verilmiyor.
sv-no-lobby-chat = Bu sunucunun lobisinde sohbet yok: sunucuyu yöneten kapatmış.
sv-campaign-over = Bu sefer bitti: bütün senaryoları oynandı.
sv-campaign-one-seat = Bu seferde zaten bir koltuğunuz var.
sv-internal = Bizim tarafta bir şey ters gitti. Hiçbir şey değişmedi; yeniden deneyin.
sv-going-away = Sunucu yeniden başlatılıyor. Maçınız güvende; bu sayfa kendiliğinden geri gelecek.

## Günlük

sv-log-sits = { $role }: { $name }.
sv-log-stands = Yeniden boş: { $role }.
sv-log-contributes = { $name } zarlara katkıda bulundu.
sv-log-starts = Maç başlıyor.
sv-log-starts-from-position = Maç, kendisi için kurulmuş bir konumdan başlıyor; puanlı değildir.
sv-log-resigns = { $name } pes etti.
sv-log-out-of-time = { $name } için süre doldu.
sv-log-takes-back = { $name } önceki bir konuma dönüyor.
sv-log-undoes = { $name } bir adımı geri aldı.
sv-log-asks = { $name } son adımı geri almak istiyor.
sv-log-agrees = { $name } kabul etti.
sv-log-declines = { $name } reddetti.
sv-log-taken-over = { $role } için süre doldu: oyunu bir bot sürdürüyor.
sv-log-rests = { $days ->
    [0] { $name } izinden döndü.
   *[other] { $name } { $days } gün izin aldı.
}
sv-log-rematch = Aynısı başka bir masada yeniden oynanıyor.

## Sayfadan çıkan iletiler

sv-turn = { $name }, { $game } oyununda sıra sizde.
sv-mail-confirm-subject = Sandtable: bu adres sizin mi?
sv-mail-confirm = Merhaba { $name }, bu adres Sandtable iletileri için verildi. Siz verdiyseniz { $url } adresini açın — vermediyseniz bir şey yapmayın, e-posta gelmez.
sv-no-clock = Bu masada saat yok.
sv-log-asks-pause = { $name } saatleri durdurmak istiyor.
sv-log-pauses = Bütün saatler durdu. Biri sürdürünce ya da karar verince yeniden işler.
sv-log-resumes = { $name } saatleri yeniden çalıştırdı.
sv-log-branch = Başka türlü olsaydı: başka bir maçın { $line }. adımından ayrılan bir dal.
sv-bot = { $level ->
    [random] Rastgele bot
    [recruit] Acemi bot
    [regular] Er bot
    [veteran] Kıdemli bot
   *[elite] Seçkin bot
}
sv-too-slow = İsteğin gelmesi çok uzun sürdü.
sv-banned = Bu sunucuyu yönetenin kararıyla şimdilik buraya giremezsiniz.
sv-blocked = Bu sunucuyu yönetenin kararıyla şimdilik bu ağ adresinden girilemez. Adresinizi başkalarıyla paylaşıyor olabilirsiniz: bekleyin, başka bir bağlantı deneyin ya da sunucuyu yönetene sorun.
sv-muted = Bu sunucuyu yönetenin kararıyla şimdilik burada konuşamazsınız.
sv-not-contributed = Başka bir koltukta oturan biri zarlara henüz katkıda bulunmadı. Onu bekleyin ya da koltuğu boşaltın.
sv-lull = Burada biri karşılık verebilir. Birazdan devam edebilirsiniz.
sv-cannot-start = Maç kurulduğu gibi başlayamaz: { $why }
sv-no-account = Hesabınız yok, dolayısıyla parolanız da yok.
sv-mail-reset-subject = Sandtable: yeni parola
sv-mail-reset = Merhaba { $name }, hesabınız için yeni bir parola istendi. Siz istediyseniz bir saat içinde { $url } adresini açın — istemediyseniz bir şey yapmayın, parolanız olduğu gibi kalır.
sv-own-link = Bu sizin kendi bağlantınız. Başkasına gönderin.
sv-many-friends = En fazla 200 arkadaş olabilir.
sv-no-room = Oturduğunuz ve boş koltuğu olan bir masaya davet edebilirsiniz.

## Programların anahtarları ve sunucu adları

sv-token-ended = Bu anahtar bilinmiyor, geri alınmış ya da süresi dolmuş. Profil sayfanızda yenisini oluşturun.
sv-not-for-tokens = Bunun için bir programın anahtarı kullanılamaz. Tarayıcıyla giriş yapın.
sv-token-scope = { $scope ->
    [play] Bu anahtarla oynanamaz. Sizin adınıza oynayabilen bir anahtar oluşturun.
   *[read] Bu anahtar maçlarınızı okuyamaz. Okuyabilen bir anahtar oluşturun.
}
sv-token-no-scope = Anahtarın yapabileceği en az bir şey seçin.
sv-token-days = Bir anahtar 1 ile 365 gün arasında geçerlidir.
sv-many-tokens = 20 anahtarınız var, daha fazlası olamaz. Önce birini geri alın.
sv-password-needed = E-posta adresini değiştirmek için parolanızı girin.
sv-unknown-host = Bu sunucu “{ $name }” adını tanımıyor. Bu ad sizinse sunucuyu --host { $name } ile başlatın.
sv-metrics-closed = Bu sayılar sunucuyu işleten içindir. --metrics-listen ve --metrics-token seçeneklerine bakın.
sv-mail-address-changed-subject = Sandtable: e-posta adresiniz değişti
sv-mail-address-changed = Merhaba { $name }, { $url } adresindeki hesabınızın e-posta adresi değiştirildi ya da kaldırıldı. Bu adrese artık ileti gelmez. Bunu siz yapmadıysanız giriş yapın, parolanızı değiştirin ve adresinizi yeniden girin.
sv-mail-password-changed-subject = Sandtable: parolanız değişti
sv-mail-password-changed = Merhaba { $name }, { $url } adresindeki hesabınızın parolası değiştirildi; öteki bütün oturumlar, bağlantılar ve anahtarlar sona erdi. Bunu siz yapmadıysanız orada “Parolanızı mı unuttunuz?” bağlantısını seçip postayla yeni bir parola belirleyin.
