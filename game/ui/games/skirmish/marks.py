"""Skirmish's marks on the board: reach and costs, threatened squares, paths, targets, areas and lines of sight. All of
them come from the rules' queries; nothing is computed here."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.scenario.words import shown_regions
from game.core.state import Step
from game.core.views import View
from game.geometry.distance import cells_within
from game.geometry.sight import SightReport, sight
from game.geometry.squares import Cell, footprint
from game.rules.skirmish.announcing import Announce
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Blast, Effect, Ranged, leading
from game.rules.skirmish.choices import possible_targets, targets_wanted
from game.rules.skirmish.presentation import queries
from game.rules.skirmish.presentation.threats import Threat, struck_from
from game.rules.skirmish.presentation.words import card_name
from game.rules.skirmish.stack import leading_effect, strike_of, strike_of_effect
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Creature, Strike, Table, action_by_id
from game.rules.skirmish.stats import card_of, name_of, size_of, squares_of
from game.ui.boards.squares.overlays import Overlays
from game.ui.games.board_marks import from_here_words, threat_words
from game.ui.games.skirmish.offers import Considered
from game.ui.screens.foresight import Foresight
from game.ui.screens.game_screen import Marks
from game.ui.screens.items import Item, Offer, card, piece

AnyView = View[Table, Step]

#: What stands at the end of a line of sight.
VERDICTS = {"clear": "Clear shot", "cover": "In cover", "blocked": "Blocked"}


def space_of(creature: Creature) -> tuple[Cell, int]:
    return creature.cell, size_of(creature)


class SkirmishMarks:
    """Marks the board for one moment. ``about`` is the position of the creature that is considered, if any."""

    def __init__(
        self,
        overlays: Overlays,
        view: AnyView,
        about: Considered | None,
        marks: Marks,
        pointed: Item | None,
        foresight: Foresight[Table, Threat],
    ) -> None:
        self.overlays, self.view, self.about, self.marks, self.pointed = overlays, view, about, marks, pointed
        self.table: Table = about.view.table if about is not None else view.table
        self.actor = self.table.creatures.get(about.creature) if about is not None else None
        decision = view.decision
        self.prompt = decision.prompt if decision is not None and decision.seat == view.seat else ""
        self.under = self._creature_pointed_at()
        self.foresight = foresight
        self.threat = self._threat()
        foresight.shown = tuple(self.threat.costs) if self.threat is not None else ()

    def _creature_pointed_at(self) -> Creature | None:
        if self.pointed is None:
            return None
        if self.pointed.sort == "piece":
            return self.table.creatures.get(self.pointed.number)
        if self.pointed.sort == "cell":
            spot = self.pointed.cell
            return next((one for one in self.table.creatures.values() if spot in squares_of(one)), None)
        return None

    def show(self) -> str:
        """Mark everything, and return the words for what is pointed at."""
        self._mark_ground()
        self._mark_targets()
        return self._mark_pointed()

    def _threat(self) -> Threat | None:
        """Return what the enemy under the pointer threatens, if that is to be shown: while the key is held, or while no
        other squares are marked and pointing at it means nothing else."""
        under, table, offers = self.under, self.view.table, self.marks.offers
        if under is None or self.marks.sight or under.id not in table.creatures:
            return None
        if table.players[under.seat].side == table.players[self.view.seat].side:
            return None
        is_free = not offers.cells() and not offers.at(self._item()) and self.prompt != "respond"
        return self.foresight.of(table, under.id) if is_free or self.marks.detail else None

    def _mark_ground(self) -> None:
        """Mark the reach and where moves in it stop, or the squares to choose from."""
        scenario = self.view.table.scenario
        if scenario is not None:
            self.overlays.show_regions((one.name, one.spaces) for one in shown_regions(scenario, self.view.seat))
        if self.threat is not None and self.under is not None:
            self.overlays.show_reach(self.threat.costs, size_of(self.under), is_threat=True)
            self.overlays.show_threatened()
            self.overlays.show_placement()
        else:
            self._mark_own_ground()
        self.overlays.show_costs(shown=self.marks.detail)
        self.overlays.show_area(self._area())
        self.overlays.show_selection(space_of(self.actor) if self.actor is not None else None)

    def _mark_own_ground(self) -> None:
        o, actor = self.overlays, self.actor
        moves = {
            offer.at.cell: offer
            for offer in self.marks.offers.all
            if offer.at is not None and offer.at.cell is not None
        }
        is_move = actor is not None and self.prompt in ("activation", "between_activations")
        if is_move and actor is not None:
            costs = queries.reach_of(self.table, actor.id).costs if moves else {}
            o.show_reach({cell: cost for cell, cost in costs.items() if cell in moves}, size_of(actor))
            inside = {square for cell in moves if cell is not None for square in footprint(cell, size_of(actor))}
            o.show_threatened([cell for cell in queries.threatened(self.table, actor.id) if cell in inside])
            o.show_placement()
        else:
            o.show_reach(None)
            o.show_threatened()
            o.show_placement([cell for cell in moves if cell is not None], self.view.seat)

    def _area(self) -> Sequence[Cell]:
        """Return the squares that the area of an announced action covers, or would with its middle here."""
        table: Table = self.view.table
        if self.prompt == "area" and self.pointed is not None and self.pointed.cell is not None:
            step = self.view.step
            effect = leading_effect(table, step.action) if isinstance(step, Announce) else None
            if isinstance(effect, Blast) and self.marks.offers.at(self.pointed):
                return tuple(cells_within(table.board.grid, (self.pointed.cell,), effect.radius))
            return ()
        for action in reversed(table.stack):
            effect = leading_effect(table, action)
            if isinstance(effect, Blast) and action.cell is not None:
                return tuple(cells_within(table.board.grid, (action.cell,), effect.radius))
        return ()

    def _mark_targets(self) -> None:
        """Mark pieces that pointing at means something for with brackets; without any, those that can act."""
        numbers = list(self.marks.offers.numbers("piece"))
        if self.prompt == "respond":
            numbers = self._answered()
        creatures = [self.table.creatures[number] for number in numbers if number in self.table.creatures]
        self.overlays.show_targets(space_of(one) for one in creatures if one is not self.actor)

    def _answered(self) -> list[int]:
        """Return whom the announced action is aimed at."""
        decision = self.view.decision
        action = action_by_id(self.view.table, decision.about[0]) if decision is not None and decision.about else None
        return list(action.targets) if action is not None else []

    def _mark_pointed(self) -> str:
        """Return the path, the sight and the words for what is pointed at."""
        o = self.overlays
        o.show_path()
        o.show_struck()
        o.show_sight(None)
        o.show_seen(None)
        o.show_hover(self._hover())
        viewer = self._viewer()
        if self.marks.sight and viewer is not None:
            grid = self.table.board.grid
            o.show_seen(queries.sight_from(self.table, viewer.id), [cell for cell in grid.cells() if grid.blocks(cell)])
            return self._look(viewer)
        if self.marks.card is not None and self.pointed is None:
            return self._about_card(self.marks.card)
        self._show_shot()
        offers = self.marks.offers.at(self._item())
        words = self._about_offer(offers[0]) if offers else ""
        return "\n".join(part for part in (words, self._about_threat()) if part)

    def _about_threat(self) -> str:
        """Mark whom the enemy that is pointed at could attack."""
        if self.threat is None or self.under is None:
            return ""
        return threat_words(name_of(self.under), self._show_struck(self.threat.struck), moves=bool(self.threat.costs))

    def _show_struck(self, numbers: Sequence[int]) -> list[str]:
        """Mark those who could be attacked, and return their names."""
        found = [self.table.creatures[number] for number in numbers]
        self.overlays.show_struck(map(space_of, found))
        return [name_of(one) for one in found]

    def _look(self, viewer: Creature) -> str:
        """Show the line to the creature, or the bare square, that is pointed at with the sight tool."""
        if self.under is not None:
            return self._show_sight(viewer, self.under) if self.under is not viewer else ""
        cell = self.pointed.cell if self.pointed is not None else None
        grid = self.table.board.grid
        if cell is None or not grid.inside(cell) or grid.blocks(cell):
            return ""
        report = sight(grid, viewer.cell, size_of(viewer), cell, 1)
        self.overlays.show_sight(report, (cell, 1), VERDICTS[report.verdict])
        return sight_words(report, name_of(viewer), f"square {cell}")

    def _item(self) -> Item | None:
        """Return the piece under the pointer rather than its square."""
        at = self.marks.offers.at
        if self.under is not None and (at(piece(self.under.id)) or not at(self.pointed)):
            return piece(self.under.id)
        return self.pointed

    def _hover(self) -> tuple[Cell, int] | None:
        if self.pointed is not None and self.marks.offers.at(self.pointed) and self.pointed.cell is not None:
            size = size_of(self.actor) if self.actor is not None and self.prompt in _ACTING else self._placed_size()
            return self.pointed.cell, size
        if self.under is not None:
            return space_of(self.under)
        return (self.pointed.cell, 1) if self.pointed is not None and self.pointed.cell is not None else None

    def _placed_size(self) -> int:
        """Return the size of what a question about squares would place."""
        decision = self.view.decision
        if decision is None or not decision.about or self.prompt == "area":
            return 1
        card = self.view.table.cards.get(decision.about[0])
        return 2 if card is not None and card.key in CREATURES and CREATURES[card.key].large else 1

    def _viewer(self) -> Creature | None:
        """Return the creature that the sight tool looks from: the pressed, the considered, or the pointed-at one."""
        pressed = self.table.creatures.get(self.marks.viewer) if self.marks.viewer is not None else None
        return pressed or self.actor or self.under

    def _about_offer(self, offer: Offer) -> str:
        """Show the result of an offer on the board, and return it in words."""
        command = next((one for one in offer.commands if not isinstance(one, c.EndActivation | c.Activate)), None)
        actor = self.actor
        if isinstance(command, c.MoveCreature) and actor is not None:
            reach = queries.reach_of(self.table, actor.id)
            path = (actor.cell, *(cell for cell in reach.path(command.to) if cell != actor.cell))
            cost = reach.costs[command.to]
            self.overlays.show_path(path, size_of(actor), cost)
            stops = command.to in queries.threatened(self.table, actor.id)
            words = f"Move here: {cost} of its speed." + (" Beside an enemy, the move ends." if stops else "")
            return words + from_here_words(self._show_struck(struck_from(self.table, actor.id, command.to)))
        if isinstance(command, c.Attack) and actor is not None:
            return self._preview(actor, self.table.creatures[command.target], Strike("melee"), "Attack")
        if isinstance(command, c.StrikeBack):
            striker, target = self.table.creatures[command.creature], self.table.creatures[command.target]
            return self._preview(striker, target, Strike("melee"), f"{name_of(striker)} strikes back")
        if isinstance(command, c.UsePower) and actor is not None and isinstance(offer.commands[-1], c.ChooseCreature):
            strike = queries.strike_of_power(self.table, actor.id, command.power)
            target = self.table.creatures[offer.commands[-1].creature]
            if strike is None:
                effects = card_of(actor).powers[command.power].effects
                caught = queries.effect_preview(self.table, actor.id, effects[leading(effects)], target.id)
                return f"{card_of(actor).powers[command.power].name}: {self._harm(caught)}" if caught else offer.words
            if strike.manner == "ranged":
                self._show_sight(actor, target)
            return self._preview(actor, target, strike, card_of(actor).powers[command.power].name)
        if isinstance(command, c.ChooseCreature) and command.creature in self.table.creatures:
            return self._about_choice(command.creature) or offer.words
        if isinstance(command, c.ChooseCell):
            decision = self.view.decision
            about = decision.about[0] if decision is not None and decision.about else 0
            if self.prompt == "area":
                return f"Aim here: {self._harm(self._caught_at(command.cell)) or 'nobody is hit.'}"
            return _HERE.get(self.prompt, "").format(card_name(self.table, about))
        return offer.words

    def _about_card(self, number: int) -> str:
        """Return what a card of the hand would do to its only possible target; nothing where there are several, or
        where its player's creature is still to be chosen."""
        offers = self.marks.offers.at(card(number))
        command = offers[0].commands[-1] if len(offers) == 1 and offers[0].commands else None
        if not isinstance(command, c.PlayCard):
            return ""
        actor, effect = self._played(command)
        targets = possible_targets(self.table, actor, effect) if effect is not None and targets_wanted(effect) else ()
        strike = strike_of_effect(effect)
        if strike is None or len(targets) != 1:
            return ""
        if strike.manner == "ranged":
            self._show_sight(actor, targets[0])
        return self._preview(actor, targets[0], strike, card_name(self.table, number))

    def _played(self, command: c.PlayCard) -> tuple[Creature, Effect | None]:
        """Return who plays a card, and the effect of it that is aimed first."""
        effects = ACTIONS[self.table.cards[command.card].key].effects
        first = leading(effects)
        return self.table.creatures[command.creature], effects[first] if first < len(effects) else None

    def _shoots_with_card(self, actor: Creature, target: Creature) -> bool:
        """Return whether a card of the hand can be played as a shot of the creature at the target now."""
        commands = (offer.commands[-1] for offer in self.marks.offers.all if offer.commands)
        plays = (one for one in commands if isinstance(one, c.PlayCard) and one.creature == actor.id)
        effects = (self._played(one)[1] for one in plays)
        return any(isinstance(one, Ranged) and target in possible_targets(self.table, actor, one) for one in effects)

    def _about_choice(self, number: int) -> str:
        """Return what choosing a target would do, for the action that is being announced."""
        step = self.view.step
        action = getattr(step, "action", None)
        if self.prompt != "target" or action is None or isinstance(action, int):
            return ""
        strike = strike_of(self.view.table, action)
        actor = self.view.table.creatures.get(action.actor)
        if strike is None and actor is not None:
            caught = queries.effect_preview(self.view.table, actor.id, leading_effect(self.view.table, action), number)
            return f"Choose: {self._harm(caught)}" if caught else ""
        if strike is None or actor is None:
            return ""
        target = self.view.table.creatures[number]
        if strike.manner == "ranged":
            self._show_sight(actor, target)
        return self._preview(actor, target, strike, "Choose")

    def _caught_at(self, cell: Cell) -> tuple[queries.Caught, ...]:
        """Return the creatures that the area being aimed would hit with its middle there."""
        step = self.view.step
        action = getattr(step, "action", None)
        if action is None or isinstance(action, int):
            return ()
        return queries.effect_preview(self.view.table, action.actor, leading_effect(self.view.table, action), cell=cell)

    def _harm(self, caught: Sequence[queries.Caught]) -> str:
        """Return the words for the damage to each of those who would be hit, and who would be destroyed; one's own
        creatures are marked as such."""
        said = []
        for one in caught:
            creature = self.table.creatures[one.creature]
            own = "your " if creature.seat == self.view.seat else ""
            fatal = " (**destroyed**)" if one.destroys else ""
            said.append(f"**{one.damage.total} damage** to {own}{name_of(creature)}{fatal}")
        return f"{', '.join(said)}." if said else ""

    def _preview(self, actor: Creature, target: Creature, strike: Strike, what: str) -> str:
        preview = queries.attack_preview(self.table, actor.id, target.id, strike)
        parts = ", ".join(f"{reason} {points:+d}" for reason, points in preview.damage.parts)
        text = f"{what}: **{preview.damage.total} damage** to {name_of(target)} ({parts})."
        if preview.destroys:
            text += " **It would be destroyed.**"
        if preview.cover:
            text += " It has cover and may tap to dodge."
        return text

    def _show_sight(self, viewer: Creature, target: Creature) -> str:
        report = queries.sight_between(self.table, viewer, target)
        self.overlays.show_sight(report, space_of(target), VERDICTS[report.verdict])
        return sight_words(report, name_of(viewer), name_of(target))

    def _show_shot(self) -> None:
        """Show the line of the shot being answered, or of a possible shot at the enemy under the pointer."""
        table: Table = self.view.table
        if self.prompt == "respond":
            decision = self.view.decision
            action = action_by_id(table, decision.about[0]) if decision is not None else None
            strike = strike_of(table, action) if action is not None else None
            if action is None or strike is None or strike.manner != "ranged" or action.actor not in table.creatures:
                return
            for number in action.targets[:1]:
                if number in table.creatures:
                    self._show_sight(table.creatures[action.actor], table.creatures[number])
            return
        actor, under = self.actor, self.under
        if actor is None or under is None or under.seat == actor.seat:
            return
        shoots = any(isinstance(one, Ranged) for power in card_of(actor).powers for one in power.effects)
        if shoots or self._shoots_with_card(actor, under):
            self._show_sight(actor, under)


