"""Power and stamina of what is in play, item by item, as it is now; ``struggles.py`` adds up what is committed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.core.remembered import remembered
from game.rules.crawler import stats
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.effects import Weaken
from game.rules.crawler.cards.terms import DamageType
from game.rules.crawler.state.table import DungeonCard, Table


class Item(msgspec.Struct, frozen=True):
    """One line of a sum: the ``card`` that gives it (an Adventurer, Character or card in play), a ``word`` for what it
    is (a keyword, "power", "life", "adventurer", "disguise"), and the ``amount``, below 0 for what is taken off.
    ``by`` is another card that it comes from, or 0."""

    card: int
    word: str
    amount: int
    by: int = 0


def total(items: Iterable[Item]) -> int:
    """Return the sum of items; never below 0."""
    return max(0, sum(item.amount for item in items))


# What each card has


@remembered
def power_items(table: Table, number: int) -> tuple[Item, ...]:
    """Return the power of a card of the Encounter, item by item; none for a card that does not attack."""
    card = next(one for one in table.encounter if one.id == number)
    if card.record.power is None or stats.is_slain(card):
        return ()
    items = [Item(number, "power", card.record.power)]
    line = stats.attack_line(table, card)
    # rule: crawler/distance: a Melee bonus cannot be stripped.
    if line.power and (line.distance == "Melee" or not card.stripped):
        items.append(Item(number, line.distance.lower(), line.power))
    for trait in stats.traits_of(table, number):
        if isinstance(trait, t.Charge) and card.entered == table.round.number:
            items.append(Item(number, "charge", trait.power))
        elif isinstance(trait, t.Bolster):
            items += [Item(number, "bolster", 1, other) for other in _others_with(table, number, t.Bolster, trait.tag)]
        elif isinstance(trait, t.Simple):
            items += [Item(number, "simple", -trait.power, tactic) for tactic in tactics_played(table)]
    if card.record.type == "Character":
        items += [Item(number, "gain", gain.power, giver) for giver, gain in _gains(table, card) if gain.power]
        items += _weakened(table, number)
    is_alone = table.struggle is not None and table.struggle.trigger == number
    if is_alone and stats.trait_of(table, number, t.Disguise) is not None:
        # rule: crawler/disguise
        items.append(Item(number, "disguise", total(items)))
    return tuple(items)


def power_of(table: Table, number: int) -> int:
    """Return the power of a card of the Encounter; never below 0."""
    return total(power_items(table, number))


def _others_with(table: Table, number: int, kind: type[t.Bolster] | type[t.Reinforce], tag: str) -> list[int]:
    """Return other cards in play that have the keyword with the same tag."""
    found = []
    for card in table.encounter:
        traits = (trait for trait in stats.traits_of(table, card.id) if isinstance(trait, kind))
        if card.id != number and any(trait.tag == tag for trait in traits):
            found.append(card.id)
    return found


def tactics_played(table: Table) -> tuple[int, ...]:
    """Return the Tactic cards that were brought into play in this encounter."""
    # rule: crawler/simple
    now = table.round.number
    return tuple(card.id for card in table.played if card.record.type == "Tactic" and card.entered == now)


def _gains(table: Table, card: DungeonCard) -> list[tuple[int, t.CharactersGain]]:
    """Return what other cards give to a Character, with the cards that give it."""
    found = []
    for giver, gain in stats.traits_in_force(table, t.CharactersGain):
        has_one = any(stats.has_word(table, card.id, word) for word in gain.words)
        if has_one or card.record.character_type in gain.character_types:
            found.append((giver.id, gain))
    return found


def _weakened(table: Table, number: int) -> list[Item]:
    """Return what cards of the party take off an attacking Character's power in this round."""
    items = []
    for card in table.played:
        if card.row == "response" and stats.is_working(table, card):
            for effect in stats.effects_of(card):
                if isinstance(effect, Weaken) and not stats.has_word(table, number, effect.spares):
                    items.append(Item(number, "weakened", -effect.power, card.id))
    return items


def stamina_items(table: Table, types: tuple[DamageType, ...]) -> tuple[Item, ...]:
    """Return the stamina of all Characters against an attack that carries these types, item by item."""
    # rule: crawler/attack
    items: list[Item] = []
    for card in stats.characters(table):
        items.append(Item(card.id, "life", card.record.life - card.wounds))
        if stats.armour_of(card):
            items.append(Item(card.id, "armour", stats.armour_of(card)))
        for trait in stats.traits_of(table, card.id):
            if isinstance(trait, t.Reinforce):
                others = _others_with(table, card.id, t.Reinforce, trait.tag)
                items += [Item(card.id, "reinforce", 1, other) for other in others]
            elif isinstance(trait, t.Resist) and trait.damage in types:
                items.append(Item(card.id, "resist", trait.stamina))
        items += [Item(card.id, "gain", gain.stamina, giver) for giver, gain in _gains(table, card) if gain.stamina]
    return tuple(items)
