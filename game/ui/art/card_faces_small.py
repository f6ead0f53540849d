"""Faces of cards that are too small for their rules' text: title, picture and figures, as far as each can be read."""

from __future__ import annotations

import pygame

from game.ui.art import fonts
from game.ui.art.card_figures import draw_figures, rows_needed
from game.ui.art.card_record import FaceRecord, cost_right, framed, medal_of
from game.ui.art.card_stock import let_in, parchment_sheet
from game.ui.art.card_titles import title_line, title_lines, whole_title
from game.ui.art.icons import icon
from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.lighting import rounded
from game.ui.art.palette import BRASS_LIGHT, INK, SLATE, THEMES, Theme, darker, faction_colour
from game.ui.art.shelf import CARDS

#: From these widths on a face shows its title; the icons of its kind and abilities; its rules' text. A card on a table
#: has a rim of some pixels around its face.
TITLED, KEYWORDS, WORDS = 64, 146, 214


def small_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """Return a face for stacks and fans too narrow for words: picture, name and level."""
    width = max(24, width_px)
    return CARDS.keep(("small", record, width, theme), lambda: _small(record, width, THEMES[theme], with_figures=False))


def figured_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """Return a face for a table: picture, level and figures; from a width on (``TITLED``) with its whole title, on two
    lines where it needs them. Below that it is named when it is pointed at."""
    width = max(24, width_px)

    def draw() -> pygame.Surface:
        return _small(record, width, THEMES[theme], with_figures=True, titled=width >= TITLED)

    return CARDS.keep(("figured", record, width, theme), draw)


def figures_high(record: FaceRecord, width: int) -> int:
    """Return how high the figures at the foot of such a face are, with its rim below them."""
    if not record.figures:
        return 0
    return _row_high(width) * rows_needed(record.figures, width - 2 * _rim(width), _row_high(width)) + _rim(width)


def _rim(width: int) -> int:
    return max(2, round(width * 0.045))


def _row_high(width: int) -> int:
    return max(17, round(width * 0.155))


def _small(record: FaceRecord, width: int, theme: Theme, *, with_figures: bool, titled: bool = True) -> pygame.Surface:
    colour = faction_colour(record.faction)
    card = framed(record, width, theme)
    rim = _rim(width)
    inner = pygame.Rect(rim, rim, width - 2 * rim, card.get_height() - 2 * rim)
    medal = None
    if record.level is not None:
        medal = medal_of(record)(str(record.level), max(round(width * 0.25), min(22, width // 3)), colour)
    band = pygame.Rect(inner.x, inner.y, inner.width, 0)
    lines: tuple[str, ...] = ()
    px = step = room = 0
    if titled:
        room = (record.seen or width) - 2 * rim - 6
        wanted = max(11, round(width * 0.105)) if width >= 60 else max(7, round(width * 0.14))
        set_title = whole_title if with_figures and room > 0 else title_lines
        lines, px = set_title(record.name, record.title_px or wanted, room)
        step = round(px * 1.12)
        band.height = step * len(lines) + max(4, px // 3) if lines else 0
    foot = figures_high(record, width) - rim if with_figures and record.figures else 0
    art = pygame.Rect(inner.x, band.bottom, inner.width, inner.bottom - band.bottom - foot)
    picture = illustration(record.subject, art.size, tint=record.faction, seed=seed_of(record.key))
    if lines:
        card.blit(parchment_sheet(band.size, theme), band)
    let_in(card, art, picture, width, theme)
    for number, line in enumerate(lines):
        words = title_line(line, px, room, theme.parchment_ink)
        middle = band.y + (band.height - step * len(lines)) // 2 + step * number + step // 2
        card.blit(words, words.get_rect(midleft=(band.left + 3, middle)))
    if medal is not None:  # Below the title, which has the whole width.
        right = cost_right(record, inner.right)
        card.blit(medal, (right - medal.get_width() + rim // 2, band.bottom - rim // 2))
    if foot:
        place = pygame.Rect(inner.x, inner.bottom - foot, inner.width, foot)
        card.blit(parchment_sheet(place.size, theme), place)
        draw_figures(card, record.figures, place, foot // _row_high(width), (colour, theme))
    elif record.lead[1]:
        card.blit(_lead(record.lead, max(12, round(width * 0.17))), art.topleft)
    return card


def _lead(lead: tuple[str, str], px: int) -> pygame.Surface:
    """Return an icon with its value on a dark corner."""
    words = fonts.plain_text(lead[1], "bold", px, INK)
    pad = max(2, px // 5)
    badge = rounded((px + words.get_width() + 3 * pad, words.get_height()), pad, darker(SLATE, 0.3))
    badge.blit(icon(lead[0], px, BRASS_LIGHT), (pad, (badge.get_height() - px) // 2))
    badge.blit(words, words.get_rect(midright=(badge.get_width() - pad, badge.get_height() // 2)))
    return badge
