"""What a game tells the table scene about itself: a protocol, and the plain records that its panels show.

The scene knows seats, hands, prompts, stacks and offers. Which legal answer a click stands for, what a card looks like
and what to mark on the board is for the game's own screen, its ``ui/games/<game>/screen.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec
import pygame

from game.core.commands import Command
from game.core.events import Event
from game.core.refusals import Refusal
from game.core.sentences import Said, plain
from game.core.state import Step, TableT
from game.core.views import View
from game.geometry.squares import Cell
from game.ui.art.card_backs import CardBack
from game.ui.art.card_faces import FaceRecord
from game.ui.screens.board_view import MatchBoard
from game.ui.screens.foresight import Foreseen
from game.ui.screens.indicator import Indicator
from game.ui.screens.items import Item, Offer, Offers
from game.ui.screens.stops import Stop
from game.ui.screens.tally import Tally
from game.ui.window.measures import Measures

#: A view of whatever game is played: the scene hands it on from the match to the game's screen.
AnyView = View[object, Step]
Give = Callable[[Offer], None]


class Counter(msgspec.Struct, frozen=True):
    """A figure of a seat: ``place`` is where its cards or coins lie (see ``spot`` in ``boards/shared/motion.py``),
    ``icon`` and ``value`` are shown, ``words`` explain; a ``text`` such as "2/3" is shown in place of the value. With a
    ``back`` that many cards are seen from behind; ``deck`` is theirs. What ``is_pile`` counts cards that lie there."""

    place: str
    icon: str
    value: int
    words: str
    back: CardBack | None = None
    deck: str = ""
    text: str = ""
    is_pile: bool = False

    @property
    def shown(self) -> str:
        """Return what stands beside the icon."""
        return self.text or str(self.value)


class SeatFigures(msgspec.Struct, frozen=True):
    """One seat's strip; ``sign`` is the icon of who plays there."""

    seat: int
    name: str
    note: str
    counters: tuple[Counter, ...]
    ally: bool = False
    sign: str = ""


class TurnFigures(msgspec.Struct, frozen=True):
    """Whose turn it is, and where in the turn: ``phases`` in order, ``phase`` the present one (-1 for none). ``called``
    is the present one's name in a sentence, where it has another."""

    seat: int
    title: str
    phases: tuple[str, ...]
    phase: int
    warning: str = ""
    called: str = ""

    @property
    def part(self) -> str:
        """Return which part of the turn it is, for a sentence: "build turn"; "" for none."""
        return self.called or (self.phases[self.phase].lower() if self.phase >= 0 else "")


class HeldCard(msgspec.Struct, frozen=True):
    """A card of the seat's own hands; ``group`` is the hand that it is in. ``mark`` is a word on its upper edge that
    sets it apart."""

    number: int
    key: str
    face: FaceRecord
    group: str
    mark: str = ""


class Announced(msgspec.Struct, frozen=True):
    """An announced action, by its ``number``: who (its ``face``), of which seat, what it says, and an icon for what it
    is. ``about`` are the pieces concerned; ``is_card``: it is a card that was played."""

    number: int
    seat: int
    face: FaceRecord
    text: str
    note: str
    icon: str
    about: tuple[int, ...]
    is_card: bool = False


