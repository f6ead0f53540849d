"""Card backs, drawn from a record of a game's back alone; nothing here knows a game."""

from __future__ import annotations

import msgspec
import pygame

from game.ui.art import fonts, palette
from game.ui.art.card_stock import (
    blank_card,
)
from game.ui.art.icons import icon
from game.ui.art.lighting import grain, lit, vignette
from game.ui.art.shelf import CARDS


class CardBack(msgspec.Struct, frozen=True):
    """The back of a game's cards: an icon as its emblem, and its colour. ``face_down`` are decks whose cards show
    another emblem and colour while they lie face down: deck, emblem and colour of each."""

    emblem: str
    colour: palette.Rgb
    face_down: tuple[tuple[str, str, palette.Rgb], ...] = ()


#: The back of cards of no game in particular.
PLAIN_BACK = CardBack("card", palette.blend(palette.faction_colour("card"), palette.SLATE, 0.4))


def card_back(back: CardBack, width_px: int, *, deck: str = "") -> pygame.Surface:
    """Return the dark back of a card; ``deck`` ("creature", "action", a faction…) gives it a colour and a word."""
    width = max(24, width_px)
    return CARDS.keep(("back", back, deck, width), lambda: _back(back, width, deck))


def _back(back: CardBack, width: int, deck: str) -> pygame.Surface:
    emblem, colour = back.emblem, back.colour
    face_down = next(((mark, tone) for name, mark, tone in back.face_down if name == deck), None)
    if face_down is not None:
        emblem, colour = face_down
    elif deck:
        colour = palette.blend(colour, palette.faction_colour(deck), 0.5)
    theme = palette.THEMES["walnut"]
    card = blank_card(width, palette.blend(colour, palette.SLATE, 0.45), theme)
    rim = max(2, round(width * 0.06))
    box = card.get_rect().inflate(-2 * rim, -2 * rim)
    field = pygame.Surface(box.size)
    field.fill(palette.blend(palette.darker(colour, 0.55), palette.SLATE, 0.35))
    _lattice(field, palette.blend(colour, palette.SLATE, 0.2), max(8, width // 9))
    vignette(field, 0.7)
    side = round(box.width * 0.78)
    seal = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    for share, tone in (
        (1.0, palette.OUTLINE),
        (0.96, palette.BRASS),
        (0.88, palette.BRASS_DARK),
        (0.85, palette.darker(colour, 0.5)),
    ):
        pygame.draw.circle(seal, tone, (side, side), side * share)
    seal = lit(pygame.transform.smoothscale(seal, (side, side)), max(1.0, side / 40))
    inner = round(side * 0.56)
    mark = icon(emblem, inner, palette.BRASS_LIGHT)
    seal.blit(lit(mark, max(1.0, inner / 26)), ((side - inner) // 2, (side - inner) // 2))
    field.blit(seal, seal.get_rect(center=(box.width / 2, box.height / 2)))
    line = max(1, width // 90)
    pygame.draw.rect(field, palette.BRASS_DARK, field.get_rect(), line)
    pygame.draw.rect(field, palette.BRASS, field.get_rect().inflate(-4 * line, -4 * line), line)
    if deck and width >= 60:
        said = deck.replace("_", " ").title()
        word = fonts.fitted_text(said, "title", round(width * 0.1), box.width - 8, palette.BRASS_LIGHT)
        field.blit(word, word.get_rect(midbottom=(box.width / 2, box.height - width * 0.07)))
    grain(field)
    card.blit(field, box)
    return card


def _lattice(field: pygame.Surface, colour: palette.Rgb, step: int) -> None:
    """Draw a pattern of lozenges."""
    wide, high = field.get_size()
    tone = palette.ramp(colour)[1]
    for at in range(-high, wide + high, step):
        pygame.draw.aaline(field, tone, (at, 0), (at + high, high))
        pygame.draw.aaline(field, tone, (at, 0), (at - high, high))
