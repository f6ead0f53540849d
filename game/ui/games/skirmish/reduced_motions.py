"""What is seen of a batch of Skirmish where motion is reduced."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.events import DiceRolled, Event
from game.rules.skirmish import events as e
from game.ui.art.tones import good
from game.ui.boards.shared.creature_motions import Fading
from game.ui.boards.shared.flying_motions import HURT, SHIELD, DiceTumble, FloatingText
from game.ui.boards.shared.motion import Motion
from game.ui.games.skirmish.motion_context import MotionContext
from game.ui.games.skirmish.motions import motions_for


def reduced_motions(batch: Sequence[Event], context: MotionContext) -> Iterator[Motion]:
    """Yield reduced motion: figures that come, go or change place fade; words stand still and fade; dice lie still."""
    numbers = dict.fromkeys([*context.before.creatures, *context.after.creatures])
    for number in numbers:
        was, now = context.before.creatures.get(number), context.after.creatures.get(number)
        if was is None or now is None or was.cell != now.cell:
            yield Fading(number, was.cell if was else None, now.cell if now else None)
    for event in batch:
        match event:
            case e.DamageDealt() if context.middle(event.target):
                text = f"−{event.amount}" if event.amount else f"blocked {event.prevented}"
                colour = HURT if event.amount else SHIELD
                yield FloatingText(text, context.text_anchor(event.target), colour, large=True, static=True)
            case e.CreatureHealed() if context.middle(event.creature):
                yield FloatingText(
                    f"+{event.amount}", context.text_anchor(event.creature), good(), large=True, static=True
                )
            case DiceRolled():
                for motion in motions_for(event, context):
                    motion.elapsed = DiceTumble.ROLL
                    yield motion
