"""Units of a table of zones as small cards: portrait, hit points, figures, magic points and marks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.art.card_titles import title_lines
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import clipped, lit, outlined, rounded, soft_shadow
from game.ui.art.palette import (
    BRASS,
    BRASS_LIGHT,
    INK,
    OUTLINE,
    SLATE,
    Rgb,
    blend,
    darker,
    faction_colour,
    lighter,
    rgb,
)
from game.ui.art.shelf import Shelf
from game.ui.art.tokens import banner_shape, health_colour
from game.ui.art.tones import seat_colour
from game.ui.boards.cards.portraits import portrait
from game.ui.boards.cards.records import UnitShown

#: How far the card of an activated unit is turned, in degrees, and its scale then.
TURNED, SHRUNK = 17, 0.84
ATTACK, DAMAGE, DEFENCE, MAGIC = rgb("#ffb38a"), rgb("#ffd166"), rgb("#9cc9ff"), rgb("#cdb2ff")
_FIGURES: tuple[tuple[str, Rgb], ...] = (("blade", ATTACK), ("damage", DAMAGE), ("block", DEFENCE))

#: Names are set as titles from the first size on, and in plain letters below that, down to the second.
_TITLE_PX, _LEAST_PX = 10, 9
#: From this width on names are set in full or by their first words, never cut.
TITLED = 72

_SHELF = Shelf()
_PORTRAITS = Shelf()

#: What a card of a key and a name looks like.
FaceOf = Callable[[str, str], FaceRecord]
Size = tuple[int, int]


class Look(msgspec.Struct, frozen=True):
    """All that a token shows; units of one look share a picture. ``art`` is the subject of its portrait and ``tint``
    the colour of its faction."""

    art: str
    tint: str
    name: str
    seat: int
    hp: int
    left: int
    figures: tuple[str, str, str]
    magic: int
    magic_most: int
    tapped: bool
    capital: bool
    marks: tuple[str, ...]


def look_of(unit: UnitShown, face: FaceRecord) -> Look:
    """Return what the unit's token shows."""
    figures = (f"{unit.atk:+d}", f"{unit.dam}", f"{unit.def_}")
    if unit.capital:
        figures = (figures[0], figures[1], "") if unit.dam else ("", "", "")
    return Look(
        face.subject, face.faction, unit.name, unit.seat, unit.hp, unit.left, figures, unit.magic, unit.magic_most,
        unit.tapped, unit.capital, unit.marks,
    )  # fmt: skip


def margin(size: Size) -> int:
    """Return pixels around a token's rectangle in its picture, for its shadow and for a card that is turned."""
    return max(4, round(min(size) * 0.10))


def token(look: Look, size: Size) -> pygame.Surface:
    """Return the token of a look; its rectangle of ``size`` lies ``margin`` inside the picture: not to draw on."""
    return _SHELF.keep((look, size), lambda: _capital(look, size) if look.capital else _token(look, size))


