"""The faces of Heroes' cards: heroes on both sides, allies, equipment, abilities and quests."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.rules.heroes.cards.all_cards import CARDS, HEROES, record_of
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.presentation.card_words import card_text
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord
from game.ui.art.illustrations import own_subject
from game.ui.games.heroes.card_back import BACK

#: Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 190
#: The other side of a hero is called as the hero, with this behind it.
_TURNED = "/turned"
#: The faction of each class, whose tones its cards have.
_FACTION_OF = {
    "Bulwark": "Lanternhold",
    "Flamescribe": "Lanternhold",
    "Pathfinder": "Thornmoot",
    "Gloamcaller": "Thornmoot",
}


def turned_key(key: str) -> str:
    """Return what the face of a hero that lies face down is called."""
    return key + _TURNED


def all_faces() -> dict[str, FaceRecord]:
    return {card.name: heroes_face(key) for key, card in (*HEROES.items(), *CARDS.items())}


@lru_cache(maxsize=256)
def heroes_face(key: str) -> FaceRecord:
    """Return the face of a card's key, or of a hero's face down (``turned_key``). Raises KeyError."""
    card = record_of(key.removesuffix(_TURNED))
    is_turned = key.endswith(_TURNED)
    icon = card.icons[0] if card.icons else ""
    faction = card.faction or _FACTION_OF.get(icon, icon)
    return FaceRecord(
        key,
        card.name,
        level=None if card.type in ("Hero", "Quest") else card.cost,
        cost_icon="" if card.type == "Hero" else card.type.lower(),
        kind=" ".join(filter(None, (card.race, card.hero_class))) or card.type,
        keywords=tuple(words for words in (*card.keywords, *card.tags, " / ".join(card.icons)) if words),
        figures=_figures(card),
        text="Face down: its power has been used." if is_turned else card_text(card),
        faction="neutral" if is_turned else faction.lower() or "neutral",
        picture=own_subject("heroes", card.key),
        marks=(("unique", ""),) if card.unique else (),
        brief_below=BRIEF_BELOW,
    )


def _figures(card: CardRecord) -> tuple[tuple[str, str], ...]:
    """Return what stands on a card in figures; an attack has the icon of its damage."""
    if card.type == "Hero":
        return (("hp", str(card.health)),)
    if card.type == "Ally":
        return ((attack_icon(card), str(card.atk)), ("hp", str(card.health)))
    if card.type == "Weapon":
        return ((attack_icon(card), str(card.atk)), ("strike", str(card.strike)))
    return (("block", str(card.defense)),) if card.type == "Armor" else ()


def attack_icon(card: CardRecord) -> str:
    """Return the icon of a card's attack: that of its damage."""
    return (card.damage_type or "melee").lower()


def heroes_back(deck: str, width: int) -> pygame.Surface:
    return card_back(BACK, width, deck=deck)
