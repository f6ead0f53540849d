"""The table of Heroes in the window: two clicks from the menu, clicks and drags, the curtain, nothing cut."""

from __future__ import annotations

import random

import pygame
import pytest

from game.app.matches.match import Match, Seating
from game.core.commands import Pass
from game.rules.heroes.cards.starter_decks import quick_deck
from game.rules.heroes.presentation.queries import health_of_hero
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.table import Table, hero_of, name_of, record_of_card
from game.ui.games.heroes.board import HeroesBoard
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.scenes.menu import Menu
from game.ui.scenes.pause import Pause
from game.ui.screens.items import Item, card, piece
from game.ui.table.scene import TableScene
from tests.journeys.driver import Driver
from tests.journeys.playing import settle, table_of
from tests.journeys.table_hands import spot_of_card
from tests.ui.games.heroes.matches import HERO_KEYS, NAMES, a_match, played_on, seated, some_answer

SIZES = [(1280, 720), (1920, 1080), (1024, 768)]


def space_spot(scene: TableScene, item: Item | None) -> tuple[int, int]:
    """Return the pixel of a row, near its edge, where no card lies."""
    assert item is not None and item.cell is not None and scene.screen.board is not None
    rect: pygame.Rect = scene.screen.board.camera.rect_of(item.cell)
    return rect.left + 5, rect.bottom - 6


def test_a_note_leaves_the_card_that_it_is_about_and_its_name_in_sight() -> None:
    hand, scene = seated(played_on(a_match(), 60))
    board = scene.screen.board
    assert board is not None
    seen = 0
    for number in board.miniatures.numbers:
        if board.spot_of_unit(number) is None:
            continue
        hand.move(spot_of_card(scene, number))
        hand.frames(2)
        note, name = scene.tips.shown, board.name_rect()
        item = piece(number)
        seen_closely = scene.following.inspect(item)
        called = seen_closely.face.name if seen_closely is not None else ""
        assert called not in scene.pointing._tip_of(item, item, called).splitlines(), "it is said once"
        if note is not None and board.miniatures.hovered == number:
            seen += 1
            assert name is not None and not note.colliderect(name) and not note.colliderect(board.spot_of_unit(number))
    assert seen > 1


def drag(hand: Driver, begun: tuple[int, int], end: tuple[int, int]) -> None:
    """Press, carry and let go."""
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=end, rel=(5, -5), buttons=(1, 0, 0))
    hand.post(pygame.MOUSEBUTTONUP, pos=end, button=1)


def at_an_attack(seed: int = 1) -> tuple[Driver, TableScene, c.Propose]:
    """Return a window at a moment in which an attack can be proposed, and the attack."""
    match = played_on(a_match(seed=seed), 40)
    for _ in range(200):
        assert match.asked is not None
        attacks = [one for one in match.answers(match.asked) if isinstance(one, c.Propose)]
        if len(attacks) > 1:
            hand, scene = seated(match)
            return hand, scene, attacks[-1]
        match = played_on(match, 1, seed)
    raise AssertionError("nobody can attack")


def test_a_quick_game_takes_two_clicks_from_the_menu() -> None:
    hand = Driver()
    hand.click_on("Quick game")
    hand.click_on("Heroes")
    hand.rest(1)
    scene = table_of(hand.app)
    table: Table = scene.match.view(0).table
    assert sorted(len(player.deck) + len(player.hand) for player in table.players) == [30, 30]
    assert settle(hand.app, scene)


def test_an_attack_is_begun_by_a_click_and_proposed_by_another() -> None:
    hand, scene, attack = at_an_attack()
    hand.click(spot_of_card(scene, attack.attacker))
    assert scene.answering.narrowed == piece(attack.attacker)
    assert not scene.following.table.chain and scene.laying.sums.tallies
    hand.click(spot_of_card(scene, attack.defender))
    settle(hand.app, scene)
    told = [line.text for line in scene.following.log.lines]
    assert any("attacks" in text for text in told[-6:])


def test_an_attack_is_proposed_by_dragging_one_onto_the_other() -> None:
    hand, scene, attack = at_an_attack()
    before = len(scene.following.log.lines)
    drag(hand, spot_of_card(scene, attack.attacker), spot_of_card(scene, attack.defender))
    assert scene.answering.narrowed is None
    settle(hand.app, scene)
    assert any("attacks" in line.text for line in scene.following.log.lines[before:])


