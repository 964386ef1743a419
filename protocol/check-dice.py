#!/usr/bin/env python3
"""Rolls every die of an opened battle again, from nothing but what the server has published. [S-05]

    protocol/check-dice.py http://127.0.0.1:8080/api/battles/<battle>/dice [commitment] [own contribution] [digest] [told]
                           [--promise <64 hex>]
    protocol/check-dice.py --told told-<battle>-blue.json

The second and third argument are what was shown before the first roll: a server that has since changed its
mind is found out. The fourth is the digest that others were given: who shows them fewer dice than you is found
out. The fifth is what your seat was told, as the page of the battle saves it: each of those dice must be in the
record; and each head that your browser was shown over all dice at a turn's end must be the record's: a die that was
changed or dropped after its turn is found out, whoever was told of it. What was done while its turn went on does not show
in a head. Any may be "". --promise is the other side's promise as it was shown before you opened your share: who has put
another in its place is found out. With --told alone the chain of what was told is checked, at any time of a battle.

A share that is missing is not wrong: it is said who could then choose among dice. Nor is what was not compared, or cannot
be: that stands below the sum. Exit status: 0 every die agrees, 1 one does not, 2 the dice are not open yet.
"""
import argparse
import hashlib
import json
import re
import sys
import urllib.request

SIDES = ("blue", "red")
DIGITS = {"seed": 64, "salt": 64, "blue": 32, "red": 32, "promise_blue": 64, "promise_red": 64}
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


def other_forms(record: dict) -> list:
    """Secrets, shares and promises of another length or writing: the same bytes, cut elsewhere, are another seed. [S-05]"""
    return [
        f"{name} is not {digits} hexadecimal digits, in small letters: nothing else was checked"
        for name, digits in DIGITS.items()
        if (name in ("seed", "salt") or record.get(name)) and not re.fullmatch(f"[0-9a-f]{{{digits}}}", str(record.get(name)))
    ]


def promise_for(side: str, share: str) -> str:
    """What a side promises before any share is opened. [S-102]"""
    return hashlib.sha256(f"{side}:{share}".encode()).hexdigest()


def mixed_in(record: dict) -> str:
    """What stands before every purpose: of a share that was kept back, its promise. [S-102]"""
    if not any(record.get(side) for side in SIDES):
        return ""
    return "".join(f"{record.get(side) or record.get(f'promise_{side}') or ''}:" for side in SIDES)


def choices_in(record: dict) -> list:
    """Who could choose among dice: nobody when both shares were promised and opened. [S-102]"""
    if not any(record.get(side) for side in SIDES):
        return ["No share counts: who made the battle could choose among as many sets of dice as it liked."]
    choices = []
    for side, other in ((side.capitalize(), SIDES[1 - at].capitalize()) for at, side in enumerate(SIDES)):
        share, promise = record.get(side.lower()), record.get(f"promise_{side.lower()}")
        if share and not promise:
            choices.append(f"{side}'s share was given without a promise: {side}, if it hosts, could choose among any number of dice.")
        elif promise and not share:
            choices.append(f"{side}, if it hosts, could choose between two sets of dice: its share was not opened, and its promise counts in its place.")
        elif not share:
            choices.append(f"{side} promised no share: {other}'s alone counts.")
        if not share and record.get(f"promise_{other.lower()}"):  # of a share without a promise as much is said
            known = "it may have known all else that is mixed in before it drew its share"
            choices.append(f"{other} went on without {side}'s share: {other}, if it hosts, could choose among any number of dice ({known}).")
    return choices


def broken_promises(record: dict, own: str, shown: str) -> list:
    """Shares that are not as promised; one that is missing breaks nothing."""
    broken = [
        f"the share of {side} is not the one that was promised before any was opened"
        for side in SIDES
        if record.get(side) and record.get(f"promise_{side}") not in (None, "", promise_for(side, record[side]))
    ]
    others = [side for side in SIDES if not own or record.get(side) != own] or SIDES
    if shown and shown not in [record.get(f"promise_{side}") for side in others]:
        broken.append("the other side's promise is not the one that was shown before the battle")
    return broken


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


def digests_of(record: dict) -> list:
    """Over the first dice of a record, as many as each place says."""
    digests = [hashlib.blake2b(f"{record['battle']}:{record['commitment']}".encode(), digest_size=32).digest()]
    for die in record["rolled"]:
        line = f"{die['purpose']}={die['face']}{'!' if die.get('is_set') else ''}"
        digests.append(hashlib.blake2b(digests[-1] + line.encode(), digest_size=32).digest())
    return digests


