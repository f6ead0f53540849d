"""A seat's strip: banner, name, gold, points, and its cards seen from behind. Drawn again only when it changes."""

from __future__ import annotations

from itertools import product

import msgspec
import pygame

from game.app.thinking.levels import level_words
from game.ui.art import fonts
from game.ui.art.card_backs import card_back
from game.ui.art.card_stock import card_height
from game.ui.art.icons import icon
from game.ui.art.palette import Theme, blend, darker, lighter
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.screens.game_screen import Counter, SeatFigures
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: Backs that are shown one by one; above that, the number says it.
_BACKS = 6
#: Pixels of the smallest names and notes in a window of 720 lines: a note that would be smaller is left to those who
#: point at the name.
_LEAST = 11
#: The same of figures.
_LEAST_FIGURES = 7
#: How much of the height of its room a name has at most, and down to how much it gives way to its note.
_NAME_SHARES = (0.74, 0.5)


def told_level(figures: SeatFigures, kind: str) -> SeatFigures:
    """Return the figures of a strip with who plays there: a person, or how well a computer player does."""
    level = level_words(kind)
    who = f"Computer, {level}" if level else {"program": "Program", "human": "Person"}.get(kind, "")
    sign = "person" if kind == "human" else "computer"
    return msgspec.structs.replace(figures, note=" · ".join(filter(None, (who, figures.note))), sign=sign)


class _Plan(msgspec.Struct, frozen=True):
    """Where the name and each figure lie on a strip, and the size of the figures."""

    px: int
    rows: int
    fans: bool
    name: pygame.Rect
    boxes: tuple[tuple[Counter, pygame.Rect], ...]


