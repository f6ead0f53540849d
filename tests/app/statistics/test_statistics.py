"""Statistics: read once from the journals of finished matches, put together by game, map, deck and opponent, written as
a table, and forgotten with one press."""

from __future__ import annotations

import csv
import io

import pytest

from game.app.files import folders
from game.app.matches.match import Match, Seating
from game.app.matches.opening import SeatKind
from game.app.records.journal import Journal, read_journal
from game.app.records.unfinished import list_journals
from game.app.simulation.intervals import Share
from game.app.statistics import kept as room
from game.app.statistics.figures import CountDice, Dice, MatchFigures, SeatFigures
from game.app.statistics.groups import NONE, as_csv, favourite_cards, groups_of, length_words, sides_of
from game.app.statistics.kept import Statistics
from tests.app.toy_game import STONES, RollForIt, StonesSetup, Take


def dice_of(game: str) -> CountDice:
    return lambda match: [Dice(3, 2), Dice()]


def played(other: SeatKind = "hard", *thought: float) -> Match:
    """Play a match of two answers to its end: Ann's, which takes all, and what undoing is about before."""
    match = Match.new(STONES, StonesSetup(2), (Seating("Ann"), Seating("Bob", other)), 3, Journal())
    assert match.asked == 0
    for seconds in thought[:-1]:
        match.thought += seconds
        assert match.submit(0, Take(1)) is None
        match.thought += seconds
        assert match.undo(0)
    match.thought += thought[-1] if thought else 0.0
    assert match.submit(0, Take(2)) is None and match.outcome is not None
    return match


def known() -> Statistics:
    statistics = Statistics(dice_of)
    while statistics.go_on(1.0):
        pass
    return statistics


def test_a_finished_match_counts_with_who_won_and_for_how_long_was_thought() -> None:
    played("hard", 4.04, 2.5)
    [figures] = known().matches
    ann, bob = figures.seats
    assert (figures.game, figures.answers, ann.answers, bob.answers) == ("stones", 1, 1, 0)
    assert (ann.points, bob.points) == (1.0, 0.0)
    # What was taken back took its time, too.
    assert (ann.longest, ann.seconds, bob.seconds) == (10.5, 10.5, 0.0)
    assert ann.dice == Dice(3, 2)


def test_only_what_ended_with_a_person_counts() -> None:
    Match.new(STONES, StonesSetup(9), (Seating("Ann"), Seating("Bob")), 3, Journal()).set_aside()
    match = Match.new(STONES, StonesSetup(1), (Seating("A", "easy"), Seating("B", "easy")), 3, Journal())
    assert match.submit(0, Take(1)) is None
    statistics = known()
    assert (statistics.matches, statistics.count, len(list_journals())) == ([], 0, 2)


def test_a_journal_is_read_once_and_stays_counted_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    played()
    assert known().count == 1
    for one in list_journals():
        one.path.unlink()
    monkeypatch.setattr(room, "Reading", None)
    again = known()
    assert again.count == 0 and len(again.matches) == 1


def test_a_damaged_file_is_made_again() -> None:
    played()
    known()
    for content in (b"{", b'{"form": 0, "matches": {}}', b"[]"):
        folders.statistics_file().write_bytes(content)
        assert len(known().matches) == 1


def test_a_journal_that_cannot_be_read_is_counted_as_such() -> None:
    played()
    [entry] = list_journals()
    lines = entry.path.read_bytes().splitlines()
    lines[1] = lines[1].replace(b'"stones":2', b'"stones":9')
    entry.path.write_bytes(b"\n".join(lines) + b"\n")
    statistics = known()
    assert (statistics.unreadable, statistics.matches) == (1, [])
    assert known().count == 0


def test_forgetting_leaves_the_matches_and_counts_only_later_ones() -> None:
    played()
    statistics = known()
    statistics.forget()
    assert (statistics.matches, known().matches, len(list_journals())) == ([], [], 1)
    assert known().since > 0
    played()
    assert len(known().matches) == 1


def figures(*seats: SeatFigures, game: str = "stones", **more: object) -> MatchFigures:
    return MatchFigures(game, seats, **more)  # type: ignore[arg-type]


