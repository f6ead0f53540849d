"""The race of damage: what a seat's characters may be expected to deal the other hero in their next attack."""

from __future__ import annotations

from game.ai.heroes.values import damage_each_turn
from game.rules.heroes.state.table import (
    Permanent,
    Table,
    allies_of,
    attachments_on,
    characters_of,
    hero_of,
    party,
    ready_resources,
)
from game.rules.heroes.stats import atk_of, cannot_attack, has_keyword, health_left, is_hampered

#: A share of the health beyond this adds nothing: more than dead is dead.
_MOST = 1.5
#: Armor never stops more than the rest of this share of what a whole attack deals.
_THROUGH_ARMOR = 0.25


def attack_share(table: Table, seat: int) -> float:
    """Return the share of the other hero's health that a seat's next attack would take; 1 is its end."""
    left = health_left(table, hero_of(table, 1 - seat).id)
    return min(_MOST, expected_damage(table, seat) / max(1, left))


def expected_damage(table: Table, seat: int) -> float:
    """Return what the next attack of all characters of a seat would deal the other hero: of the allies each protector
    there stops one, the hardest first; the hero strikes with the best weapon; armor takes its DEF off."""
    now = table.turn.seat == seat
    blows = [atk_of(table, one.id) for one in allies_of(table, seat) if _attacks(table, one, now=now)]
    through = sorted(blows, reverse=True)[_protectors(table, 1 - seat) :]
    dealt = float(sum(through) + best_strike(table, seat, now=False))
    armor = sum(one.record.defense for one in ready_armor(table, 1 - seat))
    attached = attachments_on(table, hero_of(table, 1 - seat).id)
    return max(dealt - armor, _THROUGH_ARMOR * dealt) + sum(damage_each_turn(one.record) for one in attached)


def is_end_without_guard(table: Table, seat: int, felled: int = 0) -> bool:
    """Return whether the next attack of the other side is the end of a seat's hero if one of its protectors is
    exhausted then and the ally ``felled`` is gone, and is not while all can protect. A protector stops a blow of the
    other hero as well."""
    foe, left = 1 - seat, health_left(table, hero_of(table, seat).id)
    blows = {one.id: atk_of(table, one.id) for one in allies_of(table, foe) if _attacks(table, one, now=False)}
    strike = best_strike(table, foe, now=False)
    all_blows = sorted((*blows.values(), strike), reverse=True)
    others = sorted((*(atk for one, atk in blows.items() if one != felled), strike), reverse=True)
    armor = sum(one.record.defense for one in ready_armor(table, seat))
    guards = _protectors(table, seat)
    return guards > 0 and sum(all_blows[guards:]) - armor < left <= sum(others[guards - 1 :]) - armor


def ready_armor(table: Table, seat: int) -> tuple[Permanent, ...]:
    return tuple(one for one in party(table, seat) if one.record.type == "Armor" and not one.exhausted)


def _attacks(table: Table, ally: Permanent, *, now: bool) -> bool:
    """Return whether it can attack: what is exhausted can if it is readied first, which ``now`` it is not."""
    if cannot_attack(table, ally) or atk_of(table, ally.id) == 0:
        return False
    return not ally.exhausted or not (now or is_hampered(table, ally.id, "ready"))


def _protectors(table: Table, seat: int) -> int:
    """Return how many allies of a seat can protect its hero. What is exhausted is not readied before."""
    return sum(
        one.record.type == "Ally"
        and not one.exhausted
        and has_keyword(table, one.id, "Protector")
        and not is_hampered(table, one.id, "protect")
        for one in characters_of(table, seat)
    )


def best_strike(table: Table, seat: int, *, now: bool) -> int:
    """Return the ATK of the best weapon that a hero's resources can strike with; ``now``: of what is ready."""
    if cannot_attack(table, hero_of(table, seat)):
        return 0
    payable = ready_resources(table, seat) if now else len(table.players[seat].resources)
    weapons = (one for one in party(table, seat) if one.record.type == "Weapon" and one.record.strike <= payable)
    return max((atk_of(table, one.id) for one in weapons if not (now and one.exhausted)), default=0)
