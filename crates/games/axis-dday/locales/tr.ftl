# Axis & Allies: D-Day.

# Seçenekler

option-seats = Koltuklar
    .help = İki koltukta biri her iki Müttefik gücü oynar. Üç koltukta Birleşik Krallık ve Birleşik Devletler ayrı oturur.
option-fortune = Talih kartları
    .help = Her emirden önce bir zar atılır: 1 etkin tarafa yardım eder, 6 zarar verir.
option-tactics = Taktik kartları
    .help = Her tarafa sekiz kart; her biri oyunda bir kez kullanılır.
option-zones = Haritanın bölgeleri
    .help = 41 bölgeli tahta ya da yeniden çizilmiş 42 bölgeli tahta.
option-zones-41 = Olağan harita, 41 bölge
option-zones-42 = Yeniden çizilmiş harita, 42 bölge

# Taraflar, güçler, birlikler

ad-side-axis = Mihver
ad-side-allies = Müttefikler
ad-side-nobody = Hiç kimse
ad-power-axis = Almanya
ad-power-uk = Birleşik Krallık
ad-power-us = Birleşik Devletler
ad-kind-infantry = piyade
ad-kind-artillery = topçu
ad-kind-tank = tank
ad-kind-blockhouse = korugan
ad-kind-fighter = avcı uçağı
ad-kind-bomber = bombardıman uçağı
ad-unit-infantry = Alman piyadesi
ad-unit-artillery = Alman topçusu
ad-unit-tank = Alman tankı
ad-unit-blockhouse = korugan
ad-unit-uk-infantry = İngiliz piyadesi
ad-unit-uk-artillery = İngiliz topçusu
ad-unit-uk-tank = İngiliz tankı
ad-unit-uk-fighter = İngiliz avcı uçağı
ad-unit-uk-bomber = İngiliz bombardıman uçağı
ad-unit-us-infantry = ABD piyadesi
ad-unit-us-artillery = ABD topçusu
ad-unit-us-tank = ABD tankı
ad-unit-us-fighter = ABD avcı uçağı
ad-unit-us-bomber = ABD bombardıman uçağı
ad-units = { $count } × { $unit }
ad-zone = { $name } ({ $id })
ad-box-beach = { $box ->
    [utah] Utah Plajı
    [omaha] Omaha Plajı
    [gold] Gold Plajı
    [juno] Juno Plajı
   *[sword] Sword Plajı
 }
ad-box-airborne = { $box } hava indirme kutusu
ad-chart-uk = İngiliz çizelgesi
ad-chart-us = ABD çizelgesi
ad-chart-rennes = Rennes/Chartres çizelgesi
ad-chart-rouen = Rouen/Chartres çizelgesi
ad-airfield = Havaalanı
ad-supply = stok

# Emir kartları

ad-order-1 = Hava İndirme Taarruzu
ad-order-1-about = Her paraşütçü kutusunun bölgesinde saldırır ve 1 ile vurur. Kayıpları Mihver seçer, asla korugan değil; karşı ateş yoktur. Sonra paraşütçüler bölgelerinde durur ve kart desteden çıkar.
ad-order-2 = Deniz Bombardımanı
ad-order-2-about = Altı zar, teker teker, her biri Müttefiklerin söylediği bir korugana: 2 ya da azı onu yok eder.
ad-order-3 = Avcılar Devriyede
ad-order-3-about = Avcılar Havaalanından istedikleri bölgelere gider, bir bölgeye en çok dört tane, ve orada hareket eden Mihver birliklerini bekler.
ad-order-4 = Avcılara Uçaksavar Ateşi
ad-order-4-about = Avcı bulunan bölgedeki her Mihver topçusu birine zar atar: 1 onu yok eder.
ad-order-5 = Bombardıman
ad-order-5-about = Bombardıman uçakları Müttefik kara birliği olmayan bölgelere gider. Sonra her biri bölgesindeki bir Mihver birliğine zar atar: 3 ya da azı onu yok eder.
ad-order-6 = Bombardıman Uçaklarına Uçaksavar Ateşi
ad-order-6-about = Bombardıman uçağı bulunan bölgedeki her Mihver topçusu birine zar atar: 1 onu yok eder.
ad-order-7 = Bombardıman Uçakları Döner
ad-order-7-about = Bütün bombardıman uçakları Havaalanına döner.
ad-order-8 = Müttefikler Hareket Eder
ad-order-8-about = Karadaki Müttefik birlikleri hareket eder: piyade ve topçu bir, tank en çok iki bölge. Çekişmeli bölgeden kimse ayrılmaz.
ad-order-9 = Koruganlar Denize Ateş Eder
ad-order-9-about = Her korugan menzilindeki bir köprübaşı kutusundaki bir birliğe bir zar atabilir: 3 ya da azı onu yok eder.
ad-order-10 = Müttefikler Çıkarma Yapar
ad-order-10-about = Köprübaşı kutularındaki birlikler, kutularının okunun gösterdiği bölgede karaya çıkabilir.
ad-order-11 = Müttefikler Saldırır, Mihver Savunur
ad-order-11-about = Her çekişmeli bölgede bir çarpışma. Müttefikler oradaki bütün kara birlikleriyle saldırır.
ad-order-12 = Mihver Hareket Eder, Avcılar Tarar
ad-order-12-about = Mihver kara birlikleri hareket edebilir. Sonra her avcı, bölgesine giren, içinden geçen ya da çıkan her birliğe ateş eder: 1 onu yok eder.
ad-order-13 = Mihver Saldırır, Müttefikler Savunur
ad-order-13-about = Her çekişmeli bölgede bir çarpışma. Mihver oradaki bütün kara birlikleriyle saldırır, koruganlar dahil.
ad-order-14 = Müttefik Takviyesi
ad-order-14-about = Her Müttefik güç için iki zar: çizelgesinden en çok bu kadar birlik, çizelgenin sırasıyla, köprübaşı kutularına gelir.
ad-order-15 = Mihver Takviyesi, Avcılar Tarar
ad-order-15-about = Her Alman çizelgesi için iki zar: en çok bu kadar birlik giriş bölgelerine gelir. Avcılar yerleştirilenlere ateş eder.
ad-order-16 = Avcılar Döner
ad-order-16-about = Bütün avcılar Havaalanına döner.

