"""What a screen or a computer player may ask of a seat's table: who may attack whom and what comes of it, what is
offered and what it costs, what fills the slots. Nothing here decides anything: it asks the chapters that do."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from game.core.commands import Command
from game.core.refusals import Refusal
from game.core.remembered import remembered
from game.rules.heroes.cards.effects import DamageType, GiveKeyword, Keyword, ReadyWeapon
from game.rules.heroes.combat import packets_of, why_no_attacker, why_no_combat, why_no_protector
from game.rules.heroes.costs import price_of, why_too_dear
from game.rules.heroes.damage import armor_for, prevent, raised
from game.rules.heroes.playing import power_of, why_no_card, why_no_power_at_all, why_no_quest_at_all
from game.rules.heroes.state import commands as c
from game.rules.heroes.state.steps import Packet, Window
from game.rules.heroes.state.table import (
    Combat,
    Modifier,
    Permanent,
    Strike,
    Table,
    characters_of,
    hero_of,
    party,
    record_of_card,
)
from game.rules.heroes.stats import (
    atk_of,
    has_keyword,
    health_left,
    health_of,
    is_new,
    keywords_of,
    max_hand,
    powers_of,
)


class Offered(msgspec.Struct, frozen=True):
    """A strike that may be made: its ``weapon``, resources and ATK; ``why`` it cannot be made, or ""."""

    weapon: int
    cost: int
    atk: int
    damage: DamageType
    why: str = ""


class Blow(msgspec.Struct, frozen=True):
    """What one side of a combat deals the other without strikes: ``atk``, what is ``prevented`` for certain, what is
    ``dealt`` then, and whether that is ``fatal``. ``armor`` are pieces that could be used against it, ``least`` is what
    is dealt if all of them are. ``strikes`` are offered to the one who deals it."""

    source: int
    target: int
    atk: int
    prevented: int
    dealt: int
    least: int
    fatal: bool
    armor: tuple[int, ...] = ()
    strikes: tuple[Offered, ...] = ()


class Preview(msgspec.Struct, frozen=True):
    """The outcome of an attack if nobody responds: the blow of the attacker, the one back, and who could protect.
    ``why`` the combat cannot be proposed, or None."""

    blow: Blow
    back: Blow
    protectors: tuple[int, ...]
    why: Refusal | None = None


@remembered
def attack_preview(table: Table, attacker: int, defender: int) -> Preview:
    """Return what an attack of one character on another would do both ways, figures counted as they would be in combat;
    with the strikes that were made, if they are in combat now."""
    seat = table.permanents[attacker].seat
    strikes = table.combat.strikes if table.combat is not None else ()
    fighting = replace(table, combat=Combat(attacker, defender, defending=True, strikes=strikes))
    protectors = protectors_against(table, attacker, defender)
    why = why_no_combat(table, seat, attacker, defender)
    blow, back = _blow(fighting, attacker, defender), _blow(fighting, defender, attacker)
    return Preview(blow, back, protectors, why)


@remembered
def protectors_against(table: Table, attacker: int, defender: int) -> tuple[int, ...]:
    """Return who could protect if one character attacked another."""
    side = characters_of(table, table.permanents[defender].seat)
    if not any(has_keyword(table, one.id, "Protector") for one in side):
        return ()
    attacking = replace(table, combat=Combat(attacker, defender))
    return tuple(one.id for one in side if why_no_protector(attacking, one.id) is None)


def _blow(fighting: Table, source: int, target: int) -> Blow:
    assert fighting.combat is not None
    packet = next((one for one in packets_of(fighting, fighting.combat) if one.source == source), None)
    strikes = offered_strikes(fighting, source)
    if packet is None:
        return Blow(source, target, atk_of(fighting, source), 0, 0, 0, fatal=False, strikes=strikes)
    left = prevent(fighting, packet).left
    armor = armor_for(fighting, packet)
    least = _after_armor(fighting, packet, armor)
    fatal = left >= health_left(fighting, target)
    return Blow(source, target, packet.amount, packet.amount - left, left, least, fatal, armor, strikes)


def _after_armor(table: Table, packet: Packet, armor: tuple[int, ...]) -> int:
    taken = sum(table.permanents[number].record.defense for number in armor)
    return prevent(table, replace(packet, amount=max(0, packet.amount - taken))).left


@remembered
def offered_strikes(table: Table, character: int) -> tuple[Offered, ...]:
    """Return the strikes that a hero has in its combat; an ally has none. Weapons that cannot strike say why."""
    permanent = table.permanents[character]
    if permanent.record.type != "Hero":
        return ()
    return tuple(_offered(table, weapon) for weapon in party(table, permanent.seat) if weapon.record.type == "Weapon")


def _offered(table: Table, weapon: Permanent) -> Offered:
    record = weapon.record
    why = ""
    if weapon.exhausted:
        why = f"{record.name} is exhausted."
    elif (refusal := why_too_dear(table, weapon.seat, record.strike, f"A strike with {record.name}")) is not None:
        why = refusal.text
    return Offered(weapon.id, record.strike, atk_of(table, weapon.id), record.damage_type or "Melee", why)


def struck(table: Table, seat: int, weapon: int) -> Table:
    """Return the table as if a seat's hero had struck with a weapon: to look ahead, never to be played on."""
    assert table.combat is not None
    record = table.permanents[weapon].record
    strike = Strike(seat, weapon, atk_of(table, weapon), record.damage_type or "Melee")
    return replace(table, combat=replace(table.combat, strikes=(*table.combat.strikes, strike)))


