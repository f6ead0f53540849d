"""The table of Skirmish: creatures on the board, cards in their zones, gold, the turn, and what was announced.

Every card of a match has a number from 1; a creature on the board has the number of its card. In what a seat sees,
0 stands for a card that it may not know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.core.cards import Card as Card
from game.core.scenario.standing import Scenario
from game.geometry.squares import Cell
from game.rules.skirmish.state.board import Board, BoardTile
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.options import SkirmishOptions

Phase = Literal["setup", "refresh", "action", "deploy", "over"]


class Creature(msgspec.Struct, frozen=True):
    """A creature on the board. ``cell`` is its top left square; ``seat`` controls it; ``damage`` in points.

    ``attached`` are cards lying under it, ``block`` what it gained until the activation ends."""

    id: int
    key: str
    seat: int
    cell: Cell
    damage: int = 0
    tapped: bool = False
    attached: tuple[int, ...] = ()
    block: int = 0


class Player(msgspec.Struct, frozen=True):
    """One seat's belongings. Decks are drawn from the end; before they are ``shuffled`` everybody knows them.
    ``spent`` is gold paid out of the game, ``points`` are victory tokens."""

    seat: int
    side: int
    faction: str
    actions: tuple[int, ...] = ()
    creatures: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    reserve: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    vault: int = 20
    supply: int = 0
    spent: int = 0
    points: int = 0
    shuffled: bool = False


class Activation(msgspec.Struct, frozen=True):
    """The creature whose activation it is, and how much of its speed it has used.

    ``stopped_by`` are the enemies that have ended its movement by speed; while there are any, the rest of the speed
    cannot be used."""

    creature: int
    moved: int = 0
    stopped_by: tuple[int, ...] = ()


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is. ``number`` counts turns from 1; ``activated`` have had their activation this turn;
    ``unwilling`` are pairs (creature, card): its controller has declined to let it assist with that card this turn."""

    number: int = 0
    seat: int = 0
    phase: Phase = "setup"
    activated: tuple[int, ...] = ()
    activation: Activation | None = None
    unwilling: tuple[tuple[int, int], ...] = ()


class Hit(msgspec.Struct, frozen=True):
    """Damage about to be dealt: by ``action`` of creature ``dealer``, whose ``seat`` controls it, to ``target``.
    ``parts`` are pairs of a reason and its points, before block; they stand fast, though the dealer may be gone before
    the hit lands. ``part_of`` is the card or power whose further attack the action is, 0 for none."""

    action: int
    seat: int
    dealer: int
    target: int
    parts: tuple[tuple[str, int], ...]
    manner: Literal["melee", "ranged", "effect"]
    pierces: bool = False
    sure: bool = False
    part_of: int = 0


class Shielding(msgspec.Struct, frozen=True):
    """The damage of an announced action to a creature is prevented; ``whole``: that of its further attacks, too."""

    action: int
    creature: int
    whole: bool = False


class Strike(msgspec.Struct, frozen=True):
    """How an attack strikes: ``reach`` None is any distance in sight; ``pierces`` block."""

    manner: Literal["melee", "ranged"]
    bonus: int = 0
    reach: int | None = None
    pierces: bool = False


class Action(msgspec.Struct, frozen=True):
    """Something announced and not yet done.

    ``key`` is the actor's card and ``source_card`` the card played, kept for when they are gone; ``card`` becomes 0
    once that card has left the stack. ``source`` is the action to be prevented, or the card to be torn off.
    ``answers`` is the action that it responds to, 0 for none; ``part_of`` the card or power whose further attack it is;
    ``tapped`` are the creatures that tapped for it (``what`` is ``tap`` when that is all that happened);
    ``held`` is damage of responses that lands together with its own; ``dodged`` are targets that it cannot touch any
    more, ``dealt`` those that it has damaged."""

    id: int
    seat: int
    actor: int
    key: str
    what: Literal["move", "attack", "power", "card", "dodge", "tear", "tap"]
    card: int = 0
    source_card: int = 0
    power: int = -1
    strike: Strike | None = None
    targets: tuple[int, ...] = ()
    cell: Cell | None = None
    source: int = 0
    tapped: tuple[int, ...] = ()
    answers: int = 0
    part_of: int = 0
    held: tuple[Hit, ...] = ()
    dodged: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()


class Table(SkirmishOptions, frozen=True, dict=True):
    """All that lies on the table. ``stack`` holds announced actions, the last one on top; ``shielded`` tells whose
    damage to whom is prevented. ``ending``: this turn is the last. ``tiles`` are board tiles still to be laid, ``laid``
    those that make up the board, when it is built in turns."""

    board: Board
    cards: dict[int, Card]
    players: tuple[Player, ...]
    creatures: dict[int, Creature]
    turn: Turn = Turn()
    stack: tuple[Action, ...] = ()
    shielded: tuple[Shielding, ...] = ()
    ending: bool = False
    tiles: tuple[BoardTile, ...] = ()
    laid: tuple[PlacedTile, ...] = ()
    scenario: Scenario | None = None


def action_by_id(table: Table, number: int) -> Action | None:
    """Return the announced action with that number, or None when it is no longer on the stack."""
    for action in table.stack:
        if action.id == number:
            return action
    return None


def side_of(table: Table, seat: int) -> int:
    """Return the side (team) that a seat plays for, 0 or 1."""
    return table.players[seat].side


def are_enemies(table: Table, one: Creature, other: Creature) -> bool:
    return table.players[one.seat].side != table.players[other.seat].side


def enemies_of(table: Table, creature: Creature) -> tuple[Creature, ...]:
    """Return the creatures of the other side, in the order in which they came to the table."""
    side = table.players[creature.seat].side
    players = table.players
    return tuple([other for other in table.creatures.values() if players[other.seat].side != side])


def creatures_of(table: Table, seat: int) -> tuple[Creature, ...]:
    """Return the creatures that a seat controls, in the order in which they came to the table."""
    return tuple([creature for creature in table.creatures.values() if creature.seat == seat])


def opponents_in_order(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats of the other side, in turn order from the left of the player whose turn it is."""
    # rule: skirmish/responses
    players, first = table.players, table.turn.seat + 1
    side = players[seat].side
    return tuple([player.seat for player in (*players[first:], *players[:first]) if player.side != side])


def seats_in_order(table: Table) -> tuple[int, ...]:
    """Return all seats in turn order, from the player whose turn it is."""
    count = len(table.players)
    return tuple((table.turn.seat + step) % count for step in range(count))
