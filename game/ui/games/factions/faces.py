"""The faces of Factions' cards: units with their figures, battle cards, locations and equipment with their words."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.rules.factions.cards.all_cards import CAPITAL, CARDS, record_of
from game.rules.factions.cards.effects import FACTIONS
from game.rules.factions.cards.records import CardRecord
from game.rules.factions.presentation.card_words import card_text
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord
from game.ui.art.illustrations import has_subject
from game.ui.games.factions.card_back import BACK

#: Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 190
_KINDS = {"unit": "Unit", "battle": "Battle card", "location": "Location", "equipment": "Equipment"}


def all_faces() -> dict[str, FaceRecord]:
    return {card.name: factions_face(key) for key, card in CARDS.items()}


@lru_cache(maxsize=256)
def factions_face(key: str) -> FaceRecord:
    """Return the face of a card's key, or of a capital's (``capital_key``). Raises KeyError."""
    faction = _CAPITALS.get(key)
    if faction is not None:
        card = record_of(CAPITAL)
        return FaceRecord(
            key, card.name, kind="Capital", figures=(("hp", str(card.hp)),), faction=faction
        )  # fmt: skip
    card = record_of(key)
    unique = (("unique", ""),) if card.unique else ()
    return FaceRecord(
        card.key,
        card.name,
        level=card.cost,
        kind=_KINDS[card.type],
        keywords=tuple(words for words in (" ".join(card.creature_types), " / ".join(card.factions)) if words),
        figures=_figures(card),
        text=card_text(card),
        faction=card.factions[0] if card.factions else "neutral",
        second_faction=card.factions[1] if len(card.factions) > 1 else "",
        marks=(*unique, ("star", card.rarity)),
        brief_below=BRIEF_BELOW,
    )


def capital_key(faction: str) -> str:
    """Return what the face of a faction's capital is called; without a picture of its own it is the plain one's."""
    named = f"{CAPITAL}_{faction.lower().replace(' ', '_')}"
    return named if has_subject(named) else CAPITAL


#: The key of each capital's face, with the faction whose colours it wears.
_CAPITALS = {**{capital_key(faction): faction for faction in FACTIONS}, CAPITAL: "Neutral"}


def _figures(card: CardRecord) -> tuple[tuple[str, str], ...]:
    """Return a unit's figures; other cards have none."""
    if card.type != "unit":
        return ()
    figures = [("hp", str(card.hp)), ("shield", str(card.defense)), ("blade", f"{card.atk:+d}")]
    figures.append(("damage", str(card.dam)))
    if card.magic is not None:
        figures.append(("magic", f"{card.magic}+{card.renewal}"))
    return tuple(figures)


def factions_back(deck: str, width: int) -> pygame.Surface:
    """Return the back of a card; ``deck`` gives it a colour and a word."""
    return card_back(BACK, width, deck=deck)
