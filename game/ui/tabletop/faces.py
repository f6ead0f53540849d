"""Card faces of Skirmish: what of a record the generic face shows."""

from __future__ import annotations

from functools import lru_cache

from game.rules.skirmish.effects import ActionCard, CreatureCard
from game.rules.skirmish.words import card_record, card_text
from game.ui.art.card_faces import FaceRecord


@lru_cache(maxsize=256)
def face_of(key: str) -> FaceRecord:
    """The face of a card by its key."""
    record = card_record(key)
    return _creature(record) if isinstance(record, CreatureCard) else _action(record)


def _creature(record: CreatureCard) -> FaceRecord:
    return FaceRecord(
        "skirmish",
        record.key,
        record.name,
        level=record.level,
        kind="Creature, LARGE" if record.large else "Creature",
        ability=tuple(record.abilities),
        keywords=record.keywords,
        figures=(("hp", str(record.hp)), ("damage", str(record.damage)), ("speed", str(record.speed))),
        text=card_text(record),
        faction=record.faction,
        count=record.count,
    )


def _action(record: ActionCard) -> FaceRecord:
    return FaceRecord(
        "skirmish",
        record.key,
        record.name,
        level=record.level,
        kind=record.timing.capitalize(),
        ability=(record.ability,),
        keywords=record.keywords,
        text=card_text(record),
        faction=record.faction,
        count=record.count,
    )
