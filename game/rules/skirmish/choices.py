"""Choices made when an action is announced: targets, squares, sources, and who may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from game.core.refusals import Refusal
from game.core.words import counted
from game.geometry.distance import cells_within, disc
from game.geometry.squares import Cell
from game.rules.skirmish.attacks import near, why_no_strike
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.stack import blast_catches, sources_against, strike_of_effect, threatens
from game.rules.skirmish.state.table import Creature, Strike, Table, are_enemies, enemies_of
from game.rules.skirmish.stats import are_adjacent, beside, name_of, remembered_on_board, size_of, squares_of

_MELEE = Strike("melee")


def _beside(table: Table, actor: Creature, effect: ef.Effect) -> Iterable[Creature]:
    return beside(table, actor)


def _near_enough(table: Table, actor: Creature, effect: Any) -> Iterable[Creature]:
    """Return who is within reach were there no walls, and perhaps a square farther off."""
    (x, y), far = actor.cell, effect.reach + 1
    return [
        other
        for other in table.creatures.values()
        if -far <= other.cell[0] - x <= far and -far <= other.cell[1] - y <= far
    ]


def _in_shot(table: Table, actor: Creature, effect: ef.Ranged) -> Iterable[Creature]:
    if effect.reach is None:
        return enemies_of(table, actor)
    return [other for other in _near_enough(table, actor, effect) if are_enemies(table, actor, other)]


def _threatened(table: Table, actor: Creature, effect: ef.Effect) -> Iterable[Creature]:
    threatened = {number for action in table.stack for number in threatens(table, action)}
    return (creature for creature in table.creatures.values() if creature.id in threatened)


class Aim(msgspec.Struct, frozen=True):
    """What an effect chooses when its action is announced: ``wanted`` creatures of it, and why not this one.

    ``among`` are those worth asking about, in the order in which they came to the table: nobody else can be chosen.
    ``announced``: who can be chosen depends on what is announced, too."""

    wanted: Callable[[Any], int]
    why_not: Callable[[Table, Creature, Any, Creature], Refusal | None]
    among: Callable[[Table, Creature, Any], Iterable[Creature]] = lambda table, actor, effect: table.creatures.values()
    announced: bool = False


def _none(effect: ef.Effect) -> int:
    return 0


def _one(effect: ef.Effect) -> int:
    return 1


def _why_never(table: Table, actor: Creature, effect: ef.Effect, target: Creature) -> Refusal | None:
    return Refusal("no_target", "skirmish/targets", "This takes no target.", (actor.id, target.id))


def _why_not_struck(table: Table, actor: Creature, effect: ef.Melee | ef.Ranged, target: Creature) -> Refusal | None:
    strike = strike_of_effect(effect)
    assert strike is not None
    return why_no_strike(table, actor, target, strike)


def _why_not_hurt(table: Table, actor: Creature, effect: ef.Deal, target: Creature) -> Refusal | None:
    # rule: skirmish/targets
    about = (actor.id, target.id)
    if target.id == actor.id:
        return Refusal("not_itself", "skirmish/targets", f"{name_of(actor)} cannot choose itself.", about)
    if effect.whom == "ally" and are_enemies(table, actor, target):
        return Refusal("not_an_ally", "skirmish/allies", f"{name_of(target)} is not an ally.", about)
    return _why_not_within(table, actor, target, effect.reach)


def _why_not_healed(table: Table, actor: Creature, effect: ef.Heal, target: Creature) -> Refusal | None:
    # rule: skirmish/healing
    about = (actor.id, target.id)
    if target.id != actor.id and not are_adjacent(actor, target):
        return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
    if not target.damage:
        return Refusal("unharmed", "skirmish/healing", f"{name_of(target)} has no damage to heal.", about)
    return None


def _why_not_tapped(table: Table, actor: Creature, effect: ef.TapAdjacent, target: Creature) -> Refusal | None:
    # rule: skirmish/feint
    about = (actor.id, target.id)
    if not are_adjacent(actor, target):
        return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
    if target.tapped:
        return Refusal("tapped", "skirmish/tapping", f"{name_of(target)} is tapped already.", about)
    return None


def _why_not_guarded(table: Table, actor: Creature, effect: ef.Prevent, target: Creature) -> Refusal | None:
    # rule: skirmish/prevent
    if not sources_against(table, target.id, attacks_only=False):
        text = f"Nothing is about to damage {name_of(target)}."
        return Refusal("no_source", "skirmish/prevent", text, (actor.id, target.id))
    return _why_not_within(table, actor, target, effect.reach)


def _why_not_slid(table: Table, actor: Creature, effect: ef.Slide, target: Creature) -> Refusal | None:
    about = (actor.id, target.id)
    if effect.whom == "enemy" and not are_enemies(table, actor, target):
        return Refusal("not_an_enemy", "skirmish/slide", f"{name_of(target)} is not an enemy.", about)
    if effect.whom == "adjacent" and not are_adjacent(actor, target):
        return Refusal("not_adjacent", "skirmish/adjacent", f"{name_of(target)} is not adjacent.", about)
    return _why_not_within(table, actor, target, effect.reach)


def _why_not_within(table: Table, actor: Creature, target: Creature, squares: int) -> Refusal | None:
    # rule: skirmish/within
    if target.id == actor.id or near(table, actor, target, squares):
        return None
    text = f"{name_of(target)} is not within {counted(squares, 'square')} of {name_of(actor)}."
    return Refusal("out_of_range", "skirmish/within", text, (actor.id, target.id))


#: For each effect, what it chooses.
AIMS: dict[type[ef.Effect], Aim] = {
    ef.Melee: Aim(lambda effect: {"one": 1, "two": 2, "each": 0}[effect.targets], _why_not_struck, _beside),
    ef.Ranged: Aim(_one, _why_not_struck, _in_shot),
    ef.Deal: Aim(_one, _why_not_hurt, _near_enough),
    ef.Blast: Aim(_none, _why_never),
    ef.Surround: Aim(_none, _why_never),
    ef.Heal: Aim(
        _one, _why_not_healed, lambda table, actor, effect: [one for one in table.creatures.values() if one.damage]
    ),
    ef.Slide: Aim(lambda effect: 0 if effect.whom == "target" else 1, _why_not_slid, _near_enough),
    ef.Shift: Aim(_none, _why_never),
    ef.Move: Aim(_none, _why_never),
    ef.Teleport: Aim(_none, _why_never),
    ef.GainBlock: Aim(_none, _why_never),
    ef.Prevent: Aim(lambda effect: 1 if effect.scope == "source" else 0, _why_not_guarded, _threatened, announced=True),
    ef.Attach: Aim(
        lambda effect: 1 if effect.whom == "creature" else 0,
        lambda table, actor, effect, target: _why_not_within(table, actor, target, effect.reach),
        _near_enough,
    ),
    ef.Draw: Aim(_none, _why_never),
    ef.TapAdjacent: Aim(_one, _why_not_tapped, _beside),
}


def targets_wanted(effect: ef.Effect | None) -> int:
    """Return how many creatures must be chosen for an effect, if there are as many; 0 when none or when the rules name
    them."""
    return AIMS[type(effect)].wanted(effect) if effect is not None else 0


def why_no_target(table: Table, actor: Creature, effect: ef.Effect, target: Creature) -> Refusal | None:
    """Return why a creature cannot be chosen for an effect of the actor's, or None."""
    # rule: skirmish/targets
    return AIMS[type(effect)].why_not(table, actor, effect, target)


