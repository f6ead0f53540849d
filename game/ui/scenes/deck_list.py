"""The decks that there are for Factions: those that come with the game, and the player's own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.deck_building import TYPES, type_counts
from game.app.decks import DeckEntry, DeckError, delete_deck, list_decks
from game.rules.factions.decks import Deck
from game.rules.factions.effects import FACTIONS
from game.rules.factions.starter_decks import starter_deck
from game.ui.art import fonts
from game.ui.art.palette import faction_colour
from game.ui.scenes.army_pictures import colour_disc
from game.ui.scenes.question import Question
from game.ui.scenes.sheet_scene import Flow, SheetScene


class DeckList(SheetScene):
    """One row a deck; ``choose`` gets the name ("" for those that come with the game) and the deck."""

    def __init__(self, choose: Callable[[str, Deck], None]) -> None:
        super().__init__()
        self.choose = choose
        self.message = ""

    def build(self) -> None:
        app = self.app
        body = self.page("Open a deck")
        body.width = min(body.width, max(app.px(860), app.text_px(16) * 40))
        body.centerx = app.size[0] // 2
        view = self.sheet.view(self.pane(body))
        flow = self.flow(view.rect, view)
        if self.message:
            flow.text(self.message, ink=app.theme.danger)
        flow.heading("With the game")
        for faction in FACTIONS:
            deck = starter_deck(faction)
            note = f"{faction}: {_contents(deck)}"
            disc = colour_disc(faction_colour(faction), app.text_px(20))
            face = self.face(deck.name, 16, role="bold", note=note, picture=disc, align="left")
            flow.plate(face, self._take("", deck), lines=2.9, name=f"Open {faction}")
        flow.gap(4)
        flow.heading("Your own")
        entries = list_decks()
        if not entries:
            flow.text("You have saved no deck yet.", dim=True)
        for number, entry in enumerate(entries):
            self._row(flow, number, entry)
        flow.finish()
        self.fit_pane()

    def _row(self, flow: Flow, number: int, entry: DeckEntry) -> None:
        app, deck = self.app, entry.deck
        note = entry.why_not or (f"{deck.faction}: {_contents(deck)}" if deck is not None else "")
        disc = colour_disc(faction_colour(deck.faction if deck is not None else "neutral"), app.text_px(20))
        face = self.face(entry.name, 16, role="bold", note=note, picture=disc, align="left")
        delete = self.face("Delete", 15, icon="discard", plate="quiet")
        wide = fonts.text_width("Delete", "body", app.text_px(15)) + app.text_px(15) * 4
        high = round(app.text_px(16) * 2.9) + app.px(4)
        rect = pygame.Rect(flow.x, flow.y, flow.width - wide - app.px(8), high)
        press = self._take(entry.name, deck) if deck is not None else self.back
        why_not = entry.problem if deck is None else ""
        self.sheet.plate(rect, face, press, name=f"Open {entry.name} ({number + 1})", why_not=why_not, view=flow.view)
        beside = pygame.Rect(rect.right + app.px(8), flow.y, wide, high)
        self.sheet.plate(beside, delete, self._ask(entry), name=f"Delete {entry.name} ({number + 1})", view=flow.view)
        flow.y += high + app.px(8)

    def _take(self, name: str, deck: Deck) -> Callable[[], None]:
        def press() -> None:
            self.app.pop()
            self.choose(name, deck)

        return press

    def _ask(self, entry: DeckEntry) -> Callable[[], None]:
        def press() -> None:
            text = f"{entry.path.name} cannot be brought back."
            self.app.push(Question(f"Delete {entry.name}?", text, "Delete", lambda: self._delete(entry)))

        return press

    def _delete(self, entry: DeckEntry) -> None:
        try:
            delete_deck(entry.path)
            self.message = ""
        except DeckError as error:
            self.message = str(error)
        self.rebuild()


def _contents(deck: Deck) -> str:
    """How many cards of each type a deck holds."""
    told = [f"{count} {TYPES[kind].lower()}" for kind, count in type_counts(deck) if count]
    return ", ".join(told)
