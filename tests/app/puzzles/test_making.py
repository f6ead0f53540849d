"""Making a puzzle of a moment: what comes about in few plays is tried, proved, and written among the player's own."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from game.app.puzzles.checking import check
from game.app.puzzles.files import list_puzzles, read_puzzle
from game.app.puzzles.goals import candidates
from game.app.puzzles.making import Moment, Report, make, moment_of, save_own


def moment(game: str, title: str) -> Moment:
    """Return the moment of a shipped puzzle, without what is asked there."""
    puzzle = next(one for one in list_puzzles(game) if one.title == title)
    bare = replace(puzzle.state, table=replace(puzzle.state.table, scenario=None))
    return moment_of(game, bare, puzzle.names, "turn 3")


def reports(one: Moment, budget: int) -> list[Report]:
    told: list[Report] = []
    make(one, told.append, budget)
    return told


def test_goals_are_what_comes_about_in_few_plays() -> None:
    one = moment("skirmish", "One Good Blow")
    (asked,) = candidates(one.position, one.seat, plays=60)
    assert (asked.goal.aim, asked.goal.pieces, asked.chances) == ("defeat", ["Droider"], ("none",))
    assert 0 < asked.share <= 0.5


def test_a_puzzle_is_made_proved_and_listed() -> None:
    one = moment("skirmish", "One Good Blow")
    told = reports(one, 2000)
    assert told[0].task == "Defeat Droider this turn." and not told[0].is_over
    last = told[-1]
    assert last.is_over and last.made is not None and last.why == ""
    first, second = save_own("skirmish", last.made), save_own("skirmish", last.made)
    assert (first.name, second.name) == ("own_001.json", "own_002.json")
    made = read_puzzle(first)
    assert made.is_own and made.title == "Player 2, turn 3" and check(made).fault == ""
    assert [each.path for each in list_puzzles("skirmish") if each.is_own] == [first, second]


def test_no_proof_within_the_budget_is_said_plainly() -> None:
    last = reports(moment("skirmish", "One Good Blow"), 3)[-1]
    assert last.is_over and last.made is None
    assert last.why == "No proof was found within the budget: 1 of 1 goal could not be settled in 3 positions each."


def test_a_moment_that_holds_nothing_says_so() -> None:
    one = moment("skirmish", "One Good Blow")
    one.position["pieces"] = [each for each in one.position["pieces"] if each["name"] != "Droider"]
    last = reports(one, 100)[-1]
    assert last.made is None and last.why != "" and last.unknown == 0


def test_what_cannot_be_a_position_says_so() -> None:
    one = Moment({"game": "skirmish", "pieces": 3}, 0, "")
    assert reports(one, 100)[-1].why.startswith("This moment cannot be written as a position (position: pieces")


def test_files_lie_in_the_players_folder(own_home: Path) -> None:
    assert save_own("heroes", {"title": "x"}).parent == own_home / "maps" / "heroes" / "puzzles"
