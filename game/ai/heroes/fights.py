"""What combats come to, in points for one seat: attacks, protectors, strikes, armor."""

from __future__ import annotations

from msgspec.structs import replace

from game.ai.heroes.race import best_strike, is_end_without_guard, ready_armor
from game.ai.heroes.values import FATAL, harm, lost_with
from game.core.remembered import remembered
from game.rules.heroes.cards.effects import GiveKeyword
from game.rules.heroes.combat import packets_of, why_no_combat
from game.rules.heroes.damage import prevent
from game.rules.heroes.presentation import queries
from game.rules.heroes.state.steps import Packet
from game.rules.heroes.state.table import (
    Combat,
    Modifier,
    Table,
    allies_of,
    characters_of,
    hero_of,
    party,
    ready_resources,
)
from game.rules.heroes.stats import atk_of, has_keyword, health_left, struck_with

#: What a resource is worth that is spent on a strike: at one's own turn, when it could play a card, and at the other's.
STRIKE_PRICE = 0.35
_SPARE_PRICE = 0.1
#: An attack of a hero that strikes with nothing.
BARE_HANDS = -20.0
#: What it costs to have a protector exhausted while the other side turns.
_OFF_GUARD = 0.5
#: What it costs where the other side's next attack is the end without that protector.
_LEFT_ALONE = 0.5 * FATAL


def fighting_table(table: Table, attacker: int, defender: int) -> Table:
    """Return the table as if these two were in combat, the defender settled."""
    combat = table.combat
    strikes = combat.strikes if combat is not None and combat.attacker == attacker else ()
    return replace(table, combat=Combat(attacker, defender, defending=True, strikes=strikes))


def struck_table(fighting: Table, seat: int, weapon: int) -> Table:
    """Return the table as if a seat's hero had struck with a weapon, with what that triggers for the combat."""
    after = queries.struck(fighting, seat, weapon)
    hero = hero_of(fighting, seat).id
    given = tuple(
        Modifier(0, (hero,), effect.until, seat, fighting.turn.number, keyword=effect.keyword)
        for trigger in fighting.permanents[weapon].record.triggers
        if trigger.when == "strike"
        for effect in trigger.effects
        if isinstance(effect, GiveKeyword)
    )
    return replace(after, modifiers=(*after.modifiers, *given)) if given else after


def hit_value(table: Table, seat: int, blow: queries.Blow) -> float:
    """Return the value of damage to a seat: positive where it hits the other side. Armor may be used, and surely is
    when there is nothing left to keep it for."""
    target = table.permanents[blow.target]
    left = health_left(table, blow.target)
    if blow.least == blow.dealt or blow.least >= left or (target.seat == seat and not _later_damage(table, seat)):
        lost = harm(table, blow.target, blow.least)
    else:
        lost = 0.5 * (harm(table, blow.target, min(blow.dealt, left - 1)) + harm(table, blow.target, blow.least))
    return -lost if target.seat == seat else lost


def outcome(fighting: Table, seat: int) -> float:
    """Return the value of a combat's blows to a seat as things stand."""
    combat = fighting.combat
    assert combat is not None
    packets = packets_of(fighting, combat)
    return sum(hit_value(fighting, seat, queries.damage_preview(fighting, packet)) for packet in packets)


def strikes_of(fighting: Table, seat: int) -> tuple[queries.Offered, ...]:
    """Return the strikes that a seat's hero might make, if it is in the combat."""
    combat = fighting.combat
    assert combat is not None
    hero = hero_of(fighting, seat).id
    if hero not in (combat.attacker, combat.defender):
        return ()
    # rule: heroes/one_weapon
    used = struck_with(fighting, seat)
    return tuple(one for one in queries.offered_strikes(fighting, hero) if not one.why and used in (0, one.weapon))


def fight_value(fighting: Table, seat: int) -> tuple[float, queries.Offered | None]:
    """Return the value of a combat to a seat if both strike as well as they can, and with what it strikes best."""
    price = STRIKE_PRICE if fighting.turn.seat == seat else _SPARE_PRICE
    best: tuple[float, queries.Offered | None] = (-2 * FATAL, None)
    for mine in (None, *strikes_of(fighting, seat)):
        table = struck_table(fighting, seat, mine.weapon) if mine is not None else fighting
        value = min(outcome(table, seat), *_answered(table, seat)) - (price * mine.cost if mine is not None else 0.0)
        if value > best[0] + 1e-6:
            best = value, mine
    return best


def strike_gain(table: Table, seat: int, weapon: int) -> float:
    """Return the value of a strike in the combat, compared with none."""
    price = STRIKE_PRICE if table.turn.seat == seat else _SPARE_PRICE
    after = struck_table(table, seat, weapon)
    gain = min(outcome(after, seat), *_answered(after, seat)) - min(outcome(table, seat), *_answered(table, seat))
    return gain - price * table.permanents[weapon].record.strike


