"""Placements, compared with their definition in Python."""

import copy
import itertools
import pickle
import xml.etree.ElementTree
from collections.abc import Sequence

import pytest

from eightfold import Image, Orbit, Placement, Subgroup, Symmetry, solutions
from optional_modules import optional

FIRST = Placement([0, 4, 7, 5, 2, 6, 1, 3])
PERMUTATIONS = [Placement(p) for n in range(5) for p in itertools.permutations(range(n))]
NOTATIONS = {
    "vector": "[0 4 7 5 2 6 1 3]",
    "digits": "15863724",
    "pairs": "((1 1) (2 5) (3 8) (4 6) (5 3) (6 7) (7 2) (8 4))",
    "sicp": "((4 . 8) (2 . 7) (7 . 6) (3 . 5) (6 . 4) (8 . 3) (5 . 2) (1 . 1))",
    "algebraic": "a8 e7 h6 f5 c4 g3 b2 d1",
    "fen": "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4",
    "board": "".join(" ".join("Q" if i == q else "." for i in range(8)) + "\n" for q in FIRST),
    "json": "[0,4,7,5,2,6,1,3]",
    "ndjson": '{"columns":[0,4,7,5,2,6,1,3]}',
}


def attack(a, b, rule, n):
    """Whether the pieces of two rows (row, column) attack each other."""
    down, across = b[0] - a[0], b[1] - a[1]
    if across == 0:
        return True
    if rule == "torus":
        return (across - down) % n == 0 or (across + down) % n == 0
    if rule == "superqueens" and {abs(down), abs(across)} == {1, 2}:
        return True
    return rule != "rooks" and abs(down) == abs(across)


def test_a_placement_is_a_sequence_of_columns():
    assert isinstance(FIRST, Sequence)
    assert list(FIRST) == list(FIRST.columns) == [0, 4, 7, 5, 2, 6, 1, 3]
    assert len(FIRST) == FIRST.rows == 8
    assert [FIRST[i] for i in range(-8, 8)] == 2 * list(FIRST)
    assert FIRST[1:3] == (4, 7) and FIRST[::-2] == (3, 6, 5, 4) and FIRST[8:] == ()
    assert FIRST.index(7) == 2 and FIRST.count(7) == 1 and 7 in FIRST and 8 not in FIRST
    assert list(reversed(FIRST)) == list(FIRST)[::-1]
    match FIRST:
        case [first, *rest]:
            assert first == 0 and len(rest) == 7


def test_an_index_is_a_row():
    for index in (8, -9, 10**30):
        with pytest.raises(IndexError):
            FIRST[index]
    for index in ("0", None, 1.0):
        with pytest.raises(TypeError):
            FIRST[index]


def test_the_columns_are_any_integers():
    columns = [0, 4, 7, 5, 2, 6, 1, 3]
    for given in (tuple(columns), iter(columns), bytes(columns), FIRST):
        assert Placement(given) == FIRST
    assert Placement(columns=columns) == FIRST
    assert Placement() == Placement([])


def test_the_columns_are_an_array_of_numpy_and_can_be_given_as_one():
    numpy = optional("numpy")
    columns = [0, 4, 7, 5, 2, 6, 1, 3]
    for given in (numpy.array(columns), numpy.uint8(columns)):
        assert Placement(given) == FIRST
    array = FIRST.to_numpy()
    assert array.dtype == numpy.uint8 and array.tolist() == columns
    assert numpy.array([FIRST, FIRST]).shape == (2, 8)


def test_placements_are_ordered_by_their_columns():
    some = [Placement(c) for n in range(4) for c in itertools.product(range(3), repeat=n)]
    assert sorted(some) == sorted(some, key=lambda p: p.columns)
    for a, b in itertools.product(some[:20], repeat=2):
        x, y = a.columns, b.columns
        assert (a == b, a != b, a < b, a <= b) == (x == y, x != y, x < y, x <= y)
        assert (a > b, a >= b) == (x > y, x >= y)


