"""Icons: those of the icon package, and our own for what the games need and it lacks. One colour, any size."""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO

import fontawesome_free_pack
import pygame

from game.app.files.folders import program_folder
from game.ui.art.palette import INK, Rgb
from game.ui.art.shelf import ICONS

ART = program_folder() / "assets" / "art"

# Our words for icons of the package. A file assets/art/icons/NAME.svg goes before it.
_PACKAGE = {
    "ability": "BOLT",
    "adventurer": "USER_SHIELD",
    "ally": "USERS",
    "arcane": "WAND_SPARKLES",
    "armor": "VEST",
    "attachment": "PAPERCLIP",
    "autumn": "LEAF",
    "back": "ARROW_LEFT",
    "balance": "SCALE_BALANCED",
    "beast": "PAW",
    "book": "BOOK_OPEN",
    "burst": "BURST",
    "cancel": "XMARK",
    "card": "CLONE",
    "character": "GHOST",
    "chart": "CHART_COLUMN",
    "check": "CHECK",
    "clock": "HOURGLASS_HALF",
    "close": "XMARK",
    "computer": "ROBOT",
    "confirm": "CHECK",
    "crown": "CROWN",
    "danger": "TRIANGLE_EXCLAMATION",
    "dead": "SKULL",
    "deck": "LAYER_GROUP",
    "dice": "DICE_D20",
    "discard": "TRASH_CAN",
    "down": "ARROW_DOWN",
    "dragon": "DRAGON",
    "draw": "CLONE",
    "drop": "DROPLET",
    "dungeon": "DUNGEON",
    "equipment": "HAMMER",
    "event": "BOLT",
    "exit": "RIGHT_FROM_BRACKET",
    "eye": "EYE",
    "fast": "FORWARD_FAST",
    "fighter": "SHIELD_HALVED",
    "fire": "FIRE",
    "flag": "FLAG",
    "flying": "FEATHER_POINTED",
    "folder": "FOLDER_OPEN",
    "frost": "SNOWFLAKE",
    "gold": "COINS",
    "graveyard": "MONUMENT",
    "grid": "TABLE_CELLS_LARGE",
    "hand": "HAND",
    "heal": "HEART_CIRCLE_PLUS",
    "heart": "HEART",
    "help": "CIRCLE_QUESTION",
    "hidden": "EYE_SLASH",
    "hint": "LIGHTBULB",
    "holy": "SUN",
    "home": "HOUSE",
    "immediate": "BOLT_LIGHTNING",
    "info": "CIRCLE_INFO",
    "item": "RING",
    "left": "ARROW_LEFT",
    "load": "FOLDER_OPEN",
    "lock": "LOCK",
    "log": "SCROLL",
    "mage": "HAT_WIZARD",
    "magic": "WAND_MAGIC_SPARKLES",
    "map": "MAP",
    "march": "ROUTE",
    "menu": "BARS",
    "minor": "CHEVRON_RIGHT",
    "minus": "MINUS",
    "mute": "VOLUME_XMARK",
    "nature": "SEEDLING",
    "next": "FORWARD_STEP",
    "options": "GEAR",
    "pass": "FORWARD",
    "pause": "PAUSE",
    "person": "USER",
    "pin": "THUMBTACK",
    "play": "PLAY",
    "plus": "PLUS",
    "poison": "SKULL_CROSSBONES",
    "priest": "ANKH",
    "quest": "SCROLL",
    "quit": "POWER_OFF",
    "redo": "ROTATE_RIGHT",
    "resource": "GEM",
    "right": "ARROW_RIGHT",
    "rogue": "MASK",
    "save": "FLOPPY_DISK",
    "search": "MAGNIFYING_GLASS",
    "settings": "GEAR",
    "shadow": "MOON",
    "skill": "HAND_FIST",
    "sound": "VOLUME_HIGH",
    "spent": "CIRCLE_CHECK",
    "spider": "SPIDER",
    "star": "STAR",
    "strike": "HAND_FIST",
    "tactic": "CHESS_KNIGHT",
    "target": "CROSSHAIRS",
    "teleport": "WAND_SPARKLES",
    "terrain": "MOUNTAIN",
    "trap": "BOMB",
    "undo": "ROTATE_LEFT",
    "up": "ARROW_UP",
    "vault": "VAULT",
    "victory": "TROPHY",
    "wait": "HOURGLASS_HALF",
    "warning": "TRIANGLE_EXCLAMATION",
    "weapon": "GAVEL",
    "wound": "HEART_CRACK",
    "zoom_in": "MAGNIFYING_GLASS_PLUS",
    "zoom_out": "MAGNIFYING_GLASS_MINUS",
}
# Other words for the same picture.
_SAME = {
    "hit_points": "hp",
    "life": "hp",
    "dmg": "damage",
    "dex": "ability_dex",
    "str": "ability_str",
    "con": "ability_con",
    "int": "ability_int",
    "wis": "ability_wis",
    "cha": "ability_cha",
    "any": "ability_any",
    "sword": "blade",
    "melee": "blade",
    "ranged": "bow",
    "ranger": "bow",
    "shot": "bow",
    "shield": "block",
    "move": "speed",
    "drow": "elf",
    "level": "star",
    "aberration": "eye",
    "deal": "damage",
    "power": "blade",
    "toughness": "block",
    "range": "bow",
    "hit": "attack",
    "knowledge": "book",
    "d20": "dice",
}


