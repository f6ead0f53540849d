"""What happens to cards in Heroes; the rest is in ``events.py``."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

from msgspec.structs import replace

from game.core import cards as kit
from game.core.applying import backs, with_player, without
from game.core.cards import HandReturned as HandReturned
from game.core.events import Event, Notice
from game.rules.heroes import table_changes
from game.rules.heroes.state.table import Link, Resource, Table


class DeckShuffled(kit.DeckShuffled, frozen=True):
    """A deck in its new order; nothing is known of its top any more."""

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, deck=self.deck, looked=0, shown=0)


class CardsDrawn(kit.CardsDrawn, frozen=True):
    """A seat drew cards for the reason ``why``: start, mulligan, turn, card."""

    why: str

    def apply(self, table: Table) -> Table:
        known = table_changes.known_after_drawing(table.players[self.seat], len(self.cards))
        after: Table = super().apply(table)
        return with_player(after, self.seat, **known)


class EmptyDeckDrawn(Event, frozen=True):
    """A seat had to draw from an empty deck."""

    seat: int

    def apply(self, table: Table) -> Table:
        return with_player(table, self.seat, decked=True)


class CardDiscarded(kit.CardDiscarded, frozen=True):
    """A card went from a hand to the graveyard for the reason ``why``: limit, effect."""

    why: str


class TopLookedAt(kit.CardsOfSeat, frozen=True):
    """A seat looked at the top cards of its deck, or at all of it; the last one is the top."""

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        deck = player.deck if not any(self.cards) else table_changes.top_replaced(player, self.cards)
        return with_player(table, self.seat, deck=deck, looked=max(player.looked, len(self.cards)))


class TopShown(Event, frozen=True):
    """The top cards of a seat's deck were shown to all; the last one is the top."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        shown = max(player.shown, len(self.cards))
        return with_player(table, self.seat, deck=table_changes.top_replaced(player, self.cards), shown=shown)


class TopPutUnder(Event, frozen=True):
    """The top cards of a seat's deck went under it; where they lie there nobody keeps in mind."""

    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Self:
        return replace(self, cards=backs(self.cards))

    def apply(self, table: Table) -> Table:
        player, count = table.players[self.seat], len(self.cards)
        deck = self.cards + player.deck[: len(player.deck) - count]
        return with_player(table, self.seat, deck=deck, **table_changes.known_after_drawing(player, count))


class CardTaken(kit.CardTaken, frozen=True):
    """A seat took a card out of its deck and showed it."""

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        below = player.deck[::-1].index(self.card) if self.card in player.deck else 0
        known = {"looked": player.looked - (below < player.looked), "shown": player.shown - (below < player.shown)}
        after: Table = super().apply(table)
        return with_player(after, self.seat, **known)


class CardTakenBack(Event, frozen=True):
    """A card went from a graveyard to its owner's hand, where it is ``kept``."""

    seat: int
    card: int
    kept: int

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat else replace(self, kept=0)

    def apply(self, table: Table) -> Table:
        table = table_changes.out_of_graveyard(table, self.seat, self.card)
        return with_player(table, self.seat, hand=(*table.players[self.seat].hand, self.kept))


class CardRemoved(Event, frozen=True):
    """A card was removed from the game, out of its owner's graveyard."""

    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        table = table_changes.out_of_graveyard(table, self.seat, self.card)
        return with_player(table, self.seat, removed=(*table.players[self.seat].removed, self.card))


class MulliganDecided(Notice, frozen=True):
    """A seat will draw a new hand, or keeps the one it has."""

    seat: int
    again: bool


class ResourcePlaced(Event, frozen=True):
    """A seat placed a card as a resource."""

    seat: int
    card: int
    face_up: bool

    def seen_by(self, seat: int) -> Self:
        return self if seat == self.seat or self.face_up else replace(self, card=0)

    def apply(self, table: Table) -> Table:
        player = table.players[self.seat]
        resources = (*player.resources, Resource(self.card, self.face_up))
        table = with_player(table, self.seat, hand=without(player.hand, self.card), resources=resources)
        return replace(table, turn=replace(table.turn, placed=True))


class ResourcesExhausted(Event, frozen=True):
    """A seat paid with the resources at these places of its row."""

    seat: int
    places: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return table_changes.with_resources(table, self.seat, self.places, exhausted=True)


class ResourcesReadied(Event, frozen=True):
    """Resources at these places are ready again."""

    seat: int
    places: tuple[int, ...]

    def apply(self, table: Table) -> Table:
        return table_changes.with_resources(table, self.seat, self.places, exhausted=False)


class QuestCompleted(Event, frozen=True):
    """A quest was turned face down; its reward follows."""

    seat: int
    card: int

    def apply(self, table: Table) -> Table:
        row = table.players[self.seat].resources
        place = next(place for place, one in enumerate(row) if one.card == self.card)
        return table_changes.with_resources(table, self.seat, (place,), face_up=False, completed=True)


class LinkAdded(Event, frozen=True):
    """Something is on the chain; a card comes from its owner's hand, a trigger from those that wait."""

    link: Link

    def apply(self, table: Table) -> Table:
        link = self.link
        if link.what == "card":
            table = with_player(table, link.seat, hand=without(table.players[link.seat].hand, link.card))
        waiting = tuple(one for one in table.waiting if one.id != link.id)
        return replace(table, chain=(*table.chain, link), waiting=waiting)


class LinkLeft(Event, frozen=True):
    """Something is on the chain no more: it has ``resolved``, was ``interrupted``, lost its targets (``void``), or its
    player has it do nothing (``declined``). A card goes to its owner's graveyard, or into play."""

    link: int
    why: Literal["resolved", "interrupted", "void", "declined"]
    to: Literal["graveyard", "play"] = "graveyard"

    def apply(self, table: Table) -> Table:
        left = next(link for link in table.chain if link.id == self.link)
        table = replace(table, chain=tuple(link for link in table.chain if link.id != self.link))
        return table_changes.bury_card(table, left.card) if left.what == "card" and self.to == "graveyard" else table


class TriggerNoted(Event, frozen=True):
    """Something has triggered and waits for the next state check."""

    link: Link

    def apply(self, table: Table) -> Table:
        return replace(table, waiting=(*table.waiting, self.link))


class TriggerVanished(Event, frozen=True):
    """A trigger found no target."""

    link: int

    def apply(self, table: Table) -> Table:
        return replace(table, waiting=tuple(link for link in table.waiting if link.id != self.link))
