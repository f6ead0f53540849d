"""The chapters of Skirmish: for each step what is done, what it asks, why an answer is not legal, what an answer does.

Each rule is told where its chapter is; here are only the ways to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core.chapters import Chapter, any_step
from game.core.commands import Agree, Command, Decline, Done, Pass
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.skirmish import (
    announcing,
    carrying_out,
    deploying,
    further_attacks,
    relocating,
    responses,
    setup,
    turns,
)
from game.rules.skirmish.announcing import Announce, Resolve, Window, new_action
from game.rules.skirmish.card_events import ResponsePassed
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.cards.effects import Blast
from game.rules.skirmish.carrying_out import Carry, Finish
from game.rules.skirmish.choices import possible_middles
from game.rules.skirmish.damage import OfferDraw, draw_actions
from game.rules.skirmish.deploying import OfferReady, PlaceDeployed
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.setup import (
    ChooseFirst,
    ChooseStarters,
    DealHands,
    LayTile,
    PlaceStarter,
    RollForFirst,
)
from game.rules.skirmish.stack import leading_effect
from game.rules.skirmish.state.commands import (
    ChooseCell,
    ChooseCreature,
    ChooseSource,
    DodgeShot,
    GoFirst,
    PlaceTile,
    StrikeBack,
)
from game.rules.skirmish.state.table import Strike, Table
from game.rules.skirmish.turns import (
    BeginTurn,
    BetweenActivations,
    DeployPhase,
    EndOfTurn,
    InActivation,
    Refresh,
)

_Draft = Draft[Table, Step]
_NOT_AN_ANSWER = Refusal("not_an_answer", "skirmish/turn", ELSE_ASKED)

# Before the first turn.


def _why_no_starter(table: Table, step: ChooseStarters, command: Command) -> Refusal | None:
    if isinstance(command, ChooseCreature):
        return setup.why_no_starter(table, step, command.creature)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _why_not_here(table: Table, step: PlaceStarter | PlaceDeployed, command: Command) -> Refusal | None:
    if not isinstance(command, ChooseCell):
        return _NOT_AN_ANSWER
    record = CREATURES[table.cards[step.card].key]
    starting = isinstance(step, PlaceStarter)
    return deploying.why_not_here(table, step.seat, record, command.cell, starting=starting)


def _why_no_tile(table: Table, step: LayTile, command: Command) -> Refusal | None:
    return setup.why_no_tile(table, command) if isinstance(command, PlaceTile) else _NOT_AN_ANSWER


def _why_not_first(table: Table, step: ChooseFirst, command: Command) -> Refusal | None:
    if not isinstance(command, GoFirst):
        return _NOT_AN_ANSWER
    known = any(command.seat == player.seat for player in table.players)
    return None if known else Refusal("no_seat", "skirmish/first_player", "There is no such seat.")


# Announcing and answering.


def _window_choices(table: Table, step: Window) -> Iterator[Command]:
    yield Pass()
    yield from responses.responses(table, step, step.asked)


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


def _answer_window(draft: _Draft, step: Window, command: Command) -> None:
    """A seat passes, or responds; after a response everybody may respond again."""
    # rule: skirmish/responses
    seat = step.asked
    if isinstance(command, Pass):
        draft.happen(ResponsePassed(seat, step.action))
        draft.push(replace(step, passed=(*step.passed, seat)))
        return
    draft.push(replace(step, passed=()))
    if isinstance(command, StrikeBack):
        attack = new_action(
            draft,
            seat,
            command.creature,
            "attack",
            strike=Strike("melee"),
            targets=(command.target,),
            answers=step.action,
        )
        draft.push(Announce(attack))
    elif isinstance(command, DodgeShot):
        draft.push(Announce(new_action(draft, seat, command.creature, "dodge", answers=step.action)))
    else:
        turns.play_or_spend(draft, seat, command, answers=step.action)


def _answer_announce(draft: _Draft, step: Announce, command: Command) -> None:
    """A choice of the action being announced is made."""
    if step.asked:
        announcing.consent(draft, step, given=isinstance(command, Agree))
    elif isinstance(command, ChooseCell):
        draft.push(replace(step, action=replace(step.action, cell=command.cell)))
    elif isinstance(command, ChooseSource):
        draft.push(replace(step, action=replace(step.action, source=command.action)))
    elif isinstance(command, ChooseCreature):
        if announcing.need_of(draft.table, step) == "assist":
            announcing.choose_helper(draft, step, command.creature)
        else:
            announcing.choose_target(draft, step, command.creature)


# What may be taken or left.


def _take_offer_draw(draft: _Draft, step: OfferDraw) -> None:
    """Ask whether the seat wants its spoils, if there is a card to draw."""
    # rule: skirmish/spoils
    if draft.table.players[step.seat].actions:
        draft.ask(step, step.seat, "pick", "draw_card")


def _take_or_leave(table: Table, step: Step) -> Iterable[Command]:
    return (Agree(), Decline())


def _why_not_taken(table: Table, step: Step, command: Command) -> Refusal | None:
    return None if isinstance(command, Agree | Decline) else _NOT_AN_ANSWER


def _answer_offer(draft: _Draft, step: OfferDraw | OfferReady, command: Command) -> None:
    """An optional effect is taken or left."""
    if not isinstance(command, Agree):
        return
    if isinstance(step, OfferDraw):
        draw_actions(draft, step.seat, step.cards)
    else:
        deploying.turn_over_deck(draft, step)


def _relocations(table: Table, step: Relocate) -> Iterable[Command]:
    return (*relocating.relocations(table, step), Done())


def _why_no_relocation(table: Table, step: Relocate, command: Command) -> Refusal | None:
    if isinstance(command, ChooseCell):
        return relocating.why_no_relocation(table, step, command.cell)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _further(table: Table, step: FurtherAttack) -> Iterable[Command]:
    return (*(ChooseCreature(target.id) for target in further_attacks.further_targets(table, step)), Done())


def _why_no_further(table: Table, step: FurtherAttack, command: Command) -> Refusal | None:
    if isinstance(command, ChooseCreature):
        target = table.creatures.get(command.creature)
        return _NO_CREATURE if target is None else further_attacks.why_no_further(table, step, target)
    return None if isinstance(command, Done) else _NOT_AN_ANSWER


def _answer_further(draft: _Draft, step: FurtherAttack, command: Command) -> None:
    if isinstance(command, ChooseCreature):
        further_attacks.make_further_attack(draft, step, command.creature)


CHAPTERS: dict[type[Step], Chapter] = {
    RollForFirst: Chapter(setup.take_roll),
    LayTile: Chapter(
        setup.take_lay_tile, lambda table, step: setup.tile_choices(table), _why_no_tile, setup.lay_tile, doubtful=()
    ),
    ChooseStarters: Chapter(setup.take_starters, setup.starter_choices, _why_no_starter, setup.choose_starter),
    PlaceStarter: Chapter(
        setup.take_place_starter, setup.starter_squares, _why_not_here, setup.place_starter, doubtful=()
    ),
    DealHands: Chapter(setup.take_deal),
    ChooseFirst: Chapter(
        setup.take_choose_first,
        lambda table, step: setup.first_choices(table),
        _why_not_first,
        lambda draft, step, command: setup.choose_first(draft, command),
        doubtful=(),
    ),
    BeginTurn: Chapter(turns.take_begin),
    Refresh: Chapter(turns.take_refresh),
    BetweenActivations: Chapter(
        turns.take_between,
        lambda table, step: turns.between_choices(table),
        lambda table, step, command: turns.why_no_between(table, command),
        turns.act_between,
        doubtful=(),
    ),
    InActivation: Chapter(
        turns.take_activation,
        lambda table, step: turns.activation_choices(table),
        lambda table, step, command: turns.why_not_in_activation(table, command),
        turns.act_in_activation,
        doubtful=(),
    ),
    DeployPhase: Chapter(
        turns.take_deploy_phase,
        lambda table, step: turns.deploy_choices(table),
        lambda table, step, command: turns.why_not_in_deploy(table, command),
        turns.act_in_deploy,
        doubtful=(),
    ),
    EndOfTurn: Chapter(turns.take_end),
    PlaceDeployed: Chapter(deploying.take_place, deploying.places, _why_not_here, deploying.place, doubtful=()),
    OfferReady: Chapter(deploying.take_offer_ready, _take_or_leave, _why_not_taken, _answer_offer, doubtful=()),
    OfferDraw: Chapter(_take_offer_draw, _take_or_leave, _why_not_taken, _answer_offer, doubtful=()),
    Announce: Chapter(announcing.take_announce, _announce_choices, _why_not_announced, _answer_announce, doubtful=()),
    Window: Chapter(
        responses.take_window,
        _window_choices,
        lambda table, step, command: responses.why_no_response(table, step, step.asked, command),
        _answer_window,
        doubtful=(),
    ),
    Resolve: Chapter(carrying_out.take_resolve),
    Carry: Chapter(carrying_out.take_carry),
    Relocate: Chapter(relocating.take_relocate, _relocations, _why_no_relocation, relocating.relocate, doubtful=()),
    FurtherAttack: Chapter(
        further_attacks.take_further_attack, _further, _why_no_further, _answer_further, doubtful=()
    ),
    Finish: Chapter(carrying_out.take_finish),
}

if TYPE_CHECKING:
    AnyStep = Step
else:
    AnyStep = any_step(CHAPTERS)
