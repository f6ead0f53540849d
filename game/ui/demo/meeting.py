"""What a position needs that is shown for the first time, loaded before that: a single frame has no time for it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.app.demo.positions import read_begun, shown_match
from game.ui.games.game_ui import screen_for
from game.ui.scenes.by_name import load_ahead


def meeting(path: Path, theme: str, pages: Sequence[str]) -> Iterator[None]:
    """Load what a position needs before it is shown for the first time, a part each time: its file, the program for
    its game, its maps, and the pages that can be opened over it, all of which are kept."""
    with contextlib.suppress(ValueError):
        begun = read_begun(path)
        yield
        match = shown_match(begun)
        screen = screen_for(match, theme)
        yield
        screen.show(match.view(0).table)
        screen.show(None)
    for name in pages:
        yield
        load_ahead(name)
