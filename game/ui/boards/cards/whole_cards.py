"""Whole cards on a table: the face with a rim of the seat's colour, or the back, lying straight or on its side, with
counters and a mark upright on them."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import NARROW, FaceRecord, fitting_card, last_row_high
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import rounded, soft_shadow
from game.ui.art.palette import BRASS, BRASS_LIGHT, DANGER, GOOD, INK, OUTLINE, SLATE, Rgb, darker, lighter, seat_colour
from game.ui.art.shelf import Shelf
from game.ui.boards.cards.records import CardShown, CounterShown
from game.ui.boards.cards.tokens import ATTACK, DEFENCE
from game.ui.boards.shared.plain_cards import BackOf

_SHELF = Shelf()
#: Icons of counters that have a colour of their own.
_TONES: dict[str, Rgb] = {"hp": GOOD, "damage": DANGER, "dead": DANGER, "blade": ATTACK, "block": DEFENCE}
#: Figures stand so much of their height over the sides of their card.
_BEYOND = 14
Size = tuple[int, int]


class CardLook(msgspec.Struct, frozen=True):
    """All that a card on the table shows; cards of one look share a picture. Without a face it lies face down."""

    face: FaceRecord | None
    deck: str
    seat: int
    exhausted: bool
    figures: tuple[CounterShown, ...]
    counters: tuple[CounterShown, ...]
    mark: str
    dim: bool
    under: bool


def card_look(card: CardShown, face: FaceRecord, *, turned: bool, under: bool) -> CardLook:
    """Return what a card shows. ``turned``: it lies on its side, as a card under an exhausted one does; ``under``: it
    lies under another one."""
    shown = None if card.face_down else face
    figures = card.figures if shown is not None else ()
    return CardLook(shown, card.deck, card.seat, turned, figures, card.counters, card.mark, card.dim, under)


def card_margin(size: Size) -> int:
    """Pixels around a card's rectangle in its picture, for its rim and its shadow."""
    return max(5, round(min(size) * 0.09))