def _token(look: Look, size: Size) -> pygame.Surface:
    rim = margin(size)
    picture = pygame.Surface((size[0] + 2 * rim, size[1] + 2 * rim), pygame.SRCALPHA)
    band = max(13, round(size[0] * 0.235))
    card = _card(look, (size[0], size[1] - band // 2))
    if look.tapped:
        card = pygame.transform.rotozoom(card, -TURNED, SHRUNK)
    middle = (rim + size[0] // 2, rim + (size[1] - band // 2) // 2)
    blur = max(2, rim // 2)
    shadow = soft_shadow(card, blur, 150)
    place = card.get_rect(center=middle)
    picture.blit(shadow, (place.x - blur + blur // 2 + 1, place.y - blur + blur // 2 + 1))
    picture.blit(card, place)
    box = pygame.Rect(rim, rim + size[1] - band, size[0], band)
    _figure_band(picture, look, box)
    foot = box.top - _bar_height(size)
    _health_bar(picture, look, pygame.Rect(rim, foot, size[0], _bar_height(size)))
    if size[0] >= TITLED:
        strip = _title(look, size[0])
        foot -= strip.get_height()
        picture.blit(strip, (rim, foot))
    _corner_signs(picture, look, pygame.Rect(rim, rim, *size), foot)
    return picture


def title_of(name: str, wide: int) -> tuple[tuple[str, ...], int]:
    """Return the lines of a name across a token that wide, as much of it as can be read, and their size."""
    wanted = max(round(wide * 0.13), 11)
    lines, px = title_lines(name, wanted, wide - 8)
    # A long word goes from edge to edge rather than not at all.
    return (lines, px) if sum(map(len, lines)) >= len(name.replace(" ", "")) else title_lines(name, wanted, wide - 1)


def _title(look: Look, wide: int) -> pygame.Surface:
    """Return the name as it stands upright across the foot of the picture."""
    lines, px = title_of(look.name, wide)
    step = round(px * 1.12)
    strip = pygame.Surface((wide, step * len(lines) + px // 3), pygame.SRCALPHA)
    strip.fill((*blend(darker(faction_colour(look.tint), 0.62), SLATE, 0.4), 226))
    for number, line in enumerate(lines):
        words = fonts.plain_text(line, "title", px, INK)
        strip.blit(words, words.get_rect(center=(wide // 2, px // 6 + step * number + step // 2)))
    return strip


def _bar_height(size: Size) -> int:
    return max(11, round(size[0] * 0.17))


def _card(look: Look, size: Size) -> pygame.Surface:
    """Return the card alone: a frame of the seat's colour around the portrait, with the name over it."""

    def draw() -> pygame.Surface:
        colour = seat_colour(look.seat)
        if look.tapped:
            colour = blend(darker(colour, 0.32), (92, 90, 90), 0.4)
        radius = max(3, size[0] // 14)
        edge = max(2, round(size[0] * 0.045))
        card = rounded(size, radius, OUTLINE)
        frame = lit(rounded((size[0] - 2, size[1] - 2), radius - 1, colour), max(1.0, size[0] / 60), 0.9)
        card.blit(frame, (1, 1))
        inner = pygame.Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
        picture = portrait(look.art, look.tint, inner.size).copy()
        if size[0] < TITLED:
            _name_strip(picture, look, size[0])
        else:
            # The figure's head stays clear of the title.
            picture.scroll(0, -_title(look, size[0]).get_height() // 2)
        card.blit(clipped(picture, rounded(inner.size, max(2, radius - edge), OUTLINE)), inner)
        if look.tapped:
            card.fill((186, 184, 190, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return card

    return _PORTRAITS.keep(("card", look.art, look.tint, look.name, look.seat, look.tapped, size), draw)


def _name_strip(picture: pygame.Surface, look: Look, wide: int) -> None:
    """Draw the name of a small token at the upper edge, beside the seat's banner: as many words as can be read."""
    colour, px = faction_colour(look.tint), round(wide * 0.13)
    left = round(px * 1.25)
    room = picture.get_width() - left - 1
    if px >= _TITLE_PX:
        words = fonts.fitted_text(look.name, "title", px, room, INK, floor=max(8, round(px * 0.8)))
    else:
        name, px = brief_name(look.name, room, round(wide * 0.17))
        words = fonts.fitted_text(name, "body", px, room, INK, floor=px)
    strip = pygame.Surface((picture.get_width(), round(px * 1.5)), pygame.SRCALPHA)
    strip.fill((*blend(darker(colour, 0.62), SLATE, 0.4), 226))
    strip.blit(words, words.get_rect(midleft=(left, strip.get_height() // 2)))
    picture.blit(strip, (0, 0))


def brief_name(name: str, room: int, most: int) -> tuple[str, int]:
    """Return a name shortened for little room, and its size: all of it if that can be read, else its first words. The
    full name shows when the unit is pointed at."""
    words = name.split()
    for count in range(len(words), 0, -1):
        told = " ".join(words[:count]).rstrip(",")
        for px in fonts.sizes(max(most, _LEAST_PX), _LEAST_PX):
            if fonts.text_width(told, "body", px) <= room:
                return told, px
    return words[0].rstrip(","), _LEAST_PX


def _figure_band(picture: pygame.Surface, look: Look, box: pygame.Rect) -> None:
    """Draw attack, damage and defence on a dark label, upright even when the card is turned."""
    label = rounded(box.size, max(3, box.height // 4), OUTLINE)
    label.blit(rounded((box.width - 2, box.height - 2), max(2, box.height // 4 - 1), SLATE), (1, 1))
    picture.blit(label, box)
    shown = [(sign, colour, value) for (sign, colour), value in zip(_FIGURES, look.figures, strict=True) if value]
    gap = max(2, box.height // 8)
    px, side = _figure_sizes([value for *_, value in shown], box, gap)
    wides = [fonts.text_width(value, "bold", px) + side for *_, value in shown]
    spare = (box.width - sum(wides)) / (len(shown) + 1)
    x = box.left + spare
    for number, ((sign, colour, value), wide) in enumerate(zip(shown, wides, strict=True)):
        if side:
            mark = outlined_icon(sign, side, colour, OUTLINE)
            picture.blit(mark, mark.get_rect(midleft=(round(x), box.centery)))
        words = fonts.plain_text(value, "bold", px, colour)
        picture.blit(words, words.get_rect(midright=(round(x + wide), box.centery)))
        if number and not side:
            line = round(x - spare / 2)
            pygame.draw.line(picture, darker(INK, 0.5), (line, box.top + 3), (line, box.bottom - 4))
        x += wide + spare


def _figure_sizes(values: Sequence[str], box: pygame.Rect, gap: int) -> tuple[int, int]:
    """Return the size of a band's figures, and of their icons: 0 where icons would make the figures small."""
    most = round(box.height * 0.76)
    for px in range(most, 7, -1):
        side = round(px * 0.78)
        wide = sum(fonts.text_width(value, "bold", px) for value in values)
        room = box.width - gap * (len(values) + 1)
        if wide + side * len(values) <= room and px >= 0.86 * most:
            return px, side
        if wide <= room:
            return px, 0
    return 8, 0


def _health_bar(picture: pygame.Surface, look: Look, box: pygame.Rect) -> None:
    """Draw hit points left as a bar with its figure; its length says what its colour says."""
    share = look.left / look.hp if look.hp else 0.0
    pygame.draw.rect(picture, OUTLINE, box, border_radius=max(2, box.height // 3))
    inner = box.inflate(-2, -2)
    pygame.draw.rect(picture, (58, 50, 50), inner, border_radius=max(2, box.height // 3))
    filled = pygame.Rect(inner.x, inner.y, round(inner.width * share), inner.height)
    if filled.width > 1:
        colour = darker(health_colour(share), 0.34)
        pygame.draw.rect(picture, colour, filled, border_radius=max(2, box.height // 3))
        shine = pygame.Rect(filled.x + 1, filled.y + 1, max(1, filled.width - 2), max(1, filled.height // 4))
        pygame.draw.rect(picture, lighter(colour, 0.28), shine)
    px = max(9, round(box.height * 0.84))
    words = f"{look.left}/{look.hp}" if box.width >= 58 else f"{look.left}"
    text = fonts.fitted_text(words, "bold", px, inner.width - 2, INK, floor=7)
    shade = fonts.fitted_text(words, "bold", px, inner.width - 2, OUTLINE, floor=7)
    for shift in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        picture.blit(shade, shade.get_rect(center=(inner.centerx + shift[0], inner.centery + shift[1])))
    picture.blit(text, text.get_rect(center=inner.center))


def _corner_signs(picture: pygame.Surface, look: Look, box: pygame.Rect, floor: int) -> None:
    """Draw the seat's banner at the upper left, magic down the left side, marks down the right, a sign when tapped."""
    side = max(12, round(box.width * 0.24))
    badge = banner_shape(look.seat, max(14, round(box.width * 0.25)))
    whose = picture.blit(badge, badge.get_rect(center=(box.left + side * 0.32, box.top + side * 0.42)))
    if look.magic_most or look.magic:
        _magic(picture, look, box, floor, round(side * 0.82), whose)
    tag = max(11, round(side * 0.86))
    # Small tokens have their names above the marks.
    top = box.top + round(side * (0.2 if box.width >= TITLED else 0.85))
    for number, (mark, count) in enumerate(_shown_marks(look, box.height, tag)):
        spot = (box.right - tag * 0.42, top + tag * 0.5 + number * tag * 1.06)
        _tag(picture, spot, tag)
        if not mark:
            words = fonts.plain_text(f"+{count}", "bold", max(8, round(tag * 0.6)), INK)
            picture.blit(words, words.get_rect(center=spot))
            continue
        drawn = outlined_icon(mark, round(tag * 0.72), INK, OUTLINE)
        picture.blit(drawn, drawn.get_rect(center=spot))
        if count > 1:
            words = outlined_words(f"{count}", max(8, round(tag * 0.62)), BRASS_LIGHT)
            picture.blit(words, words.get_rect(center=(spot[0] - tag * 0.42, spot[1] + tag * 0.28)))


def _shown_marks(look: Look, height: int, tag: int) -> list[tuple[str, int]]:
    """Return as many kinds of marks as there is room for, each with its count; "" stands for the rest."""
    room = max(1, int(height * 0.46 / (tag * 1.06)))
    counted: dict[str, int] = {"tap": 1} if look.tapped else {}
    for mark in look.marks:
        counted[mark] = counted.get(mark, 0) + 1
    marks = list(counted.items())
    if len(marks) <= room:
        return marks
    return [*marks[: room - 1], ("", len(marks) - room + 1)]


def outlined_words(text: str, px: int, colour: Rgb) -> pygame.Surface:
    """Return small bold words with a dark edge."""
    words = fonts.plain_text(text, "bold", px, colour)
    room = pygame.Surface((words.get_width() + 2, words.get_height() + 2), pygame.SRCALPHA)
    room.blit(words, (1, 1))
    return outlined(room, 1, OUTLINE)


def _tag(picture: pygame.Surface, spot: tuple[float, float], tag: int) -> None:
    pygame.draw.aacircle(picture, OUTLINE, spot, tag * 0.56)
    pygame.draw.aacircle(picture, BRASS, spot, tag * 0.50)
    pygame.draw.aacircle(picture, SLATE, spot, tag * 0.43)


def _magic(picture: pygame.Surface, look: Look, box: pygame.Rect, floor: int, side: int, whose: pygame.Rect) -> None:
    """Draw a lozenge with the magic points, at the lower left of the portrait; of a low one beside its banner."""
    tall = max(12, side)
    spot = (box.left + tall * 0.74, floor - tall * 0.78)
    if spot[1] - tall < whose.bottom - tall * 0.3:
        spot = (whose.right + tall * 0.72, spot[1])
    big = pygame.Surface((tall * 4, tall * 4), pygame.SRCALPHA)
    middle = tall * 2

    def lozenge(reach: float) -> list[tuple[float, float]]:
        reach *= tall * 2.2
        return [(middle, middle - reach), (middle + reach, middle), (middle, middle + reach), (middle - reach, middle)]

    full = look.magic > 0
    for reach, colour in ((0.80, OUTLINE), (0.72, MAGIC), (0.58, darker(MAGIC, 0.68) if full else SLATE)):
        pygame.draw.polygon(big, colour, lozenge(reach))
    gem = pygame.transform.smoothscale(big, (tall * 2, tall * 2))
    picture.blit(gem, gem.get_rect(center=spot))
    words = fonts.plain_text(f"{look.magic}", "bold", max(9, round(tall * 0.78)), INK if full else MAGIC)
    picture.blit(words, words.get_rect(center=spot))


def _capital(look: Look, size: Size) -> pygame.Surface:
    """Return a capital: a wide plaque with its picture, its name, and a long bar of hit points."""
    rim = margin(size)
    picture = pygame.Surface((size[0] + 2 * rim, size[1] + 2 * rim), pygame.SRCALPHA)
    colour = seat_colour(look.seat)
    edge = max(2, size[1] // 22)
    card = rounded(size, max(4, size[1] // 10), OUTLINE)
    card.blit(lit(rounded((size[0] - 2, size[1] - 2), max(4, size[1] // 10), colour), max(1.0, edge * 0.6)), (1, 1))
    brass = pygame.Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
    card.blit(rounded(brass.size, max(3, size[1] // 13), BRASS), brass)
    inner = brass.inflate(-max(2, edge // 2) * 2, -max(2, edge // 2) * 2)
    scene = portrait(look.art, look.tint, inner.size, variant=look.seat)
    card.blit(clipped(scene, rounded(inner.size, max(2, size[1] // 16), OUTLINE)), inner)
    blur = max(2, rim // 2)
    picture.blit(soft_shadow(card, blur, 170), (rim - blur // 2, rim - blur // 2))
    picture.blit(card, (rim, rim))
    box = pygame.Rect(rim, rim, *size)
    bar = pygame.Rect(0, 0, size[0] - 2 * edge - 4, max(14, round(size[1] * 0.2)))
    bar.midbottom = (box.centerx, box.bottom - edge - 2)
    _health_bar(picture, look, bar)
    px = max(11, round(size[1] * 0.17))
    words = fonts.fitted_text(look.name, "title", px, round(size[0] * 0.42), BRASS_LIGHT, floor=9)
    label = rounded((words.get_width() + px + px // 2, round(px * 1.5)), px // 3, darker(SLATE, 0.2))
    badge = banner_shape(look.seat, max(16, round(size[1] * 0.3)))
    place = label.get_rect(topleft=(box.left + round(badge.get_width() * 0.7), box.top + edge))
    picture.blit(label, place)
    picture.blit(words, words.get_rect(center=place.center))
    picture.blit(badge, badge.get_rect(center=(box.left + badge.get_width() * 0.4, box.top + badge.get_height() * 0.4)))
    if look.figures[1]:
        band = pygame.Rect(0, 0, round(size[0] * 0.43), max(14, round(size[1] * 0.2)))
        # Below the name, which has the upper edge to itself.
        band.topright = (box.right - edge - 1, place.bottom + max(1, edge // 2))
        _figure_band(picture, look, band)
    for number, mark in enumerate(look.marks[:4]):
        tag = max(12, round(size[1] * 0.2))
        spot = (box.right - tag * (0.8 + 1.08 * number), bar.top - tag * 0.6)
        _tag(picture, spot, tag)
        drawn = outlined_icon(mark, round(tag * 0.72), INK, OUTLINE)
        picture.blit(drawn, drawn.get_rect(center=spot))
    return picture