def seat(name: str, points: float, kind: SeatKind = "human", side: int = 0, **more: object) -> SeatFigures:
    return SeatFigures(name, kind, side, points, **more)  # type: ignore[arg-type]


def test_groups_have_shares_lengths_and_luck() -> None:
    first = figures(
        seat("Ann", 1.0, deck="Oak", longest=9.0, seconds=20.0, dice=Dice(11, 10)),
        seat("Bob", 0.0, "hard", 1, dice=Dice(90, 10)),
        board="Hall", answers=10, turns=4,
    )  # fmt: skip
    second = figures(seat("Ann", 0.5, deck="Ash"), seat("Bob", 0.5, "hard", 1), board="Hall", answers=20, turns=5)
    sides = sides_of([first, second])
    [by_map] = groups_of(sides, "board")
    assert (by_map.name, by_map.matches, by_map.won) == ("Hall", 2, Share(1.5, 2))
    assert (by_map.answers, by_map.turns, by_map.seconds, by_map.longest) == (15, 4.5, 10, 9)
    assert by_map.luck == pytest.approx(0.1)
    assert [group.name for group in groups_of(sides, "deck")] == ["Ash", "Oak"]
    assert [group.name for group in groups_of(sides, "opponent")] == ["Computer (Hard)"]
    assert groups_of(sides_of([figures(seat("Ann", 1.0))]), "board")[0].name == NONE
    assert groups_of(sides_of([second]), "game")[0].luck is None


def test_two_people_are_two_sides_of_one_match_and_a_party_is_one() -> None:
    two = figures(seat("Ann", 1.0), seat("Bob", 0.0, side=1))
    [group] = groups_of(sides_of([two]), "game")
    assert (group.matches, group.won) == (1, Share(1.0, 2))
    assert [side.opponents for side in sides_of([two])] == ["Bob", "Ann"]
    assert [side.seat.name for side in sides_of([two], "Bob")] == ["Bob"]
    party = figures(seat("Ann", 1.0), seat("Bob", 1.0), together=True)
    assert [side.opponents for side in sides_of([party])] == ["The game itself"]
    assert groups_of(sides_of([party]), "game")[0].won == Share(1.0, 1)
    assert sides_of([party], game="other") == []


def test_cards_are_those_played_most_often() -> None:
    one = figures(seat("Ann", 1.0, cards={"Bolt": 3, "Axe": 1}), seat("Bob", 0.0, "easy", 1, cards={"Wall": 9}))
    other = figures(seat("Ann", 0.0, cards={"Axe": 1, "Bolt": 1}))
    bolt, axe = favourite_cards(sides_of([one, other]), 2)
    assert (bolt.name, bolt.plays, bolt.won) == ("Bolt", 4, Share(1.0, 2))
    assert (axe.name, axe.plays) == ("Axe", 2)
    assert [card.name for card in favourite_cards(sides_of([one, other]), 1)] == ["Bolt"]


def test_the_table_has_a_line_a_side() -> None:
    one = figures(seat("Ann", 0.5, cards={"Bolt": 3}, deck="Oak, old"), seat("Bob", 0.5, "easy", 1), board="Hall")
    rows = list(csv.DictReader(io.StringIO(as_csv(sides_of([one])))))
    [row] = rows
    assert (row["game"], row["map"], row["player"], row["deck"], row["points"]) == (
        "stones", "Hall", "Ann", "Oak, old", "0.5",
    )  # fmt: skip
    assert (row["opponents"], row["cards"]) == ("Computer (Easy)", "Bolt 3")


@pytest.mark.parametrize(
    ("seconds", "words"), [(0, ""), (0.4, "0:00"), (59.4, "0:59"), (60, "1:00"), (3599, "59:59"), (3600, "1:00:00")]
)
def test_times_are_read_as_on_a_clock(seconds: float, words: str) -> None:
    assert length_words(seconds) == words


def test_thinking_is_written_with_each_answer_and_begins_again_after_it() -> None:
    match = Match.new(STONES, StonesSetup(9), (Seating("Ann"), Seating("Bob")), 3, Journal())
    match.thought = 1.26
    assert match.submit(0, RollForIt()) is None
    assert match.thought == 0
    path = match.journal.path
    assert path is not None
    assert [answer.took for answer in read_journal(path).answers] == [1.3]
