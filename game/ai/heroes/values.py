"""The value of things in Heroes to their player, in points; a point is about two damage to a hero."""

from __future__ import annotations

from collections.abc import Callable
from math import log1p
from typing import Any

from msgspec.structs import replace

from game.ai.heroes.objectives import staked
from game.core.remembered import remembered
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.state.table import Permanent, Table, attachments_on, in_play, record_of_card
from game.rules.heroes.stats import atk_of, health_left, is_hampered, keywords_of

#: More than anything that does not end the match.
FATAL = 100.0
#: The part of a card's value that is left for each turn until it can be paid for.
_LATER = 0.75
#: Which keywords make a character better, and how much.
_KEYWORDS: dict[e.Keyword, float] = {
    "Protector": 0.8,
    "Elusive": 1.0,
    "Long-Range": 0.6,
    "Ferocity": 0.2,
    "Stealth": 0.4,
}
#: How often a trigger fires while its card stays in play.
_HOW_OFTEN: dict[e.When, float] = {
    "enters": 1.0,
    "destroyed": 0.6,
    "turn start": 3.0,
    "turn end": 3.0,
    "combat damage": 1.5,
    "weapon hit": 2.0,
    "first weapon hit": 1.5,
    "quest": 2.0,
}
#: The usual value of an effect, for each of its points or cards if it has any.
_USUAL: dict[type, float] = {
    e.DealDamage: 1.1,
    e.Heal: 0.35,
    e.DrawCards: 1.8,
    e.DiscardCards: 1.5,
    e.DealWeaponDamage: 3.0,
    e.Exhaust: 0.7,
    e.Ready: 0.8,
    e.ReadyWeapon: 1.5,
    e.ReadyResources: 0.7,
    e.ReturnToHand: 2.0,
    e.Destroy: 3.0,
    e.Interrupt: 2.0,
    e.TakeBack: 1.8,
    e.PutIntoPlay: 4.0,
    e.Strengthen: 0.7,
    e.GiveKeyword: 0.5,
    e.ForbidAttack: 1.2,
    e.PreventNext: 0.4,
    e.MakeTokens: 2.0,
    e.SearchDeck: 2.2,
    e.RevealTop: 0.5,
    e.LookAtTop: 0.3,
    e.ExtraTurn: 8.0,
}
#: An effect not listed above.
_UNKNOWN = 1.0
_USUAL_X = 2.5


def health_value(health: int) -> float:
    """Return the value of a hero's health: the last points are worth more than the first."""
    return 0.4 * health + 5.0 * log1p(max(0, health))


def fighting_value(atk: int, health: int, *, active: float = 1.0) -> float:
    """Return what ATK and health of an ally are worth; ``active`` is how much of its ATK it can use."""
    return 0.9 + 0.85 * atk * active + 0.45 * health


def usual(effect: e.Effect) -> float:
    """Return what an effect usually brings its player."""
    points = {e.DealDamage: "amount", e.Heal: "amount", e.PreventNext: "amount", e.Strengthen: "atk"}
    cards = {e.DrawCards: "cards", e.DiscardCards: "cards", e.MakeTokens: "count", e.RevealTop: "cards"}
    cards |= {e.ReadyResources: "count"}
    count: Any = getattr(effect, (points | cards).get(type(effect), ""), 1)
    number = _USUAL_X if count == "X" else 2.0 if count is None else abs(float(count))
    several = 2.0 if getattr(effect, "to", "").startswith("opposing") else 1.0
    return _USUAL.get(type(effect), _UNKNOWN) * number * several


def _word_value(word: e.Power | e.Trigger | e.Continuous) -> float:
    """Return what a power, trigger or continuous effect is worth while its card stays in play."""
    if isinstance(word, e.Power):
        often = 1.0 if word.cost.destroy else 2.0
        price = 0.4 * word.cost.resources + 0.6 * word.cost.exhaust_hero
        return max(0.3, often * (sum(map(usual, word.effects)) - price) * 0.8)
    if isinstance(word, e.Trigger):
        return _HOW_OFTEN.get(word.when, 1.0) * sum(map(usual, word.effects)) * 0.8
    return _CONTINUOUS.get(type(word), lambda _: 1.0)(word)


#: The value of continuous effects whose card is not attached to an ally.
_CONTINUOUS: dict[type, Callable[[Any], float]] = {
    e.Modifies: lambda word: 1.2 * word.atk * (0.4 if word.among == "this" else 1.2) + 0.6 * word.health,
    e.HasKeyword: lambda word: 1.8,
    e.LargerHand: lambda word: 0.2,
    e.PreventsEach: lambda word: 3.0 * word.amount,
    e.RaisesAbilityDamage: lambda word: 2.0 * word.amount,
    e.LowersCost: lambda word: 2.0 * word.amount,
    e.MustAttack: lambda word: -0.5,
    e.Hampers: lambda word: 2.5,
}


def words_value(record: CardRecord) -> float:
    """Return what the words of a card are worth while it is in play, keywords left out."""
    lasting = [trigger for trigger in record.triggers if trigger.when != "enters"]
    return sum(_word_value(word) for word in (*record.powers, *record.continuous, *lasting))


