"""What Crawler marks on its table: who may be committed or chosen, whom the Dungeon attacks and with how much."""

from __future__ import annotations

from game.core.remembered import remembered
from game.core.state import Step
from game.core.views import View
from game.rules.crawler.power import total
from game.rules.crawler.presentation.queries import retaliation_sum
from game.rules.crawler.state.table import Table
from game.ui.boards.cards.records import ArrowShown
from game.ui.games.crawler.board import DUNGEON, CrawlerBoard
from game.ui.games.crawler.offers import chosen_for_wounds
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item, piece


class CrawlerMarks:
    """Marks the table for one moment."""

    def __init__(
        self, board: CrawlerBoard, view: View[Table, Step], table: Table, marks: Marks, pointed: Item | None
    ) -> None:
        self.board, self.marks, self.pointed = board, marks, pointed
        self.overlays = board.overlays
        self.table: Table = view.table if marks.offers.all else table
        decision = view.decision
        self.prompt = decision.prompt if decision is not None and decision.seat == view.seat else ""
        self.chosen = chosen_for_wounds(view)

    def show(self) -> str:
        """Mark everything, and return the words for what is pointed at."""
        o = self.overlays
        o.show_reach(None)
        o.show_hover(None)
        shown, targets = self.board.miniatures.units, self.marks.offers.numbers("piece")
        o.show_targets(targets, [one for one in targets if one in shown and shown[one].seat != DUNGEON])
        o.show_selection(None)
        o.show_joining(self.chosen)
        o.show_arrows(attacks_of(self.table))
        under = self.board.pointed_at
        offers = self.marks.offers.at(piece(under)) if under is not None else ()
        return offers[0].words if offers else ""


@remembered
def attacks_of(table: Table) -> tuple[ArrowShown, ...]:
    """Return arrows from the first attacker to each Adventurer that is attacked now, with the Power that it faces."""
    struggle = table.struggle
    if struggle is None or struggle.kind == "attack":
        return ()
    return tuple(
        ArrowShown(assault.attackers[0], assault.target, DUNGEON, words=f"{total(assault.power)}")
        for assault in retaliation_sum(table).attacks[0].assaults
        if assault.attackers
    )
