"""What a game says so that its written positions can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.app.scenarios.cards import DrawnCard
from game.core.scenario.script import NONE, Space
from game.core.state import AnyState

#: A JSON object.
Document = dict[str, Any]


class MomentKind(msgspec.Struct, frozen=True, kw_only=True):
    """How written positions of one game stand on its maps.

    ``draw`` takes what lies in play out of a document, and returns it as cards; ``write`` puts those that are drawn
    into a document. ``load`` makes the state of a document, or raises ValueError. ``list_of`` is the field of a seat
    that a drawn seat's list is. ``numbers`` are those of drawn cards in a match. ``now`` gives the seats whose turn it
    is. ``map_of`` is what a document says of a board. ``draw_board`` writes a map file of what a document says of its
    board, for games whose boards can be written into a document; ``map_defaults`` is what that leaves out."""

    game: str
    draw: Callable[[Document], list[DrawnCard]]
    write: Callable[[Sequence[DrawnCard], Document], None]
    load: Callable[[Document], AnyState]
    list_of: str = ""
    numbers: Callable[[Any, Sequence[DrawnCard]], tuple[int, ...]]
    now: Callable[[Document], tuple[int, ...]] = lambda document: (document.get("turn", {}).get("seat", 0),)
    map_of: Callable[[Any], Any] = lambda board: board.source
    draw_board: Callable[[Any], str] | None = None
    map_defaults: Mapping[str, Any] = {}


def card_of(
    record: Document,
    what: str = "",
    space: Space = (NONE, 0),
    *,
    seat: int = 0,
    damage: str = "damage",
    tapped: str = "tapped",
    leave: Sequence[str] = (),
) -> DrawnCard:
    """Return a record of a document as a card on an area or a space of a board. ``damage`` and ``tapped`` are the names
    of these fields, those to ``leave`` are written elsewhere; all others are its marks."""
    own = {"name", "seat", damage, tapped, *leave}
    marks = {name: value for name, value in record.items() if name not in own and value is not None}
    return DrawnCard(
        "",
        record.get("name", ""),
        what,
        record.get("seat", seat),
        space,
        damage=record.get(damage, 0),
        tapped=bool(record.get(tapped)),
        marks=marks,
    )


def record_of(card: DrawnCard, *, damage: str = "damage", tapped: str = "tapped") -> Document:
    """Return a card as a record of a document, without its seat."""
    record = {"name": card.name, **card.marks}
    return record | ({damage: card.damage} if card.damage else {}) | ({tapped: True} if card.tapped else {})


def as_record(one: str | Document) -> Document:
    """Return a record that a document may have as a name alone."""
    return {"name": one} if isinstance(one, str) else one


def defaults_of(document: type[msgspec.Struct]) -> Document:
    """Return what a document means that leaves everything out that may be left out."""
    least = {field.name: "" for field in msgspec.structs.fields(document) if field.required}
    plain = document(**least)
    return {name: msgspec.to_builtins(getattr(plain, name)) for name in document.__struct_fields__ if name not in least}
