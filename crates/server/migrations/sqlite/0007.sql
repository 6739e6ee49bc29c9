-- Friends: one row a side, with the moment at which the friend was last here. Of who has no friends nothing is noted.
CREATE TABLE friends (
    player TEXT NOT NULL,
    friend TEXT NOT NULL,
    since  INTEGER NOT NULL,
    here   INTEGER NOT NULL,
    PRIMARY KEY (player, friend)
) WITHOUT ROWID;
CREATE INDEX friends_by_friend ON friends (friend);

-- Tables that somebody was invited to by a friend.
CREATE TABLE invitations (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    friend   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (player, table_id)
) WITHOUT ROWID;