def head_over(record: dict, turn: int, count: int) -> str:
    """What everybody is shown when that turn ends, keyed with a secret that opens with the record. [S-103]"""
    digest = digests_of(record)[count].hex()
    return hashlib.blake2b(f"{turn}:{count}:{digest}".encode(), key=bytes.fromhex(record["salt"]), digest_size=32).hexdigest()


def turn_of(die: dict) -> int:
    turn = die["purpose"].partition("/")[0].removeprefix("t")
    return int(turn) if turn.isdecimal() else 0


def broken_heads(record: dict) -> list:
    """Heads that do not follow from the dice of the record, or that it does not have."""
    heads = record.get("heads") or []
    before = {"turn": 0, "count": 0}
    for head in heads:
        turn, count = head["turn"], head["count"]
        if turn > before["turn"] + 1:  # a battle that is opened again after its end ends in the same turn once more
            return [f"the head of turn {before['turn'] + 1} is missing"]
        is_in_order = turn >= before["turn"] and before["count"] <= count <= len(record["rolled"])
        if not is_in_order or head["head"] != head_over(record, turn, count):
            return [f"the head of turn {turn} does not follow from the dice"]
        before = head
    after = [turn_of(die) for die in record["rolled"][before["count"] :] if turn_of(die) > before["turn"]]
    return [f"the head of turn {after[0]} is missing"] if heads and after else []


def other_heads(record: dict, shown: list) -> list:
    """The first head that a browser was shown and that the record does not have in its place."""
    recorded = [(head["turn"], head["head"]) for head in record.get("heads") or []]
    for at, head in enumerate(shown):
        if recorded[at : at + 1] != [(head["turn"], head["head"])]:
            return [f"the head that was shown at the end of turn {head['turn']} is not the record's: dice were changed or dropped since"]
    return []


def words_on_heads(record: dict, shown: list) -> str:
    recorded = len(record.get("heads") or [])
    if shown:
        return f"{recorded} heads, {len(shown)} shown"
    return f"{recorded} heads, none shown to compare" if recorded else "no heads"


def saved_in(file: str) -> dict:
    with open(file, encoding="utf-8") as saved:
        return json.load(saved)


def lines_of(saved: dict) -> list:
    log = saved["log"]
    return [(int(number), log[number]) for number in sorted(log, key=int)]


def breaks_in(lines: list) -> list:
    """Where the chain over the dice that a seat was told of does not follow from the line before. [S-105]"""
    breaks = []
    chain = "" if lines and lines[0][0] == 1 else None  # without its beginning, the first link is taken as it is
    for at, (number, line) in enumerate(lines):
        if number != lines[0][0] + at:
            breaks.append(f"a line is missing before line {number} of what was told")
        dice = line.get("dice", [])
        for die in dice if chain is not None else []:
            told = f"{chain}{die.get('purpose', '')}={die['face']}{'!' if die.get('is_set') else ''}"
            chain = hashlib.sha256(told.encode()).hexdigest()
        if chain not in (None, line.get("chain", "" if dice else chain)):
            breaks.append(f"the chain of what was told is broken at line {number}")
        chain = line.get("chain", chain)
    return breaks


def told_in(lines: list) -> list:
    """All that were rolled: a ruling says what a die is to show, wherever and whenever it is rolled. [REF-01]"""
    return [(number, line.get("turn"), die) for number, line in lines if line.get("kind") != "die_set" for die in line.get("dice", [])]


def is_nameless(die: dict) -> bool:
    return die.get("purpose") is None


def is_as_told(rolled: dict, turn: int, die: dict) -> bool:
    """As it was told; if that was without what it was for, a die of the same turn that shows the same."""
    if rolled["face"] != die["face"]:
        return False
    return rolled["purpose"].startswith(f"t{turn}/") if is_nameless(die) else rolled["purpose"] == die["purpose"]


def is_set_as_told(rolled: dict, die: dict) -> bool:
    return rolled.get("is_set", False) == die.get("is_set", False)


def place_of(left: list, turn: int, die: dict):
    """Old logs tell of dice without a purpose no ruling either."""
    places = [at for at, one in enumerate(left) if is_as_told(one, turn, die)]
    loose = places if is_nameless(die) and not die.get("is_set") else []
    return next(iter([at for at in places if is_set_as_told(left[at], die)] + loose), None)


def missing_of(lines: list, rolled: list) -> list:
    """The dice told that the record does not have as they were told. [S-103]"""
    left, missing = list(rolled), []
    for number, turn, die in sorted(told_in(lines), key=lambda told: (is_nameless(told[2]), not told[2].get("is_set"))):  # the loosest last
        at = place_of(left, turn, die)
        if at is not None:
            del left[at]
        elif is_nameless(die):
            missing.append(f"a die of turn {turn} was told as {die['face']} in line {number}, and no such die is left in the record")
        else:
            missing.append(f"{die['purpose']} was told as {die['face']} in line {number}, and is not in the record")
    return missing


