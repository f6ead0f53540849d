"""What happens in Crawler, told to the table of cards as records that it makes motions of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.events import DiceRolled, Event
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state.table import Table
from game.ui.boards.cards import records as r
from game.ui.games.crawler.tables import CRAWLER_DECK, CRAWLER_GRAVE, DUNGEON_DECK, DUNGEON_GRAVE

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


def _shuffled(event: cev.DeckShuffled, before: Table, after: Table) -> Records:
    yield r.PileShuffled(_DECKS[event.deck], event.deck)


def _burned(event: cev.CardsBurned, before: Table, after: Table) -> Records:
    yield from _flown(after, event.cards, _DECKS[event.deck], _GRAVES[event.deck], event.deck)


def _turned_up(event: cev.TopTurned, before: Table, after: Table) -> Records:
    name = after.cards.get(event.card, "")
    if name and event.why == "bust":
        yield r.Message("Bust: it would exceed the limit", sound="card")


def _entered(event: cev.DungeonCardEntered, before: Table, after: Table) -> Records:
    yield r.CardPlayed(event.card.id, DUNGEON_DECK, turned_up=True)


def _left(event: cev.DungeonCardLeft, before: Table, after: Table) -> Records:
    yield r.CardLeft(event.card, DUNGEON_GRAVE if event.to == "grave" else DUNGEON_DECK)


def _used(event: cev.CrawlerCardUsed, before: Table, after: Table) -> Records:
    yield r.CounterChanged(event.card, "spent", 1) if not event.exhausted else r.Turned(event.card)


def _tokens(sign: int) -> Callable[[Any, Table, Table], Records]:
    def tell(event: ev.TokensPlaced | ev.TokensRemoved, before: Table, after: Table) -> Records:
        yield r.CounterChanged(event.card, _TOKENS[event.token], sign * event.count)

    return tell


def foremost_character(table: Table) -> int:
    """Whom the Adventurers attack; 0 where no Character is left."""
    return next((card.id for card in table.encounter if card.record.type == "Character"), 0)


def _attacked(event: ev.AttackResolved, before: Table, after: Table) -> Records:
    """All who attack strike at the foremost Character."""
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


#: What moves when an event happens; of some, why nothing does.
MOTIONS: dict[type[Event], Callable[[Any, Table, Table], Records] | str] = {
    cev.DeckShuffled: _shuffled,
    cev.CardsBurned: _burned,
    cev.TopTurned: _turned_up,
    cev.DungeonCardEntered: _entered,
    cev.DungeonCardLeft: _left,
    cev.CrawlerCardUsed: _used,
    ev.TokensPlaced: _tokens(1),
    ev.TokensRemoved: _tokens(-1),
    ev.AttackResolved: _attacked,
    ev.DefenceResolved: _defended,
    ev.CharacterWounded: _wounded,
    cev.CardsDrawn: lambda event, before, after: _flown(after, event.cards, CRAWLER_DECK, "hand", "crawler"),
    cev.CardFound: lambda event, before, after: _flown(after, (event.card,), CRAWLER_DECK, "hand", "crawler"),
    cev.HandReturned: lambda event, before, after: _flown(before, event.cards, "hand", CRAWLER_DECK, "crawler"),
    cev.CardDiscarded: lambda event, before, after: _flown(before, (event.card,), "hand", CRAWLER_GRAVE, "crawler"),
    cev.CardRestocked: lambda event, before, after: _flown(
        before, (event.card,), DUNGEON_GRAVE, DUNGEON_DECK, "dungeon"
    ),
    cev.UniqueBuried: lambda event, before, after: _flown(after, (event.card,), DUNGEON_DECK, DUNGEON_GRAVE, "dungeon"),
    cev.CrawlerCardPlayed: lambda event, before, after: iter((r.CardPlayed(event.card.id, "hand"),)),
    cev.CrawlerCardLeft: lambda event, before, after: iter((r.CardLeft(event.card, CRAWLER_GRAVE),)),
    ev.CardsActivated: lambda event, before, after: iter([r.Turned(card) for card in event.cards]),
    ev.CardsReset: lambda event, before, after: iter([r.Turned(card, tapped=False) for card in event.cards]),
    ev.AdventurerCommitted: lambda event, before, after: iter((r.Turned(event.adventurer),)),
    ev.AttributesIgnored: lambda event, before, after: iter(
        (r.Message("Attributes ignored", event.card, sound="card"),)
    ),
    ev.PrimaryChosen: lambda event, before, after: iter((r.Message("Primary Target", event.adventurer, sound="card"),)),
    ev.WoundPrevented: lambda event, before, after: iter((r.Message(event.why, event.card, sound="block"),)),
    ev.AdventurerWounded: lambda event, before, after: iter((r.Damaged(event.adventurer, 1),)),
    ev.AdventurerDied: lambda event, before, after: iter((r.Destroyed(event.adventurer),)),
    ev.Rampaged: lambda event, before, after: iter((r.Struck(event.card, event.adventurer),)),
    ev.QuestTokenPlaced: lambda event, before, after: iter((r.CounterChanged(event.quest, "quest", 1),)),
    ev.QuestCompleted: lambda event, before, after: iter((r.Message("Quest complete", event.quest, sound="fanfare"),)),
    ev.RoundBegan: lambda event, before, after: iter((r.Message(f"Round {event.number}"),)),
    ev.BonusStripped: "the struggle's sum shows it",
    cev.BuildEnded: "the gauge shows the sum",
    cev.CardsChosen: "what is done to them is shown",
    cev.CardsLookedAt: "a page shows them",
    ev.ConditionMet: "what follows from it is shown",
    cev.CrawlerCardCommitted: "the struggle's sum shows it",
    cev.DeckArranged: "the order of a deck is not seen",
    DiceRolled: "Crawler rolls no dice",
    ev.LineBegan: "the prompt names the line",
    ev.MatchEnded: "the last page says it",
    ev.PartyArranged: "what it changes is shown where it lies",
    ev.PhaseBegan: "the prompt names the phase",
    ev.StruggleBegan: "its sum stands beside the board",
    ev.StruggleEnded: "what came of it was shown",
    ev.TargetFixed: "an arrow shows it",
    ev.TargetGone: "the fall was shown",
    ev.TriggerCarriedOut: "what it does is shown",
}
