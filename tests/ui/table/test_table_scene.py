"""The scene as a whole: what it explains, what it hides, how it looks at things."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.app.match import Match
from game.core.commands import Concede
from game.rules.skirmish.state import commands as c
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.end_screen import EndScreen
from game.ui.table.items import card, piece, square
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, match_of, placed_match, wait
from tests.ui.table.many_tables import a_match

HALL: dict[str, Any] = {
    "game": "skirmish",
    "map": ["11......22", "11......22", "11..#...22", "11...^..22", "11......22"],
    "pieces": [
        {"name": "Drow Wizard", "at": [3, 2]},
        {"name": "Elf Archer", "at": [6, 2]},
        {"name": "Dwarf Cleric", "at": [8, 0], "seat": 1},
    ],
    "seats": [{"hand": ["Web"], "reserve": ["Drow Priestess"]}, {"hand": ["Shield"]}],
}


def _pixel(scene: TableScene, cell: tuple[int, int]) -> tuple[int, int]:
    assert scene.screen.board is not None
    pos: tuple[int, int] = scene.screen.board.camera.rect_of(cell).center
    return pos


def _number(scene: TableScene, cell: tuple[int, int]) -> int:
    number = scene.screen.piece_at(scene.following.table, cell)
    assert number is not None
    return number


def _hall(kinds: str = "hh", **changes: Any) -> tuple[Driver, TableScene]:
    driver, scene = at_the_table(placed_match({**HALL, **changes}, kinds))
    assert wait(driver, scene)
    return driver, scene


# --- why not ---


def test_pointing_at_a_forbidden_square_says_why() -> None:
    driver, scene = _hall()
    scene.answering.select(_number(scene, (3, 2)), has_offers=False)
    driver.move(_pixel(scene, (4, 2)))
    assert "A wall is in the way." in scene.pointing.tip
    driver.key(pygame.K_LALT)
    driver.move(_pixel(scene, (4, 2)))
    before = scene.pointing.tip
    driver.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert scene.pointing.detail and "Rule: " in scene.pointing.tip
    assert all(line in scene.pointing.tip for line in before.split("\n"))
    driver.post(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert not scene.pointing.detail and scene.pointing.tip == before


def test_a_card_that_cannot_be_played_says_why() -> None:
    driver, scene = _hall()
    reserve = next(one for one in scene.laying.hand.cards if one.held.group == "Reserve")
    driver.move((reserve.rect.x + 8, reserve.rect.y + 12))
    assert scene.laying.hand.lifted == reserve.held.number and "deploy" in scene.pointing.tip.lower()
    revision = scene.match.revision
    driver.click((reserve.rect.x + 8, reserve.rect.y + 12))
    assert scene.match.revision == revision and "deploy" in scene.toast.text.lower()


def test_the_deploy_phase_says_what_can_be_deployed_and_what_is_played_when() -> None:
    seats = [{"hand": ["Web", "Distant Shot"], "reserve": ["Drow Priestess"]}, {"hand": ["Shield"]}]
    driver, scene = _hall("hc", seats=seats)
    for _ in range(2):
        scene.answering.give(scene.answering.offers.advancing[0])
    assert wait(driver, scene) and scene.match.decision is not None and scene.match.decision.prompt == "deploy"
    assert "Nothing can be deployed now; glowing cards can be played" in scene.laying.prompt_text()
    web, shot = (one.held.number for one in scene.laying.hand.cards if one.held.group == "Hand")
    assert scene.answering.offers.at(card(web)) and not scene.answering.offers.at(card(shot))
    assert "action phase" in scene.pointing.why_not(card(shot))


def test_a_plate_that_is_off_gives_its_reason() -> None:
    driver, scene = _hall()
    undo = next(button for button in scene.laying.buttons if button.name == "undo")
    assert undo.why_not and not undo.is_on
    driver.click(undo.rect.center)
    assert scene.toast.text == undo.why_not
    driver.key(pygame.K_u)
    assert scene.toast.text == undo.why_not


def test_every_plate_says_what_it_does_or_why_not() -> None:
    _, scene = _hall()
    for button in scene.laying.buttons:
        assert button.words or button.hint, button.name
        assert button.is_on or button.why_not


def test_alt_says_who_is_asked_instead() -> None:
    driver, scene = at_the_table(match_of("cc", seed=3))
    scene.pointing.detail = True
    assert not scene.answering.may_answer
    asked = scene.match.asked
    words = "" if asked == scene.seat else f"Not now: {scene.match.names[asked or 0]} is asked."
    assert scene.pointing.why_not(square((0, 0))) == words
    driver.frames()


def test_a_card_names_those_who_could_play_it_and_only_them() -> None:
    _, scene = _hall("hc", seats=[{"hand": ["Web", "Shadow Strike"]}, {"hand": []}])
    scene.answering.selected = None
    view = scene.following.view
    assert view is not None
    for one in scene.laying.hand.cards:
        refusal = scene.screen.why_not(view, card(one.held.number), None)
        able = []
        for number in scene.answering.waiting:
            offers = scene.screen.offers(view, scene.match.answers(0), number)
            if any(offer.at == card(one.held.number) for offer in offers.all):
                able.append(scene.screen.inspect(scene.following.table, piece(number)).face.name)
        if able:
            assert refusal is not None and refusal.text == f"First choose who plays it: {', '.join(able)}."
        else:
            assert refusal is None or "First choose" not in refusal.text


def test_a_hover_promises_what_the_press_does() -> None:
    driver, scene = at_the_table(a_match("factions", "hc"))
    asked = single = 0
    for number in range(260):
        if not wait(driver, scene):
            break
        for item in scene.answering.offers.items:
            board = scene.screen.board
            assert board is not None
            if item.sort != "cell" or item.cell is None:
                continue
            pos = board.camera.middle_of(item.cell)
            if scene.pointing.item_at(pos) != item:
                continue
            driver.move(pos)
            offer, asks = scene.answering.meaning(item)
            assert (offer is None) == bool(asks)
            assert bool(asks) == scene.pointing.tip.startswith("Asks which:"), scene.pointing.tip
            if asks:
                asked += 1
                revision = scene.match.revision
                scene.answering.choose(item)
                assert scene.match.revision == revision and scene.answering.narrowed == item
                assert len([button for button in scene.laying.buttons if button.name.startswith("offer: ")]) > 2
                scene.keyboard.back()
            single += offer is not None
        if asked and single:
            break
        offers = [one for one in scene.answering.offers.all if one.commands]
        forward = [one for one in offers if not one.advances] or offers
        scene.answering.give(forward[number % len(forward)])
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    assert single


# --- the log ---


def _log_lines(scene: TableScene) -> list[str]:
    return [line.text for line in scene.following.log.lines]


def test_moves_that_were_taken_back_leave_the_log_of_both_seats() -> None:
    driver, scene = _hall()
    before = _log_lines(scene)
    for _ in range(2):
        scene.answering.select(_number(scene, (3, 2)), has_offers=False)
        move = next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.MoveCreature))
        scene.answering.give(move)
        driver.frames(3)
        assert len(_log_lines(scene)) > len(before)
        driver.key(pygame.K_u)
        driver.frames(3)
        assert _log_lines(scene) == [*before, "Blue undid an action."]
    blue, own = scene.seat, _log_lines(scene)
    for _ in range(12):
        if scene.seat != blue:
            break
        scene.answering.give(
            scene.answering.offers.advancing[0] if scene.answering.offers.advancing else scene.answering.offers.all[-1]
        )
        assert wait(driver, scene)
    assert scene.seat != blue
    theirs = [line for line in _log_lines(scene) if "undid" in line]
    assert theirs == own[-1:], "both read one line"
    assert not any("moves to" in line for line in _log_lines(scene))


def test_every_click_that_means_nothing_says_why() -> None:
    driver, scene = _hall("hc")
    for cell in ((0, 0), (4, 2), (5, 3), (8, 0)):
        scene.answering.selected = None
        scene.refresh()
        scene.toast.text = ""
        item = square(cell)
        if not scene.answering.offers.at(item) and not scene.answering.offers.at(scene.answering.target(item)):
            driver.click(_pixel(scene, cell))
            assert scene.toast.text, cell
    held = next(one for one in scene.laying.hand.cards if one.held.group == "Reserve")
    driver.click((held.rect.x + 8, held.rect.y + 12))
    assert scene.toast.text
    scene.answering.give(scene.answering.offers.advancing[0])
    scene.answering.give(scene.answering.offers.advancing[0])


def test_a_click_in_another_seats_time_says_whose_it_is() -> None:
    _, scene = at_the_table(match_of("cc", seed=3))
    assert not scene.answering.may_answer
    scene.answering.choose(square((0, 0)))
    assert scene.toast.text.startswith("Not ")


def test_going_on_while_some_can_still_act_asks_once_unless_told_not_to() -> None:
    driver, scene = _hall("hc")
    assert scene.answering.waiting
    decision = scene.match.decision
    scene.answering.give(scene.answering.offers.advancing[0])
    assert scene.match.decision == decision and "can still act" in scene.toast.text
    scene.answering.give(scene.answering.offers.advancing[0])
    assert scene.match.decision != decision
    driver, scene = _hall("hc")
    driver.app.change_settings(ask_before_ending=False)
    decision = scene.match.decision
    scene.answering.give(scene.answering.offers.advancing[0])
    assert scene.match.decision != decision


def test_a_second_click_does_not_go_through_to_what_has_just_appeared() -> None:
    driver, scene = at_the_table(match_of("hh", seed=5))
    for _ in range(30):
        assert wait(driver, scene)
        if scene.answering.offers.cells() and not scene.laying.tray.cards:
            break
        scene.answering.give(scene.answering.offers.all[0])
    # Places from which the next click would hit a card of the tray.
    for cell in scene.answering.offers.cells():
        pos = _pixel(scene, cell)
        if scene.pointing.item_at(pos) == square(cell):
            break
    driver.click(pos)
    assert wait(driver, scene) and scene.laying.tray.cards, "the next starting creature is chosen"
    revision = scene.match.revision
    spot = next(rect for one, rect in scene.laying.tray.cards if one.number in scene.laying.tray.playable)
    scene.pointing.pointer = scene.mouse.fresh_at = spot.center
    assert scene.mouse.fresh_for > 0
    driver.click(spot.center)
    assert scene.match.revision == revision
    driver.frames(40)
    driver.click(spot.center)
    assert scene.match.revision > revision


# --- what is hidden ---


def test_the_curtain_holds_no_view() -> None:
    driver, scene = at_the_table(match_of("hh", seed=5))
    for _ in range(60):
        if isinstance(driver.app.scene, Curtain):
            break
        wait(driver, scene)
        scene.answering.give(scene.answering.offers.all[-1])
        driver.frames()
    assert isinstance(driver.app.scene, Curtain)
    assert scene.following.view is None and scene.following.table is None
    assert (
        not scene.laying.hand.cards
        and not scene.laying.tray.cards
        and not scene.laying.buttons
        and not scene.following.log.lines
    )
    assert not scene.answering.offers.all and scene.pointing.pinned_tip is None and scene.pointing.inspected() is None
    assert scene.screen.board is None or not scene.screen.board.miniatures.creatures
    assert scene.drawing.cache._picture is None and scene.drawing.cache._board is None
    picture = pygame.image.tobytes(driver.app.screen, "RGB")
    assert len(set(picture[::997])) > 4, "the curtain itself is drawn"


def test_the_curtain_is_whole_in_its_first_frame() -> None:
    driver, scene = _hall("hh")
    scene.answering.give(scene.answering.offers.advancing[0])
    for _ in range(200):
        if isinstance(driver.app.scene, Curtain):
            break
        if scene.answering.may_answer:
            scene.answering.give(scene.answering.offers.advancing[0])
        driver.app.step(0.05, [])
    assert isinstance(driver.app.scene, Curtain)
    first = pygame.image.tobytes(driver.app.screen, "RGB")
    driver.app.redraw()
    driver.app.step(0.05, [])
    assert first == pygame.image.tobytes(driver.app.screen, "RGB")


# --- prompts, stack, passing ---


def test_the_prompt_names_who_is_asked_and_what_to_do() -> None:
    driver, scene = _hall()
    assert scene.laying.prompt_text().startswith("Blue: activate a creature")
    scene.answering.select(_number(scene, (3, 2)), has_offers=False)
    assert "Drow Wizard can act" in scene.laying.prompt_text()
    driver.key(pygame.K_l)
    assert "Sight of Drow Wizard" in scene.laying.prompt_text()


def _shot_at_amber() -> tuple[Driver, TableScene]:
    """Blue's wizard has attacked; Amber is asked."""
    driver, scene = _hall("hh", pieces=[
        {"name": "Drow Wizard", "at": [4, 1]}, {"name": "Drow Assassin", "at": [6, 1]},
        {"name": "Elf Archer", "at": [5, 1]}, {"name": "Dwarf Cleric", "at": [8, 4], "seat": 1},
    ])  # fmt: skip
    scene.answering.select(_number(scene, (4, 1)), has_offers=False)
    offer = next(offer for offer in scene.answering.offers.all if isinstance(offer.commands[-1], c.Attack))
    scene.answering.give(offer)
    for _ in range(200):
        if isinstance(driver.app.scene, Curtain):
            driver.key(pygame.K_RETURN)
        decision = scene.match.decision
        if scene.answering.may_answer and decision is not None and decision.kind == "respond":
            return driver, scene
        if scene.answering.may_answer:
            scene.answering.give(next(iter(scene.answering.offers.advancing or scene.answering.offers.all)))
        driver.frames(1, 0.05)
    raise AssertionError("nobody was asked to respond")


