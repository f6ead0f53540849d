"""A unit's turn: what it may do, and what happens at its end."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions import movement
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.records import Blight, Tactics
from game.rules.factions.figures import plain_attack, why_no_attack
from game.rules.factions.playing import announce, plays, why_no_play
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import commands as c
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.steps import CarryMove, Declare, EndOfTurn, InActivation, QueueTriggers
from game.rules.factions.state.table import BESIDE, Activation, Entry, Table, Unit
from game.rules.factions.stats import first, has, reach_of, why_no_magic, words_of
from game.rules.factions.windows import open_priority, window_for

_Draft = Draft[Table, Step]

_NOT_NOW = Refusal("not_now", "factions/turn", ELSE_ASKED)


def take_activation(draft: _Draft, step: InActivation) -> None:
    """Ask what the unit does next; its defeat ends its turn."""
    turn = draft.table.turn
    if turn.activation is None:
        return
    if turn.activation.unit not in draft.table.units:
        draft.happen(ev.ActivationEnded(turn.activation.unit))
        return
    draft.ask(step, turn.seat, "act", "activation", (turn.activation.unit,))


def _acting(table: Table) -> tuple[Unit, Activation]:
    """Return the unit whose turn it is, and its turn so far."""
    activation = table.turn.activation
    assert activation is not None
    return table.units[activation.unit], activation


def activation_choices(table: Table, step: InActivation) -> Iterator[Command]:
    """Yield what the unit, or its player meanwhile, may do. Each of it is legal."""
    unit, activation = _acting(table)
    words = words_of(table, unit)
    for target in movement.enemies_to_attack(table, unit, activation):
        yield c.DeclareAttack(unit.id, target)
    if not activation.settled:
        for zone in BESIDE[unit.zone]:
            if movement.why_no_move(table, unit, zone, activation) is None:
                yield c.Move(unit.id, zone)
    if unit.magic and _why_no_bought_move(table, unit, activation) is None:
        yield c.BuyMove(unit.id)
    if t.Steady in words and _why_not_forgone(table, unit, activation) is None:
        yield c.ForgoBonus(unit.id)
    yield from plays(table, step, unit.seat)
    if t.Savage not in words or movement.why_no_end(table, unit, activation) is None:
        yield c.EndActivation()


def why_not_in_activation(table: Table, step: InActivation, command: Command) -> Refusal | None:
    """Return why the unit, or its player meanwhile, cannot do that, or None."""
    # rule: factions/activation
    unit, activation = _acting(table)
    if isinstance(command, c.EndActivation):
        return movement.why_no_end(table, unit, activation)
    if isinstance(command, c.PlayCard | c.UseAbility):
        return why_no_play(table, step, unit.seat, command)
    if not isinstance(command, c.DeclareAttack | c.Move | c.BuyMove | c.ForgoBonus):
        return _NOT_NOW
    if command.unit != unit.id:
        return Refusal("not_its_turn", "factions/activation", f"It is {unit.record.name}'s turn.", (command.unit,))
    if isinstance(command, c.Move):
        return movement.why_no_move(table, unit, command.zone, activation)
    if isinstance(command, c.BuyMove):
        return _why_no_bought_move(table, unit, activation)
    if isinstance(command, c.ForgoBonus):
        return _why_not_forgone(table, unit, activation)
    return movement.why_no_attack_in_turn(table, unit, activation) or why_no_attack(
        table, unit, table.units.get(command.target), reach_of(table, unit)
    )


def _why_no_bought_move(table: Table, unit: Unit, activation: Activation) -> Refusal | None:
    # rule: factions/magic
    if activation.settled:
        return movement.why_settled(table, unit, activation)
    return why_no_magic(table, unit, 1)


def _why_not_forgone(table: Table, unit: Unit, activation: Activation) -> Refusal | None:
    """Return why there is nothing to win by doing without the bonus for not moving, or None."""
    # rule: factions/steady
    about, name = (unit.id,), unit.record.name
    if not has(table, unit, t.Steady):
        return Refusal("no_bonus", "factions/steady", f"{name} has no bonus for not moving.", about)
    if activation.moved or activation.attacks or activation.forgoes:
        text = f"{name} has moved, attacked, or forgone its bonus already."
        return Refusal("too_late", "factions/steady", text, about)
    if not movement.enemies_to_attack(table, unit, activation):
        return Refusal("no_target", "factions/steady", "There is no enemy to attack.", about)
    return None


def act_in_activation(draft: _Draft, step: InActivation, command: Command) -> None:
    table = draft.table
    unit, activation = _acting(table)
    if isinstance(command, c.EndActivation):
        draft.push(EndOfTurn(unit.id))
        return
    if isinstance(command, c.Move):
        # rule: factions/moving
        gave_up = movement.gives_up(table, unit, command.zone, activation)
        slowed = movement.slowed_by(table, unit, command.zone)
        draft.happen(ev.MoveDeclared(unit.id, command.zone, gave_up, slowed))
        window = open_priority(draft.table, "move", (unit.id,))
        draft.push(window, CarryMove(unit.id, command.zone), step)
    elif isinstance(command, c.BuyMove):
        draft.happen(cev.MagicSpent(unit.id, 1, "movement"), ev.MoveBought(unit.id))
        draft.push(step)
    elif isinstance(command, c.ForgoBonus):
        draft.happen(ev.BonusForgone(unit.id))
        draft.push(step)
    elif isinstance(command, c.DeclareAttack):
        attack = plain_attack(table, draft.new_id(), unit.id, command.target, immediate=False)
        assert attack is not None
        draft.push(Declare(attack, own_turn=True), step)
    else:
        draft.push(announce(step, unit.seat, command), window_for(table, unit.seat), step)


# The end of the turn


def take_end_of_turn(draft: _Draft, step: EndOfTurn) -> None:
    """Put what happens at the end of a unit's turn on the stack; then end the turn."""
    # rule: factions/end_of_turn
    triggers = () if step.triggered else _end_triggers(draft, step.unit)
    if triggers:
        draft.push(QueueTriggers(triggers), replace(step, triggered=True))
        return
    draft.happen(ev.ActivationEnded(step.unit))
    draft.push(open_priority(draft.table, "activation_over", (step.unit,)))


