"""The stack of Factions as cards on the table of zones."""

from __future__ import annotations

from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.state.table import Entry
from game.ui.boards.cards.records import EntryShown

#: What an effect comes from -> the icon that tells so.
_WHAT = {"card": "card", "ability": "star", "trigger": "fast"}


def entry_shown(entry: Entry) -> EntryShown:
    record = record_of(entry.key)
    name = record.name if entry.what == "card" else f"{record.name}: {entry.word}"
    return EntryShown(
        entry.id, entry.seat, entry.key, name, _WHAT[entry.what], entry.unit, entry.targets, entry.zone, entry.counters
    )
