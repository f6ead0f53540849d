"""The rows of a list of matches: each match's name, its details, and the picture of its last board."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pygame

from game.app.matches.names import joined_within
from game.app.matches.opening import Seating
from game.app.records.beside import PICTURE, beside
from game.app.records.bin import name_before
from game.app.records.saves import SaveEntry
from game.app.records.unfinished import JournalEntry
from game.app.thinking.levels import level_words
from game.ui.art import fonts
from game.ui.art.shelf import Shelf
from game.ui.scenes.waiting import NAMES_IN_LIST, called, called_when
from game.ui.window.widgets import Face

Entry = JournalEntry | SaveEntry
#: The filter that lists matches of every game.
ALL = ""
_PICTURES = Shelf()


class MatchRow(msgspec.Struct, frozen=True):
    """A match in the list, with the ``number`` of its row; ``why_not``: why it cannot be opened, in a sentence and in a
    few words."""

    entry: Entry
    number: int
    why_not: tuple[str, str]

    @property
    def path(self) -> Path:
        return self.entry.path

    @property
    def problem(self) -> str:
        """Return why it cannot be opened, as a sentence, or nothing."""
        return self.why_not[0]

    @property
    def held(self) -> str:
        """Return why nothing may be done to it now, or nothing: another window plays it."""
        return self.problem if isinstance(self.entry, JournalEntry) and self.entry.is_held else ""

    @property
    def is_over(self) -> bool:
        """Return whether it can only be looked at."""
        return self.entry.is_over

    @property
    def words(self) -> str:
        """Return the name that its player gave it, or the game and its players."""
        entry = self.entry
        if isinstance(entry, SaveEntry) or entry.name:
            return entry.name
        return called(entry) if entry.title else name_before(entry.path).stem

    @property
    def words_when(self) -> str:
        """Return its words with the turn that it reached."""
        entry = self.entry
        if isinstance(entry, SaveEntry) or entry.name or not entry.title:
            return self.words
        return called_when(entry)

    @property
    def told(self) -> str:
        """Return the words by which its controls differ from all others."""
        return f"{self.words} ({self.number})"

    @property
    def called(self) -> str:
        """Return what the control is called that opens it."""
        if self.is_over:
            return f"Look at {self.told}"
        return f"Load {self.words}" if isinstance(self.entry, SaveEntry) else f"Continue {self.told}"

    @property
    def hint(self) -> str:
        """Return what opening it does."""
        if self.is_over:
            return "Shows this match again, answer by answer."
        if isinstance(self.entry, SaveEntry):
            return "Continues from here; the save stays as it is."
        return "Continue this match."

    @property
    def icon(self) -> str:
        """Return the icon before it where there is no picture."""
        kind = "save" if isinstance(self.entry, SaveEntry) else "next"
        return "warning" if self.problem else "eye" if self.is_over else kind

    @property
    def note(self) -> str:
        """Return the words of its second line."""
        entry = self.entry
        if self.why_not[1]:
            told: tuple[str, ...] = (self.why_not[1],)
        elif isinstance(entry, SaveEntry) or entry.name:
            names = [_seat(seating) for seating in entry.seatings]
            told = (entry.result, entry.when, entry.title, joined_within(names, NAMES_IN_LIST), entry.played_on)
        else:
            names = [_seat(seating) for seating in entry.seatings if seating.kind != "human"]
            told = (entry.result, entry.when, joined_within(names, NAMES_IN_LIST) if names else "", entry.played_on)
        if self.is_over and not entry.result:
            told = ("given up", *told)
        return " · ".join(part for part in (*told, _date(entry)) if part)

    def picture(self, high: int) -> pygame.Surface | None:
        """Return the picture of its last board, of that height; None where there is none."""
        path = beside(self.path, PICTURE)
        try:
            stamp = path.stat().st_mtime_ns
            return _PICTURES.keep((path, stamp, high), lambda: _read(path, high))
        except (OSError, pygame.error, ValueError):
            return None


def _read(path: Path, high: int) -> pygame.Surface:
    picture = pygame.image.load(path)
    wide, whole = picture.get_size()
    # At most as broad as a screen: a row needs room for words, too.
    return pygame.transform.smoothscale(picture.convert_alpha(), (min(wide * high // whole, high * 2), high))


def _seat(seating: Seating) -> str:
    """Return who sits at a seat, and how a computer player there plays: "Amber (Easy)"."""
    word = level_words(seating.kind) or seating.kind.capitalize()
    return seating.name if seating.kind == "human" else f"{seating.name} ({word})"


def is_found(entry: Entry, words: str) -> bool:
    """Return whether a match's row contains all of these words."""
    if not words.strip():
        return True
    kind = "save" if isinstance(entry, SaveEntry) else "finished" if entry.is_over else "unfinished"
    names = " ".join(map(_seat, entry.seatings))
    told = (entry.name, entry.title, names, entry.played_on, entry.when, entry.result, entry.cause, _date(entry), kind)
    text = " ".join((*told, entry.path.stem)).casefold()
    return all(word in text for word in words.casefold().split())


def _date(entry: Entry) -> str:
    if isinstance(entry, SaveEntry):
        return local_time(entry.saved)
    return f"last played {time.strftime('%Y-%m-%d %H:%M', time.localtime(entry.written))}"


def row_height(face: Face, room: int) -> int:
    """Return the height of a row for its words, on two lines if need be, and its note. Other scripts are taller."""
    words, note = (
        fonts.plain_text(text, role, px, (0, 0, 0)).get_height()
        for text, role, px in ((face.words, face.role, face.px), (face.note, "body", round(face.px * 0.85)))
    )
    lines = 1 if fonts.text_width(face.words, face.role, face.px) <= room else 2
    return max(round(face.px * 3.1), lines * words + note + round(face.px * 0.4))


def local_time(saved: str) -> str:
    """Return a save's date and time, stored in UTC, in local time; unchanged if it is not a time."""
    try:
        moment = datetime.strptime(saved, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
        return moment.astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return saved
