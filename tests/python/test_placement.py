"""Placements as values."""

import pickle

import pytest

from eightfold import Placement, Symmetry

FIRST = Placement([0, 4, 7, 5, 2, 6, 1, 3])


def test_a_placement_is_a_sequence_of_columns():
    assert list(FIRST) == [0, 4, 7, 5, 2, 6, 1, 3]
    assert FIRST[-1] == 3
    assert FIRST[1:3] == (4, 7)


def test_placements_are_equal_by_value_and_survive_pickle():
    assert pickle.loads(pickle.dumps(FIRST)) == FIRST
    assert hash(Placement(FIRST)) == hash(FIRST)


@pytest.mark.parametrize("g", Symmetry)
def test_the_inverse_leads_back(g):
    assert FIRST.image(g).image(~g) == FIRST


def test_messages_name_the_argument():
    with pytest.raises(ValueError, match="^columns: 99 is out of range"):
        Placement([99])
