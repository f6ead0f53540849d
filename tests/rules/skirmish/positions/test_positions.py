"""Positions: what a document leaves out has the default that its page tells, and every state can be written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.dice import Dice
from game.core.state import Outcome, State, Step
from game.geometry.squares import SquareGrid
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.positions.documents import read_board
from game.rules.skirmish.positions.reading import PositionError, load_position, write_position
from game.rules.skirmish.presentation.queries import stats_of
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SkirmishSetup
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.board import Board, BoardTile
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.table import Activation, Shielding, Table, action_by_id
from game.rules.skirmish.turns import BetweenActivations, DeployPhase, InActivation
from tests.rules.skirmish.test_setting_up import BOARD, FIRST, LAST, begin, seats


def _held(cards: dict[str, Any], faction: str) -> int:
    """Return how many of those cards a faction's deck holds."""
    return sum(card.count for card in cards.values() if card.faction == faction)


def _first_of(cards: dict[str, Any], faction: str) -> str:
    """Return the first of those cards in a faction's deck that no document of these tests names alone in a deck."""
    held = [card.name for card in cards.values() if card.faction == faction and card.count]
    return next(name for name in held if name not in ("Web", "Gold Dragon"))


#: Cards in one deck of each faction.
IN_DECKS = sum(_held(cards, faction) for cards in (CREATURES, ACTIONS) for faction in ("drow", "crown"))

Match = State[Table, Step]

PLAIN: dict[str, Any] = {
    "map": ["................"],
    "pieces": [{"name": "Dragon Knight", "at": [4, 0]}],
    "seats": [{"faction": "crown"}, {"faction": "drow"}],
}

KNIGHT = {"name": "Dragon Knight", "at": [4, 0]}
PAIR = [{"name": "Elf Archer", "at": [x, 0]} for x in (1, 2)]

# --- what is left out ---


def test_a_written_piece_has_nothing_that_is_not_told() -> None:
    (knight,) = load_position(PLAIN).table.creatures.values()
    assert (knight.block, knight.damage, knight.tapped, knight.attached, knight.seat) == (0, 0, False, (), 0)


def test_what_is_left_out_is_what_the_page_of_positions_says() -> None:
    state = load_position(PLAIN)
    (piece,) = PLAIN["pieces"]
    seat = {
        "hand": [], "discard": [], "reserve": [], "graveyard": [], "actions": "rest", "creatures": "rest", "vault": 20,
        "supply": 0, "points": 0, "shuffled": True, "name": "",
    }  # fmt: skip
    told = {
        "game": "skirmish",
        "map": {"rows": PLAIN["map"], "name": "Written board", "source": ""},
        "seats": [{"faction": "crown", **seat}, {"faction": "drow", **seat}],
        "pieces": [{**piece, "seat": 0, "owner": 0, "tapped": False, "damage": 0, "block": 0, "attached": []}],
        "turn": {"seat": 0, "number": 1, "phase": "action", "activated": [], "active": None},
        "windows": "able", "ending": False, "seed": 0, "drawn": 0, "next_id": 0, "next_decision": 1, "pending": None,
    }  # fmt: skip
    assert load_position(told) == state
    active = {"seat": 0, "active": 0}
    assert load_position({**PLAIN, "turn": active}) == load_position(
        {**PLAIN, "turn": {**active, "moved": 0, "stopped_by": [], "activated": [0]}}
    )
    assert state.next_id == len(state.table.cards) + 1 and state.dice.seed == 0
    assert load_position({**PLAIN, "drawn": 1}).table.players != state.table.players


def test_gold_that_is_not_told_lies_in_the_vault() -> None:
    for told, gold in (
        ({"supply": 3}, (17, 3, 0)),
        ({"vault": 3}, (3, 0, 17)),
        ({"vault": 0}, (0, 0, 20)),
        ({"vault": 3, "supply": 17}, (3, 17, 0)),
    ):
        player = load_position({**PLAIN, "seats": [{"faction": "crown", **told}, {}]}).table.players[0]
        assert (player.vault, player.supply, player.spent) == gold


def test_start_areas_that_nobody_marks_are_the_two_columns_at_each_end() -> None:
    columns = ((0, 1), (4, 5))
    unmarked = read_board(("......", "..#...", "#....."))
    assert unmarked.starts == tuple(
        tuple((x, y) for y in range(3) for x in ends if (x, y) != (0, 2)) for ends in columns
    )
    assert read_board(("1.....", ".....2")).starts == (((0, 0),), ((5, 1),))
    assert read_board(("1.....", "......")).starts == (((0, 0),), ())
    assert read_board(("....2.", "......")).starts == ((), ((4, 0),))


