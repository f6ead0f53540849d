"""What each event does to the table. Nothing else changes it.

The same functions advance a seat's own table, in which the cards of a deck are 0.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Any

from msgspec.structs import replace

from game.core.applying import without
from game.core.events import Event
from game.rules.crawler.state import events as e
from game.rules.crawler.state.table import Table, adventurer_by_id, dungeon_card_by_id

_FIELD_OF: dict[e.Token, str] = {
    "wound": "wounds",
    "poison": "poison",
    "lock": "locks",
    "time": "time",
    "spent": "spent",
}


def _changed(table: Table, number: int, **changes: Any) -> Table:
    """The table with the Adventurer or Dungeon card of that number changed."""
    if adventurer_by_id(table, number) is not None:
        return replace(table, party=tuple(replace(one, **changes) if one.id == number else one for one in table.party))
    cards = tuple(replace(card, **changes) if card.id == number else card for card in table.encounter)
    return replace(table, encounter=cards)


def _played(table: Table, number: int, **changes: Any) -> Table:
    cards = tuple(replace(card, **changes) if card.id == number else card for card in table.played)
    return replace(table, played=cards)


def _all_changed(table: Table, numbers: tuple[int, ...], **changes: Any) -> Table:
    for number in numbers:
        table = _changed(table, number, **changes)
    return table


def _round(table: Table, **changes: Any) -> Table:
    return replace(table, round=replace(table.round, **changes))


def _committed(table: Table, **changes: Any) -> Table:
    """The table with more committed to the struggle."""
    struggle = table.struggle
    assert struggle is not None
    if struggle.kind == "retaliation":
        table = _round(table, resisted=True)
    return replace(table, struggle=replace(struggle, **changes))


# Decks, hand and graves


def _deck_shuffled(table: Table, event: e.DeckShuffled) -> Table:
    if event.deck == "crawler":
        return replace(table, crawler_deck=event.cards)
    return replace(table, dungeon_deck=event.cards, flipped=event.flipped)


def _cards_looked_at(table: Table, event: e.CardsLookedAt) -> Table:
    left = table.dungeon_deck[: len(table.dungeon_deck) - len(event.cards)]
    return replace(table, dungeon_deck=(*left, *event.cards), looked=event.cards)


def _deck_arranged(table: Table, event: e.DeckArranged) -> Table:
    middle = table.dungeon_deck[: len(table.dungeon_deck) - len(event.top) - len(event.bottom)]
    return replace(table, dungeon_deck=(*event.bottom, *middle, *event.top), flipped=False, looked=())


def _cards_drawn(table: Table, event: e.CardsDrawn) -> Table:
    left = table.crawler_deck[: len(table.crawler_deck) - len(event.cards)]
    return replace(table, crawler_deck=left, hand=(*table.hand, *event.cards))


def _card_found(table: Table, event: e.CardFound) -> Table:
    return replace(table, crawler_deck=without(table.crawler_deck, event.card), hand=(*table.hand, event.card))


def _hand_returned(table: Table, event: e.HandReturned) -> Table:
    # The shuffle that follows at once gives the deck its order.
    return replace(table, hand=(), crawler_deck=(*table.crawler_deck, *event.cards))


def _card_discarded(table: Table, event: e.CardDiscarded) -> Table:
    return replace(table, hand=without(table.hand, event.card), crawler_grave=(*table.crawler_grave, event.card))


def _cards_burned(table: Table, event: e.CardsBurned) -> Table:
    count = len(event.cards)
    if event.deck == "crawler":
        left = table.crawler_deck[: len(table.crawler_deck) - count]
        return replace(table, crawler_deck=left, crawler_grave=(*table.crawler_grave, *event.cards))
    left = table.dungeon_deck[: len(table.dungeon_deck) - count]
    grave = (*table.dungeon_grave, *event.cards)
    return replace(table, dungeon_deck=left, dungeon_grave=grave, flipped=table.flipped and not count)


def _card_restocked(table: Table, event: e.CardRestocked) -> Table:
    # The shuffle that follows at once gives the deck its order; a face-up top card stays there.
    deck = table.dungeon_deck
    deck = (*deck[:-1], event.card, deck[-1]) if table.flipped else (*deck, event.card)
    return replace(table, dungeon_grave=without(table.dungeon_grave, event.card), dungeon_deck=deck)


# The round


def _round_began(table: Table, event: e.RoundBegan) -> Table:
    party = tuple(replace(one, attacked=False, defended=False) for one in table.party)
    cards = tuple(replace(card, stripped=False, triggered=False, rampaged=False) for card in table.encounter)
    # The class: another round has none of the marks of the last one.
    began = type(table.round)(number=event.number, phase="build", lead=event.lead)
    return replace(table, party=party, encounter=cards, round=began)


def _phase_began(table: Table, event: e.PhaseBegan) -> Table:
    return _round(table, phase=event.phase)


def _line_began(table: Table, event: e.LineBegan) -> Table:
    return _round(table, phase="end", line=event.line)


# Building


def _dungeon_card_entered(table: Table, event: e.DungeonCardEntered) -> Table:
    table = replace(table, encounter=(*table.encounter, event.card))
    if event.found:
        return replace(table, dungeon_deck=without(table.dungeon_deck, event.card.id))
    return replace(table, dungeon_deck=table.dungeon_deck[:-1], flipped=False)


def _unique_buried(table: Table, event: e.UniqueBuried) -> Table:
    grave = (*table.dungeon_grave, event.card)
    if event.found:
        return replace(table, dungeon_deck=without(table.dungeon_deck, event.card), dungeon_grave=grave)
    return replace(table, dungeon_deck=table.dungeon_deck[:-1], dungeon_grave=grave, flipped=False)


def _top_turned(table: Table, event: e.TopTurned) -> Table:
    return replace(table, dungeon_deck=(*table.dungeon_deck[:-1], event.card), flipped=True)


def _unchanged(table: Table, event: Event) -> Table:
    return table


def _target_fixed(table: Table, event: e.TargetFixed) -> Table:
    return _changed(table, event.card, target=event.target, enfeebled=event.enfeebled)


# Cards and tokens


def _crawler_card_played(table: Table, event: e.CrawlerCardPlayed) -> Table:
    return replace(table, hand=without(table.hand, event.card.id), played=(*table.played, event.card))


def _crawler_card_used(table: Table, event: e.CrawlerCardUsed) -> Table:
    return _played(table, event.card, spent=event.spent, exhausted=event.exhausted)


def _cards_chosen(table: Table, event: e.CardsChosen) -> Table:
    card = next(card for card in table.played if card.id == event.card)
    host = event.chosen[0] if card.row == "assigned" and event.chosen else card.host
    return _played(table, event.card, chosen=event.chosen, host=host)


def _crawler_card_left(table: Table, event: e.CrawlerCardLeft) -> Table:
    played = tuple(card for card in table.played if card.id != event.card)
    return replace(table, played=played, crawler_grave=(*table.crawler_grave, event.card))


def _dungeon_card_left(table: Table, event: e.DungeonCardLeft) -> Table:
    table = replace(table, encounter=tuple(card for card in table.encounter if card.id != event.card))
    if event.to == "grave":
        return replace(table, dungeon_grave=(*table.dungeon_grave, event.card))
    deck = table.dungeon_deck
    return replace(table, dungeon_deck=(*deck[:-1], event.card, deck[-1]) if table.flipped else (*deck, event.card))


def _cards_activated(table: Table, event: e.CardsActivated) -> Table:
    return _all_changed(table, event.cards, activated=True)


def _cards_reset(table: Table, event: e.CardsReset) -> Table:
    return _all_changed(table, event.cards, activated=False)


def _tokens(table: Table, number: int, token: e.Token, change: int) -> Table:
    card = adventurer_by_id(table, number) or dungeon_card_by_id(table, number)
    held = getattr(card, _FIELD_OF[token])
    return _changed(table, number, **{_FIELD_OF[token]: max(0, held + change)})


def _tokens_placed(table: Table, event: e.TokensPlaced) -> Table:
    return _tokens(table, event.card, event.token, event.count)


def _tokens_removed(table: Table, event: e.TokensRemoved) -> Table:
    return _tokens(table, event.card, event.token, -event.count)


def _attributes_ignored(table: Table, event: e.AttributesIgnored) -> Table:
    return _changed(table, event.card, ignored=True)


def _primary_chosen(table: Table, event: e.PrimaryChosen) -> Table:
    return _round(table, primary=event.adventurer)


def _party_arranged(table: Table, event: e.PartyArranged) -> Table:
    return replace(table, party=tuple(sorted(table.party, key=lambda one: event.party.index(one.id))))


# Struggles


def _struggle_began(table: Table, event: e.StruggleBegan) -> Table:
    return replace(table, struggle=event.struggle)


def _adventurer_committed(table: Table, event: e.AdventurerCommitted) -> Table:
    struggle = table.struggle
    assert struggle is not None
    part = "attacked" if struggle.kind == "attack" else "defended"
    table = _changed(table, event.adventurer, **{"activated": True, part: True})
    return _committed(table, adventurers=(*struggle.adventurers, event.adventurer))


def _card_committed(table: Table, event: e.CrawlerCardCommitted) -> Table:
    assert table.struggle is not None
    return _committed(table, cards=(*table.struggle.cards, event.card))


def _bonus_stripped(table: Table, event: e.BonusStripped) -> Table:
    return _all_changed(table, event.cards, stripped=True)


def _attack_resolved(table: Table, event: e.AttackResolved) -> Table:
    return _round(table, attacked=event.made, won=event.won)


def _defence_resolved(table: Table, event: e.DefenceResolved) -> Table:
    return _faced(table)


def _faced(table: Table) -> Table:
    is_retaliation = table.struggle is not None and table.struggle.kind == "retaliation"
    return _round(table, faced=True) if is_retaliation else table


def _target_gone(table: Table, event: e.TargetGone) -> Table:
    return _faced(table)


def _struggle_ended(table: Table, event: e.StruggleEnded) -> Table:
    return replace(table, struggle=None)


def _trigger_carried_out(table: Table, event: e.TriggerCarriedOut) -> Table:
    return _changed(table, event.card, triggered=True)


def _character_wounded(table: Table, event: e.CharacterWounded) -> Table:
    table = _tokens(table, event.card, "wound", 1)
    return _round(table, wounded=(*table.round.wounded, event.card)) if event.combat else table


def _adventurer_wounded(table: Table, event: e.AdventurerWounded) -> Table:
    table = _tokens(table, event.adventurer, "wound", 1)
    return _round(table, hurt=True) if event.why == "retaliation" else table


def _adventurer_died(table: Table, event: e.AdventurerDied) -> Table:
    party = tuple(one for one in table.party if one.id != event.adventurer)
    if table.round.primary == event.adventurer:
        table = _round(table, primary=0)
    if event.targeted and table.struggle is not None:
        table = replace(table, struggle=replace(table.struggle, gone=True))
    return replace(table, party=party, fallen=(*table.fallen, event.adventurer))


def _rampaged(table: Table, event: e.Rampaged) -> Table:
    return _tokens(_changed(table, event.card, rampaged=True), event.card, "spent", 1)


def _quest(table: Table, number: int, **changes: Any) -> Table:
    return replace(table, quests=tuple(replace(one, **changes) if one.id == number else one for one in table.quests))


def _quest_token_placed(table: Table, event: e.QuestTokenPlaced) -> Table:
    tokens = next(quest.tokens for quest in table.quests if quest.id == event.quest)
    return _quest(table, event.quest, tokens=tokens + 1)


def _quest_completed(table: Table, event: e.QuestCompleted) -> Table:
    return _quest(table, event.quest, complete=True)


def _match_ended(table: Table, event: e.MatchEnded) -> Table:
    return _round(replace(table, struggle=None), phase="over", line=0)


_APPLIED: dict[type[Event], Callable[[Table, Any], Table]] = {
    e.DeckShuffled: _deck_shuffled,
    e.CardsLookedAt: _cards_looked_at,
    e.DeckArranged: _deck_arranged,
    e.CardsDrawn: _cards_drawn,
    e.CardFound: _card_found,
    e.HandReturned: _hand_returned,
    e.CardDiscarded: _card_discarded,
    e.CardsBurned: _cards_burned,
    e.CardRestocked: _card_restocked,
    e.RoundBegan: _round_began,
    e.PhaseBegan: _phase_began,
    e.LineBegan: _line_began,
    e.DungeonCardEntered: _dungeon_card_entered,
    e.UniqueBuried: _unique_buried,
    e.TopTurned: _top_turned,
    e.BuildEnded: _unchanged,
    e.TargetFixed: _target_fixed,
    e.CrawlerCardPlayed: _crawler_card_played,
    e.CrawlerCardUsed: _crawler_card_used,
    e.CrawlerCardCommitted: _card_committed,
    e.CardsChosen: _cards_chosen,
    e.CrawlerCardLeft: _crawler_card_left,
    e.DungeonCardLeft: _dungeon_card_left,
    e.CardsActivated: _cards_activated,
    e.CardsReset: _cards_reset,
    e.TokensPlaced: _tokens_placed,
    e.TokensRemoved: _tokens_removed,
    e.AttributesIgnored: _attributes_ignored,
    e.PrimaryChosen: _primary_chosen,
    e.PartyArranged: _party_arranged,
    e.StruggleBegan: _struggle_began,
    e.AdventurerCommitted: _adventurer_committed,
    e.BonusStripped: _bonus_stripped,
    e.AttackResolved: _attack_resolved,
    e.DefenceResolved: _defence_resolved,
    e.TargetGone: _target_gone,
    e.StruggleEnded: _struggle_ended,
    e.TriggerCarriedOut: _trigger_carried_out,
    e.CharacterWounded: _character_wounded,
    e.WoundPrevented: _unchanged,
    e.AdventurerWounded: _adventurer_wounded,
    e.AdventurerDied: _adventurer_died,
    e.Rampaged: _rampaged,
    e.ConditionMet: _unchanged,
    e.QuestTokenPlaced: _quest_token_placed,
    e.QuestCompleted: _quest_completed,
    e.MatchEnded: _match_ended,
}

#: All events of Crawler together, by which records of matches are read.
ANY_EVENT: Any = reduce(or_, _APPLIED)


def apply(table: Table, event: Event) -> Table:
    """The table after an event."""
    return _APPLIED[type(event)](table, event)
