"""Who stands at an objective: exact, in thousandths of an inch. [S-08, MEAS-02]"""

import math


def corners(at, width, depth, facing):
    """Of a base: depth along the facing, width across it, each rounded to the nearest thousandth."""
    sine, cosine = _sine_cosine(facing)

    def corner(right, forward):
        return (
            at[0] + _half(sine * forward + cosine * right),
            at[1] + _half(cosine * forward - sine * right),
        )

    return [corner(-width, depth), corner(width, depth), corner(width, -depth), corner(-width, -depth)]


def _sine_cosine(millidegrees):
    exact = {0: (0, 1), 90000: (1, 0), 180000: (0, -1), 270000: (-1, 0)}
    angle = math.radians(millidegrees / 1000)
    return exact.get(millidegrees, (math.sin(angle), math.cos(angle)))


def _half(length):
    """Halves away from the centre; what is so close to a half is one."""
    size = math.floor(abs(length) / 2 + 0.5 + 1e-9)
    return -size if length < 0 else size


def reaches(stand, objective):
    base = corners(stand["at"], stand["width"], stand["depth"], stand["facing"])
    point, reach = objective["at"], objective["reach"]
    edges = list(zip(base, base[1:] + base[:1]))
    turns = [_cross(a, b, point) for a, b in edges]
    inside = all(turn <= 0 for turn in turns) or all(turn >= 0 for turn in turns)
    return inside or any(_within(a, b, point, reach) for a, b in edges)


def _cross(a, b, p):
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _within(a, b, p, reach):
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    square = _square(a, b)
    if along <= 0:
        return _square(a, p) <= reach * reach
    if along >= square:
        return _square(b, p) <= reach * reach
    return _cross(a, b, p) ** 2 <= reach * reach * square


def _square(a, b):
    return (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
