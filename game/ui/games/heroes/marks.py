"""What Heroes marks on its table: what may be chosen, who attacks whom, and the outcome of a considered attack."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.state import Step
from game.core.views import View
from game.rules.heroes.presentation.queries import is_idle
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.table import Table
from game.ui.boards.cards.records import ArrowShown
from game.ui.games.heroes.board import HeroesBoard
from game.ui.games.heroes.outcomes import outcomes_of
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item, piece


class HeroesMarks:
    """Marks the table for one moment. ``begun`` is the card with which an answer was begun."""

    def __init__(
        self,
        board: HeroesBoard,
        view: View[Table, Step],
        table: Table,
        marks: Marks,
        pointed: Item | None,
        begun: Item | None,
    ) -> None:
        self.board, self.marks, self.pointed, self.begun = board, marks, pointed, begun
        self.overlays, self.seat, self.view = board.overlays, view.seat, view
        self.table: Table = view.table if marks.offers.all else table

    def show(self) -> str:
        """Mark everything, and return the words for what is pointed at."""
        o = self.overlays
        cells = self.marks.offers.cells() if self.begun is not None else ()
        o.show_reach(dict.fromkeys(cells, 0))
        o.show_hover(self.pointed.cell if self.pointed is not None and self.pointed.cell in cells else None)
        shown, targets = self.board.miniatures.units, self.marks.offers.numbers("piece")
        targets = tuple(number for number in targets if self.begun is not None or not self._is_idle(number))
        o.show_targets(targets, [one for one in targets if one in shown and shown[one].seat == self.seat])
        o.show_selection(self.begun.number if self.begun is not None and self.begun.sort == "piece" else None)
        o.show_arrows(tuple(self._arrows()))
        o.show_attack(None)
        o.show_outcomes(outcomes_of(self.view, self.marks.offers, self.pointed, self.begun))
        under = self.board.pointed_at
        offers = self.marks.offers.at(piece(under)) if under is not None else self.marks.offers.at(self.pointed)
        proposed = next((one.commands[0] for one in offers if isinstance(one.commands[0], c.Propose)), None)
        if self.begun is not None and isinstance(proposed, c.Propose):
            o.show_attack((proposed.attacker, proposed.defender))
            return ""  # The sum beside the table says the outcome; nothing is to cover the two.
        return offers[0].words if len(offers) == 1 else ""

    def _is_idle(self, number: int) -> bool:
        """Return whether all that may be done with something are attacks that harm nobody."""
        commands = [one for offer in self.marks.offers.at(piece(number)) for one in offer.commands]
        return bool(commands) and all(is_idle(self.table, one) for one in commands)

    def _arrows(self) -> Iterator[ArrowShown]:
        """Yield arrows from an attacker to whom it attacks; from something in play to what it has put on the chain."""
        table, combat = self.table, self.table.combat
        if combat is not None and combat.attacker in table.permanents and combat.defender in table.permanents:
            yield ArrowShown(combat.attacker, combat.defender, table.permanents[combat.attacker].seat)
        for number, link in enumerate(table.chain):
            is_top = number == len(table.chain) - 1
            if link.what == "combat":
                yield ArrowShown(link.source, link.targets[0], link.seat, strong=is_top)
            elif link.source in table.permanents:
                yield ArrowShown(link.source, ("stack", link.id), link.seat, strong=False)
