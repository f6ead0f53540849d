"""Weir: a small game of cards, written with the card kit. Its rules, then its entry.

Each of two seats has a deck of the same dozen cards, reeds and stones from 1 to 6, and a hand of four. The seat whose
turn it is may once discard a card and draw another; then it leads a card. The other answers with a card, or lets it
pass. An answer wins if it is higher and of the same suit, or a 1 against a 6 of any suit. The lead wins otherwise. Who
wins the trick gains a point, the lead none if it is let pass by a seat that still holds a card; both cards go to the
graveyards, both seats fill their hands, and the turn passes. The match ends when who is to lead has no card left.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from game.app.games.game_entry import Document, GameEntry
from game.core.applying import backs, bury, with_player, without
from game.core.base_ruleset import BaseRuleset, PlainSetup
from game.core.card_lists import numbered
from game.core.card_words import card_sentences
from game.core.cards import (
    Card,
    CardDiscarded,
    CardsDrawn,
    MatchEnded,
    Passed,
    PhaseBegan,
    deal_again,
    not_conserved,
    shuffle_deck,
    top_of,
)
from game.core.cards import DeckShuffled as DeckShuffled
from game.core.chapters import Chapter
from game.core.commands import Command, Pass, PlayCard
from game.core.decisions import Decision
from game.core.dice import Dice
from game.core.events import Event, tellers
from game.core.gathering import any_of, kinds_of, rows_for
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, State, Step
from game.core.steps import Draft
from game.core.words import asked, counted, seat_name

HAND = 4
DECK = tuple((f"{suit} {number}", 1) for suit in ("Reed", "Stone") for number in range(1, 7))


class Player(msgspec.Struct, frozen=True):
    """A seat's cards; the deck's last is on top."""

    deck: tuple[int, ...]
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    points: int = 0


class Turn(msgspec.Struct, frozen=True):
    """Whose turn it is; the card that was ``led`` and the ``answer`` to it, 0 for none."""

    seat: int = 0
    phase: str = "deal"
    exchanged: bool = False
    led: int = 0
    answer: int = 0


class Table(msgspec.Struct, frozen=True):
    """Cards by number, whose keys are their names; and who has them."""

    cards: dict[int, Card]
    players: tuple[Player, ...]
    turn: Turn = Turn()


# What is answered, what happens, and what is to do


class Exchange(Command, frozen=True):
    card: int


class TurnBegan(Event, frozen=True):
    """The other seat is to lead."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=Turn(self.seat, "lead"))


class Exchanged(Event, frozen=True):
    """The seat may exchange no other card in this turn."""

    seat: int

    def apply(self, table: Table) -> Table:
        return replace(table, turn=replace(table.turn, exchanged=True))


class CardPlayed(Event, frozen=True):
    """A card was led, or answers the lead."""

    reveals = True

    seat: int
    card: int
    role: Literal["led", "answer"]

    def apply(self, table: Table) -> Table:
        table = with_player(table, self.seat, hand=without(table.players[self.seat].hand, self.card))
        return replace(table, turn=replace(table.turn, **{self.role: self.card}))


class TrickEnded(Event, frozen=True):
    """The cards that were played go to the graveyards, and ``seat`` gains ``points``."""

    seat: int
    points: int

    def apply(self, table: Table) -> Table:
        for card in filter(None, (table.turn.led, table.turn.answer)):
            table = bury(table, card)
        table = replace(table, turn=replace(table.turn, led=0, answer=0))
        return with_player(table, self.seat, points=table.players[self.seat].points + self.points)


class Deal(Step, frozen=True):
    pass


class Lead(Step, frozen=True):
    seat: int


class Answer(Step, frozen=True):
    seat: int


class EndTrick(Step, frozen=True):
    pass


_Draft = Draft[Table, Step]

# The rules


def draw(draft: _Draft, seat: int, count: int) -> None:
    """As many cards as there are, up to ``count``."""
    if drawn := top_of(draft.table.players[seat].deck, count):
        draft.happen(CardsDrawn(seat, drawn))


