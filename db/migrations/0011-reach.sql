-- People have names and are reached while they are away.
ALTER TABLE progress ADD COLUMN step TEXT NOT NULL DEFAULT '';
ALTER TABLE progress ADD COLUMN ends INTEGER NOT NULL DEFAULT 0;
ALTER TABLE progress ADD COLUMN waits TEXT NOT NULL DEFAULT '';

-- How a seat is called. Beside the journal, never in it: `ordercap erase` clears what is a person's.
CREATE TABLE seat_name (
  battle TEXT NOT NULL REFERENCES battle,
  role   TEXT NOT NULL,
  name   TEXT NOT NULL,
  PRIMARY KEY (battle, role)
) STRICT, WITHOUT ROWID;

-- How whoever sits there is reached while he is away. word: what only its owner was sent, to confirm it and to end it.
CREATE TABLE reach (
  id       TEXT    PRIMARY KEY,                          -- 80 random bits
  battle   TEXT    NOT NULL REFERENCES battle,
  role     TEXT    NOT NULL,
  kind     TEXT    NOT NULL CHECK (kind IN ('mail', 'hook')),
  address  TEXT    NOT NULL,
  language TEXT    NOT NULL,
  word     TEXT    NOT NULL UNIQUE,
  state    TEXT    NOT NULL CHECK (state IN ('asked', 'open', 'given_up')),
  made     INTEGER NOT NULL,                             -- milliseconds since 1970
  failures INTEGER NOT NULL DEFAULT 0                    -- notices in a row that did not arrive
) STRICT, WITHOUT ROWID;
CREATE INDEX reach_by_seat ON reach (battle, role);

-- The outbox: written in the transaction of what it tells, sent at least once. Nothing in it is secret from anybody at the table.
CREATE TABLE notice (
  id      TEXT    PRIMARY KEY,                           -- goes along: who gets it twice can tell
  reach   TEXT    NOT NULL,
  battle  TEXT    NOT NULL REFERENCES battle,
  kind    TEXT    NOT NULL CHECK (kind IN ('confirm', 'to_decide', 'time_runs', 'late', 'stands_still', 'over')),
  opening INTEGER NOT NULL,                              -- of a step, counted over the battle: once each
  turn    INTEGER NOT NULL,
  step    TEXT    NOT NULL,                              -- as printed
  ends    INTEGER NOT NULL,                              -- milliseconds since 1970; 0: no limit
  made    INTEGER NOT NULL,
  next    INTEGER NOT NULL,                              -- to be tried then; 0: it was sent
  tries   INTEGER NOT NULL DEFAULT 0,
  UNIQUE (reach, kind, opening)
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_by_next ON notice (next) WHERE next > 0;
CREATE INDEX notice_by_battle ON notice (battle);
