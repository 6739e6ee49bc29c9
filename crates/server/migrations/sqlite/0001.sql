-- A table, as it was opened. What happened at it since is in `deeds`; status, last and wake repeat what follows from
-- them, so that lists and timers need not replay anything.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    rules      INTEGER NOT NULL,
    setup      TEXT NOT NULL,
    seats      INTEGER NOT NULL,
    clock      TEXT NOT NULL,
    at_timeout TEXT NOT NULL,
    open       INTEGER NOT NULL,
    host       TEXT NOT NULL,
    created    INTEGER NOT NULL,
    secret     TEXT NOT NULL,
    status     TEXT NOT NULL,
    last       INTEGER NOT NULL,
    settled    INTEGER NOT NULL DEFAULT 0,
    wake       INTEGER
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, open, last);
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

-- Everything that was done at a table, in order. Rows are only ever added.
CREATE TABLE deeds (
    table_id TEXT NOT NULL,
    seq      INTEGER NOT NULL,
    deed     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

-- Who sits where, for lists and histories.
CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    player   TEXT,
    sitter   TEXT NOT NULL,
    worth    REAL,
    rating   REAL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX sitters_by_player ON sitters (player, table_id);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n        INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    room     TEXT NOT NULL,
    player   TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

-- Guests have no password; accounts have one, and a name that nobody else has.
CREATE TABLE players (
    id            TEXT PRIMARY KEY NOT NULL,
    name          TEXT NOT NULL,
    account_name  TEXT UNIQUE,
    password      TEXT,
    language      TEXT NOT NULL,
    notify        TEXT NOT NULL,
    email_code    TEXT,
    created       INTEGER NOT NULL,
    gone          INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

-- Sessions, personal links and tokens of programs: the secrets themselves are not stored, only their digests.
CREATE TABLE keys (
    digest  TEXT PRIMARY KEY NOT NULL,
    kind    TEXT NOT NULL,
    player  TEXT NOT NULL,
    number  INTEGER NOT NULL,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_player ON keys (player, kind);

CREATE TABLE ratings (
    player     TEXT NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    matches    INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) WITHOUT ROWID;
CREATE INDEX ratings_by_game ON ratings (game, rating);
