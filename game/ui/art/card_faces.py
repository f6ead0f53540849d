"""Card faces and backs, drawn from a card's record alone; nothing here knows a game."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.icons import has_icon, icon, outlined_icon
from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.lighting import clipped, grain, lit, rounded, vignette
from game.ui.art.palette import (
    BRASS,
    BRASS_DARK,
    BRASS_LIGHT,
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
    ramp,
)
from game.ui.art.shelf import CARDS

# A card is 5 wide and 7 high. Below this width a face holds no readable words.
NARROW = 110


class FaceRecord(msgspec.Struct, frozen=True):
    """What a face shows. ``figures`` are pairs of icon name and value; ``text`` may hold icon and bold marks.

    ``level`` is the number on the medal: a level, or a cost.
    """

    game: str
    key: str
    name: str
    level: int | None = None
    cost_icon: str = ""
    kind: str = ""
    ability: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    figures: tuple[tuple[str, str], ...] = ()
    text: str = ""
    faction: str = "neutral"
    count: int = 1
    # Pairs of icon name and word at the right of the kind line, such as ("unique", "").
    marks: tuple[tuple[str, str], ...] = ()
    # Below this width the words make room for the picture.
    brief_below: int = 0


def card_height(width: int) -> int:
    """The height of a card that is ``width`` pixels wide."""
    return round(width * 7 / 5)


def card_face(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """The whole face, ``width_px`` by 7/5 of it, corners transparent. Kept; callers do not draw on it."""
    width = max(60, width_px)
    if record.text and width < record.brief_below:
        return card_face(msgspec.structs.replace(record, text=""), width, theme=theme)
    return CARDS.keep(("face", record, width, theme), lambda: _face(record, width, THEMES[theme]))


def small_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """A face for stacks and fans too narrow for words: picture, name and level."""
    width = max(24, width_px)
    return CARDS.keep(("small", record, width, theme), lambda: _small(record, width, THEMES[theme]))


def fitting_card(record: FaceRecord, width_px: int, *, theme: str = "walnut") -> pygame.Surface:
    """The whole face where words can be read, the small one below that."""
    if width_px < NARROW:
        return small_card(record, width_px, theme=theme)
    return card_face(record, width_px, theme=theme)


def _body(width: int, colour: Rgb, theme: Theme) -> pygame.Surface:
    """The blank card: a bevelled frame of the faction's colour around a parchment."""
    height = card_height(width)
    radius = max(3, round(width * 0.05))
    edge = max(1, round(width * 0.008 * theme.edge))
    card = rounded((width, height), radius, OUTLINE)
    frame = rounded((width - 2 * edge, height - 2 * edge), radius - 1, colour)
    _sheen(frame, colour)
    card.blit(lit(frame, max(1.0, width / 110), 0.8), (edge, edge))
    return card


def _sheen(frame: pygame.Surface, colour: Rgb) -> None:
    """Light falling from the upper left over a flat piece, as a multiplied gradient."""
    tiny = pygame.Surface((2, 2))
    tiny.set_at((0, 0), lighter(colour, 0.26))
    tiny.set_at((1, 0), colour)
    tiny.set_at((0, 1), colour)
    tiny.set_at((1, 1), darker(colour, 0.42))
    shade = pygame.transform.smoothscale(tiny, frame.get_size())
    frame.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    frame.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _parchment(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    sheet = pygame.Surface(size)
    sheet.fill(theme.parchment)
    if theme.name == "walnut":
        vignette(sheet, 0.22)
        grain(sheet, 10)
    return sheet


def _window(card: pygame.Surface, box: pygame.Rect, picture: pygame.Surface, width: int, theme: Theme) -> None:
    """A picture let into the card: dark at its upper left edge, light at its lower right."""
    line = max(1, round(width * 0.008 * theme.edge))
    outer = box.inflate(2 * line, 2 * line)
    pygame.draw.rect(card, OUTLINE, outer)
    card.blit(picture, box)
    shaded = [outer.bottomleft, outer.topleft, outer.topright]
    shining = [outer.bottomleft, outer.bottomright, outer.topright]
    pygame.draw.lines(card, BRASS_DARK, closed=False, points=shaded, width=line)
    pygame.draw.lines(card, BRASS_LIGHT, closed=False, points=shining, width=line)


def _medal(text: str, side: int, colour: Rgb) -> pygame.Surface:
    """A brass-rimmed disc with a number; a plaque for a number of three digits."""
    if len(text) > 2:
        return _plaque(text, side, colour)
    big = side * 3
    disc = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big / 2, big / 2)
    pygame.draw.circle(disc, OUTLINE, middle, big / 2)
    pygame.draw.circle(disc, BRASS, middle, big * 0.47)
    pygame.draw.circle(disc, BRASS_DARK, middle, big * 0.385)
    pygame.draw.circle(disc, darker(colour, 0.45), middle, big * 0.36)
    disc = lit(pygame.transform.smoothscale(disc, (side, side)), max(1.0, side / 18))
    number = fonts.fitted_text(text, "bold", round(side * 0.62), round(side * 0.7), BRASS_LIGHT, floor=5)
    disc.blit(number, number.get_rect(center=(side / 2, side / 2)))
    return disc


