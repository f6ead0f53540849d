"""The evaluator of Crawler's players: how good an answer looks one Encounter ahead, and how the party stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.ai.crawler.chances import items_of
from game.ai.crawler.objectives import goal_items
from game.ai.crawler.plans import Plan
from game.ai.crawler.questions import equal_answers, judge
from game.ai.crawler.values import conditions
from game.ai.crawler.windows import last_of, ways
from game.ai.evaluation import Evaluator, Item
from game.core.commands import Command, Done
from game.core.views import View
from game.rules.crawler.cards.effects import Stamina
from game.rules.crawler.cards.terms import AttackLine
from game.rules.crawler.playing import box_of
from game.rules.crawler.state.commands import Bribe, Commit, PlayCard, UseCard
from game.rules.crawler.state.steps import Window
from game.rules.crawler.state.table import Table, adventurer_by_id, crawler_record

#: How far below the best way an answer is that begins none.
_NO_WAY = 10.0
#: What a way costs at most that spends no card.
_NOTHING = 0.05

AnyView = View[Table, Any]


class CrawlerEvaluator(Evaluator):
    """Judges answers for a player of Crawler; more is better, in Wounds. In a struggle it thinks of ways to go on, and
    once one is begun it holds to it while it can be carried out."""

    common = 4.0
    slip, seen = 0.6, 0.2
    attacks, spends = (Commit,), (PlayCard, UseCard)
    margin = 2.0
    # What an answer has cost shows at once, what it has brought only when further Encounters were met.
    horizon = 3
    farther = 1
    # Chance has a part in each of those rounds, and an answer takes less than half a millisecond to try.
    effort = 2.0

    def __init__(self) -> None:
        self._window: tuple[object, ...] = ()
        self._ways: tuple[Plan, ...] = ()
        self._plan: Plan | None = None
        #: The scores of the question that was judged last.
        self._judged: tuple[AnyView, tuple[Command, ...], Sequence[float]] | None = None

    def another(self) -> CrawlerEvaluator:
        """Return an evaluator that continues with whatever was considered, in another course."""
        other = CrawlerEvaluator()
        other._window, other._ways, other._plan = self._window, self._ways, self._plan
        return other

    def items(self, view: AnyView) -> Sequence[Item]:
        return (*items_of(view.table), *goal_items(view.table, self.common))

    def clock(self, view: AnyView) -> int:
        return view.table.round.number

    def free(self, view: AnyView, answers: Sequence[Command]) -> Sequence[Command]:
        """Return how the last attack of a round is held by Adventurers alone, where they do it without a loss: no card
        is spent on it, whatever comes out better by chance."""
        struggle = view.table.struggle
        if struggle is None or struggle.kind != "retaliation" or _prompt(view) != "defend":
            return ()
        scores = self.scores(view, answers)
        if self._plan is not None:
            return ()
        way = self._ways[0]
        holds = way.commands and all(isinstance(one, Commit) for one in way.commands)
        if not holds or way.value < conditions(view.table)[0] - _NOTHING:
            return ()
        best = max(scores)
        return [answer for answer, score in zip(answers, scores, strict=True) if score == best]

    def scores(self, view: AnyView, answers: Sequence[Command]) -> Sequence[float]:
        """Return a score for each legal answer, from the seat's own view of the open question."""
        asked = tuple(answers)
        if self._judged is None or self._judged[0] is not view or self._judged[1] != asked:
            self._judged = view, asked, self._scores(view, answers)
        return self._judged[2]

    def _scores(self, view: AnyView, answers: Sequence[Command]) -> Sequence[float]:
        decision = view.decision
        assert decision is not None
        if decision.prompt not in ("attack", "defend", "respond"):
            return [judge(view, answer) for answer in answers]
        planned = self._planned(view, answers)
        if planned is not None:
            return [0.0 if answer == planned else -_NO_WAY for answer in answers]
        found = ways(view, answers)
        self._window, self._ways, self._plan = _window_of(view), found, None
        firsts = {
            next((command for command in plan.commands if command in answers), Done()): plan.value
            for plan in reversed(found)
        }
        least = found[0].value - _NO_WAY
        return [firsts.get(answer, least) for answer in answers]

    def alike(self, view: AnyView, answer: Command) -> object:
        return equal_answers(view, answer)

    def _planned(self, view: AnyView, answers: Sequence[Command]) -> Command | None:
        """Return the next command of the way that was begun, if it can be carried out."""
        if _window_of(view) != self._window:
            return None
        if self._plan is None:
            begun = (plan for plan in self._ways if plan.commands and _is_done(view.table, plan.commands[0]))
            self._plan = next(begun, None)
        plan, table = self._plan, view.table
        if plan is None or not all(_serves(table, command) for command in plan.commands):
            return None
        left = [command for command in plan.commands if not _is_done(table, command)]
        step = view.agenda[-1]
        assert isinstance(step, Window)
        if any(_is_own(table, command, step) and command not in answers for command in left):
            return None
        return next((command for command in left if command in answers), None) or last_of(view, answers)


def _prompt(view: AnyView) -> str:
    return "" if view.decision is None else view.decision.prompt


def _window_of(view: AnyView) -> tuple[object, ...]:
    struggle, step = view.table.struggle, view.agenda[-1]
    assert isinstance(step, Window)
    if struggle is None:
        return view.table.round.number, step.seats[0]
    return view.table.round.number, struggle.kind, struggle.trigger, struggle.aimed, step.seats[0]


def _serves(table: Table, command: Command) -> bool:
    """Return whether a command adds to the struggle. After any other the rest is planned again."""
    if not isinstance(command, PlayCard):
        return isinstance(command, Commit | UseCard)
    box = box_of(crawler_record(table, command.card), boosted=command.boosted)
    return any(isinstance(effect, AttackLine | Stamina) for effect in box)


def _is_done(table: Table, command: Command) -> bool:
    struggle = table.struggle
    if isinstance(command, Commit):
        return struggle is not None and command.adventurer in struggle.adventurers
    assert isinstance(command, PlayCard | UseCard | Bribe)
    if isinstance(command, UseCard):
        return struggle is not None and command.card in struggle.cards
    return command.card not in table.hand


def _is_own(table: Table, command: Command, step: Window) -> bool:
    """Return whether a command is for the seat that is asked. Others Activate the Adventurers they lead themselves."""
    if not isinstance(command, Commit):
        return True
    adventurer = adventurer_by_id(table, command.adventurer)
    return adventurer is None or adventurer.seat == step.seats[0]
