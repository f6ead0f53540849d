"""One widget for each kind of decision: its plates, their keys, and what the keyboard goes through."""

from __future__ import annotations

from typing import get_args

from game.core.decisions import Kind
from game.ui.application import Application
from game.ui.table.decisions import WIDGETS
from game.ui.table.things import card, piece, square
from tests.ui.table.moments import announced, apart, inside, offer, widget

END = offer(9, "End the turn", advances=True, icon="next")


def test_every_kind_of_decision_has_its_widget() -> None:
    assert set(WIDGETS) == set(get_args(Kind))


def test_act_lays_powers_beside_the_board_and_going_on_in_the_bar(app: Application) -> None:
    power = offer(1, "Roar", by=piece(3), icon="tap", hint="All flee.")
    move = offer(2, "Move", square((1, 1)), piece(3))
    shown, asked = widget(app, "act", (power, move, END), waiting=(3, 4))
    plates = shown.plates()
    assert [plate.words for plate in plates] == ["Roar", "End the turn"]
    assert plates[0].key == "1" and plates[0].hint == "All flee."
    assert inside(plates[:1], shown.moment.layout.choices) and inside(plates[1:], shown.moment.layout.prompt)
    assert plates[1].kind == "primary" and "2 pieces can still act" in plates[1].hint
    assert shown.stops() == (piece(3), piece(4))
    plates[0].press()
    assert asked.given == [power]


def test_pick_names_pieces_on_plates_and_stops_at_each(app: Application) -> None:
    offers = tuple(offer(number, f"Spider {number}", piece(number)) for number in range(1, 5))
    shown, asked = widget(app, "pick", offers)
    plates = shown.plates()
    assert [plate.key for plate in plates] == ["1", "2", "3", "4"]
    assert shown.stops() == tuple(piece(number) for number in range(1, 5))
    assert apart(plates)
    plates[2].press()
    assert asked.given == [offers[2]]


def test_pick_from_the_tray_needs_no_plates(app: Application) -> None:
    offers = tuple(offer(number, f"Card {number}", card(number)) for number in (5, 6))
    shown, _ = widget(app, "pick", offers, tray=(5, 6))
    assert shown.plates() == [] and shown.stops() == (card(5), card(6))


def test_space_and_path_stop_at_squares(app: Application) -> None:
    for kind in ("space", "path"):
        offers = (offer(1, "There", square((2, 3))), offer(2, "Stay here", advances=True))
        shown, asked = widget(app, kind, offers)  # type: ignore[arg-type]
        assert shown.stops() == (square((2, 3)),)
        plates = shown.plates()
        assert [plate.words for plate in plates] == ["Stay here"]
        plates[0].press()
        assert asked.given == [offers[1]]


def test_order_lists_what_comes_next_one_below_the_other(app: Application) -> None:
    offers = tuple(offer(number, f"First number {number}", card(number)) for number in (1, 2, 3))
    shown, asked = widget(app, "order", offers)
    plates = shown.plates()
    assert [plate.key for plate in plates] == ["1", "2", "3"]
    assert plates[0].rect.bottom < plates[1].rect.top < plates[2].rect.top
    assert inside(plates, shown.moment.layout.choices)
    plates[1].press()
    assert asked.given == [offers[1]]


def test_respond_sets_passing_apart_from_the_answers(app: Application) -> None:
    answers = (offer(1, "Strike back", piece(3), piece(4)), offer(2, "Dodge", piece(4), piece(4)))
    passing = offer(3, "Pass", advances=True)
    stack = (announced(6, "A shot"), announced(7, "A dodge", 1))
    shown, asked = widget(app, "respond", (*answers, passing), stack=stack)
    plates = shown.plates()
    assert [plate.name for plate in plates] == ["offer: Strike back", "offer: Dodge", "pass", "pass all turn"]
    assert plates[2].rect.top - plates[1].rect.bottom > plates[1].rect.top - plates[0].rect.bottom
    assert apart(plates) and inside(plates, shown.moment.layout.choices)
    assert not shown.moment.layout.board.colliderect(shown.moment.window.rect)
    plates[2].press()
    plates[3].press()
    assert asked.given == [passing] and asked.stood == 1


