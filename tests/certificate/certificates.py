"""Certificates of the program, of which EIGHTFOLD_PROGRAM is the path, and their numbers by other means."""

import collections
import fractions
import functools
import importlib.util
import io
import itertools
import os
import pathlib
import subprocess

PROGRAM = os.environ["EIGHTFOLD_PROGRAM"]
DATA = pathlib.Path(__file__).parents[2] / "data"
SOURCE = DATA / "certificate" / "check.py"
SPEC = importlib.util.spec_from_file_location("check", SOURCE)
check = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(check)

GROUPS = ["full", "quarter-turn", "half-turn", "axis-klein", "diagonal-klein", "flip-horizontal", "flip-vertical",
          "transpose", "anti-transpose", "trivial"]
RULES = ["queens", "superqueens", "torus", "rooks"]

# The images of a square as a complex number, x to the right and y down from the center of the board.
IMAGES = {
    "identity": lambda z: z,
    "rotate90": lambda z: z * 1j,
    "rotate180": lambda z: -z,
    "rotate270": lambda z: z * -1j,
    "flip_horizontal": lambda z: -z.conjugate(),
    "flip_vertical": lambda z: z.conjugate(),
    "transpose": lambda z: 1j * z.conjugate(),
    "anti_transpose": lambda z: -1j * z.conjugate(),
}


def arguments(n, rule="queens", group="full", every=False):
    groups = ["--group", group] if group else []
    return [PROGRAM, "certify", str(n), "--rule", rule, *groups, "--quiet"] + ["--all"] * every


@functools.cache
def certificate(n, rule="queens", group="full", every=False, *constraints):
    command = [*arguments(n, rule, group, every), *constraints]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def proved(text):
    """What a certificate proves: the checker after its work. Raises ValueError."""
    checker = check.Checker(io.StringIO(text, newline="\n"))
    checker.check()
    return checker


def proved_by_stream(n, rule, group, every):
    """What a certificate proves that is checked while it is written."""
    with subprocess.Popen(arguments(n, rule, group, every), stdout=subprocess.PIPE, text=True) as program:
        checker = check.Checker(program.stdout)
        checker.check()
    assert program.returncode == 0
    return checker


def attacks(rule, n, a, b):
    down, across = b[0] - a[0], abs(b[1] - a[1])
    if rule == "rooks":
        return False
    if rule == "torus":
        return down % n in (across % n, -across % n)
    return down == across or (rule == "superqueens" and {down, across} == {1, 2})


def images(columns):
    """The images of a placement under the eight symmetries, as sets of squares."""
    m = len(columns) - 1
    squares = [complex(2 * j - m, 2 * i - m) for i, j in enumerate(columns)]
    return {g: frozenset(map(image, squares)) for g, image in IMAGES.items()}


@functools.cache
def patterns(n, rule, board=()):
    """Counts the permutations without an attack by which of their images are equal: each symmetry has the number of an image."""
    numbers = collections.Counter()
    required = {(i, j) for i, row in enumerate(board) for j, sign in enumerate(row) if sign in "Q!"}
    blocked = {(i, j) for i, row in enumerate(board) for j, sign in enumerate(row) if sign in "#!"}
    for columns in itertools.permutations(range(n)):
        squares = set(enumerate(columns))
        if not required <= squares or blocked & squares:
            continue
        if rule == "rooks" or not any(attacks(rule, n, a, b) for a, b in itertools.combinations(enumerate(columns), 2)):
            distinct = {}
            numbers[tuple(distinct.setdefault(image, len(distinct)) for image in images(columns).values())] += 1
    return numbers


def brute_force(n, rule, group, board=()):
    """The fixed points, and the number of orbits: an orbit of k solutions contributes 1/k for each of them."""
    fixed, orbits = dict.fromkeys(group, 0), 0
    for pattern, number in patterns(n, rule, tuple(board)).items():
        image = dict(zip(IMAGES, pattern))
        for g in group:
            fixed[g] += number * (image[g] == image["identity"])
        orbits += fractions.Fraction(number, len({image[g] for g in group}))
    return fixed, orbits


def published():
    """The numbers of data/reference by (rule, n): dicts from the names of columns, without what is not published."""
    tables = {}
    for name in ("queens.tsv", "relatives.tsv"):
        lines = [line.split("\t") for line in (DATA / "reference" / name).read_text().splitlines() if line[0] != "#"]
        for row in (dict(zip(lines[0], line)) for line in lines[1:]):
            tables[row.get("rule", "queens"), int(row["n"])] = {k: int(v) for k, v in row.items() if v.isdigit() and k != "n"}
    return tables
