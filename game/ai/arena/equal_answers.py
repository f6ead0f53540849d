"""Which answers in Arena are so nearly equal that only one of them is worth a trial."""

from __future__ import annotations

from game.core.commands import Command
from game.geometry.hexes import Hex
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Table
from game.rules.arena.state.targets import OnFigure, Target


def alike(table: Table, answer: Command) -> object:
    """Return a key that answers share when they amount to the same: places side by side, figures of one squad with as
    much damage, copies of a card."""
    match answer:
        case c.MoveFigure(figure=number, to=to):
            # Who is on its way moves on to one place at most: it does not walk back and forth.
            moving = table.turn.moving
            return "move", number, None if moving is not None and moving.figure == number else _area(to[0])
        case c.PlaceFigure(spaces=spaces):
            return "place", _area(spaces[0])
        case c.Attack(figure=number, target=target):
            return (
                "attack",
                _figure(table, number),
                _level(table, number),
                _figure(table, target),
                _level(table, target),
            )
        case c.PlaySpell(card=card, target=aim):
            return "play", table.cards[card].key, _target(table, aim)
        case c.UseAbility(ability=ability, target=number, card=card):
            paid = table.cards[card].key if card else ""
            return ability, _figure(table, number) if number else 0, paid
        case c.ChooseFigure(figure=number):
            return "choose", _figure(table, number), table.figures[number].spaces
        case c.ChooseCard(card=card) | c.TurnOver(card=card):
            return type(answer).__name__, table.cards[card].key if card in table.cards else card
    return answer


def _area(place: Hex) -> Hex:
    """Take four spaces for one."""
    return place[0] // 2, place[1] // 2


def _figure(table: Table, number: int) -> tuple[int, int]:
    figure = table.figures[number]
    return figure.army, figure.damage


def _level(table: Table, number: int) -> int:
    return table.board.terrain.top(table.figures[number].spaces[0])


def _target(table: Table, target: Target | None) -> object:
    return _figure(table, target.figure) if isinstance(target, OnFigure) else target