def test_the_response_window_shows_what_is_answered() -> None:
    _, scene = _shot_at_amber()
    stack = scene.screen.announced(scene.following.table)
    assert stack and [action.number for _, action in scene.laying.window.rows] == [
        one.number for one in reversed(stack)
    ]
    assert {"pass", "pass all turn"} <= {button.name for button in scene.laying.buttons}
    assert "Respond or pass?" in scene.laying.prompt_text()


def test_the_board_goes_to_what_is_answered_and_back() -> None:
    driver, scene = _shot_at_amber()
    board = scene.screen.board
    assert board is not None
    about = scene.navigating.answered_spaces()
    assert about and all(board.camera.sees(*space) for space in about)
    # Far from it, at a zoom that shows little.
    board.camera.smooth = False
    board.camera.zoom_to(3)
    board.camera.centre_on((0.0, 9.0))
    before = board.camera.centre
    assert not any(board.camera.sees(*space) for space in about)
    scene.navigating.look_at_choices()
    assert any(board.camera.sees(*space) for space in about) and scene.navigating.looked_from == before
    scene.answering.give(scene.answering.offers.advancing[0])
    for _ in range(100):
        decision = scene.match.decision
        if scene.answering.may_answer and decision is not None and decision.kind != "respond":
            break
        if scene.answering.may_answer:
            scene.answering.give(scene.answering.offers.advancing[0])
        if isinstance(driver.app.scene, Curtain):
            break
        driver.frames(1, 0.05)
    assert scene.navigating.looked_from is None


