"""What a thing that happens means to the players: what is worth telling to somebody who asks what an answer brings."""

from __future__ import annotations

import msgspec


class Consequence(msgspec.Struct, frozen=True):
    """How much an event weighs compared with others, and for which ``side`` it is good or bad (-1: the game's own side,
    where all play against it). ``about`` is the piece that it happens to (0: none)."""

    weight: int
    side: int
    is_good: bool = False
    about: int = 0

    def is_good_for(self, side: int) -> bool:
        """Return whether a side is glad of it: what is bad for another one is good for it."""
        return (side == self.side) == self.is_good
