"""The progress of long computations."""

from __future__ import annotations

import contextlib
import warnings
from typing import Callable, Iterator, Optional, Union

Progress = Union[bool, Callable[[float], object]]
"""False: no report; True: a bar of tqdm if it is installed; or a function of the finished fraction, 0 to 1."""


@contextlib.contextmanager
def listener(
    progress: Progress, title: str, *values: object
) -> Iterator[Optional[Callable[[float], object]]]:
    """The function to call with the finished fraction, or None.

    The bar, that of the notebook in a notebook, appears after half a second. Its title is formatted with the
    values, which need not be valid: without a bar, nothing formats them.
    """
    if progress is False or progress is None:
        yield None
        return
    if progress is not True:
        yield progress
        return
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # in a notebook without ipywidgets the bar is text
            from tqdm.auto import tqdm
    except ImportError:
        yield None
        return
    layout = "{desc}: {percentage:3.0f}% {bar} {elapsed}"
    with tqdm(total=1.0, desc=title.format(*values), bar_format=layout, miniters=0, delay=0.5) as bar:
        yield lambda done: bar.update(done - bar.n)
