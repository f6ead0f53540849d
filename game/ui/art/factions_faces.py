"""The faces of Factions' cards: units with their figures, battle cards, locations and equipment with their words."""

from __future__ import annotations

from functools import lru_cache

from game.rules.factions.card_words import card_text
from game.rules.factions.cards import record_of
from game.rules.factions.records import CardRecord
from game.ui.art.card_faces import FaceRecord

#: Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 190
_KINDS = {"unit": "Unit", "battle": "Battle card", "location": "Location", "equipment": "Equipment"}


@lru_cache(maxsize=256)
def factions_face(key: str) -> FaceRecord:
    """The face of the card of that key; the capital has one too. Raises KeyError when there is none."""
    card = record_of(key)
    return FaceRecord(
        "factions",
        card.key,
        card.name,
        level=card.cost,
        kind=_KINDS[card.type],
        keywords=(" ".join(card.creature_types) or " ".join(card.factions),),
        figures=_figures(card),
        text=card_text(card),
        faction=card.factions[0] if card.factions else "neutral",
        marks=(("unique", ""),) if card.unique else (),
        brief_below=BRIEF_BELOW,
    )


def _figures(card: CardRecord) -> tuple[tuple[str, str], ...]:
    """A unit's figures; other cards have none."""
    if card.type != "unit":
        return ()
    figures = [("hp", str(card.hp)), ("shield", str(card.defense)), ("blade", f"{card.atk:+d}")]
    figures.append(("damage", str(card.dam)))
    if card.magic is not None:
        figures.append(("magic", f"{card.magic}+{card.renewal}"))
    return tuple(figures)
