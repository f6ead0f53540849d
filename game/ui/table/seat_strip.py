"""A seat's strip: banner, name, gold, points, and its cards seen from behind. Drawn anew only when it changes."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import card_back
from game.ui.art.card_stock import card_height
from game.ui.art.icons import icon
from game.ui.art.palette import Theme, blend, lighter, seat_colour
from game.ui.art.tokens import banner_shape
from game.ui.table.game_screen import Counter, SeatFigures

#: Backs that are shown one by one; above that, the number says it.
_BACKS = 6


class SeatStrip:
    """One seat's strip. ``spots`` are the places of its piles on the screen, for cards and coins on their way."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.spots: dict[str, tuple[int, int]] = {}
        self.tips: list[tuple[pygame.Rect, str]] = []
        self._shown: tuple[Any, ...] = ()
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self._picture, self._shown = None, ()
        self.spots, self.tips = {}, []

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, figures: SeatFigures, to: Any, state: tuple[bool, bool]
    ) -> None:
        """Draw the strip; ``state``: is the seat asked, and is it its turn?"""
        shown = (rect.size, figures, state, to.theme.name, to.text_px(14), to.scale)
        if shown != self._shown or self.rect.topleft != rect.topleft or self._picture is None:
            self._shown, self.rect = shown, rect.copy()
            self._picture = self._draw(figures, to, state)
        surface.blit(self._picture, rect)

    def _draw(self, figures: SeatFigures, to: Any, state: tuple[bool, bool]) -> pygame.Surface:
        theme: Theme = to.theme
        is_asked, is_turn = state
        size = self.rect.size
        edge = seat_colour(figures.seat) if is_turn else None
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.blit(backdrop.panel(size, theme.name, scale=to.scale, edge=edge), (0, 0))
        if is_asked:
            bar = pygame.Rect(0, 0, to.px(5), size[1] - to.px(12))
            bar.midleft = (to.px(4), size[1] // 2)
            pygame.draw.rect(picture, seat_colour(figures.seat), bar, border_radius=to.px(3))
        self.spots, self.tips = {}, []
        if size[1] > size[0] * 0.36:
            self._lay_tall(picture, figures, to)
        else:
            self._lay_wide(picture, figures, to)
        return picture

    def _lay_wide(self, picture: pygame.Surface, figures: SeatFigures, to: Any) -> None:
        """Everything in one row."""
        width, height = picture.get_size()
        pad = to.px(10)
        side = min(to.px(30), height - to.px(10))
        picture.blit(banner_shape(figures.seat, side), (pad + to.px(4), (height - side) // 2))
        left = pad + side + to.px(12)
        counters = list(figures.counters)
        room = width - left - pad
        px = to.text_px(16)
        needs = [self._need(counter, to, px) for counter in counters]
        name_least = min(to.px(110), room // 3)
        while counters and sum(needs) > room - name_least:
            # Little room: piles that matter least stay in the tooltips of the own strip.
            counters.pop()
            needs.pop()
        name_room = room - sum(needs)
        self._name(picture, figures, to, pygame.Rect(left, 0, name_room - to.px(6), height))
        x = width - pad - sum(needs)
        for counter, need in zip(counters, needs, strict=True):
            self._counter(picture, counter, to, pygame.Rect(x, 0, need, height), px)
            x += need

    def _lay_tall(self, picture: pygame.Surface, figures: SeatFigures, to: Any) -> None:
        """The name above, the figures in rows of four below."""
        width, height = picture.get_size()
        pad = to.px(13)
        head = round(height * 0.32)
        side = min(to.px(28), head - to.px(4))
        picture.blit(banner_shape(figures.seat, side), (pad, (head - side) // 2 + to.px(3)))
        left = pad + side + to.px(10)
        self._name(picture, figures, to, pygame.Rect(left, to.px(3), width - left - pad, head))
        across = 4
        rows = -(-len(figures.counters) // across)
        high = (height - head - to.px(8)) // max(1, rows)
        # A column is as wide as its longest figure asks for; what is left is shared.
        columns = [figures.counters[column::across] for column in range(min(across, len(figures.counters)))]
        px, room = to.text_px(16), width - 2 * pad
        needs = [max(self._need(counter, to, px) for counter in column) for column in columns]
        while px > 9 and sum(needs) > room:
            px -= 1
            needs = [max(self._need(counter, to, px) for counter in column) for column in columns]
        spare = (room - sum(needs)) / max(1, len(needs))
        x = float(pad)
        for column, need in zip(columns, needs, strict=True):
            for row, counter in enumerate(column):
                self._counter(picture, counter, to, pygame.Rect(round(x), head + row * high, need, high), px)
            x += need + spare

    def _name(self, picture: pygame.Surface, figures: SeatFigures, to: Any, box: pygame.Rect) -> None:
        theme: Theme = to.theme
        px = min(to.text_px(16), box.height // 2)
        name = fonts.fitted_text(figures.name, "bold", px, box.width, theme.ink, floor=10)
        note_words = figures.note + (" · ally" if figures.ally else "")
        note = fonts.fitted_text(note_words, "body", min(to.text_px(14), px), box.width, theme.dim_ink, floor=10)
        both = name.get_height() + note.get_height()
        if both <= box.height:
            picture.blit(name, (box.x, box.centery - both // 2))
            picture.blit(note, (box.x, box.centery - both // 2 + name.get_height()))
        else:
            picture.blit(name, name.get_rect(midleft=(box.x, box.centery)))

    def _need(self, counter: Counter, to: Any, px: int) -> int:
        """The width that a figure of that size takes in a row."""
        text = fonts.text_width(str(counter.value), "bold", px)
        base = px + text + to.px(16)
        if counter.backs and counter.value:
            base += to.px(14) + (min(counter.value, _BACKS) - 1) * to.px(9)
        return int(base)

    def _counter(self, picture: pygame.Surface, counter: Counter, to: Any, box: pygame.Rect, px: int) -> None:
        theme: Theme = to.theme
        px = min(px, round(box.height * 0.62))
        colour = theme.brass if counter.place in ("supply", "vault", "points") else blend(theme.ink, theme.panel, 0.25)
        if theme.name == "walnut":
            colour = lighter(colour, 0.1)
        at = box.x
        if counter.backs and counter.value:
            wide = to.px(22)
            for _ in range(min(counter.value, _BACKS)):
                back = card_back(counter.game, wide, deck=counter.deck)
                picture.blit(back, (at, box.centery - card_height(wide) // 2))
                at += to.px(9)
            at += wide - to.px(9) + to.px(4)
        else:
            mark = icon(counter.icon, px, colour)
            picture.blit(mark, mark.get_rect(midleft=(at, box.centery)))
            at += px + to.px(5)
        text = fonts.fitted_text(str(counter.value), "bold", px, max(8, box.right - at), theme.ink, floor=9)
        picture.blit(text, text.get_rect(midleft=(at, box.centery)))
        place = box.move(self.rect.topleft)
        self.spots[counter.place] = place.center
        self.tips.append((place, counter.words))