def deal(draft: _Draft, step: Deal) -> None:
    """Both decks are shuffled, and both seats draw four."""
    for seat in (0, 1):
        shuffle_deck(draft, seat)
        draw(draft, seat, HAND)
    draft.happen(TurnBegan(0))
    draft.push(Lead(0))


def take_lead(draft: _Draft, step: Lead) -> None:
    """Let the seat lead, or end the match."""
    if draft.table.players[step.seat].hand:
        draft.ask(step, step.seat, "pick", "lead")
        return
    scores = tuple(player.points for player in draft.table.players)
    winners = () if scores[0] == scores[1] else (scores.index(max(scores)),)
    draft.happen(MatchEnded(scores, winners, "cards"))
    draft.end(Outcome("cards", winners, scores))


def leads(table: Table, step: Lead) -> Iterable[Command]:
    """Return every card to lead, or to exchange once as long as there is another to draw."""
    player = table.players[step.seat]
    yield from map(PlayCard, player.hand)
    if player.deck and not table.turn.exchanged:
        yield from map(Exchange, player.hand)


def lead(draft: _Draft, step: Lead, command: Command) -> None:
    """Lead the card, or exchange it before another is led."""
    if isinstance(command, Exchange):
        draft.happen(CardDiscarded(step.seat, command.card), Exchanged(step.seat))
        draw(draft, step.seat, 1)
        draft.push(step)
    elif isinstance(command, PlayCard):
        other = 1 - step.seat
        draft.happen(CardPlayed(step.seat, command.card, "led"), PhaseBegan(other, "answer"))
        draft.push(Answer(other), EndTrick())


def take_answer(draft: _Draft, step: Answer) -> None:
    """Ask the other seat about the card that was led."""
    draft.ask(step, step.seat, "pick", "answer", (draft.table.turn.led,))


def answers(table: Table, step: Answer) -> Iterable[Command]:
    """Return every card, and passing."""
    yield from map(PlayCard, table.players[step.seat].hand)
    yield Pass()


def answer(draft: _Draft, step: Answer, command: Command) -> None:
    """Lay the card beside the lead, or nothing."""
    if isinstance(command, PlayCard):
        draft.happen(CardPlayed(step.seat, command.card, "answer"))
    else:
        draft.happen(Passed(step.seat))


def beats(table: Table, card: int, led: int) -> bool:
    """Return whether a card wins against the one that was led."""
    (suit, number), (led_suit, led_number) = (table.cards[one].key.split() for one in (card, led))
    return (suit == led_suit and number > led_number) or (number, led_number) == ("1", "6")


def end_trick(draft: _Draft, step: EndTrick) -> None:
    """Settle the trick, fill both hands, and pass the turn."""
    turn = draft.table.turn
    other = 1 - turn.seat
    won = bool(turn.answer) and beats(draft.table, turn.answer, turn.led)
    let_pass = not turn.answer and bool(draft.table.players[other].hand)
    draft.happen(TrickEnded(other if won else turn.seat, 0 if let_pass else 1))
    for seat in (turn.seat, other):
        draw(draft, seat, HAND - len(draft.table.players[seat].hand))
    draft.happen(TurnBegan(other))
    draft.push(Lead(other))


