-- The position that a table begins from, if not from its set-up: JSON, secrets included.
ALTER TABLE tables ADD COLUMN position TEXT;
