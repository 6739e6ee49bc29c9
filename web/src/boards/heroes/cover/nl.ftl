web-name-heroes = Heroes of Normandie
web-about-heroes = Compagnieën, bevelen en helden op een klein slagveld.
web-ours-heroes = De regels zijn de gedrukte. Eenheden, helden, gebeurtenissen en scenario’s zijn van onszelf, gemaakt naar de voorbeelden in het regelboek; wie de doos heeft, kan de gedrukte kaarten in een bestand zetten en daarmee spelen.