@lru_cache(maxsize=512)
def _source(name: str) -> bytes | None:
    """Return the SVG of an icon, white, or None when nobody has drawn it."""
    key = name.lower().replace("-", "_").replace(" ", "_")
    for word in (key, _SAME.get(key, key)):
        own = ART / "icons" / f"{word}.svg"
        if own.exists():
            return own.read_bytes()
        found = getattr(fontawesome_free_pack, f"SOLID_{_PACKAGE.get(word, word.upper())}", None)
        if found is not None:
            return _white(found.svg)
    return None


def _white(svg: str) -> bytes:
    body = svg.replace("currentColor", "#ffffff")
    if 'fill="' not in body:
        body = body.replace("<path", '<path fill="#ffffff"')
    # Some of the package's icons reach a little over the edge of their own view box.
    body = re.sub(r'viewBox="0 0 (\d+) (\d+)"', _roomier, body, count=1)
    return body.encode()


def _roomier(found: re.Match[str]) -> str:
    wide, high = int(found[1]), int(found[2])
    side = max(wide, high) + 48
    return f'viewBox="{(wide - side) // 2} {(high - side) // 2} {side} {side}"'


def has_icon(name: str) -> bool:
    return _source(name) is not None


def icon(name: str, px: int, colour: Rgb = INK) -> pygame.Surface:
    """Return an icon ``px`` pixels wide and high in one colour; an unknown name gives a ring around a dot."""
    side = max(4, px)
    return ICONS.keep(("icon", name, side, colour), lambda: _drawn(name, side, colour))


def _drawn(name: str, px: int, colour: Rgb) -> pygame.Surface:
    source = _source(name)
    if source is None:
        return _ring(px, colour)
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    drawn = pygame.image.load_sized_svg(BytesIO(source), (px, px)).convert(surface)
    drawn.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(drawn, ((px - drawn.get_width()) // 2, (px - drawn.get_height()) // 2))
    return surface


def _ring(px: int, colour: Rgb) -> pygame.Surface:
    """Return what stands for an icon that nobody has drawn: a ring around a dot."""
    surface = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.aacircle(surface, colour, (px / 2, px / 2), px / 2 - 1, max(1, px // 12))
    pygame.draw.aacircle(surface, colour, (px / 2, px / 2), max(1, px / 8))
    return surface


def outlined_icon(name: str, px: int, colour: Rgb, outline: Rgb) -> pygame.Surface:
    """Return an icon with a thin outline, for use on pictures; still ``px`` wide and high."""

    def draw() -> pygame.Surface:
        edge = max(1, round(px / 14))
        inner = px - 2 * edge
        dark, light = icon(name, inner, outline), icon(name, inner, colour)
        surface = pygame.Surface((px, px), pygame.SRCALPHA)
        for x in (0, edge, 2 * edge):
            for y in (0, edge, 2 * edge):
                surface.blit(dark, (x, y))
        surface.blit(light, (edge, edge))
        return surface

    return ICONS.keep(("outlined", name, px, colour, outline), draw)


def known_icons() -> tuple[str, ...]:
    """Return every icon that has a name here, ours and the package's."""
    own = {path.stem for path in (ART / "icons").glob("*.svg")}
    return tuple(sorted(own | set(_PACKAGE) | set(_SAME)))
