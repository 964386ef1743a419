-- Whose seat was renewed has sat there: he has seen what it sees, and played in it. A life that began because the clock leapt is told from one after an outage.
CREATE TABLE former_key (
  battle     TEXT NOT NULL REFERENCES battle,
  role       TEXT NOT NULL,
  token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
  PRIMARY KEY (battle, role, token_hash)
) STRICT, WITHOUT ROWID;

ALTER TABLE life ADD COLUMN leapt INTEGER NOT NULL DEFAULT 0 CHECK (leapt IN (0, 1));