def test_placements_are_equal_to_no_other_objects():
    for other in ([0, 4, 7, 5, 2, 6, 1, 3], FIRST.columns, None, "15863724", 3):
        assert FIRST != other and not FIRST == other
        with pytest.raises(TypeError):
            FIRST < other


def test_placements_are_values():
    assert len({Placement(FIRST), FIRST, copy.copy(FIRST)}) == 1
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(FIRST, protocol)) == FIRST
    assert copy.copy(FIRST) is copy.deepcopy(FIRST) is FIRST
    assert copy.deepcopy([FIRST, FIRST])[0] is FIRST
    assert eval(repr(FIRST)) == FIRST
    assert str(FIRST) == f"{FIRST}" == "[0 4 7 5 2 6 1 3]"
    with pytest.raises(AttributeError):
        FIRST.rows = 3
    with pytest.raises(TypeError):
        FIRST[0] = 3


@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_notation_is_written_and_read(notation):
    text = NOTATIONS[notation]
    assert FIRST.write(notation) == format(FIRST, notation) == text
    assert Placement.parse(text) == Placement.parse(text, notation=notation) == FIRST
    assert Placement.parse(text, n=8) == FIRST
    for placement in PERMUTATIONS if notation != "fen" else solutions(8):  # type: ignore[attr-defined]
        written = placement.write(notation)
        assert Placement.parse(written, placement.rows, notation=notation) == placement


def test_columns_may_count_from_1():
    for notation in ("vector", "json", "ndjson"):
        text = FIRST.write(notation, base=1)
        assert text == NOTATIONS[notation].translate(str.maketrans("01234567", "12345678"))
        assert Placement.parse(text, base=1) == FIRST
    for notation in ("digits", "pairs", "sicp", "algebraic", "fen", "board"):
        with pytest.raises(ValueError, match=f"^base: the notation {notation} has a fixed numbering"):
            FIRST.write(notation, base=1)
        with pytest.raises(ValueError, match="^base: "):
            Placement.parse(NOTATIONS[notation], base=1, notation=notation)


def test_partial_placements_have_a_board():
    part = Placement([0, 4, 7])
    assert part.write("algebraic") == part.write("algebraic", n=8) == "a8 e7 h6"
    assert part.write("algebraic", n=10) == "a10 e9 h8"
    assert Placement.parse("a8 e7 h6", n=8) == part
    assert part.write("fen") == "Q7/4Q3/7Q/8/8/8/8/8"
    with pytest.raises(ValueError, match="^n: the placement does not fit on the 7×7 board; give 8 or more"):
        part.write(n=7)


@pytest.mark.parametrize(
    "text, arguments, message",
    [
        ("", {}, "text: no placement given"),
        ("queens", {}, 'text: "queens" is not in a known notation'),
        ("[0 4 7]", {}, "text: 4 does not fit on the 3×3 board, whose columns are 0 to 2; give n 8 or more"),
        ("[1 2 3]", {}, "text: 3 does not fit .*; give base=1 if columns count from 1, or n 4"),
        ("1", {"n": 8}, "text: .* write one of these, or add notation"),
        ("Q7/8/8/8/8/8/8/8", {"n": 7}, "text: the fen has N = 8, but n is 7"),
        ("\ud800", {}, "text: the text has surrogates"),
        ("[" * 20000, {}, "text: "),
        ("[0]", {"n": 33}, "n: 33 is out of range; give 0 to 32"),
        ("[0]", {"n": -1}, "n: -1 is out of range"),
        ("[0]", {"base": 2}, "base: 2 is out of range; give 0 to 1"),
        ("[0]", {"notation": "chess"}, 'notation: "chess" is not a valid notation; choose vector, '),
    ],
)
def test_parse_errors_name_the_arguments_of_python(text, arguments, message):
    with pytest.raises(ValueError, match=f"^{message}") as raised:
        Placement.parse(text, **arguments)
    assert "--" not in str(raised.value)


