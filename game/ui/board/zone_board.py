"""A table of five zones on the screen: ground, heads, units, locations, the stack and what happens among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.ui.art.card_faces import FaceRecord
from game.ui.board.zone_camera import Cell, ZoneCamera
from game.ui.board.zone_figures import ZoneFigures
from game.ui.board.zone_ground import ZoneGround, bare_table
from game.ui.board.zone_layout import ZoneLayout, plain_layout
from game.ui.board.zone_overlays import ZoneOverlays
from game.ui.board.zone_plaques import ZonePlaques
from game.ui.board.zone_records import EntryShown, LocationShown, PileShown, Record, UnitShown, ZoneState
from game.ui.board.zone_stack import ZoneStack
from game.ui.board.zone_tokens import FaceOf, plain_face

Figures = tuple[Sequence[UnitShown], Sequence[LocationShown], Sequence[ZoneState], Sequence[EntryShown]]


class ZoneBoardView:
    """Draws a table of zones; ``theme`` is walnut or projector."""

    def __init__(self, layout: ZoneLayout | None = None, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.theme = theme
        self.layout = layout or plain_layout()
        self.cast: Callable[[Any], Figures] | None = None
        self.script: Callable[[Sequence[Any], Any, Any], Sequence[Record]] | None = None
        self.ground = ZoneGround(self.layout, theme=theme)
        self.camera = ZoneCamera(self.layout, pygame.Rect(0, 0, 1280, 720))
        self.overlays = ZoneOverlays(text_px=text_px)
        self.miniatures = ZoneFigures(self.layout, text_px=text_px)
        self.plaques = ZonePlaques(self.layout, text_px=text_px)
        self.stack = ZoneStack(self.layout)
        self.camera.scrolls = self._scroll

    def dress(self, face_of: Callable[[str], FaceRecord]) -> None:
        """What cards look like from now on: the face of a key."""

        def face(key: str, name: str) -> FaceRecord:
            return face_of(key) if key else plain_face(key, name)

        self._wear(face)

    def _wear(self, face_of: FaceOf) -> None:
        self.miniatures.face_of = self.plaques.face_of = self.stack.face_of = face_of

    def show(
        self,
        units: Sequence[UnitShown] | None,
        locations: Sequence[LocationShown] = (),
        zones: Sequence[ZoneState] = (),
        stack: Sequence[EntryShown] = (),
        piles: Sequence[PileShown] = (),
    ) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain."""
        self.miniatures.show(units or ())
        self.plaques.show(locations, zones, piles)
        self.stack.show(stack)

    def fit(self, rect: pygame.Rect) -> None:
        """Show the whole table in a part of the screen."""
        self.camera.look_through(rect)
        self.camera.fit()

    def cell_at(self, pos: tuple[float, float]) -> Cell | None:
        """The zone under a screen pixel."""
        return self.camera.cell_at(pos)

    def creature_at(self, pos: tuple[float, float]) -> int | None:
        """The unit under a screen pixel."""
        return self.miniatures.piece_at(pos, self.camera)

    def spot_of_unit(self, number: int) -> pygame.Rect | None:
        """The screen rectangle of a unit's token."""
        return self.miniatures.spot_rect(number, self.camera)

    def _scroll(self, pos: tuple[float, float], steps: int) -> bool:
        cell = self.camera.cell_at(pos)
        return cell is not None and self.miniatures.scroll(cell[0], steps)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, *, whole: bool = False) -> None:
        """Draw the table in a part of the screen, and cover all of it."""
        self.camera.look_through(rect)
        clip = surface.get_clip()
        surface.set_clip(rect)
        picture, origin = self.ground.picture(self.camera.square_px), self.camera.origin
        if not picture.get_rect(topleft=origin).contains(rect):
            surface.fill(bare_table(self.theme), rect)
        surface.blit(picture, origin)
        self.plaques.draw(surface, self.camera)
        self.overlays.draw_under(surface, self.camera, self.spot_of_unit)
        self.miniatures.draw(surface, self.camera, {}, {}, {}, whole=whole)
        self.stack.draw(surface, self.camera)
        self.stack.draw_arrows(surface, self.camera, self.spot_of_unit)
        self.overlays.draw(surface, self.camera, self.spot_of_unit)
        self.miniatures.draw_label(surface, self.camera)
        surface.set_clip(clip)
