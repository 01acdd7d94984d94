"""Iterators over solutions, their arrays, and the list by number; test_program.py compares the lists."""

import itertools

import pytest

from eightfold import Placement, canonical_solutions, count, nth, rank, sample, solutions, symmetric_solutions
from optional_modules import optional

RULES = ["queens", "superqueens", "torus", "rooks"]
MAKERS = pytest.mark.parametrize("make", [solutions, canonical_solutions, symmetric_solutions])


@pytest.mark.parametrize("rule", RULES)
def test_a_prefix_selects_the_solutions_that_begin_with_it(rule):
    for n in range(7):
        everything = list(solutions(n, rule))
        for length in range(min(n, 3) + 1):
            for prefix in itertools.product(range(n), repeat=length):
                expected = [solution for solution in everything if solution[:length] == prefix]
                assert list(solutions(n, rule, prefix)) == expected
                assert list(solutions(n, rule, Placement(prefix))) == expected
                assert count(n, prefix, rule) == len(expected)
    assert count(32, prefix=range(32)) == 0 and count(32, prefix=range(24), rule="rooks") == 40320


def test_the_array_has_the_columns_of_the_placements():
    numpy = optional("numpy")
    for n in range(9):
        array = solutions(n).to_numpy()
        assert array.dtype == numpy.uint8 and array.flags.writeable
        assert array.shape == (count(n), n)
        assert array.tolist() == [list(columns) for columns in solutions(n)]
    assert solutions(8, rows=3).to_numpy().tolist() == [list(p) for p in solutions(8, rows=3)]


@MAKERS
def test_the_array_has_the_solutions_that_are_left(make):
    optional("numpy")
    everything = [list(placement) for placement in make(10)]
    left = make(10)
    assert [list(next(left)), list(next(left))] == everything[:2]
    assert left.to_numpy().tolist() == everything[2:]
    assert list(left) == []


@pytest.mark.parametrize("n", [2, 6])
@MAKERS
def test_an_iterator_at_its_end_has_no_array(make, n):
    """An empty array would look like a board without solutions."""
    optional("numpy")
    spent, taken = make(n), make(n)
    assert [list(placement) for placement in spent] == taken.to_numpy().tolist()
    for iterator in (spent, taken):
        with pytest.raises(ValueError, match="^the iterator is at its end; create another one$"):
            iterator.to_numpy()


@pytest.mark.parametrize("iterator", [solutions(18), solutions(28), canonical_solutions(19)], ids=repr)
def test_an_array_of_more_than_2_gb_is_refused_before_the_search(iterator):
    optional("numpy")
    with pytest.raises(ValueError, match="^to_numpy: more than .* exceed 2 GB; iterate over them instead$"):
        iterator.to_numpy()
    assert next(iterator)[0] == 0


def test_canonical_solutions_are_in_order_across_batches():
    found = list(canonical_solutions(13))
    assert len(found) == 9233
    assert found == sorted(set(found))


@MAKERS
def test_iterators_are_lazy(make):
    for n in (18, 24):
        assert len(next(make(n))) == n


def test_an_iterator_stays_at_its_end():
    for iterator in (solutions(4), canonical_solutions(4), symmetric_solutions(4)):
        assert iter(iterator) is iterator
        list(iterator)
        assert next(iterator, None) is None
        assert next(iterator, None) is None


def test_nth_and_rank_are_positions_in_the_list():
    for n in range(9):
        for k, solution in enumerate(solutions(n)):
            assert nth(n, k) == solution
            assert rank(solution) == rank(list(solution)) == k
    for n, k in [(12, 7000), (14, 365595), (16, 10**6), (17, 12345)]:
        assert rank(nth(n, k, threads=2)) == k
    assert next(solutions(16)) == nth(16, 0)


def test_samples_have_the_defaults_of_the_command():
    assert sample(8) == sample(8, k=1, seed=0)
    assert sample(8, k=0) == sample(3, k=0) == [] and sample(0) == [Placement()]
    assert len({tuple(placement) for placement in sample(8, k=1000, threads=2)}) == 92
