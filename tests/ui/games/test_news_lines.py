"""Lines of a seat's news that are told in one."""

from __future__ import annotations

from game.ui.games.news_lines import ELSEWHERE, Line, of_seat


def test_pieces_of_one_name_are_counted_and_numbers_stand_in_their_order() -> None:
    names = ("Orc 10", "Orc 2", "Elf", "Orc 1", "Elf")
    lines = [Line(ELSEWHERE, f"{name} moves.", 1, doer=name, goer=name) for name in names]
    assert of_seat(lines, "Amber").text == "Amber moves 2 of Elf, Orc 1, 2 and 10."


def test_what_has_no_object_stands_alone() -> None:
    assert of_seat([Line(ELSEWHERE, "Amber passes.", 1)] * 2, "Amber").text == "Amber passes (2 times)."
