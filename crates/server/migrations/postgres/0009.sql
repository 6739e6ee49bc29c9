-- What a program's token may be used for, when it stops working, and when it was last used. Other keys have none of these.
-- Tokens that exist already keep all they could do at a table, for 90 days from now.
ALTER TABLE keys ADD COLUMN scopes TEXT;
ALTER TABLE keys ADD COLUMN expires BIGINT;
ALTER TABLE keys ADD COLUMN used BIGINT;
UPDATE keys SET scopes = 'play read', expires = (CAST(EXTRACT(EPOCH FROM now()) AS BIGINT) + 90 * 86400) * 1000
WHERE kind = 'program';
