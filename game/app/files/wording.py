"""Trouble with files, in one sentence that names the place."""

from __future__ import annotations

import re

import msgspec

#: What msgspec calls a kind of value, and what a reader does.
_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object with fields",
    "null": "nothing",
}


def place_and_expectation(error: Exception, root: str = "") -> str:
    """Return a decoding error as "place: what was expected": ``Expected `int`, got `str` - at `$.seed```
    becomes ``seed: a whole number was expected, there is a text``."""
    text = str(error).replace("`", "")
    if isinstance(error, RecursionError):
        text = "nested too deeply"
    expectation, _, place = text.partition(" - at ")
    place = (root + re.sub(r"^(key in )?\$", "", place)).lstrip(".")
    expectation = _in_plain_words(expectation)
    return f"{place}: {expectation}" if place else expectation


def _in_plain_words(expectation: str) -> str:
    """Return what msgspec says was expected as a reader would say it."""
    if told := re.fullmatch(r"Expected (\w+) of length (.+), got (\d+)", expectation):
        return f"{_KINDS.get(told[1], told[1])} of length {told[2]} was expected, it is {told[3]}"
    if told := re.fullmatch(r"Expected (\w+(?: \| \w+)*), got (\w+)", expectation):
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in told[1].split(" | "))
        return f"{wanted} was expected, there is {_KINDS.get(told[2], told[2])}"
    if told := re.fullmatch(r"Object missing required field (\S+)", expectation):
        return f"{told[1]} was expected, and is missing"
    if expectation == "Input data was truncated":
        return "more was expected, the file ends too early"
    if expectation.startswith("JSON is malformed"):
        return f"it is not JSON{expectation.removeprefix('JSON is malformed')}"
    return expectation[:1].lower() + expectation[1:]


#: What decoding foreign bytes can raise.
DECODING = (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError, TypeError)
