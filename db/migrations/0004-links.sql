-- Links that give a seat away once. Those of the battles that are here already stay keys: they work as they did, until the seat is given anew.
CREATE TABLE link (
  battle     TEXT    NOT NULL REFERENCES battle,
  token_hash BLOB    NOT NULL CHECK (length(token_hash) = 32),
  role       TEXT    NOT NULL,
  made       INTEGER NOT NULL,                           -- milliseconds since 1970
  key_hash   BLOB    CHECK (length(key_hash) = 32),      -- of the key that it became; null: nobody opened it
  PRIMARY KEY (battle, token_hash)
) STRICT, WITHOUT ROWID;
