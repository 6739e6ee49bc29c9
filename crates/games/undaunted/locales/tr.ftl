# Undaunted: Normandy.

# Seçenekler

option-scenario = Senaryo
    .help = On iki senaryodan biri ya da kendi senaryonuz.
option-round-limit = Tur sınırı
    .help = Bu tur bittiğinde kimse kazanmamışsa daha çok puanı olan taraf kazanır.

# Taraflar, kartlar, birlik taşları

un-side-us = ABD
un-side-ge = Almanya
un-card-sergeant = Takım Astsubayı
un-card-guide = Takım Rehberi
un-card-leader = Manga Lideri { $squad }
un-card-scout = Keşif Eri { $squad }
un-card-rifle = Piyade Eri { $squad }
un-card-sniper = Keskin Nişancı
un-card-gunner = Makineli Tüfekçi { $squad }
un-card-mortar = Havan Topçu
un-card-fog = Savaş Sisi
un-card-none = kart yok
un-unit-scout = { $side } Keşif Erleri { $squad }
un-unit-rifle = { $side } Piyade Erleri { $squad }
un-unit-sniper = { $side } Keskin Nişancılar
un-unit-gunner = { $side } Makineli Tüfekçiler { $squad }
un-unit-mortar = { $side } Havan Topçu

# Eylemler

un-action-move = Hareket Et
un-action-guide = Yol Göster
un-action-scout = Keşfet
un-action-stalk = Sinsice İlerle
un-action-bolster = Destekle
un-action-command = Komuta Et
un-action-conceal = Gizlen
un-action-control = Kontrol Et
un-action-inspire = Coştur
un-action-recon = Gözle
un-action-target = Nişan Al
un-action-attack = Saldır
un-action-suppress = Bastır
un-action-blast = Patlat
un-action-rally = Toparlan
un-action-hunker = Sığınak bul

# Sorulan

un-ask-initiative = { $you ->
    [yes] İnisiyatif için bir kart seçin. Büyük sayı önce oynar.
   *[no] { $side } inisiyatif için bir kart seçiyor.
 }
un-ask-initiative-both = İki taraf da inisiyatif için bir kart seçiyor.
un-ask-play = { $you ->
    [yes] Bir kart oynayın ya da sıranızı bitirin.
   *[no] { $side } bir kart oynayacak.
 }
un-ask-bolster = { $you ->
    [yes] Destekle: tedarikten bir kart alın ya da bitirdiğinizi söyleyin. Kalan kart: { $left }.
   *[no] { $side } destekliyor. Kalan kart: { $left }.
 }
un-ask-blast = { $you ->
    [yes] Patlat: sıradaki birliği seçin.
   *[no] { $side } patlamanın sıradaki birliğini seçiyor.
 }
un-over = { $you ->
    [yes] Kazandınız. Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] { $side } kazandı. Puanlar: ABD { $us }, Almanya { $ge }.
 }

# Yapılabilecekler

un-do-initiative = İnisiyatif için { $card } seç
un-do-end-turn = Sırayı bitir
un-do-bolster-more = Destekle: { $taken } al
un-do-done = Bitti
un-do-blast-next = Patlat: sırada { $unit }
un-do-hunker = { $card }: sığınak bul
un-do-rally = { $card }: toparlan
un-do-move-stay = { $card }: Hareket Et, yerleştiği yerde kal
un-do-move = { $card }: Hareket Et, { $tile }
un-do-move-two = { $card }: Hareket Et, { $first } üzerinden { $tile }
un-do-scout-stay = { $card }: Keşfet, yerleştiği yerde kal
un-do-scout = { $card }: Keşfet, { $tile } ve dur
un-do-scout-two = { $card }: Keşfet, { $first } üzerinden { $tile }
un-do-stalk-stay = { $card }: Sinsice İlerle, yerleştiği yerde kal
un-do-stalk = { $card }: Sinsice İlerle, { $tile }
un-do-stalk-two = { $card }: Sinsice İlerle, { $first } üzerinden { $tile }
un-do-guide-stay = { $card }: Yol Göster, { $unit } yerinde kalsın
un-do-guide = { $card }: Yol Göster, { $unit } { $tile } karosuna
un-do-guide-two = { $card }: Yol Göster, { $unit } { $first } üzerinden { $tile } karosuna
un-do-bolster = { $card }: Destekle, { $taken } al
un-do-command = { $card }: Komuta Et, { $count ->
    [one] bir kart
   *[other] { $count } kart
 } çek
