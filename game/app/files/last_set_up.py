"""The set-up that the last match was begun with, kept beside the settings, so that it can be played again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game.app.files import folders
from game.app.files.writing import write_whole


class KeptSeat(msgspec.Struct, frozen=True):
    """Who sat at a seat, with which faction or list of the player's own, and in which colour (None: the seat's own)."""

    name: str
    kind: str
    faction: str = ""
    own_list: str = ""
    colour: int | None = None


class LastSetUp(msgspec.Struct, frozen=True):
    """What was chosen, except for the seed: the dice are others. ``table`` is called by its words, ``map`` is a file,
    empty where there is none or the board is built of ``tiles``. Nothing here is checked against the game, which may be
    another version by now."""

    game: str
    table: str
    seats: tuple[KeptSeat, ...]
    map: str = ""
    tiles: bool = False
    windows: str = ""
    hints: bool | None = None
    otherwise: tuple[str, ...] = ()
    picked: dict[str, str] = {}
    lined_up: dict[str, tuple[str, ...]] = {}
    led: dict[str, tuple[int, ...]] = {}
    shared_list: str = ""
    # What was agreed on besides the rules, as its record is written.
    terms: dict[str, Any] = {}


def last_set_up_file() -> Path:
    """Return where the last set-up is kept."""
    return folders.home() / "last_set_up.json"


def read_last_set_up() -> tuple[LastSetUp | None, str]:
    """Return the last set-up, or none, and in a sentence what is wrong with its file. Never raises."""
    path = last_set_up_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=LastSetUp), ""
    except FileNotFoundError:
        return None, ""
    except OSError as error:
        return None, f"{path}: the last set-up cannot be read ({error.strerror}); the usual one is shown."
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None, f"{path}: the set-up of a match was expected; the usual one is shown."


def keep_set_up(chosen: LastSetUp) -> None:
    """Write a set-up down in the place of the one before. Raises OSError, and then that is still there."""
    content = msgspec.json.format(msgspec.json.encode(chosen), indent=2)
    write_whole(last_set_up_file(), content + b"\n")
