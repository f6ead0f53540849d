"""What effects do on boards: choices, pieces that are put elsewhere, given, gone, or that wait; cards; behaviour."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.ai.skirmish.judging import SkirmishEvaluator
from game.app.maps.reading import read_map
from game.app.matches.match import Match as RunningMatch
from game.app.matches.match import Seating
from game.app.matches.scenarios import keep_result_of, triggers_of
from game.app.scenarios.results import BEST, Result, keep_result, medals
from game.core.commands import ChooseAnswer
from game.core.scenario.events import AnswerChosen, ItemTaken
from game.core.views import view_for
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from tests.maps.scenarios.drawing import KILL, KNIGHT, SEATS, SPIDER, drawn, group, read
from tests.maps.scenarios.test_playing import cell_of, play, walk

DAWN = drawn("Trigger", 30, (0, 0), "dawn", when="turn", turn=1, seat=1)
PIT = drawn("Region", 5, (4, 1, 1, 1), "the pit")
CHOICE = (
    DAWN,
    drawn("Choice", 31, (0, 0), trigger=30, seat=1, words="Open the gate?"),
    drawn("Trigger", 32, (0, 0), "yes", when="chosen", choice=31, answer="Yes.", worth=-1),
    drawn("Score", 33, (0, 0), trigger=32, seat=1, amount=3),
    drawn("Trigger", 34, (0, 0), "no", when="chosen", choice=31, answer="No.", worth=1),
    drawn("Score", 35, (0, 0), trigger=34, seat=2, amount=4),
)


def errors(folder: Path, *objects: str) -> list[str]:
    found = read(folder, group(*SEATS, KNIGHT, SPIDER, KILL, *objects))
    return [problem.code for problem in found.problems if problem.severity == "error"]


def test_a_choice_is_a_decision_and_each_answer_fires_its_own_trigger(tmp_path: Path) -> None:
    # rule: scenario/choice
    match = play(tmp_path, KILL, *CHOICE)
    assert match.asked == 0 and match.prompt == "scenario_choice"
    assert match.legal == (ChooseAnswer(0), ChooseAnswer(1))
    seen = view_for(SKIRMISH, match.state, 1)
    assert seen.table.scenario.question.words == "Open the gate?" and seen.agenda == ()
    match.run(ChooseAnswer(1))
    assert match.table.scenario.scores == (0, 4) and match.table.scenario.question is None
    assert any(isinstance(event, AnswerChosen) and event.words == "No." for event in match.events)
    assert match.prompt == "between_activations"


def test_computers_answer_by_the_worth_and_the_first_of_equals(tmp_path: Path) -> None:
    # rule: scenario/choice
    match = play(tmp_path, KILL, *CHOICE)
    scores = SkirmishEvaluator().judged(view_for(SKIRMISH, match.state, 0), match.legal)
    assert scores[1] > scores[0]
    alike = [one.replace('value="-1"', 'value="1"') for one in CHOICE]
    match = play(tmp_path, KILL, *alike)
    scores = SkirmishEvaluator().judged(view_for(SKIRMISH, match.state, 0), match.legal)
    assert scores[0] > scores[1]


def test_an_answer_can_be_taken_back_as_long_as_it_showed_nothing(tmp_path: Path) -> None:
    step = drawn("Trigger", 30, (0, 0), "the pit", when="enters", region=5, seat=1)
    match = running(tmp_path, KILL, PIT, step, *CHOICE[1:])
    knight = match.state.table.scenario.numbers[0]
    for command in (c.Activate(knight), c.MoveCreature(knight, (4, 1)), ChooseAnswer(0)):
        assert match.submit(0, command) is None
    assert match.state.table.scenario.scores == (3, 0)
    assert match.undo(0) and match.asked == 0
    assert match.answers(0) == (ChooseAnswer(0), ChooseAnswer(1)) and match.state.table.scenario.scores == (0, 0)


def test_a_piece_is_put_into_a_region_or_goes_where_it_is_full(tmp_path: Path) -> None:
    # rule: scenario/move
    put = drawn("Move", 31, (0, 0), trigger=30, piece=2, region=5)
    assert cell_of(play(tmp_path, KILL, PIT, DAWN, put), "demonweb_spider") == (4, 1)
    full = drawn("Region", 6, (1, 1, 1, 1), "the knight's square")
    near = cell_of(play(tmp_path, KILL, full, DAWN, put.replace('"5"', '"6"')), "demonweb_spider")
    assert max(abs(near[0] - 1), abs(near[1] - 1)) == 1
    lost = drawn("Move", 31, (0, 0), trigger=30, piece=2, region=6, if_full="lost")
    assert cell_of(play(tmp_path, KILL, full, DAWN, lost), "demonweb_spider") is None


def test_a_piece_that_waits_comes_as_soon_as_there_is_room(tmp_path: Path) -> None:
    # rule: scenario/wait
    late = drawn("Piece", 3, (1, 1), card="Elf Archer", seat=1, arrives=30, if_full="wait")
    match = play(tmp_path, KILL, late, DAWN)
    assert cell_of(match, "elf_archer") is None and len(match.table.scenario.waiting) == 1
    assert view_for(SKIRMISH, match.state, 1).table.scenario.waiting == ()
    knight = match.table.scenario.numbers[0]
    match.run(c.Activate(knight), walk(match, "dragon_knight", (1, 3)))
    assert cell_of(match, "elf_archer") == (1, 1) and match.table.scenario.waiting == ()


def test_a_piece_changes_its_side_and_its_card_keeps_its_owner(tmp_path: Path) -> None:
    # rule: scenario/give
    give = drawn("Give", 31, (0, 0), trigger=30, piece=2, seat=1)
    match = play(tmp_path, drawn("Objective", 20, (0, 0), seat=1, aim="survive", turns=9), DAWN, give)
    spider = match.table.creatures[match.table.scenario.numbers[1]]
    assert spider.seat == 0 and match.table.cards[spider.id].owner == 1


def test_cards_are_given_drawn_and_discarded(tmp_path: Path) -> None:
    # rule: scenario/cards_given
    plain = len(play(tmp_path, KILL).table.players[0].hand)
    gift = drawn("Cards", 31, (0, 0), trigger=30, seat=1, card="Fast Advance", draw=2)
    match = play(tmp_path, KILL, DAWN, gift)
    hand = match.table.players[0].hand
    assert len(hand) == plain + 3 and "fast_advance" in [match.table.cards[card].key for card in hand]
    seen = view_for(SKIRMISH, match.state, 1).table.players[0].hand
    assert seen == (0,) * len(hand)
    poor = play(tmp_path, KILL, DAWN, drawn("Cards", 31, (0, 0), trigger=30, seat=1, discard=20))
    assert len(poor.table.players[0].discard) == 3 and len(poor.table.players[0].hand) == 1


def test_a_piece_that_leaves_is_off_the_board_and_wins(tmp_path: Path) -> None:
    # rule: scenario/leave
    door = drawn("Region", 5, (3, 1, 1, 1), "the door")
    leave = drawn("Objective", 21, (0, 0), seat=1, aim="leave", region=5)
    stay = drawn("Objective", 22, (0, 0), seat=1, aim="survive", turns=5)
    match = play(tmp_path, door, leave, stay)
    match.run(c.Activate(match.table.scenario.numbers[0]), walk(match, "dragon_knight", (3, 1)))
    assert cell_of(match, "dragon_knight") is None and match.table.scenario.objectives[0].status == "met"
    assert match.state.outcome is None, "another objective is required as well"


def test_an_item_is_taken_by_who_walks_over_it(tmp_path: Path) -> None:
    # rule: scenario/collect
    idol = drawn("Item", 6, (2, 1), "the idol")
    collect = drawn("Objective", 21, (0, 0), seat=1, aim="collect")
    match = play(tmp_path, idol, collect)
    assert match.table.scenario.script.objectives[0].words == "Collect an item."
    match.run(c.Activate(match.table.scenario.numbers[0]), walk(match, "dragon_knight", (3, 1)))
    assert any(isinstance(event, ItemTaken) for event in match.events)
    assert match.state.outcome is not None and match.state.outcome.winners == (0,)


def test_a_behaviour_draws_computers_and_is_known_to_its_seat_alone(tmp_path: Path) -> None:
    # rule: scenario/behave
    hold = drawn("Behave", 31, (0, 0), trigger=30, piece=1, manner="holds")
    match = play(tmp_path, KILL, DAWN, hold)
    own, other = (view_for(SKIRMISH, match.state, seat).table.scenario for seat in (0, 1))
    assert len(own.behaviours) == 1 and other.behaviours == ()
    match.run(c.Activate(match.table.scenario.numbers[0]))
    view, free = view_for(SKIRMISH, match.state, 0), play(tmp_path, KILL)
    free.run(c.Activate(free.table.scenario.numbers[0]))
    walks = [one for one in match.legal if isinstance(one, c.MoveCreature)]
    held = SkirmishEvaluator().scores(view, walks)
    loose = SkirmishEvaluator().scores(view_for(SKIRMISH, free.state, 0), walks)
    assert max(a - b for a, b in zip(held, loose, strict=True)) < 0


@pytest.mark.parametrize(
    ("objects", "code"),
    [
        ((drawn("Choice", 31, (0, 0), trigger=30, seat=1, words="?"),), "choice_answers"),
        ((*CHOICE[1:], drawn("Trigger", 36, (0, 0), when="chosen", choice=31)), "trigger_choice"),
        ((drawn("Move", 31, (0, 0), trigger=30, piece=2),), "move_region"),
        ((drawn("Cards", 31, (0, 0), trigger=30, seat=1, card="Fast Advanse"),), "cards_card"),
        ((drawn("Cards", 31, (0, 0), trigger=30, seat=1),), "cards_none"),
        ((drawn("Behave", 31, (0, 0), trigger=30, piece=1, manner="follows"),), "behave_target"),
        ((drawn("Ground", 31, (0, 0), trigger=30, region=5, terrain="wall", level=2),), "ground_level"),
        ((drawn("Objective", 21, (0, 0), seat=1, aim="collect"),), "objective_item"),
        ((drawn("Objective", 21, (0, 0), seat=1, aim="leave"),), "objective_region"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_mistake_is_told_by_its_object(tmp_path: Path, objects: tuple[str, ...], code: str) -> None:
    assert code in errors(tmp_path, PIT, DAWN, *objects)


def test_a_choice_that_nobody_puts_never_fires(tmp_path: Path) -> None:
    never = (drawn("Trigger", 30, (0, 0), "never", when="enters", piece=2, region=5, after=32), *CHOICE[1:])
    found = read(tmp_path, group(*SEATS, KNIGHT, SPIDER, KILL, PIT, *never))
    told = [problem.text for problem in found.problems if problem.code == "trigger_never"]
    assert any("its choice is never put" in text for text in told)


def running(folder: Path, *objects: str) -> RunningMatch:
    setup = read(folder, group(*SEATS, KNIGHT, SPIDER, *objects)).scenarios[0].setup
    return RunningMatch.new(SKIRMISH, setup, (Seating("Ann", "human"), Seating("Bob", "human")), 3)


def test_medals_and_the_best_result_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # rule: scenario/medals
    monkeypatch.setattr("game.app.files.folders.home", lambda: tmp_path)
    guard = drawn("Objective", 21, (0, 0), seat=1, aim="protect", piece=1, required=False, ends="nothing")
    score = drawn("Objective", 22, (0, 0), seat=1, aim="score", count=9, required=False, ends="nothing")
    end = drawn("End", 31, (0, 0), trigger=30, side=1)
    match = running(tmp_path, KILL, guard, score, DAWN, end)
    assert match.outcome is not None and medals(match.state.table.scenario, 0) == (1, 2)
    assert keep_result_of(match) == ""
    assert BEST.read() == {"skirmish: Toy": Result(won=True, medals=1, of=2, turns=1)}
    assert BEST.read()["skirmish: Toy"].words == "won in 1 turn, 1 of 2 medals"
    for worse in (Result(won=True, medals=1, of=2, turns=2), Result(won=False, medals=2, of=2, turns=1)):
        assert keep_result("skirmish: Toy", worse) == "" and BEST.read()["skirmish: Toy"].turns == 1
    keep_result("skirmish: Toy", Result(won=True, medals=2, of=2, turns=9))
    assert BEST.read()["skirmish: Toy"].medals == 2
    (tmp_path / "scenarios.json").write_text("{", encoding="utf-8")
    assert BEST.read() == {}


def test_the_triggers_of_a_match_are_reported_to_its_designer(tmp_path: Path) -> None:
    match = running(tmp_path, KILL, *CHOICE)
    assert [(row.name, row.has_fired) for row in triggers_of(match)][:3] == [
        ("dawn", True),
        ("yes", False),
        ("no", False),
    ]
    assert triggers_of(match)[1].why == "Its choice is open."


def test_the_ground_of_a_battlefield_changes_and_rises() -> None:
    # rule: scenario/ground
    from game.core.scenario import script as s
    from game.core.steps import Draft
    from game.rules.arena.ruleset import ARENA
    from game.rules.arena.scenario import SCENARIO

    path = Path(__file__).resolve().parents[3] / "maps" / "arena" / "scenarios" / "the_rising_tide.tmx"
    drawn_one = read_map(path).scenarios[0]
    seatings = (Seating("Ann", "human"), Seating("Bob", "human"))
    state: Any = RunningMatch.new(ARENA, drawn_one.setup, seatings, 3).state
    draft: Any = Draft(ARENA, state)
    SCENARIO.effects[s.Ground](draft, s.Ground(0, "water", 4))
    spaces = drawn_one.script.regions[0].spaces
    changed = [draft.table.board.terrain.by_place[space] for space in spaces]
    assert {(one.ground, one.level, one.top) for one in changed} == {("water", 4, 3)}
    SCENARIO.effects[s.Ground](draft, s.Ground(0, "sand"))
    assert {(one.ground, one.level) for one in map(draft.table.board.terrain.by_place.get, spaces) if one} == {
        ("sand", 4)
    }
