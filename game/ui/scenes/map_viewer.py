"""The map viewer: every board with its picture, its size, and all that is wrong with it. The file is read again when
it changes, so that it can stand beside the map editor."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.library import list_maps
from game.app.maps import MapFile, read_map
from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.tabletop.board_view import board_preview, ground_of
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

#: Seconds between two looks at the file.
WATCH = 0.7


class MapViewer(WidgetScene):
    """Looks at maps one by one."""

    def __init__(self, chosen: Path | None = None) -> None:
        super().__init__()
        self.paths = [entry.path for entry in list_maps()]
        if chosen is not None:
            self.paths = [Path(chosen), *(path for path in self.paths if path != Path(chosen))]
        self.index = 0
        self.passed = 0.0
        self.stamp = 0.0
        self.shown: MapFile | None = None

    @property
    def is_moving(self) -> bool:
        return True

    def build(self) -> list[Button]:
        px = self.app.px
        buttons = []
        for index, path in enumerate(self.paths[:12]):
            rect = pygame.Rect(px(30), px(90) + index * px(44), px(230), px(38))
            title = path.stem.replace("_", " ").capitalize()
            buttons.append(Button(rect, title, self._chooser(index), tip=str(path), chosen=index == self.index))
        rect = pygame.Rect(px(30), px(656), px(230), px(44))
        buttons.append(Button(rect, "Back", self.cancelled, kind="primary", hint="Escape"))
        if self.shown is None and self.paths:
            self._read()
        return buttons

    def _chooser(self, index: int) -> Callable[[], None]:
        def press() -> None:
            self.index = index
            self._read()
            self.refresh()

        return press

    def _read(self) -> None:
        path = self.paths[self.index]
        self.shown = read_map(path)
        self.stamp = path.stat().st_mtime if path.is_file() else 0.0

    def update(self, seconds: float) -> None:
        self.passed += seconds
        if self.passed < WATCH or not self.paths:
            return
        self.passed = 0.0
        path = self.paths[self.index]
        if path.is_file() and path.stat().st_mtime != self.stamp:
            ground_of.cache_clear()
            self._read()
            self.app.redraw()

    def cancelled(self) -> None:
        self.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme = THEMES[self.app.settings.theme]
        px = self.app.px
        draw_title(surface, "Maps", (px(146), px(46)), px(40), theme.name)
        area = pygame.Rect(px(284), px(20), surface.get_width() - px(304), surface.get_height() - px(40))
        surface.blit(pane(area.size, theme.name, 220), area)
        shown = self.shown
        if shown is None:
            return
        y = area.y + px(12)
        if shown.board is not None:
            picture = board_preview(shown.board, (area.width - px(28), area.height - px(150)))
            place = picture.get_rect(midtop=(area.centerx, y))
            surface.blit(picture, place)
            y = place.bottom + px(8)
        lines = [f"**{shown.title}**  {shown.about}"]
        if shown.board is not None:
            grid = shown.board.grid
            starts = " and ".join(str(len(start)) for start in shown.board.starts)
            lines.append(f"{grid.width} by {grid.height} squares; start areas of {starts} squares. {shown.path}")
        lines += [str(problem) for problem in shown.problems[:8]] or ["No problems were found."]
        words = fonts.rich_text("\n".join(lines), "body", self.app.text_px(14), area.width - px(28), theme.ink)
        surface.blit(words, (area.x + px(14), y))
