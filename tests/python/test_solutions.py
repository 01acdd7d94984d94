"""Iterators over solutions, against brute force over all permutations."""

import functools
import itertools
import os
import pathlib
import subprocess
import sys
import threading
import time

import pytest

import eightfold
from eightfold import Placement, Solutions, canonical_solutions, count, solutions, symmetric_solutions
from interruption import interrupted, running_threads
from optional_modules import optional

RULES = ["queens", "superqueens", "torus", "rooks"]
REFERENCE = pathlib.Path(__file__).parents[2] / "data/reference"


def is_free_of_attacks(columns, rule, n):
    """Whether no two pieces in different rows and columns attack each other, by definition."""
    squares = list(enumerate(columns))
    if rule == "torus":
        return all(len({(c + sign * r) % n for r, c in squares}) == len(squares) for sign in (1, -1))
    if rule in ("queens", "superqueens"):
        if not all(len({c + sign * r for r, c in squares}) == len(squares) for sign in (1, -1)):
            return False
    if rule == "superqueens":
        knights = {(1, 2), (1, -2), (2, 1), (2, -1)}
        return not any((s - r, d - c) in knights for (r, c), (s, d) in itertools.combinations(squares, 2))
    return True


@functools.lru_cache(maxsize=None)
def brute_force(n, rule="queens", rows=None):
    """All placements without attacks, in lexicographic order, from all arrangements of columns."""
    arrangements = itertools.permutations(range(n), n if rows is None else rows)
    return [columns for columns in arrangements if is_free_of_attacks(columns, rule, n)]


def images(columns, group="full"):
    """The images of a permutation under the rotations, and the reflections too for the full group."""
    for _ in range(4):
        columns = tuple(columns.index(len(columns) - 1 - row) for row in range(len(columns)))
        yield columns
        if group == "full":
            yield columns[::-1]


def columns_of(placements):
    return [tuple(placement) for placement in placements]


@pytest.mark.parametrize("rule", RULES)
def test_solutions_are_those_of_brute_force_in_lexicographic_order(rule):
    for n in range(8):
        assert columns_of(solutions(n, rule=rule)) == brute_force(n, rule)


def test_solutions_of_8_and_9_queens_are_those_of_brute_force():
    assert columns_of(solutions(8)) == brute_force(8)
    assert columns_of(solutions(9)) == brute_force(9)


@pytest.mark.parametrize("rule", RULES)
def test_the_first_rows_have_the_placements_of_brute_force(rule):
    for n in range(7):
        for rows in range(n + 1):
            assert columns_of(solutions(n, rule, rows=rows)) == brute_force(n, rule, rows)


@pytest.mark.parametrize("rule", RULES)
def test_a_prefix_selects_the_solutions_that_begin_with_it(rule):
    for n in range(7):
        everything = brute_force(n, rule)
        for length in range(min(n, 3) + 1):
            for prefix in itertools.product(range(n), repeat=length):
                expected = [columns for columns in everything if columns[:length] == prefix]
                assert columns_of(solutions(n, rule, prefix)) == expected
                assert columns_of(solutions(n, rule, Placement(prefix))) == expected


def test_the_array_has_the_columns_of_the_placements():
    numpy = optional("numpy")
    for n in range(9):
        array = solutions(n).to_numpy()
        assert array.dtype == numpy.uint8 and array.flags.writeable
        assert array.shape == (len(brute_force(n)), n)
        assert array.tolist() == [list(columns) for columns in solutions(n)]
    assert solutions(8, rows=3).to_numpy().tolist() == [list(p) for p in solutions(8, rows=3)]


@pytest.mark.parametrize("make", [solutions, canonical_solutions, symmetric_solutions])
def test_the_array_has_the_solutions_that_are_left(make):
    optional("numpy")
    everything = [list(placement) for placement in make(10)]
    left = make(10)
    assert [list(next(left)), list(next(left))] == everything[:2]
    assert left.to_numpy().tolist() == everything[2:]
    assert list(left) == []


@pytest.mark.parametrize("n", [2, 6])
@pytest.mark.parametrize("make", [solutions, canonical_solutions, symmetric_solutions])
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


def test_canonical_solutions_are_the_least_of_their_orbits():
    for n in range(9):
        for group in ("full", "rotations"):
            expected = [s for s in brute_force(n) if s <= min(images(s, group))]
            assert columns_of(canonical_solutions(n, group=group)) == expected
            assert columns_of(canonical_solutions(n, group=group, threads=2)) == expected


