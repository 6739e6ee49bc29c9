-- What a program's token may be used for, when it stops working, and when it was last used. Other keys have none of these.
-- Tokens that exist already keep all they could do at a table, for 90 days from now.
ALTER TABLE keys ADD COLUMN scopes TEXT;
ALTER TABLE keys ADD COLUMN expires INTEGER;
ALTER TABLE keys ADD COLUMN used INTEGER;
UPDATE keys SET scopes = 'play read', expires = (CAST(strftime('%s', 'now') AS INTEGER) + 90 * 86400) * 1000
WHERE kind = 'program';
