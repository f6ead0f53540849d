"""Card faces, drawn from a card's record alone; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces_small import KEYWORDS, WORDS, figured_card, small_card
from game.ui.art.card_figures import draw_figures, figure_rows
from game.ui.art.card_record import FaceRecord, cost_right, framed, medal_of
from game.ui.art.card_stock import band_sheen, blank_card, card_height, let_in, parchment_sheet
from game.ui.art.card_text import draw_text, text_high
from game.ui.art.card_titles import title_lines
from game.ui.art.icons import has_icon, icon
from game.ui.art.illustrations import illustration, parts_of_illustration, seed_of
from game.ui.art.lighting import clipped, rounded
from game.ui.art.palette import (
    BRASS_LIGHT,
    OUTLINE,
    THEMES,
    Rgb,
    Theme,
    blend,
    contrast,
    darker,
    faction_colour,
    lighter,
)
from game.ui.art.shelf import CARDS

__all__ = [
    "FaceRecord",
    "card_face",
    "fitting_card",
    "has_words",
    "last_row_high",
    "medal_of",
    "parts_of_face",
    "small_card",
    "words_size",
]

#: The least size of rules' text: text that does not fit in this size stands beside the card, not on it.
LEAST_WORDS = 12
#: The same of kind and keywords: on smaller cards icons stand for them.
LEAST_KIND = 10


def card_face(
    record: FaceRecord, width_px: int, *, theme: str = "walnut", words: tuple[int, int] = (0, 0)
) -> pygame.Surface:
    """Return the whole face, ``width_px`` by 7/5 of it, corners transparent. Kept: not to draw on. ``words``: the
    wanted and the least size of the card's text, for which the picture gives way; 0 for what suits the face."""
    width = max(60, width_px)
    if not has_words(record, width, words):
        return card_face(msgspec.structs.replace(record, text="", boxed=""), width, theme=theme)
    key = ("face", record, width, theme, words)
    return CARDS.keep(key, lambda: _face(record, width, THEMES[theme], words))


def parts_of_face(
    record: FaceRecord, width_px: int, *, theme: str = "walnut", words: tuple[int, int] = (0, 0)
) -> list[Callable[[], object]]:
    """Return the same face as that of ``card_face`` in parts, to be drawn one by one, the whole of it last; none when
    it is kept already, or when its words make room for the picture."""
    width = max(60, width_px)
    if not has_words(record, width, words) or ("face", record, width, theme, words) in CARDS:
        return []
    size = _plan(record, width, words).art.size
    factions = (record.faction, *filter(None, (record.second_faction,)))
    return [
        *(partial(blank_card, width, faction_colour(faction), THEMES[theme]) for faction in factions),
        *parts_of_illustration(record.subject, size, tint=record.faction, seed=seed_of(record.key)),
        lambda: card_face(record, width, theme=theme, words=words),
    ]


def has_words(record: FaceRecord, width_px: int, words: tuple[int, int] = (0, 0)) -> bool:
    """Return whether a face of that width shows all of the card's text, or the card has none."""
    width = max(60, width_px)
    return not record.text or (width >= record.brief_below and _plan(record, width, words).text_px >= LEAST_WORDS)


def words_size(record: FaceRecord, width_px: int, words: tuple[int, int]) -> int:
    """Return the size in pixels at which a face of that width shows its text."""
    return _plan(record, max(60, width_px), words).text_px


def fitting_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """Return the face with as much of it as can be read at that width."""
    if 0 < record.seen * 5 <= width_px * 3:  # No room for a title beside the number: it stands above it.
        return figured_card(record, width_px, theme=theme)
    if width_px >= WORDS:
        return card_face(record, width_px, theme=theme)
    if width_px >= KEYWORDS:
        return card_face(msgspec.structs.replace(record, text="", boxed=""), width_px, theme=theme)
    return figured_card(record, width_px, theme=theme)


def picture_foot(record: FaceRecord, width_px: int) -> int:
    """Return how far down the picture of a fitting face reaches, which is wide enough to have more than a picture."""
    if width_px < WORDS or not has_words(record, width_px):
        record = msgspec.structs.replace(record, text="", boxed="")
    return _plan(record, width_px).art.bottom


