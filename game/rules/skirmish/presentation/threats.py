"""What a creature threatens: where it could move, and whom it could attack from there, all others standing as now.

An attack is a plain one, a power that strikes or harms one creature, or a card that does. Asked of a seat's view it
tells no more than the seat may know: cards of another hand are not there."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from game.core.remembered import remembered
from game.geometry.squares import Cell
from game.rules.skirmish.cards.effects import Deal, Effect, Melee, Ranged, leading
from game.rules.skirmish.choices import possible_targets
from game.rules.skirmish.levels import is_suited, levels_missing
from game.rules.skirmish.presentation.queries import reach_of
from game.rules.skirmish.stack import card_record
from game.rules.skirmish.state.table import Creature, Table, are_enemies, enemies_of
from game.rules.skirmish.stats import card_of

_BLOW = Melee()


class Threat(msgspec.Struct, frozen=True):
    """The squares that a creature could come to, with what that costs, and the creatures that it could attack from
    there or from where it stands."""

    costs: dict[Cell, int]
    struck: tuple[int, ...] = ()


def threats_of(table: Table, number: int) -> Iterator[Threat]:
    """Yield what a creature threatens with its blow and its powers, as far as it is worked out; the last is all of it.
    It has what is left of its speed in its own activation, else all of it, and is untapped by then."""
    creature = table.creatures[number]
    reach = reach_of(table, number)
    costs = {cell: cost for cell, cost in reach.costs.items() if cell != creature.cell}
    yield Threat(costs)
    activation = table.turn.activation
    # rule: skirmish/refresh - tapped creatures untap as their turn begins.
    if creature.tapped and activation is not None and activation.creature == number:
        return
    struck: set[int] = set()
    foes, attacks = len(enemies_of(table, creature)), _attacks_of(creature)
    for cell in (creature.cell, *costs):
        if len(struck) == foes:
            break
        struck.update(_struck(table, creature, cell, attacks))
        yield Threat(costs, tuple(sorted(struck)))


@remembered
def struck_from(table: Table, number: int, cell: Cell) -> tuple[int, ...]:
    """Return whom the creature that acts could still attack from that square: by its blow, its powers, and those
    standard cards of its controller's hand that it can play without help."""
    creature = table.creatures[number]
    if creature.tapped:
        return ()
    hand = (card for card in table.players[creature.seat].hand if card in table.cards)
    records = (record for record in (card_record(table, card) for card in hand) if record.timing == "standard")
    cards = tuple(
        record.effects[leading(record.effects)]
        for record in records
        if is_suited(record, creature)
        and not levels_missing(table, record, creature, ())
        and leading(record.effects) >= 0
    )
    attacks = (*_attacks_of(creature), *(effect for effect in cards if _is_attack(effect)))
    return tuple(sorted(_struck(table, creature, cell, attacks)))


def _attacks_of(creature: Creature) -> tuple[Effect, ...]:
    """Return what a creature can attack with by itself: its blow, and powers."""
    powers = (power.effects for power in card_of(creature).powers)
    leads = (effects[leading(effects)] for effects in powers if leading(effects) >= 0)
    return (_BLOW, *(effect for effect in leads if _is_attack(effect)))


def _is_attack(effect: Effect) -> bool:
    """Return whether an effect strikes, shoots or harms creatures that are chosen."""
    return isinstance(effect, Melee | Ranged | Deal)


def _struck(table: Table, creature: Creature, cell: Cell, attacks: tuple[Effect, ...]) -> set[int]:
    """Return whom a creature could attack from a square."""
    there = msgspec.structs.replace(creature, cell=cell)
    targets = (target for effect in attacks for target in possible_targets(table, there, effect))
    return {target.id for target in targets if are_enemies(table, creature, target)}