def test_while_a_card_is_carried_its_places_are_marked_and_the_attack_is_summed() -> None:
    hand, scene, attack = at_an_attack()
    begun, over = spot_of_card(scene, attack.attacker), spot_of_card(scene, attack.defender)
    assert not scene.laying.sums.tallies
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=over, rel=(5, -5), buttons=(1, 0, 0))
    hand.frames()
    assert scene.answering.narrowed == piece(attack.attacker)
    assert scene.laying.sums.tallies[0].title.endswith(name_of(scene.following.table, attack.defender))
    hand.post(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1)
    hand.key(pygame.K_ESCAPE)
    assert scene.answering.narrowed is None and not scene.laying.sums.tallies


def test_an_attacker_that_is_dropped_beside_everybody_only_begins() -> None:
    hand, scene, attack = at_an_attack()
    answers = scene.match.answers(scene.seat)
    board = scene.laying.layout.board
    places = ((x, y) for y in range(board.top + 9, board.bottom, 20) for x in range(board.left + 9, board.right, 20))
    drag(
        hand,
        spot_of_card(scene, attack.attacker),
        next(one for one in places if scene.screen.board.piece_at(one) is None),
    )
    assert scene.match.answers(scene.seat) == answers
    hand.key(pygame.K_ESCAPE)
    assert scene.answering.narrowed is None


def test_a_card_is_placed_by_dragging_it_to_the_resources() -> None:
    hand, scene = seated()
    for _ in range(12):
        placing = [one for one in scene.answering.all_offers.all if isinstance(one.commands[0], c.PlaceResource)]
        if placing:
            break
        scene.answering.give(scene.answering.all_offers.advancing[0])
        assert settle(hand.app, scene)
    quests = {one.commands[0].card for one in placing if one.commands[0].face_up}
    offer = next(one for one in placing if one.commands[0].card not in quests)
    seat, number = scene.seat, offer.commands[0].card
    place = scene.laying.hand.place_of(number)
    begun = (place.centerx, place.top + 30)
    hand.move(begun)
    hand.post(pygame.MOUSEBUTTONDOWN, pos=begun, button=1)
    hand.post(pygame.MOUSEMOTION, pos=space_spot(scene, offer.by), rel=(5, -5), buttons=(1, 0, 0))
    # The row that may take it unfolds when the card has been let go: until then nothing moves under the pointer.
    folded = scene.screen.board.camera.rect_of(offer.by.cell)
    hand.frames(10, 0.05)
    assert scene.answering.narrowed == card(number)
    assert scene.screen.board.camera.rect_of(offer.by.cell) == folded
    assert not scene.laying.layout.choices.height, "choices lie over where it may be let go"
    hand.post(pygame.MOUSEMOTION, pos=space_spot(scene, offer.by), rel=(5, -5), buttons=(1, 0, 0))
    hand.post(pygame.MOUSEBUTTONUP, pos=space_spot(scene, offer.by), button=1)
    assert settle(hand.app, scene)
    assert [one.card for one in scene.match.view(seat).table.players[seat].resources] == [number]


def test_a_card_is_placed_by_dropping_it_on_a_card_of_its_row() -> None:
    match = played_on(a_match(), 60)
    for _ in range(200):
        seat = match.asked
        assert seat is not None
        placing = [one for one in match.answers(seat) if isinstance(one, c.PlaceResource)]
        there = match.view(seat).table.players[seat].resources
        if placing and there:
            break
        match = played_on(match, 1, 3)
    hand, scene = seated(match)
    number = placing[0].card
    place = scene.laying.hand.place_of(number)
    assert place is not None and scene.seat == seat
    drag(hand, (place.centerx, place.top + 30), spot_of_card(scene, there[-1].card))
    assert settle(hand.app, scene) and scene.answering.narrowed is None
    assert number in [one.card for one in scene.match.view(seat).table.players[seat].resources]


def test_choices_come_back_when_a_card_that_was_carried_is_let_go_beside_everything() -> None:
    hand, scene = seated()
    while not any(isinstance(one.commands[0], c.PlaceResource) for one in scene.answering.all_offers.all):
        scene.answering.give(scene.answering.all_offers.advancing[0])
        assert settle(hand.app, scene)
    before = scene.screen.board.layout
    place = scene.laying.hand.place_of(scene.answering.all_offers.numbers("card")[0])
    assert place is not None
    beside = scene.laying.layout.prompt.topleft
    drag(hand, (place.centerx, place.top + 30), (beside[0] + 9, beside[1] + 9))
    hand.frames()
    assert scene.answering.narrowed is not None and scene.laying.layout.choices.height
    hand.frames(20)
    assert scene.screen.board.layout == before, "nothing moves for what is only asked about"