def test_canonical_solutions_of_8_queens_are_the_published_ones():
    lines = (REFERENCE / "canonical8.tsv").read_text().splitlines()
    rows = [line.split("\t") for line in lines if not line.startswith(("#", "index"))]
    expected = [tuple(int(column) for column in row[1].split(",")) for row in rows]
    assert columns_of(canonical_solutions(8)) == expected


@pytest.mark.parametrize("rule", RULES)
def test_canonical_solutions_support_every_rule(rule):
    for n in range(8):
        expected = [s for s in brute_force(n, rule) if s <= min(images(s))]
        assert columns_of(canonical_solutions(n, rule=rule)) == expected


def test_canonical_solutions_are_in_order_across_batches():
    found = list(canonical_solutions(13))
    assert len(found) == 9233
    assert found == sorted(set(found))


def test_symmetric_solutions_are_their_own_images():
    for n in range(10):
        half = [s for s in brute_force(n) if s == tuple(n - 1 - c for c in reversed(s))]
        quarter = [s for s in half if s == next(images(s))]
        assert columns_of(symmetric_solutions(n)) == half
        assert columns_of(symmetric_solutions(n, turn="quarter")) == quarter


@pytest.mark.parametrize("make", [solutions, canonical_solutions, symmetric_solutions])
def test_iterators_are_lazy(make):
    for n in (18, 24):
        assert len(next(make(n))) == n


def test_an_iterator_stays_at_its_end():
    for iterator in (solutions(4), canonical_solutions(4), symmetric_solutions(4)):
        assert iter(iterator) is iterator
        list(iterator)
        assert next(iterator, None) is None
        assert next(iterator, None) is None


def test_ctrl_c_stops_the_search_for_the_next_solution_which_can_continue():
    # There is no solution (Pólya: the size is a multiple of 2), and proving that takes years.
    with interrupted():
        next(solutions(30, rule='torus'))
    search = solutions(15)
    listed = []
    with interrupted(after=0.1):
        for placement in search:
            listed.append(placement)
    listed += [next(search), next(search)]
    assert listed == list(itertools.islice(solutions(15), len(listed)))


@pytest.mark.parametrize("make, n", [(solutions, 17), (canonical_solutions, 17), (symmetric_solutions, 26)])
def test_ctrl_c_stops_an_array_without_losing_solutions(make, n):
    optional("numpy")
    search = make(n)
    with interrupted(after=0.1):
        search.to_numpy()
    assert list(itertools.islice(search, 3)) == list(itertools.islice(make(n), 3))


def test_ctrl_c_stops_the_wait_for_a_canonical_solution():
    with interrupted(after=0.1):
        list(canonical_solutions(20, rule="torus"))


def test_other_threads_run_during_the_search():
    # Another thread of Python counts, and interrupts the search at the end. Nothing else ends it.
    with interrupted(after_work=lambda: [time.sleep(0.001) for _ in range(20)]):
        next(solutions(30, rule='torus'))


@pytest.mark.parametrize("method", ["__next__", "to_numpy"])
def test_a_second_thread_cannot_use_a_search_in_progress(method):
    if method == "to_numpy":
        optional("numpy")
    search = solutions(30, rule="torus")
    errors = []

    def use():
        with pytest.raises(ValueError, match="already searching") as error:
            getattr(search, method)()
        errors.append(error)

    with interrupted(after_work=use):
        next(search)
    assert len(errors) == 1


