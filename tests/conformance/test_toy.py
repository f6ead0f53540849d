"""The laws themselves under test: a sound game passes all twelve, and each law finds what breaks it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from game.core import runner
from tests.conformance import questions
from tests.conformance.broken_toys import BROKEN, TOYS
from tests.conformance.fresh_process import digests_in_fresh_process
from tests.conformance.hidden_numbers import hidden_numbers
from tests.conformance.holding import hold, law_9_same_seed
from tests.conformance.laws import ALL_LAWS, LawBroken
from tests.conformance.toy import Toy
from tests.conformance.walks import GameUnderLaw

SEEDS = range(1, 25)


def complaints(under: GameUnderLaw, law: int) -> list[str]:
    if law == 9:
        return [text for _, _, text in law_9_same_seed(under, SEEDS, digests_in_fresh_process(under, SEEDS))]
    found = []
    for seed in SEEDS:
        try:
            hold(under, seed, laws={law})
        except LawBroken as broken:
            assert broken.law == law or law != 2, broken
            found.append(str(broken))
    return found


@pytest.mark.parametrize("law", sorted(ALL_LAWS))
def test_a_sound_game_keeps_every_law(law: int) -> None:
    assert complaints(TOYS["Toy"], law) == []


@pytest.mark.parametrize("kind", BROKEN, ids=lambda kind: f"law_{BROKEN[kind]}_{kind.__name__}")
def test_each_law_finds_what_breaks_it(kind: type[Toy]) -> None:
    assert complaints(TOYS[kind.__name__], BROKEN[kind])


#: Toys that tell what is hidden by their questions alone: in each position by itself nothing is to be seen.
BY_QUESTIONS = ("AsksOnlyWhoCan", "AsksInOtherWords", "AsksTheStrongestFirst", "AnswersByItself")


@pytest.mark.parametrize("name", BY_QUESTIONS)
def test_what_questions_tell_is_found_by_looking_ahead_and_not_otherwise(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert all("cannot know decides" in complaint for complaint in complaints(TOYS[name], 10))
    monkeypatch.setattr(questions, "AHEAD", 0)
    assert complaints(TOYS[name], 10) == []


def test_a_question_about_a_hidden_card_is_found_where_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "AHEAD", 0)
    found = complaints(TOYS["PointsAtCards"], 10)
    assert len(found) == len(SEEDS) and all("of the hidden" in complaint for complaint in found)


@pytest.mark.parametrize(
    ("true", "seen", "hidden"),
    [
        ({"hand": [3, 4], "pile": [5]}, {"hand": [0, 0], "pile": [5]}, {3, 4}),
        ({"hand": [3, 4]}, {"hand": [0, 4]}, {3}),
        ({"armies": {"1": {"hidden": [7]}}}, {"armies": {"1": {"hidden": [0]}}}, {7}),
        ({"pairs": [[2, 9]]}, {"pairs": [[2, 0]]}, {9}),
        ({"playing": {"card": 6, "seat": 1}}, {"playing": None}, {6, 1}),
        ({"deck": [8, 9]}, {"deck": [0]}, {8, 9}),
        ({"kind": "might", "up": True}, {"kind": "random", "up": False}, set()),
    ],
)
def test_numbers_that_a_seat_does_not_see_where_they_are(true: Any, seen: Any, hidden: set[int]) -> None:
    assert hidden_numbers(true, seen) == hidden


def test_a_game_that_does_not_claim_to_tell_nothing_may_ask_only_who_can() -> None:
    frank = replace(TOYS["AsksOnlyWhoCan"], is_discreet=lambda state: False)
    assert complaints(frank, 10) == []


def test_every_law_has_a_variant_that_breaks_it() -> None:
    assert set(BROKEN.values()) == ALL_LAWS


def test_law_3_finds_answers_of_a_seat_that_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "legal_for", lambda game, position, seat: runner.legal(game, position))
    assert "has answers" in complaints(TOYS["Toy"], 3)[0]


def test_a_complaint_names_seed_and_decision_and_comes_again() -> None:
    under = TOYS["LosesCards"]
    with pytest.raises(LawBroken) as first:
        hold(under, 3, laws={11})
    with pytest.raises(LawBroken) as again:
        hold(under, 3, laws={11})
    assert str(first.value) == str(again.value)
    assert (first.value.law, first.value.seed) == (11, 3)
    assert f"seed 3, decision {first.value.number}" in str(first.value)
    assert "--game LosesCards --seed 3" in str(first.value)


def test_the_same_game_is_walked_whichever_laws_look_on() -> None:
    under = TOYS["Toy"]
    assert hold(under, 5, laws=()) == hold(under, 5, laws=ALL_LAWS) == hold(under, 5, stride=7)
