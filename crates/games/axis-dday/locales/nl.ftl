# Axis & Allies: D-Day.

# Opties

option-seats = Plaatsen
    .help = Met twee plaatsen speelt één ervan beide geallieerde mogendheden. Met drie hebben het Verenigd Koninkrijk en de Verenigde Staten elk een plaats.
option-fortune = Fortuinkaarten
    .help = Voor elk bevel wordt een dobbelsteen gegooid: een 1 helpt de actieve kant, een 6 schaadt haar.
option-tactics = Tactiekkaarten
    .help = Acht kaarten voor elke kant, elk één keer per spel te gebruiken.
option-zones = Zones van de kaart
    .help = Het bord met 41 zones, of het hertekende met 42.
option-zones-41 = De gewone kaart, 41 zones
option-zones-42 = De hertekende kaart, 42 zones

# Kanten, mogendheden, eenheden

ad-side-axis = De As
ad-side-allies = De geallieerden
ad-side-nobody = Niemand
ad-power-axis = Duitsland
ad-power-uk = Verenigd Koninkrijk
ad-power-us = Verenigde Staten
ad-kind-infantry = infanterie
ad-kind-artillery = artillerie
ad-kind-tank = tanks
ad-kind-blockhouse = bunkers
ad-kind-fighter = jagers
ad-kind-bomber = bommenwerpers
ad-unit-infantry = Duitse infanterie
ad-unit-artillery = Duitse artillerie
ad-unit-tank = Duitse tank
ad-unit-blockhouse = bunker
ad-unit-uk-infantry = Britse infanterie
ad-unit-uk-artillery = Britse artillerie
ad-unit-uk-tank = Britse tank
ad-unit-uk-fighter = Britse jager
ad-unit-uk-bomber = Britse bommenwerper
ad-unit-us-infantry = Amerikaanse infanterie
ad-unit-us-artillery = Amerikaanse artillerie
ad-unit-us-tank = Amerikaanse tank
ad-unit-us-fighter = Amerikaanse jager
ad-unit-us-bomber = Amerikaanse bommenwerper
ad-units = { $count } × { $unit }
ad-zone = { $name } ({ $id })
ad-box-beach = { $box ->
    [utah] Utah Beach
    [omaha] Omaha Beach
    [gold] Gold Beach
    [juno] Juno Beach
   *[sword] Sword Beach
 }
ad-box-airborne = het luchtlandingsvak { $box }
ad-chart-uk = de Britse kaart
ad-chart-us = de Amerikaanse kaart
ad-chart-rennes = de kaart Rennes/Chartres
ad-chart-rouen = de kaart Rouen/Chartres
ad-airfield = het vliegveld
ad-supply = de voorraad

# De bevelkaarten

ad-order-1 = Luchtlanding
ad-order-1-about = Elke parachutist valt aan in de zone van zijn vak en raakt op 1. De As kiest de slachtoffers, nooit een bunker, en schiet niet terug. Daarna staan de parachutisten in hun zone en verlaat de kaart de stapel.
ad-order-2 = Beschieting vanaf zee
ad-order-2-about = Zes dobbelstenen, één voor één, elk op een bunker die de geallieerden noemen: 2 of minder vernietigt hem.
ad-order-3 = Jagers op patrouille
ad-order-3-about = Jagers gaan van het vliegveld naar willekeurige zones, hooguit vier per zone, en wachten daar op bewegende eenheden van de As.
ad-order-4 = Luchtafweer tegen jagers
ad-order-4-about = Elke artillerie van de As in een zone met jagers gooit een dobbelsteen op één ervan: 1 vernietigt hem.
ad-order-5 = Bombardement
ad-order-5-about = Bommenwerpers gaan naar zones zonder geallieerde landeenheden. Elk gooit dan een dobbelsteen op een eenheid van de As in zijn zone: 3 of minder vernietigt haar.
ad-order-6 = Luchtafweer tegen bommenwerpers
ad-order-6-about = Elke artillerie van de As in een zone met bommenwerpers gooit een dobbelsteen op één ervan: 1 vernietigt hem.
ad-order-7 = Bommenwerpers keren terug
ad-order-7-about = Alle bommenwerpers gaan terug naar het vliegveld.
ad-order-8 = Geallieerden bewegen
ad-order-8-about = Geallieerde landeenheden aan land bewegen: infanterie en artillerie één zone, tanks tot twee. Niemand verlaat een betwiste zone.
ad-order-9 = Bunkers vuren op zee
ad-order-9-about = Elke bunker mag één dobbelsteen gooien op een eenheid in een bruggenhoofd binnen zijn bereik: 3 of minder vernietigt haar.
ad-order-10 = Geallieerden landen
ad-order-10-about = Eenheden in de bruggenhoofden mogen aan land gaan in de zone waar de pijl van hun vak heen wijst.
ad-order-11 = Geallieerden vallen aan, As verdedigt
ad-order-11-about = Eén gevechtsronde in elke betwiste zone. De geallieerden vallen aan met al hun landeenheden daar.
ad-order-12 = As beweegt, jagers mitrailleren
ad-order-12-about = Landeenheden van de As mogen bewegen. Daarna vuurt elke jager op elk ervan die zijn zone in, door of uit ging: 1 vernietigt haar.
ad-order-13 = As valt aan, geallieerden verdedigen
ad-order-13-about = Eén gevechtsronde in elke betwiste zone. De As valt aan met al haar landeenheden daar, ook bunkers.
ad-order-14 = Geallieerde versterking
ad-order-14-about = Twee dobbelstenen per geallieerde mogendheid: hooguit zoveel eenheden komen van haar versterkingskaart in haar bruggenhoofden, in de volgorde van die kaart.
ad-order-15 = Versterking van de As, jagers mitrailleren
ad-order-15-about = Twee dobbelstenen per Duitse versterkingskaart: hooguit zoveel eenheden ervan komen in haar toegangszones. Jagers vuren op wie geplaatst is.
ad-order-16 = Jagers keren terug
ad-order-16-about = Alle jagers gaan terug naar het vliegveld.

