"""How blows and falls are summed up in a recap."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from itertools import chain

from msgspec.structs import replace

from game.app.matches.names import joined
from game.core.sentences import Said
from game.ui.games.counting import NOBODY
from game.ui.recaps.heard import Blow, Heard
from game.ui.recaps.lines import AT_OWN, Line, added_up, in_one_way, summing, told_apart, without_announced

#: Lines of blows that are told one by one; of more it is told what they came to.
_BLOWS = 2
#: How much was taken, and of what.
Hit = tuple[int, Said]
Blows = dict[Hashable, list[Blow]]


def summed_up(heard: Heard, table: object, most: int) -> list[Line]:
    """Return the lines without the blows to what fell, of which its fall tells; many others, and what was gained at
    once, are summed up. ``table`` is that of now."""
    heard.lines = lines = without_announced(heard.lines)
    naming = heard.naming
    blows = _by_several(heard)
    taken = _with_falls(heard, blows)
    own = {key: each for key, each in blows.items() if any(naming.is_own(one.hurt.of) for one in each)}
    for key in own:
        lines[key] = replace(lines[key], sign="wound")
    _sum_up(heard, own, summing(1, "Hurt", naming.seat, "wound"), table)
    if len(set(lines.values())) > most:
        others = {key: each for key, each in blows.items() if key not in own}
        _sum_up(heard, others, summing(AT_OWN, "Others hurt"), table)
    for key, words in taken.items():
        lines[key] = replace(lines[key], after=f"{lines[key].after}{words}")
    falls = {
        key: [(seen.partition(" (")[0], felled_by(lines[key], seen)) for _, seen in each]
        for key, each in heard.fell.items()
        if each and key in lines and not lines[key].rank
    }
    whole: list[Line] = []
    if len(set(lines.values())) > most and len(falls) > 1:
        told = joined(in_one_way([one for each in falls.values() for one in each]))
        whole = [summing(0, f"Fallen: {told}.", naming.seat, "graveyard", lines[next(iter(falls))].turn)]
    return added_up(told_apart([*whole, *(line for key, line in lines.items() if not whole or key not in falls)]))


def _by_several(heard: Heard) -> Blows:
    """Return the blows of events by which nothing fell; "from 2 of Orc", where two different ones dealt them."""
    dealers = defaultdict[Hashable, set[int]](set)
    for blow in chain(*heard.blows.values()):
        dealers[blow.life, blow.source].add(blow.hurt.dealer)
    return {
        key: [replace(one, source=_of_several(one.source, len(dealers[one.life, one.source]))) for one in each]
        for key, each in heard.blows.items()
        if each and not heard.fell[key]
    }


def _of_several(source: Said, count: int) -> Said:
    return replace(source, by=f"from {count} of {_dealer(source)}") if count > 1 and source.by else source


def _dealer(source: Said) -> str:
    """Return who or what dealt a blow, without the word before it."""
    return source.by.partition(" ")[2]


def _with_falls(heard: Heard, blows: Blows) -> dict[Hashable, str]:
    """Take out the blows to what fell, and their lines; return what to say of them behind the lines of its falls."""
    lines, hits, last = heard.lines, defaultdict[Hashable, list[Hit]](list), {}
    fallen = {life: key for key, each in heard.fell.items() for life, _ in each}
    for key in [key for key, each in blows.items() if all(one.life in fallen for one in each)]:
        [blow, *_], line = blows.pop(key), lines.pop(key)
        last[fallen[blow.life]] = blow, line
        hits[fallen[blow.life]].append((blow.hurt.amount, blow.source))
    # The keys of falls whose line tells of the last blow.
    told_before = {key for key, each in heard.blows.items() if each}
    for key, (blow, line) in last.items():
        # Where nobody dealt it, the fall does not name what did it.
        fall, source = lines[key], blow.source.rest
        is_told = fall.before is not None or fall.said.more.startswith(":") or (source and source in fall.text)
        if blow.hurt.by == NOBODY and not is_told:
            lines[key] = replace(fall, before=line.said)
            del hits[key][-1]
            told_before.add(key)
    return {key: taken_by(each, lines[key].text, is_told=key in told_before) for key, each in hits.items()}


def _sum_up(heard: Heard, blows: Blows, head: Line, table: object) -> None:
    """Put one line of what they came to, piece by piece and by what dealt it, in place of those of many blows."""
    lines, naming = heard.lines, heard.naming
    if len({(lines[key].text, *(one.hurt.dealer for one in each)) for key, each in blows.items()}) <= _BLOWS:
        return
    hits = defaultdict[int, list[Hit]](list)
    for one in chain(*blows.values()):
        hits[one.hurt.piece].append((one.hurt.amount, one.source))
    told = [
        (seen.name if naming.is_own(seen.seat) else seen.title, f" by {', '.join(summed(each))}")
        for number, each in hits.items()
        if (seen := naming.see(table, number)) is not None
    ]
    if told:
        text = f"{head.text}: {'; '.join(in_one_way(told, ' each'))}."
        lines[next(iter(blows))] = summing(head.rank, text, head.seat, head.sign)
        for key in list(blows)[1:]:
            del lines[key]


def felled_by(line: Line, name: str) -> str:
    """Return what the line of a fall says of who did it: " by Giant Spider", " (Amber uses Snuff Out)"; or nothing."""
    said, before = line.said, line.before
    if said.by:
        return f"{said.rest}{line.after}"
    why = f" ({said.cause})" if said.cause else ""
    if before is None:
        return f"{why}{line.after}"
    # What is told is that it was struck.
    is_blow = before.who in (name, name.partition(" (")[0]) and before.kind != "use"
    return f" ({before.rest.strip() if is_blow else before.first}){why}{line.after}"


def summed(hits: Sequence[Hit]) -> list[str]:
    """Return several blows by what dealt them: "8 + 2 from Orc 1", "4 (Amber plays Web)"."""
    dealt = defaultdict[str, list[int]](list)
    for amount, source in hits:
        dealt[source.rest].append(amount)
    return [f"{_sum(amounts)}{source}" for source, amounts in dealt.items()]


def _sum(amounts: Sequence[int]) -> str:
    """Return amounts as a sum: "5", "5 + 10"; of many equal ones how often: "4 times 5"."""
    if len(amounts) > 2 and len(set(amounts)) == 1:
        return f"{len(amounts)} times {amounts[0]}"
    return " + ".join(map(str, amounts))


def taken_by(hits: Sequence[Hit], fall: str, *, is_told: bool) -> str:
    """Return what something took before it fell: " (2 from Orc 1, then 3)"; ``is_told``: not the last blow."""
    if is_told or not hits:
        return f" (after {', '.join(summed(hits))})" if hits else ""
    _, last = hits[-1]
    before = summed([hit for hit in hits if hit[1] != last])
    amount = _sum([one for one, source in hits if source == last])
    # The fall names who did it, and does not say by what but an attack.
    is_named = (_dealer(last) or last.cause) in fall
    how = f" {last.how}" if last.how and last.how not in fall else ""
    is_caused = last.by and last.cause and last.cause in fall.replace(f"({last.cause})", "")
    told = (replace(last, cause="") if is_caused else last).rest
    if not before:
        return f" ({amount} damage{how})" if is_named else f" ({amount}{told})"
    return f" ({', '.join(before)}, then {amount}{how if is_named else told})"
