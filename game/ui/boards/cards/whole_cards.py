"""Whole cards on a table: the face with a rim of the seat's colour, or the back, lying straight or on its side, with
counters and a mark upright on them."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, fitting_card, last_row_high, picture_foot
from game.ui.art.card_faces_small import KEYWORDS, figures_high
from game.ui.art.card_titles import tab_title, title_line
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import rounded, soft_shadow
from game.ui.art.palette import BRASS, BRASS_LIGHT, INK, OUTLINE, SLATE, THEMES, Rgb, darker, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import danger, good, seat_colour
from game.ui.boards.cards.records import CardShown, CounterShown
from game.ui.boards.cards.tokens import ATTACK, DEFENCE
from game.ui.boards.shared.plain_cards import BackOf

_SHELF = Shelf()
#: Icons of counters that have a colour of their own.
#: What the tabs of attached cards are made of.
PAPER, PAPER_INK = THEMES["walnut"].parchment, THEMES["walnut"].parchment_ink
#: Degrees that an exhausted card leans on a table that shares its room.
LEAN = 9
#: Figures stand so much of their height over the sides of their card.
_BEYOND = 14
Size = tuple[int, int]


class CardLook(msgspec.Struct, frozen=True):
    """All that a card on the table shows; cards of one look share a picture. Without a face it lies face down. One that
    ``leans`` does so where it is exhausted, instead of lying on its side; of one that ``is_tab`` its name is seen on a
    strip, with how many ``more`` lie under that."""

    face: FaceRecord | None
    deck: str
    seat: int
    exhausted: bool
    figures: tuple[CounterShown, ...]
    counters: tuple[CounterShown, ...]
    mark: str
    dim: bool
    under: bool
    leans: bool = False
    is_tab: bool = False
    more: int = 0


def card_look(card: CardShown, face: FaceRecord, *, turned: bool, under: bool) -> CardLook:
    """Return what a card shows. ``turned``: it lies on its side, as a card under an exhausted one does; ``under``: it
    lies under another one."""
    shown = None if card.face_down else face
    figures = card.figures if shown is not None else ()
    return CardLook(shown, card.deck, card.seat, turned, figures, card.counters, card.mark, card.dim, under)


def card_margin(size: Size) -> int:
    """Return pixels around a card's rectangle in its picture, for its rim and its shadow."""
    return max(5, round(min(size) * 0.09))


