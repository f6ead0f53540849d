"""The names of the people at a table: which are allowed, and how they read in a list."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

#: Letters of the name of a seat.
LONGEST_NAME = 18


def why_not_named(names: Sequence[str]) -> str:
    """Return why the seats cannot have these names, in a sentence, or "": each needs one of its own."""
    bare = [name.strip() for name in names]
    if not all(bare):
        return f"Seat {bare.index('') + 1} needs a name."
    return "Two seats have the same name." if len(set(bare)) < len(bare) else ""


def joined(names: Sequence[str]) -> str:
    """Return names as a sentence has them: "Blue", "Blue and Amber", "Blue, Amber and Green"."""
    return " and ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def joined_within(names: Sequence[str], letters: int) -> str:
    """Return the names joined in that many letters, each cut alike, or else their number. East Asian ones count 2."""
    for longest in range(max(map(len, names), default=0), 1, -1):
        cut = [name if len(name) <= longest else f"{name[: longest - 1].rstrip()}…" for name in names]
        if _width(joined(cut)) <= letters:
            return joined(cut)
    return f"{len(names)} seats"


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
