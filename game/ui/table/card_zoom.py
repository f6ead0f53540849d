"""The card looked at, on anybody's turn: its face, and below it how things stand with it now. Where script is large for
the room, its words stand on a plain page instead of on the face, so that none of them is lost."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, card_face, words_size
from game.ui.art.icons import has_icon, icon
from game.ui.art.palette import darker, lighter, seat_colour
from game.ui.art.shelf import Shelf
from game.ui.table.game_screen import Inspection
from game.ui.table.keys import hint

Fact = tuple[str, str, str]
#: So many panels are kept, those that were looked at last; each takes more room than the face in it, which is kept by
#: itself.
_MOST_LAID = 12


def card_words(to: Any) -> tuple[int, int]:
    """The wanted and the least size of the text on a card that is looked at: never below 12 pixels at 720 lines."""
    least = max(9, round(to.least_text * 12 / 14))
    return max(least, to.text_px(13)), least


def reads_on_face(face: FaceRecord, width: int, to: Any) -> bool:
    """Has a face of that width the room for its words at about their wanted size?"""
    wanted, least = card_words(to)
    if not face.text:
        return width >= to.text_px(14) * 9
    if width < face.brief_below:
        return False
    return words_size(face, width, (wanted, least)) >= max(least, round(wanted * 0.9))


class CardZoom:
    """The panel of the card looked at. ``tips`` are its facts with what they mean; ``is_pinned``: it stays while the
    pointer wanders; ``is_cut`` tells that the panel was too small for all of it, ``px`` the size of its words."""

    def __init__(self, noun: str = "piece") -> None:
        self.noun = noun
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tips: list[tuple[pygame.Rect, str]] = []
        self.is_pinned = False
        self.is_cut = False
        self.px = 0
        self._shown: tuple[Any, ...] = ()
        self._picture: pygame.Surface | None = None
        self._drawn = Shelf()
        self._laid: dict[Hashable, tuple[list[tuple[pygame.Rect, str]], bool, int]] = {}

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self._picture, self._shown, self.tips = None, (), []
        self._drawn.clear()
        self._laid.clear()
        self.is_pinned = False

    def hide(self) -> None:
        """Something else lies in its place."""
        self.tips, self._shown = [], ()

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, seen: Inspection | None, to: Any, width: int) -> None:
        """Draw what is looked at, or how to look at something."""
        shown = (rect.size, seen, to.theme.name, to.text_px(14), width, self.is_pinned)
        if shown != self._shown or rect.topleft != self.rect.topleft or self._picture is None:
            self._shown, self.rect = shown, rect.copy()
            self._picture = self._drawn_before((shown, rect.topleft), lambda: self._draw(seen, to, width))
        surface.blit(self._picture, rect)

    def _drawn_before(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What was drawn under a key while this seat has looked on, with its tips; drawn now if it is not there."""
        picture, laid = self._drawn.find(key), self._laid.get(key)
        if picture is not None and laid is not None:
            self._laid[key] = self._laid.pop(key)
            self.tips, self.is_cut, self.px = laid
            return picture
        while len(self._laid) >= _MOST_LAID:
            oldest = next(iter(self._laid))
            del self._laid[oldest]
            self._drawn.drop(oldest)
        picture = self._drawn.put(key, draw())
        self._laid[key] = (self.tips, self.is_cut, self.px)
        return picture

    def width_of_face(self, seen: Inspection, size: tuple[int, int], width: int, to: Any) -> int | None:
        """How wide the face is beside its facts in a panel of a size, at most ``width``; None where its words stand
        alone."""
        facts = self._facts_high(seen, to, size[0])
        width = min(width, (size[1] - facts - to.px(10)) * 5 // 7)
        return width if reads_on_face(seen.face, width, to) else None

    def _draw(self, seen: Inspection | None, to: Any, width: int) -> pygame.Surface:
        size = self.rect.size
        theme = to.theme
        self.tips, self.is_cut, self.px = [], False, to.text_px(14)
        picture = pygame.Surface(size, pygame.SRCALPHA)
        picture.blit(backdrop.panel(size, theme.name, scale=to.scale), (0, 0))
        if seen is None:
            self._draw_nothing(picture, to)
            return picture
        wide = self.width_of_face(seen, size, width, to)
        if wide is not None:
            width = wide
            card = card_face(seen.face, width, theme=theme.name, words=card_words(to))
            place = card.get_rect(midtop=(size[0] // 2, to.px(6)))
            picture.blit(card, place)
            self.px = words_size(seen.face, width, card_words(to)) if seen.face.text else to.text_px(14)
            if seen.glossary:
                self.tips.append((place.move(self.rect.topleft), meanings(seen)))
            self._facts(picture, seen, to, to.text_px(14), place.bottom + to.px(4))
        else:
            self._draw_page(picture, seen, to)
        if self.is_pinned:
            pin = icon("pin", to.text_px(16), lighter(theme.brass, 0.2))
            picture.blit(pin, pin.get_rect(topright=(size[0] - to.px(6), to.px(6))))
        return picture

    def _draw_nothing(self, picture: pygame.Surface, to: Any) -> None:
        size = picture.get_size()
        article = "an" if self.noun[:1].lower() in "aeio" else "a"  # a unit, an Adventurer
        text = f"Point at a card or {article} {self.noun} to see it here.\n\n"
        text += f"Right-click or [{hint('inspect')}] to pin, [{hint('large')}] or a long press to enlarge."
        for px in fonts.sizes(to.text_px(15), 9):
            if fonts.rich_height(text, "body", px, size[0] - to.px(30)) <= size[1] - to.px(12):
                break
        words = fonts.rich_text(text, "body", px, size[0] - to.px(30), to.theme.dim_ink, align="centre")
        picture.blit(words, words.get_rect(center=(size[0] // 2, size[1] // 2)))

    # --- the words alone ---

    def _draw_page(self, picture: pygame.Surface, seen: Inspection, to: Any) -> None:
        """Name, kind, words and facts, as large as they fit."""
        floor = max(8, round(to.least_text * 0.6))
        for px in fonts.sizes(to.text_px(14), floor):
            if self._page(None, seen, to, px) <= picture.get_height() - to.px(4):
                break
        else:
            self.is_cut = True
        self.px = px
        self._page(picture, seen, to, px)

    def _page(self, picture: pygame.Surface | None, seen: Inspection, to: Any, px: int) -> int:
        """Lay the page at a size, and draw it if there is a picture. Returns where it ends."""
        theme, face, pad = to.theme, seen.face, to.px(10)
        width = self.rect.width - 2 * pad
        ink = lighter(theme.brass, 0.25) if theme.name == "walnut" else theme.ink
        y = to.px(6)
        paragraphs = [(face.name, "title", round(px * 1.15), ink)]
        kind = " · ".join(part for part in (face.kind, ", ".join(face.keywords), ", ".join(face.ability)) if part)
        level = f"{face.level} · " if face.level is not None else ""
        if kind or level:
            paragraphs.append((level + kind, "body", max(9, round(px * 0.85)), theme.dim_ink))
        if face.text:
            paragraphs.append((face.text, "body", px, theme.ink))
        if face.boxed:
            paragraphs.append((face.boxed, "body", px, theme.ink))
        for text, role, size, tone in paragraphs:
            if picture is not None:
                picture.blit(fonts.rich_text(text, role, size, width, tone, icon_colour=theme.brass), (pad, y))
            y += fonts.rich_height(text, role, size, width) + max(1, px // 5)
        if face.figures and not seen.facts:
            figures = tuple((name if has_icon(name) else "star", value, "") for name, value in face.figures)
            y = self._row(picture, figures, to, px, y)
        return self._facts(picture, seen, to, px, y)

    # --- facts ---

    def _facts_high(self, seen: Inspection, to: Any, width: int) -> int:
        """The height that title, facts and words take below a face."""
        rect, self.rect = self.rect, pygame.Rect(0, 0, width, 1)
        high = self._facts(None, seen, to, to.text_px(14), 0)
        self.rect = rect
        return high

    def _facts(self, picture: pygame.Surface | None, seen: Inspection, to: Any, px: int, top: int) -> int:
        """Whose it is and how things stand with it; then, as far as there is room, its words. Returns where it ends."""
        theme, pad = to.theme, to.px(12)
        room = self.rect.width - 2 * pad - to.px(10)
        size = round(px * 1.07)
        high = fonts.line_height("bold", size)
        if picture is not None:
            title = fonts.fitted_text(seen.title, "bold", size, room, theme.ink, floor=9)
            bar = (pad, top + 2, to.px(4), title.get_height() - 4)
            pygame.draw.rect(picture, seat_colour(seen.seat), bar, border_radius=2)
            picture.blit(title, (pad + to.px(10), top))
        y = self._row(picture, seen.facts, to, px, top + high)
        if picture is not None:
            self._draw_words(picture, seen, to, px, y + to.px(2))
        return y + to.px(4)

    def _row(self, picture: pygame.Surface | None, facts: tuple[Fact, ...], to: Any, px: int, top: int) -> int:
        """Icons with their words, in as many rows as they take. Returns where they end."""
        theme, pad = to.theme, to.px(12)
        wide = self.rect.width
        x, y, high = pad, top, round(px * 1.45)
        for name, text, meaning in facts:
            words = fonts.text_width(text, "body", px)
            need = px + to.px(5) + words
            if x + need > wide - pad and x > pad:
                x, y = pad, y + high
            if picture is not None:
                mark = icon(name, px, lighter(theme.brass, 0.1))
                picture.blit(mark, mark.get_rect(midleft=(x, y + high // 2)))
                line = fonts.fitted_text(text, "body", px, wide - pad - x - px - to.px(5), theme.ink)
                picture.blit(line, line.get_rect(midleft=(x + px + to.px(5), y + high // 2)))
                if meaning:
                    box = pygame.Rect(x, y, min(need, wide - pad - x), high)
                    self.tips.append((box.move(self.rect.topleft), meaning))
            x += need + to.px(12)
        return y + high if facts else y

    def _draw_words(self, picture: pygame.Surface, seen: Inspection, to: Any, px: int, top: int) -> None:
        """The game's words on the card, each with what it means, as far as there is room."""
        theme, pad = to.theme, to.px(12)
        high = round(px * 1.45)
        x, y = pad, top
        for word, meaning in seen.glossary:
            text = fonts.plain_text(
                word, "body", px, lighter(theme.brass, 0.2) if theme.name == "walnut" else theme.ink
            )
            wide = text.get_width() + px
            if x + wide > picture.get_width() - pad and x > pad:
                x, y = pad, y + high + to.px(3)
            if y + high > picture.get_height() - to.px(5) or x + wide > picture.get_width() - pad:
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