# Talih kartları

ad-fortune = Talih { $number }: { $order }
ad-fortune-about = 1 gelirse: { $good } 6 gelirse: { $bad }
ad-fortune-nothing = Hiçbir şey olmaz.
ad-fortune-1-good = Paraşütçüler 2 ile vurur.
ad-fortune-1-bad = Mihver iki paraşütçüyü çıkarır, ötekiler saldırmaz.
ad-fortune-2-good = Gemiler 3 ile vurur.
ad-fortune-2-bad = Gemiler 1 ile vurur.
ad-fortune-3-good = Bir bölgede istenen sayıda avcı devriye gezebilir.
ad-fortune-3-bad = Her avcı için bir zar: 4 ya da fazlasında Havaalanında kalır.
ad-fortune-4-good = Topçu avcıları 2 ile vurur.
ad-fortune-4-bad = Müttefikler, topçunun avcılara ateş etmeyeceği bir bölge söyler.
ad-fortune-5-good = Bombardıman uçakları 5 ile vurur.
ad-fortune-5-bad = Her bombardıman uçağı için bir zar: 4 ya da fazlasında Havaalanında kalır.
ad-fortune-6-good = Topçu bombardıman uçaklarını 2 ile vurur.
ad-fortune-6-bad = Müttefikler, topçunun bombardıman uçaklarına ateş etmeyeceği bir bölge söyler.
ad-fortune-7-good = Yok edilmiş bir bombardıman uçağı geri gelir.
ad-fortune-7-bad = Mihver bir bölgeden bir bombardıman uçağı çıkarır.
ad-fortune-8-good = Bütün Müttefik kara birlikleri iki bölge hareket edebilir.
ad-fortune-8-bad = İngilizler yalnız bir bölgeden ayrılır, Amerikalılar da öyle.
ad-fortune-9-good = Koruganlar 5 ile vurur.
ad-fortune-9-bad = Koruganlar 1 ile vurur.
ad-fortune-10-good = Birlikler kendi güçlerinin herhangi bir plajına çıkabilir.
ad-fortune-10-bad = Birlikler yalnız bir İngiliz ve bir ABD kutusundan ayrılır.
ad-fortune-11-good = Saldıran Müttefik piyadesi 2 ile vurur.
ad-fortune-11-bad = İngilizler yalnız bir bölgede saldırır, Amerikalılar da öyle.
ad-fortune-12-good = Koruganlar dışında bütün Mihver kara birlikleri iki bölge hareket edebilir.
ad-fortune-12-bad = Mihver birlikleri yalnız iki bölgeden ayrılır.
ad-fortune-13-good = Saldıran Mihver piyadesi 2 ile vurur.
ad-fortune-13-bad = Mihver yalnız iki bölgede saldırır.
ad-fortune-14-good = Her Müttefik güç zarlarından birini yeniden atabilir.
ad-fortune-14-bad = Her Müttefik güç takviyesinin yarısını alır, yukarı yuvarlanır.
ad-fortune-15-good = Her Alman çizelgesi için bir zar yeniden atılabilir.
ad-fortune-15-bad = Her Alman çizelgesi takviyesinin yarısını verir, yukarı yuvarlanır.
ad-fortune-16-good = Yok edilmiş bir avcı geri gelir.
ad-fortune-16-bad = Mihver bir bölgeden bir avcı çıkarır.

# Taktik kartları

ad-tactics-1 = Paraşütçü Takviyesi
ad-tactics-1-about = Her hava indirme kutusu için bir zar: 1, 2 ya da 3 gelirse gücün çizelgesinden o kadar piyade bölgeye iner. Her biri hemen oradaki bir Mihver birliğine saldırır, korugana değil, ve 1 ile vurur.
ad-tactics-2 = V-2 Roket Saldırısı
ad-tactics-2-about = Her Müttefik çizelgesi için bir zar: 4 ya da azında sıradaki birlik yok edilir.
ad-tactics-3 = Akrobasi Uçuşu
ad-tactics-3-about = Her bölgede bir avcı bu tur uçaksavar ateşiyle vurulamaz.
ad-tactics-4 = Yukarıdan Ateş Topu
ad-tactics-4-about = 4. emrin düşürdüğü her avcı için, bölgesindeki bir Müttefik kara birliğine bir zar: 3 ya da azı onu yok eder.
ad-tactics-5 = Ağır Bombardıman
ad-tactics-5-about = Bölgedeki her bombardıman uçağı oradaki bir Mihver kara birliğine bir kez daha saldırır: 3 ya da azı onu yok eder.
ad-tactics-6 = Dost Ateşi
ad-tactics-6-about = Bölgedeki her bombardıman uçağı için, komşu bölgedeki bir Müttefik kara birliğine bir zar: 3 ya da azı onu yok eder.
ad-tactics-7 = Ovaları Su Basması
ad-tactics-7-about = Turun sonuna dek hiçbir kara birliği bir kıyı bölgesine girmez, oradan çıkmaz.
ad-tactics-8 = Korugan İnşası
ad-tactics-8-about = Koruganını yitirmiş, Mihver birliği olan ve Müttefik birliği olmayan bir bölgede yeniden bir korugan kurulur.
ad-tactics-9 = Aldatıcı Çıkarma
ad-tactics-9-about = Bu tur bir köprübaşı kutusunun birlikleri alışılmış bölgelerinin yanındaki kıyı bölgelerine de çıkabilir.
ad-tactics-10 = Birleşik Taarruz
ad-tactics-10-about = Bu turun 11. emrinde, bölgedeki topçu sayısı kadar saldıran piyade 2 ile vurur.
ad-tactics-11 = Uzun Menzilli Obüsler
ad-tactics-11-about = Bir bölgedeki her Müttefik topçusu komşu bir bölgeye zar atar ve 2 ile vurur. Kayıpları Mihver seçer.
ad-tactics-12 = Fransız Direnişi
ad-tactics-12-about = Müttefik kara birliği olmayan bir bölgede, koruganlar dışında her Mihver birliği için bir zar: 1 onu yok eder.
ad-tactics-13 = Uzun Menzilli 88'likler
ad-tactics-13-about = Bir bölgedeki her Mihver topçusu komşu bir bölgeye zar atar ve 2 ile vurur. Kayıpları Müttefikler seçer.
ad-tactics-14 = Keşif Taraması
ad-tactics-14-about = Avcılar başka bölgelere gidebilir, her biri bir kez, bir bölgeye en çok dört.
ad-tactics-15 = Alman Konvoyu
ad-tactics-15-about = Bir Mihver birliği, Müttefik birliklerinin ve dolu bölgelerin çevresinden, istediği kadar uzağa gider. Yolundaki avcılar ona ateş eder.
ad-tactics-16 = Cephe Gerisi Gönüllüleri
ad-tactics-16-about = Yok edilmiş bir ila üç Mihver piyadesi Alman çizelgelerinin ilk boş piyade yerlerine döner.

