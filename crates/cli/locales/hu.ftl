# Amit a program parancsai a játékosnak mondanak. A parancsok súgója csak angolul van.

cli-mark-good = rendben
cli-mark-note = megjegyzés
cli-mark-bad = HIBA

cli-verify-record = { $game }: egy mérkőzés jegyzőkönyve, szabályváltozat: { $rules }, { $lines } sor
cli-verify-unreadable = ez nem jegyzőkönyv: { $why }
cli-verify-cannot-begin = nem játszható vissza: { $why }
cli-verify-other-setup = a beállítások nem egyeznek a kezdőállás beállításaival
cli-verify-fair = a dobások bizonyítottak: a titok a mérkőzés előtt ígért titok, és a mag ebből következik
cli-verify-not-fair = a dobások nem bizonyítottak: { $why }
cli-verify-contributions = a dobások nem bizonyítottak: { $seats } szék, de { $count } hozzájárulás
cli-verify-no-promise = a dobásokra nincs bizonyíték: a mérkőzés előtt senki sem ígért titkot
cli-verify-line = { $line }. sor ({ $entry }): nem játszható meg: { $why }
cli-verify-replayed = minden sor megfelel a szabályoknak
cli-verify-result = az eredmény helyes: { $outcome }
cli-verify-other-result = az eredmény hibás: a jegyzőkönyv szerint „{ $written }”, a sorok szerint „{ $played }”
cli-verify-digest = az utolsó állás helyes: { $digest }
cli-verify-other-digest = az utolsó állás hibás: a jegyzőkönyv lenyomata { $written }, a soroké { $played }
cli-verify-take-backs = { $count } alkalommal vontak vissza lépést, az asztal beleegyezésével
cli-verify-forced = előírt dobások voltak: ez a mérkőzés semmit sem bizonyít a dobásairól
cli-verify-failed = { $all } jegyzőkönyvből { $bad } hibás

cli-outcome-running = nem ért véget
cli-outcome-drawn = döntetlen{ $ending }
cli-outcome-lost = mindenki együtt vesztett{ $ending }
cli-outcome-won = győztes: { $who }{ $ending }
cli-outcome-ending = { $why ->
    [resigned] , feladással
    [out-of-time] , időtúllépéssel
    [agreed] , megegyezéssel
   *[other] , { $why } szerint
}
cli-outcome-scores = { $outcome }; pontok: { $scores }

cli-replay-title = { $game }, szabályváltozat: { $rules }
cli-replay-seat = { $role }: { $name }
cli-replay-take-back = { $who } visszatér egy korábbi álláshoz ({ $line }. sor után)
cli-replay-resign = { $who } feladja
cli-replay-forfeit = { $who } ideje lejárt
cli-replay-dice = A következő dobások elő vannak írva: { $faces }
cli-replay-dice-free = A fel nem használt előírt dobások törlődnek
cli-replay-end = Eredmény: { $outcome }
cli-replay-not-over = A játszma még nem ért véget: a története akkor mondható el, ha véget ért.

cli-games-game = játék
cli-games-name = név
cli-games-seats = székek
cli-games-options = beállítások
cli-games-rules = szabályváltozat
cli-games-more = { $name }: székek: { $seats }, szabályváltozat: { $rules }, botok: { $levels }
cli-games-scenarios = Forgatókönyvek (-o scenario=…): { $scenarios }
cli-games-option-list = Beállítások (-o kulcs=érték; külön megadás nélkül az első vagy a megnevezett érték érvényes):
cli-games-number = { $least } és { $most } között, egyébként { $default }


cli-serve-at = A Sandtable itt van: { $url }
cli-load-idle = { $sockets } kapcsolat: előttük { $before } MiB memória, velük { $after } MiB, egyenként { $each } bájt
cli-load-actions = { $done } döntés, másodpercenként { $rate }; a másik játékos ennyi idő alatt tudja meg: { $half } ms (a fele), { $most } ms (99%), { $all } ms (mind)
cli-load-head-actions = csomópont | játék | mérkőzés | döntés/s | fele, ms | 99%, ms | kiszolgálók, CPU ms döntésenként | mérő, CPU ms döntésenként | memória, MiB | WAL-bájt döntésenként
cli-load-head-held = játék | asztal | döntés asztalonként | előtte, MiB | utána, MiB | egyenként, KiB | asztal GiB-onként
cli-load-head-cold = játék | sor | tettek, KiB | olvasás, ms | visszajátszás, ms | együtt, ms
cli-load-head-staged = játék | döntés | CPU us egyenként | elküldött bájt egyenként
cli-load-head-notify = hallgató | tranzakció/s | döntés/s | hallott értesítés/s
cli-storm-one = { $seed }. mag: { $matches } mérkőzés, { $deeds } lépés a saját órája szerint { $seconds } másodperc alatt; napló { $digest }
cli-storm-found = { $seed }. mag: lelet: { $finding }
cli-storm-all = { $storms } vihar, { $matches } mérkőzés, { $steps } lépés; { $found } vihar talált valamit
cli-fuzz = { $fed } bemenet; { $found } baj

