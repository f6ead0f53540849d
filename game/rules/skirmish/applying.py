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
from game.rules.skirmish.movement import still_stopped, stopped_after_step
from game.rules.skirmish.state import events as e
from game.rules.skirmish.state.table import Action, Activation, Creature, Player, Shielding, Table, Turn


def _creature(table: Table, number: int, **changes: Any) -> Table:
    creatures = dict(table.creatures)
    creatures[number] = replace(creatures[number], **changes)
    return replace(table, creatures=creatures)


def _action(table: Table, number: int, **changes: Any) -> Table:
    stack = tuple(replace(action, **changes) if action.id == number else action for action in table.stack)
    return replace(table, stack=stack)


def _dice_rolled(table: Table, event: DiceRolled) -> Table:
    return table


def _tile_laid(table: Table, event: e.TileLaid) -> Table:
    tiles = table.tiles[: event.tile] + table.tiles[event.tile + 1 :]
    return replace(table, board=event.board, tiles=tiles, laid=(*table.laid, event.placed))


def _decks_shuffled(table: Table, event: e.DecksShuffled) -> Table:
    return with_player(table, event.seat, actions=event.actions, creatures=event.creatures, shuffled=True)


def _first_seat_chosen(table: Table, event: e.FirstSeatChosen) -> Table:
    return replace(table, turn=Turn(seat=event.seat))


def _place(table: Table, seat: int, card: int, key: str, cell: tuple[int, int]) -> Table:
    return replace(table, creatures={**table.creatures, card: Creature(card, key, seat, cell)})


def _starting_creature_placed(table: Table, event: e.StartingCreaturePlaced) -> Table:
    player: Player = table.players[event.seat]
    table = with_player(table, event.seat, creatures=without(player.creatures, event.card))
    return _place(table, event.seat, event.card, event.key, event.cell)


def _turn_began(table: Table, event: e.TurnBegan) -> Table:
    return replace(_without_block(table), turn=Turn(event.number, event.seat, "refresh"))


def _phase_began(table: Table, event: e.PhaseBegan) -> Table:
    return replace(table, turn=replace(table.turn, phase=event.phase))


def _tapping(table: Table, creatures: tuple[int, ...], *, tapped: bool) -> Table:
    after = dict(table.creatures)
    for number in creatures:
        after[number] = replace(after[number], tapped=tapped)
    return replace(table, creatures=after)


def _untapped(table: Table, event: e.CreaturesUntapped) -> Table:
    return _tapping(table, event.creatures, tapped=False)


def _tapped(table: Table, event: e.CreaturesTapped) -> Table:
    return _tapping(table, event.creatures, tapped=True)


def _action_cards_drawn(table: Table, event: e.ActionCardsDrawn) -> Table:
    player = table.players[event.seat]
    left = player.actions[: len(player.actions) - len(event.cards)]
    return with_player(table, event.seat, actions=left, hand=player.hand + event.cards)


def _creature_cards_drawn(table: Table, event: e.CreatureCardsDrawn) -> Table:
    player = table.players[event.seat]
    left = player.creatures[: len(player.creatures) - len(event.cards)]
    return with_player(table, event.seat, creatures=left, reserve=player.reserve + event.cards)


def _cards_revealed(table: Table, event: e.CardsRevealed) -> Table:
    # The cards that were not kept are in the deck again with the shuffle that follows at once.
    player = table.players[event.seat]
    left = player.actions[: len(player.actions) - len(event.cards)]
    return with_player(table, event.seat, actions=left, hand=player.hand + event.drawn)


def _activation_began(table: Table, event: e.ActivationBegan) -> Table:
    turn = table.turn
    activated = (*turn.activated, event.creature)
    turn = replace(turn, activation=Activation(event.creature), activated=activated)
    return replace(_without_block(table), turn=turn)


def _activation_ended(table: Table, event: e.ActivationEnded) -> Table:
    return replace(_without_block(table), turn=replace(table.turn, activation=None))


def _without_block(table: Table) -> Table:
    """What was gained until the end of an activation is gone: one ends, or begins, or the turn is over."""
    # rule: skirmish/block
    for creature in table.creatures.values():
        if creature.block:
            creatures = {number: replace(creature, block=0) for number, creature in table.creatures.items()}
            return replace(table, creatures=creatures)
    return table


def _assist_declined(table: Table, event: e.AssistDeclined) -> Table:
    turn = table.turn
    return replace(table, turn=replace(turn, unwilling=(*turn.unwilling, (event.creature, event.card))))


def _action_declared(table: Table, event: e.ActionDeclared) -> Table:
    action: Action = event.action
    if action.card and action.what == "card":
        table = with_player(table, action.seat, hand=without(table.players[action.seat].hand, action.card))
    return replace(table, stack=(*table.stack, action))


def _action_done(table: Table, event: e.ActionDone) -> Table:
    stack = tuple(action for action in table.stack if action.id != event.action)
    # Damage of a finished response may still be waiting to land, so shields last as long as anything is announced.
    return replace(table, stack=stack, shielded=table.shielded if stack else ())


def _response_passed(table: Table, event: e.ResponsePassed) -> Table:
    return table


def _creature_moved(table: Table, event: e.CreatureMoved) -> Table:
    if not event.path:
        return table
    after = _creature(table, event.creature, cell=event.path[-1])
    activation = table.turn.activation
    if not event.cost or activation is None:
        return _still_stopped(table, after, event.creature)
    stopped = stopped_after_step(table, after, event.creature)
    activation = Activation(activation.creature, activation.moved + event.cost, stopped)
    return replace(after, turn=replace(after.turn, activation=activation))


