"""Whole sessions of Skirmish at the table, with the mouse alone and with the keys alone."""

from __future__ import annotations

from random import Random

import pygame

from game.rules.skirmish.state.commands import EndActions, EndTurn
from game.ui.scenes.curtain import Curtain
from game.ui.table.end_guard import AT_ONCE
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import TILES, at_the_table, match_of, pixel_of, some_offer, wait


def _own_piece(driver: Driver, scene: TableScene, chance: Random) -> None:
    """Now and then, consider another creature, as people do."""
    waiting = scene.screen.waiting(scene.following.view)
    if waiting and chance.random() < 0.5:
        space = scene.screen.space_of(scene.following.table, chance.choice(waiting))
        board = scene.screen.board
        assert space is not None and board is not None
        board.camera.centre_on((space[0][0] + 0.5, space[0][1] + 0.5))
        pos = board.camera.rect_of(space[0]).center
        if scene.laying.is_on_board(pos):
            driver.click(pos)


def _answer_by_mouse(driver: Driver, scene: TableScene, chance: Random) -> None:
    """Click something that may be done."""
    _own_piece(driver, scene, chance)
    for _ in range(40):
        offer = some_offer(scene, chance)
        pos = pixel_of(scene, offer)
        if pos is None:
            continue
        number = scene.match.decision.number if scene.match.decision else -1
        revision = scene.match.revision
        while scene.mouse.fresh_for > 0:  # What has just appeared under a resting pointer takes no press at once.
            driver.frames(1, 0.05)
        # Two presses of the button that ends things count as one while they follow each other at once.
        driver.frames(1, AT_ONCE)
        driver.click(pos)
        if scene.match.revision == revision and scene.answering.confirming is not None:
            driver.frames(1, AT_ONCE)
            driver.click(pos)
        if scene.match.revision == revision and scene.answering.narrowed is not None:
            return _answer_by_mouse(driver, scene, chance)
        assert scene.match.revision > revision, (offer, scene.toast.text, number)
        return None
    raise AssertionError([offer.words for offer in scene.answering.offers.all][:20])


def _assert_same_table(scene: TableScene) -> None:
    assert scene.following.table == scene.match.view(scene.seat).table


def test_two_people_play_with_the_mouse_alone() -> None:
    driver, scene = at_the_table(match_of("hh", seed=3))
    chance = Random(3)
    answers = 0
    while wait(driver, scene) and answers < 70:
        _assert_same_table(scene)
        _answer_by_mouse(driver, scene, chance)
        answers += 1
    assert answers > 60
    assert scene.match.view(0).table.turn.number >= 2


def test_a_whole_match_against_the_computer_with_the_mouse() -> None:
    driver, scene = at_the_table(match_of("hc", seed=8))
    chance = Random(8)
    for _ in range(1500):
        if not wait(driver, scene):
            break
        _assert_same_table(scene)
        ends = [
            o for o in scene.answering.offers.all if o.commands and isinstance(o.commands[-1], EndActions | EndTurn)
        ]
        if ends and chance.random() < 0.6:
            driver.frames(1, AT_ONCE)
            driver.key(pygame.K_e)
        else:
            _answer_by_mouse(driver, scene, chance)
    assert scene.match.outcome is not None


def test_a_board_is_built_of_tiles_with_the_mouse_and_with_the_keys() -> None:
    driver, scene = at_the_table(match_of("hh", seed=4, tiles=TILES))
    assert wait(driver, scene) and scene.laying.panel is not None
    _answer_by_mouse(driver, scene, Random(1))
    laid = 2
    while wait(driver, scene) and scene.laying.panel is not None:
        for code in (pygame.K_DOWN, pygame.K_r, pygame.K_RIGHT, pygame.K_RETURN):
            driver.key(code)
        laid += 1
        wait(driver, scene)
        assert len(scene.following.table.laid) == laid
    assert laid == len(TILES)
    assert scene.laying.tray.cards


def _answer_by_keys(driver: Driver, scene: TableScene, chance: Random) -> None:
    """Press keys until something was answered: digits, Tab and Enter, arrows, letters."""
    revision = scene.match.revision
    digits = [button.key for button in scene.laying.buttons if button.key.isdigit() and button.is_on]
    digits += [*scene.laying.hand.digits.values(), *scene.laying.tray.digits.values()]
    ends = [button for button in scene.laying.buttons if button.name in ("advance", "pass")]
    stops = scene.laying.widget.stops() if scene.laying.widget is not None else ()
    for _ in range(30):
        if scene.match.revision != revision or not scene.answering.may_answer:
            return
        choice = chance.random()
        if digits and choice < 0.4:
            driver.key(getattr(pygame, f"K_{chance.choice(digits)}"))
            digits = [button.key for button in scene.laying.buttons if button.key.isdigit() and button.is_on]
        elif ends and choice < 0.55:
            driver.frames(1, AT_ONCE)
            driver.key(pygame.K_e if ends[0].name == "advance" else pygame.K_p)
        elif stops:
            driver.key(pygame.K_TAB, times=chance.randrange(1, 4))
            driver.key(pygame.K_RETURN)
            if scene.match.revision == revision and isinstance(driver.app.stack.top, TableScene):
                for code in chance.sample([pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN], 2):
                    driver.key(code)
                driver.key(pygame.K_RETURN)
        elif scene.laying.hand.cards:
            driver.key(pygame.K_PERIOD, times=chance.randrange(1, 4))
            driver.key(pygame.K_RETURN)


def test_two_people_play_with_the_keys_alone() -> None:
    driver, scene = at_the_table(match_of("hh", seed=6))
    chance = Random(6)
    kinds = set()
    for _ in range(80):
        if not wait(driver, scene):
            break
        _assert_same_table(scene)
        kinds.add(scene.match.decision.prompt)
        _answer_by_keys(driver, scene, chance)
    assert scene.match.view(0).table.turn.number >= 3
    assert {"starting_creature", "place_creature", "activation", "deploy"} <= kinds


def test_four_people_take_turns_at_one_screen() -> None:
    driver, scene = at_the_table(match_of("hhhh", seed=2), (1024, 600))
    chance = Random(2)
    curtains = set()
    for _ in range(120):
        if len(curtains) == 4:
            break
        if isinstance(driver.app.stack.top, Curtain):
            curtains.add(driver.app.stack.top.name)
        if not wait(driver, scene):
            break
        curtains.add(scene.match.players.names[scene.seat])
        _answer_by_mouse(driver, scene, chance)
    assert curtains == {"Blue", "Amber", "Teal", "Plum"}


def test_going_on_needs_its_own_key() -> None:
    driver, scene = at_the_table(match_of("hc", seed=8))
    wait(driver, scene)
    revision = scene.match.revision
    driver.key(pygame.K_RETURN, times=3)
    assert scene.match.revision == revision
    # Twice, for nobody begins without a creature by one press; and no other key confirms it.
    driver.key(pygame.K_e)
    driver.key(pygame.K_RETURN)
    assert scene.match.revision == revision
    for _ in range(2):
        driver.frames(1, AT_ONCE)
        driver.key(pygame.K_e)
    assert scene.match.revision > revision
