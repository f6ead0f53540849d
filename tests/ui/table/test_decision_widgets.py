"""One widget for each kind of decision: its buttons, their keys, and what the keyboard goes through."""

from __future__ import annotations

from typing import get_args

import pytest

from game.core.decisions import Kind
from game.ui.application import Application
from game.ui.panels.buttons import draw_button
from game.ui.panels.layout import lay_out
from game.ui.screens.items import Item, card, piece, square
from game.ui.table.questions.decisions import WIDGETS
from game.ui.window.bindings import tell_by_touch
from tests.ui.table.moments import announced, apart, inside, offer, widget

END = offer(9, "End the turn", advances=True, icon="next")


def test_every_kind_of_decision_has_its_widget() -> None:
    assert set(WIDGETS) == set(get_args(Kind))


def test_act_lays_powers_beside_the_board_and_going_on_in_the_bar(app: Application) -> None:
    power = offer(1, "Roar", by=piece(3), icon="tap", hint="All flee.")
    move = offer(2, "Move", square((1, 1)), piece(3))
    shown, asked = widget(app, "act", (power, move, END), waiting=(3, 4))
    buttons = shown.buttons()
    assert [button.words for button in buttons] == ["Roar", "End the turn"]
    assert buttons[0].key == "1" and buttons[0].hint == "All flee."
    assert inside(buttons[:1], shown.moment.layout.choices) and inside(buttons[1:], shown.moment.layout.prompt)
    assert buttons[1].kind == "primary" and "2 pieces can still act" in buttons[1].hint
    assert shown.stops() == (piece(3), piece(4))
    buttons[0].press()
    assert asked.given == [power]


def test_what_passing_comes_to_is_read_whole_on_its_button(app: Application) -> None:
    for words in ("Pass: Marsh Skitterer takes 1", "Pass: Marsh Skitterer takes 1 and is destroyed"):
        button = widget(app, "respond", (offer(1, words, icon="fast", advances=True),))[0].buttons()[0]
        assert draw_button(app.display.screen, button, "normal", "walnut"), words


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_for_fingers_choices_and_passing_are_as_large_as_what_is_pressed(app: Application, text_scale: float) -> None:
    app.change_settings(text_scale=text_scale)
    offers = tuple(offer(number, f"Attacks Foe {number}", piece(number)) for number in (1, 2, 3))
    offers += (offer(9, "Pass: Marsh Skitterer takes 1", icon="fast", advances=True),)
    tell_by_touch(is_touched=True)
    try:
        buttons = widget(app, "respond", offers)[0].buttons()
        layout = lay_out(app.size, app, 1)
    finally:
        tell_by_touch(is_touched=False)
    chosen = [button for button in buttons if button.name.startswith("offer")]
    assert len(chosen) == 3 and min(button.rect.height for button in chosen) >= app.least_target
    assert apart(buttons) and all(layout.side.contains(button.rect) for button in chosen)


def test_in_large_words_choices_do_not_repeat_what_they_were_begun_with(app: Application) -> None:
    app.change_settings(text_scale=2.0)
    offers = tuple(offer(number, f"Captain Osric Vane attacks Foe {number}", piece(number)) for number in (1, 2, 3))
    more = {"narrowed": piece(9), "name_of": lambda item: "Captain Osric Vane"}
    buttons = widget(app, "act", offers, **more)[0].buttons()
    assert [button.words for button in buttons[:3]] == [f"Attack Foe {number}" for number in (1, 2, 3)]
    assert min(button.px for button in buttons) >= app.px(15)


def test_pick_names_pieces_on_plates_and_stops_at_each(app: Application) -> None:
    offers = tuple(offer(number, f"Spider {number}", piece(number)) for number in range(1, 5))
    shown, asked = widget(app, "pick", offers)
    buttons = shown.buttons()
    assert [button.key for button in buttons] == ["1", "2", "3", "4"]
    assert shown.stops() == tuple(piece(number) for number in range(1, 5))
    assert apart(buttons)
    buttons[2].press()
    assert asked.given == [offers[2]]


def test_pick_from_the_tray_needs_no_plates(app: Application) -> None:
    offers = tuple(offer(number, f"Card {number}", card(number)) for number in (5, 6))
    shown, _ = widget(app, "pick", offers, tray=(5, 6))
    assert shown.buttons() == [] and shown.stops() == (card(5), card(6))


def test_space_and_path_stop_at_squares(app: Application) -> None:
    for kind in ("space", "path"):
        offers = (offer(1, "There", square((2, 3))), offer(2, "Stay here", advances=True))
        shown, asked = widget(app, kind, offers)  # type: ignore[arg-type]
        assert shown.stops() == (square((2, 3)),)
        buttons = shown.buttons()
        assert [button.words for button in buttons] == ["Stay here"]
        buttons[0].press()
        assert asked.given == [offers[1]]


