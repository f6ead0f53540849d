"""The maps that can be played on: those that come with the program, and those that the player has put there."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import msgspec

from game.app.files import folders
from game.app.games.entries import GAMES

if TYPE_CHECKING:
    from game.app.maps.kinds import MapKind
    from game.app.maps.reading import MapFile
    from game.app.scenarios.kinds import Drawn, PlainLesson

#: Endings of Tiled maps; the second kind is listed with the advice to save it as the first.
_ENDINGS = (".tmx", ".tmj")
#: The folder of a game's maps that holds its lessons.
LESSONS = "lessons"
#: The folder of a game's maps that holds its campaigns; the maps of their chapters are in no list of their own.
CAMPAIGNS = "campaigns"
#: The folder of a game's maps that holds its puzzles; those that are drawn are not boards to choose from.
PUZZLES = "puzzles"
_NO_BOARDS = {LESSONS, CAMPAIGNS, PUZZLES}
#: Seconds that a page waits for maps before it shows without them.
PATIENCE = 0.1
#: Letters of a name that a file may have at most.
_LONGEST_NAME = 4096


class MapEntry(msgspec.Struct, frozen=True):
    """A map file with the ``board`` of its ``kind``, or none with its ``problems``. A map that can be used may have
    problems too: they are warnings then, unless there are ``errors``."""

    path: Path
    title: str
    kind: MapKind | None = None
    board: Any = None
    problems: tuple[str, ...] = ()
    errors: bool = False
    scenarios: tuple[Drawn, ...] = ()
    lessons: tuple[PlainLesson, ...] = ()

    @property
    def is_broken(self) -> bool:
        """Return whether it cannot be used."""
        return self.board is None or self.kind is None

    @property
    def is_part(self) -> bool:
        """Return whether it is something to build boards of."""
        return self.board is not None and self.kind is not None and self.kind.is_part

    @property
    def is_playable(self) -> bool:
        return self.board is not None and self.kind is not None and not self.kind.is_part

    @property
    def may_be_tried(self) -> bool:
        """Return whether a match can begin on it at once: a board to play on, with no error in its scenarios either."""
        return self.is_playable and not self.errors

    @property
    def game(self) -> str:
        """Return the game that it can be used in; empty for none."""
        return self.kind.game if self.kind is not None and self.board is not None else ""


def list_maps(game: str, places: Sequence[Path] | None = None) -> tuple[MapEntry, ...]:
    """Return every map of the shipped folder, then of the player's, each in the order of their file names. Never
    raises: what is wrong with a map, or with a folder, stands in its entry."""
    chosen = (folders.shipped_maps(game), folders.user_maps(game)) if places is None else tuple(places)
    return tuple(_read(path) for place in chosen for path in _files(place))


def read_ahead() -> Thread:
    """Begin to read all maps in the background, so that pages that list them open at once."""

    def read() -> None:
        for game in GAMES:
            list_maps(game)

    thread = Thread(target=read, name="read ahead", daemon=True)
    thread.start()
    return thread


class Listing:
    """Maps being read on a thread of their own, so that a window that wants to show them is never kept waiting.

    ``entries`` are those read so far: ``read`` of ``count``, all of them when ``is_done``. Maps that were read before
    and have not changed are there at once."""

    def __init__(
        self, games: Sequence[str], wanted: Path | None = None, notify: Callable[[], None] | None = None
    ) -> None:
        """Read all maps of some games; ``wanted``, a map from anywhere, comes first. ``notify`` is called, on that
        thread, whenever there is more."""
        self.read, self.count = 0, 0
        self.entries: tuple[MapEntry, ...] = ()
        self._games, self._wanted, self._notify = tuple(games), wanted, notify
        self._thread = Thread(target=self._run, name="reading maps", daemon=True)
        self._thread.start()
        self.wait(PATIENCE)

    @property
    def is_done(self) -> bool:
        return not self._thread.is_alive()

    def wait(self, seconds: float) -> bool:
        """Wait until all have been read, no longer than that, and return whether they have."""
        self._thread.join(seconds)
        return self.is_done

    @property
    def words(self) -> str:
        """Return how far it is, for those who wait."""
        return f"Reading the maps: {self.read} of {self.count}…" if self.count else "Looking for maps…"

    def _run(self) -> None:
        places = [place for game in self._games for place in (folders.shipped_maps(game), folders.user_maps(game))]
        paths = [path for place in places for path in _files(place)]
        if self._wanted is not None:
            wanted = self._wanted.resolve()
            paths = [self._wanted, *(path for path in paths if path.resolve() != wanted)]
        self.count = len(paths)
        found = []
        for path in paths:
            found.append(_read(path))
            self.entries = tuple(found)
            self.read += 1
            if self._notify is not None:
                self._notify()
        self.entries = told_apart(found)


def told_apart(entries: Sequence[MapEntry]) -> tuple[MapEntry, ...]:
    """Return maps with titles that differ: those of one title have the file's name too, or also its folder's."""
    found = tuple(entries)
    for words in (lambda path: path.name, lambda path: f"{path.parent.name}/{path.name}"):
        counts = Counter(entry.title for entry in found)
        found = tuple(
            msgspec.structs.replace(entry, title=f"{before.title} ({words(entry.path)})")
            if counts[entry.title] > 1
            else entry
            for before, entry in zip(entries, found, strict=True)
        )
    return found


def check_map(path: Path) -> MapEntry:
    """Return one map file with all that is wrong with it. Never raises."""
    return _read(path)


def game_of(path: Path) -> str:
    """Return the game that a map says it is for, "" for none; only the beginning of the file is read. Never raises."""
    from game.app.maps.language import kinds
    from game.tiled.files import first_element

    found = first_element(path)
    kind = kinds().get(found.get("class") or found.get("type") or "")
    return kind.game if kind is not None else ""


def list_lesson_maps(game: str) -> tuple[MapEntry, ...]:
    """Return the maps of a game's lessons, the shipped ones first, in the order of their file names. They are not
    boards to choose from, and in no other list. Never raises."""
    return tuple(_read(path) for path in lesson_files(game))


def lesson_files(game: str) -> tuple[Path, ...]:
    """Return the files of a game's lessons, unread. Never raises."""
    places = (folders.shipped_maps(game), folders.user_maps(game))
    return tuple(path for place in places for path in _files(place / LESSONS))


