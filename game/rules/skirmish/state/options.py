"""The rules that a match of Skirmish may change."""

from __future__ import annotations

from typing import Literal

from game.core.options import Option, Options


class SkirmishOptions(Options, frozen=True, kw_only=True):
    """``windows``: ask a seat for a response only when it is ``able`` to give one, or ``always`` when for all the
    others know it might be."""

    windows: Literal["able", "always"] = "able"


#: What is offered before a match besides the windows.
OFFERED: tuple[Option, ...] = ()
