-- Friends: one row a side, with the moment at which the friend was last here. Of who has no friends nothing is noted.
CREATE TABLE friends (
    player TEXT NOT NULL,
    friend TEXT NOT NULL,
    since  BIGINT NOT NULL,
    here   BIGINT NOT NULL,
    PRIMARY KEY (player, friend)
);
CREATE INDEX friends_by_friend ON friends (friend);

-- Tables that somebody was invited to by a friend.
CREATE TABLE invitations (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    friend   TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (player, table_id)
);
