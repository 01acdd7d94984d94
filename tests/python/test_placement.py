"""Placements as values of Python, and their images; test_program.py compares the other facts."""

import copy
import itertools
import pickle
import xml.etree.ElementTree
from collections.abc import Sequence

import pytest

from eightfold import Image, Orbit, Placement, Subgroup, Symmetry
from optional_modules import optional

FIRST = Placement([0, 4, 7, 5, 2, 6, 1, 3])
PERMUTATIONS = [Placement(p) for n in range(5) for p in itertools.permutations(range(n))]

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


def test_placements_are_values():
    assert len({Placement(FIRST), FIRST, copy.copy(FIRST)}) == 1
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(FIRST, protocol)) == FIRST
    assert copy.copy(FIRST) is copy.deepcopy(FIRST) is FIRST
    assert copy.deepcopy([FIRST, FIRST])[0] is FIRST
    assert eval(repr(FIRST)) == FIRST
    assert str(FIRST) == f"{FIRST}" == "[0 4 7 5 2 6 1 3]"
    for other in ([0, 4, 7, 5, 2, 6, 1, 3], FIRST.columns, None, "15863724", 3):
        assert FIRST != other and not FIRST == other


@pytest.mark.parametrize("notation", "vector digits pairs sicp algebraic board json ndjson".split())
def test_every_notation_is_read_as_it_is_written(notation):
    for placement in PERMUTATIONS:
        assert Placement.parse(placement.write(notation), placement.rows, notation=notation) == placement
    assert Placement.parse(FIRST.write(notation)) == Placement.parse(FIRST.write(notation), n=8) == FIRST


def test_columns_may_count_from_1_and_partial_placements_have_a_board():
    for notation in ("vector", "json", "ndjson"):
        text = FIRST.write(notation, base=1)
        assert text == FIRST.write(notation).translate(str.maketrans("01234567", "12345678"))
        assert Placement.parse(text, base=1) == FIRST
    part = Placement([0, 4, 7])
    assert part.write("algebraic") == "a8 e7 h6" and part.write("algebraic", n=10) == "a10 e9 h8"
    assert Placement.parse("a8 e7 h6", n=8) == part


@pytest.mark.parametrize(
    "text, form",
    [
        ("| |Q| | |\n| | | |Q|\n|Q| | | |\n| | |Q| |", "drawn boards"),
        ('[[".Q..", "...Q", "Q...", "..Q."]]', "drawn boards"),
        ("queens = [2, 4, 1, 3];\n----------", "vectors, columns by row, numbered from 1"),
        ("{(0, 1), (1, 3), (2, 0), (3, 2)}", "pairs of row and column, numbered from 0"),
    ],
)
def test_the_output_of_a_program_is_read_with_a_warning(text, form):
    with pytest.warns(UserWarning) as warnings:
        assert Placement.parse(text) == Placement([1, 3, 0, 2])
    assert warnings[0].filename == __file__
    assert str(warnings[0].message).startswith("read as ") and form.split(",")[0] in str(warnings[0].message)
    with pytest.raises(ValueError, match="^text: "):
        Placement.parse(text + "\nnonsense")


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
