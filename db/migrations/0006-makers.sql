-- Whoever made a battle may delete it. The battles that are here already have no maker: they are listed, count against nobody and stay.
CREATE TABLE maker (
  battle   TEXT    PRIMARY KEY REFERENCES battle,
  address  BLOB    NOT NULL CHECK (length(address) IN (0, 32)),  -- hash of the one it was made from; '' when that is this machine
  key_hash BLOB    NOT NULL CHECK (length(key_hash) = 32),       -- of the key that deletes it
  listed   INTEGER NOT NULL CHECK (listed IN (0, 1))             -- 0: found only by those who were told of it
) STRICT, WITHOUT ROWID;
CREATE TABLE gone (
  id         TEXT    PRIMARY KEY,
  at         INTEGER NOT NULL,                                   -- milliseconds since 1970
  commitment BLOB    NOT NULL CHECK (length(commitment) = 32),
  hash       BLOB    NOT NULL CHECK (length(hash) = 32)          -- of its last event
) STRICT, WITHOUT ROWID;
DROP TRIGGER journal_is_kept;
DROP TRIGGER reply_is_kept;
CREATE TRIGGER battle_is_kept BEFORE DELETE ON battle
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.id)
BEGIN SELECT raise(ABORT, 'a battle is kept until it is gone'); END;
CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.battle)
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER reply_is_kept BEFORE DELETE ON reply
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.battle)
BEGIN SELECT raise(ABORT, 'replies are append-only'); END;
CREATE TRIGGER gone_is_fixed BEFORE UPDATE ON gone
BEGIN SELECT raise(ABORT, 'what is left of a battle is kept'); END;
CREATE TRIGGER gone_is_kept BEFORE DELETE ON gone
BEGIN SELECT raise(ABORT, 'what is left of a battle is kept'); END;
