"""The player that tries answers in possible worlds, at tic-tac-toe: what it takes, and what it spends. One chapter,
since all of it plays the same small game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.ai.evaluation import Evaluator, Item, sides, standing
from game.ai.greedy_player import GreedyPlayer
from game.ai.search_player import SearchPlayer
from game.ai.trials import Budget
from game.ai.worlds import DealtWorlds, World
from game.app.games.entries import entry_of
from game.app.matches.match import Match
from game.app.matches.opening import Seating
from game.core import runner
from game.core.commands import Command
from game.core.views import View, view_for
from tests.ai.rows import Asked, Rows, cell_of, position
from tests.games.tic_tac_toe import TIC_TAC_TOE, PlaceMark


def test_it_takes_a_win_on_the_board_without_further_thought() -> None:
    asked = Asked(position("XX. OO. ..."))
    assert asked.cell == 2
    assert asked.player.report.stop == "won at once" and asked.player.report.nodes <= 9 + 4


def test_it_takes_a_win_that_its_evaluator_overlooks() -> None:
    class Blind(Rows):
        def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
            return [0.1 * cell_of(answer) for answer in answers]

    asked = Asked(position("XX. OO. ..."), Blind())
    assert cell_of(GreedyPlayer(1, Blind()).choose(asked.view, asked.answers)) == 8
    assert asked.cell == 2 and asked.player.report.overruled


def test_it_sees_what_the_other_would_do_and_the_greedy_player_does_not() -> None:
    asked = Asked(position("OO. .X. X..", 0))
    assert cell_of(GreedyPlayer(1, Rows()).choose(asked.view, asked.answers)) == 2
    must_block = Asked(position("X.. .OO ..X", 0))
    assert cell_of(GreedyPlayer(1, Rows()).choose(must_block.view, must_block.answers)) == 1
    assert must_block.cell == 3
    assert must_block.player.report.overruled


def test_one_who_looks_farther_judges_later() -> None:
    class Short(Rows):
        horizon, farther = 1, 1

    assert Asked(position("... .XX O..", 1), Short()).cell == 0
    assert Asked(position("... .XX O..", 1), Short(), looks_farther=True).cell == 3


class Again(Rows):
    """Judges after its own mark, and once more after the other's; no two cells come to quite the same."""

    common, horizon, again = 8.0, 1, 1

    def items_in(self, world: World, seat: int) -> tuple[Item, ...]:
        cells = world.view(seat).table.cells
        own = sum(cell for cell in range(9) if cells[cell] == seat)
        return (*self.items(world.view(seat)), Item("cells", own, weight=-1e-3))


def test_what_came_out_best_is_judged_again_by_one_who_looks_farther() -> None:
    state = position("... .XX O..", 1)
    assert Asked(state, Again()).cell == 0, "the row that the other completes is not seen yet"
    judged_again = Asked(state, Again(), looks_farther=True)
    assert judged_again.cell == 3 and judged_again.player.report.overruled


def test_what_came_out_much_worse_or_the_same_is_not_judged_again() -> None:
    class Like(Again):
        """Only the cell 3 can keep the other from its row: it counts that much less at once."""

        less = 0.0

        def items_in(self, world: World, seat: int) -> tuple[Item, ...]:
            cells = world.view(seat).table.cells
            is_late = self.clock(world.view(seat)) > 4 and cells[3] == seat
            return (Item("worth", (9.0 if is_late else -self.less if cells[3] == seat else 0.0)),)

        def items(self, view: Any) -> tuple[Item, ...]:
            return (Item("worth", 0.0),)

    def taken(less: float) -> int:
        like = Like()
        like.less = less
        return Asked(position("... .XX O..", 1), like, looks_farther=True).cell

    at_limit = -like_odds(0.5 - 0.12)
    assert taken(at_limit * 8 - 0.05) == 3 and taken(at_limit * 8 + 0.05) == 0
    assert taken(0.0) == 0, "what amounts to the same is tried once"


def like_odds(chance: float) -> float:
    """Return the logarithm of the odds."""
    return math.log(chance / (1 - chance))


@pytest.mark.parametrize("nodes", [30, 45, 90])
def test_before_it_judges_again_it_spends_a_third_more_at_most(nodes: int) -> None:
    asked = Asked(position("... .XX O..", 1), Again(), nodes=nodes, looks_farther=True)
    assert asked.cell in range(9)
    assert asked.player.report.nodes <= nodes + round(nodes / 3)
    assert nodes > 30 or asked.player.report.nodes == nodes + round(nodes / 3)
    at_once = Asked(position("... .XX O..", 1), Again(), nodes=nodes)
    assert at_once.cell in range(9) and at_once.player.report.nodes <= nodes


