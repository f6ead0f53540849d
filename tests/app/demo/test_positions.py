"""The demo's positions: each game has one, in the middle of a fight, with enough left to play and not too much.

Numbers of rules are those of ``tests/ui/demo/test_rules.py``.
"""

from __future__ import annotations

import random

import pytest

from game.app.demo.deeds import gain_of_deed, is_worth_sitting_down, moment_ahead
from game.app.demo.positions import demo_files, read_begun, seated, shown_match
from game.app.games.entries import entry_of
from game.app.records.positions import DocumentError
from game.core import record

#: Something that matters happens within SOON answers; a match is given up after LONGEST.
SOON, LONGEST = 12, 600


def test_every_game_is_shown_before_any_is_shown_again() -> None:
    games = [read_begun(path).game for path in demo_files()]
    assert sorted(games[: len(set(games))]) == sorted(set(games))
    assert set(games) >= {"skirmish", "arena", "factions", "crawler", "heroes"}


@pytest.mark.parametrize("path", demo_files(), ids=lambda path: path.stem)
def test_rule_13_something_that_matters_happens_soon(path) -> None:
    begun = read_begun(path)
    entry, match = entry_of(begun.game), shown_match(begun, seed=1)
    assert match.decision is not None and match.decision.kind == "act"
    heavy, chance = 0, random.Random(1)
    while match.asked is not None and len(match.given) < LONGEST:
        table, is_soon = match.state.table, len(match.given) < SOON
        match.players.step()
        for event in (event for batch in match.happened for event in batch) if is_soon else ():
            told = entry.consequence(table, event)
            heavy += told is not None and told.weight > 0
            table = match.game.apply(table, event)
        if chance.random() < 0.02 and not is_soon:
            break
    assert heavy >= 1
    assert len(match.given) > SOON


def test_dice_differ_and_the_position_does_not() -> None:
    begun = read_begun(demo_files()[0])
    one, other = shown_match(begun), shown_match(begun)
    assert one.state.table == other.state.table and one.state.dice != other.state.dice


def test_a_visitor_goes_on_where_the_match_stands() -> None:
    match = shown_match(read_begun(demo_files()[0]))
    for _ in range(3):
        match.players.step()
    sitting = seated(match, (1,))
    assert record.digest(sitting.state) == match.digest and sitting.players.people == (1,)
    assert [seating.kind for seating in sitting.opening.seatings] == ["easy", "human"]
    assert not sitting.journal.is_kept and sitting.players.may_have_hints


def test_a_bad_file_is_named_with_the_wrong_field(tmp_path) -> None:
    path = tmp_path / "bad.json"
    path.write_text('{"game": "skirmish", "cellar": 1}')
    with pytest.raises(DocumentError, match=r"bad\.json.*cellar"):
        read_begun(path)


#: Parts of answers that were once advised and gained nothing: figures that swap places with equal ones, dropped cards.
_USELESS = ("Changed Places on Leyline", "Drop ")


@pytest.mark.parametrize("path", demo_files(), ids=lambda path: path.stem)
def test_visitors_sit_down_where_some_answer_is_better_than_passing(path) -> None:
    begun, seen = read_begun(path), 0
    entry, match = entry_of(begun.game), shown_match(begun, seed=1)
    for _ in range(30):
        decision = match.decision
        if decision is None:
            break
        if is_worth_sitting_down(match):
            seen += 1
            view = match.view(decision.seat)
            text = entry.offer_text(view, match.players.answer(decision.seat), match.players.names)
            assert gain_of_deed(match) > 0 and not any(words in text for words in _USELESS), text
        match.players.step()
    assert seen
    before = match.digest
    ahead = moment_ahead(match)
    assert match.digest == before
    assert ahead is None or (ahead.decision is not None and ahead.decision.kind == "act")


def test_the_second_match_of_arena_begins_with_a_blow() -> None:
    begun = read_begun(next(path for path in demo_files() if path.stem == "2_arena"))
    entry, match = entry_of(begun.game), shown_match(begun, seed=1)
    assert is_worth_sitting_down(match) and match.asked is not None
    view = match.view(match.asked)
    text = entry.offer_text(view, match.players.answer(match.asked), match.players.names)
    assert "attacks Rhox Veteran" in text, text
