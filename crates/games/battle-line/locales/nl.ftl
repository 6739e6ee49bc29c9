# Battle Line.

# Opties

option-starter = Wie begint
    .help = Loten: elke speler toont een soldaat, de hoogste waarde begint. Anders begint de gekozen speler.
option-starter-draw = Loten
option-starter-seat-0 = Macedonië
option-starter-seat-1 = Perzië
option-last-chance = Laatste kans
    .help = Vlaggen worden alleen aan het begin van de beurt opgeëist, zodat de tegenstander nog een beurt heeft.
option-open-fronts = Open fronten
    .help = De verliezer van een vlag mag daar soldaten blijven spelen.
option-troops-only = Alleen soldaten
    .help = De tactiekkaarten blijven in de doos.
option-fixed-ground = Vast terrein
    .help = Deserteur en Hergroepering kunnen Mist en Modder niet wegnemen.
option-games = Partijen
    .help = Uit hoeveel partijen de wedstrijd bestaat; bij spelen om punten: hoogstens. Het hoogste puntentotaal wint.
option-points = Spelen om punten
    .help = De wedstrijd eindigt zodra een speler na een partij zoveel punten heeft. 0: een vast aantal partijen.

# Kaarten

bl-colour-red = rood
bl-colour-orange = oranje
bl-colour-yellow = geel
bl-colour-green = groen
bl-colour-blue = blauw
bl-colour-purple = paars
bl-card-troop = { $colour } { $value }
bl-card-leader-lion = Leider (leeuw)
bl-card-leader-eagle = Leider (adelaar)
bl-card-horse = Zware Ruiterij
bl-card-shield = Schildmuur
bl-card-fog = Mist
bl-card-mud = Modder
bl-card-scout = Verkenner
bl-card-redeploy = Hergroepering
bl-card-deserter = Deserteur
bl-card-traitor = Verrader
bl-deck-troops = soldatenstapel
bl-deck-tactics = tactiekstapel

# Formaties

bl-strength-sum = een som van { $sum }
bl-strength-host = een Horde van { $sum }
bl-strength-skirmish = een Schermutseling van { $sum }
bl-strength-battalion = een Bataljon van { $sum }
bl-strength-phalanx = een Falanx van { $sum }
bl-strength-wedge = een Wig van { $sum }

# Wat een trekking kan brengen

bl-odds-any = Een kaart die een formatie voltooit
bl-odds-host = een Horde bij vlag { $flag }
bl-odds-skirmish = een Schermutseling bij vlag { $flag }
bl-odds-battalion = een Bataljon bij vlag { $flag }
bl-odds-phalanx = een Falanx bij vlag { $flag }
bl-odds-wedge = een Wig bij vlag { $flag }

# Wat er gevraagd wordt

bl-ask-play = { $you ->
    [yes] Speel een kaart.
   *[no] { SEAT($seat) } moet een kaart spelen.
 }
bl-ask-play-or-pass = { $you ->
    [yes] Speel een kaart of pas.
   *[no] { SEAT($seat) } moet een kaart spelen of passen.
 }
bl-ask-scout-draw = { $you ->
    [yes] Verkenner: kies de stapel van de volgende kaart. Nog te trekken: { $left }.
   *[no] { SEAT($seat) } is aan het verkennen. Nog te trekken: { $left }.
 }
bl-ask-put-back = { $you ->
    [yes] Verkenner: leg een kaart uit je hand terug op haar stapel. Nog terug te leggen: { $left }.
   *[no] { SEAT($seat) } is aan het verkennen. Nog terug te leggen: { $left }.
 }
bl-ask-claim = { $you ->
    [yes] Eis vlaggen op, of zeg dat je klaar bent.
   *[no] { SEAT($seat) } mag vlaggen opeisen.
 }
bl-ask-draw = { $you ->
    [yes] Trek een kaart: soldaten of tactiek.
   *[no] { SEAT($seat) } moet een kaart trekken.
 }