def test_hurried_before_all_were_judged_again_it_knows_what_it_knew_before() -> None:
    state = position("... .XX O..", 1)
    first_look = Asked(state, Again(), nodes=40)
    moments: list[int] = []
    first_look.player.hurried = lambda: moments.append(1) is not None
    known = first_look.player.weigh(first_look.view, first_look.answers, first_look.worlds)
    for more in (0, 1, 3):
        asked = Asked(state, Again(), nodes=120, looks_farther=True)
        left = iter(range(len(moments) + more))
        asked.player.hurried = lambda left=left: next(left, None) is None
        assert asked.player.weigh(asked.view, asked.answers, asked.worlds) == known
        assert asked.player.report.stop == "hurried"


class Counted(Again):
    """Whatever is done, the end of one's own turn is worth 3 and the end of the reply -1; the last cell is worse."""

    doubt = 9.0

    def items_in(self, world: World, seat: int) -> tuple[Item, ...]:
        cells = world.view(seat).table.cells
        is_last, is_late = cells[8] == 0, self.clock(world.view(seat)) > 3
        return (Item("worth", (-1.0 if is_late else 3.0) - 2.0 * is_last),)

    def items(self, view: Any) -> tuple[Item, ...]:
        return (Item("worth", 0.0),)

    @classmethod
    def chance(cls, worth: float) -> float:
        """Return the chance to win that it counts for."""
        return 1 / (1 + math.exp(-worth / cls.common))


def test_both_judgements_count_half_and_others_are_reported_as_far_behind_as_before() -> None:
    chance = Counted.chance
    state = position("X.. .O. ...", 0)
    kept = Asked(state, Counted(), looks_farther=True, nodes=200)
    found = {
        cell_of(one.answer): one
        for one in kept.player.weigh(kept.view, kept.answers, kept.worlds, [PlaceMark(8), PlaceMark(7)])
    }
    assert found[7].chance == pytest.approx((chance(3) + chance(-1)) / 2)
    assert found[8].chance == pytest.approx((chance(1) + chance(-3)) / 2)
    assert found[7].estimates[0] == pytest.approx(chance(-1)), "people are told what was judged last"
    assert found[7].items == {"worth": -1.0}
    assert found[2].chance == pytest.approx(found[7].chance) and found[2].items == {}, "the same as the first before"


@pytest.mark.parametrize(("tells", "worth", "least"), [(False, 3, 3), (True, -1, 5)])
def test_for_a_person_the_chance_is_judged_again_though_nothing_else_is(tells: bool, worth: float, least: int) -> None:
    asked = Asked(position("X.. ... ..O", 0), Counted(), looks_farther=True, nodes=400, tells=tells)
    best = asked.player.weigh(asked.view, asked.answers, asked.worlds)[0]
    assert best.estimates == [pytest.approx(Counted.chance(worth))] * len(best.estimates)
    assert len(best.estimates) >= least


def test_the_same_seed_makes_the_same_choice_and_thinks_as_much() -> None:
    one, other = Asked(position("X.. .O. ...")), Asked(position("X.. .O. ..."))
    assert one.cell == other.cell
    assert one.player.report == other.player.report
    assert one.player.report.nodes > 20


@pytest.mark.parametrize("nodes", [1, 7, 30])
def test_it_tries_no_more_than_its_nodes(nodes: int) -> None:
    asked = Asked(position("... .O. ...", 0), nodes=nodes)
    assert asked.cell in range(9)
    assert asked.player.report.nodes <= nodes
    assert asked.player.report.stop == "nodes"


def test_a_game_may_spend_a_share_of_the_nodes() -> None:
    class Dear(Rows):
        effort = 0.1

    asked = Asked(position("... .O. ...", 0), Dear(), nodes=100)
    assert asked.cell in range(9)
    assert asked.player.report.nodes == 10 and asked.player.report.stop == "nodes"


def test_with_nothing_to_spend_it_does_what_looks_best() -> None:
    asked = Asked(position("X.. .OO ..X", 0), nodes=0)
    assert asked.cell == 1 and not asked.player.report.overruled


