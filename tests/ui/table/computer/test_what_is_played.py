"""While something is played on the board, nothing lies over it."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game.ai.players import player_for
from game.app.games.entries import evaluator_of
from game.rules.arena.state.commands import Attack
from game.rules.factions.state.commands import DeclareAttack
from game.ui.screens.items import Offer
from game.ui.table.playing import SHOWN
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _until_an_attack(game: str, kind: type) -> tuple[Driver, TableScene, Offer]:
    """Return a match in which the person may attack, after both sides have played as computers do."""
    match = a_match(game, "hc")
    player = player_for("greedy", "5", evaluator_of(game))
    while not any(isinstance(answer, kind) for answer in match.answers(0)):
        assert match.asked is not None, "nobody can attack"
        if not match.players.step():
            match.submit(0, player.choose(match.view(0), match.answers(0)))
    driver, scene = at_the_table(match)
    assert wait(driver, scene)
    offers = scene.answering.offers.all
    return driver, scene, next(offer for offer in offers if offer.commands and isinstance(offer.commands[-1], kind))


@pytest.mark.parametrize(("game", "kind"), [("arena", Attack), ("factions", DeclareAttack)])
def test_no_note_and_no_pane_lies_over_the_dice(game: str, kind: type) -> None:
    driver, scene, attack = _until_an_attack(game, kind)
    driver.app.change_settings(animation_speed="x1")
    assert attack.at is not None
    space = scene.navigating.space(attack.at)
    board = scene.screen.board
    assert space is not None and board is not None
    spot = board.apart.spot_of(attack.at.number).center if game == "factions" else board.camera.middle_of(*space)
    driver.move(spot, frames=2)
    assert scene.tips.shown is not None, "the odds are told while one may choose"
    scene.answering.give(attack)
    playing = 0
    for _ in range(60):
        driver.frames(1, 0.05)
        if board.timeline.is_playing:
            playing += 1
            assert scene.tips.shown is None
        assert not scene.laying.window.rect.height or scene.laying.layout.side.contains(scene.laying.window.rect)
    assert playing > 3


def test_what_another_seat_plays_is_shown_large_and_then_asked_about_once() -> None:
    driver, scene = at_the_table(a_match("factions", "hc"), animation_speed="x1")
    for _ in range(2000):
        driver.frames(1, 0.05)
        if scene.playing.showing is not None:
            break
        if scene.answering.may_answer:
            scene.answering.give((scene.answering.offers.advancing or scene.answering.offers.all)[0])
    played = scene.playing.showing
    assert played is not None and played.seat == 1 and not scene.answering.may_answer
    shown = 0
    while scene.playing.showing is played and shown < 100:
        assert not scene.answering.may_answer
        driver.frames(1, 0.05)
        shown += 1
    assert 20 < shown < 60, "for more than a second"
    for _ in range(100):
        if scene.answering.may_answer or scene.playing.showing is not None:
            break
        driver.frames(1, 0.05)
    assert scene.playing.showing is not played
    if scene.answering.may_answer:
        number = scene.screen.announced(scene.following.table)[-1].number
        scene.answering.give(scene.answering.offers.advancing[0])
        driver.frames(3)
        again = scene.screen.announced(scene.following.table) if scene.answering.may_answer else ()
        assert number not in [one.number for one in again]


def test_a_press_finishes_the_showing() -> None:
    driver, scene = at_the_table(a_match("factions", "hc"), animation_speed="x1")
    for _ in range(2000):
        driver.frames(1, 0.05)
        if scene.playing.showing is not None:
            break
        if scene.answering.may_answer:
            scene.answering.give((scene.answering.offers.advancing or scene.answering.offers.all)[0])
    assert scene.playing.showing is not None
    driver.click(scene.laying.layout.board.center)
    assert scene.playing.showing is None


def _shown(**settings: str) -> tuple[Driver, TableScene]:
    """Return a table at which a card that the computer has played is just shown large."""
    driver, scene = at_the_table(a_match("factions", "hc"), **{"animation_speed": "x1", **settings})
    for _ in range(2000):
        driver.frames(1, 0.05)
        if scene.playing.showing is not None:
            return driver, scene
        if scene.answering.may_answer:
            scene.answering.give((scene.answering.offers.advancing or scene.answering.offers.all)[0])
    raise AssertionError("the computer plays no card")


def _shown_for(driver: Driver, scene: TableScene) -> float:
    played, seconds = scene.playing.showing, 0.0
    while scene.playing.showing is played and seconds < 20:
        driver.frames(1, 0.05)
        seconds += 0.05
    return seconds


@pytest.mark.parametrize(
    ("speed", "reading"), [("x1", "usual"), ("x4", "usual"), ("x4", "short"), ("x1", "long"), ("x4", "long")]
)
def test_a_card_is_shown_as_long_as_reading_takes_however_fast_things_move(speed: str, reading: str) -> None:
    seconds = _shown_for(*_shown(animation_speed=speed, reading_time=reading))
    assert seconds == pytest.approx(SHOWN[reading], abs=0.11)


def test_a_card_waits_for_a_key_where_that_is_chosen_and_says_which() -> None:
    driver, scene = _shown(animation_speed="x4", reading_time="key")
    played = scene.playing.showing
    assert played is not None and played.text.endswith("Space goes on.")
    driver.frames(200, 0.1)
    assert scene.playing.showing is played
    driver.key(pygame.K_SPACE)
    assert scene.playing.showing is not played


def test_the_banner_of_the_question_is_that_of_who_it_tells_of(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene = at_the_table(a_match("factions", "hc"))
    assert wait(driver, scene) and scene.drawing._seat_of_prompt() == scene.seat == 0
    turn = msgspec.structs.replace(scene.following.turn, seat=1, title="Cycle 1: Amber")
    monkeypatch.setattr(type(scene.following), "turn", turn)
    monkeypatch.setattr(type(scene.playing), "at_rest", False)
    assert scene.laying.prompt_text().startswith("Amber: ") and scene.drawing._seat_of_prompt() == 1
