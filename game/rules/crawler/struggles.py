"""The three struggles item by item: what they come to with what is committed at this moment.

A screen may ask for ``attack_report`` and ``defence_report`` at any time, and the struggles are resolved by the same
reports.
"""

from __future__ import annotations

import msgspec

from game.core.remembered import remembered
from game.rules.crawler import stats
from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.effects import MoreStamina, Stamina
from game.rules.crawler.cards.terms import DISTANCES, AttackLine, DamageType, Distance
from game.rules.crawler.power import Item, power_items, stamina_items, total
from game.rules.crawler.state.table import CrawlerCard, DungeonCard, Table, dungeon_card_by_id


class AttackReport(msgspec.Struct, frozen=True):
    """The Adventurers' attack. ``power`` are the items of our side, ``stamina`` those of the Characters; ``missing`` is
    what the power lacks to win (0: it wins, if an Adventurer attacks). ``stripped`` are Characters that would lose
    their bonus for distance; ``area`` is how many Characters may be wounded."""

    power: tuple[Item, ...]
    stamina: tuple[Item, ...]
    distance: Distance
    types: tuple[DamageType, ...]
    area: int
    missing: int
    made: bool
    stripped: tuple[int, ...]

    @property
    def total_power(self) -> int:
        """Return the sum of our items."""
        return total(self.power)

    @property
    def total_stamina(self) -> int:
        """Return the sum of their items."""
        return total(self.stamina)

    @property
    def wins(self) -> bool:
        """Return whether the attack is made, and strong enough."""
        # rule: crawler/attack
        return self.made and not self.missing


class Assault(msgspec.Struct, frozen=True):
    """What one Adventurer faces: the ``attackers`` that it is a target of, their ``power`` item by item, the part of it
    that is ``incorporeal``, and those that are ``unstoppable``. ``missing`` is the stamina that is lacking, and
    ``magic_missing`` that of type Magic or Supernatural; it ``hits`` when something is lacking, or nothing stops it."""

    target: int
    attackers: tuple[int, ...]
    power: tuple[Item, ...]
    incorporeal: int
    unstoppable: tuple[int, ...]
    missing: int
    magic_missing: int

    @property
    def hits(self) -> bool:
        """Return whether the target takes a Wound."""
        # rule: crawler/retaliation
        return bool(self.missing or self.magic_missing or self.unstoppable)


class DefenceReport(msgspec.Struct, frozen=True):
    """An attack of the Dungeon: all ``attackers``, the ``stamina`` of the party item by item, ``magic`` the part of it
    of type Magic or Supernatural, and what each target faces, the first target first: nothing if it has died."""

    attackers: tuple[int, ...]
    stamina: tuple[Item, ...]
    magic: int
    assaults: tuple[Assault, ...]


# The Adventurers' attack


@remembered
def attack_report(table: Table) -> AttackReport:
    """Return the Adventurers' attack with what is committed; before anything is, with nothing."""
    struggle = table.struggle
    is_attack = struggle is not None and struggle.kind == "attack"
    adventurers = struggle.adventurers if struggle is not None and is_attack else ()
    lines = _attack_lines(table) if is_attack else ()
    power = [Item(number, "adventurer", 1) for number in adventurers]
    power += [Item(card.id, line.distance.lower(), line.power) for card, line in lines]
    types: list[DamageType] = []
    for card, line in lines:
        types += [*line.damage, card.record.type]
    carried = tuple(dict.fromkeys(types)) or ("Harm",)
    distance = _distance(table, adventurers, lines)
    stamina = stamina_items(table, carried)
    return AttackReport(
        power=tuple(power),
        stamina=stamina,
        distance=distance,
        types=carried,
        area=max([1, *(line.area for _, line in lines)]),
        missing=max(0, total(stamina) - total(power)),
        made=bool(adventurers),
        stripped=_strippable(table, distance),
    )


def _attack_lines(table: Table) -> tuple[tuple[CrawlerCard, AttackLine], ...]:
    found = []
    for card in stats.committed_cards(table):
        if stats.is_working(table, card):
            found += [(card, effect) for effect in stats.effects_of(card) if isinstance(effect, AttackLine)]
    return tuple(found)


def _distance(
    table: Table, adventurers: tuple[int, ...], lines: tuple[tuple[CrawlerCard, AttackLine], ...]
) -> Distance:
    """Return the longest distance of the cards that are used; Melee without any, or where the ground shortens it."""
    # rule: crawler/distance
    flying = any(stats.adventurer_has(table, one, t.Flight) for one in adventurers)
    if not flying and stats.traits_in_force(table, t.ShortensAttacks):
        return "Melee"
    return max((line.distance for _, line in lines), key=DISTANCES.index, default="Melee")


def _strippable(table: Table, distance: Distance) -> tuple[int, ...]:
    """Return the Characters that lose their bonus to an attack of that distance, and have not yet lost it."""
    # rule: crawler/distance
    found = []
    for card in stats.characters(table):
        line = stats.attack_line(table, card)
        is_met = DISTANCES.index(line.distance) <= DISTANCES.index(distance)
        if is_met and line.distance != "Melee" and not card.stripped:
            found.append(card.id)
    return tuple(found)


# The Dungeon's attacks


def can_attack(table: Table, card: DungeonCard) -> bool:
    """Return whether a card of the Encounter can attack: it has a Power, and is upright, not Locked and not slain."""
    # rule: crawler/attackers
    return card.record.power is not None and not card.activated and not card.locks and not stats.is_slain(card)


def retaliating(table: Table) -> tuple[int, ...]:
    """Return the cards that attack the Primary Target together in the Retaliation, as it stands now."""
    able = (card.id for card in table.encounter if can_attack(table, card))
    return tuple(number for number in able if stats.trait_of(table, number, t.Target) is None)


