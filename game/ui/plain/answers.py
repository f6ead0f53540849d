"""Every legal answer as a row to press, below the table's text: with the mouse, with the digits, or with Tab and Enter.
Answers that do not fit are on further pages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

import pygame

from game.ui.art import fonts
from game.ui.panels.buttons import Button, button_at, draw_button
from game.ui.plain.board import PlainBoard
from game.ui.screens.items import Offer
from game.ui.screens.keys import action_of, digit_of
from game.ui.window import backdrop
from game.ui.window.measures import Measures
from game.ui.window.widgets import focus_ring

Give = Callable[[Offer], None]
#: Most columns.
_ACROSS = 6


class AnswerList:
    """The answers to one question. Implements ``game_screen.Panel``."""

    def __init__(self, offers: Sequence[Offer]) -> None:
        self.offers = tuple(offers)
        self.named = tuple(zip(_distinct_names(offers), offers, strict=True))
        self.page = 0
        #: The answer that the keyboard is on, among all of them; None for none.
        self.marked: int | None = None
        self.rows: list[Button] = []
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._whole = pygame.Rect(0, 0, 0, 0)
        self._to: Measures
        self._pos = (-1, -1)
        #: How many answers have room on a page.
        self._each = 1

    @property
    def pages(self) -> int:
        return max(1, -(-len(self.named) // self._each))

    def lay(self, rect: pygame.Rect, measures: Measures, theme: str) -> None:
        """Lay the answers of the present page out, row by row, in as many columns as their words leave room for."""
        self._to, self._whole = measures, pygame.Rect(rect)
        high = rect.height - round(rect.height * PlainBoard.share)
        self._rect = pygame.Rect(rect.x, rect.bottom - high, rect.width, high)
        px, gap = measures.text_px(15), measures.px(5)
        inner = self._rect.inflate(-2 * measures.px(8), -2 * measures.px(8))
        row = min(round(px * 2.1), inner.height)
        widest = max((fonts.text_width(words, "body", px) for words, _ in self.named), default=0) + 5 * px
        across = max(1, min(inner.width // widest, _ACROSS))
        places = across * max(1, (inner.height + gap) // (row + gap))
        # Where they are too many, the last place leads to the next page.
        self._each = places if len(self.named) <= places else max(1, places - 1)
        self.page = min(self.page, self.pages - 1)
        width = (inner.width - gap * (across - 1)) // across

        def place(at: int) -> pygame.Rect:
            return pygame.Rect(inner.x + at % across * (width + gap), inner.y + at // across * (row + gap), width, row)

        first = self.page * self._each
        self.rows = [
            Button(f"offer: {words}", place(at), words, _nothing, key=str(at + 1) if at < 9 else "", align="left",
                   px=px, least=min(px, 11), offer=offer)
            for at, (words, offer) in enumerate(self.named[first : first + self._each])
        ]  # fmt: skip
        if self.pages > 1:
            words = f"More answers (page {self.page + 1} of {self.pages})"
            at = place(len(self.rows))
            self.rows.append(Button("more answers", at, words, self._turn, kind="quiet", px=px, least=min(px, 11)))

    def _turn(self, step: int = 1) -> None:
        """Turn to another page."""
        self.page = (self.page + step) % self.pages
        self.marked = None
        self.lay(self._whole, self._to, "")

    def buttons(self, give: Give) -> list[Button]:
        """Return no buttons for the scene: the list draws and presses its own rows."""
        return []

    def point(self, pos: tuple[int, int]) -> None:
        self._pos = pos

    def event(self, event: pygame.Event, give: Give) -> bool:
        """Take what is meant for the list; True if it was."""
        if event.type == pygame.MOUSEWHEEL:
            self._turn(-1 if event.y > 0 else 1)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._press(button_at(self.rows, event.pos), give) or self._rect.collidepoint(event.pos)
        return event.type == pygame.KEYDOWN and self._key(event, give)

    def _key(self, event: pygame.Event, give: Give) -> bool:
        name, digit = action_of(event), digit_of(event)
        if digit:
            return self._press(next((row for row in self.rows if row.key == str(digit)), None), give)
        if name in ("lesson_back", "lesson_on"):
            self._turn(-1 if name == "lesson_back" else 1)
        elif name in ("next", "left", "right", "up", "down"):
            back = name in ("left", "up") or bool(event.dict.get("mod", 0) & pygame.KMOD_SHIFT)
            self._step(-1 if back else 1)
        elif name == "choose":
            chosen = 0 if len(self.named) == 1 else self.marked
            if chosen is not None:
                give(self.named[chosen][1])
        else:
            return False
        return True

    def _press(self, row: Button | None, give: Give) -> bool:
        if row is None:
            return False
        if row.offer is not None:
            give(row.offer)
        else:
            row.press()
        return True

    def _step(self, step: int) -> None:
        """Move the keyboard to the next answer, on whatever page it stands."""
        if self.marked is None:
            self.marked = self.page * self._each if step > 0 else len(self.named) - 1
        else:
            self.marked = (self.marked + step) % len(self.named)
        self.page = self.marked // self._each
        self.lay(self._whole, self._to, "")

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rows on their panel."""
        to = self._to
        backdrop.lay_panel(surface, self._rect, to.theme.name, scale=to.scale)
        over = button_at(self.rows, self._pos)
        for number, row in enumerate(self.rows):
            draw_button(surface, row, "hovered" if row is over else "normal", to.theme.name)
            if row.offer is not None and self.page * self._each + number == self.marked:
                focus_ring(surface, row.rect, to.theme, to.scale)


def _nothing() -> None:
    """Do nothing: the list presses its own rows."""


def _distinct_names(offers: Sequence[Offer]) -> list[str]:
    """Return the answers' words; those that sound alike are numbered."""
    alike = Counter(offer.words for offer in offers)
    seen = Counter[str]()
    named = []
    for offer in offers:
        seen[offer.words] += 1
        named.append(f"{offer.words} · {seen[offer.words]}" if alike[offer.words] > 1 else offer.words)
    return named