def test_order_lists_what_comes_next_one_below_the_other(app: Application) -> None:
    offers = tuple(offer(number, f"First number {number}", card(number)) for number in (1, 2, 3))
    shown, asked = widget(app, "order", offers)
    buttons = shown.buttons()
    assert [button.key for button in buttons] == ["1", "2", "3"]
    assert buttons[0].rect.bottom < buttons[1].rect.top < buttons[2].rect.top
    assert inside(buttons, shown.moment.layout.choices)
    buttons[1].press()
    assert asked.given == [offers[1]]


def test_respond_sets_passing_apart_from_the_answers(app: Application) -> None:
    answers = (offer(1, "Strike back", piece(3), piece(4)), offer(2, "Dodge", piece(4), piece(4)))
    passing = offer(3, "Pass", advances=True)
    stack = (announced(6, "A shot"), announced(7, "A dodge", 1))
    shown, asked = widget(app, "respond", (*answers, passing), stack=stack)
    buttons = shown.buttons()
    assert [button.name for button in buttons] == ["offer: Strike back", "offer: Dodge", "pass", "pass all turn"]
    assert buttons[2].rect.top - buttons[1].rect.bottom > buttons[1].rect.top - buttons[0].rect.bottom
    assert apart(buttons) and inside(buttons, shown.moment.layout.choices)
    assert shown.moment.layout.side.contains(shown.moment.window.rect)
    buttons[2].press()
    buttons[3].press()
    assert asked.given == [passing] and asked.stood == 1


def test_passing_has_two_lines_where_its_words_need_them(app: Application) -> None:
    stack = (announced(6, "A shot"),)
    heights = []
    for words in ("Pass", "Pass: Halfling Sneak takes 10 damage and is destroyed"):
        shown, _ = widget(app, "respond", (offer(3, words, advances=True),), stack=stack)
        first, rest = shown.buttons()
        heights.append(first.rect.height)
        assert inside([first, rest], shown.moment.layout.choices) and first.rect.bottom < rest.rect.top
        assert draw_button(app.display.screen, first, "normal", app.theme.name), "none of it is cut"
    assert heights[1] > heights[0]


def test_respond_leaves_the_board_free_where_nothing_was_announced(app: Application) -> None:
    answers = (offer(1, "Combine fire", None, piece(4)), offer(2, "Play Cover", card(5)))
    passing = offer(3, "Pass", advances=True)
    shown, asked = widget(app, "respond", (*answers, passing))
    buttons, layout = shown.buttons(), shown.moment.layout
    assert [button.name for button in buttons] == ["offer: Combine fire", "offer: Play Cover", "pass", "pass all turn"]
    assert apart(buttons) and inside(buttons[:2], layout.choices) and inside(buttons[2:], layout.prompt)
    for button in (buttons[0], buttons[2], buttons[3]):
        button.press()
    assert asked.given == [answers[0], passing] and asked.stood == 1


def test_respond_asks_who_plays_a_card_only_when_several_can(app: Application) -> None:
    one = offer(1, "Play Web with Spider", card(5), piece(1))
    both = (offer(2, "Play Shield with Orc", card(6), piece(1)), offer(3, "Play Shield with Elf", card(6), piece(2)))
    shown, asked = widget(app, "respond", (one, *both), name_of=lambda item: f"card {item.number}")
    buttons = shown.buttons()
    assert [button.words for button in buttons] == ["Play Web with Spider", "Play card 6 with…"]
    buttons[1].press()
    assert asked.narrowed == [card(6)] and not asked.given


def test_equal_answers_are_listed_once_and_those_that_sound_alike_are_told_apart(app: Application) -> None:
    copies = (offer(1, "Dodge", card(5), piece(3)), offer(2, "Dodge", card(6), piece(3)))
    spiders = (offer(3, "Giant Spider", piece(7)), offer(4, "Giant Spider", piece(8)), offer(5, "Drow", piece(9)))
    plain = (offer(6, "Yes"), offer(7, "Yes"))
    shown, asked = widget(
        app, "order", (*copies, *spiders, *plain), place_of=lambda item: f"({item.number}, 1)" if item else ""
    )
    buttons = shown.buttons()
    wanted = ["Dodge", "Giant Spider, (7, 1)", "Giant Spider, (8, 1)", "Drow", "Yes"]
    assert [button.words for button in buttons] == wanted
    buttons[2].press()
    assert asked.given == [spiders[1]]
    other = offer(8, "Dodge", card(5), piece(4))
    shown, _ = widget(app, "order", (copies[0], other), place_of=lambda item: f"({item.number}, 1)")
    assert [button.words for button in shown.buttons()] == ["Dodge, (3, 1)", "Dodge, (4, 1)"]


