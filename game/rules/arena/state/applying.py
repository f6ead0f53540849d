"""What each event does to the table. Nothing else changes it.

The same functions advance a seat's own table with the events as that seat hears them: a card that it may not know is
0 in its zone and 0 in the event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.core.applying import with_player, without
from game.core.events import DiceRolled, Event
from game.rules.arena.state import card_events as ce
from game.rules.arena.state import events as e
from game.rules.arena.state.table import AttackMade, Figure, Moving, Playing, Table, Turn, zones_with


def _figure(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, figures={**table.figures, number: replace(table.figures[number], **changes)})


def _army(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, armies={**table.armies, number: replace(table.armies[number], **changes)})


def _turn(table: Table, **changes: Any) -> Table:
    return replace(table, turn=replace(table.turn, **changes))


def _bury(table: Table, card: int) -> Table:
    """A spell card goes to its owner's graveyard."""
    owner = table.cards[card].owner
    return with_player(table, owner, graveyard=(*table.players[owner].graveyard, card))


def _unchanged(table: Table, event: Event) -> Table:
    return table


def _glyphs_dealt(table: Table, event: e.GlyphsDealt) -> Table:
    kinds = list(event.kinds)
    glyphs = tuple(glyph if glyph.is_up else replace(glyph, kind=kinds.pop(0)) for glyph in table.glyphs)
    return replace(table, glyphs=glyphs)


def _shuffled(table: Table, event: ce.LibraryShuffled) -> Table:
    return with_player(table, event.seat, library=event.cards)


def _first(table: Table, event: e.FirstSeatChosen) -> Table:
    return replace(table, turn=Turn(seat=event.seat))


def _placed(table: Table, event: e.FigurePlaced) -> Table:
    if event.why == "start":
        table = replace(table, zones=zones_with(table, table.figures[event.figure].seat, event.spaces))
    return _figure(table, event.figure, zone="field", spaces=event.spaces)


def _drawn(table: Table, event: ce.CardsDrawn) -> Table:
    player = table.players[event.seat]
    left = player.library[: len(player.library) - len(event.cards)]
    return with_player(table, event.seat, library=left, hand=player.hand + event.cards)


def _turn_began(table: Table, event: e.TurnBegan) -> Table:
    return replace(table, turn=Turn(event.number, event.seat, "draw", beside=event.beside))


def _phase_began(table: Table, event: e.PhaseBegan) -> Table:
    return _turn(table, phase=event.phase)


def _army_chosen(table: Table, event: e.ArmyChosen) -> Table:
    return _turn(table, army=event.army)


def _spell_played(table: Table, event: ce.SpellPlayed) -> Table:
    table = with_player(table, event.seat, hand=without(table.players[event.seat].hand, event.card))
    table = _turn(table, spells=table.turn.spells + 1)
    return replace(table, playing=Playing(event.seat, event.card, event.key, event.target))


def _spell_countered(table: Table, event: ce.SpellCountered) -> Table:
    # rule: arena/countering - it was not played, so it does not count towards the three.
    return _turn(replace(_bury(table, event.card), playing=None), spells=table.turn.spells - 1)


def _spell_buried(table: Table, event: ce.SpellBuried) -> Table:
    return replace(_bury(table, event.card), playing=None)


def _enchanted(table: Table, event: ce.Enchanted) -> Table:
    army = table.armies[event.army]
    table = replace(table, playing=None)
    if event.face_down:
        # rule: arena/hidden_enchantments - a further one lies under those that are there.
        return _army(table, event.army, hidden=(*army.hidden, event.card))
    return _army(table, event.army, auras=(*army.auras, event.card))


def _enchantment_moved(table: Table, event: ce.EnchantmentMoved) -> Table:
    table = _army(table, event.origin, auras=without(table.armies[event.origin].auras, event.card))
    return _army(table, event.army, auras=(*table.armies[event.army].auras, event.card))


def _enchantments_buried(table: Table, event: ce.EnchantmentsBuried) -> Table:
    table = _army(table, event.army, auras=(), hidden=())
    for card in event.auras + event.hidden:
        table = _bury(table, card)
    return table


