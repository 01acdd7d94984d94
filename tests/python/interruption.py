"""Ctrl-C in tests, and the threads of this process."""

import contextlib
import os
import pathlib
import signal
import sys
import threading
import time

import pytest


@contextlib.contextmanager
def interrupted(after=0.2, after_work=lambda: None):
    """Sends SIGINT to this process while the code of the `with` statement runs.

    Expects that the code stops by KeyboardInterrupt. After a pause of some seconds, in which a search can begin,
    `after_work` runs in another thread of Python, and then the signal is sent. No result depends on the pause. If
    the code is a call of a native function, that call has begun: Python passes its lock to another thread only
    after a call, or where the native function releases it.
    """
    caller = sys._getframe(2)
    line = caller.f_lineno
    is_over = threading.Event()

    def send():
        while caller.f_lineno == line and not is_over.is_set():
            time.sleep(0.001)
        if is_over.wait(after):
            return
        try:
            after_work()
        finally:
            os.kill(os.getpid(), signal.SIGINT)

    sender = threading.Thread(target=send)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    sender.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            yield
    finally:
        is_over.set()
        sender.join()
        while sender.native_id in running_threads():  # Python joins a thread before its last instructions
            time.sleep(0.001)
        signal.signal(signal.SIGINT, before)


def running_threads():
    """The numbers of the threads, also of those that Python does not know.

    Threads that native code has joined do not count: Linux marks a thread as exiting before the join returns, but
    may remove its entry later.
    """
    exiting = 4  # PF_EXITING
    running = set()
    for thread in pathlib.Path("/proc/self/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            flags = (thread / "stat").read_text().rpartition(") ")[2].split()[6]
            if not int(flags) & exiting:
                running.add(int(thread.name))
    return running
