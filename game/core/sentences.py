"""A sentence of the log in its parts, of which others make their own without taking the words to pieces."""

from __future__ import annotations

import re
from typing import Literal

import msgspec
from msgspec.structs import replace

from game.core.words import counted

#: What others make of it: a card or power is used ("use"), which may bring about what is told next, or it was only
#: dropped ("drop"); somebody attacks, or deals damage; something waits on a stack or a chain.
Kind = Literal["", "use", "drop", "attack", "deal", "stacked"]


class Said(msgspec.Struct, frozen=True):
    """What the log says of an event: ``who`` (a seat or a piece) does what, or what befalls it; without ``who`` all of
    it is in ``does``. ``what``: whom or what it is done to, or a whole sentence that it announces; ``count``: how many
    of that, for what can be added up. ``by``: who or what brought that about ("by Orc", "from a fall"), ``how`` ("with
    Axe", "as it leaves"), ``cause``: the card or power that did it, in brackets. ``more`` is whatever else stands
    before the full ``stop``, ``then`` are sentences behind it. ``several``: what several of one name do."""

    who: str = ""
    does: str = ""
    what: str | Said = ""
    by: str = ""
    how: str = ""
    more: str = ""
    cause: str = ""
    then: str = ""
    count: int = 0
    several: str = ""
    kind: Kind = ""
    stop: str = "."

    def __str__(self) -> str:
        return self.ended()

    @property
    def rest(self) -> str:
        """Return the words behind the verb, up to the full stop."""
        what = self.what.first if isinstance(self.what, Said) else self.what
        what = counted(self.count, what) if self.count else what
        words = "".join(f" {part}" for part in (what, self.by, self.how) if part)
        return f"{words}{self.more}{f' ({self.cause})' if self.cause else ''}"

    @property
    def first(self) -> str:
        """Return the words up to the full stop."""
        return f"{f'{self.who} {self.does}'.strip()}{self.rest}"

    @property
    def doer(self) -> str:
        """Return who does something, or is announced to do it."""
        return self.what.who if isinstance(self.what, Said) else self.who

    def ended(self, before: str = "", after: str = "") -> str:
        """Return all of it, with words before it and before its full stop; none stands behind a name's own mark."""
        first = f"{before}{self.first}{after}"
        return " ".join(part for part in (f"{first}{'' if first.endswith('!') else self.stop}", self.then) if part)

    def naming(self, name: str, called: str) -> Said:
        """Return it with another name in the last place where the whole of this one stands: where it stands alone, for
        longer ones may end like it ("Mage" and "Apprentice Mage")."""
        parts = ("more", "how", "by", "what", "does", "who")
        for part in (*(one for one in parts if getattr(self, one) == name), *parts):
            words = getattr(self, part)
            if isinstance(words, Said):
                if name in words.first:
                    return replace(self, what=words.naming(name, called))
            elif places := [found.span() for found in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", words)]:
                start, end = places[-1]
                return replace(self, **{part: f"{words[:start]}{called}{words[end:]}"})
        return self


def plain(text: str) -> Said:
    """Return a sentence whose parts nobody needs."""
    return Said(does=text.removesuffix("."), stop="." if text.endswith(".") else "")
