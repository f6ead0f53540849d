"""Prompts, what is being answered, and passing."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from game.app.matches.match import Match, default_seatings
from game.core import runner
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseZone, PlayCard
from game.rules.skirmish.deploying import OfferReady
from game.rules.skirmish.presentation.words import prompt_text
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state import commands as c
from game.rules.skirmish.state.table import Activation
from game.ui.games.skirmish.screen import SkirmishScreen
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.pause import Pause
from game.ui.screens.items import piece
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.rules.factions import scene as factions
from tests.rules.skirmish.scene import Scene
from tests.ui.table.hall import hall, number_at
from tests.ui.table.many_tables import a_match


def test_the_prompt_names_who_is_asked_and_what_to_do() -> None:
    driver, scene = hall()
    assert scene.laying.prompt_text().startswith("Blue: activate a creature")
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    assert "Drow Wizard can act" in scene.laying.prompt_text()
    assert "can act. Choose a square" in scene.laying.prompt_text()
    driver.key(pygame.K_l)
    assert "Sight of Drow Wizard" in scene.laying.prompt_text()


def _shot_at_amber() -> tuple[Driver, TableScene]:
    """Return a table at which Blue's wizard has attacked and Amber is asked."""
    driver, scene = hall("hh", pieces=[
        {"name": "Drow Wizard", "at": [4, 1]}, {"name": "Drow Assassin", "at": [6, 1]},
        {"name": "Elf Archer", "at": [5, 1]}, {"name": "Dwarf Cleric", "at": [8, 4], "seat": 1},
    ])  # fmt: skip
    scene.answering.select(number_at(scene, (4, 1)), has_offers=False)
    offer = next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.Attack))
    scene.answering.give(offer)
    for _ in range(200):
        if isinstance(driver.app.stack.top, Curtain):
            driver.key(pygame.K_RETURN)
        decision = scene.match.decision
        if scene.answering.may_answer and decision is not None and decision.kind == "respond":
            return driver, scene
        if scene.answering.may_answer:
            scene.answering.give(next(iter(scene.answering.offers.advancing or scene.answering.offers.all)))
        driver.frames(1, 0.05)
    raise AssertionError("nobody was asked to respond")


def test_a_turn_begins_with_the_pieces_in_view_that_can_act_and_leaves_the_view_alone_after_that() -> None:
    _, scene = hall("hc")
    board = scene.screen.board
    assert board is not None and scene.answering.selected is None
    camera = board.camera
    camera.smooth = False
    camera.zoom_to(2)
    camera.centre_on((0.0, 4.0))
    # A turn that has not been looked at yet.
    scene.navigating._turn = (1, "Turn 0")
    scene.caught_up()
    first = scene.navigating.space(piece(scene.answering.waiting[0]))
    assert first is not None and camera.sees(*first)
    camera.centre_on((0.0, 4.0))
    assert not camera.sees(*first)
    scene.caught_up()
    assert not camera.sees(*first), "whoever looks elsewhere is left there"


def test_the_response_window_shows_what_is_answered() -> None:
    _, scene = _shot_at_amber()
    stack = scene.screen.announced(scene.following.table)
    assert stack and [action.number for _, action in scene.laying.window.rows] == [
        one.number for one in reversed(stack)
    ]
    assert {"pass", "pass all turn"} <= {button.name for button in scene.laying.buttons}
    assert "Respond or pass?" in scene.laying.prompt_text()


def test_the_board_goes_to_what_is_answered() -> None:
    _, scene = _shot_at_amber()
    board = scene.screen.board
    assert board is not None
    about = scene.navigating.answered_spaces()
    assert about and all(board.camera.sees(*space) for space in about)
    # Far from it, at a zoom that shows little.
    board.camera.smooth = False
    board.camera.zoom_to(3)
    board.camera.centre_on((0.0, 9.0))
    assert not any(board.camera.sees(*space) for space in about)
    scene.navigating.look_at_choices()
    assert any(board.camera.sees(*space) for space in about)


