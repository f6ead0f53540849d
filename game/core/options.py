"""Rules that a match may change from the printed ones.

A game keeps its options in one record, fields with defaults, from which its set-up, its table and its positions
inherit. So an option that is added there is written, kept, seen and offered without any other code.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Option(msgspec.Struct, frozen=True):
    """How an option is offered before a match: the ``field`` of the game's options, left out as ``printed``, and
    ``value`` ``otherwise``; both in a few words after the ``heading``."""

    field: str
    heading: str
    printed: str
    otherwise: str
    hint: str
    value: bool | int = True


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """What the options of every game derive from."""


def options_in(record: Options, kind: type[Options]) -> dict[str, Any]:
    """Return the options of a set-up, table or position by their fields; ``kind`` is the game's record of them."""
    return {field: getattr(record, field) for field in kind.__struct_fields__}
