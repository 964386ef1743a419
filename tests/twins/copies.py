#!/usr/bin/env python3
"""Copies of battles in a data folder of their own: the same dice, other names and keys.

  python3 tests/twins/copies.py FOLDER OUT < plan

A line of the plan is {"from", "to", "tokens": {role: token}, "words": [[before, after], ...], "salt",
"called": {role: ways}}: the battle that is copied, the
name of the copy, its keys, words of the scenario that the copy has otherwise, and in hexadecimal the salt of its commitment. "called"
says by how many ways each seat is called while it is away. What was ever written to be sent is kept in a table of its own. The chain
of the journal begins with the name and the commitment, so it is made anew (server/docs/journal-format.md).
"""
import json
import sqlite3
import sys
from hashlib import blake2b
from pathlib import Path

# The server drops a notice once its step is over: here each stays.
CALLS = """
CREATE TABLE called (
  n INTEGER PRIMARY KEY, battle TEXT, role TEXT, kind TEXT, opening INTEGER, turn INTEGER, step TEXT, ends INTEGER, made INTEGER
);
CREATE INDEX called_by_battle ON called (battle);
CREATE TRIGGER is_called AFTER INSERT ON notice BEGIN
  INSERT INTO called (battle, role, kind, opening, turn, step, ends, made)
  SELECT NEW.battle, role, NEW.kind, NEW.opening, NEW.turn, NEW.step, NEW.ends, NEW.made FROM reach WHERE id = NEW.reach;
END;
"""


def digest(words):
    return blake2b(words, digest_size=32).digest()


def packed(*parts):
    return b"".join(str(len(part)).encode() + b":" + part for part in parts)


def chained(battle, commitment, rows):
    link = digest(packed(b"ordercap journal 1", battle.encode(), commitment))
    for row in rows:
        texts = [str(value).encode() for value in row]
        link = digest(packed(link, *texts))
        yield (battle, *row, link)


class Folder:
    """Where the copies go: the file as it was, less its battles."""

    def __init__(self, source, out):
        self.source = sqlite3.connect(f"file:{source}/ordercap.sqlite?mode=ro", uri=True)
        Path(out).mkdir(parents=True)
        self.out = sqlite3.connect(f"{out}/ordercap.sqlite", isolation_level=None)
        self.source.backup(self.out)
        self.out.executescript(CALLS)
        self.out.execute("BEGIN")

    def rows(self, table, battle, columns="*"):
        return self.source.execute(f"SELECT {columns} FROM {table} WHERE battle = ? ORDER BY 2", (battle,)).fetchall()

    def put(self, table, rows):
        for row in rows:
            self.out.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)

    @staticmethod
    def way(battle, role, number):
        """An address that is open, to which this server sends nothing: it was not told to."""
        own = f"{battle} {role} {number}"
        return (own, battle, role, "hook", "https://nobody.example/", "en", f"word of {own}", "open", 1, 0, "", "")

    def copy(self, plan):
        battle, name = plan["from"], plan["to"]

        def said(text):
            for before, after in plan.get("words", []):
                text = text.replace(before, after)
            return text

        _, scenario, title, created, seed, salt, commitment, bots = self.source.execute(
            "SELECT id, scenario, title, created, seed, salt, commitment, bots FROM battle WHERE id = ?", (battle,)
        ).fetchone()
        if "salt" in plan:
            salt = bytes.fromhex(plan["salt"])
            commitment = digest(salt + seed)
        created = plan.get("created", created)
        self.put("battle", [(name, said(scenario), title, created, seed, salt, commitment, bots, "battle", None)])
        self.put("seat", [(name, role, digest(b"ordercap seat " + key.encode())) for role, key in plan["tokens"].items()])
        for role, ways in plan.get("called", {}).items():
            self.put("seat_name", [(name, role, f"Player of {role}")])
            self.put("reach", [self.way(name, role, number) for number in range(ways)])
        journal = self.rows("journal", battle, "seq, at, actor, cmd_id, cause, event")
        journal = [(*row[:5], said(row[5])) for row in sorted(journal)]
        chain = list(chained(name, commitment, journal))
        self.put("journal", chain)
        for table in ("reply", "chat", "maker"):
            self.put(table, [(name, *row[1:]) for row in self.rows(table, battle)])
        columns = [row[1] for row in self.source.execute("PRAGMA table_info(progress)")]
        for row in self.rows("progress", battle):
            kept = dict(zip(columns, row)) | {"battle": name, "hash": chain[-1][-1]}
            self.put("progress", [tuple(kept[column] for column in columns)])

    def close(self):
        self.out.execute("COMMIT")
        self.out.close()


def main():
    source, out = sys.argv[1:]
    folder = Folder(source, out)
    for line in sys.stdin:
        folder.copy(json.loads(line))
    folder.close()


main()
