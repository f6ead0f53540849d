"""Tags on cards that tell what would become of them: each on its own card, none over another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
import pygame

from game.ui.art.palette import Rgb, lighter
from game.ui.art.tones import PATH, danger, good
from game.ui.boards.cards.camera import CardCamera
from game.ui.boards.cards.records import OutcomeShown
from game.ui.boards.shared.marks import tag

SpotOf = Callable[[int], pygame.Rect | None]

#: How far down its card a tag begins, in parts of the height: under the name, over the figures.
_DOWN = 0.17


class OutcomeTag(msgspec.Struct, frozen=True):
    """A tag in its place on the screen."""

    shown: OutcomeShown
    label: pygame.Surface
    place: pygame.Rect


def outcome_tags(
    outcomes: Sequence[OutcomeShown], camera: CardCamera, spot_of: SpotOf, text_px: int
) -> Iterator[OutcomeTag]:
    """Yield the tags of the pieces that are in sight."""
    taken: list[pygame.Rect] = []
    for one in outcomes:
        box = spot_of(one.piece)
        if box is None or not box.colliderect(camera.free):
            continue
        label = tag(one.words, one.icon, text_px, _tone(one.good))
        if label.get_width() > box.width:
            label = tag(one.short, one.icon, text_px, _tone(one.good))
        place = label.get_rect(midtop=(box.centerx, box.top + round(box.height * _DOWN))).clamp(camera.free)
        # Cards that lie half under others have room for theirs further down.
        while (hit := place.collidelist(taken)) >= 0:
            place.top = taken[hit].bottom + 2
        taken.append(place)
        yield OutcomeTag(one, label, place)


def _tone(is_good: bool | None) -> Rgb:
    if is_good is None:
        return PATH
    return lighter(good(), 0.2) if is_good else lighter(danger(), 0.25)