def test_the_largest_and_the_smallest_written_board() -> None:
    assert load_position(PLAIN).table.board.grid.height == 1
    for rows, good in ((("." * 64,) * 64, True), (("." * 65,), False), ((".",) * 65, False), ((), False)):
        if good:
            assert read_board(rows).grid.rows == rows
        else:
            with pytest.raises(PositionError, match="1 to 64 rows of at most 64 squares"):
                read_board(rows)


def test_speed_that_was_overdrawn_is_none() -> None:
    state = load_position({**PLAIN, "turn": {"active": 0, "moved": 9}})
    (number,) = state.table.creatures
    assert stats_of(state.table, number).speed_left == 0


def test_a_name_that_nobody_has_is_met_with_up_to_three_near_ones() -> None:
    document = {**PLAIN, "pieces": [{"name": "Drow Masters", "at": [4, 0]}]}
    with pytest.raises(PositionError, match="mean Drow Blademaster or Drow Priestess or Drow Assassin"):
        load_position(document)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"seed": (1 << 63) - 1}, ""),
        ({"drawn": -1}, "drawn, next_decision"),
        ({"next_decision": 0}, "drawn, next_decision"),
        ({"pieces": [{"name": "Dragon Knight", "at": [4, 0], "damage": 44}]}, ""),
        ({"pieces": [{"name": "Dragon Knight", "at": [4, 0], "damage": 45}]}, "pieces[0].damage: 0 to 44 is expected"),
        ({"pieces": [{"name": "Dragon Knight #1", "at": [4, 0]}]}, ""),
        ({"pieces": [{"name": "Dragon Knight #0", "at": [4, 0]}]}, "pieces[0].name: #1 to #1 are expected, not #0"),
        ({"pieces": [{"name": "Elf Archer #2", "at": [4, 0]}]}, ""),
        ({"turn": {"seat": -1}}, "turn.seat: a seat from 0 to 1"),
        ({"turn": {"seat": 1}}, ""),
        ({"turn": {"activated": [0]}}, ""),
        ({"turn": {"activated": [-1]}}, "turn.activated[0]: there is no pieces[-1]"),
        ({"turn": {"activated": [1]}}, "turn.activated[0]: there is no pieces[1]"),
        ({"turn": {"active": 0, "stopped_by": [1]}}, "turn.stopped_by[0]: there is no pieces[1]"),
        ({"turn": {"active": "Dragon Night"}}, "turn.active: no piece is called 'Dragon Night'; did you mean Dragon"),
        ({"turn": {"active": "Xyz"}}, "turn.active: no piece is called 'Xyz'$"),
        ({"pieces": PAIR, "turn": {"active": "Elf Archer"}}, "turn.active: several pieces are called 'Elf Archer'$"),
        ({"pieces": [{**KNIGHT, "attached": [{"card": "Run!", "owner": 0}]}]}, ""),
        ({"pieces": [{**KNIGHT, "attached": [{"card": "Web", "owner": 1}]}]}, ""),
        (
            {"pieces": [{**KNIGHT, "attached": [{"card": "Web", "owner": 2}]}]},
            "pieces[0].attached[0].owner: a seat from 0",
        ),
        ({"seats": [{"actions": ["Web"]}, {}]}, f"seats[0]: {_first_of(ACTIONS, 'drow')} lies nowhere"),
        (
            {"seats": [{}, {"faction": "crown", "creatures": ["Gold Dragon"]}]},
            f"seats[1]: {_first_of(CREATURES, 'crown')} lies nowhere",
        ),
        ({"seats": [{}] * 3}, "seats: 2 or 4 are expected, not 3$"),
        ({"next_id": IN_DECKS + 5}, ""),
        ({"next_id": IN_DECKS}, f"next_id: at least {IN_DECKS + 1} is expected"),
    ],
)
def test_numbers_at_their_limits(fields: dict[str, Any], sentence: str) -> None:
    if not sentence:
        assert SKIRMISH.flaws(load_position({**PLAIN, **fields})) == ()
        return
    with pytest.raises(PositionError) as caught:
        load_position({**PLAIN, **fields})
    assert f"{caught.value}$".startswith(sentence)


def test_a_phase_and_four_seats_can_be_written() -> None:
    for phase, prompt in (("refresh", "between_activations"), ("action", "between_activations"), ("deploy", "deploy")):
        state = runner.resume(
            SKIRMISH, load_position({**PLAIN, "seats": [{}] * 4, "turn": {"seat": 3, "phase": phase}})
        )
        decision, table = state.state.decision, state.state.table
        assert decision and (decision.prompt, decision.seat) == (prompt, 3)
        assert [(player.side, player.faction) for player in table.players] == [(0, "drow"), (1, "crown")] * 2
        assert table.turn.number == (2 if phase == "refresh" else 1)