def test_other_errors_name_the_argument():
    for columns, message in [
        ([99], "columns: 99 is out of range .*; give 0 to 31"),
        ([-1], "columns: -1 is out of range"),
        ([10**30], "columns: the number is out of range"),
        (itertools.repeat(0), "columns: more than 32 rows"),
    ]:
        with pytest.raises(ValueError, match=f"^{message}"):
            Placement(columns)
    for columns in ("15863724", 8, None, [1.0], [True], ["1"], [None], {0, 1}, {0: 1}, 1.5):
        with pytest.raises(TypeError, match="^columns: "):
            Placement(columns)
    with pytest.raises(ValueError, match='^notation: ">9" is not a valid notation'):
        format(FIRST, ">9")
    with pytest.raises(ValueError, match="^notation: digits for n = 10: .*; use vector"):
        Placement(range(10)).write("digits")
    with pytest.raises(ValueError, match='^rule: "kings" is not a valid rule'):
        FIRST.attacks("kings")
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'g'"):
        FIRST.image()


@pytest.mark.parametrize("group", Subgroup)
def test_images_canonical_forms_and_stabilizers_follow_their_definitions(group):
    for placement in [*PERMUTATIONS, FIRST]:
        everything = {g: placement.image(g) for g in group}
        witnesses: dict[Placement, Symmetry] = {}
        for g, image in everything.items():
            witnesses.setdefault(image, g)
        assert list(placement.images(group)) == [Image(image, g) for image, g in witnesses.items()]
        least = min(everything.values())
        assert placement.canonical(group) == least
        assert placement.least_image(group) == Image(least, witnesses[least])
        assert placement.is_canonical(group) == (placement == least)
        assert set(placement.stabilizer(group)) == {g for g in group if everything[g] == placement}
        assert placement.orbit(group) == Orbit(placement, group)
        assert set(placement.orbit(group)) == set(witnesses)


def test_symmetries_act_on_permutations_only():
    for placement in (Placement([0, 0]), Placement([0, 4, 7])):
        assert not placement.is_permutation
        methods = ("images", "canonical", "least_image", "is_canonical", "stabilizer", "orbit")
        for method in (*(getattr(placement, name) for name in methods), lambda: placement.image("identity")):
            with pytest.raises(ValueError, match="^placement: not a permutation"):
                method()
    assert all(placement.is_permutation for placement in PERMUTATIONS)


@pytest.mark.parametrize("rule", ["queens", "superqueens", "torus", "rooks"])
def test_attacks_follow_the_rule(rule):
    for n in range(5):
        for rows in range(n + 1):
            for columns in itertools.product(range(n), repeat=rows):
                placement = Placement(columns)
                pieces = list(enumerate(columns))
                pairs = [p for p in itertools.combinations(pieces, 2) if attack(*p, rule, n)]
                assert placement.attacks(rule, n) == pairs
                assert placement.is_solution(n, rule) == (rows == n and not pairs)
                free = [c for c in range(n) if not any(attack(p, (rows, c), rule, n) for p in pieces)]
                assert list(placement.free_columns(n, rule)) == (free if rows < n else [])


def test_the_size_of_the_board_follows_from_the_placement():
    assert FIRST.is_solution() and FIRST.is_solution(8) and not FIRST.is_solution(9)
    assert Placement().is_solution() and Placement([0]).is_solution()
    assert not Placement([5]).is_solution()
    assert Placement([0, 4, 7]).free_columns() == (1, 5)
    assert FIRST.free_columns() == ()
    assert Placement([0, 2]).attacks("torus") == [((0, 0), (1, 2))]
    assert Placement([0, 2]).attacks("torus", n=5) == []


@pytest.mark.parametrize("placement", [FIRST, Placement(), Placement([0, 1, 3]), Placement([31] * 32)])
def test_pictures_are_documents_of_their_own(placement):
    root = xml.etree.ElementTree.fromstring(placement._repr_svg_())
    name = root.get("id")
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) and all(found.startswith(name) for found in ids)
    references = [element.get("href") for element in root.iter() if element.get("href")]
    assert set(references) <= {f"#{found}" for found in ids}
    assert all(name in element.get("class").split() for element in root.iter() if element.get("class"))
    pieces = [reference for reference in references if reference.endswith("-piece")]
    assert len(pieces) == len(placement)
