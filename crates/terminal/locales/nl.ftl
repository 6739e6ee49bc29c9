# De eigen teksten van de terminal.

# De balk, de vraag en de regel eronder
ui-you = Jij
ui-corner-your-turn = Jouw beurt
ui-corner-turn = { $name } is aan zet
ui-corner-over = De partij is voorbij
ui-thinking = { $name } denkt na …
ui-not-now = { $thing } kan nu niet gekozen worden.
ui-nothing-printed = Hierop staat niets.
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
ui-key-explain = uitleg
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
ui-story-title = Hoe het ging
ui-log-take-back = { $name } ging terug naar regel { $line }.
ui-log-resign = { $name } gaf op.
ui-log-forfeit = De tijd van { $name } is om.
ui-log-dice = De volgende dobbelstenen liggen vast: { $faces }.

# De lijst van acties
ui-actions-title = Alles wat je mag doen
ui-actions-search = Zoek:
ui-actions-none = Zoiets kan nu niet.

# Wat ervan kan komen
ui-odds-title = Wat ervan kan komen
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } keuzes: { $low } tot { $high }
ui-odds-same = { $count } keuzes: elk { $low }
ui-odds-mean = ⌀ { $mean }

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
ui-saved-in = Bewaard in { $file }
ui-result-keys = n revanche · v naspelen · Esc tafel · q weg
ui-result-keys-campaign = n volgend scenario · C veldtocht · v naspelen · Esc tafel · q weg
ui-result-keys-last = v naspelen · Esc tafel · q weg
ui-campaign-title = Veldtocht
ui-campaign-match = { $scenario }: gewonnen door { $name }; verliezen { $losses }
ui-campaign-next = Volgende: { $scenario }
ui-campaign-victories = Overwinningen ({ $names }): { $numbers }
ui-campaign-losses = { $what } ({ $names }): { $numbers }
ui-campaign-score = Score ({ $names }): { $numbers }
ui-campaign-is-over = Alle scenario’s van deze veldtocht zijn gespeeld. Hij staat in { $file }; een nieuwe begint met --campaign=BESTAND.

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
ui-help-tab = ga over wat je nu mag kiezen; het is gemarkeerd met •
ui-help-enter = kies; op iets anders: zeg waarom het niet kan
ui-help-escape = neem de laatste klik terug
ui-help-game = Op dit bord
ui-help-asking = Altijd
ui-help-undo = herstel; tegen bots ook verder terug
ui-help-why = waarom kan dit niet gekozen worden? Kan het wel: wat ervan kan komen
ui-help-explain = wat hierop staat, wat het doet, hoe een gevecht daar zou gaan
ui-help-actions = elke toegestane actie; typ om te zoeken
ui-help-describe = de hele stelling in woorden
ui-help-log = het hele verslag
ui-help-story = hoe de partij ging en afliep
ui-help-sort = sorteer de hand anders
ui-help-resign = geef op
ui-help-campaign = hoe de veldtocht ervoor staat
ui-help-leave = ga weg; de partij wordt na elke actie bewaard
ui-help-mouse-title = Muis
ui-help-mouse = Klik om te kiezen; een klik naast alles of met de rechterknop gaat een stap terug; het wiel schuift door het verslag.
ui-help-replay = Naspelen
ui-help-forward = een stap verder
ui-help-backward = een stap terug
ui-help-turns = volgende beurt, vorige beurt
ui-help-ends = het begin, het einde
ui-help-autoplay = laat het afspelen, of stop
ui-help-viewpoint = ander gezichtspunt: alles, elke plaats, een toeschouwer
ui-help-close = sluit