@pytest.mark.parametrize("size", SIZES)
def test_a_note_of_the_card_that_is_begun_with_leaves_the_choices_in_sight(size: tuple[int, int]) -> None:
    hand, scene = seated(size=size)
    while not any(isinstance(one.commands[0], c.PlaceResource) for one in scene.answering.all_offers.all):
        scene.answering.give(scene.answering.all_offers.advancing[0])
        assert settle(hand.app, scene)
    noted = 0
    for number in scene.answering.all_offers.numbers("card"):
        place = scene.laying.hand.place_of(number)
        hand.click((place.centerx, place.top + 30))
        hand.frames(40, 0.05)
        assert scene.answering.narrowed == card(number)
        note, choices = scene.tips.shown, scene.laying.layout.choices
        noted += note is not None
        assert choices.height and (note is None or not note.colliderect(choices)), number
        hand.key(pygame.K_ESCAPE)
        hand.move((5, 5))
        hand.frames()
    assert noted


def test_the_curtain_falls_between_two_people_and_nothing_hidden_is_held() -> None:
    hand, scene = seated()
    seat = scene.seat
    for _ in range(30):
        if isinstance(hand.app.stack.top, Curtain):
            break
        offers = scene.answering.all_offers
        if scene.answering.may_answer:
            scene.answering.give(offers.advancing[0])
        hand.frames(3, 0.3)
    assert isinstance(hand.app.stack.top, Curtain)
    board = scene.screen.board
    assert board is not None and not board.miniatures.units
    assert settle(hand.app, scene)
    assert scene.seat == 1 - seat
    hidden = scene.following.table.players[seat]
    assert set(hidden.hand) == {0}
    areas = board.layout.by_name
    assert areas[f"allies {scene.seat}"].box.y > areas[f"allies {seat}"].box.y


def at_a_curtain(hand: Driver, scene: TableScene, kind: str) -> Curtain:
    """Go on at random to a curtain for a question of that kind."""
    chance = random.Random(3)
    for _ in range(400):
        top, match = hand.app.stack.top, scene.match
        if isinstance(top, Curtain):
            if match.decision is not None and match.decision.kind == kind:
                return top
            hand.key(pygame.K_RETURN)
        elif scene.answering.may_answer:
            assert match.asked is not None
            match.submit(match.asked, some_answer(match, chance))
            scene.caught_up()
        hand.frames(3, 0.3)
    raise AssertionError(f"nobody is asked to {kind} behind a curtain")


def test_escape_at_the_curtain_pauses_and_shows_nothing() -> None:
    hand, scene = seated()
    curtain = at_a_curtain(hand, scene, "act")
    hand.key(pygame.K_ESCAPE)
    assert isinstance(hand.app.stack.top, Pause) and not scene.following.is_open
    assert hand.control("Concede").why_not == "Only computers play."
    hand.key(pygame.K_ESCAPE)
    assert hand.app.stack.top is curtain and not scene.following.is_open
    hand.key(pygame.K_ESCAPE)
    hand.click_on("Main menu")
    # No journal is kept of the tests' matches.
    hand.click_on("Leave")
    assert isinstance(hand.app.stack.top, Menu)


@pytest.mark.parametrize(("kind", "asked"), [("act", "turn"), ("respond", "response")])
def test_the_curtain_says_what_is_asked_for(kind: str, asked: str) -> None:
    hand, scene = seated()
    assert at_a_curtain(hand, scene, kind).asked == asked


def test_a_choice_in_anothers_turn_is_called_no_turn_at_the_curtain() -> None:
    _, scene = seated(a_match(seed=8))
    match, chance, seen = scene.match, random.Random(8), set()
    while match.decision is not None and len(seen) < 2:
        asked, own = match.decision, match.state.table.turn.seat
        if asked.kind not in ("act", "respond"):
            assert scene.following.asked_for(asked.seat) == ("turn" if asked.seat == own else "decision")
            seen.add(asked.seat == own)
        match.submit(asked.seat, some_answer(match, chance))
    assert seen == {True, False}