bl-over-won = { $you ->
    [yes] Je hebt gewonnen, met { $first } tegen { $second } punten.
   *[no] { SEAT($seat) } heeft gewonnen, met { $first } tegen { $second } punten.
 }
bl-over-drawn = Het is gelijkspel, met { $first } tegen { $second } punten.

# Wat er kan

bl-do-place = Speel { $card } bij vlag { $flag }
bl-do-scout = Speel Verkenner
bl-do-redeploy = Speel Hergroepering: { $card } naar vlag { $flag }
bl-do-redeploy-off = Speel Hergroepering: leg { $card } af
bl-do-deserter = Speel Deserteur: leg { $card } af
bl-do-traitor = Speel Verrader: { $card } naar vlag { $flag }
bl-do-traitor-off = Speel Verrader: { $card } weg
bl-do-pass = Passen
bl-do-draw = Trek van de { $deck }
bl-do-back = Leg { $card } terug
bl-do-claim = Eis vlag { $flag } op
bl-do-done = Klaar
bl-step-flag = Vlag { $flag }
bl-step-discard = Afleggen
bl-step-unknown = { $name }

# Wat er gebeurde

bl-event-starting-draw = Startloting: { SEAT(0) } toont { $first }, { SEAT(1) } toont { $second }.
bl-event-game-began = { $you ->
    [yes] Partij { $game } begint. Jij begint.
   *[no] Partij { $game } begint. { SEAT($seat) } begint.
 }
bl-event-placed = { $you ->
    [yes] Je speelt { $card } bij vlag { $flag }.
   *[no] { SEAT($seat) } speelt { $card } bij vlag { $flag }.
 }
bl-event-scouting = { $you ->
    [yes] Je speelt Verkenner.
   *[no] { SEAT($seat) } speelt Verkenner.
 }
bl-event-redeployed = { $you ->
    [yes] Je verplaatst { $card } van vlag { $from } naar vlag { $flag }.
   *[no] { SEAT($seat) } verplaatst { $card } van vlag { $from } naar vlag { $flag }.
 }
bl-event-redeployed-off = { $you ->
    [yes] Je trekt { $card } terug van vlag { $from } en legt die kaart af.
   *[no] { SEAT($seat) } trekt { $card } terug van vlag { $from } en legt die kaart af.
 }
bl-event-deserted = { $you ->
    [yes] Je speelt Deserteur: { $card } verlaat vlag { $from }.
   *[no] { SEAT($seat) } speelt Deserteur: { $card } verlaat vlag { $from }.
 }
bl-event-traitor = { $you ->
    [yes] Je speelt Verrader: { $card } loopt over van vlag { $from } naar jouw kant van vlag { $flag }.
   *[no] { SEAT($seat) } speelt Verrader: { $card } loopt over van vlag { $from } naar vlag { $flag }.
 }
bl-event-passed = { $you ->
    [yes] Je past.
   *[no] { SEAT($seat) } past.
 }
bl-event-drew = { $you ->
    [yes] Je trekt van de { $deck }.
   *[no] { SEAT($seat) } trekt van de { $deck }.
 }
bl-event-drew-card = { $you ->
    [yes] Je trekt { $card } van de { $deck }.
   *[no] { SEAT($seat) } trekt { $card } van de { $deck }.
 }
bl-event-put-back = { $you ->
    [yes] Je legt een kaart terug op de { $deck }.
   *[no] { SEAT($seat) } legt een kaart terug op de { $deck }.
 }
bl-event-put-back-card = { $you ->
    [yes] Je legt { $card } terug op de { $deck }.
   *[no] { SEAT($seat) } legt { $card } terug op de { $deck }.
 }
bl-event-claimed = { $you ->
    [yes] Je eist vlag { $flag } op.
   *[no] { SEAT($seat) } eist vlag { $flag } op.
 }