class SeatStrip:
    """One seat's strip. ``boxes`` are the places of its figures on the screen; ``px`` is the size of its figures,
    ``note_px`` that of what stands beside the name; 0: there is no room for it. ``named`` is where the name lies on the
    strip, ``name_room`` the room for it and its note."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.boxes: dict[str, pygame.Rect] = {}
        self.tips: list[tuple[pygame.Rect, str]] = []
        self.px = self.note_px = 0
        self.named = self.name_room = pygame.Rect(0, 0, 0, 0)
        self._shown: tuple[object, ...] = ()
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self._picture, self._shown = None, ()
        self.boxes, self.tips = {}, []

    def draw(
        self, surface: pygame.Surface, rect: pygame.Rect, figures: SeatFigures, to: Measures, state: tuple[bool, bool]
    ) -> None:
        """Draw the strip; ``state``: whether the seat is asked, and whether it is its turn."""
        shown = (rect.size, figures, state, to.look, to.text_px(14), to.scale)
        if shown != self._shown or self.rect.topleft != rect.topleft or self._picture is None:
            self._shown, self.rect = shown, rect.copy()
            self._picture = self._draw(figures, to, state)
        surface.blit(self._picture, rect)

    def _draw(self, figures: SeatFigures, to: Measures, state: tuple[bool, bool]) -> pygame.Surface:
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
        self.boxes, self.tips = {}, []
        self._lay(picture, figures, to)
        return picture

    def _lay(self, picture: pygame.Surface, figures: SeatFigures, to: Measures) -> None:
        """Lay the name next to the figures or above them, the figures in as many rows as let them be largest: none is
        ever left out."""
        width, height = picture.get_size()
        pad, inset = min(to.px(10), width // 30), min(to.px(4), height // 12)
        inner = pygame.Rect(pad + to.px(4), inset, width - 2 * pad - to.px(4), height - 2 * inset)
        plans: list[_Plan] = []
        for way in product((True, False), (1, 2, 3), (True, False)):
            # No way is tried with smaller figures than another one has.
            least = max((plan.px for plan in plans), default=_LEAST_FIGURES)
            if (plan := self._plan(figures, to, inner, way, least)) is not None:
                plans.append(plan)
        # The largest figures; then whole fans of cards, and few rows.
        plan = max(plans, key=lambda plan: (plan.px, plan.fans, -plan.rows))
        self.px = plan.px
        side = min(to.px(30), plan.name.height - 2)
        picture.blit(banner_shape(figures.seat, side), (plan.name.x, plan.name.centery - side // 2))
        left = plan.name.x + side + to.px(8)
        self._name(picture, figures, to, pygame.Rect(left, plan.name.y, plan.name.right - left, plan.name.height))
        if figures.sign and not self.note_px:
            # A sign shows who plays there where there is no room for words.
            mark = icon(figures.sign, max(10, side * 9 // 20), to.theme.ink)
            place = mark.get_rect(bottomright=(plan.name.x + side, plan.name.centery + side // 2))
            pygame.draw.circle(picture, darker(to.theme.panel, 0.3), place.center, place.width * 0.66)
            picture.blit(mark, place)
        for counter, box in plan.boxes:
            self._counter(picture, counter, to, box, (plan.px, plan.fans))

    def _plan(
        self, figures: SeatFigures, to: Measures, inner: pygame.Rect, way: tuple[bool, int, bool], least: int
    ) -> _Plan | None:
        """Return name and figures laid out in one way (name beside, rows, fans of cards), at the largest size that
        fits."""
        beside, rows, fans = way
        counters = figures.counters
        across = -(-len(counters) // rows)
        columns = [counters[column::across] for column in range(across)]
        name_px = min(to.text_px(16), inner.height // 2)
        banner = min(to.px(30), inner.height) + to.px(8)
        apart = min(to.px(14), inner.width // 20)
        for px in fonts.sizes(to.text_px(16), least):
            high = round(px * 1.3)
            # The name gives way to the figures, down to a fair part of the room.
            words = min(fonts.text_width(figures.name, "bold", min(name_px, px)) + 2, round(inner.width * 0.3))
            name_wide = banner + words + apart if beside else inner.width
            least_name = max(round(px * 1.2), round(inner.height * 0.28)) if px >= 10 else round(px * 1.3)
            name_high = inner.height if beside else least_name
            room = pygame.Rect(inner)
            if beside:
                room.x, room.width = inner.x + name_wide, inner.width - name_wide
            else:
                room.y, room.height = inner.y + name_high, inner.height - name_high
            needs = [max(self._need(counter, to, px, fans=fans) for counter in column) for column in columns]
            if sum(needs) <= room.width and high * rows <= room.height:
                break
        else:
            return None
        spare = room.width - sum(needs)
        # The figures stand apart from the name.
        name = pygame.Rect(inner.x, inner.y, name_wide + (spare - apart if beside else 0), name_high)
        x = float(room.x + (spare if beside else 0))
        boxes = []
        step = room.height / rows
        for column, need in zip(columns, needs, strict=True):
            for row, counter in enumerate(column):
                boxes.append((counter, pygame.Rect(round(x), room.y + int(row * step), need, int(step))))
            x += need + (0 if beside else spare / max(1, len(needs)))
        return _Plan(px, rows, fans, name, tuple(boxes))

    def _name(self, picture: pygame.Surface, figures: SeatFigures, to: Measures, box: pygame.Rect) -> None:
        """Draw the name as large as it fits; below it or next to it the note, or its most important part, where that
        can be read. Pointing at the strip shows all of it."""
        theme: Theme = to.theme
        floor = max(_LEAST, to.px(_LEAST))
        note = " · ".join(filter(None, (figures.note, "ally" if figures.ally else "")))
        self.tips.append((box.move(self.rect.topleft), "\n".join(filter(None, (figures.name, note)))))
        self.note_px, self.name_room = 0, box
        # A name that leaves no room for its note gives way to it, down to half of the height.
        pixels = [min(to.text_px(16), max(_LEAST, round(box.height * share))) for share in _NAME_SHARES]
        for px in pixels if note else ():
            name = fonts.fitted_text(figures.name, "bold", px, box.width, theme.ink, floor=floor)
            if self._noted(picture, name, note, box, (px, floor), to):
                return
        name = fonts.fitted_text(figures.name, "bold", pixels[0], box.width, theme.ink, floor=floor)
        self.named = picture.blit(name, name.get_rect(midleft=(box.x, box.centery)))

    def _noted(
        self, picture: pygame.Surface, name: pygame.Surface, note: str, box: pygame.Rect, sizes: tuple[int, int],
        to: Measures,
    ) -> bool:  # fmt: skip
        """Draw the name with as much of its note as has room below it or next to it, no larger than the name; False
        where none has."""
        (px, floor), gap = sizes, to.px(8)
        room = box.width - name.get_width()
        for words in dict.fromkeys((note, note.split(" · ")[0])):
            for small in fonts.sizes(max(floor, min(to.text_px(14), px)), floor):
                wide = fonts.text_width(words, "body", small)
                both = name.get_height() + fonts.font("body", small).get_height()
                is_below = wide <= box.width and both <= box.height
                if not is_below and wide > room - gap:
                    continue
                self.note_px, said = small, fonts.plain_text(words, "body", small, to.theme.dim_ink)
                high = name.get_height() + (said.get_height() if is_below else 0)
                self.named = picture.blit(name, (box.x, box.centery - high // 2))
                below, beside = self.named.bottomleft, (self.named.right + gap, box.centery - said.get_height() // 2)
                picture.blit(said, below if is_below else beside)
                return True
        return False

    def _need(self, counter: Counter, to: Measures, px: int, *, fans: bool) -> int:
        """Return the width that a figure of that size takes in a row."""
        text = fonts.text_width(counter.shown, "bold", px)
        base = px + text + min(to.px(14), px)
        if fans and counter.back is not None and counter.value:
            base += to.px(14) + (min(counter.value, _BACKS) - 1) * to.px(9)
        return int(base)

    def _counter(
        self, picture: pygame.Surface, counter: Counter, to: Measures, box: pygame.Rect, sizes: tuple[int, bool]
    ) -> None:
        theme: Theme = to.theme
        px, fans = sizes
        colour = theme.brass if counter.place in ("supply", "vault", "points") else blend(theme.ink, theme.panel, 0.25)
        if theme.name == "walnut":
            colour = lighter(colour, 0.1)
        at = box.x
        if fans and counter.back is not None and counter.value:
            wide = min(to.px(22), round(box.height * 0.6))
            back, size = card_back(counter.back, wide, deck=counter.deck), (wide, card_height(wide))
            # Below this size backs do not look good: smaller ones are scaled down from it.
            back = back if back.get_size() == size else pygame.transform.smoothscale(back, size)
            for _ in range(min(counter.value, _BACKS)):
                picture.blit(back, back.get_rect(midleft=(at, box.centery)))
                at += to.px(9)
            at += wide - to.px(9) + to.px(4)
        else:
            mark = icon(counter.icon, px, colour)
            picture.blit(mark, mark.get_rect(midleft=(at, box.centery)))
            at += px + min(to.px(5), px // 3)
        text = fonts.plain_text(counter.shown, "bold", px, theme.ink)
        picture.blit(text, text.get_rect(midleft=(at, box.centery)))
        place = box.move(self.rect.topleft)
        self.boxes[counter.place] = place
        self.tips.append((place, counter.words))
