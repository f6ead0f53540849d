"""The motions of a batch on the battlefield, made of its records.

Records play one after another where one waits for another (dice, then the blow, then the wound) and together where
they do not (several figures on their way).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

import pygame

from game.geometry.hexes import Hex
from game.ui.art.palette import INK, Rgb
from game.ui.art.tones import good
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
    Message,
    Moved,
    Record,
    Refused,
    Returned,
    ShotFired,
    Spaces,
    SpellCast,
    Struck,
    Summoned,
)
from game.ui.boards.hexes.tokens import FigureShown
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.creature_motions import Arrival, Departure, Fading, HitReaction, Lunge, Shake, Topple
from game.ui.boards.shared.dice import ROLL, DiceTumbling
from game.ui.boards.shared.flying_motions import (
    ARCANE,
    FIRE,
    HURT,
    SHIELD,
    Blast,
    Bubble,
    CardFlight,
    FloatingText,
    Ribbon,
    Shot,
)
from game.ui.boards.shared.motion import Motion, Stage

#: Seconds from the beginning of a blow to its landing.
_BLOW = 0.14


class MotionContext:
    """What motions of a batch are made from, and when each begins. ``clock`` is the time, in seconds from the batch's
    beginning, from which the next record plays."""

    def __init__(
        self,
        before: Mapping[int, FigureShown],
        after: Mapping[int, FigureShown],
        projection: Projection,
        stage: Stage,
        chance: Random,
    ) -> None:
        self.before, self.after, self.projection = before, after, projection
        self.stage, self.chance = stage, chance
        self.clock = 0.0
        self.busy: dict[int, float] = {}
        self._spots: dict[int, Spaces] = {number: figure.spaces for number, figure in before.items()}

    def figure(self, piece: int) -> FigureShown | None:
        return self.before.get(piece) or self.after.get(piece)

    def spot(self, piece: int, *, share: float = 0.0) -> Point | None:
        """Return the middle of a figure's body, ``share`` of its height above ground; None without a figure."""
        figure = self.figure(piece)
        if figure is None:
            return None
        x, y = self.projection.middle(self._spots.get(piece, figure.spaces))
        return x, y - share * figure.height * LIFT

    def stands_now(self, piece: int, spaces: Spaces) -> None:
        """Let the figure stand there for the rest of the batch."""
        self._spots[piece] = spaces

    def ready(self, piece: int) -> float:
        """Return when a figure has finished what it did before in this batch."""
        return max(self.clock, self.busy.get(piece, 0.0))


def motions_of(record: Record, context: MotionContext) -> Iterator[Motion]:
    match record:
        case Moved() if len(record.path) > 1 and context.figure(record.piece):
            walk = Walk(record, context.projection, delay=context.ready(record.piece))
            context.busy[record.piece] = walk.delay + walk.seconds
            context.stands_now(record.piece, record.path[-1])
            yield walk
        case DiceTumble():
            context.clock = max([context.clock, *context.busy.values()])
            yield DiceTumbling(
                record.left,
                record.right,
                record.outcome,
                context.chance,
                delay=context.clock,
                text_px=context.stage.text_px,
                rest=context.stage.rest,
            )
            context.clock += ROLL + 0.25
        case Struck() | ShotFired():
            yield from _attack(record, context)
        case SpellCast():
            yield from _spell(record, context)
        case CardFlown():
            yield from _card(record, context)
        case GlyphTurned():
            yield GlyphTurning(
                context.projection.spot(record.at), record.kind, delay=max([context.clock, *context.busy.values()])
            )
        case Message(piece=0):
            yield Ribbon(record.text, record.seat, sound=record.sound)
        case Message():
            spot = context.spot(record.piece, share=0.9)
            if spot is not None:
                yield FloatingText(record.text, spot, INK, static=True, delay=context.ready(record.piece))
        case Damaged() | Healed() | Destroyed() | Summoned() | Returned() | Refused() | Fell():
            yield from _change(record, context)


def _attack(record: Struck | ShotFired, context: MotionContext) -> Iterator[Motion]:
    start, target = context.spot(record.attacker), context.spot(record.target)
    if start is None or target is None:
        return
    if isinstance(record, Struck):
        lunge = Lunge(record.attacker, start, target)
        lunge.delay = context.ready(record.attacker)
        context.clock = lunge.delay + _BLOW
        yield lunge
        return
    eye, chest = context.spot(record.attacker, share=0.7), context.spot(record.target, share=0.6)
    shot = Shot(
        eye or start, chest or target, bolt=ARCANE if record.magic else None, delay=context.ready(record.attacker)
    )
    context.clock = shot.delay + shot.seconds
    yield shot


