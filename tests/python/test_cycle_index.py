"""Cycle indices of groups."""

import fractions
import itertools
import pickle

import pytest

from eightfold import CycleIndex, bracelets, cycle_index, necklaces
from optional_modules import optional


def test_colorings_of_circles_are_necklaces_and_bracelets():
    for n, colors in itertools.product(range(10), range(5)):
        assert cycle_index("cyclic", n).colorings(colors) == necklaces(n, colors).count
        assert cycle_index("dihedral", n).colorings(colors) == bracelets(n, colors).count


def test_the_group_of_the_cube_has_no_n():
    cube = cycle_index("cube-faces")
    assert (cube.order, cube.points, cube.n) == (24, 6, None)
    assert cycle_index("cube_faces") == cube


def test_large_numbers_are_exact():
    index = cycle_index("dihedral", 300)
    total = sum(term.elements * 1_000_000**term.cycles for term in index.terms)
    assert index.colorings(1_000_000) == fractions.Fraction(total, 600)
    assert sum(term.elements for term in index.terms) == index.order == 600


@pytest.mark.parametrize(
    "group, n", [("cyclic", 0), ("cyclic", 6), ("dihedral", 5), ("square-cells", 3), ("cube-faces", None)]
)
def test_the_polynomial_of_sympy_counts_the_same_colorings(group, n):
    sympy = optional("sympy")
    index = cycle_index(group, n)
    polynomial = index.to_sympy()
    for colors in range(5):
        substituted = polynomial.subs({symbol: colors for symbol in polynomial.free_symbols})
        assert substituted == index.colorings(colors)
    if group == "cube-faces":
        a1, a2, a3, a4 = sympy.symbols("a1 a2 a3 a4")
        known = a1**6 + 3 * a1**2 * a2**2 + 6 * a1**2 * a4 + 6 * a2**3 + 8 * a3**2
        assert sympy.expand(24 * polynomial) == known


@pytest.mark.parametrize(
    "arguments, error, message",
    [
        (("x",), ValueError, '^group: "x" is not a valid group'),
        ((5,), TypeError, "^group: "),
        (("cyclic",), ValueError, "^n: missing; give 0 to 300"),
        (("cyclic", 301), ValueError, "^n: 301 is out of range"),
        (("square-cells", 101), ValueError, "^n: 101 is out of range"),
        (("cyclic", True), TypeError, "^n: "),
        (("cyclic", 8.0), TypeError, "^n: "),
        (("cube-faces", 3), ValueError, "^n: the group cube-faces has no n"),
    ],
)
def test_messages_name_the_argument(arguments, error, message):
    with pytest.raises(error, match=message):
        cycle_index(*arguments)


def test_colors_have_a_range():
    for colors, error in [(-1, ValueError), (10**7, ValueError), ("2", TypeError), (True, TypeError)]:
        with pytest.raises(error, match="^colors: "):
            cycle_index("cube-faces").colorings(colors)


def test_indices_are_values():
    index = cycle_index("dihedral", 4)
    assert pickle.loads(pickle.dumps(index)) == index and hash(index) == hash(cycle_index("dihedral", 4))
    assert index != cycle_index("cyclic", 4) and index != 4
    with pytest.raises(AttributeError):
        index.order = 1  # type: ignore[misc]
    with pytest.raises(TypeError):
        CycleIndex(None)


def test_texts_show_the_formula():
    index = cycle_index("dihedral", 4)
    assert "(a1^4 + 2 a1^2 a2 + 3 a2^2 + 2 a4) / 8" in str(index)
    assert index._repr_latex_() == (
        r"$\displaystyle \frac{1}{8} \left( a_{1}^{4} + 2 a_{1}^{2} a_{2} + 3 a_{2}^{2} + 2 a_{4} \right)$"
    )
    assert "<var>a</var><sub>1</sub><sup>2</sup> <var>a</var><sub>2</sub>" in index._repr_html_()
