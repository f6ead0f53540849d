"""A figure's current power, toughness, move and range, with the reason for each part."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, TypeVar

from game.geometry.hexes import Hex
from game.rules.arena.cards import traits as t
from game.rules.arena.cards.effects import Bonus, Effect, HighGround, Steadfast, SureFooted
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.standing import are_adjacent, base_of, card_of, within_clear_sight
from game.rules.arena.state.table import Army, AttackMade, Figure, Table, armies_of, field, pair_of, remembered_standing

Reasons = tuple[tuple[str, int], ...]
_T = TypeVar("_T", bound=Any)


@lru_cache(maxsize=4096)
def trait_of(card: t.ArmyCard, sort: type[_T]) -> _T | None:
    """Return an army card's first ability of a kind."""
    for ability in card.abilities:
        if isinstance(ability.trait, sort):
            return ability.trait
    return None


def ability_name(card: t.ArmyCard, trait: t.Trait) -> str:
    return next(ability.name for ability in card.abilities if ability.trait is trait)


def planeswalker_of(table: Table, seat: int) -> Figure | None:
    """Return the seat's own Planeswalker while it is on the battlefield."""
    for army in armies_of(table, seat):
        figure = table.figures[army.figures[0]]
        if figure.zone == "field" and card_of(table, figure).kind == "planeswalker":
            return figure
    return None


def planeswalker_army(table: Table, seat: int) -> Army:
    """Return the army card of the seat's Planeswalker."""
    return next(army for army in armies_of(table, seat) if len(army.figures) == 1)


def is_planeswalker(table: Table, figure: Figure) -> bool:
    return card_of(table, figure).kind == "planeswalker"


def auras_on(table: Table, army: int) -> Iterator[tuple[str, Effect]]:
    """Yield the effects of the enchantments that lie face up on an army card, with the names of their cards."""
    for card in table.armies[army].auras:
        record = SPELL_CARDS[table.cards[card].key]
        for effect in record.effects:
            yield record.name, effect


def auras_of(table: Table, army: int, sort: type[_T]) -> Iterator[tuple[int, _T]]:
    """Yield the effects of a kind on an army card, each with the enchantment that it comes from: copies add up."""
    for card in table.armies[army].auras:
        for effect in SPELL_CARDS[table.cards[card].key].effects:
            if isinstance(effect, sort):
                yield card, effect


def aura_of(table: Table, army: int, sort: type[_T]) -> _T | None:
    """Return the first effect of a kind on an army card."""
    return next((effect for _, effect in auras_of(table, army, sort)), None)


def is_steadfast(table: Table, figure: Figure) -> bool:
    """Return whether enemy effects cannot move it."""
    return aura_of(table, figure.army, Steadfast) is not None


def is_sure_footed(table: Table, figure: Figure) -> bool:
    """Return whether climbing costs it nothing."""
    return aura_of(table, figure.army, SureFooted) is not None


def life_left(table: Table, figure: Figure) -> int:
    """Return the damage that the figure can still take before it is destroyed."""
    return card_of(table, figure).life - figure.damage


def glyphs_held(table: Table, seat: int, kind: str) -> int:
    """Return how many glyphs of a kind a figure of the seat stands on."""
    # rule: arena/permanent_glyphs
    places = {glyph.at for glyph in table.glyphs if glyph.kind == kind and glyph.is_up}
    return len(places & _spaces_of(table, seat)) if places else 0


@remembered_standing
def _spaces_of(table: Table, seat: int) -> frozenset[Hex]:
    """Return the spaces that the figures of a seat fill."""
    return frozenset(space for figure in field(table) if figure.seat == seat for space in figure.spaces)


def move_parts(table: Table, figure: Figure) -> Reasons:
    parts = [(card_of(table, figure).name, card_of(table, figure).move)]
    glyphs = glyphs_held(table, figure.seat, "move")
    if glyphs:
        parts.append(("Glyph of Movement", 2 * glyphs))
    for name, effect in auras_on(table, figure.army):
        if isinstance(effect, Bonus) and effect.move:
            parts.append((name, effect.move))
    return tuple(parts)


def move_of(table: Table, figure: Figure) -> int:
    return max(0, sum(part for _, part in move_parts(table, figure)))


@remembered_standing
def _keen_sighted(table: Table) -> tuple[Figure, ...]:
    """Return the figures that increase the range of others."""
    return tuple(one for one in field(table) if trait_of(card_of(table, one), t.KeenSight) is not None)


def range_of(table: Table, figure: Figure) -> int:
    """Return the spaces that a figure's attack reaches."""
    if card_of(table, figure).range >= 2 and table.figures.get(figure.id) == figure:
        return _range_of(table, figure.id)
    return _range(table, figure)


@remembered_standing
def _range_of(table: Table, number: int) -> int:
    return _range(table, table.figures[number])


def _range(table: Table, figure: Figure) -> int:
    # rule: arena/keen_sight
    card = card_of(table, figure)
    reach = card.range
    if card.range < 2:
        return reach
    for other in _keen_sighted(table):
        trait = trait_of(card_of(table, other), t.KeenSight)
        if trait is None or other.seat != figure.seat or card.colour != trait.colour:
            continue
        if other.id == figure.id or within_clear_sight(table, other, figure, trait.reach):
            reach += trait.range
    return reach


def _from_height(table: Table, figure: Figure, other: Figure | None) -> Iterator[tuple[str, int]]:
    # rule: arena/height_advantage
    if other is not None and base_of(table, figure.spaces) > base_of(table, other.spaces):
        yield "Height advantage", 1


