-- Addresses that nobody may come from for a while, by word of whoever runs the server. `net` is a range such as
-- 203.0.113.7/32; `player` is whose ban it goes with.
CREATE TABLE address_blocks (
    net    TEXT PRIMARY KEY NOT NULL,
    until  BIGINT NOT NULL,
    player TEXT
);

-- Bans whose addresses the running servers are to block: they alone know where somebody came from.
CREATE TABLE address_requests (
    player TEXT PRIMARY KEY NOT NULL,
    until  BIGINT NOT NULL,
    made   BIGINT NOT NULL
);

-- The line that a report is about, as it was when it was reported, and who said it: it outlives the line itself until the
-- report is closed.
ALTER TABLE reports ADD COLUMN said TEXT;
ALTER TABLE reports ADD COLUMN said_by TEXT;
UPDATE reports SET said = (SELECT c.text FROM chat c WHERE c.table_id = reports.table_id AND c.n = reports.line AND c.text <> ''),
    said_by = (SELECT c.player FROM chat c WHERE c.table_id = reports.table_id AND c.n = reports.line AND c.text <> '')
    WHERE done = 0;
