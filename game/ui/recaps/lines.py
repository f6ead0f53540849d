"""A line of a recap, and how often something is told in it."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from game.app.matches.names import joined
from game.core.sentences import Said, plain
from game.core.words import counted
from game.ui.games.counting import NOBODY

#: How bad it is what was done to the seat's own, or lost and suffered by others, what others did elsewhere, and what
#: dice came to, which is told where nothing else would be left out.
AT_OWN, ELSEWHERE, DICE = 4, 5, 6
#: How bad it is what others played, and what decides the match: points and objectives.
PLAYED, DECIDES = 3, 2
#: Before the name of a piece that is called as one is that did something before.
OTHER = "another "


class Line(msgspec.Struct, frozen=True):
    """A line of the log that is news: how bad it is for the seat, 0 being the worst, what it says, whose it is, and the
    sign before it. ``is_done``: its seat or its piece does something in it, or is struck; ``number``: the piece that
    does; ``goer``: what it is called if it only went somewhere, which the board shows. ``turn``: which turn it was told
    in, and whose that was; None: it sums up several."""

    rank: int
    said: Said
    seat: int = NOBODY
    sign: str = ""
    is_done: bool = False
    goer: str = ""
    number: int = 0
    turn: tuple[int, int] | None = None
    #: The trigger or the pieces that it only announces: whatever they do tells more.
    announces: str | tuple[int, ...] | None = None
    #: What stands before it: whose it is or which round, and what has brought it about; what came before, behind it.
    head: str = ""
    before: Said | None = None
    after: str = ""

    @property
    def text(self) -> str:
        parts = (self.head, self.before.first if self.before is not None else "")
        return self.said.ended("".join(f"{part}: " for part in parts if part), self.after)

    @property
    def open(self) -> str:
        """Return its text without the last full stop."""
        return self.text.removesuffix(".")

    @property
    def turn_number(self) -> int:
        return self.turn[0] if self.turn is not None else 0

    def times(self, count: int) -> Line:
        """Return it with how often it is there, if that is more than once, or of how many pieces it is."""
        if count < 2:
            return self
        if self.said.several:
            return replace(self, said=replace(self.said, who=f"{count} of {self.said.who}", does=self.said.several))
        return replace(self, after=f"{self.after} ({counted(count, 'time')})")


def summing(rank: int, text: str, seat: int = NOBODY, sign: str = "", turn: tuple[int, int] | None = None) -> Line:
    """Return a line that tells of several events."""
    return Line(rank, plain(text), seat, sign, turn=turn)


def times(words: Sequence[str]) -> list[str]:
    """Return each of the words once, with how often it is there if that is more than once."""
    return [f"{one} ({counted(many, 'time')})" if many > 1 else one for one, many in Counter(words).items()]


def in_one_way(befell: Sequence[tuple[str, str]], each: str = "") -> list[str]:
    """Return what befell pieces by how it did: "Orc 1 and 2 by Elf and Bat"; ``each`` is said of several."""
    ways = defaultdict[str, list[str]](list)
    for name, how in befell:
        ways[how].append(name)
    return [f"{joined(numbered(names))}{how}{each * (len(names) > 1)}" for how, names in ways.items()]


def numbered(names: Sequence[str]) -> list[str]:
    """Return names that differ in their number with what they share once: "Orc 1", "2"; with how many there are of
    one, and whether it is another than one that was told of before."""
    told: list[str] = []
    before = ""
    others = Counter(name.removeprefix(OTHER) for name in names if name.startswith(OTHER))
    counts = Counter(name.removeprefix(OTHER) for name in names)
    for name, many in sorted(counts.items(), key=lambda row: _by_number(row[0])):
        stem, _, number = name.rpartition(" ")
        said = number if stem == before and number.isdecimal() else name
        if others[name] == many:
            told.append(f"{OTHER}{name}" if many == 1 else f"{many} more of {name}")
        else:
            told.append(f"{many} of {name}" if many > 1 else said)
        before = stem
    return told


def _by_number(name: str) -> tuple[str, int]:
    stem, _, number = name.rpartition(" ")
    return (stem, int(number)) if number.isdecimal() else (name, 0)