def _end_triggers(draft: _Draft, number: int) -> tuple[Entry, ...]:
    table = draft.table
    unit = table.units.get(number)
    activation = table.turn.activation
    if unit is None or activation is None:
        return ()
    found = []

    def trigger(word: str, amount: int, seat: int, key: str, source: int) -> None:
        found.append(
            Entry(
                id=draft.new_id(),
                seat=seat,
                what="trigger",
                key=key,
                unit=source,
                word=word,
                targets=(unit.id,),
                zone=unit.zone,
                origin=unit.zone,
                amount=amount,
            )
        )

    location = table.locations.get(unit.zone)
    grounds = location.record.location if location is not None else ()
    blights = [ground for ground in grounds if isinstance(ground, Blight) and ground.spares not in unit.record.factions]
    leads = any(isinstance(effect, Tactics) for effect in unit.record.commander)
    # An unhurt unit is healed of nothing, unless its player may let something hurt it first.
    harmed_first = leads or (location is not None and location.seat == unit.seat and blights)
    regeneration = first(table, unit, t.Regeneration)
    if regeneration and not activation.went and (unit.damage or harmed_first or has(table, unit, t.Undead)):
        trigger("Regeneration", regeneration.amount, unit.seat, unit.key, unit.id)
    if leads:
        trigger("Tactics", 0, unit.seat, unit.key, unit.id)
    for blight in blights:
        assert location is not None
        trigger("Blight", blight.damage, location.seat, location.key, 0)
    return tuple(found)


STEPS: dict[type[Step], Chapter] = {
    s.InActivation: Chapter(take_activation, activation_choices, why_not_in_activation, act_in_activation, doubtful=()),
    s.EndOfTurn: Chapter(take_end_of_turn),
}