# De Fortuinkaarten

ad-fortune = Fortuin { $number }: { $order }
ad-fortune-about = Op een 1: { $good } Op een 6: { $bad }
ad-fortune-nothing = Er gebeurt niets.
ad-fortune-1-good = Parachutisten raken op 2.
ad-fortune-1-bad = De As verwijdert twee parachutisten en de anderen vallen niet aan.
ad-fortune-2-good = De schepen raken op 3.
ad-fortune-2-bad = De schepen raken op 1.
ad-fortune-3-good = Elk aantal jagers mag in één zone patrouilleren.
ad-fortune-3-bad = Een dobbelsteen per jager: op 4 of meer blijft hij op het vliegveld.
ad-fortune-4-good = Artillerie raakt jagers op 2.
ad-fortune-4-bad = De geallieerden noemen een zone waar artillerie niet op jagers vuurt.
ad-fortune-5-good = Bommenwerpers raken op 5.
ad-fortune-5-bad = Een dobbelsteen per bommenwerper: op 4 of meer blijft hij op het vliegveld.
ad-fortune-6-good = Artillerie raakt bommenwerpers op 2.
ad-fortune-6-bad = De geallieerden noemen een zone waar artillerie niet op bommenwerpers vuurt.
ad-fortune-7-good = Eén vernietigde bommenwerper komt terug.
ad-fortune-7-bad = De As verwijdert één bommenwerper uit een zone.
ad-fortune-8-good = Alle geallieerde landeenheden mogen twee zones bewegen.
ad-fortune-8-bad = De Britten verlaten maar één zone, de Amerikanen ook.
ad-fortune-9-good = Bunkers raken op 5.
ad-fortune-9-bad = Bunkers raken op 1.
ad-fortune-10-good = Eenheden mogen landen op elk strand van hun mogendheid.
ad-fortune-10-bad = Eenheden verlaten maar één Brits en één Amerikaans vak.
ad-fortune-11-good = Aanvallende geallieerde infanterie raakt op 2.
ad-fortune-11-bad = De Britten vallen maar in één zone aan, de Amerikanen ook.
ad-fortune-12-good = Alle landeenheden van de As behalve bunkers mogen twee zones bewegen.
ad-fortune-12-bad = Eenheden van de As verlaten maar twee zones.
ad-fortune-13-good = Aanvallende infanterie van de As raakt op 2.
ad-fortune-13-bad = De As valt maar in twee zones aan.
ad-fortune-14-good = Elke geallieerde mogendheid mag één van haar dobbelstenen overgooien.
ad-fortune-14-bad = Elke geallieerde mogendheid krijgt de helft van haar versterkingen, naar boven afgerond.
ad-fortune-15-good = Voor elke Duitse versterkingskaart mag één dobbelsteen overgegooid worden.
ad-fortune-15-bad = Elke Duitse versterkingskaart geeft de helft van haar versterkingen, naar boven afgerond.
ad-fortune-16-good = Eén vernietigde jager komt terug.
ad-fortune-16-bad = De As verwijdert één jager uit een zone.

# De Tactiekkaarten

ad-tactics-1 = Meer parachutisten
ad-tactics-1-about = Een dobbelsteen per luchtlandingsvak: op 1, 2 of 3 landt zoveel infanterie van de versterkingskaart van de mogendheid in de zone. Elk valt meteen een eenheid van de As daar aan, geen bunker, en raakt op 1.
ad-tactics-2 = V-2-aanval
ad-tactics-2-about = Een dobbelsteen per geallieerde versterkingskaart: op 4 of minder wordt de volgende eenheid vernietigd.
ad-tactics-3 = Kunstvliegen
ad-tactics-3-about = Eén jager per zone kan deze beurt niet door luchtafweer geraakt worden.
ad-tactics-4 = Vuurbal van boven
ad-tactics-4-about = Voor elke jager die bevel 4 neerhaalde een dobbelsteen op een geallieerde landeenheid in zijn zone: 3 of minder vernietigt haar.
ad-tactics-5 = Zwaar bombardement
ad-tactics-5-about = Elke bommenwerper in een zone valt daar nog eens een landeenheid van de As aan: 3 of minder vernietigt haar.
ad-tactics-6 = Eigen vuur
ad-tactics-6-about = Voor elke bommenwerper in een zone een dobbelsteen op een geallieerde landeenheid in een buurzone: 3 of minder vernietigt haar.
ad-tactics-7 = Onderwaterzetting
ad-tactics-7-about = Tot het einde van de beurt gaat geen landeenheid een gekozen kustzone in of uit.
ad-tactics-8 = Bunkerbouw
ad-tactics-8-about = Een bunker wordt herbouwd in een zone die er één verloor, met eenheden van de As en zonder geallieerde.
ad-tactics-9 = Misleidende landing
ad-tactics-9-about = Deze beurt mogen de eenheden van één bruggenhoofd ook landen in de kustzones naast hun gewone zone.
ad-tactics-10 = Gecombineerde aanval
ad-tactics-10-about = In bevel 11 van deze beurt raakt evenveel aanvallende infanterie als er artillerie in de zone is op 2.
ad-tactics-11 = Verre houwitsers
ad-tactics-11-about = Elke geallieerde artillerie van één zone gooit een dobbelsteen op een buurzone en raakt op 2. De As kiest de slachtoffers.
ad-tactics-12 = Frans verzet
ad-tactics-12-about = In één zone zonder geallieerde landeenheden een dobbelsteen per eenheid van de As behalve bunkers: 1 vernietigt haar.
ad-tactics-13 = Verre 88'ers
ad-tactics-13-about = Elke artillerie van de As in één zone gooit een dobbelsteen op een buurzone en raakt op 2. De geallieerden kiezen de slachtoffers.
ad-tactics-14 = Verkenning met boordwapens
ad-tactics-14-about = Jagers mogen naar andere zones gaan, elk één keer, hooguit vier per zone.
ad-tactics-15 = Duits konvooi
ad-tactics-15-about = Eén eenheid van de As gaat zo ver zij wil, om geallieerde eenheden en volle zones heen. Jagers op haar weg vuren op haar.
ad-tactics-16 = Vrijwilligers van het thuisfront
ad-tactics-16-about = Eén tot drie vernietigde infanterie van de As gaat terug naar de eerste lege infanterieplaatsen van de Duitse versterkingskaarten.

