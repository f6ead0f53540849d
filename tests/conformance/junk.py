"""Junk: commands of a game's own types that are not answers, to see that nobody gets through with them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, get_args

from msgspec import inspect
from msgspec.structs import replace

from game.core import record
from game.core.commands import Command
from tests.conformance.walks import Moment


class Foreign(Command, frozen=True):
    """A command that belongs to no game."""

    number: int = 0


_NUMBER = re.compile(rb"(?<![\w.])-?\d{1,6}(?![\w.])")
_ODD_NUMBERS = (-1, 0, 1, 2, 3, 99, 10**6)


def junk(moment: Moment, count: int) -> Iterator[Command]:
    """``count`` commands that are not legal: made up, or legal answers with one field changed, and one of no game."""
    chance = moment.chance
    listed = set(moment.answers)
    numbers = [int(found) for found in _NUMBER.findall(record.encode(moment.state))]
    numbers = [*_ODD_NUMBERS, *chance.sample(numbers, min(len(numbers), 40))]
    kinds = get_args(moment.game.command_type) or (moment.game.command_type,)
    yield Foreign()
    for turn in range(count):
        command = None
        if turn % 2:
            command = _changed(chance, chance.choice(moment.answers), numbers)
        command = command or _made_up(chance, chance.choice(kinds), numbers)
        if command not in listed:
            yield command


@cache
def _described(kind: type[Command]) -> inspect.StructType:
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return described


def _made_up(chance: random.Random, kind: type[Command], numbers: list[int]) -> Command:
    described = _described(kind)
    return kind(*(_value(chance, field.type, numbers) for field in described.fields))


def _changed(chance: random.Random, command: Command, numbers: list[int]) -> Command | None:
    described = _described(type(command))
    if not described.fields:
        return None
    field = chance.choice(described.fields)
    return replace(command, **{field.name: _value(chance, field.type, numbers)})


def _value(chance: random.Random, kind: inspect.Type, numbers: list[int]) -> Any:
    """Return a value of the described type; junk keeps to the types, because loading refuses all else."""
    match kind:
        case inspect.IntType():
            return chance.choice(numbers) if chance.random() < 0.9 else chance.randrange(-5, 70)
        case inspect.BoolType():
            return chance.random() < 0.5
        case inspect.StrType():
            return chance.choice(("", "junk", "move", "0"))
        case inspect.NoneType():
            return None
        case inspect.LiteralType(values=values):
            return chance.choice(values)
        case inspect.TupleType(item_types=items):
            return tuple(_value(chance, item, numbers) for item in items)
        case inspect.VarTupleType(item_type=item):
            return tuple(_value(chance, item, numbers) for _ in range(chance.randrange(4)))
        case inspect.UnionType(types=kinds):
            return _value(chance, chance.choice(kinds), numbers)
        case inspect.StructType(cls=struct, fields=fields):
            return struct(*(_value(chance, field.type, numbers) for field in fields))
    raise TypeError(f"no junk is known for {kind}")
