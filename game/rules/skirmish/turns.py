"""The turn: refresh, action and deploy phase; activations; and the end of the match."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.cards import top_of
from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.scenario.standing import has_usual_end
from game.core.state import Outcome, Step
from game.core.steps import Draft
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.announcing import Announce, new_action
from game.rules.skirmish.attacks import why_no_strike
from game.rules.skirmish.cards.effects import Melee, Rooted
from game.rules.skirmish.choices import melee_targets, why_no_choice
from game.rules.skirmish.damage import draw_actions, pay, venom
from game.rules.skirmish.deploying import PlaceDeployed, why_no_deploy
from game.rules.skirmish.levels import is_suited, playable, why_no_play
from game.rules.skirmish.movement import reach_by_speed, why_not_by_speed
from game.rules.skirmish.responses import play_or_spend, spendable, why_no_spending
from game.rules.skirmish.stack import card_record, held
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Creature, Strike, Table, creatures_of
from game.rules.skirmish.stats import card_of, is_nimble, lasting_on, name_of

#: Creature cards that a player draws back up to at the end of the turn.
RESERVE = 3
_MELEE = Strike("melee")


class BeginTurn(Step, frozen=True):
    """A seat's turn begins: attached cards that hurt at its start do so."""

    seat: int


class Refresh(Step, frozen=True):
    """Untap, one gold from vault to supply, one action card."""

    seat: int


class BetweenActivations(Step, frozen=True):
    """The action phase, with no creature activating: begin an activation or go on."""


class InActivation(Step, frozen=True):
    """A creature's activation: its controller does one thing after another."""


class DeployPhase(Step, frozen=True):
    """The deploy phase: creatures may be paid for one after another."""


class EndOfTurn(Step, frozen=True):
    """Nimble creatures untap, creature cards are drawn, and the turn passes to the left, or the match ends."""


def take_begin(draft: Draft[Table, Step], step: BeginTurn) -> None:
    draft.happen(e.TurnBegan(step.seat, draft.table.turn.number + 1))
    draft.push(Refresh(step.seat))
    venom(draft, step.seat)


def take_refresh(draft: Draft[Table, Step], step: Refresh) -> None:
    """Go through the refresh phase, in its order."""
    # rule: skirmish/refresh
    seat = step.seat
    draft.happen(e.PhaseBegan(seat, "refresh"))
    tapped = tuple(creature.id for creature in creatures_of(draft.table, seat) if creature.tapped)
    if tapped:
        draft.happen(e.CreaturesUntapped(tapped, "refresh"))
    pay(draft, seat, 1, -1, "refresh")
    draw_actions(draft, seat, 1)
    draft.happen(e.PhaseBegan(seat, "action"))
    draft.push(BetweenActivations())


def take_between(draft: Draft[Table, Step], step: BetweenActivations) -> None:
    """Ask what comes next in the action phase."""
    draft.ask(step, draft.table.turn.seat, "act", "between_activations")


def take_activation(draft: Draft[Table, Step], step: InActivation) -> None:
    """Ask what the activating creature does next; its destruction ends the activation."""
    activation = draft.table.turn.activation
    if activation is None:
        return
    if activation.creature not in draft.table.creatures:
        draft.happen(e.ActivationEnded(activation.creature))
        return
    draft.ask(step, draft.table.turn.seat, "act", "activation", (activation.creature,))


def take_deploy_phase(draft: Draft[Table, Step], step: DeployPhase) -> None:
    table = draft.table
    if table.turn.phase != "deploy":
        draft.happen(e.PhaseBegan(table.turn.seat, "deploy"))
    draft.ask(step, table.turn.seat, "act", "deploy")


def take_end(draft: Draft[Table, Step], step: EndOfTurn) -> None:
    table = draft.table
    seat = table.turn.seat
    nimble = tuple(
        creature.id for creature in creatures_of(table, seat) if creature.tapped and is_nimble(table, creature)
    )
    if nimble:
        draft.happen(e.CreaturesUntapped(nimble, "nimble"))
    player = table.players[seat]
    if drawn := top_of(player.creatures, RESERVE - len(player.reserve)):
        draft.happen(ce.CreatureCardsDrawn(seat, drawn))
    if draft.table.ending and has_usual_end(draft.table):
        finish(draft, "gold")
    else:
        draft.push(BeginTurn((seat + 1) % len(table.players)))


def finish(draft: Draft[Table, Step], why: str, losers: int = -1) -> None:
    """End the match by points: tokens and own vault, for each side together. ``losers`` is a side that has conceded."""
    # rule: skirmish/the_end
    players = draft.table.players
    scores = tuple(player.points + player.vault for player in players)
    totals = [sum(scores[p.seat] for p in players if p.side == side) for side in (0, 1)]
    if losers >= 0:
        best = 1 - losers
    else:
        best = -1 if totals[0] == totals[1] else int(totals[1] > totals[0])
    finish_for(draft, tuple(player.seat for player in players if player.side == best), why)


