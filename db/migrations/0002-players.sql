-- Several players on a side have seats of their own. [S-06]
ALTER TABLE seat RENAME TO old_seat;
CREATE TABLE seat (
  battle     TEXT NOT NULL REFERENCES battle,
  role       TEXT NOT NULL CHECK (role IN ('blue', 'blue2', 'blue3', 'blue4', 'red', 'red2', 'red3', 'red4', 'referee', 'public')),
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  PRIMARY KEY (battle, role, token_hash)
) STRICT, WITHOUT ROWID;
INSERT INTO seat SELECT battle, role, token_hash FROM old_seat;
DROP TABLE old_seat;
