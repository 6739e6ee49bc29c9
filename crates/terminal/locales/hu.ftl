# A terminál saját szövegei.

# A felső sáv, a kérdés és az alatta lévő sor
ui-you = Te
ui-corner-your-turn = Te jössz
ui-corner-turn = Következik: { $name }
ui-corner-over = A mérkőzés véget ért
ui-thinking = { $name } gondolkodik …
ui-not-now = { $thing } most nem választható.
ui-nothing-printed = Erre semmi nincs írva.
ui-it-can-be-chosen = Ez választható: nyomj Entert.
ui-taken-back = Visszavonva.
ui-no-undo = Nincs visszavonható lépésed: utána véletlen, felfedett lap vagy más játékos döntése következett.
ui-undo-later = Várd meg, amíg a bot lép, aztán vonhatsz vissza.
ui-not-saved = A mérkőzést nem sikerült menteni: { $error }
ui-too-small = Ez az ablak { $now-width }×{ $now-height }. Az asztalhoz { $width }×{ $height } kell: kérlek, nagyítsd meg.

# Billentyűk alul
ui-key-choose = választ
ui-key-back = vissza
ui-key-undo = visszavon
ui-key-why = miért nem
ui-key-explain = leírás
ui-key-actions = lépések
ui-key-describe = szóban
ui-key-log = napló
ui-key-help = súgó
ui-key-leave = kilép
ui-key-rematch = visszavágó
ui-key-replay = visszajátszás
ui-key-result = eredmény vagy asztal
ui-key-step = lépés
ui-key-turn = kör
ui-key-ends = eleje, vége
ui-key-autoplay = lejátszás
ui-key-viewpoint = nézőpont
ui-key-close = bezár

# A napló
ui-log-title = Napló
ui-story-title = Így történt
ui-log-take-back = { $name } visszalépett eddig: { $line }. sor.
ui-log-resign = { $name } feladta.
ui-log-forfeit = { $name } kifutott az időből.
ui-log-dice = A következő dobások előre megadva: { $faces }.

# A lépések listája
ui-actions-title = Minden, amit tehetsz
ui-actions-search = Keresés:
ui-actions-none = Ilyen lépés most nincs.

# Mi lehet belőle
ui-odds-title = Mi lehet belőle
ui-odds-line = { $value } · { $label }
ui-odds-several = { $count } lehetőség: { $low } és { $high } között
ui-odds-same = { $count } lehetőség: mind { $low }
ui-odds-mean = ⌀ { $mean }

# Kérdések
ui-yes-no = Enter vagy y: igen · bármi más: nem
ui-take-back-title = Visszalépés?
ui-take-back-question = Visszalépsz az utolsó döntésed elé? A jegyzőkönyv feltünteti, és amit a véletlen dönt el, az újra eldől.
ui-resign-title = Feladás?
ui-resign-question = Feladod a mérkőzést? Az ellenfeled nyer.

# Többen egy billentyűzetnél
ui-hand-over = A köröd véget ért: Enter, majd add át a billentyűzetet: { $name }.
ui-curtain = Add át a billentyűzetet: { $name }.
ui-curtain-enter = { $name }: nyomj Entert, ha senki más nem látja.
ui-curtain-leave = q kilép; a mérkőzés mentve van.
ui-away-title = Amíg nem figyeltél

# A vége
ui-won = Győztes: { $name }
ui-drawn = Döntetlen.
ui-lost = Közös vereség.
ui-ended-by = Eldöntötte: { $rule }
ui-saved-in = Mentve ide: { $file }
ui-result-keys = n visszavágó · v visszajátszás · Esc asztal · q kilép
ui-result-keys-campaign = n következő · C hadjárat · v visszajátszás · Esc asztal · q kilép
ui-result-keys-last = v visszajátszás · Esc asztal · q kilép
ui-campaign-title = Hadjárat
ui-campaign-match = { $scenario }: győztes { $name }; veszteség { $losses }
ui-campaign-next = Következik: { $scenario }
ui-campaign-victories = Győzelmek ({ $names }): { $numbers }
ui-campaign-losses = { $what } ({ $names }): { $numbers }
ui-campaign-score = Pontszám ({ $names }): { $numbers }
ui-campaign-is-over = A hadjárat minden forgatókönyvét lejátszottátok. Itt van: { $file }; új hadjárat a --campaign=FÁJL kapcsolóval kezdhető.

# A helyzet szóban, és a saját tábla nélküli játékok
ui-describe-title = A helyzet szóban
ui-plain-position = Helyzet
ui-plain-choices = Választhatsz

# Visszajátszás
ui-replay-beginning = A kezdet.
ui-viewpoint-seat = { $name } szemével
ui-viewpoint-public = néző szemével
ui-viewpoint-all = minden látható

# Súgó
ui-help-title = Súgó
ui-help-moving = Választás
ui-help-arrows = mozgás az asztal minden elemén
ui-help-tab = mozgás a most választható elemeken; ezeket • jelöli
ui-help-enter = választás; máson: megmondja, miért nem választható
ui-help-escape = az utolsó kattintás visszavonása
ui-help-game = Ezen a táblán
ui-help-asking = Bármikor
ui-help-undo = visszavonás; botok ellen régebbi lépésé is
ui-help-why = ez miért nem választható? Ha választható: mi lehet belőle
ui-help-explain = mi áll rajta, mit tesz, hogyan menne ott egy csata
ui-help-actions = minden szabályos lépés; gépelve kereshető
ui-help-describe = az egész helyzet szóban
ui-help-log = a teljes napló
ui-help-story = hogyan zajlott és ért véget a játszma
ui-help-sort = a kéz más rendezése
ui-help-resign = feladás
ui-help-campaign = hogyan áll a hadjárat
ui-help-leave = kilépés; a mérkőzés minden lépés után mentve van
ui-help-mouse-title = Egér
ui-help-mouse = Kattintás választ; az üres helyre vagy a jobb gombbal kattintás egy lépést visszavon; a görgő a naplót görgeti.
ui-help-replay = Visszajátszás
ui-help-forward = egy lépés előre
ui-help-backward = egy lépés vissza
ui-help-turns = következő kör, előző kör
ui-help-ends = az eleje, a vége
ui-help-autoplay = magától játszik, vagy megáll
ui-help-viewpoint = nézőpont váltása: minden, egy-egy játékos, néző
ui-help-close = bezárás
