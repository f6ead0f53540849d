"""The selected card in full, on anybody's turn: its face, and below it how things stand with it now."""

from __future__ import annotations

from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import card_face
from game.ui.art.card_stock import card_height
from game.ui.art.icons import icon
from game.ui.art.palette import darker, lighter, seat_colour
from game.ui.table.game_screen import Inspection


class CardZoom:
    """The panel of the card looked at. ``tips`` are its facts with what they mean; ``is_pinned``: it stays while the
    pointer wanders."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tips: list[tuple[pygame.Rect, str]] = []
        self.is_pinned = False
        self._shown: tuple[Any, ...] = ()
        self._picture: pygame.Surface | None = None

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self._picture, self._shown, self.tips = None, (), []
        self.is_pinned = False

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, seen: Inspection | None, to: Any, width: int) -> None:
        """Draw what is looked at, or how to look at something."""
        shown = (rect.size, seen, to.theme.name, to.text_px(14), width, self.is_pinned)
        if shown != self._shown or rect.topleft != self.rect.topleft or self._picture is None:
            self._shown, self.rect = shown, rect.copy()
            self._picture = self._draw(seen, to, width)
        surface.blit(self._picture, rect)

    def _draw(self, seen: Inspection | None, to: Any, width: int) -> pygame.Surface:
        size = self.rect.size
        theme = to.theme
        self.tips = []
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.blit(backdrop.panel(size, theme.name, scale=to.scale), (0, 0))
        if seen is None:
            text = "Point at a card or a creature to see it here.\n\nRight click, or I, keeps it."
            words = fonts.rich_text(text, "body", to.text_px(15), size[0] - to.px(40), theme.dim_ink, align="centre")
            picture.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))
            return picture
        card = card_face(seen.face, width, theme=theme.name)
        place = card.get_rect(midtop=(size[0] // 2, to.px(10)))
        picture.blit(card, place)
        if seen.glossary:
            self.tips.append((place.move(self.rect.topleft), meanings(seen)))
        if self.is_pinned:
            pin = icon("pin", to.text_px(16), lighter(theme.brass, 0.2))
            picture.blit(pin, pin.get_rect(topright=(size[0] - to.px(6), to.px(6))))
        self._draw_facts(picture, seen, to, place.bottom + to.px(6))
        return picture

    def _draw_facts(self, picture: pygame.Surface, seen: Inspection, to: Any, top: int) -> None:
        theme = to.theme
        pad = to.px(12)
        size = picture.get_size()
        px = to.text_px(14)
        title = fonts.fitted_text(seen.title, "bold", to.text_px(15), size[0] - 2 * pad - to.px(10), theme.ink)
        pygame.draw.rect(
            picture, seat_colour(seen.seat), (pad, top + 2, to.px(4), title.get_height() - 4), border_radius=2
        )
        picture.blit(title, (pad + to.px(10), top))
        x, y = pad, top + title.get_height() + to.px(2)
        bottom = size[1] - to.px(8)
        high = round(px * 1.5)
        for name, text, meaning in seen.facts:
            words = fonts.plain_text(text, "body", px, theme.ink)
            wide = px + to.px(5) + words.get_width() + to.px(12)
            if x + wide > size[0] - pad and x > pad:
                x, y = pad, y + high
            if y + high > bottom:
                break
            mark = icon(name, px, lighter(theme.brass, 0.1))
            picture.blit(mark, mark.get_rect(midleft=(x, y + high // 2)))
            room = size[0] - pad - x - px - to.px(5)
            if words.get_width() > room:
                words = fonts.fitted_text(text, "body", px, room, theme.ink)
            picture.blit(words, words.get_rect(midleft=(x + px + to.px(5), y + high // 2)))
            self.tips.append((pygame.Rect(x, y, wide, high).move(self.rect.topleft), meaning))
            x += wide
        self._draw_words(picture, seen, to, y + (high + to.px(2) if seen.facts else to.px(2)))

    def _draw_words(self, picture: pygame.Surface, seen: Inspection, to: Any, top: int) -> None:
        """The game's words on the card, each with what it means, as far as there is room."""
        theme, pad, px = to.theme, to.px(12), to.text_px(14)
        high = round(px * 1.5)
        x, y = pad, top
        for word, meaning in seen.glossary:
            text = fonts.plain_text(
                word, "body", px, lighter(theme.brass, 0.2) if theme.name == "walnut" else theme.ink
            )
            wide = text.get_width() + px
            if x + wide > picture.get_width() - pad and x > pad:
                x, y = pad, y + high + to.px(3)
            if y + high > picture.get_height() - to.px(8):
                return
            chip = pygame.Rect(x, y, wide, high)
            pygame.draw.rect(picture, theme.panel_light, chip, border_radius=high // 2)
            pygame.draw.rect(picture, darker(theme.brass, 0.25), chip, 1, border_radius=high // 2)
            picture.blit(text, text.get_rect(center=chip.center))
            self.tips.append((chip.move(self.rect.topleft), f"**{word}**: {meaning}"))
            x += wide + to.px(5)


def meanings(seen: Inspection) -> str:
    """What the game's words on a card mean, a line each; the first six, so that it stays a note."""
    return "\n".join(f"**{word}**: {meaning}" for word, meaning in seen.glossary[:6])


def zoom_height(width: int, to: Any) -> int:
    """The height of the panel for a card of that width with three rows of facts."""
    return int(card_height(width) + to.text_px(14) * 6.6)