# Wat gevraagd wordt

ad-ask-begin = { $you ->
    [yes] Begin het spel wanneer je klaar bent. Dan worden de eerste dobbelstenen gegooid.
   *[no] { $who }: het spel beginnen.
 }
ad-ask-go-on = { $you ->
    [yes] Hier valt niets te kiezen. Ga verder wanneer je klaar bent.
   *[no] { $who }: verdergaan.
 }
ad-ask-lose-paratroopers = { $you ->
    [yes] Pech voor de parachutisten: verwijder een infanterie uit een luchtlandingsvak. Nog te verwijderen: { $count }.
   *[no] { $who }: parachutisten verwijderen. Nog te verwijderen: { $count }.
 }
ad-ask-hits = { $you ->
    [yes] Kies een slachtoffer in { $zone }. Treffers over: { $count }.
   *[no] { $who }: slachtoffers kiezen in { $zone }. Treffers over: { $count }.
 }
ad-ask-paratroopers = { $you ->
    [yes] Kies wie door een parachutist wordt aangevallen in { $zone }. Aanvallen over: { $count }.
   *[no] { $who }: kiezen wie door een parachutist wordt aangevallen in { $zone }. Aanvallen over: { $count }.
 }
ad-ask-split = { $you ->
    [yes] Verdeel de zes zeedobbelstenen: stel voor hoeveel er Brits zijn.
   *[no] { $who }: de zes zeedobbelstenen verdelen.
 }
ad-ask-naval = { $you ->
    [yes] Richt een zeedobbelsteen op een bunker, of zeg dat je klaar bent. Dobbelstenen over: { $count }.
   *[no] { $who }: de zeedobbelstenen richten. Dobbelstenen over: { $count }.
 }
ad-ask-patrol = { $you ->
    [yes] Stuur jagers op patrouille, of zeg dat je klaar bent.
   *[no] { $who }: jagers op patrouille sturen.
 }
ad-ask-barnstorm = { $you ->
    [yes] Kunstvliegen: kies de jager die niet geraakt kan worden.
   *[no] { $who }: de jager kiezen die niet geraakt kan worden.
 }
ad-ask-spare-fighters = { $you ->
    [yes] Noem een zone waar artillerie niet op jagers vuurt.
   *[no] { $who }: een zone noemen waar artillerie niet op jagers vuurt.
 }
ad-ask-spare-bombers = { $you ->
    [yes] Noem een zone waar artillerie niet op bommenwerpers vuurt.
   *[no] { $who }: een zone noemen waar artillerie niet op bommenwerpers vuurt.
 }
ad-ask-flak-fighters = { $you ->
    [yes] Kies de jager waarop je artillerie vuurt.
   *[no] { $who }: op jagers vuren.
 }
ad-ask-flak-bombers = { $you ->
    [yes] Kies de bommenwerper waarop je artillerie vuurt.
   *[no] { $who }: op bommenwerpers vuren.
 }
ad-ask-fireball = { $you ->
    [yes] Vuurbal: kies de geallieerde eenheid die door een vallende jager geraakt kan worden.
   *[no] { $who }: kiezen wie door een vallende jager geraakt kan worden.
 }
ad-ask-place-bombers = { $you ->
    [yes] Stuur bommenwerpers naar zones zonder geallieerde landeenheden, of zeg dat je klaar bent.
   *[no] { $who }: bommenwerpers sturen.
 }
ad-ask-bomb = { $you ->
    [yes] Kies een bommenwerper en de eenheid die hij aanvalt.
   *[no] { $who }: kiezen wat de bommenwerpers aanvallen.
 }
ad-ask-friendly-fire = { $you ->
    [yes] Eigen vuur: kies een bommenwerper en de geallieerde eenheid ernaast die geraakt kan worden.
   *[no] { $who }: kiezen wie de bommen kunnen raken.
 }
ad-ask-fighter-back = { $you ->
    [yes] Kies de vernietigde jager die terugkomt.
   *[no] { $who }: de jager kiezen die terugkomt.
 }
ad-ask-bomber-back = { $you ->
    [yes] Kies de vernietigde bommenwerper die terugkomt.
   *[no] { $who }: de bommenwerper kiezen die terugkomt.
 }
ad-ask-lose-fighter = { $you ->
    [yes] Verwijder een jager uit een zone.
   *[no] { $who }: een jager uit een zone verwijderen.
 }
ad-ask-lose-bomber = { $you ->
    [yes] Verwijder een bommenwerper uit een zone.
   *[no] { $who }: een bommenwerper uit een zone verwijderen.
 }
ad-ask-march = { $you ->
    [yes] Beweeg een eenheid, of zeg dat je klaar bent.
   *[no] { $who }: bewegen.
 }
ad-ask-shell = { $you ->
    [yes] Vuur met een bunker op een eenheid in een vak, of zeg dat je klaar bent.
   *[no] { $who }: op zee vuren.
 }
ad-ask-land = { $you ->
    [yes] Laat een eenheid landen, of zeg dat je klaar bent.
   *[no] { $who }: landen.
 }
ad-ask-own-zone = { $you ->
    [yes] Kies de ene zone waar je aanvalt ({ $power }).
   *[no] { $who }: de ene aanvalszone kiezen ({ $power }).
 }
