core-player = Speler { $number }
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = { $percent }%
core-number = { $whole },{ $tenths }