def _still_stopped(before: Table, after: Table, number: int) -> Table:
    """The table after a creature has gone or was moved, which may let the activating one move on."""
    activation = after.turn.activation
    if activation is None or not activation.stopped_by:
        return after
    stopped = still_stopped(before, after, number)
    return replace(after, turn=replace(after.turn, activation=replace(activation, stopped_by=stopped)))


def _block_gained(table: Table, event: e.BlockGained) -> Table:
    return _creature(table, event.creature, block=table.creatures[event.creature].block + event.amount)


def _shield_raised(table: Table, event: e.ShieldRaised) -> Table:
    shielding = Shielding(event.action, event.creature, event.whole)
    return replace(table, shielded=(*table.shielded, shielding))


def _shot_dodged(table: Table, event: e.ShotDodged) -> Table:
    for action in table.stack:
        if action.id == event.action:
            return _action(table, event.action, dodged=(*action.dodged, event.creature))
    return table


def _damage_held(table: Table, event: e.DamageHeld) -> Table:
    return _action(table, event.action, held=event.hits)


def _damage_dealt(table: Table, event: e.DamageDealt) -> Table:
    if not event.amount:
        return table
    for action in table.stack:
        if action.id == event.action and event.target not in action.dealt:
            table = _action(table, action.id, dealt=(*action.dealt, event.target))
    return _creature(table, event.target, damage=table.creatures[event.target].damage + event.amount)


def _creature_healed(table: Table, event: e.CreatureHealed) -> Table:
    return _creature(table, event.creature, damage=table.creatures[event.creature].damage - event.amount)


def _creature_destroyed(table: Table, event: e.CreatureDestroyed) -> Table:
    creature = table.creatures[event.creature]
    creatures = dict(table.creatures)
    del creatures[event.creature]
    table = _still_stopped(table, replace(table, creatures=creatures), event.creature)
    for card in creature.attached:
        table = _discard(table, card)
    owner = table.cards[creature.id].owner
    return with_player(table, owner, graveyard=(*table.players[owner].graveyard, creature.id))


def _discard(table: Table, card: int) -> Table:
    owner = table.cards[card].owner
    return with_player(table, owner, discard=(*table.players[owner].discard, card))


def _gold_moved(table: Table, event: e.GoldMoved) -> Table:
    player = table.players[event.seat]
    return with_player(table, event.seat, vault=player.vault - event.amount, supply=player.supply + event.amount)


def _gold_missing(table: Table, event: e.GoldMissing) -> Table:
    if event.scorer >= 0:
        table = with_player(table, event.scorer, points=table.players[event.scorer].points + event.amount)
    return replace(table, ending=True)


def _card_attached(table: Table, event: e.CardAttached) -> Table:
    stack = tuple(replace(action, card=0) if action.card == event.card else action for action in table.stack)
    table = replace(table, stack=stack)
    return _creature(table, event.creature, attached=(*table.creatures[event.creature].attached, event.card))


def _card_discarded(table: Table, event: e.CardDiscarded) -> Table:
    for creature in table.creatures.values():
        if event.card in creature.attached:
            table = _creature(table, creature.id, attached=without(creature.attached, event.card))
    stack = tuple(replace(action, card=0) if action.card == event.card else action for action in table.stack)
    return _discard(replace(table, stack=stack), event.card)


def _creature_deployed(table: Table, event: e.CreatureDeployed) -> Table:
    player = table.players[event.seat]
    table = with_player(
        table,
        event.seat,
        reserve=without(player.reserve, event.card),
        supply=player.supply - event.paid,
        spent=player.spent + event.paid,
    )
    return _place(table, event.seat, event.card, event.key, event.cell)


def _match_ended(table: Table, event: e.MatchEnded) -> Table:
    return replace(table, turn=replace(table.turn, phase="over"))


_APPLY: dict[type[Event], Callable[[Table, Any], Table]] = {
    DiceRolled: _dice_rolled,
    e.TileLaid: _tile_laid,
    e.DecksShuffled: _decks_shuffled,
    e.FirstSeatChosen: _first_seat_chosen,
    e.StartingCreaturePlaced: _starting_creature_placed,
    e.TurnBegan: _turn_began,
    e.PhaseBegan: _phase_began,
    e.CreaturesUntapped: _untapped,
    e.CreaturesTapped: _tapped,
    e.ActionCardsDrawn: _action_cards_drawn,
    e.CreatureCardsDrawn: _creature_cards_drawn,
    e.CardsRevealed: _cards_revealed,
    e.ActivationBegan: _activation_began,
    e.ActivationEnded: _activation_ended,
    e.AssistDeclined: _assist_declined,
    e.ActionDeclared: _action_declared,
    e.ActionDone: _action_done,
    e.ResponsePassed: _response_passed,
    e.CreatureMoved: _creature_moved,
    e.BlockGained: _block_gained,
    e.ShieldRaised: _shield_raised,
    e.ShotDodged: _shot_dodged,
    e.DamageHeld: _damage_held,
    e.DamageDealt: _damage_dealt,
    e.CreatureHealed: _creature_healed,
    e.CreatureDestroyed: _creature_destroyed,
    e.GoldMoved: _gold_moved,
    e.GoldMissing: _gold_missing,
    e.CardAttached: _card_attached,
    e.CardDiscarded: _card_discarded,
    e.CreatureDeployed: _creature_deployed,
    e.MatchEnded: _match_ended,
}


def apply(table: Table, event: Event) -> Table:
    """The table after ``event``."""
    return _APPLY[type(event)](table, event)