ad-ask-pick-fights = { $you ->
    [yes] Kies een zone waar je aanvalt. Het zijn er hooguit twee.
   *[no] { $who }: de aanvalszones kiezen.
 }
ad-ask-reroll = { $you ->
    [yes] Gooi één dobbelsteen van { $chart } over, of pas.
   *[no] { $who }: een dobbelsteen van { $chart } overgooien, of passen.
 }
ad-ask-reinforce = { $you ->
    [yes] Plaats de volgende eenheid van een versterkingskaart, of zeg dat je klaar bent.
   *[no] { $who }: versterkingen plaatsen.
 }
ad-ask-recon = { $you ->
    [yes] Verplaats een jager naar een andere zone, of zeg dat je klaar bent.
   *[no] { $who }: jagers verplaatsen.
 }
ad-ask-convoy = { $you ->
    [yes] Konvooi: kies de volgende zone van de { $unit }. Na de eerste zone mag je stoppen.
   *[no] { $who }: de { $unit } in konvooi verplaatsen.
 }
ad-ask-volunteers = { $you ->
    [yes] Kies de versterkingskaart waar een infanterie naar teruggaat. Infanterie over: { $count }.
   *[no] { $who }: infanterie naar de versterkingskaarten terugbrengen. Infanterie over: { $count }.
 }
ad-ask-card = { $you ->
    [yes] { $card } gebruiken, of passen? { $about }
   *[no] { $who }: { $card } gebruiken of passen. { $about }
 }
ad-ask-answer-uk = { $you ->
    [yes] Het Verenigd Koninkrijk stelt voor: { $what }. Ga akkoord, of stel iets anders voor.
   *[no] { $who }: op het Britse voorstel antwoorden: { $what }.
 }
ad-ask-answer-us = { $you ->
    [yes] De Verenigde Staten stellen in plaats daarvan voor: { $what }. Ga akkoord, of leg het aan de As voor.
   *[no] { $who }: op het Amerikaanse voorstel antwoorden: { $what }.
 }
ad-ask-referred = { $you ->
    [yes] De geallieerden zijn het niet eens, dus jij beslist voor hen. { $what }
   *[no] { $who }: beslissen voor de geallieerden, die het niet eens zijn.
 }
ad-ask-nothing = Er wordt niets gevraagd.
ad-over = { $you ->
    [yes] Je hebt gewonnen.
   *[no] Gewonnen: { $side }.
 }

# Wat je kunt doen

ad-button-begin = Beginnen
ad-button-go-on = Verder
ad-button-done = Klaar
ad-button-pass = Passen
ad-button-stop = Hier stoppen
ad-button-agree = Akkoord
ad-button-refer = Aan de As voorleggen
ad-do-split = Britse dobbelstenen { $uk }, Amerikaanse { $us }
ad-do-bombard = Vuur op een bunker in { $zone }
ad-do-spare = Geen vuur in { $zone }
ad-do-convoy = Verder naar { $zone }
ad-do-attack-in = Aanvallen in { $zone }
ad-do-zone = { $zone }
ad-do-remove-paratrooper = Verwijder een infanterie uit { $box }
ad-do-plane-back = Terughalen: { $unit }
ad-do-volunteer = Een infanterie naar { $chart }
ad-do-lose = Verlies { $unit } in { $zone }
ad-order-casualties = Verliezen zonder te vragen, wie eerst genoemd wordt valt eerst: { $kinds }
ad-do-protect = Bescherm { $unit } in { $zone }
ad-do-remove-plane = Verwijder { $unit } uit { $zone }
ad-do-fire-at = Vuur op { $unit } in { $zone }
ad-do-fly = { $unit } naar { $zone }
ad-do-bomb = { $plane }: bombardeer { $unit }
ad-do-short = { $plane }: tref { $unit } in { $zone }
ad-do-move = Beweeg { $unit } van { $from } naar { $zone }
ad-do-move-stop = Beweeg { $unit } van { $from } naar { $zone } en stop
ad-do-move-two = Beweeg { $unit } van { $from } via { $via } naar { $zone }
ad-do-back = Beweeg { $unit } van { $from } terug naar { $zone }
ad-do-shell = Vuur van { $from } op { $unit } bij { $zone }
ad-do-land = Laat { $unit } van { $box } landen in { $zone }
ad-do-card = Gebruik { $card }
ad-do-card-at = Gebruik { $card }: { $zone }
ad-do-card-from = Gebruik { $card } van { $from } op { $zone }
ad-do-card-unit = Gebruik { $card } voor { $unit } in { $zone }
ad-do-reroll = Gooi de { $die } van { $chart } over
ad-do-enter = Plaats { $unit } in { $zone }
ad-step-die = { $die ->
    [1] Eerste dobbelsteen
   *[other] Tweede dobbelsteen
 }
ad-step-count = { $count ->
    [one] { $count } dobbelsteen
   *[other] { $count } dobbelstenen
 }
ad-step-unknown = { $name }

# Wat er gebeurde