def possible_targets(table: Table, actor: Creature, effect: ef.Effect) -> tuple[Creature, ...]:
    """Return every creature that may be chosen for an effect of the actor's."""
    if table.creatures.get(actor.id) is actor and not AIMS[type(effect)].announced:
        return (
            melee_targets(table, actor.id)
            if isinstance(effect, ef.Melee)
            else _possible_targets(table, actor.id, effect)
        )
    return tuple(_targets(table, actor, effect))


@remembered_on_board
def melee_targets(table: Table, attacker: int) -> tuple[Creature, ...]:
    """Return every creature that another one could strike now, whatever the blow."""
    one = table.creatures[attacker]
    return tuple([other for other in beside(table, one) if why_no_strike(table, one, other, _MELEE) is None])


@remembered_on_board
def _possible_targets(table: Table, actor: int, effect: ef.Effect) -> tuple[Creature, ...]:
    return tuple(_targets(table, table.creatures[actor], effect))


def _targets(table: Table, actor: Creature, effect: ef.Effect) -> Iterator[Creature]:
    among = AIMS[type(effect)].among(table, actor, effect)
    return (target for target in among if why_no_target(table, actor, effect, target) is None)


def has_target(table: Table, actor: Creature, effect: ef.Effect) -> bool:
    """Return whether any creature may be chosen for an effect of the actor's."""
    if isinstance(effect, ef.Melee) and table.creatures.get(actor.id) is actor:
        return bool(melee_targets(table, actor.id))
    return next(_targets(table, actor, effect), None) is not None


