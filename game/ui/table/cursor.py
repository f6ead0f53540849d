"""The keyboard's mark on the table: on a space, a piece of it, or a button."""

from __future__ import annotations

from dataclasses import dataclass

from game.geometry.squares import Cell


@dataclass
class Cursor:
    """Where the keyboard is. ``by_keys``: the player goes by it, and not by the pointer. ``piece`` is the one that it
    is on where many share a space; ``marked`` is the name of a button, "" for none."""

    by_keys: bool = False
    cell: Cell | None = None
    piece: int | None = None
    marked: str = ""
