"""The motions of a batch on the battlefield, made of its records.

Records play one after another where one waits for another (dice, then the blow, then the wound) and together where
they do not (several figures on their way).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import pygame

from game.geometry.hexes import Hex
from game.ui.art.palette import GOOD, INK, Rgb
from game.ui.boards.hexes.moving import GlyphTurning, Landing, Walk
from game.ui.boards.hexes.projection import LIFT, Projection
from game.ui.boards.hexes.records import (
    CardFlown,
    Damaged,
    Destroyed,
    DiceTumble,
    Fell,
    GlyphTurned,
    Healed,
    Loosed,
    Message,
    Moved,
    Record,
    Refused,
    Returned,
    Spaces,
    SpellCast,
    Struck,
    Summoned,
)
from game.ui.boards.hexes.tokens import Standing
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.creature_motions import Arrival, Departure, Fading, Lunge, Reel, Shake, Topple
from game.ui.boards.shared.dice import ROLL, DiceTumbling
from game.ui.boards.shared.flying_motions import (
    ARCANE,
    FIRE,
    HURT,
    SHIELD,
    Blast,
    Bubble,
    CardFlight,
    Ribbon,
    Shot,
    Words,
)
from game.ui.boards.shared.motion import Motion, Stage

#: Seconds from the beginning of a blow to its landing.
_BLOW = 0.14


class Play:
    """What motions of a batch are made from, and when each begins. ``clock`` is the time, in seconds from the batch's
    beginning, from which the next record plays."""

    def __init__(
        self,
        before: Mapping[int, Standing],
        after: Mapping[int, Standing],
        projection: Projection,
        stage: Stage,
        chance: Random,
    ) -> None:
        self.before, self.after, self.projection = before, after, projection
        self.stage, self.chance = stage, chance
        self.clock = 0.0
        self.busy: dict[int, float] = {}
        self._spots: dict[int, Spaces] = {number: figure.spaces for number, figure in before.items()}

    def figure(self, piece: int) -> Standing | None:
        """The figure as it was, or as it has come to be."""
        return self.before.get(piece) or self.after.get(piece)

    def spot(self, piece: int, *, share: float = 0.0) -> Point | None:
        """The middle of a figure's body, ``share`` of its height above the ground; None without such a figure."""
        figure = self.figure(piece)
        if figure is None:
            return None
        x, y = self.projection.middle(self._spots.get(piece, figure.spaces))
        return x, y - share * figure.height * LIFT

    def stands_now(self, piece: int, spaces: Spaces) -> None:
        """From now on in the batch the figure stands there."""
        self._spots[piece] = spaces

    def ready(self, piece: int) -> float:
        """When a figure has done what it did before in this batch."""
        return max(self.clock, self.busy.get(piece, 0.0))


def motions_of(record: Record, play: Play) -> Iterator[Motion]:
    """The motions of one record."""
    match record:
        case Moved() if len(record.path) > 1 and play.figure(record.piece):
            walk = Walk(record, play.projection, delay=play.ready(record.piece))
            play.busy[record.piece] = walk.delay + walk.seconds
            play.stands_now(record.piece, record.path[-1])
            yield walk
        case DiceTumble():
            play.clock = max([play.clock, *play.busy.values()])
            yield DiceTumbling(
                record.left,
                record.right,
                record.outcome,
                play.chance,
                delay=play.clock,
                text_px=play.stage.text_px,
            )
            play.clock += ROLL + 0.25
        case Struck() | Loosed():
            yield from _attack(record, play)
        case SpellCast():
            yield from _spell(record, play)
        case CardFlown():
            yield from _card(record, play)
        case GlyphTurned():
            yield GlyphTurning(
                play.projection.spot(record.at), record.kind, delay=max([play.clock, *play.busy.values()])
            )
        case Message(piece=0):
            yield Ribbon(record.text, record.seat, sound=record.sound)
        case Message():
            spot = play.spot(record.piece, share=0.9)
            if spot is not None:
                yield Words(record.text, spot, INK, static=True, delay=play.ready(record.piece))
        case Damaged() | Healed() | Destroyed() | Summoned() | Returned() | Refused() | Fell():
            yield from _change(record, play)


def _attack(record: Struck | Loosed, play: Play) -> Iterator[Motion]:
    start, target = play.spot(record.attacker), play.spot(record.target)
    if start is None or target is None:
        return
    if isinstance(record, Struck):
        lunge = Lunge(record.attacker, start, target)
        lunge.delay = play.ready(record.attacker)
        play.clock = lunge.delay + _BLOW
        yield lunge
        return
    eye, chest = play.spot(record.attacker, share=0.7), play.spot(record.target, share=0.6)
    shot = Shot(eye or start, chest or target, bolt=ARCANE if record.magic else None, delay=play.ready(record.attacker))
    play.clock = shot.delay + shot.seconds
    yield shot