def gear_value(record: CardRecord) -> float:
    if record.type == "Weapon":
        return max(0.5, 1.4 * record.atk - 0.5 * record.strike + 1.0) + words_value(record)
    if record.type == "Armor":
        return 1.3 * record.defense + 0.5 + words_value(record)
    return 0.3 + words_value(record)


def printed_value(record: CardRecord) -> float:
    """Return the value of a card when it is played, as far as the card alone tells."""
    if record.type == "Ally":
        enters = sum(usual(effect) for one in record.triggers if one.when == "enters" for effect in one.effects)
        keywords = sum(_KEYWORDS[keyword] for keyword in record.keywords)
        return fighting_value(record.atk, record.health) + keywords + words_value(record) + enters
    if record.type in ("Weapon", "Armor", "Item"):
        return gear_value(record)
    if record.type == "Quest":
        return 1.0
    return sum(map(usual, record.effects)) + words_value(record)


def holding(record: CardRecord) -> float:
    """Return what is lost with a card that leaves the hand: abilities are worth waiting with, other cards are not."""
    return 0.2 + printed_value(record) * (0.65 if record.type == "Ability" else 0.3)


def keeping(table: Table, card: int, resources: int) -> float:
    """Return how good it is to have a card in a hand: the sooner it can be paid for, the better."""
    record = record_of_card(table, card)
    if record.type == "Quest":
        return 0.5
    seat = table.cards[card].owner
    value = printed_value(record) * _LATER ** max(0, record.cost - resources)
    has = [one.record for one in table.permanents.values() if one.seat == seat]
    if record.slot and record.type != "Item" and any(one.slot == record.slot for one in has):
        better = max(printed_value(one) for one in has if one.slot == record.slot)
        return min(value, max(0.3, printed_value(record) - better))
    if record.unique:
        copies = sum(record_of_card(table, other) == record for other in table.players[seat].hand if other)
        return 0.3 if record in has or copies > 1 else value
    return value


@remembered
def as_it_lasts(table: Table) -> Table:
    """Return the table without modifiers that end with the combat or the turn: a character's worth is without them."""
    if not table.modifiers:
        return table
    left = tuple(one for one in table.modifiers if one.until not in ("combat", "turn"))
    return table if len(left) == len(table.modifiers) else replace(table, modifiers=left)


@in_play
def value_of(table: Table, number: int) -> float:
    """Return what something in play is worth to its player; for a hero, its remaining health."""
    one = table.permanents[number]
    if one.record.type == "Ally":
        return _ally(as_it_lasts(table), one)
    if one.record.type == "Hero":
        return health_value(health_left(table, number))
    if one.record.type == "Ability" and one.host in table.permanents:
        return _attached(table, one)
    return gear_value(one.record)


def lost_with(table: Table, number: int) -> float:
    """Return what the other side gains where something that is not a hero is destroyed."""
    return value_of(table, number) + staked(table, table.permanents[number])


def _ally(table: Table, ally: Permanent) -> float:
    left = health_left(table, ally.id)
    if left <= 0:
        return 0.0
    active = 1.0
    if is_hampered(table, ally.id, "attack"):
        active = 0.25
    elif is_hampered(table, ally.id, "ready"):
        active = 0.35
    value = fighting_value(atk_of(table, ally.id), left, active=active)
    for keyword in keywords_of(table, ally.id):
        useless = keyword == "Protector" and is_hampered(table, ally.id, "protect")
        value += 0.0 if useless else _KEYWORDS[keyword] * max(active, 0.5)
    if not is_hampered(table, ally.id, "powers"):
        value += words_value(ally.record) * (active if ally.record.powers else 1.0)
    wasting = sum(damage_each_turn(one.record) for one in attachments_on(table, ally.id))
    return value * (1.0 if not wasting else max(0.3, 1.0 - 0.6 * wasting / left))


def _attached(table: Table, attached: Permanent) -> float:
    """Return what an attached ability is worth to its player."""
    host = table.permanents[attached.host]
    if host.record.type == "Hero":
        return 2.4 * damage_each_turn(attached.record)
    without = {number: one for number, one in table.permanents.items() if number != attached.id}
    freed = value_of(replace(table, permanents=without), host.id)
    harm = freed - value_of(table, host.id)
    return harm if host.seat != attached.seat else -harm


def damage_each_turn(record: CardRecord) -> int:
    """Return the damage that an attached ability deals to its host at the start of each turn of its player."""
    return sum(
        effect.amount
        for trigger in record.triggers
        if trigger.when == "turn start"
        for effect in trigger.effects
        if isinstance(effect, e.DealDamage) and effect.to == "host" and isinstance(effect.amount, int)
    )


def harm(table: Table, number: int, damage: int) -> float:
    """Return the value that a character's player loses by damage to it."""
    left = health_left(table, number)
    if damage <= 0:
        return 0.0
    if table.permanents[number].record.type == "Hero":
        return FATAL if damage >= left else health_value(left) - health_value(left - damage)
    value = lost_with(table, number)
    return value if damage >= left else 0.3 * value * damage / left
