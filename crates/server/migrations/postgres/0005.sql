-- Campaigns: matches in a fixed order, everybody keeping their seats, with a score over all of them.
CREATE TABLE campaigns (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL,
    clock      TEXT NOT NULL,
    at_timeout TEXT NOT NULL,
    host       TEXT NOT NULL,
    created    BIGINT NOT NULL
);

-- Who keeps which seat.
CREATE TABLE campaign_seats (
    campaign TEXT NOT NULL,
    seat     BIGINT NOT NULL,
    player   TEXT,
    sitter   TEXT NOT NULL,
    PRIMARY KEY (campaign, seat)
);
CREATE INDEX campaign_seats_by_player ON campaign_seats (player);

-- The table of each match, and its result once it is over.
CREATE TABLE campaign_matches (
    campaign TEXT NOT NULL,
    number   BIGINT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    result   TEXT,
    PRIMARY KEY (campaign, number)
);
