"""Legality: for each step that can ask, the answers worth considering and why an answer is not legal.

This chapter only leads to the others; each rule is told where its chapter is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.commands import Command
from game.core.refusals import Refusal, RulesError
from game.core.state import Position, Step
from game.rules.skirmish import announcing, deploying, further_attacks, relocating, responses, setup, turns
from game.rules.skirmish.announcing import Announce, Window
from game.rules.skirmish.choices import possible_middles
from game.rules.skirmish.commands import (
    Agree,
    ChooseCell,
    ChooseCreature,
    ChooseSource,
    Decline,
    Done,
    GoFirst,
    Pass,
    PlaceTile,
)
from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.damage import OfferDraw
from game.rules.skirmish.deploying import OfferReady, PlaceDeployed
from game.rules.skirmish.effects import Blast
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.setup import ChooseFirst, ChooseStarters, LayTile, PlaceStarter
from game.rules.skirmish.stack import leading_effect
from game.rules.skirmish.table import Table
from game.rules.skirmish.turns import BetweenActivations, DeployPhase, InActivation

_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", "That does not answer what is asked.")


def candidates(position: Position) -> Iterable[Command]:
    """Answers worth considering for the step that asks."""
    step: Step = position.agenda[-1]
    table: Table = position.table
    if isinstance(step, InActivation):
        return turns.activation_choices(table)
    if isinstance(step, Window):
        return _window_choices(table, step, step.asked)
    if isinstance(step, BetweenActivations):
        return turns.between_choices(table)
    if isinstance(step, DeployPhase):
        return turns.deploy_choices(table)
    if isinstance(step, Announce):
        return _announce_choices(table, step)
    if isinstance(step, Relocate):
        return (*relocating.relocations(table, step), Done())
    if isinstance(step, FurtherAttack):
        return (*(ChooseCreature(c.id) for c in further_attacks.further_targets(table, step)), Done())
    if isinstance(step, OfferDraw | OfferReady):
        return (Agree(), Decline())
    return _setup_choices(table, step)


def _setup_choices(table: Table, step: Step) -> Iterable[Command]:
    if isinstance(step, PlaceDeployed):
        return deploying.places(table, step)
    if isinstance(step, ChooseStarters):
        return setup.starter_choices(table, step)
    if isinstance(step, PlaceStarter):
        return setup.starter_squares(table, step)
    if isinstance(step, LayTile):
        return setup.tile_choices(table)
    if isinstance(step, ChooseFirst):
        return setup.first_choices(table)
    raise RulesError(f"{type(step).__name__} asks nothing")


def _window_choices(table: Table, step: Window, seat: int) -> Iterator[Command]:
    yield Pass()
    yield from responses.responses(table, step, seat)


def _announce_choices(table: Table, step: Announce) -> Iterator[Command]:
    need = announcing.need_of(table, step)
    if need == "target":
        yield from (ChooseCreature(creature.id) for creature in announcing.announce_targets(table, step))
    elif need == "area":
        effect = leading_effect(table, step.action)
        if isinstance(effect, Blast):
            actor = table.creatures[step.action.actor]
            yield from (ChooseCell(cell) for cell in possible_middles(table, actor, effect))
    elif need == "source":
        yield from (ChooseSource(action.id) for action in announcing.possible_sources(table, step))
    elif need == "assist":
        yield from (ChooseCreature(creature.id) for creature in announcing.assistants(table, step))
    elif need == "consent":
        yield from (Agree(), Decline())


def why_illegal(position: Position, command: Command) -> Refusal | None:
    """Why a command does not answer the open question, or None."""
    step: Step = position.agenda[-1]
    table: Table = position.table
    if isinstance(step, InActivation):
        return turns.why_not_in_activation(table, command)
    if isinstance(step, Window):
        return responses.why_no_response(table, step, step.asked, command)
    if isinstance(step, BetweenActivations):
        return turns.why_no_between(table, command)
    if isinstance(step, DeployPhase):
        return turns.why_not_in_deploy(table, command)
    if isinstance(step, Announce):
        return _why_not_announced(table, step, command)
    if isinstance(step, Relocate):
        if isinstance(command, ChooseCell):
            return relocating.why_no_relocation(table, step, command.cell)
        return None if isinstance(command, Done) else _NOT_AN_ANSWER
    if isinstance(step, FurtherAttack):
        if isinstance(command, ChooseCreature):
            target = table.creatures.get(command.creature)
            return _NO_CREATURE if target is None else further_attacks.why_no_further(table, step, target)
        return None if isinstance(command, Done) else _NOT_AN_ANSWER
    if isinstance(step, OfferDraw | OfferReady):
        return None if isinstance(command, Agree | Decline) else _NOT_AN_ANSWER
    return _why_not_in_setup(table, step, command)


_NO_CREATURE = Refusal("no_creature", "skirmish/targets", "There is no such creature.")


def _why_not_announced(table: Table, step: Announce, command: Command) -> Refusal | None:
    need = announcing.need_of(table, step)
    if need == "consent":
        return None if isinstance(command, Agree | Decline) else _NOT_AN_ANSWER
    if need == "area" and isinstance(command, ChooseCell):
        return announcing.why_not_middle(table, step, command.cell)
    if need == "source" and isinstance(command, ChooseSource):
        if any(command.action == action.id for action in announcing.possible_sources(table, step)):
            return None
        return Refusal("no_source", "skirmish/prevent", "That is not about to damage it.", (command.action,))
    if need in ("target", "assist") and isinstance(command, ChooseCreature):
        creature = table.creatures.get(command.creature)
        if creature is None:
            return _NO_CREATURE
        if need == "assist":
            return announcing.why_not_assist(table, step, creature)
        effect = leading_effect(table, step.action)
        assert effect is not None
        return announcing.why_not_next_target(table, step, effect, creature)
    return _NOT_AN_ANSWER


def _why_not_in_setup(table: Table, step: Step, command: Command) -> Refusal | None:
    if isinstance(step, ChooseStarters):
        if isinstance(command, ChooseCreature):
            return setup.why_no_starter(table, step, command.creature)
        return None if isinstance(command, Done) else _NOT_AN_ANSWER
    if isinstance(step, PlaceStarter | PlaceDeployed) and isinstance(command, ChooseCell):
        record = CREATURES[table.cards[step.card].key]
        starting = isinstance(step, PlaceStarter)
        return deploying.why_not_here(table, step.seat, record, command.cell, starting=starting)
    if isinstance(step, LayTile) and isinstance(command, PlaceTile):
        return setup.why_no_tile(table, command)
    if isinstance(step, ChooseFirst) and isinstance(command, GoFirst):
        known = any(command.seat == player.seat for player in table.players)
        return None if known else Refusal("no_seat", "skirmish/first_player", "There is no such seat.")
    return _NOT_AN_ANSWER
