# Undaunted: Normandy.

# Opties

option-scenario = Scenario
    .help = Een van de twaalf scenario’s, of een eigen scenario.
option-round-limit = Rondelimiet
    .help = Heeft niemand gewonnen als deze ronde voorbij is, dan wint de kant met meer punten.

# Kanten, kaarten, fiches

un-side-us = VS
un-side-ge = Duitsland
un-card-sergeant = Pelotonssergeant
un-card-guide = Pelotonsgids
un-card-leader = Groepscommandant { $squad }
un-card-scout = Verkenner { $squad }
un-card-rifle = Infanterist { $squad }
un-card-sniper = Scherpschutter
un-card-gunner = Mitrailleurschutter { $squad }
un-card-mortar = Mortier
un-card-fog = Mist van de oorlog
un-card-none = geen kaart
un-unit-scout = { $side ->
    [Duitsland] Duitse verkenners { $squad }
   *[other] { $side }-verkenners { $squad }
 }
un-unit-rifle = { $side ->
    [Duitsland] Duitse infanteristen { $squad }
   *[other] { $side }-infanteristen { $squad }
 }
un-unit-sniper = { $side ->
    [Duitsland] Duitse scherpschutters
   *[other] { $side }-scherpschutters
 }
un-unit-gunner = { $side ->
    [Duitsland] Duitse mitrailleurschutters { $squad }
   *[other] { $side }-mitrailleurschutters { $squad }
 }
un-unit-mortar = { $side ->
    [Duitsland] Duitse mortier
   *[other] { $side }-mortier
 }

# Acties

un-action-move = Bewegen
un-action-guide = Gidsen
un-action-scout = Verkennen
un-action-stalk = Sluipen
un-action-bolster = Versterken
un-action-command = Bevelen
un-action-conceal = Verhullen
un-action-control = Beheersen
un-action-inspire = Inspireren
un-action-recon = Opklaren
un-action-target = Richten
un-action-attack = Aanvallen
un-action-suppress = Onderdrukken
un-action-blast = Inslag
un-action-rally = Hergroeperen
un-action-hunker = Dekking zoeken

# Wat er gevraagd wordt

un-ask-initiative = { $you ->
    [yes] Kies een kaart voor het initiatief. Het hoogste getal speelt eerst.
   *[no] { $side } kiest een kaart voor het initiatief.
 }
un-ask-initiative-both = Beide kanten kiezen een kaart voor het initiatief.
un-ask-play = { $you ->
    [yes] Speel een kaart of beëindig je beurt.
   *[no] { $side } speelt een kaart.
 }
un-ask-bolster = { $you ->
    [yes] Versterken: neem een kaart uit je voorraad, of zeg dat je klaar bent. Nog te nemen: { $left }.
   *[no] { $side } versterkt. Nog te nemen: { $left }.
 }
un-ask-blast = { $you ->
    [yes] Inslag: kies het volgende fiche dat wordt aangevallen.
   *[no] { $side } kiest het volgende fiche van de inslag.
 }
un-over = { $you ->
    [yes] Je hebt gewonnen. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } heeft gewonnen. Punten: VS { $us }, Duitsland { $ge }.
 }

# Wat je kunt doen

un-do-initiative = Kies { $card } voor het initiatief
un-do-end-turn = Beëindig de beurt
un-do-bolster-more = Versterken: neem { $taken }
un-do-done = Klaar
un-do-blast-next = Inslag: val nu { $unit } aan
un-do-hunker = { $card }: zoek dekking
un-do-rally = { $card }: hergroepeer
un-do-move-stay = { $card }: Bewegen, blijf op de startplaats
un-do-move = { $card }: Bewegen naar { $tile }
un-do-move-two = { $card }: Bewegen over { $first } naar { $tile }
un-do-scout-stay = { $card }: Verkennen, blijf op de startplaats
un-do-scout = { $card }: Verkennen naar { $tile } en stop
un-do-scout-two = { $card }: Verkennen over { $first } naar { $tile }
un-do-stalk-stay = { $card }: Sluipen, blijf op de startplaats
un-do-stalk = { $card }: Sluipen naar { $tile }
un-do-stalk-two = { $card }: Sluipen over { $first } naar { $tile }
un-do-guide-stay = { $card }: Gids { $unit }, blijf staan
un-do-guide = { $card }: Gids { $unit } naar { $tile }
un-do-guide-two = { $card }: Gids { $unit } over { $first } naar { $tile }
un-do-bolster = { $card }: Versterken, neem { $taken }
un-do-command = { $card }: Bevelen, trek { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }
un-do-conceal = { $card }: Verhullen
un-do-control = { $card }: Beheersen
un-do-inspire = { $card }: Inspireer { $taken }
un-do-recon = { $card }: Opklaren
un-do-target = { $card }: Richten op { $tile }
un-do-attack = { $card }: Val { $unit } aan
un-do-suppress = { $card }: Onderdruk { $unit }
un-do-blast = { $card }: Inslag, { $unit } eerst
un-step-tile = Tegel { $tile }
un-step-count = { $count ->
    [one] Eén kaart
   *[other] { $count } kaarten
 }
