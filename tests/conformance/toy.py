"""Toys: a card game of a few lines that keeps all laws, and variants of it that each break one.

Hands of numbered cards are hidden. The seat on turn plays a card, the next seat may beat it with a higher one, and a
die decides what a card that nobody beat is worth. The game ends when a hand is empty.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from game.core.commands import Command
from game.core.decisions import Decision
from game.core.dice import Dice, shuffle
from game.core.events import DiceRolled, Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, Position, State, Step
from game.core.steps import Draft
from tests.conformance.walks import GameUnderLaw

CARDS = 12
HAND = 4


class ToySetup(msgspec.Struct, frozen=True):
    """How many seats play."""

    seats: int = 2


class ToyTable(msgspec.Struct, frozen=True):
    """``scores`` by seat; ``shown`` is the card that may be beaten, 0 for none."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    pile: tuple[int, ...]
    scores: dict[int, int]
    shown: int = 0


class Play(Command, frozen=True):
    """Play a card, or beat one."""

    card: int


class Draw(Command, frozen=True):
    """Draw a card instead."""


class LetBe(Command, frozen=True):
    """Do not beat it."""


class HandsDealt(Event, frozen=True):
    """The first hands, and the deck that is left."""

    reveals: ClassVar[bool] = True

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        hands = tuple(hand if owner == seat else (0,) * len(hand) for owner, hand in enumerate(self.hands))
        return replace(self, hands=hands, deck=(0,) * len(self.deck))


class CardDrawn(Event, frozen=True):
    """A seat drew the top card."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, card=0)


class CardShown(Event, frozen=True):
    """A seat played a card."""

    seat: int
    card: int


class Scored(Event, frozen=True):
    """A seat gained points."""

    seat: int
    points: int


class Deal(Step, frozen=True):
    """Deal the hands."""


class TakeTurn(Step, frozen=True):
    """A seat plays a card."""

    seat: int


class Answer(Step, frozen=True):
    """``seat`` may beat the card of ``player``."""

    seat: int
    player: int


_NOT_IT = Refusal("not_an_answer", "toy/turn")


class Toy:
    """The game that keeps the laws. Implements ``core.ruleset.Ruleset``."""

    profile = Profile("toy", "Toy", 2, 3, longest=60, hidden=True)
    setup_type: Any = ToySetup
    state_type: Any = State[ToyTable, Deal | TakeTurn | Answer]
    command_type: Any = Play | Draw | LetBe
    event_type: Any = HandsDealt | CardDrawn | CardShown | Scored | DiceRolled

    def seats(self, wanted: ToySetup) -> int:
        return wanted.seats

    def flaws_of_setup(self, wanted: ToySetup) -> tuple[str, ...]:
        return () if wanted.seats in (2, 3) else ("seats: two or three are expected",)

    def begin(self, wanted: ToySetup, dice: Dice) -> AnyState:
        seats = range(wanted.seats)
        table = ToyTable(((),) * wanted.seats, tuple(range(1, CARDS + 1)), (), dict.fromkeys(seats, 0))
        return State(table, (Deal(),), None, dice, 1, 1)

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        table = draft.table
        if isinstance(step, Deal):
            cards = draft.shuffled(table.deck)
            hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(len(table.hands)))
            draft.happen(HandsDealt(hands, cards[len(hands) * HAND :]))
            draft.push(TakeTurn(0))
        elif not all(table.hands) and isinstance(step, TakeTurn):
            scores = tuple(table.scores[seat] for seat in range(len(table.hands)))
            draft.end(Outcome("empty", tuple(seat for seat in table.scores if scores[seat] == max(scores)), scores))
        else:
            draft.ask(step, step.seat, *(("respond", "beat") if isinstance(step, Answer) else ("act", "turn")))

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        step = draft.answered()
        following = (step.seat + 1) % len(draft.table.hands)
        if isinstance(command, Draw):
            draft.happen(CardDrawn(step.seat, draft.table.deck[-1]))
            draft.push(TakeTurn(following))
        elif isinstance(step, TakeTurn) and isinstance(command, Play):
            draft.happen(CardShown(step.seat, command.card))
            draft.push(Answer(following, step.seat))
        else:
            winner = step.player
            if isinstance(command, Play):
                winner = step.seat
                draft.happen(CardShown(step.seat, command.card))
            draft.happen(Scored(winner, draft.roll(winner, 1, 6, "worth")[0]))
            draft.push(TakeTurn((step.player + 1) % len(draft.table.hands)))

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, HandsDealt):
            return replace(table, hands=event.hands, deck=event.deck)
        if isinstance(event, CardDrawn):
            return replace(table, hands=_with(table.hands, event.seat, event.card), deck=table.deck[:-1])
        if isinstance(event, CardShown):
            hands = _without(table.hands, event.seat, event.card)
            return replace(table, hands=hands, shown=event.card, pile=(*table.pile, event.card))
        if isinstance(event, Scored):
            score = table.scores[event.seat] + event.points
            return replace(table, shown=0, scores={**table.scores, event.seat: score})
        return table

    def candidates(self, position: Position) -> Iterable[Command]:
        step = position.agenda[-1]
        plays = (Play(card) for card in position.table.hands[step.seat])
        return (*plays, LetBe() if isinstance(step, Answer) else Draw())

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        step, table = position.agenda[-1], position.table
        if isinstance(command, Play):
            if command.card < 1 or command.card not in table.hands[step.seat]:
                return Refusal("not_in_hand", "toy/turn")
            if isinstance(step, Answer) and command.card < table.shown:
                return Refusal("too_low", "toy/beat")
            return None
        if isinstance(command, Draw):
            return None if isinstance(step, TakeTurn) and table.deck else _NOT_IT
        return None if isinstance(command, LetBe) and isinstance(step, Answer) else _NOT_IT

    def table_for(self, table: Any, seat: int) -> Any:
        hands = tuple(hand if owner == seat else (0,) * len(hand) for owner, hand in enumerate(table.hands))
        return ToyTable(hands, (0,) * len(table.deck), table.pile, table.scores, table.shown)

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        table = state.table
        hidden = [card for owner, hand in enumerate(table.hands) if owner != seat for card in hand]
        mixed, dice = shuffle(dice, sorted((*hidden, *table.deck)))
        cards = iter(mixed)
        hands = tuple(
            hand if owner == seat else tuple(next(cards) for _ in hand) for owner, hand in enumerate(table.hands)
        )
        return replace(state, table=replace(table, hands=hands, deck=tuple(cards)), dice=dice)

    def flaws(self, state: AnyState) -> tuple[str, ...]:
        table = state.table
        cards = sorted((*table.deck, *table.pile, *(card for hand in table.hands for card in hand)))
        return () if cards == list(range(1, CARDS + 1)) else (f"the cards are {cards}",)

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        seats = range(len(draft.table.hands))
        draft.end(Outcome("conceded", tuple(other for other in seats if other != seat), (0,) * len(seats)))


def _with(hands: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*hand, card) if owner == seat else hand for owner, hand in enumerate(hands))


def _without(hands: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    hand = list(hands[seat])
    hand.remove(card if card in hand else 0)
    return tuple(tuple(hand) if owner == seat else other for owner, other in enumerate(hands))


# --- broken on purpose ---------------------------------------------------------------------------------------------


class OffersTwice(Toy):
    """Law 1: an answer stands in the list twice."""

    def candidates(self, position: Position) -> Iterable[Command]:
        answers = tuple(super().candidates(position))
        return (*answers, answers[0])


class WaversInOrder(Toy):
    """Law 1: the list comes in another order each time."""

    turn = 0

    def candidates(self, position: Position) -> Iterable[Command]:
        self.turn += 1
        answers = tuple(super().candidates(position))
        return answers if self.turn % 2 else answers[::-1]


class OffersTheImpossible(Toy):
    """Law 2: an answer is listed that cannot be put into effect."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, Draw) and isinstance(position.agenda[-1], TakeTurn):
            return None
        return super().why_illegal(position, command)


