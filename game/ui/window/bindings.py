"""Which key stands for which action at the moment: as the table of actions has it, except for what the player has
chosen.

The settings hold the chosen keys by their names, ``{"pass": ["q"], "undo": ["u", "ctrl+z"]}``, of those actions only
whose keys are other ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from game.ui.window.actions import ACTIONS, CTRL, Action, Group, action, meet

Chosen = Mapping[str, Sequence[str]]
Keys = tuple[int, ...]

_KEY_WORDS = {
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Esc",
    pygame.K_SPACE: "Space",
    pygame.K_LALT: "Alt",
    pygame.K_RALT: "Alt",
    pygame.K_PAGEUP: "PgUp",
    pygame.K_PAGEDOWN: "PgDn",
    pygame.K_KP_PLUS: "+",
    pygame.K_MINUS: "−",
    pygame.K_KP_MINUS: "−",
    **{pygame.K_KP_1 + number: str(number + 1) for number in range(9)},
    pygame.K_KP_0: "0",
}
#: Keys that change what another one does, and those that the system takes.
_NO_KEYS = frozenset(
    (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LGUI, pygame.K_RGUI, pygame.K_MODE,
     pygame.K_CAPSLOCK, pygame.K_NUMLOCKCLEAR, pygame.K_SCROLLLOCK, pygame.K_PRINTSCREEN)
)  # fmt: skip
#: What a line of text that is written in takes for itself, beside letters.
_OF_TEXT = frozenset(
    (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE)
)  # fmt: skip
#: Going on with these is what they are held for.
_GOING_ON = ("next", "page_left", "page_right", "page_up", "page_down", "left", "right", "up", "down", "step_on",
             "step_back", "mark_back", "mark_on")  # fmt: skip

#: Every key that pygame knows, by its name. A letter that it does not know, such as é, is its own name.
_NAMED: dict[str, int] = {
    pygame.key.name(key): key for name, key in vars(pygame.constants).items() if name.startswith("K_") and key
}

_FIRST: dict[str, Keys] = {one.name: one.keys for one in ACTIONS}
_now: dict[str, Keys] = dict(_FIRST)
#: What a pad's buttons are called, by what they do, while one was used last.
_on_pad: dict[str, str] = {}
#: Whether fingers are used where there may be no keys at all.
_touch = {"is_used": False}


# --- which key is what ---


def keys_of(name: str) -> Keys:
    """Return the keys of an action. Raises KeyError."""
    return _now[name]


def key_of(name: str) -> str:
    """Return the first key of an action as its cap says, or "no key"; or the last pad's button. Raises KeyError."""
    keys = _now[name]
    return _on_pad.get(name) or (key_words(keys[0]) if keys else "no key")


def tell_by_pad(caps: Mapping[str, str]) -> bool:
    """Call what has a button on a pad by that from now on; without any, by keys again. Return whether that is new."""
    if caps == _on_pad:
        return False
    _on_pad.clear()
    _on_pad.update(caps)
    return True


def is_told_by_pad(name: str = "") -> bool:
    """Return whether a pad was used last, and has a button for an action, if one is named."""
    return name in _on_pad if name else bool(_on_pad)


def tell_by_touch(*, is_touched: bool) -> bool:
    """Show no caps of keys from now on, or show them again. Return whether that is new."""
    was = _touch["is_used"]
    _touch["is_used"] = is_touched
    return was is not is_touched


def has_caps() -> bool:
    """Return whether buttons and cards have caps of keys: not where fingers are what was used last."""
    return not _touch["is_used"]


def keys_text(name: str) -> str:
    """Return all keys of an action in words, each name once."""
    return " or ".join(dict.fromkeys(map(key_words, _now[name]))) or "no key"


def pressed(event: pygame.event.Event) -> int:
    """Return which key was pressed, with Ctrl or without."""
    return int(event.key) | (CTRL if event.dict.get("mod", 0) & pygame.KMOD_CTRL else 0)


def action_in(groups: Group | Sequence[Group], key: int) -> str:
    """Return the name of the action of one group, or of some, that a key stands for; "" for none."""
    places = (groups,) if isinstance(groups, str) else groups
    return next((one.name for one in ACTIONS if one.group in places and key in _now[one.name]), "")


def writes(key: int) -> bool:
    """Return whether the key is for the text while somebody writes."""
    return 32 <= key < 127 or 160 <= key < CTRL or key in _OF_TEXT