un-step-stop = Stop
un-step-unknown = { $name }

# Wat er gebeurd is

un-event-round = Ronde { $round } begint.
un-event-drew = { $you ->
    [yes] Je trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
   *[no] { $side } trekt { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
 }
un-event-reshuffled = { $you ->
    [yes] Je aflegstapel wordt een nieuwe trekstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
   *[no] De aflegstapel van { $side } wordt een nieuwe trekstapel: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
     }.
 }
un-event-chose = { $you ->
    [yes] Je hebt een kaart voor het initiatief gekozen.
   *[no] { $side } heeft een kaart voor het initiatief gekozen.
 }
un-event-chose-card = { $you ->
    [yes] Je kiest { $card } voor het initiatief.
   *[no] { $side } kiest { $card } voor het initiatief.
 }
un-event-marker-taken = { $you ->
    [yes] Initiatief: VS { $first }, Duitsland { $second }. Jij neemt de initiatiefsteen en speelt eerst.
   *[no] Initiatief: VS { $first }, Duitsland { $second }. { $side } neemt de initiatiefsteen en speelt eerst.
 }
un-event-marker-kept = { $you ->
    [yes] Initiatief: VS { $first }, Duitsland { $second }. Jij houdt de initiatiefsteen en speelt eerst.
   *[no] Initiatief: VS { $first }, Duitsland { $second }. { $side } houdt de initiatiefsteen en speelt eerst.
 }
un-event-played = { $you ->
    [yes] Je speelt { $card }: { $action }.
   *[no] { $side } speelt { $card }: { $action }.
 }
un-event-hunkered = { $you ->
    [yes] Je zoekt dekking: { $card } gaat naar je voorraad.
   *[no] { $side } zoekt dekking: { $card } gaat naar de voorraad.
 }
un-event-rallied = { $unit }: weer gereed.
un-event-placed = { $unit } op { $tile } geplaatst.
un-event-stepped = { $unit }: van { $from } naar { $tile }.
un-event-marked = { $you ->
    [yes] Je markeert { $tile } als verkend. Je voorraad heeft geen mist meer.
   *[no] { $side } markeert { $tile } als verkend. De voorraad heeft geen mist meer.
 }
un-event-marked-fog = { $you ->
    [yes] Je markeert { $tile } als verkend. Eén mist gaat naar je aflegstapel.
   *[no] { $side } markeert { $tile } als verkend. Eén mist gaat naar de aflegstapel.
 }
un-event-bolstered = { $you ->
    [yes] Je neemt { $card } uit je voorraad naar je aflegstapel.
   *[no] { $side } neemt { $card } uit de voorraad naar de aflegstapel.
 }
un-event-concealed = { $you ->
    [yes] Je verhult: één mist gaat naar de aflegstapel van de tegenstander.
   *[no] { $side } verhult: één mist gaat naar de aflegstapel van de tegenstander.
 }
un-event-concealed-none = { $you ->
    [yes] Je verhult, maar de voorraad van de tegenstander heeft geen mist.
   *[no] { $side } verhult, maar de voorraad van de tegenstander heeft geen mist.
 }
un-event-controlled = { $you ->
    [yes] Je beheerst { $tile }. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } beheerst { $tile }. Punten: VS { $us }, Duitsland { $ge }.
 }
