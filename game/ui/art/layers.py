"""Layers of art: the SVG files of ``assets/art``, tinted and rasterised.

A layer uses five key tones where the tint is to show; everything else keeps its own colour. The root element may carry
``data-focus="x y radius"`` (the part a token shows), ``data-scenes`` and ``data-accents`` (what suits it).
"""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from typing import Literal

import msgspec
import pygame

from game.ui.art.icons import ART
from game.ui.art.palette import Rgb, code, ramp
from game.ui.art.shelf import LAYERS

Kind = Literal["subjects", "scenes", "accents"]

KEY_TONES = ("#1b1028", "#35204d", "#6a4396", "#a883cf", "#e2d0f2")
_ATTRIBUTE = re.compile(r'data-(\w+)="([^"]*)"')


class Layer(msgspec.Struct, frozen=True):
    """One SVG file: its text, and the attributes of its root."""

    text: str
    focus: tuple[float, float, float]
    scenes: tuple[str, ...]
    accents: tuple[str, ...]


@lru_cache(maxsize=512)
def layer(kind: Kind, name: str) -> Layer | None:
    """Return the layer of that name, or None if there is none. ``gideon-jura`` and ``gideon_jura`` are one name."""
    name = name.replace("-", "_")
    path = ART / kind / f"{name}.svg"
    if not name or not name.replace("_", "").isalnum() or not path.exists():
        return None
    text = path.read_text(encoding="utf-8")
    said = dict(_ATTRIBUTE.findall(text[:400]))
    x, y, radius = (float(part) for part in said.get("focus", "100 100 100").split())
    return Layer(text, (x, y, radius), tuple(said.get("scenes", "").split()), tuple(said.get("accents", "").split()))


@lru_cache(maxsize=4)
def names_of(kind: Kind) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in (ART / kind).glob("*.svg")))


def tinted(text: str, tint: Rgb) -> bytes:
    """Return the SVG with the key tones replaced by those of the tint."""
    for key, tone in zip(KEY_TONES, ramp(tint), strict=True):
        text = text.replace(key, code(tone))
    return text.encode()


def raster(kind: Kind, name: str, size: tuple[int, int], tint: Rgb) -> pygame.Surface | None:
    """Return a layer drawn as large as fits ``size``, keeping its shape; None when there is no such layer."""
    found = layer(kind, name)
    if found is None:
        return None
    return LAYERS.keep((kind, name, size, tint), lambda: _drawn(found, size, tint))


def drop_raster(kind: Kind, name: str, size: tuple[int, int], tint: Rgb) -> None:
    """Forget a layer of that size, which is no longer needed."""
    LAYERS.drop((kind, name, size, tint))


def _drawn(found: Layer, size: tuple[int, int], tint: Rgb) -> pygame.Surface:
    drawn = pygame.image.load_sized_svg(BytesIO(tinted(found.text, tint)), size)
    return drawn.convert(pygame.Surface((1, 1), pygame.SRCALPHA))
