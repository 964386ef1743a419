-- Campaigns are books, too. A battle of one has it for its parent, its seats stand for seats of the campaign, and it is taken in once.
ALTER TABLE battle ADD COLUMN kind TEXT NOT NULL DEFAULT 'battle' CHECK (kind IN ('battle', 'campaign'));
ALTER TABLE battle ADD COLUMN parent TEXT;
CREATE INDEX battle_by_parent ON battle (parent) WHERE parent IS NOT NULL;
CREATE TABLE stands_for (
  battle  TEXT NOT NULL REFERENCES battle,
  role    TEXT NOT NULL,
  of_role TEXT NOT NULL,
  PRIMARY KEY (battle, role)
) STRICT, WITHOUT ROWID;
CREATE TABLE taken (
  battle TEXT    PRIMARY KEY REFERENCES battle,
  seq    INTEGER NOT NULL,
  hash   BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT, WITHOUT ROWID;
