"""Crawler's events as records, from which the table of cards makes motions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.events import DiceRolled, EventRow, event_table
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import scenario_events as se
from game.rules.crawler.state.table import Table, foremost_character
from game.ui.boards.cards import records as r
from game.ui.games.card_match_board import Motions
from game.ui.games.crawler.tables import CRAWLER_DECK, CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE
from game.ui.games.scenario_motions import SCENARIO_MOTIONS

#: The icon of each kind of token.
_TOKENS = {"wound": "wound", "poison": "poison", "lock": "lock", "time": "clock", "spent": "spent"}
_DECKS = {"crawler": CRAWLER_DECK, "dungeon": DUNGEON_DECK}
_GRAVES = {"crawler": CRAWLER_GRAVE, "dungeon": DUNGEON_GRAVE}
#: Cards of one event that are seen to fly.
_MOST = 4

Records = Iterator[r.Record]


def _flown(table: Table, cards: Sequence[int], start: str, end: str, deck: str, *, seen: bool = True) -> Records:
    for card in cards[-_MOST:]:
        yield r.CardFlown(0, table.cards.get(card, "") if seen else "", start, end, deck)


# Any is an event of the kind that the row is for.
def _one(record: Callable[[Any], r.Record]) -> Callable[[Any, Table, Table], Records]:
    """Return a motion of a single record, made from the event alone."""
    return lambda event, before, after: iter((record(event),))


def _turned_up(event: cev.TopTurned, before: Table, after: Table) -> Records:
    name = after.cards.get(event.card, "")
    if name and event.why == "bust":
        yield r.Message("Bust: it would exceed the limit", sound="card")


def _attacked(event: ev.AttackResolved, before: Table, after: Table) -> Records:
    """Let all who attack strike at the foremost Character."""
    struggle, foe = before.struggle, foremost_character(before)
    if not event.made or struggle is None or not foe:
        return
    for one in struggle.adventurers:
        yield r.Struck(one, foe)
    outcome = "The attack wins" if event.won else "The attack fails"
    yield r.Message(f"{outcome}: {event.power} against {event.stamina}", sound="blade" if event.won else "block")


def _defended(event: ev.DefenceResolved, before: Table, after: Table) -> Records:
    for attacker in event.attackers:
        yield r.Struck(attacker, event.target)
    if not event.hit:
        yield r.Message("Defended", event.target, sound="block")


def _wounded(event: ev.CharacterWounded, before: Table, after: Table) -> Records:
    yield r.Damaged(event.card, 1)
    if event.slain:
        yield r.Message("Slain", event.card, sound="death")


def _arrived(event: se.CardArrived, before: Table, after: Table) -> Records:
    """Let a card come from the deck of its family; one that comes to the hand flies there."""
    if event.card in after.hand:
        yield from _flown(after, (event.card,), CRAWLER_DECK, "hand", "crawler")
    else:
        start = DUNGEON_DECK if any(card.id == event.card for card in after.encounter) else CRAWLER_DECK
        yield r.CardPlayed(event.card, start, turned_up=True)


_row = EventRow[[Table, Table], Records]()

#: What moves when an event happens; of some, why nothing does.
MOTIONS: Motions = SCENARIO_MOTIONS | event_table(
    _row(cev.DeckShuffled, _one(lambda x: r.PileShuffled(_DECKS[x.deck], x.deck))),
    _row(
        cev.CardsBurned,
        lambda event, before, after: _flown(after, event.cards, _DECKS[event.deck], _GRAVES[event.deck], event.deck),
    ),
    _row(cev.TopTurned, _turned_up),
    _row(cev.DungeonCardEntered, _one(lambda x: r.CardPlayed(x.card.id, DUNGEON_DECK, turned_up=True))),
    _row(cev.DungeonCardLeft, _one(lambda x: r.CardLeft(x.card, DUNGEON_GRAVE if x.to == "grave" else DUNGEON_DECK))),
    _row(
        cev.CrawlerCardUsed, _one(lambda x: r.Turned(x.card) if x.exhausted else r.CounterChanged(x.card, "spent", 1))
    ),
    _row(ev.TokensPlaced, _one(lambda x: r.CounterChanged(x.card, _TOKENS[x.token], x.count))),
    _row(ev.TokensRemoved, _one(lambda x: r.CounterChanged(x.card, _TOKENS[x.token], -x.count))),
    _row(ev.AttackResolved, _attacked),
    _row(ev.DefenceResolved, _defended),
    _row(ev.CharacterWounded, _wounded),
    _row(cev.CardsDrawn, lambda event, before, after: _flown(after, event.cards, CRAWLER_DECK, "hand", "crawler")),
    _row(cev.CardFound, lambda event, before, after: _flown(after, (event.card,), CRAWLER_DECK, "hand", "crawler")),
    _row(cev.HandReturned, lambda event, before, after: _flown(before, event.cards, "hand", CRAWLER_DECK, "crawler")),
    _row(
        cev.CardDiscarded, lambda event, before, after: _flown(before, (event.card,), "hand", CRAWLER_GRAVE, "crawler")
    ),
    _row(
        cev.CardRestocked,
        lambda event, before, after: _flown(before, (event.card,), DUNGEON_GRAVE, DUNGEON_DECK, "dungeon"),
    ),
    _row(
        cev.UniqueBuried,
        lambda event, before, after: _flown(after, (event.card,), DUNGEON_DECK, DUNGEON_GRAVE, "dungeon"),
    ),
    _row(cev.CrawlerCardPlayed, _one(lambda x: r.CardPlayed(x.card.id, "hand"))),
    _row(cev.CrawlerCardLeft, _one(lambda x: r.CardLeft(x.card, CRAWLER_GRAVE))),
    _row(ev.CardsActivated, lambda event, before, after: iter([r.Turned(card) for card in event.cards])),
    _row(ev.CardsReset, lambda event, before, after: iter([r.Turned(card, tapped=False) for card in event.cards])),
    _row(ev.AdventurerCommitted, _one(lambda x: r.Turned(x.adventurer))),
    _row(ev.AttributesIgnored, _one(lambda x: r.Message("Attributes ignored", x.card, sound="card"))),
    _row(ev.PrimaryChosen, _one(lambda x: r.Message("Primary Target", x.adventurer, sound="card"))),
    _row(ev.WoundPrevented, _one(lambda x: r.Message(x.why, x.card, sound="block"))),
    _row(ev.AdventurerWounded, _one(lambda x: r.Damaged(x.adventurer, 1))),
    _row(ev.AdventurerDied, _one(lambda x: r.Destroyed(x.adventurer))),
    _row(ev.Rampaged, _one(lambda x: r.Struck(x.card, x.adventurer))),
    _row(ev.QuestTokenPlaced, _one(lambda x: r.CounterChanged(x.quest, "quest", 1))),
    _row(ev.QuestCompleted, _one(lambda x: r.Message("Quest complete", x.quest, sound="fanfare"))),
    _row(ev.RoundBegan, _one(lambda x: r.Message(f"Round {x.number}"))),
    _row(se.CardArrived, _arrived),
    _row(se.AdventurerGiven, "its banner shows who leads it"),
    _row(se.AdventurerLeft, _one(lambda x: r.CardLeft(x.adventurer, CRAWLER_GRAVE))),
    _row(ev.BonusStripped, "the struggle's sum shows it"),
    _row(cev.BuildEnded, "the gauge shows the sum"),
    _row(cev.CardsChosen, "what is done to them is shown"),
    _row(cev.CardsLookedAt, "a page shows them"),
    _row(ev.ConditionMet, "what follows from it is shown"),
    _row(cev.CrawlerCardCommitted, "the struggle's sum shows it"),
    _row(cev.DeckArranged, "the order of a deck is not seen"),
    _row(DiceRolled, "Crawler rolls no dice"),
    _row(ev.LineBegan, "the prompt names the line"),
    _row(ev.MatchEnded, "the last page says it"),
    _row(ev.PartyArranged, "what it changes is shown where it lies"),
    _row(ev.PhaseBegan, "the prompt names the phase"),
    _row(ev.StruggleBegan, "its sum stands at the right edge"),
    _row(ev.StruggleEnded, "what came of it was shown"),
    _row(ev.TargetFixed, "an arrow shows it"),
    _row(ev.TargetGone, "the fall was shown"),
    _row(ev.TriggerCarriedOut, "what it does is shown"),
)
