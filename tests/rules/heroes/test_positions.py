"""Positions: what is written is read back as it was, what is left out has a default, what cannot be is refused."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core import record, runner
from game.core.commands import Pass
from game.core.positions import PositionError
from game.rules.heroes.positions.reading import load_position
from game.rules.heroes.positions.writing import write_position
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from tests.rules.heroes.random_matches import heroes_setup


@pytest.mark.parametrize("seed", range(4))
def test_a_written_position_is_read_back_as_an_equal_state(seed: int) -> None:
    chance = random.Random(seed)
    state = runner.start(HEROES, heroes_setup("always", seed), seed).state
    for number in range(500):
        if state.decision is None:
            break
        if number % 9 == 0:
            document = write_position(state, ("Ada", "Ben"))
            read = runner.resume(HEROES, load_position(document)).state
            assert record.encode(read) == record.encode(state)
            assert [seat["name"] for seat in document["seats"]] == ["Ada", "Ben"]
        answer = chance.choice(runner.legal(HEROES, state))
        accepted = runner.submit(HEROES, state, state.decision.seat, answer)
        assert isinstance(accepted, runner.Accepted)
        state = accepted.state


def test_a_match_that_is_over_is_read_back() -> None:
    state = runner.start(HEROES, heroes_setup("able", 1), 1).state
    while state.decision is not None:
        accepted = runner.submit(HEROES, state, state.decision.seat, runner.legal(HEROES, state)[-1])
        assert isinstance(accepted, runner.Accepted)
        state = accepted.state
    assert record.encode(load_position(write_position(state))) == record.encode(state)


def document(**changes: Any) -> dict[str, Any]:
    return {
        "game": "heroes",
        "seats": [
            {
                "hero": "Captain Osric Vane",
                "hand": ["Shield Wall"],
                "resources": ["Kettle Helm", {"name": "The Miller's Errand", "face_up": True}],
                "deck": ["Mountain Maul", "Sweeping Arc"],
            },
            {"damage": 4, "flipped": True, "graveyard": ["Bonepicker"]},
        ],
        "pieces": [
            {"name": "Ferryman Dob"},
            {"name": "Creeping Rot", "seat": 1, "on": 0},
            {"name": "Militia", "damage": 0, "exhausted": True},
            {"name": "Reeling Wound", "on": "hero 1"},
        ],
        "turn": {"number": 5},
        **changes,
    }


def test_what_is_left_out_has_a_default() -> None:
    state = runner.resume(HEROES, load_position(document())).state
    table = state.table
    assert state.decision is not None and (state.decision.prompt, state.decision.seat) == ("action", 0)
    osric, sedge = (table.permanents[player.hero] for player in table.players)
    assert osric.record.name == "Captain Osric Vane" and sedge.record.name == "Mother Sedge"
    assert sedge.damage == 4 and not sedge.face_up and osric.face_up
    dob, rot, militia, wound = list(table.permanents.values())[2:]
    assert rot.host == dob.id and wound.host == sedge.id and militia.card == 0 and militia.exhausted
    assert [table.cards[card].key for card in table.players[0].deck] == ["sweeping_arc", "mountain_maul"]
    assert [player.began for player in table.players] == [5, 4]
    assert c.Propose(dob.id, sedge.id) in runner.legal(HEROES, state)
    assert HEROES.flaws(state) == ()


@pytest.mark.parametrize(("number", "began"), [(1, [1, 1]), (2, [2, 1]), (3, [3, 2])])
def test_who_was_there_before_the_position_is_new_for_neither_seat(number: int, began: list[int]) -> None:
    pieces = [{"name": "Chapel Novice", "seat": 1}, {"name": "Chapel Novice", "seat": 1, "since": number}]
    seats = [{"hero": "Captain Osric Vane"}, {"hero": "Ilsabet Quill", "damage": 4, "flipped": True}]
    state = runner.resume(HEROES, load_position(document(seats=seats, pieces=pieces, turn={"number": number}))).state
    assert [player.began for player in state.table.players] == began
    old, new = list(state.table.permanents)[2:]
    passed = runner.submit(HEROES, state, 0, Pass())
    assert isinstance(passed, runner.Accepted)
    state = passed.state
    assert state.decision is not None and state.decision.seat == 1
    sources = {command.source for command in runner.legal(HEROES, state) if isinstance(command, c.UsePower)}
    assert old in sources and new not in sources


def test_a_card_has_a_number_only_where_there_are_several() -> None:
    written = document(seats=[{"hand": ["Kettle Helm", "Shield Wall #2", "Shield Wall #1"]}, {}])
    written["pieces"] = []
    (seat, _) = write_position(load_position(written))["seats"]
    assert list(seat["hand"]) == ["Kettle Helm", "Shield Wall #2", "Shield Wall #1"]
    assert [list(pair) for pair in seat["cards"]] == [["Kettle Helm", 1], ["Shield Wall", 2]]


def test_the_rest_of_a_list_is_shuffled_into_the_deck() -> None:
    written = document(
        seats=[{"cards": "quick", "hand": ["Kettle Helm"]}, {"hero": "Mother Sedge", "cards": "starter"}]
    )
    written["pieces"] = []
    table = load_position(written).table
    assert len(table.players[0].deck) == 29 and len(table.players[1].deck) == 60
    assert load_position({**written, "seed": 7}).table.players[1].deck != table.players[1].deck


@pytest.mark.parametrize("phase", ["ready", "draw", "action", "end", "setup"])
def test_a_match_goes_on_from_each_phase(phase: str) -> None:
    state = runner.resume(HEROES, load_position(document(turn={"number": 5, "phase": phase}, windows="always"))).state
    assert state.decision is not None or state.outcome is not None


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "game: 'heroes' was expected"),
        ({"seats": [{}]}, "seats: 2 are expected, not 1"),
        ({"seed": -1}, "seed: a number from 0"),
        ({"drawn": -1}, "drawn, next_decision"),
        ({"next_decision": 0}, "drawn, next_decision"),
        ({"last_turn": 0}, "last_turn: 1 to 500"),
        ({"turn": {"seat": 2}}, "turn: seat 0 or 1"),
        ({"turn": {"phase": "over"}}, "turn.phase: one that is not over"),
        ({"pieces": [{"name": "Ferryman Bob"}]}, "pieces[0].name: there is no card 'Ferryman Bob'; did you mean"),
        ({"pieces": [{"name": "Shield Wall"}]}, "pieces[0].name: Shield Wall does not stay in play"),
        ({"pieces": [{"name": "Light the Beacons"}]}, "pieces[0].name: Light the Beacons does not stay in play"),
        ({"pieces": [{"name": "Ferryman Dob", "seat": 2}]}, "pieces[0].seat: a seat from 0 to 1 is expected, not 2"),
        ({"pieces": [{"name": "Ferryman Dob", "damage": -1}]}, "pieces[0]: no number below 0"),
        ({"pieces": [{"name": "Kettle Helm", "damage": 1}]}, "pieces[0].damage: only heroes and allies"),
        ({"pieces": [{"name": "Creeping Rot"}]}, "pieces[0].on: what it is attached to is expected"),
        ({"pieces": [{"name": "Kettle Helm", "on": 0}]}, "pieces[0].on: it is attached to nothing"),
        ({"pieces": [{"name": "Creeping Rot", "on": 4}]}, "pieces[0].on: there is no pieces[4]"),
        ({"pieces": [{"name": "Creeping Rot", "on": "hero 3"}]}, "pieces[0].on: 'hero 0', 'hero 1' or a number"),
        ({"pieces": [{"name": "Creeping Rot", "on": "hero 1"}]}, "pieces[0].on: Creeping Rot is for ally"),
        ({"seats": [{"damage": -1}, {}]}, "seats[0].damage: 0 or more"),
        ({"seats": [{"hero": "Osrik"}, {}]}, "seats[0].hero: there is no hero 'Osrik'"),
        (
            {"seats": [{"resources": [{"name": "Kettle Helm", "face_up": True}]}, {}]},
            "seats[0].resources[0]: only a quest",
        ),
        (
            {"seats": [{"cards": [["Kettle Helm", 1]], "hand": ["Kettle Helm"] * 2}, {}]},
            "seats[0].hand[1]: Kettle Helm",
        ),
        ({"seats": [{"cards": [["Kettle Helm", 0]]}, {}]}, "seats[0].cards: 1 to 200 copies"),
        ({"seats": [{"cards": [["Kettle Helm", 2]], "deck": []}, {}]}, "seats[0]: Kettle Helm lies nowhere"),
        ({"seats": [{"hand": ["Kettle Helm #0"]}, {}]}, "seats[0].hand[0]: a number such as #2"),
        (
            {"seats": [{"cards": [["Kettle Helm", 1]], "hand": ["Kettle Helm #2"]}, {}]},
            "seats[0].hand[0]: Kettle Helm #2",
        ),
        ({"seats": [{"looked": 1}, {}]}, "seats[0]: looked and shown"),
        ({"next_id": 1}, "next_id: at least"),
        ({"pending": {"ids": [1, 2, 3, 4]}}, "pending.ids: 4 different numbers"),
        ({"pending": {"after": 2}}, "pending.after: a seat from 0 to 1"),
        (
            {"pending": {"chain": [{"id": 1, "seat": -1, "what": "card", "key": "shield_wall"}]}},
            "pending.chain[0].seat: a seat from 0 to 1",
        ),
        (
            {"pending": {"waiting": [{"id": 1, "seat": 0, "what": "trigger", "key": "Shield Wall"}]}},
            "pending.waiting[0].key: the key of a card is expected, not 'Shield Wall'",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(changes: dict[str, Any], sentence: str) -> None:
    written = document(**changes)
    if "seats" in changes:
        written["pieces"] = []
    with pytest.raises(PositionError) as caught:
        load_position(written)
    assert str(caught.value).startswith(sentence), str(caught.value)
