"""What each event does to the table. Nothing else changes it.

The same functions advance a seat's own table with the events as that seat hears them: a card that it may not know is
0 where it lies and 0 in the event.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from game.core.applying import with_player, without
from game.core.events import Event
from game.rules.heroes.links import aim_of
from game.rules.heroes.state import events as e
from game.rules.heroes.state.table import Combat, Link, Permanent, Player, Resource, Table, Turn


def _permanents(table: Table, numbers: Iterable[int], **changes: Any) -> Table:
    permanents = dict(table.permanents)
    for number in numbers:
        permanents[number] = replace(permanents[number], **changes)
    return replace(table, permanents=permanents)


def _bury(table: Table, card: int) -> Table:
    """The card on its owner's graveyard; a token has none."""
    if not card:
        return table
    owner = table.cards[card].owner
    return with_player(table, owner, graveyard=(*table.players[owner].graveyard, card))


# Cards


def _deck_shuffled(table: Table, event: e.DeckShuffled) -> Table:
    return with_player(table, event.seat, deck=event.deck, looked=0, shown=0)


def _drawn(player: Player, count: int) -> dict[str, int]:
    """What is still known of the top of a deck after so many cards have left it."""
    return {"looked": max(0, player.looked - count), "shown": max(0, player.shown - count)}


def _cards_drawn(table: Table, event: e.CardsDrawn) -> Table:
    player, count = table.players[event.seat], len(event.cards)
    left = player.deck[: len(player.deck) - count]
    return with_player(table, event.seat, deck=left, hand=player.hand + event.cards, **_drawn(player, count))


def _empty_deck_drawn(table: Table, event: e.EmptyDeckDrawn) -> Table:
    return with_player(table, event.seat, decked=True)


def _hand_returned(table: Table, event: e.HandReturned) -> Table:
    # The shuffle that follows at once gives the deck its order.
    return with_player(table, event.seat, hand=(), deck=(*table.players[event.seat].deck, *event.cards))


def _card_discarded(table: Table, event: e.CardDiscarded) -> Table:
    hand = without(table.players[event.seat].hand, event.card)
    return _bury(with_player(table, event.seat, hand=hand), event.card)


def _top_replaced(player: Player, cards: tuple[int, ...]) -> tuple[int, ...]:
    return player.deck[: len(player.deck) - len(cards)] + cards


def _top_looked_at(table: Table, event: e.TopLookedAt) -> Table:
    player = table.players[event.seat]
    deck = player.deck if not any(event.cards) else _top_replaced(player, event.cards)
    return with_player(table, event.seat, deck=deck, looked=max(player.looked, len(event.cards)))


def _top_shown(table: Table, event: e.TopShown) -> Table:
    player = table.players[event.seat]
    shown = max(player.shown, len(event.cards))
    return with_player(table, event.seat, deck=_top_replaced(player, event.cards), shown=shown)


def _top_put_under(table: Table, event: e.TopPutUnder) -> Table:
    player, count = table.players[event.seat], len(event.cards)
    deck = event.cards + player.deck[: len(player.deck) - count]
    return with_player(table, event.seat, deck=deck, **_drawn(player, count))


def _card_taken(table: Table, event: e.CardTaken) -> Table:
    player = table.players[event.seat]
    below = player.deck[::-1].index(event.card) if event.card in player.deck else 0
    known = {"looked": player.looked - (below < player.looked), "shown": player.shown - (below < player.shown)}
    deck = without(player.deck, event.card)
    return with_player(table, event.seat, deck=deck, hand=(*player.hand, event.kept), **known)


def _out_of_graveyard(table: Table, seat: int, card: int) -> Table:
    """A card leaves a graveyard: links that were aimed at it there have lost it, even if it comes back."""
    # rule: heroes/new_objects
    chain = tuple(replace(link, targets=_lost(link, card)) if card in link.targets else link for link in table.chain)
    table = with_player(table, seat, graveyard=without(table.players[seat].graveyard, card))
    return replace(table, chain=chain)


def _lost(link: Link, card: int) -> tuple[int, ...]:
    aim = aim_of(link)
    if aim is None or aim.what != "dead ally":
        return link.targets
    return tuple(0 if target == card else target for target in link.targets)


def _card_taken_back(table: Table, event: e.CardTakenBack) -> Table:
    table = _out_of_graveyard(table, event.seat, event.card)
    return with_player(table, event.seat, hand=(*table.players[event.seat].hand, event.kept))