def test_cards_of_the_hand_say_why_they_cannot_be_played() -> None:
    hand, scene = seated()
    while scene.match.decision is not None and scene.match.decision.prompt != "action":
        scene.answering.give(scene.answering.all_offers.advancing[0])
        assert settle(hand.app, scene)
    number = next(one for one in scene.laying.hand.playable if scene.answering.offers.at(card(one))[0].besides)
    place = scene.laying.hand.place_of(number)
    hand.move(place.center)
    hand.frames()
    assert "costs" in scene.pointing.tip and "as a resource" in scene.pointing.tip


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_or_covered(size: tuple[int, int], text: float) -> None:
    match = played_on(a_match(seed=5), 90, 5)
    hand, scene = seated(match, size=size, text_scale=text)
    waiting = scene.answering.waiting
    if waiting:
        hand.click(spot_of_card(scene, waiting[0]))
        assert scene.laying.sums.tallies
    hand.frames()
    layout, window = scene.laying.layout, hand.app.display.screen.get_rect()
    parts = [one for one in (layout.notes, layout.tally, layout.choices) if one.height]
    for number, one in enumerate(parts):
        assert layout.side.contains(one)
        assert not any(one.colliderect(other) for other in parts[number + 1 :])
    sums = scene.laying.sums
    assert all(layout.tally.contains(place) for _, place in sums._places())
    assert all(layout.tally.contains(area) for _, area in sums._areas())
    for button in scene.laying.buttons:
        assert window.contains(button.rect)
    board = scene.screen.board
    assert board is not None
    for number in scene.following.table.permanents:
        box = board.spot_of_unit(number)
        assert box is not None and layout.board.contains(box)
    for seat, strip in enumerate(scene.drawing.strips):
        figures = scene.screen.seat_figures(scene.following.table, seat, scene.seat)
        assert len(strip.tips) == len(figures.counters) + 1


def test_the_last_page_tells_what_is_left_of_both_sides() -> None:
    hand, scene = seated()
    scene.answering.concede()
    hand.rest(1)
    page = hand.scene
    assert isinstance(page, EndScreen)
    assert page._why == f"{scene.match.players.names[0]} gave up."
    table = scene.match.view(0).table
    assert [row[1][1:] for row in page.rows] == [(f"{health_of_hero(table, seat)}", "0", "53") for seat in (0, 1)]


@pytest.mark.parametrize("kinds", [("human", "human"), ("human", "computer")], ids=" and ".join)
def test_a_whole_match_is_played_through_the_window(kinds: tuple[str, str]) -> None:
    chance = random.Random(3)
    seats = tuple(SeatSetup(quick_deck(key), name) for key, name in zip(HERO_KEYS, NAMES, strict=True))
    seatings = tuple(Seating(name, kind) for name, kind in zip(NAMES, kinds, strict=True))
    hand, scene = seated(Match.new(HEROES, HeroesSetup(seats=seats), seatings, 3))
    prompts = set()
    for _ in range(800):
        decision, offers = scene.match.decision, scene.answering.all_offers
        prompts.add(decision.prompt)
        doing = [one for one in offers.all if not one.advances and not isinstance(one.commands[0], c.Mulligan)]
        picked = chance.choice(doing) if doing and chance.random() < 0.7 else (offers.advancing or offers.all)[0]
        scene.answering.give(picked)
        if scene.answering.confirming is not None:
            scene.answering.give(picked)
        if not settle(hand.app, scene):
            break
    page, outcome = hand.scene, scene.match.outcome
    assert outcome is not None and outcome.reason == "defeated" and isinstance(page, EndScreen)
    table = scene.match.view(0).table
    fallen = [hero_of(table, seat).record.name for seat in (0, 1) if not health_of_hero(table, seat)]
    assert all(f"{name} has fallen." in page._why for name in fallen)
    assert not {"respond_ready", "respond_draw"} & prompts and "action" in prompts


def at_an_action_phase(**more: tuple[str, str]) -> Match:
    """Return the first action phase, with seat 0 asked."""
    for seed in range(20):
        match = a_match(seed=seed, **more)
        while match.decision is not None and match.decision.prompt != "action":
            assert match.submit(match.decision.seat, c.KeepHand()) is None
        if match.asked == 0:
            return match
    raise AssertionError("seat 0 never begins")


def test_an_attack_that_harms_nobody_is_neither_marked_nor_proposed() -> None:
    match = at_an_action_phase()
    hand, scene = seated(match)
    assert settle(hand.app, scene)
    view, board = scene.following.view, scene.screen.board
    assert view is not None and isinstance(board, HeroesBoard)
    heroes = [one.attacker for one in match.answers(0) if isinstance(one, c.Propose)]
    assert heroes and scene.answering.offers.at(piece(heroes[0])), "it may be made"
    scene.pointing.point()
    assert heroes[0] not in board.overlays._targets and "attack" not in scene.screen.prompt(view, None)


