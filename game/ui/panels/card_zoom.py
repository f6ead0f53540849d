"""The card looked at, on anybody's turn: its face, and below it how things stand with it now. Where its text is too
large for the room, its words stand on a plain page instead of on the face, so that none of them is lost."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, card_face, words_size
from game.ui.art.card_stock import card_height
from game.ui.art.icons import has_icon, icon
from game.ui.art.palette import darker, heading_ink, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import seat_colour
from game.ui.screens.game_screen import Inspection
from game.ui.window import backdrop
from game.ui.window.measures import Measures

Fact = tuple[str, str, str]
#: How many things have their words kept: those looked at last.
_MOST_LAID = 64


def card_words(to: Measures) -> tuple[int, int]:
    """Return the wanted and the least size of the text on a card that is looked at: never below 12 pixels at 720
    lines."""
    least = max(9, round(to.least_text * 12 / 14))
    return max(least, to.text_px(13)), least


def reads_on_face(face: FaceRecord, width: int, to: Measures) -> bool:
    """Return whether a face of that width has the room for its words at about their wanted size."""
    wanted, least = card_words(to)
    if not face.text:
        return width >= to.text_px(14) * 9
    if width < face.brief_below:
        return False
    return words_size(face, width, (wanted, least)) >= max(least, round(wanted * 0.9))


class _Laid(msgspec.Struct, frozen=True):
    """How something is laid out in the panel: how wide its face is (None: there is none), how far below the panel's
    upper edge the picture of its words lies, and their tips, counted from the panel's corner."""

    face_width: int | None
    top: int
    tips: tuple[tuple[pygame.Rect, str], ...]
    is_cut: bool
    px: int


