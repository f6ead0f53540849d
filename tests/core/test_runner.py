"""The runner: answers in, state and events out; and what it says when the rules contradict themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from game.core import record, runner
from game.core.commands import Command, Concede
from game.core.events import DiceRolled
from game.core.refusals import Refusal, RulesError
from game.core.state import Outcome, Position
from game.core.steps import Draft
from tests.core.tiny import Ask, Go, Noted, Say, Tiny, Whispered, ending


def test_an_event_shows_something_when_its_type_does() -> None:
    assert DiceRolled(0, 6, (3,), "first").shows_something is Whispered(0, "psst").shows_something is True
    assert Noted("a").shows_something is False


def begun(game: Tiny, *steps: Ask | Go) -> Any:
    return runner.start(game, steps, 1).state


def accepted(result: runner.Accepted | Refusal) -> runner.Accepted:
    assert isinstance(result, runner.Accepted), result
    return result


def code(result: runner.Accepted | Refusal) -> str:
    assert isinstance(result, Refusal), result
    return result.code


def test_a_match_begins_with_the_first_question() -> None:
    state = begun(Tiny(), Ask(1))
    assert (state.decision.seat, state.decision.prompt, state.decision.about) == (1, "word", (3,))
    assert runner.legal(Tiny(), state) == (Say("yes"), Say("no"))


def test_a_set_up_with_flaws_does_not_begin() -> None:
    with pytest.raises(ValueError, match=r"^agenda: it is empty$"):
        runner.start(Tiny(), (), 1)


def test_an_answer_leads_to_the_next_question() -> None:
    game = Tiny()
    result = accepted(runner.submit(game, begun(game, Ask(0), Ask(1)), 0, Say("no")))
    assert result.batches == ((Noted("no"),),)
    assert (result.state.decision.seat, result.state.decision.number) == (1, 2)


def test_what_happens_together_is_one_batch() -> None:
    def go(draft: Draft[Any, Any], step: Any) -> None:
        draft.happen(Noted("a"), Noted("b"))
        draft.happen()
        draft.happen(Noted("c"))

    result = runner.start(Tiny(go), (Go(), Ask()), 1)
    assert result.batches == ((Noted("a"), Noted("b")), (Noted("c"),))
    assert result.events == (Noted("a"), Noted("b"), Noted("c"))
    assert result.state.table.notes == ("a", "b", "c")


def test_a_forced_pick_is_answered_without_asking() -> None:
    state = begun(Tiny(), Ask(0, ("only",)), Ask(1))
    assert state.table.notes == ("only",)
    assert (state.decision.seat, state.decision.number) == (1, 2)


@pytest.mark.parametrize("kind", ["act", "respond"])
def test_a_forced_act_or_response_is_asked(kind: str) -> None:
    state = begun(Tiny(), Ask(0, ("only",), kind), Ask(1))
    assert state.decision.kind == kind
    assert state.table.notes == ()


@pytest.mark.parametrize("kind", ["pick", "space", "path", "order"])
def test_forced_choices_of_the_other_kinds_are_answered(kind: str) -> None:
    assert begun(Tiny(), Ask(0, ("only",), kind), Ask(1)).decision.seat == 1


def test_pushed_steps_are_taken_in_the_order_given() -> None:
    def go(draft: Draft[Any, Any], step: Go) -> None:
        draft.happen(Noted(step.what))
        if step.what == "first":
            draft.push(Go("second"), Go("third"))

    state = begun(Tiny(go), Go("first"), Go("last"), Ask())
    assert state.table.notes == ("first", "second", "third", "last")


# --- refusals ---


def test_only_the_asked_seat_answers() -> None:
    game = Tiny()
    state = begun(game, Ask(1))
    assert code(runner.submit(game, state, 0, Say("yes"))) == "not_asked"
    assert runner.legal_for(game, state, 0) == ()
    assert runner.legal_for(game, state, 1) == runner.legal(game, state)


def test_an_answer_to_an_older_question_is_stale() -> None:
    game = Tiny()
    state = accepted(runner.submit(game, begun(game, Ask(0), Ask(0)), 0, Say("yes"), 1)).state
    assert code(runner.submit(game, state, 0, Say("yes"), 1)) == "stale"
    assert code(runner.submit(game, state, 0, Say("yes"), 3)) == "stale"
    assert accepted(runner.submit(game, begun(game, Ask(0), Go()), 0, Concede(0), 99)).state.outcome


def test_a_refusal_leaves_no_trace() -> None:
    game = Tiny()
    state = begun(game, Ask(0))
    before = record.digest(state)
    assert code(runner.submit(game, state, 0, Say("maybe"))) == "no_word"
    assert record.digest(state) == before


def test_a_command_that_fails_halfway_leaves_no_trace() -> None:
    def fail(draft: Draft[Any, Any], command: Any) -> None:
        draft.happen(Noted("half"))
        draft.roll(0, 2, 6, "test")
        draft.new_id()
        draft.push(Go())
        raise KeyError("a bug")

    game = Tiny(answer=fail)
    state = begun(game, Ask(0), Ask(1))
    before = record.encode(state)
    with pytest.raises(KeyError):
        runner.submit(game, state, 0, Say("yes"))
    assert record.encode(state) == before
    assert accepted(runner.submit(Tiny(), state, 0, Say("yes"))).state.table.notes == ("yes",)


# --- the end ---


def test_over_is_over() -> None:
    game = Tiny(ending)
    state = accepted(runner.submit(game, begun(game, Ask(0), Go(), Ask(1)), 0, Say("yes"))).state
    assert state.outcome == Outcome("done", (0,), (1, 0))
    assert (state.decision, state.agenda) == (None, ())
    assert runner.legal(game, state) == runner.legal_for(game, state, 0) == ()
    assert code(runner.submit(game, state, 0, Say("yes"))) == "match_over"
    assert code(runner.submit(game, state, 0, Concede(0))) == "match_over"


@pytest.mark.parametrize("seat", [0, 1])
def test_any_seat_may_concede_at_any_time(seat: int) -> None:
    game = Tiny()
    state = begun(game, Ask(0))
    ended = accepted(runner.submit(game, state, seat, Concede(seat))).state
    assert ended.outcome.winners == (1 - seat,)
    assert ended.decision is None


def test_nobody_concedes_for_another() -> None:
    game = Tiny()
    assert code(runner.submit(game, begun(game, Ask(0)), 0, Concede(1))) == "not_your_seat"


# --- rules that contradict themselves ---


def test_an_empty_agenda_before_the_end_is_an_error() -> None:
    game = Tiny()
    with pytest.raises(RulesError, match="agenda is empty"):
        runner.submit(game, begun(game, Ask(0)), 0, Say("yes"))


def test_a_question_without_an_answer_is_an_error() -> None:
    with pytest.raises(RulesError, match="word has no legal answer"):
        begun(Tiny(), Ask(0, ()))


def test_a_circle_of_steps_is_an_error() -> None:
    with pytest.raises(RulesError, match="steps without a question"):
        begun(Tiny(lambda draft, step: draft.push(step)), Go())


def test_ten_thousand_steps_without_a_question_are_a_circle() -> None:
    taken = []

    def on(draft: Draft[Any, Any], step: Any) -> None:
        taken.append(step)
        draft.push(step)

    with pytest.raises(RulesError, match="more than 10000 steps"):
        begun(Tiny(on), Go())
    assert len(taken) == 10_000


def test_a_circle_of_forced_answers_is_an_error() -> None:
    def again(draft: Draft[Any, Any], command: Any) -> None:
        draft.push(Ask(0, ("only",)))

    with pytest.raises(RulesError, match="steps without a question"):
        begun(Tiny(answer=again), Ask(0, ("only",)))


# --- drafts ---


def test_asking_twice_is_an_error() -> None:
    def twice(draft: Draft[Any, Any], step: Any) -> None:
        draft.ask(Ask(0), 0, "pick", "one")
        draft.ask(Ask(0), 0, "pick", "other")

    with pytest.raises(RulesError, match="other is asked while one is still open"):
        begun(Tiny(twice), Go())


def test_an_unknown_kind_of_question_is_an_error() -> None:
    def aims(draft: Draft[Any, Any], step: Any) -> None:
        draft.ask(Ask(0), 0, "target", "take_man")  # type: ignore[arg-type]

    with pytest.raises(RulesError, match="take_man is a question of the kind 'target'; there are act, order, path"):
        begun(Tiny(aims), Go())


def test_a_roll_is_reported_to_everybody_and_counts_on() -> None:
    def go(draft: Draft[Any, Any], step: Any) -> None:
        assert draft.roll(1, 3, 20, "test") == draft.batches[-1][0].faces  # type: ignore[attr-defined]

    result = runner.start(Tiny(go), (Go(), Ask()), 5)
    (event,) = result.events
    assert isinstance(event, DiceRolled)
    assert (event.seat, event.sides, len(event.faces), event.why) == (1, 20, 3, "test")
    assert event.seen_by(0) == event
    assert event.reveals, "nobody takes back what a die has shown"
    assert result.state.dice.drawn >= 3


def test_ids_are_new_and_go_on() -> None:
    ids = []

    def go(draft: Draft[Any, Any], step: Any) -> None:
        ids.extend((draft.new_id(), draft.new_id()))

    state = begun(Tiny(go), Go(), Go(), Ask())
    assert ids == [1, 2, 3, 4]
    assert state.next_id == 5


def test_a_position_without_a_question_is_carried_on() -> None:
    game = Tiny()
    state = game.begin((Go(), Ask(1)), begun(game, Ask()).dice)
    assert runner.resume(game, state).state.decision.seat == 1


def test_answers_are_remembered_for_the_same_state_only() -> None:
    game, other = Tiny(), Tiny()
    state, second = begun(game, Ask(0)), begun(game, Ask(0, ("a", "b")))
    assert runner.legal(game, state) is runner.legal(game, state)
    assert runner.legal(game, second) == (Say("a"), Say("b"))
    assert runner.legal(other, state) == (Say("yes"), Say("no"))
    assert Whispered(0, "x").reveals
    assert not Noted("x").reveals


def test_the_answers_of_the_last_two_states_are_remembered() -> None:
    game = Tiny()
    first, second, third, fourth = (begun(game, Ask(0, (str(number), "no"))) for number in range(4))
    known = runner.legal(game, first)
    runner.legal(game, second)
    assert runner.legal(game, first) is known
    known = runner.legal(game, third)
    runner.legal(game, fourth)
    assert runner.legal(game, third) is known


class Counting(Tiny):
    """Counts how often it is asked whether an answer is legal."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Command] = []

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        self.asked.append(command)
        return super().why_illegal(position, command)


