"""Positions: what a person writes is read, and what is written is read back as the same match."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from game.core import record, runner
from game.core.commands import Decline, Pass
from game.core.positions import PositionError
from game.rules.factions.positions.reading import load_position
from game.rules.factions.positions.writing import write_position
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import Activate, EndBuild
from game.rules.factions.state.table import Unit
from tests.rules.factions.random_matches import factions_setup

PUZZLE: dict[str, Any] = {
    "game": "factions",
    "seats": [
        {"faction": "Kingdom", "name": "Ada", "build": 12, "hand": ["Blockade", "Knight"]},
        {"faction": "Neutral", "name": "Ben", "capital": {"damage": 30}},
    ],
    "pieces": [
        {"name": "Knight", "zone": 2, "damage": 10, "equipment": ["Battle Suit"]},
        {"name": "Black Dragon", "zone": 3, "seat": 1, "magic": 2},
    ],
    "locations": [{"name": "Fortress", "zone": 2}],
    "turn": {"phase": "combat", "active": "Knight"},
}


def test_a_written_position_is_what_it_says() -> None:
    state = runner.resume(FACTIONS, load_position(PUZZLE)).state
    knight, dragon = (unit for unit in state.table.units.values() if not unit.is_capital)
    assert (knight.key, knight.zone, knight.damage, knight.tapped) == ("knight", 2, 10, True)
    assert (dragon.seat, dragon.magic) == (1, 2)
    assert state.table.players[0].build == 12
    assert [state.table.cards[card].key for card in state.table.players[0].hand] == ["blockade", "knight"]
    assert state.table.locations[2].key == "fortress"
    assert (state.table.turn.cycle, state.table.turn.initiative) == (1, 0)
    assert state.decision.prompt == "activation"
    assert FACTIONS.flaws(state) == ()


def test_the_shortest_position_is_a_build_turn() -> None:
    state = runner.resume(FACTIONS, load_position({})).state
    assert state.decision.prompt == "build"
    assert len(state.table.units) == 2


def test_a_starter_list_leaves_the_rest_in_the_deck() -> None:
    document = {"seats": [{"faction": "Kingdom", "cards": "starter", "hand": ["Knight"]}, {}]}
    player = load_position(document).table.players[0]
    assert (len(player.deck), len(player.hand)) == (59, 1)


def test_the_only_unit_that_is_left_is_activated_by_its_player() -> None:
    document = {**PUZZLE, "turn": {"phase": "combat"}}
    state = runner.resume(FACTIONS, load_position(document)).state
    knight = next(unit for unit in state.table.units.values() if unit.key == "knight")
    assert state.decision.prompt == "activate" and state.table.turn.activation is None
    assert runner.legal(FACTIONS, state) == (Activate(knight.id),)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "game: 'factions'"),
        ({"seats": [{}]}, "seats: 2 are expected"),
        ({"pieces": [{"name": "Knigt", "zone": 1}]}, "pieces[0].name: there is no card 'Knigt'; did you mean Knight?"),
        ({"pieces": [{"name": "Knight", "zone": 6}]}, "pieces[0].zone: a zone from 1 to 5"),
        ({"pieces": [{"name": "Fortress", "zone": 1}]}, "pieces[0].name: Fortress is not a unit card"),
        ({"pieces": [{"name": "Knight", "zone": 1, "damage": 90}]}, "pieces[0].damage: 90 is more than Knight"),
        ({"pieces": [{"name": "Knight", "zone": 1, "seat": 2}]}, "pieces[0].seat: a seat from 0 to 1"),
        ({"pieces": [{"name": "Knight", "zone": 1, "magic": -1}]}, "pieces[0]: no number below 0"),
        ({"pieces": [{"name": "Knight", "zone": 1, "magic": 1}]}, "pieces[0].magic: Knight has no Magic rating"),
        ({"pieces": [{"name": "Knight", "zone": 1, "equipment": ["Short Sword"] * 3}]}, "pieces[0].equipment: at most"),
        ({"pieces": [], "turn": {"active": 4}}, "turn.active: there is no pieces[4]"),
        ({"turn": {"phase": "over"}}, "turn.phase: setup, upkeep"),
        ({"seats": [{"build": -1}, {}]}, "seats[0].build: 0 or more"),
        (
            {
                "seats": [{"deck": [], "cards": [["Knight", 2]]}, {}],
                "pieces": [{"name": "Knight", "zone": 2}],
                "locations": [],
            },
            "Knight lies nowhere",
        ),
        ({"seats": [{"cards": [["Squire", 2]]}, {}]}, "Knight is named more often"),
        ({"locations": [{"name": "Fortress", "zone": 2}, {"name": "Barracks", "zone": 2}]}, "locations[1].zone"),
        ({"locations": [{"name": "Fortress", "zone": 6}]}, "locations[0].zone"),
        ({"last_cycle": 0}, "last_cycle: 1 to 60"),
        ({"last_cycle": 61}, "last_cycle: 1 to 60"),
        ({"pending": {"revived": [[3, 1]]}}, "pending.revived: 3: 1 is not a card that came back"),
        ({"next_id": 90, "pending": {"revived": [[90, 1]]}}, "pending.revived: 90: 1 is not a card that came back"),
        ({"next_id": 90, "pending": {"revived": [[89, 50]]}}, "pending.revived: 89: 50 is not a card that came back"),
        ({"seats": [{"hand": ["Knight #1", "Knight #1"]}, {}]}, "seats[0].hand[1]: Knight #1 is not there to be named"),
        ({"seats": [{"cards": [["Squire", 0]]}, {}]}, "seats[0].cards: 1 to 200 copies are expected, not 0"),
        ({"seats": [{"cards": [["Squire", 201]]}, {}]}, "seats[0].cards: 1 to 200 copies are expected, not 201"),
        ({"seats": [{"hand": ["Squire #2"], "cards": [["Squire", 1]]}, {}]}, "hand[0]: Squire #2 is not there"),
        ({"seed": -1}, "seed: a number from 0"),
        ({"blockaded": [9]}, "blockaded: a zone"),
        ({"seats": [{"capital": {"aimed": -1}}, {}]}, "seats[0].capital: no number below 0"),
        ({"seats": [{}, {"capital": {"damage": -1}}]}, "seats[1].capital: no number below 0"),
        ({"turn": {"cycle": 0}}, "turn.cycle: 1 or more is expected, not 0"),
        ({"turn": {"phase": "setup", "cycle": -1}}, "turn.cycle: 0 or more is expected, not -1"),
        ({"turn": {"active": "Knight"}}, "turn.active: no unit has its turn in phase build"),
        (
            {"pieces": [{"name": "Prince Vaan", "zone": 2}] * 2, "turn": {}},
            "pieces[0].name: Prince Vaan is unique, and seat 0 has another of that name",
        ),
        (
            {
                "pieces": [
                    {"name": "Squire", "zone": 2},
                    {"name": "Commander William Rendar", "zone": 2},
                    {"name": "General William Rendar", "zone": 4},
                ],
                "turn": {},
            },
            "pieces[1].name: Commander William Rendar is unique, and seat 0 has another of that name",
        ),
        (
            {
                "pieces": [{"name": "Squire", "zone": 2, "equipment": ["Short Sword", "Teleportation Relic"]}],
                "turn": {},
            },
            "pieces[0].equipment[1]: Squire cannot carry Teleportation Relic",
        ),
    ],
)
def test_what_cannot_be_is_reported_with_its_place(change: dict[str, Any], words: str) -> None:
    with pytest.raises(PositionError) as raised:
        load_position({**PUZZLE, **change})
    assert words in str(raised.value)


def test_each_seat_may_have_its_own_of_a_unique_unit() -> None:
    pieces = [{"name": "Prince Vaan", "zone": 2}, {"name": "Prince Vaan", "zone": 2, "seat": 1}]
    assert len(load_position({"game": "factions", "pieces": pieces}).table.units) == 4


def test_what_a_piece_says_nothing_about_is_as_on_a_unit_that_has_just_come() -> None:
    table = load_position({"pieces": [{"name": "Mage", "zone": 3}]}).table
    (mage,) = (unit for unit in table.units.values() if not unit.is_capital)
    assert mage == Unit(id=1, key="mage", seat=0, zone=3, magic=4)
    assert [unit for unit in table.units.values() if unit.is_capital] == [
        Unit(id=2, key="capital", seat=0, zone=1),
        Unit(id=3, key="capital", seat=1, zone=5),
    ]


def test_cards_are_named_by_the_number_of_their_copy() -> None:
    document = {"seats": [{"cards": [["Squire", 3]], "hand": ["Squire #2"], "graveyard": ["Squire #3"]}, {}]}
    player = load_position(document).table.players[0]
    assert (player.hand, player.graveyard, player.deck) == ((2,), (3,), (1,))


def test_unknown_fields_are_errors() -> None:
    with pytest.raises(msgspec.ValidationError):
        load_position({"piecse": []})


@pytest.mark.parametrize("seed", [3, 4, 9])
def test_every_position_of_a_match_can_be_written_and_read(seed: int) -> None:
    chance = random.Random(seed)
    state = runner.start(FACTIONS, factions_setup(seed), seed).state
    for number in range(500):
        if state.decision is None:
            break
        if number % 4 == 0:
            document = msgspec.json.decode(msgspec.json.encode(write_position(state, ("Ada", "Ben"))))
            again = runner.resume(FACTIONS, load_position(document)).state
            assert (
                record.first_difference(
                    msgspec.json.decode(record.encode(again)), msgspec.json.decode(record.encode(state))
                )
                is None
            )
        answer = chance.choice(runner.legal(FACTIONS, state))
        after = runner.submit(FACTIONS, state, state.decision.seat, answer)
        assert isinstance(after, runner.Accepted)
        state = after.state


@pytest.mark.parametrize("cycle", [1, 60])
def test_a_position_may_be_counted_out_after_each_cycle_from_1_to_60(cycle: int) -> None:
    assert load_position({**PUZZLE, "last_cycle": cycle}).table.last_cycle == cycle


@pytest.mark.parametrize(("phase", "turn"), [("upkeep", 0), ("upkeep", 1), ("build", 0), ("build", 1), ("combat", 1)])
def test_a_position_of_either_seats_phase_goes_on_to_the_other(phase: str, turn: int) -> None:
    document = {
        "pieces": [{"name": "Squire", "zone": 1}, {"name": "Squire", "zone": 5, "seat": 1}],
        "turn": {"phase": phase, "seat": turn, "initiative": turn},
    }
    state = runner.resume(FACTIONS, load_position(document)).state
    asked = []
    while state.decision is not None and state.decision.prompt != "activate" and len(asked) < 8:
        asked.append(state.decision.seat)
        last = [answer for answer in runner.legal(FACTIONS, state) if isinstance(answer, Decline | EndBuild | Pass)]
        accepted = runner.submit(FACTIONS, state, state.decision.seat, last[0])
        assert isinstance(accepted, runner.Accepted)
        state = accepted.state
    assert state.decision is not None and state.decision.prompt == "activate" and state.decision.seat == turn
    assert list(dict.fromkeys(asked)) == ([] if phase == "combat" else [turn, 1 - turn])
