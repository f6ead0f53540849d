"""Matches to go on with: those that were not played to their end, and saves. Each can be loaded or deleted; those that
cannot be opened say why."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import pygame

from game.app.matches.match import Match
from game.app.matches.names import joined_within
from game.app.records.journal import Journal
from game.app.records.refused import RecordError
from game.app.records.saves import SaveEntry, list_saves, load_match, remove_save
from game.app.records.unfinished import JournalEntry, list_unfinished, remove_unfinished, resume
from game.ui.art import fonts
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.waiting import NAMES_IN_LIST, called, called_when, tell_what_waits
from game.ui.window.widgets import Face

#: So many rows are shown with each press on "Show more", and at first: of matches fewer, for saves stand below them.
ROWS = 25
FIRST_MATCHES = 8

Entry = TypeVar("Entry", JournalEntry, SaveEntry)


class SavesScreen(SheetScene):
    """One row a match, the latest first: unfinished ones, then saves."""

    def __init__(self) -> None:
        super().__init__()
        self.message = ""
        self._shown = {"unfinished matches": FIRST_MATCHES, "saves": ROWS}
        #: What turned out when it was opened: the sentence and the few words of each file that was refused.
        self._refused: dict[Path, tuple[str, str]] = {}

    def build(self) -> None:
        flow = self.list_page("Load", self.message)
        flow.heading("Unfinished matches")
        waiting = list_unfinished()
        if not waiting:
            flow.text("Every match that was begun is over.", dim=True)
        self._list(flow, "unfinished matches", waiting, self._match_row)
        flow.gap(4)
        flow.heading("Saves")
        saves = list_saves()
        if not saves:
            flow.text("Nothing has been saved yet. Escape pauses a match; Save as… is there.", dim=True)
        self._list(flow, "saves", saves, self._save_row)
        flow.finish()
        self.fit_pane()

    def _list(self, flow: Flow, what: str, entries: Sequence[Entry], row: Callable[[Flow, int, Entry], None]) -> None:
        """The first rows, and a button for more where there are more."""
        shown = self._shown[what]
        for number, entry in enumerate(entries[:shown], 1):
            row(flow, number, entry)
        left = len(entries) - shown
        if left > 0:
            face = self.face(f"Show more {what} ({left})", 15, icon="down")
            flow.button(face, lambda: self._more(what), name=f"More {what}")

    def _more(self, what: str) -> None:
        self._shown[what] += ROWS
        self.rebuild()

    def _match_row(self, flow: Flow, number: int, entry: JournalEntry) -> None:
        problem, cause = self._why_not(entry)
        last = f"last played {time.strftime('%Y-%m-%d %H:%M', time.localtime(entry.written))}"
        note = "   ".join(part for part in (cause or entry.when, last) if part)
        words = called(entry) if entry.title else entry.path.stem
        face = self._face(words, note, "warning" if problem else "next")
        held = problem if entry.is_held else ""
        controls = (f"Continue {words} ({number})", f"Delete {words} ({number})")
        self._row(flow, face, controls, (self._resume(entry), self._ask_match(entry, words)), (problem, held))

    def _save_row(self, flow: Flow, number: int, entry: SaveEntry) -> None:
        problem, cause = self._why_not(entry)
        names = joined_within([seating.name for seating in entry.seatings], NAMES_IN_LIST)
        told = (cause,) if cause else (entry.title, names, entry.when)
        note = "   ".join(part for part in (*told, local_time(entry.saved)) if part)
        face = self._face(entry.name, note, "warning" if problem else "save")
        controls = (f"Load {entry.name}", f"Delete {entry.name} ({number})")
        self._row(flow, face, controls, (self._load(entry), self._ask_save(entry)), (problem, ""))

    def _why_not(self, entry: JournalEntry | SaveEntry) -> tuple[str, str]:
        return self._refused.get(entry.path, (entry.problem, entry.cause))

    def _face(self, words: str, note: str, mark: str) -> Face:
        return self.face(words, 17, role="bold", note=note, icon=mark, align="left")

    def _row(
        self,
        flow: Flow,
        face: Face,
        names: tuple[str, str],
        presses: tuple[Callable[[], None], Callable[[], None]],
        why_not: tuple[str, str],
    ) -> None:
        """A button that goes on with a match, and one beside it that deletes it: names, actions and why not."""
        app = self.app
        delete = self.face("Delete", 15, icon="discard", style="risk")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        room = flow.width - wide - app.px(8)
        rect = pygame.Rect(flow.x, flow.y, room, _height(face, room - 3 * face.px))
        hint = "Continue this match."
        self.sheet.button(rect, face, presses[0], name=names[0], why_not=why_not[0], view=flow.view, hint=hint)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, rect.height)
        self.sheet.button(beside, delete, presses[1], name=names[1], why_not=why_not[1], view=flow.view)
        flow.y += rect.height + app.px(8)

    # --- opening ---

    def _resume(self, entry: JournalEntry) -> Callable[[], None]:
        return lambda: self._play(entry.path, partial(resume, entry), entry.written)

    def _load(self, entry: SaveEntry) -> Callable[[], None]:
        return lambda: self._play(entry.path, lambda: load_match(entry.path, journal=Journal()))

    def _play(self, path: Path, opened: Callable[[], Match], last_played: float = 0.0) -> None:
        """Go on with a match, or say why not, here and in its row. Only one that was played later is left for it."""
        try:
            match = opened()
        except RecordError as error:
            self.message = str(error)
            if error.cause:
                self._refused[path] = str(error), error.cause
            self.app.sound("tick")
            self.rebuild()
            return
        tell_what_waits(self.app, last_played)
        self.app.play(match)
        if match.notice:
            self.app.open("notice", "Not as it was saved", match.notice)

    # --- deleting ---

    def _ask_match(self, entry: JournalEntry, words: str) -> Callable[[], None]:
        called_so = called_when(entry) if entry.title else words
        text = f"The match **{called_so}** cannot be brought back afterwards."
        remove = partial(self._delete, partial(remove_unfinished, entry))
        return lambda: self.app.stack.push(Question("Delete this match?", text, "Delete", remove))

    def _ask_save(self, entry: SaveEntry) -> Callable[[], None]:
        text = f"The match **{entry.name}** cannot be brought back afterwards."
        remove = partial(self._delete, partial(remove_save, entry))
        return lambda: self.app.stack.push(Question("Delete this save?", text, "Delete", remove))

    def _delete(self, remove: Callable[[], None]) -> None:
        self.message = ""
        try:
            remove()
        except RecordError as error:
            self.message = str(error)
        self.rebuild()


def _height(face: Face, room: int) -> int:
    """Return how high a row is for its words, in two lines where one is too short, and its note. Other scripts are
    higher."""
    words, note = (
        fonts.plain_text(text, role, px, (0, 0, 0)).get_height()
        for text, role, px in ((face.words, face.role, face.px), (face.note, "body", round(face.px * 0.85)))
    )
    lines = 1 if fonts.text_width(face.words, face.role, face.px) <= room else 2
    return max(round(face.px * 3.1), lines * words + note + round(face.px * 0.4))


def local_time(saved: str) -> str:
    """Return a save's date and time, which are written in UTC, by this computer's clock; as written if they are
    none."""
    try:
        moment = datetime.strptime(saved, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
        return moment.astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return saved