cli-scenario-fine = { $file }: rendben. { $game }, székek száma: { $seats }.

cli-admin-banned = { $name } { $days } napig nem jöhet be.
cli-admin-unbanned = { $name } újra bejöhet.
cli-admin-muted = { $name } { $days } napig nem szólhat hozzá.
cli-admin-unmuted = { $name } újra hozzászólhat.
cli-admin-forgotten = { $name } törölve.
cli-admin-tables = Eltávolított asztalok: { $count }
cli-admin-retried = Újra megpróbált asztalok: { $count }
cli-admin-guests = Törölt vendégek: { $count }
cli-admin-chat = Eltávolított hozzászólások: { $count }
cli-admin-account = fiók
cli-admin-guest = vendég
cli-admin-is-banned = kizárva
cli-admin-is-muted = elnémítva
cli-admin-is-blocked = letiltva
cli-admin-address = cím
cli-admin-alive = fut
cli-admin-dead = halott
cli-admin-gathering = gyülekezik
cli-admin-playing = folyik
cli-admin-over = véget ért
cli-admin-blocked = { $address } címről { $hours } óráig senki sem jöhet be.
cli-admin-unblocked = { $address } címről újra be lehet jönni.
cli-admin-no-address = Egyetlen cím sincs letiltva: az elmúlt 24 órában egy futó kiszolgáló sem látta őt: { $name }, vagy csak a saját gépéről (proxy mögött a kiszolgálónak --behind-proxy kell). Ha ismered a címet: sandtable admin block CÍM
cli-admin-span = { $unit ->
    [seconds] { $count } mp
    [minutes] { $count } perc
    [hours] { $count } óra
   *[days] { $count } nap
 }
cli-admin-head-id = azonosító
cli-admin-head-kind = fajta
cli-admin-head-seen = itt volt (ennyi ideje)
cli-admin-head-state = állapot
cli-admin-head-name = név
cli-admin-head-game = játék
cli-admin-head-status = szakasz
cli-admin-head-opened = megnyitva (ennyi ideje)
cli-admin-head-last = utolsó lépés (ennyi ideje)
cli-admin-head-found = észlelve (ennyi ideje)
cli-admin-head-why = ok
cli-admin-head-sitters = helyek
cli-admin-head-what = mi
cli-admin-head-left = még ennyi
cli-admin-head-who = ki vagy honnan
cli-admin-head-node = csomópont
cli-admin-head-pulse = életjel (ennyi ideje)
cli-admin-head-count = darab
cli-admin-status-program = Program: Sandtable { $version }, séma { $schema }
cli-admin-status-database = Adatbázis: { $kind }, { $size } MiB, séma { $schema }
cli-admin-status-runs = Kiszolgáló: fut ezen a fájlon
cli-admin-status-stopped = Kiszolgáló: nem fut ezen a fájlon
cli-admin-status-nodes = Futó csomópontok: { $count }
cli-admin-status-people = Emberek: fiók { $accounts }, vendég { $guests }; egy napon belül itt járt: { $lately }
cli-admin-status-order = Nyitott bejelentések: { $reports }; kizárva: { $banned }; elnémítva: { $muted }; letiltott cím: { $blocked }
cli-admin-status-notices = Elküldésre váró értesítések: { $count }
cli-admin-status-tables = Asztalok: { $count }
cli-admin-status-more = Kapcsolatok, elutasítások és idők: minden futó kiszolgáló /metrics címén
cli-admin-mail-subject = Sandtable: próba
cli-admin-mail = Ez a Sandtable próbalevele. A kiszolgáló üzemeltetője kérte; a levelei megérkeznek.
cli-admin-mail-taken = A levelezőkiszolgáló átvette a levelet ide: { $to }: { $answer }
cli-admin-report-about-removed = { $name } ({ $player }) azóta eltávolított szavairól, { $line }. sor: { $text }
cli-admin-report = { $id }  { $days } napja, { $place }, bejelentő: { $player }: { $text }
cli-admin-report-about = { $name } ({ $player }) szavairól, { $line }. sor: { $text }
cli-admin-at-table = asztal: { $table }
cli-admin-in-lobby = az előtérben
cli-admin-lobby-line = { $line }  { $days } napja, { $name } ({ $player }): { $text }

# `sandtable admin backup` és `sandtable admin verify-store`
cli-backup-done = { $file }: teljes másolat, { $tables } asztal és { $steps } lépés, { $size } MiB
cli-store-broken = A(z) { $table } asztal ({ $game }) nem tölthető be: { $why }
cli-store-game = { $game }: { $gathering } nem kezdődött el, { $playing } folyik, { $over } véget ért, { $old } egy régebbi program szabályai szerint, { $broken } hibás
cli-store-sound = Mind a(z) { $tables } asztal betölthető.
cli-store-failed = { $tables } asztalból { $broken } nem tölthető be