class AsksNobody(Toy):
    """Law 3: a seat is asked that is not at the table."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        super().take(draft, step)
        if draft.decision is not None and draft.decision.number == 3:
            draft.decision = replace(draft.decision, seat=len(draft.table.hands))


class LetsAnythingThrough(Toy):
    """Law 4: a card that is in no hand is accepted, though it is never listed."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, Play) and command.card in position.table.pile:
            return None
        return super().why_illegal(position, command)

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        if isinstance(command, Play) and command.card in draft.table.pile:
            draft.push(TakeTurn(draft.answered().seat))
        else:
            super().accept(draft, command)


class StumblesOverJunk(Toy):
    """Law 4: a made-up card number raises."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, Play) and not 0 < command.card <= CARDS:
            raise KeyError(command.card)
        return super().why_illegal(position, command)


class CountsQuestions(Toy):
    """Law 5: asking why not leaves a mark on the table."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(position, State):
            position.table.scores[0] += 1
        return super().why_illegal(position, command)


class RemembersObjects(Toy):
    """Law 6: what was drawn is kept in the game and not in the state."""

    def __init__(self) -> None:
        self.tables: list[Any] = []

    def apply(self, table: Any, event: Event) -> Any:
        table = super().apply(table, event)
        self.tables.append(table)
        return table

    def candidates(self, position: Position) -> Iterable[Command]:
        answers = tuple(super().candidates(position))
        known = any(position.table is table for table in self.tables)
        return answers if known or not isinstance(position, State) else answers[::-1]


class LooseTable(ToyTable, frozen=True):
    """A field without a proper type: a tuple that is read back as a list."""

    spare: Any = ()


