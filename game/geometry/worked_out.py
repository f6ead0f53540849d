"""What has been worked out about a ground: tables by keys, of which only a bounded number is kept."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

#: How many values are kept for one ground, in all of its tables together: ten megabytes.
MOST = 1 << 17


# Any: whoever works a table out knows what lies under its own keys.
class WorkedOut(dict[Any, Any]):
    """Tables by keys of those who made them. Of too many, the older ones go, and are computed again when needed."""

    def __init__(self, most: int = MOST) -> None:
        super().__init__()
        self._most, self._weight = most, 0

    def __setitem__(self, key: Any, table: Any) -> None:
        super().__setitem__(key, table)
        self._weight += _values_in(table)
        if self._weight > self._most:
            self._forget()

    def _forget(self) -> None:
        """Forget the oldest tables until half of the room is free. The newest one stays, however large it is."""
        # Tables have grown and been replaced since they were counted.
        weight = sum(map(_values_in, self.values()))
        for key in tuple(self)[:-1]:
            if 2 * weight <= self._most:
                break
            weight -= _values_in(self.pop(key))
        self._weight = weight

    def clear(self) -> None:
        """Forget everything."""
        super().clear()
        self._weight = 0


def _values_in(table: object) -> int:
    return 1 + len(table) if isinstance(table, Sized) else 1
