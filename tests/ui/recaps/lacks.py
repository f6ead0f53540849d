"""What the sentence of an event lacks for a recap, which takes no words to pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.events import Event, row_of
from game.ui.games.counting import Fell, GameCounts, Hurt, Played
from game.ui.screens.game_screen import GameScreen, LogLine
from game.ui.screens.items import piece


def lacks(screen: GameScreen[Any], counts: GameCounts, table: Any, event: Event, line: LogLine) -> Iterator[str]:
    """Yield, in words, which parts a line of the log does not give."""

    def called(number: int) -> tuple[str, ...]:
        seen = screen.inspect(table, piece(number)) if number else None
        return (seen.title, seen.name, seen.face.name) if seen is not None else ()

    said, kind = line.parts, type(event).__name__
    doers = (*screen.names, *(called(line.about[0]) if line.about else ()))
    if not said.who and said.first.startswith(tuple(f"{name} " for name in doers)):
        yield f"{kind}: its sentence begins with whoever does it, but has no `who`: {line.text}"
    tell = row_of(counts.rows, event)
    for one in tell(event, table) if tell is not None else ():
        is_hurts = isinstance(one, Hurt) and (said.kind == "deal" or said.who in called(one.piece))
        if isinstance(one, Hurt) and one.amount and not is_hurts and said.who in ("", *called(one.dealer)):
            yield f"{kind}: a blow's `who` is what it hurts, or else its `kind` is deal: {line.text}"
        if isinstance(one, Fell) and not said.who:
            yield f"{kind}: a fall's `who` is what falls: {line.text}"
        if isinstance(one, Played) and said.who in screen.names and said.kind != "use":
            yield f"{kind}: of what a seat plays the `kind` is use: {line.text}"
