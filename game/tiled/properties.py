"""Custom properties of Tiled: their kinds, and the classes and choices that the project file adds to them."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec

from game.tiled.changes import note
from game.tiled.language import Language
from game.tiled.problems import Findings, expected

Properties = dict[str, Any]

#: Folders above a map that are searched for a project file.
_FOLDERS_UP = 6
#: The names of project files.
_PROJECTS = "*.tiled-project"
#: Bytes that a project file may have.
_MOST_BYTES = 1 << 20


class Project(msgspec.Struct, frozen=True):
    """What a ``.tiled-project`` declares: classes' members and enums, by name, and the map's ``language``."""

    language: Language
    classes: dict[str, list[Properties]] = {}
    enums: dict[str, Properties] = {}
    #: The defaults of each class that was asked for.
    known: dict[str, Properties] = {}


def read_project(map_file: Path, language: Language, findings: Findings) -> Project:
    """Return the project in the map's folder or the nearest above it; one that declares nothing without any."""
    folder = map_file.resolve().parent
    for place in [folder, *folder.parents][:_FOLDERS_UP]:
        note(place / _PROJECTS)
        try:
            files = sorted(place.glob(_PROJECTS))
        except OSError:
            files = []
        if files:
            return _project(files[0], language, findings.inside(file=str(files[0])))
    return Project(language)


def _project(path: Path, language: Language, findings: Findings) -> Project:
    note(path)
    try:
        if path.stat().st_size > _MOST_BYTES:
            raise ValueError(f"it is larger than {_MOST_BYTES >> 20} MB")
        kinds = json.loads(path.read_text(encoding="utf-8")).get("propertyTypes", [])
        named = [kind for kind in kinds if isinstance(kind, dict) and isinstance(kind.get("name"), str)]
    except (OSError, ValueError, AttributeError, TypeError, RecursionError) as error:
        findings.warning("project", f"the project file cannot be read ({error}); its classes are not known here")
        return Project(language)
    classes = {}
    for kind in named:
        if kind.get("type") == "class":
            members = kind.get("members")
            listed = members if isinstance(members, list) else []
            classes[kind["name"]] = [m for m in listed if isinstance(m, dict) and isinstance(m.get("name"), str)]
    return Project(language, classes, {kind["name"]: kind for kind in named if kind.get("type") == "enum"})


def read_properties(node: ElementTree.Element, project: Project, class_name: str, findings: Findings) -> Properties:
    """Return an element's properties: the defaults of its class, and over them what the file says."""
    return {**class_defaults(project, class_name), **own_properties(node, project, findings)}


def own_properties(node: ElementTree.Element, project: Project, findings: Findings) -> Properties:
    """Return the properties that the file itself gives an element."""
    found: Properties = {}
    for holder in node.findall("properties"):
        for each in holder.findall("property"):
            name = each.get("name", "")
            found[name] = _value(each, project, findings.inside(item=_join(findings.item, f'property "{name}"')))
    return found


def _join(item: str, part: str) -> str:
    return f"{item}, {part}" if item else part


def class_defaults(project: Project, class_name: str) -> Properties:
    """Return the values that the members of a class have where nobody says otherwise. The program knows those of its
    own classes; a project that says them too has the last word."""
    if class_name not in project.known:
        # A class that holds itself as a property ends there.
        project.known[class_name] = {}
        project.known[class_name] = {**project.language.defaults_of(class_name), **_declared(project, class_name)}
    return project.known[class_name]


def _declared(project: Project, class_name: str) -> Properties:
    """Return what the project file says of a class."""
    defaults: Properties = {}
    for member in project.classes.get(class_name, ()):
        value, kind = member.get("value"), str(member.get("propertyType", ""))
        if member.get("type") == "class":
            inner = class_defaults(project, kind)
            value = {**inner, **value} if isinstance(value, dict) else inner
        elif kind in project.enums:
            value = _choice(value, project.enums[kind])
        defaults[member["name"]] = value
    return defaults


def _value(node: ElementTree.Element, project: Project, findings: Findings) -> Any:
    kind, own_kind = node.get("type", "string"), node.get("propertytype", "")
    # A value of several lines is the element's text, not its attribute.
    text = node.get("value")
    if text is None:
        text = node.text or ""
    if kind == "class":
        return {**class_defaults(project, own_kind), **own_properties(node, project, findings)}
    if kind == "list":
        return [_value(item, project, findings) for item in node if item.tag in ("item", "property")]
    value = _plain(kind, text, findings)
    if own_kind in project.enums:
        enum = project.enums[own_kind]
        chosen = _choice(value, enum)
        values = enum.get("values")
        known = [str(each) for each in values] if isinstance(values, list) else []
        wrong = next((each for each in str(chosen).split(",") if each and each not in known), None)
        if wrong is not None and known:
            findings.error("value_unknown", f'"{wrong}" is no {own_kind}; {expected(known, wrong)}')
        return chosen
    return value


def _plain(kind: str, text: str, findings: Findings) -> Any:
    try:
        match kind:
            case "int" | "object":
                return int(text or "0")
            case "float":
                number = float(text or "0")
                if not math.isfinite(number):
                    raise ValueError
                return number
            case "bool":
                return {"true": True, "false": False, "1": True, "0": False}[text.strip().lower()]
            case "string" | "color" | "file":
                return text
    except (ValueError, KeyError):
        findings.warning("property_value", f'"{text[:40]}" is not of the kind {kind}')
        return text
    findings.warning("property_kind", f'the kind "{kind}" is unknown; its value is read as text')
    return text


def _choice(value: Any, enum: Properties) -> Any:
    """Return an enum's value as words: enums may be kept as numbers, and several may be chosen of an enum of flags."""
    values = enum.get("values")
    if isinstance(value, bool) or not isinstance(value, int) or not isinstance(values, list):
        return value
    if enum.get("valuesAsFlags"):
        return ",".join(str(word) for bit, word in enumerate(values) if value >> bit & 1)
    return str(values[value]) if 0 <= value < len(values) else str(value)
