"""Pictures for the page at a match's end: tables of the seats, portraits of survivors and the fallen, the curve of
chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

import msgspec
import pygame

from game.app.thinking.turning_points import Chance
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.art.illustrations import illustration, seed_of
from game.ui.art.palette import BRASS, OUTLINE, Theme, blend
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.window import backdrop

#: How dark the last board is behind the page.
_DIMMED = 120
#: The last board is kept no wider than this: it is dimmed and out of focus.
WIDEST = 960
#: In place of a seat's number: the row of all who play together, and the row of headings.
ALL_SEATS = -1


class Cells(msgspec.Struct, frozen=True):
    """A table of the seats: the headings after the seat's name, and each seat with its cells, its name first. ``left``
    are the left-aligned columns of words, by number: they share the spare width and wrap."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[int, tuple[str, ...]]]
    left: Collection[int] = ()


def table_of_seats(cells: Cells, width: int, px: int, winners: Sequence[int], theme: Theme) -> pygame.Surface:
    """Return one row per seat under the heads of the columns, each as high as its words."""
    air, mark = px // 2, round(px * 1.7)
    names = max(fonts.text_width(row[0], "bold", px) for _, row in cells.rows)
    wides = [
        max(fonts.text_width(text, "bold", px) for text in (head, *(row[place + 1] for _, row in cells.rows)))
        for place, head in enumerate(cells.heads)
    ]
    fixed = sum(wide + 2 * air for place, wide in enumerate(wides) if place not in cells.left)
    spare = width - mark - 3 * air - names - fixed
    if not cells.left and spare < 0:
        # Names keep a quarter of the width at least; the columns share the rest, and long words shrink.
        names = max(width // 4, names + spare)
        share = (width - mark - 3 * air - names) / max(1, fixed)
        wides = [round((wide + 2 * air) * share) - 2 * air for wide in wides]
    elif cells.left and spare < width // 3:
        names = max(width // 5, names - (width // 3 - spare))
        spare = width - mark - 3 * air - names - fixed
    for place in cells.left:
        wides[place] = max(px * 4, spare // len(cells.left) - 2 * air)
    highs = [_row_high(cells, row, wides, px) for _, row in cells.rows]
    head_high = round(px * 1.5)
    picture = pygame.Surface((width, head_high + sum(highs)), pygame.SRCALPHA)
    top = 0
    for number in range(-1, len(cells.rows)):
        seat, row = cells.rows[number] if number >= 0 else (ALL_SEATS, ("Seat", *cells.heads))
        is_head = number < 0
        high = highs[number] if number >= 0 else head_high
        if seat in winners:
            pygame.draw.rect(picture, (*theme.brass, 52), (0, top + 1, width, high - 2), border_radius=px // 3)
        if seat >= 0:
            banner = banner_shape(seat, mark)
            picture.blit(banner, banner.get_rect(center=(air + mark // 2, top + high // 2)))
        ink = theme.dim_ink if is_head else theme.ink
        x, least = mark + 2 * air, round(px * 0.8)
        name = fonts.fitted_text(row[0], "bold", least if is_head else px, names, ink)
        picture.blit(name, name.get_rect(midleft=(x, top + high // 2)))
        # Columns of numbers stand at the right.
        x = x + names + air if cells.left else width - sum(wide + 2 * air for wide in wides)
        for place, text in enumerate(row[1:]):
            wide = wides[place]
            if place in cells.left and not is_head:
                words = fonts.rich_text(text, "body", round(px * 0.85), wide, ink)
                picture.blit(words, words.get_rect(midleft=(x + air, top + high // 2)))
            else:
                words = fonts.fitted_text(text, "bold", least if is_head else px, wide, ink)
                at = words.get_rect(center=(x + air + wide // 2, top + high // 2))
                picture.blit(words, words.get_rect(midleft=(x + air, at.centery)) if place in cells.left else at)
            x += wide + 2 * air
        top += high
    return picture


def together(tables: Sequence[Cells], width: int, px: int) -> Sequence[Cells]:
    """Return two tables of numbers joined side by side if they fit, else the tables as they are."""
    if len(tables) != 2 or any(one.left for one in tables):
        return tables
    first, second = tables
    if [seat for seat, _ in first.rows] != [seat for seat, _ in second.rows]:
        return tables
    rows = [(seat, (*row, *more[1:])) for (seat, row), (_, more) in zip(first.rows, second.rows, strict=True)]
    whole = Cells((*first.heads, *second.heads), rows)
    columns = zip(("Seat", *whole.heads), *(row for _, row in rows), strict=True)
    needed = sum(max(fonts.text_width(text, "bold", px) for text in column) + px for column in columns)
    return [whole] if needed + 3 * px <= width else tables


def _row_high(cells: Cells, row: Sequence[str], wides: Sequence[int], px: int) -> int:
    small = round(px * 0.85)
    words = [fonts.rich_height(row[place + 1], "body", small, wides[place]) for place in cells.left]
    return max(round(px * 2.0), *(high + px // 2 for high in words), 0)


def portraits(
    stood: Sequence[FaceRecord],
    fallen: Sequence[FaceRecord],
    seat: int,
    width: int,
    sizes: tuple[int, int],
    theme: Theme,
) -> pygame.Surface:
    """Return the pictures of what a seat still had, then of what it lost, crossed out; equal ones are one picture with
    their number. ``sizes`` are the side of a picture and the size of the words below it."""
    side, px = sizes
    every = [(record, count, False) for record, count in Counter(stood).items()]
    every += [(record, count, True) for record, count in Counter(fallen).items()]
    mark, gap = round(side * 0.5), max(4, side // 9)
    longest = max((fonts.text_width(word, "body", px) for one, *_ in every for word in one.name.split()), default=0)
    # No word is broken.
    step = max(side, longest + 2) + gap
    lines_of_names = max((fonts.rich_height(one.name, "body", px, step) for one, *_ in every), default=0)
    high = side + lines_of_names + gap
    across = max(1, (width - mark - gap) // step)
    lines = max(1, -(-len(every) // across))
    # Without pictures there is only the word "nothing".
    side_high = side if every else max(mark, fonts.line_height("italic", px))
    picture = pygame.Surface((width, lines * max(high, side) if every else side_high), pygame.SRCALPHA)
    banner = banner_shape(seat, mark)
    picture.blit(banner, banner.get_rect(midleft=(0, side_high // 2)))
    if not every:
        words = fonts.fitted_text("nothing", "italic", px, width - mark - gap, theme.dim_ink)
        picture.blit(words, words.get_rect(midleft=(mark + gap, side_high // 2)))
    for number, (record, count, is_fallen) in enumerate(every):
        line, place = divmod(number, across)
        at = pygame.Rect(mark + gap + place * step + (step - side) // 2, line * high, side, side)
        picture.blit(_portrait(record, side, seat, is_fallen=is_fallen), at)
        if count > 1:
            words = fonts.plain_text(f"×{count}", "bold", px, theme.ink)
            plate = words.get_rect(bottomright=at.bottomright).inflate(px // 2, 0)
            pygame.draw.rect(picture, theme.panel, plate, border_radius=px // 4)
            picture.blit(words, words.get_rect(center=plate.center))
        name = fonts.rich_text(record.name, "body", px, step, theme.dim_ink if is_fallen else theme.ink, align="centre")
        picture.blit(name, name.get_rect(midtop=(at.centerx, at.bottom)))
    return picture


def _portrait(record: FaceRecord, side: int, seat: int, *, is_fallen: bool) -> pygame.Surface:
    drawn = illustration(record.subject, (side, side), tint=record.faction, seed=seed_of(record.key)).copy()
    edge = max(2, side // 22)
    if is_fallen:
        drawn = pygame.transform.grayscale(drawn)
        drawn.fill((110, 110, 110), special_flags=pygame.BLEND_RGB_MULT)
        for thick, tone in ((edge + 4, OUTLINE), (edge, seat_colour(seat))):
            pygame.draw.line(drawn, tone, (side // 5, side // 5), (side * 4 // 5, side * 4 // 5), thick)
            pygame.draw.line(drawn, tone, (side * 4 // 5, side // 5), (side // 5, side * 4 // 5), thick)
    pygame.draw.rect(drawn, OUTLINE if is_fallen else seat_colour(seat), drawn.get_rect(), edge)
    return drawn


class Curve:
    """The chart of each seat's chance to win (or of all seats ``together``) over the answers of a match: draws it,
    and finds the point for a chance and the chance nearest to a point."""

    def __init__(
        self, chances: Sequence[Chance], count: int, size: tuple[int, int], px: int, *, together: bool = False
    ) -> None:
        self.chances, self.size, self.px, self._together = chances, size, px, together
        left, line = fonts.text_width("100 %", "body", px) + px // 2, fonts.font("body", px).get_height()
        self.plot = pygame.Rect(left, line // 2, size[0] - left - px, size[1] - line // 2 - round(line * 1.3))
        self._count = max(1, count - 1)

    def place(self, one: Chance) -> tuple[int, int]:
        """Return where a chance is in the picture."""
        x = self.plot.x + round(one.number / self._count * self.plot.width)
        return x, self.plot.bottom - round(one.chance * self.plot.height)

    def nearest(self, x: int) -> int:
        """Return the index of the chance nearest to ``x`` in the picture. There must be one."""
        return min(range(len(self.chances)), key=lambda place: abs(self.place(self.chances[place])[0] - x))

    def drawn(self, chosen: int, theme: Theme, note: str) -> pygame.Surface:
        """Return the chart with the chosen moment marked (-1: none), or with ``note`` while there are no chances."""
        picture, plot, px = pygame.Surface(self.size, pygame.SRCALPHA), self.plot, self.px
        for part in (0.0, 0.5, 1.0):
            y = plot.bottom - round(part * plot.height)
            if not note or part in (0.0, 1.0):
                # The middle line would strike through the note.
                pygame.draw.line(picture, blend(theme.dim_ink, theme.panel, 0.5), (plot.x, y), (plot.right, y))
            words = fonts.plain_text(f"{round(part * 100)} %", "body", px, theme.ink)
            picture.blit(words, words.get_rect(midright=(plot.x - px // 3, y)))
        if note:
            words = fonts.rich_text(note, "italic", px, plot.width, theme.ink, align="centre")
            picture.blit(words, words.get_rect(center=plot.center))
        seats = sorted({one.seat for one in self.chances})
        for line in [seats] if self._together and seats else [[seat] for seat in seats]:
            self._line(picture, line)
        if 0 <= chosen < len(self.chances):
            self._moment(picture, self.chances[chosen], theme)
        elif seats:
            begins, ends = (fonts.plain_text(words, "body", px, theme.dim_ink) for words in ("Beginning", "End"))
            picture.blit(begins, begins.get_rect(bottomleft=(plot.x, self.size[1])))
            picture.blit(ends, ends.get_rect(bottomright=(plot.right, self.size[1])))
        return picture

    def _line(self, picture: pygame.Surface, seats: Collection[int]) -> None:
        """Draw a line through the last chance of each turn: a seat's, with its banner at the end, or that of all seats
        together."""
        seat = min(seats)
        colour = seat_colour(seat) if len(seats) == 1 else BRASS
        turns = {one.when or one.number: one for one in self.chances if one.seat in seats}
        points = [self.place(one) for one in turns.values()]
        for thick, tone in ((5, OUTLINE), (3, colour)):
            if len(points) > 1:
                pygame.draw.lines(picture, tone, closed=False, points=points, width=thick)
        if len(seats) == 1:
            banner = banner_shape(seat, round(self.px * 1.2))
            picture.blit(banner, banner.get_rect(center=points[-1]))

    def _moment(self, picture: pygame.Surface, one: Chance, theme: Theme) -> None:
        x, y = self.place(one)
        pygame.draw.line(picture, theme.brass, (x, self.plot.y), (x, self.plot.bottom), 2)
        pygame.draw.circle(picture, OUTLINE, (x, y), self.px // 2 + 2)
        pygame.draw.circle(picture, theme.brass, (x, y), self.px // 2)
        told = f"{one.when[:1].upper()}{one.when[1:]}: {round(one.chance * 100)} %" if one.when else ""
        words = fonts.plain_text(told or f"{round(one.chance * 100)} %", "bold", self.px, theme.ink)
        at = words.get_rect(midbottom=(x, self.size[1]))
        picture.blit(words, at.clamp(pygame.Rect((0, 0), self.size)))


def last_board(board: pygame.Surface, size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return the last board of a match, dimmed and large enough to fill a window."""
    ground = pygame.Surface(size)
    ground.blit(backdrop.table(size, theme.name), (0, 0))
    scale = max(size[0] / board.get_width(), size[1] / board.get_height())
    wide = (max(size[0], round(board.get_width() * scale)), max(size[1], round(board.get_height() * scale)))
    large = pygame.transform.smoothscale(board, wide)
    ground.blit(large, large.get_rect(center=(size[0] // 2, size[1] // 2)))
    veil = pygame.Surface(size, pygame.SRCALPHA)
    veil.fill((*theme.table, _DIMMED))
    ground.blit(veil, (0, 0))
    return ground
