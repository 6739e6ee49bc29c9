-- Why a table cannot be replayed, and when that was found. Such a table is not woken.
ALTER TABLE tables ADD COLUMN broken TEXT;
ALTER TABLE tables ADD COLUMN broken_at INTEGER;