def test_the_piece_that_acts_is_in_sight() -> None:
    driver, scene = hall("hc")
    board = scene.screen.board
    board.camera.smooth = False
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    scene.answering.give(
        next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.MoveCreature))
    )
    assert wait(driver, scene)
    scene.answering.selected = scene.screen.first_selection(scene.following.view)
    assert scene.answering.selected is not None
    board.camera.zoom_to(3)
    board.camera.centre_on((9.0, 5.0))
    space = scene.screen.space_of(scene.following.table, scene.answering.selected)
    assert space is not None and not board.camera.sees(*space)
    scene.caught_up()
    assert board.camera.sees(*space)


@pytest.mark.parametrize("holds", [False, True])
def test_nobody_is_asked_to_answer_their_own_card_unless_they_hold_priority(*, holds: bool) -> None:
    driver, scene = at_the_table(a_match("factions", "hh", windows="always"), hold_priority=holds)
    played, asked_of_own = None, 0
    for _ in range(200):
        assert wait(driver, scene)
        decision, stack = scene.match.decision, scene.screen.announced(scene.following.table)
        assert decision is not None
        if decision.kind == "respond" and stack and stack[-1].is_card:
            asked_of_own += stack[-1].seat == scene.seat
            assert played is not None
        elif played is not None and not stack:
            break
        card_offer = next(
            (one for one in scene.answering.offers.all if type(one.commands[-1]).__name__ == "PlayCard"), None
        )
        if played is None and decision.kind == "act" and card_offer is not None:
            played = scene.seat
            scene.answering.give(card_offer)
        else:
            scene.answering.give((scene.answering.offers.advancing or scene.answering.offers.all)[0])
    assert played is not None and bool(asked_of_own) == holds


def test_enter_shows_the_only_response_before_it_plays_it() -> None:
    driver, scene = _shot_at_amber()
    scene.refresh()
    [button] = [one for one in scene.laying.buttons if one.offer is not None and not one.offer.advances]
    given = len(scene.match.given)
    driver.key(pygame.K_RETURN)
    assert len(scene.match.given) == given and scene.navigating.marked_button() == button
    driver.key(pygame.K_RETURN)
    assert len(scene.match.given) > given


def test_letting_the_turn_be_ends_with_the_turn() -> None:
    driver, scene = _shot_at_amber()
    seat, turn = scene.seat, scene.screen.turn_number(scene.following.table)
    given = len(scene.match.given)
    driver.key(pygame.K_m)
    assert scene.answering.passing == {} and len(scene.match.given) == given and "Press again" in scene.toast.text
    driver.key(pygame.K_m)
    assert scene.answering.passing == {seat: turn}
    asked_again = []
    for _ in range(400):
        if isinstance(driver.app.stack.top, Curtain):
            driver.key(pygame.K_RETURN)
        decision, table = scene.match.decision, scene.following.table
        if decision is None or (table is not None and scene.screen.turn_number(table) > turn + 1):
            break
        if scene.answering.may_answer:
            if decision.kind == "respond" and decision.seat == seat and scene.screen.turn_number(table) == turn:
                asked_again.append(decision)
            scene.answering.give(next(iter(scene.answering.offers.advancing or scene.answering.offers.all)))
        driver.frames(1, 0.05)
    assert not asked_again and seat not in scene.answering.passing


def test_undo_closes_a_choice_that_is_open_and_takes_back_nothing_before_it() -> None:
    match = a_match("heroes", "hh")
    while match.decision is not None and match.decision.prompt != "action":
        assert match.asked is not None
        match.submit(match.asked, match.answers(match.asked)[0])
    driver, scene = at_the_table(match)
    assert wait(driver, scene)
    for _ in range(40):
        if scene.answering.all_offers.all:
            break
        driver.key(pygame.K_RETURN)
        wait(driver, scene)
    placing = next(one for one in scene.answering.all_offers.all if one.words.endswith("as a resource"))
    scene.answering.give(placing)
    assert wait(driver, scene)
    given = len(match.given)
    item = next(one.at for one in scene.answering.all_offers.all if one.is_aimed)
    scene.answering.narrow(item)
    driver.key(pygame.K_u)
    assert scene.answering.narrowed is None and len(match.given) == given
    driver.key(pygame.K_u)
    assert len(match.given) == given - 1


