"""Skirmish as the engine knows it: which chapter does what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal, RulesError
from game.core.ruleset import Profile
from game.core.state import Position, State, Step
from game.core.steps import Draft
from game.rules.skirmish import (
    announcing,
    applying,
    carrying_out,
    deploying,
    further_attacks,
    legality,
    relocating,
    responses,
    setup,
    soundness,
    turns,
    view,
)
from game.rules.skirmish.announcing import Announce, Resolve, Window, new_action
from game.rules.skirmish.carrying_out import Carry, Finish
from game.rules.skirmish.commands import (
    Agree,
    AnyCommand,
    ChooseCell,
    ChooseCreature,
    ChooseSource,
    DodgeShot,
    GoFirst,
    Pass,
    PlaceTile,
    StrikeBack,
)
from game.rules.skirmish.damage import OfferDraw, draw_actions
from game.rules.skirmish.deploying import OfferReady, PlaceDeployed
from game.rules.skirmish.events import AnyEvent, ResponsePassed
from game.rules.skirmish.further_attacks import FurtherAttack
from game.rules.skirmish.relocating import Relocate
from game.rules.skirmish.setup import (
    ChooseFirst,
    ChooseStarters,
    DealHands,
    LayTile,
    PlaceStarter,
    RollForFirst,
    SkirmishSetup,
)
from game.rules.skirmish.table import Strike, Table
from game.rules.skirmish.turns import (
    BeginTurn,
    BetweenActivations,
    DeployPhase,
    EndOfTurn,
    InActivation,
    Refresh,
)

AnyStep = (
    RollForFirst
    | LayTile
    | ChooseStarters
    | PlaceStarter
    | DealHands
    | ChooseFirst
    | BeginTurn
    | Refresh
    | BetweenActivations
    | InActivation
    | DeployPhase
    | EndOfTurn
    | PlaceDeployed
    | OfferReady
    | OfferDraw
    | Announce
    | Window
    | Resolve
    | Carry
    | Relocate
    | FurtherAttack
    | Finish
)

_Draft = Draft[Table, Step]


def _take_offer_draw(draft: _Draft, step: OfferDraw) -> None:
    """Ask whether the seat wants its spoils, if there is a card to draw."""
    # rule: skirmish/spoils
    if draft.table.players[step.seat].actions:
        draft.ask(step, step.seat, "pick", "draw_card")


_TAKE: dict[type[Step], Callable[[_Draft, Any], None]] = {
    RollForFirst: setup.take_roll,
    LayTile: setup.take_lay_tile,
    ChooseStarters: setup.take_starters,
    PlaceStarter: setup.take_place_starter,
    DealHands: setup.take_deal,
    ChooseFirst: setup.take_choose_first,
    BeginTurn: turns.take_begin,
    Refresh: turns.take_refresh,
    BetweenActivations: turns.take_between,
    InActivation: turns.take_activation,
    DeployPhase: turns.take_deploy_phase,
    EndOfTurn: turns.take_end,
    PlaceDeployed: deploying.take_place,
    OfferReady: deploying.take_offer_ready,
    OfferDraw: _take_offer_draw,
    Announce: announcing.take_announce,
    Window: responses.take_window,
    Resolve: carrying_out.take_resolve,
    Carry: carrying_out.take_carry,
    Relocate: relocating.take_relocate,
    FurtherAttack: further_attacks.take_further_attack,
    Finish: carrying_out.take_finish,
}


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


def _answer_offer(draft: _Draft, step: OfferDraw | OfferReady, command: Command) -> None:
    """An optional effect is taken or left."""
    if not isinstance(command, Agree):
        return
    if isinstance(step, OfferDraw):
        draw_actions(draft, step.seat, step.cards)
    else:
        deploying.search_deck(draft, step)


class Skirmish:
    """Two sides of miniatures, two decks each, and gold that runs out. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("skirmish", "Skirmish", least_seats=2, most_seats=4, longest=6000, hidden=True)
    setup_type: Any = SkirmishSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent

    def seats(self, wanted: SkirmishSetup) -> int:
        """Two, or two teams of two."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: SkirmishSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: SkirmishSetup, dice: Dice) -> State[Table, Step]:
        """The table before the first roll."""
        return setup.begin(wanted, dice)

    def take(self, draft: _Draft, step: Step) -> None:
        """Carry out a step."""
        _TAKE[type(step)](draft, step)

    def accept(self, draft: _Draft, command: Command) -> None:
        """Put a legal answer into effect."""
        step = draft.answered()
        if isinstance(step, InActivation):
            turns.act_in_activation(draft, step, command)
        elif isinstance(step, BetweenActivations):
            turns.act_between(draft, step, command)
        elif isinstance(step, DeployPhase):
            turns.act_in_deploy(draft, step, command)
        elif isinstance(step, Window):
            _answer_window(draft, step, command)
        elif isinstance(step, Announce):
            _answer_announce(draft, step, command)
        elif isinstance(step, OfferDraw | OfferReady):
            _answer_offer(draft, step, command)
        elif isinstance(step, Relocate):
            relocating.relocate(draft, step, command)
        elif isinstance(step, FurtherAttack):
            if isinstance(command, ChooseCreature):
                further_attacks.make_further_attack(draft, step, command.creature)
        else:
            self._accept_in_setup(draft, step, command)

    def _accept_in_setup(self, draft: _Draft, step: Step, command: Command) -> None:
        if isinstance(step, ChooseStarters):
            setup.choose_starter(draft, step, command)
        elif isinstance(step, PlaceStarter) and isinstance(command, ChooseCell):
            setup.place_starter(draft, step, command)
        elif isinstance(step, PlaceDeployed) and isinstance(command, ChooseCell):
            deploying.place(draft, step, command)
        elif isinstance(step, LayTile) and isinstance(command, PlaceTile):
            setup.lay_tile(draft, step, command)
        elif isinstance(step, ChooseFirst) and isinstance(command, GoFirst):
            setup.choose_first(draft, command)
        else:
            raise RulesError(f"{type(step).__name__} cannot use {type(command).__name__}")

    def apply(self, table: Table, event: Event) -> Table:
        """The table after an event."""
        return applying.apply(table, event)

    def candidates(self, position: Position) -> Iterable[Command]:
        """Answers worth considering."""
        return legality.candidates(position)

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        """The one source of legality."""
        return legality.why_illegal(position, command)

    def table_for(self, table: Table, seat: int) -> Table:
        """What a seat may see."""
        return view.table_for(table, seat)

    def redeal(self, state: State[Table, Step], seat: int, dice: Dice) -> State[Table, Step]:
        """A state that the seat cannot tell from this one."""
        return view.redeal(state, seat, dice)

    def flaws(self, state: State[Table, Step]) -> tuple[str, ...]:
        """Broken invariants."""
        return soundness.flaws(state)

    def concede(self, draft: _Draft, seat: int) -> None:
        """A seat gives up: its side has lost."""
        turns.finish(draft, "conceded", losers=draft.table.players[seat].side)


SKIRMISH = Skirmish()
