"""Lists of cards as plain text that people can paste: one line per card, "2 Titanic Growth" or the name alone."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping

from game.app.lists.card_list import CardList

#: Letters of a text, and of a name in it, that are read.
MOST_LETTERS, _LONGEST = 64_000, 60
_LINE = re.compile(r"^(?:(\d{1,9})\s*[x×]?\s+)?(.+)$")


def text_of(names: Mapping[str, str], content: CardList) -> str:
    return "".join(f"{count} {names[key]}\n" for key, count in content.cards)


def read_text(text: str, names: Mapping[str, str], most: int) -> CardList:
    """Return the list that a text tells; a line that begins with # is a remark. Raises ValueError with the line."""
    known = {plain_name(name): key for key, name in names.items()}
    content = CardList()
    for number, line in enumerate(text[:MOST_LETTERS].splitlines(), 1):
        found = _LINE.match(line.strip())
        if found is None or line.lstrip().startswith("#"):
            continue
        count, name = int(found[1] or 1), found[2].strip()
        key = known.get(plain_name(name))
        if key is None:
            raise ValueError(f"Line {number}: {no_card(name, names.values())}.")
        if content.size + count > most:
            raise ValueError(f"Line {number}: at most {most} cards are expected.")
        for _ in range(count):
            content = content.added(key)
    return content


def words_said(text: str, meanings: Mapping[str, str]) -> tuple[str, ...]:
    """Return those words of a glossary that a text in small letters says, each with what it means."""
    said = (word for word in meanings if re.search(rf"\b{word.casefold()}\b", text))
    return tuple(f"**{word}** {meanings[word]}" for word in said)


def plain_name(name: str) -> str:
    """Return a name without what typing changes: case, kinds of apostrophes, runs of spaces."""
    return " ".join(name.replace("’", "'").casefold().split())


def no_card(name: str, known: Iterable[str]) -> str:
    shown = name if len(name) <= 40 else name[:40] + "…"
    near = difflib.get_close_matches(name[:_LONGEST], list(known), 1)
    return f"there is no card {shown!r}" + (f"; did you mean {near[0]!r}" if near else "")
