"""The equations of this package as LaTeX."""

from __future__ import annotations

from typing import Iterable

from .display import equation


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
