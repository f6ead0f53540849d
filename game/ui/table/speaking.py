"""What the table says in words: the prompt, the log, the answers, the hand, and what the keyboard is on."""

from __future__ import annotations

from typing import Protocol

from game.ui.panels.buttons import Button
from game.ui.panels.toast import Toast
from game.ui.scenes.spoken import Spoken
from game.ui.screens.items import Item
from game.ui.screens.keys import cap_of
from game.ui.table.answering import Answering
from game.ui.table.following import Following
from game.ui.table.laying import Laying
from game.ui.table.navigating import Navigating
from game.ui.table.pointing import Pointing
from game.ui.table.questions.giving_up import OFFERED
from game.ui.table.recap import Recap


class Table(Protocol):
    """The parts of the table that say something."""

    following: Following
    answering: Answering
    laying: Laying
    pointing: Pointing
    navigating: Navigating
    recap: Recap
    toast: Toast


def spoken_at(table: Table) -> Spoken:
    """Return the words that stand on the table now; none while no view is held."""
    if not table.following.is_open:
        return Spoken()
    laying, toast, offered = table.laying, table.toast, table.laying.offered
    turn = table.following.turn
    return Spoken(
        page=f"{turn.title}. {turn.part}".strip(". ") + ".",
        words=(*table.recap.said, *([offered.words] if offered is not None and offered.words else [])),
        prompt=laying.prompt_text(),
        log=tuple(line.text for line in table.following.log.lines),
        answers=tuple(
            _words_of(button)
            for button in laying.buttons
            if button.name.startswith(OFFERED) or (table.answering.may_answer and _is_answer(button))
        ),
        hand=_hand(table),
        note=toast.text if toast.is_shown else "",
        focus=_focus(table),
    )


def _is_answer(button: Button) -> bool:
    return button.name.startswith(("offer: ", "pass", "advance", "hint "))


def _words_of(button: Button) -> str:
    cap = cap_of(button.key)
    words = f"{f'[{cap}] ' if cap else ''}{button.words or button.name.removeprefix('offer: ')}"
    return ": ".join(part for part in (words, button.note or button.why_not) if part)


def _hand(table: Table) -> tuple[str, ...]:
    """Return the cards that lie in front of the seat, with the keys that play them."""
    laying = table.laying
    if laying.tray.cards:
        cards, digits = [one for one, _ in laying.tray.cards], laying.tray.digits
    else:
        cards, digits = [one.held for one in laying.hand.cards], laying.hand.digits
    named = [(cap_of(digits.get(one.number, "")), one.face.name) for one in cards]
    return tuple(f"[{cap}] {name}" if cap else name for cap, name in named)


def _focus(table: Table) -> str:
    """Return what the keyboard is on and what is said of it there; nothing while the player goes by the pointer."""
    if not table.navigating.cursor.by_keys:
        return ""
    marked = table.navigating.marked_button()
    if marked is not None:
        return ". ".join(part for part in (_words_of(marked), marked.hint) if part)
    item = table.pointing.pointed()
    if item is None:
        return ""
    told = [_named(table, item), table.pointing.tip.replace("\n", " ")]
    return ". ".join(part.rstrip(".") for part in told if part)


def _named(table: Table, item: Item) -> str:
    """Return a card's name, or a space with the piece that stands there."""
    following = table.following
    target = table.answering.target(item)
    seen = following.inspect(target) if target is not None else None
    name = seen.title if seen is not None else ""
    facts = ", ".join(_fact(sign, words) for sign, words, _ in seen.facts) if seen is not None else ""
    place = table.following.screen.place_words(following.table, item) if item.sort in ("cell", "piece") else ""
    return ", ".join(part for part in (name, facts, place) if part)


def _fact(sign: str, words: str) -> str:
    """Return a fact with the name of its icon, where it is a figure."""
    return f"{sign} {words}" if words[:1].isdigit() else words
