"""Costs: what must be paid, whether a seat can, and what is exhausted for it. A cost is paid whole or not at all."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.refusals import Refusal
from game.core.state import Step
from game.core.steps import Draft
from game.rules.heroes import card_events as cev
from game.rules.heroes import events as ev
from game.rules.heroes.cards.effects import Aim, Cost
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.state.table import Permanent, Table, hero_of, ready_resources
from game.rules.heroes.stats import health_left, is_new, lowered
from game.rules.heroes.targets import fits, possible_targets

_Draft = Draft[Table, Step]
_DEAD_ALLY = Aim("dead ally")


def places_to_pay(table: Table, seat: int, count: int) -> tuple[int, ...]:
    """Return the resources that pay that much: face-down ones, then completed quests, open quests last."""
    # rule: heroes/paying
    row = table.players[seat].resources
    ready = [place for place, one in enumerate(row) if not one.exhausted]
    ready.sort(key=lambda place: (row[place].face_up, row[place].completed))
    return tuple(sorted(ready[:count]))


def why_too_dear(table: Table, seat: int, price: int, name: str) -> Refusal | None:
    """Return why a seat cannot exhaust this many resources, or None."""
    # rule: heroes/paying
    ready = ready_resources(table, seat)
    if ready >= price:
        return None
    # Worded to be true of an opponent too: what somebody else's card lacks is also said.
    left = "is 1 ready resource" if ready == 1 else f"are {ready} ready resources"
    return Refusal("too_dear", "heroes/paying", f"{name} costs {price}; there {left}.")


def price_of(table: Table, seat: int, record: CardRecord, x: int = 0) -> int:
    """Return the resources that a card costs a seat, with ``x`` chosen for X, additions and reductions counted."""
    return cost_of(table, seat, record, x, instead=False).resources


def cost_of(table: Table, seat: int, record: CardRecord, x: int, *, instead: bool) -> Cost:
    """Return all that is paid for a card: the printed cost or, ``instead``, the alternative one, and what is paid in
    addition; what lowers the cost lowers the sum."""
    # rule: heroes/costs
    if instead and record.alternative is not None:
        cost = record.alternative
    else:
        # rule: heroes/x
        cost = Cost(record.cost + (x if record.has_x else 0))
    if record.additional is not None:
        more = record.additional
        cost = replace(
            cost,
            resources=cost.resources + more.resources,
            exhaust_hero=cost.exhaust_hero or more.exhaust_hero,
            damage=cost.damage + more.damage,
        )
    resources = lowered(table, seat, record, cost.resources)
    return cost if resources == cost.resources else replace(cost, resources=resources)


def most_x(table: Table, seat: int, record: CardRecord) -> int:
    """Return the highest X that a seat can pay for; 0 for cards without."""
    # rule: heroes/x
    x = 0
    while record.has_x and price_of(table, seat, record, x + 1) <= ready_resources(table, seat):
        x += 1
    return x


def why_cannot_pay(table: Table, seat: int, cost: Cost, name: str, source: Permanent | None = None) -> Refusal | None:
    """Return why a seat cannot pay a cost of something called ``name``, or None. ``source`` in play has it."""
    # rule: heroes/costs
    # A power costs something, and not what has it.
    refusal = why_too_dear(table, seat, cost.resources, name if source is None else f"{name}'s power")
    if refusal is not None:
        return refusal
    if cost.exhaust and source is not None:
        if source.exhausted:
            return Refusal("exhausted", "heroes/exhausting", f"{name} is exhausted.", (source.id,))
        if is_new(table, source):
            text = f"{name} is new: this can be used from its player's next turn on."
            return Refusal("new", "heroes/new_allies", text, (source.id,))
    if cost.exhaust_hero or cost.damage:
        hero = hero_of(table, seat)
        if cost.exhaust_hero and hero.exhausted:
            return Refusal("hero_exhausted", "heroes/exhausting", f"{hero.record.name} is exhausted.", (hero.id,))
        if cost.damage > health_left(table, hero.id):
            text = f"{hero.record.name} cannot take {cost.damage} damage more."
            return Refusal("no_health", "heroes/put_damage", text, (hero.id,))
    if cost.exile_ally and not possible_targets(table, seat, _DEAD_ALLY):
        return Refusal("no_dead_ally", "heroes/costs", "There is no ally card in the graveyard to remove.")
    return None


def cards_to_remove(table: Table, seat: int, cost: Cost) -> tuple[int, ...]:
    """Return what a seat may remove from the game for a cost; (0,) where it removes nothing."""
    return possible_targets(table, seat, _DEAD_ALLY) if cost.exile_ally else (0,)


def why_not_removed(table: Table, seat: int, cost: Cost, card: int) -> Refusal | None:
    """Return why that card does not pay a cost that removes one from the game, or None."""
    # rule: heroes/costs
    if cost.exile_ally:
        if fits(table, seat, _DEAD_ALLY, card):
            return None
        return Refusal("no_dead_ally", "heroes/costs", "An ally card of your graveyard is to be removed.", (card,))
    return Refusal("not_an_answer", "heroes/costs", "Nothing is removed for that.", (card,)) if card else None


def exhaust_resources(draft: _Draft, seat: int, price: int) -> None:
    places = places_to_pay(draft.table, seat, price)
    if places:
        draft.happen(cev.ResourcesExhausted(seat, places))


def pay(draft: _Draft, seat: int, cost: Cost, source: Permanent | None = None, removed: int = 0) -> None:
    """Pay a cost that can be paid, all but destroying the card itself, which happens last of all."""
    exhaust_resources(draft, seat, cost.resources)
    hero = hero_of(draft.table, seat)
    exhausted = []
    if cost.exhaust and source is not None:
        exhausted.append(source.id)
    if cost.exhaust_hero:
        exhausted.append(hero.id)
    if exhausted:
        draft.happen(ev.Exhausted(tuple(exhausted), "cost"))
    if source is not None and source.record.type == "Hero":
        # rule: heroes/flip
        draft.happen(ev.HeroFlipped(source.id))
    if cost.damage:
        # rule: heroes/put_damage
        draft.happen(ev.DamagePut(hero.id, cost.damage))
    if removed:
        draft.happen(cev.CardRemoved(seat, removed))
