# Undaunted: Normandy.

# Beállítások

option-scenario = Forgatókönyv
    .help = A tizenkét forgatókönyv egyike, vagy egy saját forgatókönyv.
option-round-limit = Fordulókorlát
    .help = Ha e forduló végéig senki sem nyer, a több pontot szerzett oldal győz.

# Oldalak, lapok, egységek

un-side-us = USA
un-side-ge = Németország
un-card-sergeant = Szakaszőrmester
un-card-guide = Szakaszvezető
un-card-leader = Rajparancsnok { $squad }
un-card-scout = Felderítő { $squad }
un-card-rifle = Lövész { $squad }
un-card-sniper = Mesterlövész
un-card-gunner = Géppuskás { $squad }
un-card-mortar = Aknavető
un-card-fog = A háború köde
un-card-none = nincs lap
un-unit-scout = Felderítők { $squad } ({ $side })
un-unit-rifle = Lövészek { $squad } ({ $side })
un-unit-sniper = Mesterlövészek ({ $side })
un-unit-gunner = Géppuskások { $squad } ({ $side })
un-unit-mortar = Aknavető ({ $side })

# Akciók

un-action-move = Mozgás
un-action-guide = Kalauzolás
un-action-scout = Felderítés
un-action-stalk = Lopakodás
un-action-bolster = Megerősítés
un-action-command = Parancs
un-action-conceal = Rejtőzés
un-action-control = Ellenőrzés
un-action-inspire = Buzdítás
un-action-recon = Megfigyelés
un-action-target = Célzás
un-action-attack = Támadás
un-action-suppress = Lefogás
un-action-blast = Becsapódás
un-action-rally = Rendeződés
un-action-hunker = Fedezékbe vonulás

# Mi a kérdés

un-ask-initiative = { $you ->
    [yes] Válassz egy lapot a kezdeményezéshez. A nagyobb szám kezd.
   *[no] { $side } lapot választ a kezdeményezéshez.
 }
un-ask-initiative-both = Mindkét oldal lapot választ a kezdeményezéshez.
un-ask-play = { $you ->
    [yes] Játssz ki egy lapot, vagy fejezd be a körödet.
   *[no] { $side } lapot játszik ki.
 }
un-ask-bolster = { $you ->
    [yes] Megerősítés: végy el egy lapot az utánpótlásból, vagy jelezd, hogy kész vagy. Hátralévő lap: { $left }.
   *[no] { $side } megerősít. Hátralévő lap: { $left }.
 }
un-ask-blast = { $you ->
    [yes] Becsapódás: válaszd ki a következő egységet.
   *[no] { $side } a becsapódás következő egységét választja.
 }
un-over = { $you ->
    [yes] Győztél. Pontok: USA { $us }, Németország { $ge }.
   *[no] { $side } győzött. Pontok: USA { $us }, Németország { $ge }.
 }

# Mit lehet tenni

un-do-initiative = { $card } a kezdeményezéshez
un-do-end-turn = Kör vége
un-do-bolster-more = Megerősítés: { $taken } elvétele
un-do-done = Kész
un-do-blast-next = Becsapódás: { $unit } következik
un-do-hunker = { $card }: fedezékbe vonul
un-do-rally = { $card }: rendeződik
un-do-move-stay = { $card }: Mozgás, a belépési helyén marad
un-do-move = { $card }: Mozgás ide: { $tile }
un-do-move-two = { $card }: Mozgás { $first } érintésével ide: { $tile }
un-do-scout-stay = { $card }: Felderítés, a belépési helyén marad
un-do-scout = { $card }: Felderítés ide: { $tile }, és megáll
un-do-scout-two = { $card }: Felderítés { $first } érintésével ide: { $tile }
un-do-stalk-stay = { $card }: Lopakodás, a belépési helyén marad
un-do-stalk = { $card }: Lopakodás ide: { $tile }
un-do-stalk-two = { $card }: Lopakodás { $first } érintésével ide: { $tile }
un-do-guide-stay = { $card }: Kalauzolás, { $unit } marad
un-do-guide = { $card }: Kalauzolás, { $unit } ide: { $tile }
un-do-guide-two = { $card }: Kalauzolás, { $unit } { $first } érintésével ide: { $tile }
un-do-bolster = { $card }: Megerősítés, { $taken } elvétele
un-do-command = { $card }: Parancs, { $count ->
    [one] egy lap
   *[other] { $count } lap
 } húzása