def _spell(record: SpellCast, play: Play) -> Iterator[Motion]:
    colour: Rgb = {"shield": SHIELD, "heal": GOOD}.get(record.kind, FIRE)
    for piece in record.pieces:
        spot = play.spot(piece, share=0.4)
        if spot is not None and record.kind == "harm":
            yield Blast(spot, 0.7, ARCANE, play.chance, delay=play.clock)
        elif spot is not None:
            yield Bubble(spot, 1, colour, "")
    for place in record.places:
        yield Blast(play.projection.spot(place), 0.6, colour, play.chance, delay=play.clock)
    play.clock += 0.16


def _card(record: CardFlown, play: Play) -> Iterator[Motion]:
    stage = play.stage
    spot = play.spot(record.piece, share=0.5) if record.piece else None

    def picture(width: int) -> pygame.Surface:
        return stage.card_picture(record.key, record.deck, width)

    def start() -> Point:
        return stage.spot(record.start, record.seat)

    def end() -> Point:
        return stage.camera.at(spot) if spot is not None else stage.spot(record.end, record.seat)

    yield CardFlight(picture, start, end, delay=play.clock, shrink=(1.0, 0.3 if spot is not None else 1.0))


def _change(
    record: Damaged | Healed | Destroyed | Summoned | Returned | Refused | Fell, play: Play
) -> Iterator[Motion]:
    """What becomes of one figure."""
    piece, delay = record.piece, play.ready(record.piece)
    spot, crown = play.spot(piece), play.spot(piece, share=0.8)
    if spot is None or crown is None:
        return
    match record:
        case Damaged():
            yield Reel(piece, (0.0, 1.0), delay=delay, hurt=record.amount > 0)
            text, colour = (f"−{record.amount}", HURT) if record.amount else ("0", SHIELD)
            sign = "damage" if record.amount else "shield"
            yield Words(text, crown, colour, sign=sign, delay=delay, large=True)
            play.busy[piece] = delay + 0.18
        case Healed():
            yield Bubble(spot, 1, GOOD, "")
            yield Words(f"+{record.amount}", crown, GOOD, sign="hp", delay=delay, large=True)
        case Destroyed():
            fall = Topple(piece)
            fall.delay = delay
            yield fall
            yield Words("", crown, INK, sign="dead", delay=delay, large=True)
        case Summoned():
            figure = play.figure(piece)
            arrival = Arrival(piece, spot, len(figure.spaces) if figure else 1)
            arrival.delay = play.clock
            play.clock += 0.07
            yield arrival
        case Returned():
            yield Departure(piece, spot, delay=delay)
        case Refused():
            yield Shake(piece)
        case Fell():
            yield Landing(piece, spot, delay=delay)
            play.busy[piece] = delay + 0.2


def calm_motions(records: Sequence[Record], play: Play) -> Iterator[Motion]:
    """Reduced motion: whoever comes, goes or changes place fades; words stand still; dice lie."""
    for number in dict.fromkeys([*play.before, *play.after]):
        was, now = play.before.get(number), play.after.get(number)
        if was is None or now is None or was.spaces != now.spaces:
            ends = [play.projection.middle(one.spaces) if one else None for one in (was, now)]
            yield Fading(number, ends[0], ends[1])
    for record in records:
        if isinstance(record, (DiceTumble, Damaged, Healed, Message)):
            for motion in motions_of(record, play):
                if isinstance(motion, DiceTumbling):
                    yield motion.settle()
                elif isinstance(motion, (Words, Ribbon)):
                    if isinstance(motion, Words):
                        motion.static = True
                    yield motion


def places_of_record(record: Record, figure: Callable[[int], Standing | None]) -> list[Hex]:
    """Where on the board a record happens, for the camera to follow."""
    found: list[Hex] = []
    match record:
        case Moved():
            found += [record.path[0][0], record.path[-1][0]]
        case Struck() | Loosed():
            numbers = [record.attacker, record.target]
            found += [one.spaces[0] for one in map(figure, numbers) if one is not None]
        case GlyphTurned():
            found.append(record.at)
        case Damaged() | Destroyed() | Summoned() | Returned() | Fell() | Healed():
            one = figure(record.piece)
            found += [one.spaces[0]] if one is not None else []
        case SpellCast():
            found += record.places
    return found
