"""The Adventurers, and the Quests that they set out on."""

from __future__ import annotations

from game.rules.crawler.cards.records import AdventurerRecord, InGrave, QuestRecord, Tokens, key_of
from game.rules.crawler.cards.terms import AdventurerClass, Alignment


def _adventurer(
    name: str,
    character_class: AdventurerClass,
    alignment: Alignment,
    resources: tuple[int, int, int, int],
    *,
    life: int,
) -> AdventurerRecord:
    return AdventurerRecord(
        key=key_of(name),
        name=name,
        character_class=character_class,
        alignment=alignment,
        resources=resources,
        life=life,
    )


def _quest(name: str, goal: InGrave | Tokens, *, quick: int) -> QuestRecord:
    return QuestRecord(key=key_of(name), name=name, goal=goal, quick=quick)


#: Resources: Equipment, Magic, Skill, Tactic.
ADVENTURERS: dict[str, AdventurerRecord] = {
    adventurer.key: adventurer
    for adventurer in (
        _adventurer("Hedge Knight", "Fighter", "Good", (3, 0, 2, 1), life=5),
        _adventurer("Road Thief", "Rogue", "Neutral", (1, 1, 3, 2), life=4),
        _adventurer("Ember Adept", "Mage", "Chaotic", (0, 3, 1, 2), life=4),
        _adventurer("Shrine Keeper", "Priest", "Good", (2, 3, 1, 1), life=4),
        _adventurer("Gallows Captain", "Ranger", "Evil", (2, 0, 2, 3), life=5),
    )
}

QUESTS: dict[str, QuestRecord] = {
    quest.key: quest
    for quest in (
        _quest("Den of Evil", InGrave(30, "Character"), quick=10),
        _quest("Break the Warband", InGrave(7, "Character", tag="Goblin"), quick=4),
        _quest("Lay Them to Rest", InGrave(6, "Character", character_types=("Undead", "Spirit")), quick=3),
        _quest("Clear the Way", InGrave(6, "Trap"), quick=3),
        _quest("Bring Them Home", Tokens(2), quick=1),
    )
}
