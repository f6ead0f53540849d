"""What an answer leads to: the same things that happen when it is given, in the words of the log, for every game."""

from __future__ import annotations

import pytest

from game.ai.worlds import DealtWorlds
from game.app.games.entries import GAMES, entry_of, evaluator_of
from game.app.games.game_entry import GameEntry
from game.app.thinking.predicting import Predictor
from game.core import runner
from game.core.consequences import Consequence
from game.core.state import AnyState
from game.core.views import view_for
from game.rules.factions.state.commands import DeclareAttack

NAMES = ("Blue", "Amber", "Red", "Green", "Grey")


def position(game: str, choices: int) -> AnyState:
    """Return a match in which that many questions with a choice were answered as looks best."""
    entry, evaluator = entry_of(game), evaluator_of(game)
    assert evaluator is not None
    state = runner.start(entry.ruleset, entry.setup({}), 3).state
    while choices and state.decision is not None:
        answers = runner.legal(entry.ruleset, state)
        view = view_for(entry.ruleset, state, state.decision.seat)
        scores = list(evaluator.scores(view, answers))
        choices -= len(answers) > 1
        state = runner.submit(entry.ruleset, state, view.seat, answers[scores.index(max(scores))]).state  # type: ignore[union-attr]
    return state


def predictor(game: str, state: AnyState, *, hurried: bool = False) -> Predictor:
    evaluator, ruleset = evaluator_of(game), entry_of(game).ruleset
    assert evaluator is not None and state.decision is not None
    seat, names = state.decision.seat, NAMES[: ruleset.seats(entry_of(game).setup({}))]
    worlds = DealtWorlds(ruleset, state, seat, 5)
    return Predictor(view_for(ruleset, state, seat), worlds, evaluator, names, lambda: hurried)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_its_answers_bring(game: str) -> None:
    entry, told = entry_of(game), 0
    if entry.evaluator() is None or type(entry).consequence is GameEntry.consequence:
        pytest.skip("its players go by chance, or it does not say what happens to whom")
    for choices in (20, 32, 45):
        state = position(game, choices)
        if state.decision is None:
            continue
        tell = predictor(game, state)
        for answer in runner.legal(entry.ruleset, state)[:3]:
            lines = tell(answer)
            told += bool(lines)
            assert lines == tell(answer), "the same worlds tell the same"
            for line in lines:
                assert 0 < line.share <= 1 and line.weight > 0
                assert line.words and not line.words.endswith(".")
    assert told


def test_an_attack_tells_whom_it_hurts_and_that_this_is_good() -> None:
    for choices in range(20, 120):
        state = position("factions", choices)
        attacks = [one for one in runner.legal(entry_of("factions").ruleset, state) if isinstance(one, DeclareAttack)]
        if attacks:
            break
    name = state.table.units[attacks[0].target].record.name
    lines = predictor("factions", state)(attacks[0])
    about = [line for line in lines if line.about == attacks[0].target and "damage" in line.words]
    assert about and name in about[0].words and about[0].is_good and about[0].by_chance


def test_whoever_hurries_is_told_of_three_worlds_and_not_of_one() -> None:
    state = position("skirmish", 30)
    tell = predictor("skirmish", state, hurried=True)
    answers = runner.legal(entry_of("skirmish").ruleset, state)
    shares = {round(3 * line.share, 6) for answer in answers[:6] for line in tell(answer)}
    assert shares and shares <= {1, 2, 3}


def test_what_comes_later_is_reported_with_what_it_needs() -> None:
    state = position("heroes", 20)
    answers = runner.legal(entry_of("heroes").ruleset, state)
    lines = [line for answer in answers[:8] for line in predictor("heroes", state)(answer)]
    soon, later = ([line for line in lines if line.at_once == at_once] for at_once in (True, False))
    assert all(line.then == "" for line in soon)
    assert any(line.then and not line.at_once for line in later)
    assert all(line.then is None or line.then.count(" and ") < 2 for line in later)


@pytest.mark.parametrize(("subjects", "about", "chosen", "is_its_own"), [
    ({1: "Knight"}, 2, [], True),
    ({1: "Knight"}, 1, [], False),
    ({1: "Knight"}, 2, ["Move Squire", "Attack with Knight"], True),
    ({1: "Knight"}, 2, ["Attack with Knight", "Move Squire"], False),
    ({1: "Squire"}, 2, [], False),
    ({}, 2, [], False),
    ({1: "Knight", 2: "Ogre"}, 2, ["Move Squire"], True),
    ({1: "Knight", 3: "Squire"}, 2, [], False),
])  # fmt: skip
def test_what_an_answer_is_about_does_it_to_something_else_by_choices_of_its_own(
    subjects: dict[int, str], about: int, chosen: list[str], is_its_own: bool
) -> None:
    means = Consequence(5, 0, is_good=True, about=about)
    assert Predictor._is_done_by(subjects, "Knight deals 3 damage to Ogre", means, chosen) is is_its_own


def test_what_weighs_most_and_is_most_frequent_is_reported_first() -> None:
    state = position("heroes", 20)
    for answer in runner.legal(entry_of("heroes").ruleset, state)[:8]:
        worth = [line.weight * line.share for line in predictor("heroes", state)(answer)]
        assert worth == sorted(worth, reverse=True) and len(worth) <= 12
