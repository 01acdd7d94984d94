"""Libraries that the package uses if they are installed."""

from __future__ import annotations

import importlib
from typing import Any


def import_library(module: str) -> Any:
    """The module of another library. If it is not installed, the error names pip and the Debian package.

    >>> import_library("sympy").__name__
    'sympy'
    """
    library = module.partition(".")[0]
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != library:
            raise  # the library is installed, but not what it needs itself
        message = f"{library} is not installed; run pip install {library}, or install the Debian package python3-{library}"
        raise ModuleNotFoundError(message, name=library) from error