class Inspection(msgspec.Struct, frozen=True):
    """Something looked at closely: its card, and what is so now: ``facts`` are icon, text and explanation."""

    face: FaceRecord
    title: str
    seat: int
    facts: tuple[tuple[str, str, str], ...] = ()
    glossary: tuple[tuple[str, str], ...] = ()

    @property
    def name(self) -> str:
        """Return the title without whose it is, which stands behind it in brackets."""
        return self.title.partition(" (")[0]


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log; ``about`` are the pieces it is about. ``heading``: a turn begins."""

    said: Said | str
    about: tuple[int, ...] = ()
    seat: int = -1
    heading: bool = False

    @property
    def text(self) -> str:
        return str(self.said)

    @property
    def parts(self) -> Said:
        return self.said if isinstance(self.said, Said) else plain(self.said)


class Opened(msgspec.Struct, frozen=True):
    """A pile whose cards lie open to be looked at, in their order: what it is, and the cards."""

    title: str
    cards: tuple[HeldCard, ...]


class GameScreen(Protocol[TableT]):
    """One game on the table. It is given views and tables of one seat and keeps none of them but in its board. To the
    scene, which hands them on from the match and reads none of them, it is a ``GameScreen[object]``."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return what the seats are called."""

    @property
    def board(self) -> MatchBoard[TableT] | None:
        """Return the board on the screen, once there is one."""

    @property
    def has_sight(self) -> bool:
        """Return whether the board has lines of sight, which the sight tool shows."""

    @property
    def foresight(self) -> Foreseen | None:
        """Return what pieces that are pointed at threaten, where a game shows that."""

    def show(self, table: TableT | None) -> None:
        """Draw this table on the board from now on; None forgets everything."""

    def sit(self, seat: int) -> None:
        """Look at the table from that seat."""

    def own_side(self, table: TableT, seat: int) -> Collection[Cell]:
        """Return the spaces that a seat begins from, as far as that is known."""

    def threatened(self, table: TableT, seat: int) -> Iterator[Mapping[int, bool]]:
        """Yield the seat's pieces that its foes could attack, all others standing as now, and whether each could fall
        of it, as far as that is known."""

    def restyle(self, theme: str, names: Sequence[str], table: TableT | None) -> None:
        """Draw the board again in another theme, or with other names of the seats, with that table on it, if any."""

    def piece_at(self, table: TableT, cell: Cell) -> int | None:
        """Return the piece on a space, or None."""

    def space_of(self, table: TableT, piece: int) -> tuple[Cell, int] | None:
        """Return the first square of a piece's space and its size, or None when it is not on the board."""

    def place_words(self, table: TableT, item: Item) -> str:
        """Return the name of a piece's space, or of a space, as words and the board's edge have it; "" for none."""

    def space_words(self, table: TableT, cell: Cell) -> str:
        """Return what there is to say of a space itself: its ground, what lies on it and does; "" where it is plain."""

    def seat_figures(self, table: TableT, seat: int, viewer: int) -> SeatFigures:
        """Return a seat's strip, as ``viewer`` may know it."""

    @property
    def parts(self) -> tuple[str, ...]:
        """Return the names of a turn's parts, for which the turn's panel has room."""

    def turn_figures(self, table: TableT) -> TurnFigures: ...

    def held(self, view: View[TableT, Step]) -> tuple[HeldCard, ...]:
        """Return the cards in the seat's own hands."""

    def tray(self, view: View[TableT, Step], offers: Offers) -> tuple[HeldCard, ...]:
        """Return cards to choose from that lie in no hand, as when those are chosen that a match begins with."""

    def offers(self, view: View[TableT, Step], answers: Sequence[Command], selected: int | None) -> Offers:
        """Return what may be done now, made of legal answers; ``selected`` is the piece that the player considers."""

    def begin_with(self, item: Item | None, offers: Offers) -> None:
        """Begin an answer with an item; the rest is asked for next, from among these ``offers``; None: with nothing."""

    def first_selection(self, view: View[TableT, Step]) -> int | None:
        """Return the piece that is considered when the player has selected none."""

    def is_selectable(self, view: View[TableT, Step], piece: int) -> bool:
        """Return whether the player may consider acting with that piece now."""

    def waiting(self, view: View[TableT, Step]) -> tuple[int, ...]:
        """Return pieces of the asked seat that can still act this turn."""

    def concerned(self, view: View[TableT, Step], /) -> tuple[int, ...]:
        """Return the pieces that a question about cards concerns, though no answer is one of them; those to be seen
        before all come first."""

    def why_not(self, view: View[TableT, Step], item: Item, selected: int | None) -> Refusal | None:
        """Return why pointing at an item means nothing now, in the rule's terms; None when nothing would be meant."""

    def mark(self, view: View[TableT, Step], table: TableT, pointed: Item | None, chosen: Marks) -> str:
        """Show what belongs to the moment on the board: reach, targets, paths, sight. Gives back words for a tooltip
        on what is pointed at, or nothing."""

    def indicator(self, table: TableT, events: Sequence[Event]) -> Indicator | None:
        """Return the action that begins with these events, which the seat was told and which are still to be played on
        that table: who acts and what at; None where none does that is to be pointed out."""

    def tray_title(self, view: View[TableT, Step]) -> str:
        """Return what is chosen from the tray, and how much is left."""

    def inspect(self, table: TableT, item: Item) -> Inspection | None:
        """Return what there is to see of an item closely, or None."""

    def announced(self, table: TableT) -> tuple[Announced, ...]:
        """Return what is being answered, the last announced on top (last in the row)."""

    def tallies(self, view: View[TableT, Step], table: TableT, pointed: Item | None) -> tuple[Tally, ...]:
        """Return sums at the right edge, such as of a fight in preparation, with what is ``pointed`` at counted in."""

    def opened(self, table: TableT, item: Item) -> Opened | None:
        """Return the cards of a pile that may be looked through; None for what cannot be opened."""

    def prompt(self, view: View[TableT, Step], selected: int | None) -> str:
        """Return who is asked what, and why; and what can be done with the selected piece."""

    def log_line(self, table: TableT, event: Event) -> LogLine | None:
        """Return the log's line for an event, from the table before it."""

    def passing(self, answers: Sequence[Command]) -> Command | None:
        """Return the answer that lets an announced action be, if there is one."""

    def resting(self, view: View[TableT, Step], answers: Sequence[Command]) -> Command | None:
        """Return the answer by which a seat goes on that does nothing more with its pieces in this turn (see
        ``Offer.goes_on``); None where it has to choose all the same."""

    def own_act_answered(self, view: View[TableT, Step], last: Command | None) -> bool:
        """Return whether the seat is asked to answer what it did itself: a card that it has played, a move or attack
        where a game asks about those, or the end of what it could have continued, by its ``last`` answer, after which
        nobody gave another."""

    def asked_in_vain(self, view: View[TableT, Step], answers: Sequence[Command]) -> Command | None:
        """Return the one answer of a seat that is asked only lest the others learn that it has no other; None where it
        is asked for its own sake."""

    def stops(self) -> tuple[Stop, ...]:
        """Return the steps at which a seat may be asked whether it does something of its own will."""

    def stop_at(self, view: View[TableT, Step]) -> Stop | None:
        """Return the step at which the seat is asked in this way now; None if it is asked anything else."""

    def is_in_passing(self, view: View[TableT, Step]) -> bool:
        """Return whether the seat, though asked to act, carries out a card of its own in another one's turn."""

    def turn_number(self, table: TableT) -> int:
        """Return the number of turns so far; standing passes end with the turn."""

    def panel(self, view: View[TableT, Step], offers: Offers) -> Panel | None:
        """Return a panel of the game's own over the board for a question that the board cannot ask, as when the board
        itself is built; None for none."""


class Panel(Protocol):
    """Covers the board for one question."""

    def lay(self, rect: pygame.Rect, measures: Measures, theme: str) -> None: ...
    def draw(self, surface: pygame.Surface) -> None: ...

    # They are the buttons of ``panels``, a room that stands on this one.
    def buttons(self, give: Give) -> list[Any]: ...
    def point(self, pos: tuple[int, int]) -> None: ...
    def event(self, event: pygame.Event, give: Give) -> bool: ...


class Marks(msgspec.Struct, frozen=True):
    """What the scene knows when it asks for marks: ``offers`` open now (none while things move), the piece
    ``selected``, whether the ``sight`` tool is on and from which piece it looks (``viewer``), and whether costs are
    wanted (``detail``), the levels of the ground (``levels``), and the ``card`` of the hand that is pointed at."""

    offers: Offers
    selected: int | None = None
    sight: bool = False
    detail: bool = False
    viewer: int | None = None
    levels: bool = False
    card: int | None = None
