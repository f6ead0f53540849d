"""Sentences for tests, taken apart where their words are."""

from __future__ import annotations

from typing import Any

from game.core.sentences import Said, plain
from game.ui.games.counting import NOBODY
from game.ui.recaps.lines import Line


def parts_of(text: str, *whos: str) -> Said:
    """Return a sentence of one of these as its parts; of anybody else all of it is its verb."""
    who = next((one for one in whos if one and text.startswith(f"{one} ")), "")
    does, _, what = text.removeprefix(f"{who} ").removesuffix(".").partition(": " if ": " in text else " ")
    if not who:
        return plain(text)
    if ": " in text:
        return Said(who, f"{does}:", parts_of(what, *whos) if what.startswith(whos) else what)
    number, _, rest = what.partition(" ")
    if does == "gains" and number.isdecimal():
        kind, _, more = rest.replace("points", "point").partition(" point")
        return Said(who, does, f"{kind} point", more=more, count=int(number))
    what, _, cause = what.removesuffix(")").partition(" (")
    return Said(who, does, what, cause=cause, kind="deal" if does == "deals" else "")


def a_line(rank: int, text: str, seat: int = NOBODY, sign: str = "", **more: Any) -> Line:
    return Line(rank, plain(text), seat, sign, **more)


def a_source(text: str) -> Said:
    """Return what dealt a blow: "from Orc (Amber) with Axe (Web)"."""
    if text.startswith("("):
        return Said(cause=text[1:-1])
    by, how, cause = text, "", ""
    for word in (" with ", " as it "):
        by, is_there, rest = by.partition(word)
        how = f"{word.strip()} {rest}" if is_there else how
    if by.endswith("(Web)"):
        by, cause = by.removesuffix(" (Web)"), "Web"
    return Said(by=by, how=how, cause=cause)
