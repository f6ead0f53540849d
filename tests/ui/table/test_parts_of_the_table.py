"""Parts around the board: the turn's phases named, cards of the tray readable, choices under their heading."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.ui.application import Application
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord, words_size
from game.ui.games.factions.faces import factions_face
from game.ui.games.skirmish.screen import SkirmishScreen
from game.ui.panels import prompt_bar
from game.ui.panels.card_tray import CardTray, readable
from game.ui.panels.card_zoom import card_words, reads_on_face
from game.ui.panels.layout import TableLayout, lay_out
from game.ui.panels.response_window import ResponseWindow
from game.ui.panels.standing_buttons import corner_buttons
from game.ui.screens.game_screen import HeldCard, TurnFigures
from tests.journeys.driver import Driver
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match
from tests.ui.table.moments import announced

LONG = FaceRecord("gold_dragon", "Gold Dragon", level=6, kind="Creature", text=12 * "passes enemies ")
SHORT = FaceRecord("dodge", "Dodge", level=3, kind="Immediate", text="One attack does no damage.")


def _beside_buttons(layout: TableLayout, app: Application) -> int:
    """Return the width that the buttons in the corner leave to the turn."""
    presses = dict.fromkeys(("menu", "stops", "sight", "whole_board", "turn_right"), lambda: None)
    return corner_buttons(layout, app, presses, sees=False, turning="", has_stops=False)[1]


@pytest.mark.parametrize("text", [0.75, 1.0, 1.5, 2.0])
def test_the_three_parts_of_a_turn_are_all_named(app: Application, text: float) -> None:
    app.change_settings(text_scale=text)
    layout = lay_out(app.size, app, 1)
    for phases in (("Refresh", "Action", "Deploy"), ("Upkeep", "Build", "Combat")):
        for now in range(3):
            turn = TurnFigures(0, "Turn 1: Blue", phases, now)
            room = _beside_buttons(layout, app)
            strip = prompt_bar.phase_strip(prompt_bar.turn_rooms(layout.turn, turn, app, room)[1], turn, app)
            px = strip.px
            assert all(strip.names) and px >= round(app.least_text * 12 / 14)
            boxes = prompt_bar.phase_boxes(layout.turn, turn, app, room)
            assert [phase for _, phase in boxes] == list(phases)
            for box, phase in boxes:
                assert layout.turn.contains(box)
                assert fonts.text_width(phase, "bold", px) <= box.width - round(box.height * 0.7)
            assert all(one.right <= other.left for (one, _), (other, _) in pairwise(boxes))
            # Which part it is moves nothing.
            first = prompt_bar.phase_boxes(layout.turn, TurnFigures(0, turn.title, phases, 0), app, room)
            assert [box for box, _ in boxes] == [box for box, _ in first]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("now", range(7))
def test_of_many_parts_of_a_turn_the_present_one_is_named_and_as_many_after_it_as_have_room(
    app: Application, text: float, now: int
) -> None:
    app.change_settings(text_scale=text)
    layout = lay_out(app.size, app, 1)
    turn = TurnFigures(0, "Turn 1", ("Draw", "Card", "Spells", "Move", "Attack", "Spells", "End"), now)
    room = _beside_buttons(layout, app)
    strip = prompt_bar.phase_strip(prompt_bar.turn_rooms(layout.turn, turn, app, room)[1], turn, app)
    assert strip.names[now] == turn.phases[now] and strip.names != turn.phases
    assert all(phase.startswith(name.rstrip(".")) for phase, name in zip(turn.phases, strip.names, strict=True))
    assert strip.px >= round(app.least_text * 12 / 14) or sum(map(bool, strip.names)) == 1
    if text > 1.0:
        assert strip.px >= app.px(15), "no smaller than in usual script"
    else:
        assert strip.names[min(now + 1, 6)] and sum(map(bool, strip.names)) >= 4, "short names before none"
    for (box, _), named in zip(prompt_bar.phase_boxes(layout.turn, turn, app, room), strip.names, strict=True):
        assert layout.turn.contains(box)
        if named and sum(map(bool, strip.names)) > 1:
            assert fonts.text_width(named, "bold", strip.px) <= box.width - round(box.height * 0.7)
    unnamed = [not name for name in strip.names]
    assert sum(one and bool(wide) for one, wide in zip(unnamed, strip.widths, strict=True)) <= 2
    said = "\n".join(words for _, words in prompt_bar.phase_tips(layout.turn, turn, app, room))
    assert [said.count(f"(part {number} of 7") for number in range(1, 8)] == [1] * 7, "pointing names it"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize(
    ("title", "phases", "others"),
    [
        ("Cycle 12: Amber begins", ("Upkeep", "Build", "Combat"), 1),
        ("Turn 13: Amber", ("Ready", "Draw", "Action", "End"), 1),
        ("Round 12: 1 of 3 Quests", ("Build", "Respond", "Attack", "Defend", "End"), 0),
    ],
)
def test_the_title_of_a_turn_stands_on_one_line_where_that_leaves_all_parts_their_names(
    title: str, phases: tuple[str, ...], others: int, size: tuple[int, int]
) -> None:
    app, turn = Driver(size).app, TurnFigures(0, title, phases, 1)
    # Who plays alone has so much room that larger words break nothing either.
    for text in (1.0,) if others else (1.0, 1.5, 2.0):
        app.change_settings(text_scale=text)
        layout = lay_out(app.size, app, others, len(phases))
        above, beside = prompt_bar.turn_rooms(layout.turn, turn, app, _beside_buttons(layout, app))
        lines, px = prompt_bar.fit_title(turn, above, app)
        assert lines == [title] and px >= app.px(14)
        assert prompt_bar.phase_strip(beside, turn, app).names == phases


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_parts_of_a_long_turn_are_named(size: tuple[int, int]) -> None:
    driver, scene = at_the_table(a_match("arena", "hc"), size)
    turn = TurnFigures(0, "Turn 12/30: Amber", scene.screen.parts, 1)
    room = prompt_bar.turn_rooms(scene.laying.layout.turn, turn, driver.app, scene.laying.turn_room)[1]
    assert all(prompt_bar.phase_strip(room, turn, driver.app).names)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [2, 6, 10, 16])
def test_cards_of_the_tray_show_their_words_whole_or_not_at_all(app: Application, count: int, text: float) -> None:
    app.change_settings(text_scale=text)
    layout = lay_out(app.size, app, 1)
    least = card_words(app)[1]
    tray = CardTray()
    tray.lay([HeldCard(number, "", (LONG, SHORT)[number % 2], "Hand") for number in range(count)], layout.tray, app)
    assert tray.rect.contains(tray.title) and tray.title.width and tray.title.height
    assert tray.title.collidelist([place for _, place in tray.cards]) < 0
    for (one, rect), face in zip(tray.cards, tray.faces, strict=True):
        assert face.name == one.face.name
        full = words_size(one.face, rect.width, card_words(app)) >= least
        assert (face == one.face) == full and (full or not face.text)


def test_a_card_whose_words_have_no_room_shows_none(app: Application) -> None:
    plain = FaceRecord("dragon_knight", "Dragon Knight", level=4, kind="Creature")
    assert readable(plain, 60, app) == plain
    assert readable(LONG, 60, app).text == "" and readable(LONG, 470, app) == LONG


def test_the_tray_is_laid_with_the_cards_that_are_chosen_from(app: Application) -> None:
    driver, scene = at_the_table(a_match("skirmish", "hc"))
    assert wait(driver, scene) and isinstance(scene.screen, SkirmishScreen)
    assert len(scene.laying.tray.faces) == len(scene.laying.tray.cards) > 5
    scene.laying.tray.forget()
    assert scene.laying.tray.faces == []


@pytest.mark.parametrize("key", ["prince_vaan", "white_dragon"])
def test_long_cards_of_commanders_keep_their_face_in_the_column(app: Application, key: str) -> None:
    layout = lay_out((1280, 720), app, 1)
    face = factions_face(key)
    assert reads_on_face(face, layout.big_card, app)
    assert words_size(face, layout.big_card, card_words(app)) >= 12


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_heading_of_choices_lies_above_what_is_answered(app: Application, text: float) -> None:
    app.change_settings(text_scale=text)
    layout = lay_out(app.size, app, 1)
    window = ResponseWindow()
    stack = [announced(1, "Drow Blademaster uses Darkfire on another Drow Blademaster")]
    window.lay_in(layout, stack, 120, "Respond to this, or pass?", app)
    row = window.rows[0][0]
    assert row.top >= window.rect.top + app.px(5) + fonts.line_height("title", app.text_px(17))
    words = fonts.rich_height(stack[0].text, "bold", app.text_px(14), window._words_wide(row.width, app))
    assert row.height >= words + fonts.line_height("body", app.text_px(14)) + app.px(10)
