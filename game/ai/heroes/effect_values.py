"""The value of effects for one seat, in points, and the table after them. Figures come from the rules; this file only
judges whether they are good."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from game.ai.heroes.fights import fight_value, fighting_table, hit_value
from game.ai.heroes.values import damage_each_turn, gear_value, lost_with, printed_value, usual, value_of
from game.core.remembered import remembered
from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.all_cards import record_of
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.carrying_out import concerned
from game.rules.heroes.combat import still_fighting, why_no_combat
from game.rules.heroes.links import effects_of, legal_targets
from game.rules.heroes.presentation.queries import damage_preview
from game.rules.heroes.state.steps import Packet
from game.rules.heroes.state.table import (
    Link,
    Modifier,
    Permanent,
    Shield,
    Table,
    allies_of,
    hero_of,
    link_by_id,
    party,
    ready_resources,
    record_of_card,
)
from game.rules.heroes.state_check import too_many
from game.rules.heroes.stats import atk_of, has_keyword, health_left

#: The number of an imagined permanent.
_IMAGINED = 1 << 30
#: The value of a card drawn or discarded.
_CARD = 1.8
#: The part of an ally's value that is lost when it must be played again.
_PLAYED_AGAIN = 0.55

Ahead = tuple[float, Table]


def link_ahead(table: Table, seat: int, link: Link) -> Ahead:
    """Return the value of a link to ``seat`` as it resolves, and the table after it, by itself."""
    link = replace(link, targets=legal_targets(table, link))
    record = link.record
    value = 0.0
    entering = link.what == "card" and (record.type != "Ability" or record.ongoing)
    if entering and record.attaches is not None:
        link = replace(link, host=link.targets[0] if link.targets else 0)
    for effect in effects_of(link):
        gained, table = EFFECTS.get(type(effect), _as_usual)(table, seat, link, effect)
        value += gained
    if entering:
        gained, table = _enter(table, seat, link)
        value += gained
    return value, table


@remembered
def pending(table: Table, seat: int) -> float:
    """Return what is about to happen to a seat: the combat, the proposal, and what the other seat has on the chain."""
    value = 0.0
    combat = still_fighting(table)
    if combat is not None:
        value += fight_value(fighting_table(table, combat.attacker, combat.defender), seat)[0]
    for link in reversed(table.chain):
        if link.what == "combat":
            defender = link.targets[0]
            if why_no_combat(table, link.seat, link.source, defender) is None:
                value += fight_value(fighting_table(table, link.source, defender), seat)[0]
        elif link.seat != seat:
            gained, table = link_ahead(table, seat, link)
            value += gained
    return value


# Changes of the imagined table


def _change(table: Table, number: int, **changes: Any) -> Table:
    one = replace(table.permanents[number], **changes)
    return replace(table, permanents={**table.permanents, number: one})


def _without(table: Table, numbers: Iterable[int]) -> Table:
    left_out = set(numbers)
    left = {
        number: one for number, one in table.permanents.items() if number not in left_out and one.host not in left_out
    }
    return replace(table, permanents=left)


def _is_own(table: Table, seat: int, number: int) -> bool:
    return table.permanents[number].seat == seat


def _sign(seat: int, link: Link) -> float:
    return 1.0 if link.seat == seat else -1.0


# What comes into play


def _enter(table: Table, seat: int, link: Link) -> Ahead:
    record = link.record
    permanent = Permanent(_IMAGINED, link.key, link.seat, link.card, host=link.host, since=table.turn.number)
    after = replace(table, permanents={**table.permanents, _IMAGINED: permanent})
    if record.attaches is not None:
        return _attach(table, seat, link, after), after
    if record.type == "Ally":
        value = value_of(after, _IMAGINED)
        value += sum(usual(effect) for one in record.triggers if one.when == "enters" for effect in one.effects)
        before = sum(value_of(table, one.id) for one in allies_of(table, link.seat))
        value += sum(value_of(after, one.id) for one in allies_of(table, link.seat)) - before
    elif record.type == "Ability":
        value = _ongoing(table, link.seat, record)
    else:
        value = gear_value(record)
    return _sign(seat, link) * (value - _given_up(after, link.seat, value)), after


def _given_up(table: Table, seat: int, value: float) -> float:
    """Return what a seat gives up for a new thing of that worth: for two hands the weapon before and the shield."""
    lost, offending = 0.0, too_many(table, seat)
    while offending:
        worth = {number: value if number == _IMAGINED else value_of(table, number) for number in offending}
        least = min(worth, key=lambda number: worth[number])
        lost += worth[least]
        left = {number: one for number, one in table.permanents.items() if number != least}
        table = replace(table, permanents=left)
        offending = too_many(table, seat)
    return lost


def _attach(table: Table, seat: int, link: Link, after: Table) -> float:
    """Return what an attached ability takes from its host."""
    if link.host not in table.permanents:
        return 0.0
    if table.permanents[link.host].record.type == "Hero":
        lost = 2.4 * damage_each_turn(link.record)
    else:
        lost = value_of(table, link.host) - value_of(after, link.host)
    return -lost if _is_own(table, seat, link.host) else lost


def _ongoing(table: Table, seat: int, record: CardRecord) -> float:
    """Return the value of an ability that is attached to nothing to a seat as its party is."""
    weapons = [one.record for one in party(table, seat) if one.record.type == "Weapon"]
    value = 0.0
    for word in record.continuous:
        if isinstance(word, e.PreventsEach):
            value += word.amount * (0.5 + 1.1 * len(allies_of(table, seat)))
        elif isinstance(word, e.Modifies) and word.among == "own weapons":
            value += word.atk * (0.3 + 2.5 * sum(word.slot in ("", one.slot) for one in weapons))
        elif isinstance(word, e.HasKeyword) and word.among == "own hero":
            has = has_keyword(table, hero_of(table, seat).id, word.keyword)
            value += 0.0 if has or not allies_of(table, seat) else 1.5
        else:
            value += 0.3
    for trigger in record.triggers:
        if trigger.when == "first weapon hit":
            known = any(one.key == record.key for one in party(table, seat))
            best = max((one.atk - 0.5 * one.strike for one in weapons), default=0.0)
            value += 0.0 if known else 1.5 * max(0.0, best)
        else:
            value += 1.5
    return value + gear_value(replace(record, triggers=(), continuous=())) - 0.3


# Effects


def _deal(table: Table, seat: int, link: Link, packets: Iterable[Packet]) -> Ahead:
    value, after = 0.0, table
    for packet in packets:
        if packet.amount <= 0:
            continue
        blow = damage_preview(table, packet)
        value += hit_value(table, seat, blow)
        one = table.permanents[packet.target]
        if blow.dealt >= health_left(table, packet.target) and one.record.type == "Ally":
            after = _without(after, (packet.target,))
        else:
            after = _change(after, packet.target, damage=one.damage + (blow.dealt + blow.least) // 2)
    return value, after


def _packets(table: Table, link: Link, amount: int, effect: e.DealDamage | e.DealWeaponDamage) -> list[Packet]:
    source = link.source if link.record.type == "Ally" else table.players[link.seat].hero
    preventable = getattr(effect, "preventable", True)
    return [
        Packet(source, target, amount, effect.damage, link.seat, preventable, by=link.key)
        for target in concerned(table, link, effect.to)
    ]


def _deal_damage(table: Table, seat: int, link: Link, effect: e.DealDamage) -> Ahead:
    amount = link.x if effect.amount == "X" else effect.amount
    return _deal(table, seat, link, _packets(table, link, amount, effect))


def _deal_weapon_damage(table: Table, seat: int, link: Link, effect: e.DealWeaponDamage) -> Ahead:
    weapons = [one.id for one in party(table, link.seat) if one.record.type == "Weapon"]
    atk = max((atk_of(table, one) for one in weapons if table.permanents[one].record.slot == effect.slot), default=0)
    return _deal(table, seat, link, _packets(table, link, atk, effect))


def _heal(table: Table, seat: int, link: Link, effect: e.Heal) -> Ahead:
    amount = link.amount if effect.amount is None else effect.amount
    value = 0.0
    for target in concerned(table, link, effect.to):
        one = table.permanents[target]
        after = _change(table, target, damage=max(0, one.damage - amount))
        gained = value_of(after, target) - value_of(table, target)
        value += gained if one.seat == seat else -gained
        table = after
    return value, table


def _draw(table: Table, seat: int, link: Link, effect: e.DrawCards) -> Ahead:
    left = len(table.players[link.seat].deck) - effect.cards
    value = _CARD * effect.cards if left > 2 else -20.0
    return _sign(seat, link) * value, table


def _discard(table: Table, seat: int, link: Link, effect: e.DiscardCards) -> Ahead:
    lost = sum(_CARD if table.players[one].hand else 0.0 for one in link.targets if one != seat)
    return lost - sum(_CARD for one in link.targets if one == seat), table


def _attack_lost(table: Table, number: int) -> float:
    """Return what a character's player loses when it does not attack in its turn."""
    one = table.permanents[number]
    if one.record.type == "Hero":
        weapons = (atk_of(table, other.id) for other in party(table, one.seat) if other.record.type == "Weapon")
        return 0.4 * max(weapons, default=0)
    return 0.5 * atk_of(table, number)


