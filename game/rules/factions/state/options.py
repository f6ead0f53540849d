"""The rules that a match of Factions may change."""

from __future__ import annotations

from typing import Literal

from game.core.options import Option, Options

Windows = Literal["able", "key", "always"]


class FactionsOptions(Options, frozen=True, kw_only=True):
    """``windows``: seats are asked when "able" to answer, then only at "key" events, or "always". ``at_zero``: units
    and capitals are lost when no hit point is left. ``last_cycle``: after it the match is counted out; None: it
    continues until a capital is lost. ``map``: the map file of its table, for the eye alone; "": any."""

    windows: Windows = "able"
    at_zero: bool = False
    last_cycle: int | None = None
    map: str = ""


#: What is offered before a match besides windows and map.
OFFERED = (
    Option(
        "at_zero",
        "Destroyed at",
        "less than 0 HP",
        "0 HP",
        "When its damage is more than its hit points, or already when it is as much.",
    ),
    Option(
        "last_cycle",
        "The match ends",
        "with a capital",
        "after 40 cycles",
        "When a capital is lost; or at the latest after the fortieth cycle, won by the healthier capital.",
        40,
    ),
)
