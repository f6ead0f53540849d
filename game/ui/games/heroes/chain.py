"""The chain of Heroes as cards on the table."""

from __future__ import annotations

from game.rules.heroes.links import aim_of
from game.rules.heroes.state.table import Link, Table, hero_of, link_by_id
from game.ui.boards.cards.records import EntryShown

#: What a link is -> the icon that tells so.
WHAT = {"card": "card", "power": "star", "quest": "quest", "trigger": "fast", "combat": "blade"}


def entry_shown(table: Table, link: Link) -> EntryShown:
    """Return a link of the chain, with what it is aimed at."""
    pieces, countered = [], 0
    for target in link.targets:
        if aims_at_player(link):
            pieces.append(hero_of(table, target).id)
        elif target in table.permanents:
            pieces.append(target)
        elif link_by_id(table, target) is not None:
            countered = target
    return EntryShown(
        link.id, link.seat, link.key, link.record.name, WHAT[link.what], link.source, tuple(pieces), counters=countered
    )


def aims_at_player(link: Link) -> bool:
    """Return whether its targets are players rather than something on the table."""
    aim = aim_of(link)
    return aim is not None and aim.what == "opponent"
