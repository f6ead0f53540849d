"""The names of those who sit at a table, in a row."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence


def joined(names: Sequence[str]) -> str:
    """Return names as a sentence has them: "Blue", "Blue and Amber", "Blue, Amber and Green"."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def joined_within(names: Sequence[str], letters: int) -> str:
    """Return the names joined in at most this many letters, each cut to the same length, or else only their number.
    East Asian letters are as wide as two."""
    for longest in range(max(map(len, names), default=0), 1, -1):
        cut = [name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…" for name in names]
        if _width(joined(cut)) <= letters:
            return joined(cut)
    return f"{len(names)} seats"


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
