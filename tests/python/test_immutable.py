"""Copies and pickles of results: of everything that the package returns."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import eightfold
from eightfold import burnside, canonical_solutions, draw, marks, orbit_report, orbits, page, sheet, solutions

BOTH = [[1, 3, 0, 2], [2, 0, 3, 1]]
RESULTS = {
    "burnside of solutions": burnside(8),
    "burnside of a range of routes": burnside(15, group="rotations"),
    "burnside of placements": burnside(BOTH),
    "burnside of another rule": burnside(5, rule="torus"),
    "orbits": orbits(8),
    "orbits under a group": orbits(7, group="flip_vertical"),
    "orbits of placements": orbits(BOTH, group="rotations"),
    "orbits of no rows": orbits(0),
    "no orbits": orbits(3),
    "orbits of another rule": orbits(5, rule="rooks"),
    "orbit report": orbit_report(6),
    "orbit report with members": orbit_report(6, members=True),
    "marks": marks(8),
    "marks of placements": marks(BOTH),
    "picture": draw([1, 3, 0, 2], title="Four queens"),
    "dark sheet": sheet(5, theme="dark"),
    "orbit rows": sheet(4, by_orbit=True),
    "page": page(4),
    "chains": eightfold.chains(4, 2),
    "bracelets with a content": eightfold.bracelets(6, content=(2, 2, 2)),
    "cycle index": eightfold.cycle_index("cyclic", 4),
    "cycle index of symmetries": eightfold.cycle_index("square-cells 3 half-turn"),
    "cycle index of generators": eightfold.cycle_index(generators="(1 2 3)", points=5),
    "pieces": eightfold.pieces(3, 4, {"name": "wazirs", "leaps": [[0, 1], [1, 0]]}, queens="a1", blocked="d3"),
    "counts of pieces": eightfold.pieces(4, rule="kings").counts(),
    "orbits of pieces": eightfold.pieces(5, rule="torus").orbits(group="all"),
    "burnside of pieces": eightfold.pieces(8, rule="bishops").burnside(14),
    "placement of pieces": eightfold.pieces(8, rule="bishops").placement("a1 h7"),
    "verdict": eightfold.verify("n: 8\nsolutions: 92\n"),
    "orbit": orbits(8)[9],
}


def facts(result):
    """What a result shows, without addresses."""
    documents = [getattr(result, name)() for name in ("to_json", "to_csv", "rows") if hasattr(result, name) and can(result, name)]
    svg = [result.svg, result.to_pdf()] if isinstance(result, eightfold.Picture) else []
    return [type(result), repr(result), str(result), *documents, *svg]


def can(result, name):
    try:
        getattr(result, name)()
    except ValueError:
        return False  # Burnside.to_json of placements
    return True


@pytest.mark.parametrize("name", RESULTS)
def test_a_pickled_result_is_equal_and_shows_the_same(name):
    result = RESULTS[name]
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        restored = pickle.loads(pickle.dumps(result, protocol))
        assert facts(restored) == facts(result)
        if not isinstance(result, (eightfold.Picture, eightfold.Page)):  # two of them are never equal
            assert restored == result and hash(restored) == hash(result)
        assert facts(pickle.loads(pickle.dumps(restored))) == facts(result)


@pytest.mark.parametrize("name", RESULTS)
def test_a_copy_of_a_result_shows_the_same(name):
    result = RESULTS[name]
    assert facts(copy.copy(result)) == facts(copy.deepcopy(result)) == facts(result)


def test_a_process_pool_returns_results():
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(orbits, [4, 5, 6])) == [orbits(4), orbits(5), orbits(6)]


def test_iterators_refuse_to_be_pickled_or_copied():
    """With the default of Python, the protocols 0 and 1 end the process."""
    for iterator in (solutions(4), canonical_solutions(4)):
        for attempt in (copy.copy, copy.deepcopy, *(lambda it, p=p: pickle.dumps(it, p) for p in range(6))):
            with pytest.raises(TypeError, match=f"cannot pickle or copy an object of type {type(iterator).__name__}"):
                attempt(iterator)


RESTORE, STATE = orbits(8).__reduce__()
JUNK = [None, -1, 2**64, 33, True, "x", b"\xff", (), (None,), 1.5]


def changed(state):
    """Copies of a state with one item replaced, at any depth, and shorter ones."""
    yield from ((), state[:-1], state + (0,), list(state))
    for place, item in enumerate(state):
        others = [*JUNK, *(changed(item) if isinstance(item, tuple) else ()), *([item[:-1], item[::-1]] if isinstance(item, bytes) else ())]
        yield from (state[:place] + (other,) + state[place + 1 :] for other in others)


def test_a_state_that_was_changed_is_refused_or_is_that_of_other_orbits():
    refused = 0
    for state in changed(STATE):
        try:
            result = RESTORE(*state)
        except (TypeError, ValueError, OverflowError):
            refused += 1
        else:
            assert repr(result)
    assert refused > 10


def test_orbits_of_a_state_are_those_of_representatives_in_order():
    n, group, rule, size, columns, fixed, *squares = STATE
    with pytest.raises(ValueError, match="the representatives are not in order"):
        RESTORE(n, group, rule, size, columns[8:16] + columns[:8] + columns[16:], fixed, *squares)
    with pytest.raises(ValueError, match="not a representative"):
        RESTORE(n, group, rule, 1, bytes(orbits(8)[0][1]), fixed, *squares)


@pytest.mark.parametrize("name", ["burnside of solutions", "burnside of placements", "marks"])
def test_a_report_with_a_changed_document_raises_at_its_use(name):
    result = RESULTS[name]
    restore, (cls, documents) = result.__reduce__()
    for document in ("", "[]", "{}", "null", documents["json"][:-3]):
        changed_result = restore(cls, {**documents, "json": document})
        with pytest.raises((TypeError, ValueError, KeyError)):
            repr(changed_result)
