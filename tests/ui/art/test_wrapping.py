"""How rich text is broken into lines: what ends a word never begins the next line."""

from __future__ import annotations

import pygame
import pytest

from game.app.look import font_file
from game.ui.art import fonts


@pytest.mark.parametrize("text", ["roll the d20 {icon:d20}. On 16 or more", "one **two**, three", "(a {icon:sword}) b"])
def test_no_line_begins_with_what_ends_a_word(text: str) -> None:
    whole = fonts.text_width(text, "body", 14)
    for width in range(60, whole):
        firsts = [line[0][1].text for line, _ in fonts._lines(text, "body", 14, width) if line]
        assert not any(first in (".", ",", ")") for first in firsts), (width, firsts)


def test_the_name_of_a_place_stays_in_one_line() -> None:
    text = "Leyline Phantom 1 is summoned to (3, 15)."
    for width in range(fonts.text_width("summoned", "body", 14), fonts.text_width(text, "body", 14)):
        lines = ["".join(mark.text for _, mark in line) for line, _ in fonts._lines(text, "body", 14, width)]
        assert any("(3, 15)." in line for line in lines), (width, lines)


def test_words_that_fit_stay_on_their_line() -> None:
    text = "ab {icon:d20}."
    wide = next(wide for line, wide in fonts._lines(text, "body", 14, 500))
    assert len(fonts._lines(text, "body", 14, wide)) == 1
    assert len(fonts._lines(text, "body", 14, wide - 1)) == 2
    # Icon and stop go to the next line together.
    second = fonts._lines(text, "body", 14, wide - 1)[1][0]
    assert [mark.text for _, mark in second] == ["d20", "."]


def test_a_word_behind_an_icon_is_not_an_ending() -> None:
    text = "ab {icon:d20}s"
    wide = next(wide for line, wide in fonts._lines(text, "body", 14, 500))
    assert [mark.text for _, mark in fonts._lines(text, "body", 14, wide - 1)[1][0]] == ["s"]


def test_a_font_that_was_set_to_another_size_draws_as_one_that_was_opened_for_it() -> None:
    fonts.forget_fonts()
    sizes = range(11, 11 + 2 * fonts._OPEN_AT_ONCE)
    for px in (*sizes, *sizes):
        drawn, fresh = (one.render("Fate, 7", antialias=True, color=(9, 9, 9)) for one in (
            fonts.font("bold", px), pygame.Font(font_file("bold"), px)
        ))  # fmt: skip
        assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(fresh, "RGBA"), px


def test_no_more_fonts_of_a_role_are_open_than_may_be_and_those_used_last_stay() -> None:
    fonts.forget_fonts()
    first, second = fonts.font("bold", 11), fonts.font("bold", 12)
    for px in range(13, 11 + fonts._OPEN_AT_ONCE):
        fonts.font("bold", px)
    body = fonts.font("body", 40)
    assert fonts.font("bold", 11) is first, "there is room for that many"
    assert fonts.font("bold", 60) is second and second.point_size == 60, "that one was not used for longest"
    assert fonts.font("bold", 11) is first and fonts.font("body", 40) is body
    assert len(fonts._FONTS._open) == fonts._OPEN_AT_ONCE + 1


def test_an_opening_bracket_goes_with_what_it_begins() -> None:
    text = "Demonweb Spider ({icon:dead}destroyed), 5 damage"
    for width in range(fonts.text_width("destroyed),", "body", 14) + 30, fonts.text_width(text, "body", 14)):
        lasts = [line[-1][1].text for line, _ in fonts._lines(text, "body", 14, width)]
        assert "(" not in lasts, (width, lasts)
