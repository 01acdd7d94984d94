"""The public functions and classes of the package, found by introspection, with objects to call their methods on."""

import enum
import inspect
import itertools

import eightfold
from hostile import VALID

PUBLIC = {name: getattr(eightfold, name) for name in eightfold.__all__ if callable(getattr(eightfold, name))}

# What classes call with arguments of their own, and what raises AttributeError.
PRIVATE = {"__new__", "__init_subclass__", "__class_getitem__", "__subclasshook__", "__setattr__", "__delattr__"}


def parameters(function):
    """The parameters that can be passed by keyword or position, without the object of a method."""
    try:
        found = list(inspect.signature(function).parameters.values())
    except (TypeError, ValueError):
        return []
    return [each for each in found if each.kind not in (each.VAR_KEYWORD, each.VAR_POSITIONAL)]


def valid_arguments(function, choice=0):
    """Arguments for the required parameters; None if one has a name without known values."""
    arguments = []
    for parameter in parameters(function):
        if parameter.default is not parameter.empty:
            break
        if parameter.name not in VALID:
            return None
        values = VALID[parameter.name]
        arguments.append(values[choice % len(values)])
    return arguments


def is_ours(value):
    return type(value).__module__.startswith("eightfold")


def methods(cls):
    """The names of what a class of the package can be asked to do, special methods too."""
    names = [
        name
        for ancestor in cls.__mro__
        if ancestor.__module__.startswith("eightfold")
        for name, value in vars(ancestor).items()
        if (not name.startswith("_") or name.startswith(("__", "_repr_")))
        and name not in PRIVATE
        and not isinstance(value, (str, int, dict, tuple, type(None), type))
    ]
    members = cls.__members__ if issubclass(cls, enum.Enum) else ()
    return sorted(set(names).difference(members))


def parts(value):
    """What a result consists of, as far as it is from this package."""
    yield value
    is_sequence = any("__iter__" in vars(ancestor) for ancestor in type(value).__mro__)
    if isinstance(value, (list, tuple)) or (is_ours(value) and is_sequence):
        yield from itertools.islice(value, 3)


def find_objects():
    """An object of each class of the package: results of its functions, of their properties and methods."""
    found = {}

    def add(result):
        for part in parts(result):
            if is_ours(part) and not isinstance(part, BaseException) and type(part) not in found:
                found[type(part)] = part
                for name in methods(type(part)):
                    explore(part, name)

    def explore(owner, name):
        try:
            member = getattr(owner, name)
            if callable(member):
                if name.startswith("_") or name == "save":
                    return
                arguments = valid_arguments(member)
                if arguments is None:
                    return
                member = member(*arguments)
            add(member)
        except (ImportError, TypeError, ValueError, AttributeError):
            pass  # not for this object

    add(eightfold.cycle_index("cyclic", 4))  # of no group that has a name here
    for function in PUBLIC.values():
        for choice in range(2, 4):
            arguments = valid_arguments(function, choice)
            if arguments is not None and not (inspect.isclass(function) and issubclass(function, BaseException)):
                try:
                    add(function(*arguments))
                except (ImportError, TypeError, ValueError):
                    pass
    return found


OBJECTS = find_objects()

CALLS = {name: (None, name) for name in PUBLIC}
"""All that can be called: functions and classes by their names, methods as Class.method."""
for _cls in OBJECTS:
    CALLS.update({f"{_cls.__name__}.{_name}": (_cls, _name) for _name in methods(_cls)})


def function_of(call):
    """A function of the package, or a bound method; for a property, a function without arguments."""
    cls, name = CALLS[call]
    if cls is None:
        return PUBLIC[name]
    value = inspect.getattr_static(cls, name)
    if callable(getattr(cls, name)) and not isinstance(value, property):
        return getattr(OBJECTS[cls], name)
    return lambda: getattr(OBJECTS[cls], name)
