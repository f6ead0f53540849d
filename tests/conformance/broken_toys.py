"""Toys that each break one law: they prove that every law can fail."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from game.core.commands import Command
from game.core.decisions import Decision
from game.core.dice import Dice, shuffle
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.state import AnyState, Outcome, Position, State
from game.core.steps import Draft
from tests.conformance import toy
from tests.conformance.walks import GameUnderLaw


class OffersTwice(toy.Toy):
    """Law 1: an answer stands in the list twice."""

    def candidates(self, position: Position) -> Iterable[Command]:
        answers = tuple(super().candidates(position))
        return (*answers, answers[0])


class WaversInOrder(toy.Toy):
    """Law 1: the list comes in another order each time."""

    turn = 0

    def candidates(self, position: Position) -> Iterable[Command]:
        self.turn += 1
        answers = tuple(super().candidates(position))
        return answers if self.turn % 2 else answers[::-1]


class OffersTheImpossible(toy.Toy):
    """Law 2: an answer is listed that cannot be put into effect."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, toy.Draw) and isinstance(position.agenda[-1], toy.TakeTurn):
            return None
        return super().why_illegal(position, command)


class AsksNobody(toy.Toy):
    """Law 3: a seat is asked that is not at the table."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        super().take(draft, step)
        if draft.decision is not None and draft.decision.number == 3:
            draft.decision = replace(draft.decision, seat=len(draft.table.hands))


class LetsAnythingThrough(toy.Toy):
    """Law 4: a card that is in no hand is accepted, though it is never listed."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, toy.Play) and command.card in position.table.pile:
            return None
        return super().why_illegal(position, command)

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        if isinstance(command, toy.Play) and command.card in draft.table.pile:
            draft.push(toy.TakeTurn(draft.answered().seat))
        else:
            super().accept(draft, command)


class StumblesOverJunk(toy.Toy):
    """Law 4: a made-up card number raises."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(command, toy.Play) and not 0 < command.card <= toy.CARDS:
            raise KeyError(command.card)
        return super().why_illegal(position, command)


class CountsQuestions(toy.Toy):
    """Law 5: asking why not leaves a mark on the table."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        if isinstance(position, State):
            position.table.scores[0] += 1
        return super().why_illegal(position, command)


class RemembersObjects(toy.Toy):
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


class LooseTable(toy.ToyTable, frozen=True):
    """A field without a proper type: a tuple that is read back as a list."""

    spare: Any = ()


class LosesTypes(toy.Toy):
    """Law 6: a field does not come back as it was written."""

    state_type: Any = State[LooseTable, toy.Deal | toy.TakeTurn | toy.Answer]

    def begin(self, wanted: toy.ToySetup, dice: Dice) -> AnyState:
        state = super().begin(wanted, dice)
        fields = {name: getattr(state.table, name) for name in toy.ToyTable.__struct_fields__}
        return replace(state, table=LooseTable(**fields, spare=(1, 2)))


class WritesOnCopies(toy.Toy):
    """Law 7: points are written into a dict that older states share."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, toy.Scored):
            table.scores[event.seat] += event.points
            return replace(table, shown=0)
        return super().apply(table, event)


class ActsInSilence(toy.Toy):
    """Law 8: the table changes and no event tells of it."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        draft.table = replace(draft.table, shown=draft.table.shown + 1)


class TellsTooLittle(toy.Toy):
    """Law 8: a seat is not told the card that it draws."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, toy.CardDrawn) and not any(table.deck):
            event = replace(event, card=0)
        return super().apply(table, event)


class RollsAtRandom(toy.Toy):
    """Law 9: a result comes from the global generator."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        draft.happen(toy.Scored(0, random.randrange(1000)))


class ListsUnasked(toy.Toy):
    """Law 1: what is illegal is listed, since nobody asks whether it is legal."""

    def doubtful(self, position: Position) -> tuple[type[Command], ...] | None:
        return ()


class HashesWords(toy.Toy):
    """Law 9: a result depends on the order of a set of words."""

    def accept(self, draft: Draft[Any, Any], command: Command) -> None:
        super().accept(draft, command)
        # six of twenty in their order: two processes agree by chance once in 28 million times
        order = [int(word.split()[1]) for word in {f"word {number}" for number in range(20)}][:6]
        draft.happen(toy.Scored(0, sum(number * 20**place for place, number in enumerate(order))))


class ShowsTheDeck(toy.Toy):
    """Law 10: the next card can be seen."""

    def table_for(self, table: Any, seat: int) -> Any:
        seen = super().table_for(table, seat)
        return replace(seen, deck=(*seen.deck[:-1], *table.deck[-1:]))


