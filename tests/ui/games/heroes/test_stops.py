"""Stops: at which steps a player of Heroes is asked, chosen once; passing there tells nobody anything."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.app.records.saves import load_match, write_save
from game.core.commands import Command, Pass
from game.core.views import view_for
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Window
from game.ui.games.heroes.screen import HeroesScreen
from game.ui.games.heroes.stops import STOPS, stop_at
from game.ui.scenes.settings_screen import StopsScreen
from tests.journeys.playing import settle
from tests.rules.heroes.scene import FOE, HERO, OSRIC, Scene
from tests.ui.games.heroes.matches import NAMES, a_match, moments, seated, some_answer

ALL = {stop.key: True for stop in STOPS.values()}
NONE = {stop.key: False for stop in STOPS.values()}


def test_every_step_of_both_turns_is_a_stop_but_ones_own_action_phase() -> None:
    assert len(STOPS) == len({stop.key for stop in STOPS.values()}) == 11
    assert ("action", True) not in STOPS and ("action", False) in STOPS
    assert HeroesScreen(NAMES, "walnut").stops() == tuple(STOPS.values())
    usual = {name for name, stop in STOPS.items() if stop.is_usual}
    assert usual == {("defend", True), ("attack", False), ("defend", False), ("end", False)}


def test_a_stop_is_for_steps_while_the_chain_is_empty_and_for_nothing_else() -> None:
    seen, others = set(), set()
    for seed in (1, 2, 3):
        for view in moments(seed, 300, windows="always"):
            step, stop = view.agenda[-1], stop_at(view)
            if isinstance(step, Window) and view.decision.kind == "respond" and not view.table.chain:
                seen.add((step.name, view.table.turn.seat == view.seat))
                assert stop == STOPS[step.name, view.table.turn.seat == view.seat]
            else:
                others.add(view.decision.prompt)
                assert stop is None
    assert {"action", "respond_chain", "mulligan", "armor"} <= others
    assert {("ready", True), ("draw", False), ("defend", True), ("end", False)} <= seen


@pytest.mark.parametrize("stops", [ALL, NONE], ids=["all", "none"])
def test_who_wants_no_stops_is_asked_at_no_step_and_to_everything_else(stops: dict[str, bool]) -> None:
    chance = random.Random(4)
    hand, scene = seated(a_match(seed=7, windows="always"), stops=stops)
    prompts = set()
    for _ in range(120):
        decision = scene.match.decision
        if decision is None or scene.match.asked is None:
            break
        prompts.add(decision.prompt)
        scene.match.submit(scene.match.asked, some_answer(scene.match, chance))
        scene.caught_up()
        if not settle(hand.app, scene):
            break
    steps = {prompt for prompt in prompts if prompt.startswith("respond_")} - {"respond_chain"}
    assert bool(steps) == (stops is ALL)
    assert "action" in prompts


def test_the_page_of_stops_is_opened_by_its_key_and_kept_in_the_settings() -> None:
    hand, scene = seated()
    hand.key(pygame.K_o)
    assert isinstance(hand.scene, StopsScreen)
    name = "Your turn, Draw step: ask me"
    assert not hand.app.settings.stops
    hand.click_on(name)
    assert hand.app.settings.stops == {"heroes own draw": True}
    hand.click_on("Your turn, Draw step: pass for me")
    assert hand.app.settings.stops == {"heroes own draw": False}
    hand.key(pygame.K_ESCAPE)
    assert hand.app.stack.top is scene


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)], ids=str)
def test_every_stop_can_be_chosen_at_every_size(size: tuple[int, int], text: float) -> None:
    hand, scene = seated(size=size, text_scale=text)
    assert any(button.name == "stops" for button in scene.laying.buttons)
    assert not any(button.name == "sight" for button in scene.laying.buttons)
    hand.key(pygame.K_o)
    for stop in STOPS.values():
        hand.click_on(f"{stop.heading}, {stop.words}: {'pass for me' if stop.is_usual else 'ask me'}")
    assert hand.app.settings.stops == {stop.key: not stop.is_usual for stop in STOPS.values()}


def test_a_mulligan_is_not_a_step() -> None:
    match = a_match()
    assert match.asked is not None
    assert stop_at(match.view(match.asked)) is None
    assert isinstance(match.answers(match.asked)[0], c.KeepHand)


def test_what_was_passed_by_itself_is_not_taken_back_for_itself_in_a_continued_match(tmp_path: Path) -> None:
    """After a draw nothing was answered but the windows of the turn's beginning, at which nobody wants to be asked."""
    hand, scene = seated(a_match(seed=7, kinds=("human", "random")), ask_before_ending=False)
    seat, again, chance = scene.seat, scene.match, random.Random(3)
    # Up to an action phase before which nobody else was asked.
    while not (scene.match.decision.prompt == "action" and scene.answering.why_no_undo() and again.can_undo(seat)):
        scene.answering.give(chance.choice(scene.answering.all_offers.all))
        assert settle(hand.app, scene)
        again = load_match(write_save(scene.match, tmp_path / "now.json"))
    hand, scene = seated(again)
    assert scene.seat == seat and scene.answering.why_no_undo() == "There is nothing to undo."
    placing = next(one for one in scene.answering.all_offers.all if isinstance(one.commands[0], c.PlaceResource))
    scene.answering.give(placing)
    assert settle(hand.app, scene) and not scene.answering.why_no_undo()
    # Continued once more, the answer can be taken back, and nothing behind it.
    hand, scene = seated(load_match(write_save(again, tmp_path / "then.json")))
    assert not scene.answering.why_no_undo()
    scene.answering.undo()
    assert settle(hand.app, scene) and scene.match.digest == load_match(tmp_path / "now.json").digest
    assert scene.answering.why_no_undo() == "There is nothing to undo."


@pytest.mark.parametrize(
    ("weapon", "more", "answer"),
    [(None, (), Pass()), (False, (), Pass()), (True, (), None), (None, (c.Propose(HERO, FOE),), None)],
)
def test_nobody_is_asked_who_could_only_ready_a_weapon_and_has_none(
    weapon: bool | None, more: tuple[Command, ...], answer: Pass | None
) -> None:
    scene = Scene(OSRIC, powers=True)
    scene.resources(4)
    scene.put("Oathkeeper Blade", 1, exhausted=True)
    if weapon is not None:
        scene.put("Oathkeeper Blade", exhausted=weapon)
    view = view_for(HEROES, scene.act().state, 0)
    answers = (Pass(), c.UsePower(HERO), *more)
    assert HeroesScreen(NAMES, "walnut").asked_in_vain(view, answers) == answer
    assert HeroesScreen(NAMES, "walnut").asked_in_vain(view, (Pass(),)) is None
