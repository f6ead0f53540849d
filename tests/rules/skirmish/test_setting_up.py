"""Before the first turn: who may sit where, the roll, tiles laid in turns, starting creatures, the first hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Done
from game.core.events import DiceRolled, Event
from game.geometry.squares import SquareGrid
from game.rules.skirmish import card_events as ce
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.deploying import start_squares
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.setup import SeatSetup, SkirmishSetup, flaws_of_setup
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.board import Board, BoardTile

ROWS = ("." * 12,) * 8
LEFT = tuple((x, y) for y in range(8) for x in (0, 1))
RIGHT = tuple((x, y) for y in range(8) for x in (10, 11))
BOARD = Board("Test", SquareGrid(ROWS), (LEFT, RIGHT))
CROSS = BoardTile("Cross", SquareGrid(("........",) * 8))
PASSAGE = BoardTile("Passage", SquareGrid(("########", *("........",) * 6, "########")))
AREA = tuple((x, y) for y in range(2, 6) for x in range(2, 6))
FIRST = BoardTile("First", SquareGrid(("........",) * 8), AREA)
LAST = BoardTile("Last", SquareGrid(("........",) * 7 + ("...^....",)), AREA)


def seats(*sides: int) -> tuple[SeatSetup, ...]:
    return tuple(SeatSetup(("crown", "drow")[side], side) for side in sides)  # type: ignore[arg-type]


@dataclass
class Match:
    """A match from its set-up on; ``events`` are all that have happened."""

    state: Any
    events: list[Event] = field(default_factory=list)

    def do(self, *commands: Any) -> Match:
        for command in commands:
            accepted = runner.submit(SKIRMISH, self.state, self.state.decision.seat, command)
            assert isinstance(accepted, runner.Accepted), accepted
            self.state = accepted.state
            self.events += accepted.events
        return self

    @property
    def prompt(self) -> str:
        return str(self.state.decision.prompt)

    def of(self, kind: type) -> list[Any]:
        return [command for command in runner.legal(SKIRMISH, self.state) if isinstance(command, kind)]

    def named(self, key: str) -> int:
        """Return the first card of that name in the asked seat's creature deck."""
        table = self.state.table
        return next(n for n in table.players[self.state.decision.seat].creatures if table.cards[n].key == key)

    def code(self, command: Any) -> str:
        refusal = runner.why_refused(SKIRMISH, self.state, self.state.decision.seat, command)
        return refusal.code if refusal else ""


def begin(setup: SkirmishSetup, seed: int = 1) -> Match:
    started = runner.start(SKIRMISH, setup, seed)
    assert isinstance(started, runner.Accepted), started
    return Match(started.state, list(started.events))


def standing(match: Match) -> list[tuple[int, str]]:
    return [(one.seat, one.key) for one in match.state.table.creatures.values()]


# rule: skirmish/boards, skirmish/board_building


@pytest.mark.parametrize(
    ("sides", "board", "tiles", "words"),
    [
        ((0, 1), BOARD, (), ""),
        ((0, 1, 0, 1), BOARD, (), ""),
        ((0, 1), None, (FIRST, LAST), ""),
        ((0, 1), None, (FIRST, CROSS, LAST), ""),
        ((0, 1), replace(BOARD, starts=(LEFT,)), (), "board"),
        ((0, 1), replace(BOARD, starts=(LEFT, ())), (), "board"),
        ((1, 0), BOARD, (), "seats"),
        ((0, 0), BOARD, (), "seats"),
        ((0, 1, 0), BOARD, (), "seats"),
        ((0, 1, 1, 0), BOARD, (), "seats"),
        ((0, 1), None, (), "board"),
        ((0, 1), BOARD, (FIRST, LAST), "board"),
        ((0, 1), None, (FIRST,), "tiles"),
        ((0, 1), None, (FIRST, CROSS), "tiles"),
        ((0, 1), None, (CROSS, LAST), "tiles"),
    ],
)
def test_who_and_what_a_match_needs(
    sides: tuple[int, ...], board: Board | None, tiles: tuple[BoardTile, ...], words: str
) -> None:
    found = flaws_of_setup(SkirmishSetup(seats(*sides), board, tiles))
    assert [flaw.split(":")[0] for flaw in found] == ([words] if words else [])


def test_two_to_four_may_sit_down() -> None:
    assert (SKIRMISH.profile.least_seats, SKIRMISH.profile.most_seats) == (2, 4)


