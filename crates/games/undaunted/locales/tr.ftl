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
un-card-mortar = Havan Topçusu
un-card-fog = Savaş Sisi
un-card-none = kart yok
un-unit-scout = { $side ->
    [Almanya] Alman
   *[other] { $side }
 } Keşif Erleri { $squad }
un-unit-rifle = { $side ->
    [Almanya] Alman
   *[other] { $side }
 } Piyade Erleri { $squad }
un-unit-sniper = { $side ->
    [Almanya] Alman
   *[other] { $side }
 } Keskin Nişancılar
un-unit-gunner = { $side ->
    [Almanya] Alman
   *[other] { $side }
 } Makineli Tüfekçiler { $squad }
un-unit-mortar = { $side ->
    [Almanya] Alman
   *[other] { $side }
 } Havan Topçusu

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
   *[no] İnisiyatif: ABD { $first }, Almanya { $second }. { $side } işareti aldı, önce o oynuyor.
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
un-event-hit = { $unit } hedefine saldırı: savunma { $total }, zarlar { $dice }. İsabet.
un-event-missed = { $unit } hedefine saldırı: savunma { $total }, zarlar { $dice }. Iska.
un-event-suppressed = { $unit }: bastırıldı.
un-event-suppressed-already = { $unit }: zaten bastırılmıştı, etkisi yok.
un-event-casualty-hand = { $unit }: elden bir kart oyundan çıktı.
un-event-casualty-discard = { $unit }: ıskartadan bir kart oyundan çıktı.
un-event-casualty-deck = { $unit }: desteden bir kart oyundan çıktı ve deste karıldı.
un-event-counter-removed = { $unit }: kart kalmadı, birlik tahtadan çıktı.
un-event-turn-ended = { $you ->
    [yes] Sıranız bitti.{ $count ->
        [0] {""}
        [one] {" "}Bir kart oynanmadı.
       *[other] {" "}{ $count } kart oynanmadı.
     }
   *[no] { $side }: sıra bitti.{ $count ->
        [0] {""}
        [one] {" "}Bir kart oynanmadı.
       *[other] {" "}{ $count } kart oynanmadı.
     }
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

un-no-such-seat = Yalnız iki taraf oynar: ABD ve Almanya.
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

# Durum, sözle

un-tell-round = { $name }, tur { $round }/{ $limit }. İnisiyatif: { $side }.
un-tell-side-points = { SEAT($seat) }, { $side } tarafı: { $points }/{ $goal } puan.
un-tell-side-pin = { SEAT($seat) }, { $side } tarafı, düşmanı çivilemeli. Puan: { $points }.
un-tell-pinned = Tahtada Piyade Eri yok: çivilendi.
un-tell-counts = El { $hand }, deste { $deck }, oyundan çıkan { $removed }.
un-tell-hand = El: { $cards }.
un-tell-known = Elde olduğu bilinen: { $cards }.
un-tell-play = Oyun alanı: { $cards }.
un-tell-discard = Iskarta: { $cards }.
un-tell-supply = Tedarik: { $cards }.
un-tell-removed = Oyundan çıkan: { $cards }.
un-tell-chosen = İnisiyatif için seçilen: { $card }.
un-tell-chosen-hidden = İnisiyatif için bir kart seçti.
un-tell-tile = { $tile }, { $ground }, siper { $cover }.
un-tell-objective = Hedef, değeri { $value }.
un-tell-radio = Telsiz burada.
un-tell-scouted = { $side }: keşfedildi.
un-tell-controlled = { $side }: kontrol altında.
un-tell-spawn = { $side } buraya yerleştirir: { $whom }.
un-tell-everybody = herkes
un-tell-squad = { $squad } mangası
un-tell-target = { $side } havanının hedefi.
un-tell-ready = { $unit }.
un-tell-suppressed = { $unit }, bastırılmış.
un-ground = { $ground ->
    [haystacks] saman yığınları
    [church] kilise
    [hill] tepe
    [hedged-fields] çitli tarlalar
    [wood-and-pond] koru ve gölet
    [ploughed-field] sürülmüş tarla
    [wood] koru
    [wheat-field] buğday tarlası
    [farm] çiftlik
    [ruined-hamlet] yıkık mezra
    [hamlet] mezra
    [village-street] köy sokağı
    [hill-and-cliff] tepe ve yar
    [open-ground] açık arazi
    [scattered-houses] dağınık evler
    [crop-field] ekili tarla
    [village] köy
    [river-and-islet] ırmak ve adacık
    [farmhouse] çiftlik evi
    [river] ırmak
    [manor-and-orchard] konak ve meyve bahçesi
    [river-and-trees] ırmak ve ağaçlar
    [hedged-field] çitli tarla
    [river-and-footbridge] ırmak ve yaya köprüsü
    [forest] orman
    [river-and-bridge] ırmak ve köprü
   *[other] { $ground }
}
un-tell-several = { $card } ×{ $count }

# Üstlerinde yazan ve yaptıkları

un-figure-initiative = İnisiyatif
un-figure-copies = Bir taraftaki kart
un-figure-squad = Manga
un-figure-own-squad = Yalnız bu manga için
un-figure-defence = Temel savunma
un-figure-cover = Siper
un-figure-hill = Tepeye ya da Patlat’a karşı siper
un-figure-ground = Arazi
un-about-card-sergeant = Tedarikten her türden kart getirir ya da daha çok kart çektirir. Komuta kartının birliği yoktur ve kayıp vermez.
un-about-card-guide = Kendi birliklerinden birini işaretli karolarda yürütür ya da tedarikten bir kart getirir.
un-about-card-leader = Kendi mangasının kartlarını tedarikten getirir ya da oynanan birini yeniden oynatır.
un-about-card-scout = Kimsenin gitmediği yere gider ve ötekilere yolu işaretler; sisi dağıtır ya da düşmana yollar.
un-about-card-rifle = Karoları, böylece hedefleri kontrol altına alır: bunu başkası yapamaz.
un-about-card-sniper = Kimsenin işaretlemediği karolardan süzülür ve ötekilerden iyi atış yapar.
un-about-card-gunner = Çok zarla düşmanı yere yapıştırır: bastırılan, toparlanmak için bir kart harcar.
un-about-card-mortar = Uzak bir karoya nişan alır, sonra oradaki her şeyi vurur.
un-about-card-fog = Oynanamaz: eli doldurur. İnisiyatif için seçilebilir; ondan yalnız Gözle kurtarır.
un-about-move = Bu kartın birliği, tarafının işaretlediği komşu karolara adım atar. Sayı, en çok kaç adım atılacağıdır.
un-about-guide = Tarafın hazır birliklerinden biri, işaretlediği komşu karolara adım atar.
un-about-scout = Birlik istediği komşu karolara adım atar. Kendi işareti olmayan her karo işaretlenir ve her biri için tedarikten ıskartaya bir Savaş Sisi gider.
un-about-stalk = Birlik, işaretli olsun olmasın komşu karolara adım atar ve işaret bırakmaz.
un-about-bolster = En çok bu kadar kart tedarikten ıskartaya, oradan da sonraki desteye gider. Sis alınmaz.
un-about-command = Ele en çok bu kadar kart çekilir; bu sırada oynanabilirler.
un-about-conceal = Rakibin tedarikinden rakibin ıskartasına bir Savaş Sisi gider.
un-about-control = Birliğin altındaki kendi işareti kontrol yüzüne çevrilir, oradaki rakip işareti keşfedildi yüzüne döner. Karoda düşman birliği varken olmaz.
un-about-inspire = Bu sırada daha önce oynanan, kendi mangasından bir kart ele döner ve yeniden oynanabilir.
un-about-recon = Eldeki bir Savaş Sisi oyundan çıkar ve bir kart çekilir.
un-about-target = Hedef işareti havana yakın olmayan bir karoya konur: uzaklık 3 ya da daha çok.
un-about-attack = Bir düşman birliğine bu kadar zar: savunma, siper ve uzaklığın toplamına ulaşan zar vurur, 0 her zaman. İsabet birliğe bir karta mal olur.
un-about-suppress = Saldır’daki gibi zar; isabet kart almaz, birliği çevirir: kendi kartıyla toparlanana dek eylem yapamaz.
un-about-blast = Hedef karosundaki her birliğe ayrı ayrı saldırılır, kendininkilere de. Uzaklık korumaz.
un-about-rally = Bu kartın bastırılmış birliği yeniden hazır olur; kart başka bir şey yapmaz.
un-about-hunker = Kart tedarike döner: deste küçülür ve daha çabuk döner. Destekle onu geri getirebilir.
un-about-unit = Kendi adındaki kartlarla eylem yapar. Kayıp, elden, ıskartadan ya da desteden birini alır; yoksa birlik tahtadan çıkar.
un-about-tile = Burada saldırıya uğrayan, siperi savunmasına ekler.
un-about-hill = Tepe: burada saldırıya uğrayan siperi savunmasına ekler; tepedeki saldırgana ve Patlat’a karşı daha azını.
un-marker-scouted = Keşfedildi
un-about-scouted = Taraf bu karoya Hareket Et ve Yol Göster ile girebilir.
un-marker-controlled = Kontrol altında
un-about-controlled = Taraf, birlikleri gitse bile, rakip kontrolü alana dek buradaki hedefin puanını alır.
un-marker-objective = Hedef
un-about-objective = Puanını karoyu kontrol eden tarafa verir.
un-marker-radio = Telsiz
un-about-radio = ABD bu karoyu kontrol ederken, üzerindeki ABD Piyade Erlerinin her yeni Kontrol Et eylemi değerini 1 yükseltir.
un-marker-spawn = Giriş yeri
un-about-spawn = Tahtada olmayan birlikler, kartlarından biri oynanırken buradan girer.
un-marker-target = Havan hedefi
un-about-target-marker = Havanın Patlat eylemi bu karoyu vurur. Havan yürür ya da düşerse işaret kalkar.
un-marker-initiative = İnisiyatif işareti
un-about-initiative = Sahibi önce oynar ve iki inisiyatif kartı eşitse onu elinde tutar.
un-marker-suppressed = Bastırılmış
un-about-suppressed = Eylem yapamaz, ona yol gösterilemez. Kendi birliğinin bir kartı onu yeniden hazır eder.
un-marker-pinned = Çivilendi
un-about-pinned = Tarafın tahtada hiç Piyade Eri yok. Onu çivilemesi gereken rakibe karşı bu, oyunu kaybettirir.
un-marker-hopeless = Umutsuz
un-about-hopeless = Artık hiçbir Piyade Eri kartı oyuna giremez, puan hedefine ulaşılamaz.
un-marker-goal-points = Amaç: puan
un-about-goal-points = Hedeflerinin değeri bu puana ulaşınca taraf hemen kazanır.
un-marker-goal-pin = Amaç: düşmanı çivilemek
un-about-goal-pin = Tahtada düşman Piyade Eri kalmayınca taraf hemen kazanır.
un-pile-hand = El
un-about-hand = Bu turun kartları. Oynanmayanlar sıranın sonunda ıskartaya gider.
un-pile-deck = Deste
un-about-deck = Çekilecek kartlar; sırasını kimse bilmez. Kart gerekip de kalmadığında ıskarta yeniden karılır.
un-pile-discard = Iskarta
un-about-discard = Kullanılmış ve yeni getirilmiş kartlar. Sonraki deste olur.
un-pile-supply = Tedarik
un-about-supply = Henüz destede olmayan kartlar: Destekle onları, keşif ve Gizlen sisi getirir.
un-pile-play = Oyun alanı
un-about-play = Bu sırada oynanan kartlar. Coştur birini geri almazsa sıra bitince ıskartaya gider.
un-pile-removed = Oyundan çıkan
un-about-removed = Kayıplar ve Gözle ile dağıtılan sis. Asla geri gelmezler.
un-pile-chosen = İnisiyatif kartı
un-about-chosen = İki taraf gizlice bir kart seçer; yüksek sayı önce oynar. Kart sonra ıskartaya gider, eylemleri kullanılmaz.
un-sign-defence = Savunma
un-about-defence = Bir zarın ulaşması gereken: birliğin sayısı, karonun siperi ve uzaklık toplamı.
un-sign-initiative = İnisiyatif sayısı
un-about-initiative-number = İnisiyatif için kart seçilince yüksek sayı önce oynar.
un-sign-strength = Güç
un-about-strength = Eylemden sonraki sayı: kaç adım, kart ya da zar.


# Sefer (UN-16)
un-campaign-lost = Kaybedilen muharebe kartı
un-campaign-level = Puanlar eşit.
un-campaign-undecided = Sefer sonuçsuz bitti: puanlar eşit.
un-campaign-ahead = { $side } { $lead } puan önde: böyle biterse { $grade ->
    [narrow] kıl payı
    [clear] açık
   *[decisive] kesin
} bir zafer olur.
un-campaign-won = Seferi { $side } { $lead } puan farkla kazandı: { $grade ->
    [narrow] kıl payı
    [clear] açık
   *[decisive] kesin
} bir zafer.

# What the buttons do
un-about-end-turn = Sıranız biter; elinizde kalanlar ve oynadıklarınız ıskartaya gider. İki kart arasında her zaman yapılabilir.
un-about-stop = Birlik, adımı kalsa da, daha ileri gitmez.
un-about-done = Daha çok olabilirdi, ama başka kart alınmaz.

# Neden bitti
un-end-points = { $side } kontrolündeki { $tiles } toplam { $points } puan; { $goal } puan gerekiyordu.
un-end-pin = { $loser } tarafının haritada Piyade Eri kalmadı: çivilendi.
un-end-hopeless-pin = { $loser } tarafı artık Piyade Eri getiremez: umudu kalmadı.
un-end-hopeless = { $loser } tarafı artık Piyade Eri getiremez ve puanda geride, { $theirs } – { $mine }.
un-end-overtaken = { $loser } tarafının umudu yoktu, şimdi puanda da geride, { $theirs } – { $mine }.
un-end-both-pinned = İki taraf da çivilendi. Daha çok puan: { $side }, { $mine } – { $theirs }.
un-end-both-pinned-marker = İki taraf da eşit puanla çivilendi. İnisiyatif işareti: { $side }.
un-end-limit = Son tur bitti. Daha çok puan: { $side }, { $mine } – { $theirs }.
un-end-limit-marker = Son tur eşit puanla bitti. İnisiyatif işareti: { $side }.

# Maçın hikâyesi
un-counts-points = Puanlar
un-deed-controlled = Kontrol edilen karolar
un-deed-scouted = Keşfedilen karolar
un-deed-steps = Hareketler
un-deed-attacks = Saldırılar
un-deed-hits = İsabetler
un-deed-casualties = Kendi kayıpları
un-luck-hits = isabet
un-mark-controlled = { $tile } { $side } kontrolüne geçti
un-mark-lost = { $unit } kaybedildi
