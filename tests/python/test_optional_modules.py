"""The tests find out which optional modules are missing, and can hide them."""

import ast
import os
import pathlib
import subprocess
import sys

import pytest

import eightfold
from optional_modules import FOLDER, OPTIONAL, Hidden, is_absent, optional

SOURCES = sorted([*FOLDER.glob("*.py"), *pathlib.Path(eightfold.__file__).parent.glob("*.py")])


def imports_of(path):
    """The libraries that a file imports, also within functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_other_library_is_in_the_list(path):
    known = {"eightfold", "pytest", *sys.stdlib_module_names, *(file.stem for file in FOLDER.glob("*.py"))}
    assert set(imports_of(path)) - known <= OPTIONAL


def test_hidden_modules_cannot_be_imported_by_another_process(tmp_path):
    program = (
        "import importlib\n"
        f"for module in {sorted(OPTIONAL)}:\n"
        "    try:\n"
        "        importlib.import_module(module)\n"
        "        print('imported', module)\n"
        "    except ModuleNotFoundError as error:\n"
        "        print('hidden', error.name)\n"
    )
    for module in OPTIONAL:
        (tmp_path / f"{module}.py").write_text("")  # also where it is not installed
    for hidden, word in (("", "imported"), ("1", "hidden")):
        path = os.pathsep.join([str(FOLDER), str(tmp_path)])  # as conftest.py arranges, for sitecustomize.py
        environment = {**os.environ, "EIGHTFOLD_HIDE_MODULES": hidden, "PYTHONPATH": path}
        result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment)
        expected = "".join(f"{word} {module}\n" for module in sorted(OPTIONAL))
        assert (result.returncode, result.stdout, result.stderr) == (0, expected, "")


def test_a_test_without_an_optional_module_is_skipped_with_its_name(monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert is_absent("numpy")
    with pytest.raises(pytest.skip.Exception) as skipped:
        optional("numpy.linalg")
    assert str(skipped.value) == "numpy"


def test_a_module_that_is_installed_but_broken_is_an_error(tmp_path, monkeypatch):
    (tmp_path / "tqdm.py").write_text("import a_module_that_is_missing\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tqdm", raising=False)
    monkeypatch.setattr(sys, "meta_path", [finder for finder in sys.meta_path if not isinstance(finder, Hidden)])
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_missing"):
        optional("tqdm")


def test_only_modules_of_the_list_are_optional():
    assert not is_absent("a_module_that_is_missing")
    with pytest.raises(ValueError, match="^a_module_that_is_missing is not an optional module"):
        optional("a_module_that_is_missing")
