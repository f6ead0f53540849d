"""How a computer player of Skirmish judges its answers, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from game.ai.evaluation import Evaluator, Item, scores_by_step, turned
from game.ai.known_scenes import KnownScenes
from game.ai.skirmish import choices, responses, setting_up
from game.ai.skirmish.activations import Activating, is_free_blow, urgency
from game.ai.skirmish.effects import done
from game.ai.skirmish.objectives import COMMON, goals_of, put_by
from game.ai.skirmish.scene import Scene
from game.ai.skirmish.standing import items_of
from game.ai.skirmish.threats import ThreatMaps
from game.ai.skirmish.values import HELD_CARD
from game.ai.worlds import World
from game.core.commands import Command, Decline, Done, Pass
from game.core.state import Step
from game.rules.skirmish.announcing import Announce, Window
from game.rules.skirmish.cards.effects import Move
from game.rules.skirmish.damage import OfferDraw
from game.rules.skirmish.deploying import OfferReady, PlaceDeployed
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.movement import reach_by_speed
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.setup import ChooseFirst, ChooseStarters, LayTile, PlaceStarter
from game.rules.skirmish.stack import card_record
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Creature
from game.rules.skirmish.stats import are_adjacent
from game.rules.skirmish.turns import BetweenActivations, DeployPhase, InActivation

#: What a beginner may overlook of whom something is done to.
_AIMS = 0.8


class SkirmishEvaluator(Evaluator):
    """Judges answers for a player of Skirmish, in levels: one level is one gold of the vault."""

    common = COMMON
    odds = 0.9
    slip, seen = 2.4, 0.4
    idle = (Pass, Done, Decline, c.EndActivation)
    attacks, spends = (c.Attack,), (c.PlayCard, c.SpendCard)
    dangers, held = ("threats",), ("cards",)
    margin = 1.5
    # Nothing is left to chance before one's own turn ends, and a judgement at that point predicts the winner better
    # than one after a guessed reply. So trials are short and more answers are tried; players with enough trials judge
    # the best ones again after the reply.
    horizon = 1
    breadth = 2
    again = 1

    def __init__(self) -> None:
        threats = ThreatMaps()
        self._known = KnownScenes(
            lambda table, seat: Scene(table, seat, threats), lambda table: (table.turn, *table.creatures.values())
        )

    def scores(self, view: Any, answers: Sequence[Command]) -> Sequence[float]:
        """Return how good each answer looks, in levels."""
        known, step = self._known.of(view), view.agenda[-1]
        found = known.scores(step, answers, lambda: scores_by_step(known.scene, step, answers, _WEIGHED, _EACH, _plain))
        goals = goals_of(view.table, view.seat)
        if goals is None:
            return found
        pulls = goals.guidance(answers, lambda answer: put_by(view.table, step, answer))
        return [score + pull for score, pull in zip(found, pulls, strict=True)]

    def items(self, view: Any) -> Sequence[Item]:
        items = self._known.of(view).items(items_of)
        goals = goals_of(view.table, view.seat)
        return items if goals is None else (*items, *goals.items())

    def items_in(self, world: World, seat: int) -> Sequence[Item]:
        """Return the items of a position. Their weights were measured at the ends of turns, for the side whose turn it
        was; so where one's own turn is about to begin, the position is judged from the other side."""
        view = world.view(seat)
        players = view.table.players
        if world.asked is None or players[world.asked].side != players[seat].side:
            return self.items(view)
        other = next(player.seat for player in players if player.side != players[seat].side)
        return turned(self.items(world.view(other)))

    def slip_at(self, view: Any) -> float:
        """Return what a beginner may overlook: a player who has decided on something does not do it to one's own."""
        return _AIMS if isinstance(view.agenda[-1], Announce) else self.slip

    def clock(self, view: Any) -> int:
        number: int = view.table.turn.number
        return number

    def free(self, view: Any, answers: Sequence[Command]) -> Sequence[Command]:
        """Return the dodges of creatures that lose nothing by them; where a blow can be struck that nobody can answer,
        everything except ending the activation; and where somebody may still act, everything except letting nobody
        act: an activation can be ended at once."""
        step = view.step
        if isinstance(step, BetweenActivations) and any(isinstance(answer, c.Activate) for answer in answers):
            return [answer for answer in answers if not isinstance(answer, c.EndActions)]
        if isinstance(step, InActivation) and self._strikes_for_nothing(view, answers):
            return [answer for answer in answers if not isinstance(answer, c.EndActivation)]
        dodges = [answer for answer in answers if isinstance(answer, c.DodgeShot)]
        scene = self._known.of(view).scene if dodges else None
        return [answer for answer in dodges if scene is not None and responses.is_free_dodge(scene, answer)]

    def _strikes_for_nothing(self, view: Any, answers: Sequence[Command]) -> bool:
        attacks = [answer for answer in answers if isinstance(answer, c.Attack)]
        if not attacks or not any(isinstance(answer, c.EndActivation) for answer in answers):
            return False
        scene = self._known.of(view).scene
        return any(is_free_blow(scene, attack) for attack in attacks)

    def alike(self, view: Any, answer: Command) -> object:
        """Treat copies of one card as equal, and squares next to the same foes that are equally near to the others and
        equally exposed."""
        cards = view.table.cards
        match answer:
            case c.MoveCreature(number, cell):
                return _place_class(self._known.of(view).scene, number, cell)
            case c.ChooseCell(cell) if isinstance(step := view.agenda[-1], Relocate):
                return _place_class(self._known.of(view).scene, step.creature, cell)
            case c.PlayCard(card, creature):
                return "play", cards[card].key, creature
            case c.Deploy(card):
                return "deploy", cards[card].key
            case c.ChooseCreature(number) if number not in view.table.creatures:
                return "choose", cards[number].key
        return answer


