"""The symmetries, compared with the table of their action on squares in the definition of the project."""

import copy
import itertools
import pickle
import shutil
import subprocess
import xml.etree.ElementTree

import pytest

from eightfold import Placement, Symmetry
from optional_modules import optional

ACTION = {
    "identity": lambda i, j, m: (i, j),
    "rotate90": lambda i, j, m: (j, m - i),
    "rotate180": lambda i, j, m: (m - i, m - j),
    "rotate270": lambda i, j, m: (m - j, i),
    "flip_horizontal": lambda i, j, m: (i, m - j),
    "flip_vertical": lambda i, j, m: (m - i, j),
    "transpose": lambda i, j, m: (j, i),
    "anti_transpose": lambda i, j, m: (m - j, m - i),
}
PAIRS = list(itertools.product(Symmetry, repeat=2))


def squares(n):
    return list(itertools.product(range(n), repeat=2))


def images(g, n):
    """The images of all squares, by the definition."""
    return [ACTION[g.name](i, j, n - 1) for i, j in squares(n)]


def test_the_eight_symmetries_have_the_names_and_the_order_of_the_definition():
    assert [g.name for g in Symmetry] == list(ACTION)
    assert [Symmetry(name) for name in ACTION] == list(Symmetry)


@pytest.mark.parametrize("g", Symmetry)
@pytest.mark.parametrize("n", [1, 2, 3, 8])
def test_squares_move_as_defined(g, n):
    assert [g.image(square, n) for square in squares(n)] == images(g, n)
    assert [g(square, n) for square in squares(n)] == images(g, n)
    assert [divmod(square, n) for square in g.permutation(n)] == images(g, n)


@pytest.mark.parametrize("g", Symmetry)
def test_placements_move_with_their_squares(g):
    placement = Placement([0, 4, 7, 5, 2, 6, 1, 3])
    moved = sorted(ACTION[g.name](row, column, 7) for row, column in enumerate(placement))
    assert list(g(placement)) == [column for _, column in moved]
    assert g([0, 4, 7, 5, 2, 6, 1, 3]) == placement.image(g) == placement.image(g.name)


@pytest.mark.parametrize("g", Symmetry)
def test_powers_are_repeated_products(g):
    power = Symmetry.identity
    for exponent in range(9):
        assert g**exponent is power
        assert g**-exponent is ~power
        power = power * g
    assert g ** (4 * 10**30 + 1) is g
    assert g.order == next(k for k in (1, 2, 4) if g**k is Symmetry.identity)


@pytest.mark.parametrize("g", Symmetry)
def test_conjugates_form_the_class(g):
    conjugates = {x * g * ~x for x in Symmetry}
    assert {g.conjugate(x) for x in Symmetry} == conjugates
    assert g.conjugacy_class == tuple(x for x in Symmetry if x in conjugates)
    assert {x for x in Symmetry if x.kind == g.kind} == conjugates


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_sympy_composes_from_left_to_right(n):
    optional("sympy")
    for g, h in PAIRS:
        assert (g * h).to_sympy(n) == h.to_sympy(n) * g.to_sympy(n)
        assert list(g.to_sympy(n).array_form) == list(g.permutation(n))


def test_gap_composes_from_left_to_right():
    if shutil.which("gap") is None:
        pytest.skip("GAP is not installed")
    checks = [f"{(g * h).to_gap(4)} = {h.to_gap(4)} * {g.to_gap(4)}" for g, h in PAIRS]
    script = f"Print(ForAll([{', '.join(checks)}], IdFunc), \"\\n\");"
    assert gap(script) == "true"


def gap(script):
    """The output of GAP, started without its packages and with long lines."""
    command = ["gap", "-q", "-b", "-A", "-r", "-T", "-x", "4096"]
    return subprocess.run(command, input=f"{script}\nQUIT;\n", capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("g", Symmetry)
def test_pictures_are_documents_of_their_own(g):
    svg = g._repr_svg_()
    root = xml.etree.ElementTree.fromstring(svg)
    name = root.get("id")
    assert root.find("{http://www.w3.org/2000/svg}title").text.startswith(g.name)
    assert all(element.get("id").startswith(name) for element in root.iter() if element.get("id"))
    assert all(name in element.get("class").split() for element in root.iter() if element.get("class"))
    rules = [line for line in root.find("{http://www.w3.org/2000/svg}style").text.splitlines() if "{" in line]
    selectors = [selector for rule in rules if rule[0] != "@" for selector in rule.split("{")[0].split(",")]
    assert all(name in selector for selector in selectors)
    assert "prefers-color-scheme:dark" in svg


def test_symmetries_are_copied_as_the_same_object():
    for g in Symmetry:
        assert pickle.loads(pickle.dumps(g)) is copy.deepcopy(g) is copy.copy(g) is g


def test_products_with_other_types_are_type_errors():
    for other in (3, "rotate90", None, Placement()):
        with pytest.raises(TypeError):
            Symmetry.rotate90 * other
    for exponent in (1.0, "2", None, True):
        with pytest.raises(TypeError):
            Symmetry.rotate90**exponent
    assert Symmetry.identity != "identity"


def test_errors_name_the_argument():
    g = Symmetry.rotate90
    with pytest.raises(ValueError, match='^symmetry: "turn" is not a valid symmetry; choose identity, '):
        Symmetry("turn")
    with pytest.raises(TypeError, match="^symmetry: an object of type int is not a symmetry"):
        Symmetry(90)
    with pytest.raises(ValueError, match="^square: 8 is out of range; give 0 to 7"):
        g.image((8, 0), 8)
    with pytest.raises(ValueError, match="^n: 0 is out of range"):
        g.image((0, 0), 0)
    with pytest.raises(TypeError, match="^square: not a pair"):
        g(5, n=8)
    with pytest.raises(ValueError, match="^square: not a pair"):
        g((1, 2, 3), 8)
    with pytest.raises(ValueError, match="^n: 101 is out of range; give 0 to 100"):
        g.permutation(101)
    with pytest.raises(ValueError, match="^placement: not a permutation"):
        g([0, 0])
