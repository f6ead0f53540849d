"""Every size of text and of buttons in every window: nothing at the table is cut, covered or lost."""

from __future__ import annotations

from itertools import pairwise, product

import pygame
import pytest
from msgspec.structs import replace

from game.ui.art import fonts
from game.ui.games.skirmish.tile_laying import TileLaying
from game.ui.panels import prompt_bar
from game.ui.panels.buttons import draw_button
from game.ui.panels.layout import lay_out
from game.ui.scenes.curtain import Curtain
from game.ui.screens.game_screen import TurnFigures
from game.ui.screens.items import piece
from game.ui.table.scene import TableScene
from tests.conftest import give_back
from tests.journeys.driver import Driver
from tests.journeys.playing import begin, key, open_window, settle, table_of
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match

TEXTS = (0.75, 1.0, 1.25, 1.5, 2.0, 3.0)
SCALES = (0.75, 1.0, 1.25, 1.5)
SIZES = ((1024, 768), (1280, 720), (1920, 1080), (3840, 2160))
GAMES = ("skirmish", "arena", "factions")


def at_rest(game: str, kinds: str, size: tuple[int, int]) -> tuple[Driver, TableScene]:
    """Return a match some answers old, with a person asked."""
    driver, scene = at_the_table(a_match(game, kinds), size)
    for _ in range(14):
        assert wait(driver, scene)
        offer = scene.answering.offers.all[0]
        scene.answering.give(offer)
        if scene.answering.confirming is not None:
            scene.answering.give(offer)
    assert wait(driver, scene)
    return driver, scene


def _apart(rects: dict[str, pygame.Rect]) -> None:
    names = list(rects)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            assert not rects[one].colliderect(rects[other]), (one, rects[one], other, rects[other])


def _panes(scene: TableScene) -> dict[str, pygame.Rect]:
    layout = scene.laying.layout
    panes = {f"strip {number}": rect for number, rect in enumerate(layout.strips)}
    for name in ("own", "prompt", "turn", "notes", "tally", "hints", "choices", "hand"):
        rect = getattr(layout, name)
        if rect.width and rect.height:
            panes[name] = rect
    return panes


def check(driver: Driver, scene: TableScene) -> None:
    """Look at every rectangle of text and every button of the table as it was drawn last."""
    window, layout, app = driver.app.display.screen.get_rect(), scene.laying.layout, driver.app
    panes = _panes(scene)
    assert all(window.contains(rect) for rect in panes.values()), panes
    _apart(panes)
    assert layout.board == window and layout.free.height >= window.height * 0.38
    assert not any(layout.free.colliderect(panes[name]) for name in panes if name not in ("tally", "hints", "choices"))
    _check_buttons(driver, scene)
    words = prompt_bar.words_rect(layout, scene.laying.bar.rooms[0], app)
    assert layout.prompt.contains(words)
    _, fits = prompt_bar.fit_prompt(scene.laying.prompt_text(), words, app)
    assert fits, (scene.laying.prompt_text(), words)
    standing = [button.rect for button in scene.laying.buttons if layout.prompt.contains(button.rect)]
    assert not any(words.colliderect(rect) for rect in standing)
    turn = scene.following.turn
    title = prompt_bar.turn_rooms(layout.turn, turn, app, scene.laying.turn_room)[0]
    assert prompt_bar.fit_title(turn, title, app)[1] > 9
    # Each part of the turn can be pointed at, and says what it is.
    said = "\n".join(words for _, words in scene.drawing._turn_tips)
    assert said.count("(part ") == len(turn.phases)
    assert all(layout.turn.contains(rect) and rect.width > 3 for rect, _ in scene.drawing._turn_tips)
    _check_strips(scene)
    assert not scene.drawing.zoom.is_cut
    zoom = scene.drawing.zoom
    assert all(zoom.rect.contains(rect) for rect, _ in zoom.tips) and (not zoom.rect or layout.free.contains(zoom.rect))
    assert scene.following.log._places, "the log shows no line"
    assert scene.following.log.rect == layout.notes
    assert all(layout.notes.contains(rect) for rect, _ in scene.following.log._places)


def _check_buttons(driver: Driver, scene: TableScene) -> None:
    window = driver.app.display.screen.get_rect()
    buttons = {button.name: button for button in scene.laying.buttons}
    assert len(buttons) == len(scene.laying.buttons)
    for button in scene.laying.buttons:
        assert window.contains(button.rect), button
        assert any(pane.contains(button.rect) for name, pane in _panes(scene).items()), button
        assert draw_button(driver.app.display.screen, button, "normal", driver.app.theme.name), (
            f"{button.words!r} is cut"
        )
    _apart({name: button.rect for name, button in buttons.items()})