def strike_preview(table: Table, attacker: int, defender: int, weapon: int) -> Preview:
    """Return what an attack would do both ways if the hero that has the weapon strikes with it again, and what
    follows from striking with it is not responded to."""
    strikes = table.combat.strikes if table.combat is not None else ()
    fighting = replace(table, combat=Combat(attacker, defender, defending=True, strikes=strikes))
    after = struck(fighting, table.permanents[weapon].seat, weapon)
    return attack_preview(_with_given(after, weapon), attacker, defender)


def _with_given(table: Table, weapon: int) -> Table:
    """Return the table with the keywords that a weapon gives its hero when it strikes."""
    one = table.permanents[weapon]
    hero, turn = table.players[one.seat].hero, table.turn.number
    given = tuple(
        Modifier(0, (hero,), effect.until, one.seat, turn, keyword=effect.keyword)
        for trigger in one.record.triggers
        if trigger.when == "strike" and not trigger.optional
        for effect in trigger.effects
        if isinstance(effect, GiveKeyword) and effect.to == "own hero"
    )
    return replace(table, modifiers=(*table.modifiers, *given))


def could_harm(table: Table, attacker: int, defender: int) -> bool:
    """Return whether an attack would have any ATK: the attacker's, or a weapon's that it can strike with now."""
    blow = attack_preview(table, attacker, defender).blow
    return blow.atk > 0 or any(strike.atk > 0 and not strike.why for strike in blow.strikes)


def is_idle(table: Table, command: Command) -> bool:
    """Return whether a command is an attack that could harm nobody, or a power that readies a weapon where none is
    exhausted: it may be made or used, and is not pointed out."""
    if isinstance(command, c.Propose):
        return not could_harm(table, command.attacker, command.defender)
    if not isinstance(command, c.UsePower):
        return False
    power = power_of(table, command.source, command.index)
    if power is None or not all(isinstance(effect, ReadyWeapon) for effect in power.effects):
        return False
    side = party(table, table.permanents[command.source].seat)
    return not any(one.record.type == "Weapon" and one.exhausted for one in side)


def wants_a_resource(table: Table, seat: int) -> bool:
    """Return whether a seat that has placed no resource this turn holds a card that costs more than it has."""
    own = table.players[seat]
    records = [record_of_card(table, card) for card in own.hand if card]
    return not table.turn.placed and any(price_of(table, seat, one) > len(own.resources) for one in records)


