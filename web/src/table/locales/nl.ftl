# De vraag volgt de klikken: wat gekozen is, en wat nu gekozen wordt

web-prompt-next = { $chosen }: kies { $what }
web-prompt-or = { $first } of { $second }
web-prompt-dice = De dobbelstenen rollen …
web-prompt-sight = Een ogenblik …
web-choose-action = wat je doet
web-choose-button = hoe het verder gaat
web-choose-card = een kaart
web-choose-count = hoeveel
web-choose-deck = een stapel
web-choose-die = een dobbelsteen
web-choose-marker = een markering
web-choose-seat = een speler
web-choose-tactic = een tactiek
web-choose-tile = een tegel
web-choose-unit = een eenheid
web-choose-other = wat er volgt

# Het tempo van andermans zetten

web-pace = Tempo van andermans zetten
web-pace-help = Ze worden na elkaar getoond. De toets S, de knop of een klik slaat de rest over.
web-pace-slow = Langzaam
web-pace-normal = Normaal
web-pace-fast = Snel
web-pace-off = Alles ineens
web-pace-skip = Overslaan
web-key-s = de zetten overslaan die getoond worden

# Het einde

web-ending = Hoe het ging
web-end-how = Hoe het afliep
web-end-curve = Het verloop van de partij
web-end-step = Stap { $line }
web-end-turning = Het keerpunt
web-end-turning-show = Stap { $line } tonen
web-end-luck = Geluk met de dobbelstenen
web-end-luck-rolled = gegooid
web-end-luck-expected = verwacht
web-end-deeds = Wat elke kant deed
web-end-rating = Je rating: { $rating }
web-end-rating-change = Je rating: { $before } → { $rating } ({ $change })
web-end-rematch-waits = De revanche begint als iedereen er is.
web-end-share = Deze partij delen
web-end-next = Wat nu
web-end-together = Allen samen
web-end-resigned = { $name } gaf op.
web-end-out-of-time = De tijd van { $name } was op.
web-luck-hits = treffers
web-deed-attacks = Aanvallen
web-deed-hits = Treffers
web-deed-steps = Verplaatsingen
web-deed-controlled = Doelen genomen
web-deed-losses = Eigen verliezen
web-lull = { $name } zou kunnen reageren. Iedereen wacht even lang, of er een antwoord is of niet.
web-now-does = Nu: { $what }
web-now-leads = Nu een van: { $what }
web-now-many = { $count ->
    [one] Na een klik licht nu één plaats of ding op om te kiezen.
   *[other] Na een klik lichten nu { $count } plaatsen of dingen op om uit te kiezen.
}
web-now-later = Nu: te kiezen na iets dat oplicht.

# The ending

web-end-points = { $points } punten