def test_each_seat_has_a_deck_of_its_own_and_a_full_vault() -> None:
    match = begin(SkirmishSetup(seats(0, 1, 0, 1), BOARD))
    table = match.state.table
    for player in table.players:
        for deck, records in ((player.creatures, CREATURES), (player.actions, ACTIONS)):
            held = Counter(table.cards[number].key for number in deck)
            assert held == Counter({key: one.count for key, one in records.items() if one.faction == player.faction})
    assert all(table.cards[n].owner == p.seat for p in table.players for n in (*p.creatures, *p.actions))
    assert [p.vault for p in table.players] == [20] * 4
    assert sorted(n for p in table.players for n in (*p.creatures, *p.actions)) == sorted(table.cards)


def test_the_first_tile_lies_as_it_is_drawn() -> None:
    marked = replace(FIRST, grid=SquareGrid(("..^.....", *("........",) * 7)))
    match = begin(SkirmishSetup(seats(0, 1), None, (marked, LAST)))
    assert match.state.table.board.grid.rows[0] == "..^....."


def test_the_squares_of_a_start_area_are_offered_row_by_row() -> None:
    board = replace(BOARD, starts=(LEFT[::-1], RIGHT))
    match = begin(SkirmishSetup(seats(0, 1), board))
    assert tuple(start_squares(match.state.table, 0, CREATURES["elf_archer"])) == LEFT


def test_nobody_hears_in_what_order_a_deck_was_shuffled() -> None:
    event = ce.DecksShuffled(0, (5, 6), (7,))
    assert [event.seen_by(seat) for seat in (0, 1)] == [ce.DecksShuffled(0, (0, 0), (0,))] * 2


def test_the_second_start_area_is_laid_last_and_tiles_in_turns() -> None:
    match = begin(SkirmishSetup(seats(0, 1), None, (FIRST, CROSS, PASSAGE, LAST)))
    order = []
    while match.prompt == "place_tile":
        choices = match.of(c.PlaceTile)
        left = match.state.table.tiles
        assert {left[choice.tile].name == "Last" for choice in choices} == {len(left) == 1}
        assert match.code(c.PlaceTile(choices[0].tile, 7, 7, 0)) == "tile_does_not_fit"
        order.append(match.state.decision.seat)
        last = choices[-1]
        match.do(last)
        assert match.state.table.tiles == left[: last.tile] + left[last.tile + 1 :]
        assert match.state.table.laid[-1].tile == left[last.tile]
    first = order[0]
    assert order == [first, 1 - first, first]
    assert match.prompt == "starting_creature" and match.state.decision.seat == first
    assert {there.tile.name for there in match.state.table.laid} == {"First", "Cross", "Passage", "Last"}


def test_tiles_alike_are_offered_once() -> None:
    match = begin(SkirmishSetup(seats(0, 1), None, (FIRST, CROSS, CROSS, LAST)))
    assert {choice.tile for choice in match.of(c.PlaceTile)} == {0}


# rule: skirmish/first_player


