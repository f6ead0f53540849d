"""The pieces on a table of cards, units and whole cards: drawn in their order, picked, scrolled, and named when pointed
at."""

from __future__ import annotations

import math
from collections.abc import Collection, Hashable, Mapping, Sequence

import msgspec
import pygame
from msgspec.structs import replace

from game.ui.art.palette import BRASS, INK, OUTLINE
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.layout import Box, CardLayout, Point
from game.ui.boards.cards.lines_of_cards import MOST_TABS, cards_of, last_tab, with_attached
from game.ui.boards.cards.name_place import name_place
from game.ui.boards.cards.records import CardShown, Piece, UnitShown
from game.ui.boards.cards.room_kept import FreePlaces
from game.ui.boards.cards.rows import Rows, Spot, spots_of, unit_beside
from game.ui.boards.cards.tokens import FaceOf, Look, look_of, margin, token
from game.ui.boards.cards.whole_cards import CardLook, card_look, card_margin, figure_spots, whole_card
from game.ui.boards.shared.changes import around
from game.ui.boards.shared.marks import tag
from game.ui.boards.shared.name_tags import name_tag
from game.ui.boards.shared.plain_cards import BackOf, plain_back, plain_face
from game.ui.boards.shared.poses import AT_REST, Pose, posed

#: All that a piece of either sort shows.
AnyLook = Look | CardLook
#: Where a piece lies that is nowhere.
_NOWHERE = Spot(Box(0, 0, 0, 0), 0, 0)
#: Tokens drawn again in one frame; until theirs comes, units are stretched from their last size.
A_FRAME = 3


class _Placed(msgspec.Struct, frozen=True):
    """A finished picture: ``at`` from the table's corner, ``box`` to point at; ``zone`` clips it (0: nothing does)."""

    number: int
    picture: pygame.Surface
    at: tuple[int, int]
    box: pygame.Rect
    zone: int


