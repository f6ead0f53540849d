"""The words for the computer players that people choose: a level, with or without a style."""

from __future__ import annotations

from typing import Literal, get_args

#: The levels, the weakest first; those that search also in each style of ``styles.py``.
LevelKind = Literal[
    "easy",
    "normal", "normal-bold", "normal-careful", "normal-tricky",
    "hard", "hard-bold", "hard-careful", "hard-tricky",
]  # fmt: skip
LEVEL_KINDS: tuple[LevelKind, ...] = get_args(LevelKind)


def level_and_style(kind: str) -> tuple[str, str]:
    """Return the level of a kind of player, and its style; "" for the plain one."""
    level, _, style = kind.partition("-")
    return level, style


def in_style(level: str, style: str) -> str:
    """Return the kind of a level in a style; "" is the plain one."""
    return f"{level}-{style}" if style else level
