"""Before the first turn: seats, teams and cards, who goes first, where Planeswalkers begin, hands."""

from __future__ import annotations

import runpy
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Done
from game.core.dice import Dice
from game.rules.arena.cards import decks
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.positions.documents import BoardDocument, read_board
from game.rules.arena.ruleset import ARENA
from game.rules.arena.setup import ArenaSetup, SeatSetup, begin, flaws_of_setup, zone_of
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import commands as c
from game.rules.arena.state import events as e
from game.rules.arena.state.board import MOST_LEVEL, Board, GlyphPlace, chance_kinds
from game.rules.arena.state.table import Table
from tests.rules.arena.battle import LOADED, Battle, battle

COLOURS = ("white", "blue", "black", "red", "green")


def _board(**more: Any) -> Board:
    return read_board(BoardDocument(rows=("1" * 12,) * 6, **more))


def _wanted(board: Board, seats: int) -> ArenaSetup:
    chosen = (PREMADE[colour] for colour in COLOURS[:seats])  # type: ignore[index]
    return ArenaSetup(tuple(SeatSetup(one.cards, one.spells) for one in chosen), board)


def _duel() -> Board:
    return _board(mode="duel", starts=(((0, 0), (1, 0)), ((10, 5), (11, 5))))


def test_another_card_of_a_colour_is_in_none_of_the_armies_that_come_with_the_set(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spell, squad = SPELL_CARDS["unsummon"], ARMY_CARDS["leyline-phantoms"]
    monkeypatch.setitem(SPELL_CARDS, "thirteenth", replace(spell, key="thirteenth", name="Thirteenth"))
    monkeypatch.setitem(ARMY_CARDS, "fourth", replace(squad, key="fourth", name="Fourth"))
    armies = runpy.run_path(decks.__file__)["PREMADE"]
    assert {colour: (army.cards, army.spells) for colour, army in armies.items()} == {
        colour: (army.cards, army.spells) for colour, army in PREMADE.items()
    }
    wanted = _wanted(_duel(), 2)
    assert flaws_of_setup(wanted) == () and runner.start(ARENA, wanted, 1).state.decision is not None


@pytest.mark.parametrize(
    ("mode", "seats", "teams"),
    [
        ("duel", 2, (0, 1)),
        ("skirmish", 4, (0, 0, 1, 1)),
        ("melee", 3, (0, 1, 2)),
        ("melee", 4, (0, 1, 2, 3)),
        ("melee", 5, (0, 1, 2, 3, 4)),
    ],
)
def test_everybody_is_alone_but_in_a_skirmish(mode: str, seats: int, teams: tuple[int, ...]) -> None:
    table = begin(_wanted(_board(mode=mode), seats), Dice(1)).table
    assert tuple(player.team for player in table.players) == teams


@pytest.mark.parametrize(("mode", "seats"), [("duel", 1), ("duel", 3), ("skirmish", 3), ("melee", 2)])
def test_a_battlefield_is_for_the_number_of_players_of_its_mode(mode: str, seats: int) -> None:
    told = flaws_of_setup(_wanted(_board(mode=mode), seats))
    assert len(told) == 1 and f"not {seats}" in told[0]
    right = {"duel": 2, "skirmish": 4, "melee": 3}[mode]
    assert flaws_of_setup(_wanted(_board(mode=mode), right)) == ()


def test_a_battlefield_that_no_rule_can_be_asked_about_is_refused_by_its_name() -> None:
    high = BoardDocument(rows=("1" * 12,) * 6, mode="duel", starts=(((0, 0), (1, 0)), ((10, 5), (11, 5))), name="Spire")
    board = read_board(high)
    column = replace(board.terrain.columns[0], level=MOST_LEVEL + 1)
    raised = replace(board, terrain=replace(board.terrain, columns=(column, *board.terrain.columns[1:])))
    assert flaws_of_setup(_wanted(raised, 2)) == ("Spire: levels from 0 to 60 are expected, not 61.",)
    at_most = replace(column, level=MOST_LEVEL)
    fits = replace(board, terrain=replace(board.terrain, columns=(at_most, *board.terrain.columns[1:])))
    assert flaws_of_setup(_wanted(fits, 2)) == ()


def test_every_card_and_figure_has_a_number_of_its_own_and_its_owner() -> None:
    wanted = _wanted(_duel(), 2)
    state = begin(wanted, Dice(1))
    table = state.table
    numbers = [*table.cards, *table.armies, *table.figures]
    assert len(set(numbers)) == len(numbers) and state.next_id > max(numbers)
    for player, seat in zip(table.players, wanted.seats, strict=True):
        assert [table.armies[army].key for army in player.armies] == list(seat.army)
        assert [table.cards[card].key for card in player.library] == list(seat.spells)
        assert {table.cards[card].owner for card in player.library} == {player.seat}
        for army in player.armies:
            figures = table.armies[army].figures
            assert len(figures) == ARMY_CARDS[table.armies[army].key].figures
            assert {table.figures[one].seat for one in figures} == {player.seat}
            assert {table.figures[one].zone for one in figures} == {"reserve"}


def _started(wanted: ArenaSetup, *rolls: tuple[int, ...]) -> Any:
    LOADED.extend(rolls)
    state = runner.start(ARENA, wanted, 5).state
    assert not LOADED
    return state


def test_the_high_roller_of_a_duel_says_who_goes_first_and_ties_roll_again() -> None:
    state = _started(_wanted(_duel(), 2), (7,), (7,), (3,), (19,))
    assert state.decision.prompt == "go_first" and state.decision.seat == 1
    assert set(runner.legal(ARENA, state)) == {c.GoFirst(0), c.GoFirst(1)}
    assert ARENA.why_illegal(state, c.GoFirst(2)).code == "no_seat"
    assert ARENA.why_illegal(state, c.GoFirst(-1)).code == "no_seat"
    assert ARENA.why_illegal(state, Done()).code == "not_an_answer"
    state = runner.submit(ARENA, state, 1, c.GoFirst(0)).state
    assert state.decision.prompt == "place_planeswalker" and state.decision.seat == 0


def test_the_best_team_of_a_skirmish_goes_first_with_its_first_seat() -> None:
    starts = (((0, 0), (1, 0), (2, 0)), ((9, 5), (10, 5), (11, 5)))
    state = _started(_wanted(_board(mode="skirmish", starts=starts), 4), (3,), (8,))
    assert state.decision.prompt == "place_planeswalker" and state.decision.seat == 2


def test_planeswalkers_are_placed_in_turn_order_then_three_cards_are_drawn() -> None:
    state = _started(_wanted(_duel(), 2), (9,), (3,))
    state = runner.submit(ARENA, state, 0, c.GoFirst(1)).state
    events: list[Any] = []
    for seat in (1, 0):
        assert state.decision.seat == seat
        answer = runner.legal(ARENA, state)[0]
        result = runner.submit(ARENA, state, seat, answer)
        state = result.state
        events += result.events
    assert [len(player.hand) for player in state.table.players] == [3, 3]
    assert [one.seat for one in events if isinstance(one, ce.LibraryShuffled)] == [1, 0]
    assert {one.why for one in events if isinstance(one, e.FigurePlaced)} == {"start"}
    assert (state.table.turn.seat, state.table.turn.number) == (1, 1)


def test_a_planeswalker_is_placed_on_a_free_space_of_an_open_zone_only() -> None:
    state = _started(_wanted(_duel(), 2), (9,), (3,))
    state = runner.submit(ARENA, state, 0, c.GoFirst(0)).state
    board = state.table.board
    b = battle(("Gideon Jura", (1, 1)))
    inside, outside = b.hex((1, 0)), b.hex((3, 0))
    assert board.starts[0] == (b.hex((0, 0)), inside)
    assert ARENA.why_illegal(state, c.PlaceFigure((outside,))).code == "not_in_zone"
    assert ARENA.why_illegal(state, c.PlaceFigure((inside, outside))).code == "not_an_answer"
    assert ARENA.why_illegal(state, Done()).code == "not_an_answer"
    state = runner.submit(ARENA, state, 0, c.PlaceFigure((inside,))).state
    # The zone of the first is closed to the second.
    assert {one.spaces[0] for one in runner.legal(ARENA, state)} == set(board.starts[1])
    assert ARENA.why_illegal(state, c.PlaceFigure((b.hex((0, 0)),))).code == "not_in_zone"


def _unplaced(b: Battle, *names: str) -> Table:
    """Return the table with Planeswalkers taken off it."""
    figures = dict(b.table.figures)
    for name in names:
        figures[b.id(name)] = replace(b.figure(name), zone="reserve", spaces=())
    return replace(b.table, figures=figures)


def test_a_zone_where_an_enemy_stands_is_closed_and_a_team_keeps_together() -> None:
    starts = [[(0, 0), (1, 0), (2, 0)], [(9, 9), (10, 9), (11, 9)]]
    seats = tuple({"colour": colour} for colour in ("white", "blue", "black", "red"))
    names = ("Gideon Jura", "Jace Beleren", "Liliana Vess", "Chandra Nalaar")
    b = battle((names[0], (1, 0)), (names[1], (0, 0)), (names[2], (9, 9)), (names[3], (10, 9)), seats=seats,
               mode="skirmish", starts=starts, card=names[0], phase="spells")  # fmt: skip

    def spots(table: Table, seat: int) -> set[tuple[int, int]]:
        return {b.spot(space) for space in zone_of(table, seat)}

    first = _unplaced(b, *names)
    both = {(0, 0), (1, 0), (2, 0), (9, 9), (10, 9), (11, 9)}
    assert spots(first, 0) == spots(first, 2) == both
    after_one = _unplaced(b, *names[1:])
    assert spots(after_one, 1) == {(0, 0), (2, 0)} and spots(after_one, 2) == {(9, 9), (10, 9), (11, 9)}


@pytest.mark.parametrize(("column", "free"), [(0, False), (2, False), (3, False), (4, True), (6, True), (7, False)])
def test_planeswalkers_of_a_melee_keep_more_than_two_spaces_apart(column: int, free: bool) -> None:
    seats = tuple({"colour": colour} for colour in ("white", "black", "green"))
    b = battle(("Gideon Jura", (1, 0)), ("Liliana Vess", (9, 0)), ("Nissa Revane", (9, 9)), seats=seats, mode="melee",
               scoring=[(3, 4)], starts=[[(x, 0) for x in range(12)]], card="Gideon Jura",
               phase="spells")  # fmt: skip
    assert (b.hex((column, 0)) in zone_of(_unplaced(b, "Nissa Revane"), 2)) == free


def test_planeswalkers_of_a_melee_stand_near_when_there_is_no_other_room() -> None:
    seats = tuple({"colour": colour} for colour in ("white", "black", "green"))
    b = battle(("Gideon Jura", (1, 0)), ("Liliana Vess", (2, 0)), ("Nissa Revane", (9, 9)), seats=seats, mode="melee",
               scoring=[(3, 4)], starts=[[(x, 0) for x in range(4)]], card="Gideon Jura", phase="spells")  # fmt: skip
    assert {b.spot(space) for space in zone_of(_unplaced(b, "Nissa Revane"), 2)} == {(0, 0), (3, 0)}


# Glyphs of chance


@pytest.mark.parametrize(("count", "each"), [(0, 0), (1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_kinds_of_chance_are_whole_sets_of_four(count: int, each: int) -> None:
    kinds = chance_kinds(count)
    assert len(kinds) == 4 * each and {kinds.count(kind) for kind in kinds} <= {each}
    assert set(kinds) == ({"power", "toughness", "move", "knowledge"} if each else set())


def test_face_down_glyphs_are_dealt_as_a_match_begins_and_open_ones_stay() -> None:
    board = _duel()
    places = [column.at for column in board.terrain.columns]
    marked = replace(board, glyphs=tuple(GlyphPlace(at, "random") for at in places[20:24]) + (GlyphPlace(places[30], "move"),))  # fmt: skip  # noqa: E501, RUF005
    state = _started(_wanted(marked, 2), (9,), (3,))
    glyphs = state.table.glyphs
    assert [glyph.is_up for glyph in glyphs] == [False] * 4 + [True]
    assert sorted(glyph.kind for glyph in glyphs[:4]) == ["knowledge", "move", "power", "toughness"]
    assert glyphs[4].kind == "move" and glyphs[4].at == places[30]
