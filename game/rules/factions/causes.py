"""What defeated a unit, found in the events since the last answer."""

from __future__ import annotations

from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.cards.all_cards import record_of
from game.rules.factions.state.card_events import EntryLeft
from game.rules.factions.state.events import DamageDealt, Defeat, UnitDoomed
from game.rules.factions.state.table import Entry, Table, entry_by_id


def cause_of(draft: Draft[Table, Step], number: int) -> Defeat:
    """Return what defeats a unit that has too much damage, or that an effect defeats whatever its damage."""
    happened = draft.since_answer()
    for event, _ in happened:
        if isinstance(event, DamageDealt) and event.unit == number and event.amount and event.attack:
            return Defeat("attack", event.dealer)
        is_harmed = isinstance(event, DamageDealt) and event.amount and event.unit == number
        if is_harmed or (isinstance(event, UnitDoomed) and event.unit == number):
            break
    for event, before in happened:
        if isinstance(event, EntryLeft) and event.how == "resolved":
            entry = entry_by_id(before, event.entry)
            return _by_effect(entry) if entry is not None else Defeat("damage")
    return Defeat("damage")


def _by_effect(entry: Entry) -> Defeat:
    """Return what an effect that lay on the stack is called, and whose it is."""
    record = record_of(entry.key)
    if entry.what == "card" or record.type == "location":
        return Defeat("effect", 0, record.name)
    return Defeat("effect", entry.unit, entry.word)
