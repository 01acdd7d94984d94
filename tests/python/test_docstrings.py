"""Documentation: every public name has it, with examples that run."""

import doctest
import enum
import importlib
import inspect
import pkgutil
import pydoc
import re

import pytest

import eightfold
from eightfold import _native
from optional_modules import is_absent

PUBLIC = {name: getattr(eightfold, name) for name in eightfold.__all__ if name != "__version__"}
CLASSES = {name: value for name, value in PUBLIC.items() if inspect.isclass(value)}
MODULES = [eightfold] + [
    importlib.import_module(f"eightfold.{module.name}") for module in pkgutil.iter_modules(eightfold.__path__)
]


def members(cls):
    """The public members that a class or an ancestor in this package defines, as they are stored."""
    found = {}
    for ancestor in reversed(cls.__mro__):
        if ancestor.__module__.startswith("eightfold"):
            found.update({name: value for name, value in vars(ancestor).items() if not name.startswith("_")})
    if issubclass(cls, enum.Enum):
        return {name: value for name, value in found.items() if name not in cls.__members__}
    return found


MEMBERS = {f"{name}.{member}": value for name, cls in CLASSES.items() for member, value in members(cls).items()}


def documentation(value):
    return inspect.getdoc(getattr(value, "__func__", value)) or ""


def test_all_names_are_sorted_and_exist():
    assert list(eightfold.__all__) == sorted(set(eightfold.__all__))
    assert all(hasattr(eightfold, name) for name in eightfold.__all__)


@pytest.mark.parametrize("name", [name for name in PUBLIC if callable(PUBLIC[name])])
def test_public_names_have_documentation_and_an_example(name):
    text = documentation(PUBLIC[name])
    assert text
    if not (inspect.isclass(PUBLIC[name]) and issubclass(PUBLIC[name], BaseException)):
        assert ">>>" in text


@pytest.mark.parametrize("name", MEMBERS)
def test_public_members_have_documentation(name):
    assert documentation(MEMBERS[name])


def examples():
    """The doctests of all modules and of the native classes and functions."""
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = {name: getattr(eightfold, name) for name in eightfold.__all__}
    for module in MODULES:
        if module is not _native:
            yield from finder.find(module, extraglobs=names)
    parser = doctest.DocTestParser()
    for name, value in vars(_native).items():
        if inspect.isclass(value):
            documented = {name: value, **{f"{name}.{member}": found for member, found in members(value).items()}}
        else:
            documented = {name: value}
        for full_name, found in documented.items():
            text = documentation(found)
            if ">>>" in text:
                yield parser.get_doctest(text, dict(names), f"_native.{full_name}", None, 0)


EXAMPLES = {test.name: test for test in examples() if test.examples}


class Runner(doctest.DocTestRunner):
    """Ends at the first example that fails, and keeps the name of the optional module that it lacks, if that is why."""

    absent = None

    def __init__(self):
        super().__init__(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS | doctest.FAIL_FAST)

    def report_unexpected_exception(self, out, test, example, exc_info):
        error = exc_info[1]
        if isinstance(error, ModuleNotFoundError) and is_absent(error.name):
            self.absent = error.name
        super().report_unexpected_exception(out, test, example, exc_info)


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_are_correct(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # some save a file
    report = []
    runner = Runner()
    runner.run(EXAMPLES[name], out=report.append)
    if runner.absent:
        pytest.skip(runner.absent)
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize("name", CLASSES)
def test_help_is_written_for_readers_of_python(name):
    text = pydoc.plain(pydoc.render_doc(CLASSES[name]))
    assert not re.search(r"\bhandle\b|std::|pybind11::", text)


@pytest.mark.parametrize("name", [name for name in PUBLIC if callable(PUBLIC[name])])
def test_lines_of_documentation_fit_a_terminal(name):
    assert max(map(len, documentation(PUBLIC[name]).splitlines())) <= 110