def _exhaust(table: Table, seat: int, link: Link, effect: e.Exhaust) -> Ahead:
    value = 0.0
    for target in concerned(table, link, effect.to):
        one = table.permanents[target]
        if one.exhausted:
            continue
        if table.turn.seat == one.seat:
            attacks = table.turn.phase in ("ready", "draw", "action") and table.combat is None
            lost = _attack_lost(table, target) if attacks else 0.0
        else:
            lost = 0.8 if has_keyword(table, target, "Protector") else 0.05
        value += -lost if one.seat == seat else lost
        table = _change(table, target, exhausted=True)
    return value, table


def _ready(table: Table, seat: int, link: Link, effect: e.Ready) -> Ahead:
    for target in concerned(table, link, effect.to):
        table = _change(table, target, exhausted=False)
    return 0.0, table


def _ready_weapon(table: Table, seat: int, link: Link, effect: e.ReadyWeapon) -> Ahead:
    weapons = [one for one in party(table, link.seat) if one.record.type == "Weapon" and one.exhausted]
    if weapons:
        best = max(weapons, key=lambda one: (atk_of(table, one.id), one.id))
        table = _change(table, best.id, exhausted=False)
    return 0.0, table


def _ready_resources(table: Table, seat: int, link: Link, effect: e.ReadyResources) -> Ahead:
    row = table.players[link.seat].resources
    ready = ready_resources(table, link.seat)
    readied = min(effect.count, len(row) - ready)
    costs = [record_of_card(table, card).cost for card in table.players[link.seat].hand if card]
    wanted = any(ready < cost <= ready + readied for cost in costs)
    return _sign(seat, link) * (1.3 * readied if wanted else 0.0), table