def _spell(record: SpellCast, context: MotionContext) -> Iterator[Motion]:
    colour: Rgb = {"shield": SHIELD, "heal": good()}.get(record.kind, FIRE)
    for piece in record.pieces:
        spot = context.spot(piece, share=0.4)
        if spot is not None and record.kind == "harm":
            yield Blast(spot, 0.7, ARCANE, context.chance, delay=context.clock)
        elif spot is not None:
            yield Bubble(spot, 1, colour, "")
    for place in record.places:
        yield Blast(context.projection.spot(place), 0.6, colour, context.chance, delay=context.clock)
    context.clock += 0.16


def _card(record: CardFlown, context: MotionContext) -> Iterator[Motion]:
    stage = context.stage
    spot = context.spot(record.piece, share=0.5) if record.piece else None

    def picture(width: int) -> pygame.Surface:
        return stage.card_picture(record.key, record.deck, width)

    def start() -> Point:
        return stage.spot(record.start, record.seat)

    def end() -> Point:
        return stage.camera.at(spot) if spot is not None else stage.spot(record.end, record.seat)

    yield CardFlight(picture, start, end, delay=context.clock, shrink=(1.0, 0.3 if spot is not None else 1.0))


def _change(
    record: Damaged | Healed | Destroyed | Summoned | Returned | Refused | Fell, context: MotionContext
) -> Iterator[Motion]:
    """Yield what becomes of one figure."""
    piece, delay = record.piece, context.ready(record.piece)
    spot, text_anchor = context.spot(piece), context.spot(piece, share=0.8)
    if spot is None or text_anchor is None:
        return
    match record:
        case Damaged():
            yield HitReaction(piece, (0.0, 1.0), delay=delay, hurt=record.amount > 0)
            text, colour = (f"−{record.amount}", HURT) if record.amount else ("0", SHIELD)
            sign = "damage" if record.amount else "shield"
            yield FloatingText(text, text_anchor, colour, sign=sign, delay=delay, large=True)
            context.busy[piece] = delay + 0.18
        case Healed():
            yield Bubble(spot, 1, good(), "")
            yield FloatingText(f"+{record.amount}", text_anchor, good(), sign="hp", delay=delay, large=True)
        case Destroyed():
            fall = Topple(piece)
            fall.delay = delay
            yield fall
            yield FloatingText("", text_anchor, INK, sign="dead", delay=delay, large=True)
        case Summoned():
            figure = context.figure(piece)
            arrival = Arrival(piece, spot, len(figure.spaces) if figure else 1)
            arrival.delay = context.clock
            context.clock += 0.07
            yield arrival
        case Returned():
            yield Departure(piece, spot, delay=delay)
        case Refused():
            yield Shake(piece)
        case Fell():
            yield Landing(piece, spot, delay=delay)
            context.busy[piece] = delay + 0.2


def reduced_motions(records: Sequence[Record], context: MotionContext) -> Iterator[Motion]:
    """Yield reduced motions: figures that come, go or change place fade; words stand still; dice lie."""
    for number in dict.fromkeys([*context.before, *context.after]):
        was, now = context.before.get(number), context.after.get(number)
        if was is None or now is None or was.spaces != now.spaces:
            ends = [context.projection.middle(one.spaces) if one else None for one in (was, now)]
            yield Fading(number, ends[0], ends[1])
    for record in records:
        if isinstance(record, (DiceTumble, Damaged, Healed, Message)):
            for motion in motions_of(record, context):
                if isinstance(motion, DiceTumbling):
                    yield motion.settle()
                elif isinstance(motion, (FloatingText, Ribbon)):
                    if isinstance(motion, FloatingText):
                        motion.static = True
                    yield motion


def places_of_record(record: Record, figure: Callable[[int], FigureShown | None]) -> list[Hex]:
    """Return where on the board a record happens, for the camera to follow."""
    found: list[Hex] = []
    match record:
        case Moved():
            found += [record.path[0][0], record.path[-1][0]]
        case Struck() | ShotFired():
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