un-do-conceal = { $card }: Rejtőzés
un-do-control = { $card }: Ellenőrzés
un-do-inspire = { $card }: Buzdítás, { $taken }
un-do-recon = { $card }: Megfigyelés
un-do-target = { $card }: Célzás, { $tile }
un-do-attack = { $card }: Támadás, { $unit }
un-do-suppress = { $card }: Lefogás, { $unit }
un-do-blast = { $card }: Becsapódás, először { $unit }
un-step-tile = { $tile } mező
un-step-count = { $count ->
    [one] Egy lap
   *[other] { $count } lap
 }
un-step-stop = Megáll
un-step-unknown = { $name }

# Mi történt

un-event-round = { $round }. forduló kezdődik.
un-event-drew = { $you ->
    [yes] { $count ->
        [one] Egy lapot
       *[other] { $count } lapot
     } húztál.
   *[no] { $side } { $count ->
        [one] egy lapot
       *[other] { $count } lapot
     } húzott.
 }
un-event-reshuffled = { $you ->
    [yes] A dobópaklidból új húzópakli lett, { $count } lappal.
   *[no] { $side }: a dobópakliból új húzópakli lett, { $count } lappal.
 }
un-event-chose = { $you ->
    [yes] Lapot választottál a kezdeményezéshez.
   *[no] { $side } lapot választott a kezdeményezéshez.
 }
un-event-chose-card = { $you ->
    [yes] A kezdeményezéshez ezt választottad: { $card }.
   *[no] { $side } ezt választotta a kezdeményezéshez: { $card }.
 }
un-event-marker-taken = { $you ->
    [yes] Kezdeményezés: USA { $first }, Németország { $second }. Tiéd a jelző, te kezdesz.
   *[no] Kezdeményezés: USA { $first }, Németország { $second }. A jelzőt { $side } kapja, és ő kezd.
 }
un-event-marker-kept = { $you ->
    [yes] Kezdeményezés: USA { $first }, Németország { $second }. Nálad marad a jelző, te kezdesz.
   *[no] Kezdeményezés: USA { $first }, Németország { $second }. A jelzőt { $side } megtartja, és ő kezd.
 }
un-event-played = { $you ->
    [yes] Kijátszottad: { $card }, { $action }.
   *[no] { $side } kijátszotta: { $card }, { $action }.
 }
un-event-hunkered = { $you ->
    [yes] Fedezékbe vonulsz: { $card } az utánpótlásodba kerül.
   *[no] { $side } fedezékbe vonul: { $card } az utánpótlásba kerül.
 }
un-event-rallied = { $unit }: újra harckész.
un-event-placed = { $unit } felkerült ide: { $tile }.
un-event-stepped = { $unit }: { $from } mezőről { $tile } mezőre.
un-event-marked = { $you ->
    [yes] { $tile } felderítve. Nincs több köd az utánpótlásodban.
   *[no] { $side } felderítette: { $tile }. Nincs több köd az utánpótlásában.
 }
un-event-marked-fog = { $you ->
    [yes] { $tile } felderítve. Egy köd a dobópaklidba kerül.
   *[no] { $side } felderítette: { $tile }. Egy köd a dobópaklijába kerül.
 }
un-event-bolstered = { $you ->
    [yes] { $card } az utánpótlásodból a dobópaklidba kerül.
   *[no] { $side }: { $card } az utánpótlásból a dobópakliba kerül.
 }
un-event-concealed = { $you ->
    [yes] Rejtőzöl: egy köd az ellenfél dobópaklijába kerül.
   *[no] { $side } rejtőzik: egy köd az ellenfél dobópaklijába kerül.
 }
un-event-concealed-none = { $you ->
    [yes] Rejtőzöl, de az ellenfél utánpótlásában nincs köd.
   *[no] { $side } rejtőzik, de az ellenfél utánpótlásában nincs köd.
 }
un-event-controlled = { $you ->
    [yes] Ellenőrzöd: { $tile }. Pontok: USA { $us }, Németország { $ge }.
   *[no] { $side } ellenőrzi: { $tile }. Pontok: USA { $us }, Németország { $ge }.
 }