# Sorulanlar

ad-ask-begin = { $you ->
    [yes] Hazır olunca oyunu başlatın. Sonra ilk zarlar atılır.
   *[no] { $who }: oyunu başlatacak.
 }
ad-ask-go-on = { $you ->
    [yes] Burada seçilecek bir şey yok. Hazır olunca sürdürün.
   *[no] { $who }: sürdürecek.
 }
ad-ask-lose-paratroopers = { $you ->
    [yes] Paraşütçülerin talihi kötü: bir hava indirme kutusundan bir piyade çıkarın. Çıkarılacak: { $count }.
   *[no] { $who }: paraşütçü çıkaracak. Çıkarılacak: { $count }.
 }
ad-ask-hits = { $you ->
    [yes] { $zone } bölgesinde bir kayıp seçin. Kalan isabet: { $count }.
   *[no] { $who }: { $zone } bölgesinde kayıp seçecek. Kalan isabet: { $count }.
 }
ad-ask-paratroopers = { $you ->
    [yes] { $zone } bölgesinde paraşütçünün kime saldıracağını seçin. Kalan saldırı: { $count }.
   *[no] { $who }: { $zone } bölgesinde paraşütçünün hedefini seçecek. Kalan saldırı: { $count }.
 }
ad-ask-split = { $you ->
    [yes] Altı deniz zarını paylaştırın: kaçının İngiliz olacağını önerin.
   *[no] { $who }: altı deniz zarını paylaştıracak.
 }
ad-ask-naval = { $you ->
    [yes] Bir korugana deniz zarı yöneltin ya da bittiğini söyleyin. Kalan zar: { $count }.
   *[no] { $who }: deniz zarlarını yöneltecek. Kalan zar: { $count }.
 }
ad-ask-patrol = { $you ->
    [yes] Avcıları devriyeye gönderin ya da bittiğini söyleyin.
   *[no] { $who }: avcıları devriyeye gönderecek.
 }
ad-ask-barnstorm = { $you ->
    [yes] Akrobasi uçuşu: vurulamayacak avcıyı seçin.
   *[no] { $who }: vurulamayacak avcıyı seçecek.
 }
ad-ask-spare-fighters = { $you ->
    [yes] Topçunun avcılara ateş etmeyeceği bir bölge söyleyin.
   *[no] { $who }: topçunun avcılara ateş etmeyeceği bölgeyi söyleyecek.
 }
ad-ask-spare-bombers = { $you ->
    [yes] Topçunun bombardıman uçaklarına ateş etmeyeceği bir bölge söyleyin.
   *[no] { $who }: topçunun bombardıman uçaklarına ateş etmeyeceği bölgeyi söyleyecek.
 }
ad-ask-flak-fighters = { $you ->
    [yes] Topçunuzun ateş edeceği avcıyı seçin.
   *[no] { $who }: avcılara ateş edecek.
 }
ad-ask-flak-bombers = { $you ->
    [yes] Topçunuzun ateş edeceği bombardıman uçağını seçin.
   *[no] { $who }: bombardıman uçaklarına ateş edecek.
 }
ad-ask-fireball = { $you ->
    [yes] Ateş topu: düşen avcının vurabileceği Müttefik birliğini seçin.
   *[no] { $who }: düşen avcının kimi vurabileceğini seçecek.
 }
ad-ask-place-bombers = { $you ->
    [yes] Bombardıman uçaklarını Müttefik kara birliği olmayan bölgelere gönderin ya da bittiğini söyleyin.
   *[no] { $who }: bombardıman uçaklarını gönderecek.
 }
ad-ask-bomb = { $you ->
    [yes] Bir bombardıman uçağı ve saldıracağı birliği seçin.
   *[no] { $who }: bombardıman uçaklarının hedeflerini seçecek.
 }
ad-ask-friendly-fire = { $you ->
    [yes] Dost ateşi: bir bombardıman uçağı ve yanındaki vurulabilecek Müttefik birliğini seçin.
   *[no] { $who }: bombaların kimi vurabileceğini seçecek.
 }
ad-ask-fighter-back = { $you ->
    [yes] Geri gelecek yok edilmiş avcıyı seçin.
   *[no] { $who }: geri gelecek avcıyı seçecek.
 }
ad-ask-bomber-back = { $you ->
    [yes] Geri gelecek yok edilmiş bombardıman uçağını seçin.
   *[no] { $who }: geri gelecek bombardıman uçağını seçecek.
 }
ad-ask-lose-fighter = { $you ->
    [yes] Bir bölgeden bir avcı çıkarın.
   *[no] { $who }: bir bölgeden bir avcı çıkaracak.
 }
ad-ask-lose-bomber = { $you ->
    [yes] Bir bölgeden bir bombardıman uçağı çıkarın.
   *[no] { $who }: bir bölgeden bir bombardıman uçağı çıkaracak.
 }
