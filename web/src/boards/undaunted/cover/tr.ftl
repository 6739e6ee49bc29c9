web-name-undaunted = Undaunted: Normandy
web-about-undaunted = Askerlerinin destesiyle bir müfrezeyi çitlerin arasından geçirin.
