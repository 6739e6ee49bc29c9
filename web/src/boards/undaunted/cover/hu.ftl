web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Vezess egy szakaszt a sövények között, katonáinak paklijával.