def strikes_left(table: Table, seat: int) -> tuple[int, ...]:
    """Return the weapons with which a seat's attacking hero could still strike, to deal more than without."""
    combat = table.combat
    if combat is None or not {combat.attacker, combat.defender} <= set(table.permanents):
        return ()
    if table.permanents[combat.attacker].seat != seat:
        return ()
    now = attack_preview(table, combat.attacker, combat.defender).blow
    return tuple(
        one.weapon
        for one in now.strikes
        if not one.why and strike_preview(table, combat.attacker, combat.defender, one.weapon).blow.dealt > now.dealt
    )


def attackers(table: Table, seat: int) -> tuple[int, ...]:
    """Return the characters with which a seat could attack somebody now, were it its action phase."""
    return tuple(one.id for one in characters_of(table, seat) if why_no_attacker(table, seat, one.id) is None)


def attack_targets(table: Table, attacker: int) -> tuple[int, ...]:
    seat = table.permanents[attacker].seat
    return tuple(
        one.id for one in characters_of(table, 1 - seat) if why_no_combat(table, seat, attacker, one.id) is None
    )


def damage_preview(table: Table, packet: Packet) -> Blow:
    """Return what an effect's damage would come to: raised, prevented, and which armor could be used."""
    packet = raised(table, packet)
    left = prevent(table, packet).left
    armor = armor_for(table, packet)
    fatal = left >= health_left(table, packet.target)
    least = _after_armor(table, packet, armor)
    return Blow(packet.source, packet.target, packet.amount, packet.amount - left, left, least, fatal, armor)


# Cards and what is in play


class Sheet(msgspec.Struct, frozen=True):
    """What something in play is worth now."""

    atk: int
    health: int
    left: int
    keywords: tuple[Keyword, ...]
    is_new: bool
    powers: tuple[str, ...]


@remembered
def sheet_of(table: Table, number: int) -> Sheet:
    """Return figures, keywords and powers of something in play, and why each power cannot be used now, or ""."""
    permanent = table.permanents[number]
    whys = (
        why_no_power_at_all(table, permanent.seat, number, index) for index, _ in enumerate(powers_of(table, permanent))
    )
    return Sheet(
        atk=atk_of(table, number),
        health=health_of(table, number),
        left=health_left(table, number),
        keywords=keywords_of(table, number),
        is_new=is_new(table, permanent) and not has_keyword(table, number, "Ferocity"),
        powers=tuple(why.text if why is not None else "" for why in whys),
    )


def price_in_hand(table: Table, card: int) -> int:
    """Return the resources that a card of a hand costs, X left out."""
    return price_of(table, table.cards[card].owner, record_of_card(table, card))


def why_not_played(table: Table, step: Window, card: int) -> Refusal | None:
    """Return why a card of the asked seat's hand cannot be played now, or None."""
    return why_no_card(table, step, card)


def why_not_completed(table: Table, seat: int, card: int) -> Refusal | None:
    """Return why a quest cannot be completed now, or None."""
    return why_no_quest_at_all(table, seat, card)


#: The slots in the order in which a hero's equipment lies.
SLOTS = ("Head", "Chest", "Back", "Melee", "Ranged", "Off-Hand", "Ring", "Trinket")


@remembered
def slots_of(table: Table, seat: int) -> dict[str, tuple[int, ...]]:
    """Return what fills each slot of a seat's hero; equipment without a slot, such as potions, is under ""."""
    filled: dict[str, tuple[int, ...]] = dict.fromkeys((*SLOTS, ""), ())
    for one in party(table, seat):
        if one.record.type in ("Weapon", "Armor", "Item"):
            filled[one.record.slot] = (*filled.get(one.record.slot, ()), one.id)
    return filled


def hand_limit(table: Table, seat: int) -> int:
    return max_hand(table, seat)


def health_of_hero(table: Table, seat: int) -> int:
    """Return the health that a seat's hero has left."""
    return health_left(table, hero_of(table, seat).id)
