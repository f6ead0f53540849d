"""What a unit or a card of Factions is worth, in build points, and a unit's figures, for a rough guess."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import msgspec

from game.rules.factions import stats
from game.rules.factions.cards import traits as t
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.figures import pierces, reduction_of
from game.rules.factions.standing import StaticEffects, standing_of
from game.rules.factions.state.table import Table, Unit, card_of

#: Attack, defense and damage of a unit like any other.
_COMMON_ATK, _COMMON_DEF, _COMMON_DAM = 9, 18, 14


#: What the first point of magic is worth, and each further one beside the one before: a unit spends few in a cycle.
MAGIC_POINT, FURTHER_POINT = 0.9, 0.85


@cache
def magic_value(points: int) -> float:
    """Return what points of magic of one unit are worth."""
    return MAGIC_POINT * (1 - FURTHER_POINT ** max(0, points)) / (1 - FURTHER_POINT)


def magic_price(unit: Unit, points: int) -> float:
    """Return what is lost when a unit spends some of its points of magic."""
    return magic_value(unit.magic) - magic_value(unit.magic - points)


class Figures(msgspec.Struct, frozen=True):
    """A unit's figures, as far as a rough guess needs them. ``left`` is the damage that it still survives."""

    atk: int
    dam: int
    defense: int
    left: int
    reach: int
    reduction: int
    attacks: int
    pierces: bool


def power_of(hp: int, defense: int, atk: int, dam: int) -> float:
    """Return the damage that a unit with such figures does a common one before it falls, as build points."""
    hits = chance_of(_COMMON_DEF - atk) * dam
    suffers = chance_of(defense - _COMMON_ATK) * _COMMON_DAM
    return float((hits * (hp + 1) / suffers) ** 0.5) * 1.2


def chance_of(needed: int) -> float:
    """Return the chance that a d20 hits with that much or more: a natural 1 never does, a natural 20 always."""
    return min(19, max(1, 21 - needed)) / 20


@cache
def card_value(record: CardRecord) -> float:
    """Return the value of having the card in the hand. A unit's price tells of its words, its figures of the rest."""
    if record.type != "unit":
        return record.cost * 0.5
    return 0.6 * record.cost + 0.4 * power_of(record.hp, record.defense, record.atk, record.dam)


def borne_value(equipment: CardRecord, bearer: Unit) -> float:
    """Return what equipment is worth on a unit: no more than the unit, with which it falls."""
    return min(float(equipment.cost), card_value(bearer.record))


class Assessed(msgspec.Struct, frozen=True):
    """What was worked out about a unit, and for which one that stands how."""

    unit: Unit
    standing: StaticEffects
    figures: Figures
    value: float


#: What was worked out last about each unit: most of them stay as they are from table to table.
_last: dict[int, Assessed] = {}


def assessed(table: Table, unit: Unit) -> Assessed:
    standing = standing_of(table, unit)
    known = _last.get(unit.id)
    if known is None or known.unit is not unit or known.standing is not standing:
        figures = _figures(table, unit, standing.of_kind(t.Bonus))
        known = _last[unit.id] = Assessed(unit, standing, figures, _value(table, unit, figures))
    return known


def _figures(table: Table, unit: Unit, bonuses: Sequence[t.Bonus]) -> Figures:
    return Figures(
        stats.base_attack(table, unit) + sum([bonus.atk for bonus in bonuses]),
        stats.base_damage(table, unit) + sum([bonus.dam for bonus in bonuses]) + unit.gathered,
        stats.defense_of(table, unit),
        stats.margin_of(table, unit),
        stats.reach_of(table, unit),
        reduction_of(table, unit),
        1 + stats.extra_attacks(table, unit),
        pierces(table, unit),
    )


def _value(table: Table, unit: Unit, figures: Figures) -> float:
    record = unit.record
    whole = card_value(record) + sum(borne_value(record_of(table.cards[card].key), unit) for card in unit.attached)
    whole += magic_value(unit.magic) + (4 if stats.has_commander_effect(unit) else 0)
    health = max(0, figures.left) / max(1, record.hp)
    return whole * (0.6 + 0.4 * min(1.0, health))


def hit_of(table: Table, attacker: Unit, target: Unit) -> tuple[float, int]:
    """Return the chance of one attack to hit and its damage, without its circumstances."""
    mine, theirs = assessed(table, attacker).figures, assessed(table, target).figures
    chance = 1.0 if target.is_capital else chance_of(theirs.defense - mine.atk)
    return chance, max(0, mine.dam - (0 if mine.pierces else theirs.reduction))


def deck_of(table: Table, seat: int) -> Iterator[str]:
    """Yield the keys of the cards that may lie in a seat's deck: all of its list that are nowhere to be seen."""
    player = table.players[seat]
    placed = {*player.hand, *player.graveyard, *(location.card for location in table.locations.values())}
    placed.update(entry.card for entry in table.stack)
    for unit in table.units.values():
        placed.update((card_of(table, unit.id), *unit.attached))
    return (card.key for number, card in table.cards.items() if card.owner == seat and number not in placed)


def left_in_deck(table: Table, seat: int, key: str) -> int:
    """Return how many cards of a key may lie in a seat's deck."""
    return sum(other == key for other in deck_of(table, seat))
