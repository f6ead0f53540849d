"""Hints at the table: asked for by key and button, shown beside the board and on it, given by a click; where a table
plays without them, and what becomes of them when the moment is gone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.app.thinking.messages import WeighedAnswer
from game.app.thinking.thinker import HereThinker, Question, Reply
from game.core.commands import Pass
from game.core.record import decode_command, decode_setup
from game.rules.skirmish.state.commands import Attack
from game.ui.art import fonts
from game.ui.panels.buttons import Button
from game.ui.screens.items import piece
from game.ui.table import hint_marks
from game.ui.table.hint_pane import HintPane
from game.ui.table.hints import ShownHint
from game.ui.table.scene import TableScene
from tests.journeys.driver import FRAME, Driver
from tests.journeys.table_hands import match_of, some_offer, wait
from tests.ui.table.hall import hall, number_at
from tests.ui.table.many_tables import a_match


class Adviser(HereThinker):
    """Weighs answers by their places: the later, the better. Remembers what it was asked."""

    def __init__(self, *, waits: bool = False) -> None:
        super().__init__()
        self.waits = waits
        self.weighed: list[Question] = []
        self.dropped = 0

    def ask(self, question: Question) -> None:
        if not question.weighs:
            super().ask(question)
            return
        self.weighed.append(question)
        self._asked = question
        if not self.waits:
            self.be_done()

    def be_done(self) -> None:
        """Expect the hints to be found."""
        count = len(self.weighed[-1].answers)
        places = range(count - 1, max(-1, count - 5), -1)
        rows = tuple(
            WeighedAnswer(place, (0.7 - 0.1 * step,) * 6, {"figures": -float(step), "gold": float(step) / 2})
            for step, place in enumerate(places)
        )
        self._reply = Reply(rows[0].answer, rows)

    def drop(self, question: Question) -> None:
        super().drop(question)
        self.dropped += 1


def advised(match: Match | None = None, *, waits: bool = False, size: tuple[int, int] = (1280, 720)):  # type: ignore[no-untyped-def]
    """Return a table at which one may ask."""
    driver = Driver(size)
    adviser = Adviser(waits=waits)
    driver.app._thinker = adviser
    scene = TableScene(driver.app, match or a_match("heroes", "hc"))
    driver.app.stack.push(scene)
    driver.frames()
    assert wait(driver, scene)
    return driver, scene, adviser


def button(scene: TableScene, name: str) -> Button | None:
    return next((one for one in scene.laying.buttons if one.name == name), None)


def begin(driver: Driver, scene: TableScene) -> None:
    """Set the match up in any way, up to the seat's first turn."""
    while not scene.screen.turn_figures(scene.following.table).phases:
        scene.answering.give(scene.answering.all_offers.all[0])
        assert wait(driver, scene)


def show_hint(scene: TableScene, number: int) -> None:
    """Show one hint, about that piece."""
    scene.hints.show([ShownHint(scene.match.answers(0)[0], "", "", "", 0.0, (piece(number),))])
    scene.refresh()


def test_nothing_is_estimated_while_a_match_is_set_up() -> None:
    for match in (a_match("heroes", "hc"), match_of("hc"), a_match("arena", "hc")):
        driver, scene, _ = advised(match)
        driver.key(pygame.K_h, frames=3)
        assert scene.hints.rows and not any(row.chance or row.share or row.reason for row in scene.hints.rows)
        driver.key(pygame.K_ESCAPE)
        begin(driver, scene)
        driver.key(pygame.K_h, frames=3)
        assert scene.hints.rows[0].chance == "70 %" and scene.hints.rows[0].share == pytest.approx(0.7)
        assert scene.hints.rows[0].reason


def test_the_key_shows_three_hints_with_chances_and_reasons() -> None:
    driver, scene, adviser = advised()
    begin(driver, scene)
    driver.key(pygame.K_h, frames=3)
    answers = scene.match.answers(0)
    rows = scene.hints.rows
    assert len(rows) == min(3, len(answers)) and rows[0].command == answers[-1]
    figures, gold = "you come out {} in **figures**", "you come out better in **gold**"
    assert rows[0].chance == "70 %" and rows[0].reason.startswith(f"Better than hint 2: {figures.format('better')}")
    assert rows[1].reason == f"Not as good as hint 1: {figures.format('worse')}; but {gold}."
    assert adviser.weighed[0].kind == "hard" and adviser.weighed[0].view == scene.match.view(0)
    assert button(scene, "hint 1") is not None and button(scene, "hint 4") is None
    assert scene.laying.layout.hints.height > 0
    driver.key(pygame.K_ESCAPE)
    assert not scene.hints.is_open and driver.app.stack.top is scene
    assert scene.laying.layout.hints.height == 0


