"""What costs nothing is always done: blows that nobody answers, enchantments, asked of the positions about them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.app.games.entries import evaluator_of
from game.core.commands import Command, Done
from game.rules.arena.state.commands import Attack as ArenaAttack
from game.rules.arena.state.commands import ChooseArmy
from game.rules.skirmish.state.commands import EndActivation
from tests.ai.positions.exercises import begun, path_of, read


def asked(game: str, name: str) -> tuple[list[Command], list[Command]]:
    """Return the legal answers of a position, and those of them that the game's evaluator calls free."""
    exercise = next(one for one in read(path_of(game)) if one.name == name)
    match, evaluator = begun(exercise), evaluator_of(game)
    assert match.asked is not None and evaluator is not None
    answers = list(match.answers(match.asked))
    return answers, list(evaluator.free(match.view(match.asked), answers))


@pytest.mark.parametrize(
    "name",
    [
        "the blow from the glyph is struck",
        "the blow from the glyph with others near",
        "three dice against five are rolled",
    ],
)
def test_arena_strikes_whom_nothing_defends_in_return(name: str) -> None:
    answers, free = asked("arena", name)
    assert Done() in answers
    assert free and all(isinstance(answer, ArenaAttack) for answer in free)


def test_arena_may_strike_whoever_is_worth_it_where_one_blow_is_free() -> None:
    """Gideon Jura strikes back, and the blow at him that wins is still among those to choose from."""
    exercise = next(one for one in read(path_of("arena")) if one.name == "last life of Gideon")
    answers, free = asked("arena", exercise.name)
    targets = {answer.target for answer in free if isinstance(answer, ArenaAttack)}
    assert targets == {answer.target for answer in answers if isinstance(answer, ArenaAttack)}
    assert exercise.right[0]["target"] in targets


@pytest.mark.parametrize("name", ["the slam on a tapped hulk", "the guardian that has walked strikes"])
def test_skirmish_ends_no_activation_beside_a_tapped_foe(name: str) -> None:
    answers, free = asked("skirmish", name)
    ends = [answer for answer in answers if isinstance(answer, EndActivation)]
    assert ends and free == [answer for answer in answers if answer not in ends]


def test_skirmish_may_end_an_activation_where_nobody_is_struck() -> None:
    _, free = asked("skirmish", "the sneak does not walk to the mastiff")
    assert free == []


def test_arena_lays_an_enchantment_that_looks_good_and_keeps_one_for_nobody() -> None:
    answers, free = asked("arena", "the bargain is laid")
    assert Done() in answers and Done() not in free and free
    assert asked("arena", "no healing for the unhurt")[1] == []


@pytest.mark.parametrize(
    ("name", "acting"),
    [
        ("the leader on the far glyph does not take the turn", {3, 7}),
        ("the Hookmasters strike and the leader waits", {7}),
        ("the leader who is engaged takes the turn", {1}),
    ],
)
def test_arena_gives_no_turn_to_a_card_with_nothing_to_do(name: str, acting: set[int]) -> None:
    _, free = asked("arena", name)
    assert {answer.army for answer in free if isinstance(answer, ChooseArmy)} == acting


def test_arena_may_wait_while_there_is_time() -> None:
    exercise = next(one for one in read(path_of("arena")) if one.name == "the Hookmasters strike and the leader waits")
    early = {**exercise.position, "turn": {**exercise.position["turn"], "number": 1}}
    match, evaluator = begun(replace(exercise, position=early)), evaluator_of("arena")
    assert match.asked is not None and evaluator is not None
    assert not evaluator.free(match.view(match.asked), match.answers(match.asked))
