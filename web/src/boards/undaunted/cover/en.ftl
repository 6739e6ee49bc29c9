web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Lead a platoon through the hedgerows with a deck of its soldiers.
