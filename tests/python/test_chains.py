"""Chains, necklaces and bracelets."""

import fractions
import itertools
import math
import pickle

import pytest
from interruption import interrupted

from eightfold import Chains, bracelets, chains, necklaces

KINDS = [chains, necklaces, bracelets]

# n = 0, 1, …: OEIS A000031 and A000029.
NECKLACES = [1, 2, 3, 4, 6, 8, 14, 20, 36, 60, 108, 188, 352, 632, 1182, 2192, 4116, 7712, 14602, 27596]
BRACELETS = [1, 2, 3, 4, 6, 8, 13, 18, 30, 46, 78, 126, 224, 380, 687, 1224, 2250, 4112, 7685, 14310]


def least_of_each_class(kind, beads, colors):
    found = []
    for chain in itertools.product(range(colors), repeat=beads):
        images = [chain[i:] + chain[:i] for i in range(beads)] if kind is not chains else [chain]
        images += [image[::-1] for image in images] if kind is bracelets else []
        if all(chain <= image for image in images):
            found.append(chain)
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "beads, colors", [(0, 0), (0, 3), (1, 0), (1, 3), (2, 3), (3, 3), (4, 2), (5, 3), (6, 2), (8, 2)]
)
def test_the_chains_are_those_of_the_definition(kind, beads, colors):
    expected = least_of_each_class(kind, beads, colors)
    found = kind(beads, colors)
    assert list(found) == expected
    assert found.count == len(found) == len(expected)
    assert [found[i] for i in range(len(found))] == expected
    assert [found[i - len(found)] for i in range(len(found))] == expected
    every = itertools.product(range(colors), repeat=beads)
    assert [chain for chain in every if chain in found] == expected


@pytest.mark.parametrize("beads, colors", [(64, 2), (300, 100), (299, 7)])
def test_large_numbers_are_exact(beads, colors):
    rotations = sum(colors ** math.gcd(k, beads) for k in range(beads))
    assert necklaces(beads, colors).count == fractions.Fraction(rotations, beads)
    # A reflection maps bead i to bead k - i.
    fixed = [sum((k - i) % beads == i for i in range(beads)) for k in range(beads)]
    reflections = sum(colors ** ((beads + points) // 2) for points in fixed)
    assert bracelets(beads, colors).count == fractions.Fraction(rotations + reflections, 2 * beads)
    assert chains(beads, colors).count == colors**beads
    found = bracelets(beads, colors)
    total = sum(elements * fixed for _, elements, _, fixed in found.tally)
    assert total == found.sum == found.count * found.order


def test_iteration_is_lazy_and_passes_the_first_batches():
    assert sum(1 for _ in necklaces(16, 2)) == NECKLACES[16]
    assert next(iter(necklaces(300, 100))) == (0,) * 300
    listed = list(bracelets(14, 2))
    assert listed == sorted(set(listed)) and len(listed) == BRACELETS[14]


def test_interruption_ends_the_iteration():
    with interrupted():
        for _ in bracelets(300, 100):
            pass


def test_an_index_finds_a_chain_without_those_before_it():
    listed = list(necklaces(12, 2))
    assert [necklaces(12, 2)[i] for i in range(0, 352, 7)] == listed[::7] == list(necklaces(12, 2)[::7])
    assert list(necklaces(12, 2)[100:110]) == listed[100:110]
    assert list(necklaces(12, 2)[::-50]) == listed[::-50]
    assert chains(64, 2)[2**64 - 1] == (1,) * 64
    assert necklaces(64, 2)[-1] == (1,) * 64


def test_numbers_that_python_cannot_hold_are_overflows():
    with pytest.raises(OverflowError):
        len(chains(300, 100))
    with pytest.raises(OverflowError, match="^index: "):
        chains(300, 100)[-1]
    assert bool(chains(300, 100)) and not chains(3, 0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "arguments, error",
    [
        ((-1, 2), ValueError), ((301, 2), ValueError), ((2, 101), ValueError), ((10**30, 2), ValueError),
        ((True, 2), TypeError), (("8", 2), TypeError), ((8.0, 2), TypeError), ((2, None), TypeError),
    ],
)  # fmt: skip
def test_messages_name_the_argument(kind, arguments, error):
    with pytest.raises(error, match="^(beads|colors): "):
        kind(*arguments)


def test_wrong_indices_are_refused():
    with pytest.raises(IndexError):
        necklaces(6, 2)[14]
    with pytest.raises(TypeError):
        necklaces(6, 2)["0"]
    with pytest.raises(TypeError):
        Chains(None)
    with pytest.raises(AttributeError):
        necklaces(6, 2).beads = 7  # type: ignore[misc]


def test_chains_are_values():
    assert necklaces(6, 2) == necklaces(beads=6, colors=2) != bracelets(6, 2)
    assert pickle.loads(pickle.dumps(bracelets(6, 2))) == bracelets(6, 2)
    assert {necklaces(6, 2): 1}[necklaces(6, 2)] == 1
    assert repr(necklaces(6, 2)) == "necklaces(6, 2)"


def test_notebooks_show_the_lemma():
    assert necklaces(4, 2)._repr_latex_() == (
        r"$\displaystyle \frac{2^{4} + 2^{2} + 2 \cdot 2^{1}}{4} = \frac{24}{4} = 6$"
    )
    assert "24 / 4 = 6" in necklaces(4, 2)._repr_html_()
    assert "necklaces = sum / order = 24 / 4 = 6" in str(necklaces(4, 2))
