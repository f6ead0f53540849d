"""A toy: a card game of a few lines that keeps all laws. ``broken_toys.py`` are variants that each break one.

Hands of numbered cards are hidden. The seat on turn plays a card, the next seat may beat it with a higher one, and a
die decides what a card that nobody beat is worth. The game ends when a hand is empty.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec
from msgspec.structs import replace

from game.core.commands import Command
from game.core.dice import Dice, shuffle
from game.core.events import DiceRolled, Event
from game.core.refusals import Refusal
from game.core.ruleset import Profile
from game.core.state import AnyState, Outcome, Position, State, Step
from game.core.steps import Draft

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
            hands = without(table.hands, event.seat, event.card)
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

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        return None

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

    def why_no_concede(self, table: Any, seat: int) -> Refusal | None:
        return None

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        seats = range(len(draft.table.hands))
        draft.end(Outcome("conceded", tuple(other for other in seats if other != seat), (0,) * len(seats)))


def _with(hands: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*hand, card) if owner == seat else hand for owner, hand in enumerate(hands))


def without(hands: tuple[tuple[int, ...], ...], seat: int, card: int) -> tuple[tuple[int, ...], ...]:
    hand = list(hands[seat])
    hand.remove(card if card in hand else 0)
    return tuple(tuple(hand) if owner == seat else other for owner, other in enumerate(hands))


def toy_setup(number: int) -> ToySetup:
    """Return two or three seats in turn."""
    return ToySetup(2 + number % 2)
