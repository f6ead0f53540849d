"""With text of twice the size: costs stay in sight, names are read, and what is only said twice covers nothing."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable

import pygame
import pytest
from msgspec.structs import replace

from game.app.files.folders import program_folder
from game.app.files.settings import Settings
from game.app.games.entries import entry_of
from game.app.matches.match import Match, Seating
from game.ui.application import Application
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.art.card_record import cost_right
from game.ui.art.card_titles import title_line, whole_title
from game.ui.boards.shared.edge_names import name_size
from game.ui.panels import prompt_bar
from game.ui.panels.bar_room import BarRoom
from game.ui.panels.buttons import Button
from game.ui.panels.card_tray import CardTray
from game.ui.panels.hand_fan import HandFan
from game.ui.panels.layout import lay_out
from game.ui.panels.standing_buttons import usual_rows
from game.ui.screens.game_screen import HeldCard
from game.ui.screens.items import Item, Offer
from game.ui.table.questions.digits import give_digits
from game.ui.window.widgets import Face, draw_face, face_width
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match
from tests.ui.table.test_strips_and_notices import strip_of

FACE = FaceRecord("orc_druid", "Orc Druid", level=3, faction="crown")


def _window(size: tuple[int, int], text: float) -> Application:
    return Application(size, settings=Settings(volume=0.0, text_scale=text))


def _held(count: int, group: str = "Hand") -> list[HeldCard]:
    return [HeldCard(number, "orc_druid", FACE, group) for number in range(1, count + 1)]


@pytest.mark.parametrize(("size", "count"), [((1280, 720), 8), ((1920, 1080), 8), ((1024, 768), 7)])
def test_cards_of_the_hand_grow_with_the_text_but_not_over_one_another(size: tuple[int, int], count: int) -> None:
    widths = []
    for text in (1.0, 2.0):
        app, fan = _window(size, text), HandFan()
        fan.lay(_held(count), lay_out(app.size, app, 1), app)
        widths.append(fan.cards[0].rect.width)
        overlap = max(
            one.rect.right - next_one.rect.left for one, next_one in zip(fan.cards, fan.cards[1:], strict=False)
        )
        assert overlap <= 0, (text, overlap)
    assert widths[1] >= widths[0]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_titles_of_cards_in_named_groups_grow_with_the_text(size: tuple[int, int]) -> None:
    found = []
    for text in (1.0, 2.0):
        app, fan = _window(size, text), HandFan()
        fan.lay([*_held(4), *_held(3, "Army")], lay_out(app.size, app, 1), app)
        found.append(fan._title_px(app))
        assert min(card.rect.top for card in fan.cards) >= fan.area.top + round(fan._label_px * 1.35), "below the names"
    assert found[1] >= found[0] * 1.2, found


def test_the_cost_of_a_card_that_is_covered_in_part_stands_where_it_is_seen() -> None:
    covered = FaceRecord("orc_druid", "Orc Druid", level=3, seen=84)
    assert cost_right(FACE, 115) == 115
    assert cost_right(covered, 115) == 84
    assert cost_right(FaceRecord("orc_druid", "Orc Druid", level=3, seen=30), 115) == 30


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("count", [6, 8, 11])
def test_each_card_of_a_hand_shows_its_whole_title_and_its_cost(size: tuple[int, int], text: float, count: int) -> None:
    app, fan = _window(size, text), HandFan()
    fan.lay([*_held(count), *_held(3, "Army")], lay_out(app.size, app, 1), app)
    wide = fan.cards[0].rect.width
    for number in range(count):
        for name in ("Misdirection", "Illusionary Projections", "Near-Death Experience"):
            face = replace(fan._face(number, app), name=name)
            room = (face.seen or wide) - 15
            lines, px = whole_title(name, face.title_px, room)
            assert "".join(lines).replace(" ", "") == name.replace(" ", "")
            assert px >= 11 and all(title_line(line, px, room, (0, 0, 0)).get_width() <= room for line in lines)
        assert 24 <= cost_right(face, wide) <= (face.seen or wide)


def test_a_hand_in_which_next_to_nothing_of_a_card_is_seen_is_drawn() -> None:
    app, fan = _window((1280, 720), 1.0), HandFan()
    fan.lay(_held(60), lay_out(app.size, app, 1), app)
    assert min(fan._face(number, app).seen or 0 for number in range(59)) < 15
    assert len(list(fan.faces(app))) == 60


def test_a_button_and_the_card_that_it_stands_for_have_the_same_digit() -> None:
    offers = [Offer((), "", Item("card", number)) for number in (9, 10, 11)]
    place = pygame.Rect(0, 0, 9, 9)
    buttons = [Button("", place, "Army", lambda: None, key="1", offer=offer) for offer in offers]
    digits = give_digits(buttons, range(1, 12), (9, 10, 11), 0)
    assert [button.key for button in buttons] == ["9", "1", "2"]
    assert digits == {9: "9", 10: "1", 11: "2"}


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_a_name_is_not_much_smaller_than_the_figures_below_it(size: tuple[int, int]) -> None:
    app = _window(size, 2.0)
    strip = strip_of(app, lay_out(app.size, app, 1).own.size, "Blue")
    assert strip.named.height >= fonts.line_height("bold", round(strip.px * 0.8))


def test_names_at_the_edge_of_a_board_cover_less_than_half_of_its_spaces() -> None:
    assert [name_size(40, px) for px in (15, 30)] == [12, 16]
    assert name_size(28, 15) == 12, "in usual text they stay as they are"


def test_a_tray_leaves_its_room_to_the_cards() -> None:
    widths = []
    for text in (1.0, 2.0):
        app, tray = _window((1280, 720), text), CardTray()
        tray.lay(_held(10), lay_out(app.size, app, 1).tray, app)
        (_, first), (_, last) = tray.cards[0], tray.cards[-1]
        assert first.top < last.top and tray.rect.contains(first) and tray.rect.contains(last)
        # The title, and the card looked at, have what the cards leave of the width.
        assert tray.free.width >= app.px(200) and all(not tray.column.colliderect(rect) for _, rect in tray.cards)
        widths.append(first.width)
    assert widths[0] >= 166 and widths[1] >= widths[0] * 0.9
    tray.lay(_held(2), lay_out(app.size, app, 1).tray, app)
    rect = tray.cards[0][1]
    assert abs((rect.top - tray.rect.top) - (tray.rect.bottom - rect.bottom)) <= app.px(80), "it lies in the middle"


def test_words_that_a_button_has_room_for_stand_on_one_line() -> None:
    face = Face("Rhox Veterans", 28, 12, icon="mark", key="6", align="left")
    assert face_width(face) <= 322
    assert draw_face(pygame.Surface((face_width(face), 59), pygame.SRCALPHA), face, "normal")


def test_responses_that_the_hand_shows_cover_no_unit() -> None:
    driver, scene = at_the_table(a_match("factions", "hc", seed=5))
    for _ in range(40):
        assert wait(driver, scene)
        assert scene.match.decision is not None
        offers = scene.answering.offers.all
        plays = [offer for offer in offers if offer.words.startswith("Play ")]
        if scene.match.decision.kind == "respond" and not scene.following.announced and plays:
            break
        scene.answering.give(offers[0])
    else:
        raise AssertionError("nobody asks for a response")
    driver.frames(1)
    assert scene.laying.layout.choices.height == 0
    numbers = {offer.at.number for offer in plays if offer.at is not None}
    assert numbers <= scene.laying.hand.playable and all(scene.laying.hand.digits[number] for number in numbers)


def test_buttons_beside_a_long_question_do_not_vanish() -> None:
    entry, path = entry_of("heroes"), program_folder() / "assets" / "demo" / "1_heroes.json"
    state = entry.load_position(json.loads(path.read_text(encoding="utf-8")))
    seats = (Seating("Blue", "human"), Seating("Amber", "computer"))
    driver, scene = at_the_table(Match.from_state(entry.ruleset, state, seats), (1024, 768))
    assert wait(driver, scene)
    driver.frames(1)
    beside = {button.name: button.px for button in scene.laying.buttons}
    assert min(beside[name] for name in ("undo", "hints", "waiting")) >= 10


def test_a_question_that_would_be_small_does_not_list_what_may_be_done() -> None:
    app = _window((1024, 768), 2.0)
    layout = lay_out(app.size, app, 1)
    box = prompt_bar.words_rect(layout, layout.prompt.width, app)
    rest = prompt_bar.rest_rect(layout, box, layout.prompt.width // 8)
    listed = "Blue: your action phase: play a card, place a resource, use a power, complete a quest or end the turn."
    px, lines = prompt_bar.set_question(listed, box, rest, app)
    assert px > app.px(16) and lines == ("Blue: your action phase.",)
    usual = _window((1280, 720), 1.0)
    layout = lay_out(usual.size, usual, 1)
    box = prompt_bar.words_rect(layout, layout.prompt.width // 2, usual)
    assert prompt_bar.set_question(listed, box, box, usual)[1] == (listed,)


def test_questions_of_usual_length_have_one_size_and_their_buttons_grow_only_with_a_new_turn() -> None:
    app, bar = _window((1280, 720), 2.0), BarRoom()
    layout = lay_out(app.size, app, 1)
    presses = defaultdict[str, Callable[[], None]](lambda: app.redraw)
    found: list[tuple[int, int]] = []
    for question, turn in (
        ("Blue: place a figure.", 1),
        ("Blue: High Knight is active: move, attack, use abilities or end its turn.", 1),
        ("Blue: place a figure.", 1),
        ("Blue: place a figure.", 2),
    ):
        rows = usual_rows(("", "Undo."), "", 6, "unit")
        buttons = bar.lay(question, layout, app, presses, rows, layout.buttons.right - layout.buttons.width // 2, turn)
        found.append((bar.most, buttons[0].px))
    (first, large), (_, small), (_, after), (_, later) = found
    assert first > app.px(22) and {most for most, _ in found} == {first}
    assert small < large == later and after <= large
    box = prompt_bar.words_rect(layout, bar.rooms[0], app)
    rest = prompt_bar.rest_rect(layout, box, bar.rooms[1])
    # What has room in one line is not divided.
    assert prompt_bar.set_question(question, box, rest, app, bar.most) == (first, (question,))
