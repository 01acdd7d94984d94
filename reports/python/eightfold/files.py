"""The paths of files that pictures and pages write."""

from __future__ import annotations

import os
from typing import Union

PathLike = Union[str, "os.PathLike[str]"]
"""The path of a file."""


def suffix_of(path: PathLike, suffixes: tuple[str, ...]) -> str:
    """The suffix of a path, in lower case. Raises ValueError if it is not one of these."""
    name = os.fspath(path)
    if not isinstance(name, str):
        raise TypeError("path: bytes are not a path; give a str or pathlib.Path")
    suffix = os.path.splitext(name)[1].lower()
    if suffix in suffixes:
        return suffix
    shown = name.encode("utf-8", "backslashreplace").decode("utf-8")
    known = " or ".join([", ".join(suffixes[:-1]), suffixes[-1]] if len(suffixes) > 1 else suffixes)
    raise ValueError(f"path: {shown!r} has no known suffix; use {known}")
