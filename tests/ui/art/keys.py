"""How a card's key follows from its name, and which cards have no picture of that name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from game.ui.art.illustrations import has_subject

#: Cards that show an emblem with their initial, as all do that nobody has drawn: each by its key.
EMBLEMS: frozenset[str] = frozenset()


def key_of_name(name: str) -> str:
    """Lowercase, words joined by underscores, no punctuation: ``Lolth's Sting`` is ``lolths_sting``."""
    flat = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[\s\-_]+", "_", re.sub(r"[^a-z0-9\s\-_]", "", flat)).strip("_")


def undrawn(keys: Iterable[str]) -> list[str]:
    """Return what there is to do for cards without a picture, a sentence each."""
    return [
        f"draw assets/art/subjects/{key}.svg (assets/art/README.md), or list {key!r} in EMBLEMS of tests/ui/art/keys.py"
        for key in keys
        if key not in EMBLEMS and not has_subject(key)
    ]
