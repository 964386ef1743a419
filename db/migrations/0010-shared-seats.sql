-- Two of a campaign may share a seat of its battle: a commander in chief sits with the one who leads there. Nothing stands in it yet.
DROP TABLE stands_for;
CREATE TABLE stands_for (
  battle  TEXT NOT NULL REFERENCES battle,
  of_role TEXT NOT NULL,
  role    TEXT NOT NULL,
  PRIMARY KEY (battle, of_role)
) STRICT, WITHOUT ROWID;
