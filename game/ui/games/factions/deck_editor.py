"""Building a deck for Factions: the cards looked for at the left, the deck with its costs, charts and all that the
rules have against it at the right."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame

from game.app.games.factions import building
from game.app.games.factions.building import COSTS, TYPES, Wanted
from game.app.games.factions.decks import DeckError, deck_from_text, write_deck_file
from game.rules.factions.decks import DECK_SIZE, Deck, flaws_of_deck, why_no_more, write_deck
from game.rules.factions.effects import FACTIONS
from game.rules.factions.starter_decks import starter_deck
from game.ui import clipboard
from game.ui.art.card_faces import FaceRecord
from game.ui.games.factions.faces import factions_face
from game.ui.scenes.army_pictures import cost_bar
from game.ui.scenes.card_bench import CardBench, Deed
from game.ui.scenes.deck_pictures import lying_bars, upright_bars
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet_scene import Flow


class DeckEditor(CardBench):
    """One deck at a time. ``name`` is what it was saved as, "" before that."""

    game = "factions"
    welcome = (
        "Point at a card to see it large.\n\nClick it to put one into the deck, right-click or press Delete to take "
        "one out; with Shift, six at once. A digit key sets how many."
    )

    def __init__(self) -> None:
        super().__init__()
        self.wanted = Wanted("Kingdom")
        self.name = ""
        self.deck: Deck = building.empty("Kingdom")
        self.saved: Deck = self.deck

    def build(self) -> None:
        self.lay_out(f"Deck: {self.name}" if self.name else "A new deck")

    # --- the cards ---

    def face_of(self, key: str) -> FaceRecord:
        return factions_face(key)

    def notes_of(self, key: str) -> tuple[str, ...]:
        return building.notes_of(key, self.deck.faction)

    def pool_keys(self) -> tuple[str, ...]:
        return building.pool(msgspec.structs.replace(self.wanted, words=self.words), self.deck.faction)

    def count_of(self, key: str) -> int:
        return building.count_of(self.deck, key)

    def why_no_more(self, key: str) -> str:
        return why_no_more(self.deck, key)

    def put_in(self, key: str) -> None:
        self.deck = building.added(self.deck, key)

    def put_back(self, key: str) -> None:
        self.deck = building.removed(self.deck, key)

    def finder(self, flow: Flow) -> None:
        """Faction, type and cost by which the cards are looked for."""
        factions: list[tuple[str, str]] = [(faction, faction) for faction in FACTIONS]
        self.fitting_choice(flow, "Cards", [*factions, ("", "All")], self.wanted.faction, self._look_for("faction"))
        self.fitting_choice(flow, "Type", [*TYPES.items(), ("", "All")], self.wanted.type, self._look_for("type"))
        costs = [(cost, cost.replace("-", " to ")) for cost in COSTS]
        self.fitting_choice(flow, "Cost", [*costs, ("", "All")], self.wanted.cost, self._look_for("cost"))

    def _look_for(self, field: str) -> Callable[[str], None]:
        def choose(value: str) -> None:
            self.wanted = msgspec.structs.replace(self.wanted, **{field: value})
            self.rebuild()

        return choose

    # --- the deck ---

    def summary(self, flow: Flow) -> None:
        """What the deck is for, its flaws, its charts and its cards."""
        app, deck = self.app, self.deck
        if self.message:
            flow.text(self.message, 14, ink=app.theme.danger if self.is_trouble else app.theme.good)
        self.headline(flow, "Deck", f"{deck.size} of {DECK_SIZE} cards")
        flow.picture(cost_bar(flow.width, app.px(9), deck.size, DECK_SIZE, app.theme))
        flow.gap(6)
        factions: list[tuple[str, str]] = [(faction, faction) for faction in FACTIONS]
        self.fitting_choice(flow, "Deck of", factions, deck.faction, self._declare)
        flaws = flaws_of_deck(deck)
        if not flaws:
            flow.text("{icon:check} This deck may be played.", 14, ink=app.theme.good)
        for flaw in flaws:
            flow.text(f"{{icon:warning}} {flaw}", 14, ink=app.theme.caution)
        self._charts(flow)
        flow.gap(8)
        if not deck.cards:
            flow.text("Choose cards, or open a deck that comes with the game.", 14, dim=True)
        for kind, words in TYPES.items():
            cards = building.held(deck, kind)
            if cards:
                flow.text(f"**{words}** {sum(card.count for card in cards)}", 14)
            for card in cards:
                self.card_row(flow, card.key, card.name, card.count, str(card.cost))
        if deck.cards:
            flow.text("Costs are what this deck pays.", 13, dim=True)

    def _charts(self, flow: Flow) -> None:
        """What the cards cost at the left, of which types they are at the right."""
        app, deck = self.app, self.deck
        px, high, gap = app.text_px(12), app.text_px(12) * 7, app.px(14)
        left = (flow.width - gap) * 5 // 9
        costs = upright_bars(building.curve(deck), (left, high), px, app.theme)
        kinds = tuple((TYPES[kind], count) for kind, count in building.type_counts(deck))
        types = lying_bars(kinds, (flow.width - gap - left, high), px, app.theme)
        self.sheet.picture(types, (flow.x + left + gap, flow.y), view=flow.view)
        flow.picture(costs)
        if deck.size:
            whole = building.whole_cost(deck)
            flow.text(f"{whole} build points in all, {whole / deck.size:.1f} a card.", 13, dim=True)

    def _declare(self, faction: str) -> None:
        """The deck is for another faction: costs change."""
        self.deck = msgspec.structs.replace(self.deck, faction=faction)
        self.say("")

    def deeds(self) -> list[Deed]:
        nothing = "" if self.deck.cards else "There is no card in it yet."
        return [
            ("Open…", "folder", self._open, "A deck that comes with the game, or one of your own.", ""),
            ("Clear", "discard", self._clear, "Takes all cards out.", nothing),
            ("Copy list", "card", self._copy, "The deck as text, a line a card, for other programs.  Ctrl+C", nothing),
            ("Paste list", "log", self._paste, "A deck from text: a line a card, as 4 Knight.  Ctrl+V", ""),
            ("Save", "save", self._save, "Keeps the deck, for a seat of a new game.", nothing),
        ]

    def take(self, name: str, deck: Deck) -> None:
        """Go on with another deck; one of the player's own has a name."""
        self._use(deck)
        self.name, self.saved = name, self.deck
        self.say("")

    def _use(self, deck: Deck) -> None:
        """The deck's cards and faction; its name is told when it is saved."""
        self.deck = msgspec.structs.replace(deck, name="")
        self.wanted = Wanted(deck.faction)
        self.words = ""

    # --- opening and keeping ---

    def _open(self) -> None:
        from game.ui.games.factions.deck_list import DeckList

        self._unless_changed("Open another?", lambda: self.app.push(DeckList(self.take)))

    def _unless_changed(self, title: str, act: Callable[[], None]) -> None:
        """Ask before a deck that was not saved is lost."""
        starters = [starter_deck(faction).cards for faction in FACTIONS]
        if self.deck == self.saved or not self.deck.cards or self.deck.cards in starters:
            act()
        else:
            text = "The deck on this page has not been saved as it is now, and will be lost."
            self.app.push(Question(title, text, "Discard changes", act))

    def back(self) -> None:
        self._unless_changed("Leave the deck?", self.app.pop)

    def _clear(self) -> None:
        self.deck = building.empty(self.deck.faction)
        self.say("")

    def ctrl_key(self, key: int) -> bool:
        if key == pygame.K_v:
            self._paste()
        elif key == pygame.K_c and self.deck.cards:
            self._copy()
        return key in (pygame.K_c, pygame.K_v)

    def _copy(self) -> None:
        told = clipboard.write(write_deck(msgspec.structs.replace(self.deck, name=self.name)))
        self.say(told or "The list can be pasted anywhere now.", trouble=bool(told))

    def _paste(self) -> None:
        try:
            deck = deck_from_text(clipboard.read())
        except DeckError as error:
            self.say(str(error), trouble=True)
            return
        self._use(deck)
        self.say("The list was read.")

    def _save(self) -> None:
        name = self.name or f"My {self.deck.faction} deck"
        self.app.push(NameDialog("Save the deck", "A deck of the same name is replaced.", name, "Save", self._save_as))

    def _save_as(self, name: str) -> str:
        try:
            write_deck_file(name, self.deck)
        except DeckError as error:
            return str(error)
        self.name, self.saved = name, self.deck
        fit = "It can be chosen for a seat of a new game."
        self.message = f"Saved. {'It may not be played yet.' if flaws_of_deck(self.deck) else fit}"
        self.is_trouble = False
        return ""
