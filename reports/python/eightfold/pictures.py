"""Pictures of placements and orbits, and the page of all orbits."""

from __future__ import annotations

import html
import os
from typing import Callable, Iterable, Optional, Union

from . import _native
from .arguments import listener, PlacementLike, Progress, refuse_constraints, SquaresLike
from .display import svg_image, svg_title
from .immutable import Immutable, Result, Writer
from .orbit import Orbit
from .subgroup import SubgroupLike

PathLike = Union[str, "os.PathLike[str]"]
"""The path of a file."""

_THEMES = ("automatic", "light", "dark", "print")


class Picture(Result):
    """A picture, which a notebook shows. Made by `draw` and `sheet`.

    The theme "automatic" follows the reader: an SVG is dark where the reader prefers dark colors, a PNG is
    light, and a PDF is on white paper. The other themes are "light", "dark" and "print".

    >>> picture = draw([1, 3, 0, 2])
    >>> picture
    <Picture '4 queens: [1 3 0 2]'>
    >>> picture.svg.startswith("<svg")
    True
    >>> picture.to_png()[:4]
    b'\\x89PNG'
    """

    __slots__ = ("_draw", "_svg", "_theme")
    _draw: Writer
    _svg: str
    _theme: str
    _makers = "draw() or sheet()"
    _refusal = "a Picture is immutable"

    @property
    def svg(self) -> str:
        """The picture as a complete SVG document, with a title and a description for screen readers."""
        if not hasattr(self, "_svg"):
            object.__setattr__(self, "_svg", self._draw(self._theme))
        return self._svg

    def _drawn(self, instead_of_automatic: str) -> str:
        return self._draw(instead_of_automatic if self._theme == "automatic" else self._theme)

    def to_png(self) -> bytes:
        """The picture as a PNG file. Raises RuntimeError if rsvg-convert is missing (Debian: librsvg2-bin) or the
        picture has more than 16384 pixels in a row or column.

        >>> len(draw([1, 3, 0, 2], width=64).to_png()) > 100
        True
        """
        return _native.png(self._drawn("light"))

    def to_pdf(self) -> bytes:
        """The picture as a PDF file of one page. Raises RuntimeError like `to_png`.

        >>> draw([1, 3, 0, 2]).to_pdf()[:4]
        b'%PDF'
        """
        return _native.pdf(self._drawn("print"))

    def save(self, path: PathLike) -> None:
        """Writes a file in the format of the suffix: .svg, .png or .pdf. The file is complete or does not
        appear.

        Raises ValueError for another suffix, OSError if the file cannot be written, and RuntimeError like
        `to_png`.

        >>> import pathlib, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     path = pathlib.Path(folder, "board.svg")
        ...     draw([1, 3, 0, 2]).save(path)
        ...     path.read_text(encoding="utf-8").startswith("<svg")
        True
        """
        formats = {".svg": lambda: self.svg.encode("utf-8"), ".png": self.to_png, ".pdf": self.to_pdf}
        _native.write_file(path, formats[_suffix_of(path, tuple(formats))]())

    def __reduce__(self) -> tuple[Callable[[dict[str, str], str], Picture], tuple[dict[str, str], str]]:
        return _picture_of_documents, ({theme: self._draw(theme) for theme in _THEMES}, self._theme)

    def __repr__(self) -> str:
        return f"<Picture {svg_title(self.svg)!r}>"

    def _repr_svg_(self) -> str:
        return self.svg

    def _repr_html_(self) -> str:
        return svg_image(self.svg)


class Page(Immutable):
    """The interactive HTML page of all orbits of one board. Made by `page`.

    A notebook shows it in a frame of its own, without access to the notebook.

    >>> page(8)
    <Page 'The orbits of the 8-queens solutions'>
    """

    __slots__ = ("_html", "_title")

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise TypeError("text: a page is made by page(n)")
        self._html = text
        self._title = html.unescape(text.partition("<title>")[2].partition("</title>")[0])

    @property
    def html(self) -> str:
        """The page, complete in itself.

        >>> page(5).html.startswith("<!DOCTYPE html>")
        True
        """
        return self._html

    def save(self, path: PathLike) -> None:
        """Writes the page into a file with the suffix .html or .htm. The file is complete or does not appear.

        Raises ValueError for another suffix, and OSError if the file cannot be written.

        >>> import pathlib, tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     page(5).save(pathlib.Path(folder, "orbits.html"))
        """
        _suffix_of(path, (".html", ".htm"))
        _native.write_file(path, self._html.encode("utf-8"))

    def __reduce__(self) -> tuple[Callable[[str], Page], tuple[str]]:
        return Page, (self._html,)

    def __repr__(self) -> str:
        return f"<Page {self._title!r}>"

    def _repr_html_(self) -> str:
        # Scripts of the page run, but it is not of the notebook's origin, so they cannot reach the notebook.
        # Without <base>, links such as #orbit=9 would lead to the notebook.
        framed = self._html.replace("<head>", '<head><base href="about:srcdoc">', 1)
        return (
            f'<iframe title="{html.escape(self._title)}" sandbox="allow-scripts" srcdoc="{html.escape(framed)}" '
            'style="width:100%;height:40em;border:1px solid rgba(128,128,128,.5)"></iframe>'
        )


def _suffix_of(path: PathLike, suffixes: tuple[str, ...]) -> str:
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


def _picture(draw: Writer, theme: str) -> Picture:
    _native.check_theme(theme)
    return Picture._of(_draw=draw, _theme=theme)


