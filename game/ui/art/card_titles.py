"""Titles of cards: whole, on one line or two, at a size that can be read; never cut with an ellipsis."""

from __future__ import annotations

import re
from functools import lru_cache

import pygame

from game.ui.art import fonts
from game.ui.art.palette import Rgb

#: The least size of a title.
LEAST = 11
#: A line that is drawn narrower than this cannot be read.
_NARROWEST = 0.75


@lru_cache(maxsize=2048)
def title_lines(name: str, wanted: int, width: int, *, most_lines: int = 2) -> tuple[tuple[str, ...], int]:
    """Return a title's lines and their size: the wanted one if the title fits, else as much less as it must be. Of a
    title for which there is no room at the least size, as many of its first words as there is room for; no line where
    there is none for the first one."""
    words = _parts(name) or [""]
    least = min(wanted, LEAST)
    for lines in range(1, most_lines + 1):
        # Rather a line at nine tenths of the size than two of them.
        floor = least if lines == most_lines else max(least, round(wanted * 0.85))
        for px in fonts.sizes(max(wanted, floor), floor):
            found = _wrapped(words, px, width)
            if len(found) <= lines and all(fonts.text_width(line, "title", px) <= width for line in found):
                return tuple(found), px
    for count in range(len(words) - 1, 0, -1):
        found = _wrapped(words[:count], least, width)
        if len(found) <= most_lines and all(fonts.text_width(line, "title", least) <= width for line in found):
            return (*found[:-1], found[-1].rstrip(",-")), least
    return (), least


def whole_title(name: str, wanted: int, width: int, *, most_lines: int = 3) -> tuple[tuple[str, ...], int]:
    """Return a title's lines, none of its words left out, and their size. Where there is no room for them at the least
    size some lines are wider than the room: they are drawn narrower (``title_line``)."""
    for count in range(2, most_lines + 1):
        lines, px = title_lines(name, wanted, width, most_lines=count)
        if len(_parts(" ".join(lines))) == len(_parts(name)):
            return lines, px
    lines = tuple(_wrapped(_parts(name) or [""], LEAST, width))
    return (*lines[: most_lines - 1], " ".join(lines[most_lines - 1 :])) if len(lines) > most_lines else lines, LEAST


def tab_title(name: str, wanted: int, width: int) -> tuple[str, int]:
    """Return a title on one line and its size: whole if readable when narrower, else as many words as fit."""
    if width >= fonts.text_width(name, "title", LEAST) * _NARROWEST:
        return name, max(LEAST, title_lines(name, wanted, width, most_lines=1)[1])
    lines, px = title_lines(name, wanted, width, most_lines=1)
    return "".join(lines), px


def title_line(words: str, px: int, width: int, colour: Rgb) -> pygame.Surface:
    """Return a line of a title, as narrow as the room is for it."""
    line = fonts.plain_text(words, "title", px, colour)
    return pygame.transform.smoothscale(line, (width, line.get_height())) if line.get_width() > width else line


def _parts(name: str) -> list[str]:
    """Return what may stand on lines of its own: words, and those of words with hyphens, each with its hyphen."""
    return [part for part in re.split(r"\s+|(?<=-)", name) if part]


def _wrapped(words: list[str], px: int, width: int) -> list[str]:
    """Return words in as few lines as they need, the first as full as it can be."""
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]}{'' if lines[-1].endswith('-') else ' '}{word}"
        if fonts.text_width(longer, "title", px) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
