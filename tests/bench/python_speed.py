"""Times calls of the Python package against the same calls of the C++ library, in one process after import.

    PYTHONPATH=build/release/python:build/release/tests/bench python3 tests/bench/python_speed.py [rounds]

The two calls of a row alternate. The ratios are those of wall-clock time and of processor time, in which a busy
machine matters less.
"""

import statistics
import sys
import time

import library_calls

import eightfold


def times(call):
    """The wall-clock time and the processor time of a call, without the time to free its result."""
    wall, processor = time.perf_counter(), time.process_time()
    result = call()
    duration = time.perf_counter() - wall, time.process_time() - processor
    del result
    return duration


ROWS = [
    ("list(solutions(12))", lambda: list(eightfold.solutions(12)), library_calls.list_solutions, 12, 2.0),
    ("solutions(12).to_numpy()", lambda: eightfold.solutions(12).to_numpy(), library_calls.table_of_solutions, 12, 1.1),
    ("count(16)", lambda: eightfold.count(16), library_calls.count, 16, 1.02),
]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print("| call | C++ median | wall-clock ratio | of the least times | processor time ratio | of the least times | target |")
    print("|---|---|---|---|---|---|---|")
    for name, python_call, library_call, n, target in ROWS:
        python_call()  # imports NumPy
        library_call(n)
        pairs = [(times(python_call), times(lambda: library_call(n))) for _ in range(rounds)]
        cells = [f"{statistics.median(cpp[0] for _, cpp in pairs) * 1000:.2f} ms"]
        for kind in range(2):
            cells.append(f"{statistics.median(python[kind] / cpp[kind] for python, cpp in pairs):.3f}")
            cells.append(f"{min(python[kind] for python, _ in pairs) / min(cpp[kind] for _, cpp in pairs):.3f}")
        print(f"| `{name}` | {' | '.join(cells)} | {target} |")


if __name__ == "__main__":
    main()
