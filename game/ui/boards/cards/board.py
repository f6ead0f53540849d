"""A table of cards on the screen: ground, areas, tokens and whole cards, piles, the stack, and what happens there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

import msgspec
import pygame

from game.geometry.squares import Cell
from game.ui.art.card_faces import FaceRecord, fitting_card
from game.ui.boards.cards import records as r
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.figures import CardFigures
from game.ui.boards.cards.floor import CardFloor
from game.ui.boards.cards.ground import CardGround
from game.ui.boards.cards.layout import Area, CardLayout
from game.ui.boards.cards.lines_of_cards import with_attached
from game.ui.boards.cards.motion_context import BoardSnapshot
from game.ui.boards.cards.moving import SETTLES, Settling
from game.ui.boards.cards.overlays import CardOverlays
from game.ui.boards.cards.places import Held, Room
from game.ui.boards.cards.plaques import CardPlaques
from game.ui.boards.cards.portraits import little_card
from game.ui.boards.cards.room_kept import RoomKept, held_by
from game.ui.boards.cards.stack import CardStack
from game.ui.boards.cards.timeline import CardTimeline
from game.ui.boards.cards.tokens import FaceOf
from game.ui.boards.shared.board import SharedBoard
from game.ui.boards.shared.plain_cards import BackOf, plain_back, plain_face, plain_title
from game.ui.boards.shared.poses import Pose
from game.ui.boards.shared.words_kept import words_of


class TableShown(msgspec.Struct, frozen=True):
    """All that lies on a table of cards."""

    units: tuple[r.Piece, ...] = ()
    locations: tuple[r.LocationShown, ...] = ()
    zones: tuple[r.ZoneState, ...] = ()
    stack: tuple[r.EntryShown, ...] = ()
    piles: tuple[r.PileShown, ...] = ()
    gauges: tuple[r.GaugeShown, ...] = ()


class CardBoardView(SharedBoard[TableShown, CardCamera]):
    """Draws a table of cards; ``theme`` is walnut or projector.

    ``camera``, ``overlays``, ``miniatures`` (the units) and ``timeline`` are open to the scene. A game's screen sets
    what lies there with ``show`` and plays what happens with ``play_records``."""

    camera: CardCamera
    timeline: CardTimeline
    overlays: CardOverlays
    miniatures: CardFigures
    apart: UnitsApart
    #: Whether panels stand nearly always where they come and go, so that rows keep clear of them.
    _keeps_clear = False

    def __init__(self, layout: CardLayout, *, theme: str = "walnut", text_px: int = 15) -> None:
        self.theme = theme
        #: The table as its map has it, and as it lies there.
        self.painted = self.layout = layout
        self._kept = RoomKept(layout)
        self.settling = Settling()
        self.camera = CardCamera(self.layout, pygame.Rect(0, 0, 1280, 720))
        self.overlays = CardOverlays(text_px=text_px)
        self.miniatures = CardFigures(self.layout, text_px=text_px)
        self.plaques = CardPlaques(self.layout)
        self.stack = CardStack(self.layout)
        self.floor = CardFloor(CardGround(self.layout, theme=theme), self.plaques, self.overlays)
        self.timeline = CardTimeline(self.camera, self._card_picture)
        self.timeline.stage.text_px = text_px
        self.camera.scrolls = self._scroll
        self._face_of: FaceOf = plain_face
        self._back_of: BackOf = plain_back
        self._shown = TableShown()
        #: Whether whole cards lie on the table, and not only tokens.
        self._lays_cards = False
        #: A game says to what else its board can be turned, and which cards lie on it beside pieces.
        self.apart = UnitsApart(self)

    # --- what lies there ---

    def set_faces(self, face_of: Callable[[str], FaceRecord], back_of: BackOf = plain_back) -> None:
        """Set what cards look like: the face of a key, and the back of a deck."""
        self._face_of = lambda key, name: face_of(key) if key else plain_face(key, name)
        self.miniatures.set_faces(self._face_of, back_of)
        self._back_of = back_of
        self.plaques.set_faces(self._face_of, back_of)
        self.stack.face_of = self._face_of

    def _card_picture(self, key: str, deck: str, width: int) -> pygame.Surface:
        """Return a face as cards have it on this table, or a back for a card that is not known."""
        if not key:
            return self._back_of(deck, width)
        face = self._face_of(key, plain_title(key))
        return fitting_card(face, width) if self._lays_cards else little_card(face, width)

    def show(
        self,
        units: Sequence[r.Piece] | None,
        locations: Sequence[r.LocationShown] = (),
        zones: Sequence[r.ZoneState] = (),
        stack: Sequence[r.EntryShown] = (),
        piles: Sequence[r.PileShown] = (),
        gauges: Sequence[r.GaugeShown] = (),
    ) -> None:
        """Show these from now on; None: hold nothing, as behind the curtain."""
        rest = (tuple(locations), tuple(zones), tuple(stack), tuple(piles), tuple(gauges))
        self._show(TableShown(tuple(units), *rest) if units is not None else None)

    def _is_beginning(self, shown: TableShown) -> bool:
        return shown == self._shown

    def _clear(self) -> None:
        self.miniatures.hovered = self.miniatures.selected = self.stack.hovered = None
        self._lay(TableShown())

    def _lay(self, shown: TableShown) -> None:
        self._shown = shown
        self._share(self._kept.at_rest, shown)
        self._lays_cards = any(isinstance(piece, r.CardShown) for piece in shown.units)
        self.miniatures.show(shown.units)
        self.plaques.taken = {piece.area for piece in shown.units if isinstance(piece, r.CardShown)}
        self.plaques.show(shown.locations, shown.zones, shown.piles, shown.gauges)
        self.stack.show(shown.stack)

    def show_layout(self, layout: CardLayout) -> None:
        """Show another table."""
        self.finish()
        self.painted, self._kept = layout, RoomKept(layout)
        if layout.shares:
            layout = self._kept.at_rest(self._room, self._held(self._shown))
        self._take(layout)

    # --- how rows share the room ---

    def begin_turn(self) -> None:
        """Let rows have what they need when the table is shown next: within a turn they only give way."""
        self._kept.begin_turn()
        self.miniatures.places.begin_turn()

    def fit(self, rect: pygame.Rect, free: pygame.Rect | None = None) -> None:
        """Show the whole table in the ``free`` part (None: all) of a part of the screen, filled where it is shared."""
        self.camera.look_through(rect, free if free is not None else rect)
        if self.painted.shares:
            self._take(self._kept.at_rest(self._room, self._held(self._shown)))
        self.camera.fit()

    @property
    def _room(self) -> Room:
        rect, free = self.camera.rect, self.camera.free
        scale = min(rect.width / 1280, rect.height / 720)
        return Room(free.width, free.height, scale, self.camera.column, self._keeps_clear)

    def _held(self, shown: TableShown) -> dict[str, Held]:
        return held_by(self.painted, shown.units, shown.locations, shown.gauges)

    def _share(self, lay: Callable[[Room, Mapping[str, Held]], CardLayout], shown: TableShown) -> None:
        """Take the layout for what lies there, or comes, and let pieces go softly to where they lie in it."""
        if self.painted.shares:
            self._take_softly(lay(self._room, self._held(shown)))

    def _take_softly(self, layout: CardLayout) -> None:
        if layout == self.layout:
            return
        spots, is_new = dict(self.miniatures.spots), layout.painted is not self.layout.painted
        self._take(layout)
        if spots and not is_new and self.timeline.speed > 0 and not self.timeline.reduced:
            self.settling.begin(spots, self.miniatures.spots)

    def _take(self, layout: CardLayout) -> None:
        was, saw_all = self.layout, self.camera.sees_all
        if layout == was:
            return
        self.layout = layout
        self.miniatures.look_at(layout)
        self.plaques.look_at(layout)
        self.stack.layout = layout
        ground = CardGround(layout, theme=self.theme)
        if was.painted is not None and was.painted is layout.painted:
            self.floor.change(ground)
        else:
            self.floor = CardFloor(ground, self.plaques, self.overlays)
        self.camera.look_at(layout)
        if saw_all and (was.wide, was.high) != (layout.wide, layout.high):
            self.camera.fit()

    def update(self, seconds: float) -> None:
        self.settling.update(seconds * max(1.0, self.timeline.speed))
        super().update(seconds)

    def finish(self) -> None:
        """Jump to the end of the batch that plays, and to where pieces lie."""
        super().finish()
        self.settling.update(SETTLES)

    @property
    def is_at_rest(self) -> bool:
        return super().is_at_rest and not self.settling.is_going_on

    def poses(self) -> dict[int, Pose]:
        found = self.timeline.poses()
        for number, pose in self.settling.poses().items():
            found[number] = found[number].with_other(pose) if number in found else pose
        return found

    # --- what happens ---

    def play_records(
        self,
        records: Sequence[r.Record],
        units: Sequence[r.Piece],
        locations: Sequence[r.LocationShown] = (),
        zones: Sequence[r.ZoneState] = (),
        stack: Sequence[r.EntryShown] = (),
        piles: Sequence[r.PileShown] = (),
        gauges: Sequence[r.GaugeShown] = (),
    ) -> bool:
        """Play records from what lies there to this, shown when it is over. False when there was nothing to watch."""
        self.finish()
        rest = (tuple(locations), tuple(zones), tuple(stack), tuple(piles), tuple(gauges))
        after = TableShown(tuple(units), *rest)
        self._share(self._kept.while_playing, after)
        for record in reversed(records):
            for piece in reversed(r.pieces_in(record)):
                self.miniatures.bring_into_view(piece)
        spots = self.miniatures.spots_for(units)
        end = BoardSnapshot(with_attached(units), spots, tuple(stack))
        start = BoardSnapshot(dict(self.miniatures.units), dict(self.miniatures.spots), self.stack.entries)
        return self._play(after, lambda: self.timeline.play_scene(records, start, end, self._entry_place))

    def _entry_place(self, number: int) -> tuple[float, float] | None:
        """Return where an effect of the stack lies on the screen."""
        place = self.spot_of_entry(number)
        return place.center if place is not None else None

    def indicate(self, by: Sequence[int], at: Sequence[int | Cell], way: Sequence[Cell]) -> None:
        """Mark who acts, and pieces or spaces that are aimed at, or the way of a move."""
        pieces = [one for one in (*by, *at) if isinstance(one, int)]
        for number in reversed(pieces):
            self.miniatures.bring_into_view(number)
        self.overlays.show_selection(by[0] if by else None)
        self.overlays.show_joining(by[1:])
        self.overlays.show_targets(at)
        self.overlays.show_path([cell[0] for cell in way])
        spaces = [one[0] for one in (*at, *way[-1:]) if not isinstance(one, int)]
        spaces += [spot.zone for number in pieces if (spot := self.miniatures.spots.get(number)) is not None]
        self.camera.follow([((space, 0), 1) for space in spaces if space in self.layout.spaces])

    # --- what lies where on the screen ---

    def entry_at(self, pos: tuple[float, float]) -> int | None:
        """Return the number of the effect on the stack whose card is under a screen pixel."""
        return self.stack.entry_at(pos, self.camera)

    def location_at(self, pos: tuple[float, float]) -> r.LocationShown | None:
        return self.plaques.location_at(self.camera.place_at(pos)) if self.camera.rect.collidepoint(pos) else None

    def area_at(self, pos: tuple[float, float]) -> Area | None:
        """Return the area under a screen pixel, such as a pile, though under an empty stack; None beside all."""
        place = self.camera.place_at(pos)
        inside = self.camera.rect.collidepoint(pos)
        found = [area for area in self.layout.areas if inside and area.box.holds(place)]
        return min(found, key=lambda area: area.box.w * area.box.h, default=None)

    def spot_of_unit(self, number: int) -> pygame.Rect | None:
        return self.miniatures.spot_rect(number, self.camera)

    def _seen_spot(self, number: int) -> pygame.Rect | None:
        """Return the part of a unit's token that a full zone shows; None when it is scrolled away."""
        return self.miniatures.seen_rect(number, self.camera)

    def frame_of_unit(self, number: int) -> pygame.Rect | None:
        """Return what a frame around a unit goes around: its figures, too, where they reach beyond its card."""
        return self.miniatures.frame_rect(number, self.camera)

    def word_rects(self) -> list[pygame.Rect]:
        """Return where the words on the cards are, which no arrow crosses."""
        frames = map(self.frame_of_unit, self.miniatures.numbers)
        return [place for frame in frames if frame is not None for place in words_of(frame)]

    def spot_of_entry(self, number: int) -> pygame.Rect | None:
        """Return the screen rectangle of a card of the stack."""
        return self.stack.places(self.camera).get(number)

    def _scroll(self, pos: tuple[float, float], steps: int) -> bool:
        cell = self.camera.cell_at(pos)
        return cell is not None and not self.timeline.is_playing and self.miniatures.scroll(cell[0], steps)

    def _fixed(self) -> Hashable:
        if not self.miniatures.is_laid:
            return None
        entries = self.timeline.entries() if self.timeline.is_playing else self._shown.stack
        marks = (self.overlays.version, self.overlays.text_px)
        floor = (id(self.floor), self.floor.version, self.settling.share)
        return (floor, self.plaques.version, self.miniatures.version, marks, entries, self.stack.hovered)

    def _parts(self, poses: Mapping[int, Pose]) -> Mapping[Hashable, pygame.Rect]:
        marks, end = self.overlays.parts(self.camera, self.frame_of_unit, self.spot_of_entry), self.timeline.end
        return {**marks, **self.miniatures.parts(self.camera, poses, end.units, end.spots)}

    def paint_ahead(self) -> None:
        self.floor.ground.picture(self.camera.square_px)

    def _draw(self, surface: pygame.Surface, *, whole: bool) -> None:
        playing, poses = self.timeline.is_playing, self.poses()
        self.floor.fading = 1 - self.settling.share
        self.stack.entries = self.timeline.entries() if playing else self._shown.stack
        self.miniatures.prepare(self.camera.square_px, whole=whole)
        moving = frozenset(poses)

        def lay(target: pygame.Surface, flat: CardCamera) -> None:
            self.miniatures.draw_at_rest(target, flat, moving)
            if self.layout.painted is not None:
                self.plaques.draw_gauges(target, flat)
            if not playing:
                self.stack.draw(target, flat)

        stack = self.stack.entries if not playing else None
        self.floor.draw(surface, self.camera, (self.miniatures.version, moving, stack), lay)
        if playing or poses:
            self.miniatures.draw_moving(surface, self.camera, poses, self.timeline.end.units, self.timeline.end.spots)
        if playing:
            self.stack.draw(surface, self.camera)
        else:
            self.stack.draw_arrows(surface, self.camera, self._seen_spot, self.miniatures.version)
        self.overlays.draw(surface, self.camera, self.frame_of_unit, self.spot_of_entry, self.word_rects)
        if not poses:
            self.miniatures.draw_pointed(surface, self.camera)
        self.overlays.draw_outcomes(surface, self.camera, self.frame_of_unit)


class UnitsApart:
    """Where each of the units that share a zone stands."""

    def __init__(self, view: CardBoardView) -> None:
        self._view = view

    def spot_of(self, piece: int) -> pygame.Rect | None:
        """Return the screen rectangle of a unit's token."""
        return self._view.spot_of_unit(piece)

    def frame_of(self, piece: int) -> pygame.Rect | None:
        """Return the screen rectangle that a frame around a unit goes around."""
        return self._view.frame_of_unit(piece)

    def open_frames(self) -> list[pygame.Rect]:
        """Return those of all units, and of the cards that lie face up."""
        pieces = self._view.miniatures.units.items()
        frames = (self.frame_of(number) for number, one in pieces if not getattr(one, "face_down", False))
        return [frame for frame in frames if frame is not None]

    def foretold(self) -> list[pygame.Rect]:
        """Return those of the cards on which it is told what would become of them."""
        frames = (self.frame_of(one.piece) for one in self._view.overlays.outcomes)
        return [frame for frame in frames if frame is not None]