def _plaque(text: str, side: int, colour: Rgb) -> pygame.Surface:
    size = (round(side * 1.5), round(side * 0.92))
    plate = pygame.Surface(size, pygame.SRCALPHA)
    for share, tone in ((0.0, OUTLINE), (0.03, BRASS), (0.115, BRASS_DARK), (0.14, darker(colour, 0.55))):
        inset = round(side * share)
        inner = (size[0] - 2 * inset, size[1] - 2 * inset)
        plate.blit(rounded(inner, max(1, round(inner[1] * 0.42)), tone), (inset, inset))
    plate = lit(plate, max(1.0, side / 18))
    number = fonts.fitted_text(text, "bold", round(side * 0.62), round(side * 1.12), BRASS_LIGHT, floor=5)
    plate.blit(number, number.get_rect(center=(size[0] / 2, size[1] / 2)))
    return plate


class _Plan(msgspec.Struct, frozen=True):
    """Where the parts of a face lie, and the size of its words."""

    title: pygame.Rect
    art: pygame.Rect
    kind: pygame.Rect
    words: pygame.Rect
    figures: pygame.Rect
    text_px: int


def _plan(record: FaceRecord, width: int) -> _Plan:
    """Give the words their room: first smaller type, then, at the floor, less picture."""
    height = card_height(width)
    rim = max(3, round(width * 0.042))
    inner = width - 2 * rim
    title = pygame.Rect(rim, rim, inner, round(width * 0.135))
    kind_high = round(width * 0.085)
    figures_high = round(width * 0.155) if record.figures else 0
    pad = max(2, round(width * 0.022))
    floor_px = max(8, round(width * 0.046))
    px = max(floor_px, round(width * 0.062))
    space = height - 2 * rim - title.height - kind_high - figures_high - 2 * pad
    text_wide = inner - 4 * pad
    most_art, least_art = round(width * 0.60), round(width * 0.20)
    least_words = round(width * 0.2) if record.text else 0

    def need(size: int) -> int:
        return fonts.rich_height(record.text, "body", size, text_wide) if record.text else 0

    # A face that may do without its words shows a fair picture beside them.
    fair = ((0.048, round(width * 0.38)), (0.046, round(width * 0.30))) if record.brief_below else ()
    for size, art_least in ((0.052, most_art), (0.052, round(width * 0.46)), *fair, (0.0, least_art)):
        floor = max(floor_px, round(width * size))
        while px > floor and need(px) > space - art_least:
            px -= 1
        if need(px) <= space - art_least:
            break
    words_high = max(least_words, need(px), space - most_art if record.text else 0)
    # The last resort, for texts that no card should have.
    while words_high > space - least_art and px > 5:
        px -= 1
        words_high = max(least_words, need(px))
    art_high = max(least_art, space - words_high)
    art = pygame.Rect(rim + pad, title.bottom + 1, inner - 2 * pad, art_high)
    kind = pygame.Rect(rim, art.bottom + pad, inner, kind_high)
    words = pygame.Rect(rim + 2 * pad, kind.bottom, text_wide, height - rim - figures_high - kind.bottom)
    figures = pygame.Rect(rim, height - rim - figures_high, inner, figures_high)
    return _Plan(title, art, kind, words, figures, px)


