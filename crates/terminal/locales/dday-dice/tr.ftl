# Bu tahtanın uçbirimdeki sözleri: başlıklar, tuşların ve işaretlerin anlamı.

ui-dd-headline = { $name } · tur { $turn } · { $phase }
ui-dd-cry = Savaş Narası
ui-dd-losses = kayıp { $losses }
ui-dd-points = ZP { $points }
ui-dd-specialists = uzmanlar
ui-dd-items = eşyalar
ui-dd-awards = nişanlar
ui-dd-recruits = alınacak
ui-dd-pool = havuz
ui-dd-help-dice = zarlarınızdan birini seç
ui-dd-help-buttons = sonraki düğme
ui-dd-help-sectors = seçilebilecek sonraki bölge
ui-dd-help-things = seçilebilecek sonraki eşya, uzman, nişan
ui-dd-help-units = başka bir koltuğun sonraki birliği
ui-dd-help-head = bir bölge: numara, savunma, MG zarları (atılınca M=4), siyah kalkan; ileri yol: cesaret, mayın, engel
ui-dd-help-unit = bir birlik, koltuğuyla: bölgede kalan tur ya da ilerlemeli
ui-dd-help-demand = ister: orada bir uzman, bir feda, bırakılan bir eşya, patlayıcı
ui-dd-help-gifts = verir: bir sonuç, bir uzman, girişte 1d6 asker, bir nişan; bu kadar zar
ui-dd-help-limits = en çok bu kadar birlik, 6’da özel hasar, kilit yok, havuzdan eşya yok
ui-dd-help-resources = asker, yıldız, cesaret, eşya puanı; güç
ui-dd-help-die = bir zar: renk ve yüz; = kilitli, ↻ yeniden atılacak, × iptal
ui-dd-help-reach = bir bölgedeki sonraki çatışma: oraya gidiş cesareti, beklenen ve en kötü kayıp, sağ kalma olasılığı; ✗ kapalı, ? koşul karşılanmıyor
