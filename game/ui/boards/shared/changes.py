"""What has changed on a board since it was drawn last, as rectangles of the screen: only those are drawn again."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping

import msgspec
import pygame

from game.ui.boards.shared.camera import Point

#: What drawing a rectangle costs, in pixels, before a pixel of it is drawn.
_EACH = 60_000
#: The share of the view from which on all of it is drawn at once.
_MOST = 0.5


class BoardLook(msgspec.Struct, frozen=True):
    """What is seen of a board at a time. ``parts`` are what comes, goes and moves over it, each by what it shows, with
    its rectangle of the screen; ``fixed`` is everything else, as a value to compare."""

    fixed: Hashable
    parts: Mapping[Hashable, pygame.Rect]


def changed_areas(before: BoardLook | None, now: BoardLook | None, view: pygame.Rect) -> list[pygame.Rect]:
    """Return the rectangles of the ``view`` that have changed; all of it where that is not known."""
    if before is None or now is None or before.fixed != now.fixed:
        return [view]
    gone = [rect for key, rect in before.parts.items() if now.parts.get(key) != rect]
    come = [rect for key, rect in now.parts.items() if before.parts.get(key) != rect]
    areas = _merged((*gone, *come), view)
    # A part is drawn whole or not at all: a line that is cut off may be drawn differently.
    cut = True
    while cut:
        cut = any(
            area.colliderect(rect) and not area.contains(rect)
            for area in areas
            for rect in (rect.clip(view) for rect in now.parts.values())
        )
        if cut:
            touched = [rect for rect in now.parts.values() if rect.collidelist(areas) >= 0]
            areas = _merged((*areas, *touched), view)
    if sum(area.width * area.height for area in areas) > _MOST * view.width * view.height:
        return [view]
    return areas


def _merged(rects: Iterable[pygame.Rect], view: pygame.Rect) -> list[pygame.Rect]:
    """Return rectangles that cover these in view: none overlap, and those quicker to draw together are joined."""
    areas: list[pygame.Rect] = []
    for rect in rects:
        whole = rect.clip(view)
        if not whole.width or not whole.height:
            continue
        near = _neighbour(whole, areas)
        while near is not None:
            areas.remove(near)
            whole = whole.union(near)
            near = _neighbour(whole, areas)
        areas.append(whole)
    return areas


def _neighbour(rect: pygame.Rect, areas: Iterable[pygame.Rect]) -> pygame.Rect | None:
    """Return one of the areas that is better drawn together with this one."""
    for area in areas:
        both = rect.union(area)
        apart = rect.width * rect.height + area.width * area.height
        if area.colliderect(rect) or both.width * both.height <= apart + _EACH:
            return area
    return None


def around(middle: Point, reach: float) -> pygame.Rect:
    """Return a rectangle of the screen that many pixels around a place, and a little more, since places are rounded."""
    side = round(2 * reach) + 4
    return pygame.Rect(round(middle[0]) - side // 2, round(middle[1]) - side // 2, side, side)
