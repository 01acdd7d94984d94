"""Ranks and random solutions, against the list of solutions."""

import pytest

from eightfold import Placement, count, nth, rank, sample, solutions
from interruption import interrupted


def test_nth_and_rank_are_positions_in_the_list():
    for n in range(9):
        for k, solution in enumerate(solutions(n)):
            assert nth(n, k) == solution
            assert rank(solution) == rank(list(solution)) == k


def test_rank_is_the_inverse_of_nth_on_larger_boards():
    for n, k in [(12, 7000), (14, 365595), (16, 10**6), (17, 12345)]:
        assert rank(nth(n, k, threads=2)) == k
    assert next(solutions(16)) == nth(16, 0)


def test_samples_have_the_defaults_of_the_command():
    assert sample(8) == sample(8, k=1, seed=0)
    assert sample(8, k=0) == []
    assert sample(3, k=0) == []
    assert len({tuple(placement) for placement in sample(8, k=1000, threads=2)}) == 92


@pytest.mark.parametrize(
    "call",
    [lambda: nth(27, 10**17), lambda: rank(nth(26, 10**6)[::-1]), lambda: sample(26)],
    ids=["nth", "rank", "sample"],
)
def test_ctrl_c_stops_a_query(call):
    with interrupted(after=0.5):
        call()


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda: nth(8, 92), "k: 92 is out of range (N = 8 has 92 solutions); give 0 to 91"),
        (lambda: nth(8, -1), "k: -1 is out of range; give 0 to 91"),
        (lambda: nth(8, 10**30), "k: the number is out of range (N = 8 has 92 solutions); give 0 to 91"),
        (lambda: nth(1, 1), "k: 1 is out of range (N = 1 has 1 solution); give 0 to 0"),
        (lambda: nth(3, 0), "k: 3 queens have no solution"),
        (lambda: nth(29, 0), "n: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"),
        (lambda: sample(2), "n: 2 queens have no solution to draw"),
        (lambda: sample(8, k=1000001), "k: 1000001 is out of range; give 0 to 1000000"),
        (lambda: sample(8, seed=-1), "seed: -1 is out of range; give 0 to 18446744073709551615"),
        (
            lambda: rank([0, 1, 2]),
            "placement: not a solution, so it has no rank: the queens on a3 and b2 attack each other "
            "(a1 is at the bottom left)",
        ),
        (lambda: rank([0, 2]), "placement: 2 queens on 3 rows are not a solution, so they have no rank"),
        (
            lambda: rank(range(0, 30)),
            "placement: 30 rows exceed the limit of 28; larger ranks need more than 64 bits",
        ),
    ],
)
def test_messages_name_the_argument_and_the_remedy(call, message):
    with pytest.raises(ValueError) as error:
        call()
    assert str(error.value) == message


def test_wrong_types_are_type_errors():
    for value in (None, True, "8", 8.0):
        for call in (lambda v: nth(v, 0), lambda v: sample(v), lambda v: nth(8, v), lambda v: sample(8, k=v)):
            with pytest.raises(TypeError, match="^[nk]: "):
                call(value)
        with pytest.raises(TypeError, match="^placement: "):
            rank(value)


def test_the_empty_board_has_one_solution():
    assert nth(0, 0) == Placement() and rank(Placement()) == 0 and sample(0) == [Placement()]
    assert count(0) == 1
