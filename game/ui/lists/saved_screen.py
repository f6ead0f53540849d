"""A page of what can be opened in the editor of lists: what comes with the game, and what the player has saved."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.lists.card_list import CardList
from game.app.lists.kinds import ListError, ListKind
from game.app.lists.saved import SavedList, delete_list, saved_lists
from game.core.words import an
from game.ui.art import fonts
from game.ui.art.palette import faction_colour
from game.ui.lists.pictures import colour_disc
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene
from game.ui.window.widgets import Face


class SavedListsScreen(SheetScene):
    """One row each; ``choose`` gets the name ("" for what comes with the game) and the list."""

    def __init__(self, kind: ListKind, choose: Callable[[str, CardList], None]) -> None:
        super().__init__()
        self.kind, self.choose = kind, choose
        self.message = ""

    def build(self) -> None:
        kind = self.kind
        flow = self.list_page(f"Open {an(kind.word)}", self.message)
        flow.heading("With the game")
        for one in kind.premade():
            face = self._face(one.name, kind.contents(one.content), kind.colour_of(one.content))
            flow.button(face, self._take("", one.content), lines=2.9, name=f"Open {one.called}")
        flow.gap(4)
        flow.heading("Your own")
        saved = saved_lists(kind)
        if not saved:
            flow.text(f"You have saved no {kind.word} yet.", dim=True)
        for number, each in enumerate(saved, 1):
            self._row(flow, number, each)
        flow.finish()
        self.fit_pane()

    def _face(self, name: str, note: str, colour: str) -> Face:
        disc = colour_disc(faction_colour(colour or "neutral"), self.app.text_px(20))
        return self.face(name, 16, role="bold", note=note, picture=disc, align="left")

    def _row(self, flow: Flow, number: int, each: SavedList) -> None:
        app, kind, content = self.app, self.kind, each.content
        delete = self.face("Delete", 15, icon="discard", style="risk")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        high = round(app.text_px(16) * 2.9) + app.px(4)
        rect = pygame.Rect(flow.x, flow.y, flow.width - wide - app.px(8), high)
        note = each.why_not or (kind.contents(content) if content is not None else "")
        face = self._face(each.name, note, kind.colour_of(content) if content is not None else "")
        press = self._take(each.name, content) if content is not None else self.back
        self.sheet.button(rect, face, press, name=f"Open {each.name} ({number})", why_not=each.problem, view=flow.view)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.button(beside, delete, self._ask(each), name=f"Delete {each.name} ({number})", view=flow.view)
        flow.y += high + app.px(8)

    def _take(self, name: str, content: CardList) -> Callable[[], None]:
        def press() -> None:
            self.app.stack.pop()
            self.choose(name, content)

        return press

    def _ask(self, each: SavedList) -> Callable[[], None]:
        def press() -> None:
            text = f"{each.path.name} cannot be brought back."
            self.app.stack.push(Question(f"Delete {each.name}?", text, "Delete", lambda: self._delete(each)))

        return press

    def _delete(self, each: SavedList) -> None:
        self.message = ""
        try:
            delete_list(self.kind, each.path)
        except ListError as error:
            self.message = str(error)
        self.rebuild()
