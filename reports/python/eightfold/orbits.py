"""The orbits of solutions and of lists of placements."""

from __future__ import annotations

from ._native import Orbit
from .display import html_table


def orbit_html(orbit: Orbit) -> str:
    """The members of an orbit as a table."""
    caption = f"Orbit of size {orbit.size}, type {orbit.type}"
    rows = [(str(placement), witness.name) for placement, witness in orbit.images]
    return html_table(caption, ("member", "witness"), rows)
