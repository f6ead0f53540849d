"""A map language: the classes, properties and values that a program's maps may use, and checks of a map against them.

Which classes there are is the program's to say; here stands only what a class, a property and a value can be in Tiled.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from game.tiled.limits import MOST_SIDE
from game.tiled.problems import Findings, article, did_you_mean, expected

UsedOn = Literal["map", "layer", "object", "tile", "tileset"]


class Choice(msgspec.Struct, frozen=True):
    """A property's kind that is one word of a few."""

    name: str
    values: tuple[str, ...]


class Count(msgspec.Struct, frozen=True):
    """A property's kind that is a whole number within bounds."""

    least: int
    most: int


class Reference(msgspec.Struct, frozen=True):
    """A property's kind that is another object of the map, of one of these classes; 0 is none."""

    classes: tuple[str, ...]


class Word(msgspec.Struct, frozen=True):
    """A property. ``kind``: ``string``, ``bool``, choice, count, reference; ``default``, where a map is silent."""

    name: str
    kind: Choice | Count | Reference | Literal["string", "bool"]
    default: str = ""

    def takes(self, value: Any) -> bool:
        """Return whether it is a value that the property may have."""
        if isinstance(self.kind, Choice):
            return str(value) in self.kind.values
        if isinstance(self.kind, Reference):
            return isinstance(value, int) and not isinstance(value, bool)
        if isinstance(self.kind, Count):
            digits = str(value).removeprefix("-")
            is_number = digits.isascii() and digits.isdigit() and len(digits) < 9
            return is_number and self.kind.least <= int(str(value)) <= self.kind.most
        return self.kind == "string" or str(value).lower() in ("true", "false")

    def expectation(self, value: Any) -> str:
        """Return what is expected instead of a value, in words."""
        if isinstance(self.kind, Choice):
            return expected(self.kind.values, str(value))
        if isinstance(self.kind, Reference):
            return f"{article(self.kind.classes[0])} {' or '.join(self.kind.classes)} of this map is expected"
        if isinstance(self.kind, Count):
            return f"a whole number from {self.kind.least} to {self.kind.most} is expected"
        return '"true" or "false" is expected'

    @property
    def member(self) -> dict[str, Any]:
        """Return the property as a Tiled project file declares it."""
        if isinstance(self.kind, Count):
            return {"name": self.name, "type": "int", "value": int(self.default)}
        if isinstance(self.kind, Reference):
            return {"name": self.name, "type": "object", "value": 0}
        if self.kind == "bool":
            return {"name": self.name, "type": "bool", "value": self.default == "true"}
        member: dict[str, Any] = {"name": self.name, "type": "string", "value": self.default}
        if isinstance(self.kind, Choice):
            member["propertyType"] = self.kind.name
        return member


class MapClass(msgspec.Struct, frozen=True):
    """A class that maps, layers, objects or tiles may have, and its properties. ``colour`` is how Tiled shows it,
    "#aarrggbb"; a map of the class has ``most_squares`` along a side at most. The words of a class that ``is_hinted``
    are looked for on elements without a class, too."""

    name: str
    used_on: tuple[UsedOn, ...]
    words: tuple[Word, ...]
    colour: str
    most_squares: int = MOST_SIDE
    is_hinted: bool = True


class Language(msgspec.Struct, frozen=True):
    """All classes that maps may use."""

    classes: tuple[MapClass, ...] = ()

    def class_named(self, name: str) -> MapClass | None:
        return next((known for known in self.classes if known.name == name), None)

    def defaults_of(self, class_name: str) -> dict[str, Any]:
        """Return a class's properties where neither map nor project says them; none for other classes."""
        known = self.class_named(class_name)
        return {word.name: word.member["value"] for word in known.words} if known else {}

    def most_squares(self, class_name: str) -> int:
        """Return how many squares along a side a map of a class may have."""
        known = self.class_named(class_name)
        return known.most_squares if known else MOST_SIDE

    def check_class(self, name: str, place: UsedOn, findings: Findings) -> None:
        """Note a class that is unknown, or that has no meaning in this place."""
        known = self.class_named(name)
        if not name or (known is not None and place in known.used_on):
            return
        fitting = [each.name for each in self.classes if place in each.used_on]
        if known is not None:
            findings.warning("class_place", f'the class "{name}" means nothing on {article(place)} {place}')
        elif not fitting:
            findings.warning("class_unknown", f'the class "{name}" of this {place} is unknown, and none is expected')
        else:
            # Of many the nearest one says more than all of them.
            told = did_you_mean(fitting, name) or f"; {expected(fitting, name)}"
            findings.warning("class_unknown", f'unknown class "{name}" of {article(place)} {place}{told}')

    def check_words(self, class_name: str, properties: dict[str, Any], place: UsedOn, findings: Findings) -> None:
        """Note properties that the class does not have, and values that are not among a property's words.

        An element without a class may hold notes of the designer's own; only what looks like a slip is noted there."""
        known = self.class_named(class_name)
        fitting = [known] if known else [each for each in self.classes if place in each.used_on and each.is_hinted]
        names = sorted({word.name for each in fitting for word in each.words})
        for name, value in properties.items():
            # An element without a class may mean the word of any of them.
            words = [word for each in fitting for word in each.words if word.name == name]
            if not words and names:
                text = expected(names, name)
                if known is not None or "did you mean" in text:
                    findings.warning("property_unknown", f'unknown property "{name}"; {text}')
            elif words and not any(word.takes(value) for word in words):
                findings.error("value_unknown", f'"{name}" is "{value}"; {words[0].expectation(value)}')
