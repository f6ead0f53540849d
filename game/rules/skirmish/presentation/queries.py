"""Questions for a screen or a computer player before acting, answered by the same functions that the rules use."""

from __future__ import annotations

import msgspec
import numpy as np
from numpy.typing import NDArray

import game.geometry.sight as lines
from game.geometry.reach import Reach
from game.geometry.squares import Cell
from game.rules.skirmish import movement
from game.rules.skirmish.attacks import Damage, damage_of, is_shielded, sight_between, struck
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.effects import Blast, Deal, Effect, Surround, leading
from game.rules.skirmish.stack import (
    blast_catches,
    deal_catches,
    leading_effect,
    strike_of,
    strike_of_effect,
    threatens,
)
from game.rules.skirmish.state.table import Action, Creature, Hit, Strike, Table, enemies_of
from game.rules.skirmish.stats import block_of, card_of, is_nimble, is_rooted, level_of, max_hp_of, size_of

__all__ = ["Preview", "Stats", "attack_preview", "reach_of", "sight_between", "sight_from", "stats_of", "threatened"]


class Stats(msgspec.Struct, frozen=True):
    """A creature's figures as they are now. ``hp_left`` of ``hp``; ``speed_left`` of ``speed`` in this activation;
    ``attached`` are names of the cards under it, ``states`` words such as Tapped, Rooted, Nimble, Stopped."""

    name: str
    level: int
    hp: int
    hp_left: int
    damage: int
    block: int
    speed: int
    speed_left: int
    abilities: tuple[str, ...]
    keywords: tuple[str, ...]
    attached: tuple[str, ...]
    states: tuple[str, ...]


class Preview(msgspec.Struct, frozen=True):
    """What an attack would do if nobody answers it; ``parts`` pairs of a reason and points. ``cover``: the target may
    tap to dodge."""

    damage: Damage
    destroys: bool
    cover: bool


def stats_of(table: Table, number: int) -> Stats:
    """Return a creature's figures now. Raises KeyError for one that is not on the board."""
    creature = table.creatures[number]
    card = card_of(creature)
    hp = max_hp_of(table, creature)
    states = []
    if creature.tapped:
        states.append("Tapped")
    if number in table.turn.activated:
        states.append("Activated")
    if is_rooted(table, creature):
        states.append("Rooted")
    if is_nimble(table, creature):
        states.append("Nimble")
    if movement.stopped_by(table, creature):
        states.append("Stopped")
    return Stats(
        card.name,
        level_of(table, creature),
        hp,
        hp - creature.damage,
        card.damage,
        block_of(creature),
        card.speed,
        movement.speed_left(table, creature),
        card.abilities,
        card.keywords,
        tuple(ACTIONS[table.cards[attached].key].name for attached in creature.attached),
        tuple(states),
    )


def reach_of(table: Table, number: int) -> Reach:
    """Return where a creature could move with the speed that it can use now: costs and paths."""
    return movement.reach_by_speed(table, table.creatures[number])


def threatened(table: Table, number: int) -> tuple[Cell, ...]:
    """Open squares on which a move of the creature would stop, beside its enemies, row by row."""
    grid = table.board.grid
    creature = table.creatures[number]
    stops = movement.stopping_squares(creature, enemies_of(table, creature))
    return tuple(
        sorted(
            (cell for cell in stops if grid.inside(cell) and not grid.blocks(cell)), key=lambda cell: (cell[1], cell[0])
        )
    )


def sight_from(table: Table, number: int) -> NDArray[np.uint8]:
    """Return for each square, shape (height, width): 0 out of the creature's sight, 1 in cover, 2 clear."""
    creature = table.creatures[number]
    grid = table.board.grid
    seen = np.zeros((grid.height, grid.width), np.uint8)
    for cell in grid.cells():
        if not grid.blocks(cell):
            seen[cell[1], cell[0]] = lines.verdict(grid, creature.cell, size_of(creature), cell, 1)
    return seen


def strike_of_power(table: Table, number: int, power: int) -> Strike | None:
    """Return how a creature's power strikes at once, or None when it does not."""
    effects = card_of(table.creatures[number]).powers[power].effects
    return strike_of_effect(effects[leading(effects)])


class Caught(msgspec.Struct, frozen=True):
    """A creature that damage of an effect would hit, if nobody answers it."""

    creature: int
    damage: Damage
    destroys: bool


def effect_preview(
    table: Table, actor: int, effect: Effect | None, target: int = 0, cell: Cell | None = None
) -> tuple[Caught, ...]:
    """Return whom an effect that is not an attack would damage, aimed at a ``target`` or a ``cell``; nobody where it
    deals none."""
    hit: tuple[Creature, ...] = ()
    amount, sure = 0, False
    if isinstance(effect, Deal) and target in table.creatures:
        hit = deal_catches(table, table.creatures[target], splash=effect.splash)
        amount, sure = effect.amount, effect.sure
    elif isinstance(effect, Blast) and cell is not None:
        hit, amount = blast_catches(table, cell, effect.radius), effect.amount
    seat = table.creatures[actor].seat if actor in table.creatures else 0
    found = []
    for one in hit:
        damage = damage_of(table, Hit(0, seat, actor, one.id, (("effect", amount),), "effect", sure=sure))
        found.append(Caught(one.id, damage, one.damage + damage.total >= max_hp_of(table, one)))
    return tuple(found)


def attack_preview(table: Table, attacker: int, target: int, strike: Strike | None = None) -> Preview:
    """Return what the attacker would do to the target with that strike (a plain melee attack by default)."""
    strike = strike or Strike("melee")
    dealer, creature = table.creatures[attacker], table.creatures[target]
    parts = struck(table, dealer, creature, strike)
    damage = damage_of(table, Hit(0, dealer.seat, attacker, target, parts, strike.manner, strike.pierces))
    destroys = creature.damage + damage.total >= max_hp_of(table, creature)
    cover = strike.manner == "ranged" and sight_between(table, dealer, creature).verdict == "cover"
    return Preview(damage, destroys, cover)


def damage_to(table: Table, action: Action, target: Creature) -> int:
    """Return what an announced action is going to do to a creature, as things stand."""
    if target.id in action.dodged or is_shielded(table, action.id, action.part_of, target.id):
        return 0
    strike = strike_of(table, action)
    actor = table.creatures.get(action.actor)
    if strike is not None:
        if actor is None:
            return 0
        parts = struck(table, actor, target, strike)
        return damage_of(
            table, Hit(action.id, action.seat, actor.id, target.id, parts, strike.manner, strike.pierces)
        ).total
    effect = leading_effect(table, action)
    return effect.amount if isinstance(effect, Deal | Blast | Surround) else 0


def announced_damage(table: Table, target: Creature) -> int:
    """Return all damage that is announced against a creature."""
    total = sum(damage_to(table, action, target) for action in table.stack if target.id in threatens(table, action))
    held = (hit for action in table.stack for hit in action.held if hit.target == target.id)
    return total + sum(damage_of(table, hit).total for hit in held)
