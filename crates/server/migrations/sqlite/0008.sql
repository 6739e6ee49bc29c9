-- What a command beside the server did and the server must hear of; it takes each note away.
CREATE TABLE news (
    n    INTEGER PRIMARY KEY AUTOINCREMENT,
    line TEXT NOT NULL
);
