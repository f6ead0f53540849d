"""What each event does to the table. Nothing else changes it.

The same functions advance a seat's own table with the events as that seat hears them: a card that it may not know is
0 in its zone and 0 in the event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from game.core.applying import with_player, without
from game.core.events import Event
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state.table import Activation, Location, Table, Turn, Unit, card_of


def _unit(table: Table, number: int, **changes: Any) -> Table:
    units = dict(table.units)
    units[number] = replace(units[number], **changes)
    return replace(table, units=units)


def _units(table: Table, numbers: tuple[int, ...], **changes: Any) -> Table:
    units = dict(table.units)
    for number in numbers:
        units[number] = replace(units[number], **changes)
    return replace(table, units=units)


def _activation(table: Table, unit: int, **changes: Any) -> Table:
    """The table with the unit's turn changed, if it is that unit's turn."""
    activation = table.turn.activation
    if activation is None or activation.unit != unit:
        return table
    return replace(table, turn=replace(table.turn, activation=replace(activation, **changes)))


def _bury(table: Table, card: int) -> Table:
    owner = table.cards[card].owner
    return with_player(table, owner, graveyard=(*table.players[owner].graveyard, card))


def _unchanged(table: Table, event: Event) -> Table:
    return table


def _deck_shuffled(table: Table, event: ce.DeckShuffled) -> Table:
    return with_player(table, event.seat, deck=event.deck)


def _deck_reordered(table: Table, event: ce.DeckReordered) -> Table:
    deck = table.players[event.owner].deck
    return with_player(table, event.owner, deck=deck[: len(deck) - len(event.cards)] + event.cards)


def _cards_drawn(table: Table, event: ce.CardsDrawn) -> Table:
    player = table.players[event.seat]
    left = player.deck[: len(player.deck) - len(event.cards)]
    return with_player(table, event.seat, deck=left, hand=player.hand + event.cards)


def _card_returned(table: Table, event: ce.CardReturned) -> Table:
    player = table.players[event.seat]
    # The shuffle that follows at once gives the deck its order.
    return with_player(table, event.seat, hand=without(player.hand, event.card), deck=(*player.deck, event.card))


def _card_taken(table: Table, event: ce.CardTaken) -> Table:
    player = table.players[event.seat]
    return with_player(table, event.seat, deck=without(player.deck, event.card), hand=(*player.hand, event.hand_card))


def _initiative_settled(table: Table, event: e.InitiativeSettled) -> Table:
    return replace(table, turn=Turn(0, event.seat, "setup", event.seat))


def _cycle_began(table: Table, event: e.CycleBegan) -> Table:
    # rule: factions/magic
    table = _units(table, tuple(table.units), spent=0)
    return replace(table, turn=Turn(event.cycle, event.initiative, "upkeep", event.initiative))


def _phase_began(table: Table, event: e.PhaseBegan) -> Table:
    return replace(table, turn=replace(table.turn, seat=event.seat, phase=event.phase))


def _round_ended(table: Table, event: e.RoundEnded) -> Table:
    units = {number: replace(unit, lasting=()) for number, unit in table.units.items()}
    return replace(table, units=units, blockaded=())


def _build_gained(table: Table, event: e.BuildGained) -> Table:
    return with_player(table, event.seat, build=table.players[event.seat].build + event.amount)


def _magic_gained(table: Table, event: e.MagicGained) -> Table:
    return _unit(table, event.unit, magic=max(0, table.units[event.unit].magic + event.amount))


def _magic_spent(table: Table, event: e.MagicSpent) -> Table:
    unit = table.units[event.unit]
    return _unit(table, event.unit, magic=unit.magic - event.amount, spent=unit.spent + 1)


def _units_readied(table: Table, event: e.UnitsReadied) -> Table:
    return _units(table, event.units, tapped=False, paralyzed=False)


def _units_tapped(table: Table, event: e.UnitsTapped) -> Table:
    return _units(table, event.units, tapped=True)


def _entry_added(table: Table, event: e.EntryAdded) -> Table:
    entry = event.entry
    if entry.what == "card":
        player = table.players[entry.seat]
        hand = without(player.hand, entry.card)
        table = with_player(table, entry.seat, hand=hand, build=player.build - event.paid)
    return replace(table, stack=(*table.stack, entry))


def _entry_left(table: Table, event: e.EntryLeft) -> Table:
    removed = next(entry for entry in table.stack if entry.id == event.entry)
    table = replace(table, stack=tuple(entry for entry in table.stack if entry.id != event.entry))
    return _bury(table, removed.card) if removed.what == "card" and event.to == "graveyard" else table


def _unit_entered(table: Table, event: e.UnitEntered) -> Table:
    unit: Unit = event.unit
    if event.searched:
        owner = table.cards[unit.id].owner
        table = with_player(table, owner, deck=without(table.players[owner].deck, unit.id))
    return replace(table, units={**table.units, unit.id: unit})


def _location_placed(table: Table, event: e.LocationPlaced) -> Table:
    location = Location(event.card, table.cards[event.card].key, event.seat)
    return replace(table, locations={**table.locations, event.zone: location})


def _location_razed(table: Table, event: e.LocationRazed) -> Table:
    locations = dict(table.locations)
    razed = locations.pop(event.zone)
    return _bury(replace(table, locations=locations), razed.card)


def _equipment_attached(table: Table, event: e.EquipmentAttached) -> Table:
    return _unit(table, event.unit, attached=(*table.units[event.unit].attached, event.card))


def _activation_began(table: Table, event: e.ActivationBegan) -> Table:
    turn = replace(table.turn, seat=event.seat, activation=Activation(event.unit))
    return _unit(replace(table, turn=turn), event.unit, tapped=True)


def _activation_ended(table: Table, event: e.ActivationEnded) -> Table:
    return replace(table, turn=replace(table.turn, activation=None))


def _move_declared(table: Table, event: e.MoveDeclared) -> Table:
    activation = table.turn.activation
    assert activation is not None
    gave_up = activation.gave_up or event.gives_up
    slowed = activation.slowed + event.slowed
    return _activation(table, event.unit, moved=activation.moved + 1, gave_up=gave_up, slowed=slowed)


def _bonus_forgone(table: Table, event: e.BonusForgone) -> Table:
    return _activation(table, event.unit, forgoes=True)


def _move_bought(table: Table, event: e.MoveBought) -> Table:
    activation = table.turn.activation
    assert activation is not None
    return _activation(table, event.unit, extra=activation.extra + 1)


#: Ways to move that are the unit's own movement in its turn.
_OWN_MOVEMENT = ("move", "ride", "teleport")


def _unit_moved(table: Table, event: e.UnitMoved) -> Table:
    activation = table.turn.activation
    if activation is not None and event.manner in _OWN_MOVEMENT:
        table = _activation(table, event.unit, went=activation.went + 1)
    return _unit(table, event.unit, zone=event.zone)


def _part_used(table: Table, event: e.PartUsed) -> Table:
    activation = table.turn.activation
    if activation is None:
        return table
    changes: dict[str, Any] = {}
    if event.part in ("attacks", "turn"):
        # What was walked before stays walked: an attack part in the middle of a way ends the way.
        changes = {"acted": True, "spent": True, "settled": activation.settled or activation.moved > 0}
    if event.part in ("movement", "turn"):
        changes["settled"] = True
    if event.part == "movement":
        changes["moved"] = activation.moved + 1
    return _activation(table, event.unit, **changes)


def _attack_declared(table: Table, event: e.AttackDeclared) -> Table:
    attack = event.attack
    table = replace(table, attacks=(*table.attacks, attack))
    if attack.gathered:
        table = _unit(table, attack.attacker, gathered=0)
    activation = table.turn.activation
    if not event.own_turn or activation is None:
        return table
    attacks = activation.attacks + 1
    settled = activation.settled or event.settles or activation.moved > 0 or attacks > 1
    return _activation(table, attack.attacker, attacks=attacks, acted=True, settled=settled, forgoes=False)


def _target_changed(table: Table, event: e.TargetChanged) -> Table:
    attacks = tuple(
        replace(attack, target=event.unit, stepped_in=True) if attack.id == event.attack else attack
        for attack in table.attacks
    )
    stack = []
    for entry in table.stack:
        if entry.id == event.entry:
            targets = tuple(event.unit if target == event.spared else target for target in entry.targets)
            entry = replace(entry, targets=targets, stepped_in=True)
        stack.append(entry)
    return replace(table, attacks=attacks, stack=tuple(stack))


def _attack_rolled(table: Table, event: e.AttackRolled) -> Table:
    attacks = tuple(
        replace(attack, face=event.face, hit=event.hit, critical=event.critical, aimed=attack.aimed or event.aimed)
        if attack.id == event.attack
        else attack
        for attack in table.attacks
    )
    table = replace(table, attacks=attacks)
    attacker = next(attack.attacker for attack in attacks if attack.id == event.attack)
    return _unit(table, attacker, aimed=0) if event.aimed else table


def _attack_ended(table: Table, event: e.AttackEnded) -> Table:
    return replace(table, attacks=tuple(attack for attack in table.attacks if attack.id != event.attack))


def _damage_evaded(table: Table, event: e.DamageEvaded) -> Table:
    attacks = tuple(replace(attack, evaded=True) if attack.id == event.attack else attack for attack in table.attacks)
    return replace(table, attacks=attacks)


def _damage_dealt(table: Table, event: e.DamageDealt) -> Table:
    attacks = tuple(
        replace(attack, dealt=attack.dealt + event.amount) if attack.id == event.attack else attack
        for attack in table.attacks
    )
    table = replace(table, attacks=attacks)
    return _unit(table, event.unit, damage=table.units[event.unit].damage + event.amount)


def _unit_healed(table: Table, event: e.UnitHealed) -> Table:
    return _unit(table, event.unit, damage=table.units[event.unit].damage - event.amount)


def _unit_doomed(table: Table, event: e.UnitDoomed) -> Table:
    return _unit(table, event.unit, doomed=True)


def _unit_defeated(table: Table, event: e.UnitDefeated) -> Table:
    units = dict(table.units)
    removed = units.pop(event.unit)
    table = replace(table, units=units)
    for card in (card_of(table, removed.id), *removed.attached):
        table = _bury(table, card)
    return table


def _unit_revived(table: Table, event: e.UnitRevived) -> Table:
    # rule: factions/revival
    unit, owner = event.unit, table.cards[event.card].owner
    table = with_player(table, owner, graveyard=without(table.players[owner].graveyard, event.card))
    revived = {**table.revived, unit.id: event.card}
    return replace(table, units={**table.units, unit.id: unit}, revived=revived)


def _power_gathered(table: Table, event: e.PowerGathered) -> Table:
    return _unit(table, event.unit, gathered=table.units[event.unit].gathered + event.damage)


def _unit_aimed(table: Table, event: e.UnitAimed) -> Table:
    return _unit(table, event.unit, aimed=table.units[event.unit].aimed + event.atk)


def _unit_paralyzed(table: Table, event: e.UnitParalyzed) -> Table:
    return _unit(table, event.unit, paralyzed=True)


def _units_inspired(table: Table, event: e.UnitsInspired) -> Table:
    for number in event.units:
        table = _unit(table, number, lasting=table.units[number].lasting + event.traits)
    return table


def _zone_blockaded(table: Table, event: e.ZoneBlockaded) -> Table:
    return replace(table, blockaded=(*table.blockaded, event.zone))


def _match_ended(table: Table, event: e.MatchEnded) -> Table:
    return replace(table, turn=replace(table.turn, phase="over"))


_APPLY: dict[type[Event], Callable[[Table, Any], Table]] = {
    ce.DeckShuffled: _deck_shuffled,
    ce.DeckReordered: _deck_reordered,
    ce.CardsDrawn: _cards_drawn,
    ce.CardReturned: _card_returned,
    ce.CardTaken: _card_taken,
    e.InitiativeSettled: _initiative_settled,
    e.CycleBegan: _cycle_began,
    e.PhaseBegan: _phase_began,
    e.RoundEnded: _round_ended,
    e.BuildGained: _build_gained,
    e.MagicGained: _magic_gained,
    e.MagicSpent: _magic_spent,
    e.UnitsReadied: _units_readied,
    e.UnitsTapped: _units_tapped,
    e.EntryAdded: _entry_added,
    e.EntryLeft: _entry_left,
    e.UnitEntered: _unit_entered,
    e.LocationPlaced: _location_placed,
    e.LocationRazed: _location_razed,
    e.EquipmentAttached: _equipment_attached,
    e.ActivationBegan: _activation_began,
    e.ActivationEnded: _activation_ended,
    e.MoveDeclared: _move_declared,
    e.BonusForgone: _bonus_forgone,
    e.MoveBought: _move_bought,
    e.UnitMoved: _unit_moved,
    e.PartUsed: _part_used,
    e.AttackDeclared: _attack_declared,
    e.TargetChanged: _target_changed,
    e.AttackRolled: _attack_rolled,
    e.AttackEnded: _attack_ended,
    e.DamageEvaded: _damage_evaded,
    e.DamageDealt: _damage_dealt,
    e.UnitHealed: _unit_healed,
    e.UnitDoomed: _unit_doomed,
    e.UnitDefeated: _unit_defeated,
    e.UnitRevived: _unit_revived,
    e.PowerGathered: _power_gathered,
    e.UnitAimed: _unit_aimed,
    e.UnitParalyzed: _unit_paralyzed,
    e.UnitsInspired: _units_inspired,
    e.ZoneBlockaded: _zone_blockaded,
    e.MatchEnded: _match_ended,
}


def apply(table: Table, event: Event) -> Table:
    """The table after ``event``; events that only tell something leave it as it is."""
    return _APPLY.get(type(event), _unchanged)(table, event)
