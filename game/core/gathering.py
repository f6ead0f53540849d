"""Gathers events and chapters from a game's modules, so that no game lists them by hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce
from importlib import import_module
from inspect import getmembers, getmodule, isclass
from operator import or_
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, TypeVar

Kind = TypeVar("Kind")
Row = TypeVar("Row")


def modules_of(package: str, *leaving_out: str) -> tuple[ModuleType, ...]:
    """Import the modules of a package itself in the order of their names, except for those in ``leaving_out``."""
    found = import_module(package)
    names = [one.name for one in iter_modules(found.__path__) if not one.ispkg and one.name not in leaving_out]
    return tuple(import_module(f"{package}.{name}") for name in names)


def kinds_of(base: type[Kind], *modules: ModuleType) -> list[type[Kind]]:
    """Return the modules' own classes that derive from ``base``, and from which no other of them derives."""
    kinds: dict[type[Kind], None] = {}
    for module in (getmodule(base), *modules):
        for _, kind in getmembers(module, isclass):
            if issubclass(kind, base) and kind is not base:
                kinds[kind] = None
    return [kind for kind in kinds if not any(kind in other.__bases__ for other in kinds)]


def any_of(base: type, *modules: ModuleType) -> Any:
    """Return the union of ``kinds_of`` a base: what a record may hold, for msgspec."""
    return reduce(or_, kinds_of(base, *modules))


def rows_for(kinds: Iterable[type[Kind]], defaults: Mapping[type[Kind], Row]) -> dict[type[Kind], Row]:
    """Return the rows of a default table for these classes: each has the row of the nearest class that it derives from,
    and those for which there is none are left out."""
    rows = {kind: next((defaults[one] for one in kind.__mro__ if one in defaults), None) for kind in kinds}
    return {kind: row for kind, row in rows.items() if row is not None}
