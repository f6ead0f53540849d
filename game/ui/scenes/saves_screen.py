"""Saved matches: load one, delete one; those that cannot be opened say why."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pygame

from game.app.records.journal import Journal
from game.app.records.saves import SaveEntry, SaveError, list_saves, load_match, remove_save
from game.ui.art import fonts
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene


class SavesScreen(SheetScene):
    """One row a save, the latest first."""

    def __init__(self) -> None:
        super().__init__()
        self.message = ""

    def build(self) -> None:
        flow = self.list_page("Saved matches", self.message)
        entries = list_saves()
        if not entries:
            flow.text("Nothing has been saved yet. In a match, Escape pauses it and offers Save as….")
        for number, entry in enumerate(entries):
            self._row(flow, number, entry)
        flow.finish()
        self.fit_pane()

    def _row(self, flow: Flow, number: int, entry: SaveEntry) -> None:
        app = self.app
        face = self.face(entry.name, 17, role="bold", note=_about(entry), icon=_mark(entry), align="left")
        delete = self.face("Delete", 15, icon="discard", style="risk")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        high = round(app.text_px(17) * 3.1)
        rect = pygame.Rect(flow.x, flow.y, flow.width - wide - app.px(8), high)
        self.sheet.button(
            rect, face, self._load(entry), name=f"Load {entry.name}", why_not=entry.problem, view=flow.view,
            hint="Continue this match.",
        )  # fmt: skip
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.button(beside, delete, self._ask(entry), name=f"Delete {entry.name} ({number + 1})", view=flow.view)
        flow.y += high + app.px(8)

    def _load(self, entry: SaveEntry) -> Callable[[], None]:
        def press() -> None:
            try:
                match = load_match(entry.path, journal=Journal())
            except SaveError as error:
                self.message = str(error)
                self.app.sound("tick")
                self.rebuild()
                return
            if match.notice:
                self.app.messages.append(match.notice)
            self.app.play(match)

        return press

    def _ask(self, entry: SaveEntry) -> Callable[[], None]:
        def delete() -> None:
            try:
                remove_save(entry)
                self.message = ""
            except SaveError as error:
                self.message = str(error)
            self.rebuild()

        text = f"The match **{entry.name}** cannot be brought back afterwards."
        return lambda: self.app.push(Question("Delete this save?", text, "Delete", delete))


def _about(entry: SaveEntry) -> str:
    if entry.problem and not entry.seatings:
        return "It cannot be opened."
    names = ", ".join(seating.name for seating in entry.seatings)
    return f"{entry.title}   {names}   {local_time(entry.saved)}".strip()


def local_time(saved: str) -> str:
    """A save's date and time, which are written in UTC, by this computer's clock; as written if they are none."""
    try:
        moment = datetime.strptime(saved, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)
        return moment.astimezone().strftime("%Y-%m-%d %H:%M")
    except (ValueError, OverflowError, OSError):
        return saved


def _mark(entry: SaveEntry) -> str:
    return "warning" if entry.problem else "save"
