-- The data as the third step left it. What stands in braces is filled in by the test that reads this.

-- A match. `info` is the server's own description of it; the other columns are what is searched.
CREATE TABLE matches (
    key      INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    code     TEXT UNIQUE,
    listed   INTEGER NOT NULL,
    phase    INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    info     TEXT NOT NULL,
    header   TEXT,
    result   TEXT,
    wake     INTEGER,
    touched  INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_listed ON matches (touched) WHERE listed = 1;
CREATE INDEX matches_wake ON matches (wake) WHERE wake IS NOT NULL;
CREATE INDEX matches_touched ON matches (touched);

-- The entries of the records. The primary key makes a match linear, whoever writes.
CREATE TABLE entries (
    match   INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    line    TEXT NOT NULL,
    command TEXT,
    PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- Numbers count 1, 2, 3 … without gaps.
CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
WHEN NEW.number <> 1
 AND NOT EXISTS (SELECT 1 FROM entries WHERE match = NEW.match AND number = NEW.number - 1)
BEGIN
    SELECT RAISE(ABORT, 'gap');
END;

-- The dealers' keys, apart from everything that is shown.
CREATE TABLE dealer_keys (
    match INTEGER PRIMARY KEY REFERENCES matches (key) ON DELETE CASCADE,
    key   BLOB NOT NULL
) STRICT;

-- People, and programs that act for them. The nickname is the only personal data.
CREATE TABLE identities (
    key    INTEGER PRIMARY KEY,
    name   TEXT NOT NULL,
    avatar INTEGER NOT NULL,
    seen   INTEGER NOT NULL
) STRICT;
CREATE INDEX identities_seen ON identities (seen);

-- The SHA-256 of each secret by which a device or program shows who it is.
CREATE TABLE secrets (
    hash     BLOB PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities (key) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX secrets_identity ON secrets (identity);

-- The SHA-256 of each code by which a second device becomes the same person, once.
CREATE TABLE codes (
    hash     BLOB PRIMARY KEY,
    identity INTEGER NOT NULL REFERENCES identities (key) ON DELETE CASCADE,
    expires  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- In which matches somebody has a seat or is the host.
CREATE TABLE sitters (
    identity INTEGER NOT NULL REFERENCES identities (key) ON DELETE CASCADE,
    match    INTEGER NOT NULL REFERENCES matches (key) ON DELETE CASCADE,
    PRIMARY KEY (identity, match)
) STRICT, WITHOUT ROWID;
CREATE INDEX sitters_match ON sitters (match);

-- The last key that was given out, of each kind. What is deleted leaves its key to nobody else.
CREATE TABLE last_keys (
    kind TEXT PRIMARY KEY,
    key  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which keys were in use and have been deleted nobody knows any more, so it goes on far above them.
INSERT INTO last_keys
SELECT 'matches', COALESCE(MAX(key), 0) + 1000000000 FROM matches
UNION ALL
SELECT 'identities', COALESCE(MAX(key), 0) + 1000000000 FROM identities;

-- The index was added to the first step after that had been shipped: some files have it, others do not.
CREATE INDEX IF NOT EXISTS identities_seen ON identities (seen);

-- A match with a clock of days is kept at least until then, whoever has touched it when.
ALTER TABLE matches ADD COLUMN keep_until INTEGER;

-- How late it was when that was last written down: by the server's own clock, and by the one on the
-- wall. `trials` counts how often somebody tried whether writing works.
CREATE TABLE times (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    time   INTEGER,
    wall   INTEGER,
    trials INTEGER NOT NULL
) STRICT;
INSERT INTO times (one, trials) VALUES (1, 0);

-- What the steps have left about themselves.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
VALUES (1, 'tables', TRUE, X'4c4742c24c99865f9dc3803f3bf242c24dc305da374cf83388d34882cb926352e394516e3843db5060ab66253d1542ec', 1000);
INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
VALUES (2, 'last keys', TRUE, X'a1b95a771f04f5241a146abc12cfc7f8f3ec82c700bb29c99895baa69b9d7fb274ce177872337045ac468a4647f65058', 1000);
INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
VALUES (3, 'times', TRUE, X'ab32aad4a3615bd453000418c9c9ee31916f9d227ae66ac9bbaae86a394420d799e5816a6a6b9a98828ed7388a5e2277', 1000);

-- Somebody, known by the secret 0707….
INSERT INTO identities (key, name, avatar, seen) VALUES (1, 'Lauma', 3, 1699990000000);
INSERT INTO secrets (hash, identity) VALUES ({secret}, 1);
UPDATE times SET time = 1699990000000, wall = 1699990000000;

-- For each match:
INSERT INTO matches (key, id, code, listed, phase, revision, info, header, result, wake, touched, keep_until)
VALUES ({key}, {id}, NULL, 0, {phase}, 2,
        '{"game":{game},"setup":{setup},"visibility":"public","watch":"anyone","clock":"none","start":"full","host":1,"chairs":{chairs},"commit":{commit},"rematch":null,"started":1699990000000}',
        {header}, {result}, NULL, 1699990000000, NULL);
INSERT INTO dealer_keys (match, key) VALUES ({key}, {dealer});
INSERT INTO sitters (identity, match) VALUES (1, {key});

-- For each entry of a match:
INSERT INTO entries (match, number, at, line, command)
VALUES ({key}, {number}, 1699990000000, {line}, '');
