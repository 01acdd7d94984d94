"""Arguments for the tests of robustness: valid values by the name of the argument, and hostile ones."""

import enum
import itertools
import fractions
import pathlib

from eightfold import Placement, Subgroup, Symmetry

FIRST = [0, 4, 7, 5, 2, 6, 1, 3]
SOLUTIONS_OF_4 = [[1, 3, 0, 2], [2, 0, 3, 1]]

VALID = {
    "n": [0, 1, 4, 5, 6],
    "group": list(Subgroup) + ["rotations", "d4"],
    "rule": ["queens", "rooks"],
    "prefix": [(), (0,), (1, 3), Placement([0])],
    "rows": [None, 0, 1, 4],
    "threads": [0, 1, 2, 3],
    "progress": [False, None, lambda fraction: None],
    "seed": [0, 1, 2**64 - 1],
    "engine": ["auto", "backtrack", "lanes", "halves", "permanent"],
    "turn": ["half", "quarter"],
    "g": list(Symmetry) + ["rotate90"],
    "k": [0, 1, 3],
    "pieces": [None, 0, 2],
    "beads": [0, 1, 4],
    "colors": [0, 1, 2],
    "content": [None, (), (4,), (2, 2)],
    "points": [None, 0, 8],
    "base": [0, 1],
    "notation": [None, "vector", "fen", "bitboard"],
    "columns": [(), FIRST, range(5)],
    "placement": [Placement(FIRST), FIRST, [1, 3, 0, 2]],
    "placements": [[], SOLUTIONS_OF_4, [Placement(columns) for columns in SOLUTIONS_OF_4]],
    "text": ["0 4 7 5 2 6 1 3", "15863724", "8/8"],
    "generators": [["rotate90"], list(Symmetry)],
}
"""Values that are valid for some function, by the name of the argument."""


class Raises:
    """Every operation raises."""

    def __getattribute__(self, name):
        if name.startswith("__") and name != "__class__":
            return object.__getattribute__(self, name)
        raise ValueError("attribute")

    def _raise(self, *arguments, **keywords):
        raise ValueError("hostile")

    __index__ = __int__ = __float__ = __iter__ = __next__ = __len__ = __length_hint__ = __getitem__ = _raise
    __contains__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = __str__ = __repr__ = _raise  # type: ignore[assignment]
    __call__ = __bool__ = __fspath__ = __format__ = __mul__ = __rmul__ = __enter__ = __reduce__ = _raise  # type: ignore[assignment]


class Lies:
    """Every operation returns something of a wrong type."""

    __class__ = Placement  # type: ignore[assignment]

    def _number(self, *arguments, **keywords):
        return -1

    def _text(self, *arguments, **keywords):
        return "rotate90"

    __index__ = __int__ = __float__ = __iter__ = __fspath__ = _text
    __len__ = __length_hint__ = __str__ = __repr__ = __getitem__ = __format__ = _number
    __contains__ = __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _text  # type: ignore[assignment]
    __call__ = __bool__ = _text  # type: ignore[assignment]


class IndexOf:
    """A whole number by __index__, and a sequence of itself."""

    def __init__(self, number):
        self.number = number

    def __index__(self):
        return self.number

    def __len__(self):
        return 2**62

    def __getitem__(self, index):
        return self.number


class Text(str):
    """A text that equals no other, and everything."""

    def __eq__(self, other):
        raise ValueError("hostile")

    def __hash__(self):
        return 0

    def __str__(self):
        return self


class Number(int):
    """A number whose operations raise."""

    def __index__(self):
        raise ValueError("hostile")

    def __lt__(self, other):
        raise ValueError("hostile")

    __le__ = __gt__ = __ge__ = __eq__ = __lt__  # type: ignore[assignment]
    __hash__ = int.__hash__


class Columns(Placement):
    """A subclass, whose methods lie."""

    def __len__(self):
        return 99

    def __iter__(self):
        return itertools.repeat(self)


class Other(enum.Enum):
    """Not a symmetry."""

    rotate90 = "rotate90"


def raising():
    """Raises in the middle."""
    yield from (0, 2)
    raise ValueError("hostile")


def growing():
    """A list that grows while it is read."""
    values = [0]

    def read():
        for value in values:
            values.append(value)
            yield value

    return read()


def cyclic():
    """A list that contains itself."""
    values = [0]
    values.append(values)
    return values


def nested():
    """Lists in lists."""
    values = []
    for _ in range(5000):
        values = [values]
    return values


# Called for each use, so that no test sees what another has done to a value.
HOSTILE = [
    *((lambda value=value: value) for value in (
        None, True, False, -1, 7, 72, 2**31, -(2**31), 2**32 + 4, 2**63 - 1, 2**63, 2**64, -(2**64), 10**30,
        1 << 20000, 0.5, 8.0, float("nan"), float("inf"), 1j, fractions.Fraction(1, 2), NotImplemented, ..., int, object,
        b"", b"\x00\x04", b"\xff" * 40, "", "8", "rotate90\0", "\0", "\ud800", "\udcff" * 50, "é\u202e", "queens" * 9999,
        "9" * 5000, "8/" * 5000, "[" * 5000, "{\"n\": 1e999}", (), (0,), (99,), (0, 0), (-1,), ("0",), (None,), (0.0,),
        ((0, 1), (1, 3)), range(10**12), range(-5, 0), slice(None), frozenset({1}), ascii, Symmetry, Placement, Subgroup,
        Placement(), Placement([0, 0, 0]), Placement(range(32)), Placement([31]), Other.rotate90, pathlib.Path("/nowhere"),
    )),
    *(list, dict, set, object, bytearray, Raises, Lies, Columns, raising, growing, cyclic, nested, itertools.count),
    lambda: Placement.__new__(Placement),
    lambda: itertools.repeat(0),
    lambda: itertools.repeat([0], 9999),  # a list of placements has no limit
    lambda: itertools.repeat(Placement([0]), 9999),
    lambda: itertools.repeat("rotate90", 9999),
    lambda: IndexOf(3),
    lambda: IndexOf("3"),
    lambda: IndexOf(None),
    lambda: Text("full"),
    lambda: Text("rotate90"),
    lambda: Number(4),
    lambda: {"n": 4, "solutions": [[1, 3, 0, 2]], "total": -1},
    lambda: {0: 1, None: cyclic()},
    lambda: [[0], [0, 1], []],
    lambda: [Placement([0]), Placement([0, 1])],
    lambda: SOLUTIONS_OF_4 * 100,
    lambda: [Raises(), Lies()],
    lambda: memoryview(b"\0\1"),
    lambda: (value for value in (1, 3)),
]

try:
    import numpy

    HOSTILE += [
        *((lambda value=value: value) for value in (
            numpy.int64(4), numpy.uint8(255), numpy.float64(4), numpy.bool_(True), numpy.array(4), numpy.array([0, 2]),
            numpy.array([0.0, 2.0]), numpy.array([[1, 3, 0, 2]]), numpy.array([], dtype=object), numpy.str_("full"),
            numpy.zeros((2, 0), dtype=numpy.uint8), numpy.datetime64("NaT"), numpy.array([None, "x"]),
        )),
    ]
except ImportError:
    pass
