"""Small dialogs over a dimmed scene: a question to be answered yes or no, and a name to be given."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.art import fonts
from game.ui.scenes.scene import Window
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window import backdrop
from game.ui.window.bindings import key_of


class Dialog(SheetScene):
    """A pane in the middle of the window, over what was there before."""

    is_overlay = True
    offers_help = False

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    @property
    def inner_width(self) -> int:
        """Return the width of what stands on the pane, at most."""
        app = self.app
        return min(max(app.px(460), app.text_px(15) * 26), app.size[0] - app.px(40)) - 2 * app.px(18)

    @property
    def button_high(self) -> int:
        """Return how high the buttons at the lower edge are."""
        return self.app.pressable(self.app.text_px(16) * 2 + self.app.px(6))

    def middle(self, extra: int) -> pygame.Rect:
        """Lay the pane with title and text, and ``extra`` pixels below them; return the room for the rest."""
        app = self.app
        inner = self.inner_width
        wide = inner + 2 * app.px(18)
        size = app.text_px(15)
        high = fonts.rich_height(self.text, "body", size, inner) if self.text else 0
        head = fonts.rich_height(self.heading, "title", app.text_px(24), inner)
        rect = pygame.Rect(0, 0, wide, high + head + extra + app.px(64))
        rect.height = min(rect.height, app.size[1] - app.px(20))
        rect.center = (app.size[0] // 2, app.size[1] // 2)
        room = self.pane(rect)
        flow = self.flow(room)
        flow.heading(self.heading, 24)
        if self.text:
            flow.text(self.text)
        return pygame.Rect(room.x, room.bottom - extra, room.width, extra)

    def buttons(self, room: pygame.Rect, yes: str, style: str, act: Callable[[], None], why_not: str = "") -> None:
        """Lay out two buttons at the lower edge: one that acts, one that does not."""
        app = self.app
        high = self.button_high
        half = (room.width - app.px(12)) // 2
        no_rect = pygame.Rect(room.x, room.bottom - high, half, high)
        yes_rect = pygame.Rect(room.x + half + app.px(12), room.bottom - high, half, high)
        self.sheet.button(no_rect, self.face("Cancel", key=key_of("back")), self.back)
        self.sheet.button(yes_rect, self.face(yes, style=style), act, why_not=why_not, name=yes)

    def paint(self, surface: pygame.Surface) -> None:
        backdrop.veil(surface, self.app.theme)
        self.paint_panes(surface)


class Question(Dialog):
    """Asks before something is done that cannot be undone."""

    def __init__(self, title: str, text: str, yes: str, act: Callable[[], None]) -> None:
        super().__init__(title, text)
        self.yes, self.act = yes, act

    def build(self) -> None:
        room = self.middle(self.button_high + self.app.px(4))
        self.buttons(room, self.yes, "danger", self._do)

    def _do(self) -> None:
        self.app.stack.pop()
        self.act()


class Notice(Dialog):
    """Tells something that has to be known before anything else is done."""

    def build(self) -> None:
        app = self.app
        room = self.middle(self.button_high + app.px(4))
        high = self.button_high
        rect = pygame.Rect(room.x, room.bottom - high, room.width, high)
        self.sheet.button(rect, self.face("I have read it", key=key_of("back")), self.back, name="I have read it")


class NameDialog(Dialog):
    """Asks for a name. ``act`` gets it and gives back what went wrong, or nothing. ``replaces`` gives a text for a name
    that is taken: whether it is to be replaced is asked first."""

    def __init__(
        self,
        title: str,
        text: str,
        name: str,
        yes: str,
        act: Callable[[str], str],
        *,
        letters: int = 40,
        replaces: Callable[[str], str] | None = None,
    ) -> None:
        super().__init__(title, text)
        self.name, self.yes, self.act = name, yes, act
        self.letters, self.replaces = letters, replaces
        self.problem = ""

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.sheet.wish_focus("Name")

    def build(self) -> None:
        app = self.app
        line = app.writable(app.text_px(16) * 2 + app.px(4))
        problem = fonts.rich_height(self.problem, "body", app.text_px(14), app.px(420)) if self.problem else 0
        room = self.middle(line + self.button_high + problem + app.px(20))
        self.sheet.entry(
            pygame.Rect(room.x, room.y, room.width, line),
            "Name",
            self.name,
            self._changed,
            letters=self.letters,
            entered=self._do,
        )
        if self.problem:
            flow = self.flow(pygame.Rect(room.x, room.y + line + app.px(6), room.width, problem))
            flow.text(self.problem, 14, ink=app.theme.danger)
        self.buttons(room, self.yes, "primary", self._do, why_not="" if self.name.strip() else "It needs a name.")

    def _changed(self, text: str) -> None:
        had = bool(self.name.strip())
        self.name = text
        if bool(text.strip()) != had:
            self.rebuild()

    def _do(self) -> None:
        if not self.name.strip():
            self.app.sound("tick")
            return
        there = self.replaces(self.name.strip()) if self.replaces is not None else ""
        if there:
            self.app.stack.push(Question("Replace it?", there, "Replace", self._act))
        else:
            self._act()

    def _act(self) -> None:
        self.problem = self.act(self.name.strip())
        if self.problem:
            self.app.sound("tick")
            self.rebuild()
        else:
            self.app.stack.pop()
