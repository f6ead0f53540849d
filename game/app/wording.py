"""Trouble with files, in one sentence that names the place."""

from __future__ import annotations

import re

import msgspec


def place_and_wish(error: Exception, root: str = "") -> str:
    """A decoding error as "place: what was expected": ``Expected `int`, got `str` - at `$.seed```
    becomes ``seed: expected int, got str``."""
    text = str(error).replace("`", "")
    if isinstance(error, RecursionError):
        text = "nested too deeply"
    wish, _, place = text.partition(" - at ")
    place = (root + re.sub(r"^(key in )?\$", "", place)).lstrip(".")
    wish = wish[:1].lower() + wish[1:] if not wish.startswith("JSON") else wish
    return f"{place}: {wish}" if place else wish


#: What decoding foreign bytes can raise.
DECODING = (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError, TypeError)
