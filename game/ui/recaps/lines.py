"""Lines of a recap, and how they are merged where there are more of them than there is room for: turn by turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby

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
_OTHER = "another "
_ORDINALS = ("", "Another", "A third", "A fourth", "A fifth", "A sixth")
#: Letters from which on what happened in a turn is told in two lines, where there is room.
_LONG = 150


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


def few(lines: list[Line], names: Sequence[str], most: int) -> list[Line]:
    """Return the lines, or where there are more all that happened in a turn in one, so that none is left out; what fell
    or was hurt of the seat's own stays apart."""
    if len(set(lines)) <= most:
        return [_of_round(line) for line in lines]
    apart: list[Line] = []
    worst_of: dict[tuple[int, str], list[Line]] = {}
    for line in sorted(lines, key=lambda line: line.rank):
        if line.sign:
            worst_of.setdefault((line.rank, line.sign), []).append(line)
    is_crowded = sum(len(set(each)) for each in worst_of.values()) > most // 2
    for worst in worst_of.values():
        if len(set(worst)) > 1 and is_crowded:
            first, text = worst[0], "; ".join(times([line.open for line in worst]))
            worst = [summing(first.rank, f"{text}.", first.seat, first.sign, first.turn)]
        apart += worst
    sums = [line for line in lines if line.turn is None and not line.sign]
    # What dice came to is told by what they did.
    rest = [line for line in lines if not line.sign and line.rank < DICE and line.turn is not None]
    return [*apart, *in_turns(rest, names, most - len(set(apart)) - len(sums)), *sums]


def _of_round(line: Line) -> Line:
    """Return a line with its round before it, where those who play together have that in common."""
    if line.sign or line.turn is None or line.turn[1] != NOBODY or not line.turn[0]:
        return line
    return replace(line, head=f"Round {line.turn[0]}")


