"""How two records differ, in words that a complaint can carry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from game.core import record


def shown(value: Any, limit: int = 300) -> str:
    """Return a value for a complaint, shortened."""
    text = repr(value)
    return text if len(text) <= limit else f"{text[:limit]}…"


def plain(value: Any) -> Any:
    """Return a record as lists, dicts, numbers and words."""
    return msgspec.json.decode(record.encode(value))


def difference(one: Any, other: Any) -> str:
    """Return the first field in which two records differ."""
    return shown(record.first_difference(plain(one), plain(other)) or "only in what is not written down")


def differing(one: Any, other: Any, path: str = "table") -> Iterator[str]:
    """Paths of the lists or fields in which two plain values differ; a list of numbers is one place."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one:
            if key not in other or one[key] != other[key]:
                yield from differing(one[key], other.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and one and isinstance(one[0], dict | list):
        for index, (left, right) in enumerate(zip(one, other, strict=False)):
            if left != right:
                yield from differing(left, right, f"{path}[{index}]")
    elif one != other:
        yield path
