"""The rules that a match of Crawler may change."""

from __future__ import annotations

from typing import Literal

from game.core.options import Option, Options

Length = Literal["quick", "standard", "unyielding"]
Difficulty = Literal["gentle", "normal", "harsh"]

#: Quests that a match of each length asks for.
QUESTS_OF: dict[Length, int] = {"quick": 1, "standard": 2, "unyielding": 3}
#: What each difficulty adds to the Encounter Limit, which is the size of the party and 1 more.
LIMIT_CHANGE: dict[Difficulty, int] = {"gentle": -1, "normal": 0, "harsh": 1}


class CrawlerOptions(Options, frozen=True, kw_only=True):
    """``length`` is how many Quests are laid out and must be completed; ``difficulty`` changes the Encounter Limit.
    ``map``: the map file of the table that it is laid out on, for the eye alone; "": any."""

    length: Length = "standard"
    difficulty: Difficulty = "normal"
    map: str = ""


#: What is offered before a match besides length, difficulty and map: nothing.
OFFERED: tuple[Option, ...] = ()
