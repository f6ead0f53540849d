"""What creatures, wounds and cards are worth to a computer player of Skirmish, in levels: a level is one gold in the
vault, and one point."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt

from game.rules.skirmish.cards import effects as ef
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.table import Creature, Table
from game.rules.skirmish.stats import lasting_on, level_of, max_hp_of

#: How much of a creature's value is lost by wounds alone; the rest goes with its last hit point.
WOUNDS = 0.6
#: A card in the hand.
CARD = 0.28
_FURTHER_CARD = 0.88
#: An immediate card is kept for something that is worth more than this.
HELD_CARD = 0.6
#: How well a large creature fights compared with a small one of its figures.
_LARGE = 0.85
#: Winning, and losing, at once.
VICTORY = 12.0


@lru_cache(maxsize=1024)
def value_of_cards(held: int, more: int) -> float:
    """Return what ``more`` cards are worth to a hand of that size: each less than the one before, since one can be
    played where another cannot."""
    return CARD * sum(_FURTHER_CARD**number for number in range(held, held + more))


@lru_cache(maxsize=64)
def strength(key: str) -> float:
    """Return how well a creature fights by its card alone, in levels: about its own level for a common one."""
    card = CREATURES[key]
    hp, damage = float(card.hp), float(card.damage)
    for trait in card.traits:
        match trait:
            case ef.Block(amount):
                hp *= 1 + amount / 12
            case ef.Loner(amount) | ef.Ambush(amount):
                damage += 0.5 * amount
            case ef.Nimble():
                damage *= 1.5
    blows = max((sum(isinstance(effect, ef.Melee) for effect in power.effects) for power in card.powers), default=1)
    value = sqrt(hp * damage * max(1.0, 0.75 * blows))
    value *= 1 + 0.1 * any(isinstance(trait, ef.Scuttle | ef.Flying) for trait in card.traits)
    value *= 1 + 0.25 * bool(shot_reach(card))
    if card.large:
        value *= _LARGE  # It is seen from everywhere, and many can stand around it.
    return value / 6


@lru_cache(maxsize=64)
def shot_reach(card: ef.CreatureCard) -> int:
    """Return how far a creature strikes by its powers without standing beside its target; 0 if it does not."""
    far = 0
    for power in card.powers:
        for effect in power.effects:
            match effect:
                case ef.Ranged(reach):
                    far = max(far, reach or 40)
                case ef.Deal(_, reach) if reach > 1:
                    far = max(far, reach)
                case ef.Blast(_, reach, radius):
                    far = max(far, reach + radius)
    return far


@lru_cache(maxsize=64)
def shot_damage(card: ef.CreatureCard) -> int:
    """Return what such a power does."""
    most = 0
    for power in card.powers:
        first = power.effects[0]
        if isinstance(first, ef.Ranged):
            most = max(most, card.damage)
        elif isinstance(first, ef.Deal | ef.Blast):
            most = max(most, first.amount)
    return most


@lru_cache(maxsize=64)
def shoots(card: ef.CreatureCard) -> bool:
    """Return whether what it does from afar is an attack, which is blocked as others are."""
    return any(isinstance(power.effects[0], ef.Ranged) for power in card.powers)


@lru_cache(maxsize=256)
def _price(key: str, raised: int) -> float:
    return 0.7 * CREATURES[key].level + 0.4 * strength(key) + 0.3 * raised


def price_of(table: Table, creature: Creature) -> float:
    """Return the value of an unharmed creature: the gold that its loss moves, and its strength."""
    raised = level_of(table, creature) - CREATURES[creature.key].level if creature.attached else 0
    return _price(creature.key, raised)


def value_of(table: Table, creature: Creature) -> float:
    """Return the value of a creature with its wounds."""
    hp = max_hp_of(table, creature)
    return price_of(table, creature) * (1 - WOUNDS + WOUNDS * max(0, hp - creature.damage) / hp)


def attached_value(table: Table, creature: Creature) -> float:
    """Return what the cards under a creature are worth to its own side, except for more levels and hit points."""
    value = 0.0
    for _, lasting in lasting_on(table, creature):
        match lasting:
            case ef.SecondWind():
                value += 0.45
            case ef.Shrouded() | ef.Spoils():
                value += 0.3
            case ef.AllNimble():
                value += 0.7
            case ef.Venom(amount) | ef.Vulnerable(amount):
                value -= 0.04 * amount * price_of(table, creature)
            case ef.Rooted():
                value -= 0.12 * price_of(table, creature)
    return value
