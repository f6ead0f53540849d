"""Which answers amount to the same: those that differ only in which of several copies they name."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.commands import Command
from game.rules.heroes.state.commands import ChooseCard, DiscardCard, PlaceResource, PlayCard, Propose
from game.rules.heroes.state.table import Table, attachments_on
from game.rules.heroes.stats import is_new


def alike(table: Table, answer: Command) -> object:
    """Return a key that is equal for answers that amount to the same."""
    if isinstance(answer, PlayCard):
        targets = tuple(_like(table, target) for target in answer.targets)
        return "play", table.cards[answer.card].key, targets, answer.x, answer.instead
    if isinstance(answer, Propose):
        return "attack", _like(table, answer.attacker), _like(table, answer.defender)
    if isinstance(answer, PlaceResource):
        return "place", table.cards[answer.card].key, answer.face_up
    if isinstance(answer, DiscardCard | ChooseCard):
        return type(answer), table.cards[answer.card].key
    return answer


def _like(table: Table, number: int) -> object:
    """Return what something in play is, as long as nothing is attached or given to it: then it is itself alone."""
    one = table.permanents.get(number)
    if one is None or attachments_on(table, number):
        return number
    if any(number in given.on for given in table.modifiers) or any(number == shield.on for shield in table.shields):
        return number
    return replace(one, id=0, card=0, since=is_new(table, one))
