"""Attacks: who may strike or shoot whom, cover, and how much damage a hit does."""

from __future__ import annotations

import msgspec

import game.geometry.sight as lines
from game.core.refusals import Refusal
from game.core.words import counted
from game.geometry.distance import within
from game.rules.skirmish.cards.effects import Ambush, Loner, Vulnerable
from game.rules.skirmish.state.table import Creature, Hit, Strike, Table, are_enemies
from game.rules.skirmish.stats import (
    are_adjacent,
    block_of,
    can_touch,
    card_of,
    is_shrouded,
    lasting_on,
    name_of,
    size_of,
    trait_of,
)


class Damage(msgspec.Struct, frozen=True):
    """What a hit would do: ``parts`` are pairs of a reason and its points, ``total`` is what lands, ``prevented`` what
    was taken off."""

    parts: tuple[tuple[str, int], ...]
    total: int
    prevented: int


def near(table: Table, one: Creature, other: Creature, squares: int) -> bool:
    """Return whether the other is within that many squares, by the shortest route that enters no wall."""
    # rule: skirmish/within
    return within(table.board.grid, one.cell, size_of(one), other.cell, size_of(other), squares)


def sight_verdict(table: Table, shooter: Creature, target: Creature) -> int:
    """Return ``lines.BLOCKED``, ``COVER`` or ``CLEAR`` between two creatures. Creatures do not block sight."""
    # rule: skirmish/sight
    return lines.verdict(table.board.grid, shooter.cell, size_of(shooter), target.cell, size_of(target))


def sight_between(table: Table, shooter: Creature, target: Creature) -> lines.SightReport:
    """Return which corners see which, and what blocks the others."""
    return lines.sight(table.board.grid, shooter.cell, size_of(shooter), target.cell, size_of(target))


def has_cover(table: Table, shooter: Creature, target: Creature) -> bool:
    """Return whether the target sees the shot coming from behind a wall, so that it may tap to dodge."""
    # rule: skirmish/cover
    return sight_verdict(table, shooter, target) == lines.COVER


def why_no_strike(table: Table, attacker: Creature, target: Creature, strike: Strike) -> Refusal | None:
    """Return why the attacker cannot attack the target in that manner now, or None."""
    if not are_enemies(table, attacker, target):
        return Refusal("not_an_enemy", "skirmish/attacks", f"{name_of(target)} is not an enemy.", (target.id,))
    if strike.manner == "melee":
        return _why_no_melee(table, attacker, target)
    return _why_no_shot(table, attacker, target, strike.reach)


def _why_no_melee(table: Table, attacker: Creature, target: Creature) -> Refusal | None:
    # rule: skirmish/melee
    about = (attacker.id, target.id)
    if not are_adjacent(attacker, target):
        text = f"{name_of(target)} is not adjacent to {name_of(attacker)}."
        return Refusal("not_adjacent", "skirmish/melee", text, about)
    if not can_touch(table, attacker, target):
        text = f"A wall's corner stands between {name_of(attacker)} and {name_of(target)}."
        return Refusal("corner", "skirmish/corners", text, about)
    return None


def _why_no_shot(table: Table, shooter: Creature, target: Creature, squares: int | None) -> Refusal | None:
    # rule: skirmish/ranged
    about = (shooter.id, target.id)
    if squares is not None and not near(table, shooter, target, squares):
        text = f"{name_of(target)} is not within {counted(squares, 'square')} of {name_of(shooter)}."
        return Refusal("out_of_range", "skirmish/within", text, about)
    if sight_verdict(table, shooter, target) == lines.BLOCKED:
        text = f"{name_of(shooter)} has no line of sight to {name_of(target)}."
        spaces = (shooter.cell, size_of(shooter), target.cell, size_of(target))
        return Refusal("out_of_sight", "skirmish/sight", text, about, lines.sight_blockers(table.board.grid, *spaces))
    bearer = is_shrouded(table, target)
    if bearer is not None:
        text = f"A shroud on {name_of(bearer)} keeps ranged attacks off {name_of(target)}."
        return Refusal("shrouded", "skirmish/shroud", text, (target.id, bearer.id))
    return None


def struck(table: Table, dealer: Creature, target: Creature, strike: Strike) -> tuple[tuple[str, int], ...]:
    """Return what an attack of the dealer's does before block, as pairs of a reason and points: damage, bonuses."""
    # rule: skirmish/damage
    parts = [(name_of(dealer), card_of(dealer).damage)]
    if strike.bonus:
        parts.append(("card", strike.bonus))
    loner = trait_of(dealer, Loner)
    if loner and strike.manner == "melee" and not _has_friend_beside(table, dealer):
        parts.append(("alone", loner.amount))
    ambush = trait_of(dealer, Ambush)
    if ambush and target.tapped:
        parts.append(("ambush", ambush.amount))
    for _, lasting in lasting_on(table, target):
        if isinstance(lasting, Vulnerable):
            parts.append(("vulnerable", lasting.amount))
    return tuple(parts)


def is_shielded(table: Table, action: int, part_of: int, creature: int) -> bool:
    """Return whether an action's damage to a creature is prevented, by itself or with all of its card's."""
    # rule: skirmish/prevent
    return any(
        shield.creature == creature
        and (shield.action == action or (shield.whole and part_of != 0 and shield.action == part_of))
        for shield in table.shielded
    )


def damage_of(table: Table, hit: Hit) -> Damage:
    """Return how much a hit does as things stand: what it brings, less block and prevention."""
    # rule: skirmish/damage
    target = table.creatures[hit.target]
    parts = list(hit.parts)
    total = sum(points for _, points in parts)
    if hit.sure:
        return Damage(hit.parts, total, 0)
    if is_shielded(table, hit.action, hit.part_of, hit.target):
        return Damage((*parts, ("prevented", -total)), 0, total)
    blocked = 0
    if hit.manner != "effect" and not hit.pierces:
        # rule: skirmish/block
        blocked = min(total, block_of(target))
        if blocked:
            parts.append(("block", -blocked))
    return Damage(tuple(parts), total - blocked, blocked)


def _has_friend_beside(table: Table, creature: Creature) -> bool:
    return any(
        other.id != creature.id and not are_enemies(table, creature, other) and are_adjacent(creature, other)
        for other in table.creatures.values()
    )
