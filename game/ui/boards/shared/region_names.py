"""Names of regions of a board: where they lie, so that nothing that stands in a region is hidden."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

import pygame

from game.geometry.squares import Cell
from game.ui.art.tones import tones
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.marks import tag

#: A region: its name and its spaces.
Region = tuple[str, Collection[Cell]]
#: Pixels between a region and its name.
_AIR = 2


def region_names(
    camera: Camera, regions: Iterable[Region], px: int, rect_of: Callable[[Cell], pygame.Rect]
) -> list[tuple[str, pygame.Surface, pygame.Rect]]:
    """Return the name of each region as a tag ``px`` high, with its place: above the region, or below one that begins
    at the board's upper edge or under the pane at its corner, or within one that has neither beside it."""
    size = round(camera.columns * camera.square_px), round(camera.rows * camera.square_px)
    whole = pygame.Rect(camera.origin, size)
    found = []
    for name, spaces in regions:
        seen = [rect_of(space) for space in spaces]
        around = seen[0].unionall(seen[1:])
        label = tag(name, "flag", px, tones().region)
        above = label.get_rect(midbottom=(_middle(seen, around.top), around.top - _AIR))
        below = label.get_rect(midtop=(_middle(seen, around.bottom), around.bottom + _AIR))
        within = above.move_to(top=around.top + _AIR)
        beside = [one for one in (above, below) if whole.top <= one.top and one.bottom <= whole.bottom]
        place = next((one for one in beside if not camera.is_under_corner(one)), beside[0] if beside else within)
        # It may be wider than its region, and lies beyond the board's sides for that only if the board is narrower.
        found.append((name, label, place.clamp(pygame.Rect(whole.x, place.y, whole.width, place.height))))
    return found


def _middle(rects: list[pygame.Rect], edge: int) -> int:
    """Return the middle of those of the rectangles that touch that upper or lower edge."""
    row = [rect for rect in rects if edge in (rect.top, rect.bottom)]
    return (min(rect.left for rect in row) + max(rect.right for rect in row)) // 2