def _files(place: Path) -> tuple[Path, ...]:
    try:
        found = sorted(path for path in place.rglob("*") if path.suffix.lower() in _ENDINGS and path.is_file())
        return tuple(path for path in found if not _NO_BOARDS.intersection(path.relative_to(place).parts))
    except OSError:
        return ()


def _read(path: Path) -> MapEntry:
    from game.app.maps.reading import read_map, title_of

    try:
        return entry_for(read_map(path))
    except Exception as error:  # A map must never keep the menu from opening.
        problems = (f"{path}: it cannot be read ({type(error).__name__}: {error}).",)
        return MapEntry(path, title_of(path), problems=problems)


def entry_for(found: MapFile) -> MapEntry:
    """Return how a map that was read is listed."""
    problems = tuple(str(problem) for problem in found.problems)
    errors = any(getattr(problem, "severity", "error") == "error" for problem in found.problems)
    return MapEntry(found.path, found.title, found.kind, found.board, problems, errors, found.scenarios, found.lessons)


def map_named(name: str, kind: MapKind) -> Any:
    """Return the board of a map called by path, file name or title. Raises ValueError with problems or a near name."""
    entry = find_map(name, kind.game)
    if entry.is_broken or entry.kind is None or entry.kind.map_class != kind.map_class:
        problem = entry.problems[0] if entry.problems and entry.is_broken else ""
        raise ValueError(problem or f"{entry.path}: {kind.wanted} was expected")
    return entry.board


def source_of_table(named: str, kind: MapKind, place: str) -> str:
    """Return the map file of a table that a document names in a ``place``, as the rules write it down; "" where it
    names none. Raises ValueError that begins with the place."""
    if not named:
        return ""
    try:
        return str(map_named(named, kind).source)
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error


def find_map(name: str, game: str) -> MapEntry:
    """Return a map of a game called by path, file name or title, with its problems. Raises ValueError for none."""
    if "\0" in name or len(name) > _LONGEST_NAME:
        raise ValueError("the name or the file of a map is expected")
    from game.app.maps.reading import path_of

    path = path_of(name) or Path(name)
    if path.suffix.lower() in _ENDINGS and path.is_file():
        return _read(path)
    paths = [path for place in (folders.shipped_maps(game), folders.user_maps(game)) for path in _files(place)]
    for path in paths:
        if name in (path.stem, path.name):
            return _read(path)
    entries = [_read(path) for path in paths]
    for entry in entries:
        if entry.title == name:
            return entry
    near = difflib.get_close_matches(name, [path.stem for path in paths] + [entry.title for entry in entries], 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(f"there is no map {name!r}{hint}")
