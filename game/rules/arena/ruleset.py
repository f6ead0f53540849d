"""Arena as the engine knows it: which chapter does what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.commands import Command
from game.core.dice import Dice
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import Position, State, Step
from game.core.steps import Draft
from game.rules.arena import (
    abilities,
    applying,
    attacking,
    casting,
    damage,
    hidden,
    legality,
    moving,
    setup,
    sorcery_deeds,
    soundness,
    summoning,
    turns,
    view,
)
from game.rules.arena import steps as s
from game.rules.arena.commands import AnyCommand, GoFirst
from game.rules.arena.ends import finish
from game.rules.arena.events import AnyEvent
from game.rules.arena.table import Table

AnyStep = (
    setup.RollForFirst
    | setup.ChooseFirst
    | setup.PlacePlaneswalker
    | setup.DealHands
    | turns.BeginTurn
    | turns.DrawCard
    | turns.ChooseCardOfTurn
    | turns.SpellWindow
    | turns.MovePhase
    | turns.EndTriggers
    | turns.HandLimit
    | turns.EndTurn
    | s.Hurt
    | s.HurtInOrder
    | s.BargainOver
    | s.Watch
    | s.TrampleOn
    | s.FreeAttack
    | s.Moves
    | s.Place
    | s.Cast
    | s.ReturnControl
    | s.Abilities
    | damage.Feasting
    | damage.Buried
    | moving.Begin
    | moving.Walk
    | moving.Leave
    | moving.Stopped
    | moving.EndMove
    | summoning.Summoned
    | summoning.Detaining
    | attacking.AttackPhase
    | attacking.RollPower
    | attacking.RollToughness
    | attacking.RollAgain
    | attacking.Land
    | attacking.EndAttack
    | casting.Resolve
    | casting.EndSpell
    | sorcery_deeds.ChooseSlain
    | sorcery_deeds.ChooseHolder
    | sorcery_deeds.ChoosePartner
    | sorcery_deeds.Searching
    | abilities.PutUnder
    | abilities.Deceive
    | abilities.Arise
    | abilities.Regrow
    | abilities.StealMind
)

_Draft = Draft[Table, Step]


def _first_turn(draft: _Draft, step: setup.DealHands) -> None:
    setup.take_deal(draft, step)
    draft.push(turns.BeginTurn(draft.table.turn.seat))


_TAKE: dict[type[Step], Callable[[_Draft, Any], None]] = {
    setup.RollForFirst: setup.take_roll,
    setup.ChooseFirst: setup.take_choose_first,
    setup.PlacePlaneswalker: setup.take_place,
    setup.DealHands: _first_turn,
    turns.BeginTurn: turns.take_begin,
    turns.DrawCard: turns.take_draw,
    turns.ChooseCardOfTurn: turns.take_choose,
    turns.SpellWindow: turns.take_window,
    turns.MovePhase: turns.take_move_phase,
    turns.EndTriggers: turns.take_end_triggers,
    turns.HandLimit: turns.take_hand_limit,
    turns.EndTurn: turns.take_end,
    s.Hurt: damage.take_hurt,
    s.HurtInOrder: damage.take_in_order,
    s.BargainOver: damage.take_bargain,
    s.Watch: hidden.take_watch,
    s.FreeAttack: attacking.take_free,
    s.Moves: moving.take_moves,
    s.Place: summoning.take_place,
    s.Cast: casting.take_cast,
    s.ReturnControl: sorcery_deeds.take_return,
    s.Abilities: abilities.take_abilities,
    damage.Feasting: damage.take_feasting,
    damage.Buried: damage.take_buried,
    moving.Begin: moving.take_begin,
    moving.Walk: moving.take_walk,
    moving.Leave: moving.take_leave,
    moving.Stopped: moving.take_stopped,
    moving.EndMove: moving.take_end_move,
    summoning.Summoned: summoning.take_summoned,
    summoning.Detaining: summoning.take_detaining,
    attacking.AttackPhase: attacking.take_phase,
    attacking.RollPower: attacking.take_power,
    attacking.RollToughness: attacking.take_toughness,
    attacking.RollAgain: attacking.take_again,
    attacking.Land: attacking.take_land,
    s.TrampleOn: attacking.take_trample,
    attacking.EndAttack: attacking.take_end,
    casting.Resolve: casting.take_resolve,
    casting.EndSpell: casting.take_end_spell,
    sorcery_deeds.ChooseSlain: sorcery_deeds.take_asking,
    sorcery_deeds.ChooseHolder: sorcery_deeds.take_asking,
    sorcery_deeds.ChoosePartner: sorcery_deeds.take_asking,
    sorcery_deeds.Searching: sorcery_deeds.take_asking,
    abilities.PutUnder: abilities.take_asking,
    abilities.Deceive: abilities.take_asking,
    abilities.Arise: abilities.take_asking,
    abilities.Regrow: abilities.take_asking,
    abilities.StealMind: abilities.take_asking,
}


def _go_first(draft: _Draft, step: setup.ChooseFirst, command: Command) -> None:
    assert isinstance(command, GoFirst)
    setup.begin_with(draft, command.seat)


_ANSWER: dict[type[Step], Callable[[_Draft, Any, Command], None]] = {
    setup.ChooseFirst: _go_first,
    setup.PlacePlaneswalker: setup.answer_place,
    turns.ChooseCardOfTurn: turns.answer_army,
    turns.SpellWindow: turns.answer_window,
    turns.HandLimit: turns.answer_discard,
    s.Moves: moving.answer,
    s.Place: summoning.answer_place,
    s.Watch: hidden.answer,
    s.FreeAttack: attacking.answer_free,
    s.HurtInOrder: damage.answer_in_order,
    s.BargainOver: damage.answer_bargain,
    s.Abilities: abilities.answer_ability,
    summoning.Detaining: summoning.answer_detain,
    attacking.AttackPhase: attacking.answer_phase,
    attacking.RollAgain: attacking.answer_again,
    s.TrampleOn: attacking.answer_trample,
    sorcery_deeds.ChooseSlain: sorcery_deeds.answer,
    sorcery_deeds.ChooseHolder: sorcery_deeds.answer,
    sorcery_deeds.ChoosePartner: sorcery_deeds.answer,
    sorcery_deeds.Searching: sorcery_deeds.answer,
    abilities.PutUnder: abilities.answer,
    abilities.Deceive: abilities.answer,
    abilities.Arise: abilities.answer,
    abilities.Regrow: abilities.answer,
    abilities.StealMind: abilities.answer,
}


class Arena:
    """Planeswalkers, their squads and their spells on hexes of many levels. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("arena", "Arena", least_seats=2, most_seats=5, longest=8000, hidden=True)
    setup_type: Any = setup.ArenaSetup
    state_type: Any = State[Table, AnyStep]
    command_type: Any = AnyCommand
    event_type: Any = AnyEvent

    def seats(self, wanted: setup.ArenaSetup) -> int:
        """Two to five."""
        return len(wanted.seats)

    def flaws_of_setup(self, wanted: setup.ArenaSetup) -> tuple[str, ...]:
        """What keeps a match from beginning."""
        return setup.flaws_of_setup(wanted)

    def begin(self, wanted: setup.ArenaSetup, dice: Dice) -> State[Table, Step]:
        """The table before the first roll."""
        return setup.begin(wanted, dice)

    def take(self, draft: _Draft, step: Step) -> None:
        """Carry out a step."""
        _TAKE[type(step)](draft, step)

    def accept(self, draft: _Draft, command: Command) -> None:
        """Put a legal answer into effect."""
        step = draft.answered()
        _ANSWER[type(step)](draft, step, command)

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
        """A seat gives up: its side has lost, and nobody else has."""
        team = draft.table.players[seat].team
        winners = tuple(player.seat for player in draft.table.players if player.team != team)
        finish(draft, "conceded", winners if draft.table.board.mode != "melee" else _best(draft, seat))


def _best(draft: _Draft, seat: int) -> tuple[int, ...]:
    """Who has the most points in a melee that somebody left."""
    from game.rules.arena.ends import scores

    points = scores(draft.table)
    others = [one.seat for one in draft.table.players if one.seat != seat and one.seat not in draft.table.out]
    most = max(points[one] for one in others)
    best = [one for one in others if points[one] == most]
    return tuple(best) if len(best) == 1 else ()


ARENA = Arena()
