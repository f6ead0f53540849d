"""Views: only the asked seat sees the step that asks, and nobody hears what is another's."""

from __future__ import annotations

from msgspec.structs import replace

from game.core import runner
from game.core.commands import Concede
from game.core.state import Step
from game.core.views import View, batches_for, view_for
from tests.core.tiny import Ask, Noted, Say, Tiny, Whispered


def test_only_the_asked_seat_sees_the_step_that_asks() -> None:
    game = Tiny()
    state = runner.start(game, (Ask(1), Ask(0)), 1).state
    assert view_for(game, state, 1).agenda == (Ask(1),)
    assert view_for(game, state, 0).agenda == ()


def test_everybody_knows_who_is_asked_what() -> None:
    game = Tiny()
    state = runner.start(game, (Ask(1),), 1).state
    assert view_for(game, state, 0).decision == view_for(game, state, 1).decision == state.decision


def test_cards_that_a_question_is_about_are_known_to_the_asked_seat_alone_while_they_are_hidden() -> None:
    game = Tiny()
    state = runner.start(game, (Ask(1),), 1).state
    assert state.decision is not None
    # What waits below the step that asks has named another card: that is not what the question is about.
    asking = replace(state, agenda=(Hides(4), Hides(5)), decision=replace(state.decision, about=(4, 5, 5)))
    told = [view_for(game, asking, seat).decision for seat in (0, 1)]
    assert told == [replace(asking.decision, about=(4, 0, 0)), asking.decision]
    over = replace(asking, agenda=(), decision=None)
    assert view_for(game, over, 0).decision is None


class Hides(Step, frozen=True):
    """A step that has named a card."""

    card: int

    @property
    def hidden_cards(self) -> tuple[int, ...]:
        return (self.card,)


def test_a_view_answers_legality_as_the_state_does() -> None:
    game = Tiny()
    state = runner.start(game, (Ask(1),), 1).state
    view = view_for(game, state, 1)
    assert runner.legal_for(game, view, 1) == runner.legal_for(game, state, 1) != ()
    assert runner.why_refused(game, view, 1, Say("maybe")) == runner.why_refused(game, state, 1, Say("maybe"))
    assert runner.legal_for(game, view_for(game, state, 0), 0) == ()


def test_a_view_has_the_seats_own_table_and_no_dice() -> None:
    game = Tiny()
    state = runner.start(game, (Ask(1),), 1).state
    assert view_for(game, state, 0).table.secrets == (7, 0)
    assert "dice" not in View.__struct_fields__


def test_the_outcome_is_seen_by_all() -> None:
    game = Tiny()
    result = runner.submit(game, runner.start(game, (Ask(0),), 1).state, 1, Concede(1))
    assert isinstance(result, runner.Accepted)
    for seat in (0, 1):
        view = view_for(game, result.state, seat)
        assert view.outcome == result.state.outcome is not None
        assert (view.agenda, view.step, view.decision) == ((), None, None)


def test_a_seat_hears_its_own_form_of_what_happened() -> None:
    batches = ((Whispered(0, "psst"), Noted("a")), (Noted("b"),))
    assert batches_for(batches, 0) == batches
    assert batches_for(batches, 1) == ((Whispered(0, ""), Noted("a")), (Noted("b"),))