def possible_middles(table: Table, actor: Creature, effect: ef.Blast) -> Iterator[Cell]:
    """Yield the squares that may be chosen for the middle of an area: within reach, and catching somebody."""
    catching = _catching(table, effect.radius)
    for cell in cells_within(table.board.grid, squares_of(actor), effect.reach):
        if cell in catching:
            yield cell


@remembered_on_board
def _catching(table: Table, radius: int) -> frozenset[Cell]:
    """Return the middles about which an area of that radius catches somebody."""
    grid = table.board.grid
    areas = (disc(grid, creature.cell, size_of(creature), radius) for creature in table.creatures.values())
    return frozenset().union(*areas)


def why_no_middle(table: Table, actor: Creature, effect: ef.Blast, cell: Cell) -> Refusal | None:
    """Return why a square cannot be the middle of an area, or None."""
    # rule: skirmish/areas
    if not table.board.grid.inside(cell) or table.board.grid.blocks(cell):
        return Refusal("wall", "skirmish/areas", "The middle of an area is not a wall.", (), (cell,))
    if cell not in cells_within(table.board.grid, squares_of(actor), effect.reach):
        text = f"That square is not within {counted(effect.reach, 'square')} of {name_of(actor)}."
        return Refusal("out_of_range", "skirmish/within", text, (actor.id,), (cell,))
    if not blast_catches(table, cell, effect.radius):
        return Refusal("nobody_there", "skirmish/areas", "Nobody would be caught there.", (), (cell,))
    return None


def nothing_to_prevent(table: Table, card: ef.ActionCard) -> bool:
    """Return whether a card begins with preventing damage, while nobody is about to be damaged."""
    # rule: skirmish/prevent
    if not isinstance(card.effects[0], ef.Prevent):
        return False
    return not table.stack or not any(threatens(table, action) for action in table.stack)


def why_no_choice(table: Table, actor: Creature, effects: tuple[ef.Effect, ...]) -> Refusal | None:
    """Return why the effect that leads a card or power has nothing to choose, so that it cannot be announced; or None.
    What gains block first can be announced without."""
    # rule: skirmish/targets
    effect = effects[0]
    if isinstance(effect, ef.GainBlock):
        return None  # rule: skirmish/block
    about = (actor.id,)
    if isinstance(effect, ef.Blast):
        # About its own square it catches itself.
        alone = table.creatures.get(actor.id) is not actor
        if alone and next(possible_middles(table, actor, effect), None) is None:
            return Refusal("nobody_there", "skirmish/areas", "Nobody is near enough to be caught.", about)
        return None
    if isinstance(effect, ef.Prevent) and effect.scope == "attack":
        if not sources_against(table, actor.id, attacks_only=True):
            text = f"No attack on {name_of(actor)} is announced."
            return Refusal("no_attack", "skirmish/prevent", text, about)
        return None
    if (targets_wanted(effect) or isinstance(effect, ef.Melee)) and not has_target(table, actor, effect):
        return Refusal("no_target", "skirmish/targets", _nobody_for(name_of(actor), effect), about)
    return None


def _nobody_for(name: str, effect: ef.Effect) -> str:
    """Return why nobody can be chosen, in the words of the effect: a blow, a shot or another."""
    if isinstance(effect, ef.Melee):
        return f"{name} has no enemy beside it to attack."
    if isinstance(effect, ef.Ranged):
        within = f" within {counted(effect.reach, 'square')}" if effect.reach else ""
        return f"{name} sees no enemy{within} to shoot at."
    return f"{name} has nobody to choose for it."
