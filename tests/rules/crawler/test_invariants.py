"""The state's own invariants: each of them is seen to be broken."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core.dice import Dice
from game.core.state import Outcome, State
from game.rules.crawler.match_end import Reason
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state.table import Table
from tests.rules.crawler.encounters import Scene


def scene() -> Scene:
    made = Scene("Hedge Knight", "Road Thief")
    made.quest("Clear the Way")
    made.dungeon("Zombie")
    made.in_play("Winged Boots", "assigned", host=made.party[0])
    made.hand("Rally")
    made.pile("crawler_deck", "Mend")
    made.pile("dungeon_deck", "Phantom")
    made.pile("crawler_grave", "Feint")
    made.pile("dungeon_grave", "Fire Rune")
    return made


def flaws(table: Table, reason: Reason | None = None) -> str:
    outcome = Outcome(reason, (), (0,)) if reason else None
    found = CRAWLER.flaws(State(table, (), None, Dice(1), 99, 1, outcome))
    return found[0] if found else ""


def test_a_whole_table_has_no_flaw() -> None:
    assert flaws(scene().table) == ""


@pytest.mark.parametrize("zone", ["hand", "crawler_deck", "dungeon_deck", "crawler_grave", "dungeon_grave", "played"])
def test_a_card_that_is_missing_from_its_zone(zone: str) -> None:
    assert flaws(replace(scene().table, **{zone: ()})).startswith("cards are not conserved: doubled [], missing")


@pytest.mark.parametrize("zone", ["encounter", "quests"])
def test_a_card_that_is_missing_from_the_table(zone: str) -> None:
    assert "missing" in flaws(replace(scene().table, **{zone: ()}))


def test_a_card_that_lies_twice_and_the_dead_who_are_counted() -> None:
    table = scene().table
    assert flaws(replace(table, hand=table.hand * 2)).startswith("cards are not conserved: doubled")
    assert "missing" in flaws(replace(table, party=table.party[:1]))
    assert flaws(replace(table, party=table.party[:1], fallen=(table.party[1].id,))) == ""


def test_a_card_that_is_not_what_it_is_called() -> None:
    table = scene().table
    assert "not what they are called" in flaws(replace(table, cards={**table.cards, 1: "nobody"}))
    assert "not what they are called" in flaws(replace(table, cards={**table.cards, 1: "road_thief"}))
    zombie = replace(table.encounter[0], key="phantom")
    assert "not what they are called" in flaws(replace(table, encounter=(zombie,)))


def test_nobody_is_left_only_when_the_match_is_over() -> None:
    made = scene()
    grave = (*made.table.crawler_grave, *(card.id for card in made.table.played))
    table = replace(made.table, party=(), fallen=tuple(made.party), played=(), crawler_grave=grave)
    assert flaws(table) != "" and flaws(table, "party_died") == ""


@pytest.mark.parametrize(
    ("marks", "words"),
    [
        ({"wounds": 5}, "Adventurer 1 is dead and marches"),
        ({"wounds": -1}, "Adventurer 1 has a number below 0"),
        ({"poison": -1}, "Adventurer 1 has a number below 0"),
        ({"locks": -1}, "Adventurer 1 has a number below 0"),
    ],
)
def test_numbers_of_an_adventurer(marks: dict[str, Any], words: str) -> None:
    made = scene()
    made.mark(made.party[0], **marks)
    assert flaws(made.table) == words
    made.mark(made.party[0], **dict.fromkeys(marks, 0))
    assert flaws(made.table) == ""


@pytest.mark.parametrize("field", ["wounds", "poison", "locks", "time", "spent"])
def test_numbers_of_a_dungeon_card(field: str) -> None:
    made = scene()
    zombie = made.table.encounter[0].id
    made.mark(zombie, **{field: -1})
    assert flaws(made.table) == f"card {zombie} has a number below 0"
    made.mark(zombie, **{field: 0})
    made.mark(zombie, wounds=2)
    assert flaws(made.table) == f"Character {zombie} has more Wounds than Life"
    made.mark(zombie, wounds=1)
    assert flaws(made.table) == ""


def test_what_is_assigned_has_a_living_host_once_it_has_one() -> None:
    made = scene()
    boots = made.table.played[0]
    assert flaws(replace(made.table, played=(replace(boots, host=99),))) == f"card {boots.id} is assigned to nobody"
    assert flaws(replace(made.table, played=(replace(boots, host=0),))) == ""


def test_no_card_lies_face_up_on_an_empty_deck() -> None:
    made = scene()
    made.flipped()
    assert flaws(made.table) == ""
    table = replace(made.table, dungeon_grave=(*made.table.dungeon_grave, *made.table.dungeon_deck), dungeon_deck=())
    assert flaws(table) == "there is no card to lie face up"
