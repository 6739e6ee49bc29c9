web-name-heroes = Heroes of Normandie
web-about-heroes = Companies, orders and heroes on a small battlefield.
web-ours-heroes = The rules are the printed ones. Units, heroes, events and scenarios are our own, made after the examples of the rulebook; who owns the box can type the printed cards into a file and play with those.
