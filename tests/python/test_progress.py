"""The progress of long computations."""

import io
import subprocess
import sys

import pytest

from eightfold import count, nth, rank, sample, symmetric
from eightfold.progress import listener
from interruption import running_threads
from optional_modules import optional

CALLS = {
    "count": lambda progress: count(16, progress=progress),
    "symmetric": lambda progress: symmetric(20, progress=progress),
    "nth": lambda progress: nth(15, 10**6, progress=progress),
    "rank": lambda progress: rank(nth(14, 3 * 10**5), progress=progress),
    "sample": lambda progress: sample(13, k=200, progress=progress),
}


class Failure(Exception):
    pass


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_the_progress_ascends_from_0_to_1(call):
    reported = []
    result = call(reported.append)
    assert result == call(False)
    assert all(0 < done <= 1 for done in reported)
    assert reported == sorted(set(reported))
    assert reported[-1] == 1


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


def test_values_other_than_functions_are_refused():
    for progress in ("yes", 1, 0.5, []):
        with pytest.raises(TypeError, match="^progress: not callable; give True, False or a function"):
            count(8, progress=progress)


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
