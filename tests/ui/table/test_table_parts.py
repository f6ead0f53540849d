"""The parts of the table by themselves: hand, zoom, prompt, log, response window, and what is kept of them."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.application import Application
from game.ui.art import fonts
from game.ui.art.card_faces import FaceRecord
from game.ui.boards.shared.changes import BoardLook
from game.ui.panels.buttons import button_ground
from game.ui.panels.card_zoom import CardZoom
from game.ui.panels.hand_fan import HandFan
from game.ui.panels.layout import lay_out
from game.ui.panels.log_panel import LogPanel
from game.ui.panels.part_cache import PartCache
from game.ui.panels.response_window import ResponseWindow
from game.ui.screens.game_screen import HeldCard, Inspection, LogLine
from game.ui.window.widgets import tooltip
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match
from tests.ui.table.moments import announced

FACE = FaceRecord("orc_druid", "Orc Druid", level=3, faction="crown")


def _fan(app: Application, count: int = 7) -> HandFan:
    fan = HandFan()
    held = [HeldCard(number, "orc_druid", FACE, "Hand" if number < 5 else "Reserve") for number in range(1, count + 1)]
    layout = lay_out(app.size, app, 1)
    fan.lay(held, layout, app)
    return fan


def test_each_card_of_the_fan_can_be_picked(app: Application) -> None:
    fan = _fan(app)
    for one in fan.cards:
        assert fan.card_at((one.rect.x + 4, one.rect.y + 10)) == one.held.number
    assert fan.card_at((fan.area.x + 1, fan.area.y + 1)) is None


def test_a_lifted_card_is_larger_and_stays_in_the_window(app: Application) -> None:
    fan = _fan(app)
    for one in fan.cards:
        fan.lifted = one.held.number
        rect = fan.lifted_rect()
        assert rect.width > one.rect.width * 2
        assert app.display.screen.get_rect().contains(rect)
        assert rect.bottom <= lay_out(app.size, app, 1).prompt.top, "question and buttons stay in sight"
        # Over its place in the fan it only shows itself: the pointer has left it there.
        assert fan.card_at((one.rect.centerx, one.rect.top + 3)) is not None
        assert fan.card_at((rect.centerx, one.rect.top - 3)) is None
        assert fan.card_at((rect.centerx, rect.top + 3)) is None
    fan.chosen = fan.lifted
    assert not fan.lifted_rect().width, "what it is played on lies on the board"
    fan.chosen = fan.lifted = None
    assert not fan.lifted_rect().width


def test_between_two_cards_the_lifted_one_stays_lifted(app: Application) -> None:
    fan = _fan(app, 3)
    first, second = fan.cards[0], fan.cards[1]
    assert first.rect.right < second.rect.left, "there is a gap"
    between = (first.rect.right + 1, first.rect.centery)
    assert fan.card_at(between) is None
    fan.lifted = first.held.number
    assert fan.card_at(between) == first.held.number
    assert fan.card_at((first.rect.left - first.rect.width // 2, first.rect.centery)) is None


def test_cards_that_are_left_stay_in_place_until_the_pointer_leaves_the_hand(app: Application) -> None:
    fan = _fan(app, 7)
    fan.raise_playable(3)
    before = {one.held.number: one.rect.x for one in fan.cards}
    held = [one.held for one in fan.cards if one.held.number not in (2, 7)]
    layout = lay_out(app.size, app, 1)
    fan.point_from(fan.cards[1].rect.midtop)
    fan.lay(held, layout, app)
    assert {one.held.number: one.rect.x for one in fan.cards} == {n: before[n] for n in (1, 3, 4, 5, 6)}
    assert [words for words, _ in fan._labels] == ["Hand (3)", "Reserve (2)"]
    fan.point_from((fan.cards[1].rect.centerx, fan.cards[1].rect.top + 40))
    assert fan.cards[0].rect.x == before[1]
    fan.point_from((layout.hand.centerx, layout.hand.top - 60))
    assert fan.cards[0].rect.x > before[1], "closed up"
    closed = [tuple(one.rect) for one in fan.cards]
    fan.lay(held, layout, app)
    assert [tuple(one.rect) for one in fan.cards] == closed


def test_within_a_turn_cards_keep_their_places_wherever_the_pointer_is_and_what_comes_takes_a_free_one(
    app: Application,
) -> None:
    fan, layout = HandFan(), lay_out(app.size, app, 1)
    held = [HeldCard(number, "orc_druid", FACE, "Hand") for number in range(1, 8)]
    fan.lay(held, layout, app, "turn 1")
    before = {one.held.number: tuple(one.rect) for one in fan.cards}
    fan.lay([one for one in held if one.number not in (2, 7)], layout, app, "turn 1")
    fan.point_from((5, 5))
    assert {one.held.number: tuple(one.rect) for one in fan.cards} == {n: before[n] for n in (1, 3, 4, 5, 6)}
    drawn = HeldCard(9, "orc_druid", FACE, "Hand")
    fan.lay([*(one for one in held if one.number not in (2, 7)), drawn], layout, app, "turn 1")
    assert [one.held.number for one in fan.cards] == [1, 9, 3, 4, 5, 6] and tuple(fan.cards[1].rect) == before[2]
    assert tuple(fan.cards[2].rect) == before[3]
    # In another one they close up, but not under a pointer.
    fan.point_from(fan.cards[1].rect.center)
    fan.lay([one.held for one in fan.cards], layout, app, "turn 2")
    assert tuple(fan.cards[0].rect) == before[1]
    fan.point_from((5, 5))
    assert fan.cards[0].rect.x > before[1][0]


def test_a_card_that_comes_to_the_hand_makes_room_for_itself(app: Application) -> None:
    fan = _fan(app, 3)
    before = fan.cards[0].rect.x
    layout = lay_out(app.size, app, 1)
    fan.point_from(fan.cards[1].rect.center)
    fan.lay([*(one.held for one in fan.cards), HeldCard(9, "orc_druid", FACE, "Hand")], layout, app)
    assert fan.cards[0].rect.x < before


def test_cards_of_several_kinds_are_named_and_those_of_one_kind_are_not(app: Application) -> None:
    fan, layout = _fan(app, 3), lay_out(app.size, app, 1)
    assert not fan._labels
    held = [*(one.held for one in fan.cards), HeldCard(9, "orc_druid", FACE, "Army")]
    fan.lay(held, layout, app)
    assert [words for words, _ in fan._labels] == ["Hand (3)", "Army (1)"]


def test_the_keys_step_through_the_fan(app: Application) -> None:
    fan = _fan(app, 3)
    fan.lifted = fan.step(1)
    walked = [fan.lifted]
    for _ in range(3):
        fan.lifted = fan.step(1)
        walked.append(fan.lifted)
    assert walked == [1, 2, 3, 1]
    fan.lifted = None
    assert fan.step(-1) == 3
    assert HandFan().step(1) is None


def test_many_cards_lie_closer_but_inside(app: Application) -> None:
    fan = _fan(app, 24)
    assert all(fan.area.left <= one.rect.left and one.rect.right <= fan.area.right for one in fan.cards)


def test_zoom_keeps_a_tip_for_every_fact(app: Application) -> None:
    zoom = CardZoom()
    facts = (("hp", "20 of 40", "Hit points."), ("speed", "6", "Squares."))
    seen = Inspection(FACE, "Orc Druid (Blue)", 0, facts, (("Block", "Less damage."),))
    layout = lay_out(app.size, app, 1)
    high = zoom.height_of(seen, layout.looked_at, app, layout.big_card)
    assert high <= layout.looked_at[1]
    place = pygame.Rect(300, 60, layout.looked_at[0], high)
    zoom.draw(app.display.screen, place, seen, app, layout.looked_at, layout.big_card)
    meanings = [words for _, words in zoom.tips]
    assert "Hit points." in meanings and "Squares." in meanings
    assert all(place.contains(rect) for rect, _ in zoom.tips)
    zoom.hide()
    assert zoom.tips == []


def test_a_fact_that_is_longer_than_a_line_goes_on_in_the_next_one(app: Application) -> None:
    zoom, layout = CardZoom(), lay_out(app.size, app, 1)
    sentence = "Mother Sedge's power is used on its player's own turn."
    facts = (("close", sentence, "Why not."), ("hp", "20 of 40", "Hit points."))
    seen = Inspection(FACE, "Orc Druid", 0, facts)
    place = pygame.Rect((300, 60), layout.looked_at)
    zoom.draw(app.display.screen, place, seen, app, layout.looked_at, layout.big_card)
    (long, _), (short, _) = zoom.tips
    px = app.text_px(14)
    assert fonts.text_width(sentence, "body", px) > place.width, "it takes two lines at this size"
    assert long.height >= 2 * fonts.line_height("body", px) and long.height > short.height
    assert short.top >= long.bottom and place.contains(long)


def _log(app: Application, count: int) -> tuple[LogPanel, pygame.Rect]:
    log = LogPanel()
    for number in range(count):
        log.add(LogLine(f"Line {number}", (number,)))
    rect = lay_out(app.size, app, 1).log
    log.draw(app.display.screen, rect, app, None)
    return log, rect


@pytest.mark.parametrize("high", [0, 1, 9, 20])
def test_a_log_without_room_for_a_line_shows_none(app: Application, high: int) -> None:
    log, rect = LogPanel(), pygame.Rect(40, 40, 200, high)
    log.draw(app.display.screen, rect, app, None)
    log.add(LogLine("A line", (1,)))
    log.draw(app.display.screen, rect, app, None)
    assert high > 14 or log.line_at(rect.center) is None


def test_the_log_scrolls_back_to_its_first_line_and_no_further(app: Application) -> None:
    log, rect = _log(app, 60)
    assert log.line_at((rect.centerx, rect.bottom - 14)) == log.lines[-1]
    log.scroll(100_000)
    log.draw(app.display.screen, rect, app, None)
    reached = log.back
    assert 0 < reached < 100_000
    seen = {log.line_at((rect.centerx, y)) for y in range(rect.top, rect.bottom)}
    assert log.lines[0] in seen and log.lines[-1] not in seen
    log.scroll(-200_000)
    assert log.back == 0


def test_lines_of_the_log_are_shown_whole_or_not_at_all(app: Application) -> None:
    log, rect = _log(app, 8)
    log.add(LogLine("Amber plays Evans, Mage-Knight in zone 5 for 47 build, and then some more words follow"))
    for back in (0, 7, 30, 51):
        log.back = back
        log.draw(app.display.screen, rect, app, None)
        assert log._places
        for place, line in log._places:
            picture = log._pictures.find(log.lines.index(line))
            used = picture.get_bounding_rect()
            assert place.height >= picture.get_height(), (back, line)
            # Right of the text lies the bar that tells how far one has scrolled.
            assert place.x + app.px(8) + used.right <= rect.right - app.px(10), (back, line)


def test_a_full_log_leaves_no_gap_below_its_heading(app: Application) -> None:
    log, _ = _log(app, 2)
    rect = pygame.Rect(900, 100, 300, 300)
    row = fonts.line_height("body", app.text_px(14))
    log.add(LogLine("Blue draws " + "a card with a long name, " * 12))
    for number in range(40):
        log.draw(app.display.screen, rect, app, None)
        top = min(place.top for place, _ in log._places)
        assert number < 12 or top - rect.top < 3 * row, number
        log.add(LogLine(f"Line {number}"))
        if number % 5 == 0:
            log.add(LogLine("Amber draws " + "a card with a long name, " * (number % 9)))


def test_only_lines_that_have_been_shown_are_kept_and_none_behind_the_curtain(app: Application) -> None:
    log, rect = _log(app, 60)
    shown = len(log._places)
    assert len(log._pictures) == shown < 30 and log._pictures.size > 0
    log.scroll(100_000)
    log.draw(app.display.screen, rect, app, None)
    assert shown < len(log._pictures) <= 2 * shown + 1
    log.forget()
    assert not len(log._pictures) and not log._pictures.size


def test_a_line_of_the_log_that_lies_on_no_shelf_any_more_is_set_again(app: Application) -> None:
    log, rect = _log(app, 60)
    shown = []
    for _ in range(2):
        app.display.screen.fill((0, 0, 0))
        log.draw(app.display.screen, rect, app, None)
        shown.append(pygame.image.tobytes(app.display.screen, "RGB"))
        log._pictures.clear()
    assert shown[0] == shown[1]


def test_a_log_of_another_width_is_set_again(app: Application) -> None:
    log, rect = _log(app, 6)
    long = LogLine("Amber plays Evans, Mage-Knight in zone 5 for 47 build, and then some more words follow")
    log.add(long)
    for wide in (rect.width, rect.width * 2 // 3, rect.width):
        log.draw(app.display.screen, pygame.Rect(rect.x, rect.y, wide, rect.height), app, None)
        for place, line in log._places:
            picture = log._pictures.find(log.lines.index(line))
            assert picture is not None and picture.get_height() + app.px(3) == place.height
            assert picture.get_width() < wide


def test_the_notes_are_the_last_two_rows_of_the_log(app: Application) -> None:
    log, _ = _log(app, 8)
    notes = lay_out(app.size, app, 1).notes
    log.draw_notes(app.display.screen, notes, app, None)
    assert [line.text for _, line in log._places] == ["Line 7", "Line 6"]
    assert all(notes.contains(place) for place, _ in log._places)
    assert log.line_at(log._places[0][0].center) is log.lines[-1]


def test_the_notes_show_no_line_in_part(app: Application) -> None:
    notes = lay_out(app.size, app, 1).notes
    long = "Amber plays Evans, Mage-Knight in zone 5 for 47 build, and then some more words follow"
    for words in ("Line 9", long, f"{long}, the last of which are these"):
        log, _ = _log(app, 8)
        log.add(LogLine(long))
        log.add(LogLine(words))
        log.draw_notes(app.display.screen, notes, app, None)
        assert log._places[0][1].text == words
        for place, line in log._places:
            assert place.height == log._heights[log.lines.index(line)], line.text


def test_an_open_log_ends_above_what_else_lies_in_the_column(app: Application) -> None:
    layout = lay_out(app.size, app, 1)
    assert layout.log.bottom == layout.notes.bottom and layout.log.top == layout.side.top
    layout.make_room(app.px(97))
    assert layout.log.bottom < layout.choices.top and layout.choices.bottom < layout.notes.top


def test_nor_does_an_open_log_lie_over_choices_that_stepped_aside(app: Application) -> None:
    layout = lay_out(app.size, app, 1)
    layout.make_room(app.px(200))
    layout.asked = (layout.choices.inflate(-app.px(40), -app.px(40)),)
    layout.make_room(app.px(200))
    assert layout.choices.collidelist(layout.asked) < 0
    assert not layout.log.colliderect(layout.choices)


def test_the_response_window_shows_the_whole_stack(app: Application) -> None:
    window = ResponseWindow()
    stack = [announced(number, f"Action {number}", number % 2) for number in range(1, 6)]
    window.answered = 3
    layout = lay_out((1920, 1080), app, 1)
    window.lay_in(layout, stack, 150, "Respond?", app)
    area = layout.choices
    assert layout.side.contains(area) and not area.colliderect(layout.notes)
    assert [action.number for _, action in window.rows] == [5, 4, 3, 2, 1]
    assert all(window.rect.contains(rect) for rect, _ in window.rows)
    assert window.rows[-1][0].bottom <= window.below.top
    for rect, action in window.rows:
        assert window.row_at(rect.center) is action
    window.forget()
    assert window.row_at(area.center) is None


def test_a_window_too_low_keeps_the_latest_actions(app: Application) -> None:
    window = ResponseWindow()
    stack = [announced(number, f"Action {number}") for number in range(1, 30)]
    layout = lay_out(app.size, app, 1)
    window.lay_in(layout, stack, 150, "Respond?", app)
    area = layout.choices
    shown = [action.number for _, action in window.rows]
    assert shown == list(range(29, 29 - len(shown), -1)) and len(shown) < 29
    assert area.contains(window.rect)


def test_a_part_is_drawn_when_it_shows_something_else(app: Application) -> None:
    cache = PartCache()
    box = pygame.Rect(700, 10, 100, 100)
    drawn: list[int] = []
    for value in (1, 1, 2, 2, 1):
        cache.begin(app.size, app)
        cache.part("box", box, value, lambda surface, value=value: drawn.append(value))  # type: ignore[misc]
    assert drawn == [1, 2, 1]
    cache.forget()
    cache.begin(app.size, app)
    cache.part("box", box, 1, lambda surface: drawn.append(1))
    assert drawn == [1, 2, 1, 1]


def test_parts_lie_over_the_board_and_let_it_through_where_they_are_empty(app: Application) -> None:
    cache = PartCache()
    box = pygame.Rect(100, 100, 40, 40)
    tones = [(200, 10, 10)]

    def frame(*, is_there: bool) -> None:
        cache.begin(app.size, app)
        rect = box if is_there else pygame.Rect(0, 0, 0, 0)
        cache.part("box", rect, 1, lambda surface: pygame.draw.rect(surface, (0, 0, 250), (100, 100, 20, 40)))
        screen = app.display.screen
        fill = lambda surface: surface.fill(tones[0])  # noqa: E731
        cache.lay(screen, screen.get_rect(), fill, is_at_rest=lambda: True, look=lambda: None)

    def seen(x: int) -> tuple[int, ...]:
        return tuple(app.display.screen.get_at((x, 120)))[:3]

    frame(is_there=True)
    assert seen(110) == (0, 0, 250) and seen(130) == (200, 10, 10)
    tones[0] = (10, 200, 10)
    cache.invalidate_board()
    frame(is_there=True)
    assert seen(110) == (0, 0, 250) and seen(130) == (10, 200, 10)
    frame(is_there=False)
    assert seen(110) == (10, 200, 10)


def test_the_board_is_kept_while_it_rests_and_nothing_stirs(app: Application) -> None:
    cache = PartCache()
    rect = pygame.Rect(0, 0, 60, 40)
    drawn: list[int] = []
    cache.begin(app.size, app)

    def draw(surface: pygame.Surface) -> None:
        drawn.append(1)
        surface.fill((200, 10, 10), rect)

    def lay(*, at_rest: bool) -> int:
        cache.lay(app.display.screen, rect, draw, is_at_rest=lambda: at_rest, look=lambda: None)
        return len(drawn)

    # Once more when it has come to rest, for it has moved up to then.
    frames = ((False, 1), (False, 2), (True, 3), (True, 3), (True, 3), (False, 4), (True, 5), (True, 5))
    for at_rest, so_far in frames:
        assert lay(at_rest=at_rest) == so_far
    app.display.screen.fill((0, 0, 0))
    assert lay(at_rest=True) == 5 and app.display.screen.get_at((5, 5))[:3] == (200, 10, 10)
    cache.invalidate_board()
    assert lay(at_rest=True) == 6


def test_of_a_board_that_is_pointed_at_only_what_has_changed_is_drawn(app: Application) -> None:
    cache = PartCache()
    rect, near, far = pygame.Rect(0, 0, 600, 400), pygame.Rect(10, 10, 50, 50), pygame.Rect(500, 300, 50, 50)
    drawn: list[pygame.Rect] = []
    looks = [BoardLook("ground", {"mark": near}), BoardLook("ground", {"mark": far}), BoardLook("other", {"mark": far})]
    cache.begin(app.size, app)

    def draw(surface: pygame.Surface) -> None:
        drawn.append(surface.get_clip())

    def lay(look: BoardLook) -> list[pygame.Rect]:
        drawn.clear()
        cache.lay(app.display.screen, rect, draw, is_at_rest=lambda: True, look=lambda: look)
        return drawn

    assert lay(looks[0]) == [rect]
    assert lay(looks[1]) == [], "nobody has said that it may be another one"
    cache.compare_board()
    assert sorted(lay(looks[1]), key=tuple) == [near, far]
    cache.compare_board()
    assert lay(looks[1]) == []
    cache.compare_board()
    assert lay(looks[2]) == [rect]
    cache.invalidate_board()
    assert lay(looks[2]) == [rect]


def test_only_what_is_new_is_copied_to_a_screen_that_shows_the_rest(app: Application) -> None:
    cache = PartCache()
    board, pane = pygame.Rect(0, 0, 600, 400), pygame.Rect(700, 10, 100, 100)
    mark = pygame.Rect(10, 10, 50, 50)
    look, other = BoardLook("ground", {}), pygame.Surface(app.size)

    def frame(
        shows: int, surface: pygame.Surface = app.display.screen, *, shows_last: bool = True
    ) -> list[pygame.Rect]:
        cache.begin(app.size, app)
        cache.part("pane", pane, shows, lambda surface: None)
        cache.compare_board()
        cache.lay(surface, board, lambda surface: None, is_at_rest=lambda: True, look=lambda: look,
                  shows_last=shows_last)  # fmt: skip
        return cache.copied

    whole = [app.display.screen.get_rect()]
    assert frame(1) == whole, "nothing was copied before"
    assert frame(1) == [] and frame(2) == [pane] and frame(2) == []
    look = BoardLook("ground", {"mark": mark})
    assert frame(2) == [mark] and frame(2) == []
    cache.cover(pane)
    assert frame(2) == [pane] and frame(2) == []
    cache.cover()
    cache.cover(pane)
    assert frame(2) == whole and frame(2) == []
    assert frame(2, shows_last=False) == whole and frame(2) == []
    assert frame(2, other) == whole and frame(2, other) == [], "another surface shows nothing yet"
    assert frame(2) == whole
    cache.forget()
    assert frame(2) == whole


def test_a_card_looked_at_again_is_not_laid_out_again_until_the_seat_forgets(app: Application) -> None:
    zoom, rect = CardZoom(), pygame.Rect(10, 10, 400, 600)
    drawn: list[str] = []
    lay = zoom._lay

    def noted(seen: Inspection | None, *given: Any) -> Any:
        drawn.append(seen.title)
        return lay(seen, *given)

    zoom._lay = noted  # type: ignore[method-assign]
    cards = [Inspection(FaceRecord(name, name), name, 0, (("heart", "3", f"{name}'s life"),)) for name in ("A", "B")]
    for seen in (*cards, *cards):
        zoom.draw(app.display.screen, rect, seen, app, rect.size, 200)
        assert [words for _, words in zoom.tips] == [f"{seen.title}'s life"]
    assert drawn == ["A", "B"]
    zoom.forget()
    assert not len(zoom._words) and zoom.tips == []
    zoom.draw(app.display.screen, rect, cards[0], app, rect.size, 200)
    assert drawn == ["A", "B", "A"]


def test_a_log_that_is_scrolled_back_keeps_its_lines_and_leads_to_the_new_ones(app: Application) -> None:
    log, rect = _log(app, 40)
    log.scroll(90)
    log.draw(app.display.screen, rect, app, None)
    before = [(tuple(place), line) for place, line in log._places]
    assert log.lines[-1] not in [line for _, line in before] and log.to_latest.width
    assert log.tips == [(log.to_latest, "The log is scrolled back. Click for the latest lines.")]
    log.add(LogLine("Amber plays a card and tells a story of it that is longer than one line of the log has room for"))
    log.add(LogLine("Amber ends the turn"))
    log.draw(app.display.screen, rect, app, None)
    assert [(tuple(place), line) for place, line in log._places] == before, "nobody is torn away from what is read"
    assert log.unseen == 2 and rect.contains(log.to_latest)
    log.follow()
    log.draw(app.display.screen, rect, app, None)
    assert log._places[0][1] is log.lines[-1] and not log.to_latest.width and not log.tips
    log.add(LogLine("Blue begins"))
    log.draw(app.display.screen, rect, app, None)
    assert log._places[0][1] is log.lines[-1] and not log.unseen


def test_a_log_scrolled_to_its_end_follows_again(app: Application) -> None:
    log, rect = _log(app, 40)
    log.scroll(90)
    log.add(LogLine("One"))
    log.draw(app.display.screen, rect, app, None)
    log.scroll(-10_000)
    assert not log.back and not log.unseen
    log.add(LogLine("Two"))
    log.draw(app.display.screen, rect, app, None)
    assert log._places[0][1] is log.lines[-1]


def test_a_note_stays_in_the_part_of_the_window_that_it_is_given(app: Application) -> None:
    beside = pygame.Rect(600, 380, 40, 40)
    plain = tooltip(app.display.screen, "One line\nand another\nand a third", beside, app.theme, 14)
    assert plain.top >= beside.bottom
    above = tooltip(app.display.screen, "One line\nand another\nand a third", beside, app.theme, 14,
                    within=pygame.Rect(0, 0, 620, 430))  # fmt: skip
    assert above.bottom <= beside.top and above.right <= 620
    small = tooltip(app.display.screen, "One line\nand another\nand a third", beside, app.theme, 14,
                    within=pygame.Rect(0, 0, 20, 20))  # fmt: skip
    assert small == plain, "where there is no room it lies as ever"


def test_a_high_button_keeps_the_corners_of_a_button(app: Application) -> None:
    def corner(size: tuple[int, int]) -> int:
        """Pixels of the first row before the edge begins."""
        ground = button_ground(size, "plain", "normal", "walnut", chosen=False)
        return next(x for x in range(size[0]) if ground.get_at((x, 0)).a > 128)

    assert corner((270, 36)) <= 8
    assert corner((270, 180)) <= corner((270, 60)) <= 12


@pytest.mark.parametrize("game", ["skirmish", "arena", "factions", "crawler", "heroes"])
def test_another_theme_leaves_the_board_turned_as_it_was(game: str) -> None:
    driver, scene = at_the_table(a_match(game, "h" if game == "crawler" else "hh"))
    assert wait(driver, scene)
    driver.key(pygame.K_RIGHTBRACKET)
    before = scene.following.board
    assert before is not None and before.turning is not None and before.turning.turned == 1
    looked = before.turning.words
    driver.app.change_settings(theme="projector")
    driver.frames(3)
    board = scene.following.board
    assert board is not None and board is not before and board.turning is not None
    assert board.turning.turned == 1 and board.turning.words == looked
