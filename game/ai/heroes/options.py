"""What each thing that a seat may do with priority is worth to it, and what it costs in resources."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.ai.heroes.effect_values import link_ahead, pending
from game.ai.heroes.fights import attack_value, best_attack
from game.ai.heroes.values import harm, holding, value_of
from game.core.commands import Command
from game.rules.heroes.cards import effects as e
from game.rules.heroes.costs import places_to_pay
from game.rules.heroes.links import effects_of
from game.rules.heroes.playing import power_of
from game.rules.heroes.presentation.queries import price_in_hand
from game.rules.heroes.state.commands import CompleteQuest, PlayCard, Propose, UsePower
from game.rules.heroes.state.table import Link, Table, hero_of, record_of_card
from game.rules.heroes.stats import atk_of, has_keyword

#: What it costs to turn a hero face down: the power works once a match.
_FLIP = 1.2
#: With more cards than this in the hand some of them will be discarded.
_FULL_HAND = 6
_HASTENED = (e.Ready, e.Strengthen, e.GiveKeyword, e.ReadyWeapon)


class Option(msgspec.Struct, frozen=True):
    """An answer, its value and its cost; ``now`` is the part of the value that concerns the present combat or chain,
    ``after`` the table when it has resolved. Of options with the same ``what`` only one can be taken."""

    answer: Command
    what: tuple[object, ...]
    value: float
    cost: int
    now: float = 0.0
    after: Table | None = None


def option_of(table: Table, seat: int, answer: Command, *, free: bool) -> Option | None:
    """Return the value of an answer, None where it has none; ``free``: in one's own action phase, nothing begun."""
    if isinstance(answer, Propose):
        value, cost = attack_value(table, answer.attacker, answer.defender)
        return Option(answer, ("attack", answer.attacker), value, cost)
    if isinstance(answer, PlayCard):
        record = record_of_card(table, answer.card)
        link = Link(0, seat, "card", record.key, answer.card, targets=answer.targets, x=answer.x)
        more = record.additional or e.Cost()
        cost = price_in_hand(table, answer.card) + answer.x
        price = holding(record) * (0.5 if len(table.players[seat].hand) > _FULL_HAND else 1.0)
        price += harm(table, hero_of(table, seat).id, more.damage)
        return _option(table, link, answer, ("card", answer.card), price, cost, free=free)
    if isinstance(answer, UsePower):
        source = table.permanents[answer.source]
        power = power_of(table, answer.source, answer.index)
        assert power is not None
        link = Link(
            0, seat, "power", source.key, source=source.id, index=answer.index, host=source.host, targets=answer.targets
        )
        price = _price_of_power(table, seat, answer, power, free=free)
        what = ("power", answer.source, answer.index)
        return _option(table, link, answer, what, price, power.cost.resources, free=free)
    if isinstance(answer, CompleteQuest):
        record = record_of_card(table, answer.card)
        assert record.quest is not None
        link = Link(0, seat, "quest", record.key, targets=answer.targets)
        return _option(table, link, answer, ("quest", answer.card), 0.1, record.quest.pay, free=free)
    return None


def _option(
    table: Table, link: Link, answer: Command, what: tuple[object, ...], price: float, cost: int, *, free: bool
) -> Option:
    seat = link.seat
    value, after = link_ahead(table, seat, link)
    now = 0.0
    if table.combat is not None or table.chain:
        now = pending(paid(after, seat, cost), seat) - pending(table, seat)
    elif free:
        now = _hastened(table, after, link)
    return Option(answer, what, value + now - price, cost, now, after)


def paid(table: Table, seat: int, cost: int) -> Table:
    """Return the table on which a seat has paid that much."""
    player = table.players[seat]
    places = places_to_pay(table, seat, cost)
    row = tuple(replace(one, exhausted=True) if place in places else one for place, one in enumerate(player.resources))
    players = tuple(replace(one, resources=row) if one.seat == seat else one for one in table.players)
    return replace(table, players=players)


def _hastened(table: Table, after: Table, link: Link) -> float:
    """Return how much better the seat's own characters that an effect targets can attack after it."""
    effects = effects_of(link)
    if not any(isinstance(effect, _HASTENED) for effect in effects):
        return 0.0
    own_hero = any(getattr(effect, "to", "") in ("own hero", "own weapons") for effect in effects)
    whom = {target for target in link.targets if target in after.permanents}
    whom |= {hero_of(table, link.seat).id} if own_hero else set()
    mine = sorted(one for one in whom if after.permanents[one].seat == link.seat)
    return sum(best_attack(after, one) - best_attack(table, one) for one in mine)


def _price_of_power(table: Table, seat: int, answer: UsePower, power: e.Power, *, free: bool) -> float:
    source = table.permanents[answer.source]
    price = 0.05
    if power.cost.exhaust:
        if source.record.type == "Ally" and free:
            price += best_attack(table, source.id)
        elif has_keyword(table, source.id, "Protector"):
            price += 0.5
        elif source.record.type == "Armor":
            price += 0.4 * source.record.defense
        elif source.record.type == "Weapon":
            price += 0.2 * atk_of(table, source.id)
    if power.cost.exhaust_hero and free:
        price += best_attack(table, hero_of(table, seat).id)
    if power.cost.exile_ally and answer.paid:
        price += 0.2 + 0.1 * record_of_card(table, answer.paid).cost
    if power.cost.destroy:
        price += 0.5 * value_of(table, source.id)
    if source.record.type == "Hero":
        price += _FLIP
    return price
