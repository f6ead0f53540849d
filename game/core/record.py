"""Records: how a state, a command or an event is written as JSON, and how two states are compared.

Every stored type is a tagged ``msgspec.Struct``: it encodes itself, and loading validates it. Nothing is ever pickled.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from game.core.commands import Command, Concede
from game.core.ruleset import Ruleset
from game.core.state import AnyState

#: Written into every save; a save of another format is refused with words.
FORMAT = 3


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One accepted answer of a match: who, what (a command as JSON), the digest of the state after it, and for how many
    seconds a person thought about it, where that was measured."""

    seat: int
    command: msgspec.Raw
    digest: str
    took: float = 0.0


def encode(value: Any) -> bytes:
    """Return any record as JSON, the same bytes each time for equal values. No state holds a set; a dict keeps its
    order, in which pieces came to the table, and may have numbers as keys."""
    return msgspec.json.encode(value)


def digest(state: AnyState) -> str:
    """Return a short fingerprint of a state: equal states have equal ones, in every process."""
    return hashlib.blake2b(encode(state), digest_size=12).hexdigest()


def decode_state(game: Ruleset, text: bytes) -> AnyState:
    """Return a state from JSON. Raises msgspec.ValidationError that names the place of what is wrong."""
    state: AnyState = msgspec.json.decode(text, type=game.state_type)
    return state


def decode_command(game: Ruleset, text: bytes | msgspec.Raw) -> Command:
    """Return a command of the game, or ``Concede``, from JSON. Raises msgspec.ValidationError or DecodeError."""
    command: Command = msgspec.json.decode(text, type=game.command_type | Concede)
    return command


def decode_setup(game: Ruleset, text: bytes | msgspec.Raw) -> Any:
    """Return a set-up of the game from JSON. Raises msgspec.ValidationError or DecodeError."""
    return msgspec.json.decode(text, type=game.setup_type)


def first_difference(left: Any, right: Any, path: str = "state") -> str | None:
    """Return the path of the first field in which two JSON-like values differ, with both values; None when equal."""
    if isinstance(left, dict) and isinstance(right, dict):
        for key in sorted(set(left) | set(right), key=str):
            if key not in left or key not in right:
                return f"{path}.{key} is on one side only"
            found = first_difference(left[key], right[key], f"{path}.{key}")
            if found:
                return found
        return None
    if isinstance(left, list) and isinstance(right, list):
        if len(left) != len(right):
            return f"{path} has {len(left)} entries against {len(right)}"
        for index, (one, other) in enumerate(zip(left, right, strict=True)):
            found = first_difference(one, other, f"{path}[{index}]")
            if found:
                return found
        return None
    return None if left == right else f"{path} is {left!r} against {right!r}"