un-event-controlled-taken = { $you ->
    [yes] Je neemt { $tile } over van de tegenstander. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } neemt { $tile } over van de tegenstander. Punten: VS { $us }, Duitsland { $ge }.
 }
un-event-radio = { $you ->
    [yes] Je gebruikt de radio: { $tile } is nu { $value } waard. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } gebruikt de radio: { $tile } is nu { $value } waard. Punten: VS { $us }, Duitsland { $ge }.
 }
un-event-inspired = { $you ->
    [yes] Je neemt { $card } terug in je hand.
   *[no] { $side } neemt { $card } terug in de hand.
 }
un-event-fog-lifted = { $you ->
    [yes] Je verwijdert een Mist van de oorlog uit het spel.
   *[no] { $side } verwijdert een Mist van de oorlog uit het spel.
 }
un-event-targeted = { $you ->
    [yes] Je richt op { $tile }.
   *[no] { $side } richt op { $tile }.
 }
un-event-target-lifted = { $you ->
    [yes] Je doelsteen verlaat het bord.
   *[no] De doelsteen van { $side } verlaat het bord.
 }
un-event-hit = Aanval op { $unit }, verdediging { $total }: de dobbelstenen tonen { $dice }. Raak.
un-event-missed = Aanval op { $unit }, verdediging { $total }: de dobbelstenen tonen { $dice }. Mis.
un-event-suppressed = { $unit }: onderdrukt.
un-event-suppressed-already = { $unit }: al onderdrukt, geen gevolg.
un-event-casualty-hand = { $unit }: een kaart uit de hand is verwijderd.
un-event-casualty-discard = { $unit }: een kaart uit de aflegstapel is verwijderd.
un-event-casualty-deck = { $unit }: een kaart uit de trekstapel is verwijderd, en die stapel is geschud.
un-event-counter-removed = { $unit }: geen kaart meer, het fiche verlaat het bord.
un-event-turn-ended = { $you ->
    [yes] Je beurt is voorbij.{ $count ->
        [0] {""}
        [one] {" "}Eén kaart bleef ongespeeld.
       *[other] {" "}{ $count } kaarten bleven ongespeeld.
     }
   *[no] { $side } beëindigt de beurt.{ $count ->
        [0] {""}
        [one] {" "}Eén kaart bleef ongespeeld.
       *[other] {" "}{ $count } kaarten bleven ongespeeld.
     }
 }
un-event-over = { $you ->
    [yes] Je wint. Punten: VS { $us }, Duitsland { $ge }.
   *[no] { $side } wint. Punten: VS { $us }, Duitsland { $ge }.
 }

# Wat ervan kan komen

un-odds-hit = Raak, verdediging { $total }: een kaart van { $unit } verdwijnt
un-odds-hit-counter = Raak, verdediging { $total }: het fiche van { $unit } verdwijnt
un-odds-suppressed = Gelukt, verdediging { $total }: { $unit } onderdrukt
un-odds-suppressed-already = Gelukt, verdediging { $total }: geen gevolg, { $unit } al onderdrukt
un-odds-casualties = Verliezen
un-odds-own-casualties = Eigen verliezen

# Waarom niet

