"""What happens in Skirmish: facts with their results. ``applying.py`` tells what each does to the table."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec

from game.core.events import Event
from game.geometry.squares import Cell
from game.rules.skirmish.state.board import Board
from game.rules.skirmish.state.board_building import PlacedTile
from game.rules.skirmish.state.table import Action, Hit, Phase

Manner = Literal["move", "shift", "slide", "teleport"]


class TileLaid(Event, frozen=True):
    """A board tile (number ``tile`` of those still to be laid) joined the board, which now looks like ``board``."""

    seat: int
    tile: int
    placed: PlacedTile
    board: Board


class DecksShuffled(Event, frozen=True):
    """A seat's decks in their new order; others see only how many cards there are."""

    reveals: ClassVar[bool] = True

    seat: int
    actions: tuple[int, ...]
    creatures: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        # Not even the owner knows the order.
        return msgspec.structs.replace(self, actions=(0,) * len(self.actions), creatures=(0,) * len(self.creatures))


class FirstSeatChosen(Event, frozen=True):
    """The seat that takes the first turn."""

    seat: int


class StartingCreaturePlaced(Event, frozen=True):
    """A starting creature was chosen from the creature deck and placed, free of charge."""

    seat: int
    card: int
    key: str
    cell: Cell


class TurnBegan(Event, frozen=True):
    """A seat's turn begins."""

    seat: int
    number: int


class PhaseBegan(Event, frozen=True):
    """Refresh, action or deploy phase."""

    seat: int
    phase: Phase


class CreaturesUntapped(Event, frozen=True):
    """Creatures were untapped for the reason ``why``: refresh, nimble, card."""

    creatures: tuple[int, ...]
    why: str


class CreaturesTapped(Event, frozen=True):
    """Creatures were tapped for the reason ``why``: attack, power, card, assist, dodge, tear, feint."""

    creatures: tuple[int, ...]
    why: str


class ActionCardsDrawn(Event, frozen=True):
    """A seat drew action cards; others see how many."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(0,) * len(self.cards))


class CreatureCardsDrawn(Event, frozen=True):
    """A seat drew creature cards into its reserve; others see how many."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=(0,) * len(self.cards))


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
        return self if seat == self.seat else msgspec.structs.replace(self, drawn=(0,) * len(self.drawn))


class ActivationBegan(Event, frozen=True):
    """A creature's activation begins."""

    creature: int


class ActivationEnded(Event, frozen=True):
    """The activation is over; what lasted until its end is gone."""

    creature: int


class AssistDeclined(Event, frozen=True):
    """An ally does not let a creature assist with a card, which it will not be asked for again this turn. Others do
    not know which card of ``seat``'s hand that is."""

    seat: int
    creature: int
    card: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=0)


class ActionDeclared(Event, frozen=True):
    """An action was announced and lies on the stack until it is done. A card played for it leaves the hand."""

    action: Action

    @property
    def shows_something(self) -> bool:
        """A card from a hand has been shown; attacks, moves and powers were known."""
        return bool(self.action.card)


class ActionDone(Event, frozen=True):
    """An announced action left the stack. ``fizzled``: it had become illegal and did nothing."""

    action: int
    fizzled: bool = False


class ResponsePassed(Event, frozen=True):
    """A seat lets an announced action be, or is not asked because it holds no answer. Nothing on the table changes."""

    seat: int
    action: int


class CreatureMoved(Event, frozen=True):
    """A creature moved along ``path`` (squares after its old one; only the last for a teleport). ``cost`` was taken
    from its speed when it moved in its own activation, else 0."""

    creature: int
    path: tuple[Cell, ...]
    manner: Manner
    cost: int = 0


class BlockGained(Event, frozen=True):
    """A creature has that much more block until the activation ends."""

    creature: int
    amount: int


class ShieldRaised(Event, frozen=True):
    """An announced action's damage to a creature will be prevented (``action``: that action); ``whole``: that of its
    further attacks, too."""

    creature: int
    action: int
    whole: bool = False


class ShotDodged(Event, frozen=True):
    """The target evades an attack: no damage, no other effect of it."""

    creature: int
    action: int


class DamageHeld(Event, frozen=True):
    """Damage of a response waits to land together with the damage of the action that it answers."""

    action: int
    hits: tuple[Hit, ...]


class DamageDealt(Event, frozen=True):
    """Damage landed. ``amount`` was dealt after ``prevented`` was taken off; ``dealer`` 0 is an attached card."""

    action: int
    dealer: int
    target: int
    amount: int
    prevented: int
    manner: Literal["melee", "ranged", "effect", "attached"]


class CreatureHealed(Event, frozen=True):
    """Damage was taken off a creature."""

    creature: int
    amount: int


class CreatureDestroyed(Event, frozen=True):
    """A creature left the board; its card and the attached cards went to their owners' piles. ``by`` are the creatures
    whose hits did damage as it fell; none when attached cards did it."""

    creature: int
    by: tuple[int, ...]


class GoldMoved(Event, frozen=True):
    """A seat moved gold from its vault to its supply for the reason ``why``: refresh, destroyed."""

    seat: int
    amount: int
    why: str


class GoldMissing(Event, frozen=True):
    """A vault lacked gold: this turn is the last, and ``scorer`` (-1: nobody) gains a point for each missing gold."""

    seat: int
    amount: int
    scorer: int


class CardAttached(Event, frozen=True):
    """A card was put under a creature."""

    card: int
    creature: int


class CardDiscarded(Event, frozen=True):
    """A card, played or attached, went to its owner's discard pile."""

    card: int


class CreatureDeployed(Event, frozen=True):
    """A creature card was paid for, shown, and its miniature placed."""

    reveals: ClassVar[bool] = True

    seat: int
    card: int
    key: str
    cell: Cell
    paid: int


class MatchEnded(Event, frozen=True):
    """Points are counted: ``scores`` one a seat, tokens and own vault together."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    why: str
