-- Records of matches that are over, as text: they outlive the rules they were played by.
CREATE TABLE records (
    table_id TEXT PRIMARY KEY NOT NULL,
    text     TEXT NOT NULL
) WITHOUT ROWID;

-- Nodes, and when each was last heard of.
CREATE TABLE nodes (
    id   TEXT PRIMARY KEY NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;