def added_up(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with what a seat gained at once in one: "gains 23 build points (20, 2 for zones)"."""
    told: list[Line] = []
    for what, run in groupby(lines, key=lambda line: (line.said.who, line.said.what, line.turn, bool(line.said.count))):
        each = list(run)
        if len(each) > 1 and what[-1]:
            parts = (f"{one.said.count}{replace(one.said, what='', count=0).rest}" for one in each)
            said = replace(each[0].said, count=sum(one.said.count for one in each), more="", cause=", ".join(parts))
            each = [replace(each[0], said=said)]
        told += each
    return told


def without_announced(lines: Mapping[Hashable, Line]) -> dict[Hashable, Line]:
    """Return the lines without those that only announce what another tells: by name, or of those pieces then."""

    def is_told(line: Line, announced: str | tuple[int, ...]) -> bool:
        others = [each for each in lines.values() if each is not line]
        if not isinstance(announced, str):
            return any(one.number in announced and one.turn_number == line.turn_number for one in others)
        by = (one.said.who if one.said.kind == "deal" else one.said.cause for one in others)
        return any(one.startswith(announced) for one in by)

    return {key: line for key, line in lines.items() if line.announces is None or not is_told(line, line.announces)}


def is_last(lines: Mapping[Hashable, Line], key: Hashable) -> bool:
    """Return whether nothing else is told of the piece of a line after it."""
    number, is_after = lines[key].number if key in lines else 0, False
    for each, line in lines.items():
        if is_after and number and line.number == number:
            return False
        is_after = is_after or each == key
    return True


def in_turns(lines: Sequence[Line], names: Sequence[str], room: int) -> list[Line]:
    """Return each turn's lines in one, as they happened; where there is room in two, where none two turns' in one."""
    runs = [list(each) for _, each in groupby(lines, key=lambda line: line.turn)]
    while len(runs) > max(1, room):
        least = min(range(len(runs) - 1), key=lambda number: len(runs[number]) + len(runs[number + 1]))
        runs[least : least + 2] = [runs[least] + runs[least + 1]]
    while len(runs) < room:
        longest = max(range(len(runs)), key=lambda number: sum(len(line.text) for line in runs[number]), default=0)
        run = runs[longest] if runs else []
        if len(run) < 2 or sum(len(line.text) for line in run) <= _LONG:
            break
        # What a piece does after its move stands beside that.
        half = next((n for n in range(len(run) // 2, len(run)) if run[n].number != run[n - 1].number), len(run) // 2)
        runs[longest : longest + 1] = [run[:half], run[half:]]
    return [of_turns(run, names) for run in runs]


def of_turns(lines: Sequence[Line], names: Sequence[str]) -> Line:
    """Return one line of all that happened in one turn, or in some that follow each other."""
    texts = [_of_turn(list(each), names) for _, each in groupby(lines, key=lambda line: line.turn)]
    seat = lines[0].turn[1] if lines[0].turn is not None else lines[0].seat
    return summing(min(line.rank for line in lines), f"{'; then '.join(texts)}.", seat, turn=lines[0].turn)


def _of_turn(lines: Sequence[Line], names: Sequence[str]) -> str:
    """Return what happened in a turn: "Amber plays Web; Orc 1 moves, attacks Thug; Elf (Blue) attacks Orc 1", say."""
    seat = lines[0].turn[1] if lines[0].turn is not None else NOBODY
    # Those who play together have their rounds in common.
    name = names[seat] if seat >= 0 else f"Round {lines[0].turn_number}"
    # A line is not told where the next says the same, and what came of it.
    lines = [
        one
        for one, after in zip(lines, [*lines[1:], None], strict=False)
        if after is None or not after.text.startswith(f"{one.open}: ")
    ]
    done: list[_Doing] = []
    for number, line in enumerate(lines):
        beside = [lines[at] for at in (number - 1, number + 1) if 0 <= at < len(lines)]
        one = _doing(line, names, seat, beside)
        if not done or not done[-1].takes(one):
            done.append(one)
    parts: list[str] = []
    for before, one in zip([None, *done], done, strict=False):
        is_same = before is not None and one.who and (before.who, before.number) == (one.who, one.number)
        if before is not None and is_same and not before.is_list:
            parts[-1] += f", {one.text}"
        else:
            parts.append(f"{one.who} {one.text}".strip())
    same = [each for part, run in groupby(parts) for each in times(list(run))]
    is_named = not lines[0].turn_number or same[0].startswith((f"{name} ", f"{name}: "))
    # As the line begins its first word is written large.
    whole = "; ".join([*same[:is_named], *(_within_line(part, names) for part in same[is_named:])])
    return whole if is_named else f"{name}: {whole}"


def _within_line(part: str, names: Sequence[str]) -> str:
    """Return a sentence as it stands within a line: its first word is written small unless it is a name."""
    first, _, rest = part.partition(" ")
    is_common = first == "Another" or (first in ("A", "An", "All", "The") and rest[:1].islower() and first not in names)
    return f"{part[0].lower()}{part[1:]}" if is_common else part


def _doing(line: Line, names: Sequence[str], turn_of: int, beside: Sequence[Line]) -> _Doing:
    """Return what a line tells of, in the turn of a seat; ``beside`` are the lines before and after it."""
    said, owner = line.before or line.said, names[line.seat] if line.seat >= 0 else ""
    if not line.is_done or said.several:
        return _Doing("", 0, line.said.does, [], line)
    is_others = line.seat not in (turn_of, NOBODY) and said.who != owner and "(" not in said.who
    called = f"{said.who} ({owner})" if is_others else said.who
    if line.goer:
        is_more = any(not one.goer and one.number == line.number for one in beside)
        return _Doing(called, line.number, "moves", []) if is_more else _Doing(owner, 0, "moves", [line.goer])
    verb = f"{said.does}{said.rest}:" if line.before is not None else said.does
    done = line.open.removeprefix(f"{said.who} {verb}")
    number = line.number if said.who != owner else 0
    return _Doing(called, number, verb, [done[1:]]) if done.startswith(" ") else _Doing(called, number, verb + done, [])


def told_apart(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with "Another" before what is called like a piece that did something in the same turn."""
    before = defaultdict[Hashable, list[int]](list)
    apart = []
    for line in lines:
        numbers = before[line.turn, line.seat, line.said.doer]
        if line.number and line.number not in numbers:
            numbers.append(line.number)
        at = numbers.index(line.number) if line.number else 0
        apart.append(_another(line, _ORDINALS[at] if at < len(_ORDINALS) else _ORDINALS[1]) if at else line)
    return apart


def _another(line: Line, which: str) -> Line:
    """Return a line in which another piece of one name does something, or is announced to do it."""
    said = line.said
    if isinstance(said.what, Said):
        what = replace(said.what, who=f"{which.lower()} {said.what.who}")
        return replace(line, said=replace(said, what=what))
    goer = f"{_OTHER}{line.goer}" if line.goer else ""
    return replace(line, said=replace(said, who=f"{which} {said.who}"), goer=goer)


class _Doing(msgspec.Struct):
    """What somebody does in a turn: its name, whose, a verb and its objects; or a ``line``, and how often."""

    who: str
    number: int
    verb: str
    objects: list[str]
    line: Line | None = None
    count: int = 1

    @property
    def text(self) -> str:
        if self.line is not None:
            return self.line.times(self.count).open
        objects = joined(_numbered(self.objects) if self.verb == "moves" else times(self.objects)).strip()
        return times([f"{self.verb} {objects}".rstrip()] * self.count)[0]

    @property
    def is_list(self) -> bool:
        """Return whether something is listed at its end: nothing can be told behind that."""
        return self.verb.endswith(":") or any(": " in one for one in self.objects)

    def takes(self, other: _Doing) -> bool:
        """Take over what another one does, if it is the same that is done."""
        if (self.who, self.number, self.verb) != (other.who, other.number, other.verb):
            return False
        if not self.objects and not other.objects:
            self.count += self.line == other.line
            return self.line == other.line
        # Of what is played on something and what is not, the one would seem to be a target of the other.
        is_alike = any(" on " in one for one in self.objects) == any(" on " in one for one in other.objects)
        self.objects += other.objects if is_alike else []
        return is_alike


def summing(rank: int, text: str, seat: int = NOBODY, sign: str = "", turn: tuple[int, int] | None = None) -> Line:
    return Line(rank, plain(text), seat, sign, turn=turn)


def times(words: Sequence[str]) -> list[str]:
    """Return each of the words once, with how often it is there if that is more than once."""
    return [f"{one} ({counted(many, 'time')})" if many > 1 else one for one, many in Counter(words).items()]


def in_one_way(befell: Sequence[tuple[str, str]], each: str = "") -> list[str]:
    """Return what befell pieces by how it did: "Orc 1 and 2 by Elf and Bat"; ``each`` is said of several."""
    ways = defaultdict[str, list[str]](list)
    for name, how in befell:
        ways[how].append(name)
    return [f"{joined(_numbered(names))}{how}{each * (len(names) > 1)}" for how, names in ways.items()]


def _numbered(names: Sequence[str]) -> list[str]:
    """Return names that differ in their number with what they share once: "Orc 1", "2"; with how many there are of
    one, and whether it is another than one that was told of before."""
    told: list[str] = []
    before = ""
    others = Counter(name.removeprefix(_OTHER) for name in names if name.startswith(_OTHER))
    counts = Counter(name.removeprefix(_OTHER) for name in names)
    for name, many in sorted(counts.items(), key=lambda row: _by_number(row[0])):
        stem, _, number = name.rpartition(" ")
        said = number if stem == before and number.isdecimal() else name
        if others[name] == many:
            told.append(f"{_OTHER}{name}" if many == 1 else f"{many} more of {name}")
        else:
            told.append(f"{many} of {name}" if many > 1 else said)
        before = stem
    return told


def _by_number(name: str) -> tuple[str, int]:
    stem, _, number = name.rpartition(" ")
    return (stem, int(number)) if number.isdecimal() else (name, 0)