ad-ask-march = { $you ->
    [yes] Bir birliği hareket ettirin ya da bittiğini söyleyin.
   *[no] { $who }: hareket edecek.
 }
ad-ask-shell = { $you ->
    [yes] Bir koruganla kutudaki bir birliğe ateş edin ya da bittiğini söyleyin.
   *[no] { $who }: denize ateş edecek.
 }
ad-ask-land = { $you ->
    [yes] Bir birliği karaya çıkarın ya da bittiğini söyleyin.
   *[no] { $who }: çıkarma yapacak.
 }
ad-ask-own-zone = { $you ->
    [yes] Saldıracağınız tek bölgeyi seçin ({ $power }).
   *[no] { $who }: tek saldırı bölgesini seçecek ({ $power }).
 }
ad-ask-pick-fights = { $you ->
    [yes] Saldıracağınız bir bölge seçin. En çok iki tane.
   *[no] { $who }: saldırı bölgelerini seçecek.
 }
ad-ask-reroll = { $you ->
    [yes] { $chart } için bir zarı yeniden atın ya da pas geçin.
   *[no] { $who }: { $chart } için bir zarı yeniden atacak ya da pas geçecek.
 }
ad-ask-reinforce = { $you ->
    [yes] Bir çizelgenin sıradaki birliğini yerleştirin ya da bittiğini söyleyin.
   *[no] { $who }: takviye yerleştirecek.
 }
ad-ask-recon = { $you ->
    [yes] Bir avcıyı başka bir bölgeye götürün ya da bittiğini söyleyin.
   *[no] { $who }: avcıları götürecek.
 }
ad-ask-convoy = { $you ->
    [yes] Konvoy ({ $unit }): sıradaki bölgeyi seçin. İlk bölgeden sonra durabilirsiniz.
   *[no] { $who }: konvoyu yürütecek ({ $unit }).
 }
ad-ask-volunteers = { $you ->
    [yes] Bir piyadenin döneceği çizelgeyi seçin. Kalan piyade: { $count }.
   *[no] { $who }: çizelgelere piyade döndürecek. Kalan piyade: { $count }.
 }
ad-ask-card = { $you ->
    [yes] { $card } kullanılsın mı, yoksa pas mı? { $about }
   *[no] { $who }: { $card } kartını kullanacak ya da pas geçecek. { $about }
 }
ad-ask-answer-uk = { $you ->
    [yes] Birleşik Krallık öneriyor: { $what }. Kabul edin ya da başka bir şey önerin.
   *[no] { $who }: İngiliz önerisini yanıtlayacak: { $what }.
 }
ad-ask-answer-us = { $you ->
    [yes] Birleşik Devletler bunun yerine öneriyor: { $what }. Kabul edin ya da Mihver'e bırakın.
   *[no] { $who }: ABD önerisini yanıtlayacak: { $what }.
 }
ad-ask-referred = { $you ->
    [yes] Müttefikler anlaşamıyor, onlar için siz karar verin. { $what }
   *[no] { $who }: anlaşamayan Müttefikler için karar verecek.
 }
ad-ask-nothing = Bir şey sorulmuyor.
ad-over = { $you ->
    [yes] Kazandınız.
   *[no] Kazanan: { $side }.
 }

# Yapılabilecekler

ad-button-begin = Başla
ad-button-go-on = Sürdür
ad-button-done = Bitti
ad-button-pass = Pas
ad-button-stop = Burada dur
ad-button-agree = Kabul
ad-button-refer = Mihver'e bırak
ad-do-split = İngiliz zarı { $uk }, ABD zarı { $us }
ad-do-bombard = { $zone } bölgesindeki bir korugana ateş et
ad-do-spare = { $zone } bölgesinde ateş yok
ad-do-convoy = { $zone } bölgesine devam et
ad-do-attack-in = { $zone } bölgesinde saldır
ad-do-zone = { $zone }
ad-do-remove-paratrooper = Bir piyade çıkar: { $box }
ad-do-plane-back = Geri getir: { $unit }
ad-do-volunteer = Bir piyade: { $chart }
ad-do-lose = Yitir: { $unit } ({ $zone })
ad-order-casualties = Kayıplar sorulmadan verilir, önce ilk sayılanlar düşer: { $kinds }
ad-do-protect = Koru: { $unit } ({ $zone })
ad-do-remove-plane = Çıkar: { $unit } ({ $zone })
ad-do-fire-at = Ateş et: { $unit } ({ $zone })
ad-do-fly = { $unit }: { $zone }
ad-do-bomb = { $plane } bombalar: { $unit }
ad-do-short = { $plane } vurur: { $unit } ({ $zone })
ad-do-move = { $unit }: { $from } → { $zone }
ad-do-move-stop = { $unit }: { $from } → { $zone } ve dur
ad-do-move-two = { $unit }: { $from } → { $via } → { $zone }
ad-do-back = { $unit }: { $from } bölgesinden geri, { $zone }
ad-do-shell = { $from } bölgesinden ateş et: { $unit } ({ $zone })
ad-do-land = Karaya çıkar: { $unit }, { $box } → { $zone }
ad-do-card = Kullan: { $card }
ad-do-card-at = Kullan: { $card } ({ $zone })
ad-do-card-from = Kullan: { $card } ({ $from } → { $zone })
ad-do-card-unit = Kullan: { $card }, { $unit } ({ $zone })
ad-do-reroll = { $die } yeniden atılsın ({ $chart })
ad-do-enter = Yerleştir: { $unit } → { $zone }
ad-step-die = { $die ->
    [1] Birinci zar
   *[other] İkinci zar
 }
ad-step-count = { $count ->
    [one] { $count } zar
   *[other] { $count } zar
 }
ad-step-unknown = { $name }

# Olanlar