def _face(record: FaceRecord, width: int, theme: Theme) -> pygame.Surface:
    colour = faction_colour(record.faction)
    plan = _plan(record, width)
    card = _body(width, colour, theme)
    sheet = plan.title.union(plan.figures).union(plan.words)
    parchment = clipped(_parchment(sheet.size, theme), rounded(sheet.size, max(2, round(width * 0.025)), OUTLINE))
    card.blit(parchment, sheet)
    picture = illustration(record.key, plan.art.size, tint=record.faction, seed=seed_of(record.key))
    _draw_title(card, record, plan, colour, theme)
    _window(card, plan.art, picture, width, theme)
    _draw_kind(card, record, plan, colour, theme)
    _draw_words(card, record, plan, colour, theme)
    _draw_figures(card, record, plan, colour, theme)
    return card


def _draw_title(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    box = plan.title
    side = round(box.height * 1.12)
    room = box.width - round(box.height * 0.5)
    left = box.left + round(box.height * 0.25)
    medal = _medal(str(record.level), side, colour) if record.level is not None else None
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
    _sheen_band(band)
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


def _sheen_band(band: pygame.Surface) -> None:
    light = pygame.Surface((1, 2), pygame.SRCALPHA)
    light.set_at((0, 0), (255, 255, 255, 46))
    light.set_at((0, 1), (0, 0, 0, 60))
    band.blit(pygame.transform.smoothscale(light, band.get_size()), (0, 0))


def _draw_words(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    if not record.text:
        return
    strong = blend(darker(colour, 0.25), theme.parchment_ink, 0.35)
    while contrast(strong, theme.parchment) < 4:
        strong = darker(strong, 0.1)
    words = fonts.rich_text(
        record.text, "body", plan.text_px, plan.words.width, theme.parchment_ink, icon_colour=strong
    )
    spare = plan.words.height - words.get_height()
    card.blit(words, (plan.words.left, plan.words.top + max(0, spare // 2)))


def _draw_figures(card: pygame.Surface, record: FaceRecord, plan: _Plan, colour: Rgb, theme: Theme) -> None:
    """The figures in a row at the foot, each with its icon."""
    if not record.figures:
        return
    box = plan.figures
    share = box.width / len(record.figures)
    plate = pygame.Surface(box.size, pygame.SRCALPHA)
    plate.fill((*theme.parchment_shade, 255))
    card.blit(clipped(plate, rounded(box.size, max(2, box.height // 6), OUTLINE)), box)
    pygame.draw.line(card, BRASS_DARK, box.topleft, (box.right - 1, box.top), max(1, box.height // 18))
    side = round(min(box.height * 0.66, share * 0.44))
    px = round(box.height * 0.66)
    for number, (name, value) in enumerate(record.figures):
        ink = theme.parchment_ink
        text = fonts.fitted_text(value, "bold", px, max(8, round(share - side - 4)), ink, floor=7)
        wide = side + max(2, side // 6) + text.get_width()
        left = box.left + round(share * (number + 0.5) - wide / 2)
        mark = icon(name, side, darker(figure_colour(name, colour), 0.12))
        card.blit(mark, mark.get_rect(midleft=(left, box.centery)))
        card.blit(text, text.get_rect(midleft=(left + wide - text.get_width(), box.centery)))
        if number:
            x = box.left + round(share * number)
            pygame.draw.line(card, blend(theme.parchment_shade, ink, 0.35), (x, box.top + 4), (x, box.bottom - 4))


_FIGURE_COLOURS: dict[str, Rgb] = {
    "hp": (176, 44, 50),
    "heart": (176, 44, 50),
    "damage": (168, 84, 24),
    "speed": (38, 104, 92),
    "life": (176, 44, 50),
    "power": (168, 84, 24),
    "toughness": (52, 84, 132),
    "move": (38, 104, 92),
    "range": (104, 72, 40),
    "height": (92, 84, 74),
    "gold": (150, 108, 24),
}


def figure_colour(name: str, other: Rgb) -> Rgb:
    """The colour that a figure's icon has on parchment."""
    return _FIGURE_COLOURS.get(name, other)


def _small(record: FaceRecord, width: int, theme: Theme) -> pygame.Surface:
    colour = faction_colour(record.faction)
    card = _body(width, colour, theme)
    rim = max(2, round(width * 0.05))
    high = max(9, round(width * 0.2))
    band = pygame.Rect(rim, rim, width - 2 * rim, high)
    art = pygame.Rect(rim, band.bottom, band.width, card.get_height() - band.bottom - rim)
    card.blit(illustration(record.key, art.size, tint=record.faction, seed=seed_of(record.key)), art)
    card.blit(_parchment(band.size, theme), band)
    room = band.width - 4
    if record.level is not None:
        medal = _medal(str(record.level), round(high * 1.25), colour)
        card.blit(medal, (band.right - medal.get_width() + rim // 2, band.top))
        room -= medal.get_width() - rim // 2
    name = fonts.fitted_text(record.name, "title", round(high * 0.68), room, theme.parchment_ink, floor=6)
    card.blit(name, name.get_rect(midleft=(band.left + 2, band.centery)))
    return card


# The emblem on the back of each game's cards: an icon, and the back's colour.
_BACKS: dict[str, tuple[str, Rgb]] = {
    "skirmish": ("attack", (60, 44, 78)),
    "arena": ("arena", (104, 48, 34)),
    "factions": ("flag", (34, 66, 92)),
    "crawler": ("dragon", (44, 72, 48)),
    "heroes": ("crown", (98, 72, 26)),
}
# Decks whose cards, lying face down, show another emblem than their game's.
_FACE_DOWN: dict[tuple[str, str], tuple[str, Rgb]] = {("arena", "hidden"): ("hidden", (58, 46, 92))}


def card_back(game: str, width_px: int, *, deck: str = "") -> pygame.Surface:
    """The dark back of a game's cards; ``deck`` ("creature", "action", a faction…) gives it a colour and a word."""
    width = max(24, width_px)
    return CARDS.keep(("back", game, deck, width), lambda: _back(game, width, deck))


def _back(game: str, width: int, deck: str) -> pygame.Surface:
    emblem, colour = _BACKS.get(game, (game, blend(faction_colour(game), SLATE, 0.4)))
    if (game, deck) in _FACE_DOWN:
        emblem, colour = _FACE_DOWN[game, deck]
    elif deck:
        colour = blend(colour, faction_colour(deck), 0.5)
    theme = THEMES["walnut"]
    card = _body(width, blend(colour, SLATE, 0.45), theme)
    rim = max(2, round(width * 0.06))
    box = card.get_rect().inflate(-2 * rim, -2 * rim)
    field = pygame.Surface(box.size)
    field.fill(blend(darker(colour, 0.55), SLATE, 0.35))
    _lattice(field, blend(colour, SLATE, 0.2), max(8, width // 9))
    vignette(field, 0.7)
    side = round(box.width * 0.78)
    seal = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    for share, tone in ((1.0, OUTLINE), (0.96, BRASS), (0.88, BRASS_DARK), (0.85, darker(colour, 0.5))):
        pygame.draw.circle(seal, tone, (side, side), side * share)
    seal = lit(pygame.transform.smoothscale(seal, (side, side)), max(1.0, side / 40))
    inner = round(side * 0.56)
    mark = icon(emblem, inner, BRASS_LIGHT)
    seal.blit(lit(mark, max(1.0, inner / 26)), ((side - inner) // 2, (side - inner) // 2))
    field.blit(seal, seal.get_rect(center=(box.width / 2, box.height / 2)))
    line = max(1, width // 90)
    pygame.draw.rect(field, BRASS_DARK, field.get_rect(), line)
    pygame.draw.rect(field, BRASS, field.get_rect().inflate(-4 * line, -4 * line), line)
    if deck and width >= 60:
        said = deck.replace("_", " ").title()
        word = fonts.fitted_text(said, "title", round(width * 0.1), box.width - 8, BRASS_LIGHT)
        field.blit(word, word.get_rect(midbottom=(box.width / 2, box.height - width * 0.07)))
    grain(field)
    card.blit(field, box)
    return card


def _lattice(field: pygame.Surface, colour: Rgb, step: int) -> None:
    """A pattern of lozenges."""
    wide, high = field.get_size()
    tone = ramp(colour)[1]
    for at in range(-high, wide + high, step):
        pygame.draw.aaline(field, tone, (at, 0), (at + high, high))
        pygame.draw.aaline(field, tone, (at, 0), (at - high, high))


def keyword_badge(name: str, px: int, colour: Rgb) -> pygame.Surface:
    """A keyword's icon in an outlined form that reads on any ground."""
    return outlined_icon(name.lower(), px, colour, OUTLINE)
