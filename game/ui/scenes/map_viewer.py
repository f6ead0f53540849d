"""The map viewer: every map with its picture and all that is wrong with it. A map that changes on disk is read again,
so the viewer can stand beside the map editor."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app import folders
from game.app.library import MapEntry, check_map, list_maps
from game.app.map_table import TableMap
from game.rules.arena.board import Board as Battlefield
from game.ui.scenes.board_picture import board_picture
from game.ui.scenes.game_forms import hexes_across
from game.ui.scenes.sheet_scene import Flow, SheetScene

#: The games that are played on maps, and what their boards are called in the list.
_GAMES = {"skirmish": "Boards of Skirmish", "arena": "Battlefields of Arena", "factions": "Tables of Factions"}
#: Seconds between two looks at the file.
WATCH = 0.8


class MapViewer(SheetScene):
    """Shows one map of the list. ``chosen`` is a file from anywhere."""

    def __init__(self, chosen: Path | None = None) -> None:
        super().__init__()
        self.entries: list[MapEntry] = [entry for game in _GAMES for entry in list_maps(game)]
        if chosen is not None:
            self.entries = [entry for entry in self.entries if entry.path.resolve() != chosen.resolve()]
            self.entries.insert(0, check_map(chosen))
        self.index = 0
        self._passed = 0.0
        self._written = self._stamp()

    def _stamp(self) -> float:
        if not self.entries:
            return 0.0
        try:
            return self.entries[self.index].path.stat().st_mtime
        except OSError:
            return 0.0

    def build(self) -> None:
        app = self.app
        body = self.page("Maps")
        wide = min(app.text_px(15) * 19, round(body.width * 0.42))
        room = self.pane(pygame.Rect(body.x, body.y, wide, body.height))
        view = self.sheet.view(room)
        flow = self.flow(room, view)
        for heading, entries in self._groups():
            if entries:
                flow.heading(heading, 16)
            for entry in entries:
                number = self.entries.index(entry)
                mark = "warning" if entry.errors or entry.is_broken else "map" if entry.board is not None else "grid"
                face = self.face(entry.title, 15, icon=mark, align="left", plate="row")
                chosen = number == self.index
                flow.plate(face, self._choose(number), chosen=chosen, name=f"{number + 1}: {entry.title}", lines=2.0)
        own = folders.user_maps("skirmish").parent
        flow.text(f"Your own maps go into {own}, in a folder that is called as the game.", 14, dim=True)
        flow.finish()
        page = pygame.Rect(body.x + wide + app.px(16), body.y, body.width - wide - app.px(16), body.height)
        view = self.sheet.view(self.pane(page))
        flow = self.flow(view.rect, view)
        if self.entries:
            self._show(flow, self.entries[self.index])
        else:
            flow.text("There are no maps.")
        flow.finish()

    def _groups(self) -> list[tuple[str, list[MapEntry]]]:
        groups = [
            (heading, [entry for entry in self.entries if entry.board is not None and entry.game == game])
            for game, heading in _GAMES.items()
        ]
        tiles = [entry for entry in self.entries if entry.tile is not None]
        broken = [entry for entry in self.entries if entry.is_broken]
        return [*groups, ("Tiles to build with", tiles), ("Cannot be used", broken)]

    def _show(self, flow: Flow, entry: MapEntry) -> None:
        app = self.app
        shown = entry.board or entry.tile
        flow.heading(entry.title, 22)
        if shown is not None:
            size = (flow.width, max(app.px(160), flow.view.rect.height - app.text_px(15) * 10 if flow.view else 0))
            picture = board_picture(shown, entry.path, size, app.theme.name)
            flow.picture(picture, (flow.width - picture.get_width()) // 2)
            flow.gap(8)
            flow.text(_figures(entry))
        flow.text(str(entry.path), 14, dim=True)
        if not entry.problems:
            flow.text("Nothing is wrong with it.", ink=app.theme.good)
        for problem in entry.problems:
            ink = app.theme.danger if entry.errors or entry.is_broken else app.theme.caution
            flow.text(f"{{icon:warning}} {problem}", ink=ink)

    def _choose(self, number: int) -> Callable[[], None]:
        def press() -> None:
            self.index = number
            self._written = self._stamp()
            self.sheet.views[-1].scroll_to(0)
            self.rebuild()

        return press

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._passed += seconds
        if self._passed < WATCH or not self.entries:
            return
        self._passed = 0.0
        now = self._stamp()
        if now != self._written:
            self._written = now
            self.entries[self.index] = check_map(self.entries[self.index].path)
            self.rebuild()


def _figures(entry: MapEntry) -> str:
    """What there is on a map, in a line or two."""
    if isinstance(entry.board, TableMap):
        return _table_figures(entry.board)
    return _battlefield_figures(entry.board) if entry.game == "arena" else _board_figures(entry)


def _table_figures(table: TableMap) -> str:
    """Size and room of the zones."""
    rooms = sorted({area.units for area in table.zones.values()})
    room = f"{rooms[0]}" if len(rooms) == 1 else f"{rooms[0]} to {rooms[-1]}"
    wide, high = table.size
    look = "as its map paints it" if table.style == "own" else f"laid as a {table.style} of the program's own"
    return f"**{wide} by {high} pixels**, {look}. A zone has room for {room} units; where more stand it scrolls."


def _board_figures(entry: MapEntry) -> str:
    """Size, walls, rubble and start areas."""
    shown = entry.board or entry.tile
    grid = shown.grid
    cells = list(grid.cells())
    walls, rubble = sum(map(grid.wall, cells)), sum(map(grid.slow, cells))
    text = f"**{grid.width} by {grid.height} squares**, {walls} of them wall, {rubble} rubble."
    if entry.board is not None:
        first, second = (len(area) for area in shown.starts)
        text += f" Start areas of {first} and {second} squares."
    return text


def _battlefield_figures(board: Battlefield) -> str:
    """Mode, size, heights, water, ruins, start zones, glyphs and scoring spaces."""
    columns = board.terrain.columns
    wide, high = hexes_across(board)
    highest = max(column.top for column in columns)
    water, pillars = sum(column.water for column in columns), sum(column.pillar > 0 for column in columns)
    words = [f"{len(columns)} spaces up to level {highest}"]
    counts = (
        (water, "water"),
        (pillars, "pillar"),
        (len(board.terrain.walls), "wall"),
        (len(board.glyphs), "glyph"),
        (len(board.scoring), "scoring space"),
    )
    for count, word in counts:
        if count:
            words.append(f"{count} {word}{'s' if count > 1 and word != 'water' else ''}")
    zones = " and ".join(str(len(zone)) for zone in board.starts)
    starts = f"Start zones of {zones} spaces" if len(board.starts) > 1 else f"One start zone of {zones} spaces"
    return f"**{board.mode.capitalize()}, {wide} by {high} hexes**: {', '.join(words)}. {starts}."