def test_the_higher_roll_lays_first_and_says_who_begins() -> None:
    winners = set()
    for seed in range(1, 40):
        match = begin(SkirmishSetup(seats(0, 1), BOARD), seed)
        rolls = [event for event in match.events if isinstance(event, DiceRolled)]
        assert [roll.seat for roll in rolls] == [0, 1] * (len(rolls) // 2) and {roll.sides for roll in rolls} == {20}
        pairs = [(rolls[i].faces[0], rolls[i + 1].faces[0]) for i in range(0, len(rolls), 2)]
        assert all(one == other for one, other in pairs[:-1]) and pairs[-1][0] != pairs[-1][1]
        winner = int(pairs[-1][1] > pairs[-1][0])
        winners.add((winner, len(pairs) > 1))
        assert match.state.decision.seat == winner
        match.do(Done(), Done())
        assert match.prompt == "go_first" and match.state.decision.seat == winner
        assert match.code(c.GoFirst(2)) == "no_seat" and match.of(c.GoFirst) == [c.GoFirst(0), c.GoFirst(1)]
    assert {winner for winner, _ in winners} == {0, 1} and any(again for _, again in winners)


def test_the_chosen_seat_takes_the_first_turn() -> None:
    for chosen in (0, 1):
        match = begin(SkirmishSetup(seats(0, 1), BOARD)).do(Done(), Done(), c.GoFirst(chosen))
        assert match.prompt == "between_activations" and match.state.table.turn.seat == chosen
        assert match.state.table.turn.number == 1
        assert [len(player.hand) for player in match.state.table.players] == [4 - chosen, 3 + chosen]


# rule: skirmish/starting_creatures


def test_starting_creatures_are_at_most_seven_levels_and_none_above_three() -> None:
    match = begin(SkirmishSetup(seats(0, 1), BOARD), 2)
    seat = match.state.decision.seat
    three, two, four = ("drow_priestess", "drow_wizard", "droider") if seat else (
        "dwarf_cleric", "human_ranger", "dragon_knight"
    )  # fmt: skip
    other = "giant_spider" if seat else "half_orc_thug"
    assert match.code(c.ChooseCreature(match.named(four))) == "level"
    start = (10, 0) if seat else (0, 0)
    beside = (10, 2) if seat else (0, 2)
    match.do(c.ChooseCreature(match.named(three)), c.ChooseCell(start))
    match.do(c.ChooseCreature(match.named(other)), c.ChooseCell(beside))  # 6 of 7.
    assert match.code(c.ChooseCreature(match.named(two))) == "levels_left"
    one = "demonweb_spider" if seat else "elf_archer"
    match.do(c.ChooseCreature(match.named(one)))
    assert match.code(c.ChooseCell(start)) == "no_room"
    match.do(c.ChooseCell((10, 7) if seat else (0, 7)))
    assert match.state.decision.seat == 1 - seat  # Seven levels are full: nothing is left to choose.
    assert standing(match) == [(seat, three), (seat, other), (seat, one)]
    assert match.state.table.players[seat].vault == 20  # Free of charge.


def test_starting_creatures_keep_to_their_start_area_with_their_whole_space() -> None:
    match = begin(SkirmishSetup(seats(0, 1), BOARD))
    while match.state.decision.seat != 1:
        match.do(Done())
    match.do(c.ChooseCreature(match.named("giant_spider")))
    assert {choice.cell for choice in match.of(c.ChooseCell)} == {(10, y) for y in range(7)}
    assert match.code(c.ChooseCell((9, 0))) == "not_a_start_square"
    match.do(c.ChooseCell((10, 0)), c.ChooseCreature(match.named("drow_priestess")))
    # Nobody may start beside her: that is for deploying.
    assert {choice.cell for choice in match.of(c.ChooseCell)} == {(x, y) for x in (10, 11) for y in range(2, 8)}


def test_who_has_no_room_cannot_be_chosen() -> None:
    small = Board("Small", SquareGrid(ROWS), (LEFT, ((10, 0), (11, 0), (10, 1))))
    match = begin(SkirmishSetup(seats(0, 1), small))
    while match.state.decision.seat != 1:
        match.do(Done())
    assert match.code(c.ChooseCreature(match.named("giant_spider"))) == "no_room"
    assert match.code(c.ChooseCreature(match.named("drow_wizard"))) == ""
    assert match.code(c.ChooseCreature(1)) == "not_in_deck"


def test_three_cards_of_each_deck_are_drawn_after_all_have_chosen() -> None:
    match = begin(SkirmishSetup(seats(0, 1, 0, 1), BOARD), 3)
    order = []
    while match.prompt == "starting_creature":
        order.append(match.state.decision.seat)
        match.do(Done())
    assert order == [(order[0] + n) % 4 for n in range(4)]
    for player in match.state.table.players:
        assert (len(player.hand), len(player.reserve), player.shuffled) == (3, 3, True)
    drawn = [event for event in match.events if isinstance(event, ce.ActionCardsDrawn)]
    shuffled = [event for event in match.events if isinstance(event, ce.DecksShuffled)]
    assert all(draw.cards == tuple(reversed(deck.actions[-3:])) for draw, deck in zip(drawn, shuffled, strict=True))
    unshuffled = replace(match.state.table.players[0], actions=(), creatures=())
    assert sorted(shuffled[0].actions) != list(shuffled[0].actions) and unshuffled.hand


@pytest.mark.parametrize("faction", ["crown", "drow"])
@pytest.mark.parametrize("sides", [(0, 1), (0, 1, 0, 1)])
def test_a_card_that_names_no_count_is_in_no_deck_and_every_deck_begins_as_before(
    monkeypatch: pytest.MonkeyPatch, faction: str, sides: tuple[int, ...]
) -> None:
    setup = SkirmishSetup(tuple(SeatSetup(faction, side) for side in sides), BOARD)  # type: ignore[arg-type]
    before = runner.start(SKIRMISH, setup, 5).state
    for known, key in ((CREATURES, "elf_archer"), (ACTIONS, "charge")):
        told = {name: getattr(known[key], name) for name in type(known[key]).__struct_fields__ if name != "count"}
        monkeypatch.setitem(known, "new", type(known[key])(**{**told, "key": "new", "faction": faction}))
    match = Match(runner.start(SKIRMISH, setup, 5).state)
    assert match.state == before
    while match.prompt != "between_activations":
        match.do(runner.legal(SKIRMISH, match.state)[-1])
    held = {len(player.actions + player.hand) for player in match.state.table.players}
    assert held == {{"crown": 30, "drow": 26}[faction]}
