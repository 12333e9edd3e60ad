-- Tables are logs: whatever a table is follows from its entries, in their order.
CREATE TABLE log (
    code TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, seq)
) WITHOUT ROWID;

-- Who sat at which table, to find them again.
CREATE TABLE member (
    person TEXT NOT NULL,
    code TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, code)
) WITHOUT ROWID;
CREATE INDEX member_code ON member (code);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kept TEXT UNIQUE,
    password TEXT,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
) WITHOUT ROWID;

-- Tokens of devices, by their digests.
CREATE TABLE device (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX device_person ON device (person);