un-no-such-seat = Er spelen er maar twee: VS en Duitsland.
un-no-over = Het spel is afgelopen.
un-no-turn = Je bent niet aan de beurt.
un-no-now-initiative = Nu worden kaarten voor het initiatief gekozen.
un-no-now-turns = De initiatiefkaarten van deze ronde zijn gekozen.
un-no-initiative-pass = Er moet een kaart voor het initiatief gekozen worden.
un-no-chosen = Je hebt je initiatiefkaart gekozen, en daar blijft het bij.
un-no-empty-hand = Je hebt geen kaart om te kiezen.
un-no-hand = { $card } is niet in je hand.
un-no-their-card = Alleen kaarten uit je eigen hand kunnen gekozen worden.
un-no-fog = Mist van de oorlog kan niet gespeeld worden en geen dekking zoeken.
un-no-bolster-open = Eerst het versterken: neem nog een kaart, of zeg dat je klaar bent.
un-no-bolster-now = Er wordt nu niet versterkt.
un-no-blast-open = Eerst de inslag: kies het volgende fiche.
un-no-blast-now = Er is nu geen inslag.
un-no-blast-next = Het fiche van { $unit } hoort niet bij de fiches die nog aangevallen worden.
un-no-blast-stop = Een inslag valt elk fiche op de tegel aan.
un-no-rally-command = Alleen een kaart van de eigen eenheid maakt een fiche gereed.
un-no-rally = Het fiche van { $card } is niet onderdrukt.
un-no-such-action = { $card } heeft deze actie niet.
un-no-suppressed = Het fiche van { $card } is onderdrukt: hergroepeer of zoek dekking.
un-no-spawn = Deze eenheid heeft geen startplaats.
un-no-far = Deze actie staat hoogstens { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 } toe.
un-no-stay = Er wordt minstens één stap gezet; alleen een pas geplaatst fiche mag blijven staan.
un-no-tile = Tegel { $tile } ligt niet op de kaart.
un-no-adjacent = { $tile } ligt niet naast { $from }.
un-no-marker = Je hebt geen merkteken op { $tile }.
un-no-guide-enemy = Je kunt alleen je eigen fiches gidsen.
un-no-guide-suppressed = { $unit }: een onderdrukt fiche kan niet gegidst worden.
un-no-off-board = { $unit }: niet op het bord.
un-no-bolster-fog = Mist van de oorlog kan niet met Versterken genomen worden.
un-no-their-supply = Je neemt alleen kaarten uit je eigen voorraad.
un-no-bolster-none = Je voorraad heeft geen kaart die je hiermee mag nemen.
un-no-squad = Alleen kaarten van groep { $squad } mogen genomen worden.
un-no-supply = { $card } is niet in je voorraad.
un-no-command-none = Trekstapel en aflegstapel zijn leeg: er is niets te trekken.
un-no-command-zero = Er wordt minstens één kaart getrokken.
un-no-command-more = Deze kaart trekt er hoogstens { $count }.
un-no-command-fewer = Trekstapel en aflegstapel hebben samen maar { $count ->
    [one] één kaart
   *[other] { $count } kaarten
 }.
un-no-control-marker = Je hebt geen merkteken op { $tile }, dus kun je die tegel niet beheersen.
un-no-control-enemy = Er staat een vijandelijk fiche op { $tile }.
un-no-controlled = Je beheerst { $tile } al.
un-no-radio = Alleen de VS kan de waarde van de radiotegel verhogen.
un-no-inspire-itself = Een kaart kan zichzelf niet terugnemen.
un-no-inspire-none = Je speelgebied heeft geen kaart die je hiermee mag terugnemen.
un-no-inspire = { $card } is niet in je speelgebied.
un-no-their-play = Je neemt alleen kaarten uit je eigen speelgebied terug.
un-no-inspire-now = Er wordt nu niet geïnspireerd.
un-no-recon = Opklaren vraagt een Mist van de oorlog in je hand.
un-no-target-near = { $tile } is te dicht bij { $from }: de afstand moet 3 of meer zijn.
un-no-target-again = De doelsteen ligt al op { $tile }.
un-no-own-target = Je eigen fiches kun je niet aanvallen.
un-no-blast-target = Je doelsteen ligt niet op het bord.
un-no-blast-empty = Er staat geen fiche op de doeltegel.
un-no-blast-there = Het fiche van { $unit } staat niet op { $tile }, de doeltegel.

# Scenario's

scenario-1 = 1. La Raye
scenario-2 = 2. Montmartin-en-Graignes
scenario-3 = 3. Raid over het kanaal
scenario-4 = 4. Achter de vijandelijke linies
scenario-5 = 5. De oversteek van de Vire
scenario-6 = 6. Wanhopige terugtocht
scenario-7 = 7. La Huberderie
scenario-8 = 8. De straten van Tessy-sur-Vire
scenario-9 = 9. Versterkingen
scenario-10 = 10. Cruciale inlichtingen
scenario-11 = 11. Heuvel 314
scenario-12 = 12. Mortain

# De stelling in woorden

