"""From one visitor to the next: anything pressed begins, silence ends, and nothing is left."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pytest

from game.app.demo.positions import Begun, demo_files, read_begun
from game.app.demo.states import IDLE, IDLE_AT_END, WARNING
from game.app.demo.visits import read_visits
from game.app.games.entries import GAMES
from game.app.lessons.lesson import lessons_of
from game.app.maps import reading
from game.core import record
from game.core.commands import Command, Concede
from game.core.events import Notice
from game.ui.art import shelf
from game.ui.demo import attract, guided, meeting
from game.ui.demo.application import MAPS_KEPT
from game.ui.demo.attract import Attract
from game.ui.demo.dialogs import Choices, StillThere
from game.ui.demo.guided import SAID, Guided
from game.ui.scenes.curtain import Curtain
from game.ui.screens.game_screen import LogLine
from game.ui.table.playing import Playing
from game.ui.window.bindings import tell_by_touch
from tests.ui.demo.conftest import Hands

PRESSES = [
    *(
        pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        for key, mod in [
            (pygame.K_SPACE, 0), (pygame.K_RETURN, 0), (pygame.K_ESCAPE, 0), (pygame.K_a, 0), (pygame.K_F1, 0),
            (pygame.K_F11, 0), (pygame.K_LSHIFT, 0), (pygame.K_UP, 0), (pygame.K_F4, pygame.KMOD_ALT),
            (pygame.K_q, pygame.KMOD_CTRL),
        ]
    ),
    *(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 300), button=button) for button in (1, 2, 3)),
    pygame.event.Event(pygame.FINGERDOWN, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.0, dy=0.0),
    pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=0, button=3),
    pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0),
]  # fmt: skip


def screen_of(hands: Hands) -> bytes:
    """Return the picture of a match as it begins to be shown, which is the first there is after a reset."""
    hands.app.redraw()
    while not hands.app.step(0.0, []):
        # It is put together bit by bit.
        continue
    return pygame.image.tobytes(hands.app.display.screen, "RGB")


def test_rule_3_any_press_begins_and_is_not_a_move(hands: Hands) -> None:
    released = {pygame.KEYDOWN: pygame.KEYUP, pygame.MOUSEBUTTONDOWN: pygame.MOUSEBUTTONUP}
    mouse = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    for press in PRESSES:
        hands.pass_time(0.5)
        hands.post(press)
        table = hands.app.table
        assert hands.app.states.state == "playing" and table is not None, press
        if press.type in released:
            hands.post(pygame.event.Event(released[press.type], press.dict))
        # A finger is reported again as the mouse.
        hands.post(*(pygame.event.Event(kind, pos=(500, 300), button=1) for kind in mouse))
        hands.pass_time(0.2)
        assert hands.app.stack.top is table and table.match.given == [], press
        hands.app.leave()


def test_a_visitor_plays_in_the_very_position_against_easy(hands: Hands) -> None:
    hands.pass_time(4.0)
    shown = hands.app.stack.top
    assert isinstance(shown, Attract) and shown.match.given
    hands.sit_down()
    turn, table = shown.turn, hands.app.table
    assert turn.decision is not None and turn.decision.kind == "act" and table is not None
    begun = record.digest(record.decode_state(table.match.game, bytes(table.match.opening.state)))
    assert begun == record.digest(turn) and table.match.asked == turn.decision.seat
    kinds = [seating.kind for seating in table.match.opening.seatings]
    assert kinds[turn.decision.seat] == "human" and sorted(kinds) == ["easy", "human"]


def test_whoever_sits_down_finds_no_turn_before_the_one_that_was_shown(hands: Hands) -> None:
    top = hands.app.stack.top
    assert isinstance(top, Attract)
    begun = top.turn
    for _ in range(300):
        top.match.players.step()
        if top.screen.turn_number(top.match.state.table) > top.screen.turn_number(begun.table) + 1:
            break
    shown = top.screen.turn_number(top.match.state.table)
    assert shown > top.screen.turn_number(begun.table)
    hands.sit_down()
    table = hands.app.table
    assert table.screen.turn_number(table.match.state.table) >= shown
    assert table.match.decision is not None and table.match.decision.kind == "act"


def test_a_hint_is_shown_from_the_start(open_demo: Callable[..., Hands]) -> None:
    hands = open_demo("1_skirmish")
    hands.sit_down()
    table = hands.app.table
    shown = table.hints.shown
    assert len(table.hints.rows) == 1 and shown is not None and table.hints.title == "Try this"
    hint = next(button for button in table.laying.buttons if button.name == "hint 1")
    hands.click(hint.rect.center)
    given = table.match.given
    assert [record.decode_command(table.match.game, answer.command) for answer in given] == [shown.command]


def test_who_hesitates_is_shown_a_hint_after_the_first_ones_too(
    open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guided, "SHOWN_HINTS", 0)
    hands = open_demo("1_skirmish")
    hands.sit_down()
    table = hands.app.table
    assert table is not None
    hands.pass_time(guided.HESITATES - 1.0)
    assert not table.hints.rows
    hands.pass_time(2.0)
    assert len(table.hints.rows) == 1 and table.hints.title == "Try this"


class GoesOn:
    """A player that gives the last answer there is, which goes on."""

    def choose(self, view: object, answers: Sequence[Command], worlds: object) -> Command:
        return answers[-1]


def test_a_hint_to_go_on_is_called_as_its_button_is(
    open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guided, "player_for", lambda *given: GoesOn())
    monkeypatch.setattr(guided, "gain_of_deed", lambda match: 1.0)
    hands = open_demo("2_arena")
    hands.sit_down()
    table = hands.app.table
    assert table is not None and table.hints.shown is not None
    going_on = next(offer for offer in table.answering.all_offers.advancing)
    assert table.hints.shown.command not in going_on.commands, "the first one is a deed"
    table._hinted.add(-2)
    table._suggest(table._suggested)
    assert going_on.commands == (table.hints.shown.command,)
    assert table.hints.shown.words == going_on.words != "Done"
    monkeypatch.setattr(guided, "gain_of_deed", lambda match: -1.0)
    table._hinted = {1}
    table._suggest(table._suggested)
    assert table.hints.shown.command in going_on.commands, "what brings nothing is not done, not even at first"


def press_join(hands: Hands, answer: str) -> Guided:
    """Press the button for a second visitor, and answer what it asks."""
    table, curtain = hands.app.table, hands.app.stack.top
    assert table is not None
    if isinstance(curtain, Curtain):
        hands.click(next(one for one in curtain.sheet.controls if one.name == "Lift").rect.center)
        hands.pass_time(1.0)
    hands.click(next(button for button in table.laying.buttons if button.name == "join").rect.center)
    asks = hands.app.stack.top
    assert isinstance(asks, Choices) and hands.app.table is table
    hands.pass_time(1.0)
    hands.click(next(one for one in asks.sheet.controls if one.name == answer).rect.center)
    after = hands.app.table
    assert after is not None
    return after


def test_a_second_visitor_is_asked_sits_down_and_gives_the_seat_back_to_the_computer(hands: Hands) -> None:
    hands.sit_down()
    table = hands.app.table
    assert table is not None
    assert press_join(hands, "Play on") is table
    before, (first,) = record.digest(table.match.state), table.match.players.people
    joined = press_join(hands, "Sit down")
    assert joined is not table
    assert joined.match.players.people == (0, 1) and record.digest(joined.match.state) == before
    hands.pass_time(1.0)
    alone = press_join(hands, "Go on alone")
    assert alone.match.players.people == (first,) and record.digest(alone.match.state) == before


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("1_arena", r"points in figures left standing after turn 30: \*\*turn \d+\*\*"),
        ("1_crawler", r"Complete Lay Them to Rest .* dies: \*\*\d/3\*\*"),
        ("1_factions", r"other capital below 0: \*\*\d+ to your \d+\*\*"),
        ("1_heroes", r"Bring .*'s health to 0 .*: \*\*\d+ to your \d+\*\*"),
        ("1_skirmish", r"costs its owner gold.* wins: \*\*\d+ to \d+\*\*"),
    ],
)
def test_what_the_match_is_won_by_stands_above_the_table_all_the_time(hands: Hands, file: str, words: str) -> None:
    app = hands.app
    app._files, app._next = tuple(path for path in demo_files() if path.stem == file), 0
    app.show_next()
    hands.sit_down()
    table = app.table
    assert table is not None and table.told.startswith("You are ") and re.search(words, table.told), table.told
    layout = table.laying.layout
    assert layout.turn.bottom < table._line.top and table._line.bottom < layout.free.top
    table._said_for = SAID
    assert not table.told.startswith("You are ") and re.search(words, table.told)


@pytest.mark.parametrize(("is_touched", "hurries"), [(True, "A touch hurries."), (False, "Space or a click hurries.")])
def test_who_touches_reads_of_no_keys(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, is_touched: bool, hurries: str
) -> None:
    hands.sit_down()
    table = hands.app.table
    assert table is not None
    monkeypatch.setattr(Playing, "is_computer_asked", True)
    tell_by_touch(is_touched=is_touched)
    assert table.playing.awaited("Amber") == f"Amber is thinking. {hurries}"
    hands.app.open("pause")
    hands.pass_time(0.1)
    pause = hands.app.stack.top
    assert isinstance(pause, Choices) and pause.face("", key="Esc").key == ("" if is_touched else "Esc")


class TestSilence:
    def test_asks_after_a_while_and_then_makes_ready_for_the_next(self, hands: Hands) -> None:
        hands.sit_down()
        hands.pass_time(IDLE - 2.0)
        assert hands.app.states.state == "playing"
        hands.pass_time(3.0)
        asks = hands.app.stack.top
        assert hands.app.states.state == "warn" and isinstance(asks, StillThere)
        told = asks.text
        hands.pass_time(4.0)
        assert asks.text != told and isinstance(hands.app.stack.top, StillThere)
        hands.pass_time(WARNING)
        assert hands.app.states.state == "attract" and isinstance(hands.app.stack.top, Attract)

    def test_rule_5_is_broken_by_every_device(self, hands: Hands) -> None:
        hands.sit_down()
        hands.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(200, 200), rel=(9, 9), buttons=(0, 0, 0)))
        for event in (
            pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="", scancode=0),
            pygame.event.Event(pygame.MOUSEMOTION, pos=(300, 300), rel=(9, 9), buttons=(0, 0, 0)),
            pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0, flipped=False),
            pygame.event.Event(pygame.FINGERMOTION, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0.1, dy=0.1),
            pygame.event.Event(pygame.JOYAXISMOTION, instance_id=0, axis=0, value=0.6),
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=1, value=-30000),
            pygame.event.Event(pygame.JOYHATMOTION, instance_id=0, hat=0, value=(0, 1)),
        ):
            hands.pass_time(20.0, 2.0)
            assert hands.app.states.idle >= 18.0
            hands.post(event)
            assert hands.app.states.idle < 1.0, event

    def test_a_press_after_the_question_is_not_a_move(self, hands: Hands) -> None:
        hands.sit_down()
        hands.pass_time(IDLE + 1.0, 0.5)
        assert isinstance(hands.app.stack.top, StillThere)
        table = hands.app.table
        hands.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(500, 300), button=1))
        hands.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(500, 300), button=1))
        assert hands.app.states.state == "playing" and hands.app.stack.top is table
        assert table is not None and table.match.given == []

    def test_after_a_match_is_shorter(self, hands: Hands) -> None:
        hands.sit_down()
        table = hands.app.table
        assert table is not None and table.match.asked is not None
        table.match.submit(table.match.asked, Concede(table.match.asked))
        hands.pass_time(3.0)
        assert isinstance(hands.app.stack.top, Choices)
        hands.pass_time(IDLE_AT_END + WARNING + 1.0, 0.5)
        assert hands.app.states.state == "attract"


def test_while_a_computer_plays_the_clock_stands_still(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    hands.sit_down()
    monkeypatch.setattr(Guided, "is_asked", property(lambda table: False))
    hands.pass_time(IDLE + 20.0, 1.0)
    assert hands.app.states.state == "playing" and hands.app.states.idle == 0.0


def test_a_first_picture_is_put_together_in_frames_of_its_own(hands: Hands) -> None:
    app = hands.app
    app.step(0.0, [])
    for begin in (app.show_next, app.start):
        begin()
        top = app.stack.top
        assert isinstance(top, Attract | Guided)
        cache, seen = top.drawing.cache, []
        for _ in range(4):
            seen.append((app.step(0.0, []), cache.drawn > 0))
        assert seen == [(False, False), (False, True), (False, True), (True, True)]
        count = cache.drawn
        app.redraw()
        assert app.step(0.0, []) and cache.drawn == count


def test_what_the_next_position_needs_is_loaded_before_it_is_shown(
    open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(path: Path) -> Begun:
        read.append(path.stem)
        return read_begun(path)

    monkeypatch.setattr(meeting, "read_begun", noted)
    hands = open_demo("1_heroes", "1_crawler")
    hands.pass_time(1.0)
    assert read == ["1_heroes"]


def test_who_comes_at_once_does_not_keep_the_next_position_from_being_loaded(
    open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_demo("1_heroes", "1_crawler").app
    app._meeting = iter([None] * 5)
    app.start()
    assert app.states.state == "playing"
    for _ in range(20):
        app.step(0.0, [])
    assert next(app._meeting, "read") == "read"


class TestAfterAVisit:
    def test_nothing_of_it_is_left(self, hands: Hands, folder: Path) -> None:
        app = hands.app
        organiser, window = app.settings, app.display.screen
        app.show_next()
        first, files = screen_of(hands), {path.name for path in folder.rglob("*")} - {"sessions.csv"}
        for number in range(3):
            hands.sit_down()
            app.change_settings(log_open=True, theme="projector", text_scale=1.0, volume=0.1, stops={"x": True})
            app.messages.append("Ann was here")
            table = app.table
            assert table is not None
            hands.click((500, 300))
            gone = weakref.ref(table), weakref.ref(table.match), weakref.ref(table.following)
            del table
            app.leave() if number % 2 else hands.pass_time(IDLE + WARNING + 1.0, 1.0)
            assert app.states.state == "attract" and app.settings == organiser and app.messages == []
            app.show_next()
            assert screen_of(hands) == first
            gc.collect()
            assert [one() for one in gone] == [None, None, None]
        assert app.display.screen is window
        assert {path.name for path in folder.rglob("*")} - {"sessions.csv"} == files

    def test_maps_that_visitors_looked_at_are_not_kept_for_ever(
        self, hands: Hands, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(reading, "_cache", {})
        hands.sit_down()
        for game in GAMES:
            lessons_of(game)
        assert len(reading._cache) > MAPS_KEPT
        hands.app.leave()
        # The position that is shown now has read its own again.
        assert len(reading._cache) <= MAPS_KEPT + 2

    def test_it_is_a_line_of_the_list(self, hands: Hands, folder: Path) -> None:
        hands.sit_down()
        table = hands.app.table
        assert table is not None and table.match.asked is not None
        table.answering.give(table.answering.all_offers.all[0])
        hands.pass_time(0.5)
        hands.app.leave()
        (visit,), wrong = read_visits(folder)
        assert wrong == [] and (visit.game, visit.ended, visit.people, visit.answers) == ("heroes", "left", 1, 1)
        assert visit.first_move is not None and visit.stopped_at.startswith(("You", "Computer"))


class Whispered(Notice, frozen=True):
    """Something that the first seat alone hears in full."""

    words: str = "the ace"

    def seen_by(self, seat: int) -> Whispered:
        return self if seat == 0 else Whispered("a card")


class Shouted(Notice, frozen=True):
    """Something that everybody hears."""

    words: str = "a hit"


def test_passers_by_are_told_what_everybody_may_know(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    top = hands.app.stack.top
    assert isinstance(top, Attract)
    monkeypatch.setattr(top.screen, "log_line", lambda table, event: LogLine(event.words), raising=False)
    lines, after = top.following.lines_of(top.following.table, (Whispered(), Shouted()))
    assert [line.text for line in lines] == ["a hit"] and after == top.following.table
    # No hand is shown either: whoever sits down may be the other one.
    assert list(top.laying.hand.cards) == []


def test_what_a_guest_will_hold_is_drawn_before_they_sit_down(hands: Hands) -> None:
    """The frame in which they do waits for no faces of cards."""
    hands.pass_time(1.3)
    top, decision = hands.app.stack.top, hands.app.stack.top.turn.decision
    assert isinstance(top, Attract) and decision is not None
    fan, before = top._hand_at(decision.seat), shelf.held()
    assert len(list(fan.faces(hands.app))) > 2 and shelf.held() == before


def test_games_follow_one_another_while_nobody_is_there(
    open_demo: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert 40 <= attract.SHOWN <= 60
    monkeypatch.setattr(attract, "SHOWN", 3.0)
    hands, shown = open_demo("1_heroes", "1_crawler"), []
    for _ in range(3):
        top = hands.app.stack.top
        assert isinstance(top, Attract)
        shown.append(top.begun.game)
        hands.pass_time(3.0, 0.5)
    assert shown == ["crawler", "heroes", "crawler"]
