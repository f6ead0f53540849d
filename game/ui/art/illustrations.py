"""Illustrations: a scene, a subject and an accent, tinted by faction, lit from the upper left, varied by seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from zlib import crc32

import pygame

from game.ui.art import fonts
from game.ui.art.layers import drop_raster, layer, names_of, raster
from game.ui.art.lighting import glow, grain, lit, outlined, soft_shadow, vignette
from game.ui.art.palette import OUTLINE, Rgb, faction_colour, ramp
from game.ui.art.shelf import LAYERS


def seed_of(key: str) -> int:
    """Return a card's own seed: the same for the same key, everywhere and always."""
    return crc32(key.encode())


def has_subject(key: str) -> bool:
    """Return whether the subject has been drawn (others get an emblem of their initial)."""
    return layer("subjects", key) is not None


def own_subject(game: str, key: str) -> str:
    """Return what the subject of a game's card is called: as its key, or with the game before it where another game has
    drawn a card of that name already (``crawler_zombie``)."""
    named = f"{game}_{key}"
    return named if has_subject(named) else key


def subject_picture(key: str, px: int, tint: Rgb) -> pygame.Surface:
    """Return the subject alone, lit and outlined, ``px`` pixels square, on nothing."""
    return LAYERS.keep(("lit", key, px, tint), lambda: _subject(key, px, tint))


