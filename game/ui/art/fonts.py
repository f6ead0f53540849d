"""Type: Source Serif for titles, Fira Code for tables of text, Noto Sans for the rest; rich text with bold words and
inline icons."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

import msgspec
import pygame

from game.app.look import font_file
from game.ui.art import icons
from game.ui.art.palette import Rgb
from game.ui.art.shelf import holds, shelved, weight_of

Align = Literal["left", "centre"]

# Where a glyph is looked for when the role's own font lacks it.
_FALLBACKS = ("body", "japanese", "chinese", "korean", "hebrew", "georgian", "arabic")
# The name of a place, such as (3, 15), is a word.
_MARK = re.compile(r"\{icon:(\w+)\}|(\*\*)|(\s+)|(\(\d+, \d+\)|[^\s{*]+|[{*])")
_LEADING = 1.22
#: Fonts of one role that are open at a time.
_OPEN_AT_ONCE = 6
# A code point that no font may give a glyph.
_NOWHERE = "\uffff"


class _OpenFonts:
    """Fonts by role and size, those that were used last. An opened font takes half a megabyte, most of it tables that
    are the same at every size: for another size the one of its role that was not used for longest is set to it."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], pygame.Font] = OrderedDict()

    def find(self, role: str, px: int) -> pygame.Font:
        key = (role, px)
        found = self._open.get(key)
        if found is not None:
            self._open.move_to_end(key)
            return found
        others = [other for other in self._open if other[0] == role]
        if len(others) >= _OPEN_AT_ONCE:
            found = self._open.pop(others[0])
            found.point_size = px
        else:
            found = pygame.Font(font_file(role), px)
        self._open[key] = found
        holds(self, sum(map(weight_of, self._open.values())))
        return found

    def clear(self) -> None:
        """Close all of them."""
        self._open.clear()
        holds(self, 0)


_FONTS = _OpenFonts()


def font(role: str, px: int) -> pygame.Font:
    """Return the font of a role (title, body, bold, italic, fixed) at ``px`` pixels; text is always set at its final
    size. It is used at once and not kept: the next call may set it to another size."""
    if not pygame.font.get_init():
        pygame.font.init()
    return _FONTS.find(role, max(4, px))


def forget_fonts() -> None:
    """Drop all open fonts; needed after ``pygame.quit``."""
    _FONTS.clear()
    _home_of.cache_clear()
    _shape.cache_clear()
    forget_words()


def forget_words() -> None:
    """Drop all words that were measured or set: some of them are names."""
    text_width.cache_clear()
    rich_height.cache_clear()
    _piece.cache_clear()


@lru_cache(maxsize=4096)
def _home_of(role: str, glyph: str) -> str:
    """Return the role whose font holds a glyph."""
    for name in (role, *_FALLBACKS):
        if font_file(name) is not None and _shape(name, glyph) != _shape(name, _NOWHERE):
            return name
    return role


@lru_cache(maxsize=512)
def _shape(role: str, glyph: str) -> bytes:
    """Return how a font draws a glyph at a small size: one that it lacks looks like any other that it lacks."""
    return pygame.image.tobytes(font(role, 16).render(glyph, antialias=False, color=(0, 0, 0)), "RGBA")


def _runs(text: str, role: str) -> list[tuple[str, str]]:
    """Return stretches of text that one font can set, as (role, stretch)."""
    if text.isascii():
        return [(role, text)]
    runs: list[tuple[str, str]] = []
    for glyph in text:
        home = _home_of(role, glyph)
        if runs and runs[-1][0] == home:
            runs[-1] = (home, runs[-1][1] + glyph)
        else:
            runs.append((home, glyph))
    return runs


@lru_cache(maxsize=8192)
def text_width(text: str, role: str, px: int) -> int:
    """Return the width in pixels of a line of plain text."""
    return sum(font(home, px).size(stretch)[0] for home, stretch in _runs(text, role))


def line_height(role: str, px: int) -> int:
    """Return the distance in pixels between two lines of rich text."""
    return max(px + 1, round(px * _LEADING))


@shelved
def _piece(text: str, role: str, px: int, colour: Rgb) -> pygame.Surface:
    runs = _runs(text, role)
    if len(runs) == 1:
        return font(runs[0][0], px).render(text, antialias=True, color=colour)
    parts = [font(home, px).render(stretch, antialias=True, color=colour) for home, stretch in runs]
    joined = pygame.Surface((sum(p.get_width() for p in parts), max(p.get_height() for p in parts)), pygame.SRCALPHA)
    at = 0
    base = max(font(home, px).get_ascent() for home, _ in runs)
    for part, (home, _) in zip(parts, runs, strict=True):
        joined.blit(part, (at, base - font(home, px).get_ascent()))
        at += part.get_width()
    return joined


def plain_text(text: str, role: str, px: int, colour: Rgb) -> pygame.Surface:
    """Return one line of text without marks, as wide as it is. Callers do not draw on the surface."""
    return _piece(text, role, px, colour)