def test_a_key_need_not_wait_for_the_motions_of_ones_own_answer() -> None:
    match = at_an_action_phase()
    placing = next(one for one in match.answers(0) if isinstance(one, c.PlaceResource))
    hand, scene = seated(match, animation_speed="x1")
    assert settle(hand.app, scene)
    scene.answering.give(next(offer for offer in scene.answering.offers.all if offer.commands[0] == placing))
    hand.frames(2)
    assert not scene.playing.at_rest and not scene.answering.waiting, "a hero without ATK has nothing to attack with"
    number = match.decision.number
    hand.key(pygame.K_e)
    assert match.decision.number > number, "the turn was not ended"


def test_a_key_does_nothing_while_what_another_did_is_shown() -> None:
    match = at_an_action_phase(kinds=("human", "greedy"))
    hand, scene = seated(match, animation_speed="x1", ask_before_ending=False)
    assert settle(hand.app, scene)
    hand.key(pygame.K_e)
    for _ in range(2000):
        if match.asked == 0 and not scene.playing.at_rest:
            break
        hand.frames(1)
    assert match.asked == 0 and not scene.playing.at_rest and match.decision is not None
    number = match.decision.number
    hand.key(pygame.K_e)
    assert match.decision.number == number and not scene.playing.at_rest


def test_a_card_that_can_only_be_played_asks_for_that_alone() -> None:
    match = at_an_action_phase()
    hand, scene = seated(match)
    assert settle(hand.app, scene)
    asked = set()
    for offer in scene.answering.offers.all:
        if offer.at is not None and offer.at.sort == "card":
            scene.answering.narrow(offer.at)
            asked.add((len(scene.answering.offers.all), scene.laying.prompt_text().split(": ", 1)[1]))
            scene.answering.let_go()
    assert asked <= {(1, "place it? Confirm, or cancel."), (2, "place it? Choose one, or cancel.")}
    assert min(asked)[0] == 1


def test_a_card_that_can_be_played_and_placed_asks_for_both() -> None:
    match = at_an_action_phase()
    asked: set[str] = set()
    for number in range(40):
        seat = match.asked
        assert seat is not None
        answers = match.answers(seat)
        both = {one.card for one in answers if isinstance(one, c.PlayCard) and not one.targets}
        both &= {one.card for one in answers if isinstance(one, c.PlaceResource)}
        if both:
            _, scene = seated(match)
            scene.answering.narrow(card(min(both)))
            asked.add(scene.laying.prompt_text().split(": ", 1)[1])
            break
        # A resource at every second chance, so that one turn can pay for a card before it places one.
        placing = [one for one in answers if isinstance(one, c.PlaceResource)] if number % 2 == 0 else []
        others = [one for one in answers if isinstance(one, Pass | c.DiscardCard)]
        assert match.submit(seat, (placing or others)[0]) is None
    assert asked == {"play it or place it? Choose one, or cancel."}


def with_a_free_ability() -> tuple[Match, int]:
    """Return a match in which the asked seat may play an ability without a target, and that card."""
    chance = random.Random(3)
    for seed in range(30):
        match = a_match(seed=seed, heroes=("rhaska_longstride", "rhaska_longstride"))
        for _ in range(120):
            seat = match.asked
            if seat is None:
                break
            table, plays = match.view(seat).table, [one for one in match.answers(seat) if isinstance(one, c.PlayCard)]
            free = [one.card for one in plays if not one.targets and record_of_card(table, one.card).type == "Ability"]
            if free:
                return match, free[0]
            assert match.submit(seat, some_answer(match, chance)) is None
    raise AssertionError("no such card comes up")


def test_a_card_without_a_target_is_confirmed_when_clicked_and_played_when_dragged() -> None:
    match, number = with_a_free_ability()
    _, scene = seated(match)
    given, ability = len(match.given), card(number)
    scene.answering.choose(ability)
    assert len(match.given) == given and scene.answering.narrowed == ability
    assert "play it" in scene.laying.prompt_text()
    scene.answering.let_go()
    scene.mouse.carrying.put_on(ability, None)
    assert len(match.given) > given and number not in match.view(scene.seat).table.players[scene.seat].hand