def test_what_long_answers_share_stands_after_what_tells_them_apart(app: Application) -> None:
    healing = "Exhaust: heal 2 damage from target hero or ally"
    offers = tuple(offer(number, f"{healing}: Ally {number}") for number in (1, 2))
    alone = offer(3, "Exhaust: deal 3 melee damage to target hero or ally: Foe")
    buttons = widget(app, "respond", (*offers, alone))[0].buttons()
    assert [one.words for one in buttons] == [f"Ally 1: {healing}", f"Ally 2: {healing}", alone.words]
    placed = tuple(
        offer(number, f"Alliance Trooper: {what} against the Capital (zone 1, number 1)")
        for number, what in ((1, "Combine Fire"), (2, "Aim"))
    )
    buttons = widget(app, "respond", placed)[0].buttons()
    assert buttons[0].words == "Combine Fire against the Capital (zone 1, number 1): Alliance Trooper"
    short = tuple(offer(number, f"Heal: Ally {number}") for number in (1, 2))
    assert [one.words for one in widget(app, "respond", short)[0].buttons()] == ["Heal: Ally 1", "Heal: Ally 2"]


def test_a_narrowed_question_can_be_let_go(app: Application) -> None:
    both = (offer(2, "Orc", piece(1), piece(1)), offer(3, "Elf", piece(2), piece(2)))
    for kind in ("act", "respond"):
        shown, asked = widget(app, kind, (*both, END), narrowed=card(6))  # type: ignore[arg-type]
        buttons = shown.buttons()
        assert buttons[-1].words == "Cancel" and "advance" not in {button.name for button in buttons}
        buttons[-1].press()
        assert asked.narrowed == [None]


def test_many_plates_stand_in_two_columns_and_all_are_there(app: Application) -> None:
    offers = tuple(offer(number, f"A power with quite a long name {number}") for number in range(16))
    shown, _ = widget(app, "act", offers)
    buttons = shown.buttons()
    assert len(buttons) == 16 and len({button.rect.x for button in buttons}) == 2
    assert apart(buttons) and inside(buttons, shown.moment.layout.choices)
    assert [button.key for button in buttons] == [*"123456789", *[""] * 7]


def test_what_is_asked_next_is_told_by_the_offers_themselves(app: Application) -> None:
    whom = tuple(offer(number, f"Heal piece {number}", card(5), piece(number), asks="On whom?") for number in (1, 2))
    who = tuple(offer(number, f"Play it with piece {number}", card(5), piece(number)) for number in (1, 2))
    for offers, words in ((whom, "On whom?"), (who, "Choose one")):
        shown, _ = widget(app, "act", offers, narrowed=card(5))
        assert shown.title() == words


def test_more_answers_than_keys_are_asked_by_target_first(app: Application) -> None:
    """A cost with X has an answer for each X at each target."""
    each = [(number, x) for number in (1, 2) for x in range(6)]
    offers = tuple(offer(number * 10 + x, f"X = {x} on {number}", piece(number)) for number, x in each)
    shown, asked = widget(app, "act", offers, narrowed=card(5), name_of=lambda item: f"Piece {item.number}")
    buttons = shown.buttons()
    assert [button.words for button in buttons] == ["Piece 1…", "Piece 2…", "Cancel"]
    buttons[1].press()
    assert asked.narrowed == [piece(2)] and not asked.given
    few, _ = widget(app, "act", offers[:9], narrowed=card(5))
    assert len(few.buttons()) == 10
    alone, _ = widget(app, "act", (*offers, offer(99, "On nobody")), narrowed=card(5))
    assert len(alone.buttons()) == 14


def test_what_is_begun_by_a_button_alone_takes_one_button(app: Application) -> None:
    place = Item("place", name="Super Heated")
    burns = tuple(offer(number, f"Burn {number}", place, piece(number), is_aimed=True) for number in range(9))
    shown, asked = widget(app, "act", (*burns, offer(20, "Draw")))
    assert [button.words for button in shown.buttons()] == ["Super Heated…", "Draw"]
    shown.buttons()[0].press()
    assert asked.narrowed == [place] and not asked.given
    pile = offer(1, "Open", Item("place", name="graveyard"))
    assert [button.words for button in widget(app, "act", (pile,))[0].buttons()] == []


def test_a_choice_of_large_words_has_two_lines_rather_than_three(app: Application) -> None:
    app.change_settings(text_scale=2.0)
    shown, _ = widget(
        app, "pick", (offer(1, "Keep this hand", icon="check"), offer(2, "Draw another hand", icon="redo"))
    )
    for button in shown.buttons():
        assert button.rect.height <= button.px * 3.5 and button.px > 20
        assert draw_button(app.display.screen, button, "normal", app.theme.name), "none of it is cut"


def test_large_answers_beside_hints_are_read_before_what_they_answer(app: Application) -> None:
    app.change_settings(text_scale=2.0)
    stack = (announced(7, "Amber plays Changed Places"),)
    offers = tuple(offer(number, f"Illusionary Projection {number}") for number in range(4))
    for high, rows in ((0, 1), (app.size[1] // 4, 0)):
        shown, _ = widget(app, "pick", offers, stack=stack)
        shown.moment.layout.hints_high = high
        buttons = shown.buttons()
        assert len(shown.moment.window.rows) == rows and all(button.px > 20 for button in buttons)
        assert apart(buttons) and inside(buttons, shown.moment.layout.choices)