un-do-conceal = { $card }: Gizlen
un-do-control = { $card }: Kontrol Et
un-do-inspire = { $card }: Coştur, { $taken }
un-do-recon = { $card }: Gözle
un-do-target = { $card }: Nişan Al, { $tile }
un-do-attack = { $card }: Saldır, { $unit }
un-do-suppress = { $card }: Bastır, { $unit }
un-do-blast = { $card }: Patlat, önce { $unit }
un-step-tile = { $tile } karosu
un-step-count = { $count ->
    [one] Bir kart
   *[other] { $count } kart
 }
un-step-stop = Dur
un-step-unknown = { $name }

# Olanlar

un-event-round = { $round }. tur başlıyor.
un-event-drew = { $you ->
    [yes] { $count ->
        [one] Bir kart
       *[other] { $count } kart
     } çektiniz.
   *[no] { $side } { $count ->
        [one] bir kart
       *[other] { $count } kart
     } çekti.
 }
un-event-reshuffled = { $you ->
    [yes] Iskartanız yeni deste oldu. Kart sayısı: { $count }.
   *[no] { $side }: ıskarta yeni deste oldu. Kart sayısı: { $count }.
 }
un-event-chose = { $you ->
    [yes] İnisiyatif için bir kart seçtiniz.
   *[no] { $side } inisiyatif için bir kart seçti.
 }
un-event-chose-card = { $you ->
    [yes] İnisiyatif için { $card } seçtiniz.
   *[no] { $side } inisiyatif için { $card } seçti.
 }
un-event-marker-taken = { $you ->
    [yes] İnisiyatif: ABD { $first }, Almanya { $second }. İşareti aldınız, önce siz oynarsınız.
   *[no] İnisiyatif: ABD { $first }, Almanya { $second }. { $side } işareti aldı ve önce oynuyor.
 }
un-event-marker-kept = { $you ->
    [yes] İnisiyatif: ABD { $first }, Almanya { $second }. İşaret sizde kaldı, önce siz oynarsınız.
   *[no] İnisiyatif: ABD { $first }, Almanya { $second }. İşaret { $side } tarafında kaldı, önce o oynuyor.
 }
un-event-played = { $you ->
    [yes] { $card } oynadınız: { $action }.
   *[no] { $side } { $card } oynadı: { $action }.
 }
un-event-hunkered = { $you ->
    [yes] Sığınak buldunuz: { $card } tedarikinize gitti.
   *[no] { $side } sığınak buldu: { $card } tedarike gitti.
 }
un-event-rallied = { $unit }: yeniden hazır.
un-event-placed = { $unit } { $tile } karosuna yerleşti.
un-event-stepped = { $unit }: { $from } karosundan { $tile } karosuna.
un-event-marked = { $you ->
    [yes] { $tile } keşfedildi olarak işaretlendi. Tedarikinizde sis kalmadı.
   *[no] { $side } { $tile } karosunu keşfetti. Tedarikinde sis kalmadı.
 }
un-event-marked-fog = { $you ->
    [yes] { $tile } keşfedildi olarak işaretlendi. Bir sis ıskartanıza gitti.
   *[no] { $side } { $tile } karosunu keşfetti. Bir sis ıskartasına gitti.
 }
un-event-bolstered = { $you ->
    [yes] { $card } tedarikinizden ıskartanıza geldi.
   *[no] { $side }: { $card } tedarikten ıskartaya geldi.
 }
un-event-concealed = { $you ->
    [yes] Gizlendiniz: rakibin ıskartasına bir sis gitti.
   *[no] { $side } gizlendi: rakibin ıskartasına bir sis gitti.
 }
un-event-concealed-none = { $you ->
    [yes] Gizlendiniz, ama rakibin tedarikinde sis yok.
   *[no] { $side } gizlendi, ama rakibin tedarikinde sis yok.
 }
