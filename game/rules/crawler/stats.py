"""What holds of the cards in play at this moment: attributes, words, locks, the Marching Order.

None of it is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from game.core.remembered import remembered
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.effects import Assign, Effect, HandLimit, IgnoresTraits
from game.rules.crawler.cards.terms import AttackLine, DamageType, MarchingPlace
from game.rules.crawler.state.options import LIMIT_CHANGE
from game.rules.crawler.state.table import (
    HAND_LIMIT,
    Adventurer,
    CrawlerCard,
    DungeonCard,
    Table,
    adventurer_by_id,
    dungeon_card_by_id,
    dungeon_record,
    played_by_id,
)

AnyTrait = TypeVar("AnyTrait")

#: How a card attacks that has lost its attack line with its attributes.
_BARE = AttackLine()


# Dungeon cards


def is_slain(card: DungeonCard) -> bool:
    # rule: crawler/wounds
    # Only Characters take Wounds.
    return card.wounds > 0 and card.wounds >= card.record.life


def is_active(card: DungeonCard) -> bool:
    """Return whether a Dungeon card is in force: neither Locked nor slain."""
    # rule: crawler/lock
    return not card.locks and not is_slain(card)


@remembered
def traits_of(table: Table, number: int) -> tuple[t.Trait, ...]:
    """Return the attributes that a card of the Encounter has: none when it is slain, or when they are ignored."""
    card = dungeon_card_by_id(table, number)
    return () if card is None else _attributes(card, _ignored_now(table))


def _attributes(card: DungeonCard, ignored: frozenset[str]) -> tuple[t.Trait, ...]:
    """Return the attributes of a card of the Encounter, while keywords of these names are ignored."""
    if card.ignored or is_slain(card):
        # rule: crawler/wounds: a slain Character gives nothing from that moment.
        return ()
    traits = card.record.traits
    return tuple([trait for trait in traits if type(trait).__name__ not in ignored]) if ignored else traits


@remembered
def _ignored_now(table: Table) -> frozenset[str]:
    """Return the names of keywords that the attack at hand ignores."""
    # rule: crawler/ignore
    if table.struggle is None or table.struggle.kind != "attack":
        return frozenset()
    names: set[str] = set()
    for card in committed_cards(table):
        for effect in effects_of(card):
            if isinstance(effect, IgnoresTraits):
                names.update(effect.traits)
    return frozenset(names)


def trait_of(table: Table, number: int, kind: type[AnyTrait]) -> AnyTrait | None:
    """Return the first attribute of a kind that a card of the Encounter has."""
    for trait in traits_of(table, number):
        if isinstance(trait, kind):
            return trait
    return None


def traits_in_force(table: Table, kind: type[AnyTrait]) -> Sequence[tuple[DungeonCard, AnyTrait]]:
    """Return every attribute of a kind that concerns other cards, with the card that has it: Locked cards give none."""
    return _in_force(table).get(kind, ())


@remembered
def _in_force(table: Table) -> dict[type, list[tuple[DungeonCard, Any]]]:
    """Return all attributes of cards that are not Locked, by their kind."""
    # rule: crawler/lock
    found: dict[type, list[tuple[DungeonCard, Any]]] = {}
    ignored = _ignored_now(table)
    for card in table.encounter:
        if is_active(card):
            for trait in _attributes(card, ignored):
                found.setdefault(type(trait), []).append((card, trait))
    return found


def characters(table: Table) -> tuple[DungeonCard, ...]:
    """Return the Characters in play that are not slain, in the order of arrival."""
    return tuple(card for card in table.encounter if card.record.type == "Character" and not is_slain(card))


def attack_line(table: Table, card: DungeonCard) -> AttackLine:
    # rule: crawler/ignore
    return _BARE if card.ignored or card.record.attack is None else card.record.attack


def armour_of(card: DungeonCard) -> int:
    return 0 if card.ignored else card.record.armour


@remembered
def has_word(table: Table, number: int, word: str) -> bool:
    """Return whether a Character has a word such as Fearless, of its own or from an ally."""
    card = next(one for one in table.encounter if one.id == number)
    if any(isinstance(trait, t.Label) and trait.word == word for trait in traits_of(table, number)):
        return True
    # rule: crawler/ally
    given = any(giver.id != number and gain.word == word for giver, gain in traits_in_force(table, t.AlliesGain))
    return given and card.record.type == "Character" and is_active(card)


# Adventurers


@remembered
def traits_of_adventurer(table: Table, number: int) -> tuple[t.Trait, ...]:
    """Return the keywords that assigned cards give to an Adventurer."""
    found: list[t.Trait] = []
    for card in table.played:
        if card.row == "assigned" and card.host == number and is_working(table, card):
            for effect in effects_of(card):
                if isinstance(effect, Assign):
                    found.extend(effect.traits)
    return tuple(found)


def adventurer_has(table: Table, number: int, kind: type[AnyTrait]) -> bool:
    return any(isinstance(trait, kind) for trait in traits_of_adventurer(table, number))


def is_immune(table: Table, number: int, types: tuple[DamageType, ...]) -> bool:
    return any(isinstance(trait, t.Immune) and trait.damage in types for trait in traits_of_adventurer(table, number))


def is_locked(table: Table, number: int) -> bool:
    """Return whether an Adventurer is Locked: by a token, or possessed."""
    return number not in [one.id for one in active_adventurers(table)]


def possessors(table: Table) -> Iterator[DungeonCard]:
    """Yield the cards in play that possess an Adventurer."""
    for card, trait in traits_in_force(table, t.ComesIntoPlay):
        if isinstance(trait.effect, t.Possession) and card.target:
            yield card


def possessors_of(table: Table, number: int) -> tuple[DungeonCard, ...]:
    return tuple(card for card in possessors(table) if card.target == number)


@remembered
def active_adventurers(table: Table) -> tuple[Adventurer, ...]:
    """Return the Adventurers that are not Locked, in Marching Order: neither by a token, nor possessed."""
    # rule: crawler/possession
    possessed = {card.target for card in possessors(table)}
    return tuple(one for one in table.party if not one.locks and one.id not in possessed)


def has_active_class(table: Table, classes: tuple[str, ...]) -> bool:
    return any(one.record.character_class in classes for one in active_adventurers(table))


def has_active_alignment(table: Table, alignments: tuple[str, ...]) -> bool:
    return any(one.record.alignment in alignments for one in active_adventurers(table))


def leading(table: Table) -> tuple[int, ...]:
    """Return the seats that lead a living Adventurer, in turn from the one that speaks for the party in this round."""
    # rule: crawler/players
    living = {one.seat for one in table.party}
    turn = [(table.round.lead + offset) % table.seats for offset in range(table.seats)]
    return tuple(seat for seat in turn if seat in living)


def speaker(table: Table) -> int:
    """Return the seat that answers for the whole party."""
    # rule: crawler/players
    return next(iter(leading(table)), table.round.lead)


# Marching Order


def primary_target(table: Table) -> int:
    """Return the Adventurer that Dungeon attacks are aimed at by default: the front one without Stealth, unless the
    party has chosen another. 0 when nobody lives."""
    # rule: crawler/marching_order
    if adventurer_by_id(table, table.round.primary) is not None:
        return table.round.primary
    seen = [one.id for one in table.party if not adventurer_has(table, one.id, t.Stealth)]
    return next(iter(seen or [one.id for one in table.party]), 0)


def adjacent_targets(table: Table, target: int, count: int) -> tuple[int, ...]:
    """Return the target and up to ``count`` - 1 Adventurers to its right, on from the front after the last."""
    # rule: crawler/area
    order = [one.id for one in table.party]
    if target not in order:
        return ()
    first = order.index(target)
    return tuple((order[first:] + order[:first])[:count])


def adventurer_at(table: Table, place: MarchingPlace) -> int:
    """Return the Adventurer at a place of the Marching Order, on from the front after the last. 0 when nobody lives."""
    # rule: crawler/target
    if not table.party:
        return 0
    grave = table.dungeon_grave
    x = (dungeon_record(table, grave[-1]).cost if grave else 0) + 1
    number = place.place if place.place is not None else x
    return table.party[(number - 1) % len(table.party)].id


# Crawler cards


def effects_of(card: CrawlerCard) -> tuple[Effect, ...]:
    """Return the box of a Crawler card in play that is used."""
    boost = card.record.boost
    return boost.effects if card.boosted and boost is not None else card.record.effects


def is_barred(table: Table, crawler_type: str) -> bool:
    """Return whether cards of a type cannot be used now."""
    return crawler_type in _barred(table)


@remembered
def _barred(table: Table) -> frozenset[str]:
    # rule: crawler/cannot_use
    return frozenset([trait.card_type for _, trait in traits_in_force(table, t.CannotUse)])


def is_working(table: Table, card: CrawlerCard) -> bool:
    return not is_barred(table, card.record.type)


def committed_cards(table: Table) -> tuple[CrawlerCard, ...]:
    """Return the Crawler cards that were committed to the struggle at hand."""
    numbers = table.struggle.cards if table.struggle is not None else ()
    found = (played_by_id(table, number) for number in numbers)
    return tuple(card for card in found if card is not None)


def hand_limit(table: Table) -> int:
    """Return how many cards the party may hold at the end of a round."""
    # rule: crawler/hand
    limit = HAND_LIMIT
    for card in table.played:
        if is_working(table, card):
            limit = max([limit, *(effect.limit for effect in effects_of(card) if isinstance(effect, HandLimit))])
    return limit


# The Encounter


def encounter_limit(table: Table) -> int:
    """Return the cost up to which the Encounter is built."""
    # rule: crawler/building
    more = sum(trait.more for _, trait in traits_in_force(table, t.EncounterLimit))
    return table.size + 1 + LIMIT_CHANGE[table.difficulty] + more


def encounter_cost(table: Table) -> int:
    return sum(card.record.cost for card in table.encounter)
