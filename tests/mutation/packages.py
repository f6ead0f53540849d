"""What can be put to the test, and which tests count for it."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

import msgspec

GAMES = ("skirmish", "arena", "factions", "crawler", "heroes")


class Tests(msgspec.Struct, frozen=True):
    """One file of tests, and the words of which one must stand in a test's name for it to count (none: all do)."""

    __test__ = False

    file: str
    words: tuple[str, ...] = ()

    def has(self, test: str) -> bool:
        """Return whether this test counts. ``test``: its full name, ``tests/core/test_dice.py::test_b[c]``."""
        return test.split("::")[0] == self.file and (not self.words or any(word in test for word in self.words))


class Package(msgspec.Struct, frozen=True):
    """Source files, and test files from the narrowest group to the widest. Paths lie below the project's root.
    ``below`` names modules that import nothing of the package."""

    name: str
    sources: tuple[str, ...]
    groups: tuple[tuple[Tests, ...], ...]
    below: tuple[str, ...] = ()

    @property
    def tests(self) -> tuple[Tests, ...]:
        """Return every file of tests, in the order of the groups."""
        return tuple(tests for group in self.groups for tests in group)

    def group_of(self, test: str) -> int:
        """Return the number of a test's group: tests of lower ones are run first."""
        return next((number for number, group in enumerate(self.groups) if any(t.has(test) for t in group)), 99)


def _files(root: Path, folder: str, begin: str) -> tuple[str, ...]:
    found = sorted((root / folder).rglob(f"{begin}*.py"))
    return tuple(file.relative_to(root).as_posix() for file in found if "__pycache__" not in file.parts)


def _group(root: Path, *folders: str) -> tuple[Tests, ...]:
    return tuple(Tests(file) for folder in folders for file in _files(root, folder, "test_"))


def _sources(root: Path, folder: str) -> tuple[str, ...]:
    return tuple(file for file in _files(root, folder, "") if not file.endswith("__init__.py"))


def _modules(root: Path, *folders: str) -> tuple[str, ...]:
    return tuple(file.removesuffix(".py").replace("/", ".") for folder in folders for file in _sources(root, folder))


def _laws(*games: str) -> tuple[Tests, ...]:
    """Return a few of the random games under the laws."""
    words = tuple(f"{name}[{game}{seed}]" for game in games for name, seed in _LAW_TESTS)
    return (Tests("tests/conformance/test_games.py", words),)


#: What is wrong with a board and what is fair is tested with the maps.
_BOARDS = {"skirmish": (Tests("tests/maps/test_boards.py"),), "arena": (Tests("tests/maps/test_battlefield_flaws.py"),)}
_LAW_TESTS = (
    ("test_the_laws_hold", "-1"),
    ("test_the_laws_hold", "-2"),
    ("test_the_laws_hold", "-3"),
    ("test_set_ups_are_sound_and_come_again", ""),
)


def find(root: Path, name: str) -> Package:
    """Return a package by its name: a game, ``geometry`` or ``core``. Raises ``KeyError`` for anything else."""
    if name in GAMES:
        own = _group(root, f"tests/rules/{name}") + _BOARDS.get(name, ())
        groups = (own, _group(root, "tests/app", "tests/ai"), _laws(name))
        below = _modules(root, "game/geometry", "game/core")
        return Package(name, _sources(root, f"game/rules/{name}"), groups, below)
    games = _group(root, *(f"tests/rules/{game}" for game in GAMES))
    if name == "geometry":
        return Package(name, _sources(root, "game/geometry"), (_group(root, "tests/geometry"), games))
    if name == "core":
        near = _group(root, "tests/core")
        toys = (Tests("tests/conformance/test_toy.py"),)
        return Package(name, _sources(root, "game/core"), (near, toys, _group(root, "tests/app"), games, _laws(*GAMES)))
    raise KeyError(name)


def by_hand(root: Path, sources: str, tests: str) -> Package:
    """Return a package of any folder of sources and any folder of tests."""
    return Package(Path(sources).name, _sources(root, sources), (_group(root, tests),))


# --- what a file of tests is made of ---


def digest_of(path: Path) -> str:
    """Return a short digest of a file as it stands; of nothing, if there is no such file."""
    return hashlib.sha256(path.read_bytes() if path.exists() else b"").hexdigest()[:16]


@cache
def source_of(root: Path, file: str) -> str:
    """Return a source's text as first asked for: somebody may be writing while a run goes on."""
    return (root / file).read_text("utf-8")


def digest_of_source(root: Path, file: str) -> str:
    """``digest_of`` for the text that ``source_of`` gives."""
    return hashlib.sha256(source_of(root, file).encode()).hexdigest()[:16]


@cache
def digest_of_tests(root: Path, file: str) -> str:
    """Return a digest of a test file with the modules of ``tests`` it imports and its ``conftest.py``."""
    folder = (root / file).parent
    above = [root / part / "conftest.py" for part in [folder.relative_to(root), *folder.relative_to(root).parents]]
    files = sorted({*_imported(root, root / file), *(path for path in above if path.exists())})
    return hashlib.sha256("".join(digest_of(path) for path in files).encode()).hexdigest()[:16]


def _imported(root: Path, first: Path) -> set[Path]:
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        path = waiting.pop()
        if path not in found and path.exists():
            found.add(path)
            waiting.extend(_test_modules(root, path))
    return found


_IMPORT = re.compile(r"^\s*from (tests[\w.]*) import (\([^)]*\)|[^\n]*)", re.MULTILINE)


@cache
def _test_modules(root: Path, path: Path) -> tuple[Path, ...]:
    found = []
    for module, names in _IMPORT.findall(path.read_text("utf-8")):
        base = root / Path(*module.split("."))
        found.append(base.with_suffix(".py"))
        found.extend(base / f"{name}.py" for name in re.findall(r"\w+", names))
    return tuple(found)