def _answered(fighting: Table, seat: int) -> list[float]:
    """Return its value with each strike of the other side; one more, so that there is always something to compare."""
    answers = [
        outcome(struck_table(fighting, 1 - seat, one.weapon), seat) + _SPARE_PRICE * one.cost
        for one in strikes_of(fighting, 1 - seat)
    ]
    return [*answers, 2 * FATAL]


@remembered
def attack_value(table: Table, attacker: int, defender: int) -> tuple[float, int]:
    """Return the value of an attack, less what its strike costs its player; the other side protects as it likes."""
    seat = table.permanents[attacker].seat
    value, strike = fight_value(fighting_table(table, attacker, defender), seat)
    value += _finishing(table, attacker, defender)
    for protector in queries.protectors_against(table, attacker, defender):
        blocked = fight_value(fighting_table(table, attacker, protector), seat)[0] + 0.3
        value = min(value, blocked + _finishing(table, attacker, protector))
    one = table.permanents[attacker]
    if one.record.type == "Hero" and strike is None:
        # A hero without a weapon hits nobody; attacking looks foolish even where it lures a protector.
        return BARE_HANDS, 0
    value -= _exposure(table, attacker, defender)
    if one.record.type == "Ally":
        # Of two that do equally well the weaker one goes.
        value -= 0.02 * atk_of(table, attacker)
    return value, strike.cost if strike is not None else 0


def _exposure(table: Table, attacker: int, defender: int) -> float:
    """Return what it costs that a protector who attacks cannot protect while the other side turns."""
    seat = table.permanents[attacker].seat
    if not has_keyword(table, attacker, "Protector") or table.turn.seat != seat:
        return 0.0
    falls = atk_of(table, attacker) >= health_left(table, defender)
    if is_end_without_guard(table, seat, defender if falls else 0):
        return _LEFT_ALONE
    return _OFF_GUARD if _dangers(table, 1 - seat) else 0.0


def _finishing(table: Table, attacker: int, defender: int) -> float:
    """Return what it is worth that others can finish an ally which the attack does not."""
    if table.permanents[defender].record.type != "Ally":
        return 0.0
    seat = table.permanents[attacker].seat
    atk, left = atk_of(table, attacker), health_left(table, defender)
    others = sum(atk_of(table, one) for one in queries.attackers(table, seat) if one != attacker)
    if 0 < atk < left <= atk + others:
        return 0.3 * lost_with(table, defender) * atk / left
    return 0.0


def _dangers(table: Table, seat: int) -> bool:
    """Return whether a seat has allies that could attack in its turn."""
    return any(atk_of(table, ally.id) > 0 for ally in allies_of(table, seat))


@remembered
def best_attack(table: Table, attacker: int) -> float:
    """Return the value of the best attack of a character that it could make now; 0 if there is none."""
    seat = table.permanents[attacker].seat
    targets = (one.id for one in characters_of(table, 1 - seat))
    able = (one for one in targets if why_no_combat(table, seat, attacker, one) is None)
    return max(0.0, *(attack_value(table, attacker, one)[0] for one in able), 0.0)


def onslaught(table: Table, seat: int) -> dict[int, float]:
    """Return what it is worth to attack the other hero, by each ally that can, if all of them do. One by one each would
    meet the hardest answer; together most go unanswered, since each protector steps in once and each weapon strikes
    once, as far as resources pay for it. Empty where fewer than two can."""
    hero = hero_of(table, 1 - seat).id
    able = [
        one.id for one in allies_of(table, seat)
        if atk_of(table, one.id) and why_no_combat(table, seat, one.id, hero) is None
    ]  # fmt: skip
    if len(able) < 2:
        return {}
    worst = {one: attack_value(table, one, hero)[0] for one in able}
    able.sort(key=lambda one: (-atk_of(table, one), one))
    stopped = _stopped(table, able, hero)
    left, plain = table, {}
    for one in able[len(stopped) :]:
        fighting = fighting_table(left, one, hero)
        plain[one] = outcome(fighting, seat) - (_LEFT_ALONE if _exposure(table, one, hero) == _LEFT_ALONE else 0.0)
        left = _struck_by(fighting, hero)
    answered = sorted((value - worst[one] for one, value in plain.items() if value > worst[one]), reverse=True)
    share = sum(answered[: _most_strikes(table, 1 - seat)]) / len(plain) if plain else 0.0
    return {one: worst[one] for one in stopped} | {one: value - share for one, value in plain.items()}


