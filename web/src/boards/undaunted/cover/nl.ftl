web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Groepen schutters, verkenners en mitrailleurs, geleid door een kaartendek. Twee spelers.
