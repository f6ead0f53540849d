"""What is drawn for a scenario outside a group of its class, where nothing reads it."""

from __future__ import annotations

from game.app.scenarios import words as w
from game.tiled.problems import Findings
from game.tiled.source import Layer, Source

#: Groups that these objects may lie in, and the classes that stand for nothing outside them.
_GROUPS = (w.SCENARIO.name, w.LESSON.name)
_OBJECTS = tuple(each.name for each in w.SCENARIO_CLASSES if "object" in each.used_on)


def note_strays(source: Source, findings: Findings) -> None:
    """Note each layer with objects of a scenario that lies in none, and each that has a class for groups itself."""
    for layer in source.layers:
        about = findings.inside(layer=layer.name)
        if layer.class_name in _GROUPS:
            text = (
                f"a layer has the class {layer.class_name}, which is for a group: clear it here, "
                "Layer > Group > Group Layers, and set it on the group"
            )
            about.error("scenario_group", text)
        elif strays := _strays(layer):
            named = ", ".join(dict.fromkeys(strays))
            text = (
                f"what is drawn here for a scenario ({named}) lies in no group of the class Scenario, so nothing "
                "reads it: drag this layer into the group, or Layer > Group > Group Layers and set the group's class"
            )
            about.error("scenario_stray", text)


def _strays(layer: Layer) -> list[str]:
    """Return the classes of a layer's objects that stand for nothing where it lies."""
    if any(group.class_name in _GROUPS for group in layer.groups):
        return []
    return [shape.class_name for shape in layer.shapes if shape.class_name in _OBJECTS]