def test_the_piece_that_acts_is_in_sight() -> None:
    driver, scene = _hall("hc")
    board = scene.screen.board
    assert board is not None
    board.camera.smooth = False
    scene.answering.select(_number(scene, (3, 2)), has_offers=False)
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


def test_letting_the_turn_be_ends_with_the_turn() -> None:
    driver, scene = _shot_at_amber()
    seat, turn = scene.seat, scene.screen.turn_number(scene.following.table)
    driver.key(pygame.K_m)
    assert scene.answering.passing == {seat: turn}
    asked_again = []
    for _ in range(400):
        if isinstance(driver.app.scene, Curtain):
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


# --- keys on buttons, sight, tips ---


def test_tab_steps_through_plates_and_enter_presses_the_marked_one() -> None:
    match = match_of("hh", seed=5)
    driver, scene = at_the_table(match)
    for _ in range(20):
        assert wait(driver, scene)
        if scene.laying.button_stops():
            break
        scene.answering.give(scene.answering.offers.all[0])
    names = [button.name for button in scene.laying.button_stops()]
    assert len(names) == 2, names
    decision = match.decision
    driver.key(pygame.K_RETURN)
    assert match.decision == decision, "Enter alone chooses nothing"
    driver.key(pygame.K_TAB)
    assert scene.navigating.cursor.marked == names[0]
    driver.key(pygame.K_TAB)
    assert scene.navigating.cursor.marked == names[1]
    driver.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
    assert scene.navigating.cursor.marked == names[0]
    driver.key(pygame.K_RETURN)
    assert match.decision != decision and not scene.navigating.cursor.marked