class CardZoom:
    """The panel of the card looked at. ``tips`` are its facts with what they mean; ``is_pinned``: it stays while the
    pointer wanders; ``is_cut`` tells that the panel was too small for all of it, ``px`` the size of its words."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.tips: list[tuple[pygame.Rect, str]] = []
        self.is_pinned = False
        self.is_cut = False
        self.px = 0
        self._words = Shelf()
        #: How each thing was laid out that was looked at, the latest last; its words lie on the shelf.
        self._laid: dict[Hashable, _Laid] = {}
        #: While something is laid out: where its picture lies in the panel, how wide the panel is, and how
        #: far down the picture is written on.
        self._corner, self._wide, self._foot = (0, 0), 0, 0

    def forget(self) -> None:
        """Hold nothing of any seat's view."""
        self.tips = []
        self._words.clear()
        self._laid.clear()
        self.is_pinned = False

    def hide(self) -> None:
        """Show no card."""
        self.tips, self.rect = [], pygame.Rect(0, 0, 0, 0)

    def height_of(self, seen: Inspection, most: tuple[int, int], to: Measures, width: int) -> int:
        """Return how high the pane of something is, of at most that size, with a face of at most that width."""
        laid, words = self.lay_ahead(seen, most, to, width)
        return min(most[1], laid.top + words.get_height() + to.px(4))

    def draw(
        self,
        surface: pygame.Surface,
        rect: pygame.Rect,
        seen: Inspection,
        to: Measures,
        most: tuple[int, int],
        width: int,
    ) -> None:
        """Draw what is looked at, laid out for ``most`` of room: the pane, the face and the words, of which face and
        words are kept."""
        clip = surface.get_clip()
        self.rect = rect.copy()
        laid, words = self._laid_before(seen, most, to, width)
        backdrop.lay_panel(surface, rect, to.theme.name, scale=to.scale, alpha=255)
        surface.set_clip(rect.clip(clip))
        surface.blit(words, (rect.x, rect.y + laid.top))
        if laid.face_width is not None:
            face = card_face(seen.face, laid.face_width, theme=to.theme.name, words=card_words(to))
            surface.blit(face, face.get_rect(midtop=(rect.centerx, rect.y + to.px(6))))
        if self.is_pinned:
            pin = icon("pin", to.text_px(16), lighter(to.theme.brass, 0.2))
            surface.blit(pin, pin.get_rect(topright=(rect.right - to.px(6), rect.y + to.px(6))))
        surface.set_clip(clip)
        self.tips = [(box.move(rect.topleft), meaning) for box, meaning in laid.tips]
        self.is_cut, self.px = laid.is_cut, laid.px

    def lay_ahead(
        self, seen: Inspection, most: tuple[int, int], to: Measures, width: int
    ) -> tuple[_Laid, pygame.Surface]:
        """Lay out what may be looked at, before it is; what is drawn keeps its tips."""
        shown = (self.tips, self.is_cut, self.px)
        laid = self._laid_before(seen, most, to, width)
        self.tips, self.is_cut, self.px = shown
        return laid

    def _laid_before(
        self, seen: Inspection, size: tuple[int, int], to: Measures, width: int
    ) -> tuple[_Laid, pygame.Surface]:
        """Return how something was laid out while this seat has looked on, with its words; laid out now if it was
        not."""
        key = (size, seen, to.theme.name, to.text_px(14), width)
        laid, words = self._laid.pop(key, None), self._words.find(key)
        if laid is None or words is None:
            while len(self._laid) >= _MOST_LAID:
                oldest = next(iter(self._laid))
                del self._laid[oldest]
                self._words.drop(oldest)
            laid, words = self._lay(seen, size, to, width)
            self._words.put(key, words)
        self._laid[key] = laid
        return laid, words

    def width_of_face(self, seen: Inspection, size: tuple[int, int], width: int, to: Measures) -> int | None:
        """Return how wide the face is beside its facts in a panel of a size, at most ``width``; None where its words
        stand alone."""
        facts = self._facts_high(seen, to, size[0])
        width = min(width, (size[1] - facts - to.px(10)) * 5 // 7)
        return width if reads_on_face(seen.face, width, to) else None

    def _lay(self, seen: Inspection, size: tuple[int, int], to: Measures, width: int) -> tuple[_Laid, pygame.Surface]:
        """Lay the panel out, and draw its words: those below the face, or all that it says."""
        high = size[1]
        self.tips, self.is_cut, self.px, self._corner = [], False, to.text_px(14), (0, 0)
        face = self.width_of_face(seen, size, width, to)
        top, self._wide, self._foot = 0, size[0], high
        if face is not None:
            top = to.px(6) + card_height(max(60, face))
            if seen.glossary:
                place = pygame.Rect(size[0] // 2 - face // 2, to.px(6), face, top - to.px(6))
                self.tips.append((place, meanings(seen)))
            if seen.face.text:
                self.px = words_size(seen.face, face, card_words(to))
            top += to.px(4)
        words = pygame.Surface((size[0], max(1, high - top)), pygame.SRCALPHA)
        self._corner = (0, top)
        if face is None:
            self._draw_page(words, seen, to)
        else:
            self._facts(words, seen, to, to.text_px(14), 0)
        written = words.subsurface((0, 0, size[0], max(1, min(self._foot, words.get_height()))))
        return _Laid(face, top, tuple(self.tips), self.is_cut, self.px), written.copy()

    # --- the words alone ---

    def _draw_page(self, picture: pygame.Surface, seen: Inspection, to: Measures) -> None:
        """Draw name, kind, words and facts, as large as they fit."""
        floor = max(8, round(to.least_text * 0.6))
        for px in fonts.sizes(to.text_px(14), floor):
            if self._page(None, seen, to, px) <= picture.get_height() - to.px(4):
                break
        else:
            self.is_cut = True
        self.px = px
        self._page(picture, seen, to, px)

    def _page(self, picture: pygame.Surface | None, seen: Inspection, to: Measures, px: int) -> int:
        """Lay the page at a size, and draw it if there is a picture. Returns where it ends."""
        theme, face, pad = to.theme, seen.face, to.px(10)
        width = self._wide - 2 * pad
        ink = heading_ink(theme, 0.25)
        y = to.px(6)
        # Its title below repeats the name, unless it is worded differently there.
        is_named = seen.title.startswith(face.name)
        paragraphs = [] if is_named else [(face.name, "title", round(px * 1.15), ink)]
        if is_named:
            y = self._title(picture, seen, to, px, y) + max(1, px // 5)
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
        return self._facts(picture, seen, to, px, y) if not is_named else self._states(picture, seen, to, px, y)

    # --- facts ---

    def _facts_high(self, seen: Inspection, to: Measures, width: int) -> int:
        """Return the height that title, facts and words take below a face."""
        self._wide = width
        high = self._facts(None, seen, to, to.text_px(14), 0)
        return high

    def _facts(self, picture: pygame.Surface | None, seen: Inspection, to: Measures, px: int, top: int) -> int:
        """Draw whose it is and how things stand with it; then, as far as there is room, its words. Return where it
        ends."""
        return self._states(picture, seen, to, px, self._title(picture, seen, to, px, top))

    def _title(self, picture: pygame.Surface | None, seen: Inspection, to: Measures, px: int, top: int) -> int:
        """Draw whose it is; return where the line ends."""
        pad, size = to.px(12), round(px * 1.07)
        if picture is not None:
            room = self._wide - 2 * pad - to.px(10)
            title = fonts.fitted_text(seen.title, "bold", size, room, to.theme.ink, floor=9)
            bar = (pad, top + 2, to.px(4), title.get_height() - 4)
            pygame.draw.rect(picture, seat_colour(seen.seat), bar, border_radius=2)
            picture.blit(title, (pad + to.px(10), top))
        return top + fonts.line_height("bold", size)

    def _states(self, picture: pygame.Surface | None, seen: Inspection, to: Measures, px: int, top: int) -> int:
        """Draw how things stand with it; then, as far as there is room, its words. Return where it ends."""
        y = self._row(picture, seen.facts, to, px, top)
        if picture is not None:
            self._foot = max(y + to.px(6), self._draw_words(picture, seen, to, px, y + to.px(2)))
        return y + to.px(4)

    def _row(self, picture: pygame.Surface | None, facts: tuple[Fact, ...], to: Measures, px: int, top: int) -> int:
        """Draw icons with their words, in as many rows as they take; what is too long for a row is wrapped. Return
        where they end."""
        theme, pad = to.theme, to.px(12)
        room = self._wide - 2 * pad
        before = px + to.px(5)
        x, y, row = pad, top, round(px * 1.45)
        high = 0
        for name, text, meaning in facts:
            need = before + fonts.text_width(text, "body", px)
            if x + need > pad + room and x > pad:
                x, y, high = pad, y + high, 0
            is_long = need > room
            high = max(high, fonts.rich_height(text, "body", px, room - before) if is_long else row)
            if picture is not None:
                mark = icon(name, px, lighter(theme.brass, 0.1))
                picture.blit(mark, mark.get_rect(midleft=(x, y + row // 2)))
                if is_long:
                    words = fonts.rich_text(text, "body", px, room - before, theme.ink)
                    picture.blit(words, (x + before, y))
                else:
                    words = fonts.plain_text(text, "body", px, theme.ink)
                    picture.blit(words, words.get_rect(midleft=(x + before, y + row // 2)))
                if meaning:
                    box = pygame.Rect(x, y, min(need, pad + room - x), high)
                    self.tips.append((box.move(self._corner), meaning))
            x += need + to.px(12)
        return y + high

    def _draw_words(self, picture: pygame.Surface, seen: Inspection, to: Measures, px: int, top: int) -> int:
        """Draw the game's words on the card, each with what it means, as far as there is room; return where they
        end."""
        theme, pad = to.theme, to.px(12)
        high = round(px * 1.45)
        x, y, foot = pad, top, top
        for word, meaning in seen.glossary:
            text = fonts.plain_text(word, "body", px, heading_ink(theme))
            wide = text.get_width() + px
            if x + wide > picture.get_width() - pad and x > pad:
                x, y = pad, y + high + to.px(3)
            if y + high > picture.get_height() - to.px(5) or x + wide > picture.get_width() - pad:
                return foot
            chip = pygame.Rect(x, y, wide, high)
            pygame.draw.rect(picture, theme.panel_light, chip, border_radius=high // 2)
            pygame.draw.rect(picture, darker(theme.brass, 0.25), chip, 1, border_radius=high // 2)
            picture.blit(text, text.get_rect(center=chip.center))
            self.tips.append((chip.move(self._corner), f"**{word}**: {meaning}"))
            x, foot = x + wide + to.px(5), chip.bottom
        return foot


def meanings(seen: Inspection) -> str:
    """Return what the game's words on a card mean, a line each; the first six, so that it stays a note."""
    return "\n".join(f"**{word}**: {meaning}" for word, meaning in seen.glossary[:6])
