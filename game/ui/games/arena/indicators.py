"""What the action indicator points out in Arena before an event is played: who acts, and on what."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from game.core.events import Event, EventRow, event_table
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.table import Table
from game.rules.arena.state.targets import OnArmy, OnFigure
from game.ui.screens.indicator import Indicator, Indicators
from game.ui.screens.items import Item, card, piece, square


def _moved(event: e.FigureMoved, table: Table, rest: Sequence[Event]) -> Indicator:
    """Show the way up to the next event that is not a step: a roll of dice, a glyph, the end."""
    figure = table.figures[event.figure]
    steps = takewhile(lambda one: isinstance(one, e.FigureMoved) and one.figure == figure.id, rest)
    ways = (figure.spaces, event.spaces, *(one.spaces for one in steps if isinstance(one, e.FigureMoved)))
    return Indicator(figure.seat, (piece(figure.id),), way=tuple(spaces[0] for spaces in ways))


def _placed(event: e.FigurePlaced, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show a figure that is summoned, not those that are set up before the match."""
    if event.why == "start" or not event.spaces:
        return None
    return Indicator(table.figures[event.figure].seat, at=tuple(map(square, event.spaces)), place="reserve")


def _played(event: ce.SpellPlayed, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show a spell on figures, unless it is played face down."""
    aims: tuple[Item, ...] = ()
    if isinstance(event.target, OnFigure):
        aims = (piece(event.target.figure),)
    elif isinstance(event.target, OnArmy):
        aims = _standing(table, event.target.army)
    return Indicator(event.seat, (card(event.card),), aims, place="hand") if event.key and aims else None


def _of_card(event: e.AbilityUsed | ce.HiddenTurned, table: Table, rest: Sequence[Event]) -> Indicator | None:
    """Show an ability, or a hidden enchantment, at the figures of its army card."""
    figures = _standing(table, event.army)
    return Indicator(event.seat, figures) if figures else None


def _standing(table: Table, army: int) -> tuple[Item, ...]:
    """Return the figures of an army card that are on the battlefield."""
    figures = table.armies[army].figures
    return tuple(piece(one) for one in figures if table.figures[one].zone == "field")


_row = EventRow[[Table, Sequence[Event]], Indicator | None]()
INDICATORS = Indicators(
    event_table(
        _row(e.FigureMoved, _moved),
        _row(e.FigurePlaced, _placed),
        _row(ce.SpellPlayed, _played),
        _row(e.AbilityUsed, _of_card),
        _row(ce.HiddenTurned, _of_card),
        _row(
            e.AttackAnnounced,
            lambda event, table, rest: Indicator(event.seat, (piece(event.attacker),), (piece(event.defender),)),
        ),
    ),
    costs=frozenset({e.MoveBegan, e.MoveEnded}),
)