def test_the_sight_tool_shows_the_line_with_the_mouse() -> None:
    driver, scene = _hall()
    driver.key(pygame.K_l)
    revision = scene.match.revision
    wizard, archer = _pixel(scene, (3, 2)), _pixel(scene, (6, 2))
    driver.move(wizard)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=wizard, button=1)
    driver.post(pygame.MOUSEMOTION, pos=archer, rel=(30, 0), buttons=(1, 0, 0))
    assert "Elf Archer" in scene.pointing.tip and "From the corner at" in scene.pointing.tip
    board = scene.screen.board
    assert board is not None and board.overlays._sight is not None
    driver.post(pygame.MOUSEBUTTONUP, pos=archer, button=1)
    assert "wall at (4, 2)" in scene.pointing.tip
    driver.move(_pixel(scene, (5, 0)))
    assert "Drow Wizard" in scene.pointing.tip and "square (5, 0)" in scene.pointing.tip
    assert scene.match.revision == revision and scene.answering.selected is None
    driver.key(pygame.K_ESCAPE)
    assert not scene.sight.is_on and scene.sight.viewer is None and board.overlays._sight is None


def test_an_explanation_is_pinned_by_a_click_and_let_go_by_escape() -> None:
    driver, scene = _hall()
    driver.click(_pixel(scene, (3, 2)), button=3)
    assert scene.pointing.pinned == piece(_number(scene, (3, 2)))
    rect, words = scene.drawing.zoom.tips[-1]
    driver.click(rect.center)
    assert scene.pointing.pinned_tip == (rect, words)
    driver.move(_pixel(scene, (0, 0)))
    assert scene.pointing.pinned_tip == (rect, words)
    driver.key(pygame.K_ESCAPE)
    assert scene.pointing.pinned_tip is None and scene.pointing.pinned is not None
    driver.move(rect.center)
    driver.key(pygame.K_i)
    assert scene.pointing.pinned_tip == (rect, words)
    driver.click(rect.center)
    assert scene.pointing.pinned_tip is None


