"""Saved matches: load one, or delete it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.journal import Journal
from game.app.saves import SaveEntry, SaveError, list_saves, load_match, remove_save
from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

SHOWN = 8


class SavesScreen(WidgetScene):
    """One row a save; a broken one says what is wrong with it."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[SaveEntry, ...] = ()
        self.first = 0
        self.doomed: SaveEntry | None = None
        self.message = ""

    def build(self) -> list[Button]:
        self.entries = list_saves()
        self.first = max(0, min(self.first, len(self.entries) - SHOWN))
        px, middle = self.app.px, self.app.size[0] // 2
        buttons = []
        for index, entry in enumerate(self.entries[self.first : self.first + SHOWN]):
            y = px(120) + index * px(58)
            rect = pygame.Rect(middle - px(380), y, px(620), px(50))
            names = " and ".join(seating.name for seating in entry.seatings)
            label = f"{entry.name}   {names}"
            buttons.append(Button(rect, label, self._loader(entry), entry.problem, tip=f"Saved {entry.saved}"))
            word = "Really?" if entry == self.doomed else "Delete"
            rect = pygame.Rect(middle + px(250), y, px(130), px(50))
            kind = "danger" if entry == self.doomed else "quiet"
            buttons.append(Button(rect, word, self._remover(entry), kind=kind, tip="Press twice to delete the save."))
        row = px(120) + SHOWN * px(58) + px(10)
        if len(self.entries) > SHOWN:
            for word, step, x in (("Earlier", -SHOWN, -380), ("Later", SHOWN, -240)):
                rect = pygame.Rect(middle + px(1) * x, row, px(130), px(46))
                buttons.append(Button(rect, word, self._turner(step)))
        rect = pygame.Rect(middle + px(160), row, px(220), px(46))
        buttons.append(Button(rect, "Back", self.cancelled, kind="primary", hint="Escape"))
        return buttons

    def _loader(self, entry: SaveEntry) -> Callable[[], None]:
        def press() -> None:
            try:
                self.app.play(load_match(entry.path, journal=Journal()))
            except (SaveError, ValueError, OSError) as error:
                self.message = str(error)

        return press

    def _remover(self, entry: SaveEntry) -> Callable[[], None]:
        def press() -> None:
            if self.doomed == entry:
                remove_save(entry)
                self.doomed = None
            else:
                self.doomed = entry
            self.refresh()

        return press

    def _turner(self, step: int) -> Callable[[], None]:
        def press() -> None:
            self.first += step
            self.refresh()

        return press

    def cancelled(self) -> None:
        self.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme = THEMES[self.app.settings.theme]
        px, middle = self.app.px, surface.get_width() // 2
        box = pygame.Rect(0, 0, px(820), px(560))
        box.midtop = (middle, px(96))
        surface.blit(pane(box.size, theme.name, 220), box)
        draw_title(surface, "Saved matches", (middle, px(52)), px(42), theme.name)
        text = self.message or ("" if self.entries else "No match has been saved yet. Escape in a match offers it.")
        if text:
            words = fonts.rich_text(text, "body", self.app.text_px(17), px(760), theme.ink, align="centre")
            surface.blit(words, words.get_rect(midtop=(middle, px(300) if not self.entries else px(668))))
