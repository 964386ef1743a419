-- The list of battles comes from columns. The rows of the battles that are here already are made from their journals.
CREATE TABLE progress (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  turn   INTEGER NOT NULL,
  turns  INTEGER NOT NULL,                               -- of the scenario
  over   INTEGER NOT NULL CHECK (over IN (0, 1)),
  paused INTEGER NOT NULL CHECK (paused IN (0, 1)),
  played INTEGER NOT NULL CHECK (played IN (0, 1)),      -- a command of a person was accepted
  seq    INTEGER NOT NULL,                               -- of the last event
  hash   BLOB    NOT NULL CHECK (length(hash) = 32),     -- of the last event
  bytes  INTEGER NOT NULL                                -- of all that is kept of it
) STRICT, WITHOUT ROWID;
