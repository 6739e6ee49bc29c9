-- What an account's name looks like, whatever letters it is written with: nobody else's may look the same.
ALTER TABLE players ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX players_by_looks ON players (looks);
-- Until when somebody may not come, or may not talk, by word of whoever runs the server; milliseconds since 1970.
ALTER TABLE players ADD COLUMN banned_until INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN muted_until INTEGER NOT NULL DEFAULT 0;
-- When somebody was last here, to the day.
ALTER TABLE players ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE players SET seen = created;

-- People who are to be told that it is their turn, until they are told.
CREATE TABLE notices (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game     TEXT NOT NULL,
    name     TEXT NOT NULL,
    made     INTEGER NOT NULL,
    due      INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
CREATE INDEX notices_by_due ON notices (due);

-- What people have told those who run the server.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY NOT NULL,
    at       INTEGER NOT NULL,
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    line     INTEGER,
    text     TEXT NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX reports_by_time ON reports (done, at);

-- Tables that whoever runs the server has removed, for servers that have them in use.
CREATE TABLE removed (
    table_id TEXT PRIMARY KEY NOT NULL,
    at       INTEGER NOT NULL
) WITHOUT ROWID;