def test_respond_leaves_the_board_free_where_nothing_was_announced(app: Application) -> None:
    answers = (offer(1, "Combine fire", None, piece(4)), offer(2, "Play Cover", card(5)))
    passing = offer(3, "Pass", advances=True)
    shown, asked = widget(app, "respond", (*answers, passing))
    plates, layout = shown.plates(), shown.moment.layout
    assert [plate.name for plate in plates] == ["offer: Combine fire", "offer: Play Cover", "pass", "pass all turn"]
    assert apart(plates) and inside(plates[:2], layout.choices) and inside(plates[2:], layout.prompt)
    for plate in (plates[0], plates[2], plates[3]):
        plate.press()
    assert asked.given == [answers[0], passing] and asked.stood == 1


def test_respond_asks_who_plays_a_card_only_when_several_can(app: Application) -> None:
    one = offer(1, "Play Web with Spider", card(5), piece(1))
    both = (offer(2, "Play Shield with Orc", card(6), piece(1)), offer(3, "Play Shield with Elf", card(6), piece(2)))
    shown, asked = widget(app, "respond", (one, *both), name_of=lambda thing: f"card {thing.number}")
    plates = shown.plates()
    assert [plate.words for plate in plates] == ["Play Web with Spider", "Play card 6 with…"]
    plates[1].press()
    assert asked.narrowed == [card(6)] and not asked.given


def test_equal_answers_are_listed_once_and_those_that_sound_alike_are_told_apart(app: Application) -> None:
    copies = (offer(1, "Dodge", card(5), piece(3)), offer(2, "Dodge", card(6), piece(3)))
    spiders = (offer(3, "Giant Spider", piece(7)), offer(4, "Giant Spider", piece(8)), offer(5, "Drow", piece(9)))
    plain = (offer(6, "Yes"), offer(7, "Yes"))
    shown, asked = widget(
        app, "order", (*copies, *spiders, *plain), place_of=lambda thing: f"({thing.number}, 1)" if thing else ""
    )
    plates = shown.plates()
    wanted = ["Dodge", "Giant Spider, (7, 1)", "Giant Spider, (8, 1)", "Drow", "Yes"]
    assert [plate.words for plate in plates] == wanted
    plates[2].press()
    assert asked.given == [spiders[1]]
    other = offer(8, "Dodge", card(5), piece(4))
    shown, _ = widget(app, "order", (copies[0], other), place_of=lambda thing: f"({thing.number}, 1)")
    assert [plate.words for plate in shown.plates()] == ["Dodge, (3, 1)", "Dodge, (4, 1)"]


def test_a_narrowed_question_can_be_let_go(app: Application) -> None:
    both = (offer(2, "Orc", piece(1), piece(1)), offer(3, "Elf", piece(2), piece(2)))
    for kind in ("act", "respond"):
        shown, asked = widget(app, kind, (*both, END), narrowed=card(6))  # type: ignore[arg-type]
        plates = shown.plates()
        assert plates[-1].words == "Cancel" and "advance" not in {plate.name for plate in plates}
        plates[-1].press()
        assert asked.narrowed == [None]


def test_many_plates_stand_in_two_columns_and_all_are_there(app: Application) -> None:
    offers = tuple(offer(number, f"A power with quite a long name {number}") for number in range(16))
    shown, _ = widget(app, "act", offers)
    plates = shown.plates()
    assert len(plates) == 16 and len({plate.rect.x for plate in plates}) == 2
    assert apart(plates) and inside(plates, shown.moment.layout.choices)
    assert [plate.key for plate in plates] == [*"123456789", *[""] * 7]


def test_what_is_asked_next_is_told_by_the_offers_themselves(app: Application) -> None:
    whom = tuple(offer(number, f"Heal piece {number}", card(5), piece(number), asks="On whom?") for number in (1, 2))
    who = tuple(offer(number, f"Play it with piece {number}", card(5), piece(number)) for number in (1, 2))
    for offers, words in ((whom, "On whom?"), (who, "Choose one")):
        shown, _ = widget(app, "act", offers, narrowed=card(5))
        assert shown.title() == words