bl-event-won = { $you ->
    [yes] Je wint de partij. Punten: { $first } tegen { $second }.
   *[no] { SEAT($seat) } wint de partij. Punten: { $first } tegen { $second }.
 }
bl-event-drawn = De partij eindigt gelijk. Punten: { $first } tegen { $second }.

# Waarom niet

bl-no-such-seat = Er spelen er maar twee: Macedonië en Perzië.
bl-no-over = De partij is afgelopen.
bl-no-turn = Je bent niet aan de beurt.
bl-no-claim-turn = Vlaggen eis je op in je eigen beurt.
bl-no-now-play = Nu wordt er een kaart gespeeld.
bl-no-now-claim = Nu worden er vlaggen opgeëist. Zeg eerst dat je klaar bent.
bl-no-now-draw = Nu wordt er een kaart getrokken.
bl-no-now-scout-draw = Verkenner wordt uitgevoerd: nu wordt er een kaart getrokken.
bl-no-now-put-back = Verkenner wordt uitgevoerd: nu gaat er een kaart uit je hand terug.
bl-no-claim-now = { $variant ->
    [last-chance] Vlaggen worden alleen aan het begin van de beurt opgeëist.
   *[ordinary] Vlaggen worden na het spelen en vóór het trekken opgeëist.
 }
bl-no-troops-only = Deze partij wordt zonder tactiekkaarten gespeeld.
bl-no-hand = { $card } zit niet in je hand.
bl-no-goal = Zeg ook wat { $card } moet doen: er volgt een vlag of een kaart.
bl-no-closed = Vlag { $flag } is opgeëist: daar wordt geen kaart meer gespeeld.
bl-no-own-flag = Vlag { $flag } is van jou: alleen de verliezer speelt daar door.
bl-no-front-full = Je kant van vlag { $flag } heeft al { $full } kaarten.
bl-no-side-full = Je kant van vlag { $flag } is vol: er passen { $full } kaarten.
bl-no-guile-flag = { $card } leg je voor je neer, niet bij een vlag.
bl-no-second-leader = Je hebt al een Leider gespeeld; meer dan één mag niet.
bl-no-leader-again = Je hebt deze partij al een Leider gespeeld; dat die weg is, maakt niets uit.
bl-no-tactics-ahead = Jij hebt { $own ->
    [one] { $own } tactiekkaart
   *[other] { $own } tactiekkaarten
 } gespeeld, de tegenstander { $other }: die moet eerst bijtrekken.
bl-no-tactics-closed = Vlag { $flag } is opgeëist: daar wordt geen tactiekkaart gespeeld.
bl-no-scout-empty = Beide stapels zijn leeg: er valt niets te verkennen.
bl-no-target = Er is geen kaart waarop dit kan werken.
bl-no-guile-stays = { $card } ligt voor een speler en blijft daar liggen.
bl-no-discarded = { $card } is afgelegd en komt niet terug.
bl-no-claimed-card = { $card } ligt bij een opgeëiste vlag en blijft daar.
bl-no-claimed-goal = Vlag { $flag } is opgeëist: daar gaat geen kaart meer heen.
bl-no-ground-fixed = Mist en Modder blijven in deze partij liggen.
bl-no-ground-other = { $card } ligt voor deze kaart aan de verkeerde kant.
bl-no-redeploy-own = { $card } ligt niet aan jouw kant van een open vlag.
bl-no-redeploy-same = De kaart moet weg van vlag { $flag }.
bl-no-deserter-other = { $card } ligt niet aan de kant van de tegenstander bij een open vlag.
bl-no-traitor-tactics = Alleen een soldaat kan verraad plegen.
bl-no-traitor-other = { $card } ligt niet aan de kant van de tegenstander bij een open vlag.
bl-no-traitor-nowhere = Je hebt geen vrije plaats voor een verrader.
bl-no-traitor-off = Een verrader kan niet worden afgelegd: hij heeft een vrije plaats aan jouw kant nodig.
bl-no-pass = Je kunt een soldaat kwijt, dus je moet een kaart spelen.
bl-no-deck-empty = Deze stapel is leeg.
bl-no-claimed = Vlag { $flag } is al opgeëist.
bl-no-incomplete = Je kant van vlag { $flag } is niet compleet: er zijn { $full } kaarten nodig.
bl-no-later = Beide kanten van vlag { $flag } zijn even sterk, en die van de tegenstander was eerder compleet.
bl-no-beaten = De kant van de tegenstander bij vlag { $flag } is sterker: { $strength }.
bl-no-beatable = De kant van de tegenstander bij vlag { $flag } kan nog sterker worden: { $strength }.