un-tell-round = { $name }, ronde { $round } van { $limit }. Initiatief: { $side }.
un-tell-side-points = { SEAT($seat) } leidt { $side }: { $points } van { $goal } punten.
un-tell-side-pin = { SEAT($seat) } leidt { $side } en moet de vijand vastpinnen. Punten: { $points }.
un-tell-pinned = Geen infanteristen op het bord: vastgepind.
un-tell-counts = Hand { $hand }, trekstapel { $deck }, uit het spel { $removed }.
un-tell-hand = Hand: { $cards }.
un-tell-known = Bekend in de hand: { $cards }.
un-tell-play = In het spel: { $cards }.
un-tell-discard = Aflegstapel: { $cards }.
un-tell-supply = Voorraad: { $cards }.
un-tell-removed = Uit het spel: { $cards }.
un-tell-chosen = Gekozen voor het initiatief: { $card }.
un-tell-chosen-hidden = Heeft een kaart voor het initiatief gekozen.
un-tell-tile = { $tile }, { $ground }, dekking { $cover }.
un-tell-objective = Doel, waarde { $value }.
un-tell-radio = De radio ligt hier.
un-tell-scouted = { $side }: verkend.
un-tell-controlled = { $side }: beheerst.
un-tell-spawn = { $side } plaatst hier: { $whom }.
un-tell-everybody = iedereen
un-tell-squad = groep { $squad }
un-tell-target = Doel van de mortier van { $side }.
un-tell-ready = { $unit }.
un-tell-suppressed = { $unit }, onderdrukt.
un-ground = { $ground ->
    [haystacks] hooibergen
    [church] kerk
    [hill] heuvel
    [hedged-fields] akkers met heggen
    [wood-and-pond] bos en vijver
    [ploughed-field] omgeploegde akker
    [wood] bosje
    [wheat-field] korenveld
    [farm] boerderij
    [ruined-hamlet] verwoest gehucht
    [hamlet] gehucht
    [village-street] dorpsstraat
    [hill-and-cliff] heuvel en klif
    [open-ground] open terrein
    [scattered-houses] verspreide huizen
    [crop-field] akker
    [village] dorp
    [river-and-islet] rivier en eilandje
    [farmhouse] boerenhuis
    [river] rivier
    [manor-and-orchard] landhuis en boomgaard
    [river-and-trees] rivier en bomen
    [hedged-field] akker met heggen
    [river-and-footbridge] rivier en voetbrug
    [forest] bos
    [river-and-bridge] rivier en brug
   *[other] { $ground }
}
un-tell-several = { $card } ×{ $count }

# Wat op de dingen staat, en wat ze doen

