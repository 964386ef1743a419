-- Everything that a server keeps: one SQLite file, ordercap.sqlite, in its data folder.
-- server/docs/journal-format.md tells what the texts mean. A change here is a new file in db/migrations too.
PRAGMA application_id = 0x4f434150;  -- OCAP
PRAGMA user_version = 16;

-- How often a server was started here: the streams of a new life begin above all numbers of the former ones.
-- When it was up: what it was not costs nobody his time.
CREATE TABLE life (
  number INTEGER PRIMARY KEY,
  began  INTEGER,                                        -- milliseconds since 1970; null: no server ran
  seen   INTEGER,                                        -- and was up at last
  leapt  INTEGER NOT NULL DEFAULT 0 CHECK (leapt IN (0, 1))  -- 1: the same server, when its clock had leapt
) STRICT;

-- bots: sides that a bot of this server plays: '', 'red', 'blue red'. parent: the campaign that it is a battle of; null: it stands alone.
-- A book: a battle or a campaign, and the secret that its dice come from. The commitment is public from the first moment. [S-05]
CREATE TABLE battle (
  id         TEXT    PRIMARY KEY,                        -- 80 random bits
  scenario   TEXT    NOT NULL,
  title      TEXT    NOT NULL,
  created    INTEGER NOT NULL,                           -- milliseconds since 1970
  seed       BLOB    NOT NULL CHECK (length(seed) = 32),
  salt       BLOB    NOT NULL CHECK (length(salt) = 32),
  commitment BLOB    NOT NULL CHECK (length(commitment) = 32),  -- BLAKE2b of salt and seed
  bots       TEXT    NOT NULL,
  kind       TEXT    NOT NULL DEFAULT 'battle' CHECK (kind IN ('battle', 'campaign')),
  parent     TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX battle_by_parent ON battle (parent) WHERE parent IS NOT NULL;

-- Who may sit down: keys, and links of battles that were begun when a link could be used again and again. Only hashes are kept.
CREATE TABLE seat (
  battle     TEXT NOT NULL REFERENCES battle,
  role       TEXT NOT NULL CHECK (role IN ('blue', 'blue2', 'blue3', 'blue4', 'red', 'red2', 'red3', 'red4', 'referee', 'public')),
  token_hash BLOB NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  PRIMARY KEY (battle, role, token_hash)
) STRICT, WITHOUT ROWID;

-- Links that give a seat away once: whoever opens one first has a key of his own in seat, and the link is spent.
-- Keys that sat there until the seat was renewed or a substitute came.
CREATE TABLE former_key (
  battle     TEXT NOT NULL REFERENCES battle,
  role       TEXT NOT NULL,
  token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
  PRIMARY KEY (battle, role, token_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE link (
  battle     TEXT    NOT NULL REFERENCES battle,
  token_hash BLOB    NOT NULL CHECK (length(token_hash) = 32),
  role       TEXT    NOT NULL,
  made       INTEGER NOT NULL,                           -- milliseconds since 1970
  key_hash   BLOB    CHECK (length(key_hash) = 32),      -- of the key that it became; null: nobody opened it
  PRIMARY KEY (battle, token_hash)
) STRICT, WITHOUT ROWID;

-- What happened in each battle, in order. Only ever appended to.
CREATE TABLE journal (
  battle TEXT    NOT NULL REFERENCES battle,
  seq    INTEGER NOT NULL CHECK (seq > 0),               -- 1, 2, 3 … without gaps
  at     INTEGER NOT NULL,                               -- milliseconds since 1970
  actor  TEXT    NOT NULL,                               -- whose command it was: on the first event of a command, else ''
  cmd_id TEXT    NOT NULL,                               -- made by the client; '' when the clock acted
  cause  TEXT    NOT NULL,                               -- the command in the server's words, as received in old rows; '' when the clock acted
  event  TEXT    NOT NULL,
  hash   BLOB    NOT NULL CHECK (length(hash) = 32),     -- BLAKE2b over the hash before it and this row
  PRIMARY KEY (battle, seq)
) STRICT, WITHOUT ROWID;

-- bytes: of all that is kept of it; due: when the clock ends its open step, milliseconds since 1970, 0 never; delay: of those who only watch. [S-106]
-- How far each battle has come, written with the commands that bring it there: no journal is read to list battles.
CREATE TABLE progress (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  turn   INTEGER NOT NULL,
  turns  INTEGER NOT NULL,                               -- of the scenario
  over   INTEGER NOT NULL CHECK (over IN (0, 1)),
  paused INTEGER NOT NULL CHECK (paused IN (0, 1)),
  played INTEGER NOT NULL CHECK (played IN (0, 1)),      -- a command of a person was accepted
  seq    INTEGER NOT NULL,                               -- of the last event
  hash   BLOB    NOT NULL CHECK (length(hash) = 32),     -- of the last event
  bytes  INTEGER NOT NULL,
  due    INTEGER NOT NULL DEFAULT 0,
  delay  TEXT    NOT NULL DEFAULT 'none',
  step   TEXT    NOT NULL DEFAULT '',                    -- that is open, as printed
  ends   INTEGER NOT NULL DEFAULT 0,                     -- of that step, milliseconds since 1970, 0 never
  waits  TEXT    NOT NULL DEFAULT '',                    -- for which seats; each is told of itself alone
  dice_audit INTEGER CHECK (dice_audit IN (0, 1))        -- can its dice be checked? none: not looked at yet
) STRICT, WITHOUT ROWID;
CREATE INDEX progress_by_due ON progress (due) WHERE due > 0;

-- The answer to each command that was accepted, so that the same command again takes no second effect.
CREATE TABLE reply (
  battle TEXT    NOT NULL REFERENCES battle,
  actor  TEXT    NOT NULL,
  cmd_id TEXT    NOT NULL,
  seq    INTEGER NOT NULL,                               -- of its last event
  reply  TEXT    NOT NULL,
  PRIMARY KEY (battle, actor, cmd_id)
) STRICT, WITHOUT ROWID;

-- The whole state at the beginning of each turn: what a replay must come to. It can be made again from the journal.
CREATE TABLE snapshot (
  battle TEXT    NOT NULL REFERENCES battle,
  seq    INTEGER NOT NULL,
  digest TEXT    NOT NULL,                               -- of the state
  state  TEXT    NOT NULL,
  PRIMARY KEY (battle, seq)
) STRICT, WITHOUT ROWID;

-- What players wrote to each other. No part of the battle.
CREATE TABLE chat (
  battle  TEXT    NOT NULL REFERENCES battle,
  number  INTEGER NOT NULL,
  at      INTEGER NOT NULL,
  sender  TEXT    NOT NULL,
  channel TEXT    NOT NULL,
  words   TEXT    NOT NULL,
  PRIMARY KEY (battle, number)
) STRICT, WITHOUT ROWID;

-- Battles that a mistake of the program has stopped. `ordercap release` takes one out again.
CREATE TABLE set_aside (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  at     INTEGER NOT NULL,                               -- milliseconds since 1970
  cause  TEXT    NOT NULL,
  opens  INTEGER NOT NULL CHECK (opens IN (0, 1))        -- 0: looking at it stops the server, too
) STRICT, WITHOUT ROWID;

-- Whoever made a battle. Battles from before there were such rows have none, nor has the demo: they are listed, count against nobody and stay.
CREATE TABLE maker (
  battle   TEXT    PRIMARY KEY REFERENCES battle,
  address  BLOB    NOT NULL CHECK (length(address) IN (0, 32)),  -- hash of the one it was made from; '' when that is this machine
  key_hash BLOB    NOT NULL CHECK (length(key_hash) = 32),       -- of the key that deletes it
  listed   INTEGER NOT NULL CHECK (listed IN (0, 1))             -- 0: found only by those who were told of it
) STRICT, WITHOUT ROWID;

-- What is left of a battle that was deleted or has expired.
CREATE TABLE gone (
  id         TEXT    PRIMARY KEY,
  at         INTEGER NOT NULL,                                   -- milliseconds since 1970
  commitment BLOB    NOT NULL CHECK (length(commitment) = 32),
  hash       BLOB    NOT NULL CHECK (length(hash) = 32)          -- of its last event
) STRICT, WITHOUT ROWID;

-- Whoever made a battle in which people played wants it deleted. A day later it is, unless a seat takes that back.
CREATE TABLE deletion (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  asked  INTEGER NOT NULL                                -- milliseconds since 1970
) STRICT, WITHOUT ROWID;

-- Which seat of the campaign sits in a seat of its battle: the keys of the one open the other. Two may share one.
CREATE TABLE stands_for (
  battle  TEXT NOT NULL REFERENCES battle,
  of_role TEXT NOT NULL,                                 -- in the campaign
  role    TEXT NOT NULL,                                 -- in the battle
  PRIMARY KEY (battle, of_role)
) STRICT, WITHOUT ROWID;

-- Battles that their campaign has taken in, and where their journal stood then.
CREATE TABLE taken (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  seq    INTEGER NOT NULL,                               -- of its last event
  hash   BLOB    NOT NULL CHECK (length(hash) = 32)      -- of its last event
) STRICT, WITHOUT ROWID;

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
CREATE INDEX reach_by_seat ON reach (battle, role);

-- The outbox: written in the transaction of what it tells, sent at least once. Nothing in it is secret from anybody at the table.
CREATE TABLE notice (
  id      TEXT    PRIMARY KEY,                           -- goes along: who gets it twice can tell
  reach   TEXT    NOT NULL,
  battle  TEXT    NOT NULL REFERENCES battle,
  kind    TEXT    NOT NULL CHECK (kind IN ('confirm', 'to_decide', 'time_runs', 'late', 'stands_still', 'over', 'deletion')),
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

-- Seats that anybody may take, until somebody has.
CREATE TABLE open_seat (
  battle TEXT    NOT NULL REFERENCES battle,
  role   TEXT    NOT NULL,
  words  TEXT    NOT NULL,                               -- of whoever began it: what he seeks
  pace   TEXT    NOT NULL,                               -- step_seconds, as the battle was made
  made   INTEGER NOT NULL,                               -- milliseconds since 1970
  PRIMARY KEY (battle, role)
) STRICT, WITHOUT ROWID;

-- Whose seat a substitute has taken, until the journal says so.
CREATE TABLE handed_over (
  battle TEXT    NOT NULL REFERENCES battle,
  role   TEXT    NOT NULL,
  made   INTEGER NOT NULL,                               -- milliseconds since 1970
  PRIMARY KEY (battle, role, made)
) STRICT, WITHOUT ROWID;

-- A random word of each restore: what was told before it and what is told after it never have the same address.
CREATE TABLE restored (
  word TEXT NOT NULL
) STRICT;

CREATE TRIGGER battle_is_fixed BEFORE UPDATE ON battle
BEGIN SELECT raise(ABORT, 'a battle is not changed once it has begun'); END;
CREATE TRIGGER battle_is_kept BEFORE DELETE ON battle
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.id)
BEGIN SELECT raise(ABORT, 'a battle is kept until it is gone'); END;
CREATE TRIGGER journal_is_append_only BEFORE UPDATE ON journal
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.battle)
BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;
CREATE TRIGGER journal_has_no_gap BEFORE INSERT ON journal
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM journal WHERE battle = NEW.battle)
BEGIN SELECT raise(ABORT, 'the journal has no gaps'); END;
CREATE TRIGGER reply_is_append_only BEFORE UPDATE ON reply
BEGIN SELECT raise(ABORT, 'replies are append-only'); END;
CREATE TRIGGER reply_is_kept BEFORE DELETE ON reply
WHEN NOT EXISTS (SELECT 1 FROM gone WHERE id = OLD.battle)
BEGIN SELECT raise(ABORT, 'replies are append-only'); END;
CREATE TRIGGER gone_is_fixed BEFORE UPDATE ON gone
BEGIN SELECT raise(ABORT, 'what is left of a battle is kept'); END;
CREATE TRIGGER gone_is_kept BEFORE DELETE ON gone
BEGIN SELECT raise(ABORT, 'what is left of a battle is kept'); END;
