"""Reading maps drawn in Tiled: from a file to a board, with all that is wrong with it. Each map is kept until a file
of it changes."""

from __future__ import annotations

import re
import time
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec

from game.app.files import folders
from game.app.games.entries import entry_of
from game.app.maps.kinds import MapKind
from game.app.maps.language import kinds, language
from game.app.maps.picture import MapPicture, origin_of, picture_of
from game.app.maps.unseen import note_unseen
from game.app.scenarios.kinds import Drawn, PlainLesson
from game.app.scenarios.plain_lessons import plain_lessons_of
from game.app.scenarios.reading import scenario_layers, scenarios_of
from game.app.scenarios.strays import note_strays
from game.tiled.changes import Mark, are_settled, are_unchanged, noting, stamp_of
from game.tiled.limits import tallying
from game.tiled.plain_xml import read_squares
from game.tiled.problems import Findings, Problem, article, expected
from game.tiled.reading import read_source
from game.tiled.shapes import middle
from game.tiled.source import Source


class MapFile(msgspec.Struct, frozen=True):
    """A map that was read: what its class says it is, a ``kind`` of some game's, and the ``board`` of that kind if
    nothing is wrong that would keep it from being used; a ``picture`` if it can be drawn at all. ``look`` is what the
    kind reads for the eye only."""

    path: Path
    title: str
    kind: MapKind | None = None
    board: Any = None
    problems: tuple[Problem, ...] = ()
    picture: MapPicture | None = None
    author: str = ""
    about: str = ""
    look: Any = None
    #: The middle of each object in pixels of the picture, by its layer's name and its own title.
    places: dict[tuple[str, str], tuple[float, float]] = {}
    scenarios: tuple[Drawn, ...] = ()
    lessons: tuple[PlainLesson, ...] = ()
    #: Another number when any of the files that it was read from has changed.
    stamp: int = 0

    @property
    def errors(self) -> tuple[Problem, ...]:
        return tuple(problem for problem in self.problems if problem.severity == "error")


class _Cached(msgspec.Struct, frozen=True):
    """A map as it was read, and the marks of all files that it was read from."""

    marks: dict[Path, Mark]
    found: MapFile


#: Maps that were read, by their paths and, if they are not the program's, the player's folder; those not asked for
#: longest first. Pages list all maps when they open.
_cache: dict[tuple[Path, Path], _Cached] = {}
#: How many of them are kept at most.
_MOST_CACHED = 160
#: Maps are read ahead on a thread of its own.
_cache_lock = Lock()
#: One map is read at a time: two threads that want the same one read it once.
_reading = Lock()


def read_map(path: Path | str) -> MapFile:
    """Return a map file with its board and all that is wrong with it. Never raises, and loads no picture.

    It is read again only when one of its files has changed."""
    return read_with_marks(Path(path))[0]


def read_with_marks(path: Path) -> tuple[MapFile, dict[Path, Mark]]:
    """Return a map as ``read_map`` does, and marks of all its files: if one changes, the map may too."""
    # What comes with the program is the same whoever plays.
    key = (path, Path() if path.is_relative_to(folders.program_folder()) else folders.home())
    cached = _cache.get(key)
    if cached is not None and are_unchanged(cached.marks):
        with _cache_lock:
            _cache[key] = _cache.pop(key, cached)
        return cached.found, cached.marks
    with _reading:
        # Another thread may have read it meanwhile.
        cached = _cache.get(key)
        if cached is not None and are_unchanged(cached.marks):
            return cached.found, cached.marks
        return _read_and_keep(key, path)


def _read_and_keep(key: tuple[Path, Path], path: Path) -> tuple[MapFile, dict[Path, Mark]]:
    began = time.time_ns()
    with noting() as marks, tallying():
        found = _read_safely(path)
    found = msgspec.structs.replace(found, stamp=stamp_of(marks))
    with _cache_lock:
        _cache.pop(key, None)
        if path.is_absolute() and are_settled(marks, began):
            _cache[key] = _Cached(marks, found)
    forget_maps(_MOST_CACHED)
    return found, marks


def forget_maps(most: int) -> bool:
    """Forget maps until no more than that many are kept: those that were asked for last. Return whether any went."""
    with _cache_lock:
        going = list(_cache)[: max(0, len(_cache) - most)]
        for key in going:
            del _cache[key]
    return bool(going)


