"""What the player has chosen for the whole program. A damaged file costs the damaged fields and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.app.files import folders
from game.app.files.writing import write_whole

Scale = Annotated[float, msgspec.Meta(ge=0.5, le=3.0)]
Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]
AnimationSpeed = Literal["x1", "x2", "x4", "off"]
ReadingTime = Literal["short", "usual", "long", "key"]
Recap = Literal["always", "hotseat", "never"]
Palette = Literal["usual", "protanopia", "deuteranopia", "tritanopia"]
Pointer = Literal["usual", "large", "larger"]
Pace = Literal["motions", "x1", "x2", "x4", "off"]
Tilt = Annotated[float, msgspec.Meta(ge=0.2, le=0.9)]
PadRepeat = Literal["never", "slow", "usual", "fast"]


class Settings(msgspec.Struct, frozen=True):
    """The player's choices. ``volume`` is from 0 to 1, ``window`` width and height in pixels; ``hold_priority``: one is
    asked to answer one's own cards and acts, too; ``ask_before_ending``: going on while pieces can still act asks
    once. ``offers_to_give_up``: computer players that have lost may say so.
    ``stops``: is one asked at a step of a game, by the step's key, where that is other than usual?
    ``recap``: when is one told what has happened since one's last turn, beside when one asks?
    ``turn_board``: where several people play, the board turns to whoever sits down.
    ``lies_flat``: the screen lies on a table between those who play, and the picture turns to whoever is asked.
    ``log_open``: the whole log lies over the board, and not only its last lines.
    ``reading_time`` is how long a card that another seat plays is shown, however fast motions are ("key": until a key),
    ``computer_pace`` how fast computer players answer ("motions": as fast as things move).
    ``stick_tilt``: a pad's stick acts once it is tilted this far (0 to 1); ``pad_repeat``: what is held acts again.
    ``program`` is the command of the program that plays the seats of programs. ``keys``: names of the keys of those
    actions that have others than at first, see ``ui/window/bindings.py``."""

    text_scale: Scale = 1.0
    ui_scale: Scale = 1.0
    animation_speed: AnimationSpeed = "x1"
    reading_time: ReadingTime = "usual"
    computer_pace: Pace = "motions"
    volume: Volume = 0.7
    effects_volume: Volume = 1.0
    music_volume: Volume = 0.5
    ambience_volume: Volume = 0.5
    full_screen: bool = False
    reduced_motion: bool = False
    hold_priority: bool = False
    ask_before_ending: bool = True
    offers_to_give_up: bool = True
    stops: dict[str, bool] = {}
    log_open: bool = False
    recap: Recap = "always"
    turn_board: bool = False
    lies_flat: bool = False
    theme: Literal["walnut", "projector"] = "walnut"
    window: tuple[Pixels, Pixels] = (1280, 720)
    program: str = ""
    palette: Palette = "usual"
    pointer: Pointer = "usual"
    stick_tilt: Tilt = 0.5
    pad_repeat: PadRepeat = "usual"
    keys: dict[str, list[str]] = {}


class SettingsRead(msgspec.Struct, frozen=True):
    """Settings as they were read, and what was wrong in the file, one sentence each."""

    settings: Settings
    messages: tuple[str, ...] = ()


def read_settings(folder: Path | None = None) -> SettingsRead:
    """Return the settings of the player's folder, or another. Never raises: what is unreadable has its default."""
    path = _file(folder)
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return SettingsRead(Settings())
    except OSError as error:
        return SettingsRead(
            Settings(), (f"{path}: the settings cannot be read ({error.strerror}); defaults are used.",)
        )
    try:
        fields = msgspec.json.decode(content, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return SettingsRead(Settings(), (f"{path}: a JSON object of settings was expected; defaults are used.",))
    return _from_fields(path, fields)


def save_settings(settings: Settings, folder: Path | None = None) -> Path:
    """Write the settings down. Raises OSError, and then the old file is still there."""
    path = _file(folder)
    write_whole(path, msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
    return path


def _file(folder: Path | None) -> Path:
    return (folders.home() if folder is None else folder) / "settings.json"


def _from_fields(path: Path, fields: dict[str, Any]) -> SettingsRead:
    """Take every field that is right. Unknown fields are left alone: another version may have written them."""
    good: dict[str, Any] = {}
    messages = []
    for field in msgspec.structs.fields(Settings):
        if field.name not in fields:
            continue
        try:
            good[field.name] = msgspec.convert(fields[field.name], type=field.type)
        except msgspec.ValidationError as error:
            wrong = str(error).split(" - at")[0]
            used = msgspec.json.encode(field.default).decode()
            messages.append(f"{path}: {field.name}: {wrong[0].lower()}{wrong[1:]}; {used} is used.")
    return SettingsRead(Settings(**good), tuple(messages))
