"""Scenes: small positions for tests, and a way to play on from them and look at what happens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from msgspec.structs import replace

from game.core import dice as dice_rules
from game.core import runner
from game.core.dice import Dice
from game.core.state import State, Step
from game.rules.factions.cards.all_cards import CAPITAL, KEYS, record_of
from game.rules.factions.cards.effects import Faction
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state.commands import ChooseUnit
from game.rules.factions.state.steps import (
    BeginBuild,
    BeginCombat,
    BuildTurn,
    EndBuildTurn,
    EndUpkeep,
    InActivation,
    NextActivation,
    Upkeep,
)
from game.rules.factions.state.table import Activation, Card, Location, Player, Table, Turn, Unit, home_of
from tests.core.playing import Playing

#: The numbers of the two capitals in every scene.
CAPITALS = (1001, 1002)


class Scene:
    """A position of seat 0's, laid out piece by piece. Cards are called by their names and numbered as they come.
    ``options`` are the match's, such as ``at_zero``."""

    def __init__(self, *factions: Faction, **options: Any) -> None:
        self.factions: tuple[Faction, ...] = factions or ("Kingdom", "Kingdom")
        if len(self.factions) == 1:
            self.factions = (self.factions[0], "Kingdom")
        self.cards: dict[int, Card] = {}
        self.units = {number: Unit(number, CAPITAL, seat, home_of(seat)) for seat, number in enumerate(CAPITALS)}
        self.locations: dict[int, Location] = {}
        self.zones: list[dict[str, Any]] = [{"deck": (), "hand": (), "graveyard": (), "build": 100} for _ in (0, 1)]
        self.options: dict[str, Any] = {"windows": "able", **options}

    def _card(self, name: str, seat: int) -> int:
        number = len(self.cards) + 1
        self.cards[number] = Card(KEYS[name], seat)
        return number

    def put(self, name: str, zone: int, seat: int = 0, *, equipment: Sequence[str] = (), **changes: Any) -> int:
        """Put a unit in a zone; return its number. Its magic is what its card says unless told."""
        number = self._card(name, seat)
        attached = tuple(self._card(card, seat) for card in equipment)
        changes.setdefault("magic", record_of(KEYS[name]).magic or 0)
        self.units[number] = Unit(number, KEYS[name], seat, zone, attached=attached, **changes)
        return number

    def capital(self, seat: int, **changes: Any) -> int:
        """Change a capital; return its number."""
        self.units[CAPITALS[seat]] = replace(self.units[CAPITALS[seat]], **changes)
        return CAPITALS[seat]

    def build(self, name: str, zone: int, seat: int = 0) -> None:
        number = self._card(name, seat)
        self.locations[zone] = Location(number, KEYS[name], seat)

    def hand(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        """Put cards into a hand; return their numbers."""
        numbers = tuple(self._card(name, seat) for name in names)
        self.zones[seat]["hand"] += numbers
        return numbers

    def deck(self, *names: str, seat: int = 0) -> tuple[int, ...]:
        """Put cards on a deck, the first named on top; return their numbers."""
        numbers = tuple(self._card(name, seat) for name in names)
        self.zones[seat]["deck"] = tuple(reversed(numbers)) + self.zones[seat]["deck"]
        return numbers

    def points(self, seat: int, build: int) -> None:
        """Set a seat's build points."""
        self.zones[seat]["build"] = build

    def table(self, turn: Turn) -> Table:
        players = tuple(
            Player(seat, self.factions[seat], CAPITALS[seat], **zones) for seat, zones in enumerate(self.zones)
        )
        # What a table holds never changes, so a scene that goes on being laid out keeps its own.
        return Table(dict(self.cards), players, dict(self.units), dict(self.locations), turn, **self.options)

    def _play(self, turn: Turn, agenda: tuple[Step, ...], seed: int) -> Play:
        state: State[Table, Step] = State(self.table(turn), agenda, None, Dice(seed), 2000, 1)
        assert not FACTIONS.flaws(state), FACTIONS.flaws(state)
        return Play(runner.resume(FACTIONS, state))

    def act(self, unit: int, *, dice: Sequence[int] = (), **turn: Any) -> Play:
        """Play on in a unit's turn. ``dice`` are the natural d20 rolls that come first."""
        self.units[unit] = replace(self.units[unit], tapped=True)
        seat = self.units[unit].seat
        activation = Activation(unit, **turn)
        agenda = (NextActivation(1 - seat), InActivation())
        return self._play(Turn(2, 0, "combat", seat, activation), agenda, seed_for(dice))

    def combat(self, seat: int = 0, *, dice: Sequence[int] = ()) -> Play:
        """Play on in the combat phase, before a seat activates a unit."""
        return self._play(Turn(2, 0, "combat", seat), (NextActivation(seat),), seed_for(dice))

    def building(self, seat: int = 0, *, dice: Sequence[int] = ()) -> Play:
        """Play on in a seat's build turn; the other's comes after seat 0's."""
        second: tuple[Step, ...] = () if seat else (BeginBuild(1),)
        agenda = (BeginCombat(), *second, EndBuildTurn(seat), BuildTurn(seat))
        return self._play(Turn(2, 0, "build", seat), agenda, seed_for(dice))

    def upkeep(self, *, dice: Sequence[int] = ()) -> Play:
        """Play on from the upkeep of a cycle in which seat 0 has the initiative."""
        agenda = (BeginCombat(), BeginBuild(1), BeginBuild(0), EndUpkeep(), Upkeep(1), Upkeep(0))
        return self._play(Turn(2, 0, "upkeep", 0), agenda, seed_for(dice))


@cache
def _seed_for(rolls: tuple[int, ...], sides: int) -> int:
    """Return the least seed whose first rolls are these: many seeds are tried at once, as ``core/dice.py`` draws from
    them."""
    start, many = 0, 1 << 10
    while True:
        fitting = np.arange(start, start + many, dtype=np.uint64)
        for index, wanted in enumerate(rolls, 1):
            z = fitting + np.uint64(index * 0x9E3779B97F4A7C15 & (1 << 64) - 1)
            z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
            z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
            fitting = fitting[(z ^ (z >> np.uint64(31))) % np.uint64(sides) == wanted - 1]
        for seed in fitting[:1]:
            assert dice_rules.roll(Dice(int(seed)), len(rolls), sides)[0] == rolls
            return int(seed)
        start, many = start + many, min(2 * many, 1 << 18)


def seed_for(rolls: Sequence[int], sides: int = 20) -> int:
    """Return a seed whose first rolls are these."""
    return _seed_for(tuple(rolls), sides)


class Play(Playing[Table]):
    """A match in progress."""

    game = FACTIONS

    def dice(self, *rolls: int, sides: int = 20) -> Play:
        """Let the next rolls be these."""
        self.state = replace(self.state, dice=Dice(seed_for(rolls, sides)))
        return self

    def at(self, unit: int) -> Play:
        """Choose a target. Where there is but one it is taken without a question."""
        return self.do(ChooseUnit(unit)) if self.prompt == "target" else self

    def unit(self, number: int) -> Unit:
        return self.table.units[number]

    def back(self, number: int) -> int:
        """Return the number of the unit as which a unit that fell came back to life, 0 if it did not."""
        card = self.table.revived.get(number, number)
        return max((new for new, old in self.table.revived.items() if old == card and self.alive(new)), default=0)

    def alive(self, number: int) -> bool:
        return number in self.table.units

    def damage(self, number: int) -> int:
        return self.table.units[number].damage

    def zone(self, number: int) -> int:
        return self.table.units[number].zone

    def keys(self, cards: Sequence[int]) -> list[str]:
        return [record_of(self.table.cards[card].key).name for card in cards]
