"""What is said of objectives follows from what the rules check."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.core.scenario import script as s
from game.core.scenario import words as w
from game.core.scenario.standing import begun

GATE = s.Region("the gate", ((1, 1),))
NAMES = ("the knight", "the cleric", "the wolf")


def told(aim: s.Aim, **more: object) -> str:
    return w.objective_words(s.Objective((0,), aim, "", region=0, **more), (GATE,), NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("aim", "more", "words"),
    [
        ("reach", {}, "Reach the gate with a piece."),
        ("reach", {"count": 2, "by_turn": 5}, "Reach the gate with 2 pieces by turn 5."),
        ("reach", {"pieces": (0, 1, 2), "count": 0}, "Reach the gate with the knight, the cleric and the wolf."),
        ("reach", {"pieces": (0, 1), "count": 1}, "Reach the gate with one of the knight and the cleric."),
        ("hold", {"turns": 1}, "Hold the gate for 1 turn."),
        ("hold", {"turns": 3, "count": 2}, "Hold the gate for 3 turns with 2 pieces."),
        ("survive", {"turns": 6}, "Survive 6 turns."),
        ("protect", {"pieces": (1,)}, "Keep the cleric alive."),
        ("defeat", {"count": 0}, "Defeat all enemies."),
        ("defeat", {"count": 1}, "Defeat an enemy."),
        ("defeat", {"pieces": (2,)}, "Defeat the wolf."),
        ("score", {"count": 7}, "Score 7 points."),
    ],
)
def test_an_objective_without_words_has_a_sentence(aim: s.Aim, more: dict[str, object], words: str) -> None:
    assert told(aim, **more) == words


def toy(*objectives: s.Objective, **more: object) -> s.Script:
    return s.Script("Toy", (0, 1), regions=(GATE,), objectives=objectives, **more)  # type: ignore[arg-type]


def test_progress_is_reported_in_figures() -> None:
    hold, defeat = s.Objective((0,), "hold", "Hold.", 0, turns=3), s.Objective((0,), "defeat", "Kill.", count=2)
    at = begun(toy(hold, defeat)).with_objective(0, held=2).with_objective(1, pieces=(5,))
    assert [w.progress_words(at, number) for number in (0, 1)] == ["2 of 3 turns held", "1 of 2 defeated"]
    assert w.progress_words(at.with_objective(0, status="met"), 0) == "done"


def test_a_seat_is_told_its_own_objectives_first_and_of_others_what_it_may_know() -> None:
    theirs, mine = s.Objective((1,), "defeat", "Kill."), s.Objective((0,), "defeat", "Win.", required=False)
    secret = s.Objective((1,), "defeat", "Psst.", known_to="owner")
    later = s.Objective((0,), "defeat", "Later.", after=0)
    at = begun(toy(theirs, mine, secret, later, triggers=(s.Trigger("t", "falls"),)))
    rows = w.objective_rows(at, 0)
    assert [(row.words, row.is_own, row.is_optional) for row in rows] == [("Win.", True, True), ("Kill.", False, False)]


def test_the_end_is_reported_before_and_after_it() -> None:
    script = toy(s.Objective((0,), "defeat", "Kill."), usual_end=False, turn_limit=8, at_limit="loss", limit_side=1)
    told = w.ending_words(script, ("Ann", "Bob"))
    assert told == "Only the objectives end the match. If the match is still on after turn 8, Bob loses."
    begins = begun(script)
    assert w.turn_words(begins) == "0/8" and w.turn_words(replace(begins, turns=(3, 2))) == "3/8"
    assert w.turn_words(replace(begins, script=replace(script, turn_limit=0), turns=(3, 2))) == "3"
    met = begun(script).with_objective(0, status="met")
    assert w.decided_words(met, "objectives") == "Done: Kill."
    assert w.decided_words(met, "turn limit") == "The turns of the scenario are over."
