"""How rich text is broken into lines: what ends a word never begins the next line."""

from __future__ import annotations

import pytest

from game.ui.art import fonts


def _firsts(text: str, width: int) -> list[str]:
    return [line[0][1].text for line, _ in fonts._lines(text, "body", 14, width) if line]


@pytest.mark.parametrize("text", ["roll the d20 {icon:d20}. On 16 or more", "one **two**, three", "(a {icon:sword}) b"])
def test_no_line_begins_with_what_ends_a_word(text: str) -> None:
    whole = fonts.text_width(text, "body", 14)
    for width in range(60, whole):
        firsts = _firsts(text, width)
        assert not any(first in (".", ",", ")") for first in firsts), (width, firsts)


def test_words_that_fit_stay_on_their_line() -> None:
    text = "ab {icon:d20}."
    wide = next(wide for line, wide in fonts._lines(text, "body", 14, 500))
    assert len(fonts._lines(text, "body", 14, wide)) == 1
    assert len(fonts._lines(text, "body", 14, wide - 1)) == 2
    # Icon and stop go to the next line together.
    second = fonts._lines(text, "body", 14, wide - 1)[1][0]
    assert [mark.text for _, mark in second] == ["d20", "."]


def test_a_word_behind_an_icon_is_no_ending() -> None:
    text = "ab {icon:d20}s"
    wide = next(wide for line, wide in fonts._lines(text, "body", 14, 500))
    assert [mark.text for _, mark in fonts._lines(text, "body", 14, wide - 1)[1][0]] == ["s"]
