"""Small battles for the tests: a position in a few words, loaded dice, and answers given by name."""

from __future__ import annotations

from typing import Any

from game.core import runner
from game.core.commands import Command, Done
from game.core.events import Event
from game.core.refusals import Refusal
from game.geometry.hexes import Hex, from_axial, to_axial
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import PREMADE
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.positions.reading import load_position
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Figure, Table
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat, Target, piece_of
from game.rules.arena.stats import dice_of, power_parts, toughness_parts

#: Faces of the combat die: a hit, a shield, a blank.
H, S, B = 1, 4, 6
FLAT = ("111111111111",) * 10
#: Faces that the next rolls show; a roll of another number of dice than the first of them fails the test.
LOADED: list[tuple[int, ...]] = []

At = tuple[int, int]
#: A figure: name and place, or name, place and damage, or name, place, damage and seat.
Placed = tuple[Any, ...]


class Battle:
    """A match that a test plays by name. Squads' figures are counted from 1, in the order in which they were placed."""

    def __init__(self, document: dict[str, Any]) -> None:
        #: The position as it was written, before anything goes on from it.
        self.written = load_position(document)
        resumed = runner.resume(ARENA, self.written)
        self.state = resumed.state
        #: What happened before the first question, and after it.
        self.opening: tuple[Event, ...] = resumed.events
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        return self.state.table

    @property
    def prompt(self) -> str:
        """Return what is asked; "" when the match is over."""
        return self.state.decision.prompt if self.state.decision is not None else ""

    @property
    def seat(self) -> int:
        return self.state.decision.seat

    # Finding things

    def army(self, name: str, seat: int | None = None) -> int:
        """Return the number of an army card."""
        for army in self.table.armies.values():
            if ARMY_CARDS[army.key].name == name and seat in (None, army.owner):
                return army.id
        raise KeyError(name)

    def figure(self, name: str, number: int = 1, seat: int | None = None) -> Figure:
        army = self.table.armies[self.army(name, seat)]
        return self.table.figures[army.figures[number - 1]]

    def id(self, name: str, number: int = 1, seat: int | None = None) -> int:
        return self.figure(name, number, seat).id

    def damage(self, name: str, number: int = 1, seat: int | None = None) -> int:
        return self.figure(name, number, seat).damage

    def zone(self, name: str, number: int = 1, seat: int | None = None) -> str:
        return self.figure(name, number, seat).zone

    def at(self, name: str, number: int = 1, seat: int | None = None) -> At:
        """Return the place of a figure's front."""
        return self.spot(self.figure(name, number, seat).spaces[0])

    def spot(self, place: Hex) -> At:
        """Return column and row of a place."""
        return from_axial(self.table.board.stagger, place)

    def hex(self, spot: At) -> Hex:
        """Return the place at a column and row."""
        return to_axial(self.table.board.stagger, *spot)

    def card(self, name: str, seat: int | None = None) -> int:
        """Return a spell card by name: one in a hand first, then hidden ones and those in play."""
        hands = [number for player in self.table.players for number in player.hand]
        on_army = [number for army in self.table.armies.values() for number in army.hidden + army.auras]
        for number in (*hands, *on_army, *self.table.cards):
            held = self.table.cards[number]
            if SPELL_CARDS[held.key].name == name and seat in (None, held.owner):
                return number
        raise KeyError(name)

    def names(self, cards: tuple[int, ...]) -> list[str]:
        return [SPELL_CARDS[self.table.cards[number].key].name for number in cards]

    # Playing

    def legal(self, kind: type[Command] | None = None) -> tuple[Any, ...]:
        """Return the legal answers, of one kind if one is named."""
        return tuple(one for one in runner.legal(ARENA, self.state) if kind is None or isinstance(one, kind))

    def why(self, command: Command) -> str:
        """Return the code of the refusal of an answer, "" when it is legal."""
        refusal = ARENA.why_illegal(self.state, command)
        return refusal.code if refusal is not None else ""

    def refusal(self, command: Command) -> str:
        """Return the sentence of the refusal of an answer, "" when it is legal."""
        refusal = ARENA.why_illegal(self.state, command)
        return refusal.text if refusal is not None else ""

    def do(self, command: Command, *rolls: tuple[int, ...]) -> Battle:
        """Give an answer; the dice show these faces, roll by roll."""
        LOADED.extend(rolls)
        result = runner.submit(ARENA, self.state, self.seat, command)
        assert not isinstance(result, Refusal), result
        self.state = result.state
        self.events.extend(result.events)
        assert not LOADED, f"these rolls were not made: {LOADED}"
        assert ARENA.flaws(self.state) == ()
        return self

    def attack(self, one: str, other: str, *rolls: tuple[int, ...], by: int = 1, at: int = 1) -> Battle:
        """Return one figure attacks another."""
        return self.do(c.Attack(self.id(one, by), self.id(other, at)), *rolls)

    def play(self, card: str, target: int | Target | None = None, *rolls: tuple[int, ...]) -> Battle:
        """Play a spell card on a target, which may be told by the number of the piece."""
        return self.do(c.PlaySpell(self.card(card, self.seat), self.on(target)), *rolls)

    def on(self, target: int | Target | None) -> Target | None:
        """Return what a spell is played on, by the number of the piece."""
        if not isinstance(target, int):
            return target
        if target in self.table.figures:
            return OnFigure(target)
        return OnArmy(target) if target in self.table.armies else OnEnchantment(target)

    def move(self, name: str, to: At, *rolls: tuple[int, ...], number: int = 1, back: At | None = None) -> Battle:
        """Move a figure to a place."""
        spaces = (self.hex(to),) if back is None else (self.hex(to), self.hex(back))
        return self.do(c.MoveFigure(self.id(name, number), spaces), *rolls)

    def reaches(self, name: str, to: At, number: int = 1) -> bool:
        """Return whether the figure may move there now."""
        moves = self.legal(c.MoveFigure)
        return any(one.figure == self.id(name, number) and one.to[0] == self.hex(to) for one in moves)

    def done(self, *rolls: tuple[int, ...]) -> Battle:
        return self.do(Done(), *rolls)

    def turn_over(self, card: str, *rolls: tuple[int, ...]) -> Battle:
        """Turn over a hidden enchantment."""
        return self.do(c.TurnOver(self.card(card)), *rolls)

    def targets(self, card: str) -> set[int | Target]:
        """Return what a card in hand can be played on: pieces by their numbers, and seats; 0 for nothing."""
        number = self.card(card, self.seat)
        found = [one.target for one in self.legal(c.PlaySpell) if one.card == number]
        return {one if isinstance(one, OnSeat) else piece_of(one) for one in found}


