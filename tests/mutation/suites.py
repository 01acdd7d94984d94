"""Runs the tests: those most likely to notice a mutant first."""

import os
import re
import resource
import select
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

MEMORY = 4 << 30
_FACTOR = 10  # a test of a mutant may take this much longer than it takes otherwise
_MIN_PROCESSOR = 3  # seconds of processor time; never less
_MIN_REAL = 60  # seconds of real time, for a test that sleeps forever
_TEST = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+)", re.MULTILINE)
_PASSED = re.compile(r"^\[       OK \] (\S+?)(?:, where .*)? \((\d+) ms\)$", re.MULTILINE)


@dataclass
class Outcome:
    passed: bool
    reason: str  # the test that failed, or the limit
    output: str
    processor: float
    real: float


def _limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


class _Clock:
    """The time that the running test has taken, on processors and in reality."""

    def __init__(self, process):
        self._stat = Path(f"/proc/{process.pid}/stat")
        self.start()

    def start(self):
        self._begin = self._now()

    def elapsed(self):
        return [now - begin for now, begin in zip(self._now(), self._begin)]

    def _now(self):
        try:
            fields = self._stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended
            fields = ["0"] * 13
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), time.monotonic()


def run(program, tests, limits):
    """Runs these tests up to the first failure; all of them if there are none. `limits` gives the seconds of processor time and of
    real time of a test by its name; None before the first test."""
    environment = {**os.environ, "RC_PARAMS": "seed=1", "GTEST_COLOR": "no"}
    command = [program, "--gtest_fail_fast"] + ([f"--gtest_filter={':'.join(tests)}"] if tests else [])
    before, started = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=Path(program).parent,
                               preexec_fn=_limit, start_new_session=True)  # fmt: skip
    output, is_late = _watch(process, limits)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Outcome(process.returncode == 0, _reason(process.returncode, output, is_late), output, used, time.monotonic() - started)


def _watch(process, limits):
    """What the process writes, and whether a test exceeded its limits. Then the process is killed."""
    output, test, clock = b"", None, _Clock(process)
    is_late = False
    while True:
        ready, _, _ = select.select([process.stdout], [], [], 0.1)
        if ready:
            part = os.read(process.stdout.fileno(), 1 << 16)
            output += part
            if not part:
                break
            latest = re.findall(rb"^\[ RUN      \] (\S+)$", output[output.rfind(b"[ RUN ") :], re.MULTILINE)
            if latest and latest[-1] != test:
                test = latest[-1]
                clock.start()
        elif any(elapsed > limit for elapsed, limit in zip(clock.elapsed(), limits(test and test.decode()))):
            is_late = True
            break
    if is_late:
        os.killpg(process.pid, signal.SIGKILL)
    process.stdout.close()
    process.wait()
    return output.decode(errors="replace"), is_late


def _reason(status, output, is_late):
    failed = re.search(r"^\[  FAILED  \] ([^\s,]+)", output, re.MULTILINE)
    if failed:
        return failed.group(1)
    running = re.findall(r"^\[ RUN      \] (\S+)", output, re.MULTILINE)
    where = f" in {running[-1]}" if running else ""
    if is_late:
        return "time limit" + where
    return (signal.Signals(-status).name if status < 0 else f"exit status {status}") + where


class Suites:
    """The tests of the unmutated program with their durations and the files that they come from."""

    def __init__(self, source, outcome):
        self.durations = {name: int(milliseconds) for name, milliseconds in _PASSED.findall(outcome.output)}
        total = max(sum(self.durations.values()), 1)
        self._processor = outcome.processor / total
        self._real = outcome.real / total
        self._slow = total / 100
        self._files = {}
        for folder in ("tests/core", "tests/symmetry"):
            for path in sorted(Path(source, folder).rglob("*_test.cpp")):
                text = path.read_text()
                for suite in _TEST.findall(text):
                    self._files.setdefault(suite, []).append((path.stem, text))

    def phases(self, file):
        """The tests in four groups: those of the file and then the others, the fast ones first within each."""
        near = {name for name in self.durations if self._is_near(name, file)}
        slow = {name for name, duration in self.durations.items() if duration > self._slow}
        rest = set(self.durations) - near
        groups = (near - slow, near & slow, rest - slow, rest & slow)
        return [sorted(group, key=lambda name: (self.durations[name], name)) for group in groups if group]

    def _is_near(self, name, file):
        stem = Path(file).stem
        header = f'"eightfold/{Path(file).with_suffix(".hpp")}"'
        for suite in name.split(".")[0].split("/"):
            for test, text in self._files.get(suite, ()):
                if test == stem + "_test" or header in text:
                    return True
        return False

    def limits(self, name):
        duration = self.durations.get(name, 0)
        return max(_MIN_PROCESSOR, _FACTOR * duration * self._processor), max(_MIN_REAL, _FACTOR * duration * self._real)

    def verdict(self, program, file):
        """What kills the mutant; None if it survives."""
        for tests in self.phases(file):
            outcome = run(program, tests, self.limits)
            if not outcome.passed:
                return outcome.reason
        return None
