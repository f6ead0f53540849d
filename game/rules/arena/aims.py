"""What an effect can be aimed at, and the figures and army cards that the rules of spells speak of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import Holder, SpellCard
from game.rules.arena.recalling import why_no_recall
from game.rules.arena.standing import card_of, within_clear_sight
from game.rules.arena.state.table import (
    Army,
    Figure,
    Table,
    are_friends,
    armies_of,
    field,
    figures_in,
    figures_of,
    record_of,
)
from game.rules.arena.state.targets import OnArmy, OnEnchantment, OnFigure, OnSeat, Target
from game.rules.arena.stats import is_planeswalker, planeswalker_of


def holder_of(army: Army) -> Holder:
    """Return the sort of army card that it is, as enchantments name it."""
    card = ARMY_CARDS[army.key]
    if card.kind == "planeswalker":
        return "planeswalker"
    return "unique squad" if card.unique else "common squad"


def holders(table: Table, seat: int, record: SpellCard) -> Iterator[Army]:
    """Yield the army cards in play on which a seat may put an enchantment: an open one on any, a hidden one on its."""
    # rule: arena/enchantments
    for player in table.players:
        if player.seat == seat or record.kind == "enchantment":
            for army in armies_of(table, player.seat):
                if holder_of(army) == record.on and figures_of(table, army.id):
                    yield army


def new_holders(table: Table, card: int, origin: int) -> Iterator[Army]:
    """Return other army cards that an enchantment may lie on: those on which its owner could have played it."""
    # rule: arena/misdirection
    owner = table.cards[card].owner
    return (army for army in holders(table, owner, record_of(table, card)) if army.id != origin)


def own_squad_figures(table: Table, seat: int) -> tuple[Figure, ...]:
    return tuple(one for one in field(table) if one.seat == seat and not is_planeswalker(table, one))


def enemy_squad_figures(table: Table, seat: int) -> tuple[Figure, ...]:
    """Return the squad figures that enemies of a seat control."""
    return tuple(
        one for one in field(table) if not are_friends(table, one.seat, seat) and not is_planeswalker(table, one)
    )


def in_reach(table: Table, seat: int, reach: int, among: Iterable[Figure]) -> Iterator[Figure]:
    """Yield those figures that are within a number of clear-sight spaces of a seat's Planeswalker; it is not one of
    them."""
    walker = planeswalker_of(table, seat)
    if walker is not None:
        for one in among:
            if one.id != walker.id and within_clear_sight(table, walker, one, reach):
                yield one


def swap_partners(table: Table, seat: int, figure: Figure, reach: int) -> Iterator[Figure]:
    """Yield the friendly figures that a figure can change places with: as large as it, each seen by the other."""
    # rule: arena/changed_places
    for other in field(table):
        if other.id == figure.id or not are_friends(table, other.seat, seat):
            continue
        if len(other.spaces) != len(figure.spaces):
            continue
        if within_clear_sight(table, figure, other, reach) and within_clear_sight(table, other, figure, reach):
            yield other


# Aims: what each effect that is aimed can be aimed at


def friends(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    """Return the figures of the seat's side."""
    return (OnFigure(one.id) for one in field(table) if are_friends(table, one.seat, seat))


def figures(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    return (OnFigure(one.id) for one in field(table))


def planeswalkers(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    return (OnFigure(one.id) for one in field(table) if is_planeswalker(table, one))


def friendly_squads(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    """Yield the squads of the seat's side with figures on the battlefield."""
    for player in table.players:
        if are_friends(table, seat, player.seat):
            yield from own_squads(table, player.seat, effect)


def own_squads(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    """Yield the seat's squads with figures on the battlefield."""
    for army in armies_of(table, seat):
        if ARMY_CARDS[army.key].kind == "squad" and figures_of(table, army.id):
            yield OnArmy(army.id)


def fallen_squads(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    """Yield the seat's squads with figures in the graveyard."""
    for army in armies_of(table, seat):
        if ARMY_CARDS[army.key].kind == "squad" and figures_in(table, army.id, "graveyard"):
            yield OnArmy(army.id)


def own_figures(table: Table, seat: int, effect: ef.Effect) -> Iterator[Target]:
    return (OnFigure(one.id) for one in own_squad_figures(table, seat))


def harmed(table: Table, seat: int, effect: ef.Harm) -> Iterator[Target]:
    """Return the figures, or enemies, in the reach of the seat's Planeswalker."""
    among = [one for one in field(table) if effect.whom == "any" or not are_friends(table, one.seat, seat)]
    return (OnFigure(one.id) for one in in_reach(table, seat, effect.reach, among))


def controlled(table: Table, seat: int, effect: ef.Control) -> Iterator[Target]:
    """Return the enemy squad figures in the reach of the seat's Planeswalker."""
    among = enemy_squad_figures(table, seat)
    return (OnFigure(one.id) for one in in_reach(table, seat, effect.reach, among))


def recalled(table: Table, seat: int, effect: ef.Recall) -> Iterator[Target]:
    """Return the squads that an effect of the seat can return to the reserve."""
    return (OnArmy(army.id) for army in table.armies.values() if why_no_recall(table, army, seat) is None)


def rededicated(table: Table, seat: int, effect: ef.Rededicate) -> Iterator[Target]:
    """Yield the enchantments face up that could lie on another army card."""
    for army in table.armies.values():
        for card in army.auras:
            if next(new_holders(table, card, army.id), None) is not None:
                yield OnEnchantment(card)


def swapped(table: Table, seat: int, effect: ef.SwapFigures) -> Iterator[Target]:
    """Yield the figures of the seat's side that have somebody to change places with."""
    for one in field(table):
        partners = swap_partners(table, seat, one, effect.reach)
        if are_friends(table, one.seat, seat) and next(partners, None) is not None:
            yield OnFigure(one.id)


def seized(table: Table, seat: int, effect: ef.Seize) -> Iterator[Target]:
    """Yield the squad figures of a colour that the seat controls."""
    for one in own_squad_figures(table, seat):
        if card_of(table, one).colour == effect.colour:
            yield OnFigure(one.id)


def opponents(table: Table, seat: int, effect: ef.Discard) -> Iterator[Target]:
    # rule: arena/grave_whisper
    for player in table.players:
        if not are_friends(table, player.seat, seat) and player.hand:
            yield OnSeat(player.seat)


# Needs: what must be there for effects that are aimed at nothing


def an_enemy_figure(table: Table, seat: int) -> bool:
    return bool(enemy_squad_figures(table, seat))


def a_library(table: Table, seat: int) -> bool:
    return bool(table.players[seat].library)