def test_escape_pauses_while_something_is_placed_and_undo_takes_it_back() -> None:
    driver, scene = hall("hc", pieces=[
        {"name": "Half-Orc Thug", "at": [3, 1]}, {"name": "Umbur Hulk", "at": [6, 2], "seat": 1},
    ], seats=[{"faction": "crown"}, {"faction": "drow"}])  # fmt: skip
    scene.answering.select(number_at(scene, (3, 1)), has_offers=False)
    bolts = next(one for one in scene.answering.offers.all if isinstance(one.commands[-1], c.UsePower))
    given = len(scene.match.given)
    scene.answering.give(bolts)
    assert wait(driver, scene)
    assert scene.match.decision is not None and scene.match.decision.prompt == "area"
    cell = next(one.at for one in scene.answering.offers.all if one.at is not None and one.at.cell == (5, 2))
    board = scene.screen.board
    assert board is not None and cell.cell is not None
    driver.move(board.camera.rect_of(cell.cell).center, frames=2)
    assert scene.pointing.tip.startswith("Aim here: **5 damage** to Umbur Hulk")
    driver.key(pygame.K_ESCAPE)
    assert isinstance(driver.app.stack.top, Pause) and len(scene.match.given) > given
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.top is scene and scene.match.decision.prompt == "area"
    driver.key(pygame.K_u)
    assert wait(driver, scene)
    assert driver.app.stack.top is scene and len(scene.match.given) == given
    assert scene.match.decision is not None and scene.match.decision.prompt != "area"


def test_the_prompt_says_only_what_can_be_chosen() -> None:
    scene = Scene()
    priestess = scene.put("drow_priestess", (5, 5))
    play, screen = scene.play(priestess), SkirmishScreen(("Blue", "Amber"), "walnut")
    asked = [screen.question(view_for(SKIRMISH, play.state, 0), priestess)]
    tired = Scene()
    priestess = tired.put("drow_priestess", (5, 5), tapped=True)
    state = tired.play(priestess).state
    turn = replace(state.table.turn, activation=Activation(priestess, moved=6))
    state = replace(state, table=replace(state.table, turn=turn))
    asked.append(screen.question(view_for(SKIRMISH, state, 0), priestess))
    assert asked == [
        "Blue: Drow Priestess is active: move or end its activation.",
        "Blue: Drow Priestess can do nothing more: end its activation.",
    ]


def test_the_search_says_what_for() -> None:
    scene = Scene()
    knight = scene.put("dragon_knight", (5, 5))
    state = scene.play(knight).state
    screen = SkirmishScreen(("Blue", "Amber"), "walnut")
    said, plainly = [], []
    for ability in ("WIS", "INT"):
        asked = runner.resume(SKIRMISH, replace(state, agenda=(OfferReady(0, ability),), decision=None)).state
        said.append(screen.question(view_for(SKIRMISH, asked, 0), None))
        plainly.append(prompt_text(asked.table, asked.decision, ("Blue", "Amber")))
    assert said == [
        "Blue: turn over your action deck until a WIS card comes up?",
        "Blue: turn over your action deck until an INT card comes up?",
    ]
    assert plainly == said


def test_a_card_that_asks_for_its_place_or_target_is_not_enlarged_over_them() -> None:
    begun = factions.Scene("Underworld", windows="always")
    begun.build("Barracks", 3)
    skeleton, other = begun.hand("Skeleton", "Skeleton")
    driver, scene = at_the_table(Match.from_state(FACTIONS, begun.building().state, default_seatings(2)))
    assert wait(driver, scene)
    hand = scene.laying.hand
    hand.lifted = skeleton
    assert hand.chosen is None and hand.lifted_rect().width
    scene.answering.give(next(one for one in scene.answering.offers.all if one.commands == (PlayCard(skeleton),)))
    assert wait(driver, scene)
    decision = scene.match.decision
    assert decision is not None and (decision.kind, decision.about) == ("space", (skeleton,))
    hand.lifted = skeleton
    assert hand.chosen == skeleton and not hand.lifted_rect().width
    hand.lifted = other
    assert hand.lifted_rect().width, "others may be looked at"
    scene.answering.give(next(one for one in scene.answering.offers.all if one.commands == (ChooseZone(3),)))
    assert wait(driver, scene)
    assert scene.laying.hand.chosen is None