def pincers(table: Table, seat: int) -> tuple[float, int, int, int]:
    """Return the best attack of two on an ally that one protector guards, which stops the first of them, and the other
    fells it: what it is worth, the two and the ally. 0 and nobody where there is none."""
    best = (0.0, 0, 0, 0)
    for target in (one.id for one in allies_of(table, 1 - seat)):
        able = [one for one in queries.attackers(table, seat) if why_no_combat(table, seat, one, target) is None]
        guards = {guard for one in able for guard in queries.protectors_against(table, one, target)}
        if len(able) < 2 or len(guards) != 1:
            continue
        worst = {one: attack_value(table, one, target)[0] for one in able}
        for second in able:
            fighting = fighting_table(table, second, target)
            value, strike = fight_value(fighting, seat)
            struck = struck_table(fighting, seat, strike.weapon) if strike is not None else fighting
            if health_left(_struck_by(struck, target), target) > 0:
                continue
            value -= _exposure(table, second, target)
            pairs = ((value + worst[first], first, second, target) for first in able if first != second)
            best = max(best, *pairs)
    return best


def _stopped(table: Table, attackers: list[int], hero: int) -> list[int]:
    """Return the attackers, the first of them, whom the other side's protectors stop: one each."""
    protectors = {one for attacker in attackers for one in queries.protectors_against(table, attacker, hero)}
    return attackers[: len(protectors)]


def _most_strikes(table: Table, seat: int) -> int:
    """Return how often a seat's hero can strike in the turn of the other side, one weapon after the other."""
    left, count = ready_resources(table, seat), 0
    weapons = (one for one in party(table, seat) if one.record.type == "Weapon" and not one.exhausted)
    for cost in sorted(one.record.strike for one in weapons):
        left -= cost
        count += left >= 0
    return count


def _struck_by(fighting: Table, target: int) -> Table:
    """Return the table with the damage that a combat deals its target, and no combat."""
    assert fighting.combat is not None
    dealt = sum(
        queries.damage_preview(fighting, packet).least
        for packet in packets_of(fighting, fighting.combat)
        if packet.target == target
    )
    struck = fighting.permanents[target]
    after = replace(struck, damage=struck.damage + dealt)
    return replace(fighting, combat=None, permanents={**fighting.permanents, target: after})


def is_decided(table: Table, seat: int) -> bool:
    """Return whether those of a seat that are ready to attack can defeat the other hero, if nobody responds."""
    hero = hero_of(table, 1 - seat)
    able = [one for one in queries.attackers(table, seat) if why_no_combat(table, seat, one, hero.id) is None]
    if any(queries.protectors_against(table, one, hero.id) for one in able):
        return False
    damage, armor = 0, 0
    for one in able:
        fighting = fighting_table(table, one, hero.id)
        best = 0
        for strike in (None, *strikes_of(fighting, seat)):
            after = struck_table(fighting, seat, strike.weapon) if strike is not None else fighting
            assert after.combat is not None
            for packet in packets_of(after, after.combat):
                if packet.target == hero.id:
                    blow = queries.damage_preview(after, packet)
                    best, armor = max(best, blow.dealt), max(armor, blow.dealt - blow.least)
        damage += best
    return damage - armor >= health_left(table, hero.id)


# Armor


def armor_value(table: Table, packet: Packet, armor: int) -> float:
    """Return what it is worth to use an armor against damage, compared with having it ready for what may come."""
    defense = table.permanents[armor].record.defense
    hero = table.permanents[packet.target]
    before = prevent(table, packet).left
    after = prevent(table, replace(packet, amount=max(0, packet.amount - defense))).left
    left = health_left(table, hero.id)
    saved = harm(table, hero.id, before) - harm(table, hero.id, after)
    if before >= left:
        return saved if after < left else 0.01 * (before - after)
    later = _later_damage(table, hero.seat)
    # Whether the next blow is the last one depends on this armor, or on what it takes off now.
    through = later - sum(one.record.defense for one in ready_armor(table, hero.seat) if one.id != armor)
    falls_if_used, falls_if_kept = 0 < left - after <= through, 0 < left - before <= through - defense
    if falls_if_used != falls_if_kept:
        return -FATAL if falls_if_used else saved
    missed = harm(table, hero.id, min(defense, later, left - 1)) * 0.8
    return saved - missed if before > after else -1.0


def is_free_armor(table: Table, packet: Packet, armor: int) -> bool:
    """Return whether an armor takes something off damage, and no other blow may come before it is readied."""
    defense = table.permanents[armor].record.defense
    less = replace(packet, amount=max(0, packet.amount - defense))
    hero = table.permanents[packet.target]
    return prevent(table, less).left < prevent(table, packet).left and not _later_damage(table, hero.seat)


def _later_damage(table: Table, seat: int) -> int:
    """Return the hardest blow that a hero may still suffer before its armor is readied again."""
    other, hero = 1 - seat, hero_of(table, 1 - seat).id
    combat = table.combat
    own_turn = table.turn.seat == seat
    able = (hero, *(one.id for one in allies_of(table, other))) if own_turn else queries.attackers(table, other)
    blows = {one: atk_of(table, one) for one in able if own_turn or combat is None or one != combat.attacker}
    if hero in blows:
        blows[hero] += best_strike(table, other, now=not own_turn)
    return max(blows.values(), default=0)
