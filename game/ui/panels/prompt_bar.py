"""The prompt bar: who is asked what and why, and the turn beside it. Its buttons are the scene's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
import pygame
from msgspec.structs import replace

from game.ui.art import fonts
from game.ui.art.icons import icon
from game.ui.art.palette import INK, Rgb, blend, darker, heading_ink
from game.ui.art.tokens import banner_shape
from game.ui.art.tones import seat_colour
from game.ui.panels.layout import TableLayout
from game.ui.screens.game_screen import TurnFigures
from game.ui.window import backdrop
from game.ui.window.measures import Measures

#: A turn's panel that is this many times as wide as high shows everything in one line.
_LOW = 7
#: The least size of the turn's title where large words name the parts of the turn.
_TITLE = 19
#: Its size on two lines, which leave more parts of the turn the room for their names.
_TWO_LINES = 14
#: A notice lies below this part of the height above the question.
_UPPER = 0.15
#: A question this much smaller than wanted does not list what may be done.
_MUCH_SMALLER = 0.7
#: Large words of a notice that would take two lines shrink down to this part of their size.
_FEWER_LINES = 0.7


def words_rect(layout: TableLayout, room: int, to: Measures) -> pygame.Rect:
    """Return where the question stands: beside its banner, ``room`` pixels of the bar's width."""
    box = pygame.Rect(layout.words)
    box.width = min(box.width, layout.prompt.x + room - box.x)
    side = _banner_side(box, to) + min(to.px(10), box.height // 3)
    return pygame.Rect(box.x + side, box.y, max(8, box.width - side), box.height)


def rest_rect(layout: TableLayout, box: pygame.Rect, room: int) -> pygame.Rect:
    """Return where the last line of a long question stands: below its room, beside the buttons there, which leave
    ``room`` pixels of the bar's width; empty where they stand beside the question."""
    left = layout.prompt.x + room - box.x if layout.is_stacked else 0
    return pygame.Rect(box.x, layout.buttons.y, max(0, left), layout.buttons.height)


def _banner_side(box: pygame.Rect, to: Measures) -> int:
    return min(to.px(30), box.height)


def fit_prompt(text: str, box: pygame.Rect, to: Measures, most: int = 0) -> tuple[int, bool]:
    """Return the largest size, ``most`` pixels at most (0: as large as is wished), at which the question fits into its
    room, and whether it fits at all."""
    wanted = most or to.text_px(16)
    floor = max(9, min(wanted, round(to.least_text * 0.72)))
    for px in fonts.sizes(wanted, floor):
        if fonts.rich_height(text, "bold", px, box.width) <= box.height + px // 4:
            return px, True
    return floor, False


def set_question(
    text: str, box: pygame.Rect, rest: pygame.Rect, to: Measures, most: int = 0
) -> tuple[int, tuple[str, ...]]:
    """Return the size of the question and its lines: those in its room, and, where that makes it larger, a last line in
    the room beside the buttons below (``rest``). What may all be done is left out where large words would be small."""
    px, lines = _set_whole(text, box, rest, to, most)
    begins, _, listed = text.rpartition(": ")
    is_list = ": " in begins and " or " in listed and listed.endswith(".")
    if is_list and px < min(to.text_px(16) * _MUCH_SMALLER, to.px(16)):
        return _set_whole(f"{begins}.", box, rest, to, most)
    return px, lines


def _set_whole(text: str, box: pygame.Rect, rest: pygame.Rect, to: Measures, most: int) -> tuple[int, tuple[str, ...]]:
    """Return the size of all of the question, and its lines."""
    px, _ = fit_prompt(text, box, to, most)
    words = text.split(" ")
    for larger in fonts.sizes(most or to.text_px(16), px):
        if (larger * 8 <= px * 9 and not larger == most > px) or not rest.width:
            break
        if fonts.line_height("bold", larger) > min(box.height, rest.height):
            continue
        for at in reversed(range(1, len(words))):
            lines = " ".join(words[:at]), " ".join(words[at:])
            if _is_line(lines[0], larger, box.width):
                if _is_line(lines[1], larger, rest.width):
                    return larger, lines
                break
    return px, (text,)


def _is_line(text: str, px: int, width: int) -> bool:
    """Return whether words fit on one line of that width."""
    return fonts.rich_height(text, "bold", px, width) <= fonts.line_height("bold", px) + max(1, px // 4)


def draw_prompt(
    surface: pygame.Surface, layout: TableLayout, text: str, seat: int, rooms: tuple[int, int], to: Measures, most: int
) -> None:
    """Draw the bar, its edge in the asked seat's colour; ``rooms`` are the pixels left for the words, and those left
    beside the buttons where they stand below, ``most`` is the largest size that the words have."""
    theme = to.theme
    edge = seat_colour(seat) if seat >= 0 else None
    backdrop.lay_panel(surface, layout.prompt, theme.name, scale=to.scale, edge=edge)
    box = words_rect(layout, rooms[0], to)
    if seat >= 0:
        banner = banner_shape(seat, _banner_side(box, to))
        surface.blit(banner, banner.get_rect(midleft=(layout.words.x, box.centery)))
    rest = rest_rect(layout, box, rooms[1])
    px, lines = set_question(text, box, rest, to, most)
    for line, room in zip(lines, (box, rest), strict=False):
        words = fonts.rich_text(line, "bold", px, room.width, theme.ink)
        used = words.get_bounding_rect()
        surface.blit(words, (room.x, room.centery - used.centery))


def fit_title(turn: TurnFigures, room: pygame.Rect, to: Measures) -> tuple[list[str], int]:
    """Return the turn's title at the largest size that fits: in one line where that can be read, else in two."""
    text = turn.warning or turn.title
    for px in fonts.sizes(to.text_px(19), round(to.least_text * 12 / 14)):
        if fonts.text_width(text, "title", px) <= room.width and fonts.line_height("title", px) <= room.height + 2:
            return [text], px
    words = text.split()
    halves = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    halves.sort(key=lambda lines: max(fonts.text_width(line, "title", to.text_px(19)) for line in lines))
    found, px = _largest([[text], *halves[:1]], room, to)
    # Broken where the sentence is, where that makes it hardly smaller.
    broken, its_px = _largest([lines for lines in halves if lines[0].endswith((":", ","))], room, to)
    return (broken, its_px) if len(found) == 2 and its_px * 8 >= px * 7 else (found or [text], px or 9)


def _largest(ways: list[list[str]], room: pygame.Rect, to: Measures) -> tuple[list[str], int]:
    """Return the first of some ways to set the title at the largest size at which one has room; nothing and 0 for
    none."""
    for px in fonts.sizes(to.text_px(19), 9):
        for lines in ways:
            wide = max(fonts.text_width(line, "title", px) for line in lines)
            if wide <= room.width and len(lines) * fonts.line_height("title", px) <= room.height + 2:
                return lines, px
    return [], 0


def _in_one_line(turn: TurnFigures, to: Measures) -> Iterator[int]:
    """Yield how wide the title is on one line at usual sizes that are a little smaller, the largest first."""
    words = turn.warning or turn.title
    if not to.has_large_words:
        yield from (fonts.text_width(words, "title", px) + 2 for px in fonts.sizes(to.px(_TITLE), to.px(_TWO_LINES)))


def _in_two_lines(turn: TurnFigures, high: int, to: Measures) -> int:
    """Return how wide the title is on two lines of usual script in that height; 0 where they would be smaller."""
    px, words = to.px(_TWO_LINES), (turn.warning or turn.title).split()
    if to.has_large_words or 2 * fonts.line_height("title", px) > high + 2 or len(words) < 2:
        return 0
    halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return 2 + min(max(fonts.text_width(line, "title", px) for line in lines) for lines in halves)


def turn_rooms(rect: pygame.Rect, turn: TurnFigures, to: Measures, room: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Return where the title and the parts of the turn stand in the turn's panel: one beside the other in a low panel,
    else one above the other. ``room`` pixels are left of its width beside its buttons."""
    pad = to.px(12)
    if rect.width >= _LOW * rect.height:
        title = pygame.Rect(rect.x + pad, rect.y + to.px(2), max(8, room - pad), rect.height - to.px(4))
        if not turn.phases:
            return title, pygame.Rect(rect.x, rect.y, 0, 0)
        whole = title.width
        wanted = fonts.text_width(turn.warning or turn.title, "title", to.text_px(19)) + 2
        # Large words leave the parts of the turn the room for their names.
        share = 0.34 if to.has_large_words else 0.45
        # Yet it is no smaller than with usual text.
        least = fonts.text_width(turn.warning or turn.title, "title", to.px(_TITLE)) + 2
        title.width = min(max(round(whole * share), min(least, round(whole * 0.55))), wanted)
        high = min(rect.height - to.px(12), to.px(30))

        def beside() -> pygame.Rect:
            return pygame.Rect(title.right + pad, rect.centery - high // 2, whole - title.width - pad, high)

        # On one line before two, where that leaves all parts their names.
        usual = title.width
        for wide in (usual, *_in_one_line(turn, to)):
            title.width = min(usual, wide)
            if phase_strip(beside(), turn, to).names == turn.phases:
                return title, beside()
        title.width = usual
        # Whichever part it is, so that nothing moves from part to part.
        each = (replace(turn, phase=number) for number in range(len(turn.phases)))
        if not all(all(phase_strip(beside(), one, to).names) for one in each):
            title.width = min(title.width, _in_two_lines(turn, title.height, to) or title.width)
        return title, beside()
    half = rect.height // 2 if turn.phases else rect.height
    title = pygame.Rect(rect.x + pad, rect.y + to.px(4), max(8, room - pad), half - to.px(4))
    return title, pygame.Rect(rect.x + pad, rect.y + half, rect.width - 2 * pad, rect.height - half - to.px(8))


def phase_boxes(rect: pygame.Rect, turn: TurnFigures, to: Measures, room: int) -> list[tuple[pygame.Rect, str]]:
    """Return the parts of the turn, each with its place in the turn's panel."""
    if not turn.phases:
        return []
    strip = turn_rooms(rect, turn, to, room)[1]
    x, boxes = strip.x, []
    for phase, wide in zip(turn.phases, phase_strip(strip, turn, to).widths, strict=True):
        boxes.append((pygame.Rect(x, strip.y, max(4, wide - to.px(3)) if wide else 0, strip.height), phase))
        x += wide
    return boxes


def phase_tips(rect: pygame.Rect, turn: TurnFigures, to: Measures, room: int) -> list[tuple[pygame.Rect, str]]:
    """Return the places of the parts of a turn, with what each is called and which it is now, for who points at it;
    where several are one arrow, all of them."""
    count, found = len(turn.phases), list[tuple[pygame.Rect, str]]()
    waiting: list[str] = []
    for number, (box, phase) in enumerate(phase_boxes(rect, turn, to, room)):
        waiting.append(f"**{phase}** (part {number + 1} of {count}{', now' if number == turn.phase else ''})")
        if box.width:
            found.append((box, "\n".join(waiting)))
            waiting = []
    if waiting and found:
        found[-1] = (found[-1][0], "\n".join([found[-1][1], *waiting]))
    return found


def draw_turn(surface: pygame.Surface, rect: pygame.Rect, turn: TurnFigures, to: Measures, room: int) -> None:
    """Draw whose turn it is, and its phases, the present one bright; ``room`` pixels are left for the title."""
    theme = to.theme
    colour = seat_colour(turn.seat)
    backdrop.lay_panel(surface, rect, theme.name, scale=to.scale, edge=colour if turn.phase >= 0 else None)
    ink = heading_ink(theme, 0.25)
    above, below = turn_rooms(rect, turn, to, room)
    lines, px = fit_title(turn, above, to)
    high = fonts.line_height("title", px)
    y = above.y + (above.height - high * len(lines)) // 2
    for line in lines:
        title = fonts.plain_text(line, "title", px, ink)
        surface.blit(title, title.get_rect(midleft=(above.x, y + high // 2)))
        y += high
    strip = phase_strip(below, turn, to) if turn.phases else PhaseStrip(0, (), ())
    for number, (box, _) in enumerate(phase_boxes(rect, turn, to, room)):
        now = number == turn.phase
        if not box.width:
            continue
        ground = darker(colour, 0.15) if now else blend(theme.panel, theme.table, 0.25)
        _arrow(surface, box, ground, theme.brass if now else blend(theme.panel_light, theme.dim_ink, 0.2))
        if not strip.names[number]:
            continue
        words_ink: Rgb = INK if now else theme.dim_ink
        across = box.width - round(box.height * 0.7)
        words = fonts.fitted_text(strip.names[number], "bold" if now else "body", strip.px, across, words_ink)
        surface.blit(words, words.get_rect(center=(box.centerx + to.px(2), box.centery)))


class PhaseStrip(msgspec.Struct, frozen=True):
    """The parts of the turn side by side: how wide each is, the name that stands there ("": none), and their size."""

    px: int
    widths: tuple[int, ...]
    names: tuple[str, ...]


def phase_strip(rect: pygame.Rect, turn: TurnFigures, to: Measures) -> PhaseStrip:
    """Return how the parts stand in a rectangle: all of them named, at the largest size at which they have room; where
    they have none, the present one, and the others with short names, or without the farthest. Pointing names all."""
    width, high, count = rect.width, rect.height, len(turn.phases)
    wanted = min(to.text_px(14), round(high * 0.7))
    least = min(wanted, round(to.least_text * 12 / 14))
    for px in fonts.sizes(wanted, least):
        needs = _needs(turn.phases, px, high, to)
        if sum(needs) <= width:
            spare = (width - sum(needs)) // count
            return PhaseStrip(px, tuple(need + spare for need in needs), turn.phases)
    # Who sets large words wants to read them: the present part's name gives way only a little for others.
    strips = [_some_named(turn, px, width, high, to) for px in fonts.sizes(wanted, least)]
    found = [strip for strip in strips if strip is not None]
    large = [strip for strip in found if strip.px >= wanted * 3 // 4]
    if found:
        return max(large, key=lambda strip: (sum(map(bool, strip.names)), strip.px)) if large else found[0]
    # Not even the present one has room for its name.
    rest = (width - width * 6 // 10) // max(1, count - 1)
    names = tuple(phase if number == turn.phase else "" for number, phase in enumerate(turn.phases))
    return PhaseStrip(least, tuple(width * 6 // 10 if name else rest for name in names), names)


def _some_named(turn: TurnFigures, px: int, width: int, high: int, to: Measures) -> PhaseStrip | None:
    """Return the present part named at that size, of the others as many as have room for a short name, those to come
    first, and of these as many as have room with all of it; None where the present one has no room itself. Those
    without a name before it, and after it, are one arrow together."""
    count, now = len(turn.phases), max(0, turn.phase)
    blank = round(high * 0.6) + to.px(3)
    short, whole = (_needs(phases, px, high, to) for phases in (tuple(map(_short, turn.phases)), turn.phases))
    first = last = now

    def left(first: int, last: int) -> int:
        """Return what these with short names leave of the width, and those around them."""
        named = whole[now] + sum(short[first:now]) + sum(short[now + 1 : last + 1])
        return width - named - blank * ((first > 0) + (last < count - 1))

    if left(now, now) < 0:
        return None
    while last < count - 1 and left(first, last + 1) >= 0:
        last += 1
    while first > 0 and left(first - 1, last) >= 0:
        first -= 1
    names, widths, spare = [""] * count, [0] * count, left(first, last)
    for number in (now, *range(now + 1, last + 1), *reversed(range(first, now))):
        is_whole = number == now or whole[number] - short[number] <= spare
        names[number] = turn.phases[number] if is_whole else _short(turn.phases[number])
        widths[number] = whole[number] if is_whole else short[number]
        spare -= whole[number] - short[number] if is_whole and number != now else 0
    share = spare // (last - first + 1)
    widths = [wide + share if wide else 0 for wide in widths]
    for number in {first - 1, last + 1} & set(range(count)):
        widths[number] = blank
    return PhaseStrip(px, tuple(widths), tuple(names))


def _short(phase: str) -> str:
    """Return a name that is cut after the first consonant from its third letter on, if that makes it shorter."""
    end = next((at for at in range(3, len(phase)) if phase[at - 1] not in "aeiou"), len(phase))
    return f"{phase[:end]}." if end + 1 < len(phase) else phase


def _needs(phases: Sequence[str], px: int, high: int, to: Measures) -> list[int]:
    """Return how wide each part is with its name at that size. The present part is written in bold; each may become it,
    so that nothing moves from part to part."""
    return [fonts.text_width(phase, "bold", px) + round(high * 0.7) + to.px(5) for phase in phases]


def _arrow(surface: pygame.Surface, box: pygame.Rect, ground: Rgb, edge: Rgb) -> None:
    """Draw a button that points on."""
    tip = min(box.height // 3, box.width // 3)
    points = [
        box.topleft,
        (box.right - tip, box.top),
        (box.right, box.centery),
        (box.right - tip, box.bottom),
        box.bottomleft,
        (box.left + tip, box.centery),
    ]
    pygame.draw.polygon(surface, ground, points)
    pygame.draw.aalines(surface, edge, closed=True, points=points)


def _span_beside(bar: pygame.Rect, others: Sequence[pygame.Rect], wanted: int, gap: int) -> pygame.Rect:
    """Return the part of a bar's width that lies beside all others: as near to its middle as one is that is wide enough
    for what is ``wanted``, else the widest."""
    edges = sorted((other.left - gap, other.right + gap) for other in others)
    spans, left = [], bar.left
    for begins, ends in [*edges, (bar.right, bar.right)]:
        spans.append(pygame.Rect(left, bar.top, max(0, min(begins, bar.right) - left), bar.height))
        left = max(left, ends)
    wide = [span for span in spans if span.width >= wanted]
    if not wide:
        return max(spans, key=lambda span: span.width)
    return min(wide, key=lambda span: max(span.left - bar.centerx, bar.centerx - span.right, 0))


def draw_toast(
    surface: pygame.Surface,
    text: str,
    bar: pygame.Rect,
    to: Measures,
    clear_of: Sequence[pygame.Rect] = (),
    *,
    is_below: bool = False,
    kept: pygame.Rect | None = None,
) -> pygame.Rect:
    """Draw words that stay for a moment, above the prompt or below it, next to the cards and boxes that they are to be
    ``clear_of``, or over those where there is no room beside them; large words rather smaller than in two lines. Where
    they were ``kept`` at they stay. Return where they are."""
    theme = to.theme
    natural = fonts.text_width(text, "bold", to.text_px(15)) + to.px(66)
    near = () if is_below else [one for one in clear_of if one.bottom > bar.top - to.px(120)]
    span = _span_beside(bar, near, natural, to.px(8))
    span = span if span.width >= to.px(220) else bar
    if kept is not None:
        # The words have there the width that they had.
        span = kept.inflate(to.px(56) - to.px(52), 0)
    most = span.width - to.px(56)
    px = wanted = to.text_px(15)
    least = min(wanted, max(to.px(15), round(wanted * _FEWER_LINES)))
    while px > least and fonts.text_width(text, "bold", px) + to.px(10) > most:
        px -= 1
    while px > 11 and fonts.rich_height(text, "bold", px, most) > bar.top * 0.4:
        px -= 1
    width = max(min(most, to.px(200)), min(most, fonts.text_width(text, "bold", px) + to.px(10)))
    words = fonts.rich_text(text, "bold", px, width, theme.ink, align="centre")
    box = words.get_rect().inflate(to.px(52), to.px(16))
    box.midbottom = (bar.centerx, bar.top - to.px(8))
    if is_below:
        box.top = min(bar.bottom + to.px(8), surface.get_height() - box.height)
    box.left = max(span.left, min(box.left, span.right - box.width))
    if kept is not None:
        box = kept
    hidden = [one.top for one in clear_of if one.colliderect(box)]
    if hidden and not is_below and kept is None:
        raised = box.move_to(bottom=min(hidden) - to.px(8))
        if raised.top > bar.top * _UPPER and raised.collidelist(clear_of) < 0:
            box = raised
    backdrop.lay_panel(surface, box, theme.name, scale=to.scale, alpha=250, edge=theme.caution)
    mark = icon("warning", px, theme.caution)
    surface.blit(mark, mark.get_rect(midleft=(box.x + to.px(8), box.centery)))
    surface.blit(words, words.get_rect(center=(box.centerx + to.px(10), box.centery)))
    return box
