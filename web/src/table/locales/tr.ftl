# Soru tıklamaları izler: ne seçildi, şimdi ne seçiliyor

web-prompt-next = { $chosen }: { $what } seçin
web-prompt-or = { $first } ya da { $second }
web-prompt-dice = Zarlar atılıyor …
web-prompt-sight = Bir saniye …
web-choose-action = ne yapılacağını
web-choose-button = nasıl devam edileceğini
web-choose-card = bir kart
web-choose-count = kaç tane olduğunu
web-choose-deck = bir deste
web-choose-die = bir zar
web-choose-marker = bir işaret
web-choose-seat = bir oyuncu
web-choose-tactic = bir taktik
web-choose-tile = bir karo
web-choose-unit = bir birlik
web-choose-other = sonrakini

# Başkalarının hamlelerinin hızı

web-pace = Başkalarının hamlelerinin hızı
web-pace-help = Birbiri ardına gösterilir. S tuşu, düğme ya da bir tıklama kalanı atlar.
web-pace-slow = Yavaş
web-pace-normal = Orta
web-pace-fast = Hızlı
web-pace-off = Hepsi birden
web-pace-skip = Atla
web-key-s = gösterilmekte olan hamleleri atla

# Bitiş

web-ending = Nasıl geçti
web-end-how = Nasıl bitti
web-end-curve = Maçın gidişi
web-end-step = { $line }. adım
web-end-turning = Dönüm noktası
web-end-turning-show = { $line }. adımı göster
web-end-luck = Zar şansı
web-end-luck-rolled = gelen
web-end-luck-expected = beklenen
web-end-deeds = Taraflar ne yaptı
web-end-rating = Oyuncu puanınız: { $rating }
web-end-rating-change = Oyuncu puanınız: { $before } → { $rating } ({ $change })
web-end-rematch-waits = Rövanş herkes gelince başlar.
web-end-share = Bu maçı paylaş
web-end-next = Sırada ne var
web-end-together = Hep birlikte
web-end-resigned = { $name } pes etti.
web-end-out-of-time = { $name } için süre doldu.
web-luck-hits = isabet
web-deed-attacks = Saldırılar
web-deed-hits = İsabetler
web-deed-steps = Hareketler
web-deed-controlled = Alınan hedefler
web-deed-losses = Kendi kayıpları
web-lull = { $name } tepki verebilir. Yanıt olsun olmasın herkes aynı süre bekler.
web-now-does = Şimdi: { $what }
web-now-leads = Şimdi şunlardan biri: { $what }
web-now-many = { $count ->
    [one] Şimdi tıklayınca seçilebilecek bir yer ya da şey parlar.
   *[other] Şimdi tıklayınca seçilebilecek { $count } yer ya da şey parlar.
}
web-now-later = Şimdi: parlayan bir şeyden sonra seçilebilir.

# The ending

web-end-points = { $points } puan