bl-role-macedon = Macedonië
bl-role-persia = Perzië

# De stelling in woorden

bl-tell-seat = { SEAT($seat) }: { $flags ->
    [one] { $flags } vlag
   *[other] { $flags } vlaggen
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
} gespeeld.
bl-tell-hand = Hand: { $cards }.
bl-tell-backs = Hand, gesloten: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
bl-tell-known = Daarvan bekend: { $cards }.
bl-tell-guile = Voor deze plaats ligt: { $cards }.
bl-tell-flag-open = Vlag { $flag }, open.
bl-tell-flag-claimable = Vlag { $flag }, kan nu opgeëist worden.
bl-tell-flag-claimed = Vlag { $flag }, opgeëist door { SEAT($seat) }.
bl-tell-is = Is { $strength }.
bl-tell-could = Kan hoogstens { $strength } worden.
bl-tell-decks = Stapels: { $troops ->
    [one] { $troops } soldaat
   *[other] { $troops } soldaten
}, { $tactics ->
    [one] { $tactics } tactiekkaart
   *[other] { $tactics } tactiekkaarten
}.
bl-tell-top = Bekend boven op een stapel, de bovenste eerst: { $cards }.
bl-tell-discards = Afgelegd: { $cards }.
bl-tell-side = { SEAT($seat) }: { $cards }.
bl-tell-cards = { $cards }
bl-tell-unseen = Ongezien { $count }

# Wat op de dingen staat, en wat ze doen