def words_on_told(lines: list) -> list:
    dice = [die for _, _, die in told_in(lines)]
    nameless = sum(is_nameless(die) for die in dice)
    if not nameless:
        return []
    return [f"{nameless} of {len(dice)} dice told had no purpose: of each, only a die of its turn with that face was looked for."]


def words_on_set(by_referee: list) -> list:
    """Dice that are not rolled again: rulings, if they are."""
    if not by_referee:
        return []
    listed = [f"  {die['purpose']} was set to {die['face']}" for die in by_referee]
    many = f"{len(by_referee)} dice are" if len(by_referee) > 1 else "1 die is"
    return [f"{many} marked as set by the referee, and not rolled again; whether the referee did set them was not checked:", *listed]


def not_compared(promised: str, own: str, digest: str, told: str, shown: str) -> list:
    what = {
        "commitment, as it was shown before the first roll": promised,
        "contribution, your own": own,
        "digest, as others were given it": digest,
        "told, what your seat was told": told,
        "promise of the other side, as it was shown before you opened your share": shown,
    }
    return [f"Not compared, for it was not given: {name}." for name, given in what.items() if not given]


def check_told(file: str) -> int:
    saved = saved_in(file)
    lines = lines_of(saved)
    wrong = breaks_in(lines)
    for line in wrong:
        print(line)
    heads = len(saved.get("heads", []))
    print(f"{len(told_in(lines))} dice told, {len(wrong)} breaks, {heads} heads to compare with the record")
    return 1 if wrong else 0


def main(where: str, promised: str = "", own: str = "", digest: str = "", told: str = "", shown: str = "") -> int:
    record = json.load(urllib.request.urlopen(where) if "://" in where else open(where, encoding="utf-8"))
    if "seed" not in record:
        print("The dice of this battle are not open: it goes on, its leaders have not agreed, or its dice are not checked.")
        return 2
    wrong = other_forms(record)
    if wrong:
        print(*wrong, sep="\n")
        return 1
    seed, salt = bytes.fromhex(record["seed"]), bytes.fromhex(record["salt"])
    if hashlib.blake2b(salt + seed, digest_size=32).hexdigest() != record["commitment"]:
        wrong.append("the seed is not the one that was promised")
    if (record.get("count"), record.get("digest")) != (len(record["rolled"]), digest_of(record)):
        wrong.append("dice were left out, added, changed or put in another order")
    if digest not in ("", record.get("digest")):
        wrong.append("the digest is not the one that others were given")
    if promised not in ("", record["commitment"]):
        wrong.append("the promise is not the one that was shown before the first roll")
    if own not in ("", *(record.get(side) for side in SIDES)):
        wrong.append("your contribution was not mixed in")
    wrong += broken_promises(record, own, shown)
    mixed = mixed_in(record)
    by_referee = [die for die in record["rolled"] if die.get("is_set")]
    for die in record["rolled"]:
        if not die.get("is_set") and face(seed, mixed, die["purpose"]) != die["face"]:
            wrong.append(f"{die['purpose']} shows {die['face']}")
    saved = saved_in(told) if told else {"log": {}}
    lines, heads = lines_of(saved), saved.get("heads", [])
    wrong += breaks_in(lines) + missing_of(lines, record["rolled"])
    wrong += broken_heads(record) + other_heads(record, heads)
    for line in wrong + choices_in(record):
        print(line)
    print(f"{len(record['rolled'])} dice, {len(by_referee)} of them set by the referee, {len(wrong)} wrong, {words_on_heads(record, heads)}, digest {record.get('digest', 'none')}")
    for line in words_on_set(by_referee) + words_on_told(lines) + not_compared(promised, own, digest, told, shown):
        print(line)
    print("Not checked: the names (handles) of stands in purposes, which the server draws.")
    return 1 if wrong else 0


def asked(words: list) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ("where", "commitment", "contribution", "digest", "told_file"):
        parser.add_argument(name, nargs="?", default="")
    parser.add_argument("--promise", default="", metavar="HEX", help="the other side's promise, as shown before you opened your share")
    parser.add_argument("--told", default="", metavar="FILE", help="what your seat was told; alone, its chain is checked")
    found = parser.parse_args(words)
    if not found.where and not found.told:
        parser.error("which record, or what was told?")
    return found


if __name__ == "__main__":
    on = asked(sys.argv[1:])
    sys.exit(main(on.where, on.commitment, on.contribution, on.digest, on.told_file or on.told, on.promise) if on.where else check_told(on.told))
