"""What the shipped lessons let a learner do is worth doing: what it brings about, and what not doing it would."""

from __future__ import annotations

import pytest

from game.app.lessons.lesson import begin_lesson, lessons_of
from game.app.lessons.proving import play_on
from game.app.lessons.run import LessonRun
from game.app.scenarios.steps import Words
from game.core.commands import Command

_BRINGS = [
    ("crawler", "2_defence", "it is held", "Hedge Knight takes a Wound"),
    ("crawler", "3_triggers", "The attack: 3 against 2, won", "takes a Wound and dies"),
    ("crawler", "3_triggers", "Zombie on Gallows Captain: 1 against 1, it is held", "Zombie on Hedge Knight"),
    ("crawler", "4_pools", "2 against 4, it is held", "is Activated to defend"),
    ("heroes", "3_protecting", "prevented by Kettle Helm", "deals 2 melee damage to Captain"),
    ("heroes", "6_game", "Osric strikes with Oathkeeper Blade", "damage to Captain Osric Vane"),
    ("heroes", "6_game", "Captain Osric Vane deals 4 melee damage to Rhaska Longstride", "is destroyed"),
]


def said_in(game: str, stem: str, choose: str = "") -> tuple[LessonRun, list[str]]:
    """Play a lesson by what it shows up to its open fight, if it has one, or with the first answer that has these words
    where there is any. Return its run, and what was said."""
    lesson = next(one for one in lessons_of(game) if one.path.stem == stem)
    match = begin_lesson(lesson, "greedy")
    run = match.run
    assert run is not None

    def chosen(run: LessonRun) -> Command | None:
        view = run.match.view(run.seat)
        texts = {run.text(view, one): one for one in run.match.answers(run.seat)}
        meant = next((text for text in texts if choose and Words(choose).fit(text)), None)
        return texts[meant] if meant is not None else run.shown_answer()

    fight = (number for number, step in enumerate(lesson.steps) if step.is_open and step.wait == "end")
    stop = None if choose else next(fight, None)
    assert play_on(match, chosen, stop=stop) is None
    return run, [line for _, line in run._lines]


#: What strangers asked after a course, and what its words must have told them.
_ANSWERED = {
    "skirmish": (
        "the heart is hit points",
        "goes 1 square in all",
        "cover. So it could tap to dodge",
        "Minor: on your turn",
    ),
    "arena": (
        "too high to climb",
        "Entering water ends",
        "after turn 30",
        "without room for all",
        "hidden enchantment",
    ),
    "factions": ("take turns, a unit each", "once damage exceeds its hit points", "Save 12", "cost a fifth more"),
    "crawler": (
        "Marching Order runs from left to right",
        "Flanking March changes the Marching Order",
        "their pools are free again",
        "A Boost costs nothing more",
        "The Zombie is Simple",
        "upright or not",
        "Spend the Tower Shield, once",
        "cannot pay for any more",
        "all your Quests complete",
        "Drop cards that you do not want",
        "Locked an Adventurer",
        "the Captive is free",
        "A Trap cannot be wounded",
        "Events and Terrain",
        "Each round: monsters enter",
        "until the Costs in their corners reach 5",
        "Snare is another",
        "attack with Reach or from farther",
    ),
    "heroes": (
        "you drew a card",
        "is its ATK",
        "you have priority",
        "only on your turn",
        "last link happens first",
        "an empty deck",
        "It exhausted",
    ),
}


@pytest.mark.parametrize("game", sorted(_ANSWERED))
def test_a_course_tells_what_strangers_asked_for_after_it(game: str) -> None:
    said = " ".join(step.say for lesson in lessons_of(game) for step in lesson.steps)
    assert [words for words in _ANSWERED[game] if words not in said] == []


def test_a_boost_is_a_choice_and_either_box_leads_on() -> None:
    for choose in ("=Play Shield Drill (1 Skill)", "Shield Drill, boosted"):
        run, lines = said_in("crawler", "3_triggers", choose)
        assert run.is_done and any("it is held" in line for line in lines), lines


def test_whoever_frees_no_captive_has_not_finished_the_course() -> None:
    run, _ = said_in("crawler", "6_game", "=No attack; Take what comes")
    assert run.is_lost and not run.is_finished


@pytest.mark.parametrize(("game", "stem", "wanted", "unwanted"), _BRINGS)
def test_the_move_taught_brings_what_it_is_taught_for(game: str, stem: str, wanted: str, unwanted: str) -> None:
    _, lines = said_in(game, stem)
    assert any(wanted in line for line in lines), lines
    assert not any(unwanted in line for line in lines), lines


def test_nobody_takes_the_wound_that_the_lesson_teaches_to_hold() -> None:
    match = begin_lesson(next(one for one in lessons_of("crawler") if one.path.stem == "5_quests"), "greedy")
    assert match.run is not None

    def hasty(run: LessonRun) -> Command | None:
        """Press on without defending wherever that is let through."""
        view = run.match.view(run.seat)
        allowed = run.allowed(view, run.match.answers(run.seat))
        return next((one for one in allowed if "Take" in run.text(view, one)), allowed[0])

    assert play_on(match, hasty) is None
    lines = [line for _, line in match.run._lines]
    assert match.run.is_finished and not any("Hedge Knight takes a Wound" in line for line in lines), lines


def test_whoever_does_not_protect_the_hero_has_lost() -> None:
    run, _ = said_in("heroes", "3_protecting", "=No; Use no more armor")
    assert run.is_lost


def test_after_the_answer_that_is_taught_nothing_but_passing_is_left() -> None:
    match = begin_lesson(next(one for one in lessons_of("heroes") if one.path.stem == "4_chain"), "greedy")
    run = match.run
    assert run is not None and play_on(match, lambda run: run.shown_answer(), stop=2) is None
    asked = []
    while run.number == 2:
        allowed = run.allowed(match.view(0), match.answers(0)) if match.asked == 0 else ()
        asked += [[run.text(match.view(0), one) for one in allowed]] if allowed else []
        play_on(match, lambda run: run.shown_answer(), most=1)
    assert asked == [["Play Unravel for 2 on Severance"], ["Pass"]]


def test_nothing_is_passed_over_once_what_ends_the_step_can_be_done() -> None:
    lesson = next(one for one in lessons_of("heroes") if one.path.stem == "6_game")
    match = begin_lesson(lesson, "greedy")
    run = match.run
    assert run is not None and play_on(match, lambda run: run.shown_answer(), stop=2) is None
    seen = []
    while run.number == 2:
        allowed = run.allowed(match.view(0), match.answers(0))
        seen.append([run.text(match.view(0), one) for one in allowed])
        play_on(match, lambda run: run.shown_answer(), most=1)
    asked = [texts for texts in seen if texts]
    assert ["Pass"] in asked and asked[-1] == ["Strike with Oathkeeper Blade (costs 1)"]


@pytest.mark.parametrize("game", ["arena", "skirmish"])
def test_the_log_counts_turns_as_the_bar_does(game: str) -> None:
    lesson = next(one for one in lessons_of(game) if one.path.stem == "6_fight")
    match = begin_lesson(lesson, "greedy")
    run = match.run
    assert run is not None
    play_on(match, LessonRun.shown_answer, most=40)
    turns = [line for _, line in run._lines if line.startswith("Turn ")]
    assert len(turns) > 1 and turns[-1].startswith(f"Turn {match.state.table.scenario.round}:"), turns
