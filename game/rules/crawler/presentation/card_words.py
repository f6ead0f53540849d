"""The words on the cards, made from their own figures and keywords, so that text and behaviour cannot drift apart.

Keywords stand between double stars, which the screen sets in bold; ``plain`` takes them out.
"""

from __future__ import annotations

from game.rules.crawler.cards.effect_rows import effects_text
from game.rules.crawler.cards.effects import WoundAfterWin
from game.rules.crawler.cards.phrases import amount, attack_name, either, plain
from game.rules.crawler.cards.records import (
    AdventurerRecord,
    CardRecord,
    CrawlerRecord,
    DungeonRecord,
    InGrave,
    QuestRecord,
)
from game.rules.crawler.cards.trait_rows import trait_name, trait_text
from game.rules.crawler.cards.traits import Label, LoseCondition, WinCondition

__all__ = ["card_text", "keywords_of", "plain"]


def card_text(card: CardRecord) -> str:
    """Return what a card says, a line for each thing that it does."""
    if isinstance(card, AdventurerRecord):
        return f"**{card.character_class}**, {card.alignment}."
    if isinstance(card, QuestRecord):
        return quest_text(card)
    return _crawler_text(card) if isinstance(card, CrawlerRecord) else _dungeon_text(card)


def keywords_of(card: CardRecord) -> tuple[str, ...]:
    """Return the keywords that stand on a card, with figures; of a Dungeon card first how it attacks and its Armour."""
    if isinstance(card, CrawlerRecord):
        return _crawler_keywords(card)
    if not isinstance(card, DungeonRecord):
        return ()
    words = ["Condition"] if _is_condition(card) else []
    if card.attack is not None:
        words.append(attack_name(card.attack))
    if card.armour:
        words.append(f"Armour {card.armour}")
    return (*words, *(trait_name(trait) for trait in card.traits))


def quest_text(quest: QuestRecord) -> str:
    """Return when a Quest is complete, in words."""
    # rule: crawler/quests
    goal, shortened = quest.goal, f"; {quest.quick} in a quick match."
    if not isinstance(goal, InGrave):
        return f"{amount(goal.tokens, 'Quest token')} on this Quest{shortened}"
    words = [goal.tag, either(goal.character_types) if goal.character_types else ""]
    kind = " ".join(word for word in (*words, goal.card_type) if word)
    return f"{amount(goal.cards, kind)} in the Dungeon Grave{shortened}"


# --- Crawler cards ---


def _crawler_text(card: CrawlerRecord) -> str:
    lines = [_first_box(card)]
    if card.boost is not None:
        lines.append(f"**Boost** ({', '.join(card.boost.classes)}): {effects_text(card.boost.effects)}")
    if card.against:
        lines.append(f"**Disruption**, only against an opponent: {effects_text(card.against)}")
    return "\n".join(lines)


def _first_box(card: CrawlerRecord) -> str:
    words = effects_text(card.effects)
    if card.uses:
        words = f"{amount(card.uses, 'time')} in all, with a Spent token each: {words}"
    if card.spend:
        words = f"**Spend**: {words}"
    if card.alignments:
        words = f"Only with an Active {either(card.alignments)} Adventurer: {words}"
    return f"**Permanent**. {words}" if card.stay == "permanent" else words


def _crawler_keywords(card: CrawlerRecord) -> tuple[str, ...]:
    stay = {"encounter": "", "permanent": "Permanent", "assigned": "Assign"}[card.stay]
    words = (
        stay,
        "Spend" if card.spend else "",
        "Boost" if card.boost else "",
        "Disruption" if card.against else "",
        "Condition" if any(isinstance(effect, WoundAfterWin) for effect in card.effects) else "",
    )
    return tuple(word for word in words if word)


# --- Dungeon cards ---


def _is_condition(card: DungeonRecord) -> bool:
    """Return whether a card does one thing or another, by what has been done."""
    return card.has(WinCondition) or card.has(LoseCondition)


def _dungeon_text(card: DungeonRecord) -> str:
    lines = ["**Condition**."] if _is_condition(card) else []
    if card.attack is not None:
        lines.append(_attack_text(card))
    if card.armour:
        lines.append(f"**Armour {card.armour}**: +{card.armour} Stamina.")
    lines.extend(trait_text(trait) for trait in card.traits if not isinstance(trait, Label))
    labels = [trait.word for trait in card.traits if isinstance(trait, Label)]
    if labels:
        lines.append(f"{', '.join(f'**{word}**' for word in labels)}.")
    return "\n".join(lines)


def _attack_text(card: DungeonRecord) -> str:
    line = card.attack
    assert line is not None
    words = []
    if line.power and line.distance == "Melee":
        words.append(f"+{line.power} Power")
    elif line.power:
        words.append(f"+{line.power} Power until the Adventurers attack from {line.distance} or farther")
    if "Incorporeal" in line.damage:
        words.append("only Magic or Supernatural Stamina stops its Power")
    if line.area > 1:
        words.append(f"attacks the Primary Target and {amount(line.area - 1, 'Adjacent Target')}")
    return f"**{attack_name(line)}**{': ' if words else ''}{'; '.join(words)}."
