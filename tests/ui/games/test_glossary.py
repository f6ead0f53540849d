"""The words of a game that stand on a card, told as words."""

from __future__ import annotations

import pytest

from game.ui.games.crawler.figures import glossary
from game.ui.games.factions.figures import glossary as factions_words
from game.ui.games.glossary import words_on

WORDS = {"Steal": "Takes.", "Strike": "Hits.", "DEF": "Armour.", "Long-Range": "Far."}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Stealth.", []),
        ("It steals; **Steal**", ["Steal"]),
        ("when it strikes, or struck", ["Strike"]),
        ("striking", []),
        ("while defending", []),
        ("its DEF is 2", ["DEF"]),
        ("has long-range this turn", ["Long-Range"]),
        ("misdef", []),
        ("an attack that is not long-range", []),
        ("units that are not long-range", []),
        ("is not long-range, but a long-range one", ["Long-Range"]),
        ("it does not steal", ["Steal"]),
    ],
)
def test_a_word_inside_another_is_none(text: str, found: list[str]) -> None:
    assert [word for word, _ in words_on(text, WORDS)] == found


def test_a_wisp_of_stealth_does_not_steal() -> None:
    words = [word for word, _ in glossary("grave_wisp")]
    assert "Stealth" in words and "Steal" not in words


def test_a_card_is_not_explained_as_what_it_says_of_others() -> None:
    assert "Ranged" not in [word for word, _ in factions_words("knight")]
    assert "Unique" not in [word for word, _ in factions_words("recruitment_center")]
    assert "Ranged" in [word for word, _ in factions_words("sharpshooter")]
