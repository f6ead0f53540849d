"""Card faces, drawn from a card's record alone; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_figures import draw_figures, figure_rows
from game.ui.art.card_stock import (
    band_sheen,
    blank_card,
    card_height,
    cost_medal,
    let_in,
    level_badge,
    parchment_sheet,
)
from game.ui.art.card_text import draw_text, text_high
from game.ui.art.icons import has_icon, icon
from game.ui.art.illustrations import illustration, parts_of_illustration, seed_of
from game.ui.art.lighting import clipped, rounded
from game.ui.art.palette import (
    BRASS_LIGHT,
    INK,
    OUTLINE,
    SLATE,
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

# A card is 5 wide and 7 high. Below this width a face holds no readable words.
NARROW = 110


class FaceRecord(msgspec.Struct, frozen=True):
    """What a face shows. ``figures`` are pairs of icon name and value; ``text`` may hold icon and bold marks; so may
    ``boxed``, which stands in a box of its own below it.

    ``level`` is the number on the medal: a cost; or, with ``is_level``, a level on a pennant, which nobody pays.
    """

    key: str
    name: str
    level: int | None = None
    cost_icon: str = ""
    kind: str = ""
    ability: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    text: str = ""
    boxed: str = ""
    faction: str = "neutral"
    # The subject, where it is not called as the card is.
    picture: str = ""
    # A second faction has the right half of the frame.
    second_faction: str = ""
    count: int = 1
    # Pairs of icon name and word at the right of the kind line, such as ("unique", "").
    marks: tuple[tuple[str, str], ...] = ()
    # Below this width the words make room for the picture.
    brief_below: int = 0
    is_level: bool = False
    # An icon and a value that even a small card shows, over its picture.
    lead: tuple[str, str] = ("", "")

    @property
    def subject(self) -> str:
        """The name of its picture in ``assets/art/subjects``."""
        return self.picture or self.key


def card_face(
    record: FaceRecord, width_px: int, *, theme: str = "walnut", words: tuple[int, int] = (0, 0)
) -> pygame.Surface:
    """Return the whole face, ``width_px`` by 7/5 of it, corners transparent. Kept; callers do not draw on it.
    ``words``: the wanted and the least size of the card's text, for which the picture gives way; 0 for what suits the
    face."""
    width = max(60, width_px)
    if record.text and width < record.brief_below:
        return card_face(msgspec.structs.replace(record, text="", boxed=""), width, theme=theme)
    key = ("face", record, width, theme, words)
    return CARDS.keep(key, lambda: _face(record, width, THEMES[theme], words))


def parts_of_face(
    record: FaceRecord, width_px: int, *, theme: str = "walnut", words: tuple[int, int] = (0, 0)
) -> list[Callable[[], object]]:
    """Return the same face as that of ``card_face`` in parts, to be drawn one by one, the whole of it last; none when
    it is kept already, or when its words make room for the picture."""
    width = max(60, width_px)
    if ("face", record, width, theme, words) in CARDS or (record.text and width < record.brief_below):
        return []
    size = _plan(record, width, words).art.size
    factions = (record.faction, *filter(None, (record.second_faction,)))
    return [
        *(partial(blank_card, width, faction_colour(faction), THEMES[theme]) for faction in factions),
        *parts_of_illustration(record.subject, size, tint=record.faction, seed=seed_of(record.key)),
        lambda: card_face(record, width, theme=theme, words=words),
    ]


def words_size(record: FaceRecord, width_px: int, words: tuple[int, int]) -> int:
    """Return the size in pixels at which a face of that width shows its text."""
    return _plan(record, max(60, width_px), words).text_px


def small_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """Return a face for stacks and fans too narrow for words: picture, name and level."""
    width = max(24, width_px)
    return CARDS.keep(("small", record, width, theme), lambda: _small(record, width, THEMES[theme]))


def fitting_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """Return the whole face where words can be read, the small one below that."""
    if width_px < NARROW:
        return small_card(record, width_px, theme=theme)
    return card_face(record, width_px, theme=theme)


def last_row_high(record: FaceRecord, width: int) -> int:
    """Return how high the figures at the foot of a whole face are, with its rim below them."""
    return max(3, round(width * 0.042)) + _figures_high(record, width)


def _figures_high(record: FaceRecord, width: int) -> int:
    return round(width * 0.155) * figure_rows(record.figures, width, record.brief_below)


def medal_of(record: FaceRecord) -> Callable[[str, int, Rgb], pygame.Surface]:
    """Return what shows a card's number: a coin for a price, a pennant for a level."""
    return level_badge if record.is_level else cost_medal


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
        px, floor_px = max(words), words[1]
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
    card = _framed(record, width, theme)
    sheet = plan.title.union(plan.figures).union(plan.words)
    parchment = clipped(parchment_sheet(sheet.size, theme), rounded(sheet.size, max(2, round(width * 0.025)), OUTLINE))
    card.blit(parchment, sheet)
    picture = illustration(record.subject, plan.art.size, tint=record.faction, seed=seed_of(record.key))
    _draw_title(card, record, plan, colour, theme)
    let_in(card, plan.art, picture, width, theme)
    _draw_kind(card, record, plan, colour, theme)
    _draw_words(card, record, plan, colour, theme)
    rows = figure_rows(record.figures, width, record.brief_below)
    draw_figures(card, record.figures, plan.figures, rows, (colour, theme))
    return card


