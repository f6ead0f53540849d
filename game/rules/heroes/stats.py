"""What something in play is worth now: ATK, health, keywords, what it is kept from, with all that others give it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.records import CardRecord
from game.rules.heroes.state.table import Permanent, Table, hero_of, in_play, party, while_there

#: Cards that a player keeps at the end of their own turn.
MAX_HAND = 7

WordT = TypeVar("WordT", bound=e.Continuous)


@while_there
def _hampered(table: Table) -> dict[int, tuple[str, ...]]:
    """Return what attached abilities take from those that they are attached to."""
    # rule: heroes/losing_powers
    found: dict[int, tuple[str, ...]] = {}
    for attached in table.permanents.values():
        if attached.host:
            for word in attached.record.continuous:
                if isinstance(word, e.Hampers):
                    found[attached.host] = (*found.get(attached.host, ()), *word.what)
    return found


def is_hampered(table: Table, number: int, what: str) -> bool:
    """Return whether an attached ability takes ``what`` from it: powers, attack, protect, ready."""
    return what in _hampered(table).get(number, ())


def continuous(table: Table, kind: type[WordT]) -> Sequence[tuple[Permanent, WordT]]:
    """Return the words of a kind that hold now with what says them, in the order in which they came into play."""
    return _continuous(table).get(kind, ())


@while_there
def _continuous(table: Table) -> dict[type, list[tuple[Permanent, Any]]]:
    """Return all continuous words in effect by type, each with its source, of which only needed fields are left."""
    found: dict[type, list[tuple[Permanent, Any]]] = {}
    for permanent in table.permanents.values():
        words = permanent.record.continuous
        if words and not is_hampered(table, permanent.id, "powers"):
            source = Permanent(permanent.id, permanent.key, permanent.seat, host=permanent.host)
            for word in words:
                found.setdefault(type(word), []).append((source, word))
    return found


def _is_among(source: Permanent, among: e.Among, permanent: Permanent) -> bool:
    if among == "this":
        return permanent.id == source.id
    if among == "host":
        return permanent.id == source.host
    wanted = {"own hero": "Hero", "own weapons": "Weapon"}.get(among, "Ally")
    if permanent.seat != source.seat or permanent.record.type != wanted:
        return False
    return among != "other own allies" or permanent.id != source.id


def _fits(table: Table, word: e.Modifies, permanent: Permanent) -> bool:
    record = permanent.record
    if word.faction and word.faction not in record.icons:
        return False
    if word.slot and word.slot != record.slot:
        return False
    if not word.when:
        return True
    # A weapon is as its hero is.
    who = hero_of(table, permanent.seat).id if record.type == "Weapon" else permanent.id
    return is_attacking(table, who) if word.when == "attacking" else is_defending(table, who)


def is_attacking(table: Table, number: int) -> bool:
    return table.combat is not None and table.combat.attacker == number


def is_defending(table: Table, number: int) -> bool:
    """Return whether it has started defending."""
    return table.combat is not None and table.combat.defending and table.combat.defender == number


def is_in_combat(table: Table, number: int) -> bool:
    """Return whether it is the attacker or the defender of a combat in which the defender is chosen."""
    return is_defending(table, number) or (
        is_attacking(table, number) and table.combat is not None and table.combat.defending
    )


@in_play
def atk_of(table: Table, number: int) -> int:
    """Return the ATK of a character or a weapon, 0 at least."""
    # rule: heroes/figures
    permanent = table.permanents[number]
    atk = permanent.record.atk
    for source, word in continuous(table, e.Modifies):
        if word.atk and _is_among(source, word.among, permanent):
            atk += word.atk if _fits(table, word, permanent) else 0
    atk += sum(modifier.atk for modifier in table.modifiers if number in modifier.on)
    if permanent.record.type == "Hero" and table.combat is not None:
        # rule: heroes/strike_bonus
        for strike in table.combat.strikes:
            if strike.seat == permanent.seat:
                atk += atk_of(table, strike.weapon) if strike.weapon in table.permanents else strike.atk
    return max(0, atk)


def health_of(table: Table, number: int) -> int:
    """Return the health of a character, damage not counted."""
    # rule: heroes/figures
    permanent = table.permanents[number]
    health = permanent.record.health
    for source, word in continuous(table, e.Modifies):
        if word.health and _is_among(source, word.among, permanent):
            health += word.health if _fits(table, word, permanent) else 0
    return health


@in_play
def fatally_damaged(table: Table) -> tuple[Permanent, ...]:
    """Return heroes and allies without any health left, in the order in which they came into play."""
    # rule: heroes/state_check
    # A printed health is 1 at least: who has no damage has fallen only if something lowers health.
    lowering = [word for _, word in continuous(table, e.Modifies) if word.health < 0]
    suspects = [one for one in table.permanents.values() if one.damage or (lowering and one.record.is_character)]
    return tuple([one for one in suspects if not health_left(table, one.id)])


def health_left(table: Table, number: int) -> int:
    """Return how much damage is still missing for it to be fatal."""
    return max(0, health_of(table, number) - table.permanents[number].damage)


@while_there
def keywords_of(table: Table, number: int) -> tuple[e.Keyword, ...]:
    """Return the keywords that something in play has now."""
    permanent = table.permanents[number]
    has: list[e.Keyword] = [] if is_hampered(table, number, "powers") else list(permanent.record.keywords)
    for source, word in continuous(table, e.HasKeyword):
        if _is_among(source, word.among, permanent):
            has.append(word.keyword)
    has += [one.keyword for one in table.modifiers if one.keyword is not None and number in one.on]
    return tuple(dict.fromkeys(has))


def has_keyword(table: Table, number: int, keyword: e.Keyword) -> bool:
    return keyword in keywords_of(table, number)


def powers_of(table: Table, permanent: Permanent) -> tuple[e.Power, ...]:
    """Return the powers that can be paid for; a hero's only while it lies face up."""
    # rule: heroes/flip
    powers = permanent.record.powers
    return powers if powers and permanent.face_up and not is_hampered(table, permanent.id, "powers") else ()