def _side(colour: str, placed: list[str]) -> dict[str, Any]:
    """Return a seat with the army of a colour that comes with the set, and with other squads of it that are placed."""
    army = [ARMY_CARDS[key].name for key in PREMADE[colour].cards]  # type: ignore[index]
    others = [card.name for card in ARMY_CARDS.values() if card.colour == colour and card.kind == "squad"]
    more = [name for name in others if name in placed and name not in army]
    return {"colour": colour, **({"army": [*army, *more]} if more else {})}


def battle(
    *figures: Placed,
    colours: tuple[str, str] = ("white", "black"),
    phase: str = "attack",
    card: str | None = None,
    hand: tuple[str, ...] = (),
    foe_hand: tuple[str, ...] = (),
    on_army: tuple[tuple[str, str], ...] = (),
    fallen: tuple[str, ...] = (),
    foe_fallen: tuple[str, ...] = (),
    rows: tuple[str, ...] = FLAT,
    turn: dict[str, Any] | None = None,
    seats: tuple[dict[str, Any], ...] = (),
    windows: str = "always",
    **board: Any,
) -> Battle:
    """Return a duel in the middle. ``card`` is the chosen army card, ``on_army`` pairs of an enchantment and an army
    card, ``windows`` whom the match asks; further words describe the battlefield as in a position."""
    placed = []
    for name, at, *rest in figures:
        told: dict[str, Any] = {"name": name, "at": at}
        for word, value in zip(("damage", "seat", "back"), rest, strict=False):
            if value is not None:
                told[word] = value
        placed.append(told)
    mine, theirs = (_side(colour, [one[0] for one in figures]) for colour in colours)
    document = {
        "game": "arena",
        "map": {"rows": rows, **board},
        "seats": seats
        or ({**mine, "hand": hand, "fallen": fallen}, {**theirs, "hand": foe_hand, "fallen": foe_fallen}),
        "figures": placed,
        "enchantments": [{"card": enchantment, "on": on} for enchantment, on in on_army],
        "windows": windows,
        "turn": {"phase": phase, "number": 3, **({"card": card} if card else {}), **(turn or {})},
    }
    return Battle(document)


def power(b: Battle, one: str, other: str, number: int = 1) -> int:
    """Return the attack dice of one figure against another."""
    return dice_of(power_parts(b.table, b.figure(one, number), b.figure(other)))


def toughness(b: Battle, one: str, other: str, number: int = 1) -> int:
    """Return the toughness dice of one figure against another."""
    return dice_of(toughness_parts(b.table, b.figure(one, number), b.figure(other)))
