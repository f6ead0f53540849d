"""The tables of zones that there are: drawn in Tiled, the player's own first, then those that come with the program."""

from __future__ import annotations

from pathlib import Path

from game.app import folders
from game.app.maps.reading import path_of, read_map
from game.ui.boards.cards.layout import ZoneLayout, layout_of, plain_layout


def layouts(wanted: str = "") -> tuple[ZoneLayout, ...]:
    """Every table that can be played on, the ``wanted`` map's (as a match names it) first; the plain one where none can
    be read."""
    chosen = path_of(wanted)
    table = read_map(chosen).table_map if chosen is not None else None
    found = [layout_of(table)] if table is not None else []
    for folder in (folders.user_maps("factions"), folders.shipped_maps("factions")):
        for path in _files(folder):
            table = read_map(path).table_map
            if table is not None and table.source != wanted:
                found.append(layout_of(table))
    return tuple(found) or (plain_layout(),)


def _files(folder: Path) -> tuple[Path, ...]:
    try:
        return tuple(sorted(folder.glob("*.tmx")))
    except OSError:
        return ()
