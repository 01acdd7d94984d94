"""Ctrl-C in tests, and the threads of this process."""

import contextlib
import os
import signal
import threading
import time

import pytest


@contextlib.contextmanager
def interrupted(after=0.2, after_work=lambda: None):
    """Sends SIGINT to this process after some seconds and some work of another thread of Python.

    Expects that the code stops by KeyboardInterrupt. A quiet machine takes less than 0.2 s.
    """
    sent = []

    def send():
        after_work()
        sent.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(after, send)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
        assert time.monotonic() - sent[0] < 5
    finally:
        timer.cancel()
        timer.join()
        signal.signal(signal.SIGINT, before)


def threads_of_this_process():
    """The number of threads, also of those that Python does not know."""
    return len(os.listdir("/proc/self/task"))


def wait_for_threads(number):
    """Waits until no more than a number of threads are left: the system removes them after they are joined."""
    for _ in range(500):
        if threads_of_this_process() <= number:
            return
        time.sleep(0.01)
    assert threads_of_this_process() <= number
