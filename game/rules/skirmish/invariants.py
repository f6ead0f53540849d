"""Invariants of a state: cards and gold are conserved, and bodies stand where bodies can."""

from __future__ import annotations

from game.core.cards import not_conserved
from game.core.state import State, Step
from game.geometry.squares import fits
from game.rules.skirmish.setup import VAULT
from game.rules.skirmish.state.board import misshapen
from game.rules.skirmish.state.table import Table
from game.rules.skirmish.stats import max_hp_of, size_of, squares_of


def flaws(state: State[Table, Step]) -> tuple[str, ...]:
    """Return what is wrong with a state, one sentence each; empty when it is sound."""
    table = state.table
    wrong = misshapen(table.board)
    if wrong:
        return (f"board: {wrong}",)
    return (*_lost_cards(table), *_lost_gold(table), *_misplaced(table))


def _lost_cards(table: Table) -> list[str]:
    where: list[int] = []
    for player in table.players:
        zones = (player.actions, player.creatures, player.hand, player.reserve, player.discard, player.graveyard)
        where.extend(card for zone in zones for card in zone)
    for creature in table.creatures.values():
        where.append(creature.id)
        where.extend(creature.attached)
    where.extend(action.card for action in table.stack if action.card)
    return not_conserved(table.cards, where)


def _lost_gold(table: Table) -> list[str]:
    return [
        f"seat {player.seat}'s gold is {player.vault} + {player.supply} + {player.spent}, not {VAULT}"
        for player in table.players
        if player.vault + player.supply + player.spent != VAULT or min(player.vault, player.supply) < 0
    ]


def _misplaced(table: Table) -> list[str]:
    found = []
    taken: dict[tuple[int, int], int] = {}
    for number, creature in table.creatures.items():
        if number != creature.id:
            found.append(f"creature {creature.id} is filed under {number}")
        if not fits(table.board.grid, creature.cell, size_of(creature)):
            found.append(f"creature {creature.id} stands in a wall or off the board at {creature.cell}")
        if not 0 <= creature.damage < max_hp_of(table, creature):
            found.append(f"creature {creature.id} has {creature.damage} damage and is still there")
        for cell in squares_of(creature):
            if cell in taken:
                found.append(f"creatures {taken[cell]} and {creature.id} share {cell}")
            taken[cell] = creature.id
    return found
