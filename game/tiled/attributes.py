"""Attributes of Tiled's elements: numbers, colours and classes, read from what may be anything."""

from __future__ import annotations

import math
from xml.etree import ElementTree

from game.tiled.limits import MOST_PIXELS
from game.tiled.problems import Findings


def class_of(node: ElementTree.Element) -> str:
    """Return the class of an element: Tiled has called the attribute ``type``, then ``class``, then both."""
    return node.get("class") or node.get("type") or ""


def whole(node: ElementTree.Element, name: str, otherwise: int, findings: Findings) -> int:
    """Return a whole number among the attributes."""
    text = node.get(name)
    try:
        return otherwise if text is None else int(float(text))
    except (ValueError, OverflowError):
        findings.warning("number", f'{name} is "{text}"; a whole number is expected')
        return otherwise


def number(node: ElementTree.Element, name: str, otherwise: float, findings: Findings) -> float:
    text = node.get(name)
    try:
        value = otherwise if text is None else float(text)
    except ValueError:
        value = math.nan
    if math.isfinite(value):
        return value
    findings.warning("number", f'{name} is "{text}"; a number is expected')
    return otherwise


def share(node: ElementTree.Element, name: str, findings: Findings) -> float:
    """Return how fast a layer moves, as a share of the map's own speed: 100 times at most."""
    return max(-100.0, min(100.0, number(node, name, 1.0, findings)))


def shift(node: ElementTree.Element, name: str, findings: Findings) -> float:
    """Return how far a layer is moved, in pixels: nowhere, with an error, when that were far off any map."""
    pixels = number(node, name, 0.0, findings)
    if abs(pixels) <= MOST_PIXELS:
        return pixels
    findings.error("offset", f"{name} is {pixels:g}; at most {MOST_PIXELS} pixels either way are expected")
    return 0.0


def colour(text: str, findings: Findings) -> tuple[int, int, int, int]:
    """Return red, green, blue and alpha of "#rrggbb" or Tiled's "#aarrggbb"; white if there is none."""
    plain = text.lstrip("#")
    if not plain:
        return (255, 255, 255, 255)
    try:
        parts = [int(plain[i : i + 2], 16) for i in range(0, len(plain), 2)]
    except ValueError:
        parts = []
    if len(plain) == 6 and len(parts) == 3:
        return (parts[0], parts[1], parts[2], 255)
    if len(plain) == 8 and len(parts) == 4:
        return (parts[1], parts[2], parts[3], parts[0])
    findings.warning("colour", f'"{text[:20]}" is no colour; "#rrggbb" or "#aarrggbb" is expected')
    return (255, 255, 255, 255)