def repeats(key: int) -> bool:
    """Return whether a key acts again and again while it is held."""
    return key in (pygame.K_BACKSPACE, pygame.K_DELETE) or any(key in _now[name] for name in _GOING_ON)


# --- words ---


def key_words(key: int) -> str:
    """Return a key's name as it stands on a keyboard, "?" for one without a name."""
    if key & CTRL:
        return f"Ctrl+{key_words(key & ~CTRL)}"
    known = _KEY_WORDS.get(key)
    if known is not None:
        return known
    name = key_name(key)
    return name.capitalize() or "?"


def key_name(key: int) -> str:
    plain = key & ~CTRL
    name = pygame.key.name(plain) or (chr(plain) if 160 <= plain < CTRL else "")
    return f"ctrl+{name}" if name and key & CTRL else name


def _key_named(name: str) -> int:
    """Return the key that the settings call so, or 0."""
    ctrl, rest = (CTRL, name[5:]) if name.startswith("ctrl+") and len(name) > 5 else (0, name)
    key = _NAMED.get(rest, ord(rest) if len(rest) == 1 and ord(rest) >= 160 else 0)
    return key | ctrl if key else 0


# --- choosing ---


def may_be_chosen(key: int) -> bool:
    return key & ~CTRL not in _NO_KEYS and bool(key_name(key))


def holder_of(name: str, key: int) -> Action | None:
    """Return the other action that has a key where this action would want it."""
    wanted = action(name).group
    return next(
        (one for one in ACTIONS if one.name != name and meet(one.group, wanted) and key in _now[one.name]), None
    )


def with_keys(name: str, keys: Sequence[int]) -> dict[str, list[str]]:
    """Return what the settings hold when an action has these keys, and nobody else where they would meet."""
    group = action(name).group
    changed = {one: tuple(key for key in have if one == name or key not in keys)
               if meet(action(one).group, group) else have for one, have in _now.items()}  # fmt: skip
    changed[name] = tuple(dict.fromkeys(keys))
    return _written(changed)


def first_keys(name: str) -> Keys:
    """Return the keys that an action has at first. Raises KeyError."""
    return _FIRST[name]


def _written(keys: Mapping[str, Keys]) -> dict[str, list[str]]:
    return {name: [key_name(key) for key in have] for name, have in keys.items() if have != _FIRST[name]}


def use(chosen: Chosen) -> tuple[dict[str, list[str]], tuple[str, ...]]:
    """Let the chosen keys be the keys from now on. Return what of them can be used, as the settings hold it, and what
    is wrong with the rest, one sentence each."""
    told: list[str] = []
    wanted = dict(_FIRST)
    for name, names in chosen.items():
        if name not in _FIRST:
            told.append(f"keys: there is no action {name!r}; it is left out.")
            continue
        keys = []
        for text in names:
            key = _key_named(text)
            if may_be_chosen(key):
                keys.append(key)
            else:
                told.append(f"keys: {name}: {text!r} is not a key that can be chosen; it is left out.")
        fixed = action(name).fixed
        if fixed and fixed not in keys:
            told.append(f"keys: {name} always has {key_words(fixed)}; it is added.")
            keys.append(fixed)
        wanted[name] = tuple(dict.fromkeys(keys)) if keys or not names else _FIRST[name]
    told.extend(_settle(wanted, chosen))
    _now.clear()
    _now.update(wanted)
    return _written(wanted), tuple(told)


def _settle(wanted: dict[str, Keys], chosen: Chosen) -> list[str]:
    """Take each key from all but one of the actions that would have it in one place: those keep it first that always
    have it, then those that are as at first."""
    told = []
    order = sorted(ACTIONS, key=lambda one: (not one.fixed, one.name in chosen))
    for at, one in enumerate(order):
        for other in order[:at]:
            twice = [key for key in wanted[one.name] if key in wanted[other.name] and meet(one.group, other.group)]
            if twice:
                wanted[one.name] = tuple(key for key in wanted[one.name] if key not in twice)
                wanted[one.name] = wanted[one.name] or _spare(wanted, one)
                both = " and ".join(map(key_words, twice))
                told.append(f"keys: {both} cannot be for {one.name} as well as {other.name}; {other.name} keeps it.")
    return told


def _spare(wanted: Mapping[str, Keys], one: Action) -> Keys:
    """Return those of an action's first keys that nobody else has."""
    taken = {key for other in ACTIONS if meet(one.group, other.group) for key in wanted[other.name]}
    return tuple(key for key in one.keys if key not in taken)
