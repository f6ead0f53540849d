"""The card looked at on boards of squares and of hexes: it hides neither what may be chosen nor the name of its own
piece."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.core.commands import Pass
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseUnit, UseAbility
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.commands import PlayCard, Propose
from game.ui.games.arena.board import ArenaBoard
from game.ui.screens.items import piece
from game.ui.table.pointing import LOOK_AFTER
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, placed_match, some_offer, wait
from tests.rules.factions import scene as factions
from tests.rules.heroes import scene as heroes
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match

SEATINGS = (Seating("Blue", "human"), Seating("Amber", "computer"))


def look_at(driver: Driver, scene: TableScene, pos: tuple[int, int]) -> pygame.Rect:
    """Rest the pointer there, and return where the card looked at lies."""
    driver.move(pos)
    driver.frames(4, LOOK_AFTER / 2)
    return scene.drawing.zoom.rect.copy()


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 2.0), ((2560, 1080), 1.0)])
def test_it_hides_no_space_that_may_be_chosen_unless_there_is_no_room(size: tuple[int, int], scale: float) -> None:
    driver, scene = at_the_table(a_match("arena", "hc"), size, text_scale=scale)
    shown = 0
    for _ in range(30):
        assert wait(driver, scene)
        offers, board = scene.answering.offers, scene.screen.board
        assert isinstance(board, ArenaBoard)
        for number in list(board.miniatures.figures)[:2] if offers.cells() else ():
            space = scene.navigating.space(piece(number))
            if space is None or not board.camera.sees(*space):
                continue
            card = look_at(driver, scene, board.camera.middle_of(*space))
            spots = [board.camera.rect_of(cell) for cell in offers.cells()]
            hides = len(card.collidelistall(spots))
            assert hides <= (1 if scale > 1 else 0)
            shown += bool(card.width)
        for held in scene.laying.hand.cards[-1:] if scale > 1 else ():
            card = look_at(driver, scene, held.rect.move(0, 9).midtop)
            assert not card.colliderect(scene.laying.hand.lifted_rect()), "one card lies over the other"
        scene.answering.give(next(offer for offer in offers.all if offer.commands))
    assert shown


@pytest.mark.parametrize(
    ("game", "kinds", "size", "scale"),
    [("crawler", "hh", (1280, 720), 2.0), ("heroes", "hc", (1024, 768), 1.0), ("skirmish", "hc", (1280, 720), 1.0)],
)
def test_it_lies_over_nothing_that_may_be_pressed_next(
    game: str, kinds: str, size: tuple[int, int], scale: float
) -> None:
    position = msgspec.json.decode(Path(f"assets/demo/1_{game}.json").read_bytes())
    driver, scene = at_the_table(placed_match(position, kinds), size, text_scale=scale)
    assert wait(driver, scene)
    board, answering, frame_of = scene.screen.board, scene.answering, scene.drawing.spots.frame_of
    assert board is not None
    items = {*answering.offers.items, *map(piece, answering.waiting)}
    aims = {item: frame for item in items if item.sort == "piece" and (frame := frame_of(item)) is not None}
    shown = 0
    for number in [*board.miniatures.numbers][1:5:2]:
        spot = frame_of(piece(number))
        card = look_at(driver, scene, spot.center) if spot is not None else pygame.Rect(0, 0, 0, 0)
        shown += bool(card.width)
        for item, frame in aims.items():
            part = card.clip(frame)
            assert item == piece(number) or part.w * part.h * 20 < frame.w * frame.h, (number, item)
    assert aims and shown


def _hides(card: pygame.Rect, frames: list[pygame.Rect]) -> bool:
    return any(20 * (part := card.clip(frame)).w * part.h > frame.w * frame.h for frame in frames)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_it_leaves_those_in_sight_whom_a_press_leads_to_and_whose_outcome_is_told(size: tuple[int, int]) -> None:
    position = msgspec.json.decode(Path("assets/demo/1_heroes.json").read_bytes())
    driver, scene = at_the_table(placed_match(position, "hc"), size)
    assert wait(driver, scene)
    answering, spots = scene.answering, scene.drawing.spots
    begun = {offer.at for offer in answering.offers.all if isinstance(offer.commands[0], Propose)}
    looked = 0
    for attacker in filter(None, begun):
        aims = [frame for one in answering.offers.at(attacker) if one.by and (frame := spots.frame_of(one.by))]
        spot = spots.frame_of(attacker)
        assert spot is not None and aims
        assert not _hides(look_at(driver, scene, spot.center), aims)
        answering.narrow(attacker)
        for target in answering.offers.items:
            spot, board = spots.frame_of(target), scene.screen.board
            assert spot is not None and board is not None and board.apart is not None
            card = look_at(driver, scene, spot.center)
            told = [frame for frame in board.apart.foretold() if not frame.contains(spot)]
            assert told and not _hides(card, told), (attacker, target)
            looked += bool(card.width)
        answering.narrow(None)
    assert looked


def test_it_leaves_those_in_sight_whom_a_struggle_is_about() -> None:
    driver, scene = at_the_table(a_match("crawler", "h", seed=3))
    chance, looked = Random(3), 0
    for _ in range(30):
        assert wait(driver, scene) and scene.match.decision is not None
        struggle, spots = scene.following.table.struggle, scene.drawing.spots
        if struggle is not None and struggle.kind == "attack":
            frame_of = {item: frame for item in map(piece, scene.following.board.miniatures.numbers)
                        if (frame := spots.frame_of(item)) is not None}  # fmt: skip
            concerned = [frame_of[piece(one)] for one in scene.screen.concerned(scene.following.view)]
            for adventurer in map(piece, scene.answering.waiting):
                card = look_at(driver, scene, frame_of[adventurer].center)
                looked += bool(card.width and concerned)
                assert not _hides(card, concerned)
        driver.move((3, 3))
        scene.answering.give(some_offer(scene, chance))
    assert looked


def _dart_on_a_sergeant() -> tuple[Match, str, int]:
    scene = heroes.Scene(heroes.ILSABET, heroes.ILSABET)
    scene.hand("Glyph Dart")
    aimed_at, (dart,) = scene.put("Lantern Sergeant"), scene.hand("Glyph Dart", seat=1)
    play = scene.begin_turn(1).until("action").do(PlayCard(dart, (aimed_at,))).to(0)
    return Match.from_state(HEROES, play.state, SEATINGS), "Glyph Dart", aimed_at


def _fireball_at_a_squire() -> tuple[Match, str, int]:
    scene = factions.Scene("Kingdom", "Mage Guild")
    aimed_at, mage = scene.put("Squire", 3), scene.put("Mage", 3, 1)
    scene.hand("March the Troopers")
    play = scene.act(mage).do(UseAbility(mage, "Fireball"))
    while not (play.prompt.startswith("respond") and play.asked == 0):
        play.do(next((one for one in play.legal if isinstance(one, ChooseUnit)), Pass()))
    return Match.from_state(FACTIONS, play.state, SEATINGS), "Mage", aimed_at


@pytest.mark.parametrize("played", [_dart_on_a_sergeant, _fireball_at_a_squire])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1024, 768), 2.0)])
def test_a_card_that_waits_for_a_response_is_read_beside_what_it_is_aimed_at(
    played: Callable[[], tuple[Match, str, int]], size: tuple[int, int], scale: float
) -> None:
    match, name, aimed_at = played()
    driver, scene = at_the_table(match, size, text_scale=scale)
    assert wait(driver, scene)
    driver.move((scene.laying.layout.free.centerx, 3))
    driver.frames(4, LOOK_AFTER)
    read, card = scene.pointing.shown_closely(), scene.drawing.zoom.rect
    spot = scene.drawing.spots.frame_of(piece(aimed_at))
    assert read is not None and read[0].face.name == name and card.width
    assert spot is not None and not card.colliderect(spot)


def test_it_leaves_the_name_of_its_piece_in_sight_and_stays_where_it_was_pinned() -> None:
    driver, scene = hall()
    board = scene.screen.board
    assert board is not None
    at = pixel_at(scene, (8, 0))
    assert number_at(scene, (8, 0))
    card, name = look_at(driver, scene, at), board.name_rect()
    assert card.width and name is not None and not card.colliderect(name)
    driver.click(at, button=3)
    pinned = scene.drawing.zoom.rect.copy()
    look_at(driver, scene, (pinned.centerx, pinned.bottom - 4))
    assert scene.drawing.zoom.rect == pinned and board.name_rect() is None


def test_nothing_is_looked_at_where_the_pointer_was_before_the_pause() -> None:
    driver, scene = hall()
    assert look_at(driver, scene, pixel_at(scene, (8, 0))).width
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.scene is not scene
    driver.key(pygame.K_ESCAPE)
    driver.frames(4, LOOK_AFTER)
    assert driver.scene is scene and not scene.drawing.zoom.rect.width


def test_escape_folds_an_open_log_before_it_pauses() -> None:
    driver, scene = hall()
    driver.app.change_settings(log_open=True)
    driver.frames(2)
    assert scene.laying.is_log_open
    driver.key(pygame.K_ESCAPE, frames=2)
    assert driver.scene is scene and not scene.laying.is_log_open
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is not scene


def test_what_the_words_on_a_lifted_card_mean_lies_beside_it_and_below_the_turn() -> None:
    driver, scene = hall()
    card = scene.laying.hand.cards[0]
    driver.move((card.rect.centerx, driver.app.size[1] - 30))
    driver.frames(4, LOOK_AFTER)
    note, lifted = scene.tips.shown, scene.laying.hand.lifted_rect()
    assert note is not None and lifted.width
    assert not note.colliderect(lifted) and not note.colliderect(scene.laying.layout.turn)


def test_a_card_to_choose_that_is_looked_at_lies_over_the_others_and_goes_with_them() -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc", seed=6), text_scale=2.0)
    assert wait(driver, scene)
    tray = scene.laying.tray
    greyed = [(one, rect) for one, rect in tray.cards if one.number not in tray.playable and one.face.text]
    _, rect = greyed[0]
    before = driver.app.display.screen.subsurface(tray.free).copy()
    looked_at = look_at(driver, scene, rect.center)
    assert tray.free.contains(looked_at) and looked_at.height, "it hides no card"
    after = driver.app.display.screen.subsurface(tray.free)
    assert pygame.mask.from_threshold(after, (0, 0, 0), (9, 9, 9, 255), before).count() < looked_at.width * 99
    for card, place in tray.cards[-2:]:
        # Also one that has no words, which is read where it lies.
        driver.click(place.center, button=3, frames=2)
        assert scene.pointing.pinned is not None and scene.pointing.pinned.number == card.number
        assert tray.free.contains(scene.drawing.zoom.rect) and scene.drawing.zoom.rect.height
    while tray.cards:
        scene.answering.give(scene.answering.offers.all[-1])
        assert wait(driver, scene)
    driver.frames(2)
    assert scene.pointing.pinned is None and not scene.drawing.zoom.rect.width
