core-player = { $number }. oyuncu
core-under = {"  "}{ $line }
core-then = { $first } { $second }
core-percent = %{ $percent }
core-number = { $whole },{ $tenths }
