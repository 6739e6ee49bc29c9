# Program komutlarının oyuncuya söyledikleri. Komutların yardım metinleri yalnızca İngilizcedir.

cli-mark-good = tamam
cli-mark-note = not
cli-mark-bad = HATA

cli-verify-record = { $game } kaydı, kural sürümü { $rules }, { $lines } satır
cli-verify-unreadable = bu bir kayıt değil: { $why }
cli-verify-cannot-begin = yeniden oynatılamıyor: { $why }
cli-verify-other-setup = kurulum, maçın başladığı konumun kurulumuyla aynı değil
cli-verify-fair = zarlar kanıtlandı: gizli değer, maçtan önce söz verilen değerdir ve tohum ondan çıkar
cli-verify-not-fair = zarlar kanıtlanmadı: { $why }
cli-verify-contributions = zarlar kanıtlanmadı: { $seats } koltuk var, ama { $count } katkı
cli-verify-no-promise = zarların kanıtı yok: maçtan önce gizli bir değer için söz verilmemiş
cli-verify-line = { $line }. satır ({ $entry }) oynanamaz: { $why }
cli-verify-replayed = her satır kurallara uyuyor
cli-verify-result = sonuç doğru: { $outcome }
cli-verify-other-result = sonuç yanlış: kayıtta “{ $written }” yazıyor, satırlar “{ $played }” sonucuna varıyor
cli-verify-digest = son konum doğru: { $digest }
cli-verify-other-digest = son konum yanlış: kayıttaki özet { $written }, satırların vardığı özet { $played }
cli-verify-take-backs = adımlar masanın izniyle { $count } kez geri alındı
cli-verify-forced = zarlar önceden belirlenmiş: bu maç zarları hakkında hiçbir şey kanıtlamaz
cli-verify-failed = { $all } kayıttan { $bad } tanesi hatalı

cli-outcome-running = bitmedi
cli-outcome-drawn = berabere{ $ending }
cli-outcome-lost = herkes birlikte kaybetti{ $ending }
cli-outcome-won = kazanan: { $who }{ $ending }
cli-outcome-ending = { $why ->
    [resigned] , pes etmeyle
    [out-of-time] , süre bitimiyle
    [agreed] , anlaşmayla
   *[other] , { $why } gereğince
}
cli-outcome-scores = { $outcome }; puanlar { $scores }

cli-replay-title = { $game }, kural sürümü { $rules }
cli-replay-seat = { $role }: { $name }
cli-replay-take-back = { $who }, { $line }. satırdan sonraki konuma dönüyor
cli-replay-resign = { $who } pes ediyor
cli-replay-forfeit = { $who } için süre doldu
cli-replay-dice = Sıradaki zarlar önceden belirlendi: { $faces }
cli-replay-dice-free = Atılmamış belirlenmiş zarlar unutuldu
cli-replay-end = Sonuç: { $outcome }
cli-replay-not-over = Maç bitmedi: hikâyesi bitince anlatılır.

cli-games-game = oyun
cli-games-name = ad
cli-games-seats = koltuk
cli-games-options = seçenek
cli-games-rules = kural sürümü
cli-games-more = { $name }: koltuk { $seats }, kural sürümü { $rules }, botlar { $levels }
cli-games-scenarios = Senaryolar (-o scenario=…): { $scenarios }
cli-games-option-list = Seçenekler (-o anahtar=değer; belirtilmezse ilk değer ya da adı verilen değer geçerlidir):
cli-games-number = { $least } ile { $most } arası, belirtilmezse { $default }


cli-serve-at = Sandtable burada: { $url }
cli-load-idle = { $sockets } bağlantı: öncesinde { $before } MiB bellek, onlarla { $after } MiB, her biri { $each } bayt
cli-load-actions = { $done } karar, saniyede { $rate }; öteki oyuncuya ulaşma süresi { $half } ms (yarısı), { $most } ms (%99), { $all } ms (tümü)
cli-load-head-actions = düğüm | oyun | maç | karar/sn | yarısı, ms | %99, ms | sunucular, karar başına CPU ms | ölçen, karar başına CPU ms | bellek, MiB | karar başına WAL baytı
cli-load-head-held = oyun | masa | masa başına karar | önce, MiB | sonra, MiB | her biri, KiB | GiB başına masa
cli-load-head-cold = oyun | satır | kayıtlar, KiB | okuma, ms | yeniden oynatma, ms | toplam, ms
cli-load-head-staged = oyun | karar | karar başına CPU us | karar başına bildirilen bayt
cli-load-head-notify = dinleyen | işlem/sn | karar/sn | duyulan bildirim/sn
cli-storm-one = tohum { $seed }: { $matches } maç, kendi saatiyle { $seconds } saniyede { $deeds } adım; günlük { $digest }
cli-storm-found = tohum { $seed }: bulunan { $finding }
cli-storm-all = { $storms } fırtına, { $matches } maç, { $steps } adım; { $found } fırtına bir şey buldu
cli-fuzz = { $fed } girdi verildi; { $found } tanesi iyi karşılanmadı

