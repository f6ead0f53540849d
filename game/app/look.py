"""What the window and the pictures in files have in common: colours, what seats are called, and typefaces."""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

TABLE = "#2b2018"
SLATE = "#1d232b"
SLATE_LIGHT = "#2c3540"
INK = "#f2ead8"
DIM_INK = "#b9ad97"
BRASS = "#c9a14a"
#: One per seat, from the first on.
SEAT_COLOURS = ("#3b7dd8", "#e39b2d", "#67d1bc", "#b383be", "#b64731")
SEAT_NAMES = ("Blue", "Amber", "Teal", "Plum", "Brick")

#: The package of each role's typeface, and its file in there.
_TYPEFACES = {
    "title": ("font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf"),
    "body": ("pygame_gui", "data/NotoSans-Regular.ttf"),
    "bold": ("pygame_gui", "data/NotoSans-Bold.ttf"),
    "italic": ("pygame_gui", "data/NotoSans-Italic.ttf"),
    "fixed": ("pygame_gui", "data/FiraCode-Regular.ttf"),
    "arabic": ("pygame_gui", "data/NotoSansArabic-Regular.ttf"),
    "georgian": ("pygame_gui", "data/NotoSansGeorgian-Regular.ttf"),
    "hebrew": ("pygame_gui", "data/NotoSansHebrew-Regular.ttf"),
    "japanese": ("pygame_gui", "data/NotoSansJP-Regular.otf"),
    "chinese": ("pygame_gui", "data/NotoSansSC-Regular.otf"),
    "korean": ("pygame_gui", "data/NotoSansKR-Regular.ttf"),
}


@lru_cache(maxsize=32)
def font_file(role: str) -> Path | None:
    """Return the file of a role's typeface, or None when its package is not installed."""
    package, inside = _TYPEFACES[role]
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return None
    path = Path(next(iter(spec.submodule_search_locations))) / inside
    return path if path.exists() else None
