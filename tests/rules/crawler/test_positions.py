"""Positions: what a person writes is read, and what is written is read back as the same match."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from game.core import record, runner
from game.core.commands import Concede
from game.rules.crawler.positions.reading import PositionError, load_position, write_position
from game.rules.crawler.ruleset import CRAWLER
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.commands import PlayCard
from game.rules.crawler.state.table import Round
from tests.conformance.crawler_setups import crawler_setup_of
from tests.rules.crawler.random_matches import states

PUZZLE: dict[str, Any] = {
    "game": "crawler",
    "seats": [{"name": "Ada"}, {"name": "Ben"}],
    "party": ["Hedge Knight", {"name": "Ember Adept", "wounds": 3}, {"name": "Hedge Knight", "seat": 0}],
    "fallen": ["Road Thief"],
    "quests": [{"name": "Bring Them Home", "tokens": 1}, "Clear the Way"],
    "encounter": ["Zombie", {"name": "Hollow Soul", "entered": 2, "target": 1}],
    "played": ["Veteran", {"name": "Winged Boots", "host": 2}],
    "hand": ["Short Spear", "Cleave"],
    "dungeon_grave": ["Fire Rune", "Captive"],
    "crawler_grave": ["Rally"],
    "flipped": True,
    "round": {"number": 3, "phase": "attack", "lead": 1, "primary": 1},
}


def names(table: Any, numbers: Any) -> list[str]:
    return [table.cards[number] for number in numbers]


def test_a_written_position_is_what_it_says() -> None:
    state = runner.resume(CRAWLER, load_position(PUZZLE)).state
    table = state.table
    assert [(one.key, one.seat, one.wounds) for one in table.party] == [
        ("hedge_knight", 0, 0),
        ("ember_adept", 1, 3),
        ("hedge_knight", 0, 0),
    ]
    assert names(table, table.fallen) == ["road_thief"] and table.size == 4
    assert [(quest.key, quest.tokens) for quest in table.quests] == [("bring_them_home", 1), ("clear_the_way", 0)]
    zombie, soul = table.encounter
    assert (zombie.key, zombie.entered, soul.key, soul.entered) == ("zombie", 3, "hollow_soul", 2)
    assert soul.target == table.party[1].id == table.round.primary
    veteran, boots = table.played
    assert (veteran.row, veteran.host, boots.row, boots.host) == ("permanent", 0, "assigned", table.party[2].id)
    assert names(table, table.hand) == ["short_spear", "cleave"]
    # The first that is named lies on top.
    assert names(table, table.dungeon_grave) == ["captive", "fire_rune"]
    assert (len(table.crawler_deck), len(table.dungeon_deck)) == (65 - 5, 65 - 4)
    assert state.decision.prompt == "attack" and state.decision.seat == 1 and table.flipped
    assert CRAWLER.flaws(state) == ()


def test_the_shortest_position_is_a_party_before_an_empty_encounter() -> None:
    state = load_position({})
    assert len(state.table.party) == 4 and len(state.table.quests) == 2
    assert (len(state.table.crawler_deck), len(state.table.dungeon_deck)) == (65, 65)
    assert load_position({"size": 9}).table.size == 9
    assert load_position({"seed": (1 << 63) - 1}).dice.seed == (1 << 63) - 1
    assert state.table.round == Round(number=1, phase="respond")
    assert (state.next_decision, state.next_id, state.table.flipped, state.table.looked) == (1, 137, False, ())


def test_decks_are_read_from_the_top_and_may_hold_only_what_is_named() -> None:
    document = {"cards": "named", "crawler_deck": ["Rally", "Mend", "Rally"], "dungeon_deck": ["Zombie", "Rushed"]}
    table = load_position({**document, "party": ["Road Thief"], "quests": []}).table
    assert names(table, table.crawler_deck) == ["rally", "mend", "rally"]
    assert names(table, table.dungeon_deck) == ["rushed", "zombie"]
    assert len(table.cards) == 6


def test_a_card_with_a_time_limit_has_its_tokens_unless_it_says_otherwise() -> None:
    document = {"encounter": ["Captive", {"name": "Captive", "entered": 1}], "round": {"number": 2}}
    assert [card.time for card in load_position(document).table.encounter] == [1, 0]


@pytest.mark.parametrize(
    ("phase", "prompt"),
    [
        ("setup", "mulligan"),
        ("build", "attack"),
        ("respond", "attack"),
        ("triggers", "attack"),
        ("attack", "attack"),
        ("retaliation", "defend"),
        ("end", "drop"),
    ],
)
def test_a_match_goes_on_from_each_phase(phase: str, prompt: str) -> None:
    document = {"encounter": ["Zombie"], "hand": ["Rally"], "round": {"number": 1, "phase": phase}}
    assert runner.resume(CRAWLER, load_position(document)).state.decision.prompt == prompt


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "game: 'crawler'"),
        ({"seats": []}, "seats: 1 to 4 are expected, not 0"),
        ({"seats": [{}] * 5}, "seats: 1 to 4 are expected, not 5"),
        ({"encounter": ["Zombi"]}, "encounter[0]: there is no card 'Zombi'; did you mean Zombie?"),
        ({"encounter": ["Rally"]}, "encounter[0].name: Rally is not a Dungeon card"),
        ({"hand": ["Zombie"]}, "hand[0]: Zombie is not a Crawler card"),
        ({"party": ["Zombie"]}, "party[0].name: Zombie is not an Adventurer"),
        ({"party": []}, "party: at least one living Adventurer is expected"),
        ({"party": [], "fallen": ["Road Thief"]}, "party: at least one living Adventurer is expected"),
        ({"quests": ["Zombie"]}, "quests[0].name: Zombie is not a Quest"),
        ({"party": [{"name": "Road Thief", "wounds": 4}]}, "party[0].wounds: less than its Life"),
        ({"party": [{"name": "Road Thief", "wounds": -1}]}, "party[0].wounds: 0 or more"),
        ({"party": [{"name": "Road Thief", "seat": 1}]}, "party[0].seat: a seat from 0 to 0"),
        ({"encounter": [{"name": "Zombie", "wounds": 2}]}, "encounter[0].wounds: at most its Life"),
        ({"encounter": [{"name": "Fire Rune", "poison": 1}]}, "encounter[0].poison: 0 is expected of what is no"),
        ({"encounter": [{"name": "Zombie", "target": 4}]}, "encounter[0].target: a place of the party"),
        ({"played": [{"name": "Rally", "boosted": True}]}, "played[0].boosted: Rally has one box only"),
        ({"played": [{"name": "Field Satchel", "spent": 4}]}, "played[0].spent: at most 3 is expected, not 4"),
        ({"played": [{"name": "Tower Shield", "spent": 2}]}, "played[0].spent: at most 1 is expected, not 2"),
        ({"played": [{"name": "Veteran", "spent": 1}]}, "played[0].spent: at most 0 is expected, not 1"),
        ({"played": [{"name": "Winged Boots", "host": -1}]}, "played[0].host: a place of the party"),
        ({"played": ["Winged Boots"]}, "played[0].host: the Adventurer that Winged Boots is assigned to is expected"),
        ({"hand": ["Banishment", "Banishment"]}, "hand[1]: Banishment is named more often"),
        ({"hand": ["Rally #3"]}, "hand[0]: Rally #3 is not there"),
        ({"hand": ["Rally #x"]}, "hand[0]: a number such as #2"),
        ({"cards": [["Rally", 0]]}, "cards: 1 to 200 copies"),
        ({"dungeon_deck": ["Zombie"]}, "cards: Goblin Skulker lies nowhere"),
        ({"round": {"phase": "over"}}, "round.phase: setup, build"),
        ({"round": {"lead": 1}}, "round: a number from 0"),
        ({"round": {"line": 11}}, "round: a number from 0"),
        ({"round": {"primary": 9}}, "round.primary: a place of the party"),
        ({"round": {"wounded": [0]}}, "round.wounded: places of the encounter"),
        ({"encounter": ["Zombie"], "round": {"wounded": [1]}}, "round.wounded: places of the encounter"),
        ({"encounter": ["Zombie"], "round": {"wounded": [-1]}}, "round.wounded: places of the encounter"),
        ({"seed": -1}, "seed: a number from 0"),
        ({"seed": 1 << 63}, "seed: a number from 0"),
        ({"encounter": [{"name": "Zombie", "time": -1}]}, "encounter[0].time: 0 or more is expected, not -1"),
        ({"round": {"lead": -1}}, "round: a number from 0"),
        ({"size": 0}, "size: the number of Adventurers"),
        ({"size": 3}, "size: the number of Adventurers in the match is expected, not 3"),
        ({"size": 10}, "size: the number of Adventurers in the match is expected, not 10"),
        ({"pending": {"agenda": [{"type": "Build"}]}}, "pending.agenda[0]: a part of a round is expected, not Build"),
        (
            {"pending": {"agenda": [{"type": "EndLine", "line": 1}, {"type": "EndStruggle"}]}},
            "pending.struggle: one is",
        ),
        ({"pending": {"agenda": [{"type": "EndLine", "line": 1}], "struggle": {"kind": "attack"}}}, "pending.struggle"),
        ({"pending": {"agenda": [{"type": "EndLine", "line": 11}]}}, "pending.agenda[0].line: 1 to 10 is expected"),
        ({"pending": {"agenda": [{"type": "EndLine", "line": 0}]}}, "pending.agenda[0].line: 1 to 10 is expected"),
        ({"pending": {"struggle": {"kind": "attack", "cards": [999]}}}, "pending: Struggle.cards: there is no card"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as refused:
        load_position(change)
    assert str(refused.value).startswith(words)


@pytest.mark.parametrize(
    ("name", "spent", "used_up"),
    [("Field Satchel", 2, False), ("Field Satchel", 3, True), ("Tower Shield", 0, False), ("Tower Shield", 1, True)],
)
def test_a_permanent_that_had_its_last_use_is_used_up(name: str, spent: int, used_up: bool) -> None:
    # rule: crawler/permanent
    table = load_position({"played": [{"name": name, "spent": spent}]}).table
    assert table.played[0].exhausted == used_up


def test_a_wrong_form_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        load_position({"parties": []})


@pytest.mark.parametrize("mode", ["alone", "together"])
@pytest.mark.parametrize("seed", range(3))
def test_every_position_is_read_back_as_it_was(mode: str, seed: int) -> None:
    for number, state in enumerate(states(crawler_setup_of(mode, seed), seed)):
        if number % 7 and state.decision is not None:
            continue
        written = msgspec.json.decode(record.encode(write_position(state, ("Ada", "Ben"))))
        read = load_position(written)
        again = read if read.outcome is not None else runner.resume(CRAWLER, read).state
        assert record.digest(again) == record.digest(state)


def test_only_cards_that_are_looked_at_are_put_back() -> None:
    step = {"type": "ArrangeDeck", "card": 1, "seat": 0}
    document = {
        "cards": "named",
        "quests": [],
        "dungeon_deck": ["Zombie", "Rushed", "Captive"],
        "played": ["Scout Ahead"],
        "pending": {"looked": 2, "agenda": [{"type": "EndLine", "line": 1}, step]},
    }
    captive = next(number for number, key in load_position(document).table.cards.items() if key == "captive")
    zombie = captive - 2
    step["top"] = [zombie]
    load_position(document)
    for wrong in ([captive], [zombie, zombie]):
        step["top"] = wrong
        with pytest.raises(PositionError, match=r"^pending.agenda\[1\]: cards that are looked at are expected"):
            load_position(document)


def test_an_assigned_card_without_a_host_is_there_while_the_host_is_chosen_or_was_given_up() -> None:
    document = {"hand": ["Winged Boots"], "round": {"phase": "attack"}}
    state = runner.resume(CRAWLER, load_position(document)).state
    state = runner.submit(CRAWLER, state, 0, PlayCard(state.table.hand[0])).state
    assert state.decision.prompt == "assign"
    over = runner.submit(CRAWLER, state, 0, Concede(0)).state
    for each in (state, over):
        read = load_position(msgspec.json.decode(record.encode(write_position(each, ("Ada",)))))
        again = read if read.outcome is not None else runner.resume(CRAWLER, read).state
        assert record.digest(again) == record.digest(each)


def test_the_cards_are_listed_with_how_many_lie_together() -> None:
    listed = write_position(load_position({}), ())["cards"]
    assert ["Goblin Skulker", 4] in [list(pair) for pair in listed]
    assert all(one[0] != other[0] for one, other in itertools.pairwise(listed))


def test_whom_a_card_possessed_is_kept_when_it_died() -> None:
    party = ["Hedge Knight", {"name": "Road Thief", "wounds": 3}]
    document = {"party": party, "encounter": [{"name": "Hollow Soul", "target": 1}], "round": {"phase": "retaliation"}}
    state = load_position(document)
    assert "targets" not in write_position(state, ())["pending"]
    thief = state.table.party[1].id
    state = replace(state, table=ev.AdventurerDied(thief).apply(state.table))
    written = write_position(state, ())
    assert "target" not in written["encounter"][0]
    assert load_position(msgspec.json.decode(record.encode(written))).table.encounter[0].target == thief