un-figure-initiative = Initiatief
un-figure-copies = Kaarten per kant
un-figure-squad = Groep
un-figure-own-squad = Alleen voor groep
un-figure-defence = Basisverdediging
un-figure-cover = Dekking
un-figure-hill = Dekking tegen een heuvel of een Inslag
un-figure-ground = Terrein
un-about-card-sergeant = Haalt kaarten van elke soort uit de voorraad, of laat er meer trekken. Een bevelskaart heeft geen fiche en lijdt geen verliezen.
un-about-card-guide = Leidt een eigen fiche over gemarkeerde tegels, of haalt een kaart uit de voorraad.
un-about-card-leader = Haalt kaarten van de eigen groep uit de voorraad, of laat een gespeelde kaart nog eens handelen.
un-about-card-scout = Gaat waar nog niemand was en markeert de weg voor de anderen; verdrijft mist of stuurt die naar de vijand.
un-about-card-rifle = Krijgt tegels in handen, en daarmee doelen: niemand anders kan dat.
un-about-card-sniper = Glipt over tegels die niemand gemarkeerd heeft, en schiet beter dan de anderen.
un-about-card-gunner = Houdt vijanden met veel dobbelstenen laag: wie onderdrukt is, moet een kaart aan herstel besteden.
un-about-card-mortar = Richt op een verre tegel en treft dan alles wat daar staat.
un-about-card-fog = Kan niet gespeeld worden: ze vult de hand. Ze mag voor het initiatief gekozen worden; alleen Opklaren ruimt haar op.
un-about-move = Het fiche van deze kaart stapt naar aangrenzende tegels die zijn kant gemarkeerd heeft. Het getal is het hoogste aantal stappen.
un-about-guide = Eén gereed fiche van de kant stapt naar aangrenzende tegels die gemarkeerd zijn.
un-about-scout = Het fiche stapt naar willekeurige aangrenzende tegels. Elke tegel zonder eigen merkteken wordt gemarkeerd, en voor elk gaat een Mist van de oorlog van de eigen voorraad naar de eigen aflegstapel.
un-about-stalk = Het fiche stapt naar aangrenzende tegels, gemarkeerd of niet, en markeert er geen.
un-about-bolster = Tot zoveel kaarten gaan van de eigen voorraad naar de eigen aflegstapel, en zo in de volgende trekstapel. Mist nooit.
un-about-command = Tot zoveel kaarten worden in de hand getrokken; ze mogen deze beurt gespeeld worden.
un-about-conceal = Een Mist van de oorlog gaat van de voorraad van de tegenstander naar zijn aflegstapel.
un-about-control = Het eigen merkteken onder het fiche draait naar beheerst, dat van de tegenstander daar terug naar verkend. Niet met een vijandelijk fiche op de tegel.
un-about-inspire = Een kaart van de eigen groep die deze beurt al gespeeld is, komt terug in de hand en mag opnieuw gespeeld worden.
un-about-recon = Een Mist van de oorlog uit de hand verlaat het spel, en er wordt een kaart getrokken.
un-about-target = De doelsteen komt op een tegel die niet dicht bij de Mortier is: op afstand 3 of meer.
un-about-attack = Zoveel dobbelstenen tegen een vijandelijk fiche: een dobbelsteen die verdediging, dekking en afstand samen haalt treft, een 0 altijd. Een treffer kost de eenheid een kaart.
un-about-suppress = Dobbelstenen als bij Aanvallen; een treffer kost geen kaart maar draait het fiche om: het kan niets tot een eigen kaart het hergroepeert.
un-about-blast = Elk fiche op de doeltegel wordt apart aangevallen, ook de eigen. Afstand beschermt niet.
un-about-rally = Het onderdrukte fiche van deze kaart is weer gereed; de kaart doet verder niets.
un-about-hunker = De kaart gaat terug naar de voorraad: de trekstapel wordt kleiner en draait sneller rond. Versterken kan haar terughalen.
un-about-unit = Handelt met de kaarten van zijn naam. Een verlies kost er een uit hand, aflegstapel of trekstapel; is er geen, dan verlaat het fiche het bord.
un-about-tile = Wie hier aangevallen wordt, telt de dekking bij zijn verdediging op.
un-about-hill = Een heuvel: wie hier aangevallen wordt, telt de dekking bij zijn verdediging op, minder tegen een aanvaller op een heuvel en tegen een Inslag.
un-marker-scouted = Verkend
un-about-scouted = De kant mag met Bewegen en Gidsen naar deze tegel.
un-marker-controlled = Beheerst
un-about-controlled = De kant scoort het doel hier, ook als haar fiches weg zijn, tot de tegenstander het overneemt.
un-marker-objective = Doel
un-about-objective = Geeft zijn punten aan de kant die de tegel beheerst.
un-marker-radio = Radio
un-about-radio = Zolang de VS deze tegel beheerst, verhoogt elk verder Beheersen door VS-infanteristen erop de waarde met 1.
un-marker-spawn = Startplaats
un-about-spawn = Fiches die niet op het bord zijn, komen hier binnen als een van hun kaarten gespeeld wordt.
un-marker-target = Doel van de mortier
un-about-target-marker = De Inslag van de Mortier treft deze tegel. De doelsteen gaat weg als de Mortier beweegt of valt.
un-marker-initiative = Initiatiefsteen
un-about-initiative = Wie hem heeft speelt eerst, en houdt hem als beide initiatiefkaarten hetzelfde getal tonen.
un-marker-suppressed = Onderdrukt
un-about-suppressed = Kan niet handelen en niet gegidst worden. Een kaart van de eigen eenheid maakt het weer gereed.
un-marker-pinned = Vastgepind
un-about-pinned = Geen enkele infanterist van de kant is op het bord. Tegen een tegenstander die moet vastpinnen is dat verlies.
un-marker-hopeless = Zonder hoop
un-about-hopeless = Er kan geen kaart Infanterist meer in het spel komen, dus het puntendoel is onbereikbaar.
un-marker-goal-points = Doel: punten
un-about-goal-points = De kant wint meteen als haar doelen zoveel punten waard zijn.
un-marker-goal-pin = Doel: de vijand vastpinnen
un-about-goal-pin = De kant wint meteen als er geen vijandelijke infanteristen op het bord zijn.
un-pile-hand = Hand
un-about-hand = De kaarten van deze ronde. Wat niet gespeeld wordt, wordt aan het eind van de beurt afgelegd.
un-pile-deck = Trekstapel
un-about-deck = Te trekken kaarten, in een volgorde die niemand kent. Is er een nodig en geen over, dan wordt de aflegstapel geschud.
un-pile-discard = Aflegstapel
un-about-discard = Gebruikte en pas gehaalde kaarten. Hij wordt de volgende trekstapel.
un-pile-supply = Voorraad
un-about-supply = Kaarten die nog niet in de trekstapel zitten: Versterken haalt ze erbij, verkennen en Verhullen brengen mist.
un-pile-play = Speelgebied
un-about-play = Kaarten die deze beurt gespeeld zijn. Ze worden aan het eind afgelegd, tenzij Inspireren er een terugneemt.
un-pile-removed = Uit het spel
un-about-removed = Verliezen, en mist die met Opklaren verdreven is. Ze komen nooit terug.
un-pile-chosen = Initiatiefkaart
un-about-chosen = Beide kanten kiezen in het geheim een kaart; het hoogste getal speelt eerst. De kaart wordt daarna afgelegd, haar acties ongebruikt.
un-sign-defence = Verdediging
un-about-defence = Wat een dobbelsteen moet halen: het getal van het fiche, plus de dekking van de tegel, plus de afstand.
un-sign-initiative = Initiatiefgetal
un-about-initiative-number = Bij de keuze voor het initiatief speelt het hoogste getal eerst.
un-sign-strength = Sterkte
un-about-strength = Het getal achter een actie: hoeveel stappen, kaarten of dobbelstenen.