un-event-controlled = { $you ->
    [yes] { $tile } kontrolünüzde. Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] { $tile } { $side } kontrolünde. Puanlar: ABD { $us }, Almanya { $ge }.
 }
un-event-controlled-taken = { $you ->
    [yes] { $tile } karosunu rakipten aldınız. Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] { $side } { $tile } karosunu rakibinden aldı. Puanlar: ABD { $us }, Almanya { $ge }.
 }
un-event-radio = { $you ->
    [yes] Telsizi kullandınız: { $tile } artık { $value } değerinde. Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] { $side } telsizi kullandı: { $tile } artık { $value } değerinde. Puanlar: ABD { $us }, Almanya { $ge }.
 }
un-event-inspired = { $you ->
    [yes] { $card } elinize döndü.
   *[no] { $side }: { $card } ele döndü.
 }
un-event-fog-lifted = { $you ->
    [yes] Bir Savaş Sisi kartını oyundan çıkardınız.
   *[no] { $side } bir Savaş Sisi kartını oyundan çıkardı.
 }
un-event-targeted = { $you ->
    [yes] { $tile } karosuna nişan aldınız.
   *[no] { $side } { $tile } karosuna nişan aldı.
 }
un-event-target-lifted = { $you ->
    [yes] Hedef işaretiniz tahtadan kalktı.
   *[no] { $side }: hedef işareti tahtadan kalktı.
 }
un-event-hit = { $unit }: savunma { $total }, zarlar { $dice }. İsabet.
un-event-missed = { $unit }: savunma { $total }, zarlar { $dice }. Iska.
un-event-suppressed = { $unit }: bastırıldı.
un-event-suppressed-already = { $unit }: zaten bastırılmıştı, etkisi yok.
un-event-casualty-hand = { $unit }: elden bir kart oyundan çıktı.
un-event-casualty-discard = { $unit }: ıskartadan bir kart oyundan çıktı.
un-event-casualty-deck = { $unit }: desteden bir kart oyundan çıktı ve deste karıldı.
un-event-counter-removed = { $unit }: kart kalmadı, birlik tahtadan çıktı.
un-event-turn-ended = { $you ->
    [yes] Sıranız bitti. Oynanmayan kart: { $count }.
   *[no] { $side }: sıra bitti. Oynanmayan kart: { $count }.
 }
un-event-over = { $you ->
    [yes] Kazandınız! Puanlar: ABD { $us }, Almanya { $ge }.
   *[no] Kazanan { $side }. Puanlar: ABD { $us }, Almanya { $ge }.
 }

# Ne çıkabilir

un-odds-hit = İsabet, savunma { $total }: { $unit } bir kart yitirir
un-odds-hit-counter = İsabet, savunma { $total }: { $unit } tahtadan çıkar
un-odds-suppressed = Başarı, savunma { $total }: { $unit } bastırılır
un-odds-suppressed-already = Başarı, savunma { $total }: etkisi yok, { $unit } zaten bastırılmış
un-odds-casualties = Kayıplar
un-odds-own-casualties = Kendi kayıplarınız

# Neden olmaz

un-no-such-seat = İki kişi oynar: 0 ve 1 numaralı yerler.
un-no-over = Oyun bitti.
un-no-turn = Sıra sizde değil.
un-no-now-initiative = Şimdi inisiyatif kartları seçiliyor.
un-no-now-turns = Bu turun inisiyatif kartları seçildi.
un-no-initiative-pass = İnisiyatif için bir kart seçilmelidir.
un-no-chosen = İnisiyatif kartınızı seçtiniz, değiştirilemez.
un-no-empty-hand = Seçecek kartınız yok.
un-no-hand = { $card } elinizde değil.
un-no-their-card = Yalnız kendi elinizdeki kartlar seçilebilir.
un-no-fog = Savaş Sisi oynanamaz ve sığınak bulamaz.
un-no-bolster-open = Önce Destekle bitmeli: bir kart daha alın ya da bitirdiğinizi söyleyin.
un-no-bolster-now = Şu anda Destekle uygulanmıyor.
un-no-blast-open = Önce Patlat bitmeli: sıradaki birliği seçin.
un-no-blast-now = Şu anda Patlat uygulanmıyor.
un-no-blast-next = { $unit } saldırılacak birlikler arasında değil.
un-no-blast-stop = Patlat karodaki her birliğe saldırır.
un-no-rally-command = Bir birliği yalnız kendi kartı hazır duruma getirir.
un-no-rally = { $card } birliği bastırılmış değil.
un-no-such-action = { $card } kartında bu eylem yok.
un-no-suppressed = { $card } birliği bastırılmış: toparlanın ya da sığınak bulun.
un-no-spawn = Bu birliğin giriş işareti yok.
un-no-far = Bu eylem en çok { $steps ->
    [one] bir adıma
   *[other] { $steps } adıma
 } izin verir.
