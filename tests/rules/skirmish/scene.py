"""Scenes: small positions for tests, and a way to play on from them and look at what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core import runner
from game.core.dice import Dice
from game.core.state import State, Step
from game.geometry.squares import Cell, SquareGrid
from game.rules.skirmish import events as e
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.ruleset import SKIRMISH
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.table import Activation, Card, Creature, Player, Table, Turn
from game.rules.skirmish.turns import BetweenActivations, DeployPhase, InActivation
from tests.core.playing import Playing

OPEN = ("................",) * 12


class Scene:
    """A position in the action phase of seat 0, laid out piece by piece. Cards are numbered as they come."""

    def __init__(self, rows: Sequence[str] = OPEN, *, seats: int = 2, **options: Any) -> None:
        """Lay out a board of these rows; ``options`` are the match's, such as ``windows``."""
        grid = SquareGrid(tuple(rows))
        left = tuple((x, y) for y in range(grid.height) for x in (0, 1) if not grid.blocks((x, y)))
        right = tuple(
            (x, y) for y in range(grid.height) for x in (grid.width - 2, grid.width - 1) if not grid.blocks((x, y))
        )
        self.board = Board("scene", grid, (left, right))
        self.cards: dict[int, Card] = {}
        self.creatures: dict[int, Creature] = {}
        self.zones: list[dict[str, Any]] = [
            {"actions": (), "creatures": (), "hand": (), "reserve": (), "vault": 20, "supply": 0, "spent": 0}
            for _ in range(seats)
        ]
        self.options = options
        self.turn = Turn(1, 0, "action")

    def _card(self, key: str, seat: int) -> int:
        assert key in CREATURES or key in ACTIONS, key
        number = len(self.cards) + 1
        self.cards[number] = Card(key, seat)
        return number

    def put(
        self,
        key: str,
        cell: Cell,
        seat: int = 0,
        *,
        damage: int = 0,
        tapped: bool = False,
        attached: Sequence[str] = (),
    ) -> int:
        """Put a creature on the board; return its number. Attached cards belong to its own seat."""
        number = self._card(key, seat)
        under = tuple(self._card(name, seat) for name in attached)
        self.creatures[number] = Creature(number, key, seat, cell, damage, tapped, under)
        return number

    def hand(self, *keys: str, seat: int = 0) -> tuple[int, ...]:
        """Put action cards into a hand; return their numbers."""
        numbers = tuple(self._card(key, seat) for key in keys)
        self.zones[seat]["hand"] += numbers
        return numbers

    def deck(self, *keys: str, seat: int = 0) -> tuple[int, ...]:
        """Put action cards into a deck, the first named on top."""
        numbers = tuple(self._card(key, seat) for key in keys)
        self.zones[seat]["actions"] = tuple(reversed(numbers)) + self.zones[seat]["actions"]
        return numbers

    def reserve(self, *keys: str, seat: int = 0) -> tuple[int, ...]:
        """Put creature cards into a reserve."""
        numbers = tuple(self._card(key, seat) for key in keys)
        self.zones[seat]["reserve"] += numbers
        return numbers

    def creature_deck(self, *keys: str, seat: int = 0) -> tuple[int, ...]:
        """Put creature cards into a creature deck, the first named on top."""
        numbers = tuple(self._card(key, seat) for key in keys)
        self.zones[seat]["creatures"] = tuple(reversed(numbers)) + self.zones[seat]["creatures"]
        return numbers

    def gold(self, seat: int, vault: int, supply: int = 0) -> None:
        """Set the gold of a seat; the rest of the twenty has been spent."""
        self.zones[seat].update(vault=vault, supply=supply, spent=20 - vault - supply)

    def table(self) -> Table:
        players = tuple(
            Player(seat, seat % 2, ("crown", "drow")[seat % 2], shuffled=True, **zones)
            for seat, zones in enumerate(self.zones)
        )
        # What is laid out may be changed later; a table never is.
        return Table(self.board, dict(self.cards), players, dict(self.creatures), self.turn, **self.options)

    def play(self, active: int = 0, *, phase: str = "action", seed: int = 1) -> Play:
        """Play on, in the activation of a creature if one is given."""
        agenda: tuple[Step, ...] = (BetweenActivations(),)
        table = self.table()
        if phase == "deploy":
            agenda = (DeployPhase(),)
        if active:
            agenda = (BetweenActivations(), InActivation())
            turn = Turn(1, self.turn.seat, "action", (active,), Activation(active))
            table = Table(table.board, table.cards, table.players, table.creatures, turn, **self.options)
        state: State[Table, Step] = State(table, agenda, None, Dice(seed), len(self.cards) + 1, 1)
        assert not SKIRMISH.flaws(state), SKIRMISH.flaws(state)
        return Play(runner.resume(SKIRMISH, state))


def duel(own: str, cell: Cell, foe: str, there: Cell, **more: Any) -> tuple[Scene, int, int]:
    """Return a scene with a creature of seat 0 and one of seat 1, of which ``more`` is said, and their numbers."""
    scene = Scene()
    return scene, scene.put(own, cell), scene.put(foe, there, 1, **more)


class Play(Playing[Table]):
    """A match in progress."""

    game = SKIRMISH

    def creature(self, number: int) -> Creature:
        return self.table.creatures[number]

    def alive(self, number: int) -> bool:
        return number in self.table.creatures

    def damage(self, number: int) -> int:
        return self.table.creatures[number].damage

    def cell(self, number: int) -> Cell:
        return self.table.creatures[number].cell


def damage_batches(play: Play) -> list[int]:
    """Return how many hits landed together, batch by batch."""
    counts = [sum(isinstance(event, e.DamageDealt) for event in batch) for batch in play.batches]
    return [count for count in counts if count]
