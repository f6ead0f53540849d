"""What the widgets of all decisions may look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.decisions import Decision
from game.ui.panels.layout import TableLayout
from game.ui.panels.response_window import ResponseWindow
from game.ui.screens.game_screen import Announced
from game.ui.screens.items import Item, Offer, Offers
from game.ui.window.measures import Measures


@dataclass
class Moment:
    """All that a widget may look at: the open question, what may be done, and where there is room. ``give`` answers
    with an offer, ``narrow`` asks who does what pointing at an item means, ``stand`` passes until the turn ends.
    ``place_of`` names the space of a piece, as the board's edge does; ``stands_apart``: many pieces share a space and
    are pointed at one by one. ``noun`` is what the game calls a piece. ``may_stand``: passing until the turn ends
    answers this question too. ``held`` are the cards of the hand with keys."""

    decision: Decision
    offers: Offers
    layout: TableLayout
    to: Measures
    give: Callable[[Offer], None]
    narrow: Callable[[Item | None], None]
    stand: Callable[[], None]
    narrowed: Item | None = None
    waiting: tuple[int, ...] = ()
    stack: tuple[Announced, ...] = ()
    tray: tuple[int, ...] = ()
    window: ResponseWindow = field(default_factory=ResponseWindow)
    name_of: Callable[[Item], str] = lambda item: ""
    place_of: Callable[[Item], str] = lambda item: ""
    stands_apart: bool = False
    noun: str = "piece"
    may_stand: bool = True
    held: frozenset[int] = frozenset()
