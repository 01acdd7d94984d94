"""Libraries that the package uses if they are installed."""

from __future__ import annotations

import importlib
from typing import Any


def import_library(module: str) -> Any:
    """The module of another library. If it is missing, the error names the Debian package.

    >>> import_library("sympy").__name__
    'sympy'
    """
    library = module.partition(".")[0]
    try:
        return importlib.import_module(module)
    except ImportError as error:
        message = f"{library} is not installed; install the Debian package python3-{library}"
        raise ImportError(message, name=library) from error
