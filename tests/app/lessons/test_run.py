"""A lesson that is led from step to step: what it lets through, what ends a step, and the ways back."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.app.lessons.finished import FINISHED, finished_lessons, forget_finished, mark_finished
from game.app.lessons.lesson import Lesson, begin_lesson, lessons_of
from game.app.lessons.proving import play_on, shown
from game.app.lessons.run import LessonMatch, LessonRun
from game.app.scenarios.steps import Step, Words
from game.core.commands import Command, Concede, Pass


def lesson(name: str) -> Lesson:
    return next(one for one in lessons_of("skirmish") if one.path.stem == name)


def begun(name: str) -> tuple[LessonMatch, LessonRun]:
    match = begin_lesson(lesson(name), "greedy")
    assert match.run is not None
    return match, match.run


def texts(run: LessonRun, answers: tuple[Command, ...]) -> list[str]:
    view = run.match.view(run.seat)
    return [run.text(view, one) for one in answers]


def answer(match: LessonMatch, words: str) -> None:
    run = match.run
    assert run is not None and match.asked is not None
    view = match.view(match.asked)
    found = next(one for one in match.answers(match.asked) if Words(words).fit(run.text(view, one)))
    assert match.submit(match.asked, found) is None


def test_whoever_skips_the_last_step_has_not_finished_until_it_is_done_again() -> None:
    match, run = begun("2_strike")
    last = max(number for number, step in enumerate(run.steps) if step.wait != "read")
    assert last < len(run.steps) - 1 and play_on(match, shown, stop=last) is None
    while not run.is_done:
        run.go_on()
    assert run.is_left_out and not run.is_finished
    again = run.back_to(last)
    assert play_on(again, shown) is None and again.run is not None and again.run.is_finished


def test_a_step_that_was_skipped_and_comes_back_by_undo_can_be_done() -> None:
    match, run = begun("1_move")
    answer(match, "Activate Elf Archer")
    number = run.number
    run.go_on()
    assert run._skipped == {number} and match.undo(0)
    assert run.number == 0 and run._skipped == set()


def test_words_fit_by_phrases_and_parts() -> None:
    assert Words("End ... turn; Pass").fit("End Crown's turn") and Words("End ... turn; Pass").fit("pass")
    assert not Words("turn ... End").fit("End Crown's turn")
    assert not Words("") and Words("a.c").fit("xa.cx") and not Words("a.c").fit("abc")


def test_only_what_the_step_is_about_is_let_through_and_its_answer_ends_it() -> None:
    match, run = begun("1_move")
    allowed = run.allowed(match.view(0), match.answers(0))
    assert texts(run, allowed) == ["Activate Elf Archer"]
    answer(match, "Activate Elf Archer")
    assert run.number == 0
    assert all(text.startswith("Move Elf Archer") for text in texts(run, run.allowed(match.view(0), match.answers(0))))
    answer(match, "Move Elf Archer to (5, 5)")
    assert run.number == 1


def test_a_step_that_says_where_lets_only_that_through() -> None:
    match, run = begun("2_strike")
    answer(match, "Activate Dragon Knight")
    assert texts(run, run.allowed(match.view(0), match.answers(0))) == ["Move Dragon Knight to (8, 5)"]


def test_where_nothing_of_it_can_be_answered_everything_is_let_through() -> None:
    match, run = begun("1_move")
    run.go_on()
    run.go_on()
    run.go_on()
    answer(match, "Go to deploy")
    answer(match, "End ... turn")
    run.go_on()
    assert run.is_done
    assert run.allowed(match.view(1), match.answers(1)) == match.answers(1)


def test_nothing_is_answered_while_something_is_read() -> None:
    match, run = begun("4_cards")
    assert run.waits_to_be_read and run.allowed(match.view(0), match.answers(0)) == ()
    run.go_on()
    assert not run.waits_to_be_read


def test_an_answer_that_is_taken_back_brings_its_step_back() -> None:
    match, run = begun("1_move")
    answer(match, "Activate Elf Archer")
    answer(match, "Move Elf Archer to (5, 5)")
    assert run.number == 1 and match.undo(0)
    assert run.number == 0


def test_again_and_back_find_everything_as_it_was() -> None:
    match, run = begun("2_strike")
    before = match.digest
    answer(match, "Activate Dragon Knight")
    again = run.back_to(0)
    assert again.digest == before and again.run is not None and again.run.number == 0
    assert play_on(match, shown) is None
    back = run.back_to(2)
    assert back.run is not None and back.run.number == 2 and back.run.may_go_back
    assert play_on(back, shown) is None and back.run.is_done
    start = back.run.back_to(0)
    assert start.digest == before


def test_other_seats_answer_as_the_lesson_says() -> None:
    match, run = begun("3_blow_back")
    said = []
    while match.asked == 1:
        command = run.reply()
        assert command is not None
        said.append(run.text(match.view(1), command))
        match.submit(1, command)
    assert said == ["Activate Drow Blademaster", "Drow Blademaster attacks Half-Orc Thug"]
    assert run.number == 1


def test_presses_that_mean_nothing_are_counted_and_answered() -> None:
    _, run = begun("1_move")
    assert "ring" in run.refuse() and run.refused == 1
    run.go_on()
    assert run.refused == 0


def test_a_step_that_is_done_already_is_passed_over() -> None:
    match, run = begun("3_blow_back")
    # What the second step waits for comes about although the first was skipped.
    run.go_on()
    assert run.number == 1
    steps = run.steps
    told = LessonRun(match, (steps[1], steps[0].__class__("Seen.", "event", until="attacks Half-Orc Thug")))
    hit = "Half-Orc Thug deals 10 damage to Drow Blademaster."
    lines = ["Thug attacks", hit, "Drow Blademaster attacks Half-Orc Thug."]
    told.answered(0, lines, fits=True, in_vain=False)
    assert told.is_done


def test_finished_lessons_are_remembered() -> None:
    assert mark_finished("skirmish/1_move#Moving") == ""
    assert mark_finished("skirmish/1_move#Moving") == ""
    assert finished_lessons() == {"skirmish/1_move#Moving"}
    assert forget_finished() == "" and not finished_lessons()


@pytest.mark.parametrize("text", [b"{}", b"[1]", b"\xff", b"["])
def test_a_damaged_file_of_them_counts_as_none(text: bytes) -> None:
    FINISHED.path.parent.mkdir(parents=True, exist_ok=True)
    FINISHED.path.write_bytes(text)
    assert finished_lessons() == frozenset()


def test_only_in_an_open_fight_may_hints_be_asked_for() -> None:
    match, run = begun("6_fight")
    assert not run.match.players.may_have_hints
    run.go_on()
    assert match.players.may_have_hints
    again = run.back_to(1)
    assert again.players.may_have_hints
    assert again.run is not None and not again.run.back_to(0).players.may_have_hints


@pytest.mark.parametrize(("loser", "finished"), [(0, False), (1, True)])
def test_a_fight_that_was_lost_is_not_finished(loser: int, finished: bool) -> None:
    match, run = begun("6_fight")
    run.go_on()
    assert not run.is_finished
    match.submit(loser, Concede(loser))
    assert run.is_over and run.is_finished is finished and run.is_lost is not finished


def test_a_match_that_is_won_before_the_fight_begins_finishes_no_lesson() -> None:
    match, run = begun("6_fight")
    match.submit(1, Concede(1))
    assert run.is_over and run.number < len(run.steps) - 1 and not run.is_finished and not run.is_lost


def test_nobody_passes_over_what_ends_a_step_while_it_can_be_done() -> None:
    """Of several answers that the step lets through one may be what it waits for."""
    match = begin_lesson(next(one for one in lessons_of("heroes") if one.path.stem == "4_chain"))
    run = match.run
    answers, view = match.answers(run.seat), match.view(run.seat)
    assert Pass() in answers and len(answers) > 2
    wanted = next(one for one in answers if one != Pass())
    for until, may_pass in ((run.text(view, wanted), False), ("nothing of the kind", True)):
        run.steps = (Step(say="", wait="answer", until=until),)
        run.number = 0
        allowed = run.allowed(view, answers)
        assert wanted in allowed and (Pass() in allowed) is may_pass


def test_a_party_that_falls_together_has_lost_its_fight() -> None:
    match = begin_lesson(lessons_of("crawler")[-1])
    match.run.go_on()
    match.submit(0, Concede(0))
    assert match.run.is_lost and not match.run.is_finished


def led(*steps: Step) -> LessonRun:
    """Return a run of these steps, in a match that is at its beginning."""
    match, _ = begun("1_move")
    match.run = LessonRun(match, steps)
    return match.run


@pytest.mark.parametrize(
    ("allow", "until", "line", "fits", "is_done"),
    [
        ("", "Move", "Move it", False, True),
        ("Move", "Move", "Move it", True, True),
        ("Move", "Move", "Move it", False, False),
        ("Move", "Attack", "Move it", True, False),
    ],
)
def test_an_answer_ends_a_step_that_it_fits(allow: str, until: str, line: str, fits: bool, is_done: bool) -> None:
    run = led(Step("Do it.", allow=allow, until=until), Step("Read.", wait="read"))
    run.answered(run.seat, [line], fits=fits, in_vain=False)
    assert run.number == is_done


def test_what_came_of_an_answer_passes_over_the_next_step_and_its_own_words_do_not() -> None:
    steps = (Step("Go.", until="Go"), Step("Wait.", wait="event", until="gone"), Step("Read.", wait="read"))
    for lines, number in ((["Go, and be gone"], 1), (["Go", "it is gone"], 2)):
        run = led(*steps)
        run.answered(run.seat, lines, fits=True, in_vain=False)
        assert run.number == number, lines


def test_after_many_answers_in_vain_a_step_is_passed_over_and_others_answers_do_not_count() -> None:
    run = led(Step("Go.", until="Go"), Step("Read.", wait="read"))
    for _ in range(40):
        run.answered(1 - run.seat, ["Stay"], fits=False, in_vain=True)
    for given in range(1, 27):
        assert run.number == 0, given
        run.answered(run.seat, ["Stay"], fits=False, in_vain=True)
    assert run.number == 1


@pytest.mark.parametrize("times", [0, 1])
def test_a_trigger_that_has_fired_passes_over_the_step_that_waits_for_it(times: int) -> None:
    step = Step("Wait.", wait="trigger", trigger=0)
    run = led(step, Step("Read.", wait="read"))
    scenario = SimpleNamespace(firings=(SimpleNamespace(times=times),))
    run.match = SimpleNamespace(state=SimpleNamespace(table=SimpleNamespace(scenario=scenario)))  # type: ignore[assignment]
    assert run._is_done_before(step, ()) is bool(times)


@pytest.mark.parametrize(("number", "is_finished"), [(0, False), (1, True)])
def test_a_match_that_ends_finishes_only_the_last_step(number: int, is_finished: bool) -> None:
    run = led(*(Step(say, wait="event", until="the sky falls") for say in ("Wait.", "Wait on.")))
    run.number = number
    assert run.match.submit(1 - run.seat, Concede(1 - run.seat)) is None and run.match.outcome is not None
    assert not run.is_done and run.is_finished is is_finished