def whole_card(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    """Return the picture of a look; its rectangle of ``size`` lies ``card_margin`` inside. Callers do not draw on
    it."""
    return _SHELF.keep((look, size), lambda: _picture(look, size, back_of))


def _picture(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    margin = card_margin(size)
    picture = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    wide, high = (size[1], size[0]) if look.exhausted else size
    card = _rimmed(look, (wide, high), back_of)
    if look.exhausted:
        card = pygame.transform.rotate(card, -90)
    blur = max(3, margin // 2)
    shadow = soft_shadow(card, blur, 120 if look.under else 165)
    place = card.get_rect(center=picture.get_rect().center)
    picture.blit(shadow, (place.x - blur + blur // 2 + 1, place.y - blur + blur // 2 + 1))
    picture.blit(card, place)
    box = pygame.Rect(margin, margin, *size)
    # On the picture of a whole face, so that its own figures below are seen; at the foot of all else, over its figures.
    for badge, spot in zip(_figure_badges(look.figures, box), figure_spots(look, box), strict=True):
        picture.blit(badge, spot)
    foot = min((spot.top for spot in figure_spots(look, box)), default=box.bottom)
    if look.face is not None and not look.exhausted and box.width >= NARROW:
        foot = min(foot, box.top + round(box.height * 0.74))
    _draw_counters(picture, look.counters, box, foot)
    side = max(14, round(min(size) * 0.24))
    if look.exhausted and not look.under:
        _medal(picture, "tap", (box.right - side * 0.5, box.top + side * 0.5), side)
    if look.mark:
        # Beside the name, not on it.
        _medal(picture, look.mark, (box.left + side * 0.22, box.top + box.height * 0.36), side)
    return picture


def _rimmed(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    """Return the card upright: its face or its back, with a rim of the seat's colour around it."""
    wide, high = size
    edge = max(2, round(wide * 0.022))
    colour = seat_colour(look.seat)
    rim = rounded(size, max(4, wide // 14), OUTLINE)
    rim.blit(rounded((wide - 2, high - 2), max(4, wide // 14), lighter(colour, 0.1)), (1, 1))
    inner = max(16, wide - 2 * edge)
    card = back_of(look.deck, inner) if look.face is None else fitting_card(look.face, inner)
    fitted = (wide - 2 * edge, high - 2 * edge)
    if card.get_size() != fitted:
        card = pygame.transform.smoothscale(card, fitted)
    rim.blit(card, (edge, edge))
    if look.dim or look.exhausted:
        tone = (150, 150, 158, 255) if look.dim else (204, 202, 208, 255)
        rim.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
    return rim


def _medal(picture: pygame.Surface, sign: str, spot: tuple[float, float], side: int) -> None:
    """A round badge with an icon."""
    for reach, tone in ((0.56, OUTLINE), (0.50, BRASS), (0.43, SLATE)):
        pygame.draw.aacircle(picture, tone, spot, side * reach)
    mark = outlined_icon(sign, round(side * 0.62), INK, OUTLINE)
    picture.blit(mark, mark.get_rect(center=spot))


def _badge_px(box: pygame.Rect) -> int:
    """Return the size of numbers on a card."""
    return max(11, round(min(box.size) * 0.155))


def _figure_badges(figures: tuple[CounterShown, ...], box: pygame.Rect) -> list[pygame.Surface]:
    return [_badge(one, round(_badge_px(box) * 1.12)) for one in figures]


def figure_spots(look: CardLook, box: pygame.Rect) -> list[pygame.Rect]:
    """Return where a card's figures stand: along its lower edge, from corner to corner, and no further over its sides
    than half the room between two cards. Over a face that has more to tell in its last row than they say, above that
    row."""
    badges = _figure_badges(look.figures, box)
    if not badges:
        return []
    high = badges[0].get_height()
    y = box.bottom - round(high * 0.72)
    if look.face is not None and not look.exhausted and box.width >= NARROW:
        more = len(look.face.figures) - len(badges)
        if more > len(badges):
            y = box.bottom - last_row_high(look.face, box.width) - high
    left, right = box.left - high // _BEYOND, box.right + high // _BEYOND
    spare = right - left - sum(badge.get_width() for badge in badges)
    # One alone stands at the right, where a face has its life.
    x = float(left if len(badges) > 1 else left + spare)
    spots = []
    for badge in badges:
        spots.append(badge.get_rect(topleft=(round(x), y)))
        x += badge.get_width() + spare / max(1, len(badges) - 1)
    return spots


def _draw_counters(picture: pygame.Surface, counters: tuple[CounterShown, ...], box: pygame.Rect, foot: int) -> None:
    """Counters on a card in rows upwards from ``foot``, as many in a row as find room."""
    if not counters:
        return
    px = _badge_px(box)
    badges = [_badge(one, px) for one in counters]
    gap = max(2, px // 6)
    rows: list[list[pygame.Surface]] = [[]]
    for badge in badges:
        used = sum(one.get_width() + gap for one in rows[-1])
        if rows[-1] and used + badge.get_width() > box.width - 4:
            rows.append([])
        rows[-1].append(badge)
    high = badges[0].get_height()
    for number, row in enumerate(rows):
        wide = sum(one.get_width() for one in row) + gap * (len(row) - 1)
        x = box.centerx - wide // 2
        y = foot - round(high * 0.8) - number * (high + gap)
        for badge in row:
            picture.blit(badge, (x, y))
            x += badge.get_width() + gap


def _badge(counter: CounterShown, px: int) -> pygame.Surface:
    """Return one counter: an icon and a figure on a dark label with a bright edge."""

    def draw() -> pygame.Surface:
        tone = _TONES.get(counter.icon, BRASS_LIGHT)
        if counter.good is not None:
            tone = GOOD if counter.good else DANGER
        words = fonts.plain_text("" if counter.value is None else f"{counter.value}", "bold", px, INK)
        mark = outlined_icon(counter.icon, round(px * 0.95), lighter(tone, 0.25), OUTLINE)
        size = (mark.get_width() + words.get_width() + round(px * 0.9), round(px * 1.5))
        badge = rounded(size, size[1] // 2, OUTLINE)
        badge.blit(rounded((size[0] - 2, size[1] - 2), size[1] // 2 - 1, tone), (1, 1))
        badge.blit(rounded((size[0] - 6, size[1] - 6), size[1] // 2 - 3, darker(SLATE, 0.2)), (3, 3))
        badge.blit(mark, mark.get_rect(midleft=(round(px * 0.34), size[1] // 2)))
        badge.blit(words, words.get_rect(midright=(size[0] - round(px * 0.38), size[1] // 2)))
        return badge

    return _SHELF.keep(("counter", counter, px), draw)