def _card_removed(table: Table, event: e.CardRemoved) -> Table:
    table = _out_of_graveyard(table, event.seat, event.card)
    return with_player(table, event.seat, removed=(*table.players[event.seat].removed, event.card))


# The course of the match


def _turn_began(table: Table, event: e.TurnBegan) -> Table:
    # rule: heroes/extra_turns
    table = with_player(table, event.seat, began=event.number)
    after, extra = (table.after, table.extra[:-1]) if table.extra else (event.seat, ())
    return replace(table, turn=Turn(event.number, event.seat, "ready"), after=after, extra=extra)


def _extra_turn_added(table: Table, event: e.ExtraTurnAdded) -> Table:
    return replace(table, extra=(*table.extra, event.seat))


def _phase_began(table: Table, event: e.PhaseBegan) -> Table:
    return replace(table, turn=replace(table.turn, phase=event.phase))


def _match_ended(table: Table, event: e.MatchEnded) -> Table:
    return replace(table, turn=replace(table.turn, phase="over"))


# Resources


def _resource_placed(table: Table, event: e.ResourcePlaced) -> Table:
    player = table.players[event.seat]
    resources = (*player.resources, Resource(event.card, event.face_up))
    table = with_player(table, event.seat, hand=without(player.hand, event.card), resources=resources)
    return replace(table, turn=replace(table.turn, placed=True))


def _resources(table: Table, seat: int, places: tuple[int, ...], **changes: Any) -> Table:
    row = table.players[seat].resources
    turned = tuple(replace(one, **changes) if place in places else one for place, one in enumerate(row))
    return with_player(table, seat, resources=turned)


def _resources_exhausted(table: Table, event: e.ResourcesExhausted) -> Table:
    return _resources(table, event.seat, event.places, exhausted=True)


def _resources_readied(table: Table, event: e.ResourcesReadied) -> Table:
    return _resources(table, event.seat, event.places, exhausted=False)


def _quest_completed(table: Table, event: e.QuestCompleted) -> Table:
    row = table.players[event.seat].resources
    place = next(place for place, one in enumerate(row) if one.card == event.card)
    return _resources(table, event.seat, (place,), face_up=False, completed=True)


# The chain


def _link_added(table: Table, event: e.LinkAdded) -> Table:
    link = event.link
    if link.what == "card":
        table = with_player(table, link.seat, hand=without(table.players[link.seat].hand, link.card))
    waiting = tuple(one for one in table.waiting if one.id != link.id)
    return replace(table, chain=(*table.chain, link), waiting=waiting)


def _link_left(table: Table, event: e.LinkLeft) -> Table:
    left = next(link for link in table.chain if link.id == event.link)
    table = replace(table, chain=tuple(link for link in table.chain if link.id != event.link))
    return _bury(table, left.card) if left.what == "card" and event.to == "graveyard" else table


def _trigger_noted(table: Table, event: e.TriggerNoted) -> Table:
    return replace(table, waiting=(*table.waiting, event.link))


def _trigger_vanished(table: Table, event: e.TriggerVanished) -> Table:
    return replace(table, waiting=tuple(link for link in table.waiting if link.id != event.link))


# In play


def _permanent_entered(table: Table, event: e.PermanentEntered) -> Table:
    permanent: Permanent = event.permanent
    if event.origin == "graveyard":
        table = _out_of_graveyard(table, table.cards[permanent.card].owner, permanent.card)
    return replace(table, permanents={**table.permanents, permanent.id: permanent})


def _permanent_left(table: Table, event: e.PermanentLeft) -> Table:
    # rule: heroes/new_objects
    permanents = dict(table.permanents)
    left = permanents.pop(event.permanent)
    table = replace(table, permanents=permanents)
    if event.why != "returned":
        return _bury(table, left.card)
    if not left.card:
        return table
    return with_player(table, event.owner, hand=(*table.players[event.owner].hand, event.kept))


def _exhausted(table: Table, event: e.Exhausted) -> Table:
    return _permanents(table, event.permanents, exhausted=True)


def _readied(table: Table, event: e.Readied) -> Table:
    return _permanents(table, event.permanents, exhausted=False)


def _hero_flipped(table: Table, event: e.HeroFlipped) -> Table:
    return _permanents(table, (event.permanent,), face_up=False)


def _modified(table: Table, event: e.Modified) -> Table:
    return replace(table, modifiers=(*table.modifiers, event.modifier))


def _shield_raised(table: Table, event: e.ShieldRaised) -> Table:
    return replace(table, shields=(*table.shields, event.shield))


