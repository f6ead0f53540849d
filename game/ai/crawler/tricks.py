"""Tricks: cards that change the Encounter or the party before a struggle is resolved, and the table after each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from game.ai.crawler import values
from game.ai.crawler.plans import Known, box, playing
from game.rules.crawler.cards import effects as e
from game.rules.crawler.effect_targets import AIMED
from game.rules.crawler.playing import why_no_bribe
from game.rules.crawler.power import power_of
from game.rules.crawler.state.commands import Bribe, PlayCard
from game.rules.crawler.state.table import DungeonCard, Table, crawler_record
from game.rules.crawler.stats import characters, is_locked, primary_target
from game.rules.crawler.wounds import protects


class Trick(msgspec.Struct, frozen=True):
    """A card that is played first, the table after it, and what it is worth by itself."""

    command: PlayCard | Bribe
    table: Table
    value: float


def tricks(table: Table, known: Known) -> Iterator[Trick]:
    """Yield the tricks of the hand; of equal cards one."""
    seen = set()
    for card in table.hand:
        if table.cards[card] in seen:
            continue
        seen.add(table.cards[card])
        way = box(table, card, known)
        for effect in way[1] if way is not None else ():
            make = _TRICKS.get(type(effect))
            if make is not None and way is not None:
                yield from make(table, way[0], effect)
    yield from _bribing(table)


def target_of(table: Table, targets: Iterable[int], *, leaves: bool, restock: bool = False) -> int:
    """Return the card of the Encounter that an effect is best aimed at: that which attacks hardest; among those that
    would leave play that which it is best to be rid of. What goes back into its deck furthers no Quest."""

    def good(card: DungeonCard) -> float:
        attacks = 0.0 if card.activated or card.locks else float(power_of(table, card.id))
        if restock:
            return attacks + values.COST * card.record.cost - values.furthering(table, card)
        return attacks + (values.slaying(table, card) if leaves else 0.0)

    found = [card for card in table.encounter if card.id in set(targets)]
    return max(found, key=good).id if found else 0


def _resetting(table: Table, command: PlayCard, effect: e.ResetAdventurers) -> Iterator[Trick]:
    """Reset Adventurers that have attacked, so that they can defend."""
    after = playing(table, command)
    able = [one.id for one in table.party if one.activated and not one.defended and not is_locked(table, one.id)][
        : effect.adventurers
    ]
    party = tuple(replace(one, activated=False) if one.id in able else one for one in after.party)
    yield Trick(command, replace(after, party=party), 0.0)


def _changed(table: Table, target: int, **changes: Any) -> Table:
    cards = tuple(replace(one, **changes) if one.id == target else one for one in table.encounter)
    return replace(table, encounter=cards)


def _aimed(table: Table, effect: e.Effect, *, leaves: bool, restock: bool = False) -> int:
    return target_of(table, AIMED[type(effect)].targets(table, effect), leaves=leaves, restock=restock)


def _marking(
    table: Table, command: PlayCard, effect: e.ActivateCharacter | e.IgnoreAttributes, **marks: bool
) -> Iterator[Trick]:
    target = _aimed(table, effect, leaves=False)
    if target:
        yield Trick(command, _changed(playing(table, command), target, **marks), 0.0)


def _removing(table: Table, command: PlayCard, effect: e.RemoveFromPlay) -> Iterator[Trick]:
    target = _aimed(table, effect, leaves=True, restock=effect.restock)
    if not target:
        return
    after = playing(table, command)
    card = next(one for one in table.encounter if one.id == target)
    left = tuple(one for one in after.encounter if one.id != target)
    good = 0.0
    if effect.card_type == "Character":
        good = values.COST * card.record.cost if effect.restock else values.slaying(table, card)
    yield Trick(command, replace(after, encounter=left), good)


def _choosing(table: Table, command: PlayCard, effect: e.ChoosePrimaryTarget) -> Iterator[Trick]:
    """Make the Adventurer that can best take a Wound the Primary Target for this round."""
    if table.struggle is None or table.struggle.kind == "attack":
        return
    sturdiest = min((one.id for one in table.party), key=lambda one: values.wound_cost(table, one))
    if sturdiest != primary_target(table):
        after = playing(table, command)
        yield Trick(command, replace(after, round=replace(after.round, primary=sturdiest)), 0.0)


def _bribing(table: Table) -> Iterator[Trick]:
    """Buy a Greedy Character off with the poorest card of the hand that is dear enough."""
    for card in characters(table):
        able = [one for one in table.hand if why_no_bribe(table, card.id, one) is None]
        if able:
            poorest = min(able, key=lambda one: values.holding(table, crawler_record(table, one)))
            left = tuple(one for one in table.encounter if one.id != card.id)
            hand = tuple(one for one in table.hand if one != poorest)
            free = values.CARD * (not values.is_usable(table, crawler_record(table, poorest)))
            after = replace(table, encounter=left, hand=hand)
            yield Trick(Bribe(card.id, poorest), after, values.slaying(table, card) + free)


def _wounding(table: Table, command: PlayCard, effect: e.WoundAfterWin) -> Iterator[Trick]:
    types = (*effect.damage, crawler_record(table, command.card).type)
    able = AIMED[type(effect)].targets(table, effect)
    found = [card for card in table.encounter if card.id in able and not protects(table, card.id, types)]
    if found:
        card = max(found, key=lambda one: values.wounding(table, one))
        after = _changed(playing(table, command), card.id, wounds=card.wounds + effect.wounds)
        yield Trick(command, after, values.wounding(table, card))


_TRICKS: dict[type[e.Effect], Callable[[Table, PlayCard, Any], Iterator[Trick]]] = {
    e.ActivateCharacter: partial(_marking, activated=True),
    e.RemoveFromPlay: _removing,
    e.Weaken: lambda table, command, effect: iter([Trick(command, playing(table, command), 0.0)]),
    e.ResetAdventurers: _resetting,
    e.IgnoreAttributes: partial(_marking, ignored=True),
    e.WoundAfterWin: _wounding,
    e.ChoosePrimaryTarget: _choosing,
}
