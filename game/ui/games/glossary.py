"""The words of a game that stand on a card, with what they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

#: What a word of the game may end in where it stands in a sentence: "strikes", "exhausted".
_ENDS = r"(?:s|es|d|ed|ing|r|er|ers)?"


def words_on(text: str, glossary: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Each word of the glossary that a text has, as a word: "Stealth" has no "Steal" in it."""
    return tuple((word, meaning) for word, meaning in glossary.items() if _pattern(word).search(text))


@lru_cache(maxsize=1024)
def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z]){re.escape(word.lower())}{_ENDS}(?![a-z])", re.IGNORECASE)
