-- A battle in which people played is deleted a day after that was asked for, unless a seat takes it back; all of them are told.
CREATE TABLE deletion (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  asked  INTEGER NOT NULL                                -- milliseconds since 1970
) STRICT, WITHOUT ROWID;

ALTER TABLE notice RENAME TO notice_before;
CREATE TABLE notice (
  id      TEXT    PRIMARY KEY,
  reach   TEXT    NOT NULL,
  battle  TEXT    NOT NULL REFERENCES battle,
  kind    TEXT    NOT NULL CHECK (kind IN ('confirm', 'to_decide', 'time_runs', 'late', 'stands_still', 'over', 'deletion')),
  opening INTEGER NOT NULL,
  turn    INTEGER NOT NULL,
  step    TEXT    NOT NULL,
  ends    INTEGER NOT NULL,
  made    INTEGER NOT NULL,
  next    INTEGER NOT NULL,
  tries   INTEGER NOT NULL DEFAULT 0,
  UNIQUE (reach, kind, opening)
) STRICT, WITHOUT ROWID;
INSERT INTO notice SELECT id, reach, battle, kind, opening, turn, step, ends, made, next, tries FROM notice_before;
DROP TABLE notice_before;
CREATE INDEX notice_by_next ON notice (next) WHERE next > 0;
CREATE INDEX notice_by_battle ON notice (battle);
