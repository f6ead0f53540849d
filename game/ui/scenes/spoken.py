"""What a scene says in words, for those who hear it instead of seeing it: the words that stand on the screen, and no
others."""

from __future__ import annotations

import re

import msgspec

_MARKS = re.compile(r"\{icon:([^}]*)\}|\*\*")


class Spoken(msgspec.Struct, frozen=True):
    """The words of a scene now. ``page`` is its title, ``words`` its paragraphs, ``prompt`` the question at a table,
    ``log`` the lines of the log, ``answers`` and ``hand`` what can be pressed or looked at there with its key,
    ``note`` a passing sentence, ``focus`` what the ring or the keyboard's mark is on."""

    page: str = ""
    words: tuple[str, ...] = ()
    prompt: str = ""
    log: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    note: str = ""
    focus: str = ""


def plain(text: str) -> str:
    """Return a text without its marks, in one line; an icon is said by its name."""
    return " ".join(_MARKS.sub(lambda found: f" {found[1]} " if found[1] else "", text).split())
