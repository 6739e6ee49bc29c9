# The words of this board in the terminal: captions, and what its keys and signs mean.

ui-hn-headline = { $name } · tur { $turn } / { $turns } · { $side } · COMMAND { $commands } / { $all }
ui-hn-counts = { $points } puan · el { $hand } · yedek { $reserve }
ui-hn-lost = kayıp { $lost }
ui-hn-directives = DIRECTIVE
ui-hn-attack = { $by } → { $target }: { $value } ve üstü
ui-hn-rolled = zarlar { $dice }, toplam { $total }
ui-hn-save = kurtulma { $save } ve üstü: { $die }
ui-hn-help-hand = elden bir kart seç
ui-hn-help-units = seçilebilen sonraki kendi birliğiniz, sonraki düşman birliği
ui-hn-help-tiles = seçilebilen sonraki kare
ui-hn-help-cards = seçilebilen sonraki kart
ui-hn-help-buttons = sonraki taktik, değer, yetenek ya da düğme
ui-hn-help-end = bunu bitiren düğme
ui-hn-help-direct = Etkinleştirmek için bir birliği, sonra gitmek için bir kareyi ya da ateş etmek için bir düşmanı gösterin: taktik ve değer yalnız birden çoğu olabiliyorsa söylenir.
ui-hn-help-signs = ABD, Almanya; ?? hakkında bir şey bilinmeyen sırt ve numarası; parantez: yüzü kapalı, ama siz biliyorsunuz
ui-hn-help-marks = HIT, SUPPRESSED, ACTIVATED, GO!, bir Kahraman, bir Panzerfaust, bir can fazla
ui-hn-help-terrain = Meskûn, Orman, Tepe, Tahkimli mevzi, Tahkimli tepe, Su basmış, Su; hiçbiri: Açık
ui-hn-help-markers = değeri ve sahibiyle bir Hedef, Depo, Geçit, Engel, Mayın, Bombardıman, çıkış
ui-hn-help-bonus = Atış bonusu, Savunma bonusu
