"""Which spell cards a seat may play, and on what."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.refusals import Refusal
from game.rules.arena import effects as ef
from game.rules.arena.army_cards import ARMY_CARDS
from game.rules.arena.commands import PlaySpell
from game.rules.arena.effects import Effect, Holder, SpellCard
from game.rules.arena.recalling import why_no_recall
from game.rules.arena.spell_cards import SPELL_CARDS
from game.rules.arena.standing import card_of, within_clear_sight
from game.rules.arena.stats import is_planeswalker, planeswalker_of
from game.rules.arena.table import (
    Army,
    Figure,
    Table,
    are_friends,
    armies_of,
    field,
    figures_in,
    figures_of,
)

#: Spells that a seat plays in a turn.
SPELLS = 3
#: The effects of a card that need a target when it is played.
_AIMED = (
    ef.Heal, ef.March, ef.Harm, ef.Exchange, ef.Recall, ef.Control, ef.Rededicate, ef.Swap, ef.Sacrifice, ef.Raise,
    ef.Wave, ef.Discard, ef.Twin, ef.Seize, ef.Growth, ef.Charge,
)  # fmt: skip


def record_of(table: Table, card: int) -> SpellCard:
    """A spell card's record by its number. Raises KeyError for one that is not known."""
    return SPELL_CARDS[table.cards[card].key]


def holder_of(army: Army) -> Holder:
    """The sort of army card that it is, as enchantments name it."""
    card = ARMY_CARDS[army.key]
    if card.kind == "planeswalker":
        return "planeswalker"
    return "unique squad" if card.unique else "common squad"


def holders(table: Table, seat: int, record: SpellCard) -> Iterator[Army]:
    """The army cards in play on which a seat may put an enchantment: an open one on any, a hidden one on its own."""
    # rule: arena/enchantments
    for player in table.players:
        if player.seat == seat or record.kind == "enchantment":
            for army in armies_of(table, player.seat):
                if holder_of(army) == record.on and figures_of(table, army.id):
                    yield army


def squads_of(table: Table, seat: int, *, friendly: bool) -> Iterator[Army]:
    """Squads with figures on the battlefield: the seat's own, or those of its whole side."""
    for player in table.players:
        if player.seat == seat or (friendly and are_friends(table, seat, player.seat)):
            for army in armies_of(table, player.seat):
                if ARMY_CARDS[army.key].kind == "squad" and figures_of(table, army.id):
                    yield army


def own_squad_figures(table: Table, seat: int) -> Iterator[Figure]:
    """The squad figures that a seat controls."""
    return (one for one in field(table) if one.seat == seat and not is_planeswalker(table, one))


def enemy_squad_figures(table: Table, seat: int) -> Iterator[Figure]:
    """The squad figures that enemies of a seat control."""
    return (one for one in field(table) if not are_friends(table, one.seat, seat) and not is_planeswalker(table, one))


def in_reach(table: Table, seat: int, reach: int) -> Iterator[Figure]:
    """The figures within so many clear-sight spaces of a seat's Planeswalker; it is not one of them."""
    walker = planeswalker_of(table, seat)
    if walker is not None:
        for one in field(table):
            if one.id != walker.id and within_clear_sight(table, walker, one, reach):
                yield one


def movable_auras(table: Table) -> Iterator[int]:
    """Face-up enchantments that could lie on another army card."""
    for army in table.armies.values():
        for card in army.auras:
            if next(new_holders(table, card, army.id), None) is not None:
                yield card


def new_holders(table: Table, card: int, origin: int) -> Iterator[Army]:
    """Other army cards that an enchantment may lie on: those on which its owner could have played it."""
    # rule: arena/misdirection
    owner = table.cards[card].owner
    return (army for army in holders(table, owner, record_of(table, card)) if army.id != origin)


def swap_partners(table: Table, seat: int, figure: Figure, reach: int) -> Iterator[Figure]:
    """The friendly figures that a figure can change places with: those that fill as many spaces, and see it as it sees
    them."""
    # rule: arena/changed_places
    for other in field(table):
        if other.id == figure.id or not are_friends(table, other.seat, seat):
            continue
        if len(other.spaces) != len(figure.spaces):
            continue
        if within_clear_sight(table, figure, other, reach) and within_clear_sight(table, other, figure, reach):
            yield other


def _friends(table: Table, seat: int) -> Iterator[Figure]:
    return (one for one in field(table) if are_friends(table, one.seat, seat))


