"""The panel at the right: the card or the creature that is looked at, in full, and the log below it."""

from __future__ import annotations

import pygame

from game.rules.skirmish.queries import stats_of
from game.rules.skirmish.table import Table
from game.rules.skirmish.words import GLOSSARY
from game.ui.art import fonts
from game.ui.art.card_faces import card_face
from game.ui.art.icons import icon
from game.ui.art.palette import Theme, seat_colour
from game.ui.tabletop.faces import face_of
from game.ui.tabletop.glass import pane


def draw_looked_at(
    surface: pygame.Surface, area: pygame.Rect, table: Table, creature: int, key: str, theme: Theme, px: int
) -> int:
    """The card in full, and for a creature on the board its figures now. Returns the height used."""
    piece = table.creatures.get(creature)
    shown = (area.size, id(table) if piece else 0, creature, key, theme.name, px)
    for known, picture in _last_looked_at:
        if known == shown:
            surface.blit(picture, area)
            return area.height
    picture = pygame.Surface(area.size, pygame.SRCALPHA)
    _draw_looked_at(picture, picture.get_rect(), table, creature, key, theme, px)
    _last_looked_at.insert(0, (shown, picture))
    del _last_looked_at[4:]
    surface.blit(picture, area)
    return area.height


#: The last few things looked at, as pictures.
_last_looked_at: list[tuple[tuple[object, ...], pygame.Surface]] = []


def _draw_looked_at(
    surface: pygame.Surface, area: pygame.Rect, table: Table, creature: int, key: str, theme: Theme, px: int
) -> None:
    surface.blit(pane(area.size, theme.name, 224), area)
    width = min(area.width - 20, round((area.height - (px * 8 if creature in table.creatures else 16)) * 5 / 7))
    if not key:
        words = fonts.rich_text(
            "Point at a card or a creature to see it here in full. Right click keeps it.",
            "italic", px, area.width - 30, theme.dim_ink, align="centre",
        )  # fmt: skip
        surface.blit(words, words.get_rect(center=area.center))
        return
    face = card_face(face_of(key), max(110, width), theme=theme.name)
    place = face.get_rect(midtop=(area.centerx, area.y + 8))
    surface.blit(face, place)
    if creature in table.creatures:
        _draw_stats(surface, pygame.Rect(area.x + 12, place.bottom + 6, area.width - 24, 0), table, creature, theme, px)


def _draw_stats(surface: pygame.Surface, area: pygame.Rect, table: Table, number: int, theme: Theme, px: int) -> None:
    stats = stats_of(table, number)
    colour = seat_colour(table.creatures[number].seat)
    figures = (
        ("hp", f"{stats.hp_left}/{stats.hp}"),
        ("damage", str(stats.damage)),
        ("block", str(stats.block)),
        ("speed", f"{stats.speed_left}/{stats.speed}"),
        ("level", str(stats.level)),
    )
    x = area.x
    for name, value in figures:
        if name == "block" and value == "0":
            continue
        surface.blit(icon(name, px + 2, colour), (x, area.y))
        text = fonts.plain_text(value, "bold", px, theme.ink)
        surface.blit(text, (x + px + 5, area.y))
        x += px + text.get_width() + 14
    words = ", ".join((*stats.states, *(f"under it: {name}" for name in stats.attached)))
    if words:
        lines = fonts.rich_text(words, "body", px - 1, area.width, theme.dim_ink)
        surface.blit(lines, (area.x, area.y + px + 8))


def glossary_of(key: str) -> str:
    """The words of the game that a card uses, each with its meaning."""
    text = face_of(key).text + " " + face_of(key).kind
    return "\n".join(f"**{word}**: {meaning}" for word, meaning in GLOSSARY.items() if word.lower() in text.lower())


class Log:
    """What has happened, as lines; only the last ones are drawn, newest at the bottom."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, bool]] = []
        self.back = 0
        self.told = 0
        self._shown: tuple[tuple[object, ...], pygame.Surface] | None = None

    def add(self, text: str, *, heading: bool = False) -> None:
        """One more line."""
        self.lines.append((text, heading))
        self.told += 1
        self.back = 0
        del self.lines[:-400]

    def scroll(self, by: int) -> None:
        """Look further back, or towards the end."""
        self.back = max(0, min(len(self.lines) - 1, self.back + by))

    def draw(self, surface: pygame.Surface, area: pygame.Rect, theme: Theme, px: int) -> None:
        """Draw as many lines as fit, from the bottom up; the picture is kept until a line comes."""
        key = (area.size, theme.name, px, self.told, self.back)
        if self._shown is None or self._shown[0] != key:
            picture = pygame.Surface(area.size, pygame.SRCALPHA)
            self._draw_lines(picture, picture.get_rect(), theme, px)
            self._shown = (key, picture)
        surface.blit(self._shown[1], area)

    def _draw_lines(self, surface: pygame.Surface, area: pygame.Rect, theme: Theme, px: int) -> None:
        surface.blit(pane(area.size, theme.name, 214), area)
        inner = area.inflate(-20, -14)
        clip = surface.get_clip()
        surface.set_clip(inner)
        bottom = inner.bottom
        for text, heading in reversed(self.lines[: len(self.lines) - self.back]):
            role, colour = ("bold", theme.brass) if heading else ("body", theme.ink)
            line = fonts.rich_text(text, role, px, inner.width, colour)
            bottom -= line.get_height()
            surface.blit(line, (inner.x, bottom))
            if bottom < inner.top:
                break
        surface.set_clip(clip)
