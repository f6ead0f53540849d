"""The stack: what an announced action is made of, whom it threatens, and how it strikes."""

from __future__ import annotations

from game.core.remembered import remembered
from game.geometry.distance import within
from game.rules.skirmish.attacks import is_shielded
from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.table import Action, Creature, Strike, Table
from game.rules.skirmish.stats import are_adjacent, size_of


def card_record(table: Table, card: int) -> ef.ActionCard:
    return ACTIONS[table.cards[card].key]


def held(table: Table, seat: int, *timings: ef.Timing) -> tuple[int, ...]:
    """Return the action cards of a seat's hand that are played at such a time, in their order."""
    # rule: skirmish/timing
    cards = table.cards
    return tuple([card for card in table.players[seat].hand if ACTIONS[cards[card].key].timing in timings])


def effects_of(table: Table, action: Action) -> tuple[ef.Effect, ...]:
    """Return the effects that an announced card or power will have, in order; plain attacks and moves have none."""
    if action.what == "card":
        return card_record(table, action.source_card or action.card).effects
    if action.what == "power":
        return CREATURES[action.key].powers[action.power].effects
    return ()


def leading_effect(table: Table, action: Action) -> ef.Effect | None:
    """Return the effect whose choices are made when the action is announced."""
    effects = effects_of(table, action)
    index = ef.leading(effects)
    return effects[index] if index >= 0 else None


def strike_of_effect(effect: ef.Effect | None) -> Strike | None:
    """Return how an effect strikes, or None when it is not an attack."""
    if isinstance(effect, ef.Melee):
        return Strike("melee", effect.bonus, None, effect.pierces)
    if isinstance(effect, ef.Ranged):
        return Strike("ranged", 0, effect.reach)
    return None


def strike_of(table: Table, action: Action) -> Strike | None:
    """Return how an announced action attacks its targets, or None when it does not attack at once."""
    if action.what not in ("card", "power"):
        return action.strike
    return strike_of_effect(leading_effect(table, action))


def deals_damage(table: Table, action: Action) -> bool:
    """Return whether the announced action, or a further attack of it, is going to deal damage. Not, when its only
    attack found nobody to aim at."""
    # rule: skirmish/simultaneous
    if action.what == "attack":
        return True
    effects = effects_of(table, action)
    first = ef.leading(effects)
    return any(
        isinstance(effect, ef.Deal | ef.Blast | ef.Surround)
        or (isinstance(effect, ef.Melee | ef.Ranged) and (index != first or bool(action.targets)))
        for index, effect in enumerate(effects)
    )


def blast_catches(table: Table, cell: tuple[int, int], radius: int) -> tuple[Creature, ...]:
    """Return the creatures within ``radius`` squares of a square."""
    # Routes are as long one way as the other; those from where creatures stand serve for all squares asked about.
    grid = table.board.grid
    return tuple(
        creature
        for creature in table.creatures.values()
        if within(grid, creature.cell, size_of(creature), cell, 1, radius)
    )


def deal_catches(table: Table, target: Creature, *, splash: bool) -> tuple[Creature, ...]:
    """Return whom damage to a creature hits: it alone or, with a ``splash``, those beside it too."""
    # rule: skirmish/dealing_damage
    return (target, *(one for one in table.creatures.values() if splash and are_adjacent(one, target)))


def threatens(table: Table, action: Action) -> tuple[int, ...]:
    """Return the creatures that the announced action is going to damage, as far as its choices are made."""
    # rule: skirmish/prevent
    if action.what == "attack":
        return action.targets
    if action.what not in ("card", "power"):
        return ()
    actor = table.creatures.get(action.actor)
    effect = leading_effect(table, action)
    if isinstance(effect, ef.Melee | ef.Ranged):
        return action.targets
    if isinstance(effect, ef.Deal) and action.targets:
        target = table.creatures.get(action.targets[0])
        return tuple(one.id for one in deal_catches(table, target, splash=effect.splash)) if target is not None else ()
    if isinstance(effect, ef.Blast) and action.cell is not None:
        return tuple(creature.id for creature in blast_catches(table, action.cell, effect.radius))
    if isinstance(effect, ef.Surround) and actor is not None:
        return tuple(other.id for other in table.creatures.values() if are_adjacent(other, actor))
    return ()


def sources_against(table: Table, creature: int, *, attacks_only: bool) -> tuple[Action, ...]:
    """Return the announced actions that are about to damage a creature, the last one first."""
    if not table.stack:
        return ()
    sources = _sources_of_damage(table, creature)
    return tuple(action for action in sources if not attacks_only or strike_of(table, action) is not None)


@remembered
def _sources_of_damage(table: Table, creature: int) -> tuple[Action, ...]:
    # rule: skirmish/prevent
    # The first attack of a card has landed by the time a further one is announced.
    begun = {action.part_of for action in table.stack}
    return tuple(
        action
        for action in reversed(table.stack)
        if action.id not in begun
        and creature in threatens(table, action)
        and not is_shielded(table, action.id, action.part_of, creature)
        and creature not in action.dodged
    )
