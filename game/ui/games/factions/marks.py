"""What Factions marks on its table: zones in reach, targets with their odds, the outcome of an attack. Everything comes
from the rules' reports; nothing is worked out here."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.state import Step
from game.core.views import View
from game.rules.factions.attacking import why_lost
from game.rules.factions.figures import Part
from game.rules.factions.movement import why_no_attack_in_turn
from game.rules.factions.presentation.queries import Preview, attack_preview, preview_of, reach_in_turn
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table, Unit, name_of
from game.ui.boards.cards.overlays import CardOverlays
from game.ui.games.board_marks import BoardMarks
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.offers import MARCH, marches
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item, Offer, piece


class FactionsMarks(BoardMarks[FactionsBoard, Table]):
    """Marks the table for one moment."""

    overlays: CardOverlays

    board: FactionsBoard
    table: Table

    def __init__(
        self, board: FactionsBoard, view: View[Table, Step], table: Table, marks: Marks, pointed: Item | None
    ) -> None:
        super().__init__(board, view, table, marks, pointed)
        active = self.table.turn.activation
        self.active = self.table.units.get(active.unit) if active is not None else None

    def show(self) -> str:
        """Mark everything, and return the words for what is pointed at."""
        o = self.overlays
        cells = self.marks.offers.cells()
        steps = {}
        if self.active is not None and self.prompt == "activation":
            steps = {found.zone: found.steps for found in reach_in_turn(self.table, self.active.id)}
        # Where a zone is chosen for something other than a move, no way is shown.
        o.show_reach({cell: steps.get(cell[0], 0) for cell in cells})
        marching = self.marks.selected if self.prompt == MARCH else None
        o.show_selection(marching or (self.active.id if self.active is not None else None))
        targets = list(self.marks.offers.numbers("piece"))
        if self.prompt.startswith("respond") and self.table.attacks:
            targets = [self.table.attacks[-1].target]
        if self.prompt == MARCH and self.marks.offers.all:
            targets = [number for number in self.table.units if marches(self.view, number)]
        standing = [self.table.units[number] for number in targets if number in self.table.units]
        o.show_targets(
            [unit.id for unit in standing],
            # What is attacked is a target, whosever it is.
            [unit.id for unit in standing if unit.seat == self.view.seat and self._declared() is None],
        )
        o.show_path(None)
        o.show_attack(self._declared())
        o.show_hover(self._hover())
        number = self.board.miniatures.hovered
        under = self.table.units.get(number) if number is not None else None
        offers = self.marks.offers.at(piece(under.id)) if under is not None else ()
        offers = offers or self.marks.offers.at(self.pointed)
        if offers:
            return self._about(offers[0])
        return self._forecast(under) if under is not None else ""

    def _declared(self) -> tuple[int, int] | None:
        """Return attacker and target of the attack that may be answered."""
        if not self.prompt.startswith("respond") or not self.table.attacks:
            return None
        attack = self.table.attacks[-1]
        both = (attack.attacker, attack.target)
        return both if all(number in self.table.units for number in both) else None

    def _hover(self) -> tuple[int, int] | None:
        cell = self.pointed.cell if self.pointed is not None and self.pointed.sort == "cell" else None
        return cell if cell is not None and self.marks.offers.at(self.pointed) else None

    def _forecast(self, target: Unit) -> str:
        """Return the outcome of an attack on a unit: the declared one, or one that the active unit may still
        make."""
        table, active = self.table, self.active
        declared = table.attacks[-1] if self._declared() is not None else None
        if declared is not None and declared.target == target.id and not declared.face:
            lost = why_lost(table, declared)
            if lost is not None:
                return f"The attack is lost. {lost.text}"
            return odds_words(table, target, preview_of(table, declared))
        if active is None or target.seat == active.seat or not self._may_still_attack():
            return ""
        return self._odds(active, target)

    def _may_still_attack(self) -> bool:
        active, activation = self.active, self.table.turn.activation
        if active is None or activation is None:
            return False
        return why_no_attack_in_turn(self.table, active, activation) is None

    def _about(self, offer: Offer) -> str:
        command = offer.commands[-1]
        if isinstance(command, c.Move) and command.unit in self.table.units:
            unit = self.table.units[command.unit]
            self.overlays.show_path((unit.zone, command.zone))
            found = {one.zone: one for one in reach_in_turn(self.table, unit.id)}.get(command.zone)
            if found is not None and not found.attacks and self._may_still_attack():
                return f"{offer.words}. It moves that far only without attacking."
            return f"{offer.words}."
        if isinstance(command, c.DeclareAttack):
            return self._odds(self.table.units[command.unit], self.table.units[command.target])
        return offer.words

    def _odds(self, attacker: Unit, target: Unit) -> str:
        preview = attack_preview(self.table, attacker.id, target.id)
        self.overlays.show_attack((attacker.id, target.id), f"{preview.hit:.0%}")
        return odds_words(self.table, target, preview)


def odds_words(table: Table, target: Unit, preview: Preview) -> str:
    """Return the exact odds of an attack, with what every figure is made of."""
    if not preview.needed:
        return "\n".join(preview.notes)
    words = (
        f"**{preview.hit:.0%}** to hit {name_of(table, target.id)} (a roll of {preview.needed} or more), "
        f"**{preview.expected:.1f}** damage on average, **{preview.defeats:.0%}** to defeat it."
        f"\nAttack: {_parts(preview.attack)}."
    )
    if preview.defense:
        words += f"\nDefense: {_parts(preview.defense)}."
    words += f"\nDamage: {_parts(preview.damage)}."
    if preview.reduced:
        words += f" {preview.reduced} are taken off."
    return words + "".join(f"\n{note}" for note in preview.notes)


def _parts(parts: Sequence[Part]) -> str:
    return ", ".join(f"{part.label} {part.points:+d}" for part in parts)
