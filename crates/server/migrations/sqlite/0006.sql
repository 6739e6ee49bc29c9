-- Names that accounts had until they took another: for some time nobody else may take them, or they would be mistaken for
-- whom they were.
CREATE TABLE former_names (
    looks  TEXT PRIMARY KEY NOT NULL,
    player TEXT NOT NULL,
    until  INTEGER NOT NULL
) WITHOUT ROWID;
