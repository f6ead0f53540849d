"""The hand: a fan of cards at the lower edge. Pointing lifts and enlarges a card; what can be played glows."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, card_face, fitting_card
from game.ui.art.card_stock import card_height
from game.ui.art.card_titles import LEAST
from game.ui.art.palette import BRASS_LIGHT, OUTLINE, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import good
from game.ui.panels.card_zoom import card_words
from game.ui.panels.layout import TableLayout
from game.ui.screens.game_screen import HeldCard
from game.ui.screens.keys import cap_of
from game.ui.window.measures import Measures

_SHELF = Shelf()
#: Degrees that the outermost cards of a full fan lean.
_LEAN = 7.0
#: How far the glow of a playable card reaches over the fan.
_GLOW = 7
#: How high the names of groups are at most, as shares of the fan's height: usually, and where words are large.
_LABEL, _LOW_LABEL = 0.17, 0.14
#: How many times as wide as in the fan a lifted card is shown, and how far the one in the fan rises.
_ENLARGED, _LIFT = 2.6, 4
#: The most of a card's width that a key's name or a mark on it is high: its title and its cost stay in sight.
_CAP = 0.14
#: The most of a card's width that a line of its title is high.
_TITLE = 0.16
#: How high its cost is, as a share of its width, and two lines of its title, in lines.
_COST, _TWO_LINES = 0.27, 2.7


@dataclass
class FannedCard:
    """A card in its place: ``rect`` upright, leaning by ``lean`` degrees."""

    held: HeldCard
    rect: pygame.Rect
    lean: float


class HandFan:
    """One's own cards. ``playable`` glow; ``chosen`` waits for its other half; ``lifted`` is pointed at; ``digits`` are
    the keys that play them. Within a turn, and while the pointer is over the fan, cards that are left when one is
    played stay where they are, so that the next press meets what it was meant for, and one that comes takes a free
    place; they close up when another turn begins."""

    def __init__(self) -> None:
        self.cards: list[FannedCard] = []
        self.area = pygame.Rect(0, 0, 0, 0)
        #: Where the question's bar begins: a lifted card stands above it, so that question and buttons stay in sight.
        self.floor = 0
        #: How far to the right a lifted card reaches at most: what stands beside it stays to be read.
        self.beyond = 0
        self.playable: frozenset[int] = frozenset()
        self.digits: dict[int, str] = {}
        self.chosen: int | None = None
        self.lifted: int | None = None
        self._labels: list[tuple[str, tuple[int, int]]] = []
        self._label_px = 14
        self._is_pointed_at = False
        #: What was laid last, to lay it again: cards, area, the width asked for, the window, the turn; what was raised.
        self._laid: tuple[Sequence[HeldCard], pygame.Rect, int, Measures, Hashable] | None = None
        self._raised = 0
        #: Where cards lay before any was raised, those too that have gone since; where the names of groups stand; and
        #: in which turn they were laid so.
        self._places: dict[int, FannedCard] = {}
        self._named: list[tuple[str, tuple[int, int]]] = []
        self._turn: Hashable = None

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.cards, self.playable, self.digits = [], frozenset(), {}
        self.chosen = self.lifted = None
        self._labels, self._laid, self._places, self._turn = [], None, {}, None
        _SHELF.clear()

    def lay(self, held: Sequence[HeldCard], layout: TableLayout, to: Measures, turn: Hashable = None) -> None:
        """Lay the cards out, group by group, as close as they must be; or leave them where they are, as in the same
        ``turn`` (None: in none)."""
        self.floor, self.beyond = layout.prompt.top, layout.hand.right
        self._lay(held, layout.hand, layout.card, to, turn)

    def _lay(self, held: Sequence[HeldCard], area: pygame.Rect, width: int, to: Measures, turn: Hashable) -> None:
        is_kept = self._is_pointed_at or (turn is not None and turn == self._turn)
        is_same_room = self._laid is not None and (self._laid[1], self._laid[2]) == (area, width)
        places = self._kept(held) if is_kept and is_same_room else None
        self._laid = (tuple(held), area.copy(), width, to, turn)
        if places is None:
            self._lay_again(held, area, width, to)
            self._turn = turn
            self._places = {card.held.number: FannedCard(card.held, card.rect.copy(), card.lean) for card in self.cards}
        else:
            self._places = places
            kept = [FannedCard(one, places[one.number].rect.copy(), places[one.number].lean) for one in held]
            self.cards = sorted(kept, key=lambda card: card.rect.x)
        counts = Counter(one.group for one in held)
        self._labels = [(f"{name} ({counts[name]})", place) for name, place in self._named if counts[name]]

    def _kept(self, held: Sequence[HeldCard]) -> dict[int, FannedCard] | None:
        """Return the places with these cards on them: each on its own, one that has come on a free one of its group;
        None where there is none."""
        places, numbers = dict(self._places), {one.number for one in held}
        for one in held:
            if one.number in places and places[one.number].held.group == one.group:
                continue
            free = [at for at, place in places.items() if at not in numbers and place.held.group == one.group]
            if not free:
                return None
            place = places.pop(free[0])
            places[one.number] = FannedCard(one, place.rect, place.lean)
        return places

    def point_from(self, pos: tuple[int, int] | None) -> None:
        """Point at a pixel, or at nothing: cards close up once the pointer is not over the fan, if the turn in which
        they were laid is over."""
        self._is_pointed_at = pos is not None and self.area.collidepoint(pos)
        if self._laid is None or self._is_pointed_at or len(self._places) == len(self.cards):
            return
        if self._laid[4] is None or self._laid[4] != self._turn:
            self._lay(*self._laid)
            self.raise_playable(self._raised)

    def _lay_again(self, held: Sequence[HeldCard], area: pygame.Rect, width: int, to: Measures) -> None:
        self.area = area.copy()
        groups: dict[str, list[HeldCard]] = {}
        for one in held:
            groups.setdefault(one.group, []).append(one)
        self.cards, self._named = [], []
        if not groups:
            return
        # Large words leave the titles of the cards more room than the names of groups, down to which they glow.
        self._label_px = min(to.text_px(14), round(area.height * (_LOW_LABEL if to.has_large_words else _LABEL)))
        lift = to.px(_GLOW) if to.has_large_words else 0
        # Cards of one kind need no name.
        label_high = round(self._label_px * 1.4) - lift if len(groups) > 1 else 0
        gap = to.px(26)
        room = area.width - gap * (len(groups) - 1) - to.px(16)
        count = len(held)
        # Cards that are larger for larger words are so only as far as they do not lie over one another.
        width = max(min(width, to.px(120)), min(width, room // count - to.px(6)))
        wanted = width + to.px(6)
        step = min(wanted, (room - width * len(groups)) / max(1, count - len(groups))) if count > len(groups) else 0
        total = sum(width + step * (len(group) - 1) for group in groups.values()) + gap * (len(groups) - 1)
        x = area.x + to.px(8) + max(0.0, (area.width - to.px(16) - total) / 2)
        # Between its name and the cards the glow of one that stands a little higher.
        top = area.y + label_high + to.px(_GLOW)
        for name, group in groups.items():
            if len(groups) > 1:
                self._named.append((name, (round(x), area.y)))
            middle = (len(group) - 1) / 2
            for number, one in enumerate(group):
                away = number - middle
                lean = _LEAN * away / max(3.0, middle) if len(group) > 1 else 0.0
                sink = round(to.px(1.6) * away * away / max(1.0, middle / 2)) if middle else 0
                rect = pygame.Rect(round(x + number * step), top + sink, width, card_height(width))
                self.cards.append(FannedCard(one, rect, lean))
            x += width + step * (len(group) - 1) + gap

    def raise_playable(self, by: int) -> None:
        """Raise the cards that can be played a little."""
        self._raised = by
        for card in self.cards:
            if card.held.number in self.playable:
                card.rect.y -= by

    def spot(self, group: str) -> tuple[int, int] | None:
        """Return where a group of cards is, for cards on their way."""
        rects = [card.rect for card in self.cards if card.held.group == group]
        return rects[len(rects) // 2].center if rects else None

    def card_at(self, pos: tuple[int, int]) -> int | None:
        """Return the card under a pixel, the last on top. What a lifted card covers beyond its place in the fan is not
        the card's: a pointer on its way to the board lets go of it. Nor is what lies below the fan's room."""
        if pos[1] >= self.area.bottom:
            return None
        for card in reversed(self.cards):
            if card.rect.collidepoint(pos):
                return card.held.number
        place = self.place_of(self.lifted) if self.lifted is not None else None
        # From card to card the pointer does not fall through the gap.
        is_beside = place is not None and place.inflate(place.width // 4, 0).collidepoint(pos)
        return self.lifted if is_beside else None

    def place_of(self, number: int) -> pygame.Rect | None:
        """Return where a card lies, upright."""
        return next((card.rect for card in self.cards if card.held.number == number), None)

    def lifted_rect(self) -> pygame.Rect:
        """Return where the lifted card is shown enlarged: over the board, above the question; empty without one, and
        once it is begun with, for what is pointed at next lies on the board."""
        card = next((card for card in self.cards if card.held.number == self.lifted != self.chosen), None)
        return self.enlarged(card.rect) if card is not None else pygame.Rect(0, 0, 0, 0)

    def enlarged(self, spot: pygame.Rect) -> pygame.Rect:
        """Return where the card that lies there is shown once it is lifted."""
        width = min(round(spot.width * _ENLARGED), (self.floor - 4) * 5 // 7)
        rect = pygame.Rect(0, 0, width, card_height(width))
        rect.midbottom = (spot.centerx, self.floor - 2)
        rect.left = max(self.area.left, min(rect.left, self.beyond - rect.width))
        return rect

    def step(self, way: int) -> int | None:
        """Return the card next to the lifted one, for the keys."""
        numbers = [card.held.number for card in self.cards]
        if not numbers:
            return None
        if self.lifted not in numbers:
            return numbers[0 if way > 0 else -1]
        return numbers[(numbers.index(self.lifted) + way) % len(numbers)]

    @property
    def shows(self) -> Hashable:
        """Return all that can be seen of the fan, as a value to compare."""
        cards = tuple((one.held.number, one.held.key, one.held.mark, tuple(one.rect), one.lean) for one in self.cards)
        return cards, tuple(self._labels), self.playable, tuple(self.digits.items()), self.chosen, self.lifted

    def faces(self, to: Measures) -> Iterator[pygame.Surface]:
        """Draw the faces of all cards as they lie, one each time, and keep them."""
        for number, card in enumerate(self.cards):
            yield fitting_card(self._face(number, to), card.rect.width, theme=to.theme.name)

    def _face(self, number: int, to: Measures) -> FaceRecord:
        face = self.cards[number].held.face
        return msgspec.structs.replace(face, seen=self._seen(number, to), title_px=self._title_px(to))

    def _title_px(self, to: Measures) -> int:
        """Return the size of titles, of which the cost below two lines is seen whole."""
        wide = self.cards[0].rect.width
        room = self.area.bottom - max(card.rect.y for card in self.cards) - round(wide * _COST)
        return max(LEAST, round(wide * 0.105), min(to.text_px(11), round(wide * _TITLE), round(room / _TWO_LINES)))

    def draw(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw all cards in their places."""
        theme = to.theme
        for words, corner in self._labels:
            text = fonts.plain_text(words, "body", self._label_px, theme.ink)
            chip = pygame.Rect(corner, (text.get_width() + self._label_px, round(self._label_px * 1.35)))
            pygame.draw.rect(surface, theme.panel, chip, border_radius=chip.height // 2)
            surface.blit(text, text.get_rect(center=chip.center))
        for number, card in enumerate(self.cards):
            glow, is_lifted = self._glow(card.held.number), card.held.number == self.lifted
            face = self._face(number, to)
            picture = _leaning(face, card.rect.width, round(card.lean, 1), theme.name, glow, is_lifted=is_lifted)
            place = card.rect.move(0, -to.px(_LIFT)) if is_lifted else card.rect
            surface.blit(picture, picture.get_rect(center=place.center))
            self._draw_digit(surface, card.held.number, place, to)
            self._draw_mark(surface, card.held, place, to)

    def _seen(self, number: int, to: Measures) -> int:
        """Return how much of a card's width the next one leaves to be seen; 0 where that is all of it."""
        card = self.cards[number]
        seen = self.cards[number + 1].rect.x - card.rect.x - to.px(5) if number + 1 < len(self.cards) else 0
        # In steps, so that cards of one hand share their faces.
        return seen - seen % 4 if 0 < seen < card.rect.width else 0

    def draw_lifted(self, surface: pygame.Surface, to: Measures) -> None:
        """Draw the lifted card enlarged, over everything else; its key and its mark stand on the one in the fan."""
        rect = self.lifted_rect()
        if not rect.width:
            return
        card = next(card for card in self.cards if card.held.number == self.lifted)
        glow = self._glow(card.held.number)
        face = card_face(card.held.face, rect.width, theme=to.theme.name, words=card_words(to))
        picture = _rimmed(face, glow, rect.width)
        surface.blit(picture, picture.get_rect(center=rect.center))

    def _glow(self, number: int) -> str:
        return "chosen" if number == self.chosen else "playable" if number in self.playable else ""

    def _draw_digit(self, surface: pygame.Surface, number: int, rect: pygame.Rect, to: Measures) -> None:
        digit = cap_of(self.digits.get(number, ""))
        if digit:
            from game.ui.window.widgets import key_cap

            cap = key_cap(digit, min(to.text_px(14), round(rect.width * _CAP)), to.theme)
            foot = min(rect.bottom, self.area.bottom) - to.px(2)
            surface.blit(cap, cap.get_rect(bottomleft=(rect.x + to.px(7), foot)))

    def _draw_mark(self, surface: pygame.Surface, held: HeldCard, rect: pygame.Rect, to: Measures) -> None:
        """Draw a card's mark as a brass label at its foot, above the key that plays it and clear of its cost."""
        if not held.mark:
            return
        text = fonts.plain_text(held.mark, "bold", min(to.text_px(13), round(rect.width * _CAP)), OUTLINE)
        label = text.get_rect().inflate(to.px(12), to.px(2))
        high = min(to.text_px(26), round(rect.width * 2 * _CAP)) if held.number in self.digits else 0
        label.bottomleft = (rect.x + to.px(6), min(rect.bottom, self.area.bottom) - to.px(5) - high)
        pygame.draw.rect(surface, BRASS_LIGHT, label, border_radius=label.height // 2)
        pygame.draw.rect(surface, OUTLINE, label, width=max(1, to.px(1)), border_radius=label.height // 2)
        surface.blit(text, text.get_rect(center=label.center))


def _leaning(record: FaceRecord, width: int, lean: float, theme: str, glow: str, *, is_lifted: bool) -> pygame.Surface:
    """Return a card of the fan as it leans, with its rim; one that cannot be played is dim, except for the lifted
    one."""

    def draw() -> pygame.Surface:
        face = fitting_card(record, width, theme=theme)
        picture = _rimmed(face, glow, width)
        if not glow and not is_lifted:
            picture.fill((196, 192, 188, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.rotozoom(picture, -lean, 1.0) if lean else picture

    return _SHELF.keep((record, width, lean, theme, glow, is_lifted), draw)


def _rimmed(face: pygame.Surface, glow: str, width: int) -> pygame.Surface:
    """Return a face with a shadow, and a glow around its rim if it can be played."""
    rim = max(4, round(width * 0.06))
    size = (face.get_width() + 2 * rim, face.get_height() + 2 * rim)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    radius = max(4, round(width * 0.06))
    shade = pygame.Rect(rim, rim, *face.get_size())
    if glow:
        colour = BRASS_LIGHT if glow == "chosen" else lighter(good(), 0.25)
        steps: Callable[[int], int] = lambda ring: round(190 * math.pow(1 - ring / rim, 1.6))  # noqa: E731
        for ring in range(rim, 0, -1):
            pygame.draw.rect(
                picture, (*colour, steps(ring - 1)), shade.inflate(2 * ring, 2 * ring), border_radius=radius + ring
            )
    else:
        fall = max(1, rim // 2)
        pygame.draw.rect(picture, (*OUTLINE, 120), shade.move(fall, fall), border_radius=radius)
    picture.blit(face, (rim, rim))
    return picture
