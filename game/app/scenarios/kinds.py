"""What a game says so that scenarios can be drawn on its maps; and a scenario as it was read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from game.ai.kinds import LevelKind
from game.app.scenarios.cards import CardTableKind
from game.app.scenarios.moments import Moment
from game.app.scenarios.steps import Step
from game.app.scenarios.written import MomentKind
from game.core.scenario.script import Script, Space
from game.tiled.source import Source


class DrawnSeat(msgspec.Struct, frozen=True):
    """A seat as it is drawn: its ``side`` from 0, its ``list`` (a deck, an army, a faction), and who plays it. ``hand``
    are the cards that it begins with, ``resources`` what it has to pay with; -1: as the game has it."""

    side: int
    list: str = ""
    name: str = ""
    played_by: Literal["either", "person", "computer"] = "either"
    level: LevelKind = "normal"
    hand: int = -1
    resources: int = -1


class ScenarioKind(msgspec.Struct, frozen=True, kw_only=True):
    """How scenarios stand on one kind of map.

    ``centres`` gives the middle of each space in pixels, as Tiled counts them. ``cards`` are those that a piece may be,
    by their names, with their keys. ``fills`` gives the spaces that a card's piece fills from one space, or None where
    it cannot stand. ``grounds`` are the terrains that the ground may change to; with ``has_levels`` its level may, too.
    ``lacks`` are classes of objects for which the game has nothing, each with a sentence why. ``hand_cards`` are those
    that a hand may hold. ``is_open`` tells whether anybody can stand on a space. ``setup`` makes the set-up of a match,
    or raises ValueError with what is wrong with the seats. ``ways`` gives the spaces that a card's piece can come to
    from a space in any number of turns, with the turns that each takes at least, once the spaces of ``opened`` can be
    walked on. On a table of cards ``on_table`` tells how they lie, and makes the set-up. ``moments`` tells how written
    positions stand there."""

    centres: Callable[[Source, Any], Mapping[Space, tuple[float, float]]]
    cards: Callable[[], Mapping[str, str]]
    fills: Callable[[Any, str, Space], tuple[Space, ...] | None]
    grounds: tuple[str, ...] = ()
    has_levels: bool = False
    lacks: Mapping[str, str] = {}
    hand_cards: Callable[[], Mapping[str, str]]
    is_open: Callable[[Any, Space], bool] = lambda board, space: True
    setup: Callable[[Any, Script, Sequence[DrawnSeat]], Any]
    ways: Callable[[Any, str, Space, frozenset[Space]], Mapping[Space, int]]
    on_table: CardTableKind | None = None
    moments: MomentKind | None = None


def turns_from(
    start: Space, near: Callable[[Space], Iterable[Space]], speed: int, fills: Callable[[Space], tuple[Space, ...]]
) -> dict[Space, int]:
    """Return the turns that each space takes at least: ``near`` gives those that are one step from a space, ``speed``
    steps go into a turn, and from each the piece ``fills`` some."""
    steps, edge = {start: 0}, [start]
    for here in edge:
        for space in near(here):
            if space not in steps:
                steps[space] = steps[here] + 1
                edge.append(space)
    return {space: -(-count // max(1, speed)) for place, count in reversed(steps.items()) for space in fills(place)}


#: What there is no use for where cards lie in rows and go nowhere.
NO_BOARD = {
    "Item": "it has nowhere to go: cards stay where they lie",
    "Move": "nothing can be moved: cards stay where they lie",
    "Behave": "there is nowhere to go: cards stay where they lie",
}


class Drawn(msgspec.Struct, frozen=True):
    """A scenario as it stands on a map: its script, its seats, the ``setup`` of its match, and what is said of it.
    ``seed`` 0 is another one in each match. With ``steps`` it is a lesson, which ``teaches`` words of the glossary. One
    that begins in the middle of a match has a ``moment`` in place of the set-up. A ``puzzle`` has the chance in a
    hundred that counts as solved, 0 where no die may fall; None: it is none."""

    script: Script
    seats: tuple[DrawnSeat, ...]
    setup: Any
    about: str = ""
    author: str = ""
    difficulty: int = 0
    minutes: int = 0
    seed: int = 0
    steps: tuple[Step, ...] = ()
    moment: Moment | None = None
    teaches: tuple[str, ...] = ()
    puzzle: int | None = None

    @property
    def title(self) -> str:
        return self.script.title


def card_scenarios(
    on_table: CardTableKind,
    cards: Mapping[str, str],
    ways: Callable[[Any, str, Space, frozenset[Space]], Mapping[Space, int]],
    *,
    hand_cards: Mapping[str, str],
    lacks: Mapping[str, str],
    moments: MomentKind | None = None,
) -> ScenarioKind:
    """Return how scenarios stand on tables of cards: each area is a space, which has room for any number of cards."""
    return ScenarioKind(
        centres=lambda source, table: {spot.space: spot.area.middle for spot in on_table.spots(table)},
        cards=lambda: cards,
        fills=lambda table, card, space: (space,),
        lacks={"Ground": "the ground of this game cannot change", **lacks},
        hand_cards=lambda: hand_cards,
        setup=lambda table, script, seats: on_table.setup(table, script, seats, ()),
        ways=ways,
        on_table=on_table,
        moments=moments,
    )


class PlainLesson(msgspec.Struct, frozen=True):
    """A lesson in a match without a scenario. ``setup`` is the document of its set-up; the first seat learns, computer
    players of ``level`` have the others. ``opening`` are the words of answers that are given before it begins, one
    after the other, whichever seat is asked."""

    title: str
    steps: tuple[Step, ...]
    setup: dict[str, Any]
    seed: int
    level: Literal["easy", "normal", "hard"] = "easy"
    opening: str = ""
    about: str = ""
    author: str = ""
    minutes: int = 0
    teaches: tuple[str, ...] = ()
