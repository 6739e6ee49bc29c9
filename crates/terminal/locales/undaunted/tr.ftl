# Bu tahtanın uçbirimdeki sözleri: başlıklar, tuşların ve işaretlerin anlamı.

ui-un-headline = { $name } · tur { $round }
ui-un-goal-points = { $points }/{ $goal } puan
ui-un-goal-pin = çivilemek · puan { $points }
ui-un-pinned = çivilendi
ui-un-counts = deste { $deck } · çıkan { $removed }
ui-un-hand = el
ui-un-chosen = seçilen { $card }
ui-un-play = oyun
ui-un-discard = ıskarta
ui-un-supply = tedarik
ui-un-help-hand = elden bir kart seç
ui-un-help-buttons = sonraki düğme
ui-un-help-tiles = seçilebilecek sonraki karo
ui-un-help-counters = seçilebilecek sonraki birlik
ui-un-help-piles = tedarikteki ya da oyun alanındaki sonraki kart
ui-un-help-head = bir karo: kodu, arazi ve siper, hedef, işaretler: u g keşfedildi, U G kontrol altında
ui-un-help-signs = birlikler: ▫ ABD, ▪ Almanya; R piyade, S keşif, G makineli, Sn keskin nişancı, Mo havan; küçük harf: bastırılmış
ui-un-help-markers = giriş yeri, havan hedefi, telsiz, inisiyatif; karttaki sayı inisiyatifidir
