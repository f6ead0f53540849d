"""How far a simulation is, for a person at a terminal; nothing at all for programs that read along."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from game.app.simulation.running import Report


@contextlib.contextmanager
def shown_progress(title: str) -> Iterator[Report | None]:
    """Show a bar with the time that is left, on the error stream, while it is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, for"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    progress = Progress(*columns, console=Console(stderr=True), transient=True)
    progress.start()
    try:
        task = progress.add_task(title, total=None)
        yield lambda done, games: progress.update(task, completed=done, total=games)
    finally:
        # The terminal may have gone meanwhile.
        with contextlib.suppress(OSError):
            progress.stop()