def _hidden_turned(table: Table, event: ce.HiddenTurned) -> Table:
    hidden = table.armies[event.army].hidden
    table = _army(table, event.army, hidden=hidden[: event.place] + hidden[event.place + 1 :])
    return _bury(table, event.card)


def _discarded(table: Table, event: ce.CardDiscarded) -> Table:
    table = with_player(table, event.seat, hand=without(table.players[event.seat].hand, event.card))
    return _bury(table, event.card)


def _opened(table: Table, event: ce.LibraryOpened) -> Table:
    return with_player(table, event.seat, looking=event.cards)


def _closed(table: Table, event: ce.LibraryClosed) -> Table:
    return with_player(table, event.seat, looking=())


def _taken(table: Table, event: ce.CardTaken) -> Table:
    player = table.players[event.seat]
    library = without(player.library, event.card)
    return with_player(table, event.seat, library=library, hand=(*player.hand, event.card))


def _put_under(table: Table, event: ce.CardPutUnder) -> Table:
    library = table.players[event.seat].library
    return with_player(table, event.seat, library=library[-1:] + library[:-1])


def _ability_used(table: Table, event: e.AbilityUsed) -> Table:
    return _turn(table, used=(*table.turn.used, event.used))


def _summoned_count(table: Table, event: e.ArmySummoned) -> Table:
    return _turn(table, summoned=table.turn.summoned + 1)


def _moved(table: Table, event: e.FigureMoved) -> Table:
    moving = table.turn.moving
    if moving is not None and moving.figure == event.figure:
        table = _turn(table, moving=replace(moving, spent=moving.spent + event.cost))
    return _figure(table, event.figure, spaces=event.spaces)


def _move_began(table: Table, event: e.MoveBegan) -> Table:
    return _turn(table, moving=Moving(event.figure, event.budget))


def _move_stopped(table: Table, event: e.MoveStopped) -> Table:
    moving = table.turn.moving
    return table if moving is None else _turn(table, moving=replace(moving, spent=moving.budget))


def _move_ended(table: Table, event: e.MoveEnded) -> Table:
    moved = (*table.turn.moved, event.figure) if event.counts else table.turn.moved
    return _turn(table, moving=None, moved=moved)


def _halted(table: Table, event: e.FiguresHalted) -> Table:
    return _turn(table, halted=table.turn.halted + event.figures)


def _sheltered(table: Table, event: e.SquadSheltered) -> Table:
    return _turn(table, sheltered=(*table.turn.sheltered, event.army))


def _glyph_turned(table: Table, event: e.GlyphTurned) -> Table:
    glyphs = tuple(
        replace(glyph, kind=event.kind, is_up=True) if glyph.id == event.glyph else glyph for glyph in table.glyphs
    )
    return replace(table, glyphs=glyphs)


def _glyph_removed(table: Table, event: e.GlyphRemoved) -> Table:
    return replace(table, glyphs=tuple(glyph for glyph in table.glyphs if glyph.id != event.glyph))


def _announced(table: Table, event: e.AttackAnnounced) -> Table:
    if event.counts:
        table = _turn(table, attacked=(*table.turn.attacked, event.attacker))
    return replace(table, attack_made=AttackMade(event.attacker, event.defender, event.seat, event.is_adjacent))


def _altered(table: Table, event: e.AttackAltered) -> Table:
    if table.attack_made is None:
        return table
    attack_made = table.attack_made
    changed = replace(
        attack_made,
        fewer=attack_made.fewer + event.fewer,
        more=attack_made.more + event.more,
        is_off=attack_made.is_off or event.is_off,
    )
    return replace(table, attack_made=changed)


def _rolled(table: Table, event: e.CombatRolled) -> Table:
    return _faces(table, event.side, event.faces)


def _rerolled(table: Table, event: e.CombatRerolled) -> Table:
    return _turn(_faces(table, event.side, event.faces), used=(*table.turn.used, event.used))


def _faces(table: Table, side: str, faces: tuple[int, ...]) -> Table:
    if table.attack_made is None:
        return table
    attack_made = (
        replace(table.attack_made, power=faces) if side == "power" else replace(table.attack_made, toughness=faces)
    )
    return replace(table, attack_made=attack_made)


