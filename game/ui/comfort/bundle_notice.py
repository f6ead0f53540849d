"""The bundle that a key writes, wherever it is pressed: what of the window goes into it, and what is said of it."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.app.matches.match import Match
from game.app.records.bundle import parts_of, write_bundle
from game.ui.scenes.scene import Scene, Window

#: Lines of the log that are kept.
_LINES = 200


def written(app: Window) -> tuple[str, str]:
    """Write a bundle of what the window shows; return a title and a text about it, also where no disk takes it."""
    scenes = app.stack.scenes
    matches = [getattr(scene, "match", None) for scene in reversed(scenes)]
    match = next((found for found in matches if isinstance(found, Match)), None)
    width, height = app.size
    shown = f"{', '.join(type(scene).__name__ for scene in scenes)}; {width}x{height}, {pygame.display.get_driver()}"
    parts = parts_of(app.settings, match, shown, lambda: _log(scenes), lambda: _picture(app.display.screen))
    try:
        path, lines = write_bundle(parts)
    except OSError as error:
        where = f"{Path(error.filename).parent}: " if error.filename else ""
        return "No bundle was written", f"{where}{error.strerror or error}."
    listed = "\n".join(f"- {line}" for line in lines)
    warned = "\n\nWhoever has it sees the whole match, also what is hidden." if match is not None else ""
    return "A bundle was written", f"**{path}**\n\n{listed}{warned}"


def _log(scenes: list[Scene]) -> str:
    """Return the last lines of the log of the table that is open, as its seat sees them; "" where there is none."""
    tables = [found for scene in scenes if (found := getattr(scene, "following", None)) is not None]
    return "\n".join(line.text for line in tables[-1].log.lines[-_LINES:]) if tables else ""


def _picture(screen: pygame.Surface) -> bytes:
    held = io.BytesIO()
    pygame.image.save(screen, held, "screen.png")
    return held.getvalue()
