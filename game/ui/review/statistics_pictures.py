"""Pictures of the statistics: groups of matches as a table with bars, and the cards that were played most."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.app.simulation.intervals import Share
from game.app.statistics.groups import CardFigures, Group, length_words
from game.core.words import counted
from game.ui.art import fonts
from game.ui.art.palette import OUTLINE, Theme, blend, lighter

HEADS = ("Matches", "Won", "Answers", "Turns", "Time", "Longest answer", "Luck")
#: The column of bars, which has the room that is left.
_BARS = 1


def group_table(heading: str, groups: Sequence[Group], width: int, px: int, theme: Theme) -> pygame.Surface:
    """Return one row a group: how many matches, a bar of what was won with its interval of 95 %, and what else was
    counted; columns in which nothing was counted are left out. Where the columns have no room each group has lines of
    text below its bar."""
    rows = [_cells(group) for group in groups]
    kept = [place for place in range(len(HEADS)) if any(row[place] for row in rows)]
    small = round(px * 0.8)
    wides = {
        place: max(fonts.text_width(HEADS[place], "bold", small), *(_wide(row[place], px) for row in rows)) + px
        for place in kept
    }
    names = max(fonts.text_width(group.name, "bold", px) for group in groups) + px
    spare = width - sum(wides.values()) - min(names, width // 4)
    if spare < px * 6:
        return _stacked(groups, width, px, theme)
    names = min(names, width // 4 + max(0, spare - px * 12))
    wides[_BARS] += width - sum(wides.values()) - names
    heights = [max(round(px * 2.1), fonts.rich_height(group.name, "bold", px, names - px)) for group in groups]
    picture = pygame.Surface((width, round(px * 1.7) + sum(heights)), pygame.SRCALPHA)
    head = fonts.plain_text(heading, "body", small, theme.dim_ink)
    picture.blit(head, head.get_rect(midleft=(0, round(px * 0.85))))
    y, said = 0, max(_wide(group.won.words, px) for group in groups)
    for number in range(-1, len(groups)):
        high = heights[number] if number >= 0 else round(px * 1.7)
        x = names
        if number >= 0:
            words = _name(groups[number].name, px, names - px, theme)
            picture.blit(words, words.get_rect(midleft=(0, y + high // 2)))
            pygame.draw.line(picture, blend(theme.dim_ink, theme.panel, 0.6), (0, y), (width, y))
        for place in kept:
            box = pygame.Rect(x, y, wides[place], high)
            x += wides[place]
            if number < 0:
                _right(picture, HEADS[place], small, box, theme.dim_ink)
            elif place == _BARS:
                share = groups[number].won
                _right(picture, share.words, px, box, theme.ink)
                bar = pygame.Rect(box.x + px, 0, box.width - said - 2 * px, round(px * 0.9))
                bar.centery = box.centery
                share_bar(picture, bar, share, theme)
            else:
                _right(picture, rows[number][place], px, box, theme.ink)
        y += high
    return picture


def _cells(group: Group) -> tuple[str, ...]:
    return (
        str(group.matches),
        group.won.words,
        f"{group.answers:.0f}",
        f"{group.turns:.1f}" if group.turns else "",
        length_words(group.seconds),
        length_words(group.longest),
        luck_words(group.luck),
    )


def luck_words(luck: float | None) -> str:
    """Return how much more dice came to than on average: "+3 %"; "" where none were counted."""
    return "" if luck is None else f"{100 * luck:+.1f} %"


def _name(name: str, px: int, room: int, theme: Theme) -> pygame.Surface:
    """Return a name in one line, or in more where one is too short."""
    if fonts.text_width(name, "bold", px) <= room:
        return fonts.plain_text(name, "bold", px, theme.ink)
    return fonts.rich_text(name, "bold", px, room, theme.ink)


def _wide(words: str, px: int) -> int:
    return fonts.text_width(words, "body", px)


def _right(picture: pygame.Surface, text: str, px: int, box: pygame.Rect, ink: tuple[int, int, int]) -> pygame.Rect:
    """Set a text at the right of its box."""
    words = fonts.plain_text(text, "body", px, ink)
    return picture.blit(words, words.get_rect(midright=box.midright))


def _stacked(groups: Sequence[Group], width: int, px: int, theme: Theme) -> pygame.Surface:
    """Return each group as its name, a bar, and its figures in words."""
    parts: list[pygame.Surface] = []
    for group in groups:
        told = dict(zip(HEADS, _cells(group), strict=True))
        figures = " · ".join(f"{head.lower()} {words}" for head, words in told.items() if words and head != "Matches")
        bar = pygame.Surface((width, px), pygame.SRCALPHA)
        share_bar(bar, bar.get_rect(), group.won, theme)
        parts.append(fonts.rich_text(group.name, "bold", px, width, theme.ink))
        parts.append(bar)
        text = f"{counted(group.matches, 'match', 'matches')}: {figures}"
        parts.append(fonts.rich_text(text, "body", px, width, theme.dim_ink))
    return _below(parts, width, px // 3)


def _below(parts: Sequence[pygame.Surface], width: int, gap: int) -> pygame.Surface:
    """Return pictures one below the other."""
    picture = pygame.Surface((width, sum(part.get_height() + gap for part in parts)), pygame.SRCALPHA)
    y = 0
    for part in parts:
        picture.blit(part, (0, y))
        y += part.get_height() + gap
    return picture


def share_bar(picture: pygame.Surface, bar: pygame.Rect, share: Share, theme: Theme) -> None:
    """Draw a share as a bar, its interval as a line with ends over it, and where the half is."""
    if bar.width <= 0:
        return
    radius = bar.height // 3
    pygame.draw.rect(picture, blend(theme.panel, theme.dim_ink, 0.25), bar, border_radius=radius)
    filled = pygame.Rect(bar.x, bar.y, round(bar.width * share.rate), bar.height)
    if filled.width:
        pygame.draw.rect(picture, theme.brass, filled, border_radius=min(radius, filled.width // 2))
    pygame.draw.line(picture, theme.dim_ink, (bar.centerx, bar.top - 2), (bar.centerx, bar.bottom + 1))
    low, high = (bar.x + round((bar.width - 1) * end) for end in share.interval)
    tick = max(2, bar.height // 4)
    for thick, tone in ((4, OUTLINE), (2, lighter(theme.ink, 0.2))):
        pygame.draw.line(picture, tone, (low, bar.centery), (high, bar.centery), thick)
        for end in (low, high):
            pygame.draw.line(picture, tone, (end, bar.centery - tick), (end, bar.centery + tick), thick)


def card_bars(cards: Sequence[CardFigures], width: int, px: int, theme: Theme) -> pygame.Surface:
    """Return a bar a card, as long as it was played often, with how often its matches were won."""
    most = max(card.plays for card in cards)
    parts = []
    for card in cards:
        told = f"{counted(card.plays, 'time')}, {counted(card.won.games, 'match', 'matches')}, won {card.won.words}"
        name = fonts.rich_text(f"**{card.name}**", "body", px, width // 2, theme.ink)
        words = fonts.rich_text(told, "body", round(px * 0.85), width // 2 - px, theme.dim_ink)
        high = max(name.get_height(), words.get_height())
        row = pygame.Surface((width, high + px // 2), pygame.SRCALPHA)
        row.blit(name, (0, 0))
        row.blit(words, (width - words.get_width(), 0))
        line = pygame.Rect(0, high, max(2, width * card.plays // most), max(3, px // 4))
        pygame.draw.rect(row, theme.brass, line, border_radius=line.height // 2)
        parts.append(row)
    return _below(parts, width, px // 2)