def test_of_two_alike_each_can_be_named() -> None:
    pieces = [{"name": f"Elf Archer #{copy}", "at": [copy, 0]} for copy in (2, 1)]
    second, first = load_position({**PLAIN, "pieces": pieces}).table.creatures
    either = {"name": "Elf Archer", "at": [1, 0]}
    assert list(load_position({**PLAIN, "pieces": [either]}).table.creatures) == [first] and second == first + 1


# --- every state can be written ---

LONG: dict[str, Any] = {
    "map": {"rows": ["11....22", "11.^..22", "11..#.22"], "name": "Nook", "source": "maps/nook.tmx"},
    "seats": [
        {"hand": ["Web", "Dodge"], "reserve": ["Droider"], "discard": ["Retreat"], "graveyard": ["Drow Wizard"],
         "vault": 11, "supply": 4, "points": 2},
        {"hand": ["Run!"], "supply": 3},
    ],
    "pieces": [
        {"name": "Drow Assassin", "at": [1, 0], "damage": 5, "tapped": True, "attached": ["Darkfire"]},
        {"name": "Dragon Knight", "at": [2, 1], "block": 5, "attached": [{"card": "Web", "owner": 0}, "Level Up"]},
        {"name": "Shadow Mastiff", "at": [7, 2], "seat": 1, "owner": 0},
    ],
    "turn": {"seat": 1, "number": 6, "activated": [2, 1], "active": 1, "moved": 3, "stopped_by": [0]},
    "windows": "always", "ending": True, "seed": 7, "drawn": 4, "next_id": 90, "next_decision": 12,
}  # fmt: skip


def written_again(state: Match) -> dict[str, Any]:
    """Return the document of a state, which must stand for that very state."""
    document = write_position(state)
    resumed = runner.resume(SKIRMISH, load_position(document)).state
    assert resumed == (state if state.decision or not state.agenda else runner.resume(SKIRMISH, state).state)
    return document


def test_a_document_holds_what_was_reported_and_the_decks() -> None:
    state = load_position(LONG)
    document = written_again(state)
    assert "pending" not in document
    assert document["map"].pop("starts") == state.table.board.starts
    assert document["map"] == {**LONG["map"], "rows": ("........", "...^....", "....#...")}
    assert document["turn"] == {key: tuple(v) if isinstance(v, list) else v for key, v in LONG["turn"].items()}
    for key in ("windows", "ending", "seed", "next_id", "next_decision"):
        assert document[key] == LONG[key]
    assert document["drawn"] == state.dice.drawn > 4
    drow, crown = document["seats"]
    assert (drow["faction"], drow["vault"], drow["supply"], drow["points"]) == ("drow", 11, 4, 2)
    assert drow["hand"] == ("Web #2", "Dodge") and drow["discard"] == ("Retreat #1",)
    assert drow["reserve"] == ("Droider",) and drow["graveyard"] == ("Drow Wizard",)
    assert [len(seat["actions"]) for seat in (drow, crown)] == [_held(ACTIONS, "drow") - 5, _held(ACTIONS, "crown") - 2]
    lie = [_held(CREATURES, "drow") - 4, _held(CREATURES, "crown") - 1]
    assert [len(seat["creatures"]) for seat in (drow, crown)] == lie
    assassin, knight, mastiff = document["pieces"]
    assert assassin == {
        "name": "Drow Assassin", "at": (1, 0), "seat": 0, "damage": 5, "tapped": True,
        "attached": ({"card": "Darkfire #1", "owner": 0},),
    }  # fmt: skip
    assert knight["block"] == 5 and knight["attached"][0] == {"card": "Web #1", "owner": 0}
    assert mastiff == {"name": "Shadow Mastiff", "at": (7, 2), "seat": 1, "owner": 0}


def test_only_seats_with_a_name_are_written_with_it() -> None:
    state = load_position(LONG)
    assert [seat.get("name") for seat in write_position(state, ["Ann"])["seats"]] == ["Ann", None]
    assert [seat.get("name") for seat in write_position(state, ["", "Bea"])["seats"]] == [None, "Bea"]


def test_the_top_card_of_a_deck_is_written_first() -> None:
    state = load_position(PLAIN)
    player, cards = state.table.players[0], state.table.cards
    seat = write_position(state)["seats"][0]
    for zone, deck, records in (("creatures", player.creatures, CREATURES), ("actions", player.actions, ACTIONS)):
        names = [name.partition(" #")[0] for name in seat[zone]]
        assert names == [records[cards[card].key].name for card in reversed(deck)]


def changed(state: Match, **changes: Any) -> Match:
    return replace(state, table=replace(state.table, **changes))


