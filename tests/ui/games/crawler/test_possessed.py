"""An Adventurer that is Locked by Possession: the card on the table has a badge, and the panel names who did it."""

from __future__ import annotations

import pytest

from game.rules.crawler.state.table import Table
from game.ui.boards.cards.records import CounterShown
from game.ui.boards.cards.whole_cards import _badge
from game.ui.games.crawler.board import shown
from game.ui.games.crawler.figures import inspection
from game.ui.games.crawler.tallies import tallies_of
from game.ui.screens.items import Item
from tests.rules.crawler.encounters import Scene


def counters(table: Table, number: int) -> tuple[CounterShown, ...]:
    return next(card.counters for card in shown(table)[0] if card.piece == number)


def locks_told(table: Table, number: int) -> list[str]:
    found = inspection(table, Item("piece", number), ("Blue",))
    return [words for icon, words, _ in found.facts if icon == "lock"]


# rule: crawler/possession
@pytest.mark.parametrize(
    ("marks", "locks", "badges", "told"),
    [
        ({}, 0, [None], ["Locked by Hollow Soul"]),
        ({}, 2, [2], ["2 Lock", "Locked by Hollow Soul"]),
        ({"wounds": 1}, 0, [], []),
        ({"locks": 1}, 0, [], []),
    ],
    ids=["possessed", "possessed and Locked", "slain", "Locked itself"],
)
def test_a_possessed_adventurer_has_a_lock_and_who_did_it_is_shown(
    marks: dict[str, int], locks: int, badges: list[int | None], told: list[str]
) -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    knight, thief = scene.party
    scene.mark(thief, locks=locks)
    scene.dungeon("Hollow Soul", target=thief, **marks)
    table = scene.table
    assert [one.value for one in counters(table, thief) if one.icon == "lock"] == badges
    assert locks_told(table, thief) == told
    assert counters(table, knight) == () and locks_told(table, knight) == []


def test_each_of_two_that_possess_is_named() -> None:
    # rule: crawler/possession
    scene = Scene("Hedge Knight")
    for _ in range(2):
        scene.dungeon("Hollow Soul", target=scene.party[0])
    assert [one.value for one in counters(scene.table, scene.party[0])] == [None]
    assert locks_told(scene.table, scene.party[0]) == ["Locked by Hollow Soul"] * 2


def test_a_badge_without_a_figure_is_narrower() -> None:
    assert _badge(CounterShown("lock", None), 16).get_width() < _badge(CounterShown("lock", 1), 16).get_width()


# rule: crawler/possession
@pytest.mark.parametrize(
    ("marks", "told"),
    [({}, ["A Wound for Hollow Soul is one for Road Thief, too"]), ({"locks": 1}, []), ({"target": 0}, [])],
    ids=["possesses", "Locked itself", "possesses nobody"],
)
def test_the_sum_of_the_attack_says_who_shares_a_wound(marks: dict[str, int], told: list[str]) -> None:
    scene = Scene("Hedge Knight", "Road Thief")
    scene.dungeon("Hollow Soul", **{"target": scene.party[1], **marks})
    scene.dungeon("Goblin Skulker")
    attack = tallies_of(scene.attack().table)[0]
    assert [words for words, good in attack.verdict if good is False and "too" in words] == told