un-event-controlled-taken = { $you ->
    [yes] Elvetted az ellenféltől: { $tile }. Pontok: USA { $us }, Németország { $ge }.
   *[no] { $side } elvette az ellenféltől: { $tile }. Pontok: USA { $us }, Németország { $ge }.
 }
un-event-radio = { $you ->
    [yes] Használod a rádiót: { $tile } értéke most { $value }. Pontok: USA { $us }, Németország { $ge }.
   *[no] { $side } használja a rádiót: { $tile } értéke most { $value }. Pontok: USA { $us }, Németország { $ge }.
 }
un-event-inspired = { $you ->
    [yes] { $card } visszakerül a kezedbe.
   *[no] { $side }: { $card } visszakerül a kézbe.
 }
un-event-fog-lifted = { $you ->
    [yes] Egy „A háború köde” lapot eltávolítasz a játékból.
   *[no] { $side } egy „A háború köde” lapot eltávolít a játékból.
 }
un-event-targeted = { $you ->
    [yes] Célba veszed: { $tile }.
   *[no] { $side } célba veszi: { $tile }.
 }
un-event-target-lifted = { $you ->
    [yes] A céljelződ lekerül a tábláról.
   *[no] { $side }: a céljelző lekerül a tábláról.
 }
un-event-hit = Támadás, célpont { $unit }: védelem { $total }, kockák { $dice }. Találat.
un-event-missed = Támadás, célpont { $unit }: védelem { $total }, kockák { $dice }. Nem talált.
un-event-suppressed = { $unit }: lefogva.
un-event-suppressed-already = { $unit }: már le volt fogva, nincs hatása.
un-event-casualty-hand = { $unit }: egy lap a kézből kikerül a játékból.
un-event-casualty-discard = { $unit }: egy lap a dobópakliból kikerül a játékból.
un-event-casualty-deck = { $unit }: egy lap a húzópakliból kikerül a játékból, a paklit megkeverik.
un-event-counter-removed = { $unit }: nincs több lap, az egység lekerül a tábláról.
un-event-turn-ended = { $you ->
    [yes] A köröd véget ért.{ $count ->
        [0] {""}
        [one] {" "}Egy lap nem került sorra.
       *[other] {" "}{ $count } lap nem került sorra.
     }
   *[no] { $side } köre véget ért.{ $count ->
        [0] {""}
        [one] {" "}Egy lap nem került sorra.
       *[other] {" "}{ $count } lap nem került sorra.
     }
 }
un-event-over = { $you ->
    [yes] Győzelem! Pontok: USA { $us }, Németország { $ge }.
   *[no] A győztes: { $side }. Pontok: USA { $us }, Németország { $ge }.
 }

# Mi lehet belőle

un-odds-hit = Találat, védelem { $total }: { $unit } egy lapot veszít
un-odds-hit-counter = Találat, védelem { $total }: { $unit } lekerül a tábláról
un-odds-suppressed = Siker, védelem { $total }: { $unit } lefogva
un-odds-suppressed-already = Siker, védelem { $total }: nincs hatása, { $unit } már le van fogva
un-odds-casualties = Veszteség
un-odds-own-casualties = Saját veszteség

# Miért nem

un-no-such-seat = Csak ketten játszanak: USA és Németország.
un-no-over = A játék véget ért.
un-no-turn = Nem te következel.
un-no-now-initiative = Most a kezdeményezés lapjait választják.
un-no-now-turns = E forduló kezdeményezési lapjait már kiválasztották.
un-no-initiative-pass = Lapot kell választani a kezdeményezéshez.
un-no-chosen = Már kiválasztottad a kezdeményezési lapodat, nem vonható vissza.
un-no-empty-hand = Nincs lapod, amit választhatnál.
un-no-hand = { $card } nincs a kezedben.
un-no-their-card = Csak a saját kezed lapjai közül választhatsz.
un-no-fog = A háború köde nem játszható ki, és fedezékbe sem vonulhat.
un-no-bolster-open = Előbb a megerősítés: végy el még egy lapot, vagy jelezd, hogy kész vagy.
un-no-bolster-now = Most nincs folyamatban megerősítés.
un-no-blast-open = Előbb a becsapódás: válaszd ki a következő egységet.
un-no-blast-now = Most nincs folyamatban becsapódás.
un-no-blast-next = { $unit } nincs a még megtámadandó egységek között.
un-no-blast-stop = A becsapódás a mező minden egységét megtámadja.
un-no-rally-command = Csak a saját lapja teszi újra harckésszé az egységet.
un-no-rally = { $card } egysége nincs lefogva.
un-no-such-action = Ezen a lapon nincs ilyen akció: { $card }.
un-no-suppressed = { $card } egysége le van fogva: rendeződjön, vagy vonuljon fedezékbe.
un-no-spawn = Ennek az egységnek nincs belépési helye.
un-no-far = Ez az akció legfeljebb { $steps ->
    [one] egy lépést
   *[other] { $steps } lépést
 } enged.