ad-event-turn = { $turn }. tur başlıyor.
ad-event-order = Emir { $number }: { $card }. Sıra: { $side }.
ad-event-card = { $card }. Zarı atan: { $side }.
ad-event-left = Emir { $number }, { $card }, desteden çıkıyor.
ad-event-fortune = Zar { $die } gösteriyor. { $effect } (Atan: { $side }.)
ad-event-used = { $side } kullandı: { $card }.
ad-event-passed = { $side } pas geçti: { $card }.
ad-event-done = { SEAT($seat) } bitirdi.
ad-event-proposed = { SEAT($seat) } öneriyor: { $what }.
ad-event-agreed = { SEAT($seat) } kabul ediyor.
ad-event-referred = { SEAT($seat) } kararı Mihver'e bırakıyor.
ad-event-moved = { $units }: { $from } → { $to }.
ad-event-moved-via = { $units }: { $from } → { $via } → { $to }.
ad-event-destroyed = Yok edildi ({ $at }): { $units }.
ad-event-control = { $zone } bölgesinin yeni sahibi: { $side }.
ad-event-no-control = { $zone }: artık kimsenin değil.
ad-event-airborne = Paraşütçüler ({ $box }) { $zone } bölgesinde saldırıyor, gereken { $needs } ya da azı: { $dice }. İsabet: { $hits }.
ad-event-ship = Gemiler ateş ediyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-flak = Topçu ateş ediyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Düşürüldü.
   *[no] Iska.
 }
ad-event-bomber = Bombardıman uçağı saldırıyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-blockhouse = Korugan ateş ediyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-paratrooper = Paraşütçü saldırıyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-wreck = Enkaz düşüyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-short = Bombalar düşüyor: { $unit }, { $at }; gereken { $needs } ya da azı: { $die }. { $hit ->
    [yes] Yok edildi.
   *[no] Iska.
 }
ad-event-strafed = Avcılar tarıyor: { $unit } ({ $zones }); gereken { $needs }: { $dice }. { $hit ->
    [yes] Yok edildi.
   *[no] Geçti.
 }
ad-event-battle = { $zone } bölgesinde çarpışma. Saldıran: { $side }.
ad-event-attack = { $side }, { $zone } bölgesinde saldırı: { $dice }. İsabet: { $hits }.
ad-event-defence = { $side }, { $zone } bölgesinde savunma: { $dice }. İsabet: { $hits }.
ad-event-casualty = { $zone } bölgesinde kayıp: { $units }.
ad-event-battle-over = { $zone } bölgesindeki çarpışma bitti. Bölgenin sahibi: { $side }.
ad-event-guns = { $card }: { $from } → { $at }, { $needs } ya da azı vurur: { $dice }. İsabet: { $hits }.
ad-event-resistance = Direniş vuruyor, { $zone }: { $dice }.
ad-event-chart = Zarlar, { $chart }: { $dice }. Girebilecek birlik: { $count }.
ad-event-reroll = Bir zar yeniden atılıyor, { $chart }: { $before } yerine { $after }. Girebilecek birlik: { $count }.
ad-event-kept = Her biri için bir zar ({ $unit }): { $dice }. Havaalanında kalacak: { $count }.
ad-event-paratroopers = Zar, { $box }: { $die }. İnen piyade: { $count }.
ad-event-rocket = Roket, { $chart }; { $needs } ya da azı vurur: { $die }. { $hit ->
    [yes] Sıradaki birlik yok edildi.
   *[no] Iska.
 }
ad-event-split = Deniz zarları paylaşıldı: { $uk } İngiliz, { $us } ABD.
ad-event-spared = { $zone } bölgesindeki topçu ateş etmiyor.
ad-event-own-zone = { $power } yalnız { $zone } bölgesinde saldırıyor.
ad-event-picked = Mihver { $zone } bölgesinde saldırıyor.
ad-event-safe = Vurulamaz: { $unit } ({ $zone }).
ad-event-flooded = { $zone } turun sonuna dek su altında.
ad-event-landing-opened = { $box } birlikleri bu tur alışılmış bölgelerinin yanına da çıkabilir.
ad-event-close = Müttefikler üç şehri de tutuyor: gelecek turun sonunda da tutarlarsa kazanırlar.
ad-event-not-close = Müttefikler artık üç şehri birden tutmuyor.
ad-event-over = Oyunu kazanan: { $side }.
ad-volley = { $kind } ({ $needs } ve altı) { $dice }

# Sözlerle durum

ad-tell-order = Tur { $turn } / { $turns }, emir { $number }: { $card }.
ad-tell-fortune = Tur { $turn } / { $turns }, emir { $number } Talih kartı: { $card }.
ad-tell-tactics = Tur { $turn } / { $turns }, Taktik kartı: { $card }.
ad-tell-check = Tur { $turn } / { $turns }, zafer denetimi.
ad-tell-over = Oyun bitti, tur { $turn } / { $turns }. Kazanan: { $side }.
ad-tell-none = yok
ad-tell-cities = Müttefiklerin tuttuğu şehirler: { $zones }.
ad-tell-cities-close = Müttefiklerin tuttuğu şehirler: { $zones }. Geçen turun sonunda üçünü de tutuyorlardı.
ad-tell-contested = { $zone }, çekişmeli: { $units }.
ad-tell-zone = { $zone }, { $side }: { $units }.
ad-tell-sky = { $zone }, yerde kimse yok: { $units }.
ad-tell-box = { $box }, çıkış bölgesi { $zone }: { $units }.
ad-tell-airfield = Havaalanında: { $units }.
ad-tell-chart = Kalan birlik, { $chart }: { $count }. Sırada, yer { $place }: { $units }.
ad-tell-chart-empty = Boş: { $chart }.
ad-tell-supply = Şimdiye dek yok edilenler: { $units }.
ad-tell-luck = Bu emrin talihi: { $effect }
ad-tell-kept = Bu tur Havaalanında kalacak: { $units }.
ad-tell-combined = Birleşik Taarruz: 11. emirde topçunun yanındaki piyade 2 ile vurur.
ad-tell-battle = { $zone } bölgesinde çarpışma, saldıran: { $side }. Şimdiye dek kayıplar: { $casualties }.
ad-tell-dice = Zarlar ({ $side }): { $dice }.
ad-tell-hits = Alınacak isabet ({ $side }): { $count }.