def _subject(key: str, px: int, tint: Rgb) -> pygame.Surface:
    room = pygame.Surface((px, px), pygame.SRCALPHA)
    drawn = raster("subjects", key, (px, px), tint)
    if drawn is None:
        drawn = _emblem(key, px, tint)
    room.blit(drawn, ((px - drawn.get_width()) // 2, (px - drawn.get_height()) // 2))
    drop_raster("subjects", key, (px, px), tint)
    shaded = lit(room, max(1.0, px / 70))
    return outlined(shaded, max(1, round(px / 95)), OUTLINE)


def _emblem(key: str, px: int, tint: Rgb) -> pygame.Surface:
    """Return a shield with the initial of a subject that nobody has drawn."""
    deep, dark, plain, pale, bright = ramp(tint)
    side = px * 2
    surface = pygame.Surface((side, side), pygame.SRCALPHA)

    def shield(inset: float) -> list[tuple[float, float]]:
        low, high = 0.14 + inset, 0.86 - inset
        points = [(low, 0.1 + inset), (0.5, 0.16 + inset), (high, 0.1 + inset), (high, 0.5), (0.76 - inset * 0.8, 0.74)]
        points += [(0.5, 0.94 - inset * 1.3), (0.24 + inset * 0.8, 0.74), (low, 0.5)]
        return [(x * side, y * side) for x, y in points]

    pygame.draw.polygon(surface, deep, shield(0.0))
    pygame.draw.polygon(surface, bright, shield(0.02))
    pygame.draw.polygon(surface, dark, shield(0.055))
    pygame.draw.polygon(surface, plain, [p if p[0] < side / 2 else (side / 2, p[1]) for p in shield(0.07)])
    words = [word for word in key.split("_") if word] or ["?"]
    initials = "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else words[0][0].upper()
    size = round(side * (0.46 if len(initials) == 1 else 0.34))
    for shift, colour in ((side // 90, deep), (0, bright)):
        letter = fonts.plain_text(initials, "title", size, colour)
        surface.blit(letter, letter.get_rect(center=(side / 2 + shift, side * 0.47 + shift)))
    for at in (0.3, 0.7):
        pygame.draw.circle(surface, pale, (side * at, side * 0.26), side * 0.018)
    return pygame.transform.smoothscale(surface, (px, px))


def illustration(subject: str, size: tuple[int, int], *, tint: str, seed: int) -> pygame.Surface:
    """Return a subject's picture, ``size`` pixels. ``tint``: a faction or colour code; ``seed`` varies the rest."""
    chance = random.Random(f"{seed}/{subject}")
    colour = faction_colour(tint)
    tones = ramp(colour)
    picture = _scene(subject, size, colour, chance)
    wide, high = size
    lamp = (wide * chance.uniform(0.10, 0.34), high * chance.uniform(-0.05, 0.20))
    glow(picture, lamp, max(size) * chance.uniform(0.62, 0.80), tones[4], 0.46)
    side = _figure_side(size)
    left = (wide - side) // 2 + round(wide * chance.uniform(-0.03, 0.03))
    found = layer("subjects", subject)
    middle = found.focus[1] / 200 if found else 0.5
    top = high - side if side <= high else max(high - side, min(0, round(high / 2 - middle * side)))
    glow(picture, (wide / 2, high * 0.48), side * 0.62, tones[3], 0.42)
    figure = subject_picture(subject, side, colour)
    blur = max(2, side // 24)
    picture.blit(soft_shadow(figure, blur, 150), (left - blur + side // 28, top - blur + side // 28))
    picture.blit(figure, (left, top))
    _accent(picture, subject, colour, chance)
    _motes(picture, tones, chance)
    vignette(picture)
    grain(picture)
    # What it was made of is wanted no more: the card that it is for is kept.
    LAYERS.drop(("lit", subject, side, colour))
    return picture


def parts_of_illustration(subject: str, size: tuple[int, int], *, tint: str, seed: int) -> list[Callable[[], object]]:
    """Return what takes longest of drawing an illustration, to be done one by one before: all of it is kept."""
    colour, side = faction_colour(tint), _figure_side(size)
    return [
        lambda: raster("subjects", subject, (side, side), colour),
        lambda: subject_picture(subject, side, colour),
        lambda: raster("scenes", *_chosen_scene(subject, size, colour, random.Random(f"{seed}/{subject}"))),
    ]


def _figure_side(size: tuple[int, int]) -> int:
    """Return the pixels of the figure: a flat window shows less than the whole of it, but its head."""
    wide, high = size
    return round(max(min(high, wide * 1.05), min(high * 1.6, wide * 0.56)))


def _scene(subject: str, size: tuple[int, int], colour: Rgb, chance: random.Random) -> pygame.Surface:
    """Return the backdrop: one that suits the subject, mirrored, shifted and enlarged at random."""
    picture = pygame.Surface(size)
    picture.fill(ramp(colour)[1])
    backdrop = _chosen_scene(subject, size, colour, chance)
    drawn = raster("scenes", *backdrop)
    mirrored = chance.random() < 0.5
    shift = (chance.random(), chance.random())
    if drawn is None:
        return picture
    if mirrored:
        drawn = pygame.transform.flip(drawn, flip_x=True, flip_y=False)
    spare = (drawn.get_width() - size[0], drawn.get_height() - size[1])
    picture.blit(drawn, (-round(spare[0] * shift[0]), -round(spare[1] * (0.5 + shift[1] / 2))))
    drop_raster("scenes", *backdrop)
    return picture


def _chosen_scene(
    subject: str, size: tuple[int, int], colour: Rgb, chance: random.Random
) -> tuple[str, tuple[int, int], Rgb]:
    """Return the backdrop that chance has chosen, how large all of it is wanted, and its colour."""
    found = layer("subjects", subject)
    suited = [name for name in (found.scenes if found else ()) if layer("scenes", name)]
    name = chance.choice(suited or list(names_of("scenes")) or [""])
    grown = chance.uniform(1.02, 1.28)
    # Scenes are drawn 300 by 200.
    scale = max(size[0] / 300, size[1] / 200) * grown
    whole = (max(1, round(300 * scale)), max(1, round(200 * scale)))
    return name, whole, colour


def _accent(picture: pygame.Surface, subject: str, colour: Rgb, chance: random.Random) -> None:
    """Draw something in front: web strands, mist, leaves, sparks."""
    found = layer("subjects", subject)
    suited = [name for name in (found.accents if found else ()) if layer("accents", name)]
    if not suited:
        return
    name, size = chance.choice(suited), picture.get_size()
    drawn = raster("accents", name, size, colour)
    drop_raster("accents", name, size, colour)
    if drawn is None:
        return
    drawn = pygame.transform.smoothscale(drawn, picture.get_size())
    picture.blit(pygame.transform.flip(drawn, flip_x=chance.random() < 0.5, flip_y=False), (0, 0))


def _motes(picture: pygame.Surface, tones: tuple[Rgb, Rgb, Rgb, Rgb, Rgb], chance: random.Random) -> None:
    """Draw dust or embers in the light."""
    wide, high = picture.get_size()
    for _ in range(chance.randint(10, 20)):
        at = (chance.uniform(0, wide), chance.uniform(0, high))
        radius = max(0.6, high * chance.uniform(0.004, 0.012))
        glow(picture, at, radius * 3, tones[4], chance.uniform(0.25, 0.8))