def sight_words(report: SightReport, viewer: str, target: str) -> str:
    """Return a line of sight in words: the verdict, the corner that it is judged from, and what stands in the way."""
    verdict = {
        "clear": f"{viewer} has a **clear** shot at {target}.",
        "cover": f"{viewer} sees {target} **in cover**.",
        "blocked": f"{viewer} has **no line of sight** to {target}.",
    }[report.verdict]
    lines = [line for line in report.lines if line.start == report.corner]
    count = sum(line.clear for line in lines)
    text = f"{verdict} From the corner at {report.corner}, {count} of {len(lines)} lines are clear"
    walls = list(dict.fromkeys(line.blocker for line in lines if line.blocker is not None))
    pinches = list(dict.fromkeys(line.pinch for line in lines if line.blocker is None and line.pinch is not None))
    ways = [f"the wall at {', '.join(map(str, walls))}"] if walls else []
    ways += [f"the corner at {', '.join(map(str, pinches))}"] if pinches else []
    return f"{text}; {' and '.join(ways)} blocks the others." if ways else f"{text}."


#: What choosing a square does, by the question.
_HERE = {
    "place_creature": "Place {} here.",
    "move_to": "Move {} here.",
    "shift_to": "Shift {} here.",
    "slide_to": "Slide {} here.",
    "teleport_to": "Teleport {} here.",
}
_ACTING = ("activation", "between_activations")