class LosesTypes(Toy):
    """Law 6: a field does not come back as it was written."""

    state_type: Any = State[LooseTable, Deal | TakeTurn | Answer]

    def begin(self, wanted: ToySetup, dice: Dice) -> AnyState:
        state = super().begin(wanted, dice)
        fields = {name: getattr(state.table, name) for name in ToyTable.__struct_fields__}
        return replace(state, table=LooseTable(**fields, spare=(1, 2)))


class WritesOnCopies(Toy):
    """Law 7: points are written into a dict that older states share."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, Scored):
            table.scores[event.seat] += event.points
            return replace(table, shown=0)
        return super().apply(table, event)


class ActsInSilence(Toy):
    """Law 8: the table changes and no event tells of it."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        draft.table = replace(draft.table, shown=draft.table.shown + 1)


class TellsTooLittle(Toy):
    """Law 8: a seat is not told the card that it draws."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, CardDrawn) and not any(table.deck):
            event = replace(event, card=0)
        return super().apply(table, event)


class RollsAtRandom(Toy):
    """Law 9: a result comes from the global generator."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        draft.happen(Scored(0, random.randrange(1000)))


class HashesWords(Toy):
    """Law 9: a result hangs on the order of a set of words."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        words = {f"word {number}" for number in range(20)}
        draft.happen(Scored(0, int(next(iter(words)).split()[1])))


class ShowsTheDeck(Toy):
    """Law 10: the next card can be seen."""

    def table_for(self, table: Any, seat: int) -> Any:
        seen = super().table_for(table, seat)
        return replace(seen, deck=(*seen.deck[:-1], *table.deck[-1:]))


class PeeksAtHands(Toy):
    """Law 10: whether a card may be played hangs on what another seat holds."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        why = super().why_illegal(position, command)
        step, hands = position.agenda[-1], position.table.hands
        others = [card for seat, hand in enumerate(hands) if seat != step.seat for card in hand]
        if isinstance(command, Play) and isinstance(step, TakeTurn) and command.card > 6 and 12 in others:
            return why or Refusal("too_risky", "toy/turn")
        return why


class ToldInTheRefusal(Toy):
    """Law 10: the words of a refusal tell what another seat holds."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        why = super().why_illegal(position, command)
        if why is not None and why.code == "not_in_hand" and isinstance(command, Play):
            holders = [seat for seat, hand in enumerate(position.table.hands) if command.card in hand]
            return replace(why, about=tuple(holders))
        return why


class DealsNothingAnew(Toy):
    """Law 10: the twin is the same state."""

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        return replace(state, dice=dice)


class DealsFromTheTruth(Toy):
    """Law 10: the cards are mixed as they lie, so that the twin tells of the truth."""

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        deck, dice = shuffle(dice, state.table.deck)
        return replace(state, table=replace(state.table, deck=deck), dice=dice)


class LosesCards(Toy):
    """Law 11: a beaten card is gone."""

    def apply(self, table: Any, event: Event) -> Any:
        table = super().apply(table, event)
        return replace(table, pile=table.pile[-2:]) if isinstance(event, CardShown) else table


class NeverEnds(Toy):
    """Law 12: nobody's hand is ever empty."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, CardShown):
            deck = (event.card, *table.deck)
            return replace(table, hands=_without(table.hands, event.seat, event.card), shown=event.card, deck=deck)
        return super().apply(table, event)

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        short = [seat for seat, hand in enumerate(draft.table.hands) if not hand]
        if short and isinstance(step, TakeTurn):
            draft.happen(CardDrawn(short[0], draft.table.deck[-1]))
        super().take(draft, step)


class ConcederWins(Toy):
    """Law 12: giving up is the way to win."""

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        draft.end(Outcome("conceded", (seat,), (0,) * len(draft.table.hands)))


class AsksAfterTheEnd(Toy):
    """Law 12: the match is over and a question is left."""

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        super().concede(draft, seat)
        draft.decision = Decision(99, 0, "act", "turn")


def toy_setup(number: int) -> ToySetup:
    """Two or three seats in turn."""
    return ToySetup(2 + number % 2)


#: The variants and the law that each breaks.
BROKEN: dict[type[Toy], int] = {
    OffersTwice: 1,
    WaversInOrder: 1,
    OffersTheImpossible: 2,
    AsksNobody: 3,
    LetsAnythingThrough: 4,
    StumblesOverJunk: 4,
    CountsQuestions: 5,
    RemembersObjects: 6,
    LosesTypes: 6,
    WritesOnCopies: 7,
    ActsInSilence: 8,
    TellsTooLittle: 8,
    RollsAtRandom: 9,
    HashesWords: 9,
    ShowsTheDeck: 10,
    PeeksAtHands: 10,
    ToldInTheRefusal: 10,
    DealsNothingAnew: 10,
    DealsFromTheTruth: 10,
    LosesCards: 11,
    NeverEnds: 12,
    ConcederWins: 12,
    AsksAfterTheEnd: 12,
}

TOYS: dict[str, GameUnderLaw] = {
    kind.__name__: GameUnderLaw(kind.__name__, kind(), toy_setup) for kind in (Toy, *BROKEN)
}
