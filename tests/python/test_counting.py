"""Counts, against the lists of solutions."""

import itertools
import threading

import pytest

from eightfold import count, solutions, symmetric, symmetric_solutions
from interruption import interrupted, running_threads

def test_the_count_of_16_queens_is_the_published_one():
    assert count(16) == 14772512


def test_counts_below_prefixes_are_those_of_the_list():
    for prefix in itertools.product(range(7), repeat=2):
        assert count(7, prefix=prefix) == len(list(solutions(7, prefix=prefix)))
    assert count(32, prefix=range(32)) == 0
    assert count(32, prefix=range(24), rule="rooks") == 40320


def test_symmetric_counts_are_those_of_the_list():
    for n in range(15):
        for turn in ("half", "quarter"):
            assert symmetric(n, turn) == len(list(symmetric_solutions(n, turn)))


@pytest.mark.parametrize(
    "call",
    [lambda: count(26, threads=2), lambda: count(26, rule="torus"), lambda: symmetric(40)],
    ids=["count", "count of torus", "symmetric"],
)
def test_ctrl_c_stops_a_count_and_other_threads_run_meanwhile(call):
    before = running_threads()
    with interrupted(after=0.1, after_work=lambda: sum(range(100000))):
        call()
    assert running_threads() <= before


def test_counts_run_in_other_threads():
    found = []
    threads = [threading.Thread(target=lambda n=n: found.append((n, count(n)))) for n in range(8, 13)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [(8, 92), (9, 352), (10, 724), (11, 2680), (12, 14200)]


@pytest.mark.parametrize(
    "arguments, message",
    [
        ({"n": 29}, "n: 29 is out of range (larger counts need more than 64 bits); give 0 to 28"),
        ({"n": 33, "prefix": [0]}, "n: 33 is out of range; give 0 to 32"),
        (
            {"n": 29, "engine": "halves", "prefix": [0]},
            "n: 29 is out of range (the limit of the engine halves); give 0 to 28",
        ),
        ({"n": 21, "rule": "rooks"}, "n: 21 is out of range (21! placements need more than 64 bits); give 0 to 20"),
        (
            {"n": 22, "rule": "rooks", "prefix": [0]},
            "n: 22 leaves 21 rooks to place (21! placements need more than 64 bits); "
            "give a prefix that leaves at most 20",
        ),
        (
            {"n": 8, "rule": "torus", "engine": "lanes"},
            'engine: lanes counts queens only; give "auto" or "backtrack"',
        ),
        ({"n": 8, "prefix": [0, 8]}, "prefix: 8 does not fit on the 8×8 board; its columns are 0 to 7"),
        ({"n": 1, "prefix": [0, 0]}, "prefix: 2 pieces do not fit on 1 row; give at most 1"),
        ({"n": 8, "threads": 257}, "threads: 257 is out of range; give 0 to 256"),
        ({"n": -1}, "n: -1 is out of range; give 0 to 28"),
    ],
)
def test_messages_name_the_argument_and_the_remedy(arguments, message):
    with pytest.raises(ValueError) as error:
        count(**arguments)
    assert str(error.value) == message


def test_symmetric_has_the_ranges_of_its_turns():
    with pytest.raises(ValueError, match="^n: 41 is out of range .the limit of the half turn.; give 0 to 40$"):
        symmetric(41)
    with pytest.raises(ValueError, match="^n: 72 is out of range .the limit of the quarter turn.; give 0 to 71$"):
        symmetric(72, turn="quarter")
    with pytest.raises(ValueError, match='^turn: "full" is not a valid turn; choose half or quarter$'):
        symmetric(8, turn="full")
    assert symmetric(70, turn="quarter") == 0


def test_wrong_types_are_type_errors():
    for n in (None, True, "8", 8.0, [8]):
        with pytest.raises(TypeError, match="^n: "):
            count(n)
        with pytest.raises(TypeError, match="^n: "):
            symmetric(n)
    for arguments in ({"prefix": 3}, {"prefix": "0"}, {"rule": None}, {"engine": 1}, {"threads": None}):
        with pytest.raises(TypeError, match=f"^{next(iter(arguments))}: "):
            count(8, **arguments)
