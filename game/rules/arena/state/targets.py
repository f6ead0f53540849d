"""What a spell card is played on: a figure, an army card, an enchantment that lies face up, or a seat."""

from __future__ import annotations

import msgspec


class OnFigure(msgspec.Struct, frozen=True, tag="figure"):
    """A figure on the battlefield."""

    figure: int


class OnArmy(msgspec.Struct, frozen=True, tag="army"):
    """An army card."""

    army: int


class OnEnchantment(msgspec.Struct, frozen=True, tag="enchantment"):
    """An enchantment that lies face up on an army card."""

    card: int


class OnSeat(msgspec.Struct, frozen=True, tag="seat"):
    """An opponent."""

    seat: int


Target = OnFigure | OnArmy | OnEnchantment | OnSeat


def piece_of(target: Target | None) -> int:
    """Return the number of the figure, army card or enchantment; 0 for a seat and for no target."""
    match target:
        case OnFigure(figure=number) | OnArmy(army=number) | OnEnchantment(card=number):
            return number
        case _:
            return 0
