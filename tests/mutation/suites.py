"""Runs the tests: those most likely to notice a mutant first."""

import contextlib
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
_TEST = re.compile(r"^\s*(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|RC_GTEST_PROP|RC_GTEST_FIXTURE_PROP)\(\s*(\w+),\s*(\w+)", re.MULTILINE)
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
    """Runs these tests up to the first failure. `tests` are their names, or patterns of GoogleTest; none: all tests. `limits` gives
    the seconds of processor time and of real time of a test by its name; None before the first test."""
    environment = {**os.environ, "RC_PARAMS": "seed=1", "GTEST_COLOR": "no"}
    if (eightfold := Path(program).parent / "eightfold").exists():
        environment["EIGHTFOLD_PROGRAM"] = str(eightfold)
    flags = Path(f"{program}.flags")  # the names of all tests are longer than an argument may be
    flags.write_text(f"--gtest_filter={':'.join(tests) or '*'}\n")
    command = [program, "--gtest_fail_fast", f"--gtest_flagfile={flags}"]
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
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)  # what a test started and did not wait for
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


class TestFiles:
    """Which files define a test, by the names in TEST(suite, name)."""

    def __init__(self, source):
        self._texts, self._files = {}, {}
        for path in sorted(Path(source, "tests").rglob("*_test.cpp")):
            file = str(path.relative_to(source))
            self._texts[file] = path.read_text()
            for test in _TEST.findall(self._texts[file]):
                self._files.setdefault(test, []).append(file)

    def of(self, name):
        """The files and their texts of the test that GoogleTest names so, such as Rules/Verify.finds/2."""
        suite, _, test = name.partition(".")
        keys = [(part, test.split("/")[0]) for part in suite.split("/")]
        return [(file, self._texts[file]) for key in keys for file in self._files.get(key, ())]

    def excluding(self, scope):
        """The pattern of all tests but those that the scope leaves out."""
        names = [f"{suite}.{test}" for (suite, test), files in self._files.items() if not any(map(scope.includes, files))]
        return "-" + ":".join(f"{name}:*/{name}/*" for name in names) if names else "*"


class Suites:
    """The tests of the unmutated program with their durations and the files that they come from."""

    def __init__(self, files, outcome, skips_slow_tests=False):
        self.durations = {name: int(milliseconds) for name, milliseconds in _PASSED.findall(outcome.output)}
        total = max(sum(self.durations.values()), 1)
        self._processor = outcome.processor / total
        self._real = outcome.real / total
        self._slow = total / 100
        self._files = files
        self._skips_slow_tests = skips_slow_tests

    def phases(self, file):
        """The tests in groups: those of the file, those of its folder, and the others, the fast ones first within each."""
        groups = [[set(), set()], [set(), set()], [set(), set()]]
        for name, duration in self.durations.items():
            groups[self._distance(name, file)][duration > self._slow].add(name)
        if self._skips_slow_tests:
            groups[-1].pop()
        return [sorted(group, key=lambda name: (self.durations[name], name)) for pair in groups for group in pair if group]

    def _distance(self, name, file):
        """0 for a test of the file, 1 for a test of its folder, 2 for the others."""
        path = Path(file)
        header = f'{path.with_suffix(".hpp")}"'
        files = self._files.of(name)
        if any(Path(test).name == f"{path.stem}_test.cpp" or header in text for test, text in files):
            return 0
        folder = path.parent.parent if path.parent.name == "internal" else path.parent
        return 1 if any(Path(test).parent == Path("tests", folder) for test, _ in files) else 2

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
