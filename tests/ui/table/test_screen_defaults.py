"""What a game's screen says where the game says nothing itself."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.core.commands import Command
from game.ui.art.card_faces import FaceRecord
from game.ui.screens.game_screen import Announced, Marks
from game.ui.screens.items import Offers, piece, square
from game.ui.screens.screen_defaults import ScreenDefaults, ScreenOfFigures

NAMES = ("Ann", "Bob")


class Board:
    """What is shown on it, one after the other."""

    turning = None

    def __init__(self) -> None:
        self.shown: list[Any] = []

    def show_table(self, table: Any) -> None:
        self.shown.append(table)

    def forget(self) -> None:
        self.shown.append(None)


class Screen(ScreenDefaults):
    forgotten = 0

    def board_for(self, table: Any) -> Board:
        return self.board or Board()

    def forget(self) -> None:
        self.forgotten += 1

    def question(self, view: Any, selected: int | None) -> str:
        return f"What now, {selected}?"

    def space_of(self, table: Any, piece: int) -> tuple[tuple[int, int], int] | None:
        return ((piece, 0), 1) if piece in table else None

    def cell_words(self, table: Any, cell: tuple[int, int]) -> str:
        return f"space {cell[0]}"


class Pass(Command, frozen=True, tag="test_pass"):
    """Nothing."""


class Act(Command, frozen=True, tag="test_act"):
    """Something."""


def moment(kind: str = "act", *stack: Any) -> Any:
    return SimpleNamespace(table=stack, seat=0, decision=SimpleNamespace(kind=kind, seat=0))


def test_a_board_is_made_once_shown_and_forgotten() -> None:
    screen = Screen(NAMES, "walnut")
    screen.show(None)
    assert screen.board is None and screen.forgotten == 1
    screen.show((1,))
    board = screen.board
    screen.show((2,))
    screen.show(None)
    assert screen.board is board and board.shown == [(1,), (2,), None] and screen.forgotten == 2


def test_another_theme_takes_another_board_with_the_same_table() -> None:
    screen = Screen(NAMES, "walnut")
    screen.show((1,))
    board = screen.board
    screen.restyle("walnut", NAMES, (1,))
    assert screen.board is board
    screen.restyle("projector", NAMES, (1,))
    assert screen.board is not board and screen.board.shown == [(1,)] and screen.theme == "projector"
    screen.restyle("walnut", NAMES, None)
    assert screen.board is None


def test_a_piece_has_the_name_of_its_space() -> None:
    screen = Screen(NAMES, "walnut")
    words = [screen.place_words((4,), item) for item in (piece(4), piece(5), square((7, 0)))]
    assert words == ["space 4", "", "space 7"]


def test_the_question_is_asked_until_the_match_is_over() -> None:
    screen = Screen(NAMES, "walnut")
    assert screen.prompt(moment(), 3) == "What now, 3?"
    assert screen.prompt(SimpleNamespace(decision=None), 3) == "The match is over."


def announced(seat: int, *, is_card: bool) -> Announced:
    return Announced(1, seat, FaceRecord("orc", "Orc"), "acts", "", "card", (), is_card)


@pytest.mark.parametrize(
    ("kind", "stack", "own"),
    [
        ("respond", [announced(0, is_card=True)], True),
        ("act", [announced(0, is_card=True)], False),
        ("respond", [announced(1, is_card=True)], False),
        ("respond", [announced(0, is_card=False)], False),
        ("respond", [announced(0, is_card=True), announced(1, is_card=True)], False),
        ("respond", [], False),
    ],
)
def test_only_the_last_announced_card_counts_as_ones_own(kind: str, stack: list[Announced], *, own: bool) -> None:
    class Figures:
        announced = staticmethod(lambda table, names: tuple(table))

    class OfFigures(Screen, ScreenOfFigures):
        figures: Any = Figures

    assert OfFigures(NAMES, "walnut").own_act_answered(moment(kind, *stack), Pass()) is own


def test_passing_is_the_answer_that_the_game_says_it_is() -> None:
    class OfFigures(Screen, ScreenOfFigures):
        """Nothing of its own."""

    class Passing(OfFigures):
        passes = (Pass,)

    assert Passing(NAMES, "walnut").passing((Act(), Pass())) == Pass()
    assert Passing(NAMES, "walnut").passing((Act(),)) is None
    for screen in (OfFigures(NAMES, "walnut"), Screen(NAMES, "walnut")):
        assert screen.passing((Pass(),)) is None


def test_what_a_game_does_not_say_is_nothing() -> None:
    screen, view = Screen(NAMES, "walnut"), moment()
    offers = Offers()
    assert [screen.held(view), screen.tray(view, offers), screen.waiting(view), screen.announced(())] == [()] * 4
    words = [screen.tray_title(view), screen.mark(view, (), None, Marks(offers)), screen.space_words((), (0, 0))]
    assert words == ["", "", ""]
    nothing = [screen.inspect((), piece(1)), screen.panel(view, offers), screen.why_not(view, piece(1), None)]
    assert nothing == [None, None, None]
    assert screen.piece_at((), (0, 0)) is screen.first_selection(view) is None and not screen.is_selectable(view, 1)
