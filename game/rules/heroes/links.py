"""What a link of the chain does as it resolves, and what it is aimed at."""

from __future__ import annotations

from game.rules.heroes.cards.effects import Aim, Effect
from game.rules.heroes.state.table import Link, Table
from game.rules.heroes.targets import fits


def effects_of(link: Link) -> tuple[Effect, ...]:
    """Return what a link does as it resolves."""
    record = link.record
    if link.what == "power":
        return record.powers[link.index].effects
    if link.what == "trigger":
        return record.triggers[link.index].effects
    if link.what == "quest":
        return record.quest.reward if record.quest is not None else ()
    return record.effects if link.what == "card" else ()


def aim_of(link: Link) -> Aim | None:
    record = link.record
    if link.what == "power":
        return record.powers[link.index].aim
    if link.what == "trigger":
        return record.triggers[link.index].aim
    if link.what == "quest":
        return record.quest.aim if record.quest is not None else None
    return record.aim if link.what == "card" else None


def legal_targets(table: Table, link: Link) -> tuple[int, ...]:
    aim = aim_of(link)
    return tuple(target for target in link.targets if aim is not None and fits(table, link.seat, aim, target))
