"""What stands in the modules of a game, gathered: none lists its events or its chapters by hand."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from inspect import getmembers, getmodule, isclass
from operator import or_
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def modules_of(package: str, *leaving_out: str) -> tuple[ModuleType, ...]:
    """Import the modules that stand in a package itself, in the order of their names, but for those in
    ``leaving_out``."""
    found = import_module(package)
    names = [one.name for one in iter_modules(found.__path__) if not one.ispkg and one.name not in leaving_out]
    return tuple(import_module(f"{package}.{name}") for name in names)


def any_of(base: type, *modules: ModuleType) -> Any:
    """Return the union of the classes in these modules that derive from ``base``, with those of its own module: what a
    record may hold, for msgspec. Classes that others of them derive from are left out."""
    kinds: dict[type, None] = {}
    for module in (getmodule(base), *modules):
        for _, kind in getmembers(module, isclass):
            if issubclass(kind, base) and kind is not base:
                kinds[kind] = None
    return reduce(or_, (kind for kind in kinds if not any(kind in other.__bases__ for other in kinds)))
