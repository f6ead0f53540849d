"""Files of puzzles: written positions, and maps on which one is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from game.app.files import folders
from game.app.files.wording import DECODING
from game.app.maps.library import PUZZLES
from game.app.puzzles.drawn import drawn_puzzle
from game.app.puzzles.puzzle import Puzzle, puzzle_from
from game.app.records.positions import DocumentError, read_document

#: Endings of files that hold a puzzle.
ENDINGS = (".json", ".tmx")
_LAST = 1 << 20


def read_puzzle(path: Path) -> Puzzle:
    """Return the puzzle of a file. Raises ValueError with one sentence that names file and place."""
    try:
        document = None if path.suffix == ".tmx" else read_document(path)
    except DocumentError as error:
        raise ValueError(str(error)) from error
    try:
        return drawn_puzzle(path) if document is None else puzzle_from(document, path)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def puzzle_files(game: str) -> Iterator[Path]:
    """Yield the files of a game's puzzles in their order, those that come with the program first. Never raises."""
    yield from _in_order(folders.shipped_maps(game))
    yield from own_files(game)


def own_files(game: str) -> Iterator[Path]:
    """Yield the files of a game's puzzles that are the player's own. Never raises."""
    yield from _in_order(folders.user_maps(game))


def _in_order(maps: Path) -> list[Path]:
    found = (path for path in (maps / PUZZLES).glob("*") if path.suffix in ENDINGS)
    return sorted(found, key=lambda path: (_order(path), path.name))


def _order(path: Path) -> int:
    """Return the place that a file says; it is not read any further. Drawn ones come last."""
    if path.suffix == ".tmx":
        return _LAST
    try:
        order = msgspec.json.decode(path.read_bytes()).get("order", 0)
    except (OSError, AttributeError, *DECODING):
        return 0
    return order if isinstance(order, int) else 0


def list_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game in their order; one that cannot be read is left out. Never raises."""
    return readable(puzzle_files(game))


def readable(files: Iterable[Path]) -> tuple[Puzzle, ...]:
    """Return the puzzles of some files; one that cannot be read is left out. Never raises."""
    found = []
    for path in files:
        try:
            found.append(read_puzzle(path))
        except ValueError:
            continue
    return tuple(found)