un-no-stay = Legalább egy lépés kell; csak az éppen felkerült egység maradhat a helyén.
un-no-tile = { $tile } mező nincs a térképen.
un-no-adjacent = { $tile } nem szomszédos ezzel: { $from }.
un-no-marker = Nincs jelződ itt: { $tile }.
un-no-guide-enemy = Csak saját egységet kalauzolhatsz.
un-no-guide-suppressed = { $unit }: lefogott egység nem kalauzolható.
un-no-off-board = { $unit }: nincs a táblán.
un-no-bolster-fog = A háború köde nem vehető el megerősítéssel.
un-no-their-supply = Csak a saját utánpótlásodból vehetsz el lapot.
un-no-bolster-none = Az utánpótlásodban nincs lap, amelyet ez a megerősítés elvehetne.
un-no-squad = Csak ennek a rajnak a lapjai vehetők el: { $squad }.
un-no-supply = { $card } nincs az utánpótlásodban.
un-no-command-none = A húzó- és a dobópakli is üres: nincs mit húzni.
un-no-command-zero = Legalább egy lapot kell húzni.
un-no-command-more = Ez a lap legfeljebb ennyit húz: { $count }.
un-no-command-fewer = A húzó- és a dobópakliban összesen csak { $count ->
    [one] egy lap
   *[other] { $count } lap
 } van.
un-no-control-marker = Nincs jelződ itt: { $tile }, ezért nem ellenőrizheted.
un-no-control-enemy = Ellenséges egység áll itt: { $tile }.
un-no-controlled = Ezt már ellenőrzöd: { $tile }.
un-no-radio = Csak az USA növelheti a rádiómező értékét.
un-no-inspire-itself = Egy lap nem veheti vissza önmagát.
un-no-inspire-none = A játékteredben nincs lap, amelyet ez a buzdítás visszavehetne.
un-no-inspire = { $card } nincs a játékteredben.
un-no-their-play = Csak a saját játékteredből vehetsz vissza lapot.
un-no-inspire-now = Most nincs folyamatban buzdítás.
un-no-recon = A megfigyeléshez kell egy „A háború köde” lap a kezedben.
un-no-target-near = { $tile } túl közel van ehhez: { $from }. A távolság legalább 3 legyen.
un-no-target-again = A céljelző már itt van: { $tile }.
un-no-own-target = Saját egységet nem támadhatsz.
un-no-blast-target = A céljelződ nincs a táblán.
un-no-blast-empty = Nincs egység a célmezőn.
un-no-blast-there = { $unit } nincs a célmezőn: { $tile }.

# Küldetések

scenario-1 = 1. La Raye
scenario-2 = 2. Montmartin-en-Graignes
scenario-3 = 3. Rajtaütés a csatornán túl
scenario-4 = 4. Az ellenség hátában
scenario-5 = 5. Átkelés a Vire-en
scenario-6 = 6. Kétségbeesett visszavonulás
scenario-7 = 7. La Huberderie
scenario-8 = 8. Tessy-sur-Vire utcái
scenario-9 = 9. Erősítés
scenario-10 = 10. Létfontosságú információ
scenario-11 = 11. A 314-es magaslat
scenario-12 = 12. Mortain

# Az állás szavakban

