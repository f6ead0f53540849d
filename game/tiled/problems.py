"""What is wrong with a map, said so that its designer finds the place: file, layer, square and object."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Literal

import msgspec

from game.tiled.limits import MOST_PROBLEMS

#: Letters of a word that near ones are looked for.
_LONGEST_WORD = 60


class Problem(msgspec.Struct, frozen=True):
    """Something wrong with a map. An error keeps it from being played on, a warning does not.

    ``cell`` is the square as Tiled shows it in its status bar (on an infinite map it may be negative), ``item`` the
    object, tile or property concerned. ``text`` says what was found and what was expected. ``place`` is what a cell
    of this map is called. What ``loses_ground`` leaves out tiles or objects: what the map lacks may follow from it."""

    severity: Literal["error", "warning"]
    code: str
    file: str
    text: str
    layer: str = ""
    cell: tuple[int, int] | None = None
    item: str = ""
    place: str = "square"
    loses_ground: bool = False

    def __str__(self) -> str:
        places = [f'layer "{self.layer}"'] if self.layer else []
        if self.cell is not None:
            places.append(f"{self.place} {self.cell[0]},{self.cell[1]}")
        if self.item:
            places.append(self.item)
        return f"{self.file}: " + (f"{', '.join(places)}: " if places else "") + f"{self.severity}: {self.text}"


class Findings:
    """Collects problems, and knows which file, layer and item is being read. What ``inside`` gives collects into the
    same list. The same problem is kept once."""

    def __init__(self, file: str) -> None:
        self.file, self.layer, self.item = file, "", ""
        self._found: list[Problem] = []

    def inside(self, *, file: str | None = None, layer: str | None = None, item: str | None = None) -> Findings:
        """Return the same collection, speaking of another place."""
        other = Findings(self.file if file is None else file)
        other.layer = self.layer if layer is None else layer
        other.item = self.item if item is None else item
        other._found = self._found
        return other

    def error(self, code: str, text: str, cell: tuple[int, int] | None = None) -> None:
        """Note something that keeps the map from being played on."""
        self._note(Problem("error", code, self.file, text, self.layer, cell, self.item))

    def loss(self, code: str, text: str, cell: tuple[int, int] | None = None) -> None:
        """Note an error that leaves out tiles or objects of the map."""
        self._note(Problem("error", code, self.file, text, self.layer, cell, self.item, loses_ground=True))

    def warning(self, code: str, text: str, cell: tuple[int, int] | None = None) -> None:
        """Note something that a designer should look at."""
        self._note(Problem("warning", code, self.file, text, self.layer, cell, self.item))

    def take(self, problems: Iterable[Problem]) -> None:
        """Add problems found before."""
        for problem in problems:
            self._note(problem)

    def _note(self, problem: Problem) -> None:
        # The most of each kind: an error is never lost among warnings.
        alike = sum(known.severity == problem.severity for known in self._found)
        if alike < MOST_PROBLEMS and problem not in self._found:
            self._found.append(problem)

    @property
    def problems(self) -> tuple[Problem, ...]:
        return tuple(self._found)

    @property
    def has_errors(self) -> bool:
        return any(problem.severity == "error" for problem in self._found)


def article(word: str) -> str:
    """Return "a" or "an", as the word begins."""
    return "an" if word[:1].lower() in tuple("aeiou") else "a"


def expected(words: Iterable[str], found: str) -> str:
    """Return '"a", "b" or "c" is expected', with the nearest of them if one is near."""
    known = list(words)
    quoted = [f'"{word}"' for word in known]
    listed = quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"
    return f"{listed} is expected{did_you_mean(known, found)}"


def did_you_mean(words: Iterable[str], found: str) -> str:
    """Return '; did you mean "a"?' with the nearest of some words; nothing where none is near."""
    lower = {word.lower(): word for word in words}
    near = difflib.get_close_matches(found[:_LONGEST_WORD].lower(), list(lower), 1, 0.6)
    return f'; did you mean "{lower[near[0]]}"?' if near else ""
