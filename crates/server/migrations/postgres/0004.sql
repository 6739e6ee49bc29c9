-- What an account's name looks like, whatever letters it is written with: nobody else's may look the same.
ALTER TABLE players ADD COLUMN looks TEXT;
CREATE UNIQUE INDEX players_by_looks ON players (looks);
-- Until when somebody may not come, or may not talk, by word of whoever runs the server; milliseconds since 1970.
ALTER TABLE players ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN muted_until BIGINT NOT NULL DEFAULT 0;
-- When somebody was last here, to the day.
ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE players SET seen = created;

-- People who are to be told that it is their turn, until they are told.
CREATE TABLE notices (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    game     TEXT NOT NULL,
    name     TEXT NOT NULL,
    made     BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);
CREATE INDEX notices_by_due ON notices (due);

-- What people have told those who run the server.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY NOT NULL,
    at       BIGINT NOT NULL,
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    line     BIGINT,
    text     TEXT NOT NULL,
    done     BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX reports_by_time ON reports (done, at);

-- Tables that whoever runs the server has removed, for servers that have them in use.
CREATE TABLE removed (
    table_id TEXT PRIMARY KEY NOT NULL,
    at       BIGINT NOT NULL
);