un-no-stay = En az bir adım atılır; yalnız yeni yerleşen birlik yerinde kalabilir.
un-no-tile = { $tile } karosu haritada yok.
un-no-adjacent = { $tile }, { $from } karosuna komşu değil.
un-no-marker = { $tile } karosunda işaretiniz yok.
un-no-guide-enemy = Yalnız kendi birliklerinize yol gösterebilirsiniz.
un-no-guide-suppressed = { $unit }: bastırılmış birliğe yol gösterilemez.
un-no-off-board = { $unit }: tahtada değil.
un-no-bolster-fog = Savaş Sisi Destekle ile alınamaz.
un-no-their-supply = Yalnız kendi tedarikinizden kart alabilirsiniz.
un-no-bolster-none = Tedarikinizde bu Destekle ile alınabilecek kart yok.
un-no-squad = Yalnız { $squad } mangasının kartları alınabilir.
un-no-supply = { $card } tedarikinizde yok.
un-no-command-none = Deste de ıskarta da boş: çekilecek kart yok.
un-no-command-zero = En az bir kart çekilir.
un-no-command-more = Bu kartla en çok { $count } kart çekilir.
un-no-command-fewer = Deste ile ıskartada toplam yalnız { $count ->
    [one] bir kart
   *[other] { $count } kart
 } var.
un-no-control-marker = { $tile } karosunda işaretiniz yok, kontrol edilemez.
un-no-control-enemy = { $tile } karosunda düşman birliği var.
un-no-controlled = { $tile } zaten kontrolünüzde.
un-no-radio = Telsiz karosunun değerini yalnız ABD yükseltebilir.
un-no-inspire-itself = Bir kart kendini geri alamaz.
un-no-inspire-none = Oyun alanınızda bu Coştur ile alınabilecek kart yok.
un-no-inspire = { $card } oyun alanınızda değil.
un-no-their-play = Yalnız kendi oyun alanınızdan kart geri alabilirsiniz.
un-no-inspire-now = Şu anda Coştur uygulanmıyor.
un-no-recon = Gözle için elinizde Savaş Sisi olmalı.
un-no-target-near = { $tile }, { $from } karosuna çok yakın: uzaklık en az 3 olmalı.
un-no-target-again = Hedef işareti zaten { $tile } karosunda.
un-no-own-target = Kendi birliklerinize saldıramazsınız.
un-no-blast-target = Hedef işaretiniz tahtada değil.
un-no-blast-empty = Hedef karosunda birlik yok.
un-no-blast-there = { $unit }, hedef karosu olan { $tile } üzerinde değil.

# Senaryolar

scenario-1 = 1. La Raye
scenario-2 = 2. Montmartin-en-Graignes
scenario-3 = 3. Kanalın Ötesine Baskın
scenario-4 = 4. Düşman Hatlarının Gerisinde
scenario-5 = 5. Vire'i Geçiş
scenario-6 = 6. Umutsuz Geri Çekiliş
scenario-7 = 7. La Huberderie
scenario-8 = 8. Tessy-sur-Vire Sokakları
scenario-9 = 9. Takviyeler
scenario-10 = 10. Kritik İstihbarat
scenario-11 = 11. 314 Rakımlı Tepe
scenario-12 = 12. Mortain