def test_it_stops_when_it_is_hurried_and_gives_the_best_so_far() -> None:
    asked = Asked(position("X.. .OO ..X", 0))
    calls = []
    asked.player.hurried = lambda: calls.append(1) or len(calls) > 30
    assert asked.cell in range(9)
    assert asked.player.report.stop == "hurried" and asked.player.report.nodes <= 31
    asked.player.hurried = lambda: True
    assert asked.cell == 1 and asked.player.report.nodes == 0


def test_it_stops_when_its_seconds_are_over() -> None:
    asked = Asked(position("X.. .OO ..X", 0), seconds=0.0)
    assert asked.cell == 1
    assert asked.player.report.stop == "seconds"


def test_a_question_with_one_answer_and_a_game_without_items_are_not_thought_about() -> None:
    asked = Asked(position("X.. .OO ..X", 0))
    assert asked.player.choose(asked.view, asked.answers[2:3], asked.worlds) == asked.answers[2]
    assert asked.player.report.nodes == 0

    class NoItems(Rows):
        def items(self, view: Any) -> tuple[Item, ...]:
            return ()

    asked = Asked(position("X.. .OO ..X", 0), NoItems())
    assert asked.cell == 1 and asked.player.report.nodes == 0
    with pytest.raises(ValueError):
        asked.player.choose(asked.view, (), asked.worlds)


def test_without_worlds_it_is_the_greedy_player() -> None:
    asked = Asked(position("X.. .OO ..X", 0))
    assert cell_of(asked.player.choose(asked.view, asked.answers)) == 1


def weighed(asked: Asked) -> list[int]:
    return sorted(cell_of(one.answer) for one in asked.player.weigh(asked.view, asked.answers, asked.worlds))


def test_what_amounts_to_the_same_is_tried_once_and_the_greedy_answer_always() -> None:
    class Corners(Rows):
        def alike(self, view: Any, answer: Command) -> object:
            return "corner" if cell_of(answer) in (0, 2, 6, 8) else answer

    assert weighed(Asked(position("... .X. ...", 1), Corners())) == [0, 1, 3, 5, 7]
    assert weighed(Asked(position("... .X. ...", 1), candidates=3)) == [0, 1, 2]
    assert weighed(Asked(position("... .X. ...", 1), candidates=1)) == [0]


def test_a_game_whose_trials_are_short_may_try_several_times_the_candidates() -> None:
    class Broad(Rows):
        breadth = 2

    assert weighed(Asked(position("... .X. ...", 1), candidates=2)) == [0, 1]
    assert weighed(Asked(position("... .X. ...", 1), Broad(), candidates=2)) == [0, 1, 2, 3]


def test_the_best_of_other_kinds_are_tried_though_many_of_one_kind_look_better() -> None:
    """In Skirmish, where moving about looks best: ending the activation and other acts have places, too."""

    class Wanders(Evaluator):
        def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
            kinds = {"MoveCreature": 10.0, "EndActivation": 1.0}
            return [kinds.get(type(answer).__name__, 0.0) - 0.01 * n for n, answer in enumerate(answers)]

    entry = entry_of("skirmish")
    match = Match.new(entry.ruleset, entry.setup({}), (Seating("a", "greedy"), Seating("b", "greedy")), 5)
    while match.decision is None or match.decision.prompt != "activation" or len(match.answers(match.asked or 0)) < 12:
        match.players.step()
    seat = match.asked or 0
    kinds = {type(answer).__name__ for answer in match.answers(seat)}
    player = SearchPlayer("x", Wanders(), Budget(10, 6))
    tried = player.weigh(match.view(seat), match.answers(seat), match.players.worlds(seat))
    found = [type(one.answer).__name__ for one in tried]
    assert found[:2] == ["MoveCreature", "EndActivation"] and len(found) == 6
    assert len(set(found)) == min(3, len(kinds))
    assert found[3:] == ["MoveCreature"] * 3


def test_what_somebody_asks_about_is_weighed_too() -> None:
    asked = Asked(position("... .X. ...", 1), candidates=2)
    found = asked.player.weigh(asked.view, asked.answers, asked.worlds, [PlaceMark(0), PlaceMark(7)])
    assert sorted(cell_of(one.answer) for one in found) == [0, 1, 7]
    trials = {cell_of(one.answer): len(one.chances) for one in found}
    assert trials[7] == trials[0] >= 3
    alone = Asked(position("... .X. ...", 1), candidates=1)
    found = alone.player.weigh(alone.view, alone.answers, alone.worlds, [PlaceMark(7)])
    assert {cell_of(one.answer): len(one.chances) for one in found} == {0: 5, 7: 5}


