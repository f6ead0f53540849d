"""The faces of Crawler's cards: Adventurers with what they provide, Quests, Crawler cards with the box of their Boost,
Dungeon cards with their figures."""

from __future__ import annotations

from functools import lru_cache

import msgspec
import pygame

from game.rules.crawler.cards.all_cards import CARDS, record_of
from game.rules.crawler.cards.effects import Stamina
from game.rules.crawler.cards.records import AdventurerRecord, CrawlerRecord, DungeonRecord, QuestRecord
from game.rules.crawler.cards.terms import CRAWLER_TYPES, AttackLine
from game.rules.crawler.presentation.card_words import card_text, keywords_of
from game.ui.art.card_backs import card_back
from game.ui.art.card_faces import FaceRecord
from game.ui.art.illustrations import own_subject
from game.ui.games.crawler.card_back import BACK

#: Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 170
#: How the second boxes of a card begin in its text.
_BOXES = ("**Boost**", "**Disruption**")


def all_faces() -> dict[str, FaceRecord]:
    return {card.name: crawler_face(key) for key, card in CARDS.items()}


@lru_cache(maxsize=256)
def crawler_face(key: str) -> FaceRecord:
    """Return the face of the card of that key. Raises KeyError when there is none."""
    return msgspec.structs.replace(_face(key), picture=own_subject("crawler", key))


def _face(key: str) -> FaceRecord:
    card = record_of(key)
    if isinstance(card, AdventurerRecord):
        return _adventurer(card)
    if isinstance(card, QuestRecord):
        return FaceRecord(
            card.key, card.name, kind="Quest", text=card_text(card), faction="quest", brief_below=BRIEF_BELOW
        )
    return _crawler(card) if isinstance(card, CrawlerRecord) else _dungeon(card)


def _adventurer(card: AdventurerRecord) -> FaceRecord:
    resources = zip(CRAWLER_TYPES, card.resources, strict=True)
    return FaceRecord(
        card.key,
        card.name,
        cost_icon=card.character_class.lower(),
        kind=card.character_class,
        keywords=(card.alignment,),
        figures=(*((name.lower(), str(value)) for name, value in resources), ("hp", str(card.life))),
        faction="adventurer",
    )


def _crawler(card: CrawlerRecord) -> FaceRecord:
    lines = card_text(card).split("\n")
    boxed = [line for line in lines if line.startswith(_BOXES)]
    classes = card.boost.classes if card.boost is not None else ()
    icons = "".join(f"{{icon:{one.lower()}}} " for one in classes)
    gives = _gives(card)
    return FaceRecord(
        card.key,
        card.name,
        level=card.cost,
        cost_icon=card.type.lower(),
        kind=card.type,
        keywords=keywords_of(card),
        text="\n".join(line for line in lines if line not in boxed),
        boxed=icons + "\n".join(boxed) if boxed else "",
        figures=(gives,) if gives[1] else (),
        lead=gives,
        faction=card.type,
        brief_below=BRIEF_BELOW,
    )


def _gives(card: CrawlerRecord) -> tuple[str, str]:
    """Return the Power or Stamina that a card gives, with its icon; nothing of a card that gives none."""
    for effect in card.effects:
        if isinstance(effect, AttackLine):
            return "blade", f"+{effect.power}"
        if isinstance(effect, Stamina):
            return "block", f"+{effect.stamina}{' each' if effect.per_attacker else ''}"
    return "", ""


def _dungeon(card: DungeonRecord) -> FaceRecord:
    figures = [("blade", str(card.power))] if card.power is not None else []
    if card.type == "Character":
        figures.append(("hp", str(card.life)))
    if card.armour:
        figures.append(("block", str(card.armour)))
    what = " ".join(word for word in (card.size, card.character_type) if word)
    return FaceRecord(
        card.key,
        card.name,
        level=card.cost,
        cost_icon=card.type.lower(),
        kind=card.type,
        keywords=tuple(word for word in (what, card.tag) if word),
        figures=tuple(figures),
        text=card_text(card),
        faction=card.type,
        brief_below=BRIEF_BELOW,
    )


def crawler_back(deck: str, width: int) -> pygame.Surface:
    """Return the back of a card of a deck: "crawler" or "dungeon"; gold for all else."""
    return card_back(BACK, width, deck=deck)
