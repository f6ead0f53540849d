"""Drawing spell cards, and who may know them."""

from __future__ import annotations

from game.core.cards import top_of
from game.rules.arena.asking import AnyDraft
from game.rules.arena.state import card_events as ce
from game.rules.arena.state.table import Table
from game.rules.arena.stats import planeswalker_of


def knows(table: Table, seat: int) -> tuple[int, ...]:
    """Return the seats that may look at a seat's cards: its own, and its teammate's."""
    # rule: arena/teammates
    team = table.players[seat].team
    return tuple(player.seat for player in table.players if player.team == team)


def draw_cards(draft: AnyDraft, seat: int, count: int) -> None:
    """Draw as many cards as there are; a seat without its Planeswalker draws none, and nothing is shuffled back."""
    # rule: arena/last_card
    if planeswalker_of(draft.table, seat) is None:
        return
    if cards := top_of(draft.table.players[seat].library, count):
        draft.happen(ce.CardsDrawn(seat, cards, knows(draft.table, seat)))
