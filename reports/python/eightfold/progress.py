"""The progress of long computations."""

from __future__ import annotations

import contextlib
from typing import Callable, Iterator, Optional, Union

Progress = Union[bool, Callable[[float], object]]
"""False: no report; True: a bar of tqdm if it is installed; or a function of the finished fraction, 0 to 1."""


@contextlib.contextmanager
def listener(progress: Progress, title: str) -> Iterator[Optional[Callable[[float], object]]]:
    """The function to call with the finished fraction, or None."""
    if progress is False or progress is None:
        yield None
        return
    if progress is not True:
        yield progress
        return
    try:
        from tqdm.auto import tqdm
    except ImportError:
        yield None
        return
    with tqdm(total=1.0, desc=title, bar_format="{desc}: {percentage:3.0f}% {bar} {elapsed}") as bar:

        def show(done: float) -> None:
            bar.n = done
            bar.refresh()

        yield show
