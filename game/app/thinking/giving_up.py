"""When a computer player thinks that it has lost for sure: by its own judgement, of what its seat may see, and not of
one answer alone."""

from __future__ import annotations

#: A seat whose chance to win is below this, in so many of its own turns in a row, has lost as far as it can tell.
HOPELESS, _TURNS = 0.03, 2


class GivingUp:
    """Remembers, by seats, the last own turns in which nothing looked better than lost."""

    def __init__(self) -> None:
        self._lost: dict[int, list[int]] = {}

    def judge(self, seat: int, turn: int, chance: float | None) -> None:
        """Note a seat's chance to win after its answer in a turn of its own; None: it has not been weighed."""
        if chance is None:
            return
        before = [one for one in self._lost.get(seat, []) if one < turn]
        self._lost[seat] = [*before, turn] if chance < HOPELESS else []

    def is_hopeless(self, seat: int) -> bool:
        """Return whether that holds of the seat for long enough."""
        return len(self._lost.get(seat, [])) >= _TURNS
