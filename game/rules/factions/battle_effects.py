"""What battle cards do as they resolve from the stack: one function for each effect, listed in ``effect_rows.py``."""

from __future__ import annotations

from game.core.cards import top_of
from game.core.state import Step
from game.core.steps import Draft
from game.rules.factions.asking import can_march
from game.rules.factions.cards import records as r
from game.rules.factions.searching import draw, search_for, search_hand
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as ev
from game.rules.factions.state.steps import Marching, Meditating, Reorder, ShowHand, Wound
from game.rules.factions.state.table import Entry, Table, units_in, units_of
from game.rules.factions.stats import has_magic
from game.rules.factions.wounds import heal

_Draft = Draft[Table, Step]


def march(draft: _Draft, entry: Entry, card: r.March) -> None:
    """Let each unit of the player move a zone."""
    # rule: factions/march
    draft.push(marching_of(draft.table, entry.seat))


def marching_of(table: Table, seat: int) -> Marching:
    """Return the march that a seat would begin now."""
    return Marching(seat, tuple(unit.id for unit in units_of(table, seat) if not unit.is_capital))


def meditating_of(table: Table, seat: int, card: r.Meditate) -> Meditating:
    """Return the meditation that a seat would begin now."""
    units = tuple(
        unit.id
        for unit in units_of(table, seat)
        if not unit.tapped and has_magic(unit) and card.faction in unit.record.factions
    )
    return Meditating(seat, units, card.magic)


def is_in_vain(table: Table, seat: int, effect: r.BattleEffect | None) -> bool:
    """Return whether a card would have no effect now, because nobody can march, or meditate."""
    if isinstance(effect, r.March):
        return not can_march(table, marching_of(table, seat))
    return isinstance(effect, r.Meditate) and not meditating_of(table, seat, effect).units


def blockade(draft: _Draft, entry: Entry, card: r.Blockade) -> None:
    """Close the zone for the round."""
    # rule: factions/blockade
    draft.happen(ev.ZoneBlockaded(entry.zone))


def meditate(draft: _Draft, entry: Entry, card: r.Meditate) -> None:
    """Let units be tapped for magic points."""
    # rule: factions/meditation
    draft.push(meditating_of(draft.table, entry.seat, card))


def bomb(draft: _Draft, entry: Entry, card: r.Bomb) -> None:
    draft.push(Wound(entry.targets[0], card.damage, "effect", 0))


def draw_cards(draft: _Draft, entry: Entry, card: r.DrawCards) -> None:
    draw(draft, entry.seat, card.cards, "card")


def cover(draft: _Draft, entry: Entry, card: r.Cover) -> None:
    """Give the units in the zone the trait for the round."""
    units = tuple(unit.id for unit in units_in(draft.table, entry.zone) if unit.seat == entry.seat)
    if units:
        draft.happen(ev.UnitsInspired(units, (card.trait,)))


def gambit(draft: _Draft, entry: Entry, card: r.Gambit) -> None:
    """Toss a coin for who orders the top of whose deck."""
    # rule: factions/gambit
    (coin,) = draft.roll(entry.seat, 1, 2, "gambit")
    heads = coin == 1
    seat = entry.seat if heads else 1 - entry.seat
    owner = 1 - seat
    count = card.own if heads else card.other
    draft.push(Reorder(seat, owner, top_of(draft.table.players[owner].deck, count)))


def spy(draft: _Draft, entry: Entry, card: r.Spy) -> None:
    """Show the opponent's hand."""
    hand = draft.table.players[1 - entry.seat].hand
    draft.happen(ce.HandSeen(entry.seat, hand))
    draft.push(ShowHand(entry.seat, hand))


def inspire(draft: _Draft, entry: Entry, card: r.Inspire) -> None:
    """Give the target, or all units in play now, the traits for the round."""
    # rule: factions/rounds
    units = tuple(unit.id for unit in units_of(draft.table, entry.seat)) if card.everyone else entry.targets
    draft.happen(ev.UnitsInspired(units, card.traits))


def search(draft: _Draft, entry: Entry, card: r.Search) -> None:
    """Let the player look through the deck."""
    search_hand(draft, entry.seat, card)


def raise_fallen(draft: _Draft, entry: Entry, card: r.RaiseFallen) -> None:
    """Let a unit from the deck stand up where an enemy fell."""
    search_for(draft, entry.seat, card.key, entry.zone, "raised")


def decay(draft: _Draft, entry: Entry, card: r.Decay) -> None:
    """Heal one capital and damage the other."""
    players = draft.table.players
    heal(draft, players[entry.seat].capital, card.amount)
    draft.push(Wound(players[1 - entry.seat].capital, card.amount, "effect", 0))


def counter(draft: _Draft, entry: Entry, card: r.Counter) -> None:
    """Take the card off the stack."""
    # rule: factions/countering
    draft.happen(ce.EntryLeft(entry.counters, "countered", "graveyard"))
