"""The page of the project's own words: in order, one line each, and every place that it names is there."""

from __future__ import annotations

import re

from tests.architecture.source import ROOT

PAGE = ROOT / "docs" / "glossary.md"


def rows() -> list[tuple[str, str, str]]:
    """Word, meaning and places of each line of the table."""
    lines = [line for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| ")]
    cells = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
    return [(word, meaning, places) for word, meaning, places in cells if word != "word"]


def test_words_stand_in_order_and_once() -> None:
    words = [word for word, _, _ in rows()]
    assert words == sorted(set(words))
    assert {"agenda", "view"} <= set(words)


def test_places_of_words_are_there() -> None:
    for word, _, places in rows():
        named = re.findall(r"`([^`]+)`", places)
        assert named, word
        assert [place for place in named if not (ROOT / place).exists()] == [], word
