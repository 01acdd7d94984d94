"""Long computations: Ctrl-C, progress, threads, forks, and the exit of the interpreter."""

import collections
import io
import itertools
import os
import subprocess
import sys
import time

import pytest

from eightfold import *
from eightfold.arguments import listener
from interruption import interrupted, running_threads
from optional_modules import optional

# On squares of one color, so they do not attack each other.
KNIGHTS = " ".join(f"{file}{rank}" for rank in range(1, 5) for file in "abcdefghijklmnop" if (ord(file) + rank) % 2 == 0)

LONG = {
    "count": lambda: count(26, threads=2),
    "count of torus": lambda: count(26, rule="torus"),
    "symmetric": lambda: symmetric(40),
    "nth": lambda: nth(27, 10**17),
    "rank": lambda: rank(nth(26, 10**6)[::-1]),
    "sample": lambda: sample(26),
    "nth of pieces": lambda: pieces(16, rule="knights").nth(10**9, 30),
    "rank of pieces": lambda: pieces(16, rule="knights").rank(KNIGHTS),
    "sample of pieces": lambda: pieces(16, rule="knights").sample(30),
    "burnside": lambda: burnside(18),
    "burnside of rooks": lambda: burnside(12, rule="rooks", visit_all=True),
    "marks": lambda: marks(18),
    "marks of superqueens": lambda: marks(17, rule="superqueens"),
    "orbits": lambda: orbits(17),
    "orbits of rooks": lambda: orbits(12, rule="rooks"),
    "a list without end": lambda: orbits(itertools.repeat(Placement([0]))),
    "iteration over chains": lambda: collections.deque(bracelets(300, 100), maxlen=0),
    "iteration over bracelets with a content": lambda: collections.deque(bracelets(60, content=(20, 20, 20)), maxlen=0),
    "representatives": lambda: collections.deque(cycle_index("cyclic", 26).representatives(2), maxlen=0),
    "a group by generators": lambda: cycle_index(generators="(1 2 3 4 5 6 7 8 9 10 11), (1 2)"),
    "a canonical solution": lambda: list(canonical_solutions(20, rule="torus")),
}
PROGRESS = {
    "count": lambda progress: count(16, progress=progress),
    "symmetric": lambda progress: symmetric(20, progress=progress),
    "nth": lambda progress: nth(15, 10**6, progress=progress),
    "rank": lambda progress: rank(nth(14, 3 * 10**5), progress=progress),
    "sample": lambda progress: sample(13, k=200, progress=progress),
    "nth of pieces": lambda progress: pieces(8, rule="kings").nth(10**6, 12, progress=progress),
    "rank of pieces": lambda progress: pieces(8, rule="kings").rank("a8 c8 a6 c5", progress=progress),
    "sample of pieces": lambda progress: pieces(8, rule="kings").sample(12, progress=progress),
    "burnside": lambda progress: burnside(11, progress=progress),
    "marks": lambda progress: marks(7, rule="rooks", progress=progress),
    "orbits": lambda progress: orbits(11, progress=progress),
    "page": lambda progress: page(8, threads=2, progress=progress).html,
    "sheet": lambda progress: sheet(8, by_orbit=True, threads=0, progress=progress).svg,
}


@pytest.mark.parametrize("call", LONG.values(), ids=LONG)
def test_ctrl_c_stops_a_computation_and_other_threads_run_meanwhile(call):
    before = running_threads()
    with interrupted(after=0.2, after_work=lambda: sum(range(100000))):
        call()
    assert running_threads() <= before


@pytest.mark.parametrize("call", PROGRESS.values(), ids=PROGRESS)
def test_the_progress_ascends_from_0_to_1(call):
    reported = []
    result = call(reported.append)
    assert result == call(False)
    assert all(0 < done <= 1 for done in reported)
    assert reported == sorted(set(reported))
    assert reported[-1] == 1


class Failure(Exception):
    pass


def test_a_callback_that_raises_stops_the_computation():
    before = running_threads()

    def fail(done):
        raise Failure(done)

    with pytest.raises(Failure):
        count(18, threads=2, progress=fail)
    with pytest.raises(Failure):
        count(8, progress=fail)
    assert running_threads() <= before


def test_a_callback_may_compute():
    nested = []
    assert count(15, progress=lambda done: nested.append(count(8, progress=nested.append))) == 2279184
    assert nested.count(92) == nested.count(1.0) >= 1


def test_false_and_none_report_nothing(capsys):
    assert count(14, progress=False) == count(14, progress=None) == 365596
    assert capsys.readouterr() == ("", "")


def test_true_shows_a_bar_of_tqdm_once_half_a_second_has_passed(monkeypatch):
    tqdm = optional("tqdm")
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stderr", screen)
    with listener(True, "N = 8") as report:
        for done in (0.25, 0.5, 1.0):
            report(done)
    assert screen.getvalue() == ""
    clock = iter(range(1000))  # one second passes between two looks
    monkeypatch.setattr(tqdm.std, "time", lambda: next(clock))
    with listener(True, "N = 18") as report:
        for done in (0.25, 0.5, 1.0):
            report(done)
    assert "N = 18:  25%" in screen.getvalue()
    assert "N = 18: 100%" in screen.getvalue()


def test_true_reports_nothing_without_tqdm():
    program = (
        "import sys; sys.modules['tqdm'] = None; sys.modules['tqdm.auto'] = None\n"
        "import eightfold; print(eightfold.count(14, progress=True))"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (result.returncode, result.stdout, result.stderr) == (0, "365596\n", "")


def test_true_computes_with_a_bar():
    optional("tqdm")
    assert count(10, progress=True) == 724
    assert symmetric(12, progress=True) == 80
    assert nth(8, 0, progress=True) == nth(8, 0)
    assert rank(nth(8, 5), progress=True) == 5
    assert sample(8, progress=True) == sample(8)


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
