"""Trouble with files, in one sentence that names the place."""

from __future__ import annotations

import re

import msgspec


def place_and_expectation(error: Exception, root: str = "") -> str:
    """Return a decoding error as "place: what was expected": ``Expected `int`, got `str` - at `$.seed```
    becomes ``seed: expected int, got str``."""
    text = str(error).replace("`", "")
    if isinstance(error, RecursionError):
        text = "nested too deeply"
    expectation, _, place = text.partition(" - at ")
    place = (root + re.sub(r"^(key in )?\$", "", place)).lstrip(".")
    expectation = expectation[:1].lower() + expectation[1:] if not expectation.startswith("JSON") else expectation
    return f"{place}: {expectation}" if place else expectation


#: What decoding foreign bytes can raise.
DECODING = (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError, TypeError)
