"""Crawler by lines: its cards with their figures, its set-ups, and a whole match."""

from __future__ import annotations

from typing import Any

import pytest

from game.app.games.entries import entry_of
from game.rules.crawler.cards.adventurers import ADVENTURERS, QUESTS
from game.rules.crawler.cards.crawler_cards import CRAWLER_CARDS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from tests.app.headless.talk import Talk

CRAWLER = entry_of("crawler")
COMMON = {"name", "deck", "keywords", "text"}


def cards(deck: str) -> list[dict[str, Any]]:
    told = Talk().well(do="cards", game="crawler")["cards"]
    return [card for card in told if card["deck"] == deck]


def test_each_family_has_its_figures() -> None:
    assert all(set(card) == COMMON | {"class", "alignment", "resources", "life"} for card in cards("adventurers"))
    assert all(set(card) == COMMON for card in cards("quests"))
    assert all(set(card) == COMMON | {"type", "cost", "count"} for card in cards("crawler"))
    dungeon = COMMON | {"type", "cost", "count", "power", "life", "armour", "character_type", "size", "tag"}
    assert all(set(card) == dungeon for card in cards("dungeon"))
    records = (ADVENTURERS, QUESTS, CRAWLER_CARDS, DUNGEON_CARDS)
    told = [[card["name"] for card in cards(deck)] for deck in ("adventurers", "quests", "crawler", "dungeon")]
    assert told == [[card.name for card in table.values()] for table in records]


def test_figures_are_those_of_the_cards() -> None:
    knight = cards("adventurers")[0]
    assert knight["resources"] == {"Equipment": 3, "Magic": 0, "Skill": 2, "Tactic": 1}
    assert (knight["name"], knight["class"], knight["alignment"], knight["life"]) == (
        "Hedge Knight",
        "Fighter",
        "Good",
        5,
    )
    lancer = next(card for card in cards("dungeon") if card["name"] == "Goblin Lancer")
    assert (lancer["power"], lancer["life"], lancer["armour"], lancer["cost"], lancer["count"]) == (2, 1, 1, 2, 3)
    assert (lancer["character_type"], lancer["size"], lancer["tag"]) == ("Creature", "Medium", "Goblin")
    assert next(card for card in cards("dungeon") if card["name"] == "Covered Pit")["power"] is None
    assert sum(card["count"] for card in cards("crawler")) == sum(card["count"] for card in cards("dungeon")) == 65
    assert not any("*" in card["text"] for deck in ("crawler", "dungeon") for card in cards(deck))


def test_a_set_up_says_who_leads_whom_and_what_is_asked_for() -> None:
    party = ["Road Thief", {"adventurer": "Road Thief", "seat": 1}, "hedge_knight"]
    wanted = CRAWLER.setup({"seats": [{"name": "Ann"}, {}], "party": party, "length": "quick", "difficulty": "harsh"})
    assert [(one.adventurer, one.seat) for one in wanted.party] == [
        ("road_thief", 0),
        ("road_thief", 1),
        ("hedge_knight", 0),
    ]
    assert wanted.quests == ("lay_them_to_rest",) and wanted.difficulty == "harsh"
    assert len(CRAWLER.setup({}).seats) == 1 and CRAWLER.setup({}).length == "standard"
    assert CRAWLER.ruleset.flaws_of_setup(wanted) == ()


