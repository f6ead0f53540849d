"""Questions for a screen or a computer player before acting, answered by the same functions that the rules use."""

from __future__ import annotations

import msgspec

from game.geometry.hex_sight import SightReport, clear_sight, sight
from game.rules.arena import movement
from game.rules.arena.attacks import Odds, odds_of, targets_of, why_no_attack
from game.rules.arena.movement import Reach
from game.rules.arena.standing import Spaces, base_of, bodies_of, body_of, card_of, engaged_with
from game.rules.arena.state.table import Figure, Table
from game.rules.arena.stats import (
    Reasons,
    auras_on,
    life_left,
    move_of,
    move_parts,
    power_parts,
    range_of,
    toughness_parts,
)

__all__ = ["Odds", "Stats", "odds_of", "reach_of", "sight_between", "stats_of", "targets_of", "why_no_attack"]


class Stats(msgspec.Struct, frozen=True):
    """A figure's current figures. ``base`` is the level that it stands on; ``power`` and ``toughness`` are its dice
    against any opponent; ``auras`` are the names of the enchantments on its card, ``hidden`` is how many lie face down;
    ``engaged`` are numbers of enemies."""

    name: str
    life: int
    life_left: int
    move: Reasons
    range: int
    power: Reasons
    toughness: Reasons
    height: int
    base: int
    abilities: tuple[str, ...]
    auras: tuple[str, ...]
    hidden: int
    engaged: tuple[int, ...]


class Danger(msgspec.Struct, frozen=True):
    """The cost and risk of a path: spaces, enemies whose engagement it leaves (each rolls a die), and falls in levels.
    ``unhurt`` is the chance that no die hits."""

    cost: int
    leaves: tuple[int, ...]
    falls: tuple[int, ...]
    unhurt: float


def stats_of(table: Table, number: int) -> Stats:
    """Return a figure's current figures. Raises KeyError for one that is not on the battlefield."""
    figure = table.figures[number]
    if figure.zone != "field":
        raise KeyError(number)
    card = card_of(table, figure)
    army = table.armies[figure.army]
    return Stats(
        card.name,
        card.life,
        life_left(table, figure),
        move_parts(table, figure),
        range_of(table, figure),
        power_parts(table, figure, None),
        toughness_parts(table, figure, None),
        card.height,
        base_of(table, figure.spaces),
        tuple(ability.name for ability in card.abilities),
        tuple(dict.fromkeys(name for name, _ in auras_on(table, army.id))),
        len(army.hidden),
        tuple(other.id for other in engaged_with(table, figure)),
    )


def reach_of(table: Table, number: int, budget: int | None = None) -> Reach:
    """Return where a figure could move: with what is left of its move, or with a budget of spaces."""
    figure = table.figures[number]
    moving = table.turn.moving
    if budget is None:
        mine = moving is not None and moving.figure == number
        budget = moving.budget - moving.spent if mine and moving is not None else move_of(table, figure)
    return movement.reach_of(table, figure, budget)


def danger_of(reach: Reach, spaces: Spaces) -> Danger:
    """Return the cost and risk of the path to a place."""
    path_finder = reach.path_finder
    here = path_finder.figure.spaces
    leaves: list[int] = []
    falls = []
    path = reach.path(spaces)
    for to, left in zip(path, path_finder.left_on(path), strict=True):
        leaves.extend(sorted(left))
        if set(here) != set(to) and path_finder.fall(here[0], to[0]):
            falls.append(path_finder.fall(here[0], to[0]))
        here = to
    return Danger(reach.cost(spaces), tuple(leaves), tuple(falls), 0.5 ** (len(leaves) + len(falls)))


def sight_between(table: Table, attacker: Figure, target: Figure) -> SightReport:
    """Return what an attacker sees of a target's hit zone, and what is in the way."""
    return sight(table.board.terrain, bodies_of(table), body_of(table, attacker), body_of(table, target))


def clear_sight_between(table: Table, figure: Figure, target: Figure) -> SightReport:
    """Return what a figure sees of another's whole body."""
    return clear_sight(table.board.terrain, bodies_of(table), body_of(table, figure), body_of(table, target))
