"""Arena's cards as faces: army cards with their six figures, spells with their kind, and the words' inline icons."""

from __future__ import annotations

import re
from functools import lru_cache

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.presentation.card_words import card_text, kind_words
from game.ui.art.card_faces import FaceRecord

# Narrower faces show a picture and figures; their words stand in the zoom.
BRIEF_BELOW = 170
FIGURES = ("life", "move", "range", "power", "toughness", "height")

_DAMAGE = re.compile(r"(?<!\} )\b(\d+) damage\b")


def all_faces() -> dict[str, FaceRecord]:
    found = {card.name: army_face(card) for card in ARMY_CARDS.values()}
    return found | {card.name: spell_face(card) for card in SPELL_CARDS.values()}


@lru_cache(maxsize=256)
def arena_face(key: str) -> FaceRecord:
    """Return the face of the army or spell card of that key. Raises KeyError when there is none."""
    army = ARMY_CARDS.get(key)
    return army_face(army) if army is not None else spell_face(SPELL_CARDS[key])


def army_face(card: ArmyCard) -> FaceRecord:
    """Return the face of a Planeswalker's or a squad's card: the medal is its cost, the marks count its figures."""
    types = " ".join(card.types)
    marks: tuple[tuple[str, str], ...] = ()
    if card.kind == "squad":
        marks = (("figures", f"{card.figures} × {card.ppf}"), ("unique" if card.unique else "common", ""))
    return FaceRecord(
        card.key,
        card.name,
        level=card.cost,
        kind=card.title or card.size,
        keywords=(f"{card.size} {types}",) if card.title else (types,),
        figures=tuple((name, str(getattr(card, name))) for name in FIGURES),
        text=with_icons(card_text(card)),
        faction=card.colour,
        marks=marks,
        brief_below=BRIEF_BELOW,
    )


def spell_face(card: SpellCard) -> FaceRecord:
    """Return the face of a spell card: a sign and a line for its kind; hidden ones carry the sign of their back."""
    kind = kind_words(card).replace("planeswalker", "Planeswalker")
    lead = {"sorcery": "sorcery", "hidden": "hidden"}.get(card.kind, "enchant")
    return FaceRecord(
        card.key,
        card.name,
        level=card.cost,
        cost_icon=lead,
        kind=kind,
        text=with_icons(card_text(card)),
        faction=card.colour,
        count=card.copies,
        brief_below=BRIEF_BELOW,
    )


def with_icons(words: str) -> str:
    """Return the words with the sign of damage before each amount of it that has none yet."""
    return _DAMAGE.sub(r"{icon:damage} \1 damage", words)
