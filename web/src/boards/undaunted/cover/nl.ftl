web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Leid een peloton door de heggen met een kaartendek van zijn soldaten.