def _check_strips(scene: TableScene) -> None:
    order = [(scene.seat + step) % len(scene.drawing.strips) for step in range(1, len(scene.drawing.strips))]
    rects = [*scene.laying.layout.strips, scene.laying.layout.own]
    for seat, rect in zip([*order, scene.seat], rects, strict=True):
        strip = scene.drawing.strips[seat]
        figures = scene.screen.seat_figures(scene.following.table, seat, scene.seat)
        assert len(strip.tips) == len(figures.counters) + 1, "a figure, or whose strip it is, was left out"
        assert set(strip.boxes) == {counter.place for counter in figures.counters}
        assert all(rect.contains(box) for box, _ in strip.tips), (rect, strip.tips)
        _apart({f"{number} {words}": box for number, (box, words) in enumerate(strip.tips)})


@pytest.mark.timeout(400)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_or_covered_at_any_size(
    game: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    if size[0] > 2000:
        give_back("game.")
    driver, scene = at_rest(game, "hc", (1280, 720))
    # What lies around the board is looked at; the board itself need not be drawn each time.
    monkeypatch.setattr(scene.drawing, "_draw_board", lambda surface: None)
    # Nor the wood below all, whose grain takes hundreds of megabytes in the largest window.
    monkeypatch.setattr("game.ui.window.backdrop.table", lambda size, theme: pygame.Surface(size))
    driver.resize(size)
    assert driver.app.size == size
    app = driver.app
    # The larger windows are laid out as 1280x720 is, all of it in proportion (see below): a few sizes stand for all.
    few = size not in SIZES[:2]
    for scale in (1.0,) if few else SCALES:
        prompts, figures = [], []
        for text in (0.75, 1.0, 3.0) if few else TEXTS:
            if size[0] > 2000:
                give_back()
            app.change_settings(text_scale=text, ui_scale=scale)
            if scene.answering.waiting:
                scene.navigating.go_to(piece(scene.answering.waiting[0]))
            scene.refresh()
            driver.frames(1)
            check(driver, scene)
            words = prompt_bar.words_rect(scene.laying.layout, scene.laying.bar.rooms[0], app)
            prompts.append(prompt_bar.fit_prompt(scene.laying.prompt_text(), words, app)[0])
            figures.append(scene.drawing.strips[scene.seat].px)
        # Larger text is larger, up to what the window holds: the question, one's own figures.
        # Sizes are tried in steps of a twentieth, and of whole pixels; buttons below the question take of its room.
        assert all(two >= one * 0.9 for one, two in pairwise(prompts)), (scale, prompts)
        for sizes in (prompts, figures):
            assert all(two >= one * 0.9 for one, two in pairwise(sizes)), (scale, sizes)
            if scale == 1.0:
                assert sizes[-1] > sizes[1] * 1.3 > sizes[0], sizes


class _Window:
    """The measures of a window, as the application has them."""

    def __init__(self, height: int, text: float, scale: float) -> None:
        self.text, self.scale = text, height / 720 * scale
        self.least = round(14 * height / 720)

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def text_px(self, px: float) -> int:
        return max(round(px * self.scale * self.text), round(min(1.0, px / 14) * self.least))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("text", TEXTS)
def test_a_larger_window_is_laid_out_in_proportion(text: float, scale: float) -> None:
    small, *larger = ((width, height) for width, height in SIZES if width * 9 == height * 16)
    assert len(larger) == 2
    for size, others in product(larger, (1, 2, 4)):
        here = lay_out(small, _Window(small[1], text, scale), others)
        there = lay_out(size, _Window(size[1], text, scale), others)
        times = size[1] / small[1]
        assert here.is_stacked == there.is_stacked
        for name in ("board", "own", "prompt", "words", "buttons", "hand", "turn", "side", "notes", "free", "tray"):
            one, two = getattr(here, name), getattr(there, name)
            # Sizes of text are whole pixels, and some lengths are many times that.
            assert all(abs(times * a - b) <= 25 * times for a, b in zip(one, two, strict=True)), (name, one, two)


@pytest.mark.parametrize(("kinds", "size"), [("hcc", SIZES[0]), ("hccc", SIZES[0]), ("hccc", SIZES[1])])
def test_all_figures_of_many_opponents_are_shown(kinds: str, size: tuple[int, int]) -> None:
    driver, scene = at_rest("arena", kinds, size)
    for text in (1.0, 2.0, 3.0):
        driver.app.change_settings(text_scale=text)
        driver.frames(1)
        check(driver, scene)


def test_choices_stand_beside_the_board_in_reading_order(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    looked_at = set()
    for game in GAMES:
        driver, scene = at_rest(game, "hh", (1280, 720))
        monkeypatch.setattr(scene.drawing, "_draw_board", lambda surface: None)
        for _ in range(20):
            if not wait(driver, scene):
                break
            driver.frames(1)
            named = [button for button in scene.laying.buttons if button.name.startswith("offer: ")]
            if named and scene.laying.panel is None:
                asked += 1
                assert scene.laying.layout.choices.contains(named[-1].rect)
                assert [button.rect.y for button in named] == sorted(button.rect.y for button in named)
                # A question of each kind in every size of text.
                kind = (game, scene.match.decision.prompt)
                for text in (2.0, 3.0, 1.0) if kind not in looked_at else ():
                    driver.app.change_settings(text_scale=text)
                    driver.frames(1)
                    check(driver, scene)
                looked_at.add(kind)
            offers = [offer for offer in scene.answering.offers.all if offer.commands]
            scene.answering.give(offers[asked % len(offers)])
            if scene.answering.confirming is not None:
                scene.answering.give(scene.answering.confirming)
    assert asked > 6 and len(looked_at) > 4, looked_at


def test_the_panel_of_board_tiles_has_room_for_all_at_any_size_of_text() -> None:
    app = open_window()
    scene = begin(app, tiles=True)
    for _ in range(80):
        if isinstance(app.stack.top, Curtain):
            key(app, pygame.K_RETURN)
        elif scene.answering.may_answer and scene.laying.panel is not None:
            break
        elif scene.answering.may_answer:
            scene.answering.give(scene.answering.offers.all[0])
        app.step(0.1, [])
    for size in SIZES[:2]:
        pygame.display.set_mode(size, pygame.RESIZABLE)
        app.step(0.02, [pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
        for text in TEXTS:
            app.change_settings(text_scale=text)
            app.step(0.02, [])
            panel = scene.laying.panel
            assert isinstance(panel, TileLaying)
            button = next(button for button in scene.laying.buttons if button.name == "turn tile")
            boxes = {f"tile {number}": rect for number, (rect, _) in enumerate(panel._choices)}
            named = {
                name: pygame.Rect(rect.x, rect.y, rect.width, rect.height + round(panel._name_px * 1.35))
                for name, rect in boxes.items()
            }
            spots = {f"spot {number}": rect for number, (rect, _) in enumerate(panel._spots)}
            _apart({**named, **spots, "button": button.rect})
            assert all(panel.rect.contains(rect) for rect in (*named.values(), *spots.values(), button.rect))
            assert all(rect.width >= 24 for rect in boxes.values()), (size, text)
            assert draw_button(app.display.screen, button, "normal", app.theme.name)


def test_the_turn_of_arena_stands_in_one_line_in_a_small_window() -> None:
    driver = Driver((1280, 720))
    driver.app.play(a_match("arena", "hh"))
    scene = table_of(driver.app)
    assert settle(driver.app, scene)
    turn = replace(scene.following.turn, title="Turn 21/30: Amber", phases=("Move", "Attack"))
    room = prompt_bar.turn_rooms(scene.laying.layout.turn, turn, driver.app, scene.laying.turn_room)[0]
    lines, px = prompt_bar.fit_title(turn, room, driver.app)
    assert lines == ["Turn 21/30: Amber"] and px >= 12
    quests = replace(turn, title="Round 1: 0 of 1 Quest")
    less = pygame.Rect(0, 0, room.width * 3 // 5, room.height)
    assert prompt_bar.fit_title(quests, less, driver.app)[0] == ["Round 1:", "0 of 1 Quest"]
    narrow = pygame.Rect(0, 0, room.width * 2 // 5, room.height)
    assert len(prompt_bar.fit_title(turn, narrow, driver.app)[0]) == 2


LONG = (
    "Blue: your action phase: use a power, complete a quest, attack or end the turn.",
    "Blue: Frostmantle Adept attacks Captain Osric Vane waits on the chain. Respond or pass?",
)


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_a_long_question_and_the_title_of_the_turn_are_no_smaller_in_large_text(size: tuple[int, int]) -> None:
    found: dict[float, list[int]] = {}
    for text in (1.0, 2.0):
        app = Driver(size, text_scale=text).app
        layout = lay_out(size, app, 1)
        # So much is left of the bar where three buttons and a large one stand in it.
        rooms = (
            layout.prompt.width if layout.is_stacked else layout.prompt.width * 2 // 5,
            layout.prompt.width * 2 // 5,
        )
        box = prompt_bar.words_rect(layout, rooms[0], app)
        rest = prompt_bar.rest_rect(layout, box, rooms[1])
        set_ones = [prompt_bar.set_question(question, box, rest, app) for question in LONG]
        for question, (px, lines) in zip(LONG, set_ones, strict=True):
            assert " ".join(lines) == question
            # A last line stands beside the buttons, and nothing is cut.
            assert len(lines) == 1 or fonts.text_width(lines[1], "bold", px) <= rest.width
        turn = TurnFigures(0, "Cycle 41: Amber begins", ("Upkeep", "Build", "Combat"), 2)
        title = prompt_bar.turn_rooms(layout.turn, turn, app, layout.turn.width - app.px(120))[0]
        found[text] = [*(px for px, _ in set_ones), prompt_bar.fit_title(turn, title, app)[1]]
    assert all(large >= usual for usual, large in zip(found[1.0], found[2.0], strict=True)), found
