#!/usr/bin/env python3
"""Rolls many dice by the published formula and counts their faces. [S-05, DIE-01]

    python3 tests/charts/many_dice.py [dice] [seed]

Purposes as a battle has them, shares as two sides give them. Chi-square with nine degrees of freedom: 27.88 is exceeded once in a
thousand seeds, 33.72 once in ten thousand. Exit status: 0 within 33.72.
"""
import collections
import importlib.util
import sys

MIXED_IN = "0f5c1e9a77b2d4086613ca5be9f2a418:b7d04c1135aa90ee42f8a6c05d1b7e93:"
MOST = 33.72


def checker():
    spec = importlib.util.spec_from_file_location("check_dice", "protocol/check-dice.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def purpose(number: int) -> str:
    turn, rest = divmod(number, 10_000)
    firer, nth = divmod(rest, 100)
    return f"t{turn + 1}/4B/hit/{firer + 1}/0/m471100/{nth}"


def chi_square(counted: dict, dice: int) -> float:
    return sum((counted[face] - dice / 10) ** 2 for face in range(1, 11)) / (dice / 10)


def main(dice: int = 100_000, seed: str = "ten million dice") -> int:
    face = checker().face
    secret = seed.encode()
    counted = collections.Counter(face(secret, MIXED_IN, purpose(number)) for number in range(dice))
    found = chi_square(counted, dice)
    print(" ".join(f"{face}: {counted[face]} ({100 * counted[face] / dice:.3f} %)" for face in range(1, 11)))
    print(f"{dice} dice, chi-square {found:.2f}")
    return 0 if found <= MOST and sum(counted.values()) == dice else 1


if __name__ == "__main__":
    sys.exit(main(*(int(sys.argv[1]),) if len(sys.argv) > 1 else (), *sys.argv[2:3]))
