#!/usr/bin/env python3
"""Forges the record of a battle's dice in every small way, and shows each to protocol/check-dice.py. [S-05, S-103]"""
import contextlib
import copy
import hashlib
import importlib.util
import io
import itertools
import json
import sys
import tempfile

RECORD = "web/src/demo/dice_record.json"
SETTLED = ("blue", "red", "promise_blue", "promise_red")


def checker():
    spec = importlib.util.spec_from_file_location("check_dice", "protocol/check-dice.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def flipped(text: str):
    """Every bit of a text, as far as it stays one that JSON can hold."""
    for at, letter in enumerate(text):
        for bit in range(7):
            yield text[:at] + chr(ord(letter) ^ 1 << bit) + text[at + 1 :]


def forgeries(honest: dict, check_digest):
    def with_field(name, value):
        return {**honest, name: value}

    def with_dice(dice):
        return with_field("rolled", dice)

    for name in ("battle", "commitment", "blue", "red", "promise_blue", "promise_red", "digest"):
        for text in flipped(honest[name]):
            yield f"{name} is {text!r}", with_field(name, text)
    for name in ("seed", "salt"):
        for at in range(len(honest[name]) * 4):
            bits = int(honest[name], 16) ^ 1 << at
            yield f"bit {at} of {name}", with_field(name, f"{bits:0{len(honest[name])}x}")
    dice = honest["rolled"]
    for at, die in enumerate(dice):
        yield f"without die {at}", with_dice(dice[:at] + dice[at + 1 :])
        yield f"die {at} twice", with_dice(dice[:at] + [die] + dice[at:])
        yield f"die {at} is set", with_dice(dice[:at] + [{**die, "is_set": True}] + dice[at + 1 :])
        for face in set(range(1, 11)) - {die["face"]}:
            yield f"die {at} shows {face}", with_dice(dice[:at] + [{**die, "face": face}] + dice[at + 1 :])
        for purpose in flipped(die["purpose"]):
            yield f"die {at} is for {purpose!r}", with_dice(dice[:at] + [{**die, "purpose": purpose}] + dice[at + 1 :])
        for other in range(at):
            swapped = copy.copy(dice)
            swapped[at], swapped[other] = dice[other], dice[at]
            yield f"dice {other} and {at} in each other's place", with_dice(swapped)
    for number, head in enumerate(honest["heads"]):
        heads = honest["heads"]
        yield f"without head {number}", with_field("heads", heads[:number] + heads[number + 1 :])
        yield f"head {number} twice, of the next turn", with_field("heads", heads[: number + 1] + [{**head, "turn": head["turn"] + 1}] + heads[number + 1 :])
        for text in flipped(head["head"]):
            yield f"head {number} is {text!r}", with_field("heads", heads[:number] + [{**head, "head": text}] + heads[number + 1 :])
        for name in ("turn", "count"):
            for other in (head[name] - 1, head[name] + 1, head[name] + 100):
                yield f"{name} of head {number} is {other}", with_field("heads", heads[:number] + [{**head, name: other}] + heads[number + 1 :])
    yield "heads in each other's place", with_field("heads", honest["heads"][::-1])
    yield "every second die", with_dice(dice[::2])
    yield "every second die, and so counted", {**with_dice(dice[::2]), "count": len(dice[::2])}
    yield "one die more", with_field("count", len(dice) + 1)
    other_share = {**honest, "red": honest["blue"]}
    yield "a share that was not promised", {**other_share, "digest": check_digest(other_share)}
    yield "no promises", {name: value for name, value in honest.items() if not name.startswith("promise_")}
    yield "no digest", {name: value for name, value in honest.items() if name != "digest"}


def made_anew(check, record: dict) -> dict:
    """By whoever keeps the server and knows its secrets: digest, count and heads fit these dice."""
    gone = len(record["rolled"])
    heads = [{**head, "count": min(head["count"], gone)} for head in record["heads"]]
    heads = [{**head, "head": check.head_over(record, head["turn"], head["count"])} for head in heads]
    return {**record, "count": gone, "digest": check.digest_of(record), "heads": heads}


def changed_later(check, honest: dict):
    """Records that fit in themselves, of which dice were dropped or changed after turns had ended, and since which turn."""
    dice, heads = honest["rolled"], honest["heads"]
    for at, die in enumerate(dice):
        turn = next(head["turn"] for head in heads if at < head["count"])
        fewer = {**honest, "rolled": dice[:at] + dice[at + 1 :]}
        fewer["heads"] = [{**head, "count": head["count"] - (at < head["count"])} for head in heads]
        yield f"die {at} dropped", turn, made_anew(check, fewer)
        ruled = {**die, "face": die["face"] % 10 + 1, "is_set": True}
        yield f"die {at} set", turn, made_anew(check, {**honest, "rolled": dice[:at] + [ruled] + dice[at + 1 :]})


def heads_pass(check, honest: dict) -> tuple:
    """Whoever kept no head is none the wiser; whoever kept that of the turn, or any later one, finds it out."""
    kept = [{"turn": head["turn"], "head": head["head"]} for head in honest["heads"]]
    shown, passed = 0, []

    def verdict_with(record, heads):
        with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
            json.dump({"battle": "b", "audience": "blue", "log": {}, "heads": heads}, file)
            file.flush()
            return verdict(check, record, "", "", "", file.name)

    for heads in (kept, kept[:1], []):
        if verdict_with(honest, heads):
            passed.append(f"the honest record does not pass with {len(heads)} heads shown")
    for what, turn, record in changed_later(check, honest):
        if verdict_with(record, []):
            passed.append(f"{what}: the record does not fit in itself")
        for many in range(1, len(kept) + 1):
            shown += 1
            if verdict_with(record, kept[:many]) != (kept[many - 1]["turn"] >= turn):
                passed.append(f"not noticed: {what} in turn {turn}, with the heads of {many} turns")
    more = [*kept, {"turn": kept[-1]["turn"] + 1, "head": "0" * 64}]
    for what, heads in (("more heads than the record has", more), ("the second head in the first one's place", kept[1:])):
        shown += 1
        if verdict_with(honest, heads) != 1:
            passed.append(f"not noticed: {what}")
    shown += 1
    if verdict_with({name: value for name, value in honest.items() if name != "heads"}, kept) != 1:
        passed.append("not noticed: a record without the heads that were shown")
    return shown, passed


def other_forms(check, honest: dict):
    """Secrets and shares of another length or writing, with promises, dice, digest and heads made for them."""
    both, mixed_in = honest["salt"] + honest["seed"], check.mixed_in(honest)
    for cut in (cut for cut in range(0, len(both) + 1, 2) if cut != len(honest["salt"])):
        other = {**honest, "salt": both[:cut], "seed": both[cut:]}
        yield f"{cut // 2} bytes of salt, the rest is the seed", battle_with(check, other, SETTLED, mixed_in)
    for name in ("salt", "seed"):
        for text in (honest[name].upper(), " " + honest[name], honest[name][:32] + " " + honest[name][32:], honest[name] + "\n"):
            yield f"{name} is {text!r}", {**honest, name: text}
    for side, share in (("blue", honest["blue"]), ("red", honest["red"])):
        for text in (share[:-1], share + "0", share * 2, share.upper(), share + "\n", share[:15] + ":" + share[16:], "x"):
            other = {**honest, side: text, f"promise_{side}": check.promise_for(side, text)}
            yield f"the share of {side} is {text!r}", battle_with(check, other, SETTLED, check.mixed_in(other))
            loose = {name: value for name, value in other.items() if name != f"promise_{side}"}
            yield f"the share of {side} is {text!r}, without a promise", battle_with(check, loose, SETTLED, check.mixed_in(loose))
        promise = honest[f"promise_{side}"]
        for text in (promise[:-1], promise + "0", promise.upper(), share):
            other = {name: value for name, value in {**honest, f"promise_{side}": text}.items() if name != side}
            yield f"the promise of {side} is {text!r}", battle_with(check, other, SETTLED, check.mixed_in(other))


def saved(told: list) -> dict:
    """A log as the page saves it, of turns and the dice told in each line."""
    log, chain = {"1": {"turn": 0, "dice": []}}, ""
    for turn, dice in told:
        for die in dice:
            link = f"{chain}{die.get('purpose', '')}={die['face']}{'!' if die.get('is_set') else ''}"
            chain = hashlib.sha256(link.encode()).hexdigest()
        log[str(len(log) + 1)] = {"turn": turn, "dice": dice, "chain": chain}
    return {"battle": "b", "audience": "blue", "log": log}


def turn_of(die: dict) -> int:
    return int(die["purpose"].partition("/")[0].removeprefix("t"))


def transcript(rolled: list) -> dict:
    """What a seat was told: two dice of every three, in lines of two."""
    return saved([(turn_of(rolled[at]), rolled[at : at + 2]) for at in range(0, len(rolled) - 1, 3)])


def nameless_passes(check, rolled: list) -> tuple:
    """Dice told without what they were for: each face must be among the dice of its turn that nobody was told by name."""
    bare = [(turn_of(die), {"face": die["face"]}) for die in rolled[:30]]
    named = [(turn_of(die), die) for die in rolled]
    twins = [at for at, (_, die) in enumerate(bare) if die["face"] == rolled[1]["face"]][1:]
    honest = {"30 without a purpose": bare} | {
        f"die {at} without a purpose, before one that shows the same": [bare[at], *named[:at], *named[at + 1 :]] for at in twins
    }
    forged = {"30 dice with other faces and no purpose": [(turn, {"face": die["face"] % 10 + 1}) for turn, die in bare]}
    forged["30 dice without a purpose, of another turn"] = [(turn + 1, die) for turn, die in bare]
    forged["30 dice without a purpose that all show a 1"] = [(turn, {"face": 1}) for turn, _ in bare]
    for at, (turn, die) in enumerate(bare):
        changed = (turn, {"face": die["face"] % 10 + 1})
        forged[f"die {at} with another face and no purpose, all others as they are"] = [changed, *named[:at], *named[at + 1 :]]
        forged[f"die {at} a second time, without a purpose"] = [*named, (turn, die)]
    forged["a die without a purpose that was told as set"] = [(bare[0][0], {**bare[0][1], "is_set": True})]
    passed = []
    for story, expected in ((honest, 0), (forged, 1)):
        for what, told in story.items():
            if verdict_on_told(check, saved([(turn, [die]) for turn, die in told]), RECORD) != expected:
                passed.append(f"not noticed: {what}" if expected else f"does not pass: {what}")
    ruled = saved([(turn, [die]) for turn, die in named])
    ruled["log"]["1"] |= {"kind": "die_set", "dice": [{"face": 11}]}  # no die shows that
    if missing := check.missing_of(check.lines_of(ruled), rolled):
        passed.append(f"a ruling on a die is taken for a die: {missing}")
    return len(forged), passed


def forged_transcripts(told: dict):
    """Not without the first or the last line: of these the browser knows, and the record."""
    log = told["log"]

    def with_line(number, line):
        return {**told, "log": {**log, number: line}}

    for number in list(log)[1:-1]:
        yield f"line {number} left out", {**told, "log": {key: log[key] for key in log if key != number}}
    for number, line in list(log.items())[1:]:
        dice, chain = line["dice"], line["chain"]
        yield f"no dice in line {number}", with_line(number, {**line, "dice": []})
        yield f"no chain in line {number}", with_line(number, {"dice": dice})
        yield f"dice of line {number} in each other's place", with_line(number, {**line, "dice": dice[::-1]})
        for other in flipped(chain):
            yield f"line {number} has the chain {other}", with_line(number, {**line, "chain": other})
        for at, die in enumerate(dice):
            others = [{**die, "face": face} for face in range(1, 11) if face != die["face"]] + [{**die, "is_set": True}]
            for changed in [[], [die, die], *([other] for other in others)]:
                yield f"line {number}: {changed} for {die}", with_line(number, {**line, "dice": dice[:at] + changed + dice[at + 1 :]})


def verdict_on_told(check, told: dict, where: str = "--told") -> int:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(told, file)
        file.flush()
        with contextlib.redirect_stdout(io.StringIO()):
            return check.check_told(file.name) if where == "--told" else check.main(where, "", "", "", file.name)


def told_passes(check, dice: list) -> tuple:
    told = transcript(dice)
    passed = ["the honest transcript does not pass"] if verdict_on_told(check, told) or verdict_on_told(check, told, RECORD) else []
    shown = 0
    for what, forged in forged_transcripts(told):
        shown += 1
        if verdict_on_told(check, forged) != 1:
            passed.append(f"not noticed: {what}")
    other = [{**die, "face": die["face"] % 10 + 1} if at == 4 else die for at, die in enumerate(dice)]
    if verdict_on_told(check, transcript(other), RECORD) != 1:
        passed.append("not noticed: a die that was told with another face than the record has")
    return shown + 1, passed


def verdict(check, record: dict, *told: str) -> int:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(record, file)
        file.flush()
        with contextlib.redirect_stdout(io.StringIO()):
            return check.main(file.name, *told)


def settled(honest: dict):
    """Every combination of shares and promises that a record can hold, what is mixed in, and who could choose. [S-102]"""
    blue, red, promise_blue, promise_red = (honest[name] for name in ("blue", "red", "promise_blue", "promise_red"))
    blue_kept, red_kept = (f"{side}, if it hosts, could choose between two sets of dice" for side in ("Blue", "Red"))
    blue_none, red_none = "Blue promised no share: Red's alone counts.", "Red promised no share: Blue's alone counts."
    blue_on = "Blue went on without Red's share: Blue, if it hosts, could choose among any number of dice"
    red_on = "Red went on without Blue's share: Red, if it hosts, could choose among any number of dice"
    blue_loose, red_loose = (f"{side}'s share was given without a promise" for side in ("Blue", "Red"))
    nobody = "No share counts: who made the battle could choose among as many sets of dice as it liked."
    yield ("blue", "red", "promise_blue", "promise_red"), f"{blue}:{red}:", []
    yield ("blue", "red", "promise_blue"), f"{blue}:{red}:", [red_loose]
    yield ("blue", "red", "promise_red"), f"{blue}:{red}:", [blue_loose]
    yield ("blue", "red"), f"{blue}:{red}:", [blue_loose, red_loose]
    yield ("blue", "promise_blue", "promise_red"), f"{blue}:{promise_red}:", [red_kept, blue_on]
    yield ("blue", "promise_red"), f"{blue}:{promise_red}:", [blue_loose, red_kept]
    yield ("blue", "promise_blue"), f"{blue}::", [red_none, blue_on]
    yield ("blue",), f"{blue}::", [blue_loose, red_none]
    yield ("red", "promise_blue", "promise_red"), f"{promise_blue}:{red}:", [blue_kept, red_on]
    yield ("red", "promise_blue"), f"{promise_blue}:{red}:", [blue_kept, red_loose]
    yield ("red", "promise_red"), f":{red}:", [blue_none, red_on]
    yield ("red",), f":{red}:", [blue_none, red_loose]
    for promises in (("promise_blue", "promise_red"), ("promise_blue",), ("promise_red",), ()):
        yield promises, "", [nobody]


def battle_with(check, honest: dict, names: tuple, mixed_in: str) -> dict:
    """The record of a battle of the same secret, with these shares and promises, and dice that this was mixed into."""
    record = {name: value for name, value in honest.items() if name in names or name not in ("blue", "red", "promise_blue", "promise_red")}
    seed = bytes.fromhex(honest["seed"])
    record["rolled"] = [{"purpose": die["purpose"], "face": check.face(seed, mixed_in, die["purpose"])} for die in honest["rolled"]]
    return made_anew(check, record)


def settled_passes(check, honest: dict) -> tuple:
    """Each record passes and says who could choose; with anything else mixed in, or another promise than was shown, it fails."""
    ways = list(settled(honest))
    shown, passed = 0, []
    for names, mixed_in, said in ways:
        record = battle_with(check, honest, names, mixed_in)
        told = words_on(check, record)
        lines = list(itertools.takewhile(lambda line: " dice, " not in line, told.splitlines()))
        if verdict(check, record) or len(lines) != len(said) or any(one not in told for one in said):
            passed.append(f"{names} does not pass, or says {lines}")
        for other in sorted({text for _, text, _ in ways} - {mixed_in}):
            shown += 1
            if verdict(check, battle_with(check, honest, names, other)) != 1:
                passed.append(f"not noticed: {names} with {other!r} mixed in")
        for side, other in (("blue", "red"), ("red", "blue")):
            own, promise = honest[side] if side in names else "", honest[f"promise_{other}"]
            shown += 2
            if verdict(check, record, "", own, "", "", promise) != (f"promise_{other}" not in names):
                passed.append(f"{names}: the promise of {other} is not looked for")
            for wrong in (promise[::-1], honest[f"promise_{side}"] if own else "0" * 64):
                if verdict(check, record, "", own, "", "", wrong) != 1:
                    passed.append(f"not noticed: {names} with another promise of {other} than was shown")
    return shown, passed


def words_on(check, record: dict, *given: str) -> str:
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file, contextlib.redirect_stdout(io.StringIO()) as said:
        json.dump(record, file)
        file.flush()
        check.main(file.name, *given)
    return said.getvalue()


def unsaid(check, honest: dict) -> list:
    """What was not checked, and is not said; or is said of what was checked."""
    dice = honest["rolled"]
    ruled = [{**die, "is_set": True} if at in (3, 30) else die for at, die in enumerate(dice)]
    on_set = words_on(check, made_anew(check, {**honest, "rolled": ruled}))
    wanted = [dice[3]["purpose"], dice[30]["purpose"], "2 dice are marked as set by the referee", "whether the referee did set them was not checked"]
    missing = [f"of dice that were set it does not say: {text}" for text in wanted if text not in on_set]
    with tempfile.NamedTemporaryFile("w", suffix=".json", encoding="utf-8") as file:
        json.dump(saved([(1, [{"face": die["face"]}]) for die in dice[:7]] + [(1, [dice[7]])]), file)
        file.flush()
        given = [honest["commitment"], honest["blue"], honest["digest"], file.name, honest["promise_red"]]
        whole = words_on(check, honest, *given)
        for at, name in enumerate(("commitment", "contribution", "digest", "told", "promise")):
            lines = [words_on(check, honest, *given[:at], "", *given[at + 1 :]), whole]
            if [f"Not compared, for it was not given: {name}" in line for line in lines] != [True, False]:
                missing.append(f"it is not said rightly whether this was compared: {name}")
    if "7 of 8 dice told had no purpose" not in whole:
        missing.append("it is not said how many dice told had no purpose")
    if whole.count("handles") != 1 or "marked as set" in whole:
        missing.append(f"of a record that has no set dice it is said: {whole}")
    return missing


def main() -> int:
    check = checker()
    with open(RECORD, encoding="utf-8") as file:
        honest = json.load(file)
    passed = [] if verdict(check, honest) == 0 else ["the honest record does not pass"]
    shown = 0
    for what, record in itertools.chain(forgeries(honest, check.digest_of), other_forms(check, honest)):
        shown += 1
        if verdict(check, record) != 1:
            passed.append(f"not noticed: {what}")
    shorter = {**honest, "rolled": honest["rolled"][::2], "count": len(honest["rolled"][::2])}
    shorter = made_anew(check, shorter)
    if verdict(check, shorter, "", "", honest["digest"]) != 1:
        passed.append("not noticed: fewer dice, with a digest of their own, than others were given")
    parts = told_passes(check, honest["rolled"]), nameless_passes(check, honest["rolled"]), settled_passes(check, honest), heads_pass(check, honest)
    for more, unnoticed in parts:
        shown, passed = shown + more, passed + unnoticed
    for line in (passed := passed + unsaid(check, honest)):
        print(line)
    print(f"{shown + 1} forgeries, {len(passed)} passed")
    return 1 if passed else 0


if __name__ == "__main__":
    sys.exit(main())
