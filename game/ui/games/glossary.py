"""The words of a game that stand on a card, with what they mean."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

#: What a word of the game may end in where it stands in a sentence: "strikes", "exhausted".
_ENDS = r"(?:s|es|d|ed|ing|r|er|ers)?"
#: What stands before a word that a card says others are not: beside a Knight, who parries an attack "that is not
#: ranged", Ranged would be read as the Knight's own.
_DENIED = r"(?<!\bis not )(?<!\bare not )"


def words_on(text: str, glossary: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the glossary's words in a text, as words: no "Steal" in "Stealth", no "Unique" in "not unique"."""
    return tuple((word, meaning) for word, meaning in glossary.items() if _pattern(word).search(text))


@lru_cache(maxsize=1024)
def _pattern(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![a-z]){_DENIED}{re.escape(word.lower())}{_ENDS}(?![a-z])", re.IGNORECASE)
