"""Styles of players: what each likes, that it sees and thinks no more, and where a liking ends."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any, get_args

import pytest

from game.ai.evaluation import Evaluator, Item
from game.ai.kinds import LEVEL_KINDS, in_style, level_and_style
from game.ai.players import BUDGETS, PLAYERS, player_for
from game.ai.search_player import SearchPlayer
from game.ai.styles import LIKED, LOOKS, STYLES, Style, styled
from game.ai.trials import Budget, Trials, TriedAnswer
from game.app.games.entries import GAMES, evaluator_of
from game.app.matches.opening import SeatKind
from game.app.thinking.levels import LEVELS, has_styles, level_words, seconds_of, tries_of
from game.app.thinking.levels import STYLES as TOLD
from game.core.commands import Agree, Command, Decline, Done, Pass
from tests.ai.rows import Asked, position


def test_there_is_one_table_of_levels_in_styles() -> None:
    assert [one for one in LEVEL_KINDS if one in LEVELS] == [*LEVELS]
    assert set(LEVEL_KINDS) - {*LEVELS} == {in_style(level, style) for level in BUDGETS for style in STYLES}
    assert set(TOLD) == {"", *STYLES} and set(LEVEL_KINDS) <= set(PLAYERS)
    assert set(PLAYERS) | {"human", "program"} == set(get_args(SeatKind))
    assert [level for level in LEVELS if has_styles(level)] == [*BUDGETS]
    assert level_and_style("hard-bold") == ("hard", "bold") and level_and_style("hard") == ("hard", "")
    assert level_words("normal-bold") == "Normal, bold" and level_words("easy") == "Easy"
    assert seconds_of("hard-tricky") == seconds_of("hard") and tries_of("normal-bold") == tries_of("normal")


@pytest.mark.parametrize("kind", [kind for kind in LEVEL_KINDS if level_and_style(kind)[1]])
def test_a_style_thinks_as_long_as_its_level(kind: str) -> None:
    player = player_for(kind, "1", evaluator_of("heroes"))
    assert isinstance(player, SearchPlayer) and player.budget == BUDGETS[level_and_style(kind)[0]]
    assert player_for(kind, "1").choose(None, (Pass(),)) == Pass()  # type: ignore[arg-type]  # without an evaluator


class Kinds(Evaluator):
    """Agree attacks, Decline spends a card; Pass does nothing."""

    common, odds = 2.5 / LOOKS, 1.25
    attacks, spends = (Agree,), (Decline,)
    dangers, held = ("threats",), ("hand",)

    def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
        return [1.0] * len(answers)

    def items(self, view: Any) -> tuple[Item, ...]:
        return Item("threats", 1, 1), Item("hand", 1, 1), Item("creatures", 1, 1)


class Seen:
    """A view of which only the kind of the question matters."""

    def __init__(self, kind: str) -> None:
        self.decision = self
        self.kind = kind


@pytest.mark.parametrize(
    ("style", "asked", "scores"),
    [
        (Style(attack=0.5), "act", [2.0, 1.0, 1.0]),
        (Style(attack=-0.5), "respond", [0.0, 1.0, 1.0]),
        (Style(spend=-0.5, reply=0.25), "act", [1.0, 0.0, 1.0]),
        (Style(spend=-0.5, reply=0.25), "respond", [1.0, 1.5, 1.0]),
        (Style(), "act", [1.0, 1.0, 1.0]),
    ],
)
def test_kinds_of_answers_look_better_or_worse(style: Style, asked: str, scores: list[float]) -> None:
    """A whole liking is worth the same chance to win in each game."""
    judge, answers, view = styled(Kinds(), style), (Agree(), Decline(), Pass()), Seen(asked)
    assert judge is not None and judge.scores(view, answers) == scores  # type: ignore[arg-type]
    liked = [judge.liking(view, answer) for answer in answers]  # type: ignore[arg-type]
    assert liked == pytest.approx([LIKED * (score - 1) / 2 for score in scores])


def test_items_weigh_more_or_less() -> None:
    judge = styled(Kinds(), Style(harm=1.5, danger=0.5, hand=2.0))
    found = [(item.name, item.own, item.others, item.weight) for item in judge.items(None)]  # type: ignore[arg-type]
    assert found == [("threats", 1, 1, 0.5), ("hand", 1, 1, 2.0), ("creatures", 1, 1.5, 1.0)]


@pytest.mark.parametrize("game", ["arena", "crawler", "factions", "heroes", "skirmish"])
def test_bold_and_careful_differ_in_every_game_that_comes_with_the_program(game: str) -> None:
    like = evaluator_of(game)
    assert like is not None and like.attacks


@pytest.mark.parametrize("game", [game for game in GAMES if evaluator_of(game) is not None])
def test_a_style_has_all_else_of_its_game(game: str) -> None:
    """Playing on in a trial is the plain player's, whoever tries it."""
    like = evaluator_of(game)
    judge = styled(like, STYLES["bold"])
    assert like is not None and judge is not None and not isinstance(judge.another(), type(judge))
    names = [name for name, value in vars(Evaluator).items() if not name.startswith("_") and not callable(value)]
    assert len(names) > 15
    assert {name for name in names if getattr(judge, name) != getattr(like, name)} == {"risk"}


