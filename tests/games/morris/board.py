"""The board of Nine Men's Morris in the window: lines on wood, men that drop in, slide and fall."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.events import Event
from game.ui.boards.shared.creature_motions import DropIn, Fading, Fall, Slide
from game.ui.boards.shared.motion import Motion
from game.ui.boards.squares.board import SquareBoardView
from game.ui.boards.squares.records import FigureShown, GroundShown
from tests.games.morris.state import MILLS, POINTS, ManMoved, ManPlaced, ManTaken, Table, name_of, seat_of

SIDE = 7
GROUND = GroundShown(
    SIDE,
    SIDE,
    colour=(112, 78, 48),
    lines=tuple((POINTS[mill[0]], POINTS[mill[2]]) for mill in MILLS),
    closed=frozenset((x, y) for x in range(SIDE) for y in range(SIDE)),
    column_names=tuple("abcdefg"),
    row_names=tuple("7654321"),
)


class MorrisBoard(SquareBoardView):
    """A board of squares that is given tables and batches of events."""

    def __init__(self, *, theme: str) -> None:
        super().__init__(GROUND, theme=theme)

    def show_table(self, table: Table) -> None:
        self.show(men_shown(table))

    def forget(self) -> None:
        self.show(None)

    def play(self, batch: Sequence[Event], before: Table, after: Table) -> bool:
        self.finish()
        self.show_table(before)
        spaces = [(POINTS[event.point], 1) for event in batch if isinstance(event, ManPlaced | ManMoved | ManTaken)]
        return self.play_motions(
            [motion for event in batch for motion in _motions(event)],
            lambda: [motion for event in batch for motion in _fades(event)],
            lambda: spaces,
            men_shown(after),
        )


def men_shown(table: Table) -> list[FigureShown]:
    """Return the men as the board shows them."""
    return [
        FigureShown(man, f"man_{seat_of(man)}", f"Man on {name_of(point)}", seat_of(man), POINTS[point])
        for point, man in enumerate(table.points)
        if man
    ]


def _motions(event: Event) -> Iterator[Motion]:
    match event:
        case ManPlaced(_, man, point):
            yield DropIn(man, (POINTS[point][0] + 0.5, POINTS[point][1] + 0.5), 1)
        case ManMoved(_, man, start, point):
            yield Slide(man, (POINTS[start], POINTS[point]))
        case ManTaken(_, man, _):
            yield Fall(man)


def _fades(event: Event) -> Iterator[Motion]:
    """Yield the fades of whoever comes, goes or changes place where motion is reduced."""
    match event:
        case ManPlaced(_, man, point):
            yield Fading(man, None, POINTS[point])
        case ManMoved(_, man, start, point):
            yield Fading(man, POINTS[start], POINTS[point])
        case ManTaken(_, man, point):
            yield Fading(man, POINTS[point], None)
