"""The battlefield as chunks of finished pictures, and its moving water.

Chunks are opaque squares of the plane, made when they come near, at one zoom and from one side. Water moves in patches
no larger than a hex: each is a cut of the whole battlefield at each of the water's moments, so that what stands before
the water stays before it, and a frame copies only the patches in view.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from functools import partial
from time import thread_time
from typing import Protocol

import pygame

from game.geometry.hexes import Hex
from game.ui.art.shelf import holds
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.materials import WATER_FRAMES
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.shared.kept_chunks import CHUNK, KeptChunks

#: Patches of water painted per frame.
A_FRAME = 2
#: Seconds of processor time per frame after which no further chunk or part of one is started.
_SPENT = 0.015
#: Bytes of patches kept where the view needs no more.
_PATCHES = 8 << 20
#: Pixels a hex in the picture that stands in for chunks which are not ready.
_ROUGH = 16

#: Sixths that the board is turned by, pixels of a hex, column and row.
Key = tuple[int, int, int, int]


class GroundMarks(Protocol):
    """What is painted on the ground besides the board."""

    @property
    def version(self) -> int:
        """Return a number that grows whenever the marks change."""

    def mark_ground(self, target: pygame.Surface, ground: HexGround, area: pygame.Rect, px: int) -> None:
        """Paint on a target that shows ``area``, in pixels of the plane."""

    def marks_in(self, ground: HexGround, area: pygame.Rect, px: int) -> bool:
        """Return whether anything is marked in ``area``."""


class HexChunks:
    """The chunks of a ground at all zooms, and its moving water."""

    def __init__(self, ground: HexGround) -> None:
        self.ground = ground
        self.kept: KeptChunks[Key] = KeptChunks()
        self.is_complete = False
        #: By place, side, zoom and the water's moment: with the marks of which version, and the picture.
        self._patches: OrderedDict[tuple[Hex, int, int, int], tuple[int, pygame.Surface]] = OrderedDict()
        self._patch_bytes = self._reported = 0
        self.look_at(ground)

    def look_at(self, ground: HexGround) -> None:
        """Show another ground, or the same one from another side; chunks made for the same look are kept."""
        if ground.battlefield != self.ground.battlefield:
            self.kept.clear()
            self._patches.clear()
            self._patch_bytes = 0
        self.ground = ground
        self._rough: pygame.Surface | None = None
        self.is_complete = False
        self._touched: tuple[int, dict[tuple[int, ...], bool]] = (-1, {})
        self._stand_ins: dict[Key, pygame.Surface] = {}
        self._boxes: dict[int, list[tuple[Hex, pygame.Rect]]] = {}
        #: The next chunk, and the drawing of what it is painted with.
        self._getting_ready: tuple[Key | None, Iterator[None]] = (None, iter(()))

    def draw(self, surface: pygame.Surface, camera: HexCamera, marks: GroundMarks, *, whole: bool = False) -> None:
        """Cover the view. ``whole``: make all that is missing at once, instead of a little a frame."""
        px = camera.square_px
        left, top = camera.origin
        wanted: list[Key] = [(self.ground.projection.sixths, px, column, row) for column, row in _seen(camera)]
        begun = thread_time()
        self.kept.see(wanted)
        self.is_complete = True
        for key in wanted:
            area = pygame.Rect(key[2] * CHUNK, key[3] * CHUNK, CHUNK, CHUNK)
            if key not in self.kept and (whole or self._is_ready(key, area, begun + _SPENT)):
                self.kept.build(key, partial(self.ground.paint, area=area, px=px))
            at = (left + area.left, top + area.top)
            if key in self.kept:
                surface.blit(self._with_marks(key, area, marks), at)
            else:
                self.is_complete = False
                if key not in self._stand_ins:
                    self._stand_ins[key] = self._stand_in(area, px)
                surface.blit(self._stand_ins[key], at)
        if self.is_complete:
            self._stand_ins.clear()
        self._report_weight()

    def _is_ready(self, key: Key, area: pygame.Rect, until: float) -> bool:
        """Return whether a chunk can be painted from pictures that are ready; draw missing ones until that processor
        time. When a board is first shown many are missing, and would hold up the frame."""
        if thread_time() >= until:
            return False
        if self._getting_ready[0] != key:
            self._getting_ready = (key, self.ground.parts(area, key[1]))
        return all(thread_time() < until for _ in self._getting_ready[1])

    def _report_weight(self) -> None:
        """Say how many bytes of pictures there are, if they have become more or fewer."""
        now = self.kept.bytes + len(self._stand_ins) * CHUNK * CHUNK * 4 + self._patch_bytes
        if now != self._reported:
            self._reported = now
            holds(self, now)

    def draw_water(
        self, surface: pygame.Surface, camera: HexCamera, marks: GroundMarks, frame: int, *, whole: bool = False
    ) -> bool:
        """Copy the water's present moment over the chunks, where it is ready. Return whether it is in all the view."""
        is_ready = True
        px = camera.square_px
        left, top = camera.origin
        room = len(self.ground.water) if whole else A_FRAME if self.is_complete else 0
        view = surface.get_clip()
        copies = []
        for place, box in self._wet(px):
            spot = box.move(left, top)
            if not spot.colliderect(view):
                continue
            key = (place, self.ground.projection.sixths, px, frame)
            version = marks.version if self._is_marked(marks, box, px) else -1
            found = self._patches.get(key)
            if found is None or found[0] != version:
                if room <= 0:
                    is_ready = False
                    continue
                room -= 1
                found = self._patch(key, box, marks, version)
            self._patches.move_to_end(key)
            copies.append((found[1], spot.topleft))
        surface.fblits(copies)
        self._let_go_of_patches(camera)
        self._report_weight()
        return is_ready

    def sees_water(self, camera: HexCamera) -> bool:
        """Return whether any water is in view."""
        view = camera.rect.move(-camera.origin[0], -camera.origin[1])
        return any(box.colliderect(view) for _, box in self._wet(camera.square_px))

    def _is_marked(self, marks: GroundMarks, area: pygame.Rect, px: int) -> bool:
        """Return whether anything is marked in a rectangle; asked once as long as the marks do not change."""
        if self._touched[0] != marks.version:
            self._touched = (marks.version, {})
        key = (px, *area)
        if key not in self._touched[1]:
            self._touched[1][key] = marks.marks_in(self.ground, area, px)
        return self._touched[1][key]

    def _wet(self, px: int) -> list[tuple[Hex, pygame.Rect]]:
        """Return the water's spaces, each with its rectangle of the plane."""
        if px not in self._boxes:
            spots = [(place, self.ground.projection.spot(place)) for place in sorted(self.ground.water)]
            half = px // 2
            self._boxes[px] = [
                (place, pygame.Rect(round(x * px) - half, round(y * px) - half, px, px)) for place, (x, y) in spots
            ]
        return self._boxes[px]

    def _patch(
        self, key: tuple[Hex, int, int, int], box: pygame.Rect, marks: GroundMarks, version: int
    ) -> tuple[int, pygame.Surface]:
        old = self._patches.pop(key, None)
        patch = old[1] if old is not None else pygame.Surface(box.size)
        self._patch_bytes += 0 if old is not None else box.width * box.height * 4
        self.ground.paint(patch, box, key[2], key[3])
        if key[3] == 0:
            self._copy_chunks(patch, box, key[1:3])
        if version >= 0:
            marks.mark_ground(patch, self.ground, box, key[2])
        self._patches[key] = (version, patch)
        return self._patches[key]

    def _copy_chunks(self, patch: pygame.Surface, box: pygame.Rect, seen: tuple[int, int]) -> None:
        """Copy what chunks show of a patch: light falls a shade differently on each piece that is painted, and at the
        water's first moment nothing may tell how many patches are ready."""
        for column in range(box.left // CHUNK, (box.right - 1) // CHUNK + 1):
            for row in range(box.top // CHUNK, (box.bottom - 1) // CHUNK + 1):
                key = (*seen, column, row)
                if key in self.kept:
                    patch.blit(self.kept.plain(key), (column * CHUNK - box.left, row * CHUNK - box.top))

    def _let_go_of_patches(self, camera: HexCamera) -> None:
        """Forget the patches least recently shown, if there are more than the view needs for the water's moments."""
        if self._patch_bytes <= _PATCHES:
            return
        view = camera.rect.move(-camera.origin[0], -camera.origin[1])
        shown = sum(box.width * box.height for _, box in self._wet(camera.square_px) if box.colliderect(view))
        while self._patch_bytes > max(_PATCHES, shown * 4 * WATER_FRAMES):
            _, (_, oldest) = self._patches.popitem(last=False)
            self._patch_bytes -= oldest.get_width() * oldest.get_height() * 4

    def _with_marks(self, key: Key, area: pygame.Rect, marks: GroundMarks) -> pygame.Surface:
        if not self._is_marked(marks, area, key[1]):
            return self.kept.plain(key)
        mark = partial(marks.mark_ground, ground=self.ground, area=area, px=key[1])
        return self.kept.marked(key, marks.version, mark)

    def paint_roughly(self) -> pygame.Surface:
        """Return the rough picture of all of it, of which stand-ins are cut."""
        if self._rough is None:
            self._rough = self.ground.rough(_ROUGH)
        return self._rough

    def _stand_in(self, area: pygame.Rect, px: int) -> pygame.Surface:
        """Return a rough picture of a chunk that is not ready yet."""
        rough = self.paint_roughly()
        share = _ROUGH / px
        side = max(1, round(CHUNK * share))
        piece = pygame.Surface((side, side))
        piece.fill((26, 19, 14))
        piece.blit(rough, (round(-area.left * share), round(-area.top * share)))
        return pygame.transform.scale(piece, (CHUNK, CHUNK))


def _seen(camera: HexCamera) -> Iterator[tuple[int, int]]:
    """Yield columns and rows of the chunks in view."""
    left, top = camera.origin
    view = camera.rect
    for row in range((view.top - top) // CHUNK, (view.bottom - 1 - top) // CHUNK + 1):
        for column in range((view.left - left) // CHUNK, (view.right - 1 - left) // CHUNK + 1):
            yield column, row
