"""A page on which cards are chosen out of a pool: small faces at the left, the card looked at in the middle, what is
built of them at the right. What is built, and what is allowed, is up to each game's page."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

import pygame

from game.ui.art import fonts
from game.ui.art.card_backs import CardBack, card_back
from game.ui.art.card_faces import FaceRecord, card_face
from game.ui.art.card_stock import card_height
from game.ui.lists.pictures import counted_card
from game.ui.scenes.controls import Control
from game.ui.scenes.sheet_scene import Flow, SheetScene, chip_width
from game.ui.window.widgets import Button

#: Pixels of 720 lines that a card of the pool is wide, and seconds until a card looked at is shown large.
CARD, REST = 111, 0.08
#: Copies that are put in at once while Shift is held, of a card of which there may be any number; of the others as many
#: as there may be.
AT_ONCE = 6
#: Words, icon, what it does, a hint, and why it is off.
BarButton = tuple[str, str, Callable[[], None], str, str]
#: The icon of what gives something up.
GIVES_UP = "discard"


class CardPicker(SheetScene):
    """Each game's page says what its cards are. The card shown large is ``shown``."""

    #: What is said where nothing was looked at yet.
    welcome = ""
    #: What is seen of a card that is not drawn yet.
    card_back: CardBack

    def __init__(self) -> None:
        super().__init__()
        self.words = ""
        self.message, self.is_problem = "", False
        self.shown = ""
        #: The cards that controls stand for, by the controls' names.
        self.keys: dict[str, str] = {}
        #: Cards of the pool, and how wide, that were painted already; and controls that wait for theirs.
        self._painted: set[tuple[str, int]] = set()
        self._unpainted: list[tuple[Control, str]] = []
        self._rested = 0.0
        self._zoom = pygame.Rect(0, 0, 0, 0)

    # --- what each game's page tells ---

    @abstractmethod
    def face_of(self, key: str) -> FaceRecord:
        """Return a card's face."""

    @abstractmethod
    def notes_of(self, key: str) -> tuple[str, ...]:
        """Return what stands below the large card."""

    @abstractmethod
    def pool_keys(self) -> tuple[str, ...]:
        """Return the cards to choose from, as they are looked for."""

    @abstractmethod
    def count_of(self, key: str) -> int:
        """Return how many of a card are chosen."""

    @abstractmethod
    def why_no_more(self, key: str) -> str:
        """Return why not one more of a card, or nothing."""

    @abstractmethod
    def put_in(self, key: str) -> None:
        """Put in one more of a card."""

    @abstractmethod
    def put_back(self, key: str) -> None:
        """Put one of a card back."""

    @abstractmethod
    def finder(self, flow: Flow) -> None:
        """Lay out the controls that search the cards."""

    @abstractmethod
    def summary(self, flow: Flow) -> None:
        """Lay out what is built."""

    @abstractmethod
    def bar_buttons(self) -> list[BarButton]:
        """Return the buttons of the bar; the last stands at its right end."""

    # --- how many ---

    def add(self, key: str) -> None:
        """Add one more of a card; with Shift as many as are allowed."""
        self.set_count(key, self.count_of(key) + (AT_ONCE if _is_shift_held() else 1))

    def take_out(self, key: str) -> None:
        """Take out one of a card; with Shift all of them."""
        self.set_count(key, 0 if _is_shift_held() else self.count_of(key) - 1)

    def set_count(self, key: str, count: int) -> None:
        """Set the number of a card, as far as the rules allow; if not even one more may be put in, say why."""
        had = self.count_of(key)
        why = ""
        while self.count_of(key) < count and not why:
            why = self.why_no_more(key)
            if not why:
                self.put_in(key)
        while self.count_of(key) > max(0, count):
            self.put_back(key)
        if self.count_of(key) != had:
            why = ""
        self.say(why, problem=bool(why))

    # --- the page ---

    def lay_out(self, title: str) -> None:
        """Lay the whole page out, in three columns or, for a large script, in one."""
        app = self.app
        body = self.page(title)
        self.keys, self._unpainted = {}, []
        bar = app.pressable(round(app.text_px(15) * 2.2) + app.px(6))
        room = pygame.Rect(body.x, body.y, body.width, body.height - bar - app.px(12))
        if app.text_px(15) * 68 <= body.width:
            self._three_columns(room)
            self._bar(pygame.Rect(body.x, room.bottom + app.px(12), body.width, bar))
            return
        self._zoom = pygame.Rect(0, 0, 0, 0)
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        self.summary(flow)
        for words, mark, press, hint, why_not in self.bar_buttons():
            style = "risk" if mark == GIVES_UP else "plain"
            face = self.face(words, 15, icon=mark, style=style)
            flow.button(face, press, name=words, hint=hint, why_not=why_not, lines=2.0)
        self.finder(flow)
        self.search_line(flow)
        self._pool(flow)
        flow.finish()

    def _three_columns(self, room: pygame.Rect) -> None:
        app = self.app
        gap = app.px(12)
        right = max(app.px(364), app.text_px(15) * 24)
        middle = min(app.px(270), round((room.height - app.px(40)) * 5 / 7))
        left = room.width - middle - right - 2 * gap
        pane = self.pane(pygame.Rect(room.x, room.y, left, room.height))
        flow = self.flow(pane)
        self.finder(flow)
        self.search_line(flow)
        pane = pygame.Rect(pane.x, flow.y, pane.width, pane.bottom - flow.y)
        view = self.sheet.view(pane)
        flow = self.flow(view.rect, view)
        self._pool(flow)
        flow.finish()
        self._zoom = self.pane(pygame.Rect(room.x + left + gap, room.y, middle, room.height))
        view = self.sheet.view(self.pane(pygame.Rect(room.right - right, room.y, right, room.height)))
        flow = self.flow(view.rect, view)
        self.summary(flow)
        flow.finish()

    def search_line(self, flow: Flow) -> None:
        """Lay the line for the words that the cards are searched by."""
        app = self.app
        wide = fonts.text_width("Search", "body", app.text_px(15)) + app.px(16)
        line = app.writable(round(app.text_px(15) * 1.9))
        label = fonts.plain_text("Search", "body", app.text_px(15), app.theme.dim_ink)
        self.sheet.picture(label, (flow.x, flow.y + (line - label.get_height()) // 2), view=flow.view)
        rect = pygame.Rect(flow.x + wide, flow.y, flow.width - wide, line)
        control = self.sheet.entry(
            rect, "Search", self.words, self._search, letters=40, placeholder="words on the card", view=flow.view
        )
        control.hint = "Lists the cards with all of these words: names, kinds, what they do."
        flow.y += line + app.px(8)

    def _search(self, words: str) -> None:
        self.words = words
        self.rebuild()

    def fitting_choice(
        self,
        flow: Flow,
        name: str,
        options: list[tuple[str, str]],
        chosen: str,
        choose: Callable[[str], None],
        pictures: dict[str, pygame.Surface] | None = None,
    ) -> None:
        """Lay the buttons of a choice side by side, in smaller words where they would need a second line."""
        px = 14.0
        while px > 11 and self._width_of(options, px, pictures or {}) > flow.width:
            px -= 0.5
        flow.choice(name, options, chosen, choose, px=px, pictures=pictures)
        flow.gap(-3)

    def _width_of(self, options: list[tuple[str, str]], px: float, pictures: dict[str, pygame.Surface]) -> int:
        size, gap = self.app.text_px(px), self.app.px(6)
        wide = self.app.pressable_wide
        return sum(wide(chip_width(words, size, picture=pictures.get(value))) + gap for value, words in options)

    def _pool(self, flow: Flow) -> None:
        """Lay out the cards on offer: a press chooses one more."""
        app = self.app
        keys = self.pool_keys()
        if not keys:
            flow.text("No card fits.", dim=True)
        pad, gap = app.px(5), app.px(6)
        columns = max(2, (flow.width + gap) // (app.px(CARD) + 2 * pad + gap))
        wide = (flow.width - (columns - 1) * gap) // columns
        card = wide - 2 * pad
        high = card_height(card) + 2 * pad
        for number, key in enumerate(keys):
            at = pygame.Rect(flow.x + number % columns * (wide + gap), flow.y, wide, high)
            self._pool_card(flow, key, at, card, is_late=number >= 2)
            if number % columns == columns - 1 or number == len(keys) - 1:
                flow.y += high + gap

    def _pool_card(self, flow: Flow, key: str, rect: pygame.Rect, wide: int, *, is_late: bool) -> None:
        record = self.face_of(key)
        count = self.count_of(key)
        ready = not is_late or (key, wide) in self._painted
        picture = counted_card(record, wide, count, self.app.theme) if ready else card_back(self.card_back, wide)
        face = self.face("", 15, picture=picture, style="card")
        name = f"Add {record.name}"
        hint = "Click: one more; with Shift, as many as there may be. Right click: one less. A digit key sets how many."
        control = self.sheet.button(
            rect,
            face,
            lambda: self.add(key),
            name=name,
            hint=hint,
            why_not=self.why_no_more(key),
            view=flow.view,
            chosen=count > 0,
        )
        self.keys[control.name] = key
        if ready:
            self._painted.add((key, wide))
        else:
            self._unpainted.append((control, key))

    def card_row(self, flow: Flow, key: str, name: str, count: int, price: str) -> None:
        """Lay a line for a chosen card: a press takes one out, the plus puts one in."""
        app = self.app
        size = app.text_px(14)
        high = app.pressable(round(size * 1.85))
        cost = fonts.plain_text(price, "body", size, app.theme.dim_ink)
        plus = pygame.Rect(flow.x + flow.width - high - app.px(8), flow.y, high + app.px(8), high)
        row = pygame.Rect(flow.x, flow.y, plus.x - flow.x - cost.get_width() - app.px(18), high)
        face = self.face(f"{count} {name}", 14, icon="minus", align="left", style="row")
        less = self.sheet.button(
            row,
            face,
            lambda: self.take_out(key),
            name=f"Less {name}",
            hint="Takes one out; with Shift, all of them.",
            view=flow.view,
        )
        at = (plus.x - app.px(8) - cost.get_width(), flow.y + (high - cost.get_height()) // 2)
        self.sheet.picture(cost, at, view=flow.view)
        face = self.face("", 14, icon="plus", style="quiet")
        more = self.sheet.button(
            plus,
            face,
            lambda: self.add(key),
            name=f"More {name}",
            hint="One more; with Shift, as many as there may be.",
            why_not=self.why_no_more(key),
            view=flow.view,
        )
        self.keys[less.name] = self.keys[more.name] = key
        flow.y += high + app.px(6)

    def headline(self, flow: Flow, words: str, amount: str) -> None:
        """Lay a heading with figures at its right end, or below it where there is no room."""
        app = self.app
        figures = fonts.plain_text(amount, "body", app.text_px(14), app.theme.ink)
        top = flow.y
        flow.heading(words, 18)
        if fonts.text_width(words, "title", app.text_px(18)) + figures.get_width() + app.px(10) <= flow.width:
            at = (flow.x + flow.width - figures.get_width(), flow.y - app.px(5) - figures.get_height())
            self.sheet.picture(figures, (at[0], max(top, at[1])), view=flow.view)
        else:
            flow.picture(figures)

    def _bar(self, rect: pygame.Rect) -> None:
        app = self.app
        size, gap = app.text_px(15), app.px(10)
        x = rect.x
        buttons = self.bar_buttons()
        for words, mark, press, hint, why_not in buttons:
            is_last = words == buttons[-1][0]
            wide = fonts.text_width(words, "body", size) + 5 * size
            if is_last:
                wide += 2 * size
                x = rect.right - wide
            style = "primary" if is_last else "risk" if mark == GIVES_UP else "plain"
            face = self.face(words, 15, icon=mark, style=style)
            place = pygame.Rect(x, rect.y, wide, rect.height)
            self.sheet.button(place, face, press, name=words, hint=hint, why_not=why_not)
            x += wide + gap

    def say(self, message: str, *, problem: bool = False) -> None:
        """Tell something above what is built, and lay the page out again."""
        self.message, self.is_problem = message, problem
        if problem:
            self.app.sound("tick")
        self.rebuild()

    # --- keys, time, looks ---

    def act(self, name: str) -> bool:
        """Do what an action of pages means for the whole list. Return whether it was such an action."""
        return False

    def event(self, event: pygame.event.Event) -> None:
        focus = self.sheet.focus
        if event.type == pygame.KEYDOWN and (focus is None or focus.text is None):
            name = self.action_of(event)
            if self.act(name):
                return
            if name == "take_out" and focus is not None:
                key = self.keys.get(focus.name, "")
                if key:
                    self.take_out(key)
                return
            looked_at = self.sheet.looked_at
            key = self.keys.get(looked_at.name, "") if looked_at is not None else ""
            digit = _digit_of(event)
            if key and digit is not None:
                self.set_count(key, digit)
                return
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            control = self.sheet.looked_at
            key = self.keys.get(control.name, "") if control is not None else ""
            if key and control is not None and control.shown.collidepoint(event.pos):
                self.take_out(key)
            return
        super().event(event)

    @property
    def is_moving(self) -> bool:
        return bool(self._unpainted) or self._wanted() != self.shown

    def _wanted(self) -> str:
        """Return the card that is looked at, or was last."""
        control = self.sheet.looked_at
        return self.keys.get(control.name, self.shown) if control is not None else self.shown

    def update(self, seconds: float) -> None:
        super().update(seconds)
        wanted = self._wanted()
        self._rested = self._rested + seconds if wanted != self.shown else 0.0
        if self._rested >= REST:
            self.shown, self._rested = wanted, 0.0
            self.app.redraw()
        if self._unpainted:
            control, key = self._unpainted.pop(0)
            button = control.element
            assert isinstance(button, Button) and button.face.picture is not None
            wide = button.face.picture.get_width()
            picture = counted_card(self.face_of(key), wide, self.count_of(key), self.app.theme)
            button.show_face(self.face("", 15, picture=picture, style="card"))
            self._painted.add((key, wide))
            self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        theme, looked_at = self.app.theme, self.sheet.looked_at
        if not self.shown:
            if self._zoom.width:
                size = self.app.text_px(15)
                words = fonts.rich_text(self.welcome, "body", size, self._zoom.width, theme.dim_ink, align="centre")
                surface.blit(words, words.get_rect(center=self._zoom.center))
        elif self._zoom.width:
            wide = min(self._zoom.width, round(self._zoom.height * 5 / 7))
            card = card_face(self.face_of(self.shown), wide, theme=theme.name)
            place = card.get_rect(midtop=(self._zoom.centerx, self._zoom.y))
            surface.blit(card, place)
            self._draw_notes(surface, place.bottom + self.app.px(12))
        elif looked_at is not None and looked_at.name in self.keys:
            # No room of its own: at the side where the pointer is not.
            width, height = surface.get_size()
            card = card_face(self.face_of(self.shown), min(width // 2 - 20, round(height * 0.6)), theme=theme.name)
            place = card.get_rect(centery=height // 2)
            place.x = width - place.width - 20 if looked_at.rect.centerx < width // 2 else 20
            surface.blit(card, place)

    def _draw_notes(self, surface: pygame.Surface, top: int) -> None:
        """Draw the notes below the large card, as far as there is room."""
        app, room = self.app, self._zoom
        for text in self.notes_of(self.shown):
            high = fonts.rich_height(text, "body", app.text_px(14), room.width)
            if top + high > room.bottom:
                return
            words = fonts.rich_text(text, "body", app.text_px(14), room.width, app.theme.ink)
            surface.blit(words, (room.x, top))
            top += high + app.px(6)


def _is_shift_held() -> bool:
    return bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)


def _digit_of(event: pygame.event.Event) -> int | None:
    """Return the digit from 0 to 9 that a key press stands for, if any."""
    if pygame.K_0 <= event.key <= pygame.K_9:
        return int(event.key - pygame.K_0)
    if event.key == pygame.K_KP_0:
        return 0
    return int(event.key - pygame.K_KP_1 + 1) if pygame.K_KP_1 <= event.key <= pygame.K_KP_9 else None
