"""Factions in the combat phase: no question about one's own attack, and a side whose units do nothing more."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app.matches.match import Match, Seating, default_seatings
from game.core.commands import Command, Pass
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from game.ui.games.factions.board import FactionsBoard
from game.ui.games.factions.offers import offers_of
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.factions.scene import Play, Scene
from tests.ui.table.many_tables import a_match


def laid(play: Play, **settings: Any) -> tuple[Driver, TableScene]:
    """Return a match of two people that goes on from there."""
    driver, table = at_the_table(Match.from_state(FACTIONS, play.state, default_seatings(2)), **settings)
    settle(driver, table)
    return driver, table


def settle(driver: Driver, table: TableScene) -> None:
    """Wait until somebody is asked, and what goes on by itself has gone on."""
    given = -1
    while given != len(table.match.given):
        given = len(table.match.given)
        assert wait(driver, table)
        driver.frames(2)


def give(driver: Driver, table: TableScene, *commands: Command) -> None:
    """Do what is offered with these answers, and wait for the next question."""
    table.answering.give(next(offer for offer in table.answering.offers.all if offer.commands == commands))
    settle(driver, table)


def question(table: TableScene) -> tuple[str, int]:
    """Return what is asked, and whom."""
    decision = table.match.decision
    return decision.prompt, decision.seat


def asked_on_the_way(driver: Driver, table: TableScene) -> list[tuple[str, int]]:
    """Let everybody pass; return the windows in which somebody is asked until something else is."""
    asked = []
    while question(table)[0].startswith("respond"):
        asked.append(question(table))
        give(driver, table, Pass())
    return asked


# One's own attack


@pytest.mark.parametrize(("face", "rolled"), [(19, "respond_hit"), (2, "respond_missed")])
@pytest.mark.parametrize("asks", [False, True])
def test_nobody_is_asked_about_ones_own_attack_unless_they_want_it(face: int, rolled: str, *, asks: bool) -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire, blade = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.hand("Blockade")
    driver, table = laid(scene.act(squire, dice=[face]), hold_priority=asks)
    give(driver, table, c.DeclareAttack(squire, blade))
    events = ("respond_attack", rolled, "respond_attack_over") if asks else ()
    assert asked_on_the_way(driver, table) == [(event, 0) for event in events]
    assert question(table) == ("activation", 0)


@pytest.mark.parametrize("asks", [False, True])
def test_nobody_is_asked_about_ones_own_move_unless_they_want_it(*, asks: bool) -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire = scene.put("Squire", 2)
    scene.hand("Blockade")
    driver, table = laid(scene.act(squire), hold_priority=asks)
    give(driver, table, c.Move(squire, 3))
    assert asked_on_the_way(driver, table) == ([("respond_move", 0)] if asks else [])
    assert question(table) == ("activation", 0)


def test_the_other_is_asked_about_a_move() -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire = scene.put("Squire", 2)
    scene.hand("Blockade", seat=1)
    driver, table = laid(scene.act(squire))
    give(driver, table, c.Move(squire, 3))
    assert question(table) == ("respond_move", 1)


def test_nobody_is_asked_about_ones_own_attack_of_which_the_attacker_fell() -> None:
    scene = Scene("Kingdom", "Barbarian")
    squire, tank = scene.put("Squire", 3, damage=20), scene.put("Tank of Ragnos", 3, 1)
    scene.put("Squire", 1)
    scene.hand("Blockade")
    driver, table = laid(scene.act(squire, dice=[2]))
    give(driver, table, c.DeclareAttack(squire, tank))
    # Its defeat by the Recoil is asked about, the end of its attack is not.
    events = ("respond_stacked", "respond_destroyed", "respond_resolved")
    assert asked_on_the_way(driver, table) == [(event, 0) for event in events]
    assert squire not in table.match.state.table.units


def test_the_other_is_asked_about_the_attack_and_one_self_about_what_the_other_adds() -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire, blade = scene.put("Squire", 3), scene.put("Heavy Blade", 3, 1)
    scene.hand("Blockade")
    (blow,) = scene.hand("Powerful Blow", seat=1)
    driver, table = laid(scene.act(squire, dice=[2]))
    give(driver, table, c.DeclareAttack(squire, blade))
    assert question(table) == ("respond_attack", 1)
    give(driver, table, c.PlayCard(blow))
    assert question(table) == ("respond_attack", 0)
    stack = table.match.state.table.stack
    assert [entry.card for entry in stack] == [blow] and table.match.decision is not None
    assert table.match.decision.about == (stack[0].id,)


# No more units


def _combat() -> tuple[Driver, TableScene, list[int]]:
    """Three units of seat 0 and one of seat 1, before the first is activated."""
    scene = Scene("Kingdom", "Kingdom")
    own = [scene.put("Squire", 2), scene.put("Knight", 2, damage=10), scene.put("Squire", 1)]
    other = scene.put("Heavy Blade", 4, 1)
    driver, table = laid(scene.combat())
    return driver, table, [*own, other]


def test_no_more_units_ends_the_activations_of_a_side() -> None:
    driver, table, (first, second, third, other) = _combat()
    assert [button.words for button in table.laying.buttons if button.name == "advance"] == ["No more units"]
    driver.key(pygame.K_e)
    assert table.match.given == [] and table.toast.text == "3 of your pieces can still act. Press again: No more units."
    driver.rest(0.6)
    driver.key(pygame.K_e)
    settle(driver, table)
    # The other's unit acts in its turn, as it would have.
    assert question(table) == ("activate", 1)
    units = table.match.state.table.units
    assert [units[unit].tapped for unit in (first, second, third, other)] == [True, False, False, False]
    give(driver, table, c.Activate(other))
    assert question(table) == ("activation", 1)
    give(driver, table, c.Move(other, 3))
    give(driver, table, c.EndActivation())
    # Those that are left followed at once, and the next cycle has begun.
    assert table.match.state.table.turn.cycle == 3
    assert question(table) == ("build", 1)
    give(driver, table, c.EndBuild())
    give(driver, table, c.EndBuild())
    # It was for that round alone.
    assert question(table) == ("activate", 1)
    give(driver, table, c.Activate(other))
    give(driver, table, c.EndActivation())
    assert question(table) == ("activate", 0)


def test_a_unit_that_may_not_end_its_turn_yet_is_asked_about_among_no_more_units() -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire, beast = scene.put("Squire", 1), scene.put("Ragnos Beast", 3)
    scene.put("Heavy Blade", 4, 1, tapped=True)
    last = scene.put("Squire", 1)
    driver, table = laid(scene.combat(), ask_before_ending=False)
    driver.key(pygame.K_e)
    settle(driver, table)
    assert question(table) == ("activation", 0)
    turn = table.match.state.table.turn
    assert turn.activation is not None and turn.activation.unit == beast
    # It must go where the enemy is, and has nothing to choose afterwards.
    give(driver, table, c.Move(beast, 4))
    assert table.match.state.table.turn.cycle == 3
    assert {squire, last} <= set(table.match.state.table.units)


def test_no_more_units_is_taken_back_as_a_whole() -> None:
    scene = Scene("Kingdom", "Kingdom")
    units = [scene.put("Squire", 2), scene.put("Squire", 2)]
    scene.put("Heavy Blade", 4, 1, tapped=True)
    beast = scene.put("Ragnos Beast", 3)
    driver, table = laid(scene.combat(), ask_before_ending=False)
    before = table.match.digest
    driver.key(pygame.K_e)
    settle(driver, table)
    assert question(table) == ("activation", 0)
    assert all(table.match.state.table.units[unit].tapped for unit in (*units, beast))
    driver.key(pygame.K_u)
    settle(driver, table)
    assert table.match.digest == before and question(table) == ("activate", 0)
    give(driver, table, c.Activate(units[0]))
    assert question(table) == ("activation", 0), "nothing goes on by itself any more"


def test_nobody_goes_on_without_a_unit_by_one_press() -> None:
    match = a_match("factions", "hh")
    while match.decision is not None and match.decision.prompt != "build":
        assert match.asked is not None
        match.submit(match.asked, match.answers(match.asked)[-1])
    assert match.asked is not None
    view, answers = match.view(match.asked), match.answers(match.asked)
    sure = {one.commands[0]: one.sure for one in offers_of(view, answers, ("Ann", "Bob")).all}
    assert "no unit yet" in sure[c.EndBuild()] and all(not said for one, said in sure.items() if one != c.EndBuild())
    none = tuple(one for one in answers if not isinstance(one, c.PlayCard))
    assert not any(one.sure for one in offers_of(view, none, ("Ann", "Bob")).all), "there is none to be paid for"


def test_the_active_unit_does_not_look_spent_until_its_turn_is_over() -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire, _ = scene.put("Squire", 2), scene.put("Knight", 1)
    play = scene.act(squire)
    board = FactionsBoard(("Ann", "Bob"))

    def looks_spent(table: Any) -> bool:
        board.show_table(table)
        return bool(board.miniatures.units[squire].tapped)

    assert play.unit(squire).tapped and not looks_spent(play.table)
    assert looks_spent(play.do(c.EndActivation()).table)


@pytest.mark.parametrize(("kinds", "asked"), [("hc", False), ("hh", True)])
def test_a_unit_that_can_do_nothing_more_ends_its_turn_where_no_other_person_looks_on(
    kinds: str, *, asked: bool
) -> None:
    scene = Scene("Kingdom", "Kingdom")
    squire, medic = scene.put("Squire", 1), scene.put("Knight", 1)
    seats = tuple(
        Seating(name, "human" if kind == "h" else "computer") for name, kind in zip(("A", "B"), kinds, strict=True)
    )
    driver, table = at_the_table(Match.from_state(FACTIONS, scene.act(squire).state, seats))
    settle(driver, table)
    give(driver, table, c.Move(squire, 2))
    give(driver, table, c.Move(squire, 3))
    prompt = "activation" if asked else "activate"
    assert question(table)[0] == prompt and medic in table.match.state.table.units
