-- A browser that was closed is called, too; the journal says when a seat changes hands.
ALTER TABLE reach RENAME TO reach_before;
DROP INDEX reach_by_seat;
CREATE TABLE reach (
  id       TEXT    PRIMARY KEY,                          -- 80 random bits
  battle   TEXT    NOT NULL REFERENCES battle,
  role     TEXT    NOT NULL,
  kind     TEXT    NOT NULL CHECK (kind IN ('mail', 'hook', 'push')),
  address  TEXT    NOT NULL,
  language TEXT    NOT NULL,
  word     TEXT    NOT NULL UNIQUE,
  state    TEXT    NOT NULL CHECK (state IN ('asked', 'open', 'given_up')),
  made     INTEGER NOT NULL,                             -- milliseconds since 1970
  failures INTEGER NOT NULL DEFAULT 0,                   -- notices in a row that did not arrive
  p256dh   TEXT    NOT NULL DEFAULT '',                  -- push: the browser's public key, base64url
  auth     TEXT    NOT NULL DEFAULT ''                   -- push: its secret, base64url
) STRICT, WITHOUT ROWID;
INSERT INTO reach (id, battle, role, kind, address, language, word, state, made, failures)
SELECT id, battle, role, kind, address, language, word, state, made, failures FROM reach_before;
DROP TABLE reach_before;
CREATE INDEX reach_by_seat ON reach (battle, role);

-- Whose seat a substitute has taken, until the journal says so.
CREATE TABLE handed_over (
  battle TEXT    NOT NULL REFERENCES battle,
  role   TEXT    NOT NULL,
  made   INTEGER NOT NULL,                               -- milliseconds since 1970
  PRIMARY KEY (battle, role, made)
) STRICT, WITHOUT ROWID;
