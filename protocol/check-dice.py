#!/usr/bin/env python3
"""Rolls every die of an opened battle again, from nothing but what the server has published. [S-05]

    protocol/check-dice.py http://127.0.0.1:8080/api/battles/<battle>/dice [commitment] [own contribution] [digest]

The second and third argument are what was shown before the first roll: a server that has since changed its
mind is found out. The fourth is the digest that others were given: who shows them fewer dice than you is found
out. Either may be "". Exit status: 0 every die agrees, 1 one does not, 2 the dice are not open yet.
"""
import hashlib
import json
import sys
import urllib.request

SIDES = ("blue", "red")
FACES = 10
LAST = 2**64 - 1 - 2**64 % FACES  # a number above it would favour the low faces: the next one counts


def face(seed: bytes, mixed_in: str, purpose: str) -> int:
    key = hashlib.blake2b(seed, digest_size=32).digest()
    for block in range(256):
        digest = hashlib.blake2b(bytes([block]) + (mixed_in + purpose).encode(), key=key, digest_size=64).digest()
        for at in range(0, 64, 8):
            number = int.from_bytes(digest[at : at + 8], "big")
            if number <= LAST:
                return number % FACES + 1
    raise ArithmeticError("a draw ends")


def promise_for(side: str, share: str) -> str:
    """What a side promises before any share is opened. [S-102]"""
    return hashlib.sha256(f"{side}:{share}".encode()).hexdigest()


def digest_of(record: dict) -> str:
    """Over everything that a record names and each die in order: none can be left out, added or changed places. [S-103]"""
    names = [record["battle"], record["commitment"], record.get("blue", ""), record.get("red", "")]
    promises = [record.get(f"promise_{side}", "") for side in SIDES]
    names += promises if any(promises) else []  # of older battles there are none
    digest = hashlib.blake2b(":".join(names).encode(), digest_size=32).digest()
    for die in record["rolled"]:
        line = f"{die['purpose']}={die['face']}{'!' if die.get('is_set') else ''}"
        digest = hashlib.blake2b(digest + line.encode(), digest_size=32).digest()
    return digest.hex()


def main(where: str, promised: str = "", own: str = "", digest: str = "") -> int:
    record = json.load(urllib.request.urlopen(where) if "://" in where else open(where, encoding="utf-8"))
    if "seed" not in record:
        print("The dice of this battle are not open: it goes on, its leaders have not agreed, or its dice are not checked.")
        return 2
    seed, salt = bytes.fromhex(record["seed"]), bytes.fromhex(record["salt"])
    blue, red = record.get("blue", ""), record.get("red", "")
    wrong = []
    if hashlib.blake2b(salt + seed, digest_size=32).hexdigest() != record["commitment"]:
        wrong.append("the seed is not the one that was promised")
    if (record.get("count"), record.get("digest")) != (len(record["rolled"]), digest_of(record)):
        wrong.append("dice were left out, added, changed or put in another order")
    if digest not in ("", record.get("digest")):
        wrong.append("the digest is not the one that others were given")
    if promised not in ("", record["commitment"]):
        wrong.append("the promise is not the one that was shown before the first roll")
    if own not in ("", blue, red):
        wrong.append("your contribution was not mixed in")
    for side in SIDES:
        if record.get(f"promise_{side}", "") not in ("", promise_for(side, record.get(side, ""))):
            wrong.append(f"the share of {side} is not the one that was promised before any was opened")
    mixed_in = f"{blue}:{red}:" if blue or red else ""
    by_referee = [die for die in record["rolled"] if die.get("is_set")]
    for die in record["rolled"]:
        if not die.get("is_set") and face(seed, mixed_in, die["purpose"]) != die["face"]:
            wrong.append(f"{die['purpose']} shows {die['face']}")
    for line in wrong:
        print(line)
    print(f"{len(record['rolled'])} dice, {len(by_referee)} of them set by the referee, {len(wrong)} wrong, digest {record.get('digest', 'none')}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:5]) if 2 <= len(sys.argv) <= 5 else print(__doc__) or 2)
