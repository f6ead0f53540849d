"""Reading maps drawn in Tiled: from a file to a board, with all that is wrong with it. Each map is kept until a file
of it changes."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Lock

import msgspec

from game.app import folders
from game.app.games.arena.battlefield import battlefield_of, grounds_of
from game.app.games.arena.tops import TopTile, tops_of
from game.app.games.factions.table_map import TableMap, table_of
from game.app.games.skirmish.board_map import BOARD_CLASSES
from game.app.maps.picture import MapPicture, origin_of, picture_of
from game.app.maps.words import ARENA_BATTLEFIELD, FACTIONS_TABLE, LANGUAGE, MODE
from game.geometry.hexes import Hex
from game.rules.arena.board import Board as Battlefield
from game.rules.skirmish.board import Board, BoardTile
from game.tiled.cells import Cell
from game.tiled.changes import Mark, are_settled, are_unchanged, noting, stamp_of
from game.tiled.limits import tallying
from game.tiled.plain_xml import read_squares
from game.tiled.problems import Findings, Problem, article, expected
from game.tiled.reading import read_source
from game.tiled.shapes import middle
from game.tiled.source import Source


class MapFile(msgspec.Struct, frozen=True):
    """A map that was read. It has a ``board`` or a ``tile`` of Skirmish, a ``battlefield`` of Arena, or a
    ``table_map`` of Factions, if its class says so and nothing is wrong that would keep it from being played on; a
    ``picture`` if it can be drawn at all."""

    path: Path
    title: str
    board: Board | None = None
    tile: BoardTile | None = None
    problems: tuple[Problem, ...] = ()
    picture: MapPicture | None = None
    author: str = ""
    about: str = ""
    battlefield: Battlefield | None = None
    #: Of a battlefield: what each space is made of, "sand", "grass", "rock" or "water", for the eye only.
    grounds: dict[Hex, str] = {}
    #: Of a battlefield: tiles of the map's own on each space, for the eye only.
    tops: dict[Hex, tuple[TopTile, ...]] = {}
    #: A table of Factions.
    table_map: TableMap | None = None
    #: The middle of each object in pixels of the picture, by its layer's name and its own title.
    places: dict[tuple[str, str], tuple[float, float]] = {}
    #: Another number when any of the files that it was read from has changed.
    stamp: int = 0

    @property
    def errors(self) -> tuple[Problem, ...]:
        """The problems that keep it from being played on."""
        return tuple(problem for problem in self.problems if problem.severity == "error")


class _Kept(msgspec.Struct, frozen=True):
    """A map as it was read, and the marks of all files that it was read from."""

    marks: dict[Path, Mark]
    found: MapFile


#: Maps that were read, by their paths and the player's folder, the oldest first. Pages list all maps when they open.
_kept: dict[tuple[Path, Path], _Kept] = {}
#: So many of them are kept.
_MOST_KEPT = 64
#: Maps are read ahead on a thread of its own.
_keeping = Lock()
#: One map is read at a time: two threads that want the same one read it once.
_reading = Lock()


def read_map(path: Path | str) -> MapFile:
    """A map file with its board and all that is wrong with it. Never raises, and loads no picture.

    It is read again only when one of its files has changed."""
    return read_with_marks(Path(path))[0]


def read_with_marks(path: Path) -> tuple[MapFile, dict[Path, Mark]]:
    """A map as ``read_map`` gives it, and the marks of all files that it was read from: when one of them changes, the
    map may be another."""
    key = (path, folders.home())
    kept = _kept.get(key)
    if kept is not None and are_unchanged(kept.marks):
        return kept.found, kept.marks
    with _reading:
        # Another thread may have read it meanwhile.
        kept = _kept.get(key)
        if kept is not None and are_unchanged(kept.marks):
            return kept.found, kept.marks
        return _read_and_keep(key, path)


def _read_and_keep(key: tuple[Path, Path], path: Path) -> tuple[MapFile, dict[Path, Mark]]:
    began = time.time_ns()
    with noting() as marks, tallying():
        found = _read_safely(path)
    found = msgspec.structs.replace(found, stamp=stamp_of(marks))
    with _keeping:
        _kept.pop(key, None)
        if path.is_absolute() and are_settled(marks, began):
            _kept[key] = _Kept(marks, found)
            if len(_kept) > _MOST_KEPT:
                del _kept[next(iter(_kept))]
    return found, marks


def _read_safely(path: Path) -> MapFile:
    try:
        return _read(path)
    except Exception as error:  # A file that nobody thought of is a problem of the file, not the end of the program.
        findings = Findings(str(path))
        findings.error("unreadable", f"it cannot be read ({type(error).__name__}: {error})")
        return MapFile(path, _title(path), problems=findings.problems)


def _read(path: Path) -> MapFile:
    source, problems = read_source(path, LANGUAGE)
    if source is None:
        return MapFile(path, _title(path), problems=problems)
    findings = Findings(str(path))
    findings.take(problems)
    cells = read_squares(source)
    title = str(source.properties.get("title") or "").strip() or _title(path)
    board = _board(source, cells, title, findings)
    picture = picture_of(source, cells)
    return MapFile(
        path=path,
        title=title,
        board=board if isinstance(board, Board) else None,
        tile=board if isinstance(board, BoardTile) else None,
        battlefield=board if isinstance(board, Battlefield) else None,
        table_map=board if isinstance(board, TableMap) else None,
        problems=tuple(_worded(problem, source) for problem in findings.problems),
        picture=picture,
        author=str(source.properties.get("author") or ""),
        about=str(source.properties.get("about") or ""),
        grounds=grounds_of(source, cells) if isinstance(board, Battlefield) else {},
        tops=tops_of(source, cells, picture) if isinstance(board, Battlefield) else {},
        places=_places(source),
    )


def _places(source: Source) -> dict[tuple[str, str], tuple[float, float]]:
    """Where each object is, as the picture counts."""
    left, top = origin_of(source)
    found = {}
    for layer in source.layers:
        for shape in layer.shapes:
            x, y = middle(shape, source.tiles.get(shape.gid))
            found[layer.name, shape.title] = x + layer.offset[0] - left, y + layer.offset[1] - top
    return found


def _board(
    source: Source, cells: list[dict[Cell, int]], title: str, findings: Findings
) -> Board | BoardTile | Battlefield | TableMap | None:
    """What the map is for, by its class."""
    named, shown_as = source.class_name, source_of(source.path)
    classes: dict[str, Callable[..., Board | BoardTile | Battlefield | TableMap | None]]
    classes = {**BOARD_CLASSES, ARENA_BATTLEFIELD.name: battlefield_of, FACTIONS_TABLE.name: table_of}
    if named not in classes:
        text = f"the map has {'the class ' + repr(named) if named else 'no class'}; "
        findings.error("map_class", text + expected(sorted(classes), named))
        return None
    wanted = "hexagonal" if named == ARENA_BATTLEFIELD.name else "orthogonal"
    if source.orientation != wanted:
        findings.error(
            "orientation",
            f"{article(wanted)} {wanted} map is expected, not {article(source.orientation)} {source.orientation} one",
        )
        return None
    return classes[named](source, cells, title, shown_as, findings)


def _worded(problem: Problem, source: Source) -> Problem:
    """On maps of hexes a place is called a space."""
    return msgspec.structs.replace(problem, place="space") if source.orientation == "hexagonal" else problem


def battlefields() -> tuple[MapFile, ...]:
    """The maps of Arena that can be played on, the program's and the player's, by mode and title."""
    paths = [path for place in (folders.shipped_maps("arena"), folders.user_maps("arena")) for path in _maps_in(place)]
    found = [(each.battlefield, each) for each in map(read_map, paths)]
    fit = [(MODE.values.index(board.mode), each.title, str(each.path), each) for board, each in found if board]
    return tuple(each for *_, each in sorted(fit, key=lambda entry: entry[:3]))


def _maps_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.tmx")) if folder.is_dir() else []


def _title(path: Path) -> str:
    return path.stem.replace("_", " ").replace("-", " ").capitalize()


def source_of(path: Path) -> str:
    """How a board calls its map file: below the folder of the program's or the player's maps if it lies there."""
    resolved = path.resolve()
    for folder in _map_folders():
        if resolved.is_relative_to(folder.resolve()):
            return resolved.relative_to(folder.resolve()).as_posix()
    return str(resolved)


def path_of(source: str) -> Path | None:
    """The map file that a board's ``source`` means; None if there is none."""
    if not source:
        return None
    for folder in _map_folders():
        if (folder / source).is_file():
            return folder / source
    return None


def picture_for(source: str) -> MapPicture | None:
    """The picture of the map that a board's ``source`` means; None if there is none."""
    path = path_of(source)
    return None if path is None else read_map(path).picture


def _map_folders() -> tuple[Path, Path]:
    return folders.program_folder() / "maps", folders.home() / "maps"