bl-figure-value = Waarde
bl-figure-colour = Kleur
bl-figure-letter = Letter
bl-figure-emblem = Embleem
bl-figure-group = Gespeeld als
bl-figure-rank = Rang
bl-formation-sum = Som
bl-formation-host = Horde
bl-formation-skirmish = Schermutseling
bl-formation-battalion = Bataljon
bl-formation-phalanx = Falanx
bl-formation-wedge = Wig
bl-group-morale = moreelkaart
bl-group-ground = terreinkaart
bl-group-guile = listkaart
bl-sign-claimable = Op te eisen
bl-sign-could-become = Wat een kant kan worden
bl-sign-unseen = Ongeziene soldaten
bl-sign-discards = Afgelegde kaarten
bl-sign-tactics-played = Gespeelde tactiekkaarten
bl-about-troop = Komt op een vrije plek aan jouw kant van een open vlag. Kleuren en waarden maken de formatie; van twee gelijke formaties wint de hoogste som.
bl-about-leader = Staat voor elke kleur en elke waarde. Iedere speler mag per partij maar één Leider spelen.
bl-about-horse = Staat voor een 8 van een willekeurige kleur.
bl-about-shield = Staat voor een 1, een 2 of een 3 van een willekeurige kleur.
bl-about-fog = Werkt aan beide kanten van de vlag: formaties tellen daar niet, de hoogste som van waarden wint.
bl-about-mud = Werkt aan beide kanten van de vlag: elke kant heeft daar { $full } kaarten nodig, en formaties bestaan uit evenveel kaarten.
bl-about-scout = Trek drie kaarten van een van de stapels of van beide; leg dan twee kaarten uit je hand terug boven op hun stapel.
bl-about-redeploy = Neem een kaart van jouw kant van een open vlag en leg die aan jouw kant van een andere, of leg haar af.
bl-about-deserter = Neem een kaart van de kant van de tegenstander bij een open vlag en leg haar af.
bl-about-traitor = Neem een soldaat van de kant van de tegenstander bij een open vlag en zet hem op een vrije plek aan jouw kant.
bl-about-morale = Ligt tussen je soldaten en telt als wat de kant het sterkst maakt, binnen wat de kaart toelaat.
bl-about-ground = Ligt naast een vlag en verandert hoe beide kanten daar vergeleken worden.
bl-about-guile = Werkt meteen; daarna ligt ze tot het einde voor je.
bl-about-sum = In Mist tellen formaties niet: de hoogste som van waarden wint.
bl-about-host = Willekeurige kaarten. De zwakste formatie.
bl-about-skirmish = Opeenvolgende waarden; de kleur doet er niet toe.
bl-about-battalion = Allemaal van één kleur; de waarden doen er niet toe.
bl-about-phalanx = Allemaal van één waarde; de kleur doet er niet toe.
bl-about-wedge = Eén kleur en opeenvolgende waarden. De sterkste formatie.
bl-about-deck-troops = Aan het eind van een beurt wordt een kaart getrokken, tot een hand van { $hand }: van hier of van de tactiekstapel.
bl-about-deck-tactics = Aan het eind van een beurt wordt een kaart getrokken, tot een hand van { $hand }: van hier of van de soldatenstapel.
bl-about-flag = Eis de vlag op als jouw kant compleet is en de andere kant die niet meer kan verslaan. Vijf vlaggen winnen, of drie naast elkaar.
bl-about-claimable = De kant is compleet, en geen ongeziene soldaten kunnen de andere kant sterker maken.
bl-about-could-become = De sterkste formatie die ongeziene soldaten nog van deze kant kunnen maken.
bl-about-unseen = Soldaten die nergens open liggen: in de stapel of in een hand. Een claim moet tegen al die soldaten standhouden.
bl-about-discards = Kaarten die van tafel zijn. Ze komen nooit terug.
bl-about-tactics-played = Wie meer tactiekkaarten gespeeld heeft dan de tegenstander, moet wachten tot die bij is.

# What the buttons do
bl-about-pass = Leg deze beurt niets. Het kan als je geen soldaat kunt leggen; vlaggen opeisen mag nog.
bl-about-done = Je eist deze beurt geen vlaggen meer op.
bl-about-discard = De genomen kaart gaat naar de aflegstapel in plaats van naar een andere vlag.

# Waarom het voorbij is
bl-end-three-adjacent = { SEAT($seat) } heeft { $count } vlaggen naast elkaar: { $flags }.
bl-end-five-flags = { SEAT($seat) } heeft { $count } vlaggen: { $flags }.
bl-end-stalemate = Beiden pasten na elkaar. { SEAT($seat) } heeft meer vlaggen, { $mine } tegen { $theirs }.
bl-end-stalemate-drawn = Beiden pasten na elkaar, met elk { $mine } vlaggen.
bl-end-all-games = Alle partijen zijn gespeeld. { SEAT($seat) } heeft meer punten, { $mine } tegen { $theirs }.
bl-end-all-games-drawn = Alle partijen zijn gespeeld, met elk { $mine } punten.
bl-end-points = { SEAT($seat) } heeft de punten waarom gespeeld wordt, { $mine } tegen { $theirs }.
bl-end-points-drawn = Beiden hebben de punten waarom gespeeld wordt, elk { $mine }.

# Het verhaal van een wedstrijd
bl-counts-flags = Opgeëiste vlaggen
bl-counts-points = Punten
bl-deed-claims = Vlaggen opgeëist
bl-deed-troops = Soldaten gespeeld
bl-deed-tactics = Tactiekkaarten gespeeld
bl-luck-draws = waarde van de getrokken soldaten
bl-mark-claimed = Vlag { $flag } opgeëist door { SEAT($seat) }
