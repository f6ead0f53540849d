"""What was thrown away of matches and saves: a press brings it back."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from game.app.files import folders
from game.app.records.bin import DAYS, days_left
from game.app.records.refused import RecordError
from game.app.records.renaming import bring_back_by_name
from game.app.records.saves import list_thrown_saves
from game.app.records.unfinished import list_thrown_journals
from game.core.words import counted
from game.ui.review.match_rows import Entry, MatchRow
from game.ui.scenes.sheet_scene import SheetScene


class BinScreen(SheetScene):
    """One row each, the latest first."""

    def __init__(self) -> None:
        super().__init__()
        self.message = self._said = ""

    def build(self) -> None:
        flow = self.list_page("Bin", self.message)
        entries: list[Entry] = [*list_thrown_journals(), *list_thrown_saves()]
        entries.sort(key=lambda entry: entry.path.name, reverse=True)
        if self._said:
            flow.text(self._said)
        flow.text(f"What is deleted stays here for {DAYS} days." if entries else "Nothing is in the bin.", dim=True)
        for number, entry in enumerate(entries, 1):
            row = MatchRow(entry, number, (entry.problem, entry.cause))
            note = f"for {counted(days_left(row.path), 'day')} more · {row.note}"
            face = self.face(row.words, 17, role="bold", note=note, icon="undo", align="left")
            press = partial(self._bring_back, row)
            flow.button(face, press, lines=3.1, name=f"Bring back {row.told}", hint="Brings it back to Matches.")
        flow.finish()
        self.fit_pane()

    def _bring_back(self, row: MatchRow) -> None:
        self._said, self.message = brought_back(row.words, row.path)
        self.rebuild()


def brought_back(words: str, thrown: Path) -> tuple[str, str]:
    """Bring back what is called by these words; return what is said of it, and what went wrong."""
    try:
        name = bring_back_by_name(thrown)
    except RecordError as error:
        return f"**{words}** is back.", str(error)
    except OSError as error:
        place = thrown.relative_to(folders.home()) if thrown.is_relative_to(folders.home()) else thrown
        return "", f"{place}: it cannot be brought back ({error.strerror or error})."
    return f"**{words}** is back{f', as **{name}**' if name else ''}.", ""
