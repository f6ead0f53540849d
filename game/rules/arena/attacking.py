"""An attack from its announcement to what follows from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from game.core.chapters import Chapter
from game.core.commands import Command, Done
from game.core.refusals import Refusal
from game.core.state import Step
from game.rules.arena.asking import NO_FIGURE, NOT_AN_ANSWER, AnyDraft, not_now
from game.rules.arena.attacks import attacks_left, targets_of, why_no_attack
from game.rules.arena.cards.effects import SecondRoll, Thorns
from game.rules.arena.cards.traits import CounterStrike
from game.rules.arena.combat_dice import FACES, hits, shields
from game.rules.arena.damage import Buried, in_turn_order
from game.rules.arena.standing import are_adjacent, card_of
from game.rules.arena.state import events as e
from game.rules.arena.state import steps as s
from game.rules.arena.state.commands import Attack, ChooseDie, ChooseFigure
from game.rules.arena.state.steps import DealDamage, FreeAttack, HiddenTrigger, TrampleOn
from game.rules.arena.state.table import AttackMade, Figure, Table, figures_of
from game.rules.arena.stats import auras_of, auras_on, dice_of, power_parts, toughness_parts, trait_of


class AttackPhase(Step, frozen=True):
    """The figures of the chosen army card attack, one at a time."""


class RollPower(Step, frozen=True):
    """The attack dice are rolled."""


class RollToughness(Step, frozen=True):
    """The toughness dice are rolled."""


class RollAgain(Step, frozen=True):
    """A seat may roll dice of one side again; ``taken`` are those taken up so far. ``card`` is the enchantment that
    allows it, ``asked`` are those of the seat that it was asked about before."""

    side: Literal["power", "toughness"]
    seat: int
    card: int = 0
    asked: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()


class ResolveHits(Step, frozen=True):
    """Hits are set against shields."""


class EndAttack(Step, frozen=True):
    """The attack is over."""


# Choosing an attack


def take_phase(draft: AnyDraft, step: AttackPhase) -> None:
    """Ask for the next attack, as long as one is possible."""
    if draft.table.turn.phase != "attack":
        draft.happen(e.PhaseBegan(draft.table.turn.seat, "attack"))
    if next(phase_attacks(draft.table), None) is not None:
        draft.ask(step, draft.table.turn.seat, "act", "attack")


def phase_attacks(table: Table) -> Iterator[Attack]:
    """Yield the attacks that the chosen army card can make."""
    for figure in figures_of(table, table.turn.army):
        if figure.seat == table.turn.seat and attacks_left(table, figure) > 0:
            yield from (Attack(figure.id, target.id) for target in targets_of(table, figure))


def phase_choices(table: Table, step: AttackPhase) -> tuple[Command, ...]:
    return (*phase_attacks(table), Done())


def why_not_in_phase(table: Table, step: AttackPhase, command: Command) -> Refusal | None:
    """Return why that attack cannot be made."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, Attack):
        return not_now(table, command)
    figure, target = table.figures.get(command.figure), table.figures.get(command.target)
    if figure is None or target is None:
        return NO_FIGURE
    if figure.army != table.turn.army or figure.seat != table.turn.seat:
        return Refusal("not_chosen", "arena/attack", "Its army card was not chosen this turn.", (figure.id,))
    if attacks_left(table, figure) <= 0:
        return Refusal("has_attacked", "arena/attack", "It has attacked this turn.", (figure.id,))
    return why_no_attack(table, figure, target)


def answer_phase(draft: AnyDraft, step: AttackPhase, command: Command) -> None:
    """Announce the attack, and ask again."""
    if isinstance(command, Attack):
        draft.push(step)
        announce(draft, command, draft.table.turn.seat, counts=True)


def take_free(draft: AnyDraft, step: FreeAttack) -> None:
    """Ask for an attack out of turn, if one is possible."""
    choices = free_choices(draft.table, step)
    if step.target and len(choices) == 1:
        # An ambush leaves no choice about attacking.
        answer_free(draft, step, choices[0])
    elif any(isinstance(choice, Attack) for choice in choices):
        draft.ask(step, step.seat, "act", "free_attack", step.figures)


def free_choices(table: Table, step: FreeAttack) -> tuple[Command, ...]:
    """Return the attacks that one of the figures can make, and none, unless it must attack ``target``."""
    found: list[Command] = []
    for number in step.figures:
        figure = table.figures[number]
        if figure.zone == "field":
            targets = targets_of(table, figure)
            found.extend(Attack(number, one.id) for one in targets if step.target in (0, one.id))
    return tuple(found) if step.target else (*found, Done())


def why_no_free(table: Table, step: FreeAttack, command: Command) -> Refusal | None:
    """Return why that attack cannot be made."""
    if isinstance(command, Done) and not step.target:
        return None
    if not isinstance(command, Attack) or command.figure not in step.figures:
        return NOT_AN_ANSWER
    target = table.figures.get(command.target)
    if target is None or (step.target and step.target != target.id):
        return NO_FIGURE
    return why_no_attack(table, table.figures[command.figure], target)


