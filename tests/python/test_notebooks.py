"""The notebooks of data/notebooks are stored without outputs, run from top to bottom, and render."""

import asyncio
import base64
import html
import json
import os
import pathlib
import re
import sys
import warnings
import xml.dom.minidom

import pytest

import eightfold
from optional_modules import optional

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "data" / "notebooks"
NAMES = ["why-92-becomes-12", "grading-a-class", "extending-a-sequence"]


def stored(name):
    return json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))


def outputs_of(notebook, cell_id):
    (cell,) = [cell for cell in notebook.cells if cell.id == cell_id]
    return cell.outputs


def text_of(notebook, cell_id):
    """What the cell shows as text: what it prints, and the text form of its result."""
    parts = []
    for output in outputs_of(notebook, cell_id):
        parts.append(output.text if output.output_type == "stream" else output.data.get("text/plain", ""))
    return "".join(parts)


def words_of(notebook, cell_id):
    """The words that a reader sees in the HTML of a cell, without the markup."""
    shown = "".join(o.data.get("text/html", "") for o in outputs_of(notebook, cell_id) if "data" in o)
    shown = re.sub(r"<style.*?</style>", " ", shown, flags=re.S)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", shown)).split())


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    """The notebooks with their outputs, from a kernel with the interpreter and the path of this test."""
    nbclient, nbformat = optional("nbclient"), optional("nbformat")
    for library in ("ipykernel", "numpy", "pandas", "networkx", "sympy"):
        optional(library)
    home = tmp_path_factory.mktemp("home")
    spec = home / "data" / "kernels" / "python3"
    spec.mkdir(parents=True)
    command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    kernel = {"argv": command, "display_name": "Python 3", "language": "python"}
    (spec / "kernel.json").write_text(json.dumps(kernel), encoding="utf-8")
    work = home / "work"
    work.mkdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        patch.setenv("IPYTHONDIR", str(home / "ipython"))
        patch.setenv("PYTHONPATH", str(pathlib.Path(eightfold.__file__).absolute().parents[1]))
        for kind in ("DATA", "CONFIG", "RUNTIME"):
            patch.setenv(f"JUPYTER_{kind}_DIR", str(home / kind.lower()))
        notebooks = {name: nbformat.read(FOLDER / f"{name}.ipynb", as_version=4) for name in NAMES}

        async def execute_all():
            clients = (
                nbclient.NotebookClient(
                    notebook, kernel_name="python3", timeout=None, resources={"metadata": {"path": str(work)}}
                )
                for notebook in notebooks.values()
            )
            await asyncio.gather(*(client.async_execute() for client in clients))

        asyncio.run(execute_all())
    assert os.listdir(work) == [], "a notebook left files behind"
    return notebooks