def _draw_title(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    box = plan.title
    side = round(box.height * 1.12)
    room = box.width - round(box.height * 0.5)
    left = box.left + round(box.height * 0.25)
    medal = medal_of(record)(str(record.level), side, colour) if record.level is not None else None
    if medal is not None:
        room -= medal.get_width()
    name = fonts.fitted_text(record.name, "title", round(box.height * 0.66), room, theme.parchment_ink, floor=7)
    card.blit(name, name.get_rect(midleft=(left, box.centery)))
    if medal is not None:
        middle = box.right + side * 0.08 - medal.get_width() / 2
        card.blit(medal, medal.get_rect(center=(middle, box.centery + side * 0.02)))


def _draw_kind(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    """The line under the picture: kind and keywords at the left, abilities at the right."""
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
    if said and right - left > px:
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


def _framed(record: FaceRecord, width: int, theme: Theme) -> pygame.Surface:
    """Return the blank card of the record's faction, split down its middle when it has two."""
    card = blank_card(width, faction_colour(record.faction), theme)
    if record.second_faction:
        right = card.get_rect(left=width // 2)
        other = blank_card(width, faction_colour(record.second_faction), theme)
        card.fill((0, 0, 0, 0), right)
        card.blit(other, right, right)
    return card


def _small(record: FaceRecord, width: int, theme: Theme) -> pygame.Surface:
    colour = faction_colour(record.faction)
    card = _framed(record, width, theme)
    rim = max(2, round(width * 0.05))
    high = max(9, round(width * 0.2))
    band = pygame.Rect(rim, rim, width - 2 * rim, high)
    art = pygame.Rect(rim, band.bottom, band.width, card.get_height() - band.bottom - rim)
    picture = illustration(record.subject, art.size, tint=record.faction, seed=seed_of(record.key))
    card.blit(picture, art)
    card.blit(parchment_sheet(band.size, theme), band)
    room = band.width - 4
    if record.level is not None:
        medal = medal_of(record)(str(record.level), round(high * 1.25), colour)
        card.blit(medal, (band.right - medal.get_width() + rim // 2, band.top))
        room -= medal.get_width() - rim // 2
    name = fonts.fitted_text(record.name, "title", round(high * 0.68), room, theme.parchment_ink, floor=6)
    card.blit(name, name.get_rect(midleft=(band.left + 2, band.centery)))
    if record.lead[1]:
        card.blit(_lead(record.lead, round(high * 0.86)), (art.left, art.top))
    return card


def _lead(lead: tuple[str, str], px: int) -> pygame.Surface:
    """Return an icon with its value on a dark corner."""
    words = fonts.plain_text(lead[1], "bold", px, INK)
    pad = max(2, px // 5)
    badge = rounded((px + words.get_width() + 3 * pad, words.get_height()), pad, darker(SLATE, 0.3))
    badge.blit(icon(lead[0], px, BRASS_LIGHT), (pad, (badge.get_height() - px) // 2))
    badge.blit(words, words.get_rect(midright=(badge.get_width() - pad, badge.get_height() // 2)))
    return badge
