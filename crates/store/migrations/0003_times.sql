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