def _from_enchantments(table: Table, figure: Figure, side: str) -> Iterator[tuple[str, int]]:
    for name, effect in auras_on(table, figure.army):
        if isinstance(effect, Bonus):
            amount = effect.power if side == "power" else effect.toughness
            if amount:
                yield name, amount
    for one in table.lasting:
        amount = one.power if side == "power" else one.toughness
        if amount and (one.figure == figure.id or (one.army and one.army == figure.army)):
            yield SPELL_CARDS[one.key].name, amount


def _raw_power(table: Table, attacker: Figure, defender: Figure | None) -> Iterator[tuple[str, int]]:
    """Yield the attack dice before any exchange, in the rules' order; without a defender, those against anybody."""
    # rule: arena/attack_dice
    card = card_of(table, attacker)
    yield card.name, card.power
    yield from _from_height(table, attacker, defender)
    glyphs = glyphs_held(table, attacker.seat, "power")
    if glyphs:
        yield "Glyph of Power", glyphs
    for ability in card.abilities:
        trait = ability.trait
        if isinstance(trait, t.Avatar):
            near = sum(
                table.players[other.seat].team != table.players[attacker.seat].team
                and within_clear_sight(table, attacker, other, trait.reach)
                for other in field(table)
            )
            if near:
                yield ability.name, near * trait.power
        elif (
            isinstance(trait, t.IntenseStrike)
            and defender is not None
            and pair_of(attacker.id, defender.id) not in table.turn.beside
        ):
            # rule: arena/intense_strike
            yield ability.name, trait.dice
    yield from _from_enchantments(table, attacker, "power")


def _raw_toughness(table: Table, defender: Figure, attacker: Figure | None) -> Iterator[tuple[str, int]]:
    """Yield the toughness dice before any exchange, in the rules' order; without an attacker, those against anybody."""
    # rule: arena/toughness_dice
    card = card_of(table, defender)
    yield card.name, card.toughness
    yield from _from_height(table, defender, attacker)
    glyphs = glyphs_held(table, defender.seat, "toughness")
    if glyphs:
        yield "Glyph of Toughness", glyphs
    yield from _from_abilities(table, defender)
    yield from _from_enchantments(table, defender, "toughness")
    lower = attacker is not None and base_of(table, attacker.spaces) < base_of(table, defender.spaces)
    for name, effect in auras_on(table, defender.army):
        if isinstance(effect, HighGround) and lower:
            yield name, effect.toughness


def _from_abilities(table: Table, defender: Figure) -> Iterator[tuple[str, int]]:
    card = card_of(table, defender)
    formation = trait_of(card, t.Formation)
    if formation is not None:
        # rule: arena/controller - yours is whom you control now, no matter who brought it.
        comrades = [
            other
            for other in field(table)
            if other.seat == defender.seat
            and other.id != defender.id
            and table.armies[other.army].key == card.key
            and are_adjacent(table, defender, other)
        ]
        if comrades:
            yield ability_name(card, formation), formation.toughness * len(comrades)
    stench = None
    for other in field(table):
        other_card = card_of(table, other)
        rally = trait_of(other_card, t.Rally)
        helps = rally is not None and other.seat == defender.seat and rally.kin in card.types
        if rally is not None and helps and within_clear_sight(table, other, defender, rally.reach):
            yield ability_name(other_card, rally), rally.toughness
        found = trait_of(other_card, t.Stench)
        # rule: arena/necrotic_stench - several of them do not add up, and a Planeswalker is not a creature.
        if found is None or stench is not None or card.kind != "squad" or found.spares in card.types:
            continue
        if within_clear_sight(table, other, defender, found.reach):
            stench = (ability_name(other_card, found), -found.toughness)
    if stench is not None:
        yield stench


def _is_exchanged(table: Table, figure: Figure) -> bool:
    return sum(one.what == "exchange" and one.figure == figure.id for one in table.lasting) % 2 == 1


def power_parts(
    table: Table, attacker: Figure, defender: Figure | None, attack_made: AttackMade | None = None
) -> Reasons:
    """Return the attack dice, part by part; their sum, at least 0, is rolled. Without a defender: against anybody."""
    if _is_exchanged(table, attacker):
        # rule: arena/twisted_image
        parts = (*_raw_toughness(table, attacker, defender), ("Twisted Image", 0))
    else:
        parts = tuple(_raw_power(table, attacker, defender))
    if attack_made is not None and attack_made.fewer:
        total = max(0, sum(part for _, part in parts))
        parts = (*parts, ("Hidden enchantment", min(0, max(1, total - attack_made.fewer) - total)))
    return parts


def toughness_parts(
    table: Table, defender: Figure, attacker: Figure | None, attack_made: AttackMade | None = None
) -> Reasons:
    """Return the toughness dice, part by part; their sum, at least 0, is rolled. No attacker: against anybody."""
    if _is_exchanged(table, defender):
        parts = (*_raw_power(table, defender, attacker), ("Twisted Image", 0))
    else:
        parts = tuple(_raw_toughness(table, defender, attacker))
    if attack_made is not None and attack_made.more:
        parts = (*parts, ("Hidden enchantment", attack_made.more))
    return parts


def dice_of(parts: Reasons) -> int:
    return max(0, sum(part for _, part in parts))


def score_of(table: Table, figure: Figure) -> int:
    """Return a figure's points at the end: its share of its card's cost; a Planeswalker, the whole cost."""
    # rule: arena/scoring
    return card_of(table, figure).ppf
