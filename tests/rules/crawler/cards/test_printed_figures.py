"""The figures printed on the cards, card by card."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.all_cards import CARDS, KEYS, record_of
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.records import CrawlerRecord, DungeonRecord, InGrave, Tokens, key_of
from game.rules.crawler.cards.terms import CRAWLER_TYPES, CharacterType, Size
from tests.rules.crawler.figures import cells

#: Name, class, alignment, resources (Equipment, Magic, Skill, Tactic), Life.
THE_ADVENTURERS = """
Hedge Knight | Fighter Good | 3 0 2 1 | 5
Road Thief | Rogue Neutral | 1 1 3 2 | 4
Ember Adept | Mage Chaotic | 0 3 1 2 | 4
Shrine Keeper | Priest Good | 2 3 1 1 | 4
Gallows Captain | Ranger Evil | 2 0 2 3 | 5
"""

#: Type, name, copies, Cost.
THE_CRAWLER_CARDS = """
Equipment | Short Spear | 3 1
Equipment | Throwing Axe | 2 1
Equipment | Yew Bow | 2 2
Equipment | Leather Armour | 3 1
Equipment | Tower Shield | 2 2
Equipment | Healing Draught | 2 1
Equipment | Weighted Net | 1 2
Equipment | Field Satchel | 1 1
Equipment | Winged Boots | 1 1
Equipment | Wool-Lined Helm | 1 1
Magic | Ember Bolt | 3 1
Magic | Frost Lance | 2 2
Magic | Thunderclap | 2 2
Magic | Ward of Light | 3 1
Magic | Mend | 2 1
Magic | Spirit Blade | 2 1
Magic | Unweave | 1 2
Magic | Banishment | 1 3
Skill | Cleave | 3 2
Skill | Shield Drill | 3 1
Skill | Sidestep | 2 0
Skill | Backstab | 2 1
Skill | Second Wind | 2 1
Skill | Veteran | 1 1
Skill | Disarm | 2 1
Skill | Press the Advantage | 1 1
Tactic | Rally | 2 1
Tactic | Flanking March | 2 1
Tactic | Feint | 2 1
Tactic | Bar the Door | 2 2
Tactic | Scout Ahead | 2 0
Tactic | Bold Defiance | 2 1
Tactic | Hold the Line | 2 1
Tactic | Grim Bargain | 1 0
"""

#: Name, copies, Cost, Power, Life, Armour, character type, size; then the tag of those that have one.
THE_CHARACTERS = """
Goblin Skulker | 4 1 1 1 0 | Creature Small | Goblin
Goblin Slinger | 4 1 1 1 0 | Creature Small | Goblin
Goblin Lancer | 3 2 2 1 1 | Creature Medium | Goblin
Goblin Bonecaller | 1 3 2 2 0 | Creature Small | Goblin
Zombie | 3 1 2 1 0 | Undead Medium
Bone Sentry | 3 1 1 1 0 | Undead Medium | Bone
Phantom | 2 2 0 1 0 | Spirit Medium
Grave Wisp | 1 1 1 1 0 | Spirit Tiny
Ashen Wight | 1 3 3 2 0 | Undead Medium
Cave Rat Swarm | 2 1 1 1 0 | Collective Puny
Barrow Wolf | 2 2 2 1 0 | Animal Medium
Mire Lurker | 1 2 2 1 1 | Monster Large
Cistern Eel | 1 1 2 1 0 | Animal Small
Venom Spider | 2 2 2 1 0 | Animal Medium
Clay Golem | 1 3 3 2 1 | Golem Large
Ember Imp | 2 1 1 1 0 | Elemental-kin Tiny
Frost Shade | 1 2 2 1 0 | Elemental-kin Medium
Masked Stranger | 1 2 2 1 0 | Outsider Medium
Horned Ravager | 1 4 5 3 0 | Damned Massive
Siren of the Well | 1 3 2 2 0 | Neth Medium
Hollow Soul | 1 2 0 1 0 | Soul Medium
Skin-Changer | 1 2 3 1 0 | Neth Medium
Toll Troll | 1 3 4 2 0 | Monster Large
Hired Villain | 1 2 3 1 0 | Creature Medium
Dread Herald | 1 3 2 2 0 | Eidolon Large
Prism Essence | 1 2 2 1 0 | Quintessence Small
"""

#: Type, name, copies, Cost; then the Power of those that attack.
THE_OTHERS = """
Event | Captive | 3 0
Event | Rushed | 1 1
Event | Blood Moon | 1 1
Event | Whispering Dark | 1 1
Event | War Horns | 1 1
Event | Ill Omen | 1 1
Terrain | Graveyard | 2 1
Terrain | Flooded Hall | 2 1
Terrain | Choking Fog | 1 1
Terrain | Narrow Stair | 1 1
Trap | Covered Pit | 2 1
Trap | Fire Rune | 2 2 2
Trap | Poison Needle | 2 1 1
Trap | Tripwire Net | 1 1
Trap | Rolling Boulder | 1 2 2
"""


@pytest.mark.parametrize("row", cells(THE_ADVENTURERS), ids=lambda row: row[0])
def test_the_figures_of_an_adventurer(row: tuple[str, ...]) -> None:
    name, words, resources, life = row
    card = ADVENTURERS[KEYS[name]]
    assert [card.character_class, card.alignment] == words.split()
    assert card.resources == tuple(int(figure) for figure in resources.split())
    assert (card.name, card.life) == (name, int(life))
    assert [card.resource(each) for each in CRAWLER_TYPES] == list(card.resources)


@pytest.mark.parametrize("row", cells(THE_CRAWLER_CARDS), ids=lambda row: row[1])
def test_the_figures_of_a_crawler_card(row: tuple[str, ...]) -> None:
    crawler_type, name, figures = row
    card = CRAWLER_CARDS[KEYS[name]]
    assert (card.name, card.type) == (name, crawler_type)
    assert [card.count, card.cost] == [int(figure) for figure in figures.split()]


@pytest.mark.parametrize("row", cells(THE_CHARACTERS), ids=lambda row: row[0])
def test_the_figures_of_a_character(row: tuple[str, ...]) -> None:
    name, figures, words = row[:3]
    card = DUNGEON_CARDS[KEYS[name]]
    assert (card.name, card.type, card.tag) == (name, "Character", row[3] if len(row) > 3 else "")
    printed = [card.count, card.cost, card.power, card.life, card.armour]
    assert printed == [int(figure) for figure in figures.split()]
    assert [card.character_type, card.size] == words.split()
    assert card.attack is not None


@pytest.mark.parametrize("row", cells(THE_OTHERS), ids=lambda row: row[1])
def test_the_figures_of_events_terrain_and_traps(row: tuple[str, ...]) -> None:
    dungeon_type, name, words = row
    card = DUNGEON_CARDS[KEYS[name]]
    figures = [int(figure) for figure in words.split()]
    assert (card.name, card.type, card.count, card.cost) == (name, dungeon_type, *figures[:2])
    # Power 0 is an attacker's; a card that does not attack has none.
    assert card.power == (figures[2] if len(figures) > 2 else None)
    assert (card.attack is None) == (card.power is None)
    assert (card.life, card.armour, card.character_type, card.size, card.tag) == (0, 0, "", "", "")


def test_every_card_that_comes_with_the_game_stands_in_the_tables_above() -> None:
    named = {
        cell
        for table in (THE_ADVENTURERS, THE_CRAWLER_CARDS, THE_CHARACTERS, THE_OTHERS)
        for row in cells(table)
        for cell in row
    }
    quests = {quest.name for quest in QUESTS.values()}
    assert {card.name for card in CARDS.values() if getattr(card, "count", 1)} - named == quests
    assert len(CARDS) == len(ADVENTURERS) + len(QUESTS) + len(CRAWLER_CARDS) + len(DUNGEON_CARDS)


def test_what_the_quests_ask_for() -> None:
    assert {quest.name: quest.goal for quest in QUESTS.values()} == {
        "Den of Evil": InGrave(30, "Character"),
        "Break the Warband": InGrave(7, "Character", tag="Goblin"),
        "Lay Them to Rest": InGrave(6, "Character", character_types=("Undead", "Spirit")),
        "Clear the Way": InGrave(6, "Trap"),
        "Bring Them Home": Tokens(2),
    }
    assert {quest.name: quest.quick for quest in QUESTS.values()} == {
        "Den of Evil": 10,
        "Break the Warband": 4,
        "Lay Them to Rest": 3,
        "Clear the Way": 3,
        "Bring Them Home": 1,
    }


def test_both_starter_decks_hold_65_cards() -> None:
    assert sum(card.count for card in CRAWLER_CARDS.values()) == 65
    assert sum(card.count for card in DUNGEON_CARDS.values()) == 65
    assert max(card.count for card in (*CRAWLER_CARDS.values(), *DUNGEON_CARDS.values())) == 4


def test_how_many_of_each_type_the_starter_decks_hold() -> None:
    counts: dict[str, int] = {}
    for card in (*CRAWLER_CARDS.values(), *DUNGEON_CARDS.values()):
        counts[card.type] = counts.get(card.type, 0) + card.count
    assert counts == {
        "Equipment": 18,
        "Magic": 16,
        "Skill": 16,
        "Tactic": 15,
        "Character": 43,
        "Event": 8,
        "Terrain": 6,
        "Trap": 8,
    }


def test_the_starter_deck_holds_what_the_quests_ask_for() -> None:
    cards = DUNGEON_CARDS.values()
    assert sum(card.count for card in cards if card.tag == "Goblin") == 12
    assert sum(card.count for card in cards if card.character_type in ("Undead", "Spirit")) == 10


def test_all_sizes_and_all_types_of_characters_occur() -> None:
    characters = [card for card in DUNGEON_CARDS.values() if card.type == "Character"]
    assert {card.size for card in characters} == set(get_args(Size))
    assert {card.character_type for card in characters} == set(CharacterType.__args__)


@pytest.mark.parametrize("key", CARDS)
def test_a_card_is_written_down_and_read_back(key: str) -> None:
    card = record_of(key)
    assert card.key == key == key_of(card.name)
    assert msgspec.json.decode(msgspec.json.encode(card), type=type(card)) == card


def test_a_keyword_is_on_a_card_or_not() -> None:
    imp, eel = DUNGEON_CARDS["ember_imp"], DUNGEON_CARDS["cistern_eel"]
    assert isinstance(imp, DungeonRecord) and isinstance(CRAWLER_CARDS["feint"], CrawlerRecord)
    flight = type(imp.traits[1])
    assert imp.has(flight) and not eel.has(flight)
