"""What can be done from a moment of a replay: go on from it as a new match, copy it as a position, keep a picture."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pygame

from game.app.files import folders
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.records.course import going_on
from game.app.records.journal import Journal
from game.ui.review.pictures import table_picture
from game.ui.scenes.sheet_scene import SheetScene
from game.ui.window import clipboard

if TYPE_CHECKING:
    from game.ui.review.replay import ReplayScene

_OVER = "The match is over at this moment."
_SECRET = "The match is not over: the same dice would reveal what is still to come."
_DEALT = "What your seat cannot know is dealt again: the match is not over."


class ReplayMore(SheetScene):
    """A page over the replay; the recorded match stays as it is, whatever is chosen."""

    def __init__(self, replay: ReplayScene) -> None:
        super().__init__()
        self.replay = replay
        self._said = self._wrong = ""

    @property
    def _seat(self) -> int | None:
        """Return the seat that may learn nothing beyond what it knows; None: nothing is secret."""
        return None if self.replay.may_see_all else self.replay.viewer

    def build(self) -> None:
        replay, is_secret = self.replay, self._seat is not None
        flow = self.list_page("From this moment", self._wrong)
        flow.text(replay.bar_words(), dim=True)
        if self._said:
            flow.text(self._said)
        over = _OVER if replay.match.outcome is not None else ""
        dealt = _DEALT if is_secret else ""
        rows: tuple[tuple[str, str, Callable[[], None], str, str], ...] = (
            ("Continue from here, new dice", "dice", lambda: self._go_on(is_same=False), over,
             f"As a new match of the same seats, with different rolls. {dealt}".strip()),
            ("Continue from here, same dice", "play", lambda: self._go_on(is_same=True), over or (_SECRET * is_secret),
             "As a new match of the same seats: the same answers have the same results."),
            ("Copy as a position", "card", self._copy, "", f"Puts it on the clipboard. {dealt}".strip()),
            ("Keep a picture", "save", self._keep_picture, "", "Writes the table as it is shown as a PNG file."),
        )  # fmt: skip
        for words, mark, press, why_not, hint in rows:
            face = self.face(words, 17, icon=mark, align="left", note=why_not or hint)
            flow.button(face, press, lines=3.6, name=words, why_not=why_not, hint=hint)
        flow.finish()
        self.fit_pane()

    def _go_on(self, *, is_same: bool) -> None:
        replay = self.replay
        opening = replay.recorded.opening
        seed = None if is_same else random.SystemRandom().getrandbits(62)
        state = going_on(replay.course, replay.number, seed, self._seat)
        match = Match.from_state(replay.course.game, state, opening.seatings, Journal(), opening.hints, opening.terms)
        self.app.play(match)

    def _copy(self) -> None:
        replay = self.replay
        seed = None if self._seat is None else random.SystemRandom().getrandbits(62)
        state = going_on(replay.course, replay.number, seed, self._seat)
        document = entry_of(replay.course.game.profile.game).write_position(state, replay.recorded.names)
        self._wrong = clipboard.write(msgspec.json.format(msgspec.json.encode(document), indent=1).decode())
        self._said = "" if self._wrong else "The position is on the clipboard."
        self.rebuild()

    def _keep_picture(self) -> None:
        name = f"{self.replay.course.game.profile.game}-{time.strftime('%Y%m%d-%H%M%S')}-{self.replay.number}.png"
        path = folders.pictures_folder() / name
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            pygame.image.save(table_picture(self.replay), path)
            self._said, self._wrong = f"The picture is saved: {_short(path)}", ""
        except (OSError, pygame.error) as error:
            self._said, self._wrong = "", f"{path}: the picture cannot be written ({error})."
        self.rebuild()


def _short(path: Path) -> str:
    """Return a path in its shortest form: relative to the player's home folder."""
    try:
        return f"~/{path.relative_to(Path.home())}"
    except ValueError:
        return str(path)
