"""An album: the drawings of one chapter, by name."""

from __future__ import annotations

from collections.abc import Callable

from drawing.pen import sheet


class Album(dict[str, str]):
    """SVG files by name. ``album.draws(name)`` takes a function that returns the parts of a drawing."""

    def draws(
        self, name: str, *, size: tuple[int, int] = (200, 200), focus: str = "", scenes: str = "", accents: str = ""
    ) -> Callable[[Callable[[], list[str]]], Callable[[], list[str]]]:
        """Draw the parts at once and keep the sheet."""

        def keep(draw: Callable[[], list[str]]) -> Callable[[], list[str]]:
            self[name] = sheet(draw(), size=size, focus=focus, scenes=scenes, accents=accents)
            return draw

        return keep
