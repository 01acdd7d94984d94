"""Marks, and the orbit types that follow from them."""

import pytest
from interruption import interrupted

from eightfold import Marks, NotUnionOfOrbits, Subgroup, marks, orbits


@pytest.mark.parametrize(
    "n, rule", [(0, "queens"), (1, "queens"), (8, "queens"), (5, "rooks"), (6, "rooks"), (5, "torus")]
)
def test_marks_and_types_are_those_of_the_orbits(n, rule):
    found = orbits(n, rule=rule)
    members = [member for orbit in found for member in orbit]
    expected = {g.kind: sum(all(p.image(s) == p for s in g) for p in members) for g in Subgroup}
    result = marks(n, rule=rule)
    assert dict(result.marks) == expected
    assert {name: count for name, count in result.orbits.items() if count} == {
        name: count.orbits for name, count in found.counts.items()
    }
    assert result.total == len(found)
    assert marks(members).marks == result.marks


@pytest.mark.parametrize("n, rule", [(18, "queens"), (12, "rooks")])
def test_interruption_ends_the_computation(n, rule):
    with interrupted():
        marks(n, rule=rule)


def test_texts_show_the_decomposition():
    assert "(92 - 4·1) / 8 = 11" in str(marks(8))
    assert marks(8)._repr_latex_() == r"$\displaystyle 11\,[\text{trivial}] + 1\,[\text{half turn}]$"
    assert "half_turn" in marks(8)._repr_html_()
    assert repr(marks(8)) == "<Marks of the 8-queens solutions: trivial 92, half_turn 4>"


def test_marks_are_values():
    assert marks(6) == marks(6) and hash(marks(6)) == hash(marks(6)) and marks(6) != marks(7)
    with pytest.raises(TypeError):
        Marks(None)
    with pytest.raises(NotUnionOfOrbits):
        marks([[1, 3, 0, 2]])
    with pytest.raises(ValueError, match="^n: 29"):
        marks(29)
