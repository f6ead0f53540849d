"""Answers that are aimed: one item after another is pointed at, or one is carried to the other."""

from __future__ import annotations

from game.core.commands import Concede
from game.ui.screens.items import Offer, Offers, card, piece

A, B, C = piece(1), piece(2), piece(3)


def offer(*places: object, **more: object) -> Offer:
    at, by, *then = (*places, None, None)[: max(2, len(places))]
    return Offer((Concede(0),), "x", at, by, then=tuple(then), **more)  # type: ignore[arg-type]


def test_one_item_after_another_leaves_what_is_aimed_at_them() -> None:
    offers = Offers((offer(card(5), A, B), offer(card(5), A), offer(card(5), C), offer(card(6), A)))
    first = offers.by(card(5))
    assert first.items == (A, C) and len(first.at(A)) == 2
    second = first.by(A)
    assert [(one.at, one.by, one.then) for one in second.all] == [(B, None, ()), (None, None, ())]
    assert second.items == (B,) and len(second.plain) == 1
    assert second.by(B).all[0].at is None


def test_what_is_aimed_is_so_until_its_target_is_asked_for() -> None:
    offers = Offers((offer(A, B, is_aimed=True),))
    assert offers.all[0].is_aimed and not offers.by(A).all[0].is_aimed
    assert offers.by(A, B).all[0].at == B and not offers.by(A, C).all