def in_a_window() -> Match:
    """Return a match in the middle of a blow, with a question open."""
    document = {
        **PLAIN,
        "pieces": [{"name": "Dragon Knight", "at": [4, 0]}, {"name": "Drow House Guard", "at": [5, 0]}],
        "turn": {"active": 0},
    }
    state = runner.resume(SKIRMISH, load_position(document)).state
    knight, guard = state.table.creatures
    accepted = runner.submit(SKIRMISH, state, 0, c.Attack(knight, guard))
    assert isinstance(accepted, runner.Accepted) and accepted.state.decision
    return accepted.state


def test_what_is_announced_is_pending() -> None:
    state = in_a_window()
    pending = written_again(state)["pending"]
    (attack,) = pending["stack"]
    assert attack["what"] == "attack" and pending["active"]["creature"] == attack["actor"]
    assert written_again(state)["next_decision"] == state.decision.number > 1  # type: ignore[union-attr]
    assert action_by_id(load_position(write_position(state)).table, attack["id"]) is not None


def no_creature(state: Match) -> Match:
    """Return the state without the creatures that have had their activation."""
    fallen = tuple(state.table.creatures)
    first = state.table.players[0]
    players = (replace(first, graveyard=fallen), state.table.players[1])
    turn = replace(state.table.turn, activated=fallen)
    return changed(state, creatures={}, players=players, turn=turn)


@pytest.mark.parametrize(
    "odd",
    [
        lambda state: replace(state, agenda=(DeployPhase(),)),
        lambda state: replace(state, agenda=(BetweenActivations(), BetweenActivations())),
        lambda state: replace(state, agenda=(BetweenActivations(), InActivation())),
        lambda state: changed(state, turn=replace(state.table.turn, activation=Activation(*state.table.creatures))),
        lambda state: changed(state, turn=replace(state.table.turn, unwilling=((*state.table.creatures, 3),))),
        lambda state: changed(state, shielded=(Shielding(5, *state.table.creatures, whole=True),)),
        lambda state: changed(state, tiles=(BoardTile("t", SquareGrid(("..", ".."))),)),
        lambda state: changed(state, laid=(PlacedTile(BoardTile("t", SquareGrid(("..", ".."))), 0, 0, 0),)),
        no_creature,
    ],
    ids=["phase", "twice", "not active", "active", "unwilling", "shielded", "tiles", "laid", "gone"],
)
def test_what_the_phase_does_not_tell_is_pending(odd: Callable[[Match], Match]) -> None:
    plain = load_position(PLAIN)
    assert "pending" not in write_position(plain)
    document = write_position(odd(plain))
    assert document["pending"]["agenda"] and load_position(document) == odd(plain)


def test_an_activation_whose_creature_is_gone_is_pending() -> None:
    active = load_position({**PLAIN, "turn": {"active": 0}})
    assert "pending" not in write_position(active)
    destroyed = no_creature(active)
    assert load_position(write_position(destroyed)) == destroyed


def test_a_match_that_is_over_stays_so() -> None:
    over = replace(load_position(PLAIN), agenda=(), outcome=Outcome("gold", (0,), (20, 20)))
    document = write_position(over)
    again = load_position(document)
    assert again.outcome == over.outcome and again.agenda == ()


@pytest.mark.parametrize("setup", [SkirmishSetup(seats(0, 1), BOARD), SkirmishSetup(seats(0, 1), None, (FIRST, LAST))])
def test_the_set_up_can_be_written_at_each_question(setup: SkirmishSetup) -> None:
    match = begin(setup, 3)
    prompts = []
    while match.prompt != "between_activations":
        prompts.append(match.prompt)
        written_again(match.state)
        match.do(runner.legal(SKIRMISH, match.state)[0])
    assert {"starting_creature", "go_first"} <= set(prompts) and ("place_tile" in prompts) == bool(setup.tiles)
    assert match.state.table.players[0].hand


def test_a_document_of_a_map_file_is_read_with_its_board() -> None:
    board = Board("Nook", SquareGrid(("....",) * 3), (((0, 0),), ((3, 2),)), "maps/nook.tmx")
    state = load_position({**PLAIN, "map": "nook", "pieces": []}, board)
    assert state.table.board is board
    with pytest.raises(PositionError, match="game: 'skirmish' was expected, not 'arena'"):
        load_position({**PLAIN, "game": "arena"})


def test_the_dice_resume_where_they_were() -> None:
    assert load_position({**PLAIN, "seats": [{}, {}], "seed": 3, "drawn": 9}).dice.seed == 3
    state = load_position(PLAIN)
    assert load_position(write_position(replace(state, dice=Dice(5, 17)))).dice == Dice(5, 17)
