"""Which moment of a replay a line of its log is about."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.app.matches.event_queue import Batch
from game.app.records.replayed import ReplayedMatch
from game.core.views import batches_for
from game.ui.screens.game_screen import LogLine

#: Tells the lines of a batch, from the table before it, and the table after it.
Tell = Callable[[object, Batch], tuple[list[LogLine], object]]
#: About how many batches are looked through at first.
_BATCHES = 200


def moment_of_line(match: ReplayedMatch, seat: int, tell: Tell, back: int) -> int:
    """Return the moment after what a line describes, counted back from the latest line that the seat has read."""
    wanted = _BATCHES
    while True:
        first, table = match.course.stretch_before(match.number, wanted)
        places = list(line_places(match, seat, tell, first, table))
        if len(places) > back or first < 0:
            return places[-1 - back] if back < len(places) else 0
        wanted *= 2


def line_places(match: ReplayedMatch, seat: int, tell: Tell, first: int, table: object) -> Iterator[int]:
    """Yield for each line of the log, from an answer on, the moment after the answer that it describes."""
    seen = table if match.is_open else match.game.table_for(table, seat)
    for place in range(first, match.number):
        batches = match.course.happened(place)
        for batch in batches if match.is_open else batches_for(batches, seat):
            lines, seen = tell(seen, batch)
            yield from [place + 1] * len(lines)
