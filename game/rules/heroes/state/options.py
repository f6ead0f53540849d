"""The rules that a match of Heroes may change."""

from __future__ import annotations

from typing import Literal

from game.core.options import Option, Options

Windows = Literal["able", "always"]


class HeroesOptions(Options, frozen=True, kw_only=True):
    """``windows``: seats are asked when "able" to respond, or "always" when they might be, for all the others know.
    ``last_turn``: after it the match is a draw; None: it continues until a player is out. ``map``: the map file of the
    table that it is laid out on, for the eye alone; "": any."""

    windows: Windows = "able"
    last_turn: int | None = None
    map: str = ""


#: What is offered before a match besides windows and map.
OFFERED = (
    Option(
        "last_turn",
        "The match ends",
        "when a player is out",
        "after 200 turns",
        "When a player is out; or at the latest after the two hundredth turn, in a draw.",
        200,
    ),
)
