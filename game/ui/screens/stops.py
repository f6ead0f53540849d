"""Steps of a turn at which a seat may respond to nothing yet: at which of them the player wants to be asked.

A player who does not want to be asked at a step passes there by itself, whatever the cards in hand, so that passing
tells the others nothing.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Stop(msgspec.Struct, frozen=True):
    """A step: its ``key`` in the settings, what it is called, the ``heading`` under which it stands, and what it is
    for. ``is_usual``: one is asked there unless it is chosen otherwise."""

    key: str
    words: str
    heading: str
    hint: str
    is_usual: bool = True

    def is_wanted(self, chosen: Mapping[str, bool]) -> bool:
        """Return whether the player wants to be asked there. ``chosen`` is what the settings say."""
        return chosen.get(self.key, self.is_usual)
