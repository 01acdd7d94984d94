"""HTML and LaTeX for notebooks."""

import xml.dom.minidom

import pytest

from eightfold.display import Markup, equation, html_table, section


def parsed(html):
    """The table, whose HTML is XML too."""
    return xml.dom.minidom.parseString(f"<body>{html}</body>")


def texts(document, tag):
    return [node.firstChild.data for node in document.getElementsByTagName(tag) if node.firstChild]


def test_a_table_has_a_caption_and_headers_of_columns_and_rows():
    table = parsed(html_table("Fixed points", ["element", "solutions"], [["identity", 92], ["rotate180", 4]]))
    assert texts(table, "caption") == ["Fixed points"]
    headers = {node.firstChild.data: node.getAttribute("scope") for node in table.getElementsByTagName("th")}
    assert headers == {"element": "col", "solutions": "col", "identity": "row", "rotate180": "row"}
    assert texts(table, "td") == ["92", "4"]


def test_columns_of_numbers_are_aligned_to_the_right():
    def right(**arguments):
        rows = [["a", 1, "x", None], ["b", None, 2, True]]
        table = parsed(html_table("", "abcd", rows, **arguments))
        first = table.getElementsByTagName("tr")[0]
        return [i for i, cell in enumerate(first.getElementsByTagName("th")) if cell.getAttribute("class")]

    assert right() == [1]
    assert right(numeric=[2, 3]) == [2, 3]
    assert right(numeric=()) == []


def test_a_footer_is_a_row_of_its_own():
    table = parsed(html_table("", ["element", "solutions"], [["identity", 92]], footer=["sum", 92]))
    (footer,) = table.getElementsByTagName("tfoot")
    assert texts(footer, "th") + texts(footer, "td") == ["sum", "92"]
    assert not parsed(html_table("", ["a"], [])).getElementsByTagName("tfoot")


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "</caption></table>",
        "&lt;",
        "\x00\x1b[31m",
        "\ud800",
    ],
)
def test_text_is_never_markup(hostile):
    html = html_table(hostile, [hostile], [[hostile, hostile]], footer=[hostile])
    table = parsed(html)
    assert {node.tagName for node in table.getElementsByTagName("*")} == {
        *("body", "style", "table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td")
    }
    html.encode("utf-8")


def test_markup_is_inserted_as_it_is():
    table = parsed(html_table("", ["board"], [[Markup("<svg/>")]]))
    assert len(table.getElementsByTagName("svg")) == 1


def test_a_table_sets_no_color_of_text_or_background():
    html = html_table("c", ["h"], [["r"]])
    assert "#" not in html and "black" not in html and "white" not in html.replace("white-space", "")
    assert "<script" not in html


def test_an_equation_is_in_display_style():
    assert equation("12") == r"$\displaystyle 12$"


def test_sections_follow_each_other():
    assert texts(parsed(section("<p>a</p>", "<p>b</p>")), "p") == ["a", "b"]
