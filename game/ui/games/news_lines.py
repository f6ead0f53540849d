"""Lines of news, and how several of them are merged into one."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Hashable, Mapping, Sequence
from itertools import groupby

import msgspec

from game.app.matches.names import joined
from game.core.words import counted
from game.ui.games.counting import NOBODY

#: How bad it is what was done to the seat's own, or lost and suffered by others, what others did elsewhere, and what
#: dice came to, which is told where nothing else would be left out.
AT_OWN, ELSEWHERE, DICE = 4, 5, 6
#: How bad it is what others played, and what decides the match: points and objectives.
PLAYED, DECIDES = 3, 2
#: Before the name of a piece that is called as one is that did something before, and as several are.
_OTHER = "another "
_ORDINALS = ("", "Another", "A third", "A fourth", "A fifth", "A sixth")
#: What is gained, and why.
_GAINED = re.compile(r"(.+ gains )(\d+)( [a-z]+ point)s?(.*)\.")
#: With this a piece comes to the table.
_COMES = " comes into play"
#: Letters from which on what happened in a turn is told in two lines, where there is room.
_LONG = 150


class Line(msgspec.Struct, frozen=True):
    """A line of the log that is news: how bad it is for the seat, 0 being the worst, whose it is, the sign before it,
    and what does something in it: ``doer``, or a piece that only went somewhere (``goer``), which the board shows;
    ``number`` is that piece's. ``turn``: which turn it was told in, and whose that was; None: it sums up several."""

    rank: int
    text: str
    seat: int = NOBODY
    sign: str = ""
    doer: str = ""
    goer: str = ""
    number: int = 0
    turn: tuple[int, int] | None = None
    #: The trigger or the pieces that it only announces: whatever they do tells more.
    announces: str | tuple[int, ...] | None = None

    @property
    def turn_number(self) -> int:
        return self.turn[0] if self.turn is not None else 0


class _Doing(msgspec.Struct):
    """What somebody does in a turn: what it is called, whose it is, and a verb with all that it is done to."""

    who: str
    number: int
    verb: str
    objects: list[str]

    @property
    def text(self) -> str:
        objects = joined(_numbered(self.objects) if self.verb == "moves" else times(self.objects)).strip()
        return f"{self.verb} {objects}".rstrip()


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
            text = "; ".join(times([line.text.removesuffix(".") for line in worst]))
            worst = [msgspec.structs.replace(worst[0], text=f"{text}.")]
        apart += worst
    sums = [line for line in lines if line.turn is None and not line.sign]
    # What dice came to is told by what they did.
    rest = [line for line in lines if not line.sign and line.rank < DICE and line.turn is not None]
    return [*apart, *in_turns(rest, names, most - len(set(apart)) - len(sums)), *sums]


def _of_round(line: Line) -> Line:
    """Return a line with its round before it, where those who play together have that in common."""
    if line.sign or line.turn is None or line.turn[1] != NOBODY or not line.turn[0]:
        return line
    return msgspec.structs.replace(line, text=f"Round {line.turn[0]}: {line.text}")