def aiming(table: Table) -> tuple[int, ...]:
    """Return the cards that attack a place of their own in the Retaliation, as it stands now."""
    able = (card.id for card in table.encounter if can_attack(table, card))
    return tuple(number for number in able if stats.trait_of(table, number, t.Target) is not None)


def aimed_at(table: Table, number: int) -> int:
    """Return the Adventurer that a card with a Target attacks, as it stands now."""
    aim = stats.trait_of(table, number, t.Target)
    return stats.adventurer_at(table, aim.place) if aim is not None else stats.primary_target(table)


def attacking(table: Table) -> tuple[int, ...]:
    """Return the cards of the Dungeon's attack at hand, as ``defence_report`` does, without adding it up."""
    return _attack(table, 0)[0]


@remembered
def _attack(table: Table, aimed: int) -> tuple[tuple[int, ...], int]:
    """Return the cards of an attack of the Dungeon, and the Adventurer that is its first target."""
    struggle = table.struggle
    at_hand = struggle is not None and struggle.kind != "attack"
    if struggle is not None and at_hand and struggle.trigger:
        return _still(table, struggle.trigger), stats.primary_target(table)
    if struggle is not None and at_hand and struggle.aimed and not aimed:
        return _still(table, struggle.aimed), struggle.target
    if aimed:
        return _still(table, aimed), aimed_at(table, aimed)
    return retaliating(table), stats.primary_target(table)


@remembered
def defence_report(table: Table, aimed: int = 0) -> DefenceReport:
    """Return the attack of the Dungeon at hand; while none is, the Retaliation as it stands now: the pooled attack, or
    that of the card ``aimed``."""
    struggle = table.struggle
    at_hand = struggle is not None and struggle.kind != "attack"
    attackers, target = _attack(table, aimed)
    stamina, magic = _stamina(table, len(attackers)) if at_hand else ((), 0)
    if struggle is not None and at_hand and struggle.gone and not aimed:
        # rule: crawler/retaliation: it does not go on to the next Adventurer.
        return DefenceReport(attackers, stamina, magic, ())
    assaults = tuple(
        _assault(table, faced, each, total(stamina), magic) for each, faced in _targets(table, attackers, target)
    )
    return DefenceReport(attackers, stamina, magic, assaults)


def _still(table: Table, number: int) -> tuple[int, ...]:
    card = dungeon_card_by_id(table, number)
    return (number,) if card is not None and can_attack(table, card) else ()


def _targets(table: Table, attackers: tuple[int, ...], target: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return each attacked Adventurer with its attackers: all of them the first, those of Area alone the next."""
    # rule: crawler/area
    if not attackers or not target:
        return []
    areas = {number: stats.attack_line(table, _card(table, number)).area for number in attackers}
    order = stats.adjacent_targets(table, target, max(areas.values()))
    return [(each, tuple(number for number in attackers if areas[number] > place)) for place, each in enumerate(order)]


def _card(table: Table, number: int) -> DungeonCard:
    return next(card for card in table.encounter if card.id == number)


def _assault(table: Table, attackers: tuple[int, ...], target: int, stamina: int, magic: int) -> Assault:
    power: list[Item] = []
    incorporeal = 0
    unstoppable = []
    for number in attackers:
        types = stats.attack_line(table, _card(table, number)).damage
        # rule: crawler/immune
        if stats.is_immune(table, target, types):
            power.append(Item(number, "immune", 0))
            continue
        items = power_items(table, number)
        if sum(item.amount for item in items) < 0:
            items = (*items, Item(number, "reduced to 0", -sum(item.amount for item in items)))
        power.extend(items)
        if "Incorporeal" in types:
            incorporeal += total(items)
        if stats.trait_of(table, number, t.Unstoppable) is not None and total(items):
            unstoppable.append(number)
    # rule: crawler/incorporeal
    return Assault(
        target=target,
        attackers=attackers,
        power=tuple(power),
        incorporeal=incorporeal,
        unstoppable=tuple(unstoppable),
        missing=max(0, total(power) - stamina),
        magic_missing=max(0, incorporeal - magic),
    )


def _stamina(table: Table, attackers: int) -> tuple[tuple[Item, ...], int]:
    """Return the stamina that is committed, item by item; and the part of it that stops what is Incorporeal."""
    assert table.struggle is not None
    items: list[Item] = []
    magic = 0
    for number in table.struggle.adventurers:
        items.append(Item(number, "adventurer", 1))
        armour = [trait for trait in stats.traits_of_adventurer(table, number) if isinstance(trait, t.GivesArmour)]
        items += [Item(number, "armour", trait.stamina) for trait in armour]
    for card in stats.committed_cards(table):
        if not stats.is_working(table, card):
            continue
        found = stamina_of_card(table, card, attackers)
        items += found
        # rule: crawler/incorporeal
        types = {
            card.record.type,
            *(each for effect in stats.effects_of(card) if isinstance(effect, Stamina) for each in effect.types),
        }
        if types & {"Magic", "Supernatural"}:
            magic += total(found)
    return tuple(items), magic


def stamina_of_card(table: Table, card: CrawlerCard, attackers: int) -> list[Item]:
    """Return what a Crawler card gives against that many attackers, item by item."""
    items = []
    for effect in stats.effects_of(card):
        if isinstance(effect, Stamina):
            amount = effect.stamina * attackers if effect.per_attacker else effect.stamina
            items.append(Item(card.id, "stamina", amount))
        elif isinstance(effect, MoreStamina) and stats.has_active_alignment(table, (effect.alignment,)):
            items.append(Item(card.id, effect.alignment.lower(), effect.stamina))
    return items
