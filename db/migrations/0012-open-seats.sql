-- Seats that anybody may take, until somebody has.
CREATE TABLE open_seat (
  battle TEXT    NOT NULL REFERENCES battle,
  role   TEXT    NOT NULL,
  words  TEXT    NOT NULL,                               -- of whoever began it: what he seeks
  pace   TEXT    NOT NULL,                               -- step_seconds, as the battle was made
  made   INTEGER NOT NULL,                               -- milliseconds since 1970
  PRIMARY KEY (battle, role)
) STRICT, WITHOUT ROWID;