def whole_card(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    """Return the picture of a look; its rectangle of ``size`` lies ``card_margin`` inside it: not to draw on."""
    return _SHELF.keep((look, size), lambda: _picture(look, size, back_of))


def _picture(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    margin = card_margin(size)
    picture = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    if look.is_tab:
        picture.blit(tab(look, size), (margin, margin))
        return picture
    is_lying = look.exhausted and not look.leans
    card = _rimmed(look, (size[1], size[0]) if is_lying else size, back_of)
    if look.exhausted:
        card = pygame.transform.rotozoom(card, -LEAN, 0.94) if look.leans else pygame.transform.rotate(card, -90)
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
    inner = _inner(box.width)
    if look.face is not None and not is_lying and inner >= KEYWORDS:
        # Words and kind below the picture are read.
        foot = min(foot, box.top + _edge(box.width) + picture_foot(_face(look, inner), inner))
    _draw_counters(picture, look.counters, box, foot)
    side = max(14, round(min(size) * 0.24))
    if look.exhausted and not look.under:
        # Beside the title of a card that leans, not on it.
        down = box.height * 0.36 if look.leans else side * 0.5
        _medal(picture, "tap", (box.right - side * (0.3 if look.leans else 0.5), box.top + down), side)
    if look.mark:
        # Beside the name, not on it.
        _medal(picture, look.mark, (box.left + side * 0.22, box.top + box.height * 0.36), side)
    return picture


def _rimmed(look: CardLook, size: Size, back_of: BackOf) -> pygame.Surface:
    """Return the card upright: its face or its back, with a rim of the seat's colour around it."""
    wide, high = size
    edge = _edge(wide)
    colour = seat_colour(look.seat)
    rim = rounded(size, max(4, wide // 14), OUTLINE)
    rim.blit(rounded((wide - 2, high - 2), max(4, wide // 14), lighter(colour, 0.1)), (1, 1))
    inner = _inner(wide)
    card = back_of(look.deck, inner) if look.face is None else fitting_card(_face(look, inner), inner)
    fitted = (wide - 2 * edge, high - 2 * edge)
    if card.get_size() != fitted:
        card = pygame.transform.smoothscale(card, fitted)
    rim.blit(card, (edge, edge))
    if look.dim or look.exhausted:
        tone = (150, 150, 158, 255) if look.dim else (204, 202, 208, 255)
        rim.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
    return rim


def _edge(wide: int) -> int:
    return max(2, round(wide * 0.022))


def _inner(wide: int) -> int:
    """Return how wide the face of a card is within its rim."""
    return max(16, wide - 2 * _edge(wide))


def shows_more(look: CardLook) -> bool:
    """Return whether a card's face has more figures than those drawn on it with its current values."""
    return look.face is not None and len(look.face.figures) > 2 * len(look.figures)


def _face(look: CardLook, inner: int) -> FaceRecord:
    """Return a card's face without figures that stand on it already, with what they are worth now; where it is wide
    enough to have words, these stand above them."""
    assert look.face is not None
    if not look.figures or shows_more(look):
        return look.face
    if inner >= KEYWORDS and look.face.figures:
        return msgspec.structs.replace(look.face, leaves_row=True)
    return msgspec.structs.replace(look.face, figures=(), lead=("", ""))


def tab(look: CardLook, size: Size) -> pygame.Surface:
    """Return the strip of an attached card: its name in its seat's colour, how many more, a sign if exhausted."""
    wide, high = size
    colour = seat_colour(look.seat)
    strip = rounded(size, max(3, high // 4), OUTLINE)
    strip.blit(rounded((wide - 2, high - 2), max(3, high // 4), lighter(colour, 0.1)), (1, 1))
    inner = pygame.Rect(0, 0, *size).inflate(-6, -6)
    sheet = rounded(inner.size, max(2, high // 6), PAPER)
    if look.dim or look.exhausted:
        sheet.fill((190, 188, 194, 255), special_flags=pygame.BLEND_RGBA_MULT)
    strip.blit(sheet, inner)
    pad = max(3, high // 8)
    right = inner.right - pad
    said = [f"+{look.more}"] if look.more else []
    said += [f"{one.value}" for one in look.counters if one.value is not None]
    for words in said:
        label = fonts.plain_text(words, "bold", max(11, round(high * 0.5)), PAPER_INK)
        right -= label.get_width() + 3
        strip.blit(label, label.get_rect(midleft=(right, inner.centery)))
    if look.exhausted:
        side = round(inner.height * 0.9)
        right -= side
        strip.blit(outlined_icon("tap", side, INK, OUTLINE), (right, inner.centery - side // 2))
    name = look.face.name if look.face is not None else ""
    room = max(12, right - inner.left - pad)
    line, px = tab_title(name, max(11, round(high * 0.48)), room)
    if line:
        title = title_line(line, px, room, PAPER_INK)
        strip.blit(title, title.get_rect(midleft=(inner.left + pad, inner.centery)))
    return strip


def _medal(picture: pygame.Surface, sign: str, spot: tuple[float, float], side: int) -> None:
    """Draw a round badge with an icon."""
    for reach, tone in ((0.56, OUTLINE), (0.50, BRASS), (0.43, SLATE)):
        pygame.draw.aacircle(picture, tone, spot, side * reach)
    mark = outlined_icon(sign, round(side * 0.62), INK, OUTLINE)
    picture.blit(mark, mark.get_rect(center=spot))


def _badge_px(box: pygame.Rect) -> int:
    return max(11, round(min(box.size) * 0.155))


def _figure_badges(figures: tuple[CounterShown, ...], box: pygame.Rect) -> list[pygame.Surface]:
    return [_badge(one, round(_badge_px(box) * 1.12)) for one in figures]


def figure_spots(look: CardLook, box: pygame.Rect) -> list[pygame.Rect]:
    """Return where a card's figures stand: along its lower edge, from corner to corner, and no further over its sides
    than half the room between two cards. Over a face whose last row tells more than they do, above that row."""
    badges = _figure_badges(look.figures, box)
    if not badges:
        return []
    high = badges[0].get_height()
    y = box.bottom - round(high * (0.88 if look.leans else 0.72))
    if look.face is not None and (look.leans or not look.exhausted) and shows_more(look):
        # The face has the room within the rim.
        edge = _edge(box.width)
        inner = _inner(box.width)
        row = last_row_high if inner >= KEYWORDS else figures_high
        y = box.bottom - edge - row(look.face, inner) - high
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
    """Draw counters on a card in rows upwards from ``foot``, as many in a row as fit."""
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
        tone = _tone(counter.icon)
        if counter.good is not None:
            tone = good() if counter.good else danger()
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


def _tone(sign: str) -> Rgb:
    """Return the tone of a counter with that icon."""
    known = {"hp": good(), "damage": danger(), "dead": danger(), "blade": ATTACK, "block": DEFENCE}
    return known.get(sign, BRASS_LIGHT)
