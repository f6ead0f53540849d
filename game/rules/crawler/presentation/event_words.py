"""The lines of the log: each event as a sentence, from the table before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.core.events import DiceRolled, SentenceRow, Sentences, event_table, tellers
from game.core.scenario.settling import BY_SCENARIO
from game.core.scenario.words import SCENARIO_SENTENCES
from game.core.sentences import Said
from game.rules.crawler.cards.all_cards import CARDS
from game.rules.crawler.presentation.words import names_of, seat_name
from game.rules.crawler.state import card_events as ce
from game.rules.crawler.state import events as e
from game.rules.crawler.state import scenario_events as se
from game.rules.crawler.state.table import Table, name_of
from game.rules.crawler.stats import hand_limit

Names = Sequence[str]

_PHASES = {
    "respond": None,
    "triggers": "Combat triggers.",
    "attack": "The Adventurers may attack.",
    "retaliation": "The Dungeon retaliates.",
}
_LINES = {
    1: "End of the Encounter: drop cards.",
    2: "Cards are removed.",
    3: "Time tokens are removed.",
    4: "Each poisoned card takes a Wound.",
    5: "Cards are Reset.",
    6: "Lock tokens are removed.",
    7: "Permanents are maintained.",
    8: "Cards are drawn.",
    9: "Discard to the Hand Limit.",
    10: "Quests are read.",
}
#: Lines in which nothing happens without cards that are so.
_ONLY_WITH: dict[int, Callable[[Any], bool]] = {
    3: lambda card: bool(getattr(card, "time", 0)),
    4: lambda card: bool(card.poison),
    5: lambda card: bool(card.activated),
    6: lambda card: bool(card.locks),
}
_ENDS = {
    "quests": "The Quests are complete: the party has won.",
    "exhausted": "The Dungeon is exhausted: the party has won.",
    "party_died": "The last Adventurer has died: the party has lost.",
    "no_cards": "No Crawler card is left to draw: the party has lost.",
    "conceded": "The party has given up.",
}
#: Why a card leaves that no other card sends away.
WHY_LEFT = {
    "bribe": "bribed",
    "drop": "dropped",
    "end": "at the end",
    "host": "with its bearer",
    "limit": "hand limit",
    "shapeshift": "Shapeshift",
    "spent": "used up",
    "unpaid": "not maintained",
}
_PREVENTED = {"immune": "is Immune", "charm": "charms the party: no Wound", "regeneration": "regenerates: no Wound"}


def _by(table: Table, number: int) -> str:
    return name_of(table, number) if number else ""


def _done(table: Table, card: int, seat: int, does: str, names: Names, more: str = "") -> Said:
    """Tell of a card that is played or used: by whom, where several players share the party."""
    if table.seats > 1 and seat >= 0:
        return Said(seat_name(names, seat), f"{does}s", name_of(table, card), more=more, kind="use")
    return Said(name_of(table, card), f"is {'played' if does == 'play' else 'used'}", more=more)


def _left(table: Table, event: ce.CrawlerCardLeft, names: Names) -> Said:
    return Said(name_of(table, event.card), "leaves play", cause=_by(table, event.by) or WHY_LEFT.get(event.why, ""))


def _tokens(count: int, token: str) -> str:
    word = "Wound" if token == "wound" else f"{token.capitalize()} token"
    return f"{count} {word}{'' if count == 1 else 's'}"


def _defended(table: Table, event: e.DefenceResolved, names: Names) -> str:
    verdict = "it hits" if event.hit else "it is held"
    if event.hit and event.power <= event.stamina:
        # rule: crawler/incorporeal, crawler/unstoppable
        verdict = "it hits: this Stamina does not stop it"
    attackers = names_of(table, event.attackers)
    return f"{attackers} on {name_of(table, event.target)}: {event.power} against {event.stamina}, {verdict}."


def _attacked(table: Table, event: e.AttackResolved, names: Names) -> str:
    if not event.made:
        return "The Adventurers do not attack."
    return f"The attack: {event.power} against {event.stamina}, {'won' if event.won else 'lost'}."


def _committed(table: Table, event: e.AdventurerCommitted, names: Names) -> Said:
    is_attack = table.struggle is not None and table.struggle.kind == "attack"
    return Said(name_of(table, event.adventurer), f"is Activated to {'attack' if is_attack else 'defend'}")


def _ended(table: Table, event: e.MatchEnded, names: Names) -> str:
    if event.why in BY_SCENARIO:
        return f"The scenario is over: the party has {'won' if event.won else 'lost'}."
    return _ENDS[event.why]


def _line(table: Table, event: e.LineBegan, names: Names) -> str | None:
    """Describe a line of the end of an Encounter; nothing where nothing happens in it."""
    concerns = _ONLY_WITH.get(event.line)
    if concerns is not None and not any(map(concerns, (*table.party, *table.encounter))):
        return None
    if event.line == 7 and all(card.row == "response" for card in table.played):
        return None
    if event.line == 9 and len(table.hand) <= hand_limit(table):
        return None
    return _LINES[event.line]


_row = SentenceRow[Table]()

#: What the log says of each event; of some, why it says nothing.
SENTENCES: Sentences = SCENARIO_SENTENCES | event_table(
    _row(ce.DeckShuffled, lambda t, x, n: f"The {x.deck.capitalize()} deck is shuffled."),
    _row(ce.CardsLookedAt, lambda t, x, n: Said("The party", "looks at", names_of(t, x.cards))),
    _row(ce.DeckArranged, lambda t, x, n: f"{len(x.top)} on top, {len(x.bottom)} to the bottom of the Dungeon deck."),
    _row(ce.CardsDrawn, lambda t, x, n: Said("The party", "draws", names_of(t, x.cards))),
    _row(ce.CardFound, lambda t, x, n: Said("The party", "finds", name_of(t, x.card))),
    _row(ce.HandReturned, lambda t, x, n: "The hand goes back into the deck."),
    _row(ce.CardDiscarded, lambda t, x, n: Said(name_of(t, x.card), "is discarded", cause=_by(t, x.by))),
    _row(
        ce.CardsBurned,
        lambda t, x, n: f"Burned{f' ({name_of(t, x.by)})' if x.by else ''}: {names_of(t, x.cards)}.",
    ),
    _row(
        ce.CardRestocked,
        lambda t, x, n: Said(name_of(t, x.card), "goes from the grave into the deck", cause=_by(t, x.by)),
    ),
    _row(
        e.RoundBegan,
        lambda t, x, n: f"Round {x.number}{f'; {seat_name(n, x.lead)} speaks for the party' if t.seats > 1 else ''}.",
    ),
    _row(e.PhaseBegan, lambda t, x, n: _PHASES.get(x.phase)),
    _row(e.LineBegan, _line),
    _row(
        ce.DungeonCardEntered,
        lambda t, x, n: Said(
            name_of(t, x.card.id),
            "comes into play",
            several="come into play",
            more=" at once: it is Swift" if x.swift else "",
            cause=_by(t, x.by),
        ),
    ),
    _row(ce.UniqueBuried, lambda t, x, n: f"Another {name_of(t, x.card)} goes straight to the grave."),
    _row(
        ce.TopTurned,
        lambda t, x, n: Said(
            name_of(t, x.card), "Busts and lies face up on the deck" if x.why == "bust" else "is flipped"
        ),
    ),
    _row(ce.BuildEnded, lambda t, x, n: f"The Encounter is built: {x.total} of {x.limit}."),
    _row(e.TargetFixed, lambda t, x, n: Said(name_of(t, x.card), "fixes on", name_of(t, x.target), more=_enfeebled(x))),
    _row(
        ce.CrawlerCardPlayed,
        lambda t, x, n: _done(t, x.card.id, x.seat, "play", n, ", boosted" if x.card.boosted else ""),
    ),
    _row(ce.CrawlerCardUsed, lambda t, x, n: _done(t, x.card, x.seat, "use", n)),
    _row(ce.CardsChosen, lambda t, x, n: f"{name_of(t, x.card)}: {names_of(t, x.chosen)}."),
    _row(ce.CrawlerCardLeft, _left),
    _row(
        ce.DungeonCardLeft,
        lambda t, x, n: Said(
            name_of(t, x.card), f"goes to its {'grave' if x.to == 'grave' else 'deck'}", cause=_by(t, x.by)
        ),
    ),
    _row(e.CardsActivated, lambda t, x, n: Said(does=f"Activated: {names_of(t, x.cards)}", cause=_by(t, x.by))),
    _row(e.CardsReset, lambda t, x, n: Said(does=f"Reset: {names_of(t, x.cards)}", cause=_by(t, x.by))),
    _row(
        e.TokensPlaced, lambda t, x, n: Said(name_of(t, x.card), "gets", _tokens(x.count, x.token), cause=_by(t, x.by))
    ),
    _row(
        e.TokensRemoved,
        lambda t, x, n: Said(name_of(t, x.card), "loses", _tokens(x.count, x.token), cause=_by(t, x.by)),
    ),
    _row(
        e.AttributesIgnored,
        lambda t, x, n: Said(does=f"The attributes of {name_of(t, x.card)} are ignored", cause=_by(t, x.by)),
    ),
    _row(e.PrimaryChosen, lambda t, x, n: Said(name_of(t, x.adventurer), "is the Primary Target of this round")),
    _row(e.PartyArranged, lambda t, x, n: f"The Marching Order is {names_of(t, x.party)}."),
    _row(e.AdventurerCommitted, _committed),
    _row(e.BonusStripped, lambda t, x, n: f"Distance met, no more bonus: {names_of(t, x.cards)}."),
    _row(e.AttackResolved, _attacked),
    _row(e.DefenceResolved, _defended),
    _row(e.TargetGone, lambda t, x, n: f"{names_of(t, x.attackers)}: the target has died, the attack does nothing."),
    _row(e.TriggerCarriedOut, lambda t, x, n: f"{name_of(t, x.card)}: combat trigger."),
    _row(
        e.CharacterWounded,
        lambda t, x, n: Said(
            name_of(t, x.card), "takes", "a Wound", more=" and is slain" if x.slain else "", cause=_by(t, x.by)
        ),
    ),
    _row(e.WoundPrevented, lambda t, x, n: Said(name_of(t, x.card), _PREVENTED[x.why])),
    _row(e.AdventurerWounded, lambda t, x, n: Said(name_of(t, x.adventurer), "takes", "a Wound", cause=_by(t, x.by))),
    _row(
        e.AdventurerDied,
        lambda t, x, n: Said(
            name_of(t, x.adventurer), "dies", more=" of poison" if x.why == "poison" else "", cause=_by(t, x.by)
        ),
    ),
    _row(e.Rampaged, lambda t, x, n: Said(name_of(t, x.card), "rampages")),
    _row(e.ConditionMet, lambda t, x, n: f"{name_of(t, x.card)}: {'won' if x.won else 'lost'}."),
    _row(e.QuestTokenPlaced, lambda t, x, n: f"A Quest token for {name_of(t, x.quest)}."),
    _row(e.QuestCompleted, lambda t, x, n: Said(name_of(t, x.quest), "is complete")),
    _row(e.MatchEnded, _ended),
    _row(se.CardArrived, lambda t, x, n: Said(CARDS[x.key].name, "comes")),
    _row(se.AdventurerGiven, lambda t, x, n: Said(seat_name(n, x.seat), "leads", f"{name_of(t, x.adventurer)} now")),
    _row(se.AdventurerLeft, lambda t, x, n: Said(name_of(t, x.adventurer), "leaves the party")),
    _row(DiceRolled, "Crawler rolls no dice"),
    _row(ce.CrawlerCardCommitted, "the card was logged as it was played"),
    _row(e.StruggleBegan, "who is committed and what follows is logged"),
    _row(e.StruggleEnded, "its outcome is logged"),
)


def _enfeebled(event: e.TargetFixed) -> str:
    return f": its {event.enfeebled} counts as 0" if event.enfeebled else ""


event_said, event_text = tellers(SENTENCES)
