"""Matches of every game for the tests of the table: small set-ups that need no player's folder."""

from __future__ import annotations

from typing import Any

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating

NAMES = ("Blue", "Amber", "Teal", "Plum", "Brick")


def a_match(game: str, kinds: str = "hc", *, seed: int = 5, **document: Any) -> Match:
    """Return a match of a game; ``kinds`` has an h (human) or a c (computer) a seat."""
    entry = entry_of(game)
    if game == "skirmish":
        document.setdefault("map", "open_hall")
        document.setdefault("seats", [{"faction": ("drow", "crown")[number % 2]} for number in range(len(kinds))])
    if game == "arena" and len(kinds) > 2:
        document.setdefault("map", "melee")
        document.setdefault("seats", [{} for _ in kinds])
    seatings = tuple(
        Seating(NAMES[number], "human" if kind == "h" else "computer") for number, kind in enumerate(kinds)
    )
    return Match.new(entry.ruleset, entry.setup(document), seatings, seed)