def triggers_of(table: Table, permanent: Permanent) -> tuple[e.Trigger, ...]:
    """Return what may trigger of something in play."""
    triggers = permanent.record.triggers
    return triggers if triggers and not is_hampered(table, permanent.id, "powers") else ()


def is_new(table: Table, permanent: Permanent) -> bool:
    """Return whether it is an ally that its controller has not had since their latest turn began."""
    # rule: heroes/new_allies
    return permanent.record.type == "Ally" and permanent.since >= table.players[permanent.seat].began


def cannot_attack(table: Table, permanent: Permanent) -> bool:
    """Return whether an effect keeps it from attacking."""
    # rule: heroes/cannot_attack
    kept = [modifier for modifier in table.modifiers if modifier.no_attack and permanent.id in modifier.on]
    return bool(kept) or is_hampered(table, permanent.id, "attack")


def damage_type_of(table: Table, permanent: Permanent) -> e.DamageType:
    """Return the type of its combat damage: for a hero that of the weapon, melee without one."""
    # rule: heroes/strike_bonus
    if permanent.record.type != "Hero":
        return permanent.record.damage_type or "Melee"
    strikes = table.combat.strikes if table.combat is not None else ()
    return next((strike.damage for strike in strikes if strike.seat == permanent.seat), "Melee")


def struck_with(table: Table, seat: int) -> int:
    """Return the weapon that a seat's hero has struck with in this combat, or 0."""
    strikes = table.combat.strikes if table.combat is not None else ()
    return next((strike.weapon for strike in strikes if strike.seat == seat), 0)


def max_hand(table: Table, seat: int) -> int:
    """Return how many cards a seat keeps at the end of its turn."""
    # rule: heroes/hand_limit
    return MAX_HAND + sum(word.cards for source, word in continuous(table, e.LargerHand) if source.seat == seat)


def prevented_each(table: Table, number: int) -> int:
    """Return how much of every damage to it is prevented."""
    permanent = table.permanents[number]
    if permanent.record.type != "Ally":
        return 0
    return sum(word.amount for source, word in continuous(table, e.PreventsEach) if source.seat == permanent.seat)


def raised_ability_damage(table: Table, seat: int) -> int:
    """Return how much higher the damage is that a seat's hero deals with abilities."""
    return sum(word.amount for source, word in continuous(table, e.RaisesAbilityDamage) if source.seat == seat)


def usable_armor(table: Table, seat: int) -> tuple[Permanent, ...]:
    """Return the ready armor of a seat that takes something off damage."""
    # rule: heroes/armor
    return tuple(
        permanent
        for permanent in party(table, seat)
        if permanent.record.type == "Armor" and permanent.record.defense > 0 and not permanent.exhausted
    )


def lowered(table: Table, seat: int, record: CardRecord, price: int) -> int:
    """Return the price of a card for a seat after what lowers it; each only down to its own floor."""
    # rule: heroes/costs
    for source, word in continuous(table, e.LowersCost):
        if source.seat == seat and word.card_type == record.type:
            price = max(min(price, word.least), price - word.amount)
    return price


def bound_to_attack(table: Table) -> tuple[int, ...]:
    """Return all in play that say that they attack if they can."""
    # rule: heroes/must_attack
    return tuple([source.id for source, _ in continuous(table, e.MustAttack)])