def added_up(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with what a seat gained at once in one: "gains 23 build points (20, 2 for zones)"."""
    told: list[Line] = []
    for what, run in groupby(lines, key=_gained_by):
        each = list(run)
        parts = [part for line in each if (part := _GAINED.fullmatch(line.text)) is not None]
        if what is None or len(each) < 2:
            told += each
            continue
        sum_of = sum(int(part[2]) for part in parts)
        whys = ", ".join(f"{part[2]}{part[4]}" for part in parts)
        told.append(msgspec.structs.replace(each[0], text=f"{parts[0][1]}{sum_of}{parts[0][3]}s ({whys})."))
    return told


def _gained_by(line: Line) -> Hashable:
    """Return who gains what in which turn, if a line tells of that."""
    gained = _GAINED.fullmatch(line.text)
    return (gained[1], gained[3], line.turn) if gained is not None else None


def without_announced(lines: Mapping[Hashable, Line]) -> dict[Hashable, Line]:
    """Return the lines without those that only announce what another tells of: by name, or of those pieces in that
    turn."""

    def is_told(line: Line, announced: str | tuple[int, ...]) -> bool:
        others = [each for each in lines.values() if each is not line]
        if not isinstance(announced, str):
            return any(one.number in announced and one.turn_number == line.turn_number for one in others)
        name = announced.removesuffix("'s trigger")
        return any(f"({name}" in one.text or one.text.startswith(f"{name} deals ") for one in others)

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
    """Return the lines of each turn in one, as they happened. Where there is room long ones are told in two; where
    there is none those of two turns stand in one."""
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
    return Line(min(line.rank for line in lines), f"{'; then '.join(texts)}.", seat, turn=lines[0].turn)


def _of_turn(lines: Sequence[Line], names: Sequence[str]) -> str:
    """Return what happened in a turn: "Amber plays Web; Orc 1 moves, attacks Thug; Elf (Blue) attacks Orc 1", say."""
    seat = lines[0].turn[1] if lines[0].turn is not None else NOBODY
    # Those who play together have their rounds in common.
    number = lines[0].turn_number
    name = names[seat] if seat >= 0 else f"Round {number}"
    name = name if number else ""
    lines = [one for one, after in zip(lines, [*lines[1:], None], strict=False) if not _is_repeated(one, after)]
    done: list[_Doing] = []
    for number, line in enumerate(lines):
        beside = [lines[at] for at in (number - 1, number + 1) if 0 <= at < len(lines)]
        one = _doing(line, names, seat, beside)
        last = done[-1] if done else None
        # Nobody in particular: equal lines are of several.
        is_more = last is not None and bool(one.who or one.objects) and _may_follow(last.objects, one.objects)
        if last is not None and is_more and (last.who, last.number, last.verb) == (one.who, one.number, one.verb):
            last.objects += one.objects
        else:
            done.append(one)
    parts: list[str] = []
    for before, one in zip([None, *done], done, strict=False):
        is_same = before is not None and one.who and (before.who, before.number) == (one.who, one.number)
        if before is not None and is_same and not before.verb.endswith(":"):
            parts[-1] += f", {one.text}"
        else:
            parts.append(f"{one.who} {one.text}".strip())
    same = [often(part, len(list(each))) for part, each in groupby(parts)]
    others = tuple(f"{one} " for one in _ORDINALS[1:])
    whole = "; ".join(f"a{part[1:]}" if part.startswith(others) else part for part in same)
    return whole if not name or whole.startswith((f"{name} ", f"{name}: ")) else f"{name}: {whole}"


def _may_follow(before: Sequence[str], more: Sequence[str]) -> bool:
    """Return whether objects may be named after those before: of what is played on something and what is not, the one
    would seem to be a target of the other."""
    return any(" on " in one for one in before) == any(" on " in one for one in more)


def _is_repeated(line: Line, after: Line | None) -> bool:
    """Return whether the next line says the same, and what came of it."""
    return after is not None and after.text.startswith(f"{line.text.removesuffix('.')}: ")


def _doing(line: Line, names: Sequence[str], turn_of: int, beside: Sequence[Line]) -> _Doing:
    """Return what a line tells of, in the turn of a seat; ``beside`` are the lines before and after it."""
    text, owner = line.text.removesuffix("."), names[line.seat] if line.seat >= 0 else ""
    is_others = line.seat not in (turn_of, NOBODY)
    who = next((who for who in (owner, line.doer) if who and text.startswith(f"{who} ")), "")
    if not who:
        return _Doing("", 0, text, [])
    is_told = " (" in who or text.startswith(f"{who} (")
    called = f"{who} ({owner})" if is_others and who != owner and not is_told else who
    if line.goer:
        is_more = any(not one.goer and one.number == line.number for one in beside)
        return _Doing(called, line.number, "moves", []) if is_more else _Doing(owner, 0, "moves", [line.goer])
    rest = text.removeprefix(f"{who} ")
    verb, _, rest = rest.partition(": " if ": " in rest else " ")
    verb += ":" * (": " in text.removeprefix(f"{who} "))
    return _Doing(called, line.number if who != owner else 0, verb, [rest] if rest else [])


def told_apart(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with "Another" before what is called like a piece that did something in the same turn."""
    before = defaultdict[Hashable, list[int]](list)
    apart = []
    for line in lines:
        numbers = before[line.turn, line.seat, line.doer]
        if line.number and line.number not in numbers:
            numbers.append(line.number)
        at = numbers.index(line.number) if line.number else 0
        which = _ORDINALS[at] if at < len(_ORDINALS) else _ORDINALS[1]
        is_told = at > 0 and line.text.startswith(f"{line.doer} ")
        more = {"text": f"{which} {line.text}", "doer": f"{which} {line.doer}"} if is_told else {}
        if at and not is_told:
            more = {"text": line.text.replace(f": {line.doer} ", f": {which.lower()} {line.doer} ", 1)}
        more |= {"goer": f"another {line.goer}"} if is_told and line.goer else {}
        apart.append(msgspec.structs.replace(line, **more))
    return apart


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


def felled_by(text: str, name: str) -> str:
    """Return what the line of a fall says of who did it: " by Giant Spider", " (Amber uses Snuff Out)"; or nothing."""
    cause, is_before, fall = text.removesuffix(".").partition(": ")
    plain = name.partition(" (")[0]
    is_caused = is_before and plain in fall
    cause = cause.removeprefix(name).removeprefix(plain).removeprefix(" takes ")
    fall = fall if is_caused else text.removesuffix(".")
    _, is_there, doer = fall.partition(" by ")
    # Whose it is stands before what became of it, and why behind that.
    _, is_why, why = fall.partition(" is ")[2].partition(" (")
    return f" by {doer}" if is_there else f"{f' ({cause})' * bool(is_caused)}{f' ({why}' * bool(is_why)}"


def summed(hits: Sequence[tuple[int, str]]) -> list[str]:
    """Return several blows by what dealt them: "8 + 2 from Orc 1", "4 (Amber plays Web)"."""
    dealt: defaultdict[str, list[int]] = defaultdict(list)
    for amount, source in hits:
        dealt[source].append(amount)
    return [f"{_sum(amounts)} {source}".rstrip() for source, amounts in dealt.items()]


def _sum(amounts: Sequence[int]) -> str:
    """Return amounts as a sum: "5", "5 + 10"; of many equal ones how often: "4 times 5"."""
    if len(amounts) > 2 and len(set(amounts)) == 1:
        return f"{len(amounts)} times {amounts[0]}"
    return " + ".join(map(str, amounts))


def taken_by(hits: Sequence[tuple[int, str]], fall: str, *, is_told: bool) -> str:
    """Return what something took before it fell: " (2 from Orc 1, then 3)"; ``is_told``: the fall's line tells the last
    blow, which is none of the hits."""
    if is_told or not hits:
        return f" (after {', '.join(summed(hits))})" if hits else ""
    _, last = hits[-1]
    before = summed([hit for hit in hits if hit[1] != last])
    amount = _sum([one for one, source in hits if source == last])
    # Whose it is, "(Amber)", says nothing about what did it.
    dealer, *more = re.findall(r"(?:^from |\()([^()]+?)(?= with | as it | \(|\)|$)", last) or [last]
    is_named = dealer in fall
    # The fall names who did it, not that this was not an attack.
    manner = "".join(re.findall(r" as it [^()]+", last)[:1]) if is_named else ""
    for cause in more[-1:]:
        last = last.removesuffix(f" ({cause})") if cause in fall.replace(f"({cause})", "") else last
    if not before:
        return f" ({amount} damage{manner})" if is_named else f" ({amount} {last})"
    return f" ({', '.join(before)}, then {amount}{manner if is_named else f' {last}'})"


def often(text: str, count: int) -> str:
    """Return the words with how often they are there, if that is more than once, or of how many pieces they are."""
    name, is_there, rest = text.partition(_COMES)
    if count > 1 and is_there and "; " not in text:
        return f"{count} of {name} come into play{rest}"
    how_often = f" ({counted(count, 'time')})" if count > 1 else ""
    return f"{text.removesuffix('.')}{how_often}{'.' * text.endswith('.')}"


def times(words: Sequence[str]) -> list[str]:
    """Return each of the words once, with how often it is there if that is more than once."""
    return [often(one, many) for one, many in Counter(words).items()]


def in_one_way(befell: Sequence[tuple[str, str]], each: str = "") -> list[str]:
    """Return what befell pieces by how it did: "Orc 1 and 2 by Elf and Bat"; ``each`` is said of several."""
    ways: dict[str, list[str]] = {}
    for name, how in befell:
        ways.setdefault(how, []).append(name)
    return [f"{joined(_numbered(names))}{how}{each * (len(names) > 1)}" for how, names in ways.items()]
