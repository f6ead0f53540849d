"""Invariants of a state: cards are conserved, the dead do not march, numbers are in their bounds."""

from __future__ import annotations

from game.core.cards import not_conserved
from game.core.state import State, Step
from game.rules.crawler.cards.all_cards import CARDS
from game.rules.crawler.state.table import Table


def flaws(state: State[Table, Step]) -> tuple[str, ...]:
    """Return what is wrong with a state, one sentence each; empty when it is sound."""
    table = state.table
    unknown = sorted({key for key in table.cards.values() if key not in CARDS})
    there: list[tuple[int, str]] = [(one.id, one.key) for one in table.party]
    there += [(one.id, one.key) for one in table.quests]
    there += [(card.id, card.key) for card in table.encounter]
    there += [(card.id, card.key) for card in table.played]
    wrong = [number for number, key in there if table.cards.get(number) != key]
    if unknown or wrong or (not table.party and state.outcome is None):
        return (f"cards that are not what they are called: {unknown}, {wrong}",)
    return (*_lost_cards(table), *_wrong_party(table), *_wrong_numbers(table))


def _lost_cards(table: Table) -> list[str]:
    where = [
        *(one.id for one in table.party),
        *(one.id for one in table.quests),
        *table.crawler_deck,
        *table.dungeon_deck,
        *table.hand,
        *table.crawler_grave,
        *table.dungeon_grave,
        *(card.id for card in table.encounter),
        *(card.id for card in table.played),
        *table.fallen,
    ]
    return not_conserved(table.cards, where)


def _wrong_party(table: Table) -> list[str]:
    found = [f"Adventurer {one.id} is dead and marches" for one in table.party if one.wounds >= one.record.life]
    living = {one.id for one in table.party}
    for card in table.played:
        if card.row == "assigned" and card.host and card.host not in living:
            found.append(f"card {card.id} is assigned to nobody")
    return found


def _wrong_numbers(table: Table) -> list[str]:
    found = []
    for one in table.party:
        if min(one.wounds, one.poison, one.locks) < 0:
            found.append(f"Adventurer {one.id} has a number below 0")
    for card in table.encounter:
        if min(card.wounds, card.poison, card.locks, card.time, card.spent) < 0:
            found.append(f"card {card.id} has a number below 0")
        if card.record.type == "Character" and card.wounds > card.record.life:
            found.append(f"Character {card.id} has more Wounds than Life")
    if table.flipped and not table.dungeon_deck:
        found.append("there is no card to lie face up")
    return found
