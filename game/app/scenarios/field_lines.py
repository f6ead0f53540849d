"""What a drawing says in words of a written position: a field in each line, with its value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from game.app.files.wording import place_and_expectation


def lines_of(fields: Mapping[str, Any]) -> str:
    """Return fields as text, one a line: ``hand: ["Web"]``."""
    return "\n".join(f"{name}: {_text(value)}" for name, value in fields.items())


def fields_of(text: str) -> dict[str, Any]:
    """Return the fields of such a text. Raises ValueError with the line that is wrong."""
    found: dict[str, Any] = {}
    for number, line in enumerate(text.splitlines(), 1):
        name, colon, value = line.partition(":")
        if not line.strip():
            continue
        if not colon or not name.strip().isidentifier():
            raise ValueError(f'line {number}: "field: value" is expected, not "{line.strip()[:60]}"')
        if name.strip() in found:
            raise ValueError(f"line {number}: {name.strip()} is there already")
        try:
            found[name.strip()] = value_of(value)
        except msgspec.DecodeError as error:
            raise ValueError(f"line {number}: {place_and_expectation(error)}") from error
    return found


def value_of(text: str) -> Any:
    """Return a value as written: any JSON, or a plain word. Raises msgspec.DecodeError for half a list."""
    plain = text.strip()
    if plain[:1] in ("[", "{", '"'):
        return msgspec.json.decode(plain)
    digits = plain.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 20:
        return int(plain)
    return {"true": True, "false": False, "null": None}.get(plain, plain)


def _text(value: Any) -> str:
    """Return a value as ``value_of`` reads it."""
    if isinstance(value, str) and value == value.strip() and value.isprintable() and value_of_is_word(value):
        return value
    return msgspec.json.encode(value).decode()


def value_of_is_word(text: str) -> bool:
    """Return whether a text that is written as it is comes back as that text."""
    return text[:1] not in ("[", "{", '"') and value_of(text) == text


def marks_text(marks: Mapping[str, Any]) -> str:
    """Return marks as a drawing has them: "poison 2, activated"."""
    return ", ".join(name if value is True else f"{name} {_text(value)}" for name, value in marks.items())