ad-event-turn = Beurt { $turn } begint.
ad-event-order = Bevel { $number }: { $card }. { $side } aan zet.
ad-event-card = { $card }. { $side } aan de worp.
ad-event-left = Bevel { $number }, { $card }, verlaat de stapel.
ad-event-fortune = De dobbelsteen toont { $die }. { $effect } (Gegooid door: { $side }.)
ad-event-used = { $side }: { $card } gebruikt.
ad-event-passed = { $side }: { $card } niet gebruikt.
ad-event-done = { SEAT($seat) } is klaar.
ad-event-proposed = { SEAT($seat) } stelt voor: { $what }.
ad-event-agreed = { SEAT($seat) } gaat akkoord.
ad-event-referred = { SEAT($seat) } legt de beslissing aan de As voor.
ad-event-moved = { $units }: van { $from } naar { $to }.
ad-event-moved-via = { $units }: van { $from } via { $via } naar { $to }.
ad-event-destroyed = Vernietigd bij { $at }: { $units }.
ad-event-control = { $side } nu meester van { $zone }.
ad-event-no-control = { $zone } is nu van niemand.
ad-event-airborne = De parachutisten van { $box } vallen aan in { $zone } en hebben { $needs } of minder nodig: { $dice }. Treffers: { $hits }.
ad-event-ship = De schepen vuren op een { $unit } in { $at } en hebben { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-flak = Artillerie vuurt op een { $unit } boven { $at } en heeft { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Neergehaald.
   *[no] Mis.
 }
ad-event-bomber = Een bommenwerper valt { $unit } aan in { $at } en heeft { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-blockhouse = Een bunker vuurt op { $unit } voor { $at } en heeft { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-paratrooper = Een parachutist valt { $unit } aan in { $at } en heeft { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-wreck = Een wrak valt op { $unit } in { $at } en heeft { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-short = Bommen vallen op { $unit } in { $at } en hebben { $needs } of minder nodig: { $die }. { $hit ->
    [yes] Vernietigd.
   *[no] Mis.
 }
ad-event-strafed = Jagers mitrailleren { $unit } ({ $zones }) en hebben { $needs } nodig: { $dice }. { $hit ->
    [yes] Vernietigd.
   *[no] Zij komt erdoor.
 }
ad-event-battle = Gevecht in { $zone }. { $side } in de aanval.
ad-event-attack = { $side }, aanval in { $zone }: { $dice }. Treffers: { $hits }.
ad-event-defence = { $side }, verdediging in { $zone }: { $dice }. Treffers: { $hits }.
ad-event-casualty = Slachtoffer in { $zone }: { $units }.
ad-event-battle-over = Het gevecht in { $zone } is voorbij. Meester van de zone: { $side }.
ad-event-guns = { $card }: van { $from } op { $at }, { $needs } of minder raakt: { $dice }. Treffers: { $hits }.
ad-event-resistance = Het verzet slaat toe in { $zone }: { $dice }.
ad-event-chart = Dobbelstenen voor { $chart }: { $dice }. Eenheden die mogen komen: { $count }.
ad-event-reroll = Een dobbelsteen van { $chart } wordt overgegooid: { $before } wordt { $after }. Eenheden die mogen komen: { $count }.
ad-event-kept = Een dobbelsteen per { $unit }: { $dice }. Moet op het vliegveld blijven: { $count }.
ad-event-paratroopers = Dobbelsteen voor { $box }: { $die }. Infanterie die landt: { $count }.
ad-event-rocket = Een raket op { $chart }, { $needs } of minder raakt: { $die }. { $hit ->
    [yes] De volgende eenheid is vernietigd.
   *[no] Mis.
 }
ad-event-split = De zeedobbelstenen worden verdeeld: { $uk } Brits, { $us } Amerikaans.
ad-event-spared = Artillerie in { $zone } vuurt niet.
ad-event-own-zone = { $power }: aanval alleen in { $zone }.
ad-event-picked = De As valt aan in { $zone }.
ad-event-safe = Een { $unit } in { $zone } kan niet geraakt worden.
ad-event-flooded = { $zone } staat tot het einde van de beurt onder water.
ad-event-landing-opened = De eenheden van { $box } mogen deze beurt naast hun gewone zone landen.
ad-event-close = De geallieerden houden alle drie de steden: zij winnen als dat aan het einde van de volgende beurt nog zo is.
ad-event-not-close = De geallieerden houden niet meer alle drie de steden.
ad-event-over = Het spel is gewonnen door: { $side }.
ad-volley = { $kind } ({ $needs } of minder) { $dice }

# De stelling in woorden

ad-tell-order = Beurt { $turn } van { $turns }, bevel { $number }: { $card }.
ad-tell-fortune = Beurt { $turn } van { $turns }, Fortuinkaart van bevel { $number }: { $card }.
ad-tell-tactics = Beurt { $turn } van { $turns }, Tactiekkaart: { $card }.
ad-tell-check = Beurt { $turn } van { $turns }, controle op de overwinning.
ad-tell-over = Het spel is voorbij in beurt { $turn } van { $turns }. Gewonnen: { $side }.
ad-tell-none = geen
ad-tell-cities = Steden die de geallieerden houden: { $zones }.
ad-tell-cities-close = Steden die de geallieerden houden: { $zones }. Aan het einde van de vorige beurt hielden zij ze alle drie.
ad-tell-contested = { $zone }, betwist: { $units }.
ad-tell-zone = { $zone }, { $side }: { $units }.
ad-tell-sky = { $zone }, niemand op de grond: { $units }.
ad-tell-box = { $box }, dat naar { $zone } leidt: { $units }.
ad-tell-airfield = Op het vliegveld: { $units }.
ad-tell-chart = Eenheden over op { $chart }: { $count }. Volgende vanaf plaats { $place }: { $units }.
ad-tell-chart-empty = Leeg: { $chart }.
ad-tell-supply = Tot nu toe vernietigd: { $units }.
ad-tell-luck = Fortuin voor dit bevel: { $effect }
ad-tell-kept = Moet deze beurt op het vliegveld blijven: { $units }.
ad-tell-combined = Gecombineerde aanval: infanterie naast artillerie raakt op 2 in bevel 11.
ad-tell-battle = Gevecht in { $zone }, aanvaller: { $side }. Slachtoffers tot nu toe: { $casualties }.
ad-tell-dice = Dobbelstenen ({ $side }): { $dice }.
ad-tell-hits = Nog te nemen treffers ({ $side }): { $count }.

# Wat gedrukt staat

ad-about-infantry = Valt aan met 1, verdedigt met 2, beweegt één zone.
ad-about-artillery = Valt aan en verdedigt met 2, beweegt één zone. Artillerie van de As vuurt ook op vliegtuigen.
ad-about-tank = Valt aan met 3, beweegt tot twee zones; vijanden in de eerste houden hem tegen.
ad-about-blockhouse = Valt aan met 3, verdedigt met 1, beweegt nooit. Vuurt op de bruggenhoofden binnen zijn bereik.
ad-about-fighter = Patrouilleert in een zone en vuurt op elke eenheid van de As die erin, erdoor of eruit gaat: 1 vernietigt haar.
ad-about-bomber = Valt één eenheid van de As aan bij het binnenkomen van een zone: 3 of minder vernietigt haar.
ad-about-beachhead = De eenheden landen in { $zone }.
ad-about-airborne = De parachutisten springen boven { $zone }.
ad-about-chart = De eenheden komen van links naar rechts en van boven naar beneden; een eenheid zonder plaats houdt de volgende tegen.
ad-figure-attack = Aanval
ad-figure-defence = Verdediging
ad-figure-move = Zones per beweging
ad-figure-power = Mogendheid
ad-figure-pieces = Stukken
ad-figure-number = Nummer
ad-figure-side = Kant
ad-figure-neighbours = Buren
ad-figure-towns = Andere plaatsen
ad-figure-coast = Aan de kust
ad-figure-city = Stad
ad-figure-entry = Toegang vanuit
ad-figure-range = Vakken binnen bereik
ad-figure-blockhouses = Bunkers bij het begin
ad-figure-capacity = Plaats voor
ad-figure-places = Plaatsen
ad-figure-units = Eenheden
ad-figure-yes = ja

# Kansen

ad-odds-destroyed = vernietigd, op { $needs } of minder
ad-odds-gets-past = komt langs de jagers, { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}
ad-odds-wins = { $side }: uiteindelijk alleen over
ad-odds-nobody = Uiteindelijk blijft niemand over
ad-odds-left = { $side }: eenheden over aan het eind
ad-odds-wins-at-once = { $side }: alleen over na één aanval
ad-odds-contested = Beide nog aanwezig na één aanval
ad-odds-left-at-once = { $side }: eenheden over na één aanval
ad-odds-expected = { $unit }, gemiddeld over aan het eind

# Waarom niet

ad-no-such-seat = Zo'n plaats is er niet in dit spel.
ad-no-such-zone = { $zone } staat niet op deze kaart.
ad-no-over = Het spel is voorbij.
ad-no-begin-seat = De geallieerde plaats begint het spel, met drie plaatsen de Britse.
ad-no-begin-first = Het spel is niet begonnen: daarvoor wordt niets gegooid of gekozen.
ad-no-begun = Het spel is al begonnen.
ad-no-go-on-seat = De geallieerde plaats gaat verder, met drie plaatsen de Britse.
ad-no-go-on-first = Hier valt niets te kiezen voordat het spel verdergaat.
ad-no-going-on = Alleen een geladen stelling die niets vraagt wacht op verdergaan.
ad-no-axis-decides = Dit beslist de As.
ad-no-allies-decide = Dit beslissen de geallieerden.
ad-no-other-ally = Dit hoort bij de andere geallieerde mogendheid.
ad-no-said-done = Je hebt gezegd dat je klaar bent met dit bevel.
ad-no-nothing-left = Je hebt in dit bevel niets meer te kiezen.
ad-no-not-asked = Dat wordt nu niet gevraagd.
ad-no-referred = De beslissing is aan de As voorgelegd.
ad-no-answer-referred = De beslissing is aan jou: kies uit alles wat de geallieerden konden.
ad-no-uk-proposes = Het Verenigd Koninkrijk stelt eerst iets voor.
ad-no-answer-nothing = Er is nog niets voorgesteld.
ad-no-us-answers = De Verenigde Staten antwoorden eerst.
ad-no-us-refers = De Verenigde Staten gaan akkoord of stellen iets anders voor; alleen het Verenigd Koninkrijk kan het aan de As voorleggen.
ad-no-same-proposal = Dat stelde het Verenigd Koninkrijk al voor: ga ermee akkoord.
ad-no-uk-answers = Het Verenigd Koninkrijk antwoordt nu.
ad-no-agree-or-refer = Ga akkoord met het Amerikaanse voorstel, of leg de beslissing aan de As voor.
ad-no-joint = Dit is geen gezamenlijke beslissing die op antwoord wacht.
ad-no-joint-of-two = Eén plaats maakt alle geallieerde keuzes.
ad-no-pass = Dit moet gekozen worden.
ad-no-pass-hit = Elke treffer maakt één eenheid tot slachtoffer: kies er een.
ad-no-pass-flak = Elke artillerie vuurt: kies haar doel.
ad-no-say-done = Wie hier genoeg heeft, zegt klaar.
ad-no-say-pass = De kaart of de dobbelsteen wijs je af door te passen.
ad-no-say-stop = Het konvooi eindigt zijn tocht door te stoppen.
ad-no-stop-yet = Het konvooi gaat minstens één zone ver.
ad-no-move-now = Deze eenheden bewegen niet in dit bevel.
ad-no-move-in-landing = Eenheden aan land bewegen niet in dit bevel.
ad-no-land-in-move = Eenheden in de bruggenhoofden bewegen niet in dit bevel.
ad-no-land-further = Een landing is een hele beweging: de eenheid stopt in de landingszone, en alleen die wordt genoemd.
ad-no-fighter-moves = Een jager op patrouille blijft in zijn zone tot de jagers terugkeren.
ad-no-blockhouse-moves = Een bunker beweegt nooit.
ad-no-land-flies = Landeenheden vliegen niet.
ad-no-back = Geen eenheid gaat terug van een zone naar een vak.
ad-no-unit-there = Er is geen { $unit } in { $zone }.
ad-no-unit-in-box = Er is geen { $unit } in { $box }.
ad-no-moved = Elke { $unit } daar heeft al bewogen.
ad-no-leave-contested = Geen eenheid verlaat { $zone }: de zone is betwist.
ad-no-leave-blockhouse = Geen eenheid verlaat { $zone } zolang er een vijandelijke bunker staat.
ad-no-flooded = { $zone } staat onder water: geen landeenheid komt of gaat deze beurt.
ad-no-one-zone = Door pech verlaat elke geallieerde mogendheid in dit bevel maar één zone.
ad-no-two-zones = Door pech verlaten eenheden van de As in dit bevel maar twee zones.
ad-no-one-box = Door pech verlaat elke geallieerde mogendheid in dit bevel maar één vak.
ad-no-one-step = { $unit }: die beweegt één zone, en alleen die wordt genoemd.
ad-no-three-steps = { $unit }: die beweegt hooguit twee zones.
ad-no-stop-missing = { $unit }: die kan twee zones bewegen, dus noem ook de tweede, of stop.
ad-no-round-trip = Een eenheid eindigt niet waar zij begon.
ad-no-adjacent = { $zone } ligt niet naast { $from }.
ad-no-pass-enemy = Vijandelijke eenheden in { $zone } houden de eenheid daar tegen.
ad-no-pass-blockhouse = De vijandelijke bunker in { $zone } houdt de eenheid daar tegen.
ad-no-pass-full = { $zone } staat vol eigen eenheden: niemand kan erdoor.
ad-no-full = { $zone } is vol: een kant heeft daar hooguit acht eenheden.
ad-no-arrow = De eenheden van { $box } kunnen niet landen in { $zone }.
ad-no-airborne-box = Dat is geen bruggenhoofd.
ad-no-box-empty = Er is niemand in { $box }.
ad-no-box-full = { $box } is vol.
ad-no-box-of-other = { $box } hoort bij de andere geallieerde mogendheid.
ad-no-place-box = De eenheid van plaats { $place } mag niet binnenkomen bij { $box }.
ad-no-axis-box = Eenheden van de As komen niet in vakken binnen.
ad-no-allies-zone = Geallieerde versterkingen komen alleen in hun bruggenhoofden binnen.
ad-no-entry = { $zone } is geen toegangszone van { $chart }.
ad-no-chart-empty = Voor { $chart } wordt niet gegooid: zij is leeg.
ad-no-chart-first = Eerst wordt naar de andere versterkingskaart gevraagd.
ad-no-roll-used = Er zijn zoveel eenheden van { $chart } gekomen als de dobbelstenen toestaan.
ad-no-reinforce-now = Van deze versterkingskaart komt nu geen eenheid.
ad-no-reroll-now = Er wordt nu geen dobbelsteen overgegooid.
ad-no-reroll-once = Maar één dobbelsteen mag overgegooid worden, één keer.
ad-no-reroll-die = Er zijn twee dobbelstenen: 1 en 2.
ad-no-paratrooper-box = De infanterie wordt uit de luchtlandingsvakken verwijderd.
ad-no-airborne-blockhouse = Een bunker kan geen slachtoffer van de luchtlanding zijn.
ad-no-paratrooper-blockhouse = Parachutisten kunnen geen bunkers aanvallen.
ad-no-enemy-casualty = { $unit }: de getroffen kant kiest uit haar eigen eenheden.
ad-no-air-casualty = Vliegtuigen doen hier niet mee.
ad-no-bystander = { $unit }: treffers gaan alleen op aanvallende eenheden.
ad-no-casualty-twice = Elke { $unit } daar is al slachtoffer.
ad-no-other-fight = Dit gaat om { $zone }.
ad-no-zone-first = { $zone } komt eerst.
ad-no-split = Het Britse deel is 0 tot { $count } dobbelstenen.
ad-no-split-now = Er zijn nu geen zeedobbelstenen te verdelen.
ad-no-naval-dice = Je hebt geen zeedobbelsteen meer.
ad-no-naval-blockhouse = Schepen vuren alleen op bunkers.
ad-no-blockhouse-there = Er staat geen bunker in { $zone }.
ad-no-blockhouse-left = Er is geen vernietigde bunker om te herbouwen.
ad-no-blockhouses-fired = Elke bunker in { $zone } heeft gevuurd.
ad-no-range = De bunkers van { $zone } bereiken geen bruggenhoofd.
ad-no-out-of-range = { $box } ligt buiten het bereik van { $zone }.
ad-no-shell-now = Bunkers vuren alleen in bevel 9 op zee.
ad-no-shell-plane = Een bunker kan niet op vliegtuigen vuren.
ad-no-shell-zone = Bunkers die op zee vuren raken alleen eenheden in bruggenhoofden.
ad-no-other-plane = { $unit }: het gaat hier om de andere soort.
ad-no-plane-left = Er is geen { $unit } op het vliegveld.
ad-no-plane-kept = { $unit }: die moet deze beurt op het vliegveld blijven.
ad-no-plane-placed = Er is geen { $unit } in een zone.
ad-no-plane-destroyed = Geen { $unit } is vernietigd.
ad-no-four-fighters = { $zone } heeft vier jagers: meer mogen er niet komen.
ad-no-bomber-allied = Er zijn geallieerde landeenheden in { $zone }: daar gaat geen bommenwerper heen.
ad-no-bomber-empty = Er is geen landeenheid van de As in { $zone }: een bommenwerper kan daar niets doen.
ad-no-bombers-placed = Alle bommenwerpers worden voor de eerste worp geplaatst.
ad-no-bomb-now = Bommenwerpers vallen aan als zij een zone binnenkomen, niet nu.
ad-no-bombed = { $unit }: die heeft al aangevallen.
ad-no-own-target = { $unit }: het doel is een landeenheid van de As in de zone.
ad-no-allied-target = { $unit }: het doel is een geallieerde landeenheid.
ad-no-flak-land = { $unit }: luchtafweer wordt op vliegtuigen gericht.
ad-no-flak-fighter = Bevel 6 kan geen jagers raken.
ad-no-flak-there = In { $zone } heeft geen artillerie van de As vliegtuigen om op te vuren.
ad-no-flak-spared = De artillerie in { $zone } vuurt niet in dit bevel.
ad-no-flak-fired = Elke artillerie in { $zone } heeft gevuurd.
ad-no-flak-safe = { $unit }: die daar kan deze beurt niet geraakt worden.
ad-no-barnstorm-fighter = Kies een jager.
ad-no-barnstorm-twice = In { $zone } is al een jager veilig.
ad-no-wreck-there = In { $zone } viel geen jager.
ad-no-short-now = Niemand vuurt nu op de eigen kant.
ad-no-short-adjacent = { $zone } ligt niet naast de bommenwerper.
ad-no-recon-fighter = Alleen jagers bewegen door deze kaart.
ad-no-recon-route = Een jager gaat rechtstreeks naar zijn zone: noem alleen die.
ad-no-recon-stay = Een jager gaat naar een andere zone.
ad-no-recon-airfield = Door deze kaart bewegen jagers op patrouille, niet die op het vliegveld.
ad-no-contested = { $zone } is niet betwist.
ad-no-own-zone-units = Van de mogendheid staat niets in { $zone }.
ad-no-own-zone-twice = Een mogendheid valt maar in één zone aan.
ad-no-picked = { $zone } is al gekozen.
ad-no-tactics = Dit spel wordt zonder Tactiekkaarten gespeeld.
ad-no-card-used = { $card } is gebruikt: de kaart is uit het spel.
ad-no-card-now = { $card } komt meteen na het bevel met hetzelfde nummer.
ad-no-card-effect = { $card } zou nu niets uitrichten en wordt dus niet aangeboden.
ad-no-card-aim = Zeg waarvoor { $card } gebruikt wordt.
ad-no-card-plain = { $card } wordt gebruikt zonder iets te noemen.
ad-no-coast = { $zone } ligt niet aan de kust.
ad-no-ruin = { $zone } heeft geen bunker verloren.
ad-no-building = In { $zone } moeten eenheden van de As zijn en geen geallieerde.
ad-no-guns = In { $zone } heeft de kant geen artillerie.
ad-no-guns-adjacent = { $zone } ligt niet naast het geschut.
ad-no-guns-enemy = Er is geen vijandelijke landeenheid in { $zone }.
ad-no-resistance = In { $zone } moeten eenheden van de As zijn, niet alleen bunkers, en geen geallieerde.
ad-no-convoy-unit = { $unit }: het konvooi is infanterie, artillerie of een tank van de As.
ad-no-convoy-enemy = Er zijn geallieerde landeenheden in { $zone }: het konvooi gaat eromheen.
ad-no-convoy-twice = Het konvooi is al in { $zone } geweest.
ad-no-convoy-way = Vanuit { $zone } is er geen weg voor een konvooi.
ad-no-volunteer-chart = De infanterie gaat terug naar een Duitse versterkingskaart.
ad-no-volunteer-place = Er is geen lege infanterieplaats op { $chart }.
ad-no-volunteer-yet = Minstens één infanterie gaat terug.

# Zones, the Airfield, dice and buttons, in plain words
ad-name-airfield = Vliegveld
ad-about-city = Een van de drie steden: houden de geallieerden Cherbourg, St. Lo en Caen een hele beurt, dan winnen ze.
ad-about-entry = Hier mogen Duitse versterkingen de kaart op komen.
ad-about-coast = Ze ligt aan zee.
ad-about-zone = Een kant houdt haar als alleen zij hier landeenheden heeft, hoogstens acht. Met eenheden van beide kanten is ze betwist: niemand gaat weg, en elke kant valt aan bij haar bevel.
ad-about-airfield = Geallieerde vliegtuigen die niet boven een zone zijn, wachten hier. Van hier vliegen ze naar elke zone die hun bevel toelaat, hoe ver ook.
ad-about-die = Een van de twee dobbelstenen die zeggen hoeveel eenheden van deze versterkingskaart binnenkomen. Hij wordt één keer overgegooid, en het nieuwe getal blijft.
ad-about-begin = De eerste bevelkaart wordt opengelegd en haar dobbelstenen worden gegooid.
ad-about-go-on = Een geladen stelling gaat hier verder tot de volgende beslissing.
ad-about-done = De rest van je eenheden blijft zoals ze is: bij een bevel hoeft niemand iets te doen.
ad-about-pass = Je gebruikt het nu niet. Een tactiekkaart die je laat passeren, komt volgende beurt terug.
ad-about-stop = De tank blijft in de eerste zone, al kon hij door naar een tweede.
ad-about-agree = Je neemt wat de andere geallieerde mogendheid voorstelt, en het gebeurt.
ad-about-refer = Jullie worden het niet eens, en de As beslist, naar eigen goeddunken.

# Waarom het voorbij is
ad-end-cities = De geallieerden hielden Cherbourg, St. Lo en Caen een hele beurt.
ad-end-last-turn = De laatste beurt is voorbij, en de geallieerden houden { $zones } niet.
ad-end-last-turn-close = De laatste beurt is voorbij, en de geallieerden hebben Cherbourg, St. Lo en Caen geen hele beurt gehouden.

# Het verhaal van een partij
ad-story-axis = As
ad-story-allies = Geallieerden
ad-counts-zones = Beheerste zones
ad-deed-taken = Zones genomen
ad-deed-attacks = Gevechten begonnen
ad-deed-hits = Treffers
ad-deed-losses = Eigen verliezen
ad-luck-hits = treffers
ad-mark-taken-axis = { $zone } genomen door de As
ad-mark-taken-allies = { $zone } genomen door de geallieerden