un-tell-round = { $name }, { $round }. forduló, legfeljebb { $limit }. Kezdeményezés: { $side }.
un-tell-side-points = { SEAT($seat) } vezeti: { $side }. Pontok: { $points }, a cél { $goal }.
un-tell-side-pin = { SEAT($seat) } vezeti: { $side }. A cél az ellenség leszorítása. Pontok: { $points }.
un-tell-pinned = Nincs lövész a táblán: leszorítva.
un-tell-counts = Kéz { $hand }, húzópakli { $deck }, játékon kívül { $removed }.
un-tell-hand = Kéz: { $cards }.
un-tell-known = A kézben ismert: { $cards }.
un-tell-play = Játékban: { $cards }.
un-tell-discard = Dobópakli: { $cards }.
un-tell-supply = Utánpótlás: { $cards }.
un-tell-removed = Játékon kívül: { $cards }.
un-tell-chosen = A kezdeményezéshez választva: { $card }.
un-tell-chosen-hidden = Lapot választott a kezdeményezéshez.
un-tell-tile = { $tile }, { $ground }, fedezék { $cover }.
un-tell-objective = Célpont, értéke { $value }.
un-tell-radio = Itt van a rádió.
un-tell-scouted = { $side }: felderítve.
un-tell-controlled = { $side }: ellenőrizve.
un-tell-spawn = { $side } itt lép be: { $whom }.
un-tell-everybody = mindenki
un-tell-squad = { $squad } raj
un-tell-target = { $side }: itt van az aknavető célja.
un-tell-ready = { $unit }.
un-tell-suppressed = { $unit }, lefogva.
un-ground = { $ground ->
    [haystacks] szénaboglyák
    [church] templom
    [hill] domb
    [hedged-fields] sövényes földek
    [wood-and-pond] liget és tó
    [ploughed-field] szántóföld
    [wood] liget
    [wheat-field] búzamező
    [farm] tanya
    [ruined-hamlet] romos tanyacsoport
    [hamlet] tanyacsoport
    [village-street] falusi utca
    [hill-and-cliff] domb és szikla
    [open-ground] nyílt terep
    [scattered-houses] szétszórt házak
    [crop-field] vetés
    [village] falu
    [river-and-islet] folyó és sziget
    [farmhouse] tanyaház
    [river] folyó
    [manor-and-orchard] kastély és gyümölcsös
    [river-and-trees] folyó és fák
    [hedged-field] sövényes föld
    [river-and-footbridge] folyó és gyaloghíd
    [forest] erdő
    [river-and-bridge] folyó és híd
   *[other] { $ground }
}
un-tell-several = { $card } ×{ $count }

# Mi áll a dolgokon, és mit tesznek