def test_i_pins_a_card_with_what_its_words_mean() -> None:
    driver, scene = _hall()
    driver.key(pygame.K_PERIOD)
    number = scene.laying.hand.lifted
    assert number is not None
    driver.key(pygame.K_i)
    assert scene.pointing.pinned == card(number)
    seen = scene.pointing.inspected()
    assert seen is not None and scene.pointing.pinned_tip is not None
    assert all(word in scene.pointing.pinned_tip[1] for word, _ in seen.glossary[:6])


def test_x_and_a_long_press_show_any_card_large() -> None:
    driver, scene = _hall()
    archer = _pixel(scene, (6, 2))
    driver.move(archer)
    driver.key(pygame.K_x)
    assert scene.large.seen is not None and scene.large.seen.face.name == "Elf Archer"
    assert scene.large.rect.height > driver.app.size[1] * 0.85
    driver.key(pygame.K_x)
    assert scene.large.seen is None
    revision = scene.match.revision
    for pos in (archer, (scene.laying.hand.cards[0].rect.x + 8, scene.laying.hand.cards[0].rect.y + 20)):
        driver.move(pos)
        driver.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        driver.frames(20, 0.05)
        assert scene.large.seen is not None
        driver.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        driver.frames(2)
        assert scene.large.seen is not None, "it stays when the finger is lifted"
        driver.click(pos)
        assert scene.large.seen is None
    assert scene.match.revision == revision and scene.answering.selected is None, "neither press was a click"
    driver.move(archer)
    driver.post(pygame.MOUSEBUTTONDOWN, pos=archer, button=1)
    driver.frames(3, 0.05)
    driver.post(pygame.MOUSEBUTTONUP, pos=archer, button=1)
    assert scene.large.seen is None, "a short press is a click"


