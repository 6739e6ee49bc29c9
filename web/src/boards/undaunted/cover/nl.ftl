web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Groepen infanteristen, verkenners en mitrailleurschutters, geleid door een kaartendek. Twee spelers.
