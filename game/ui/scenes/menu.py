"""The menu: go on, new game, load, maps, settings, help."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.app.journal import JournalError, unfinished
from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import card_back, card_face
from game.ui.art.palette import THEMES
from game.ui.art.tokens import token, token_margin
from game.ui.tabletop.faces import face_of
from game.ui.tabletop.widgets import Button, WidgetScene, draw_title


class Menu(WidgetScene):
    """The first screen."""

    message = ""

    def build(self) -> list[Button]:
        app = self.app
        width, height = app.px(300), app.px(46)
        x, y = app.px(90), app.px(236)
        try:
            entry = unfinished()
        except JournalError as error:
            entry, self.message = None, str(error)
        rows = [
            ("New game", self._new, "", "primary" if entry is None else "normal"),
            ("Quick game against the computer", self._quick, "", "normal"),
            ("Load", self._load, "", "normal"),
            ("Maps", self._maps, "", "normal"),
            ("Settings", self._settings, "", "normal"),
            ("How to play", self._help, "", "normal"),
            ("Quit", self._quit, "", "quiet"),
        ]
        if entry is not None:
            names = " and ".join(seating.name for seating in entry.seatings)
            rows.insert(0, ("Go on", lambda: self._go_on(entry), f"{names}, {entry.answers} answers given", "primary"))
        return [
            Button(
                pygame.Rect(x, y + index * round(height * 1.22), width, height),
                label,
                press,
                kind=kind,
                tip=tip,
                keys=(pygame.K_1 + index,),
                hint=str(index + 1),
            )
            for index, (label, press, tip, kind) in enumerate(rows)
        ]

    def _go_on(self, entry: object) -> None:
        from game.app.journal import resume

        try:
            self.app.play(resume(entry))  # type: ignore[arg-type]
        except (JournalError, ValueError) as error:
            self.message = str(error)

    def _new(self) -> None:
        from game.ui.scenes.new_game import NewGame

        self.app.push(NewGame())

    def _quick(self) -> None:
        from game.ui.scenes.new_game import NewGame

        scene = NewGame()
        self.app.push(scene)
        scene.against_computer()
        scene.start()

    def _load(self) -> None:
        from game.ui.scenes.saves_screen import SavesScreen

        self.app.push(SavesScreen())

    def _maps(self) -> None:
        from game.ui.scenes.map_viewer import MapViewer

        self.app.push(MapViewer())

    def _settings(self) -> None:
        from game.ui.scenes.settings_screen import SettingsScreen

        self.app.push(SettingsScreen())

    def _help(self) -> None:
        from game.ui.scenes.help_screen import HelpScreen

        self.app.push(HelpScreen())

    def _quit(self) -> None:
        self.app.quit()

    def paint(self, surface: pygame.Surface) -> None:
        surface.blit(_still_life(surface.get_size(), self.app.settings.theme), (0, 0))
        app = self.app
        draw_title(surface, "Tessera", (app.px(240), app.px(120)), app.px(92), app.settings.theme)
        look = THEMES[app.settings.theme]
        words = fonts.plain_text("Skirmish and card games on boards of your own", "italic", app.text_px(18), look.ink)
        surface.blit(words, (app.px(92), app.px(178)))
        if self.message:
            note = fonts.rich_text(self.message, "body", app.text_px(14), app.px(520), look.danger)
            surface.blit(note, (app.px(92), surface.get_height() - note.get_height() - app.px(14)))


@lru_cache(maxsize=1)
def _still_life(size: tuple[int, int], theme: str) -> pygame.Surface:
    """Cards and miniatures laid out on the table."""
    surface = backdrop.table(size, theme).copy()
    width, height = size
    card = round(height * 0.27)
    laid = (
        ("card", "fireball", 0.53, 0.14, 13),
        ("back", "", 0.86, 0.10, -22),
        ("card", "gold_dragon", 0.70, 0.10, -4),
        ("card", "shadow_strike", 0.85, 0.42, -12),
    )
    for kind, key, x, y, turn in laid:
        face = card_back("skirmish", card) if kind == "back" else card_face(face_of(key), card, theme=theme)
        shown = pygame.transform.rotozoom(face, turn, 1.0)
        shade = pygame.Surface(shown.get_size(), pygame.SRCALPHA)
        pygame.mask.from_surface(shown).to_surface(shade, setcolor=(0, 0, 0, 120), unsetcolor=(0, 0, 0, 0))
        surface.blit(pygame.transform.gaussian_blur(shade, 6), (width * x + 8, height * y + 12))
        surface.blit(shown, (width * x, height * y))
    minis = (("gold_dragon", 0, 2, 0.60, 0.72), ("umbur_hulk", 1, 2, 0.80, 0.74), ("elf_archer", 0, 1, 0.52, 0.70))
    for key, seat, size_, x, y in minis:
        across = round(height * 0.115 * size_)
        margin = token_margin(across)
        piece = token(key, seat, across, size=size_)
        surface.blit(piece, (width * x - margin - across / 2, height * y - margin - across / 2 + across * 0.4))
    return surface
