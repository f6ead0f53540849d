"""The games that there are. This is the only place that lists them."""

from __future__ import annotations

from typing import Any


def fingerprints_of(game: str, setup: Any) -> dict[str, str]:
    """What a match's content was: see ``Game.fingerprints``; empty for a game that is not listed."""
    return {}
