"""Two figures against each other on a plain battlefield, for tests of every army card."""

from __future__ import annotations

from typing import Any

from game.rules.arena.cards.army_cards import ARMY_CARDS
from tests.rules.arena.battle import FLAT, Battle, battle

CARDS = tuple(ARMY_CARDS.values())


def rows_around(middle: str) -> tuple[str, ...]:
    return (*FLAT[:4], middle, *FLAT[5:])


def enemy_of(card: Any) -> tuple[str, str]:
    return ("Gideon Jura", "white") if card.colour == "black" else ("Liliana Vess", "black")


def duel(card: Any, at: tuple[int, int], **more: Any) -> Battle:
    """Return a figure at (1, 4) and an enemy Planeswalker at a place, in the figure's attack phase."""
    foe, colour = enemy_of(card)
    mine = next(one.name for one in CARDS if one.kind == "planeswalker" and one.colour == card.colour)
    figures: list[tuple[Any, ...]] = [(card.name, (1, 4), 0, 0, (0, 4)) if card.spaces == 2 else (card.name, (1, 4))]
    figures += [] if mine == card.name else [(mine, (0, 0))]
    return battle(*figures, (foe, at), colours=(card.colour, colour), card=card.name, **more)
