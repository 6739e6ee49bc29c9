# Bu tahtanın uçbirimdeki sözleri: başlıklar, tuşların ve işaretlerin anlamı.

ui-bl-turn = { $turn }. tur
ui-bl-game-of = oyun { $game }/{ $games }
ui-bl-game-to = { $game }. oyun, hedef { $points } puan
ui-bl-points = { $points } puan
ui-bl-tactics-played = taktik { $count }
ui-bl-unseen = Görülmeyen { $count }
ui-bl-decks = Desteler
ui-bl-deck-troops = Birlik
ui-bl-deck-tactics = Taktik
ui-bl-discards = Iskarta
ui-bl-short-lion = Aslan
ui-bl-short-eagle = Kartal
ui-bl-help-flags = bir bayrağı göster
ui-bl-help-colours = bir rengin sonraki kartı
ui-bl-help-tactics = sonraki taktik kartı ya da deste
