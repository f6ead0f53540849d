"""How a card's key follows from its name; its picture is called by it."""

from __future__ import annotations

import re
import unicodedata


def key_of_name(name: str) -> str:
    """Lowercase, words joined by underscores, no punctuation: ``Lolth's Sting`` is ``lolths_sting``."""
    flat = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[\s\-_]+", "_", re.sub(r"[^a-z0-9\s\-_]", "", flat)).strip("_")
