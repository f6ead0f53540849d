"""The match is paused: save it by name, look things up, concede, leave. Whatever is chosen, the match is kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.app.games.entries import GAMES
from game.app.records.saves import SaveError, save_match
from game.ui.art import fonts
from game.ui.games.end_words import winners_of
from game.ui.games.game_ui import game_ui_of
from game.ui.scenes.question import Dialog, NameDialog, Question

if TYPE_CHECKING:
    from game.app.matches.match import Match


class Table(Protocol):
    """What the pause needs of the scene that it lies over."""

    match: Match
    hotseat: Any

    def concede(self) -> None:
        """Give the match up for the seat that is on."""
        ...


class Pause(Dialog):
    """Escape in a match."""

    offers_help = True

    def __init__(self, table: Any) -> None:
        self.table: Table = table
        names = self.table.match.names
        together = " and ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])} and {names[-1]}"
        self.who = f"{GAMES[self.table.match.game.profile.game].title}: {together}."
        super().__init__("Paused", self.who)

    def build(self) -> None:
        app = self.app
        rows = self._rows()
        high = round(app.text_px(17) * 2.2) + app.px(4)
        step = high + app.px(8)
        if step * len(rows) > app.size[1] - app.px(150):
            step = (app.size[1] - app.px(150)) // len(rows)
            high = step - app.px(4)
        # The same room whatever is said above them: nothing moves under the pointer.
        px, wide = app.text_px(15), self.inner_width
        said, first = (fonts.rich_height(text, "body", px, wide) for text in (self.text, self.who))
        room = self.middle(step * len(rows) + max(0, first - said))
        y = room.bottom - step * len(rows)
        for number, (words, mark, press, why_not, hint) in enumerate(rows):
            style = "primary" if number == 0 else "danger" if words == "Concede" else "plain"
            key = "Esc" if number == 0 else ""
            face = self.face(words, 17, icon=mark, align="left", style=style, key=key)
            rect = pygame.Rect(room.x, y + number * step, room.width, high)
            self.sheet.button(rect, face, press, name=words, why_not=why_not, hint=hint)

    def _rows(self) -> list[tuple[str, str, Callable[[], None], str, str]]:
        nobody = "" if self.table.hotseat.on is not None else "Nobody sits at the table."
        over = "The match is over." if self.table.match.outcome is not None else nobody
        return [
            ("Resume", "play", self.app.pop, "", ""),
            ("Save as…", "save", self._save, "", "The running match is kept by itself; this keeps a copy of it."),
            ("Settings", "settings", self._settings, "", ""),
            ("Help", "help", self._help, "", ""),
            ("Concede", "flag", self._concede, over, self._conceded()),
            ("Main menu", "home", self.app.go_home, "", "The match waits there under Continue."),
        ]

    def _save(self) -> None:
        names = " and ".join(self.table.match.names[:2])
        text = "A save of the same name is replaced."
        self.app.push(NameDialog("Save this match", text, names, "Save", self._save_as))

    def _save_as(self, name: str) -> str:
        try:
            save_match(self.table.match, name)
        except SaveError as error:
            return str(error)
        self.text = self._saved(name)
        self.app.sound("coin")
        return ""

    def _saved(self, name: str) -> str:
        """Under which name it was saved, in one line: of a long name as much as has room."""
        shown, px = name, self.app.text_px(15)
        while len(shown) > 1 and fonts.text_width(f"Saved as {shown}…", "bold", px) > self.inner_width:
            shown = shown[:-1]
        return f"Saved as **{name if shown == name else shown.rstrip() + '…'}**."

    def _settings(self) -> None:
        self.app.open("settings")

    def _help(self) -> None:
        self.app.open("help", self.table.match.game.profile.game)

    def _concede(self) -> None:
        on = self.table.hotseat.on
        name = self.table.match.names[on] if on is not None else "Nobody"
        text = f"**{name}** gives the match up. {self._conceded()}".strip()
        self.app.push(Question("Concede?", text, "Concede", self._give_up))

    def _conceded(self) -> str:
        """Who wins if the seat that is on gives up."""
        on, match = self.table.hotseat.on, self.table.match
        outcome = match.outcome_by_conceding(on) if on is not None else None
        return f"{winners_of(game_ui_of(match.game.profile.game).end, match, outcome)}." if outcome is not None else ""

    def _give_up(self) -> None:
        self.app.pop()
        self.table.concede()
