"""Lines of news, and how several of them are merged into one."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence

import msgspec

from game.app.matches.names import joined
from game.core.words import counted
from game.ui.games.counting import NOBODY

#: How bad it is what was done to the seat's own, or lost and suffered by others, what others did elsewhere, and what
#: dice came to, which is told where nothing else would be left out.
AT_OWN, ELSEWHERE, DICE = 4, 5, 6
#: How bad it is what others played, and what decides the match: points and objectives.
PLAYED, DECIDES = 3, 2
#: Letters of a line that tells of several things which one seat played.
_LONG = 150


class Line(msgspec.Struct, frozen=True):
    """A line of the log that is news: how bad it is for the seat, 0 being the worst, whose it is, the sign before it,
    and what does something in it: ``doer``, or a piece that only went somewhere (``goer``), which the board shows."""

    rank: int
    text: str
    seat: int = NOBODY
    sign: str = ""
    doer: str = ""
    goer: str = ""


def beginning(text: str, names: Sequence[str], seat: int) -> str:
    """Return how a line begins that names its seat and what that does, to the colon if it has one; "" for others."""
    rest = text.removeprefix(f"{names[seat]} ") if seat >= 0 else text
    if rest == text or " " not in rest:
        return ""
    doing, is_there, _ = rest.partition(": ")
    return f"{names[seat]} {doing}:" if is_there else f"{names[seat]} {rest.partition(' ')[0]}"


def ending(line: Line) -> str:
    """Return what the line says that something is; "" for others, and where it says more of it."""
    doer, _, end = line.text.rpartition(" is ")
    return end if doer and ": " not in doer and not doer.endswith(" and") else ""


def doings(lines: Sequence[Line], begin: str) -> str:
    """Return one text of lines that begin so: "Amber plays Web; Darkfire."."""
    rests = times([line.text.removeprefix(f"{begin} ").removesuffix(".") for line in lines])
    return f"{begin} {'; '.join(rests)}."


def doers(lines: Sequence[Line], end: str) -> str:
    """Return one text of lines with the same ending: "Web and Darkfire are played."."""
    first, *more = times([line.text.removesuffix(f" is {end}") for line in lines])
    more = [f"a {one.removeprefix('A ')}" if one.startswith("A ") else one for one in more]
    return f"{joined([first, *more])} are {end}"


def in_one(
    lines: Sequence[Line], part: Callable[[Line], str], whole: Callable[[Sequence[Line], str], str]
) -> list[Line]:
    """Return the lines with those made ``whole`` that have the same ``part``, are equally bad, and of one seat."""
    groups = dict[Hashable, list[Line]]()
    for number, line in enumerate(lines):
        key = part(line)
        groups.setdefault((line.rank, line.seat, line.sign, key) if key else number, []).append(line)
    merged = []
    for each in groups.values():
        is_same = len({line.text for line in each}) < 2
        merged += each if is_same else [msgspec.structs.replace(each[0], text=whole(each, part(each[0])))]
    return merged


def packed(lines: Sequence[Line]) -> list[Line]:
    """Return the lines with those of what one seat played in as few as hold them."""
    packed: list[Line] = []
    for line, count in Counter(lines).items():
        text = often(line.text, count)
        for place, one in enumerate(packed):
            is_one_seats = one.rank == line.rank == PLAYED and one.seat == line.seat != NOBODY
            if is_one_seats and len(one.text) + len(text) <= _LONG:
                packed[place] = msgspec.structs.replace(one, text=f"{one.text.removesuffix('.')}; {text}")
                break
        else:
            packed.append(msgspec.structs.replace(line, text=text))
    return packed


def of_seat(lines: Sequence[Line], name: str) -> Line:
    """Return one line of all that a seat did: "Amber plays Web; moves Orc 1 and 2; Orc 1 attacks Thug", say."""
    done: dict[tuple[str, str], list[str]] = {}
    for line in sorted(lines, key=lambda line: line.rank == ELSEWHERE):
        text = line.text.removesuffix(".")
        who = next((who for who in (name, line.doer) if who and text.startswith(f"{who} ")), "")
        rest = text.removeprefix(f"{who} ")
        cut = " " if ": " not in rest else ": "
        verb, _, rest = rest.partition(cut)
        verb += cut.rstrip()
        if line.goer:
            done.setdefault((name, "moves"), []).append(line.goer)
        elif who:
            done.setdefault((who, verb), []).append(rest)
        else:
            done.setdefault((text, ""), []).append("")
    own = sorted(done, key=lambda key: key[0] != name)
    parts = []
    for who, verb in own:
        what = done[who, verb]
        objects = joined(_numbered(what) if verb == "moves" else times(what)).strip()
        parts.append(" ".join(filter(None, ("" if who == name else who, verb, objects))))
    begin = name and (f"{name} " if own[0][0] == name else f"{name}: ")
    return Line(min(line.rank for line in lines), f"{begin}{'; '.join(parts)}.", lines[0].seat)


def _numbered(names: Sequence[str]) -> list[str]:
    """Return names that differ in their number with what they share once: "Orc 1", "2"."""
    told: list[str] = []
    before = ""
    for name, many in sorted(Counter(names).items(), key=lambda row: _by_number(row[0])):
        stem, _, number = name.rpartition(" ")
        said = number if stem == before and number.isdecimal() else name
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
    dealer, *more = re.findall(r"(?:^from |\()([^()]+?)(?= with | \(|\)|$)", last) or [last]
    is_named = dealer in fall
    for cause in more[-1:]:
        last = last.removesuffix(f" ({cause})") if cause in fall.replace(f"({cause})", "") else last
    if not before:
        return f" ({amount} damage)" if is_named else f" ({amount} {last})"
    return f" ({', '.join(before)}, then {amount}{'' if is_named else f' {last}'})"


def often(text: str, count: int) -> str:
    """Return the words with how often they are there, if that is more than once."""
    how_often = f" ({counted(count, 'time')})" if count > 1 else ""
    return f"{text.removesuffix('.')}{how_often}{'.' * text.endswith('.')}"


def alike(words: Sequence[str]) -> list[str]:
    """Return what befell several pieces of one name once: "2 of Orc by 5 from Elf each"."""
    return [f"{many} of {one} each" if many > 1 else one for one, many in Counter(words).items()]


def times(words: Sequence[str]) -> list[str]:
    """Return each of the words once, with how often it is there if that is more than once."""
    return [often(one, many) for one, many in Counter(words).items()]
