"""The optional modules: those that the package or its tests use if they are installed."""

import importlib
import importlib.abc
import os
import pathlib
import sys
import tomllib

FOLDER = pathlib.Path(__file__).resolve().parent


def listed():
    metadata = tomllib.loads((FOLDER.parents[1] / "reports/python/pyproject.toml").read_text(encoding="utf-8"))
    return frozenset(module for extra in metadata["project"]["optional-dependencies"].values() for module in extra)


OPTIONAL = listed()
"""Their names, which are also those of the distributions in pyproject.toml."""

ARE_HIDDEN = os.environ.get("EIGHTFOLD_HIDE_MODULES", "") != ""
"""Whether this run of the tests is one without the optional modules, on a machine that may have them."""


class Hidden(importlib.abc.MetaPathFinder):
    """Finds no optional module, and no finder after this one is asked for it."""

    def find_spec(self, fullname, path=None, target=None):
        library = fullname.partition(".")[0]
        if library in OPTIONAL:
            raise ModuleNotFoundError(f"No module named {library!r}", name=library)
        return None


def hide():
    """Makes the optional modules impossible to import, also those that a plugin of pytest has imported."""
    for name in [name for name in sys.modules if name.partition(".")[0] in OPTIONAL]:
        del sys.modules[name]
    sys.meta_path.insert(0, Hidden())


def is_absent(module):
    """Whether it is an optional module that this process cannot import."""
    if module not in OPTIONAL:
        return False
    try:
        importlib.import_module(module)
    except ModuleNotFoundError as error:
        return error.name == module
    return False


def optional(module):
    """Imports an optional module. If it is absent, the calling test or file is skipped, with its name as the reason.

    A module that is installed but cannot be imported is an error.
    """
    import pytest

    __tracebackhide__ = True  # pytest shows the line of the caller
    library = module.partition(".")[0]
    if library not in OPTIONAL:
        raise ValueError(f"{library} is not an optional module of reports/python/pyproject.toml")
    if is_absent(library):
        pytest.skip(library, allow_module_level=True)
    return importlib.import_module(module)
