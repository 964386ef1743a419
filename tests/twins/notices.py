#!/usr/bin/env python3
"""What a server has written to be sent to people who are away (copies.py keeps it), while that server goes on.

  python3 tests/twins/notices.py FOLDER < battles

For each battle that is asked for one line of JSON: [[role, kind, opening, turn, step, ends, made], ...], in the order of writing.
"""
import json
import sqlite3
import sys

file = sqlite3.connect(f"file:{sys.argv[1]}/ordercap.sqlite?mode=ro", uri=True)
for line in sys.stdin:
    rows = file.execute(
        "SELECT role, kind, opening, turn, step, ends, made FROM called WHERE battle = ? ORDER BY n", (line.strip(),)
    ).fetchall()
    print(json.dumps(rows), flush=True)
