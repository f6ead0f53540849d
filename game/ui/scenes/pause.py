"""The pause menu of a match: save by name, concede, settings, back to the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.saves import SaveError, save_match
from game.ui.art import fonts
from game.ui.art.palette import THEMES
from game.ui.tabletop.glass import pane
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title

if TYPE_CHECKING:
    from game.ui.tabletop.table_scene import TableScene


class Pause(WidgetScene):
    """Escape in a match. The match is kept whatever is chosen here."""

    def __init__(self, table: object) -> None:
        super().__init__()
        self.table: TableScene = table  # type: ignore[assignment]
        self.naming = False
        self.name = "My match"
        self.message = ""
        self.sure = False

    def build(self) -> list[Button]:
        px = self.app.px
        middle, y = self.app.size[0] // 2, px(230)
        rows = [
            ("Back to the match", self.app.pop, "", "primary", ""),
            ("Save by name", self._save, "", "normal", "Enter a name, then press this again."),
            ("Settings", self._settings, "", "normal", ""),
            ("How to play", self._help, "", "normal", ""),
            (
                "Really concede" if self.sure else "Concede",
                self._concede,
                "" if self.table.hotseat.on is not None else "Nobody is at the table.",
                "danger" if self.sure else "normal",
                "The other side wins.",
            ),
            ("To the menu", self.app.go_home, "", "normal", "The match waits there under Go on."),
        ]
        return [
            Button(pygame.Rect(middle - px(160), y + index * px(54), px(320), px(46)), label, press, why, kind, tip=tip)
            for index, (label, press, why, kind, tip) in enumerate(rows)
        ]

    def _settings(self) -> None:
        from game.ui.scenes.settings_screen import SettingsScreen

        self.app.push(SettingsScreen())

    def _help(self) -> None:
        from game.ui.scenes.help_screen import HelpScreen

        self.app.push(HelpScreen())

    def _save(self) -> None:
        if not self.naming:
            self.naming = True
            self.message = "Type a name, then Enter."
            return
        try:
            save_match(self.table.match, self.name)
            self.message = f"Saved as {self.name}."
            self.naming = False
        except (SaveError, OSError, ValueError) as error:
            self.message = str(error)

    def _concede(self) -> None:
        if not self.sure:
            self.sure = True
            self.refresh()
            return
        self.app.pop()
        self.table.concede()

    def key(self, event: pygame.event.Event) -> None:
        if not self.naming:
            super().key(event)
        elif event.key == pygame.K_ESCAPE:
            self.naming = False
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._save()
        elif event.key == pygame.K_BACKSPACE:
            self.name = self.name[:-1]
        elif event.unicode and event.unicode.isprintable() and len(self.name) < 40:
            self.name += event.unicode

    def cancelled(self) -> None:
        self.app.pop()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        theme = THEMES[self.app.settings.theme]
        px, middle = self.app.px, surface.get_width() // 2
        box = pygame.Rect(0, 0, px(460), px(520))
        box.midtop = (middle, px(110))
        surface.blit(pane(box.size, theme.name, 225), box)
        draw_title(surface, "The match rests", (middle, px(160)), px(38), theme.name)
        if self.naming:
            field = fonts.plain_text(self.name + "|", "bold", self.app.text_px(20), theme.brass)
            surface.blit(field, field.get_rect(center=(middle, px(202))))
        if self.message:
            words = fonts.rich_text(self.message, "body", self.app.text_px(15), px(420), theme.ink, align="centre")
            surface.blit(words, words.get_rect(midtop=(middle, px(566))))
