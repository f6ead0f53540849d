"""What Arena marks on the battlefield: reach and dangers, targets, ways and lines of sight. Everything comes from the
rules' reports; nothing is worked out here."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.scenario.words import shown_regions
from game.core.state import Step
from game.core.views import View
from game.geometry.hex_sight import SightReport, sight_row
from game.geometry.hexes import Hex
from game.rules.arena.attacks import why_no_attack
from game.rules.arena.movement import Reach
from game.rules.arena.presentation.names import figure_name
from game.rules.arena.presentation.queries import Danger, Odds, danger_of, odds_of, reach_of, sight_between
from game.rules.arena.presentation.threats import Threat, struck_from
from game.rules.arena.standing import bodies_of, body_of, card_of
from game.rules.arena.state import commands as c
from game.rules.arena.state.steps import Moves
from game.rules.arena.state.table import Figure, Table
from game.rules.arena.stats import dice_of, life_left
from game.ui.boards.hexes.overlays import HexOverlays
from game.ui.games.arena.board import ArenaBoard
from game.ui.games.board_marks import BoardMarks, from_here_words, threat_words
from game.ui.screens.foresight import Foresight
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item, Offer, piece

#: How tall a figure is when sight is asked about empty spaces.
_MAN = 4


class ArenaMarks(BoardMarks[ArenaBoard, Table]):
    """Marks the battlefield for one moment."""

    overlays: HexOverlays

    board: ArenaBoard
    table: Table

    def __init__(
        self,
        board: ArenaBoard,
        view: View[Table, Step],
        table: Table,
        marks: Marks,
        pointed: Item | None,
        foresight: Foresight[Table, Threat],
    ) -> None:
        super().__init__(board, view, table, marks, pointed)
        actor = self.table.figures.get(marks.selected) if marks.selected is not None else None
        self.actor = actor if actor is not None and actor.zone == "field" else None
        self.under = self._figure_pointed_at()
        self.foresight = foresight
        self.threat = self._threat()
        foresight.shown = tuple(self.threat.costs) if self.threat is not None else ()

    def _figure_pointed_at(self) -> Figure | None:
        if self.pointed is None:
            return None
        if self.pointed.sort == "piece":
            found = self.table.figures.get(self.pointed.number)
            return found if found is not None and found.zone == "field" else None
        if self.pointed.sort == "cell":
            spot = self.pointed.cell
            return next((one for one in self.table.figures.values() if spot in one.spaces), None)
        return None

    def show(self) -> str:
        """Mark everything, and return the words for what is pointed at."""
        self._mark_ground()
        self._mark_targets()
        return self._mark_pointed()

    def _threat(self) -> Threat | None:
        """Return what the enemy that is pointed at threatens, as far as that is shown: with the key held, or while no
        other spaces are marked and pointing at it means nothing else."""
        under, table, offers = self.under, self.table, self.marks.offers
        if under is None or self.marks.sight or table.attack_made is not None:
            return None
        if table.players[under.seat].team == table.players[self.view.seat].team:
            return None
        is_free = not offers.cells() and not offers.at(self._item())
        return self.foresight.of(table, under.id) if is_free or self.marks.detail else None

    # The ground

    def _reach(self) -> Reach | None:
        """Return where the considered figure can move, by the budget of the question."""
        step = self.view.step
        if self.actor is None or not isinstance(step, Moves):
            return None
        moving = self.table.turn.moving
        if moving is not None and moving.figure == self.actor.id:
            return reach_of(self.table, self.actor.id)
        return reach_of(self.table, self.actor.id, step.budget if step.budget >= 0 else None)

    def _mark_ground(self) -> None:
        """Mark reach with costs and dice, or the spaces to choose from."""
        o, scenario = self.overlays, self.view.table.scenario
        if scenario is not None:
            o.show_regions((one.name, one.spaces) for one in shown_regions(scenario, self.view.seat))
        reach = self._reach() if self.prompt == "move" else None
        cells = self.marks.offers.cells()
        if self.threat is not None:
            o.show_reach(self.threat.costs, is_threat=True)
            o.show_placement()
        elif reach is not None:
            costs: dict[Hex, int] = {}
            risks: dict[Hex, int] = {}
            for spaces in reach.places:
                if spaces[0] not in costs:
                    costs[spaces[0]], risks[spaces[0]] = reach.cost(spaces), reach.risk(spaces)
            shown = {cell: cost for cell, cost in costs.items() if cell in cells}
            o.show_reach(shown, {cell: risks[cell] for cell in shown})
            o.show_placement()
        else:
            o.show_reach(None)
            o.show_placement(cells, self.view.seat)
        o.show_costs(shown=self.marks.detail)
        o.show_levels(shown=self.marks.detail or self.marks.levels)
        pointed = self.pointed.cell if self.pointed is not None and self.pointed.sort == "cell" else None
        o.show_cost_at(pointed)
        o.show_selection(self.actor.spaces if self.actor is not None else None)

    def _mark_targets(self) -> None:
        """Mark figures that can be pointed at, or that the announced attack is aimed at, with brackets."""
        numbers = list(self.marks.offers.numbers("piece"))
        if self.table.attack_made is not None:
            numbers = [self.table.attack_made.defender]
        found = [self.table.figures[number] for number in numbers if number in self.table.figures]
        self.overlays.show_targets(one.spaces for one in found if one.spaces)

    # What is pointed at

    def _mark_pointed(self) -> str:
        o = self.overlays
        o.show_path()
        o.show_struck()
        o.show_sight(None)
        o.show_seen(None)
        o.show_hover(self._hover())
        viewer = self.table.figures.get(self.marks.viewer or 0) or self.actor or self.under
        if self.marks.sight and viewer is not None:
            return self._look(viewer)
        if self.table.attack_made is not None:
            self._show_blow()
            return ""
        offers = self.marks.offers.at(self._item())
        words = self._about_offer(offers[0]) if offers else self._about_enemy()
        return "\n".join(part for part in (words, self._about_threat()) if part)

    def _about_threat(self) -> str:
        """Mark whom the enemy that is pointed at could attack."""
        if self.threat is None or self.under is None:
            return ""
        struck, moves = self._show_struck(self.threat.struck), bool(self.threat.costs)
        return threat_words(figure_name(self.table, self.under.id), struck, moves=moves)

    def _show_struck(self, numbers: Sequence[int]) -> list[str]:
        """Mark those who could be attacked, and return their names."""
        self.overlays.show_struck(self.table.figures[number].spaces for number in numbers)
        return [figure_name(self.table, number) for number in numbers]

    def _hover(self) -> Sequence[Hex] | None:
        if self.pointed is None:
            return None
        if self.under is not None:
            return self.under.spaces
        return (self.pointed.cell,) if self.pointed.cell is not None else None

    def _item(self) -> Item | None:
        """Return the figure under the pointer rather than its space."""
        at = self.marks.offers.at
        if self.under is not None and (at(piece(self.under.id)) or not at(self.pointed)):
            return piece(self.under.id)
        return self.pointed

    def _look(self, viewer: Figure) -> str:
        """Show what the figure sees of every space with the sight tool, and the lines to the figure pointed at."""
        terrain = self.table.board.terrain
        eye = body_of(self.table, viewer)
        self.overlays.show_seen(sight_row(terrain, bodies_of(self.table), eye, _MAN))
        if self.under is None or self.under.id == viewer.id:
            return f"What {figure_name(self.table, viewer.id)} sees of figures {_MAN} levels tall."
        return self._show_sight(viewer, self.under)

    def _show_sight(self, viewer: Figure, target: Figure) -> str:
        report = sight_between(self.table, viewer, target)
        self.overlays.show_sight(report, bodies_of(self.table))
        return self._sight_words(report, viewer, target)

    def _sight_words(self, report: SightReport, viewer: Figure, target: Figure) -> str:
        one, other = figure_name(self.table, viewer.id), figure_name(self.table, target.id)
        if report.clear:
            return f"{one} sees {report.seen} of {report.of} points of {other}."
        kinds = {"column": "the ground", "pillar": "a ruin", "wall": "a ruin's wall", "body": "a figure"}
        what = " and ".join(dict.fromkeys(kinds[blocker.kind] for blocker in report.blockers))
        return f"{one} does not see {other}: {what} is in the way."

    def _show_blow(self) -> None:
        """Show the line of the attack being made."""
        attack_made = self.table.attack_made
        assert attack_made is not None
        attacker, defender = self.table.figures[attack_made.attacker], self.table.figures[attack_made.defender]
        if not attack_made.is_adjacent and attacker.zone == defender.zone == "field":
            self._show_sight(attacker, defender)

    def _about_offer(self, offer: Offer) -> str:
        """Show the result of an offer on the board, and return it in words."""
        command = offer.commands[-1]
        if isinstance(command, c.MoveFigure):
            return self._about_move(command)
        if isinstance(command, c.Attack):
            attacker, target = self.table.figures[command.figure], self.table.figures[command.target]
            if card_of(self.table, attacker).range > 1:
                self._show_sight(attacker, target)
            return odds_words(self.table, attacker, target, odds_of(self.table, attacker, target))
        if isinstance(command, c.PlaceFigure):
            decision = self.view.decision
            placed = decision.about[0] if decision is not None and decision.about else 0
            return f"Place {figure_name(self.table, placed)} here." if placed in self.table.figures else ""
        return offer.words

    def _about_move(self, command: c.MoveFigure) -> str:
        reach = self._reach()
        if reach is None or command.to not in reach:
            return ""
        danger = danger_of(reach, command.to)
        figure = self.table.figures[command.figure]
        fronts = [figure.spaces[0], *(spaces[0] for spaces in reach.path(command.to))]
        self.overlays.show_path(fronts, danger.cost, self._risky(reach, command.to))
        words = danger_words(self.table, danger)
        if self.table.turn.phase != "move":
            return words
        return words + from_here_words(self._show_struck(struck_from(self.table, figure.id, command.to)))

    def _risky(self, reach: Reach, to: tuple[Hex, ...]) -> list[Hex]:
        """Return the spaces of the way on entering which a die is rolled."""
        here, found = reach.path_finder.figure.spaces, []
        path = reach.path(to)
        for spaces, left in zip(path, reach.path_finder.left_on(path), strict=True):
            flips = set(spaces) == set(here)
            if left or (not flips and reach.path_finder.fall(here[0], spaces[0])):
                found.append(spaces[0])
            here = spaces
        return found

    def _about_enemy(self) -> str:
        """Return why the considered figure cannot attack the enemy that is pointed at, with the lines of sight."""
        actor, under = self.actor, self.under
        if actor is None or under is None or self.prompt not in ("attack", "free_attack"):
            return ""
        refusal = why_no_attack(self.table, actor, under)
        if refusal is not None and refusal.code == "no_sight":
            return self._show_sight(actor, under)
        return ""


def danger_words(table: Table, danger: Danger) -> str:
    """Return what a way costs, and what is rolled on it."""
    words = f"Move here: {danger.cost} of its move."
    if danger.leaves:
        names = ", ".join(figure_name(table, enemy) for enemy in danger.leaves)
        words += f" Leaves {names}: each rolls a die, a hit is 1 damage."
    for levels in danger.falls:
        words += f" Falls {levels} levels: a die, a hit is 1 damage."
    if danger.leaves or danger.falls:
        words += f" **{danger.unhurt:.0%} unhurt.**"
    return words


def odds_words(table: Table, attacker: Figure, defender: Figure, odds: Odds) -> str:
    """Return the exact odds of an attack, with the reason for every die."""
    power, toughness = dice_of(odds.power), dice_of(odds.toughness)
    harm = 1 - odds.damage[0]
    mean = sum(amount * chance for amount, chance in enumerate(odds.damage))
    words = (
        f"**{harm:.0%}** to damage {figure_name(table, defender.id)} ({mean:.1f} on average), "
        f"**{odds.kill:.0%}** to destroy it ({life_left(table, defender)} life left)."
        f"\n{power} attack dice: {_reasons(odds.power)}.\n{toughness} toughness dice: {_reasons(odds.toughness)}."
    )
    if odds.back:
        words += f"\nCounter Strike: {1 - odds.back[0]:.0%} to be struck back."
    return words


def _reasons(parts: Sequence[tuple[str, int]]) -> str:
    first, *rest = parts
    return ", ".join([f"{first[0]} {first[1]}", *(f"{reason} {amount:+d}" for reason, amount in rest)])
