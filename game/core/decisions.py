"""Decisions: the one open question. The rules name the seat, the question and every legal answer; others only pick."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

#: The kinds serve all games and all cards; the screen has one widget for each.
#: act: take an action · pick: choose one piece, card or word · space: choose a place · path: choose a way ·
#: order: choose what comes next · respond: answer what was announced, or pass.
Kind = Literal["act", "pick", "space", "path", "order", "respond"]
KINDS: frozenset[str] = frozenset(get_args(Kind))


class Decision(msgspec.Struct, frozen=True):
    """An open question. ``number`` counts the decisions of a match, so that a stale answer can be told from a fresh
    one; ``prompt`` is a word of the game's that its texts explain; ``about`` are the pieces or cards concerned,
    in a view 0 for a card that its seat may not know.

    The legal answers are not stored: they follow from the table and the step that asks (``runner.legal``).
    """

    number: int
    seat: int
    kind: Kind
    prompt: str
    about: tuple[int, ...] = ()
