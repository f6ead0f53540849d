"""What happens to cards in Skirmish; the rest is in ``events.py``."""

from __future__ import annotations

from typing import ClassVar, Self

from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import backs, with_player, without
from game.core.events import Event, Notice
from game.rules.skirmish.state.table import Action, Table
from game.rules.skirmish.table_changes import discarded, with_creature


class DecksShuffled(Event, frozen=True):
    """A seat's decks in their new order; others see only how many cards there are."""

    reveals: ClassVar[bool] = True

    seat: int
    actions: tuple[int, ...]
    creatures: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        # Not even the owner knows the order.
        return replace(self, actions=backs(self.actions), creatures=backs(self.creatures))

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, actions=self.actions, creatures=self.creatures, shuffled=True)


class ActionCardsDrawn(kit.CardsDrawn, frozen=True):
    """A seat drew action cards; others see how many."""

    origin = "actions"


class CreatureCardsDrawn(kit.CardsDrawn, frozen=True):
    """A seat drew creature cards into its reserve; others see how many."""

    origin = "creatures"
    to = "reserve"


class CardsRevealed(Event, frozen=True):
    """Ready: cards were turned over from the top of a seat's action deck; ``taken`` (0: none) went to the hand, the
    others go back when the deck is shuffled."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    taken: int
    #: ``taken`` as it comes to the hand: others, who have seen it, still see the hand from behind.
    drawn: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, drawn=backs(self.drawn))

    def apply(self, table: Table) -> Table:
        # The cards that were not kept are in the deck again with the shuffle that follows at once.
        player = table.players[self.seat]
        left = player.actions[: len(player.actions) - len(self.cards)]
        return with_player(table, self.seat, actions=left, hand=player.hand + self.drawn)


class AssistDeclined(Event, frozen=True):
    """An ally does not let a creature assist with a card, which it will not be asked for again this turn. Others do
    not know which card of ``seat``'s hand that is."""

    seat: int
    creature: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        turn = table.turn
        return replace(table, turn=replace(turn, unwilling=(*turn.unwilling, (self.creature, self.card))))


class ActionDeclared(Event, frozen=True):
    """An action was announced and lies on the stack until it is done. A card played for it leaves the hand."""

    action: Action

    @property
    def shows_something(self) -> bool:
        """Return whether a card from a hand has been shown; attacks, moves and powers were known."""
        return bool(self.action.card)

    def apply(self, table: Table) -> Table:
        action = self.action
        if action.card and action.what == "card":
            table = with_player(table, action.seat, hand=without(table.players[action.seat].hand, action.card))
        return replace(table, stack=(*table.stack, action))


class ActionDone(Event, frozen=True):
    """An announced action left the stack. ``fizzled``: it had become illegal and did nothing."""

    action: int
    fizzled: bool = False

    def apply(self, table: Table) -> Table:
        stack = tuple(action for action in table.stack if action.id != self.action)
        # Damage of a finished response may still be waiting to land, so shields last as long as anything is announced.
        return replace(table, stack=stack, shielded=table.shielded if stack else ())


class ResponsePassed(Notice, frozen=True):
    """A seat lets an announced action be, or is not asked because it holds no answer. Nothing on the table changes."""

    seat: int
    action: int


class GoldMoved(Event, frozen=True):
    """A seat moved gold from its vault to its supply for the reason ``why``: refresh, destroyed."""

    seat: int
    amount: int
    why: str

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        return with_player(table, self.seat, vault=player.vault - self.amount, supply=player.supply + self.amount)


class GoldMissing(Event, frozen=True):
    """A vault lacked gold: this turn is the last, and ``scorer`` (-1: nobody) gains a point for each missing gold."""

    seat: int
    amount: int
    scorer: int

    def apply(self, table: Table) -> Table:
        if self.scorer >= 0:
            table = with_player(table, self.scorer, points=table.players[self.scorer].points + self.amount)
        return replace(table, ending=True)


class CardAttached(Event, frozen=True):
    """A card was put under a creature."""

    card: int
    creature: int

    def apply(self, table: Table) -> Table:
        stack = tuple(replace(action, card=0) if action.card == self.card else action for action in table.stack)
        table = replace(table, stack=stack)
        return with_creature(table, self.creature, attached=(*table.creatures[self.creature].attached, self.card))


class CardDiscarded(Event, frozen=True):
    """A card, played or attached, went to its owner's discard pile."""

    card: int

    def apply(self, table: Table) -> Table:
        for creature in table.creatures.values():
            if self.card in creature.attached:
                table = with_creature(table, creature.id, attached=without(creature.attached, self.card))
        stack = tuple(replace(action, card=0) if action.card == self.card else action for action in table.stack)
        return discarded(replace(table, stack=stack), self.card)