def test_every_notebook_is_tested():
    assert sorted(path.stem for path in FOLDER.glob("*.ipynb")) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_notebooks_are_stored_without_outputs_and_with_minimal_metadata(name):
    notebook = stored(name)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert notebook["metadata"] == {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for cell in notebook["cells"]:
        assert cell["metadata"] == {}, cell["id"]
        if cell["cell_type"] == "code":
            assert (cell["outputs"], cell["execution_count"]) == ([], None), cell["id"]


@pytest.mark.parametrize("name", NAMES)
def test_notebooks_follow_the_schema_of_their_format(name):
    optional("nbformat").validate(stored(name))


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_short_enough_to_read_beside_a_table_of_contents(name):
    for cell in stored(name)["cells"]:
        if cell["cell_type"] == "code":
            assert max(len(line.rstrip("\n")) for line in cell["source"]) <= 88, cell["id"]


@pytest.mark.parametrize("name", NAMES)
def test_every_cell_shows_something_and_nothing_on_stderr(name, executed):
    for cell in executed[name].cells:
        if cell.cell_type == "code":
            assert cell.outputs, f"{cell.id} shows nothing"
            for output in cell.outputs:
                assert output.output_type != "error", cell.id
                assert output.get("name") != "stderr", (cell.id, output.get("text"))


@pytest.mark.parametrize("name", NAMES)
def test_notebooks_render_as_html_with_their_pictures_and_equations(name, executed):
    nbconvert = optional("nbconvert")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # nbconvert calls a deprecated function of nbformat
        page, _ = nbconvert.HTMLExporter().from_notebook_node(executed[name])
    title = stored(name)["cells"][0]["source"][0].lstrip("# ").strip()
    assert re.search(f"<h1[^>]*>{title}<", page)
    pictures = re.findall(r'<img alt="([^"]+)" src="data:image/svg\+xml;base64,([\w+/=]+)"', page)
    assert len(pictures) == {"why-92-becomes-12": 5, "grading-a-class": 1, "extending-a-sequence": 0}[name]
    for alternative, data in pictures:
        svg = xml.dom.minidom.parseString(base64.b64decode(data)).documentElement
        assert svg.getElementsByTagName("title")[0].firstChild.data == html.unescape(alternative)
    assert (r"\frac" in page or r"\text{" in page) == (name != "grading-a-class")


def test_why_92_becomes_12(executed):
    notebook = executed["why-92-becomes-12"]
    assert "92 solutions" in text_of(notebook, "all-solutions")
    assert "12 orbits with [8, 8, 8, 8, 8, 8, 8, 8, 8, 4, 8, 8]" in text_of(notebook, "count-orbits")
    assert "[2 4 1 7 0 6 3 5] 4 x 2 = 8 identity rotate180\n" in text_of(notebook, "stabilizers")
    fixed = dict(line.split() for line in text_of(notebook, "fixed-points").splitlines())
    assert {name: int(count) for name, count in fixed.items() if count != "0"} == {"identity": 92, "rotate180": 4}
    assert "96 / 8 = 12" in words_of(notebook, "burnside")
    assert re.search(r"full +96 / 8 = 12\n", text_of(notebook, "groups"))
    assert re.search(r"quarter_turn +96 / 4 = 24\n", text_of(notebook, "groups"))
    for exercise in ("exercise-1", "exercise-2", "exercise-3"):
        assert words_of(notebook, exercise).count("missing") >= 2


ANSWERS = {
    "exercise-1": [4, 0, 4, 0, 0, 8, 1],
    "exercise-2": [14296, 1787, 1765, 18, 4],
    "exercise-3": [56, 7],
}


@pytest.mark.parametrize("exercise", ANSWERS)
def test_exercises_accept_the_answers_and_do_not_show_them(exercise):
    (cell,) = [c for c in stored("why-92-becomes-12")["cells"] if c["id"] == exercise]
    source = "".join(cell["source"])
    assert source.count("?") == len(ANSWERS[exercise])

    def verdict_on(answers):
        numbers = map(str, answers)
        filled = re.sub(r"\?", lambda blank: next(numbers), source)
        *statements, expression = filled.rstrip().split("\n")
        names = {"eightfold": eightfold}
        exec("\n".join(statements), names)
        return eval(expression, names)

    assert verdict_on(ANSWERS[exercise]).all_right
    wrong = verdict_on([number + 3 for number in ANSWERS[exercise]])
    assert not wrong.all_right
    shown = str(wrong) + wrong._repr_html_()
    for answer in (56, 1787, 14296, 1765):
        assert str(answer) not in shown


def test_grading_a_class(executed):
    notebook = executed["grading-a-class"]
    assert "104 / 8 = 13" in words_of(notebook, "one")
    assert "There are 12." in words_of(notebook, "dict")
    hidden = words_of(notebook, "hidden")
    assert "11.5" in hidden and "12" not in hidden
    assert "left-right mirror" in words_of(notebook, "list")
    assert "2 are missing" in words_of(notebook, "program")
    assert words_of(notebook, "rubric").endswith("total 6.5 10")
    grades = [line.split(",") for line in text_of(notebook, "csv").split()]
    assert grades[0] == ["submission", "points", "of"]
    points = {name[-2:]: float(points) for name, points, _ in grades[1:]}
    assert points == {
        "01": 10, "02": 6.5, "03": 0, "04": 6, "05": 3.5, "06": 6, "07": 6, "08": 2, "09": 0, "10": 6
    }
    assert "line 1, column 27" in words_of(notebook, "grades")
    assert "only the four rotations were used" in text_of(notebook, "mistakes")


def test_extending_a_sequence(executed):
    notebook = executed["extending-a-sequence"]
    assert text_of(notebook, "terms").count("True") == 12
    assert "14772512 3000 64 1846955" in words_of(notebook, "symmetric")
    assert "R(36) = 5845504" in text_of(notebook, "quarter")  # OEIS A033148
    assert words_of(notebook, "groups").startswith("4 5 6 7 8 9 10 group trivial 2 10 4 40 92 352 724")
    assert words_of(notebook, "groups").endswith("full 1 2 1 6 12 46 92")
    assert "equal\n" in text_of(notebook, "oeis")
    assert text_of(notebook, "rules").count("as published") == 2
    assert text_of(notebook, "rules").split()[-13:] == "1 0 0 0 10 0 28 0 0 0 88 0 4524".split()
    assert words_of(notebook, "chains").endswith("12 352 352 352 224 224 224")
    assert text_of(notebook, "polya") == "x**6 + x**5 + 3*x**4 + 3*x**3 + 3*x**2 + x + 1"
    for cell in ("cycle-index", "polya"):
        assert outputs_of(notebook, cell)[0].data["text/latex"].startswith("$")
    assert len(text_of(notebook, "lattice").splitlines()) == 7
    assert "92 solutions, 12 components" in text_of(notebook, "graph")
    assert "{14200}" in text_of(notebook, "squares-check") and "False" not in text_of(notebook, "squares-check")
    assert "16 queens: 14772512 and the last report: 1.0" in text_of(notebook, "background")
    assert text_of(notebook, "interrupt") == "The count was stopped.\n"
