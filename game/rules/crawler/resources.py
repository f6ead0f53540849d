"""The four pools of resources, what Crawler cards cost at this moment, and what occupies the pools.

Everything is worked out from the cards in play; nothing is stored.
"""

from __future__ import annotations

from game.core.remembered import remembered
from game.rules.crawler.cards.records import CrawlerRecord
from game.rules.crawler.cards.terms import CRAWLER_TYPES, CrawlerType
from game.rules.crawler.cards.traits import ComesIntoPlay, CostsMore, Enfeeble, Flight, Unnerve
from game.rules.crawler.state.table import Adventurer, CrawlerCard, Table
from game.rules.crawler.stats import active_adventurers, adventurer_has, traits_in_force


def resource_of(table: Table, adventurer: Adventurer, crawler_type: CrawlerType) -> int:
    """Return what an Adventurer would provide of a type: 0 for one that is enfeebled in it."""
    # rule: crawler/enfeeble
    return 0 if (adventurer.id, crawler_type) in _enfeebled(table) else adventurer.record.resource(crawler_type)


@remembered
def _enfeebled(table: Table) -> tuple[tuple[int, str], ...]:
    """Return Adventurers and the types in which they are enfeebled."""
    comes = traits_in_force(table, ComesIntoPlay)
    return tuple((card.target, card.enfeebled) for card, trait in comes if isinstance(trait.effect, Enfeeble))


def highest_resource(table: Table, adventurer: Adventurer) -> CrawlerType:
    """Return the type of which an Adventurer provides most; of equal ones the leftmost."""
    # rule: crawler/enfeeble
    return max(CRAWLER_TYPES, key=lambda each: resource_of(table, adventurer, each))


@remembered
def pool(table: Table, crawler_type: CrawlerType) -> int:
    """Return the party's pool of a type: the highest value among Active Adventurers."""
    # rule: crawler/resources
    return max([resource_of(table, one, crawler_type) for one in active_adventurers(table)], default=0)


@remembered
def suppliers(table: Table, crawler_type: CrawlerType) -> tuple[int, ...]:
    """Return the Active Adventurers whose value makes the pool of a type; more than one when several are equal."""
    most = pool(table, crawler_type)
    active = active_adventurers(table)
    return tuple(one.id for one in active if resource_of(table, one, crawler_type) == most)


def cost_of(table: Table, record: CrawlerRecord) -> int:
    """Return what a Crawler card costs, or occupies of its pool, at this moment."""
    # rule: crawler/cost
    return record.cost + _costs_more(table, record.type)


@remembered
def _costs_more(table: Table, crawler_type: CrawlerType) -> int:
    """Return how much more than it says each card of a type costs."""
    # rule: crawler/cost
    unnerving = sum(trait.more for _, trait in traits_in_force(table, Unnerve)) if crawler_type == "Tactic" else 0
    more = sum(trait.more for _, trait in traits_in_force(table, CostsMore) if trait.card_type == crawler_type)
    if more and any(adventurer_has(table, one, Flight) for one in suppliers(table, crawler_type)):
        more = 0
    return unnerving + more


def occupying(table: Table, crawler_type: CrawlerType) -> tuple[CrawlerCard, ...]:
    """Return the Crawler cards in play whose cost is taken from a pool."""
    return tuple([card for card in table.played if card.record.type == crawler_type])


def occupied(table: Table, crawler_type: CrawlerType) -> int:
    return sum([cost_of(table, card.record) for card in occupying(table, crawler_type)])


@remembered
def free(table: Table, crawler_type: CrawlerType) -> int:
    """Return what is left of a pool; below 0 when it has fallen under what is in play."""
    return pool(table, crawler_type) - occupied(table, crawler_type)


@remembered
def affordable(table: Table, crawler_type: CrawlerType) -> int:
    """Return the highest Cost that a card of a type may have for the pool to pay for it."""
    return free(table, crawler_type) - _costs_more(table, crawler_type)


def lacking(table: Table, record: CrawlerRecord) -> int:
    """Return how much the pool lacks for a card to be played; 0 when it can be paid. A pool that has fallen below what
    is in play pays for no card, not even for one that costs nothing."""
    # rule: crawler/resources
    return max(0, record.cost - affordable(table, record.type))
