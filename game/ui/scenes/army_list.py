"""The armies that there are: those that come with the game, and the player's own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.armies import ArmyEntry, ArmyError, delete_army, list_armies, names_of
from game.app.army_building import COLOURS
from game.rules.arena.decks import PREMADE, Army, colour_of
from game.ui.art import fonts
from game.ui.art.palette import faction_colour
from game.ui.scenes.army_pictures import colour_disc
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene


class ArmyList(SheetScene):
    """One row an army; ``choose`` gets the name ("" for those that come with the game) and the army."""

    def __init__(self, choose: Callable[[str, Army], None]) -> None:
        super().__init__()
        self.choose = choose
        self.message = ""

    def build(self) -> None:
        app = self.app
        body = self.page("Open an army")
        body.width = min(body.width, max(app.px(860), app.text_px(16) * 40))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        if self.message:
            flow.text(self.message, ink=app.theme.danger)
        flow.heading("With the game")
        for colour in COLOURS:
            army = PREMADE[colour]
            note = ", ".join(dict.fromkeys(names_of(army.cards)))
            disc = colour_disc(faction_colour(colour), app.text_px(20))
            face = self.face(colour.capitalize(), 16, role="bold", note=note, picture=disc, align="left")
            flow.plate(face, self._take("", army), lines=2.9, name=f"Open {colour}")
        flow.gap(4)
        flow.heading("Your own")
        entries = list_armies()
        if not entries:
            flow.text("You have saved no army yet.", dim=True)
        for number, entry in enumerate(entries):
            self._row(flow, number, entry)
        flow.finish()
        self.fit_pane()

    def _row(self, flow: Flow, number: int, entry: ArmyEntry) -> None:
        app = self.app
        note = entry.why_not or ", ".join(dict.fromkeys(names_of(entry.army.cards)) if entry.army else ())
        colour = colour_of(entry.army.cards) if entry.army else None
        disc = colour_disc(faction_colour(colour or "neutral"), app.text_px(20))
        face = self.face(entry.name, 16, role="bold", note=note, picture=disc, align="left")
        delete = self.face("Delete", 15, icon="discard", plate="quiet")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        high = round(app.text_px(16) * 2.9) + app.px(4)
        rect = pygame.Rect(flow.x, flow.y, flow.width - wide - app.px(8), high)
        press = self._take(entry.name, entry.army) if entry.army is not None else self.back
        why_not = entry.problem if entry.army is None else ""
        self.sheet.plate(rect, face, press, name=f"Open {entry.name} ({number + 1})", why_not=why_not, view=flow.view)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.plate(beside, delete, self._ask(entry), name=f"Delete {entry.name} ({number + 1})", view=flow.view)
        flow.y += high + app.px(8)

    def _take(self, name: str, army: Army) -> Callable[[], None]:
        def press() -> None:
            self.app.pop()
            self.choose(name, army)

        return press

    def _ask(self, entry: ArmyEntry) -> Callable[[], None]:
        def press() -> None:
            text = f"{entry.path.name} cannot be brought back."
            self.app.push(Question(f"Delete {entry.name}?", text, "Delete", lambda: self._delete(entry)))

        return press

    def _delete(self, entry: ArmyEntry) -> None:
        try:
            delete_army(entry.path)
            self.message = ""
        except ArmyError as error:
            self.message = str(error)
        self.rebuild()
