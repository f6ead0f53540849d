"""A held card may bear a mark: in Arena the army card that was chosen for the turn."""

from __future__ import annotations

import pygame

from game.app.matches.match import Match
from game.ui.art.palette import BRASS_LIGHT
from game.ui.games.arena.figures import held_cards
from tests.journeys.table_hands import at_the_table, wait
from tests.ui.table.many_tables import a_match


def _at_spells() -> Match:
    """Return a match of Arena in which the turn's army card has just been chosen."""
    match = a_match("arena", "hh")
    while match.decision is not None and match.decision.prompt != "spells":
        assert match.submit(match.decision.seat, match.answers(match.decision.seat)[0]) is None
    return match


def test_the_army_card_chosen_for_the_turn_is_marked_for_its_player_alone() -> None:
    match = _at_spells()
    seat = match.asked
    assert seat is not None
    chosen = match.view(seat).table.turn.army
    marks = {held.number: held.mark for held in held_cards(match.view(seat)) if held.mark}
    assert chosen and marks == {chosen: "Chosen"}
    assert not any(held.mark for held in held_cards(match.view(1 - seat)))


def test_a_mark_is_drawn_at_the_foot_of_its_card() -> None:
    driver, scene = at_the_table(_at_spells())
    assert wait(driver, scene)
    driver.frames(4)
    hand = scene.laying.hand
    (marked,) = (card for card in hand.cards if card.held.mark)
    foot = min(marked.rect.bottom, hand.area.bottom) - driver.app.px(5) - 3
    driver.frames(2)
    others = [card for card in hand.cards if not card.held.mark]

    def is_labelled(rect: pygame.Rect) -> bool:
        colours = [tuple(driver.app.display.screen.get_at((x, foot)))[:3] for x in range(rect.left, rect.right)]
        return colours.count(BRASS_LIGHT) > 12

    assert others and is_labelled(marked.rect) and not any(is_labelled(card.rect) for card in others)