# Basılı olanlar

ad-about-infantry = 1 ile saldırır, 2 ile savunur, bir bölge hareket eder.
ad-about-artillery = 2 ile saldırır ve savunur, bir bölge hareket eder. Mihver topçusu uçaklara da ateş eder.
ad-about-tank = 3 ile saldırır, en çok iki bölge hareket eder; ilk bölgedeki düşman onu durdurur.
ad-about-blockhouse = 3 ile saldırır, 1 ile savunur, hiç hareket etmez. Menzilindeki köprübaşı kutularına ateş eder.
ad-about-fighter = Bir bölgede devriye gezer; oraya giren, içinden geçen ya da çıkan her Mihver birliğine ateş eder: 1 onu yok eder.
ad-about-bomber = Bir bölgeye girince bir Mihver birliğine saldırır: 3 ya da azı onu yok eder.
ad-about-beachhead = Birlikleri şuraya çıkar: { $zone }.
ad-about-airborne = Paraşütçüleri şuraya iner: { $zone }.
ad-about-chart = Birlikler soldan sağa ve yukarıdan aşağıya girer; yeri olmayan birlik arkasındakileri durdurur.
ad-figure-attack = Saldırı
ad-figure-defence = Savunma
ad-figure-move = Hareket (bölge)
ad-figure-power = Güç
ad-figure-pieces = Taş sayısı
ad-figure-number = Numara
ad-figure-side = Taraf
ad-figure-neighbours = Komşular
ad-figure-towns = Öteki kasabalar
ad-figure-coast = Kıyıda
ad-figure-city = Şehir
ad-figure-entry = Giriş yönü
ad-figure-range = Menzildeki kutular
ad-figure-blockhouses = Başlangıçtaki koruganlar
ad-figure-capacity = Kapasite
ad-figure-places = Yer sayısı
ad-figure-units = Birlikler
ad-figure-yes = evet

# Olasılıklar

ad-odds-destroyed = yok edilir, { $needs } ya da azında
ad-odds-gets-past = avcılardan sağ çıkar, zar sayısı { $dice }
ad-odds-wins = { $side }: sonunda tek başına kalır
ad-odds-nobody = Sonunda kimse kalmaz
ad-odds-left = { $side }: sonunda kalan birlikler
ad-odds-wins-at-once = { $side }: bir saldırıdan sonra tek başına kalır
ad-odds-contested = Bir saldırıdan sonra iki taraf da orada
ad-odds-left-at-once = { $side }: bir saldırıdan sonra kalan birlikler
ad-odds-expected = { $unit }, sonunda ortalama kalan

# Neden olmaz