def _expired(table: Table, event: e.Expired) -> Table:
    modifiers = tuple(one for one in table.modifiers if one.id not in event.modifiers)
    shields = tuple(one for one in table.shields if one.id not in event.shields)
    return replace(table, modifiers=modifiers, shields=shields)


# Combat and damage


def _combat_began(table: Table, event: e.CombatBegan) -> Table:
    table = _permanents(table, (event.attacker,), exhausted=True)
    attacked = table.turn.attacked
    if event.attacker not in attacked:
        attacked = (*attacked, event.attacker)
    turn = replace(table.turn, attacked=attacked)
    return replace(table, turn=turn, combat=Combat(event.attacker, event.defender))


def _combat(table: Table, **changes: Any) -> Table:
    assert table.combat is not None
    return replace(table, combat=replace(table.combat, **changes))


def _defender_changed(table: Table, event: e.DefenderChanged) -> Table:
    return _combat(_permanents(table, (event.protector,), exhausted=True), defender=event.protector)


def _defender_settled(table: Table, event: e.DefenderSettled) -> Table:
    return _combat(table, defending=True)


def _weapon_struck(table: Table, event: e.WeaponStruck) -> Table:
    struck = table.combat.strikes if table.combat is not None else ()
    return _combat(_permanents(table, (event.strike.weapon,), exhausted=True), strikes=(*struck, event.strike))


def _combat_ended(table: Table, event: e.CombatEnded) -> Table:
    return replace(table, combat=None)


def _damaged(table: Table, target: int, amount: int) -> Table:
    return _permanents(table, (target,), damage=table.permanents[target].damage + amount)


def _damage_dealt(table: Table, event: e.DamageDealt) -> Table:
    if event.combat and event.weapon:
        seat = table.permanents[event.source].seat
        if seat not in table.turn.hit:
            table = replace(table, turn=replace(table.turn, hit=(*table.turn.hit, seat)))
    return _damaged(table, event.target, event.amount)


def _damage_put(table: Table, event: e.DamagePut) -> Table:
    return _damaged(table, event.target, event.amount)


def _damage_prevented(table: Table, event: e.DamagePrevented) -> Table:
    if not event.shield:
        return table
    shields = tuple(
        replace(one, amount=one.amount - event.amount) if one.id == event.shield else one for one in table.shields
    )
    return replace(table, shields=tuple(one for one in shields if one.amount > 0))


def _healed(table: Table, event: e.Healed) -> Table:
    return _damaged(table, event.target, -event.amount)


_APPLY: dict[type[Event], Callable[[Table, Any], Table]] = {
    e.DeckShuffled: _deck_shuffled,
    e.CardsDrawn: _cards_drawn,
    e.EmptyDeckDrawn: _empty_deck_drawn,
    e.HandReturned: _hand_returned,
    e.CardDiscarded: _card_discarded,
    e.TopLookedAt: _top_looked_at,
    e.TopShown: _top_shown,
    e.TopPutUnder: _top_put_under,
    e.CardTaken: _card_taken,
    e.CardTakenBack: _card_taken_back,
    e.CardRemoved: _card_removed,
    e.TurnBegan: _turn_began,
    e.ExtraTurnAdded: _extra_turn_added,
    e.PhaseBegan: _phase_began,
    e.MatchEnded: _match_ended,
    e.ResourcePlaced: _resource_placed,
    e.ResourcesExhausted: _resources_exhausted,
    e.ResourcesReadied: _resources_readied,
    e.QuestCompleted: _quest_completed,
    e.LinkAdded: _link_added,
    e.LinkLeft: _link_left,
    e.TriggerNoted: _trigger_noted,
    e.TriggerVanished: _trigger_vanished,
    e.PermanentEntered: _permanent_entered,
    e.PermanentLeft: _permanent_left,
    e.Exhausted: _exhausted,
    e.Readied: _readied,
    e.HeroFlipped: _hero_flipped,
    e.Modified: _modified,
    e.ShieldRaised: _shield_raised,
    e.Expired: _expired,
    e.CombatBegan: _combat_began,
    e.DefenderChanged: _defender_changed,
    e.DefenderSettled: _defender_settled,
    e.WeaponStruck: _weapon_struck,
    e.CombatEnded: _combat_ended,
    e.DamageDealt: _damage_dealt,
    e.DamagePut: _damage_put,
    e.DamagePrevented: _damage_prevented,
    e.Healed: _healed,
}


def apply(table: Table, event: Event) -> Table:
    """The table after ``event``; events that only tell something leave it as it is."""
    change = _APPLY.get(type(event))
    return table if change is None else change(table, event)