def finish_for(draft: Draft[Table, Step], winners: tuple[int, ...], why: str) -> None:
    """End the match, won by these seats; each scores its tokens and its own vault."""
    scores = tuple(player.points + player.vault for player in draft.table.players)
    draft.happen(e.MatchEnded(scores, winners, why))
    draft.end(Outcome(why, winners, scores))


# What may be said in the action and deploy phases.


def between_choices(table: Table) -> Iterator[Command]:
    """Begin an activation, play what may be played at any time, or go on."""
    seat = table.turn.seat
    for creature in creatures_of(table, seat):
        if creature.id not in table.turn.activated:
            yield c.Activate(creature.id)
    yield from _plays_at_any_time(table, seat)
    yield c.EndActions()


def activation_choices(table: Table) -> Iterator[Command]:
    """Yield everything that the activating creature, or its controller meanwhile, may do."""
    activation = table.turn.activation
    assert activation is not None
    creature = table.creatures[activation.creature]
    seat = table.turn.seat
    for cell in reach_by_speed(table, creature).costs:
        yield c.MoveCreature(creature.id, cell)
    if not creature.tapped:
        strikable = melee_targets(table, creature.id)
        for other in strikable:
            yield c.Attack(creature.id, other.id)
        for number, power in enumerate(card_of(creature).powers):
            if why_no_choice(table, creature, power.effects) is None:
                yield c.UsePower(creature.id, number)
        for card, lasting in lasting_on(table, creature):
            if isinstance(lasting, Rooted):
                yield c.TearFree(creature.id, card)
        for card in held(table, seat, "standard"):
            record = card_record(table, card)
            if not strikable and isinstance(record.effects[0], Melee):
                continue
            if is_suited(record, creature) and why_no_play(table, seat, card, creature.id) is None:
                yield c.PlayCard(card, creature.id)
    yield from _plays_at_any_time(table, seat)
    yield c.EndActivation()


def _plays_at_any_time(table: Table, seat: int) -> Iterator[Command]:
    """Yield what a player may do whenever it is asked in its own turn: minor and immediate cards, spent cards."""
    # rule: skirmish/timing
    for card, actor in playable(table, seat, "minor", "immediate"):
        yield c.PlayCard(card, actor)
    yield from spendable(table, seat)


def deploy_choices(table: Table) -> Iterator[Command]:
    """Yield the creatures of the reserve, what may be played at any time, and the end of the turn."""
    seat = table.turn.seat
    for card in table.players[seat].reserve:
        if why_no_deploy(table, seat, card) is None:
            yield c.Deploy(card)
    yield from _plays_at_any_time(table, seat)
    yield c.EndTurn()


_NOT_NOW = Refusal("not_now", "skirmish/turn", ELSE_ASKED)


def why_no_between(table: Table, command: Command) -> Refusal | None:
    """Return why a command does not fit between activations, or None."""
    seat = table.turn.seat
    if isinstance(command, c.EndActions):
        return None
    if isinstance(command, c.Activate):
        return _why_no_activation(table, seat, command.creature)
    if isinstance(command, c.PlayCard):
        return why_no_play(table, seat, command.card, command.creature)
    if isinstance(command, c.SpendCard):
        return why_no_spending(table, seat, command.card)
    if isinstance(command, c.MoveCreature | c.Attack | c.UsePower | c.TearFree):
        text = "A creature acts in its own activation: activate it first."
        return Refusal("not_activating", "skirmish/activation", text, (command.creature,))
    return _NOT_NOW


def _why_no_activation(table: Table, seat: int, number: int) -> Refusal | None:
    # rule: skirmish/activation
    creature = table.creatures.get(number)
    if creature is None or creature.seat != seat:
        return Refusal("not_yours", "skirmish/control", "You do not control that creature.", (number,))
    if number in table.turn.activated:
        text = f"{name_of(creature)} has had its activation this turn."
        return Refusal("activated", "skirmish/activation", text, (number,))
    return None


def why_not_in_activation(table: Table, command: Command) -> Refusal | None:
    """Return why the activating creature (or its controller meanwhile) cannot do that, or None."""
    seat = table.turn.seat
    activation = table.turn.activation
    if isinstance(command, c.MoveCreature) and activation is not None and command.creature == activation.creature:
        # Most answers are moves, so they are asked about first.
        return why_not_by_speed(table, table.creatures[activation.creature], command.to)
    if isinstance(command, c.EndActivation):
        return None
    if isinstance(command, c.PlayCard):
        return why_no_play(table, seat, command.card, command.creature)
    if isinstance(command, c.SpendCard):
        return why_no_spending(table, seat, command.card)
    if not isinstance(command, c.MoveCreature | c.Attack | c.UsePower | c.TearFree) or activation is None:
        return _NOT_NOW
    creature = table.creatures.get(command.creature)
    if creature is None or creature.seat != seat:
        return Refusal("not_yours", "skirmish/control", "You do not control that creature.", (command.creature,))
    if activation.creature != creature.id:
        text = f"It is not {name_of(creature)}'s activation."
        return Refusal("not_activating", "skirmish/activation", text, (creature.id,))
    return None if isinstance(command, c.MoveCreature) else _why_no_tap(table, creature, command)


