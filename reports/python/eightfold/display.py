"""The HTML and LaTeX that notebooks show.

A notebook has its own colors, light or dark, and may change them while the output is on the screen. Therefore
nothing here sets a color of text or background, and lines are a transparent gray that is visible on both.
"""

from __future__ import annotations

import base64
import html
import numbers
from typing import Collection, Iterable, List, Optional, Sequence

# The class is given twice so that the selectors win over those of JupyterLab, the classic notebook and VS
# Code, which align all cells to the right.
_STYLE = """<style>
table.eightfold.eightfold{border-collapse:collapse;margin:.5em 0;min-width:20em;color:inherit;\
background:none;border:0;font-variant-numeric:tabular-nums}
table.eightfold.eightfold caption{caption-side:top;text-align:left;font-weight:bold;color:inherit;\
padding:.3em 0}
table.eightfold.eightfold :is(th,td){text-align:left;vertical-align:baseline;padding:.2em .8em;color:inherit;\
background:none;border:0;border-bottom:1px solid rgba(128,128,128,.35);max-width:none;white-space:normal}
table.eightfold.eightfold .number{text-align:right}
table.eightfold.eightfold ul{margin:.2em 0;padding-left:1.3em}
table.eightfold.eightfold tbody th{font-weight:normal}
table.eightfold.eightfold thead :is(th,td){font-weight:bold;border-bottom:2px solid rgba(128,128,128,.7)}
table.eightfold.eightfold tfoot :is(th,td){font-weight:bold;border-top:2px solid rgba(128,128,128,.7);\
border-bottom:0}
</style>"""


class Markup(str):
    """Text that is HTML already, which `html_table` does not escape.

    >>> html_table("", ["board"], [[Markup("<b>8</b>")]]).count("<b>8</b>")
    1
    """


def escaped(value: object) -> str:
    """The value as HTML text. The only control characters that remain are tabs and newlines."""
    if isinstance(value, Markup):
        return str(value)
    text = "" if value is None else str(value)
    text = text.encode("utf-8", "replace").decode("utf-8")
    shown = "".join(c if c.isprintable() or c in "\t\n\u3000\xa0" else "\ufffd" for c in text)
    return html.escape(shown)


def _is_number(value: object) -> bool:
    return isinstance(value, numbers.Real) and not isinstance(value, bool)


def _columns_of_numbers(rows: Sequence[Sequence[object]]) -> List[int]:
    columns = max(map(len, rows), default=0)
    cells = [[row[i] for row in rows if i < len(row) and row[i] is not None] for i in range(columns)]
    return [i for i in range(columns) if cells[i] and all(map(_is_number, cells[i]))]


def html_table(
    caption: str,
    headers: Iterable[object],
    rows: Iterable[Iterable[object]],
    *,
    numeric: Optional[Collection[int]] = None,
    footer: Iterable[object] = (),
) -> str:
    """A table that a screen reader can announce and that is readable in light and dark notebooks.

    The first cell of each row is its header. All text is escaped, except `Markup`; None is an empty cell.
    `numeric` are the columns, from 0, that are aligned to the right; by default those in which every cell is
    a number. `footer` is a last row, such as a sum. An empty caption is omitted.

    >>> html = html_table("Fixed points", ["element", "solutions"], [["identity", 92], ["rotate180", 4]])
    >>> '<th scope="col" class="number">solutions</th>' in html
    True
    >>> '<th scope="row">identity</th><td class="number">92</td>' in html
    True
    """
    body = [list(row) for row in rows]
    right = set(_columns_of_numbers(body) if numeric is None else numeric)

    def cell(tag: str, scope: str, column: int, value: object) -> str:
        kind = f' scope="{scope}"' if tag == "th" else ""
        kind += ' class="number"' if column in right else ""
        return f"<{tag}{kind}>{escaped(value)}</{tag}>"

    def line(cells: Iterable[object]) -> str:
        tags = (cell("td" if i else "th", "row", i, value) for i, value in enumerate(cells))
        return f"<tr>{''.join(tags)}</tr>\n"

    parts = [_STYLE, '\n<table class="eightfold">\n']
    if caption:
        parts.append(f"<caption>{escaped(caption)}</caption>\n")
    titles = "".join(cell("th", "col", i, title) for i, title in enumerate(headers))
    parts.append(f"<thead><tr>{titles}</tr></thead>\n<tbody>\n")
    parts.extend(map(line, body))
    parts.append("</tbody>\n")
    last = list(footer)
    if last:
        parts.append(f"<tfoot>{line(last)}</tfoot>\n")
    parts.append("</table>")
    return "".join(parts)


def section(*parts: str) -> str:
    """Pieces of HTML below each other, for an object that shows more than a table.

    >>> section("<p>a</p>", "<p>b</p>")
    '<div>\\n<p>a</p>\\n<p>b</p>\\n</div>'
    """
    return "<div>\n" + "\n".join(parts) + "\n</div>"


def svg_title(svg: str) -> str:
    """The title of an SVG document, as text.

    >>> svg_title('<svg><title id="t">Rooks &amp; queens</title></svg>')
    'Rooks & queens'
    """
    return html.unescape(svg.partition("<title")[2].partition(">")[2].partition("</title>")[0])


def svg_image(svg: str) -> str:
    """An SVG document as an image in HTML, with its title as the alternative text.

    Inside an image, the style rules and identifiers of a document apply to nothing else. As inline SVG, they
    would apply to the other pictures of the notebook, and nbconvert 6.5 would remove the contents.

    >>> svg_image("<svg><title>Queens</title></svg>")[:46]
    '<img alt="Queens" src="data:image/svg+xml;base'
    """
    data = base64.b64encode(svg.encode("utf-8")).decode("ascii")
    alt = escaped(svg_title(svg))
    return f'<img alt="{alt}" src="data:image/svg+xml;base64,{data}" style="max-width:100%;height:auto">'


def equation(latex: str) -> str:
    r"""LaTeX as `_repr_latex_` returns it.

    >>> equation(r"\frac{96}{8} = 12")
    '$\\displaystyle \\frac{96}{8} = 12$'
    """
    return f"$\\displaystyle {latex}$"


def latex_number(number: int) -> str:
    """The digits in groups of three.

    >>> latex_number(14200)
    '14{,}200'
    """
    return f"{number:,}".replace(",", "{,}")


def burnside_latex(fixed_points: Iterable[int], total: int, order: int, orbits: int) -> str:
    r"""Burnside's lemma with its numbers.

    >>> burnside_latex([2, 2], 4, 2, 2)
    '$\\displaystyle \\frac{2 + 2}{2} = \\frac{4}{2} = 2$'
    """
    terms = " + ".join(map(latex_number, fixed_points))
    division = rf"\frac{{{latex_number(total)}}}{{{order}}}"
    return equation(rf"\frac{{{terms}}}{{{order}}} = {division} = {latex_number(orbits)}")
