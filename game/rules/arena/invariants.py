"""The invariants of every state of Arena."""

from __future__ import annotations

from collections import Counter

from game.core.state import State, Step
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.movement import PathFinder
from game.rules.arena.state.board import misshapen
from game.rules.arena.state.table import Table, field
from game.rules.arena.stats import life_left


def flaws(state: State[Table, Step]) -> tuple[str, ...]:
    """Return the broken invariants, one sentence each."""
    table = state.table
    wrong = misshapen(table.board)
    if wrong:
        return (f"battlefield: {wrong}",)
    return (*_cards(table), *_figures(table), *_turn(table))


def _cards(table: Table) -> list[str]:
    """Check that every spell card lies in exactly one place."""
    places: list[int] = []
    for player in table.players:
        places += player.library + player.hand + player.graveyard
    for army in table.armies.values():
        places += army.auras + army.hidden
    if table.playing is not None:
        places.append(table.playing.card)
    counted = Counter(places)
    found = [f"card {card} lies in {count} places" for card, count in counted.items() if count > 1]
    found += [f"card {card} is lost" for card in table.cards if card not in counted]
    found += [f"card {card} is unknown" for card in counted if card not in table.cards]
    return found


def _figures(table: Table) -> list[str]:
    """Check that figures off the battlefield fill no space, those on it as many as they need, one figure a space."""
    found = []
    taken: dict[tuple[int, int], int] = {}
    moving = table.turn.moving
    for figure in table.figures.values():
        card = ARMY_CARDS[table.armies[figure.army].key]
        expected = card.spaces if figure.zone == "field" else 0
        if len(figure.spaces) != expected:
            found.append(f"figure {figure.id} in the {figure.zone} fills {len(figure.spaces)} spaces")
        if figure.zone != "field" and figure.damage:
            found.append(f"figure {figure.id} in the {figure.zone} has damage")
        if figure.damage < 0:
            found.append(f"figure {figure.id} has negative damage")
    for figure in field(table):
        if life_left(table, figure) <= 0:
            found.append(f"figure {figure.id} should be destroyed")
        # A figure on its way may pass over others.
        if moving is not None and moving.figure == figure.id:
            continue
        refusal = PathFinder(table, figure).why_no_end(figure.spaces)
        passed = refusal is not None and moving is not None and refusal.about == (moving.figure,)
        if refusal is not None and not passed:
            found.append(f"figure {figure.id} stands where no figure can stand")
        for space in figure.spaces:
            if space in taken:
                found.append(f"figures {taken[space]} and {figure.id} share a space")
            taken[space] = figure.id
    return found


def _turn(table: Table) -> list[str]:
    found = []
    if table.turn.spells > 3:
        found.append("more than three spells were played in a turn")
    for glyph in table.glyphs:
        if glyph.is_up and glyph.kind == "random":
            found.append(f"glyph {glyph.id} lies face up without a kind")
    return found