def _aims(table: Table, seat: int, effect: Effect) -> Iterator[int]:
    """What an effect can be aimed at: numbers of figures, army cards or enchantments, or seats as -1, -2, …."""
    if isinstance(effect, ef.Heal | ef.Twin | ef.Growth):
        yield from (one.id for one in _friends(table, seat))
    elif isinstance(effect, ef.Exchange):
        yield from (one.id for one in field(table))
    elif isinstance(effect, ef.March | ef.Charge):
        friendly = isinstance(effect, ef.March)
        yield from (army.id for army in squads_of(table, seat, friendly=friendly))
    elif isinstance(effect, ef.Harm):
        for one in in_reach(table, seat, effect.reach):
            if effect.whom == "any" or not are_friends(table, one.seat, seat):
                yield one.id
    elif isinstance(effect, ef.Recall):
        yield from (army.id for army in table.armies.values() if why_no_recall(table, army, seat) is None)
    elif isinstance(effect, ef.Control):
        for one in in_reach(table, seat, effect.reach):
            if not are_friends(table, one.seat, seat) and not is_planeswalker(table, one):
                yield one.id
    elif isinstance(effect, ef.Rededicate):
        yield from movable_auras(table)
    elif isinstance(effect, ef.Swap):
        for one in _friends(table, seat):
            if next(swap_partners(table, seat, one, effect.reach), None) is not None:
                yield one.id
    else:
        yield from _further_aims(table, seat, effect)


def _further_aims(table: Table, seat: int, effect: Effect) -> Iterator[int]:
    if isinstance(effect, ef.Sacrifice):
        yield from (one.id for one in own_squad_figures(table, seat))
    elif isinstance(effect, ef.Raise):
        for army in armies_of(table, seat):
            if ARMY_CARDS[army.key].kind == "squad" and figures_in(table, army.id, "graveyard"):
                yield army.id
    elif isinstance(effect, ef.Wave):
        yield from (one.id for one in field(table) if is_planeswalker(table, one))
    elif isinstance(effect, ef.Discard):
        for player in table.players:
            if not are_friends(table, player.seat, seat) and player.hand:
                yield -1 - player.seat
    elif isinstance(effect, ef.Seize):
        for one in own_squad_figures(table, seat):
            if card_of(table, one).colour == effect.colour:
                yield one.id


def targets(table: Table, seat: int, record: SpellCard) -> tuple[int, ...]:
    """What a seat can play a card on; (0,) for a card without a target, nothing when it cannot be played now."""
    if record.kind != "sorcery":
        return tuple(army.id for army in holders(table, seat, record))
    for effect in record.effects:
        if isinstance(effect, ef.Slay) and next(enemy_squad_figures(table, seat), None) is None:
            return ()
        if isinstance(effect, ef.Search) and not table.players[seat].library:
            return ()
    for effect in record.effects:
        if isinstance(effect, _AIMED) and not (isinstance(effect, ef.Heal) and effect.whom == "planeswalker"):
            return tuple(_aims(table, seat, effect))
    return (0,)


def plays(table: Table, seat: int) -> Iterator[PlaySpell]:
    """Every card of the hand on everything that it can be played on; copies of a card once."""
    if why_no_spells(table, seat) is not None:
        return
    seen = set()
    for card in table.players[seat].hand:
        record = record_of(table, card)
        if record.key not in seen:
            seen.add(record.key)
            yield from (PlaySpell(card, target) for target in targets(table, seat, record))


def why_no_spells(table: Table, seat: int) -> Refusal | None:
    """Why a seat plays no more spells this turn."""
    # rule: arena/spells
    if planeswalker_of(table, seat) is None:
        return Refusal("no_planeswalker", "arena/spells", "Its Planeswalker is destroyed: no more spells.")
    if table.turn.spells >= SPELLS:
        return Refusal("three_spells", "arena/spells", "Three spells have been played this turn.")
    return None


def why_no_play(table: Table, seat: int, command: PlaySpell) -> Refusal | None:
    """Why a card cannot be played on that."""
    if command.card == 0 or command.card not in table.players[seat].hand:
        return Refusal("not_in_hand", "arena/spells", "That card is not in the hand.", (command.card,))
    stuck = why_no_spells(table, seat)
    if stuck is not None:
        return stuck
    record = record_of(table, command.card)
    found = targets(table, seat, record)
    if not found:
        text = f"There is nothing that {record.name} could be played on."
        return Refusal("no_target", "arena/spells", text, (command.card,))
    if command.target not in found:
        text = f"{record.name} cannot be played on that."
        return Refusal("wrong_target", "arena/spells", text, (command.card, command.target))
    first = next(card for card in table.players[seat].hand if record_of(table, card).key == record.key)
    if first != command.card:
        # Copies are alike: the first of them is played.
        return Refusal("copy", "arena/spells", "Play the other copy of that card first.", (first,))
    return None
