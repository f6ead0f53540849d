"""Invariants of a state: cards are conserved, numbers are in their bounds, nothing depends on what is not there."""

from __future__ import annotations

from game.core.cards import not_conserved
from game.core.state import State, Step
from game.rules.heroes.state.steps import AfterCombat, CarryOut, Conclude, EndLink, Resolve, Window
from game.rules.heroes.state.table import Table, record_of_card
from game.rules.heroes.state_check import losers, too_many
from game.rules.heroes.stats import health_left


def flaws(state: State[Table, Step]) -> tuple[str, ...]:
    """Return what is wrong with a state, one sentence each; empty when it is sound."""
    table = state.table
    found = [*_lost_cards(table), *_wrong_permanents(table), *_wrong_players(table)]
    # While something resolves, damage waits for the next state check.
    busy = any(isinstance(step, CarryOut | EndLink | Resolve | Conclude | AfterCombat) for step in state.agenda)
    if not busy and state.outcome is None and table.turn.phase != "setup":
        found += [
            f"{one.record.name} ({number}) has fatal damage and is still there"
            for number, one in table.permanents.items()
            if one.record.type == "Ally" and not health_left(table, number)
        ]
        found += [f"seat {seat} is out and plays on" for seat in losers(table)]
    if state.decision is not None and state.agenda and isinstance(state.agenda[-1], Window):
        found += _unsettled(table)
    return tuple(found)


def _unsettled(table: Table) -> list[str]:
    """Return what the state check has left undone, though somebody has priority."""
    # rule: heroes/state_check
    found = [f"{link.record.name} has triggered and is not on the chain" for link in table.waiting]
    return found + [f"seat {seat} has too many of a kind in play" for seat in (0, 1) if too_many(table, seat)]


def _lost_cards(table: Table) -> list[str]:
    where: list[int] = []
    for player in table.players:
        where += [*player.deck, *player.hand, *player.graveyard, *player.removed]
        where += [resource.card for resource in player.resources]
    where += [permanent.card for permanent in table.permanents.values() if permanent.card]
    where += [link.card for link in table.chain if link.card]
    return not_conserved(table.cards, where)


def _wrong_permanents(table: Table) -> list[str]:
    found = []
    for number, permanent in table.permanents.items():
        record = permanent.record
        if number != permanent.id or number in table.cards:
            found.append(f"{record.name} has the number {permanent.id} and is filed under {number}")
        if permanent.damage < 0 or (permanent.damage and not record.is_character):
            found.append(f"{record.name} ({number}) has {permanent.damage} damage")
        if record.type == "Quest" or (record.type == "Ability" and not record.ongoing):
            found.append(f"{record.name} ({number}) is in play")
        if (record.attaches is not None) != (permanent.host in table.permanents):
            found.append(f"{record.name} ({number}) is attached to {permanent.host}")
    return found


def _wrong_players(table: Table) -> list[str]:
    found = []
    for player in table.players:
        hero = table.permanents.get(player.hero)
        if hero is None or hero.record.type != "Hero" or hero.seat != player.seat:
            found.append(f"seat {player.seat} has no hero in play")
        if not 0 <= player.looked <= len(player.deck) or not 0 <= player.shown <= len(player.deck):
            found.append(f"seat {player.seat} knows more of its deck than there is")
        for resource in player.resources:
            is_quest = record_of_card(table, resource.card).type == "Quest"
            if (resource.face_up or resource.completed) and (not is_quest or resource.face_up == resource.completed):
                found.append(f"resource {resource.card} of seat {player.seat} is wrongly face up or completed")
    return found
