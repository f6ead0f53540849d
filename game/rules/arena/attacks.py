"""Who may attack whom, and with what odds."""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from game.core.refusals import Refusal
from game.core.words import counted
from game.rules.arena.cards.traits import CounterStrike, DoubleAttack
from game.rules.arena.standing import (
    Spaces,
    are_adjacent,
    are_enemies,
    card_of,
    enemies_of,
    engaged_with,
    range_between,
    sees,
)
from game.rules.arena.state.table import Figure, Table, remembered_standing
from game.rules.arena.stats import Reasons, dice_of, life_left, power_parts, range_of, toughness_parts, trait_of


def attacks_left(table: Table, figure: Figure) -> int:
    """Return how many attacks a figure of the chosen army card still has this turn."""
    # rule: arena/double_attack
    double = trait_of(card_of(table, figure), DoubleAttack) is not None
    return 1 + double - table.turn.attacked.count(figure.id)


def why_cannot_attack(table: Table, figure: Figure) -> Refusal | None:
    if figure.zone != "field":
        return Refusal("no_figure", "arena/attack", "It is not on the battlefield.", (figure.id,))
    if figure.id in table.turn.halted:
        return Refusal("halted", "arena/snares", "It was snared and does not attack this turn.", (figure.id,))
    return None


def why_no_attack(table: Table, attacker: Figure, defender: Figure) -> Refusal | None:
    """Return why one figure cannot attack another."""
    return why_cannot_attack(table, attacker) or _why_not_struck(table, attacker, defender)


def _why_not_struck(table: Table, attacker: Figure, defender: Figure) -> Refusal | None:
    """Return why a figure that can attack cannot attack another, by where they stand."""
    if defender.zone != "field" or not are_enemies(table, attacker, defender):
        return Refusal("no_enemy", "arena/attack", "That is not an enemy on the battlefield.", (defender.id,))
    if are_adjacent(table, attacker, defender):
        return None
    engaged = engaged_with(table, attacker)
    if engaged:
        about = tuple(other.id for other in engaged)
        text = "An engaged figure attacks only those it is engaged with."
        return Refusal("engaged", "arena/engaged", text, about)
    steps = range_between(table, attacker, defender)
    reach = range_of(table, attacker)
    if reach < 2:
        return Refusal("not_adjacent", "arena/range", "It attacks adjacent figures only.", (defender.id,))
    if steps is None or steps > reach:
        text = f"It is {counted(steps, 'space')} away, and the range is {reach}." if steps else "No way leads there."
        return Refusal("out_of_range", "arena/range", text, (defender.id,))
    if not sees(table, attacker, defender):
        return Refusal("no_sight", "arena/line_of_sight", "Nothing of its hit zone is seen.", (defender.id,))
    return None


def targets_of(table: Table, attacker: Figure) -> tuple[Figure, ...]:
    """Return the figures that a figure could attack from where it stands."""
    return () if why_cannot_attack(table, attacker) is not None else _struck_from(table, attacker)


@remembered_standing
def _struck_from(table: Table, attacker: Figure) -> tuple[Figure, ...]:
    return targets_from(table, attacker, attacker.spaces)


def targets_from(table: Table, attacker: Figure, spaces: Spaces) -> tuple[Figure, ...]:
    """Return the figures that a figure could attack from those spaces, were it to stand there and all others as now."""
    there = msgspec.structs.replace(attacker, spaces=spaces)
    engaged = engaged_with(table, there)
    if engaged or range_of(table, there) < 2:
        # rule: arena/engaged - who is engaged attacks nobody else.
        return engaged
    return tuple([other for other in enemies_of(table, there) if _why_not_struck(table, there, other) is None])


class Odds(msgspec.Struct, frozen=True):
    """An attack before its roll: the dice with their reasons, and the exact chances of each amount of damage (from 0),
    of destroying the target, and of each amount that strikes back."""

    power: Reasons
    toughness: Reasons
    damage: tuple[float, ...]
    kill: float
    back: tuple[float, ...] = ()


@lru_cache(maxsize=4096)
def _counts(dice: int, good: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, ... good faces, ``good`` of the six being so."""
    return tuple(comb(dice, n) * good**n * (6 - good) ** (dice - n) / 6**dice for n in range(dice + 1))


@lru_cache(maxsize=4096)
def damage_chances(power: int, toughness: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, ... damage of this many attack dice against this many toughness dice."""
    chances = [0.0] * (power + 1)
    for hit, likely in enumerate(_counts(power, 3)):
        for block, also in enumerate(_counts(toughness, 2)):
            chances[max(0, hit - block)] += likely * also
    return tuple(chances)


@lru_cache(maxsize=4096)
def back_chances(power: int, toughness: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, ... shields beyond the hits."""
    chances = [0.0] * (toughness + 1)
    for hit, likely in enumerate(_counts(power, 3)):
        for block, also in enumerate(_counts(toughness, 2)):
            chances[max(0, block - hit)] += likely * also
    return tuple(chances)


def odds_of(table: Table, attacker: Figure, defender: Figure) -> Odds:
    """Return the exact odds of an attack if nobody answers it."""
    power, toughness = power_parts(table, attacker, defender), toughness_parts(table, defender, attacker)
    dice, shields = dice_of(power), dice_of(toughness)
    damage = damage_chances(dice, shields)
    back: tuple[float, ...] = ()
    if trait_of(card_of(table, defender), CounterStrike) is not None and are_adjacent(table, attacker, defender):
        back = back_chances(dice, shields)
    return Odds(power, toughness, damage, sum(damage[life_left(table, defender) :]), back)