def test_an_answer_off_the_list_is_not_asked_about_again_and_any_other_is() -> None:
    game = Counting()
    state = begun(game, Ask(), Ask())
    yes, no = runner.legal(game, state)
    game.asked.clear()
    assert runner.why_refused(game, state, 0, yes) is runner.why_refused(game, state, 0, no) is None
    assert not game.asked
    assert code(runner.submit(game, state, 0, Say("maybe"))) == "no_word"
    assert runner.why_refused(game, state, 0, Say("yes")) is None
    assert game.asked == [Say("maybe"), Say("yes")]


def test_an_answer_off_the_list_of_another_question_or_one_that_is_forgotten_is_asked_about() -> None:
    game = Counting()
    state, other = begun(game, Ask()), begun(game, Ask(words=("maybe", "perhaps")))
    yes, maybe = runner.legal(game, state)[0], runner.legal(game, other)[0]
    assert code(runner.submit(game, state, 0, maybe)) == "no_word"
    begun(Tiny(), Ask())
    game.asked.clear()
    assert runner.why_refused(game, state, 0, yes) is None
    assert game.asked == [yes]


class Doubting(Counting):
    """Has one word among its candidates that is not legal, and says of which kinds of answers that may be so."""

    def __init__(self, kinds: tuple[type[Command], ...] | None) -> None:
        super().__init__()
        self._kinds = kinds

    def candidates(self, position: Position) -> Iterable[Command]:
        return (*super().candidates(position), Say("maybe"))

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        return self._kinds


@pytest.mark.parametrize(("kinds", "asked"), [(None, 3), ((Say,), 3), ((Concede,), 0), ((), 0)])
def test_only_doubtful_candidates_are_asked_about(kinds: tuple[type[Command], ...] | None, asked: int) -> None:
    game = Doubting(kinds)
    state = begun(game, Ask())
    assert len(game.asked) == asked
    assert runner.legal(game, state) == (Say("yes"), Say("no"), Say("maybe"))[: 2 if asked else 3]
