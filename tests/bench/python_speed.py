"""Times calls of the Python package against the same calls of the C++ library, in one process after import.

    PYTHONPATH=build/release/python:build/release/tests/bench python3 tests/bench/python_speed.py [rounds]

The two calls of a row alternate. A ratio of wall-clock times is printed for the medians and for the least times.
"""

import statistics
import sys
import time

import python_speed as cpp

import eightfold


def seconds(call):
    """The wall-clock time of a call, without the time to free its result."""
    start = time.perf_counter()
    result = call()
    duration = time.perf_counter() - start
    del result
    return duration


ROWS = [
    ("list(solutions(12))", lambda: list(eightfold.solutions(12)), lambda: cpp.list_solutions(12), 2.0),
    ("solutions(12).to_numpy()", lambda: eightfold.solutions(12).to_numpy(), lambda: cpp.table_of_solutions(12), 1.1),
    ("count(16)", lambda: eightfold.count(16), lambda: cpp.count(16), 1.02),
]


def main():
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    print("| call | C++ median | median ratio | ratio of the least times | target |")
    print("|---|---|---|---|---|")
    for name, python_call, cpp_call, target in ROWS:
        python_call(), cpp_call()  # the first calls import NumPy and touch new memory
        times = [(seconds(python_call), seconds(cpp_call)) for _ in range(rounds)]
        of_python, of_cpp = zip(*times)
        median = statistics.median(p / c for p, c in times)
        least = min(of_python) / min(of_cpp)
        print(f"| `{name}` | {statistics.median(of_cpp) * 1000:.2f} ms | {median:.3f} | {least:.3f} | {target} |")


if __name__ == "__main__":
    main()