un-figure-initiative = Kezdeményezés
un-figure-copies = Ennyi lapja van egy félnek
un-figure-squad = Raj
un-figure-own-squad = Csak ennek a rajnak
un-figure-defence = Alapvédelem
un-figure-cover = Fedezék
un-figure-hill = Fedezék domb vagy becsapódás ellen
un-figure-ground = Terep
un-about-card-sergeant = Bármilyen lapot hoz az utánpótlásból, vagy további lapokat húzat. A parancsnoki lapnak nincs egysége, és nem szenved veszteséget.
un-about-card-guide = Bármelyik saját egységet átvezeti jelölt mezőkön, vagy egy lapot hoz az utánpótlásból.
un-about-card-leader = A saját raj lapjait hozza az utánpótlásból, vagy egy kijátszottat újra cselekvésre bír.
un-about-card-scout = Oda megy, ahol még senki sem járt, és megjelöli az utat a többieknek; oszlatja a ködöt, vagy az ellenségre küldi.
un-about-card-rifle = Ellenőrzése alá vonja a mezőket és velük a célpontokat: erre más nem képes.
un-about-card-sniper = Jelöletlen mezőkön is átoson, és jobban lő a többieknél.
un-about-card-gunner = Sok kockával fogja le az ellenséget: a lefogottnak egy lapjába kerül rendeződni.
un-about-card-mortar = Egy távoli mezőre céloz, aztán mindent eltalálhat, ami ott van.
un-about-card-fog = Nem játszható ki: csak foglalja a helyet a kézben. Kezdeményezésre választható; csak a megfigyelés szabadít meg tőle.
un-about-move = A lap egysége a saját jelzővel ellátott szomszédos mezőkre lép. A szám a legtöbb lépés.
un-about-guide = A fél bármelyik harckész egysége jelölt szomszédos mezőkre lép.
un-about-scout = Az egység bármely szomszédos mezőre lép. A saját jelző nélküli mezők jelzőt kapnak, és mindegyikért egy „A háború köde” lap kerül a saját utánpótlásból a saját dobópakliba.
un-about-stalk = Az egység bármely szomszédos mezőre lép, akár jelölt, akár nem, és nem hagy jelzőt.
un-about-bolster = Legfeljebb ennyi lap kerül a saját utánpótlásból a dobópakliba, s onnan a következő pakliba. Köd sosem.
un-about-command = Legfeljebb ennyi lapot húz a kézbe; még ebben a körben kijátszhatók.
un-about-conceal = Egy „A háború köde” lap az ellenfél utánpótlásából az ellenfél dobópaklijába kerül.
un-about-control = Az egység alatti saját jelző ellenőrzöttre fordul, az ellenfélé ott vissza felderítettre. Nem lehet, ha ellenséges egység áll a mezőn.
un-about-inspire = A saját raj egy lapja, amelyet ebben a körben már kijátszottak, visszakerül a kézbe, és újra kijátszható.
un-about-recon = Egy kézben lévő „A háború köde” lap kikerül a játékból, és húzhatsz egy lapot.
un-about-target = A céljelző egy, az aknavetőhöz nem közeli mezőre kerül: a távolság legalább 3.
un-about-attack = Ennyi kocka egy ellenséges egység ellen: talál, amelyik eléri a védelem, fedezék és távolság összegét, a 0 mindig. A találat az egység egy lapjába kerül.
un-about-suppress = Kockák, mint a támadásnál; a találat nem kerül lapba, de lefogja az egységet: nem cselekedhet, míg egy saját lapja nem rendezi.
un-about-blast = A célmező minden egységét külön támadja, a sajátokat is. A távolság nem véd.
un-about-rally = A lap lefogott egysége újra harckész; a lap mást nem tesz.
un-about-hunker = A lap visszakerül az utánpótlásba: a pakli kisebb lesz, és gyorsabban forog. Megerősítéssel visszatérhet.
un-about-unit = A nevét viselő lapokkal cselekszik. A veszteség egyet elvesz a kézből, a dobó- vagy a húzópakliból; ha nincs, az egység lekerül a tábláról.
un-about-tile = Akit itt támadnak, a fedezéket hozzáadja a védelméhez.
un-about-hill = Domb: akit itt támadnak, a fedezéket hozzáadja a védelméhez; dombon álló támadó és becsapódás ellen kevesebbet.
un-marker-scouted = Felderítve
un-about-scouted = A fél mozgással és kalauzolással ráléphet erre a mezőre.
un-marker-controlled = Ellenőrizve
un-about-controlled = A fél kapja az itteni célpont értékét, akkor is, ha egységei elmentek, amíg az ellenfél át nem veszi az ellenőrzést.
un-marker-objective = Célpont
un-about-objective = A pontjait a mezőt ellenőrző fél kapja.
un-marker-radio = Rádió
un-about-radio = Amíg az USA ellenőrzi ezt a mezőt, az ott álló amerikai lövészek minden további ellenőrzése 1-gyel növeli az értékét.
un-marker-spawn = Belépési hely
un-about-spawn = A táblán kívüli egységek itt lépnek be, amikor egy lapjukat kijátsszák.
un-marker-target = Aknavető célja
un-about-target-marker = Az aknavető becsapódása ezt a mezőt éri. A jelző lekerül, ha az aknavető mozog vagy elesik.
un-marker-initiative = Kezdeményezésjelző
un-about-initiative = Birtokosa játszik először, és egyenlő számú kezdeményezési lapoknál meg is tartja.
un-marker-suppressed = Lefogva
un-about-suppressed = Nem cselekedhet, és nem kalauzolható. A saját egységének egy lapja teszi újra harckésszé.
un-marker-pinned = Leszorítva
un-about-pinned = A félnek nincs lövésze a táblán. Ha az ellenfél célja a leszorítás, ez a játék elvesztése.
un-marker-hopeless = Reménytelen
un-about-hopeless = Már nem kerülhet játékba lövészlap, ezért a pontcél elérhetetlen.
un-marker-goal-points = Cél: pontok
un-about-goal-points = A fél azonnal nyer, ha célpontjai elérik ezt a pontszámot.
un-marker-goal-pin = Cél: az ellenség leszorítása
un-about-goal-pin = A fél azonnal nyer, ha nincs ellenséges lövész a táblán.
un-pile-hand = Kéz
un-about-hand = Ennek a fordulónak a lapjai. Amit nem játszanak ki, a kör végén a dobópakliba kerül.
un-pile-deck = Húzópakli
un-about-deck = A húzandó lapok, senki sem ismeri a sorrendjüket. Ha húzni kell és nincs több, a dobópaklit megkeverik.
un-pile-discard = Dobópakli
un-about-discard = Használt és újonnan hozott lapok. Ez lesz a következő húzópakli.
un-pile-supply = Utánpótlás
un-about-supply = Lapok, amelyek még nincsenek a pakliban: a megerősítés hozza be őket, a felderítés és a rejtőzés a ködöt.
un-pile-play = Játéktér
un-about-play = Az ebben a körben kijátszott lapok. A végén a dobópakliba kerülnek, hacsak buzdítás vissza nem vesz egyet.
un-pile-removed = Játékon kívül
un-about-removed = Veszteségek és a megfigyeléssel eloszlatott köd. Soha nem jönnek vissza.
un-pile-chosen = Kezdeményezési lap
un-about-chosen = Mindkét fél titokban lapot választ; a nagyobb szám kezd. A lap utána a dobópakliba kerül, akciói nélkül.
un-sign-defence = Védelem
un-about-defence = Amit egy kockának el kell érnie: az egység száma, plusz a mező fedezéke, plusz a távolság.
un-sign-initiative = Kezdeményezési szám
un-about-initiative-number = Kezdeményezéshez választva a nagyobb szám játszik először.
un-sign-strength = Erősség
un-about-strength = Az akció utáni szám: hány lépés, lap vagy kocka.


