"""Circles of imports: files, and rooms (folders of them), of which each imports the next and the last the first."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from tests.architecture.source import Source, imported

Graph = Mapping[str, frozenset[str]]


def module_of(source: Source) -> str:
    """Return what a file is called in imports: ``game.core.dice``; a package by its own name."""
    return source.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def room_of(module: str) -> str:
    """Return the folder that a module stands in. The folders of the games are one room: they do not know each other."""
    return re.sub(r"\.games\.\w+", ".games.<game>", module.rpartition(".")[0])


def files_that_import(sources: Iterable[Source]) -> dict[str, frozenset[str]]:
    """Return which files each file imports, also in a function or for the sake of type hints."""
    known = {module_of(source): source for source in sources}
    return {module: frozenset(_resolved(source, known)) - {module} for module, source in known.items()}


def _resolved(source: Source, known: Mapping[str, Source]) -> Iterator[str]:
    for name, _ in imported(source):
        module = name
        while module not in known and "." in module:
            module = module.rpartition(".")[0]
        if module in known:
            yield module


def crowded_rooms(modules: Collection[str], *, most: int) -> dict[str, int]:
    """Rooms of more than ``most`` files, with how many they hold, the rooms in them apart."""
    rooms = {module.rpartition(".")[0] for module in modules}
    counts = Counter(module.rpartition(".")[0] for module in modules if module not in rooms)
    return {room: count for room, count in sorted(counts.items()) if count > most}


def rooms_that_import(files: Graph) -> dict[str, frozenset[str]]:
    """Return which rooms each room imports from; a room above its own rooms is a room like them."""
    found: dict[str, set[str]] = {}
    for module, others in files.items():
        found.setdefault(room_of(module), set()).update(room_of(other) for other in others)
    return {room: frozenset(others - {room}) for room, others in found.items()}


def circles(graph: Graph) -> list[tuple[str, ...]]:
    """Return all that can be reached from one another, each sorted: what nobody can tear apart without changing it.
    (Tarjan's strongly connected components, of more than one.)"""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []
    found: list[tuple[str, ...]] = []

    def visit(node: str) -> None:
        order[node] = lowest[node] = len(order)
        path.append(node)
        for other in sorted(graph.get(node, ())):
            if other not in order:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in path:
                lowest[node] = min(lowest[node], order[other])
        if lowest[node] == order[node]:
            members = path[path.index(node) :]
            del path[len(path) - len(members) :]
            if len(members) > 1:
                found.append(tuple(sorted(members)))

    for node in sorted(graph):
        if node not in order:
            visit(node)
    return sorted(found)
