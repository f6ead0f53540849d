"""The faces of Heroes' cards: heroes, allies, equipment, abilities and quests."""

from __future__ import annotations

from functools import lru_cache

from game.rules.heroes.card_words import card_text
from game.rules.heroes.cards import record_of
from game.rules.heroes.records import CardRecord
from game.ui.art.card_faces import FaceRecord
from game.ui.art.illustrations import own_subject

#: Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 190
#: The faction of each class, whose tones its cards have.
_FACTION_OF = {
    "Bulwark": "Lanternhold",
    "Flamescribe": "Lanternhold",
    "Pathfinder": "Thornmoot",
    "Gloamcaller": "Thornmoot",
}


@lru_cache(maxsize=256)
def heroes_face(key: str) -> FaceRecord:
    """The face of the card of that key. Raises KeyError when there is none."""
    card = record_of(key)
    icon = card.icons[0] if card.icons else ""
    faction = card.faction or _FACTION_OF.get(icon, icon)
    return FaceRecord(
        card.key,
        card.name,
        level=None if card.type in ("Hero", "Quest") else card.cost,
        kind=" ".join(filter(None, (card.race, card.hero_class))) or card.type,
        keywords=tuple(words for words in (*card.keywords, " ".join(card.tags), " / ".join(card.icons)) if words),
        figures=_figures(card),
        text=card_text(card),
        faction=faction.lower() or "neutral",
        picture=own_subject("heroes", card.key),
        marks=(("unique", ""),) if card.unique else (),
        brief_below=BRIEF_BELOW,
    )


def _figures(card: CardRecord) -> tuple[tuple[str, str], ...]:
    """What stands on a card in figures."""
    if card.type == "Hero":
        return (("hp", str(card.health)),)
    if card.type == "Ally":
        return (("attack", str(card.atk)), ("hp", str(card.health)))
    if card.type == "Weapon":
        return (("attack", str(card.atk)), ("blade", str(card.strike)))
    return (("shield", str(card.defense)),) if card.type == "Armor" else ()
