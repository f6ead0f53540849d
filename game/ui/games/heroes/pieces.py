"""The cards on the table of Heroes by their numbers: what is in play by its own, resources by their cards', or by their
places where the card is not known."""

from __future__ import annotations

from game.rules.heroes.state.table import Player, Table, hero_of, link_by_id
from game.ui.screens.items import Item, card, on_stack, piece

#: Resources that are not known have numbers below 0, this far apart for each seat.
_APART = 1000


def resource_piece(player: Player, place: int) -> int:
    return player.resources[place].card or -(player.seat * _APART + place + 1)


def resource_at(table: Table, number: int) -> tuple[int, int] | None:
    """Return the seat of a resource and its place in the row; None for anything else."""
    for player in table.players:
        for place in range(len(player.resources)):
            if resource_piece(player, place) == number:
                return player.seat, place
    return None


def item_of(table: Table, number: int) -> Item:
    """Return something of the match to point at: a piece on the table, a link of the chain, or else a card."""
    if number in table.permanents or resource_at(table, number) is not None:
        return piece(number)
    if link_by_id(table, number) is not None:
        return on_stack(number)
    return card(number)


def hero_item(table: Table, seat: int) -> Item:
    """Return a seat's hero, which stands for its player."""
    return piece(hero_of(table, seat).id)
