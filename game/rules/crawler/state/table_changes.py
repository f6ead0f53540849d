"""Changes of Crawler's table that several events share."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.rules.crawler.state.table import Table, Token, adventurer_by_id, dungeon_card_by_id

_FIELD_OF: dict[Token, str] = {"wound": "wounds", "poison": "poison", "lock": "locks", "time": "time", "spent": "spent"}


def with_card(table: Table, number: int, **changes: Any) -> Table:
    """Return the table with the Adventurer or Dungeon card of that number changed."""
    if adventurer_by_id(table, number) is not None:
        return replace(table, party=tuple(replace(one, **changes) if one.id == number else one for one in table.party))
    cards = tuple(replace(card, **changes) if card.id == number else card for card in table.encounter)
    return replace(table, encounter=cards)


def with_played(table: Table, number: int, **changes: Any) -> Table:
    """Return the table with a Crawler card in play changed."""
    cards = tuple(replace(card, **changes) if card.id == number else card for card in table.played)
    return replace(table, played=cards)


def with_cards(table: Table, numbers: tuple[int, ...], **changes: Any) -> Table:
    """Return the table with these Adventurers and Dungeon cards changed alike."""
    for number in numbers:
        table = with_card(table, number, **changes)
    return table


def with_round(table: Table, **changes: Any) -> Table:
    return replace(table, round=replace(table.round, **changes))


def with_committed(table: Table, **changes: Any) -> Table:
    """Return the table with more committed to the struggle."""
    struggle = table.struggle
    assert struggle is not None
    if struggle.kind == "retaliation":
        table = with_round(table, resisted=True)
    return replace(table, struggle=replace(struggle, **changes))


def with_tokens(table: Table, number: int, token: Token, change: int) -> Table:
    """Return the table with that many tokens more on a card, or fewer: never less than none."""
    card = adventurer_by_id(table, number) or dungeon_card_by_id(table, number)
    held = getattr(card, _FIELD_OF[token])
    return with_card(table, number, **{_FIELD_OF[token]: max(0, held + change)})


def with_faced(table: Table) -> Table:
    """Return the table with the retaliation faced, if the struggle is one."""
    is_retaliation = table.struggle is not None and table.struggle.kind == "retaliation"
    return with_round(table, faced=True) if is_retaliation else table


def with_quest(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, quests=tuple(replace(one, **changes) if one.id == number else one for one in table.quests))
