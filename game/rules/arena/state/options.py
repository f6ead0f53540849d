"""The rules that a match of Arena may change."""

from __future__ import annotations

from typing import Literal

from game.core.options import Option, Options

Windows = Literal["always", "able"]


class ArenaOptions(Options, frozen=True, kw_only=True):
    """``windows``: are seats asked "always" when they might have an answer for all the others know, or only when
    they are "able" to give one (rule: arena/windows)?"""

    windows: Windows = "always"


#: What is offered before a match besides the windows.
OFFERED: tuple[Option, ...] = ()