def _return(table: Table, seat: int, link: Link, effect: e.ReturnToHand) -> Ahead:
    value = 0.0
    targets = concerned(table, link, "target")
    for target in targets:
        one = table.permanents[target]
        again = 0.0 if one.record.token else (1 - _PLAYED_AGAIN) * printed_value(one.record)
        lost = value_of(table, target) - again
        value += -lost if one.seat == seat else lost
    return value, _without(table, targets)


def _destroy(table: Table, seat: int, link: Link, effect: e.Destroy) -> Ahead:
    targets = concerned(table, link, "target")
    value = sum(lost_with(table, one) * (-1 if _is_own(table, seat, one) else 1) for one in targets)
    return value, _without(table, targets)


def _interrupt(table: Table, seat: int, link: Link, effect: e.Interrupt) -> Ahead:
    value = 0.0
    for target in link.targets:
        other = link_by_id(table, target)
        if other is None:
            continue
        does = link_ahead(table, seat, other)[0]
        value += max(-does, 0.5 * printed_value(other.record)) if other.seat != seat else -printed_value(other.record)
    chain = tuple(other for other in table.chain if other.id not in link.targets)
    return value, replace(table, chain=chain)


def _put_into_play(table: Table, seat: int, link: Link, effect: e.PutIntoPlay) -> Ahead:
    value = 0.0
    for card in link.targets:
        gained, table = _enter(table, seat, Link(0, link.seat, "card", table.cards[card].key, card))
        value += 0.9 * gained
    return value, table