def _attack_ended(table: Table, event: e.AttackEnded) -> Table:
    return replace(table, attack_made=None)


def _damaged(table: Table, event: e.DamageDealt) -> Table:
    return _figure(table, event.figure, damage=table.figures[event.figure].damage + event.amount)


def _healed(table: Table, event: e.FigureHealed) -> Table:
    return _figure(table, event.figure, damage=table.figures[event.figure].damage - event.amount)


def _off_field(table: Table, figure: Figure, zone: str) -> Table:
    moving = table.turn.moving
    if moving is not None and moving.figure == figure.id:
        table = _turn(table, moving=None)
    owner = table.armies[figure.army].owner
    table = _figure(table, figure.id, zone=zone, spaces=(), damage=0, seat=owner)
    return replace(table, lasting=tuple(one for one in table.lasting if one.figure != figure.id))


def _destroyed(table: Table, event: e.FigureDestroyed) -> Table:
    return _off_field(table, table.figures[event.figure], "graveyard")


def _recalled(table: Table, event: e.SquadRecalled) -> Table:
    for number in event.figures:
        table = _off_field(table, table.figures[number], "reserve")
    return table


def _control(table: Table, event: e.ControlTaken) -> Table:
    return _figure(table, event.figure, seat=event.seat)


def _lasting_began(table: Table, event: e.LastingBegan) -> Table:
    return replace(table, lasting=(*table.lasting, event.lasting))


def _lasting_ended(table: Table, event: e.LastingEnded) -> Table:
    left = list(table.lasting)
    left.remove(event.lasting)
    return replace(table, lasting=tuple(left))


def _out(table: Table, event: e.PlayerOut) -> Table:
    return replace(table, out=(*table.out, event.seat))


_APPLY: dict[type[Event], Callable[[Table, Any], Table]] = {
    DiceRolled: _unchanged,
    e.GlyphsDealt: _glyphs_dealt,
    ce.LibraryShuffled: _shuffled,
    e.FirstSeatChosen: _first,
    e.FigurePlaced: _placed,
    ce.CardsDrawn: _drawn,
    e.TurnBegan: _turn_began,
    e.TurnEnded: _unchanged,
    e.PhaseBegan: _phase_began,
    e.ArmyChosen: _army_chosen,
    ce.SpellPlayed: _spell_played,
    ce.SpellCountered: _spell_countered,
    ce.SpellBuried: _spell_buried,
    ce.Enchanted: _enchanted,
    ce.EnchantmentMoved: _enchantment_moved,
    ce.EnchantmentsBuried: _enchantments_buried,
    ce.HiddenTurned: _hidden_turned,
    ce.CardDiscarded: _discarded,
    ce.LibraryOpened: _opened,
    ce.LibraryClosed: _closed,
    ce.CardTaken: _taken,
    ce.CardPutUnder: _put_under,
    e.AbilityUsed: _ability_used,
    e.ArmySummoned: _summoned_count,
    e.FigureMoved: _moved,
    e.MoveBegan: _move_began,
    e.MoveStopped: _move_stopped,
    e.MoveEnded: _move_ended,
    e.LeavingStruck: _unchanged,
    e.FigureFell: _unchanged,
    e.FiguresHalted: _halted,
    e.SquadSheltered: _sheltered,
    e.GlyphTurned: _glyph_turned,
    e.GlyphRemoved: _glyph_removed,
    e.AttackAnnounced: _announced,
    e.AttackAltered: _altered,
    e.CombatRolled: _rolled,
    e.CombatRerolled: _rerolled,
    e.AttackEnded: _attack_ended,
    e.DamageDealt: _damaged,
    e.DamagePrevented: _unchanged,
    e.FigureHealed: _healed,
    e.FigureDestroyed: _destroyed,
    e.ArmyBuried: _unchanged,
    e.SquadRecalled: _recalled,
    e.ControlTaken: _control,
    e.LastingBegan: _lasting_began,
    e.LastingEnded: _lasting_ended,
    e.Passed: _unchanged,
    e.PlayerOut: _out,
}


def apply(table: Table, event: Event) -> Table:
    """The table after an event. Raises KeyError for an event of another game."""
    return _APPLY[type(event)](table, event)
