"""All that can happen in a match of Heroes: its own events, and dice."""

from __future__ import annotations

from game.core.events import DiceRolled
from game.rules.heroes.state import events

AnyEvent = events.AnyEvent | DiceRolled
