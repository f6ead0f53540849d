"""What stands in the modules of a package, gathered: no game lists its events, its commands or its chapters by hand."""

from __future__ import annotations

from functools import reduce
from importlib import import_module
from inspect import getmembers, isclass
from operator import or_
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def modules_of(package: str, *leaving_out: str) -> tuple[ModuleType, ...]:
    """Import the modules that stand in a package itself, in the order of their names; a module is its own only one.
    Modules named in ``leaving_out`` are not imported."""
    found = import_module(package)
    if not hasattr(found, "__path__"):
        return (found,)
    names = [one.name for one in iter_modules(found.__path__) if not one.ispkg and one.name not in leaving_out]
    return tuple(import_module(f"{package}.{name}") for name in names)


def any_of(base: type, *packages: str) -> Any:
    """Return the union of the classes that derive from ``base`` and stand in these packages or modules, imported ones
    among them: what a record may hold, for msgspec. Bases of other classes found there are left out."""
    kinds: dict[type, None] = {}
    for module in [module for package in packages for module in modules_of(package)]:
        for _, kind in getmembers(module, isclass):
            if issubclass(kind, base) and kind is not base:
                kinds[kind] = None
    return reduce(or_, (kind for kind in kinds if not any(kind in other.__bases__ for other in kinds)))