def _why_no_tap(table: Table, creature: Creature, command: c.Attack | c.UsePower | c.TearFree) -> Refusal | None:
    # rule: skirmish/tapping
    if creature.tapped:
        return Refusal("tapped", "skirmish/tapping", f"{name_of(creature)} is tapped.", (creature.id,))
    if isinstance(command, c.Attack):
        target = table.creatures.get(command.target)
        if target is None:
            return Refusal("no_target", "skirmish/targets", "There is no such creature.", (command.target,))
        return why_no_strike(table, creature, target, _MELEE)
    if isinstance(command, c.TearFree):
        if any(card == command.card and isinstance(kind, Rooted) for card, kind in lasting_on(table, creature)):
            return None
        return Refusal("not_attached", "skirmish/rooted", "No such card holds it.", (creature.id, command.card))
    powers = card_of(creature).powers
    if not 0 <= command.power < len(powers):
        text = f"{name_of(creature)} has no such power."
        return Refusal("no_power", "skirmish/powers", text, (creature.id,))
    return why_no_choice(table, creature, powers[command.power].effects)


def why_not_in_deploy(table: Table, command: Command) -> Refusal | None:
    """Return why a command does not fit the deploy phase, or None."""
    if isinstance(command, c.EndTurn):
        return None
    if isinstance(command, c.Deploy):
        return why_no_deploy(table, table.turn.seat, command.card)
    if isinstance(command, c.PlayCard):
        return why_no_play(table, table.turn.seat, command.card, command.creature)
    if isinstance(command, c.SpendCard):
        return why_no_spending(table, table.turn.seat, command.card)
    return _NOT_NOW


def act_between(draft: Draft[Table, Step], step: BetweenActivations, command: Command) -> None:
    """Begin an activation, play, spend, or go on to the deploy phase."""
    if isinstance(command, c.EndActions):
        draft.push(DeployPhase())
        return
    draft.push(step)
    if isinstance(command, c.Activate):
        draft.happen(e.ActivationBegan(command.creature))
        draft.push(InActivation())
    else:
        play_or_spend(draft, draft.table.turn.seat, command)


def act_in_activation(draft: Draft[Table, Step], step: InActivation, command: Command) -> None:
    """Do what the activating creature does."""
    seat = draft.table.turn.seat
    if isinstance(command, c.EndActivation):
        activation = draft.table.turn.activation
        assert activation is not None
        draft.happen(e.ActivationEnded(activation.creature))
        return
    draft.push(step)
    if isinstance(command, c.MoveCreature):
        move = new_action(draft, seat, command.creature, "move", cell=command.to)
        draft.push(Announce(move, taps=False))
    elif isinstance(command, c.Attack):
        attack = new_action(draft, seat, command.creature, "attack", strike=_MELEE, targets=(command.target,))
        draft.push(Announce(attack))
    elif isinstance(command, c.UsePower):
        draft.push(Announce(new_action(draft, seat, command.creature, "power", power=command.power)))
    elif isinstance(command, c.TearFree):
        draft.push(Announce(new_action(draft, seat, command.creature, "tear", source=command.card)))
    else:
        play_or_spend(draft, seat, command)


def act_in_deploy(draft: Draft[Table, Step], step: DeployPhase, command: Command) -> None:
    """Deploy a creature, play, spend, or end the turn."""
    if isinstance(command, c.EndTurn):
        draft.push(EndOfTurn())
        return
    draft.push(step)
    if isinstance(command, c.Deploy):
        draft.push(PlaceDeployed(draft.table.turn.seat, command.card))
    else:
        play_or_spend(draft, draft.table.turn.seat, command)


STEPS: dict[type[Step], Chapter] = {
    BeginTurn: Chapter(take_begin),
    Refresh: Chapter(take_refresh),
    BetweenActivations: Chapter(
        take_between,
        lambda table, step: between_choices(table),
        lambda table, step, command: why_no_between(table, command),
        act_between,
        doubtful=(),
    ),
    InActivation: Chapter(
        take_activation,
        lambda table, step: activation_choices(table),
        lambda table, step, command: why_not_in_activation(table, command),
        act_in_activation,
        doubtful=(),
    ),
    DeployPhase: Chapter(
        take_deploy_phase,
        lambda table, step: deploy_choices(table),
        lambda table, step, command: why_not_in_deploy(table, command),
        act_in_deploy,
        doubtful=(),
    ),
    EndOfTurn: Chapter(take_end),
}