def test_threads_share_a_stream_without_losing_or_repeating_solutions():
    stream = canonical_solutions(12)
    found = [[] for _ in range(4)]
    threads = [threading.Thread(target=found[i].extend, args=(stream,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(sum(found, [])) == list(canonical_solutions(12))


def test_two_streams_run_at_once():
    pairs = list(zip(canonical_solutions(10, threads=2), canonical_solutions(10)))
    assert len(pairs) == 92 and all(a == b for a, b in pairs)


@pytest.mark.parametrize("threads", [1, 3])
def test_dropped_streams_leave_no_thread(threads):
    before = running_threads()
    streams = [canonical_solutions(n, threads=threads) for n in (14, 20, 26)] + [symmetric_solutions(28)]
    for stream in streams:
        next(stream)
    assert len(running_threads() - before) >= 3
    del stream
    streams.clear()
    assert running_threads() <= before


def test_a_stream_that_has_not_begun_has_no_thread():
    before = running_threads()
    stream = canonical_solutions(20)
    assert running_threads() <= before
    next(stream)
    assert running_threads() - before


def run(program):
    """Runs a program with this package in a process of its own."""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=os.environ)


def test_the_interpreter_exits_with_streams_and_computations_in_progress():
    result = run(
        "import eightfold, threading, time\n"
        "stream = eightfold.canonical_solutions(24, threads=2); next(stream)\n"
        "search = eightfold.solutions(30, rule='torus')\n"
        "for call in (lambda: eightfold.count(27), lambda: next(search), lambda: list(stream)):\n"
        "    threading.Thread(target=call, daemon=True).start()\n"
        "time.sleep(0.3)\n"
        "print('done')\n"
    )
    assert (result.returncode, result.stdout, result.stderr) == (0, "done\n", "")


# At the fork, the searching thread may hold the lock of the allocator. The C library releases that lock in the
# child; AddressSanitizer does not, and the child waits for it forever. With it, the search waits at a full queue.
WHEN_TO_FORK = ["waits"] if "libasan" in os.environ.get("LD_PRELOAD", "") else ["waits", "searches"]


@pytest.mark.parametrize("search", WHEN_TO_FORK)
def test_a_forked_child_reports_the_missing_search_and_ends(search):
    result = run(
        "import eightfold, os, pathlib, time\n"
        "def is_asleep(thread):\n"
        "    return (thread / 'stat').read_text().rpartition(') ')[2].startswith('S')\n"
        "stream = eightfold.canonical_solutions(20); first = next(stream)\n"
        "threads = pathlib.Path('/proc/self/task').iterdir()\n"
        "others = [thread for thread in threads if thread.name != str(os.getpid())]\n"
        f"while {search == 'waits'} and not all(map(is_asleep, others)):\n"
        "    time.sleep(0.01)\n"
        "child = os.fork()\n"
        "if child == 0:\n"
        "    try:\n"
        "        list(stream)\n"
        "    except RuntimeError as error:\n"
        "        print(error, flush=True)\n"
        "    print(len(list(eightfold.canonical_solutions(8))), eightfold.count(8), flush=True)\n"
        "    del stream\n"
        "else:\n"
        "    os.waitpid(child, 0)\n"
        "    print(next(stream) > first)\n"
    )
    lines = result.stdout.splitlines()
    assert lines == ["the computation began before this process was forked; begin it again", "12 92", "True"]
    assert (result.returncode, result.stderr) == (0, "")


def test_wrong_arguments_have_messages_that_name_them():
    for arguments, message in [
        ({"n": 33}, "n: 33 is out of range; give 0 to 32"),
        ({"n": -1}, "n: -1 is out of range; give 0 to 32"),
        ({"n": 8, "rows": 9}, "rows: 9 is out of range (N = 8); give 0 to 8"),
        ({"n": 8, "prefix": [8]}, "prefix: 8 does not fit on the 8×8 board; its columns are 0 to 7"),
        ({"n": 2, "prefix": [0, 1, 0]}, "prefix: 3 pieces do not fit on 2 rows; give at most 2"),
        ({"n": 8, "rule": "knights"}, 'rule: "knights" is not a valid rule'),
    ]:
        with pytest.raises(ValueError) as error:
            solutions(**arguments)
        assert str(error.value).startswith(message)
    for n in (None, True, "8", 8.0, [8]):
        for make in (solutions, canonical_solutions, symmetric_solutions):
            with pytest.raises(TypeError, match="^n: "):
                make(n)
    with pytest.raises(ValueError, match="^turn: "):
        symmetric_solutions(8, turn="full")
    with pytest.raises(TypeError):
        next(Solutions.__new__(Solutions))


def test_the_count_is_the_length_of_the_list():
    for rule in RULES:
        for n in range(9):
            assert count(n, rule=rule) == sum(1 for _ in solutions(n, rule))


def test_iterators_have_a_helpful_repr():
    assert repr(eightfold.solutions(8)) == "<Solutions n=8, rule=queens>"
    assert repr(eightfold.solutions(8, rows=3)) == "<Solutions n=8, rule=queens, rows=3>"
    assert "canonical" in repr(canonical_solutions(8)) and "half" in repr(symmetric_solutions(8))