def last_row_high(record: FaceRecord, width: int) -> int:
    """Return how high the figures at the foot of a whole face are, with its rim below them."""
    return max(3, round(width * 0.042)) + _figures_high(record, width)


def _figures_high(record: FaceRecord, width: int) -> int:
    return round(width * 0.155) * figure_rows(record.figures, width, record.brief_below)


class _Plan(msgspec.Struct, frozen=True):
    """Where the parts of a face lie, and the size of its words."""

    title: pygame.Rect
    art: pygame.Rect
    kind: pygame.Rect
    words: pygame.Rect
    figures: pygame.Rect
    text_px: int


def _plan(record: FaceRecord, width: int, words: tuple[int, int] = (0, 0)) -> _Plan:
    """Give the words their room: first smaller type, then, at the floor, less picture. Where a size is asked for, the
    picture gives way first."""
    height = card_height(width)
    rim = max(3, round(width * 0.042))
    inner = width - 2 * rim
    title = pygame.Rect(rim, rim, inner, round(width * 0.135))
    lines, px = _title_lines(record, title)
    title.height = max(title.height, round(px * 1.12) * len(lines) + px // 4)
    kind_high = round(width * 0.085)
    figures_high = _figures_high(record, width)
    pad = max(2, round(width * 0.022))
    floor_px = max(8, round(width * 0.046))
    px = max(floor_px, round(width * 0.062))
    space = height - 2 * rim - title.height - kind_high - figures_high - 2 * pad
    text_wide = inner - 4 * pad
    most_art, least_art = round(width * 0.60), round(width * 0.20)
    least_words = round(width * 0.2) if record.text else 0

    def need(size: int) -> int:
        return text_high(record.text, record.boxed, size, text_wide)

    if any(words) and record.text:
        least_art = round(width * 0.16)
        # Few words are larger, as far as that takes nothing of the picture.
        px, floor_px = max(*words, round(width * 0.062)), words[1]
        while px > max(words) and need(px) > space - most_art:
            px -= 1
        while px > floor_px and need(px) > space - least_art:
            px -= 1
        # For the longest texts a strip of the picture is left.
        least_art = least_art if need(px) <= space - least_art else round(width * 0.07)
    # A face that may do without its words shows a fair picture beside them.
    fair = ((0.048, round(width * 0.38)), (0.046, round(width * 0.30))) if record.brief_below else ()
    tries = ((0.052, most_art), (0.052, round(width * 0.46)), *fair, (0.0, least_art))
    for size, art_least in () if any(words) else tries:
        floor = max(floor_px, round(width * size))
        while px > floor and need(px) > space - art_least:
            px -= 1
        if need(px) <= space - art_least:
            break
    words_high = max(least_words, need(px), space - most_art if record.text else 0)
    # The last resort, for texts too long for the face.
    while words_high > space - least_art and px > 5:
        px -= 1
        words_high = max(least_words, need(px))
    art_high = max(least_art, space - words_high)
    art = pygame.Rect(rim + pad, title.bottom + 1, inner - 2 * pad, art_high)
    kind = pygame.Rect(rim, art.bottom + pad, inner, kind_high)
    below = pygame.Rect(rim + 2 * pad, kind.bottom, text_wide, height - rim - figures_high - kind.bottom)
    figures = pygame.Rect(rim, height - rim - figures_high, inner, figures_high)
    return _Plan(title, art, kind, below, figures, px)


def _face(record: FaceRecord, width: int, theme: Theme, words: tuple[int, int]) -> pygame.Surface:
    colour = faction_colour(record.faction)
    plan = _plan(record, width, words)
    card = framed(record, width, theme)
    sheet = plan.title.union(plan.figures).union(plan.words)
    parchment = clipped(parchment_sheet(sheet.size, theme), rounded(sheet.size, max(2, round(width * 0.025)), OUTLINE))
    card.blit(parchment, sheet)
    picture = illustration(record.subject, plan.art.size, tint=record.faction, seed=seed_of(record.key))
    _draw_title(card, record, plan, colour, theme)
    let_in(card, plan.art, picture, width, theme)
    _draw_kind(card, record, plan, colour, theme)
    _draw_words(card, record, plan, colour, theme)
    if record.leaves_row:
        return card
    rows = figure_rows(record.figures, width, record.brief_below)
    draw_figures(card, record.figures, plan.figures, rows, (colour, theme))
    return card


def _title_lines(record: FaceRecord, box: pygame.Rect) -> tuple[tuple[str, ...], int]:
    """Return the lines of a card's title and their size, in a box as high as one line."""
    medal = round(box.height * 1.12) if record.level is not None else 0
    room = box.width - round(box.height * 0.5) - medal
    if record.seen:
        medal = medal if cost_right(record, box.right) < box.right else 0
        room = min(room, record.seen - box.x - round(box.height * 0.5) - medal)
    return title_lines(record.name, round(box.height * 0.66), room)


def _draw_title(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    box = plan.title
    usual = round(card.get_width() * 0.135)
    lines, px = _title_lines(record, pygame.Rect(box.x, box.y, box.width, usual))
    step = round(px * 1.12)
    for number, line in enumerate(lines):
        words = fonts.plain_text(line, "title", px, theme.parchment_ink)
        y = box.centery - step * len(lines) // 2 + step * number + step // 2
        card.blit(words, words.get_rect(midleft=(box.left + round(usual * 0.25), y)))
    if record.level is not None:
        side = round(usual * 1.12)
        medal = medal_of(record)(str(record.level), side, colour)
        middle = cost_right(record, box.right) + side * 0.08 - medal.get_width() / 2
        card.blit(medal, medal.get_rect(center=(middle, box.y + usual / 2 + side * 0.02)))


def _draw_kind(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    """Draw the line under the picture: kind and keywords at the left, abilities at the right."""
    box = plan.kind
    band = pygame.Surface(box.size, pygame.SRCALPHA)
    ink = lighter(colour, 0.86)
    ground = darker(colour, 0.25)
    while contrast(ink, ground) < 5:
        ground = darker(ground, 0.06)
    band.fill((*ground, 255))
    band_sheen(band)
    card.blit(band, box)
    px = max(7, round(box.height * 0.66))
    pad = max(2, round(box.height * 0.3))
    right = box.right - pad
    for ability in reversed(record.ability):
        label = fonts.plain_text(ability, "bold", px, BRASS_LIGHT)
        right -= label.get_width()
        card.blit(label, label.get_rect(midleft=(right, box.centery)))
        name = f"ability_{ability.lower()}"
        if has_icon(name):
            right -= px + 1
            mark = icon(name, px, BRASS_LIGHT)
            card.blit(mark, mark.get_rect(midleft=(right, box.centery)))
        right -= pad
    for name, word in reversed(record.marks):
        label = fonts.plain_text(word, "bold", px, BRASS_LIGHT)
        right -= label.get_width()
        card.blit(label, label.get_rect(midleft=(right, box.centery)))
        right -= px + 1
        mark = icon(name, px, BRASS_LIGHT)
        card.blit(mark, mark.get_rect(midleft=(right, box.centery)))
        right -= pad
    left = box.left + pad
    lead = record.cost_icon or record.kind.lower()
    if lead and has_icon(lead):
        mark = icon(lead, px, ink)
        card.blit(mark, mark.get_rect(midleft=(left, box.centery)))
        left += px + max(2, pad // 2)
    said = " · ".join(part for part in (record.kind, ", ".join(record.keywords)) if part)
    if said and right - left > px and px >= LEAST_KIND:
        if record.keywords and fonts.text_width(said, "body", round(px * 0.85)) > right - left:
            said = ", ".join(record.keywords)
        line = fonts.fitted_text(said, "body", px, right - left, ink, floor=6)
        card.blit(line, line.get_rect(midleft=(left, box.centery)))


def _draw_words(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    if not record.text:
        return
    strong = blend(darker(colour, 0.25), theme.parchment_ink, 0.35)
    while contrast(strong, theme.parchment) < 4:
        strong = darker(strong, 0.1)
    draw_text(card, record.text, record.boxed, plan.text_px, plan.words, (strong, theme))
