"""The match is paused: save it by name, look things up, concede, leave. Whatever is chosen, the match is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.app.games.entries import GAMES
from game.app.matches.names import joined
from game.app.matches.scenarios import triggers_of
from game.app.records.saves import LONGEST_NAME, SaveEntry, SaveError, first_name, save_called, save_match
from game.ui.art import fonts
from game.ui.games.end_words import winners_of
from game.ui.games.game_ui import game_ui_of
from game.ui.scenes.question import Dialog, NameDialog, Question
from game.ui.scenes.waiting import where_it_waits
from game.ui.window.bindings import key_of

if TYPE_CHECKING:
    from game.app.matches.hotseat import Hotseat
    from game.app.matches.match import Match


class GivesUp(Protocol):
    """What answers for the seat that is on."""

    def concede(self) -> None:
        """Give the match up for that seat."""


class Table(Protocol):
    """What the pause needs of the scene that it lies over."""

    match: Match
    hotseat: Hotseat

    def keep_picture(self, path: Path) -> None:
        """Keep a picture of the board for a save."""

    @property
    def answering(self) -> GivesUp: ...


class Pause(Dialog):
    """Escape in a match."""

    offers_help = True

    def __init__(self, table: Table) -> None:
        self.table = table
        self._there: SaveEntry | None = None
        #: What was last done here, in words.
        self.done = ""
        super().__init__("Paused", self.who)

    @property
    def who(self) -> str:
        """Return which match it is; its names may be changed in the settings."""
        match = self.table.match
        scenario = getattr(match.state.table, "scenario", None)
        titles = [GAMES[match.game.profile.game].title, scenario.script.title if scenario is not None else ""]
        return f"{', '.join(filter(None, titles))}: {joined(match.players.names)}."

    def build(self) -> None:
        app, self.text = self.app, self.done or self.who
        rows = self._rows()
        high = round(app.text_px(17) * 2.2) + app.px(4)
        step = high + app.px(8)
        if step * len(rows) > app.size[1] - app.px(150):
            step = (app.size[1] - app.px(150)) // len(rows)
            high = step - app.px(4)
        # The same room whatever is said above them: nothing moves under the pointer.
        px, wide = app.text_px(15), self.inner_width
        said, first = (fonts.rich_height(text, "body", px, wide) for text in (self.text, self.who))
        room = self.middle(step * len(rows) + max(0, max(first, self._two_lines) - said))
        y = room.bottom - step * len(rows)
        for number, (words, mark, press, why_not, hint) in enumerate(rows):
            style = "primary" if number == 0 else "danger" if words == "Concede" else "plain"
            key = key_of("back") if number == 0 else ""
            face = self.face(words, 17, icon=mark, align="left", style=style, key=key)
            rect = pygame.Rect(room.x, y + number * step, room.width, high)
            self.sheet.button(rect, face, press, name=words, why_not=why_not, hint=hint)

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str, str]]:
        nobody = "" if self.table.hotseat.on is not None else "Only computers play."
        over = "The match is over." if self.table.match.outcome is not None else nobody
        # The author of a map may know what it has in store.
        triggers = [("Triggers", "flag", self._triggers, "", "What each trigger of the scenario waits for.")]
        return [
            ("Resume", "play", self.app.stack.pop, "", ""),
            *(triggers if self.app.trial is not None and triggers_of(self.table.match) else []),
            ("Save as…", "save", self._save, "", "The running match is saved automatically; this saves a copy."),
            ("Settings", "settings", self._settings, "", ""),
            ("Help", "help", self._help, "", ""),
            ("Concede", "flag", self._concede, over, self._conceded()),
            ("Main menu", "home", self._leave, "", self._what_becomes),
        ]

    @property
    def _what_becomes(self) -> str:
        """Return what becomes of the match when it is left."""
        match = self.table.match
        if match.journal.is_kept:
            return "The match waits: Continue in the menu resumes it, and Matches lists it."
        if match.outcome is not None:
            return ""
        if match.is_as_opened:
            return "Nothing was answered since it was loaded: the save holds the match as it is."
        return match.journal.problem or "A trial of a map is not kept. Save as… saves it."

    def _leave(self) -> None:
        match = self.table.match
        if match.journal.is_kept:
            self.app.messages.append(where_it_waits(match))
        elif match.outcome is None and not match.is_as_opened:
            self.app.stack.push(Question("Leave this match?", self._what_becomes, "Leave", self.app.go_home))
            return
        self.app.go_home()

    def _save(self) -> None:
        name = first_name(self.table.match)
        text = "Matches in the menu lists it."
        self.app.stack.push(
            NameDialog(
                "Save this match", text, name, "Save", self._save_as, letters=LONGEST_NAME, replaces=self._replaces
            )
        )

    def _replaces(self, name: str) -> str:
        """Return what there is already under a name, as a question's text."""
        self._there = save_called(name)
        if self._there is None:
            return ""
        told = ", ".join(part for part in (self._there.title, self._there.when, self._there.cause) if part)
        return f"There is a save called **{name}** ({told}). It cannot be brought back afterwards."

    def _save_as(self, name: str) -> str:
        try:
            path = save_match(self.table.match, name, replaced=self._there)
        except SaveError as error:
            return str(error)
        self.table.keep_picture(path)
        self.done = self._saved(name)
        self.app.sound("coin")
        return ""

    def _saved(self, name: str) -> str:
        """Return the sentence with the save's name, cut to fit two lines."""
        shown, px = name, self.app.text_px(15)
        while fonts.rich_height(f"Saved as **{shown}**.", "body", px, self.inner_width) > self._two_lines:
            shown = f"{shown.rstrip('…')[:-1].rstrip()}…"
        return f"Saved as **{shown}**."

    @property
    def _two_lines(self) -> int:
        """Return the height of two lines of what is said."""
        return fonts.rich_height("x\nx", "body", self.app.text_px(15), self.inner_width)

    def _settings(self) -> None:
        match = self.table.match
        self.app.open("settings", match if match.outcome is None and match.may_change else None)

    def _triggers(self) -> None:
        self.app.open("triggers", self.table.match)

    def _help(self) -> None:
        self.app.open("help", self.table.match.game.profile.game)

    def _concede(self) -> None:
        on = self.table.hotseat.on
        name = self.table.match.players.names[on] if on is not None else "Nobody"
        text = f"**{name}** gives the match up. {self._conceded()}".strip()
        self.app.stack.push(Question("Concede?", text, "Concede", self._give_up))

    def _conceded(self) -> str:
        """Return who wins if the seat that is on gives up."""
        on, match = self.table.hotseat.on, self.table.match
        outcome = match.outcome_by_conceding(on) if on is not None else None
        if outcome is None:
            return "The others play on." if on is not None and match.outcome is None else ""
        told = winners_of(game_ui_of(match.game.profile.game).end, match, outcome)
        return f"{told}." if outcome.winners else f"Then {told[0].lower()}{told[1:]}."

    def _give_up(self) -> None:
        self.app.stack.pop()
        self.table.answering.concede()
