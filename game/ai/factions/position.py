"""How a position of Factions stands, item by item, in build points; how far a match has come; and which answers are
equal."""

from __future__ import annotations

import math

from msgspec.structs import replace

from game.ai.evaluation import Item
from game.ai.factions.evaluation import Scene, card_value
from game.ai.factions.threats import Attacker
from game.ai.factions.unit_values import left_in_deck, magic_value
from game.core.commands import Command
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.cards.records import CardRecord, Musters
from game.rules.factions.state import commands as c
from game.rules.factions.state.table import Table, Unit, zones_held
from game.rules.factions.stats import max_hp_of, may_attack, price_of
from game.rules.factions.turns import UPKEEP_BUILD, ZONE_BUILD

#: What a capital is worth: build points times the logarithm of the hits that it still takes, so that the last
#: ones count most.
CAPITAL_VALUE, CAPITAL_SCALE = 40.0, 30.0
#: What a zone that one side alone holds is worth: the build points of its next upkeep.
HELD = ZONE_BUILD
#: What a build point in the purse is worth that cards of the hand can use, and another.
USABLE, IDLE = 0.4, 0.1
#: With more than that unused in the purse a further one is worth next to nothing.
PLENTY, SPARE = 40, 0.02
#: What a card of the opponent's hand costs, as far as one can tell.
UNKNOWN_COST = 15.0
#: What of its value a card is worth in the hand.
IN_HAND = 0.25
#: What of its value the best attack of a unit is worth before it is made, in this round or in the next, and at most.
THREAT, SPENT_THREAT = 0.5, 0.3
MOST_THREAT = 100.0
#: What of its value all attacks on one unit are worth together at most: it falls only once.
FALLS_ONCE = 0.6
#: What of its price a location is worth, and each unit that one can still bring.
STANDING, MUSTERED = 0.6, 1.5
#: What a zone nearer to the other capital is worth for a unit.
FORWARD = 0.4


def items_of(table: Table, seat: int) -> tuple[Item, ...]:
    scenes = (Scene(table, seat), Scene(table, 1 - seat))
    pairs = {
        name: [measure(scene) for scene in scenes]
        for name, measure in (
            ("capital", _capital),
            ("units", lambda scene: sum(scene.value(unit) - magic_value(unit.magic) for unit in _pieces(scene))),
            ("magic", lambda scene: sum(magic_value(unit.magic) for unit in _pieces(scene))),
            ("attacks", _attacks),
            ("zones", lambda scene: HELD * zones_held(scene.table, scene.seat)),
            ("advance", lambda scene: FORWARD * sum(scene.progress(unit.zone) for unit in _pieces(scene))),
            ("locations", _locations),
            ("build points", _purse),
            ("hand", _hand),
        )
    }
    return tuple(Item(name, own, others) for name, (own, others) in pairs.items())


def _capital(scene: Scene) -> float:
    unit = scene.table.units.get(scene.table.players[scene.seat].capital)
    if unit is None:
        return -100.0
    left = max_hp_of(scene.table, unit) - unit.damage
    return CAPITAL_VALUE * math.log1p(max(0, left) / CAPITAL_SCALE)


def _pieces(scene: Scene) -> list[Unit]:
    return [unit for unit in scene.own if not unit.is_capital]


def _attacks(scene: Scene) -> float:
    """Return what the units could do next: the best attack of each, from where it can come to. Those on one unit count
    for no more than its fall does."""
    fighting = scene.table.turn.phase == "combat"
    on: dict[int, float] = {}
    for unit in scene.own:
        if may_attack(scene.table, unit):
            best, target = max(scene.best_target(unit, zone) for zone in Attacker(scene.table, unit).near)
            share = SPENT_THREAT if fighting and unit.tapped else THREAT
            on[target] = on.get(target, 0.0) + min(best, MOST_THREAT) * share
    units = scene.table.units
    return sum(
        found if not target or units[target].is_capital else min(found, FALLS_ONCE * scene.value(units[target]))
        for target, found in on.items()
    )


def _locations(scene: Scene) -> float:
    """Return locations by their prices; one that musters by whom it can still bring."""
    found = 0.0
    for place in scene.table.locations.values():
        if place.seat == scene.seat:
            record = place.record
            found += _mustered(scene, record) if _musters(record) else STANDING * record.cost
    return found


def _purse(scene: Scene) -> float:
    player = scene.table.players[scene.seat]
    wanted = sum(_wanted(scene, card) for card in player.hand)
    usable = min(player.build, wanted)
    idle = player.build - usable
    return USABLE * usable + IDLE * min(idle, PLENTY) + SPARE * max(0.0, idle - PLENTY)


def _wanted(scene: Scene, card: int) -> float:
    """Return how many build points a card of the hand gives a use to: no more than it can bring."""
    if not card:
        return UNKNOWN_COST
    price = price_of(scene.table, scene.seat, card)
    record = record_of(scene.table.cards[card].key)
    return min(price, _mustered(scene, record)) if _musters(record) else price


def _musters(record: CardRecord) -> list[str]:
    """Return the keys of the units that a location brings out of the deck."""
    return [effect.key for effect in record.location if isinstance(effect, Musters)]


def _mustered(scene: Scene, record: CardRecord) -> float:
    """Return what the units are worth that a location can still bring."""
    return MUSTERED * sum(left_in_deck(scene.table, scene.seat, key) for key in _musters(record))


def _hand(scene: Scene) -> float:
    player, table = scene.table.players[scene.seat], scene.table
    within = player.build + 2 * UPKEEP_BUILD
    found = 0.0
    for card in player.hand:
        if not card:
            found += IN_HAND * 0.6 * UNKNOWN_COST
            continue
        price = price_of(table, scene.seat, card)
        record = record_of(table.cards[card].key)
        worth = _mustered(scene, record) if _musters(record) else card_value(record)
        found += IN_HAND * worth * min(1.0, within / max(1, price))
    return found


#: More activations than a round ever has.
_ROUND = 1000


def clock_of(table: Table) -> int:
    """Return a number that grows by one with each activation that is over, and by more with a unit that is defeated or
    tapped before it had its turn; and when the build turns begin, and the round."""
    turn = table.turn
    if turn.phase == "upkeep":
        return turn.cycle * _ROUND
    if turn.phase != "combat":
        return turn.cycle * _ROUND + 1
    left = [unit for unit in table.units.values() if not unit.tapped and may_attack(table, unit)]
    return (turn.cycle + 1) * _ROUND - len(left) - (turn.activation is not None)


def alike(table: Table, answer: Command) -> object:
    """Return a key that is the same for answers that amount to the same."""
    match answer:
        case c.PlayCard(card) | c.ChooseCard(card):
            return type(answer), table.cards[card].key
        case c.Activate(unit) | c.ChooseUnit(unit):
            return type(answer), _kind(table, unit)
        case c.DeclareAttack(unit, target):
            return type(answer), unit, _kind(table, target)
        case c.UseAbility(unit, ability):
            return type(answer), _kind(table, unit), ability
    return answer


def _kind(table: Table, number: int) -> object:
    """Return a unit without what tells it from its likes: its number, and those of its equipment."""
    unit = table.units[number]
    return replace(unit, id=0, attached=()), tuple(sorted(table.cards[card].key for card in unit.attached))
