"""References, memory and threads: of everything that can be called."""

import copy
import ctypes
import gc
import sys
import threading
import time

import pytest

import eightfold
from surface import CALLS, OBJECTS, function_of, is_ours, methods, parts, valid_arguments

# Calls whose effect or result is not the same each time, or that change the object they are called on.
STATEFUL = {"__next__", "__init__", "__setstate__", "to_numpy", "save"}


def is_stateful(call):
    return CALLS[call][1] in STATEFUL or "__next__" in methods(CALLS[call][0] or object)


def calls_with_arguments():
    for call in CALLS:
        function = function_of(call)
        arguments = valid_arguments(function, 2)
        if arguments is not None and not is_stateful(call) and not (isinstance(function, type) and issubclass(function, BaseException)):
            yield call, function, arguments


ARGUMENTS = {call: (function, arguments) for call, function, arguments in calls_with_arguments()}
gc.collect()
gc.freeze()  # each collection of the tests would visit all objects of the modules loaded so far


def attempt(function, arguments):
    try:
        return function(*arguments)
    except (ImportError, TypeError, ValueError, IndexError, KeyError):
        return None


class MallocInfo(ctypes.Structure):
    """The result of mallinfo2."""

    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]


def allocated():
    """The blocks of Python and the bytes of malloc; the sanitizers do not count theirs."""
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = MallocInfo
    return sys.getallocatedblocks(), mallinfo().uordblks


SINGLETONS = [None, True, False, (), "", NotImplemented]  # the interpreter adds and drops references to them too


def shared_objects():
    return [*SINGLETONS, *OBJECTS, *OBJECTS.values(), *eightfold.Symmetry, *eightfold.Subgroup]


def growth(function, arguments, times):
    """What these calls leave behind: references to each shared object, blocks of Python, bytes of malloc."""
    shared = shared_objects()
    attempt(function, arguments)
    gc.collect()
    references, memory = [sys.getrefcount(each) for each in shared], allocated()
    for _ in range(times):
        attempt(function, arguments)
    gc.collect()
    grown = [sys.getrefcount(each) - before for each, before in zip(shared, references)]
    blocks, size = (after - before for after, before in zip(allocated(), memory))
    return grown, blocks, size


@pytest.mark.parametrize("call", ARGUMENTS)
def test_calls_leave_no_references_or_memory_behind(call):
    function, arguments = ARGUMENTS[call]
    start = time.process_time()
    for _ in range(3):  # fills caches
        attempt(function, arguments)
    times = max(8, min(1000, int(0.02 / ((time.process_time() - start) / 3 + 1e-6))))
    for last in (False, False, True):  # the interpreter's own state changes in some rounds, a leak grows in every one
        grown, blocks, size = growth(function, arguments, times)
        references = max(map(abs, grown[: len(SINGLETONS)]))
        if blocks < times / 2 + 50 and size < 16 * times + 20_000 and references < 5:
            break
        assert not last, f"{times} calls leave {blocks} blocks, {size} bytes and {references} references to singletons behind"
    assert max(map(abs, grown)) < 5


@pytest.mark.parametrize("call", ARGUMENTS)
def test_what_is_left_of_a_result_outlives_it(call):
    function, arguments = ARGUMENTS[call]
    left = list(parts(attempt(function, arguments)))[1:]
    before = list(map(repr, left))
    gc.collect()
    attempt(function, arguments)  # may reuse the memory of the result
    assert list(map(repr, left)) == before
    for part in left:
        if is_ours(part):
            values = [getattr(part, name) for name in methods(type(part)) if not name.startswith("_")]
            del part
            list(map(repr, values))


def test_an_iterator_outlives_what_it_iterates_over():
    for cls, owner in OBJECTS.items():
        if "__iter__" in methods(cls) and "__next__" not in methods(cls):
            expected = [repr(part) for part in owner]
            iterator = iter(copy.copy(owner))
            gc.collect()
            assert [repr(part) for part in iterator] == expected


def test_four_threads_get_the_results_of_one():
    """They call everything at the same time, in different orders."""
    calls = list(ARGUMENTS)
    expected = {call: repr_of(attempt(*ARGUMENTS[call])) for call in calls}
    wrong = []

    def work(number):
        order = calls[number * 7 :] + calls[: number * 7]
        for call in order:
            found = repr_of(attempt(*ARGUMENTS[call]))
            if found != expected[call]:
                wrong.append((call, found))

    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert wrong == []


def repr_of(value):
    """Without addresses."""
    return type(value).__name__ if " at 0x" in repr(value) else repr(value)


def test_one_iterator_can_be_shared_by_threads():
    """Each solution is given to one of them; another thread's call may be refused."""
    canonical = eightfold.canonical_solutions
    for make, n in ((eightfold.solutions, 8), (canonical, 8), (canonical, 12)):
        iterator, found = make(n), []

        def work():
            while True:
                try:
                    found.append(next(iterator))
                except StopIteration:
                    return
                except ValueError:
                    continue

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found) == list(make(n))
