"""Choices made when an action is announced: targets, squares, sources, and who may be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.refusals import Refusal
from game.geometry.distance import cells_within
from game.geometry.squares import Cell
from game.rules.skirmish.attacks import near, why_no_strike
from game.rules.skirmish.effects import (
    Attach,
    Blast,
    Deal,
    Effect,
    Heal,
    Melee,
    Prevent,
    Ranged,
    Slide,
    TapAdjacent,
)
from game.rules.skirmish.stack import blast_catches, sources_against, strike_of_effect
from game.rules.skirmish.stats import are_adjacent, name_of, squares_of
from game.rules.skirmish.table import Creature, Table, are_enemies


def targets_wanted(effect: Effect | None) -> int:
    """How many creatures must be chosen for an effect; 0 when none or when the rules name them."""
    if isinstance(effect, Melee):
        return {"one": 1, "two": 2, "each": 0}[effect.targets]
    if isinstance(effect, Ranged | Deal | Heal | TapAdjacent):
        return 1
    if isinstance(effect, Slide):
        return 0 if effect.whom == "target" else 1
    if isinstance(effect, Attach):
        return 1 if effect.whom == "creature" else 0
    if isinstance(effect, Prevent):
        return 1 if effect.scope == "source" else 0
    return 0


def why_no_target(table: Table, actor: Creature, effect: Effect, target: Creature) -> Refusal | None:
    """Why a creature cannot be chosen for an effect of the actor's, or None."""
    # rule: skirmish/targets
    strike = strike_of_effect(effect)
    if strike is not None:
        return why_no_strike(table, actor, target, strike)
    about = (actor.id, target.id)
    if isinstance(effect, Deal):
        if target.id == actor.id:
            return Refusal("not_itself", "skirmish/targets", f"{name_of(actor)} cannot choose itself.", about)
        if effect.whom == "ally" and are_enemies(table, actor, target):
            return Refusal("not_an_ally", "skirmish/allies", f"{name_of(target)} is no ally.", about)
        return _why_not_within(table, actor, target, effect.reach)
    if isinstance(effect, Heal):
        if target.id != actor.id and not are_adjacent(actor, target):
            return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
        if not target.damage:
            return Refusal("unharmed", "skirmish/healing", f"{name_of(target)} has no damage to heal.", about)
        return None
    if isinstance(effect, Slide):
        return _why_no_slide(table, actor, target, effect)
    if isinstance(effect, TapAdjacent):
        if not are_adjacent(actor, target):
            return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
        if target.tapped:
            return Refusal("tapped", "skirmish/tapping", f"{name_of(target)} is tapped already.", about)
        return None
    if isinstance(effect, Attach):
        return _why_not_within(table, actor, target, effect.reach)
    if isinstance(effect, Prevent):
        if not sources_against(table, target.id, attacks_only=False):
            text = f"Nothing is about to damage {name_of(target)}."
            return Refusal("no_source", "skirmish/prevent", text, about)
        return _why_not_within(table, actor, target, effect.reach)
    return Refusal("no_target", "skirmish/targets", "This takes no target.", about)


def _why_no_slide(table: Table, actor: Creature, target: Creature, effect: Slide) -> Refusal | None:
    about = (actor.id, target.id)
    if effect.whom == "enemy" and not are_enemies(table, actor, target):
        return Refusal("not_an_enemy", "skirmish/slide", f"{name_of(target)} is no enemy.", about)
    if effect.whom == "adjacent" and not are_adjacent(actor, target):
        return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
    return _why_not_within(table, actor, target, effect.reach)


def _why_not_within(table: Table, actor: Creature, target: Creature, squares: int) -> Refusal | None:
    # rule: skirmish/within
    if target.id == actor.id or near(table, actor, target, squares):
        return None
    text = f"{name_of(target)} is not within {squares} squares of {name_of(actor)}."
    return Refusal("out_of_range", "skirmish/within", text, (actor.id, target.id))


def possible_targets(table: Table, actor: Creature, effect: Effect) -> tuple[Creature, ...]:
    """Every creature that may be chosen for an effect of the actor's."""
    return tuple(target for target in table.creatures.values() if why_no_target(table, actor, effect, target) is None)


def possible_middles(table: Table, actor: Creature, effect: Blast) -> Iterator[Cell]:
    """Squares that may be chosen for the middle of an area: within reach, and catching somebody."""
    for cell in cells_within(table.board.grid, squares_of(actor), effect.reach):
        if blast_catches(table, cell, effect.radius):
            yield cell


def why_no_middle(table: Table, actor: Creature, effect: Blast, cell: Cell) -> Refusal | None:
    """Why a square cannot be the middle of an area, or None."""
    # rule: skirmish/areas
    if not table.board.grid.inside(cell) or table.board.grid.blocks(cell):
        return Refusal("wall", "skirmish/areas", "The middle of an area is no wall.", (), (cell,))
    if cell not in cells_within(table.board.grid, squares_of(actor), effect.reach):
        text = f"That square is not within {effect.reach} squares of {name_of(actor)}."
        return Refusal("out_of_range", "skirmish/within", text, (actor.id,), (cell,))
    if not blast_catches(table, cell, effect.radius):
        return Refusal("nobody_there", "skirmish/areas", "Nobody would be caught there.", (), (cell,))
    return None


def why_no_choice(table: Table, actor: Creature, effect: Effect | None) -> Refusal | None:
    """Why an effect that leads an action has nothing to choose, so that the action cannot be announced."""
    if effect is None:
        return None
    about = (actor.id,)
    if isinstance(effect, Blast):
        if next(possible_middles(table, actor, effect), None) is None:
            return Refusal("nobody_there", "skirmish/areas", "Nobody is near enough to be caught.", about)
        return None
    if isinstance(effect, Prevent) and effect.scope == "attack":
        if not sources_against(table, actor.id, attacks_only=True):
            text = f"No attack on {name_of(actor)} is announced."
            return Refusal("no_attack", "skirmish/prevent", text, about)
        return None
    wanted = targets_wanted(effect)
    if isinstance(effect, Melee) and effect.targets == "each":
        wanted = 1
    if wanted and len(possible_targets(table, actor, effect)) < wanted:
        text = {1: "There is nobody to choose for it.", 2: "It takes two targets."}[wanted]
        return Refusal("no_target", "skirmish/targets", text, about)
    return None