def _picture_of_documents(documents: dict[str, str], theme: str) -> Picture:
    return _picture(documents.__getitem__, theme)


def draw(
    placement: PlacementLike | Orbit,
    n: Optional[int] = None,
    rule: str = "queens",
    title: str = "",
    attacks_of: Optional[int] = None,
    symmetries: bool = False,
    coordinates: bool = True,
    width: Optional[int] = None,
    theme: str = "automatic",
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Picture:
    """The picture of a placement on the n×n board, or of all images in an orbit.

    `n` is at most 32; by default, the board is as large as the placement needs. Pieces that attack each other
    under the rule have the warning color and a line between them. `attacks_of` is a row, from 0, whose piece
    shows what it attacks. `symmetries` draws the axis or center of each symmetry that fixes the placement.
    `coordinates` are the letters and numbers around the board. `width` is in pixels, 16 to 16384.

    ``queens`` and ``blocked`` are as in `solutions`: more pieces, whose squares have a frame, and hatched
    squares.

    An orbit has a board for each element of its group; `n`, `attacks_of`, `symmetries`, `coordinates`, `queens`
    and `blocked` do not apply.

    Raises TypeError and ValueError for invalid arguments.

    >>> draw([1, 3, 0, 2], title="Four queens").svg.count("Four queens")
    2
    >>> draw([1, 3, 0, 2], attacks_of=4)
    Traceback (most recent call last):
    ValueError: attacks_of: 4 is out of range; give 0 to 3
    """
    if isinstance(placement, Orbit):
        if n is not None or attacks_of is not None or symmetries or not coordinates or queens or blocked:
            raise ValueError(
                "placement: n, attacks_of, symmetries, coordinates, queens and blocked do not apply to an orbit; "
                "draw its representative"
            )
        drawing = _native.draw_orbit(placement.representative, placement.group, rule, title, width)
    else:
        drawing = _native.draw_board(
            placement, n, rule, (queens, blocked), title, attacks_of, bool(symmetries), bool(coordinates), width
        )
    return _picture(drawing, theme)


def sheet(
    source: int | Iterable[PlacementLike | Orbit],
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    all: bool = False,
    by_orbit: bool = False,
    limit: Optional[int] = None,
    columns: Optional[int] = None,
    title: str = "",
    width: Optional[int] = None,
    theme: str = "automatic",
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Picture:
    """Many boards in one picture: the canonical solutions on the n×n board, or given placements or orbits.

    With n, from 0 to 32, the sheet shows the canonical solution of each orbit under the group; with `all`,
    every solution; with `by_orbit`, a row for each orbit and a column for each element of the group, where an
    image that the row has already is a gap. Of more than 100 orbits, `by_orbit` shows a sample with all short
    ones.

    ``queens`` and ``blocked`` are as in `solutions`. All symmetries that preserve them act; a `group` that does
    not preserve them raises ValueError.

    Given placements have the same number of rows. `group`, `all`, `by_orbit`, `threads`, `progress`, `queens`
    and `blocked` are about n only.

    `limit` is the number of boards, or with `by_orbit` of orbits, 1 to 1000. `columns` is the number of
    boards in a row, 1 to 100, except with `by_orbit`. `width` is in pixels, 16 to 16384.

    Raises ValueError if there is no limit and more than 1000 boards, and TypeError and ValueError for invalid
    arguments.

    >>> "12 orbits" in sheet(8).svg
    True
    >>> "Both solutions" in sheet([[1, 3, 0, 2], [2, 0, 3, 1]], title="Both solutions").svg
    True
    """
    _native.check_theme(theme)
    if by_orbit and (all or columns is not None):
        raise ValueError("by_orbit: excludes all and columns; remove them")
    if isinstance(source, (str, bytes)):
        raise TypeError("source: text is neither n nor placements; give 0 to 32, or an iterable of placements")
    if isinstance(source, Iterable):
        if all or by_orbit:
            raise ValueError("source: all and by_orbit need n, not placements; remove them")
        refuse_constraints(queens, blocked)
        return _picture(_native.draw_sheet(source, rule, limit, columns, title, width), theme)
    squares = (queens, blocked)
    with listener(progress, "N = {}", source) as report:
        run = (threads, report)
        if by_orbit:
            drawing = _native.draw_orbit_rows(source, group, rule, squares, limit, title, width, run)
        else:
            drawing = _native.draw_solutions(
                source, group, rule, squares, bool(all), limit, columns, title, width, run
            )
    return _picture(drawing, theme)


def page(
    n: int,
    group: Optional[SubgroupLike] = None,
    rule: str = "queens",
    title: str = "",
    threads: int = 1,
    progress: Progress = False,
    *,
    queens: SquaresLike = (),
    blocked: SquaresLike = (),
) -> Page:
    """The interactive HTML page of the orbits of all solutions on the n×n board.

    The page has the counts, Burnside's lemma as a picture, and a card for each orbit. Readers turn and flip
    the boards, place pieces of their own and answer a quiz.

    ``queens`` and ``blocked`` are as in `solutions`. All symmetries that preserve them act; a `group` that does
    not preserve them raises ValueError.

    A page holds at most 20000 orbits; 13 queens have 9233, 14 queens too many. Raises ValueError if there are
    more.

    >>> page(6, group="rotations")
    <Page 'The orbits of the 6-queens solutions under the rotation group'>
    """
    with listener(progress, "N = {}", n) as report:
        return Page(_native.page(n, group, rule, (queens, blocked), title, (threads, report)))