def test_the_last_hint_tells_that_the_key_closes_them() -> None:
    driver, scene, _ = advised()
    driver.key(pygame.K_h, frames=2)
    for _ in scene.hints.rows[1:]:
        driver.key(pygame.K_h)
    assert scene.hints.keys_words == f"{len(scene.hints.rows)} or Enter: do this, H or Esc: close"
    driver.key(pygame.K_h)
    assert not scene.hints.is_open and not scene.hints.keys_words


def test_the_key_goes_through_them_and_enter_gives_the_one_that_is_marked() -> None:
    driver, scene, _ = advised()
    given, answers = len(scene.match.given), scene.match.answers(0)
    driver.key(pygame.K_h, frames=2)
    assert scene.hints.keys_words == "1 or Enter: do this, H again: next, Esc: close"
    driver.key(pygame.K_h)
    assert scene.hints.marked == 1
    driver.key(pygame.K_RETURN, frames=2)
    assert len(scene.match.given) > given
    assert decode_command(scene.match.game, scene.match.given[given].command) == answers[-2]
    assert not scene.hints.is_open


def test_a_click_on_a_hint_gives_its_answer() -> None:
    driver, scene, _ = advised()
    given = len(scene.match.given)
    press = button(scene, "hints")
    driver.click(press.rect.center, frames=2)
    third = button(scene, "hint 3") or button(scene, "hint 2")
    driver.move(third.rect.center)
    assert scene.hints.marked == int(third.name[-1]) - 1, "the board shows what the pointer is on"
    driver.rest()
    assert scene.tips.shown is None, "no note lies over the other hints"
    driver.click(third.rect.center, frames=2)
    assert len(scene.match.given) > given


def test_hints_are_drawn_on_the_board() -> None:
    driver, scene = hall("hc")
    adviser = Adviser()
    scene.hints.thinker = adviser
    driver.app._thinker = adviser
    # The pointer lies beside the board.
    driver.move((1200, 60))
    driver.rest()
    area = scene.laying.layout.board
    before = pygame.image.tobytes(driver.app.display.screen.subsurface(area), "RGB")
    driver.key(pygame.K_h, frames=3)
    shown = scene.hints.shown
    assert shown is not None
    pictures = {before}
    for _ in scene.hints.rows:
        driver.frames(2)
        if scene.hints.shown is not None and scene.hints.shown.way:
            pictures.add(pygame.image.tobytes(driver.app.display.screen.subsurface(area), "RGB"))
        driver.key(pygame.K_h)
    assert len(pictures) > 1
    driver.rest()
    assert pygame.image.tobytes(driver.app.display.screen.subsurface(area), "RGB") == before, (
        "and are gone with the hints"
    )


def test_the_frame_of_a_hint_hides_no_figure_of_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, _ = advised(a_match("crawler", "h"), size=(1920, 1080))
    begin(driver, scene)
    framed: list[pygame.Rect] = []
    monkeypatch.setattr(hint_marks, "draw_frame", lambda surface, spot, px, tone: framed.append(spot))
    board = scene.following.board
    assert board is not None and board.apart is not None
    frames = {number: board.apart.frame_of(number) for number in board.miniatures.numbers}
    reaching = [one for one, frame in frames.items() if frame is not None and frame != board.apart.spot_of(one)]
    assert reaching
    for number in reaching:
        show_hint(scene, number)
        framed.clear()
        driver.frames(2)
        assert framed and set(map(tuple, framed)) == {tuple(frames[number] or ())}


