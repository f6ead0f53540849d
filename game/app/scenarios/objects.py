"""The objects of a scenario by their classes, and what their properties point at."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.scenarios import words as w
from game.core.scenario import script as s
from game.tiled.language import MapClass, Reference
from game.tiled.objects import Shape
from game.tiled.problems import Findings, article, did_you_mean
from game.tiled.source import Layer


class DrawnObject:
    """An object of a scenario, with the layer that it lies on."""

    def __init__(self, layer: Layer, shape: Shape, findings: Findings) -> None:
        self.layer, self.shape = layer, shape
        self.about = findings.inside(layer=layer.name, item=shape.title)

    def word(self, name: str) -> str:
        """Return a property as text without blanks around it."""
        return str(self.shape.properties.get(name, "")).strip()

    def number(self, name: str) -> int:
        """Return a property as a number; what is none counts as 0, and has been noted."""
        try:
            return int(self.shape.properties.get(name, 0))
        except (TypeError, ValueError):
            return 0

    def is_set(self, name: str) -> bool:
        return str(self.shape.properties.get(name, "")).lower() == "true"


class DrawnObjects:
    """All objects of one scenario. ``sides`` are those of its seats, once they have been read."""

    sides: tuple[int, ...] = ()

    def __init__(self, layers: list[Layer], findings: Findings) -> None:
        every = [DrawnObject(layer, shape, findings) for layer in layers for shape in layer.shapes]
        every.sort(key=lambda one: one.shape.id)
        self.of_class: dict[str, list[DrawnObject]] = {each.name: [] for each in w.SCENARIO_CLASSES}
        # On a table of cards they are the pieces.
        self.of_class["Card"] = self.of_class["Piece"]
        for each in every:
            self.of_class.get(each.shape.class_name, []).append(each)
        self.shapes = {one.shape.id: one.shape for one in every}
        self.index = {name: {one.shape.id: i for i, one in enumerate(rows)} for name, rows in self.of_class.items()}

    def check_seat(self, one: DrawnObject, seat: int) -> None:
        if not 0 < seat <= len(self.sides):
            one.about.error("seat_unknown", f"there is no seat {seat}; the scenario has {len(self.sides)}")

    def reference(self, one: DrawnObject, name: str) -> int:
        """Return the place of the object that a property points at among its class; NONE for none, or an error."""
        number = one.number(name)
        if not number:
            return s.NONE
        wanted = _CLASSES_OF[one.shape.class_name, name][0]
        if number in self.index[wanted]:
            return self.index[wanted][number]
        meant = next((name for name, rows in self.index.items() if number in rows), "")
        if meant:
            what = f"{article(meant)} {meant}"
        elif number in self.shapes:
            other = self.shapes[number].class_name
            what = f'which has the class "{other}"' if other else "which has no class"
        else:
            what = "no object of this scenario"
        one.about.error("reference", f'"{name}" points at object {number}, {what}; a {wanted} is expected')
        return s.NONE

    def pieces(self, one: DrawnObject) -> tuple[int, ...]:
        """Return the pieces that an object is about: the one that it points at, and those of its group."""
        piece, group = self.reference(one, "piece"), one.word("group")
        groups = [each.word("group") for each in self.of_class["Piece"]]
        of_group = [number for number, each in enumerate(groups) if group and each == group]
        if group and not of_group:
            hint = did_you_mean([each for each in groups if each], group)
            one.about.error("group_unknown", f'no piece has the group "{group}"{hint}')
        return tuple(dict.fromkeys(([piece] if piece != s.NONE else []) + of_group))

    def items(self, one: DrawnObject) -> tuple[int, ...]:
        """Return the items that an object is about: the one that it points at, and those of its group."""
        item, group = self.reference(one, "item"), one.word("group")
        groups = [each.word("group") for each in self.of_class["Item"]]
        of_group = [number for number, each in enumerate(groups) if group and each == group]
        if group and not of_group:
            hint = did_you_mean([each for each in groups if each], group)
            one.about.error("group_unknown", f'no item has the group "{group}"{hint}')
        return tuple(dict.fromkeys(([item] if item != s.NONE else []) + of_group))

    def some_pieces(self, one: DrawnObject) -> tuple[int, ...]:
        pieces = self.pieces(one)
        if not pieces:
            one.about.error(
                "effect_piece", f"{article(one.shape.class_name)} {one.shape.class_name} has a piece or a group"
            )
        return pieces


def _references(classes: tuple[MapClass, ...]) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    for each in classes:
        for word in each.words:
            if isinstance(word.kind, Reference):
                yield (each.name, word.name), word.kind.classes


#: The class that each property of the language points at.
_CLASSES_OF = dict(_references(w.SCENARIO_CLASSES))
