"""Effects that ask for several choices as they resolve: marching, meditating, and a commander's tactics."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import ELSE_ASKED, Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards.records import Tactics
from game.rules.factions.figures import plain_attack, why_no_attack
from game.rules.factions.state import card_events as cev
from game.rules.factions.state import events as ev
from game.rules.factions.state import steps as s
from game.rules.factions.state.commands import ChooseUnit, DeclareAttack, Move, Swap
from game.rules.factions.state.steps import Declare, Marching, Meditating, TacticalAttack, TacticalSwap
from game.rules.factions.state.table import ZONES, Table, Unit, distance
from game.rules.factions.static_effects import is_in_command
from game.rules.factions.stats import reach_of
from game.rules.factions.targets import why_blockaded

_Draft = Draft[Table, Step]

_NOT_AN_ANSWER = Refusal("not_an_answer", "factions/turn", ELSE_ASKED)


# March the Troopers


def march_choices(table: Table, step: Marching) -> Iterator[Command]:
    """Yield each unit that has not marched, to the zones beside its own."""
    for number in step.units:
        unit = table.units.get(number)
        if unit is not None:
            for zone in (unit.zone - 1, unit.zone + 1):
                yield Move(number, zone)
    yield Done()


def can_march(table: Table, step: Marching) -> bool:
    """Return whether any unit has somewhere to march."""
    moves = (move for move in march_choices(table, step) if isinstance(move, Move))
    return any(why_no_march(table, step, move) is None for move in moves)


def take_marching(draft: _Draft, step: Marching) -> None:
    """Ask for the next unit to march."""
    if can_march(draft.table, step):
        draft.ask(step, step.seat, "act", "march")


def why_no_march(table: Table, step: Marching, command: Command) -> Refusal | None:
    """Return why a unit cannot march there, or None."""
    # rule: factions/march
    if isinstance(command, Done):
        return None
    if not isinstance(command, Move):
        return _NOT_AN_ANSWER
    unit = table.units.get(command.unit)
    if unit is None or command.unit not in step.units:
        return Refusal("marched", "factions/march", "That unit does not march any more.", (command.unit,))
    if command.zone not in ZONES or distance(unit.zone, command.zone) != 1:
        return Refusal("not_beside", "factions/moving", "A unit marches to a zone beside its own.", (unit.id,))
    return why_blockaded(table, unit.zone, command.zone)


def answer_marching(draft: _Draft, step: Marching, command: Command) -> None:
    """Move a unit, or end the march."""
    if isinstance(command, Move):
        draft.happen(ev.UnitMoved(command.unit, command.zone, "march"))
        draft.push(replace(step, units=tuple(unit for unit in step.units if unit != command.unit)))


# Meditation


def take_meditating(draft: _Draft, step: Meditating) -> None:
    """Ask for the next unit to be tapped."""
    units = tuple(unit for unit in step.units if unit in draft.table.units and not draft.table.units[unit].tapped)
    if units:
        draft.ask(replace(step, units=units), step.seat, "pick", "meditate")


def why_no_meditation(table: Table, step: Meditating, command: Command) -> Refusal | None:
    """Return why a unit cannot be tapped for magic, or None."""
    if isinstance(command, Done):
        return None
    if isinstance(command, ChooseUnit):
        if command.unit in step.units:
            return None
        return Refusal("not_able", "factions/meditation", "That unit cannot be tapped for it.", (command.unit,))
    return _NOT_AN_ANSWER


def answer_meditating(draft: _Draft, step: Meditating, command: Command) -> None:
    """Tap a unit for its magic, or stop."""
    if isinstance(command, ChooseUnit):
        tapped = ev.UnitsTapped((command.unit,), "meditation")
        draft.happen(tapped, cev.MagicGained(command.unit, step.magic, "meditation"))
        draft.push(replace(step, units=tuple(unit for unit in step.units if unit != command.unit)))


# A commander's tactics


def commanded(table: Table, number: int) -> tuple[Unit, ...]:
    """Return the allies that a commander's tactics reach, itself and capitals left out."""
    # rule: factions/tactics
    leader = table.units.get(number)
    if leader is None:
        return ()
    return tuple(
        unit
        for unit in table.units.values()
        if unit.seat == leader.seat
        and unit.id != leader.id
        and any(
            isinstance(effect, Tactics) and is_in_command(table, leader, effect, unit.zone)
            for effect in leader.record.commander
        )
    )