class Weir(BaseRuleset):
    """Everything lies open but the decks and the opponent's hand."""

    profile = Profile("weir", "Weir", least_seats=2, most_seats=2, longest=80, hidden=True)
    state_type: Any = State[Table, Deal | Lead | Answer | EndTrick]
    command_type: Any = Exchange | PlayCard | Pass
    event_type: Any = any_of(Event, sys.modules[__name__])
    chapters = {
        Deal: Chapter(deal),
        Lead: Chapter(take_lead, leads, answer=lead),
        Answer: Chapter(take_answer, answers, answer=answer),
        EndTrick: Chapter(end_trick),
    }

    def begin(self, wanted: PlainSetup, dice: Dice) -> State[Table, Step]:
        cards, decks = numbered([DECK, DECK])
        table = Table({number: Card(*card) for number, card in cards.items()}, tuple(map(Player, decks)))
        return State(table, (Deal(),), None, dice, len(cards) + 1, 1)

    def table_for(self, table: Table, seat: int) -> Table:
        players = tuple(
            Player(backs(one.deck), one.hand if owner == seat else backs(one.hand), one.graveyard, one.points)
            for owner, one in enumerate(table.players)
        )
        return Table(table.cards, players, table.turn)

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        players = []
        for owner, one in enumerate(state.table.players):
            held = () if owner == seat else one.hand
            (hand, deck), dice = deal_again(dice, held + one.deck, len(held))
            players.append(replace(one, hand=one.hand if owner == seat else hand, deck=deck))
        return replace(state, table=replace(state.table, players=tuple(players)), dice=dice)

    def flaws(self, state: AnyState) -> tuple[str, ...]:
        places = [card for one in state.table.players for card in one.deck + one.hand + one.graveyard]
        places += filter(None, (state.table.turn.led, state.table.turn.answer))
        unknown = [one.key for one in state.table.cards.values() if (one.key, 1) not in DECK]
        return (*not_conserved(state.table.cards, places), *(f"there is no card {key!r}" for key in unknown))


WEIR = Weir()

# The entry


def name_of(table: Table, card: int) -> str:
    """Return a card's name, or "a card" for one that is not known."""
    return table.cards[card].key if card in table.cards else "a card"


#: What the log says of each event; of some, why it says nothing. What is not told here the kit tells.
SENTENCES: dict[Any, Any] = {
    **rows_for(kinds_of(Event, sys.modules[__name__]), card_sentences(name_of)),
    TurnBegan: lambda table, event, names: f"{seat_name(names, event.seat)}'s turn.",
    CardPlayed: lambda table, event, names: (
        f"{seat_name(names, event.seat)} {'leads' if event.role == 'led' else 'answers with'}"
        f" {name_of(table, event.card)}."
    ),
    TrickEnded: lambda table, event, names: (
        f"{seat_name(names, event.seat)} wins the trick." if event.points else "Nobody gains a point."
    ),
    Passed: lambda table, event, names: f"{seat_name(names, event.seat)} lets it pass.",
    Exchanged: "the discard is told",
}
event_said, event_text = tellers(SENTENCES)


class WeirEntry(GameEntry):
    ruleset = WEIR

    def cards(self) -> list[Document]:
        return [{"name": name, "count": count} for name, count in DECK]

    def prompt_text(self, table: Table, decision: Decision, names: Sequence[str]) -> str:
        wanted = {"lead": "lead a card, or exchange one.", "answer": "answer {}, or let it pass."}[decision.prompt]
        return asked(names[decision.seat], wanted.format(*(name_of(table, card) for card in decision.about)))

    def answer_text(self, table: Table, command: Command, names: Sequence[str]) -> str:
        if isinstance(command, PlayCard | Exchange):
            verb = "Exchange" if isinstance(command, Exchange) else "Play"
            return f"{verb} {name_of(table, command.card)}"
        return "Let it pass" if isinstance(command, Pass) else super().answer_text(table, command, names)

    def event_text(self, table: Table, event: Event, names: Sequence[str]) -> str | None:
        return event_text(table, event, names)

    def table_text(self, table: Table, names: Sequence[str]) -> tuple[str, ...]:
        lines = []
        for seat, one in enumerate(table.players):
            hand = (
                ", ".join(name_of(table, card) for card in one.hand)
                if any(one.hand)
                else counted(len(one.hand), "card")
            )
            lines.append(f"{seat_name(names, seat)}: {counted(one.points, 'point')}")
            lines.append(f"  hand {hand}; deck {len(one.deck)}; discarded {len(one.graveyard)}")
        lines += [f"Led: {name_of(table, table.turn.led)}"] if table.turn.led else []
        return tuple(lines)


ENTRY = WeirEntry()
