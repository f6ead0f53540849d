"""What the motions of a batch on a table of zones are made from: what stands before and after, where units have got to
by now, and when each record may begin.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

import msgspec
import pygame

from game.ui.boards.cards.layout import CardLayout
from game.ui.boards.cards.records import CardShown, EntryShown, Piece
from game.ui.boards.cards.rows import Spot
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.motion import Stage


class BoardSnapshot(msgspec.Struct, frozen=True):
    """What stands at one moment: units, their spots, and the stack."""

    units: Mapping[int, Piece] = {}
    spots: Mapping[int, Spot] = {}
    entries: tuple[EntryShown, ...] = ()


class MotionContext:
    """What motions of a batch are made from, and when each begins. ``clock`` is the time, in seconds from the batch's
    beginning, from which the next record plays; ``entry_place`` tells where an effect of the stack lies on the screen.
    ``blow`` is the way of the last attack, and ``aim`` where it went."""

    def __init__(
        self,
        before: BoardSnapshot,
        after: BoardSnapshot,
        layout: CardLayout,
        stage: Stage,
        entry_place: Callable[[int], Point | None],
        chance: Random,
    ) -> None:
        self.before, self.after, self.layout = before, after, layout
        self.stage, self.chance, self.entry_place = stage, chance, entry_place
        self.clock = 0.0
        self.busy: dict[int, float] = {}
        self.entries = {entry.number: entry for entry in (*before.entries, *after.entries)}
        self.removed: set[int] = set()
        self.turned: set[int] = set()
        self.blow: Point = (0.0, 1.0)
        self.aim: Point | None = None
        self._at: dict[int, Point] = {number: spot.middle for number, spot in before.spots.items()}
        self._wide: dict[int, float] = {number: measure(spot) for number, spot in before.spots.items()}

    def unit(self, piece: int) -> Piece | None:
        return self.before.units.get(piece) or self.after.units.get(piece)

    def spot(self, piece: int) -> Point | None:
        """Return where the middle of a unit is by now in the batch; None without such a unit."""
        found = self._at.get(piece)
        if found is None and piece in self.after.spots:
            found = self.after.spots[piece].middle
        return found

    def text_anchor(self, piece: int) -> Point:
        """Return where words over a unit begin to rise."""
        x, y = self.spot(piece) or (0.0, 0.0)
        return x, y - 0.2

    def ready(self, piece: int) -> float:
        """Return when a unit has finished what it did before in this batch."""
        return max(self.clock, self.busy.get(piece, 0.0))

    def waited(self) -> float:
        """Return when everything so far is over; the next record waits for it."""
        self.clock = max([self.clock, *self.busy.values()])
        return self.clock

    def shift(self, piece: int, zone: int) -> tuple[Point, Point, float] | None:
        """Send a unit to a zone: from where, to where, and how much larger it is there."""
        start = self.spot(piece)
        if start is None:
            return None
        end_spot = self.after.spots.get(piece)
        grown = 1.0
        if end_spot is not None and end_spot.zone == zone:
            end = end_spot.middle
            grown = measure(end_spot) / self._wide.get(piece, measure(end_spot))
            self._wide[piece] = measure(end_spot)
        else:
            end = self.layout.field(zone).middle if zone in self.layout.spaces else start
        self._at[piece] = end
        return start, end, grown

    def go(self, piece: int) -> tuple[Point, Point, float] | None:
        """Send a card to where it lies afterwards: from where, to where, and how much larger it is there."""
        start, spot = self.spot(piece), self.after.spots.get(piece)
        if start is None or spot is None:
            return None
        grown = measure(spot) / self._wide.get(piece, measure(spot))
        self._at[piece], self._wide[piece] = spot.middle, measure(spot)
        return start, spot.middle, grown

    def host(self, piece: int) -> int:
        """Return the number of the card under which a card lies afterwards; 0 for none."""
        hosts = (one for one in self.after.units.values() if isinstance(one, CardShown))
        return next((one.piece for one in hosts if any(under.piece == piece for under in one.attached)), 0)

    def width(self, piece: int) -> Callable[[], float]:
        """Return how wide a card lies on the screen, in pixels."""
        wide = self._wide.get(piece)
        if wide is None:
            spot = self.after.spots.get(piece)
            wide = measure(spot) if spot is not None else 1.0
        return lambda: wide * self.stage.camera.square_px

    def left_over(self) -> Iterator[tuple[int, Point, Point, float]]:
        """Yield the units that end elsewhere than the records have brought them."""
        for piece, start in self._at.items():
            spot = self.after.spots.get(piece)
            if spot is not None and piece in self.before.spots and piece not in self.removed:
                grown = measure(spot) / self._wide.get(piece, measure(spot))
                if abs(spot.middle[0] - start[0]) + abs(spot.middle[1] - start[1]) > 0.02 or abs(grown - 1) > 0.01:
                    yield piece, start, spot.middle, grown

    def place(self, name: str, seat: int) -> Callable[[], Point]:
        """Return the screen pixel of a place, asked for in each frame: the table's piles, or the screen's places."""
        area = self.layout.by_name.get(name)
        # A hand is on the screen beside the table, where its cards can be seen.
        box = area.box if area is not None else self.layout.place(name, seat) if name != "hand" else None
        if box is not None:
            middle = box.middle
            return lambda: self.stage.camera.at(middle)
        return lambda: self.stage.spot(name, seat)

    def on_table(self, spot: Point) -> Callable[[], Point]:
        """Return the screen pixel of a place of the table."""
        return lambda: self.stage.camera.at(spot)

    def picture(self, key: str, deck: str = "") -> Callable[[int], pygame.Surface]:
        """Return a card on its way."""
        return lambda width: self.stage.card_picture(key, deck, width)


def measure(spot: Spot) -> float:
    """Return the shorter side of what stands at a spot: a card has it however it lies."""
    return min(spot.box.w, spot.box.h)