def answer_free(draft: AnyDraft, step: FreeAttack, command: Command) -> None:
    if isinstance(command, Attack):
        announce(draft, command, step.seat, counts=False)


# Carrying it out


def announce(draft: AnyDraft, command: Attack, seat: int, *, counts: bool) -> None:
    """Announce an attack; hidden enchantments may answer before each roll."""
    # rule: arena/attack
    table = draft.table
    attacker, defender = table.figures[command.figure], table.figures[command.target]
    near = are_adjacent(table, attacker, defender)
    draft.happen(e.AttackAnnounced(attacker.id, defender.id, seat, near, counts))
    draft.push(
        HiddenTrigger("announced", defender.id, attacker.id, is_adjacent=near),
        RollPower(),
        RollToughness(),
        ResolveHits(),
        EndAttack(),
    )


def _going_on(table: Table) -> tuple[AttackMade, Figure, Figure] | None:
    """Return the attack with its two figures, unless it was called off or one of them is gone."""
    attack_made = table.attack_made
    if attack_made is None or attack_made.is_off:
        return None
    attacker, defender = table.figures[attack_made.attacker], table.figures[attack_made.defender]
    if attacker.zone != "field" or defender.zone != "field":
        return None
    return attack_made, attacker, defender


def take_power(draft: AnyDraft, step: RollPower) -> None:
    """Roll the attack dice; what waits for them is the turn player's first."""
    # rule: arena/attack_dice
    found = _going_on(draft.table)
    if found is not None:
        attack_made, attacker, defender = found
        parts = power_parts(draft.table, attacker, defender, attack_made)
        faces = draft.roll(attacker.seat, dice_of(parts), FACES, "power")
        draft.happen(e.CombatRolled(attacker.seat, attacker.id, "power", faces, parts))
        trigger = HiddenTrigger("rolled", defender.id, attacker.id, is_adjacent=attack_made.is_adjacent)
        owner = draft.table.armies[defender.army].owner
        draft.push(*in_turn_order(draft.table, [*_again(draft.table, "power", attacker), (owner, trigger)]))


def take_toughness(draft: AnyDraft, step: RollToughness) -> None:
    # rule: arena/toughness_dice
    found = _going_on(draft.table)
    if found is not None:
        attack_made, attacker, defender = found
        parts = toughness_parts(draft.table, defender, attacker, attack_made)
        faces = draft.roll(defender.seat, dice_of(parts), FACES, "toughness")
        draft.happen(e.CombatRolled(defender.seat, defender.id, "toughness", faces, parts))
        draft.push(*in_turn_order(draft.table, _again(draft.table, "toughness", defender)))


def _second_sights(table: Table, figure: Figure) -> Iterator[int]:
    """Return the enchantments on a figure's card with which its dice can still be rolled again this turn."""
    # rule: arena/second_sight - once a turn for each copy.
    return (card for card, _ in auras_of(table, figure.army, SecondRoll) if _second_word(card) not in table.turn.used)


def _second_word(card: int) -> str:
    return f"second_roll {card}"


def _again(table: Table, side: Literal["power", "toughness"], figure: Figure) -> list[tuple[int, Step]]:
    """Return the seats that may roll dice of a figure again: those whose enchantments say so, unless they are out."""
    seats = {table.cards[card].owner for card in _second_sights(table, figure)}
    return [(seat, RollAgain(side, seat)) for seat in sorted(seats - set(table.out))]


def _faces(table: Table, step: RollAgain) -> tuple[int, ...]:
    assert table.attack_made is not None
    return table.attack_made.power if step.side == "power" else table.attack_made.toughness


def take_again(draft: AnyDraft, step: RollAgain) -> None:
    """Ask which dice are rolled again, once for each enchantment of the seat that allows it."""
    found = _going_on(draft.table)
    if found is None or not _faces(draft.table, step):
        return
    _, attacker, defender = found
    figure = attacker if step.side == "power" else defender
    for card in _second_sights(draft.table, figure):
        if card not in step.asked and draft.table.cards[card].owner == step.seat:
            draft.ask(replace(step, card=card), step.seat, "pick", "roll_again", (figure.id,))
            return


def again_choices(table: Table, step: RollAgain) -> tuple[Command, ...]:
    """Return the dice after the last one that was taken up, and no more."""
    dice = range(len(_faces(table, step)))
    return (*(ChooseDie(die) for die in dice if die > max(step.taken, default=-1)), Done())


def why_not_again(table: Table, step: RollAgain, command: Command) -> Refusal | None:
    """Return why that die cannot be taken up."""
    # rule: arena/second_sight
    if command in again_choices(table, step):
        return None
    if isinstance(command, ChooseDie) and 0 <= command.die < len(_faces(table, step)):
        text = "It is taken up already." if command.die in step.taken else "Dice are taken up in their order: it stays."
        return Refusal("no_die", "arena/second_sight", text)
    return NOT_AN_ANSWER