class CardFigures:
    """Draws the pieces; ``units`` are all of them, those attached to others too. ``hovered`` is named; ``text_px`` is
    the size of labels. ``is_complete`` is False while some pieces are stretched from another size."""

    def __init__(self, layout: CardLayout, *, text_px: int = 15) -> None:
        self.layout = layout
        self.text_px = text_px
        self.face_of: FaceOf = plain_face
        self.back_of: BackOf = plain_back
        self.hovered: int | None = None
        self.selected: int | None = None
        self.is_complete = True
        #: Counts the pictures of what stands still: another number, another picture.
        self.version = 0
        self.units: dict[int, Piece] = {}
        #: Under which card an attached one lies.
        self._hosts: dict[int, CardShown] = {}
        self.spots: dict[int, Spot] = {}
        self.places = FreePlaces()
        self.rows: dict[int, Rows] = {}
        self._scrolled: dict[int, float] = {}
        self._at_rest: tuple[int, list[_Placed]] | None = None
        self._last: dict[int, tuple[tuple[AnyLook, tuple[int, int]], pygame.Surface]] = {}
        #: The label of the piece pointed at, and for which view.
        self._named: tuple[tuple[object, ...], tuple[pygame.Surface, pygame.Rect] | None] | None = None
        #: What frames go around, by piece, and for which view.
        self._framed: tuple[tuple[object, ...], dict[int, pygame.Rect | None]] = ((), {})

    def look_at(self, layout: CardLayout) -> None:
        """Show another table."""
        self.layout, self.rows = layout, {}
        self._stand()

    def set_faces(self, face_of: FaceOf, back_of: BackOf) -> None:
        """Use other faces and backs for the cards."""
        self.face_of, self.back_of = face_of, back_of
        self._at_rest, self._framed = None, ((), {})

    def show(self, pieces: Sequence[Piece]) -> None:
        """Draw these from now on."""
        now = with_attached(pieces)
        if now == self.units and not self.places.turn_begins:
            return
        self.units = now
        hosts = [piece for piece in pieces if isinstance(piece, CardShown)]
        self._hosts = {under.piece: host for host in hosts for under in host.attached}
        self._last = {number: last for number, last in self._last.items() if number in now}
        self.places.keep(pieces)
        self._stand()

    def _stand(self) -> None:
        pieces = [piece for number, piece in self.units.items() if number not in self._hosts]
        self.spots, self.rows = self._units_stand(pieces)
        self.spots |= cards_of(self.layout, self.places.rows(pieces))
        self._at_rest, self._named, self._framed = None, None, ((), {})

    def spots_for(self, pieces: Sequence[Piece]) -> dict[int, Spot]:
        """Return where these would stand and lie."""
        return self._units_stand(pieces)[0] | cards_of(self.layout, self.places.rows(pieces))

    def _units_stand(self, pieces: Sequence[Piece]) -> tuple[dict[int, Spot], dict[int, Rows]]:
        # Within a turn units become no larger: that would move others.
        widest = {} if self.places.turn_begins else {zone: rows.wide for zone, rows in self.rows.items()}
        return spots_of(self.layout, pieces, self._scrolled, self.places.ranks_of(pieces), widest)

    def more_under(self, number: int) -> int:
        """Return how many cards lie under the last tab of an attached card and are not seen."""
        host = self._hosts.get(number)
        is_last = host is not None and self.layout.painted is not None and number == last_tab(host)
        return len(host.attached) - MOST_TABS if host is not None and is_last else 0

    def stands_in_rows(self, number: int) -> bool:
        """Return whether it is a unit among others of its zone or row, which may be scrolled."""
        piece = self.units[number]
        return isinstance(piece, UnitShown) and not piece.capital

    # --- scrolling ---

    def scroll(self, zone: int, steps: int) -> bool:
        """Move the rows of a full zone: up with the wheel shows those above. False when the zone is not full."""
        rows = self.rows.get(zone)
        if rows is None or rows.over <= 0:
            return False
        was = min(rows.over, self._scrolled.get(zone, 0.0))
        self._scrolled[zone] = max(0.0, min(rows.over, was - steps * rows.pitch * 0.6))
        self._stand()
        return True

    def scrolled(self, zone: int) -> tuple[float, float]:
        """Return how far the rows of a zone have been moved up, and how far they can be, in table units."""
        rows = self.rows.get(zone)
        return (min(rows.over, self._scrolled.get(zone, 0.0)), rows.over) if rows is not None else (0.0, 0.0)

    def bring_into_view(self, number: int) -> None:
        """Scroll its zone so that a unit is seen whole."""
        spot, unit = self.spots.get(number), self.units.get(number)
        if spot is None or unit is None or self.rows.get(spot.zone) is None or not self.rows[spot.zone].over:
            return
        field, was = self.layout.field(spot.zone), self._scrolled.get(spot.zone, 0.0)
        above, below = field.y - spot.box.y, spot.box.bottom - field.bottom
        moved = was - above if above > 0 else was + max(0.0, below)
        if moved != was:
            self._scrolled[spot.zone] = moved
            self._stand()

    # --- picking ---

    def spot_rect(self, number: int, camera: CardCamera) -> pygame.Rect | None:
        """Return the screen rectangle of a unit's token."""
        spot = self.spots.get(number)
        if spot is None:
            return None
        (left, top), px = camera.at((spot.box.x, spot.box.y)), camera.square_px
        return pygame.Rect(left, top, round(spot.box.w * px), round(spot.box.h * px))

    def seen_rect(self, number: int, camera: CardCamera) -> pygame.Rect | None:
        """Return the seen part of a unit's token: a full zone shows only some of its rows. None when nothing is."""
        box, spot = self.spot_rect(number, camera), self.spots.get(number)
        if box is None or spot is None or not self.stands_in_rows(number):
            return box
        if spot.zone not in self.rows or not self.rows[spot.zone].over:
            return box
        seen = box.clip(self._window(spot.zone, camera))
        return seen if seen.height > box.height // 4 else None

    def frame_rect(self, number: int, camera: CardCamera) -> pygame.Rect | None:
        """Return what a frame around a piece goes around: what is seen of it, with figures that reach beyond a whole
        card, so that it hides none of them. Worked out once while nothing moves: notes and names ask of all pieces."""
        frame = self._frames((number,), camera)[0]
        return frame.copy() if frame is not None else None

    def _frames(self, numbers: Sequence[int], camera: CardCamera) -> list[pygame.Rect | None]:
        """Return the frames of pieces as they are kept: nobody changes them."""
        key = (camera.square_px, camera.origin, tuple(camera.rect))
        frames = self._framed[1] if self._framed[0] == key else {}
        self._framed = (key, frames)
        frames.update((number, self._frame(number, camera)) for number in numbers if number not in frames)
        return [frames[number] for number in numbers]

    def _frame(self, number: int, camera: CardCamera) -> pygame.Rect | None:
        box, piece = self.seen_rect(number, camera), self.units.get(number)
        look = self._look(piece) if box is not None and piece is not None else None
        return box.unionall(figure_spots(look, box)) if box is not None and isinstance(look, CardLook) else box

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self.units)

    def piece_at(self, pos: Point, camera: CardCamera) -> int | None:
        """Return the unit under a screen pixel: the one on top there, or the nearest right beside the pixel."""
        if not camera.rect.collidepoint(pos):
            return None
        place = camera.place_at(pos)
        found = [
            (spot.order, number)
            for number, spot in self.spots.items()
            if spot.box.holds(place) and (not self.stands_in_rows(number) or self.layout.field(spot.zone).holds(place))
        ]
        if found:
            return max(found)[1]
        standing = {number: spot for number, spot in self.spots.items() if isinstance(self.units[number], UnitShown)}
        return unit_beside(self.layout, standing, place)

    # --- drawing ---

    def prepare(self, px: int, *, whole: bool = False) -> None:
        """Draw some tokens that are still missing at a zoom; all of them with ``whole``."""
        if not self.is_complete:
            self._at_rest = None
        self._placed(px, whole=whole)

    def draw_at_rest(self, surface: pygame.Surface, camera: CardCamera, moving: Collection[int] = ()) -> None:
        """Draw all units that stand still, without those that are ``moving``."""
        resting = self._placed(camera.square_px)
        left, top = camera.origin
        clip = surface.get_clip()
        for zone in dict.fromkeys(placed.zone for placed in resting):
            if zone:
                surface.set_clip(self._window(zone, camera).clip(clip))
            surface.fblits([
                (one.picture, (left + one.at[0], top + one.at[1]))
                for one in resting
                if one.zone == zone and one.number not in moving
            ])  # fmt: skip
            surface.set_clip(clip)
        self._draw_more(surface, camera)

    def draw_moving(
        self,
        surface: pygame.Surface,
        camera: CardCamera,
        poses: Mapping[int, Pose],
        after: Mapping[int, Piece],
        after_spots: Mapping[int, Spot],
    ) -> None:
        """Draw the units that do not stand still. ``poses`` by piece: one whose pose says so looks as in ``after``; who
        is not on the table yet stands at its spot of ``after_spots``."""
        order = list(poses)
        if any(isinstance(piece, CardShown) for piece in (*self.units.values(), *after.values())):
            # A card that goes under another one is seen to do so.
            order.sort(key=lambda number: (after_spots.get(number) or self.spots.get(number) or _NOWHERE).order)
        for number in order:
            pose = poses[number]
            unit = self.units.get(number) or after.get(number)
            spot = self.spots.get(number) or after_spots.get(number)
            if unit is not None and spot is not None and pose.fade < 1:
                self._draw_one(surface, camera, after.get(number, unit) if pose.after else unit, spot, pose)

    @property
    def is_laid(self) -> bool:
        """Return whether all have been drawn since something changed."""
        return self._at_rest is not None

    def parts(
        self, camera: CardCamera, poses: Mapping[int, Pose], after: Mapping[int, Piece], after_spots: Mapping[int, Spot]
    ) -> dict[Hashable, pygame.Rect]:
        """Return units that move, and the one pointed at with its label, by what is seen of them, each with its place
        on the screen."""
        found: dict[Hashable, pygame.Rect] = {}
        for number, pose in poses.items():
            unit = self.units.get(number) or after.get(number)
            spot = self.spots.get(number) or after_spots.get(number)
            if unit is not None and spot is not None and pose.fade < 1:
                size = _size(spot, camera.square_px)
                # Turned in any way it reaches no farther than its corners; a card may have been laid on its side.
                reach = (math.hypot(*size) / 2 + 1.42 * (_rim(size) + 2)) * max(1.0, pose.scale)
                found["pose", number, pose] = around(self._middle(camera, spot, pose), reach)
        pointed = self.units.get(self.hovered) if self.hovered is not None and not poses else None
        if pointed is not None:
            (left, top), label = camera.origin, self._label(camera)
            for placed in self._placed(camera.square_px):
                if placed.number == self.hovered:
                    place = placed.picture.get_rect(topleft=(left + placed.at[0], top + placed.at[1]))
                    found["pointed", pointed] = place.union(placed.box.move(left, top).inflate(8, 8))
            if label is not None:
                found["label", pointed] = label[1]
        return found

    def _middle(self, camera: CardCamera, spot: Spot, pose: Pose) -> tuple[int, int]:
        """Return where the middle of a unit is now: a pose carries it from its spot."""
        x, y = spot.middle
        return camera.at((x + pose.dx, y + pose.dy - pose.lift))

    def draw_pointed(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Draw the unit that is pointed at over its neighbours, with its name."""
        if self.hovered is not None:
            self._raise(surface, camera, self.hovered, self._placed(camera.square_px))
            self.draw_label(surface, camera)

    def _raise(self, surface: pygame.Surface, camera: CardCamera, number: int, resting: Sequence[_Placed]) -> None:
        """Draw the unit that is pointed at over its neighbours, with a bright rim."""
        left, top = camera.origin
        for placed in resting:
            if placed.number == number:
                # Its figures may stick out of it: they lie over the rim.
                box = placed.box.move(left, top)
                pygame.draw.rect(surface, OUTLINE, box.inflate(6, 6), 4, border_radius=max(4, box.width // 13))
                pygame.draw.rect(surface, INK, box.inflate(4, 4), 2, border_radius=max(4, box.width // 14))
                surface.blit(placed.picture, (left + placed.at[0], top + placed.at[1]))

    def _draw_more(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Tell how many units of a full zone are out of sight above and below."""
        for zone, rows in self.rows.items():
            if not rows.over:
                continue
            field = self.layout.field(zone)
            boxes = [spot.box for spot in self.spots.values() if spot.zone == zone]
            above = sum(box.bottom - box.h * 0.3 < field.y for box in boxes)
            below = sum(box.bottom - box.h * 0.1 > field.bottom for box in boxes)
            head = self.layout.head(zone)
            x, y = camera.at((head.x + head.w * 0.2, head.middle[1]))
            for count, sign in ((above, "up"), (below, "down")):
                if count:
                    label = tag(f"{count}", sign, max(10, round(self.text_px * 0.86)), BRASS)
                    surface.blit(label, label.get_rect(midleft=(x, y)))
                    x += label.get_width() + 2

    def _window(self, zone: int, camera: CardCamera) -> pygame.Rect:
        """Return where the rows of a full zone are seen."""
        box = self.layout.field(zone)
        (left, top), (right, bottom) = camera.at((box.x, box.y)), camera.at((box.right, box.bottom))
        return pygame.Rect(left, top, right - left, bottom - top).inflate(4, 4)

    def _look(self, piece: Piece) -> AnyLook:
        face = self.face_of(piece.key, piece.name)
        if isinstance(piece, UnitShown):
            return look_of(piece, face)
        host = self._hosts.get(piece.piece)
        look = card_look(piece, face, turned=(host or piece).exhausted, under=host is not None)
        if self.layout.painted is not None:
            is_tab = host is not None
            return replace(look, leans=True, is_tab=is_tab, more=max(0, self.more_under(piece.piece)))
        return look

    def _picture(self, look: AnyLook, size: tuple[int, int]) -> pygame.Surface:
        return whole_card(look, size, self.back_of) if isinstance(look, CardLook) else token(look, size)

    def _draw_one(self, surface: pygame.Surface, camera: CardCamera, unit: Piece, spot: Spot, pose: Pose) -> None:
        look, size = self._look(unit), _size(spot, camera.square_px)
        if isinstance(look, CardLook) and not look.leans:
            # It may lie other than it did where it still is.
            size = (max(size), min(size)) if look.exhausted else (min(size), max(size))
        picture = self._picture(look, size)
        shown = picture if pose is AT_REST else posed(picture, pose)
        surface.blit(shown, shown.get_rect(center=self._middle(camera, spot, pose)))

    def picture_of(self, piece: int) -> pygame.Surface | None:
        """Return how a piece looks where it stands; None for one that was not drawn yet."""
        last = self._last.get(piece)
        return last[1] if last is not None else None

    def name_rect(self, camera: CardCamera) -> pygame.Rect | None:
        """Return where the piece under the pointer is named; None where none is."""
        label = self._label(camera)
        return label[1] if label is not None else None

    def draw_label(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Name the piece under the pointer, and what the figures on a unit's token are called."""
        label = self._label(camera)
        if label is not None:
            surface.blit(*label)

    def _label(self, camera: CardCamera) -> tuple[pygame.Surface, pygame.Rect] | None:
        """Return the name of the piece under the pointer, and where it stands; worked out once while nothing moves."""
        key = (self.hovered, self.text_px, camera.square_px, camera.origin, tuple(camera.rect))
        known = self._named
        if known is None or known[0] != key:
            known = self._named = (key, self._name_of_pointed(camera))
        return known[1]

    def _name_of_pointed(self, camera: CardCamera) -> tuple[pygame.Surface, pygame.Rect] | None:
        unit = self.units.get(self.hovered) if self.hovered is not None else None
        box = self.spot_rect(unit.piece, camera) if unit is not None else None
        if unit is None or box is None:
            return None
        if isinstance(unit, CardShown):
            return self._name_placed(camera, name_tag(unit.name, "", unit.seat, self.text_px), box)
        figures = (f"ATK {unit.atk:+d}", f"DMG {unit.dam}", f"DEF {unit.def_}") if unit.dam else ()
        words = " · ".join((unit.name, *figures))
        return self._name_placed(camera, name_tag(words, f"{unit.left}/{unit.hp}", unit.seat, self.text_px), box)

    def _name_placed(
        self, camera: CardCamera, label: pygame.Surface, box: pygame.Rect
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the label of the piece pointed at, where it hides least of the others and of the zones' headings."""
        rects = self._frames([number for number in self.spots if number != self.hovered], camera)
        heads = [self._head_rect(zone, camera) for zone in self.layout.zones]
        others = [rect for rect in rects if rect is not None]
        return label, name_place(label.get_size(), box, others, heads, camera.free)

    def _head_rect(self, zone: int, camera: CardCamera) -> pygame.Rect:
        head = self.layout.head(zone)
        (left, top), (right, bottom) = camera.at((head.x, head.y)), camera.at((head.right, head.bottom))
        return pygame.Rect(left, top, right - left, bottom - top)

    def _placed(self, px: int, *, whole: bool = False) -> list[_Placed]:
        """Return all units standing still, the lowest first; kept until something changes."""
        if self._at_rest is not None and self._at_rest[0] == px and (self.is_complete or not whole):
            return self._at_rest[1]
        self.is_complete = True
        room = len(self.units) if whole else A_FRAME
        found = []
        for number, spot in sorted(self.spots.items(), key=lambda entry: (entry[1].order, entry[0])):
            size = _size(spot, px)
            look = self._look(self.units[number])
            rim = card_margin(size) if isinstance(look, CardLook) else margin(size)
            last = self._last.get(number)
            if (last is None or last[0] != (look, size)) and room > 0:
                # A whole card takes as long as the others of a frame together.
                room -= A_FRAME if isinstance(look, CardLook) and not whole else 1
                last = self._last[number] = ((look, size), self._picture(look, size))
            if last is None or last[0] != (look, size):
                self.is_complete = False
            if last is None:
                continue
            full = (size[0] + 2 * rim, size[1] + 2 * rim)
            picture = last[1] if last[0][1] == size else pygame.transform.scale(last[1], full)
            corner = (round(spot.box.x * px), round(spot.box.y * px))
            over = self.rows[spot.zone].over if spot.zone in self.rows else 0.0
            clipped = spot.zone if over and self.stands_in_rows(number) else 0
            at = (corner[0] - rim, corner[1] - rim)
            found.append(_Placed(number, picture, at, pygame.Rect(corner, size), clipped))
        self._at_rest = (px, found)
        self.version += 1
        return found


def _size(spot: Spot, px: int) -> tuple[int, int]:
    """Return a token's rectangle in pixels."""
    return max(16, round(spot.box.w * px)), max(18, round(spot.box.h * px))


def _rim(size: tuple[int, int]) -> int:
    """Return the pixels around a piece of either sort in its picture, at most."""
    return max(card_margin(size), margin(size))
