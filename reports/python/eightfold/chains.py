"""Closed chains of colored beads: all, up to rotation, and up to rotation and reflection."""

from __future__ import annotations

import itertools
from typing import Any, Callable, Iterable, Iterator, NamedTuple, Optional, Union, overload

from . import _native
from .display import equation, html_table, latex_number, section
from .immutable import fact, Report

Chain = tuple[int, ...]

Content = Optional[Iterable[int]]
"""The number of beads or points of each color."""

_FIRST_BATCH = 64
_MOST_BEADS_IN_BATCH = 1 << 20
_LARGEST_RANK = 2**64 - 1
_CHAINS_SHOWN = 12

_KINDS = {
    "rotation": "rotation",
    "reflection_through_two_beads": "reflection through two beads",
    "reflection_through_two_gaps": "reflection through two gaps",
    "reflection_through_bead_and_gap": "reflection through a bead and a gap",
}
"""The kinds of elements in the JSON document, and in words."""


class ChainElements(NamedTuple):
    """Elements of the group of a closed chain that have the same number of cycles of beads.

    >>> necklaces(4, 2).tally[1]
    ChainElements(kind='rotation', elements=1, cycles=2, fixed=4)
    """

    kind: str
    """rotation, or reflection with its axis."""
    elements: int
    """Their number."""
    cycles: int
    """The cycles of each element. An element fixes a chain if each cycle has one color."""
    fixed: int
    """The chains that each element fixes: colors ** cycles, or those of them with the content."""