def sizes(wanted: int, floor: int) -> Iterator[int]:
    """Yield sizes to try from the wanted one down to a floor, in steps of about a twentieth: each size is a font of its
    own, which takes memory and time to open."""
    px = wanted
    while px > floor:
        yield px
        px -= max(1, px // 20)
    yield min(wanted, floor)


def fitted_text(text: str, role: str, px: int, width: int, colour: Rgb, *, floor: int = 8) -> pygame.Surface:
    """Return one line that fits ``width`` pixels: set smaller down to ``floor``, then cut with an ellipsis."""
    size = px
    for size in sizes(px, min(px, floor)):
        if text_width(text, role, size) <= width:
            break
    shown = text
    while len(shown) > 1 and text_width(shown, role, size) > width:
        shown = shown.rstrip("…")[:-1].rstrip() + "…"
    return _piece(shown, role, size, colour)


class Mark(msgspec.Struct, frozen=True):
    """A word or an icon of rich text; ``glued`` when no space stands before it."""

    text: str
    role: str
    icon: bool
    glued: bool


def _paragraphs(text: str, role: str) -> list[list[Mark]]:
    strong = "title" if role == "title" else "bold"
    paragraphs = []
    bold = False
    for line in text.split("\n"):
        marks: list[Mark] = []
        glued = False
        for icon_name, stars, space, word in _MARK.findall(line):
            if stars:
                bold = not bold
            elif space:
                glued = False
            elif icon_name or word:
                marks.append(Mark(icon_name or word, strong if bold else role, bool(icon_name), glued))
                glued = True
        paragraphs.append(marks)
    return paragraphs


def _mark_width(mark: Mark, px: int) -> int:
    return round(px * 1.12) if mark.icon else text_width(mark.text, mark.role, px)


def _broken(mark: Mark, px: int, width: int) -> list[Mark]:
    """Return a word too long for a line, in pieces that fit."""
    if mark.icon or _mark_width(mark, px) <= width:
        return [mark]
    pieces: list[Mark] = []
    rest = mark.text
    while rest:
        count = len(rest)
        while count > 1 and text_width(rest[:count], mark.role, px) > width:
            count -= 1
        pieces.append(Mark(rest[:count], mark.role, icon=False, glued=mark.glued and not pieces))
        rest = rest[count:]
    return pieces


def _ending(following: list[Mark], px: int) -> int:
    """Return the width of what ends the word before it: punctuation right behind it."""
    return sum(_mark_width(mark, px) for mark in following if mark.glued and not mark.icon and set(mark.text) <= _ENDS)


def _begun(mark: Mark, following: list[Mark], px: int) -> int:
    """Return the width of what a word that ends with an opening bracket begins: the icon or word right behind it."""
    opens = not mark.icon and mark.text.endswith("(")
    return sum(_mark_width(one, px) for one in following if one.glued) if opens else 0


#: What never begins a line.
_ENDS = frozenset(".,:;!?)")
Line = list[tuple[int, Mark]]


def _lines(text: str, role: str, px: int, width: int) -> list[tuple[Line, int]]:
    """Return the lines of a text: marks with their x, and the line's width."""
    space = max(2, text_width(" ", role, px))
    lines: list[tuple[Line, int]] = []
    for marks in _paragraphs(text, role):
        line: Line = []
        at = 0
        pieces = [piece for whole in marks for piece in _broken(whole, px, width)]
        for number, mark in enumerate(pieces):
            gap = 0 if mark.glued or not line else space
            wide = _mark_width(mark, px)
            # A stop or a comma goes with the icon or word that it ends, or it would begin the next line.
            begun = _begun(mark, pieces[number + 1 : number + 2], px)
            if line and at + gap + wide + begun + _ending(pieces[number + 1 : number + 2], px) > width:
                lines.append((line, at))
                line, at, gap = [], 0, 0
            line.append((at + gap, mark))
            at += gap + wide
        lines.append((line, at))
    return lines


@lru_cache(maxsize=4096)
def rich_height(text: str, role: str, px: int, width: int) -> int:
    """Return the height in pixels that ``rich_text`` would take."""
    return len(_lines(text, role, px, width)) * line_height(role, px) + max(1, px // 4)


def rich_text(
    text: str, role: str, px: int, width: int, colour: Rgb, *, align: Align = "left", icon_colour: Rgb | None = None
) -> pygame.Surface:
    """Draw text wrapped to ``width`` pixels. ``{icon:sword}`` is an inline icon, ``**bold**`` makes words bold."""
    lines = _lines(text, role, px, max(8, width))
    step = line_height(role, px)
    surface = pygame.Surface((max(8, width), len(lines) * step + max(1, px // 4)), pygame.SRCALPHA)
    side = round(px * 1.12)
    base = font(role, px).get_ascent()
    top = (step - font(role, px).get_height()) // 2
    for number, (line, wide) in enumerate(lines):
        left = (width - wide) // 2 if align == "centre" else 0
        for at, mark in line:
            y = number * step + top
            if mark.icon:
                drawn = icons.icon(mark.text, side, icon_colour or colour)
                surface.blit(drawn, (left + at, y + base - round(side * 0.86)))
            else:
                surface.blit(
                    _piece(mark.text, mark.role, px, colour), (left + at, y + base - font(mark.role, px).get_ascent())
                )
    return surface