def _read_safely(path: Path) -> MapFile:
    try:
        return _read(path)
    except Exception as error:  # A file that nobody thought of is a problem of the file, not the end of the program.
        findings = Findings(str(path))
        findings.error("unreadable", f"it cannot be read ({type(error).__name__}: {error})")
        return MapFile(path, title_of(path), problems=findings.problems)


def _read(path: Path) -> MapFile:
    source, problems = read_source(path, language())
    if source is None:
        return MapFile(path, title_of(path), problems=problems)
    findings = Findings(str(path))
    # What is wrong with a scenario leaves the board as it is.
    of_scenarios = scenario_layers(source)
    findings.take(problem for problem in problems if problem.layer not in of_scenarios)
    cells = read_squares(source)
    title = str(source.properties.get("title") or "").strip() or title_of(path)
    kind = _kind(source, findings)
    if kind is not None:
        note_unseen(source, cells, findings)
        note_strays(source, findings)
    # What a map lacks that could not be read whole may follow from that: only the cause is reported.
    is_lost = any(problem.loses_ground for problem in problems)
    board = None if kind is None or is_lost else kind.read(source, cells, title, source_of(path), findings)
    picture = picture_of(source, cells)
    findings.take(problems)
    drawn: tuple[Drawn, ...] = ()
    if board is not None and kind is not None and kind.scenarios is not None:
        drawn = scenarios_of(source, board, kind.scenarios, findings)
    lessons: tuple[PlainLesson, ...] = ()
    if board is not None and kind is not None:
        game = kind.game
        lessons = plain_lessons_of(source, lambda document: entry_of(game).setup(document), findings)
    return MapFile(
        path=path,
        title=title,
        kind=kind,
        board=board,
        problems=tuple(
            (msgspec.structs.replace(problem, place="space") if source.orientation == "hexagonal" else problem)
            for problem in findings.problems
        ),
        picture=picture,
        author=str(source.properties.get("author") or ""),
        about=str(source.properties.get("about") or ""),
        look=kind.look(source, cells, picture) if kind and kind.look and board is not None else None,
        places=_places(source),
        scenarios=drawn,
        lessons=lessons,
    )


def _places(source: Source) -> dict[tuple[str, str], tuple[float, float]]:
    """Return where each object is, as the picture counts."""
    left, top = origin_of(source)
    found = {}
    for layer in source.layers:
        for shape in layer.shapes:
            x, y = middle(shape, source.tiles.get(shape.gid))
            found[layer.name, shape.title] = x + layer.offset[0] - left, y + layer.offset[1] - top
    return found


def _kind(source: Source, findings: Findings) -> MapKind | None:
    """Return what the map is for, by its class; None, with an error noted, if it is for nothing or lies another way."""
    named, known = source.class_name, kinds()
    if named not in known:
        text = f"the map has {'the class ' + repr(named) if named else 'no class'}; "
        if not named and _is_before_classes(source.written_by):
            text = f"the map has no class: Tiled {source.written_by[:12]} saved it, and maps have classes since 1.9; "
        findings.error("map_class", text + expected(sorted(known), named))
        return None
    wanted = known[named].orientation
    if source.orientation != wanted:
        findings.error(
            "orientation",
            f"{article(wanted)} {wanted} map is expected, not {article(source.orientation)} {source.orientation} one",
        )
        return None
    return known[named]


def _is_before_classes(version: str) -> bool:
    """Return whether it is a version of Tiled whose maps have no class: one before 1.9."""
    found = re.match(r"(\d{1,4})\.(\d{1,4})", version)
    return found is not None and (int(found[1]), int(found[2])) < (1, 9)


def title_of(path: Path) -> str:
    return path.stem.replace("_", " ").replace("-", " ").capitalize()


def source_of(path: Path) -> str:
    """Return how a board calls its map file: by its place in the program's or the player's maps, if there."""
    resolved = path.resolve()
    for folder in _map_folders():
        if resolved.is_relative_to(folder.resolve()):
            return resolved.relative_to(folder.resolve()).as_posix()
    return str(resolved)


def path_of(source: str) -> Path | None:
    """Return the map file that a board's ``source`` means; None if there is none."""
    if not source:
        return None
    for folder in _map_folders():
        if (folder / source).is_file():
            return folder / source
    return None


def picture_for(source: str) -> MapPicture | None:
    """Return the picture of the map that a board's ``source`` means; None if there is none."""
    path = path_of(source)
    return None if path is None else read_map(path).picture


def _map_folders() -> tuple[Path, Path]:
    return folders.program_folder() / "maps", folders.home() / "maps"