class PeeksAtHands(toy.Toy):
    """Law 10: whether a card may be played depends on what another seat holds."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        why = super().why_illegal(position, command)
        step, hands = position.agenda[-1], position.table.hands
        others = [card for seat, hand in enumerate(hands) if seat != step.seat for card in hand]
        if isinstance(command, toy.Play) and isinstance(step, toy.TakeTurn) and command.card > 6 and 12 in others:
            return why or Refusal("too_risky", "toy/turn")
        return why


class LeaksInTheRefusal(toy.Toy):
    """Law 10: the words of a refusal tell what another seat holds."""

    def why_illegal(self, position: Position, command: Command) -> Refusal | None:
        why = super().why_illegal(position, command)
        if why is not None and why.code == "not_in_hand" and isinstance(command, toy.Play):
            holders = [seat for seat, hand in enumerate(position.table.hands) if command.card in hand]
            return replace(why, about=tuple(holders))
        return why


class DealsNothingAgain(toy.Toy):
    """Law 10: the twin is the same state."""

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        return replace(state, dice=dice)


class DealsFromTheTruth(toy.Toy):
    """Law 10: the cards are mixed as they lie, so that the twin tells of the truth."""

    def redeal(self, state: AnyState, seat: int, dice: Dice) -> AnyState:
        deck, dice = shuffle(dice, state.table.deck)
        return replace(state, table=replace(state.table, deck=deck), dice=dice)


class AsksOnlyWhoCan(toy.Toy):
    """Law 10: a seat that holds no higher card is passed over, which tells that it holds none."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        if isinstance(step, toy.Answer) and max(draft.table.hands[step.seat]) < draft.table.shown:
            step = toy.TakeTurn((step.player + 1) % len(draft.table.hands))
        super().take(draft, step)


class AsksInOtherWords(toy.Toy):
    """Law 10: the words of a question tell what the asked seat holds."""

    prompts: ClassVar[tuple[str, str]] = ("beat", "let_be")

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        super().take(draft, step)
        if draft.decision is not None and isinstance(step, toy.Answer):
            prompt = self.prompts[max(draft.table.hands[step.seat]) < draft.table.shown]
            draft.decision = replace(draft.decision, prompt=prompt)


class PointsAtCards(toy.Toy):
    """Law 10: a question is about a card that the asked seat holds in secret."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        super().take(draft, step)
        if draft.decision is not None:
            draft.decision = replace(draft.decision, about=(max(draft.table.hands[step.seat]),))


class AsksTheStrongestFirst(toy.Toy):
    """Law 10: the turn goes to whoever holds the highest card."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        hands = draft.table.hands
        if isinstance(step, toy.TakeTurn) and all(hands):
            step = toy.TakeTurn(max(range(len(hands)), key=lambda seat: max(hands[seat])))
        super().take(draft, step)


class AnswersByItself(toy.Toy):
    """Law 10: a seat without a choice is not asked, and what it must do happens at once."""

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        super().take(draft, step)
        if isinstance(step, toy.Answer) and max(draft.table.hands[step.seat]) < draft.table.shown:
            draft.decision = None
            self.accept(draft, toy.LetBe())


class LosesCards(toy.Toy):
    """Law 11: a beaten card is gone."""

    def apply(self, table: Any, event: Event) -> Any:
        table = super().apply(table, event)
        return replace(table, pile=table.pile[-2:]) if isinstance(event, toy.CardShown) else table


class NeverEnds(toy.Toy):
    """Law 12: nobody's hand is ever empty."""

    def apply(self, table: Any, event: Event) -> Any:
        if isinstance(event, toy.CardShown):
            deck = (event.card, *table.deck)
            return replace(table, hands=toy.without(table.hands, event.seat, event.card), shown=event.card, deck=deck)
        return super().apply(table, event)

    def take(self, draft: Draft[Any, Any], step: Any) -> None:
        short = [seat for seat, hand in enumerate(draft.table.hands) if not hand]
        if short and isinstance(step, toy.TakeTurn):
            draft.happen(toy.CardDrawn(short[0], draft.table.deck[-1]))
        super().take(draft, step)


class ConcederWins(toy.Toy):
    """Law 12: giving up is the way to win."""

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        draft.end(Outcome("conceded", (seat,), (0,) * len(draft.table.hands)))


class AsksAfterTheEnd(toy.Toy):
    """Law 12: the match is over and a question is left."""

    def concede(self, draft: Draft[Any, Any], seat: int) -> None:
        super().concede(draft, seat)
        draft.decision = Decision(99, 0, "act", "turn")


#: The variants and the law that each breaks.
BROKEN: dict[type[toy.Toy], int] = {
    OffersTwice: 1,
    WaversInOrder: 1,
    ListsUnasked: 1,
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
    LeaksInTheRefusal: 10,
    DealsNothingAgain: 10,
    DealsFromTheTruth: 10,
    AsksOnlyWhoCan: 10,
    AsksInOtherWords: 10,
    PointsAtCards: 10,
    AsksTheStrongestFirst: 10,
    AnswersByItself: 10,
    LosesCards: 11,
    NeverEnds: 12,
    ConcederWins: 12,
    AsksAfterTheEnd: 12,
}

TOYS: dict[str, GameUnderLaw] = {
    kind.__name__: GameUnderLaw(kind.__name__, kind(), toy.toy_setup) for kind in (toy.Toy, *BROKEN)
}
