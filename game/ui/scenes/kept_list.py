"""A page of what can be opened in a builder: what comes with the game, and what the player has kept. Armies or decks:
that is the business of the page for each game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.ui.art import fonts
from game.ui.art.palette import faction_colour
from game.ui.scenes.army_pictures import colour_disc
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene


class Kept(msgspec.Struct, frozen=True):
    """One row: ``content`` is None for a file that cannot be read, and ``problem`` says why. ``path`` is None for what
    comes with the game; ``opened`` is what the row's plate is called after."""

    name: str
    content: Any
    note: str
    colour: str
    opened: str = ""
    path: Path | None = None
    problem: str = ""


class KeptList(SheetScene):
    """One row each; ``choose`` gets the name ("" for what comes with the game) and the content."""

    #: What one of them is called.
    word = ""

    def __init__(self, choose: Callable[[str, Any], None]) -> None:
        super().__init__()
        self.choose = choose
        self.message = ""

    @abstractmethod
    def shipped(self) -> list[Kept]:
        """What comes with the game."""

    @abstractmethod
    def kept(self) -> list[Kept]:
        """What the player has saved."""

    @abstractmethod
    def remove(self, path: Path) -> str:
        """Delete a file; gives back what went wrong, or nothing."""

    def build(self) -> None:
        flow = self.list_page(f"Open {_an(self.word)}", self.message)
        flow.heading("With the game")
        for one in self.shipped():
            flow.plate(self._face(one), self._take("", one.content), lines=2.9, name=f"Open {one.opened}")
        flow.gap(4)
        flow.heading("Your own")
        kept = self.kept()
        if not kept:
            flow.text(f"You have saved no {self.word} yet.", dim=True)
        for number, one in enumerate(kept, 1):
            self._row(flow, number, one)
        flow.finish()
        self.fit_pane()

    def _face(self, one: Kept) -> Any:
        disc = colour_disc(faction_colour(one.colour), self.app.text_px(20))
        return self.face(one.name, 16, role="bold", note=one.note, picture=disc, align="left")

    def _row(self, flow: Flow, number: int, one: Kept) -> None:
        app = self.app
        delete = self.face("Delete", 15, icon="discard", plate="quiet")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        high = round(app.text_px(16) * 2.9) + app.px(4)
        rect = pygame.Rect(flow.x, flow.y, flow.width - wide - app.px(8), high)
        press = self._take(one.name, one.content) if one.content is not None else self.back
        name = f"Open {one.name} ({number})"
        self.sheet.plate(rect, self._face(one), press, name=name, why_not=one.problem, view=flow.view)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.plate(beside, delete, self._ask(one), name=f"Delete {one.name} ({number})", view=flow.view)
        flow.y += high + app.px(8)

    def _take(self, name: str, content: Any) -> Callable[[], None]:
        def press() -> None:
            self.app.pop()
            self.choose(name, content)

        return press

    def _ask(self, one: Kept) -> Callable[[], None]:
        def press() -> None:
            assert one.path is not None
            text = f"{one.path.name} cannot be brought back."
            self.app.push(Question(f"Delete {one.name}?", text, "Delete", lambda: self._delete(one)))

        return press

    def _delete(self, one: Kept) -> None:
        assert one.path is not None
        self.message = self.remove(one.path)
        self.rebuild()


def _an(word: str) -> str:
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}"