def test_decks_come_with_the_set_up_or_with_a_seat() -> None:
    assert CRAWLER.setup({"decks": "starter"}).decks == CRAWLER.setup({}).decks
    for document in ({"decks": "2 Rally\n3 Zombie"}, {"seats": [{}, {"decks": "2 Rally\n3 Zombie"}]}):
        decks = CRAWLER.setup(document).decks
        assert (decks.crawler, decks.dungeon) == ((("rally", 2),), (("zombie", 3),))
    # rule: crawler/players: the same ones may be named twice.
    assert CRAWLER.setup({"seats": [{"decks": "2 Rally"}, {"decks": "2 Rally"}]}).decks.crawler == (("rally", 2),)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"parties": []}, "setup.parties: one of"),
        ({"seats": 2}, "setup.seats: a list of objects"),
        ({"seats": []}, "setup.seats: 1 to 4 are expected, not 0"),
        ({"seats": [{}] * 5}, "setup.seats: 1 to 4 are expected, not 5"),
        ({"seats": [{"nam": ""}]}, "setup.seats[0].nam: one of"),
        ({"seats": [{"name": 3}]}, "setup.seats[0].name: text"),
        ({"party": "all"}, "setup.party: a list"),
        ({"party": ["Zombie"]}, "setup.party[0].adventurer: the name of an Adventurer"),
        ({"party": [{"who": "Road Thief"}]}, "setup.party[0].who: one of"),
        ({"party": [{"adventurer": "Road Thief", "seat": 1}]}, "setup.party[0].seat: a seat from 0 to 0"),
        ({"quests": {}}, "setup.quests: a list"),
        ({"quests": ["Zombie"]}, "setup.quests[0]: the name of a Quest"),
        ({"length": "long"}, "setup.length"),
        ({"difficulty": 3}, "setup.difficulty"),
        ({"decks": 3}, "setup.decks: decks as text"),
        ({"decks": "1 Nobody"}, "setup.decks: line 1: there is no card"),
        ({"seats": [{"decks": "1 Nobody"}]}, "setup.seats[0].decks: line 1"),
        # rule: crawler/players: they share both decks.
        ({"seats": [{"decks": "2 Rally"}, {"decks": "3 Rally"}]}, "setup.seats[1].decks: the party shares its decks"),
        ({"decks": "2 Rally", "seats": [{"decks": "3 Rally"}]}, "setup.seats[0].decks: the party shares its decks"),
    ],
)
def test_a_wrong_set_up_is_refused_with_its_place(document: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as refused:
        CRAWLER.setup(document)
    assert str(refused.value).startswith(words)


def test_a_match_is_played_by_lines_to_its_end() -> None:
    talk = Talk()
    told = talk.well(do="new", game="crawler", seed=4, setup={"seats": [{"name": "Ann"}, {"name": "Ben"}]})
    asked = set()
    for number in range(4000):
        decision = told["decision"]
        if decision is None:
            break
        asked.add(decision["seat"])
        answers = decision["answers"]
        told = talk.well(do="answer", n=number % len(answers))
    assert told["decision"] is None and asked == {0, 1}


def test_a_position_is_loaded_asked_and_written() -> None:
    talk = Talk()
    position = {"game": "crawler", "encounter": ["Zombie"], "hand": ["Cleave"], "round": {"phase": "attack"}}
    told = talk.well(do="load", position=position)
    words = [answer["text"] for answer in told["decision"]["answers"]]
    assert "Activate Hedge Knight" in words and "Play Cleave, boosted (2 Skill)" in words and "No attack" in words
    written = talk.well(do="position")["position"]
    assert written["encounter"][0]["name"].startswith("Zombie")
    assert Talk().well(do="load", position=written)["decision"] == told["decision"]


def test_only_the_seat_that_another_follows_is_told_that_it_is_done() -> None:
    # rule: crawler/players
    talk = Talk()
    seats = [{"name": "Ann"}, {"name": "Ben"}]
    position = {"game": "crawler", "encounter": ["Zombie"], "round": {"phase": "attack"}, "seats": seats}
    heard = []
    told = talk.well(do="load", position=position)
    while told["decision"]["prompt"] == "attack":
        answers = told["decision"]["answers"]
        heard.append((told["decision"]["seat"], answers[-1]["text"]))
        told = talk.well(do="answer", n=len(answers) - 1)
    assert heard == [(0, "Done: Ben goes on"), (1, "No attack")]