# De veldtocht (UN-16)
un-campaign-lost = Gevechtskaarten verloren
un-campaign-level = De scores zijn gelijk.
un-campaign-undecided = De veldtocht eindigt onbeslist: de scores zijn gelijk.
un-campaign-ahead = { $side } staat { $lead } voor: dat zou een { $grade ->
    [narrow] nipte
    [clear] duidelijke
   *[decisive] beslissende
} overwinning zijn.
un-campaign-won = { $side } wint de veldtocht met { $lead } verschil: een { $grade ->
    [narrow] nipte
    [clear] duidelijke
   *[decisive] beslissende
} overwinning.

# What the buttons do
un-about-end-turn = Je beurt eindigt; wat je nog in de hand hebt en alles wat je speelde, wordt afgelegd. Het mag altijd tussen twee kaarten.
un-about-stop = Het fiche gaat niet verder, ook al heeft het nog stappen.
un-about-done = Er wordt geen kaart meer genomen, al zou het nog kunnen.

# Waarom het voorbij is
un-end-points = { $side } beheerst { $tiles }, samen { $points } punten waard; { $goal } waren er nodig.
un-end-pin = { $loser } heeft geen infanteristen op de kaart: vastgepind.
un-end-hopeless-pin = { $loser } kan geen infanteristen meer brengen: zonder hoop.
un-end-hopeless = { $loser } kan geen infanteristen meer brengen en heeft minder punten, { $theirs } tegen { $mine }.
un-end-overtaken = { $loser } was zonder hoop en staat nu achter in punten, { $theirs } tegen { $mine }.
un-end-both-pinned = Beide kanten zijn vastgepind. { $side } heeft meer punten, { $mine } tegen { $theirs }.
un-end-both-pinned-marker = Beide kanten zijn vastgepind met gelijke punten. { $side } heeft de initiatiefsteen.
un-end-limit = De laatste ronde is voorbij. { $side } heeft meer punten, { $mine } tegen { $theirs }.
un-end-limit-marker = De laatste ronde is voorbij met gelijke punten. { $side } heeft de initiatiefsteen.

# Het verhaal van een partij
un-counts-points = Punten
un-deed-controlled = Tegels beheerst
un-deed-scouted = Tegels verkend
un-deed-steps = Verplaatsingen
un-deed-attacks = Aanvallen
un-deed-hits = Treffers
un-deed-casualties = Eigen verliezen
un-luck-hits = treffers
un-mark-controlled = { $tile } beheerst door { $side }
un-mark-lost = { $unit } verloren