def weighed(evaluator: Evaluator, came_out: dict[Command, list[float]], **likings: float) -> list[Command]:
    """Return what is taken of answers that came out so, the first of them what looks best; by ten chances."""
    asked = Asked(position("... ... ..."), evaluator)
    rows = [TriedAnswer(answer, chances, {}, liking=likings.get(type(answer).__name__, 0.0))
            for answer, chances in came_out.items()]  # fmt: skip

    class Given(Trials):
        def _won_at_once(self, candidates: list[TriedAnswer]) -> None:
            return None

        def _tried(self, first: TriedAnswer, others: list[TriedAnswer], kept: Sequence[TriedAnswer]) -> Any:
            return others

    trials = Given(evaluator, Budget(9), asked.view, asked.worlds)
    return [trials.best(rows, (), random.Random(seed)).answer for seed in range(10)]


class Daring(Evaluator):
    risk, doubt = 0.3, 0.0


def test_what_is_risked_counts_for_who_likes_it() -> None:
    sure, daring = [0.5] * 10, [0.4, 0.6] * 5
    for risk, taken in ((0.3, Agree()), (0.0, Pass()), (-0.3, Pass())):
        evaluator = Daring()
        evaluator.risk = risk
        assert set(weighed(evaluator, {Pass(): sure, Agree(): daring})) == {taken}
    careful = Daring()
    careful.risk = -0.3
    assert set(weighed(careful, {Agree(): daring, Pass(): sure})) == {Pass()}


@pytest.mark.parametrize(("liking", "taken"), [(0.03, Agree()), (0.01, Pass())])
def test_a_liking_outweighs_so_much_and_no_more(liking: float, taken: Command) -> None:
    class Sure(Evaluator):
        doubt = 0.0

    assert set(weighed(Sure(), {Pass(): [0.5] * 9, Agree(): [0.48] * 9}, Agree=liking)) == {taken}


def test_guile_takes_any_of_what_is_nearly_as_good() -> None:
    class Sly(Evaluator):
        guile = 0.01
        idle = (Done,)

    best, nearly, worse = [0.5] * 5, [0.492] * 5, [0.488] * 5
    found = weighed(Sly(), {Pass(): best, Agree(): nearly, Decline(): worse, Done(): best})
    assert set(found) == {Pass(), Agree()}, "0.8 points behind are taken, 1.2 are not; nor is what is idle"
    assert set(weighed(Sly(), {Pass(): best * 2, Agree(): nearly * 2})) == {Pass()}, "so often it is no noise"
    assert set(weighed(Sly(), {Done(): best, Agree(): nearly})) == {Done()}
    assert set(weighed(Evaluator(), {Pass(): best, Agree(): nearly})) == {Pass()}


def test_who_has_won_ends_it_sooner() -> None:
    """Not where one of both is not won in each world, or in too few."""
    asked = Asked(position("... ... ..."))
    for won, chances, sooner in (([3] * 4, 4, True), ([7] * 4, 4, False), ([3] * 3, 4, False), ([3] * 3, 3, False)):
        first = TriedAnswer(Pass(), [0.998] * 5, {}, won_after=[5] * 5)
        other = TriedAnswer(Agree(), [0.998] * chances, {}, won_after=won)
        trials = Trials(asked.evaluator, Budget(9), asked.view, asked.worlds)
        trials._won_at_once = lambda candidates: None  # type: ignore[method-assign, assignment]
        trials._tried = lambda first, others, kept: others  # type: ignore[method-assign, assignment]
        assert trials.best([first, other]).answer == (Agree() if sooner else Pass()), (won, chances)


def test_the_chance_is_reported_where_the_game_can_tell() -> None:
    class Telling(type(Asked(position("... ... ...")).evaluator)):  # type: ignore[misc]
        odds = 1.0

    for evaluator, tells in ((None, False), (Telling(), True)):
        asked = Asked(position("X.. .O. ...", 0), evaluator)
        assert asked.cell in range(9)
        chance, spread = asked.player.report.chance, asked.player.report.spread
        assert (chance is not None and 0 < chance < 1) == tells and spread is not None and spread >= 0


def test_the_same_seed_plays_the_same() -> None:
    answered = []
    for _ in range(2):
        asked = Asked(position("X.. .O. ...", 0))
        asked.player = SearchPlayer("7", styled(asked.evaluator, STYLES["tricky"]), Budget(90, 9))
        answered.append([asked.cell for _ in range(12)])
    assert all(one == two for one, two in pairwise(answered))