def answer_again(draft: AnyDraft, step: RollAgain, command: Command) -> None:
    """Take up one more die, or roll those that were taken up."""
    if isinstance(command, ChooseDie):
        draft.push(replace(step, taken=(*step.taken, command.die)))
        return
    if step.taken:
        new = draft.roll(step.seat, len(step.taken), FACES, "roll_again")
        faces = list(_faces(draft.table, step))
        for die, face in zip(step.taken, new, strict=True):
            faces[die] = face
        draft.happen(e.CombatRerolled(step.seat, step.side, step.taken, tuple(faces), _second_word(step.card)))
    draft.push(RollAgain(step.side, step.seat, asked=(*step.asked, step.card)))


def take_resolve_hits(draft: AnyDraft, step: ResolveHits) -> None:
    """Deal the hits that no shield blocks as damage."""
    # rule: arena/hits_and_shields
    found = _going_on(draft.table)
    if found is None:
        return
    attack_made, attacker, defender = found
    table = draft.table
    damage = hits(attack_made.power) - shields(attack_made.toughness)
    if damage > 0:
        draft.push(DealDamage(defender.id, damage, attacker.id, "attack"))
    elif damage < 0 and attack_made.is_adjacent and trait_of(card_of(table, defender), CounterStrike) is not None:
        # rule: arena/counter_strike
        draft.push(DealDamage(attacker.id, -damage, defender.id, "counter_strike"))


def take_end(draft: AnyDraft, step: EndAttack) -> None:
    """End the attack, and carry out what waits for that."""
    table = draft.table
    attack_made = table.attack_made
    assert attack_made is not None
    draft.happen(
        e.AttackEnded(
            attack_made.attacker, attack_made.defender, hits(attack_made.power), shields(attack_made.toughness)
        )
    )
    # rule: arena/twinflame - the bonus is for one attack, made or turned aside.
    for one in table.lasting:
        if one.what == "twin" and one.figure == attack_made.attacker:
            draft.happen(e.LastingEnded(one))
    if attack_made.is_off:
        return
    steps: list[Step] = []
    defender = table.figures[attack_made.defender]
    thorns = sum(effect.amount for _, effect in auras_on(table, defender.army) if isinstance(effect, Thorns))
    if attack_made.is_adjacent and thorns:
        # rule: arena/wreath_of_fire
        steps.append(DealDamage(attack_made.attacker, thorns, attack_made.defender, "thorns"))
    steps.append(
        HiddenTrigger("after", attack_made.defender, attack_made.attacker, is_adjacent=attack_made.is_adjacent)
    )
    if defender.zone == "graveyard":
        # rule: arena/destroyed - what lay on its card has answered the attack that destroyed it.
        steps.append(Buried(defender.army))
    draft.push(*steps)


def take_trample(draft: AnyDraft, step: TrampleOn) -> None:
    """Ask whom the rest of the damage hits."""
    # rule: arena/trample
    table = draft.table
    onto = tuple(number for number in step.onto if table.figures[number].zone == "field")
    if onto:
        draft.ask(replace(step, onto=onto), table.figures[step.attacker].seat, "pick", "trample", onto)


def trample_choices(table: Table, step: TrampleOn) -> tuple[Command, ...]:
    return (*(ChooseFigure(number) for number in step.onto), Done())


def why_no_trample(table: Table, step: TrampleOn, command: Command) -> Refusal | None:
    """Return why that figure cannot be trampled."""
    if isinstance(command, Done):
        return None
    if not isinstance(command, ChooseFigure):
        return NOT_AN_ANSWER
    if command.figure not in step.onto:
        return Refusal("not_beside", "arena/trample", "It did not stand beside the defender.", (command.figure,))
    return None


def answer_trample(draft: AnyDraft, step: TrampleOn, command: Command) -> None:
    """Trample on with the rest, or lose it."""
    if isinstance(command, ChooseFigure):
        draft.push(DealDamage(command.figure, step.amount, step.attacker, "trample"))


STEPS: dict[type[Step], Chapter] = {
    s.FreeAttack: Chapter(take_free, free_choices, why_no_free, answer_free, doubtful=()),
    AttackPhase: Chapter(take_phase, phase_choices, why_not_in_phase, answer_phase, doubtful=()),
    RollPower: Chapter(take_power),
    RollToughness: Chapter(take_toughness),
    RollAgain: Chapter(take_again, again_choices, why_not_again, answer_again, doubtful=()),
    ResolveHits: Chapter(take_resolve_hits),
    s.TrampleOn: Chapter(take_trample, trample_choices, why_no_trample, answer_trample, doubtful=()),
    EndAttack: Chapter(take_end),
}
