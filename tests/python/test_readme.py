"""The examples in Python on the README pages, and the list of names in that of the package."""

import doctest
import pathlib
import re

import pytest

import eightfold

SOURCE = pathlib.Path(__file__).parents[2]
PAGES = ["README.md", "reports/python/README.md"]


def text_of(page):
    return (SOURCE / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_print_what_the_page_shows(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"^```pycon\n(.*?)^```$", text_of(page), re.MULTILINE | re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, page, page, 0)
    assert examples.examples
    messages = []
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(examples, out=messages.append)
    assert not messages, "".join(messages)


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_python_is_an_example(page):
    assert not re.search("^```py(?!con$)", text_of(page), re.MULTILINE)


def test_the_table_of_the_package_has_every_public_name():
    rows = re.findall(r"^\| `[a-z_]+` \| ([^|]*) \|", text_of("reports/python/README.md"), re.MULTILINE)
    listed = re.findall(r"`(\w+)[^`]*`", " ".join(rows))
    assert sorted(set(listed)) == sorted(set(eightfold.__all__) - {"__version__"})
    assert len(listed) == len(set(listed))
