"""Building an army and its spell deck for Arena: the cards of a colour at the left, the army with its costs and all
that the rules have against it at the right."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.games.arena import building
from game.app.games.arena.armies import ArmyError, army_from_text, army_text, write_army
from game.rules.arena import decks
from game.rules.arena.decks import ARMY_COST, SPELL_COST, SPELLS, Army, why_no_more
from game.rules.arena.effects import Colour
from game.ui import clipboard
from game.ui.art.card_faces import FaceRecord
from game.ui.art.palette import faction_colour
from game.ui.games.arena.faces import arena_face
from game.ui.scenes.army_pictures import colour_disc, cost_bar
from game.ui.scenes.card_bench import CardBench, Deed
from game.ui.scenes.question import NameDialog, Question
from game.ui.scenes.sheet_scene import Flow

#: What the colours are called on the plates.
_COLOURS = {colour: colour.capitalize() for colour in building.COLOURS}


class ArmyBuilder(CardBench):
    """One army at a time. ``name`` is what it was saved as, "" before that."""

    game = "arena"
    welcome = (
        "Point at a card to see it large.\n\nClick it to put one into the army, right-click or press Delete to take "
        "one out; with Shift, six at once. A digit key sets how many."
    )

    def __init__(self) -> None:
        super().__init__()
        self.colour: Colour | None = "white"
        self.name = ""
        self.army: Army = building.EMPTY
        self.saved: Army = building.EMPTY

    def build(self) -> None:
        self.lay_out(f"Army: {self.name}" if self.name else "A new army")

    # --- the cards ---

    def face_of(self, key: str) -> FaceRecord:
        return arena_face(key)

    def notes_of(self, key: str) -> tuple[str, ...]:
        return building.notes_of(key)

    def pool_keys(self) -> tuple[str, ...]:
        return building.pool(self.colour, self.words)

    def count_of(self, key: str) -> int:
        return (self.army.cards + self.army.spells).count(key)

    def why_no_more(self, key: str) -> str:
        return why_no_more(self.army, key)

    def put_in(self, key: str) -> None:
        self.army = building.added(self.army, key)

    def put_back(self, key: str) -> None:
        self.army = building.removed(self.army, key)

    def finder(self, flow: Flow) -> None:
        """The colours by which the cards are chosen."""
        discs: dict[str, pygame.Surface] = {
            colour: colour_disc(faction_colour(colour), self.app.text_px(14)) for colour in _COLOURS
        }
        options = [*_COLOURS.items(), ("", "All")]
        self.fitting_choice(flow, "Cards", options, self.colour or "", self._choose_colour, discs)

    def _choose_colour(self, colour: str) -> None:
        self.colour = colour or None  # type: ignore[assignment]
        self.rebuild()

    # --- the army ---

    def summary(self, flow: Flow) -> None:
        """Costs, flaws, and the cards of the army."""
        app, army = self.app, self.army
        if self.message:
            flow.text(self.message, 14, ink=app.theme.danger if self.is_trouble else app.theme.good)
        self.headline(flow, "Army", f"{building.cost_of(army.cards)} of {ARMY_COST} points")
        flow.picture(cost_bar(flow.width, app.px(9), building.cost_of(army.cards), ARMY_COST, app.theme))
        flow.gap(6)
        self._rows(flow, army.cards, "Choose a Planeswalker and squads, or open an army that comes with the game.")
        flow.gap(4)
        spells = f"{len(army.spells)} of {SPELLS} cards, {building.cost_of(army.spells)} of {SPELL_COST} points"
        self.headline(flow, "Spells", spells)
        flow.picture(cost_bar(flow.width, app.px(9), building.cost_of(army.spells), SPELL_COST, app.theme))
        flow.gap(6)
        flaws = decks.flaws(army)
        if not flaws:
            flow.text("{icon:check} This army may take the field.", 14, ink=app.theme.good)
        for flaw in flaws:
            flow.text(f"{{icon:warning}} {flaw}", 14, ink=app.theme.caution)
        flow.gap(4)
        self._rows(flow, army.spells, "The spell deck is empty.")

    def _rows(self, flow: Flow, keys: tuple[str, ...], empty: str) -> None:
        """A line a card, or what to do where there is none."""
        if not keys:
            flow.text(empty, 14, dim=True)
        for card in building.held(keys):
            self.card_row(flow, card.key, card.name, card.count, str(card.cost))

    def deeds(self) -> list[Deed]:
        nothing = "There is no card in it yet." if self.army == building.EMPTY else ""
        return [
            ("Open…", "folder", self._open, "An army that comes with the game, or one of your own.", ""),
            ("Clear", "discard", self._clear, "Takes all cards out.", nothing),
            ("Copy list", "card", self._copy, "The army as text, a line a card, for other programs.  Ctrl+C", nothing),
            ("Paste list", "log", self._paste, "An army from text: a line a card, as 2 Titanic Growth.  Ctrl+V", ""),
            ("Save", "save", self._save, "Keeps the army, for a seat of a new game.", nothing),
        ]

    def ctrl_key(self, key: int) -> bool:
        if key == pygame.K_v:
            self._paste()
        elif key == pygame.K_c and self.army != building.EMPTY:
            self._copy()
        return key in (pygame.K_c, pygame.K_v)

    def take(self, name: str, army: Army) -> None:
        """Go on with another army; one of the player's own has a name."""
        self.name, self.army, self.saved = name, army, army if name else building.EMPTY
        self.colour = decks.colour_of(army.cards) or self.colour
        self.say("")

    # --- opening and keeping ---

    def _open(self) -> None:
        from game.ui.games.arena.army_list import ArmyList

        self._unless_changed("Open another?", lambda: self.app.push(ArmyList(self.take)))

    def _unless_changed(self, title: str, act: Callable[[], None]) -> None:
        """Ask before an army that was not saved is lost."""
        if self.army in (self.saved, building.EMPTY, *decks.PREMADE.values()):
            act()
        else:
            text = "The army on this page has not been saved as it is now, and will be lost."
            self.app.push(Question(title, text, "Discard changes", act))

    def back(self) -> None:
        self._unless_changed("Leave the army?", self.app.pop)

    def _clear(self) -> None:
        self.army = building.EMPTY
        self.say("")

    def _copy(self) -> None:
        told = clipboard.write(army_text(self.army))
        self.say(told or "The list can be pasted anywhere now.", trouble=bool(told))

    def _paste(self) -> None:
        try:
            army = army_from_text(clipboard.read())
        except ArmyError as error:
            self.say(str(error), trouble=True)
            return
        self.army = army
        self.colour = decks.colour_of(army.cards) or self.colour
        self.say("The list was read.")

    def _save(self) -> None:
        name = self.name or f"My {decks.colour_of(self.army.cards) or 'own'} army"
        text = "An army of the same name is replaced."
        self.app.push(NameDialog("Save the army", text, name, "Save", self._save_as))

    def _save_as(self, name: str) -> str:
        try:
            write_army(name, self.army)
        except ArmyError as error:
            return str(error)
        self.name, self.saved = name, self.army
        fit = "It can be chosen for a seat of a new game."
        self.message = f"Saved. {'It may not take the field yet.' if decks.flaws(self.army) else fit}"
        self.is_trouble = False
        return ""
