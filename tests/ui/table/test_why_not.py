"""What the table says about what cannot be done, and what a press will do."""

from __future__ import annotations

import pygame

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.ui.screens.items import card, piece, square
from game.ui.table.end_guard import AT_ONCE
from tests.journeys.table_hands import at_the_table, match_of, wait
from tests.ui.table.hall import hall, number_at, pixel_at
from tests.ui.table.many_tables import a_match


def test_pointing_at_a_forbidden_square_says_why() -> None:
    driver, scene = hall()
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    driver.move(pixel_at(scene, (4, 2)))
    assert "A wall is in the way." in scene.pointing.tip
    driver.key(pygame.K_LALT)
    driver.move(pixel_at(scene, (4, 2)))
    before = scene.pointing.tip
    driver.post(pygame.KEYDOWN, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert scene.pointing.detail and "\n**Rule**: space\n" in scene.pointing.tip
    assert all(line in scene.pointing.tip for line in before.split("\n"))
    driver.post(pygame.KEYUP, key=pygame.K_LALT, mod=0, unicode="", scancode=0)
    assert not scene.pointing.detail and scene.pointing.tip == before


def test_a_card_that_cannot_be_played_says_why() -> None:
    driver, scene = hall()
    reserve = next(one for one in scene.laying.hand.cards if one.held.group == "Reserve")
    driver.move((reserve.rect.x + 8, reserve.rect.y + 12))
    assert scene.laying.hand.lifted == reserve.held.number and "deploy" in scene.pointing.tip.lower()
    revision = scene.match.revision
    driver.click((reserve.rect.x + 8, reserve.rect.y + 12))
    assert scene.match.revision == revision and "deploy" in scene.toast.text.lower()


def test_the_deploy_phase_says_what_can_be_deployed_and_what_is_played_when() -> None:
    seats = [{"hand": ["Web", "Distant Shot"], "reserve": ["Drow Priestess"]}, {"hand": ["Shield"]}]
    driver, scene = hall("hc", seats=seats)
    for _ in range(2):
        scene.answering.give(scene.answering.offers.advancing[0])
    assert wait(driver, scene) and scene.match.decision is not None and scene.match.decision.prompt == "deploy"
    assert "nothing can be deployed now: play cards or end your turn" in scene.laying.prompt_text()
    web, shot = (one.held.number for one in scene.laying.hand.cards if one.held.group == "Hand")
    assert scene.answering.offers.at(card(web)) and not scene.answering.offers.at(card(shot))
    assert "action phase" in scene.pointing.why_not(card(shot))


def test_a_plate_that_is_off_gives_its_reason() -> None:
    driver, scene = hall()
    undo = next(button for button in scene.laying.buttons if button.name == "undo")
    assert undo.why_not and not undo.is_on
    driver.click(undo.rect.center)
    assert scene.toast.text == undo.why_not
    driver.key(pygame.K_u)
    assert scene.toast.text == undo.why_not


def test_every_plate_says_what_it_does_or_why_not() -> None:
    _, scene = hall()
    for button in scene.laying.buttons:
        assert button.words or button.hint, button.name
        assert button.is_on or button.why_not


def test_alt_says_who_is_asked_instead() -> None:
    driver, scene = at_the_table(match_of("cc", seed=3))
    scene.pointing.detail = True
    assert not scene.answering.may_answer
    asked = scene.match.asked
    words = "" if asked == scene.seat else f"Not now: {scene.match.players.names[asked or 0]} is asked."
    assert scene.pointing.why_not(square((0, 0))) == words
    driver.frames()


def test_a_card_names_those_who_could_play_it_and_only_them() -> None:
    _, scene = hall("hc", seats=[{"hand": ["Web", "Shadow Strike"]}, {"hand": []}])
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
            assert bool(asks) == scene.pointing.tip.startswith("Click to choose:"), scene.pointing.tip
            if asks:
                asked += 1
                revision = scene.match.revision
                scene.answering.choose(item)
                assert scene.match.revision == revision and scene.answering.narrowed == item
                assert len([button for button in scene.laying.buttons if button.name.startswith("offer: ")]) > 2
                assert scene.keyboard.back()
                scene.refresh()
            single += offer is not None
        if asked and single:
            break
        offers = [one for one in scene.answering.offers.all if one.commands]
        forward = [one for one in offers if not one.advances] or offers
        scene.answering.give(forward[number % len(forward)])
        if scene.answering.confirming is not None:
            scene.answering.give(scene.answering.confirming)
    assert single


def test_every_click_that_means_nothing_says_why() -> None:
    driver, scene = hall("hc")
    for cell in ((0, 0), (4, 2), (5, 3), (8, 0)):
        scene.answering.selected = None
        scene.refresh()
        scene.toast.text = ""
        item = square(cell)
        if not scene.answering.offers.at(item) and not scene.answering.offers.at(scene.answering.target(item)):
            driver.click(pixel_at(scene, cell))
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
    driver, scene = hall("hc")
    assert scene.answering.waiting
    decision = scene.match.decision
    scene.answering.give(scene.answering.offers.advancing[0])
    assert scene.match.decision == decision and "can still act" in scene.toast.text
    scene.answering.give(scene.answering.offers.advancing[0])
    assert scene.match.decision != decision
    driver, scene = hall("hc")
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
        pos = pixel_at(scene, cell)
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


def test_what_is_not_asked_about_is_refused_with_the_question() -> None:
    position = {
        "game": "factions",
        "pieces": [
            {"name": "Ogre Warrior", "zone": 3},
            {"name": "Heavy Blade", "zone": 3, "seat": 1},
        ],
        "turn": {"phase": "combat", "cycle": 2},
        "windows": "always",
    }
    entry, seatings = entry_of("factions"), (Seating("Blue", "human"), Seating("Amber", "human"))
    driver, scene = at_the_table(Match.from_state(entry.ruleset, entry.load_position(position), seatings))
    assert wait(driver, scene)
    ogre, blade = (unit.id for unit in scene.following.table.units.values() if not unit.is_capital)
    asked = "Blue: choose the unit that acts next; each acts once."
    place = scene.drawing.spots.spot_of(square((2, 0)))
    assert place is not None
    for lines, said in ((("A line.",), ""), ((), f"Nothing can be done with this now. {asked}")):
        scene.recap.lines = lines
        driver.click(place.center)
        assert (scene.toast.text, scene.recap.lines) == (said, ()), "a press that closes the recap is not refused"
    scene.recap.lines = ("A line.",)
    driver.click(place.center)
    driver.key(pygame.K_RIGHT)
    scene.toast.forget()
    driver.key(pygame.K_RETURN)
    assert scene.toast.text.startswith("Nothing can be done with this now."), "a key after that press is"
    driver.key(pygame.K_p)
    assert scene.toast.text == f"There is nothing to pass now. {asked}"
    driver.watch(2)
    assert scene.toast.place is not None
    said = pygame.image.tobytes(driver.app.display.screen.subsurface(scene.toast.place), "RGB")
    scene.pointing.pinned_tip = scene.toast.place.move(0, 37), "What a word means, at some length. " * 6
    driver.watch(2)
    assert scene.tips.stays is not None and scene.tips.stays.colliderect(scene.toast.place)
    again = pygame.image.tobytes(driver.app.display.screen.subsurface(scene.toast.place), "RGB")
    # A notice lets a little of what lies below it through.
    assert max(abs(one - other) for one, other in zip(again, said, strict=True)) < 40, "nothing lies over a notice"
    scene.pointing.pinned_tip = None
    driver.key(pygame.K_e)
    assert scene.toast.text == "1 of your pieces can still act. Press again: No more units."
    scene.answering.give(scene.answering.offers.at(piece(ogre))[0])
    assert wait(driver, scene) and scene.match.decision is not None and scene.match.decision.kind == "respond"
    driver.frames(1, AT_ONCE)
    driver.key(pygame.K_e)
    assert scene.toast.text == "There is nothing to end now. Amber: Ogre Warrior begins its turn. Respond or pass?"
    scene.answering.choose(piece(blade))
    assert scene.toast.text == (
        "Nothing can be done with Heavy Blade now. Amber: Ogre Warrior begins its turn. Respond or pass?"
    )