def _place_class(scene: Scene, number: int, cell: tuple[int, int]) -> object:
    """Return the class of a square; squares of one class are equivalent for a creature."""
    creature = scene.table.creatures[number]
    there = replace(creature, cell=cell)
    beside = tuple(other.id for other in scene.table.creatures.values() if are_adjacent(there, other))
    if scene.is_foe(creature):
        return "there", beside
    return "there", beside, round(4 * scene.place(there)), scene.steps_to_foe(cell) // 3


def _plain(scene: Scene, step: Any, answer: Command) -> float:
    """Prefer yes to no."""
    return -1.0 if isinstance(answer, Decline | Pass | Done) else 0.0


# One's own turn


def _between(scene: Scene, step: BetweenActivations, answers: Sequence[Command]) -> list[float]:
    """Judge who acts next: the creature that has most to do."""
    creatures = scene.table.creatures
    return [
        urgency(scene, creatures[answer.creature]) if isinstance(answer, c.Activate) else _at_any_time(scene, answer)
        for answer in answers
    ]


def _at_any_time(scene: Scene, answer: Command) -> float:
    """Return the value of what may be played or spent at any time; ending the turn is 0."""
    if isinstance(answer, c.PlayCard):
        return played(scene, answer.card, scene.table.creatures[answer.creature])
    return -0.3 if isinstance(answer, c.SpendCard) else 0.0


def played(scene: Scene, card: int, actor: Creature) -> float:
    """Return the value of a minor card now; an immediate one is kept for an answer."""
    record = card_record(scene.table, card)
    if record.timing == "immediate":
        return -HELD_CARD
    if isinstance(record.leads, Move):
        return -HELD_CARD
    return done(scene, actor, record.effects, record.lasting, taps=False).value - scene.card_price


def _in_activation(scene: Scene, step: InActivation, answers: Sequence[Command]) -> list[float]:
    """Judge where to go and what to tap for, each answer by its best continuation."""
    activation = scene.table.turn.activation
    assert activation is not None
    creature = scene.table.creatures[activation.creature]
    if creature.tapped and all(isinstance(answer, c.EndActivation | c.PlayCard) for answer in answers):
        return [_at_any_time(scene, answer) for answer in answers]
    activating = Activating(scene, creature)
    ways = reach_by_speed(scene.table, creature).costs
    goes = activating.goes(ways)
    stays = activating.stays(creature.cell)
    values = []
    for answer in answers:
        match answer:
            case c.MoveCreature(to=cell):
                values.append(goes[cell])
            case c.Attack() | c.UsePower() | c.TearFree():
                values.append(activating.acted(answer, ways))
            case c.PlayCard(card, _) if card_record(scene.table, card).timing == "standard":
                values.append(activating.acted(answer, ways))
            case c.SpendCard():
                again = Activating(scene, replace(creature, tapped=False))
                best = again.best_act() if creature.tapped else None
                values.append(-9.0 if best is None else best - 0.3)
            case _:
                values.append(stays)
    _weigh_minor_cards(activating, answers, values)
    return values


def _weigh_minor_cards(activating: Activating, answers: Sequence[Command], values: list[float]) -> None:
    """Value minor cards, which take nothing from the activation, by the best continuation and their own worth; a move
    by what can be done from its end."""
    scene, onward = activating.scene, max(values)
    for number, answer in enumerate(answers):
        if not isinstance(answer, c.PlayCard):
            continue
        record = card_record(scene.table, answer.card)
        if record.timing == "standard":
            continue
        if isinstance(record.leads, Move) and answer.creature == activating.creature.id:
            values[number] = activating.advancing(record.leads) - scene.card_price
        else:
            values[number] = onward + _at_any_time(scene, answer)


def _deploying(scene: Scene, step: DeployPhase, answer: Command) -> float:
    if isinstance(answer, c.Deploy):
        return setting_up.deployed(scene, answer.card)
    return _at_any_time(scene, answer)


_WEIGHED: dict[type[Step], Callable[[Scene, Any, Sequence[Command]], Sequence[float]]] = {
    BetweenActivations: _between,
    InActivation: _in_activation,
    PlaceStarter: setting_up.placed,
    PlaceDeployed: setting_up.placed,
}

_EACH: dict[type[Step], Callable[[Scene, Any, Command], float]] = {
    LayTile: setting_up.laid,
    ChooseStarters: setting_up.started,
    ChooseFirst: lambda scene, step, answer: setting_up.first(scene, answer),
    DeployPhase: _deploying,
    Window: responses.answered,
    Announce: choices.announced,
    Relocate: choices.relocated,
    FurtherAttack: choices.further,
    OfferReady: _plain,
    OfferDraw: _plain,
}
