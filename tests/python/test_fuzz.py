"""Whatever is passed to the package, it returns a value or raises one of the documented errors."""

import contextlib
import enum
import faulthandler
import itertools
import os
import resource
from typing import NamedTuple

import pytest

from hostile import HOSTILE, VALID
from optional_modules import is_absent, optional
from surface import CALLS, function_of, is_ours, parameters, valid_arguments

EXAMPLES = 1500
# A RecursionError is that of Python itself, for lists that are nested in lists thousands of times.
ALLOWED = (TypeError, ValueError, OverflowError, IndexError, KeyError, OSError, RecursionError)


@pytest.fixture(autouse=True)
def limits():
    """A call that takes all memory must end this file, not the machine. CTest ends a call that hangs."""
    faulthandler.dump_traceback_later(200)  # shows where it hangs, and fails no test
    before = resource.getrlimit(resource.RLIMIT_AS)
    if "asan" not in os.environ.get("LD_PRELOAD", ""):  # it reserves terabytes of addresses
        resource.setrlimit(resource.RLIMIT_AS, (16 << 30, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_AS, before)
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Functions that write files write them here."""
    monkeypatch.chdir(tmp_path)


def use(result):
    """Reads a result as far as it is short."""
    if result is NotImplemented:
        return
    if type(result).__module__.partition(".")[0] == "sympy":
        return  # it takes quadratic time to print a permutation: 20 s for 10,000 points with sanitizers
    repr(result), str(result), result == result, result != 0
    for operation in (hash, len, bool):
        with contextlib.suppress(TypeError):
            operation(result)
    with contextlib.suppress(TypeError):
        for part in itertools.islice(iter(result), 20):
            if is_ours(part):
                repr(part)


ANY_VALID = list(itertools.chain(*VALID.values()))


class Recipe(NamedTuple):
    """How to make one argument. hypothesis prints recipes, because hostile values do not let it print them."""

    is_hostile: bool
    choice: int
    is_omitted: bool
    by_keyword: bool


@pytest.fixture(scope="module")
def recipes_strategy():
    """Up to eight recipes."""
    strategies = optional("hypothesis.strategies")
    recipe = strategies.builds(
        Recipe,
        strategies.sampled_from([False, False, True]),
        strategies.integers(0, 2**16),
        strategies.booleans(),
        strategies.booleans(),
    )
    return strategies.lists(recipe, max_size=8)


def make(recipe, name=""):
    if recipe.is_hostile:
        return HOSTILE[recipe.choice % len(HOSTILE)]()
    valid = VALID.get(name, ANY_VALID)
    return valid[recipe.choice % len(valid)]


def call_with(function, recipes):
    if not parameters(function):
        return function(*(make(recipe) for recipe in recipes[:2]))
    if isinstance(function, enum.EnumMeta):
        return function(make(recipes[0]) if recipes else "full")  # with more, it would create a class
    positional, keywords = [], {}
    for parameter, recipe in itertools.zip_longest(parameters(function), recipes[: len(parameters(function))]):
        if recipe is None or (recipe.is_omitted and parameter.default is not parameter.empty):
            continue
        if parameter.kind is parameter.POSITIONAL_ONLY or not (recipe.by_keyword or keywords):
            positional.append(make(recipe, parameter.name))
        else:
            keywords[parameter.name] = make(recipe, parameter.name)
    return function(*positional, **keywords)


def expect_documented(call, function, *arguments, **keywords):
    try:
        use(function(*arguments, **keywords))
    except ALLOWED:
        pass
    except ModuleNotFoundError as error:
        assert is_absent(error.name)
    except StopIteration:
        assert call.endswith(".__next__")


@pytest.mark.parametrize("call", CALLS)
def test_each_argument_may_be_any_value(call):
    function = function_of(call)
    if isinstance(function, enum.EnumMeta):
        expected = parameters(function)[:1]
    else:
        expected = parameters(function)
    others = valid_arguments(function) or []
    for position, parameter in enumerate(expected):
        for hostile in HOSTILE:
            arguments = [*others]
            if position < len(others):
                arguments[position] = hostile()
                expect_documented(call, function, *arguments)
            elif parameter.kind is parameter.POSITIONAL_ONLY and position == len(others):
                expect_documented(call, function, *arguments, hostile())
            elif parameter.kind is not parameter.POSITIONAL_ONLY:
                expect_documented(call, function, *arguments, **{parameter.name: hostile()})


@pytest.mark.parametrize("call", CALLS)
def test_all_arguments_may_be_any_value(call, recipes_strategy):
    hypothesis = optional("hypothesis")
    function = function_of(call)
    examples = 2 + EXAMPLES // len(CALLS) if parameters(function) else 3

    @hypothesis.settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(recipes_strategy)
    def run(recipes):
        expect_documented(call, call_with, function, recipes)

    run()
