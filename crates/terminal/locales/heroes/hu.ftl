# The words of this board in the terminal: captions, and what its keys and signs mean.

ui-hn-headline = { $name } · { $turn }/{ $turns }. forduló · { $side } · COMMAND { $commands } / { $all }
ui-hn-counts = { $points } pont · kéz { $hand } · tartalék { $reserve }
ui-hn-lost = veszteség { $lost }
ui-hn-directives = DIRECTIVE
ui-hn-attack = { $by } → { $target }: legalább { $value }
ui-hn-rolled = kockák { $dice }, összeg { $total }
ui-hn-save = mentés legalább { $save }: { $die }
ui-hn-help-hand = egy kártya választása a kézből
ui-hn-help-units = a következő választható saját, illetve ellenséges egység
ui-hn-help-tiles = a következő választható mező
ui-hn-help-cards = a következő választható kártya
ui-hn-help-buttons = a következő taktika, érték, képesség vagy gomb
ui-hn-help-end = a gomb, amely ezt befejezi
ui-hn-help-direct = Mutass egy egységre az aktiváláshoz, aztán egy mezőre, hogy odamenjen, vagy egy ellenségre, hogy rálőjön: taktikát és értéket csak akkor kell megnevezni, ha több is szóba jöhet.
ui-hn-help-signs = USA, Németország; ?? hátlap, amelyről semmit sem tudni, a számával; zárójel: lefelé fordítva, de te ismered
ui-hn-help-marks = HIT, SUPPRESSED, ACTIVATED, GO!, egy Hős, egy Panzerfaust, eggyel több életpont
ui-hn-help-terrain = Beépített, Erdő, Domb, Erődített állás, Erődített domb, Elárasztott, Víz; semmi: Nyílt
ui-hn-help-markers = célpont az értékével és birtokosával, raktár, gázló, akadály, akna, bombázás, kijárat
ui-hn-help-bonus = tűzbónusz, védelmi bónusz