def tactical_attacks(table: Table, step: TacticalAttack) -> Iterator[Command]:
    for unit in commanded(table, step.unit):
        for target in table.units:
            yield DeclareAttack(unit.id, target)
    yield Done()


def take_tactical_attack(draft: _Draft, step: TacticalAttack) -> None:
    """Ask which ally attacks whom."""
    attacks = tactical_attacks(draft.table, step)
    if any(why_no_tactical_attack(draft.table, step, attack) is None for attack in attacks if attack != Done()):
        draft.ask(step, draft.table.units[step.unit].seat, "act", "tactical_attack", (step.unit,))


def why_no_tactical_attack(table: Table, step: TacticalAttack, command: Command) -> Refusal | None:
    """Return why an ally cannot make that attack, or None."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, DeclareAttack):
        return _NOT_AN_ANSWER
    unit = next((unit for unit in commanded(table, step.unit) if unit.id == command.unit), None)
    if unit is None:
        return Refusal("no_ally", "factions/tactics", "That is not an ally in command.", (command.unit,))
    return why_no_attack(table, unit, table.units.get(command.target), reach_of(table, unit))


def answer_tactical_attack(draft: _Draft, step: TacticalAttack, command: Command) -> None:
    """Let the ally attack, or none."""
    if isinstance(command, DeclareAttack):
        attack = plain_attack(draft.table, draft.new_id(), command.unit, command.target)
        assert attack is not None
        draft.push(Declare(attack))


def swaps(table: Table, step: TacticalSwap) -> Iterator[Command]:
    """Yield the pairs of allies in different zones."""
    allies = commanded(table, step.unit)
    for index, one in enumerate(allies):
        for other in allies[index + 1 :]:
            yield Swap(one.id, other.id)
    yield Done()


def take_tactical_swap(draft: _Draft, step: TacticalSwap) -> None:
    """Ask which allies swap zones."""
    if any(why_no_swap(draft.table, step, swap) is None for swap in swaps(draft.table, step) if swap != Done()):
        draft.ask(step, draft.table.units[step.unit].seat, "pick", "tactical_swap", (step.unit,))


def why_no_swap(table: Table, step: TacticalSwap, command: Command) -> Refusal | None:
    """Return why two allies cannot swap zones, or None."""
    # rule: factions/tactics
    if isinstance(command, Done):
        return None
    if not isinstance(command, Swap):
        return _NOT_AN_ANSWER
    allies = [unit.id for unit in commanded(table, step.unit)]
    about = (command.one, command.other)
    if command.one not in allies or command.other not in allies[allies.index(command.one) + 1 :]:
        return Refusal("no_ally", "factions/tactics", "Name two allies in command, the older one first.", about)
    one, other = table.units[command.one], table.units[command.other]
    if one.is_capital or other.is_capital:
        return Refusal("capital", "factions/capitals", "A capital does not move.", about)
    if one.zone == other.zone:
        return Refusal("same_zone", "factions/tactics", "They are in the same zone.", about)
    return why_blockaded(table, one.zone, other.zone)


def answer_tactical_swap(draft: _Draft, step: TacticalSwap, command: Command) -> None:
    """Swap the allies' zones, or leave them."""
    if isinstance(command, Swap):
        one, other = draft.table.units[command.one], draft.table.units[command.other]
        draft.happen(ev.UnitMoved(one.id, other.zone, "swap"), ev.UnitMoved(other.id, one.zone, "swap"))


def _meditators(table: Table, step: Meditating) -> Iterator[Command]:
    yield from (ChooseUnit(unit) for unit in table.units)
    yield Done()


STEPS: dict[type[Step], Chapter] = {
    s.Marching: Chapter(take_marching, march_choices, why_no_march, answer_marching),
    s.Meditating: Chapter(take_meditating, _meditators, why_no_meditation, answer_meditating),
    s.TacticalAttack: Chapter(take_tactical_attack, tactical_attacks, why_no_tactical_attack, answer_tactical_attack),
    s.TacticalSwap: Chapter(take_tactical_swap, swaps, why_no_swap, answer_tactical_swap),
}
