"""A recorded match as a film: a picture of each moment, and all of them as one picture that moves. No window opens."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
from PIL import Image

from game.app.files.settings import Settings
from game.app.matches.following import CannotFollow
from game.app.records.beside import PUT_AWAY
from game.app.records.course import Course, Recorded, seats_to_look_from
from game.app.records.replays import recorded
from game.ui.application import Application
from game.ui.review.pictures import table_picture
from game.ui.review.replay import ReplayScene

#: How the picture that moves is called, how wide it is at most, and milliseconds of each frame and of the last one.
MOVING = "film.gif"
_WIDEST, _EACH, _LAST = 640, 500, 3000
#: The view in which all lies open.
ALL = "all"


def film(path: Path, folder: Path, size: tuple[int, int] | None, view: str) -> tuple[int, str]:
    """Write the frames of a save or a journal into a folder, seen by the seat whose name is ``view``, with all open, or
    ("") as much as may be seen. Return how many there are, and what comes out differently ("" for nothing).
    Raises ValueError with one sentence, also where the folder cannot be written."""
    known = Course(_read(path))
    known.go_on(float("inf"))
    is_over = known.outcome is not None or path.parent.name == PUT_AWAY
    match = Recorded(known.recorded.opening, known.recorded.given, is_over)
    seats = seats_to_look_from(match, known.game)
    if not seats:
        raise ValueError(f"{path}: the match is not over, and its players still have secrets from one another.")
    os.environ["TESSERA_THINKING"] = "here"
    app = Application(size or (1280, 720), settings=Settings(animation_speed="off", volume=0.0))
    try:
        scene = ReplayScene(app, match)
        app.stack.push(scene)
        seat, is_open = _chosen(scene, view)
        scene.course.go_on(float("inf"))
        scene.show_view(seat, is_open=is_open)
        return _written(scene, folder), known.flaw
    except OSError as error:
        raise ValueError(f"{error.filename or folder}: it cannot be written ({error.strerror or error}).") from error
    finally:
        app.close()


def _read(path: Path) -> Recorded:
    try:
        return recorded(path)
    except CannotFollow as problem:
        raise ValueError(f"{path}: opening: {problem}.") from problem


def _chosen(scene: ReplayScene, view: str) -> tuple[int, bool]:
    """Return the seat of a view, and whether all lies open in it. Raises ValueError for a view that does not exist."""
    views = scene.views()
    if not view:
        return views[-1] if views[-1][1] else (scene.viewer, False)
    names = [ALL if is_open else scene.recorded.names[seat] for seat, is_open in views]
    if view not in names:
        raise ValueError(f"--view: one of {', '.join(names)} was expected, not {view!r}")
    return views[names.index(view)]


def _written(scene: ReplayScene, folder: Path) -> int:
    """Write a frame of each moment, then the picture that moves; return how many frames there are."""
    folder.mkdir(parents=True, exist_ok=True)
    count = scene.course.count + 1
    paths = [folder / f"frame-{number:05}.png" for number in range(count)]
    for number, path in enumerate(paths):
        scene.go(number)
        picture = table_picture(scene)
        whole = Image.frombytes("RGB", picture.get_size(), pygame.image.tobytes(picture, "RGB"))
        # As small as it can be made it would take four times as long.
        whole.save(path, compress_level=2)
    small = _small(paths)
    first = next(small)
    first.save(
        folder / MOVING, save_all=True, append_images=small, duration=[_EACH] * (count - 1) + [_LAST], loop=0,
        optimize=False,
    )  # fmt: skip
    return count


def _small(paths: Sequence[Path]) -> Iterator[Image.Image]:
    """Yield frames as small pictures of few colours, one read at a time."""
    for path in paths:
        with Image.open(path) as whole:
            share = min(1.0, _WIDEST / whole.width)
            small = whole.convert("RGB").resize((round(whole.width * share), round(whole.height * share)))
            yield small.quantize(128, dither=Image.Dither.NONE)