def _modify(table: Table, seat: int, link: Link, effect: e.Strengthen | e.GiveKeyword) -> Ahead:
    slot = getattr(effect, "slot", "")
    on = tuple(one for one in concerned(table, link, effect.to) if slot in ("", table.permanents[one].record.slot))
    keyword = effect.keyword if isinstance(effect, e.GiveKeyword) else None
    atk = effect.atk if isinstance(effect, e.Strengthen) else 0
    modifier = Modifier(0, on, effect.until, link.seat, table.turn.number, atk=atk, keyword=keyword)
    return 0.0, replace(table, modifiers=(*table.modifiers, modifier)) if on else table


def _forbid(table: Table, seat: int, link: Link, effect: e.ForbidAttack) -> Ahead:
    targets = tuple(one for one in link.targets if one in table.permanents)
    value = sum(_attack_lost(table, one) * (-1 if _is_own(table, seat, one) else 1) for one in targets)
    modifier = Modifier(0, targets, effect.until, link.seat, table.turn.number, no_attack=True)
    return value, replace(table, modifiers=(*table.modifiers, modifier)) if targets else table


def _prevent(table: Table, seat: int, link: Link, effect: e.PreventNext) -> Ahead:
    shields = tuple(Shield(0, one, effect.amount) for one in concerned(table, link, effect.to))
    return 0.0, replace(table, shields=(*table.shields, *shields))


def _search(table: Table, seat: int, link: Link, effect: e.SearchDeck) -> Ahead:
    has = any(effect.tag == one.record.slot for one in party(table, link.seat))
    return _sign(seat, link) * (0.8 if has else 2.4), table


def _as_usual(table: Table, seat: int, link: Link, effect: e.Effect) -> Ahead:
    """Return the usual value of an effect without a row of its own."""
    return _sign(seat, link) * usual(effect), table


EFFECTS: dict[type[e.Effect], Callable[[Table, int, Link, Any], Ahead]] = {
    e.DealDamage: _deal_damage,
    e.DealWeaponDamage: _deal_weapon_damage,
    e.Heal: _heal,
    e.DrawCards: _draw,
    e.DiscardCards: _discard,
    e.Exhaust: _exhaust,
    e.Ready: _ready,
    e.ReadyWeapon: _ready_weapon,
    e.ReadyResources: _ready_resources,
    e.ReturnToHand: _return,
    e.Destroy: _destroy,
    e.Interrupt: _interrupt,
    e.TakeBack: lambda table, seat, link, effect: (
        sum(0.4 + 0.3 * printed_value(record_of_card(table, card)) for card in link.targets),
        table,
    ),
    e.PutIntoPlay: _put_into_play,
    e.Strengthen: _modify,
    e.GiveKeyword: _modify,
    e.ForbidAttack: _forbid,
    e.PreventNext: _prevent,
    e.MakeTokens: lambda table, seat, link, effect: (
        _sign(seat, link) * effect.count * printed_value(record_of(effect.key)),
        table,
    ),
    e.SearchDeck: _search,
}