def test_what_looks_much_worse_is_not_tried() -> None:
    class Sure(Rows):
        margin = 0.25

    assert weighed(Asked(position("... .X. ...", 1), Sure())) == [0, 1, 2]


class Even(Rows):
    """Whatever is done amounts to the same."""

    def items(self, view: Any) -> tuple[Item, ...]:
        return (Item("marks", 1.0),)


def test_what_comes_out_the_same_is_not_tried_further_and_the_greedy_answer_stands() -> None:
    asked = Asked(position("... .X. ...", 1), Even(), nodes=4000)
    assert asked.cell == 0
    assert asked.player.report.stop == "settled"
    assert asked.player.report.worlds == 3


def test_it_wins_soon_and_loses_late() -> None:
    """A win counts the less the later it comes, a loss the more."""

    class ToTheEnd(Rows):
        horizon = 9

    def chances(asked: Asked, cell: int) -> list[float]:
        found = asked.player.weigh(asked.view, asked.answers, asked.worlds)
        return next(one.chances for one in found if cell_of(one.answer) == cell)

    fork = chances(Asked(position("X.. .O. O.X", 0), ToTheEnd()), 2)
    assert fork and set(fork) == {1 - 2 * 0.0005}
    lost = chances(Asked(position("X.X .O. X.O", 1), ToTheEnd()), 5)
    assert lost and set(lost) == {0.0005}
    short = chances(Asked(position("X.X .O. X.O", 1), ToTheEnd(), longest=1), 5)
    assert short and set(short) == {0.0005}
    cut = chances(Asked(position("X.X .O. X.O", 1), ToTheEnd(), longest=0), 5)
    assert cut and min(cut) > 0.0005


def test_a_person_is_told_the_chance_to_win_and_not_what_became_of_the_position() -> None:
    """All stays as far ahead as it is: that is even beside now, and two ``common`` ahead by itself."""

    class Ahead(Rows):
        common, odds = 4.0, 1.5

        def items(self, view: Any) -> tuple[Item, ...]:
            return (Item("marks", 8.0),)

    class Untold(Ahead):
        odds = 0.0

    def told(evaluator: Rows) -> tuple[list[float], list[float]]:
        asked = Asked(position("... .X. ...", 1), evaluator)
        found = asked.player.weigh(asked.view, asked.answers, asked.worlds)[0]
        return found.chances, found.estimates

    chances, estimates = told(Ahead())
    assert chances and set(chances) == {0.5}
    assert estimates == pytest.approx([1 / (1 + math.exp(-3.0))] * len(chances))
    chances, estimates = told(Untold())
    assert set(chances) == set(estimates) == {0.5}


def test_an_end_is_reported_as_what_it_is() -> None:
    class ToTheEnd(Rows):
        horizon = 9

    asked = Asked(position("X.. .O. O.X", 0), ToTheEnd())
    found = asked.player.weigh(asked.view, asked.answers, asked.worlds)
    assert set(next(one.estimates for one in found if cell_of(one.answer) == 2)) == {1.0}


class Centre(Even):
    """The centre is better by that many points."""

    points = 0.0

    def items(self, view: Any) -> tuple[Item, ...]:
        return (Item("centre", self.points * (view.table.cells[4] == view.seat)),)


@pytest.mark.parametrize(("points", "cell"), [(0.02, 1), (0.2, 4), (-0.2, 1)])
def test_something_else_is_done_only_for_more_than_a_trifle(points: float, cell: int) -> None:
    evaluator = Centre()
    evaluator.points = points
    asked = Asked(position("X.. ... ...", 1), evaluator, nodes=900, candidates=5)
    assert asked.cell == cell and asked.player.report.overruled == (cell == 4)


def test_how_much_better_it_must_come_out_is_the_games_to_say() -> None:
    evaluator = Centre()
    evaluator.points, evaluator.doubt = 0.2, 30.0
    asked = Asked(position("X.. ... ...", 1), evaluator, nodes=900, candidates=5)
    assert asked.cell == 1 and not asked.player.report.overruled


