"""Where a note is placed: below or above what it is about, or where it hides least of what else is worth seeing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame

_Box = tuple[int, int, int, int]

#: The weight of what the note is about, compared with whatever else lies there.
_OWN = 6
#: In how many steps it counts how much of a place hides what is spared where there is room.
_SPARED = 16
#: The cost of hiding anything that must stay clear: more than any distance, and than anything else hidden.
_NEVER = 1 << 30


def note_place(
    size: tuple[int, int],
    beside: pygame.Rect,
    bounds: pygame.Rect,
    px: int,
    others: Sequence[pygame.Rect] = (),
    clear: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return the place within ``bounds`` of a note of that size with words ``px`` high, about the thing at ``beside``.
    Where ``others`` should stay visible, such as cards close together, it goes to the nearest place that hides little
    of them and of ``beside``; nothing that must stay ``clear`` is hidden if there is room elsewhere."""
    box = pygame.Rect((0, 0), size)
    pad = round(px * 0.6)
    box.midtop = (beside.centerx, beside.bottom + pad)
    if box.bottom > bounds.bottom:
        box.bottom = beside.top - pad
    box.clamp_ip(bounds)
    if not others and not clear:
        return box
    kept, never = (tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects) for rects in (others, clear))
    return pygame.Rect(_least_hiding((box.x, box.y, box.w, box.h), tuple(beside), tuple(bounds), px, kept, never))


def place_at_side(
    size: tuple[int, int],
    beside: pygame.Rect,
    bounds: pygame.Rect,
    taken: Sequence[pygame.Rect],
    read: Sequence[pygame.Rect] = (),
    clear: Sequence[pygame.Rect] = (),
    spared: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return the place within ``bounds`` of something of that size at the side of ``beside``: to its right, or to its
    left where it hides less of ``beside`` and of what is ``taken``; farther away if it would cover part of ``read``.
    Where both sides hide something that must stay ``clear``, or is ``spared``, it goes to the nearest place anywhere
    that does not; where there is none to one that hides least of what must stay clear, and little of the rest."""
    boxes = (tuple((rect.x, rect.y, rect.w, rect.h) for rect in rects) for rects in (taken, read, clear, spared))
    return pygame.Rect(_at_side(size, tuple(beside), tuple(bounds), *boxes))


@lru_cache(maxsize=64)
def _at_side(
    size: tuple[int, int],
    thing: _Box,
    room: _Box,
    taken: tuple[_Box, ...],
    to_read: tuple[_Box, ...],
    never: tuple[_Box, ...],
    seldom: tuple[_Box, ...],
) -> _Box:
    beside, bounds = pygame.Rect(thing), pygame.Rect(room)
    others, read, clear, spared = ([pygame.Rect(box) for box in boxes] for boxes in (taken, to_read, never, seldom))
    gap = max(4, size[0] // 50)
    right = pygame.Rect((beside.right + gap, 0), size)
    left = pygame.Rect((beside.left - gap - size[0], 0), size)
    places = []
    for place in (right, left):
        place.centery = beside.centery
        places.append(place.clamp(bounds))
    # What is read together with it must not be cut: a place may move away from that, to any side.
    for place in tuple(places):
        for other in read:
            moved = (
                place.move_to(right=other.left - gap),
                place.move_to(left=other.right + gap),
                place.move_to(bottom=other.top - gap),
                place.move_to(top=other.bottom + gap),
            )
            places += [one for one in moved if place.colliderect(other) and bounds.contains(one)]
    if all(place.collidelist(clear) >= 0 or place.collidelist(spared) >= 0 for place in places):
        places += _grid(size, bounds)

    def hides(place: pygame.Rect) -> tuple[bool, int, int, int]:
        own = place.clip(beside)
        cuts = place.collidelist(read) >= 0
        away = distance(place, beside) if clear or spared else 0
        # What is spared is so in steps: for a little less of it nothing goes far away.
        spares = -(-hidden(place, spared) * _SPARED // (size[0] * size[1]))
        seen = _OWN * own.w * own.h + hidden(place, others)
        return cuts, hidden(place, clear), spares, seen + size[0] * away // 4

    best = min(places, key=hides)
    return best.x, best.y, best.w, best.h


def _grid(size: tuple[int, int], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Return places of that size all over the bounds, including its edges."""
    farthest = max(bounds.left, bounds.right - size[0]), max(bounds.top, bounds.bottom - size[1])
    step = max(8, size[0] // 20)
    columns = (*range(bounds.left, farthest[0], step), farthest[0])
    rows = (*range(bounds.top, farthest[1], step), farthest[1])
    return [pygame.Rect((x, y), size) for x in columns for y in rows]


def hidden(place: pygame.Rect, others: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of others a place hides."""
    parts = (place.clip(others[at]) for at in place.collidelistall(others))
    return sum(part.w * part.h for part in parts)


@lru_cache(maxsize=64)
def _least_hiding(
    first: _Box, beside: _Box, bounds: _Box, px: int, others: tuple[_Box, ...], clear: tuple[_Box, ...]
) -> _Box:
    """Return the place that hides least, the ``first`` one if as good; one farther away must be worth the distance."""
    own, room, pad = pygame.Rect(beside), pygame.Rect(bounds), round(px * 0.6)
    box = pygame.Rect(first)
    beyond = own.inflate(2 * pad, 2 * pad)
    near = [box.move_to(bottomleft=beyond.bottomright), box.move_to(bottomright=beyond.bottomleft)]
    near += [box.move_to(topleft=beyond.topright), box.move_to(topright=beyond.topleft)]
    near += [box.move_to(midbottom=beyond.midtop)]
    seen, never = ([pygame.Rect(box) for box in boxes] for boxes in (others, clear))

    def hides(place: pygame.Rect) -> int:
        hidden = sum(part.w * part.h for part in (place.clip(seen[at]) for at in place.collidelistall(seen)))
        part = place.clip(own)
        in_the_way = _NEVER if place.collidelist(never) >= 0 else 0
        return 2 * hidden + _OWN * part.w * part.h + in_the_way

    best = min(
        [box, *(place.clamp(room) for place in near)], key=lambda place: hides(place) + px * distance(place, beyond)
    )
    least = hides(best) + px * distance(best, beyond)
    if not least:
        return best.x, best.y, best.w, best.h
    for x in range(room.left, max(room.left, room.right - box.width) + 1, 2 * px):
        for y in range(room.top, max(room.top, room.bottom - box.height) + 1, px):
            place = box.move_to(topleft=(x, y))
            way = px * distance(place, beyond)
            # That far away it cannot be better, whatever it hides.
            if way < least and way + (hidden := hides(place)) < least:
                best, least = place, way + hidden
    return best.x, best.y, best.w, best.h


def distance(one: pygame.Rect, other: pygame.Rect) -> int:
    """Return how far two rectangles are apart, across and down together."""
    across = max(0, one.left - other.right, other.left - one.right)
    return across + max(0, one.top - other.bottom, other.top - one.bottom)
