"""All matches: those that wait, those that are over, and saves, the latest first. Each can be continued or looked at
again, copied, renamed and thrown away; those that cannot be opened say why."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pygame

from game.app.files import folders
from game.app.games.entries import GAMES, entry_of
from game.app.matches.match import Match
from game.app.records.bin import DAYS, in_bins
from game.app.records.course import Recorded, has_no_secrets
from game.app.records.journal import Journal
from game.app.records.refused import RecordError
from game.app.records.renaming import rename
from game.app.records.replays import followed, recorded
from game.app.records.saves import LONGEST_NAME, SaveEntry, list_saves, load_match, remove_save
from game.app.records.unfinished import JournalEntry, journal_folders, list_journals, remove_journal, resume
from game.core.dice import Dice
from game.ui.art import fonts
from game.ui.review.bin_screen import brought_back
from game.ui.review.match_rows import ALL, Entry, MatchRow, is_found, row_height
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.scenes.waiting import tell_what_waits
from game.ui.window import clipboard
from game.ui.window.widgets import Face

#: Rows that are shown at first, and with each press on "Show more".
ROWS = 25


class MatchesScreen(SheetScene):
    """One row per match, and below the one that is unfolded what else can be done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.message = ""
        #: Something that went well, and what was thrown away last: what it was called and where it is.
        self._said = ""
        self._thrown: tuple[str, Path] | None = None
        self._shown, self._is_new = ROWS, True
        self._game, self._words = ALL, ""
        self._entries: list[Entry] = []
        self._in_bin = 0
        self._unfolded: Path | None = None
        #: What turned out when it was opened: the sentence and the few words of each file that was refused.
        self._refused: dict[Path, tuple[str, str]] = {}

    def resize(self, size: tuple[int, int]) -> None:
        self._read()
        super().resize(size)

    def _read(self) -> None:
        entries: list[Entry] = [*list_journals(), *list_saves()]
        self._entries = sorted(entries, key=lambda entry: entry.written, reverse=True)
        self._in_bin = sum(len(in_bins(root)) for root in (*journal_folders(), folders.saves_folder()))

    def build(self) -> None:
        flow = self.list_page("Matches", self.message)
        self._news(flow)
        self._filters(flow)
        found = [entry for entry in self._entries if self._game in (ALL, entry.game) and is_found(entry, self._words)]
        if not self._entries:
            flow.text("Nothing has been played yet. Every match you begin is kept here automatically.", dim=True)
        elif not found:
            flow.text("No match fits.", dim=True)
        for number, entry in enumerate(found[: self._shown], 1):
            row = MatchRow(entry, number, self._refused.get(entry.path, (entry.problem, entry.cause)))
            if self._is_new:
                # Enter opens the one that was played last.
                self._is_new = False
                self.sheet.wish_focus(row.called)
            self._row(flow, row)
        left = len(found) - self._shown
        if left > 0:
            flow.button(self.face(f"Show more ({left})", 15, icon="down"), self._more, name="Show more")
        if self._in_bin:
            face, hint = self.face(f"Bin ({self._in_bin})", 15, icon="discard"), f"What was deleted in {DAYS} days."
            flow.button(face, lambda: self.app.open("bin"), lines=1.8, name="Bin", hint=hint)
        flow.finish()
        self.fit_pane()

    def _news(self, flow: Flow) -> None:
        """Say what was done last, and how it is undone."""
        if self._said:
            flow.text(self._said)
        if self._thrown is not None:
            flow.text(f"**{self._thrown[0]}** is in the bin, for {DAYS} days.")
            flow.button(self.face("Bring it back", 15, icon="undo"), self._bring_back, lines=1.8, name="Bring it back")

    def _filters(self, flow: Flow) -> None:
        """Show which games' matches are listed, and a line for words."""
        app = self.app
        games = [name for name in GAMES if any(entry.game == name for entry in self._entries)]
        if len(games) > 1:
            options = [(ALL, "All games"), *((name, GAMES[name].title) for name in games)]
            flow.choice("Game", options, self._game, self._choose_game)
        if not self._entries:
            return
        line = app.text_px(15) * 2
        label = fonts.plain_text("Search", "body", app.text_px(15), app.theme.dim_ink)
        wide = label.get_width() + app.px(12)
        self.sheet.picture(label, (flow.x, flow.y + (line - label.get_height()) // 2), view=flow.view)
        rect = pygame.Rect(flow.x + wide, flow.y, flow.width - wide, line)
        about = "names, map, turn, result"
        entry = self.sheet.entry(
            rect, "Search", self._words, self._search, letters=40, placeholder=about, view=flow.view
        )
        entry.hint = "Lists the matches whose rows contain all of these words."
        flow.y += line + app.px(8)

    def _choose_game(self, game: str) -> None:
        self._game, self._shown = game, ROWS
        self.rebuild()

    def _search(self, words: str) -> None:
        self._words, self._shown = words, ROWS
        self.rebuild()

    def _more(self) -> None:
        self._shown += ROWS
        self.rebuild()

    def _row(self, flow: Flow, row: MatchRow) -> None:
        """Lay a button that continues a match or shows it again, and one next to it for the rest."""
        app = self.app
        is_open = row.path == self._unfolded
        more = self.face("Less" if is_open else "More", 15, icon="up" if is_open else "down")
        wide = fonts.text_width("More", "body", app.text_px(15)) + app.text_px(15) * 4
        room = flow.width - wide - app.px(8)
        face = self.face(row.words, 17, role="bold", note=row.note, icon=row.icon, align="left")
        high = row_height(face, room - 3 * face.px)
        picture = row.picture(max(high, app.px(80)) - app.px(16))
        if picture is not None:
            high = max(high, app.px(80), row_height(face, room - picture.get_width() - 3 * face.px))
            face = self.face(row.words, 17, role="bold", note=row.note, picture=picture, align="left")
        rect = pygame.Rect(flow.x, flow.y, room, high)
        press = partial(self._look, row) if row.is_over else partial(self._go_on, row)
        self.sheet.button(rect, face, press, name=row.called, why_not=row.problem, view=flow.view, hint=row.hint)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.button(beside, more, partial(self._unfold, row), name=f"More {row.told}", view=flow.view)
        flow.y += high + app.px(8)
        if is_open:
            self._rest(flow, row)

    def _unfold(self, row: MatchRow) -> None:
        self._unfolded = None if self._unfolded == row.path else row.path
        self.rebuild()

    def _rest(self, flow: Flow, row: MatchRow) -> None:
        """Lay what else can be done with a match, in as many lines as it takes."""
        app, held = self.app, row.held
        buttons: list[tuple[str, Face, Callable[[], None], str]] = [
            ("Copy", self.face("Copy as a position", 15, icon="card"), partial(self._copy, row), self._secret(row)),
            ("Rename", self.face("Rename", 15, icon="book"), partial(self._ask_name, row), row.problem),
            ("Delete", self.face("Delete", 15, icon="discard", style="risk"), partial(self._ask, row), held),
        ]
        if not row.is_over:
            look = self.face("Look at it", 15, icon="eye")
            why_not = row.problem if row.entry.is_open else self._secret(row)
            buttons.insert(0, ("Look at", look, partial(self._look, row), why_not))
        x, high = flow.x, app.text_px(15) * 2 + app.px(6)
        for name, face, press, why_not in buttons:
            wide = fonts.text_width(face.words, "body", app.text_px(15)) + app.text_px(15) * 4
            if x > flow.x and x + wide > flow.x + flow.width:
                x, flow.y = flow.x, flow.y + high + app.px(6)
            rect = pygame.Rect(x, flow.y, wide, high)
            self.sheet.button(rect, face, press, name=f"{name} {row.told}", why_not=why_not, view=flow.view)
            x += wide + app.px(8)
        flow.y += high + app.px(14)

    def _secret(self, row: MatchRow) -> str:
        """Return why a match is not shown on this page, or nothing."""
        entry = row.entry
        if row.problem or row.is_over or not entry.game:
            return row.problem
        people = sum(seating.kind == "human" for seating in entry.seatings)
        hides = entry_of(entry.game).ruleset.profile.hidden
        return "It is not over, and would reveal what only one of its players may see." if hides and people > 1 else ""

    # --- opening ---

    def _opened(self, row: MatchRow, opened: Callable[[], Match]) -> Match | None:
        """Return a match, or say why not, here and in its row."""
        self._said = self.message = ""
        try:
            return opened()
        except RecordError as error:
            self._refuse(row, error)
            return None

    def _refuse(self, row: MatchRow, error: RecordError) -> None:
        self.message = str(error)
        if error.cause:
            self._refused[row.path] = str(error), error.cause
        self.app.sound("tick")
        self.rebuild()

    def _go_on(self, row: MatchRow) -> None:
        """Go on with a match. Only one that was played later is left for it."""
        entry = row.entry
        if isinstance(entry, SaveEntry):
            match = self._opened(row, lambda: load_match(entry.path, journal=Journal()))
        else:
            match = self._opened(row, partial(resume, entry))
        if match is None:
            return
        tell_what_waits(self.app, entry.written if isinstance(entry, JournalEntry) else 0.0)
        self.app.play(match)
        if match.notice:
            self.app.open("notice", "Not as it was saved", match.notice)

    def _look(self, row: MatchRow) -> None:
        """Show a match again from its beginning; nothing is answered in it."""
        self._said = self.message = ""
        try:
            self.app.open("replay", self.app, recorded(row.path, is_over=row.is_over))
        except RecordError as error:
            self._refuse(row, error)

    def _copy(self, row: MatchRow) -> None:
        """Put the last position on the clipboard as a document. What its only player cannot know is dealt again."""
        match = self._opened(row, partial(followed, row.path))
        if match is None:
            return
        state = match.state
        if not has_no_secrets(Recorded.of(match), match.game):
            state = match.game.redeal(state, match.players.people[0], Dice(random.SystemRandom().getrandbits(62)))
        document = entry_of(row.entry.game).write_position(state, match.players.names)
        self.message = clipboard.write(msgspec.json.format(msgspec.json.encode(document), indent=1).decode())
        self._said = "" if self.message else "The last position is on the clipboard."
        self.rebuild()

    # --- names, and the bin ---

    def _ask_name(self, row: MatchRow) -> None:
        text = "Every match has a name of its own."
        name = row.entry.name or row.words
        act = partial(self._rename, row)
        self.app.stack.push(NameDialog("Rename", text, name[:LONGEST_NAME], "Rename", act, letters=LONGEST_NAME))

    def _rename(self, row: MatchRow, name: str) -> str:
        try:
            rename(row.entry, name)
        except RecordError as error:
            return str(error)
        return ""

    def _ask(self, row: MatchRow) -> None:
        kind = "save" if isinstance(row.entry, SaveEntry) else "match"
        text = f"**{row.words_when}** goes to the bin, from where it can be brought back for {DAYS} days."
        self.app.stack.push(Question(f"Delete this {kind}?", text, "Delete", partial(self._delete, row)))

    def _delete(self, row: MatchRow) -> None:
        entry = row.entry
        self._said = self.message = ""
        try:
            thrown = remove_save(entry) if isinstance(entry, SaveEntry) else remove_journal(entry)
            self._thrown = (row.words, thrown) if thrown is not None else None
        except RecordError as error:
            self.message = str(error)
        self._read()
        self.rebuild()

    def _bring_back(self) -> None:
        if self._thrown is None:
            return
        words, thrown = self._thrown
        self._thrown = None
        self._said, self.message = brought_back(words, thrown)
        self._read()
        self.rebuild()