def test_the_better_half_is_tried_more_often_and_all_meet_the_same_worlds() -> None:
    """The horizon is so far away that every answer comes out differently; only some are tried in all worlds."""

    class Apart(Rows):
        def items(self, view: Any) -> tuple[Item, ...]:
            return (Item("cells", sum(0.3 * n for n, mark in enumerate(view.table.cells) if mark == view.seat)),)

        def scores(self, view: Any, answers: Sequence[Command]) -> list[float]:
            return [0.0] * len(answers)

    class Noted(DealtWorlds):
        def __init__(self, state: Any) -> None:
            super().__init__(TIC_TAC_TOE, state, 0, 3)
            self.dealt: list[int] = []

        def deal(self, number: int) -> World:
            self.dealt.append(number)
            return super().deal(number)

    state = position("... .O. ...", 0)
    asked, worlds = Asked(state, Apart(), nodes=300), Noted(state)
    found = asked.player.weigh(asked.view, asked.answers, worlds)
    trials = sorted(len(one.chances) for one in found)
    thought = asked.player.report
    assert trials[0] < trials[-1] <= thought.worlds
    assert len(found[0].chances) >= thought.worlds - 1
    # Once for each candidate that might win at once, then one world for all candidates of a pass.
    assert worlds.dealt == [0] * 8 + list(range(thought.worlds))
    kept = [one for one in found if len(one.chances) >= thought.worlds - 1]
    assert 2 <= len(kept) <= 4


def test_what_is_plainly_worse_is_soon_dropped() -> None:
    class Worse(Even):
        def items(self, view: Any) -> tuple[Item, ...]:
            return (Item("mark", -20.0 * (view.table.cells[2] == view.seat)),)

    asked = Asked(position("X.. ... ...", 1), Worse(), nodes=4000, candidates=2)
    found = asked.player.weigh(asked.view, asked.answers, asked.worlds)
    assert [cell_of(one.answer) for one in found] == [1, 2]
    assert asked.player.report.stop == "settled" and asked.player.report.worlds == 5


def test_each_side_of_an_item_counts_by_its_own_name() -> None:
    items = (Item("rows", 2.0, 1.0, 3.0), Item("turn", 1.0))
    assert sides(items) == {"rows": 6.0, "the other side's rows": -3.0, "turn": 1.0}
    assert sum(sides(items).values()) == standing(items)


def test_items_are_reported_as_they_stood_on_average() -> None:
    asked = Asked(position("... .X. ...", 1))
    found = asked.player.weigh(asked.view, asked.answers, asked.worlds)
    assert set(found[0].items) <= {"rows", "the other side's rows"} and "rows" in found[0].items
    assert {len(one.chances) for one in found} != {0}
    assert [one.chance for one in found[1:]] == sorted((one.chance for one in found[1:]), reverse=True)


@pytest.mark.parametrize("seed", range(6))
def test_games_are_played_with_legal_answers_and_not_lost_to_the_greedy_player(seed: int) -> None:
    players = [SearchPlayer(seed, Rows(), Budget(300, 9)), GreedyPlayer(seed, Rows())]
    if seed % 2:
        players.reverse()
    state = runner.start(TIC_TAC_TOE, msgspec.convert({}, TIC_TAC_TOE.setup_type), seed).state
    while state.decision is not None:
        seat = state.decision.seat
        worlds = DealtWorlds(TIC_TAC_TOE, state, seat, seed)
        answer = players[seat].choose(view_for(TIC_TAC_TOE, state, seat), runner.legal(TIC_TAC_TOE, state), worlds)
        accepted = runner.submit(TIC_TAC_TOE, state, seat, answer)
        assert isinstance(accepted, runner.Accepted)
        state = accepted.state
    assert (1 - seed % 2,) != state.outcome.winners


def test_the_player_is_never_given_the_state() -> None:
    view = Asked(position("X.. .O. ...")).view
    assert isinstance(view, View)
    world = DealtWorlds(TIC_TAC_TOE, position("X.. .O. ..."), 0, 1).deal(0)
    assert isinstance(world, World) and world.view(0) == view
    assert world.view(0) is world.view(0) and world.view(1) is not world.view(0)


def test_what_is_free_is_given_whatever_looks_or_comes_out_better() -> None:
    class FreeCorner(Rows):
        def free(self, view: Any, answers: Sequence[Command]) -> list[Command]:
            return [answer for answer in answers if cell_of(answer) == 6]

    # To block at 3 comes out better than anything else.
    must_block = Asked(position("X.. .OO ..X", 0), FreeCorner())
    assert cell_of(GreedyPlayer(1, FreeCorner()).choose(must_block.view, must_block.answers)) == 6
    assert must_block.cell == 6
    rows = must_block.player.weigh(must_block.view, must_block.answers, must_block.worlds)
    assert cell_of(rows[0].answer) == 6
