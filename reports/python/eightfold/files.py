"""Files that are complete or do not appear."""

from __future__ import annotations

import os
import secrets
import stat
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


def write_file(path: PathLike, data: bytes) -> None:
    """Writes a file, which keeps its old content until the new content is complete.

    The data go to a temporary file in the same folder, which is renamed. A symbolic link is followed. What
    exists and is not a regular file, such as /dev/null or a pipe, is written to directly.
    """
    place = os.path.realpath(os.fspath(path))
    try:
        found = os.stat(place)
    except FileNotFoundError:
        mode = None
    else:
        if not stat.S_ISREG(found.st_mode):
            with open(place, "wb") as file:
                file.write(data)
            return
        if not os.access(place, os.W_OK):
            open(place, "r+b").close()  # raises the error of a file that is read-only
        mode = stat.S_IMODE(found.st_mode)
    temporary = os.path.join(os.path.dirname(place), f".eightfold-{secrets.token_hex(8)}")
    try:
        _write_and_rename(temporary, place, data, mode)
    except OSError as error:
        if error.errno is None:
            raise
        raise OSError(error.errno, error.strerror, os.fspath(path)) from None


def _write_and_rename(temporary: str, place: str, data: bytes, mode: int | None) -> None:
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            if mode is not None:
                os.fchmod(file.fileno(), mode)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, place)
    except BaseException:
        os.unlink(temporary)
        raise