def test_a_card_that_the_keys_lifted_does_not_stay_over_the_next_question() -> None:
    driver, scene = _hall()
    for _ in scene.laying.hand.cards:
        driver.key(pygame.K_PERIOD)
        if scene.laying.hand.lifted not in scene.laying.hand.playable:
            break
    lifted, asked = scene.laying.hand.lifted, scene.match.decision
    assert lifted is not None and lifted not in scene.laying.hand.playable
    scene.refresh()
    assert scene.laying.hand.lifted == lifted
    driver.key(pygame.K_e, times=2)
    assert scene.match.decision != asked
    assert scene.laying.hand.lifted is None or scene.laying.hand.lifted in scene.laying.hand.playable


# --- drawn anew when it must be ---


def _picture(driver: Driver) -> bytes:
    driver.app.redraw()
    driver.frames(2)
    return pygame.image.tobytes(driver.app.screen, "RGB")


def test_what_is_kept_equals_what_is_drawn_anew() -> None:
    driver, scene = _hall()
    places = [_pixel(scene, cell) for cell in ((3, 2), (0, 0), (6, 2), (4, 2), (8, 0))]
    places += [
        scene.laying.buttons[0].rect.center,
        scene.laying.hand.cards[0].rect.midtop,
        scene.laying.layout.log.center,
    ]
    for number, pos in enumerate(places * 2):
        driver.move(pos)
        if number == 4:
            driver.click(_pixel(scene, (3, 2)))
        cached = _picture(driver)
        scene.drawing.cache.forget()
        assert cached == _picture(driver), pos


@pytest.mark.parametrize("seed", [4, 6])
def test_pictures_stay_right_through_answers_and_undo(seed: int) -> None:
    driver, scene = at_the_table(match_of("hc", seed=seed))
    for number in range(24):
        if not wait(driver, scene):
            break
        scene.answering.give(scene.answering.offers.all[(number * 5 + seed) % len(scene.answering.offers.all)])
        if number % 6 == 5:
            driver.key(pygame.K_u)
        if scene.playing.at_rest and not scene.playing.is_computer_asked and scene.following.is_open:
            scene.toast.forget()
            cached = _picture(driver)
            scene.drawing.cache.forget()
            assert cached == _picture(driver)


# --- after the match ---


def test_a_rematch_of_a_written_position_begins_there_again() -> None:
    driver, scene = _hall("hc")
    begun = scene.match
    begun.submit(0, Concede(0))
    for _ in range(100):
        if isinstance(driver.app.scene, EndScreen):
            break
        driver.frames(1, 0.05)
    driver.click_on("Rematch")
    again = driver.app.scene
    assert isinstance(again, TableScene) and again.match is not begun
    assert isinstance(again.match, Match) and again.match.seatings == begun.seatings
    first = placed_match(HALL, "hc")
    assert again.match.state.table == first.state.table
    assert again.match.state.dice != first.state.dice
