# De eigen teksten van de terminal.

# De balk, de vraag en de regel eronder
ui-you = Jij
ui-player = Speler { $number }
ui-seat = stoel { $seat }
ui-corner-your-turn = Jouw beurt
ui-corner-turn = { $name } is aan zet
ui-corner-over = De partij is voorbij
ui-thinking = { $name } denkt na …
ui-not-now = { $thing } kan nu niet gekozen worden.
ui-it-can-be-chosen = Dit kan gekozen worden: druk op Enter.
ui-taken-back = Teruggenomen.
ui-no-undo = Er is niets van jou om terug te nemen: toeval, iets wat onthuld werd of een besluit van een ander kwam erna.
ui-undo-later = Wacht tot de bot gezet heeft, neem dan terug.
ui-not-saved = De partij kon niet bewaard worden: { $error }
ui-too-small = Dit venster is { $now-width }×{ $now-height }. De tafel heeft { $width }×{ $height } nodig: maak het groter.

# Toetsen onderaan
ui-key-choose = kies
ui-key-back = terug
ui-key-undo = herstel
ui-key-why = waarom niet
ui-key-actions = acties
ui-key-describe = in woorden
ui-key-log = verslag
ui-key-help = hulp
ui-key-leave = weg
ui-key-rematch = revanche
ui-key-replay = naspelen
ui-key-result = uitslag of tafel
ui-key-step = stap
ui-key-turn = beurt
ui-key-ends = begin, einde
ui-key-autoplay = afspelen
ui-key-viewpoint = gezichtspunt
ui-key-close = sluit

# Het verslag
ui-log-title = Verslag
ui-log-take-back = { $name } ging terug naar regel { $line }.
ui-log-resign = { $name } gaf op.
ui-log-forfeit = De tijd van { $name } is om.
ui-log-dice = De volgende dobbelstenen liggen vast: { $faces }.

# De lijst van acties
ui-actions-title = Alles wat je mag doen
ui-actions-search = Zoek:
ui-actions-none = Zoiets kan nu niet.

# Vragen
ui-yes-no = Enter of y: ja · elke andere toets: nee
ui-take-back-title = Terugnemen?
ui-take-back-question = Terug naar voor je laatste besluit? Het verslag vermeldt het, en wat het toeval beslist wordt opnieuw beslist.
ui-resign-title = Opgeven?
ui-resign-question = De partij opgeven? Je tegenstander wint.

# Meer mensen aan één toetsenbord
ui-hand-over = Je beurt is voorbij: druk op Enter en geef het toetsenbord aan { $name }.
ui-curtain = Geef het toetsenbord aan { $name }.
ui-curtain-enter = { $name }: druk op Enter als niemand anders kijkt.
ui-curtain-leave = q gaat weg; de partij is bewaard.
ui-away-title = Terwijl je weg was

# Het einde
ui-won = Winnaar: { $name }
ui-drawn = Gelijkspel.
ui-lost = Samen verloren.
ui-ended-by = Beslist door { $rule }
ui-ended-resigned = De andere kant gaf op.
ui-ended-time = De tijd van de andere kant is om.
ui-saved-in = Bewaard in { $file }
ui-result-keys = n revanche · v naspelen · Esc tafel · q weg

# De stelling in woorden, en het bord van een spel zonder eigen bord
ui-describe-title = De stelling in woorden
ui-plain-position = Stelling
ui-plain-choices = Je mag kiezen

# Naspelen
ui-replay-beginning = Het begin.
ui-viewpoint-seat = gezien door { $name }
ui-viewpoint-public = gezien door een toeschouwer
ui-viewpoint-all = alles zichtbaar

# Hulp
ui-help-title = Hulp
ui-help-moving = Kiezen
ui-help-arrows = ga over alles op de tafel
ui-help-tab = ga over wat je nu mag kiezen; het is gemerkt met •
ui-help-enter = kies; op iets anders: zeg waarom het niet kan
ui-help-escape = neem de laatste klik terug
ui-help-game = Op dit bord
ui-help-asking = Altijd
ui-help-undo = herstel; tegen bots ook verder terug
ui-help-why = waarom kan dit niet gekozen worden?
ui-help-actions = elke toegestane actie; typ om te zoeken
ui-help-describe = de hele stelling in woorden
ui-help-log = het hele verslag
ui-help-sort = sorteer de hand anders
ui-help-resign = geef op
ui-help-leave = ga weg; de partij wordt na elke actie bewaard
ui-help-mouse-title = Muis
ui-help-mouse = Klik om te kiezen; een klik naast alles of met de rechterknop gaat een stap terug; het wiel schuift door het verslag.
ui-help-replay = Naspelen
ui-help-forward = een stap verder
ui-help-backward = een stap terug
ui-help-turns = volgende beurt, vorige beurt
ui-help-ends = het begin, het einde
ui-help-autoplay = laat het afspelen, of stop
ui-help-viewpoint = ander gezichtspunt: alles, elke stoel, een toeschouwer
ui-help-close = sluit

# Battle Line
ui-bl-turn = beurt { $turn }
ui-bl-game-of = spel { $game } van { $games }
ui-bl-game-to = spel { $game }, tot { $points } punten
ui-bl-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
ui-bl-tactics-played = tactiek { $count }
ui-bl-unseen = Ongezien { $count }
ui-bl-decks = Stapels
ui-bl-deck-troops = Soldaten
ui-bl-deck-tactics = Tactiek
ui-bl-discards = Afgelegd
ui-bl-sum = Som
ui-bl-host = Horde
ui-bl-skirmish = Schermutseling
ui-bl-battalion = Bataljon
ui-bl-phalanx = Falanx
ui-bl-wedge = Wig
ui-bl-short-lion = Leeuw
ui-bl-short-eagle = Adelaar
ui-bl-help-flags = wijs een vlag aan
ui-bl-help-colours = volgende kaart van een kleur
ui-bl-help-tactics = volgende tactiekkaart of stapel
ui-bl-tell-seat = { $name }: { $flags ->
    [one] { $flags } vlag
   *[other] { $flags } vlaggen
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
} gespeeld.
ui-bl-tell-hand = Hand: { $cards }.
ui-bl-tell-backs = Hand, gesloten: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
ui-bl-tell-known = Daarvan bekend: { $cards }.
ui-bl-tell-guile = Voor deze stoel ligt: { $cards }.
ui-bl-tell-flag-open = Vlag { $flag }, open.
ui-bl-tell-flag-claimable = Vlag { $flag }, kan nu opgeëist worden.
ui-bl-tell-flag-claimed = Vlag { $flag }, opgeëist door { $name }.
ui-bl-tell-is = Is { $strength }.
ui-bl-tell-could = Kan hoogstens { $strength } worden.
ui-bl-tell-decks = Stapels: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
ui-bl-tell-top = Bekend boven op een stapel, de bovenste eerst: { $cards }.
ui-bl-tell-discards = Afgelegd: { $cards }.
