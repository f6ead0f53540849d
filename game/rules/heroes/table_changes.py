"""Changes of Heroes' table that several events share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.core.applying import bury, with_player, without
from game.rules.heroes.links import aim_of
from game.rules.heroes.state.table import Link, Player, Table


def with_permanents(table: Table, numbers: Iterable[int], **changes: Any) -> Table:
    """Return the table with these permanents changed alike."""
    permanents = dict(table.permanents)
    for number in numbers:
        permanents[number] = replace(permanents[number], **changes)
    return replace(table, permanents=permanents)


def bury_card(table: Table, card: int) -> Table:
    """Return the table with the card of a permanent on its owner's graveyard; a token (0) has none."""
    return bury(table, card) if card else table


def known_after_drawing(player: Player, count: int) -> dict[str, int]:
    """Return what is still known of the top of a deck after this many cards have left it."""
    return {"looked": max(0, player.looked - count), "shown": max(0, player.shown - count)}


def top_replaced(player: Player, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return the deck with these cards on top in the place of as many."""
    return player.deck[: len(player.deck) - len(cards)] + cards


def out_of_graveyard(table: Table, seat: int, card: int) -> Table:
    """Return the table with a card out of a graveyard; links aimed at it have lost it for good."""
    # rule: heroes/new_objects
    chain = tuple(
        replace(link, targets=_without_target(link, card)) if card in link.targets else link for link in table.chain
    )
    table = with_player(table, seat, graveyard=without(table.players[seat].graveyard, card))
    return replace(table, chain=chain)


def _without_target(link: Link, card: int) -> tuple[int, ...]:
    aim = aim_of(link)
    if aim is None or aim.what != "dead ally":
        return link.targets
    return tuple(0 if target == card else target for target in link.targets)


def with_resources(table: Table, seat: int, places: tuple[int, ...], **changes: Any) -> Table:
    """Return the table with the resources at these places of a seat's row changed alike."""
    row = table.players[seat].resources
    turned = tuple(replace(one, **changes) if place in places else one for place, one in enumerate(row))
    return with_player(table, seat, resources=turned)


def with_combat(table: Table, **changes: Any) -> Table:
    assert table.combat is not None
    return replace(table, combat=replace(table.combat, **changes))


def damaged(table: Table, target: int, amount: int) -> Table:
    return with_permanents(table, (target,), damage=table.permanents[target].damage + amount)