cli-scenario-fine = { $file }: uygun. { $game } onu { $seats } koltukla oynayabilir.

cli-admin-banned = { $name } { $days } gün boyunca giremez.
cli-admin-unbanned = { $name } yeniden girebilir.
cli-admin-muted = { $name } { $days } gün boyunca konuşamaz.
cli-admin-unmuted = { $name } yeniden konuşabilir.
cli-admin-forgotten = { $name } unutuldu.
cli-admin-tables = Kaldırılan masalar: { $count }
cli-admin-retried = Yeniden denenen masalar: { $count }
cli-admin-guests = Unutulan konuklar: { $count }
cli-admin-chat = Kaldırılan konuşma satırları: { $count }
cli-admin-account = hesap
cli-admin-guest = konuk
cli-admin-is-banned = giremez
cli-admin-is-muted = konuşamaz
cli-admin-is-blocked = engelli
cli-admin-address = adres
cli-admin-alive = çalışıyor
cli-admin-dead = ölü
cli-admin-gathering = toplanıyor
cli-admin-playing = oynanıyor
cli-admin-over = bitti
cli-admin-blocked = { $address } adresinden { $hours } saat boyunca kimse giremez.
cli-admin-unblocked = { $address } adresinden yeniden girilebilir.
cli-admin-no-address = Hiçbir adres engellenmedi: çalışan hiçbir sunucu { $name } adlı kişiyi son 24 saatte görmedi ya da yalnızca kendi makinesinden gördü (vekil arkasındaki sunucuya --behind-proxy gerekir). Adresi biliyorsanız: sandtable admin block ADRES
cli-admin-span = { $unit ->
    [seconds] { $count } sn
    [minutes] { $count } dk
    [hours] { $count } sa
   *[days] { $count } gün
 }
cli-admin-head-id = kimlik
cli-admin-head-kind = tür
cli-admin-head-seen = son görülme (önce)
cli-admin-head-state = durum
cli-admin-head-name = ad
cli-admin-head-game = oyun
cli-admin-head-status = aşama
cli-admin-head-opened = açılış (önce)
cli-admin-head-last = son adım (önce)
cli-admin-head-found = bulundu (önce)
cli-admin-head-why = neden
cli-admin-head-sitters = koltuklar
cli-admin-head-what = ne
cli-admin-head-left = kalan
cli-admin-head-who = kim ya da nereden
cli-admin-head-node = düğüm
cli-admin-head-pulse = nabız (önce)
cli-admin-head-count = sayı
cli-admin-status-program = Program: Sandtable { $version }, şema { $schema }
cli-admin-status-database = Veritabanı: { $kind }, { $size } MiB, şema { $schema }
cli-admin-status-runs = Sunucu: bu dosyada çalışıyor
cli-admin-status-stopped = Sunucu: bu dosyada çalışan yok
cli-admin-status-nodes = Çalışan düğümler: { $count }
cli-admin-status-people = Kişiler: hesap { $accounts }, konuk { $guests }; son bir günde gelen: { $lately }
cli-admin-status-order = Açık bildirimler: { $reports }; giremeyen: { $banned }; konuşamayan: { $muted }; engelli adres: { $blocked }
cli-admin-status-notices = Gönderilmeyi bekleyen sıra bildirimleri: { $count }
cli-admin-status-tables = Masalar: { $count }
cli-admin-status-more = Bağlantılar, retler ve süreler: çalışan her sunucunun /metrics adresi
cli-admin-mail-subject = Sandtable: deneme
cli-admin-mail = Bu, Sandtable’ın bir deneme iletisidir. Sunucuyu yöneten istedi; sunucunun iletileri ulaşıyor.
cli-admin-mail-taken = Posta sunucusu { $to } için iletiyi aldı: { $answer }
cli-admin-report-about-removed = { $name } ({ $player }), sonradan kaldırılan { $line }. satır hakkında: { $text }
cli-admin-report = { $id }  { $days } gün önce, { $place }, bildiren { $player }: { $text }
cli-admin-report-about = { $name } ({ $player }), { $line }. satır hakkında: { $text }
cli-admin-at-table = masa { $table }
cli-admin-in-lobby = lobide
cli-admin-lobby-line = { $line }  { $days } gün önce, { $name } ({ $player }): { $text }

# `sandtable admin backup` ve `sandtable admin verify-store`
cli-backup-done = { $file }: eksiksiz bir kopya, { $tables } masa ve { $steps } adım, { $size } MiB
cli-store-broken = { $table } masası ({ $game }) yüklenmiyor: { $why }
cli-store-game = { $game }: { $gathering } başlamamış, { $playing } sürüyor, { $over } bitmiş, { $old } eski bir programın kurallarıyla, { $broken } bozuk
cli-store-sound = { $tables } masanın hepsi yükleniyor.
cli-store-failed = { $tables } masadan { $broken } tanesi yüklenmiyor
