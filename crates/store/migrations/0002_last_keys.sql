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