# A hadjárat (UN-16)
un-campaign-lost = Elveszett harci lap
un-campaign-level = Az állás egyenlő.
un-campaign-undecided = A hadjárat eldöntetlen: az állás egyenlő.
un-campaign-ahead = { $side } { $lead } ponttal vezet: ez { $grade ->
    [narrow] szoros
    [clear] világos
   *[decisive] döntő
} győzelem volna.
un-campaign-won = A hadjáratot { $side } nyeri { $lead } ponttal: { $grade ->
    [narrow] szoros
    [clear] világos
   *[decisive] döntő
} győzelem.

# What the buttons do
un-about-end-turn = Véget ér a köröd; a kezedben maradt és a kijátszott lapok a dobópakliba kerülnek. Két lap között bármikor megteheted.
un-about-stop = Az egység nem megy tovább, bár maradt lépése.
un-about-done = Nem veszel el több lapot, bár lehetne.

# Miért ért véget
un-end-points = { $side } ellenőrzi: { $tiles }, összesen { $points } pont; { $goal } kellett.
un-end-pin = { $loser }: nincs lövésze a térképen, leszorították.
un-end-hopeless-pin = { $loser }: nem tud több lövészt hozni, nincs reménye.
un-end-hopeless = { $loser }: nem tud több lövészt hozni, és kevesebb a pontja, { $theirs } – { $mine }.
un-end-overtaken = { $loser }: nem volt reménye, és most pontban is lemaradt, { $theirs } – { $mine }.
un-end-both-pinned = Mindkét oldalt leszorították. Több pontja van: { $side }, { $mine } – { $theirs }.
un-end-both-pinned-marker = Mindkét oldalt leszorították, egyenlő pontokkal. A kezdeményezésjelző birtokosa: { $side }.
un-end-limit = Véget ért az utolsó forduló. Több pontja van: { $side }, { $mine } – { $theirs }.
un-end-limit-marker = Az utolsó forduló egyenlő pontokkal ért véget. A kezdeményezésjelző birtokosa: { $side }.

# A játszma története
un-counts-points = Pontok
un-deed-controlled = Ellenőrzött mezők
un-deed-scouted = Felderített mezők
un-deed-steps = Mozgások
un-deed-attacks = Támadások
un-deed-hits = Találatok
un-deed-casualties = Saját veszteségek
un-luck-hits = találat
un-mark-controlled = { $tile }: { $side } ellenőrzi
un-mark-lost = { $unit } elveszett