class Chains(Report):
    """The least chain of each class, in lexicographic order. `chains`, `necklaces` and `bracelets` return it.

    Iterable without a list in memory, and indexable up to rank 2**64 - 1 without listing what precedes. The
    document is that of the command ``eightfold chains --count``; its schema is chain-count-1.0.

    >>> list(necklaces(3, 2))
    [(0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 1, 1)]
    >>> necklaces(64, 2).count
    288230376218822676
    >>> necklaces(20, 2)[1000]
    (0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1)
    >>> list(bracelets(5, content=(3, 2)))
    [(0, 0, 0, 1, 1), (0, 0, 1, 0, 1)]
    """

    __slots__ = ("_count", "_chain_at", "_list")
    _count: int
    _chain_at: Callable[[int], Chain]
    _list: Callable[[int, int], list[Chain]]
    _makers = "chains(), necklaces() or bracelets()"
    _refusal = "Chains are immutable"

    kind: fact[str] = fact(lambda self: self._document["kind"], doc="chains, necklaces or bracelets.")
    beads: fact[int] = fact(lambda self: self._document["beads"], doc="The number of beads.")
    colors: fact[int] = fact(lambda self: self._document["colors"], doc="The number of colors.")
    content: fact[Optional[Chain]] = fact(
        lambda self: tuple(self._document.get("content", ())) or None, doc="The beads of each color, if given."
    )
    count: fact[int] = fact(
        lambda self: self._count,
        doc="Their number, by Burnside's lemma. `len` is the same but raises OverflowError from 2**63.",
    )
    order: fact[int] = fact(
        lambda self: self._document["order"],
        doc="The order of the group: 1 for chains, beads for necklaces, 2 * beads for bracelets.",
    )
    sum: fact[int] = fact(
        lambda self: int(self._document["fixed_point_sum_text"]),
        doc="The sum of the fixed points of the elements of the group.",
    )

    @property
    def tally(self) -> tuple[ChainElements, ...]:
        """The elements of the group with their fixed points, grouped by the number of their cycles."""
        return tuple(
            ChainElements(_KINDS[term["kind"]], term["elements"], term["cycles"], int(term["fixed_by_each_text"]))
            for term in self._document["terms"]
        )

    def __len__(self) -> int:
        return self.count

    def __bool__(self) -> bool:
        return self.count > 0

    @overload
    def __getitem__(self, index: int) -> Chain: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Chain, ...]: ...

    def __getitem__(self, index: Union[int, slice]) -> Union[Chain, tuple[Chain, ...]]:
        places = range(self.count)[index]
        if isinstance(places, int):
            return self._at(places)
        if places.step == 1:
            return tuple(itertools.islice(self._from(places.start), places.stop - places.start))
        return tuple(map(self._at, places))

    def _at(self, rank: int) -> Chain:
        if rank > _LARGEST_RANK:
            raise OverflowError("index: ranks from 2**64 are not supported; give 0 to 2**64 - 1")
        return self._chain_at(rank)

    def __iter__(self) -> Iterator[Chain]:
        return self._from(0)

    def _from(self, rank: int) -> Iterator[Chain]:
        most = _MOST_BEADS_IN_BATCH // (self.beads + 1)
        length = _FIRST_BATCH
        while rank < min(self.count, _LARGEST_RANK):
            batch = self._list(rank, length)
            yield from batch
            rank += len(batch)
            # Bracelets with a content are listed from the first one for each batch.
            length = min(2 * length, most if self.content is None else max(most, rank // 8))

    def __contains__(self, chain: object) -> bool:
        if not isinstance(chain, tuple) or len(chain) != self.beads:
            return False
        if not all(isinstance(color, int) and 0 <= color < self.colors for color in chain):
            return False
        if self.content is not None and any(chain.count(i) != n for i, n in enumerate(self.content)):
            return False
        if self.kind == "chains":
            return True
        turned = [chain, chain[::-1]] if self.kind == "bracelets" else [chain]
        images = (image[i:] + image[:i] for image in turned for i in range(max(self.beads, 1)))
        return all(chain <= image for image in images)

    def rows(self) -> list[dict[str, Any]]:
        """A row for each entry of the tally, for pandas.

        >>> necklaces(2, 3).rows()[0]
        {'kind': 'rotation', 'elements': 1, 'cycles': 2, 'fixed': 9}
        """
        return [elements._asdict() for elements in self.tally]

    def __reduce__(self) -> tuple[Callable[..., Chains], tuple[Any, ...]]:
        return _chains, (self.kind, self.beads, self.colors, self.content)

    def __repr__(self) -> str:
        of = self.colors if self.content is None else f"content={self.content}"
        return f"{self.kind}({self.beads}, {of})"

    def _repr_html_(self) -> str:
        content = "" if self.content is None else f" with the content {self.content}"
        tally = html_table(
            f"{self.kind.capitalize()} of {self.beads} beads in {self.colors} colors{content}: {self.count:,}",
            ("element", "number", "cycles of each", "chains that each fixes"),
            self.tally,
            footer=(f"sum / {self.order}", None, None, f"{self.sum:,} / {self.order} = {self.count:,}"),
        )
        shown = [(rank, " ".join(map(str, chain))) for rank, chain in enumerate(self[:_CHAINS_SHOWN])]
        omitted = self.count - len(shown)
        footer = ("", f"and {omitted:,} more") if omitted else ()
        return section(tally, html_table("The first of them", ("rank", "colors"), shown, footer=footer))

    def _repr_latex_(self) -> str:
        terms = [
            (rf"{elements} \cdot " if elements > 1 else "")
            + (f"{self.colors}^{{{cycles}}}" if self.content is None else latex_number(fixed))
            for _, elements, cycles, fixed in self.tally
        ]
        division = rf"\frac{{{latex_number(self.sum)}}}{{{self.order}}} = {latex_number(self.count)}"
        return equation(rf"\frac{{{' + '.join(terms)}}}{{{self.order}}} = {division}")


def _chains(kind: str, beads: int, colors: Optional[int], content: Content = None) -> Chains:
    write, chain_at, list_chains = _native.chains(kind, beads, colors, content)
    return Chains._of(_write=write, _count=int(write("count")), _chain_at=chain_at, _list=list_chains)


def chains(beads: int, colors: Optional[int] = None, *, content: Content = None) -> Chains:
    """All chains of `beads` beads (0 to 300) in the colors 0 to `colors` - 1 (`colors` is 0 to 100).

    `content` is the number of beads of each color, instead of or beside `colors`.

    >>> list(chains(2, 2))
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    >>> list(chains(3, content=(2, 1)))
    [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
    """
    return _chains("chains", beads, colors, content)


def necklaces(beads: int, colors: Optional[int] = None, *, content: Content = None) -> Chains:
    """The least chain of each class up to rotation. The arguments are those of `chains`.

    >>> necklaces(6, 2).count
    14
    >>> necklaces(6, content=(2, 2, 2)).count
    16
    """
    return _chains("necklaces", beads, colors, content)


def bracelets(beads: int, colors: Optional[int] = None, *, content: Content = None) -> Chains:
    """The least chain of each class up to rotation and reflection. The arguments are those of `chains`.

    >>> bracelets(6, 2).count
    13
    >>> bracelets(6, content=(2, 2, 2)).count
    11
    """
    return _chains("bracelets", beads, colors, content)