ad-no-such-seat = Bu oyunda böyle bir koltuk yok.
ad-no-such-zone = { $zone } bu haritada yok.
ad-no-over = Oyun bitti.
ad-no-begin-seat = Oyunu Müttefik koltuğu başlatır, üç koltukta İngiliz koltuğu.
ad-no-begin-first = Oyun başlamadı: ondan önce zar atılmaz, seçim yapılmaz.
ad-no-begun = Oyun zaten başladı.
ad-no-go-on-seat = Müttefik koltuğu sürdürür, üç koltukta İngiliz koltuğu.
ad-no-go-on-first = Oyun sürmeden burada bir şey seçilemez.
ad-no-going-on = Yalnız yüklenmiş ve bir şey sormayan bir konum sürdürülmeyi bekler.
ad-no-axis-decides = Buna Mihver karar verir.
ad-no-allies-decide = Buna Müttefikler karar verir.
ad-no-other-ally = Bu öteki Müttefik gücün.
ad-no-said-done = Bu emir için bittiğini söylediniz.
ad-no-nothing-left = Bu emirde seçecek bir şeyiniz kalmadı.
ad-no-not-asked = Şu anda sorulan bu değil.
ad-no-referred = Karar Mihver'e bırakıldı.
ad-no-answer-referred = Karar sizin: Müttefiklerin seçebildikleri arasından seçin.
ad-no-uk-proposes = Önce Birleşik Krallık önerir.
ad-no-answer-nothing = Henüz bir şey önerilmedi.
ad-no-us-answers = Önce Birleşik Devletler yanıtlar.
ad-no-us-refers = Birleşik Devletler kabul eder ya da başka bir şey önerir; Mihver'e yalnız Birleşik Krallık bırakabilir.
ad-no-same-proposal = Bunu zaten Birleşik Krallık önerdi: kabul edin.
ad-no-uk-answers = Şimdi Birleşik Krallık yanıtlar.
ad-no-agree-or-refer = ABD önerisini kabul edin ya da kararı Mihver'e bırakın.
ad-no-joint = Bu, yanıt bekleyen ortak bir karar değil.
ad-no-joint-of-two = Bütün Müttefik seçimlerini bir koltuk yapar.
ad-no-pass = Bunun seçilmesi gerekir.
ad-no-pass-hit = Her isabet bir birliği kayba uğratır: birini seçin.
ad-no-pass-flak = Her topçu ateş eder: hedefini seçin.
ad-no-say-done = Burada başka bir şey istemeyen, bittiğini söyler.
ad-no-say-pass = Kart ya da zar pas geçilerek geri çevrilir.
ad-no-say-stop = Konvoy durarak yürüyüşünü bitirir.
ad-no-stop-yet = Konvoy en az bir bölge gider.
ad-no-move-now = Bu birlikler bu emirde hareket etmez.
ad-no-move-in-landing = Karadaki birlikler bu emirde hareket etmez.
ad-no-land-in-move = Köprübaşı kutularındaki birlikler bu emirde hareket etmez.
ad-no-land-further = Çıkarma bütün bir harekettir: birlik çıktığı bölgede durur ve yalnız o söylenir.
ad-no-fighter-moves = Devriyedeki avcı, avcılar dönene dek bölgesinde kalır.
ad-no-blockhouse-moves = Korugan hiç hareket etmez.
ad-no-land-flies = Kara birlikleri uçmaz.
ad-no-back = Hiçbir birlik bölgeden kutuya dönmez.
ad-no-unit-there = { $zone } bölgesinde yok: { $unit }.
ad-no-unit-in-box = { $box } içinde yok: { $unit }.
ad-no-moved = Oradakilerin hepsi hareket etti: { $unit }.
ad-no-leave-contested = { $zone } çekişmeli: oradan birlik ayrılmaz.
ad-no-leave-blockhouse = Düşman koruganı durdukça { $zone } bölgesinden birlik ayrılmaz.
ad-no-flooded = { $zone } su altında: bu tur oraya kara birliği girmez, oradan çıkmaz.
ad-no-one-zone = Kötü talih: bu emirde her Müttefik güç yalnız bir bölgeden ayrılır.
ad-no-two-zones = Kötü talih: bu emirde Mihver birlikleri yalnız iki bölgeden ayrılır.
ad-no-one-box = Kötü talih: bu emirde her Müttefik güç yalnız bir kutudan ayrılır.
ad-no-one-step = { $unit }: bir bölge hareket eder ve yalnız o söylenir.
ad-no-three-steps = { $unit }: en çok iki bölge hareket eder.
ad-no-stop-missing = { $unit }: iki bölge gidebilir; ikincisini de söyleyin ya da durun.
ad-no-round-trip = Bir birlik hareketini başladığı yerde bitirmez.
ad-no-adjacent = { $zone }, { $from } ile komşu değil.
ad-no-pass-enemy = { $zone } bölgesindeki düşman birlikleri onu orada durdurur.
ad-no-pass-blockhouse = { $zone } bölgesindeki düşman koruganı onu orada durdurur.
ad-no-pass-full = { $zone } kendi birliklerinizle dolu: içinden geçilmez.
ad-no-full = { $zone } dolu: bir tarafın orada en çok sekiz birliği olur.
ad-no-arrow = { $box } birlikleri { $zone } bölgesine çıkamaz.
ad-no-airborne-box = Bu bir köprübaşı kutusu değil.
ad-no-box-empty = { $box } içinde kimse yok.
ad-no-box-full = { $box } dolu.
ad-no-box-of-other = { $box } öteki Müttefik gücün.
ad-no-place-box = { $place }. yerin birliği { $box } üzerinden giremez.
ad-no-axis-box = Mihver birlikleri kutulara girmez.
ad-no-allies-zone = Müttefik takviyesi yalnız kendi köprübaşı kutularına girer.
ad-no-entry = { $zone } giriş bölgesi değil: { $chart }.
ad-no-chart-empty = Boş olduğu için zar atılmaz: { $chart }.
ad-no-chart-first = Önce öteki çizelge sorulur.
ad-no-roll-used = Zarların izin verdiği kadar birlik girdi: { $chart }.
ad-no-reinforce-now = Bu çizelgeden şimdi birlik girmez.
ad-no-reroll-now = Şimdi zar yeniden atılmaz.
ad-no-reroll-once = Yalnız bir zar, bir kez yeniden atılabilir.
ad-no-reroll-die = İki zar var: 1 ve 2.
ad-no-paratrooper-box = Piyade hava indirme kutularından çıkarılır.
ad-no-airborne-blockhouse = Korugan hava indirme taarruzunda kayıp olamaz.
ad-no-paratrooper-blockhouse = Paraşütçüler koruganlara saldıramaz.
ad-no-enemy-casualty = { $unit }: vurulan taraf kendi birlikleri arasından seçer.
ad-no-air-casualty = Uçaklar buna katılmaz.
ad-no-bystander = { $unit }: isabet yalnız saldıran birliklere verilir.
ad-no-casualty-twice = Oradakilerin hepsi zaten kayıp: { $unit }.
ad-no-other-fight = Söz konusu bölge: { $zone }.
ad-no-zone-first = Önce { $zone } gelir.
ad-no-split = İngiliz payı 0 ile { $count } zar arasındadır.
ad-no-split-now = Şimdi paylaşılacak deniz zarı yok.
ad-no-naval-dice = Deniz zarınız kalmadı.
ad-no-naval-blockhouse = Gemiler yalnız koruganlara ateş eder.
ad-no-blockhouse-there = { $zone } bölgesinde korugan yok.
ad-no-blockhouse-left = Yeniden kurulacak yok edilmiş korugan yok.
ad-no-blockhouses-fired = { $zone } bölgesindeki bütün koruganlar ateş etti.
ad-no-range = { $zone } koruganları hiçbir köprübaşı kutusuna erişmez.
ad-no-out-of-range = { $box }, { $zone } menzilinin dışında.
ad-no-shell-now = Koruganlar denize yalnız 9. emirde ateş eder.
ad-no-shell-plane = Korugan uçaklara ateş edemez.
ad-no-shell-zone = Denize ateş eden koruganlar yalnız köprübaşı kutularındaki birlikleri vurur.
ad-no-other-plane = { $unit }: burada öteki tür söz konusu.
ad-no-plane-left = Havaalanında yok: { $unit }.
ad-no-plane-kept = { $unit }: bu tur Havaalanında kalmalı.
ad-no-plane-placed = Hiçbir bölgede yok: { $unit }.
ad-no-plane-destroyed = Yok edilmiş değil: { $unit }.
ad-no-four-fighters = { $zone } bölgesinde dört avcı var: daha fazlası gelemez.
ad-no-bomber-allied = { $zone } bölgesinde Müttefik kara birlikleri var: oraya bombardıman uçağı gitmez.
ad-no-bomber-empty = { $zone } bölgesinde Mihver kara birliği yok: bombardıman uçağının işi olmaz.
ad-no-bombers-placed = Bütün bombardıman uçakları ilk zardan önce yerleştirilir.
ad-no-bomb-now = Bombardıman uçakları bir bölgeye girince saldırır, şimdi değil.
ad-no-bombed = { $unit }: zaten saldırdı.
ad-no-own-target = { $unit }: hedef, bölgedeki bir Mihver kara birliğidir.
ad-no-allied-target = { $unit }: hedef bir Müttefik kara birliğidir.
ad-no-flak-land = { $unit }: uçaksavar ateşi uçaklara yöneltilir.
ad-no-flak-fighter = 6. emir avcıları vuramaz.
ad-no-flak-there = { $zone } bölgesinde uçağa ateş edecek Mihver topçusu yok.
ad-no-flak-spared = { $zone } bölgesindeki topçu bu emirde ateş etmez.
ad-no-flak-fired = { $zone } bölgesindeki her topçu ateş etti.
ad-no-flak-safe = { $unit }: oradaki bu tur vurulamaz.
ad-no-barnstorm-fighter = Bir avcı seçin.
ad-no-barnstorm-twice = { $zone } bölgesinde bir avcı zaten güvende.
ad-no-wreck-there = { $zone } bölgesinde avcı düşmedi.
ad-no-short-now = Şimdi kimse kendi tarafına ateş etmez.
ad-no-short-adjacent = { $zone } bombardıman uçağının yanında değil.
ad-no-recon-fighter = Bu kartla yalnız avcılar hareket eder.
ad-no-recon-route = Avcı bölgesine doğrudan gider: yalnız onu söyleyin.
ad-no-recon-stay = Avcı başka bir bölgeye gider.
ad-no-recon-airfield = Bu kartla devriyedeki avcılar hareket eder, Havaalanındakiler değil.
ad-no-contested = { $zone } çekişmeli değil.
ad-no-own-zone-units = { $zone } bölgesinde bu gücün birliği yok.
ad-no-own-zone-twice = Bir güç yalnız bir bölgede saldırır.
ad-no-picked = { $zone } zaten seçildi.
ad-no-tactics = Bu oyun Taktik kartları olmadan oynanıyor.
ad-no-card-used = { $card } kullanıldı: oyundan çıktı.
ad-no-card-now = { $card } kendi numarasındaki emirden hemen sonra gelir.
ad-no-card-effect = { $card } şu anda hiçbir etki yapamaz, bu yüzden sunulmaz.
ad-no-card-aim = { $card } ne için kullanılacak, söyleyin.
ad-no-card-plain = { $card } bir şey söylenmeden kullanılır.
ad-no-coast = { $zone } kıyıda değil.
ad-no-ruin = { $zone } korugan yitirmedi.
ad-no-building = { $zone } bölgesinde Mihver birliği olmalı, Müttefik birliği olmamalı.
ad-no-guns = { $zone } bölgesinde bu tarafın topçusu yok.
ad-no-guns-adjacent = { $zone } topların yanında değil.
ad-no-guns-enemy = { $zone } bölgesinde düşman kara birliği yok.
ad-no-resistance = { $zone } bölgesinde korugan dışında Mihver birliği olmalı, Müttefik birliği olmamalı.
ad-no-convoy-unit = { $unit }: konvoy bir Mihver piyadesi, topçusu ya da tankıdır.
ad-no-convoy-enemy = { $zone } bölgesinde Müttefik kara birlikleri var: konvoy çevresinden dolaşır.
ad-no-convoy-twice = Konvoy { $zone } bölgesinden zaten geçti.
ad-no-convoy-way = { $zone } bölgesinden konvoy için yol yok.
ad-no-volunteer-chart = Piyade bir Alman çizelgesine döner.
ad-no-volunteer-place = Boş piyade yeri yok: { $chart }.
ad-no-volunteer-yet = En az bir piyade döner.