def test_the_frame_of_a_hint_lies_under_an_open_panel() -> None:
    driver, scene, _ = advised(a_match("crawler", "h"))
    begin(driver, scene)
    board = scene.following.board
    assert board is not None and board.apart is not None
    number = next(iter(board.miniatures.numbers))
    frame = board.apart.frame_of(number)
    assert frame is not None
    show_hint(scene, number)
    driver.frames(2)
    drawn: list[bytes] = []
    for choices in (pygame.Rect(0, 0, 0, 0), frame.inflate(-frame.width // 2, 40)):
        scene.laying.layout.choices = choices
        surface = driver.app.display.screen.copy()
        surface.fill((9, 9, 9))
        scene.drawing._draw_hint(surface)
        drawn.append(pygame.image.tobytes(surface.subsurface(frame.inflate(-frame.width // 2, 40)), "RGB"))
    assert drawn[0] != drawn[1] == bytes([9]) * len(drawn[1])


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_hints_in_large_words_have_most_of_the_column(scale: float) -> None:
    driver, scene, _ = advised(a_match("arena", "hc"), size=(1024, 768))
    begin(driver, scene)
    driver.app.change_settings(text_scale=scale)
    driver.key(pygame.K_h, frames=3)
    layout, pane = scene.laying.layout, scene.laying.hint_pane
    assert scene.hints.rows and layout.side.contains(layout.hints)
    assert pane.px == driver.app.text_px(15) or layout.hints.height >= layout.side.height * 0.6


def test_hints_of_cards_that_lie_to_choose_from_frame_them() -> None:
    driver, scene, _ = advised(match_of("hc"))
    assert scene.laying.tray.cards
    driver.move((1200, 60))
    driver.key(pygame.K_h)
    framed = 0
    for _ in range(len(scene.hints.rows)):
        driver.frames(3)
        shown = scene.hints.shown
        marked = shown.way[0].number if shown.way and shown.way[0].sort == "card" else 0
        for one, rect in scene.laying.tray.cards:
            is_framed = driver.app.display.screen.get_at((rect.left - 1, rect.centery))[:3] == hint_marks._TONE
            assert is_framed == (one.number == marked)
            framed += is_framed
        driver.key(pygame.K_h)
    assert framed == 2


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_hints_stand_beside_cards_that_lie_to_choose_from(text: float) -> None:
    driver, scene, _ = advised(match_of("hc"))
    driver.app.change_settings(text_scale=text)
    driver.frames(2)
    whole = scene.laying.tray.rect.copy()
    driver.key(pygame.K_h, frames=3)
    layout, tray = scene.laying.layout, scene.laying.tray
    assert scene.hints.rows and layout.hints.height
    assert tray.cards and not any(rect.colliderect(layout.hints) for _, rect in tray.cards)
    assert not tray.rect.colliderect(layout.hints), "nothing lies over the hints"
    driver.key(pygame.K_ESCAPE, frames=2)
    assert tray.rect == whole


def test_a_card_says_what_it_does_and_what_it_comes_to_where_nothing_else_tells_for_it() -> None:
    driver, scene, adviser = advised(a_match("crawler", "h"), waits=True)
    while scene.match.decision is not None and scene.match.decision.prompt != "attack":
        scene.answering.give(scene.answering.all_offers.all[0])
        assert wait(driver, scene)
    answers = scene.match.answers(0)
    names = [scene.hints.words_of(answer).split(" (")[0] for answer in answers]
    place = names.index("Play Ember Bolt")
    driver.key(pygame.K_h)
    adviser._reply = Reply(place, (WeighedAnswer(place, (0.5,), {}),))
    driver.frames(2)
    (row,) = scene.hints.rows
    assert row.words == "Play Ember Bolt (1 Magic): 2 against 2, once somebody attacks"
    assert row.reason == "**Ranged +2 (Fire, Magic)**: +2 Power for your attack."
    assert row.chance == "", "where all play against the game nobody can tell"


def test_what_is_as_good_as_doing_nothing_is_not_named() -> None:
    driver, scene, adviser = advised(waits=True)
    begin(driver, scene)
    driver.key(pygame.K_h)
    answers = scene.match.answers(0)
    idle = next(place for place, answer in enumerate(answers) if isinstance(answer, Pass))
    rows = [WeighedAnswer(place, (0.5,), {}, (0.5,)) for place in (idle, (idle + 1) % len(answers))]
    for rows_told, words in ((rows, "Nothing else does better."), (rows[::-1], "**End the turn** is just as good.")):
        driver.key(pygame.K_ESCAPE, pygame.K_h)
        adviser._reply = Reply(rows_told[0].answer, tuple(rows_told))
        driver.frames(2)
        assert [row.reason.removeprefix(scene.hints._says(row.command)).strip() for row in scene.hints.rows] == [words]


def test_an_answer_that_stands_alone_is_said_to() -> None:
    driver, scene, adviser = advised(waits=True)
    begin(driver, scene)
    driver.key(pygame.K_h)
    adviser._reply = Reply(0, (WeighedAnswer(0, (), {}),))
    driver.frames(2)
    assert [row.reason for row in scene.hints.rows] == ["All that could be done instead does worse."]
    driver.key(pygame.K_ESCAPE, pygame.K_h)
    adviser._reply = Reply(0, (), "late")
    driver.frames(2)
    assert [(row.reason, row.chance) for row in scene.hints.rows] == [("", "")], "nobody has compared it with others"


def test_what_was_found_for_a_moment_that_is_gone_is_not_shown() -> None:
    driver, scene, adviser = advised(waits=True)
    driver.key(pygame.K_h, frames=2)
    assert scene.hints.is_waiting and scene.is_moving
    scene.answering.give(scene.answering.offers.all[-1])
    adviser.be_done()
    driver.frames(1)
    assert not scene.hints.rows and adviser.dropped


class OneQuestion(Adviser):
    """Holds one question at most, whoever asks it, and answers the computer players' when it is told to."""

    takes_time = True

    def __init__(self) -> None:
        super().__init__(waits=True)
        self.open: Question | None = None

    def ask(self, question: Question) -> None:
        self.open = question

    def drop(self, question: Question) -> None:
        if question is self.open:
            self.open = None


def test_who_answers_while_hints_are_worked_out_lets_the_computer_think() -> None:
    """The hints' question is let go, not that of the player who is asked next."""
    driver, scene, _ = advised(a_match("heroes", "hc"))
    driver.app.change_settings(ask_before_ending=False)
    begin(driver, scene)
    adviser = OneQuestion()
    scene.hints.thinker = scene.thinking.thinker = driver.app._thinker = adviser
    while not scene.playing.is_computer_asked:
        if scene.playing.at_rest:
            driver.key(pygame.K_h)
            assert scene.hints.is_waiting and adviser.open is not None and adviser.open.weighs
            scene.answering.give(scene.answering.all_offers.all[-1])
        driver.frames()
    driver.frames(3)
    assert not scene.hints.is_open
    assert adviser.open is not None and not adviser.open.weighs


def test_hints_asked_for_in_the_frame_of_an_undo_are_worked_out() -> None:
    """What the computer player was asked is let go, not the hints' question that has taken its place."""
    pieces = [{"name": "Drow Wizard", "at": [3, 2]}, {"name": "Dwarf Cleric", "at": [3, 3], "seat": 1}]
    driver, scene = hall("hc", pieces=pieces)
    adviser = OneQuestion()
    scene.hints.thinker = scene.thinking.thinker = driver.app._thinker = adviser
    scene.answering.select(number_at(scene, (3, 2)), has_offers=False)
    attack = next(offer for offer in scene.answering.all_offers.all if isinstance(offer.commands[-1], Attack))
    scene.answering.give(attack)
    driver.frames()
    assert adviser.open is not None and not adviser.open.weighs and not scene.answering.why_no_undo()
    pressed = {"mod": 0, "unicode": "", "scancode": 0}
    keys = [pygame.event.Event(pygame.KEYDOWN, key=key, **pressed) for key in (pygame.K_u, pygame.K_h)]
    driver.app.step(FRAME, keys)
    driver.frames()
    assert scene.hints.is_waiting and adviser.open is not None and adviser.open.weighs


def test_without_hints_the_key_says_so_and_there_is_no_button() -> None:
    match = a_match("heroes", "hc")
    plain = Match.new(match.game, decode_setup(match.game, match.opening.setup), match.opening.seatings, 5, hints=False)
    driver, scene, adviser = advised(plain)
    assert button(scene, "hints") is None
    driver.key(pygame.K_h)
    assert not adviser.weighed and "without hints" in scene.toast.text


@pytest.mark.parametrize(("kinds", "allowed"), [("hc", True), ("hh", False), ("cc", True)])
def test_two_people_play_without_them_unless_they_want_them(kinds: str, allowed: bool) -> None:
    match = match_of(kinds)
    assert match.players.may_have_hints is allowed
    wanted = Match.new(
        match.game, decode_setup(match.game, match.opening.setup), match.opening.seatings, 5, hints=not allowed
    )
    assert wanted.players.may_have_hints is not allowed


def test_those_who_play_together_have_hints() -> None:
    assert a_match("crawler", "h").players.may_have_hints
    entry_match = a_match("crawler", "h")
    assert entry_match.game.profile.together


def test_a_match_is_continued_as_it_was_set_up() -> None:
    from game.app.matches.following import follow

    match = match_of("hc")
    plain = Match.new(match.game, decode_setup(match.game, match.opening.setup), match.opening.seatings, 5, hints=False)
    assert not follow(plain.opening, plain.given).players.may_have_hints


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0, 3.0])
def test_hints_have_room_at_every_size_of_text(scale: float) -> None:
    driver, scene, _ = advised(a_match("crawler", "h"))
    driver.app.change_settings(text_scale=scale)
    driver.key(pygame.K_h, frames=2)
    layout = scene.laying.layout
    assert layout.hints.height > 0 and layout.side.contains(layout.hints)
    others = [rect for rect in (layout.tally, layout.choices, layout.log) if rect.height]
    assert not any(layout.hints.colliderect(rect) for rect in others)
    rows = [one for one in scene.laying.buttons if one.name.startswith("hint ")]
    assert rows and all(layout.hints.inflate(0, 8).contains(row.rect) for row in rows)
    assert not any(one.rect.colliderect(other.rect) for one in rows for other in rows if one is not other)


def test_one_answer_alone_is_told_to_win_only_where_it_always_did() -> None:
    driver, scene, _ = advised()
    begin(driver, scene)
    told = {(1.0, 1.0): "It wins, as far as can be seen.", (1.0, 0.9): "All that could be done instead does worse."}
    for chances, words in told.items():
        scene.hints._show(Reply(0, (WeighedAnswer(0, chances, {"gold": 1.0}),)))
        assert [row.reason for row in scene.hints.rows] == [words]


def test_the_name_of_what_is_pointed_at_lies_over_the_frame_of_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, _ = advised(a_match("factions", "hc"))
    begin(driver, scene)
    board = scene.following.board
    assert board is not None and board.apart is not None
    number = next(iter(board.miniatures.numbers))
    spot = board.apart.spot_of(number)
    driver.move(spot.center, frames=2)
    named = board.name_rect()
    assert named is not None
    before = pygame.image.tobytes(driver.app.display.screen.subsurface(named), "RGB")
    monkeypatch.setattr(hint_marks, "draw_frame", lambda surface, spot, px, tone: surface.fill("magenta"))
    show_hint(scene, number)
    driver.frames(2)
    assert board.name_rect() == named
    assert driver.app.display.screen.get_at((spot.x + 2, spot.bottom - 2)) == pygame.Color("magenta")
    assert pygame.image.tobytes(driver.app.display.screen.subsurface(named), "RGB") == before


def test_the_frame_of_a_hint_strikes_out_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, _ = advised(a_match("factions", "hc"))
    begin(driver, scene)
    driver.key(pygame.K_h, frames=3)
    pane, screen = scene.laying.layout.hints, driver.app.display.screen
    assert pane.height
    before = pygame.image.tobytes(screen.subsurface(pane), "RGB")
    monkeypatch.setattr(hint_marks, "draw_frame", lambda surface, spot, px, tone: surface.fill("magenta"))
    board = scene.following.board
    assert board is not None
    first = scene.hints.rows[0]
    way = (piece(next(iter(board.miniatures.numbers))),)
    scene.hints.rows = (replace(first, way=way), *scene.hints.rows[1:])
    scene.refresh()
    driver.frames(2)
    assert screen.get_at(scene.laying.layout.free.center) == pygame.Color("magenta")
    assert pygame.image.tobytes(screen.subsurface(pane), "RGB") == before


def digits_on_screen(scene: TableScene) -> list[str]:
    """Return every digit that stands on something to press, but for the hints."""
    keys = [one.key for one in scene.laying.buttons if one.key.isdigit() and not one.name.startswith("hint ")]
    return [*keys, *scene.laying.hand.digits.values(), *scene.laying.tray.digits.values()]


@pytest.mark.parametrize("game", ["heroes", "skirmish", "factions", "arena", "crawler"])
def test_the_number_of_a_hint_is_its_key_and_nothing_else_bears_it(game: str) -> None:
    for digit in (1, 2, 3):
        driver, scene, _ = advised(a_match(game, "h" if game == "crawler" else "hc"))
        begin(driver, scene)
        driver.key(pygame.K_h, frames=3)
        rows = scene.hints.rows
        keys = [one.key for one in scene.laying.buttons if one.name.startswith("hint ")]
        assert keys == ["1", "2", "3"][: len(rows)] and not set(keys) & set(digits_on_screen(scene))
        if digit > len(rows):
            continue
        given = len(scene.match.given)
        driver.key(pygame.K_0 + digit, frames=2)
        assert decode_command(scene.match.game, scene.match.given[given].command) == rows[digit - 1].command
        assert not scene.hints.is_open


def test_cards_and_buttons_have_their_digits_again_when_the_hints_are_closed() -> None:
    driver, scene, _ = advised(match_of("hc"))
    before = digits_on_screen(scene)
    assert {"1", "2", "3"} <= set(before)
    driver.key(pygame.K_h, frames=3)
    assert len(scene.hints.rows) < 4 and digits_on_screen(scene) != before
    assert digits_on_screen(scene) == [digit for digit in before if digit > str(len(scene.hints.rows))]
    driver.key(pygame.K_ESCAPE)
    assert digits_on_screen(scene) == before


def test_a_digit_does_nothing_else_while_hints_are_worked_out() -> None:
    driver, scene, adviser = advised(match_of("hc"), waits=True)
    given = len(scene.match.given)
    driver.key(pygame.K_h)
    assert not {"1", "2", "3"} & set(digits_on_screen(scene))
    driver.key(pygame.K_1)
    assert len(scene.match.given) == given and scene.toast.text == "1 gives a hint, once hints are ready."
    adviser.be_done()
    driver.frames(2)
    driver.key(pygame.K_1)
    assert len(scene.match.given) > given


def test_the_hints_tell_what_gives_the_one_that_is_shown_and_what_leads_on() -> None:
    driver, scene, _ = advised(match_of("hc"))
    driver.key(pygame.K_h)
    assert scene.hints.keys_words == "1 or Enter: do this, H again: next, Esc: close"
    driver.key(pygame.K_RIGHT)
    assert scene.hints.keys_words == "1: do this, H again: next, Esc: close", "Enter chooses the marked card"
    driver.key(pygame.K_h)
    assert scene.hints.keys_words.startswith("2 or Enter: do this")
    given, second = len(scene.match.given), scene.hints.rows[1].command
    driver.key(pygame.K_RETURN, frames=2)
    assert decode_command(scene.match.game, scene.match.given[given].command) == second


def test_cards_to_choose_from_leave_the_hints_in_sight() -> None:
    driver, scene, _ = advised(a_match("skirmish", "hc"))
    assert scene.laying.tray.cards
    driver.key(pygame.K_h, frames=2)
    layout, tray = scene.laying.layout, scene.laying.tray
    assert layout.hints.height > 0 and not tray.rect.colliderect(layout.hints)
    assert all(not rect.colliderect(layout.hints) for _, rect in tray.cards)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_hints_never_shrink_the_card_looked_at_nor_lie_under_it(size: tuple[int, int], text: float) -> None:
    driver, scene, _ = advised(a_match("factions", "hc"), size=size)
    driver.app.change_settings(text_scale=text)
    begin(driver, scene)
    last = scene.laying.hand.cards[-1]
    driver.move(last.rect.midtop, frames=3)
    before, seen = scene.laying.hand.lifted_rect(), scene.drawing.zoom.rect.size
    assert before or seen[0]
    driver.key(pygame.K_h, frames=3)
    assert scene.hints.rows
    after = scene.laying.hand.lifted_rect()
    assert (after.size, scene.drawing.zoom.rect.size) == (before.size, seen)
    assert not after.colliderect(scene.laying.layout.hints)


def test_who_is_asked_is_told_to_wait_while_something_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    driver, scene, _ = advised()
    begin(driver, scene)
    assert scene.hints.why_none() == ""
    monkeypatch.setattr(type(scene.answering.playing), "at_rest", False)
    assert scene.hints.why_none() == "Hints are for the player who is asked: wait until everything has been shown."


@pytest.mark.parametrize("chance", ["", "52 %"])
def test_no_word_of_a_hint_is_broken_however_large_the_text(chance: str) -> None:
    driver, scene, _ = advised()
    driver.app.change_settings(text_scale=2.0)
    pane = HintPane()
    assert scene.match.asked is not None
    command = scene.match.answers(scene.match.asked)[0]
    row = ShownHint(command, "Illusionary Projection 2 attacks Restlessness", chance, "", 0.5)
    scene.hints.show([row])
    high = pane.measure(scene.hints, 340, 500, driver.app)
    alone = max(fonts.text_width(word, "bold", pane.px) for word in row.words.split())
    pane.lay(pygame.Rect(0, 0, 340, high))
    assert 0 < high <= 500
    assert alone <= 340 - 2 * max(6, 340 // 30) - round(pane.px * 2.4) - pane.px // 2 - pane._chance_room(pane.px)
    assert (pane._chance_room(pane.px) > 0) is bool(chance)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_hints_are_about_does_not_lie_under_them_and_the_view_keeps_still(text: float) -> None:
    driver, scene, _ = advised(a_match("skirmish", "hc", seed=6, map="crossing_corridors"))
    driver.app.change_settings(text_scale=text)
    while not scene.answering.offers.cells():
        scene.answering.give(scene.answering.offers.all[0])
        assert wait(driver, scene)
    board = scene.screen.board
    assert board is not None
    driver.frames(60, 0.05)
    before = board.camera.centre
    driver.key(pygame.K_h)
    driver.frames(60, 0.05)
    found = [item for hint in scene.hints.rows for item in hint.way if item.cell is not None]
    assert found
    for item in found:
        spot = scene.drawing.spots.spot_of(item)
        assert spot is not None and not spot.colliderect(scene.laying.layout.hints)
    # None of it was hidden: the view keeps still, and does so when they are put away.
    assert board.camera.centre == before
    driver.key(pygame.K_ESCAPE)
    driver.frames(60, 0.05)
    assert board.camera.centre == before


def test_the_board_keeps_still_when_hints_about_pieces_come_and_none_that_can_act_lies_under_them() -> None:
    driver, scene, _ = advised(a_match("skirmish", "hc", seed=6, map="crossing_corridors"))
    chance, asked, at_the_side = Random(6), 0, 0
    while asked < 6:
        assert wait(driver, scene)
        driver.frames(30, 0.05)
        board, navigating, pieces = scene.screen.board, scene.navigating, scene.answering.waiting
        assert board is not None and scene.match.decision is not None
        if pieces and scene.match.decision.kind == "act":
            asked += 1
            before = board.camera.centre
            driver.key(pygame.K_h)
            driver.frames(40, 0.05)
            pane = scene.laying.layout.hints
            about = [*map(piece, pieces), *(item for hint in scene.hints.rows for item in hint.way)]
            spaces = [space for space in map(navigating.space, about) if space is not None]
            assert pane.height and spaces and board.camera.centre == before
            assert not any(pane.collidepoint(board.camera.middle_of(*space)) for space in spaces)
            at_the_side += pane.x == scene.laying.layout.side.x
            driver.key(pygame.K_ESCAPE)
        some = some_offer(scene, chance)
        scene.answering.give(some)
        scene.answering.give(scene.answering.confirming or some)
    assert at_the_side, "elsewhere only where it has to"


def test_a_unit_is_not_called_by_the_button_that_lets_all_units_be_done() -> None:
    entry = entry_of("factions")
    document = json.loads(Path("assets/demo/1_factions.json").read_text())
    match = Match.from_state(
        entry.ruleset, entry.load_position(document), (Seating("Blue"), Seating("Amber", "greedy"))
    )
    _, scene, _ = advised(match)
    assert scene.answering.all_offers.advancing[0].words == "No more units"
    names = {scene.hints.words_of(answer) for answer in match.answers(0)}
    assert "No more units" not in names and len(names) > 1


def test_a_hint_to_pass_marks_no_piece_of_the_other_side() -> None:
    driver, scene, _ = advised(a_match("factions", "hc"))
    begin(driver, scene)
    acting = next(iter(scene.screen.board.miniatures.numbers))
    scene.answering.selected = acting
    assert scene.hints.row(Pass(), "Pass", None, "").way == ()
