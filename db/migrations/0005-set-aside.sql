-- Battles that a mistake of the program has stopped.
CREATE TABLE set_aside (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  at     INTEGER NOT NULL,
  cause  TEXT    NOT NULL,
  opens  INTEGER NOT NULL CHECK (opens IN (0, 1))
) STRICT, WITHOUT ROWID;
