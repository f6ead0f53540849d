"""Things on the table that can be pointed at, and what may be answered by pointing at them. No game's words here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.core.commands import Command
from game.core.words import either
from game.geometry.squares import Cell

Sort = Literal["piece", "cell", "card", "place"]


#: The name of the place where cards of a stack lie.
STACK = "stack"


class Item(msgspec.Struct, frozen=True):
    """Something to point at: a ``piece`` or a ``card`` by its number, a ``cell`` of the board, or a named ``place`` (a
    pile, a seat's gold)."""

    sort: Sort
    number: int = 0
    cell: Cell | None = None
    name: str = ""


def piece(number: int) -> Item:
    return Item("piece", number)


def card(number: int) -> Item:
    return Item("card", number)


def on_stack(number: int) -> Item:
    """Return a card of the stack that lies on a table."""
    return Item("place", number, name=STACK)


def square(cell: Cell) -> Item:
    return Item("cell", cell=cell)


#: What is asked where pointing at one item may mean several answers, told apart by the piece that gives them.
WHO = "Choose one"


class Offer(msgspec.Struct, frozen=True):
    """One thing that a player may do now. ``commands`` are legal answers, sent one after the other; ``words`` stand on
    its button; ``at`` is what to point at for it, ``by`` the piece that does it. ``advances`` tells that it goes on
    instead of doing something (end, pass, done), ``spares_waiting`` that pieces that wait can act afterwards all the
    same. ``sure`` is asked before it is done, if anything is; ``hint`` explains it further; ``asks`` is the question
    that distinguishes it from others at the same item. ``then`` is what else to point at after ``by``, one by one.
    What ``is_aimed`` is not done before ``by`` was pointed at too, even where nothing else is meant. ``besides`` says
    why something else that the item is for cannot be done. What ``goes_on`` is done again by itself, with each piece
    that could still act, until the turn ends. ``figures``: the outcome, shown at the end of its words. ``undone``:
    what most people do before they go on like this, as a sentence without its stop, and is asked about; the button of
    what ``wastes`` something is not the one that stands out."""

    commands: tuple[Command, ...]
    words: str
    at: Item | None = None
    by: Item | None = None
    advances: bool = False
    icon: str = ""
    sure: str = ""
    hint: str = ""
    spares_waiting: bool = False
    asks: str = WHO
    then: tuple[Item, ...] = ()
    is_aimed: bool = False
    besides: str = ""
    goes_on: bool = False
    figures: str = ""
    undone: str = ""
    wastes: bool = False

    @property
    def next_step(self) -> Offer:
        """Return the offer after ``at`` was pointed at: now the next item is to be pointed at."""
        then, further = (self.then[0], self.then[1:]) if self.then else (None, ())
        return msgspec.structs.replace(self, at=self.by, by=then, then=further, is_aimed=False)


#: As many cards at most are named that could still be played; more are counted.
_NAMED = 3


def could_still(verb: str, cards: Sequence[str]) -> str:
    """Return what is left undone with cards: "You could still play Bolt or Ward"; "" for no card."""
    what = either(list(dict.fromkeys(cards))) if len(cards) <= _NAMED else f"{len(cards)} cards"
    return f"You could still {verb} {what}" if what else ""


def with_figures(offer: Offer, figures: str) -> Offer:
    """Return the offer with what it comes to on its button; the same where it has none."""
    return msgspec.structs.replace(offer, words=f"{offer.words}: {figures}", figures=figures) if figures else offer


class Offers:
    """All that may be done now, and a part of it: what goes with one item."""

    def __init__(self, offers: tuple[Offer, ...] = ()) -> None:
        self.all = offers
        self._at: dict[Item, list[Offer]] = {}
        for offer in offers:
            if offer.at is not None:
                self._at.setdefault(offer.at, []).append(offer)

    def at(self, item: Item | None) -> tuple[Offer, ...]:
        return tuple(self._at.get(item, ())) if item is not None else ()

    @property
    def items(self) -> tuple[Item, ...]:
        """Return everything that can be pointed at, in the order of the answers."""
        return tuple(self._at)

    def cells(self) -> tuple[Cell, ...]:
        return tuple(item.cell for item in self._at if item.sort == "cell" and item.cell is not None)

    def numbers(self, sort: Sort) -> tuple[int, ...]:
        return tuple(item.number for item in self._at if item.sort == sort)

    @property
    def plain(self) -> tuple[Offer, ...]:
        """Return what belongs to nothing on the table and does not go on: powers, yes and no."""
        return tuple(offer for offer in self.all if offer.at is None and not offer.advances)

    @property
    def advancing(self) -> tuple[Offer, ...]:
        """Return the offers that advance the turn: end, pass, done."""
        return tuple(offer for offer in self.all if offer.advances)

    @property
    def asks(self) -> str:
        """Return the question that tells the offers apart; if they ask different ones, all of them."""
        first, *others = dict.fromkeys(offer.asks for offer in self.all) or (WHO,)
        if not others:
            return first
        following = (f"{other[0].lower()}{other[1:]}" for other in others)
        return " or ".join(asked.rstrip("?") for asked in (first, *following)) + "?"

    def by(self, item: Item, actor: Item | None = None) -> Offers:
        """Return only what pointing at an item may mean, now to be told apart by who does it, or by what it is aimed
        at; ``actor`` leaves one."""
        left = tuple(offer for offer in self.at(item) if actor is None or offer.by == actor)
        return Offers(tuple(offer.next_step for offer in left))


def are_apart(offers: tuple[Offer, ...]) -> bool:
    """Return whether offers at one item differ in something else, such as where a long body's back comes to lie."""
    others = {offer.by for offer in offers}
    return None not in others and len(others) == len(offers)