# Zones, the Airfield, dice and buttons, in plain words
ad-name-airfield = Havaalanı
ad-about-city = Üç şehirden biri: Müttefikler Cherbourg, St. Lo ve Caen'i tam bir tur elde tutarsa kazanır.
ad-about-entry = Alman takviyeleri haritaya buradan girebilir.
ad-about-coast = Deniz kıyısındadır.
ad-about-zone = Burada yalnızca bir tarafın kara birlikleri varsa (en çok sekiz), bölge onundur. İki tarafın da birliği varsa çekişmelidir: kimse çıkamaz ve her taraf kendi emrinde saldırır.
ad-about-airfield = Bir bölgede olmayan Müttefik uçakları burada bekler. Emirlerinin izin verdiği her bölgeye, uzaklığa bakmadan, buradan uçarlar.
ad-about-die = Bu çizelgeden kaç birliğin gireceğini söyleyen iki zardan biri. Bir kez yeniden atılır ve yeni sayı kalır.
ad-about-begin = İlk emir kartı açılır ve zarları atılır.
ad-about-go-on = Yüklenen konum buradan bir sonraki karara kadar sürer.
ad-about-done = Kalan birlikleriniz olduğu gibi kalır: emirde kimse bir şey yapmak zorunda değildir.
ad-about-pass = Şimdi kullanmazsınız. Pas geçilen Taktik kartı sonraki turda yeniden gelir.
ad-about-stop = Tank ikinci bir bölgeye gidebilecekken ilkinde kalır.
ad-about-agree = Öteki Müttefik gücün önerisini kabul edersiniz ve o yapılır.
ad-about-refer = Anlaşamazsınız ve kararı Mihver, dilediği gibi verir.

# Neden bitti
ad-end-cities = Müttefikler Cherbourg, St. Lo ve Caen'i bütün bir tur elde tuttu.
ad-end-last-turn = Son tur bitti ve şu şehirler Müttefiklerin elinde değil: { $zones }.
ad-end-last-turn-close = Son tur bitti ve Müttefikler Cherbourg, St. Lo ve Caen'i bütün bir tur elde tutmadı.

# Maçın hikâyesi
ad-story-axis = Mihver
ad-story-allies = Müttefikler
ad-counts-zones = Kontrol edilen bölgeler
ad-deed-taken = Alınan bölgeler
ad-deed-attacks = Başlatılan çarpışmalar
ad-deed-hits = İsabetler
ad-deed-losses = Kendi kayıpları
ad-luck-hits = isabet
ad-mark-taken-axis = { $zone } Mihver'in eline geçti
ad-mark-taken-allies = { $zone } Müttefiklerin eline geçti
