web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Lövészek, felderítők és géppuskások rajai egy kártyapakli vezetésével. Két játékos.
