"""What the motions of a batch of Skirmish are made from: the tables before and after it, and where things happen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from game.core.events import Event
from game.rules.skirmish import card_events as ce
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.state.table import Creature, Table
from game.ui.boards.shared.camera import Point
from game.ui.boards.shared.motion import Stage


def size_of_key(key: str) -> int:
    """Return the squares along each side of the space of a creature with that card."""
    return 2 if CREATURES[key].large else 1


class MotionContext:
    """What a batch's motions are made from. ``chance`` scatters sparks and dust, and nothing else."""

    def __init__(self, before: Table, after: Table, stage: Stage, chance: Random) -> None:
        self.before, self.after, self.stage, self.chance = before, after, stage, chance
        self.seen: set[tuple[str, int]] = set()

    def creature(self, number: int) -> Creature | None:
        return self.before.creatures.get(number) or self.after.creatures.get(number)

    def middle(self, number: int) -> Point | None:
        """Return the middle of a creature's space, in squares; None when it is on neither table."""
        creature = self.creature(number)
        if creature is None:
            return None
        half = size_of_key(creature.key) / 2
        return creature.cell[0] + half, creature.cell[1] + half

    def text_anchor(self, number: int) -> Point:
        """Return where words over a creature begin to rise, in squares; the board's corner if it is on no table."""
        creature, middle = self.creature(number), self.middle(number)
        if creature is None or middle is None:
            return 0.0, 0.0
        return self.stage.camera.above(middle, (size_of_key(creature.key) - 1) * 0.45)

    def spot(self, place: str, seat: int) -> Callable[[], Point]:
        """Return where a place of a seat is on the screen."""
        return lambda: self.stage.spot(place, seat)

    def on_board(self, place: Point) -> Callable[[], Point]:
        """Return where a place of the board is on the screen."""
        return lambda: self.stage.camera.at(place)

    def key(self, card: int) -> str:
        """Return the key of a card that this seat knows, or nothing."""
        found = self.after.cards.get(card) if card else None
        return found.key if found and (found.key in ACTIONS or found.key in CREATURES) else ""

    def card(self, key: str, deck: str) -> Callable[[int], pygame.Surface]:
        """Return what draws a card this many pixels wide: the back of its ``deck`` where there is no key."""
        return lambda width: self.stage.card_picture(key, deck, width)

    def once(self, what: str, number: int) -> bool:
        """Return True the first time in this batch."""
        if (what, number) in self.seen:
            return False
        self.seen.add((what, number))
        return True


def spaces_of(event: Event, context: MotionContext) -> list[tuple[tuple[int, int], int]]:
    """Return the spaces of the board where an event happens: cell and size, for the camera to follow."""
    numbers: list[int] = []
    found: list[tuple[tuple[int, int], int]] = []
    match event:
        case e.CreatureMoved():
            numbers = [event.creature]
            creature = context.creature(event.creature)
            if creature and event.path:
                found.append((event.path[-1], size_of_key(creature.key)))
        case e.DamageDealt():
            numbers = [event.dealer, event.target]
        case ce.ActionDeclared(action=action) if action.what != "move":
            numbers = [action.actor, *action.targets]
            if action.cell is not None:
                found.append((action.cell, 1))
        case e.CreatureDestroyed() | e.CreatureHealed() | e.ShieldRaised() | e.ShotDodged() | ce.CardAttached():
            numbers = [event.creature]
        case e.CreatureDeployed() | e.StartingCreaturePlaced():
            found.append((event.cell, size_of_key(event.key)))
    for number in numbers:
        creature = context.creature(number)
        if creature is not None:
            found.append((creature.cell, size_of_key(creature.key)))
    return found
