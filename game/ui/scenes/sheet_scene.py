"""Scenes that are a sheet of controls on panes of glass: the menu and all that opens from it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Literal, TypedDict, Unpack

import pygame

from game.ui.art import fonts
from game.ui.art.palette import Rgb, Theme, darker, heading_ink, lighter
from game.ui.scenes.controls import Control
from game.ui.scenes.scene import Scene, Window
from game.ui.scenes.scrolling import View
from game.ui.scenes.sheet import Sheet
from game.ui.scenes.spoken import Spoken
from game.ui.window import backdrop
from game.ui.window.bindings import action_in, has_caps, key_of, pressed, writes
from game.ui.window.widgets import Face, face_high


class FaceStyle(TypedDict, total=False):
    """How words stand on a button: fields of ``Face``."""

    role: Literal["title", "body", "bold", "italic"]
    note: str
    icon: str
    key: str
    align: Literal["left", "centre"]
    style: str
    picture: pygame.Surface | None


class ControlStyle(TypedDict, total=False):
    """What a button on a page is called and says, as ``Sheet.button`` takes it."""

    name: str
    hint: str
    why_not: str
    chosen: bool


class SheetScene(Scene, ABC):
    """Override ``build`` to lay out the controls; call ``rebuild`` when something has changed."""

    sheet: Sheet
    #: Whether a control has the ring before the player has moved it.
    begins_with_focus = True

    def __init__(self) -> None:
        #: The headings and texts that were laid on it, in their order.
        self.texts: list[str] = []
        self.panes: list[tuple[pygame.Rect, Rgb | None]] = []
        self.title = ""
        self._title_at = (0, 0)

    def enter(self, app: Window) -> None:
        super().enter(app)
        self.sheet = Sheet(app)

    def leave(self) -> None:
        super().leave()
        self.sheet.close()

    @abstractmethod
    def build(self) -> None:
        """Lay out everything for ``app.size``."""

    def back(self) -> None:
        """Go back, at Escape and the button for it."""
        self.app.stack.pop()

    def rebuild(self) -> None:
        """Lay everything out again; focus and scrolling stay where they are."""
        self.sheet.clear()
        self.panes, self.texts = [], []
        self.build()
        self.sheet.finish(begins_with_focus=self.begins_with_focus)
        self.app.redraw()

    def resize(self, size: tuple[int, int]) -> None:
        self.rebuild()

    def event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and self.action_of(event) == "back":
            self.back()
        else:
            self.sheet.event(event)

    def spoken(self) -> Spoken:
        return Spoken(page=self.title, words=tuple(self.texts), focus=self._focus_words())

    def _focus_words(self) -> str:
        control = self.sheet.focus
        if control is None:
            return ""
        value = control.seen if control.changed is not None else "chosen" if control.is_chosen else ""
        off = f"off: {control.why_not}" if control.why_not else control.hint
        named = ", ".join(part for part in (control.name, value) if part)
        return ". ".join(part for part in (named, off) if part)

    def keeps_key(self, key: int) -> bool:
        return self.sheet.is_writing and writes(key)

    def action_of(self, event: pygame.event.Event) -> str:
        """Return which action of pages a key press stands for; "" for none, and for what is written."""
        key = pressed(event)
        return "" if self.keeps_key(key) else action_in(("Everywhere", "Pages"), key)

    def update(self, seconds: float) -> None:
        self.sheet.update(seconds)

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        self.sheet.draw(surface)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what lies below the controls: the table, the panes, the title."""
        surface.blit(backdrop.table(surface.get_size(), self.app.theme.name), (0, 0))
        self.paint_panes(surface)

    def paint_panes(self, surface: pygame.Surface) -> None:
        for rect, edge in self.panes:
            backdrop.lay_panel(surface, rect, self.app.theme.name, scale=self.app.scale, edge=edge)
        if self.title:
            draw_title(surface, self.title, self._title_at, self._title_px, self._title_room, self.app.theme)

    @property
    def _title_px(self) -> int:
        return min(self.app.text_px(34), self.app.px(56))

    @property
    def _title_room(self) -> int:
        return self.app.size[0] - self._title_at[0] - self.app.px(24)

    # --- pieces to build with ---

    def face(self, words: str, px: float = 16, **more: Unpack[FaceStyle]) -> Face:
        """Return words for a button, at a text size of 720 lines; without the cap of its key where fingers are used."""
        size = self.app.text_px(px)
        if not has_caps():
            more["key"] = ""
        return Face(words, size, min(size, self.app.least_text), theme=self.app.theme.name, **more)

    def pane(self, rect: pygame.Rect, edge: Rgb | None = None) -> pygame.Rect:
        """Draw a pane of glass below the controls; return the room on it."""
        self.panes.append((rect, edge))
        return rect.inflate(-2 * self.app.px(18), -2 * self.app.px(16))

    def page(self, title: str, back: str = "Back") -> pygame.Rect:
        """Lay the head of a page: a button that leads back, and the title; return the room below it."""
        app = self.app
        self.title = title
        edge, high = app.px(24), app.pressable(app.text_px(16) * 2 + app.px(6))
        face = self.face(back, 15, icon="back", key=key_of("back"))
        wide = app.text_px(15) * 4 + fonts.text_width(back, "body", app.text_px(15)) + app.text_px(15) * 4
        wide = min(wide, app.size[0] // 3)
        top = app.px(18)
        self.sheet.button(pygame.Rect(edge, top, wide, high), face, self.back, name=back)
        self._title_at = (edge + wide + app.px(24), top + high // 2)
        y = top + max(high, self._title_px) + app.px(12)
        return pygame.Rect(edge, y, app.size[0] - 2 * edge, app.size[1] - y - app.px(20))

    def list_page(self, title: str, message: str) -> Flow:
        """Return a page whose rows scroll on one pane in the middle, below what went wrong, if anything did."""
        app = self.app
        body = self.page(title)
        body.width = min(body.width, max(app.px(860), app.text_px(16) * 40))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        if message:
            flow.text(message, ink=app.theme.danger)
        return flow

    def fit_pane(self) -> None:
        """Make the last pane no higher than what the last view on it holds."""
        rect, edge = self.panes[-1]
        view = self.sheet.views[-1]
        spare = view.rect.height - view.height
        if spare > 0:
            self.panes[-1] = (pygame.Rect(rect.x, rect.y, rect.width, rect.height - spare), edge)

    def flow(self, rect: pygame.Rect, view: View | None = None) -> Flow:
        """Lay things out one below the other in a rectangle, or in a scrolling view of it."""
        return Flow(self, rect, view)


def draw_title(
    surface: pygame.Surface, text: str, midleft: tuple[int, int], px: int, room: int, theme: Theme
) -> pygame.Rect:
    """Draw a title in the serif, brass with light on it; return where it is."""
    ink = heading_ink(theme, 0.3)
    words = fonts.fitted_text(text, "title", px, room, ink)
    rect = words.get_rect(midleft=midleft)
    if theme.name == "walnut":
        shade = fonts.fitted_text(text, "title", px, room, darker(theme.table, 0.75))
        surface.blit(shade, rect.move(max(1, px // 18), max(1, px // 14)))
    surface.blit(words, rect)
    return rect


def chip_width(words: str, size: int, *, mark: bool = False, picture: pygame.Surface | None = None) -> int:
    """Return how wide a button of a choice is, with an icon or a small picture before its words."""
    before = round(size * 1.9) if mark else picture.get_width() if picture is not None else 0
    return fonts.text_width(words, "body", size) + 2 * size + before


class Flow:
    """A column of controls and texts. In a view, places are the view's own and ``finish`` tells it their height."""

    def __init__(self, scene: SheetScene, rect: pygame.Rect, view: View | None) -> None:
        self.scene, self.app, self.sheet, self.view = scene, scene.app, scene.sheet, view
        self.x, self.y = (0, 0) if view else rect.topleft
        self.width = rect.width - (self.app.px(14) if view else 0)

    def gap(self, height: float = 10) -> None:
        """Leave room."""
        self.y += self.app.px(height)

    def heading(self, text: str, px: float = 18) -> None:
        """Add a heading in the serif."""
        self._words(text, "title", px, heading_ink(self.app.theme))
        self.gap(4)

    def text(self, text: str, px: float = 15, *, dim: bool = False, ink: Rgb | None = None) -> None:
        """Add a paragraph, with bold marks and icons."""
        self._words(text, "body", px, ink or (self.app.theme.dim_ink if dim else self.app.theme.ink))
        self.gap(4)

    def _words(self, text: str, role: Literal["title", "body"], px: float, ink: Rgb) -> None:
        words = fonts.rich_text(
            text, role, self.app.text_px(px), self.width, ink, icon_colour=lighter(self.app.theme.brass, 0.1)
        )
        self.scene.texts.append(text)
        self.picture(words)

    def picture(self, surface: pygame.Surface, aside: int = 0) -> None:
        self.sheet.picture(surface, (self.x + aside, self.y), view=self.view)
        self.y += surface.get_height()

    def button(
        self, face: Face, press: Callable[[], None], *, lines: float = 2.4, **more: Unpack[ControlStyle]
    ) -> Control:
        """Return a button over the whole width, that many ``lines`` high, or as high as its words need."""
        high = face_high(face, self.width, self.app.pressable(round(face.px * lines) + self.app.px(4)))
        rect = pygame.Rect(self.x, self.y, self.width, high)
        self.y += rect.height + self.app.px(8)
        return self.sheet.button(rect, face, press, view=self.view, **more)

    def table(self, across: int, adds: Sequence[Callable[[], object]]) -> None:
        """Add what each of these adds side by side, that many to a row."""
        x, width, gap = self.x, self.width, self.app.px(8)
        each = (width - gap * (across - 1)) // across
        top = low = self.y
        for number, add in enumerate(adds):
            at = number % across
            top = low if not at else top
            self.x, self.y, self.width = x + at * (each + gap), top, each
            add()
            low = max(low, self.y)
        self.x, self.y, self.width = x, low, width

    def choice(
        self,
        name: str,
        options: list[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
        *,
        hints: dict[str, str] | None = None,
        why_not: dict[str, str] | None = None,
        icons: dict[str, str] | None = None,
        pictures: dict[str, pygame.Surface] | None = None,
        aside: int = 0,
        px: float = 15,
    ) -> None:
        """Add buttons side by side, one of them chosen; they continue in the next line where there is no room.
        ``options`` are (value, words); each control is called "name: words"."""
        size = self.app.text_px(px)
        high, space = self.app.pressable(round(size * 2.0) + self.app.px(6)), self.app.px(6)
        x, end = self.x + aside, self.x + self.width
        wides = [
            self.app.pressable_wide(
                chip_width(words, size, mark=bool((icons or {}).get(value)), picture=(pictures or {}).get(value))
            )
            for value, words in options
        ]
        if max(wides, default=0) > self.width - aside:
            # Words that are longer than a line have two.
            high = max(high, 2 * fonts.font("body", size).get_height() + size // 2)
        for (value, words), wanted in zip(options, wides, strict=True):
            mark, picture = (icons or {}).get(value, ""), (pictures or {}).get(value)
            wide = min(wanted, self.width - aside)
            if x + wide > end and x > self.x + aside:
                x, self.y = self.x + aside, self.y + high + space
            face = self.scene.face(words, px, style="chip", icon=mark, picture=picture)
            self.sheet.button(
                pygame.Rect(x, self.y, wide, high),
                face,
                lambda value=value: choose(value),  # type: ignore[misc]
                name=f"{name}: {words}",
                hint=(hints or {}).get(value, ""),
                why_not=(why_not or {}).get(value, ""),
                chosen=value == chosen,
                view=self.view,
            )
            x += wide + space
        self.y += high + self.app.px(8)

    def finish(self) -> None:
        """Finish: the view learns its full height."""
        if self.view:
            self.view.height = self.y
