"""What a game that says nothing of its own has from its entry: set-ups, positions, texts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.app.games.entries import GAMES, Listed, entry_of, evaluator_of
from game.app.games.game_entry import GameEntry, record_text
from game.app.headless import Session
from game.app.matches.match import Match, Seating
from game.core.base_ruleset import PlainSetup
from game.core.decisions import Decision
from game.core.events import DiceRolled
from tests.app.toy_game import STONES
from tests.games.tic_tac_toe import ENTRY, TIC_TAC_TOE, MarkPlaced, PlaceMark

NAMES = ("Ann", "Bob")


class Defaults(GameEntry):
    ruleset = TIC_TAC_TOE


class StonesDefaults(GameEntry):
    ruleset = STONES


def ask(session: Session, **request: Any) -> dict[str, Any]:
    return msgspec.json.decode(session.reply(msgspec.json.encode(request)))


def test_seats_of_a_document_are_counted_and_named() -> None:
    assert ENTRY.setup({}) == PlainSetup(2)
    assert ENTRY.setup({"seats": [{"name": "Ann"}, {}, {}]}) == PlainSetup(3)
    assert ENTRY.seat_names({"seats": [{"name": "Ann"}, {"name": 3}, 4]}) == ("Ann", "", "")
    assert ENTRY.seat_names({}) == ENTRY.seat_names({"seats": 3}) == ("", "")


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        ({"cells": 3}, "setup.cells: one of seats is expected"),
        ({"seats": [{"name": "Ann"}, {"colour": "red"}]}, "setup.seats[1].colour: one of name is expected"),
        ({"seats": ["Ann", "Bob"]}, "setup.seats[0]: an object is expected"),
        ({"seats": "two"}, "setup.seats: a whole number was expected, there is a text"),
    ],
)
def test_what_a_set_up_does_not_know_is_refused(document: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as raised:
        ENTRY.setup(document)
    assert str(raised.value) == sentence


def test_a_type_of_set_up_that_counts_no_seats_gets_none() -> None:
    setup = StonesDefaults().setup({"stones": 7, "seats": [{"name": "Ann"}, {"name": "Bob"}]})
    assert setup.stones == 7
    with pytest.raises(ValueError, match="stones: a whole number was expected, there is a text"):
        StonesDefaults().setup({"stones": "many"})


def test_a_position_is_the_record_of_the_state() -> None:
    session = Session()
    assert ask(session, do="new", game="tic_tac_toe", setup={"seats": [{"name": "Ann"}, {"name": "Bob"}]})["ok"]
    played = ask(session, do="answer", n=4)
    assert played["ok"] and played["decision"]["text"] == "Bob: place mark."
    assert [answer["text"] for answer in played["decision"]["answers"]][3:5] == ["Cell 4", "Cell 6"]
    position = ask(session, do="position")["position"]
    assert position["seats"] == [{"name": "Ann"}, {"name": "Bob"}]
    loaded = ask(Session(), do="load", position=position)
    assert loaded["ok"] and loaded["digest"] == played["digest"]
    refused = ask(Session(), do="load", position={**position, "cells": []})
    assert refused["error"]["text"] == "position.cells: one of game, seats, state is expected"
    broken = ask(Session(), do="load", position={"game": "tic_tac_toe", "state": {"table": 3}})
    assert not broken["ok"] and broken["error"]["text"].startswith("state.table: ")


def test_there_are_neither_cards_nor_boards_nor_sight() -> None:
    assert ENTRY.cards() == [] == ENTRY.content() and ENTRY.board_of(PlainSetup()) is None
    assert evaluator_of("tic_tac_toe") is None is evaluator_of("draughts")
    with pytest.raises(ValueError, match="from: "):
        ENTRY.sight(None, 0, 1)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="piece: "):
        ENTRY.reach(None, 0)  # type: ignore[arg-type]


def test_texts_are_made_of_the_names_of_types_and_fields() -> None:
    plain = Defaults()
    assert plain.answer_text(None, PlaceMark(4), NAMES) == "Place mark: cell 4"
    assert plain.event_text(None, MarkPlaced(1, 4), NAMES) == "Bob: mark placed, cell 4"
    assert plain.event_text(None, DiceRolled(0, 6, (3, 5), "first"), NAMES) == "Ann rolls 3, 5."
    assert plain.prompt_text(None, Decision(1, 0, "space", "place_mark"), NAMES) == "Ann: place mark."
    assert record_text(MarkPlaced(2, 4), NAMES) == "Mark placed: cell 4"


class Purse(msgspec.Struct):
    gold: int
    is_open: bool = False


class Mixed(msgspec.Struct):
    turn_number: int
    rows: tuple[tuple[int, ...], ...]
    purses: dict[int, Purse]
    left: tuple[int, ...] = ()
    winner: str | None = None


def test_a_table_is_told_by_its_fields() -> None:
    assert Defaults().table_text(Mixed(3, ((1, 2), (3,)), {7: Purse(20)}), NAMES) == (
        "Turn number: 3",
        "Rows:",
        "    1: 1, 2",
        "    2: 3",
        "Purses:",
        "    7:",
        "        Gold: 20",
        "        Is open: no",
        "Left: none",
        "Winner: none",
    )


def test_computer_players_do_anything_legal() -> None:
    seatings = (Seating("Ann", "computer"), Seating("Bob", "computer"))
    match = Match.new(TIC_TAC_TOE, PlainSetup(), seatings, 3)
    while match.players.step():
        pass
    assert match.outcome is not None


def test_an_entry_stands_in_its_own_folder() -> None:
    for name, listed in GAMES.items():
        if listed.load is None and not listed.package:
            assert type(entry_of(name)).__module__ == f"game.app.games.{name}.entry"
            assert entry_of(name).ruleset.profile.game == name and entry_of(name).ruleset.profile.title == listed.title
    assert Listed("Draughts").load is None
