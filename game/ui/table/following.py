"""Following a match from one seat: the screen's own table goes batch by batch where the seat's queue leads it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeVar, cast

from game.app.matches.event_queue import Batch, ViewRenewed
from game.app.matches.hotseat import Hotseat
from game.app.matches.match import Match
from game.app.matches.names import joined
from game.core.scenario.events import Told
from game.core.scenario.standing import Scenario
from game.core.words import counted
from game.geometry.squares import Cell
from game.ui.games.game_ui import game_ui_of
from game.ui.panels.log_panel import LogPanel
from game.ui.scenes.curtain import Asked
from game.ui.screens.board_view import MatchBoard
from game.ui.screens.game_screen import Announced, AnyView, GameScreen, Inspection, LogLine, TurnFigures
from game.ui.screens.indicator import Indicator
from game.ui.screens.items import Item

ResultT = TypeVar("ResultT")
#: The first square of a space, and its size.
Space = tuple[Cell, int]

#: Batches and lines that are told again when a seat sits down.
_MOST_RECENT = 150


class Following:
    """Holds the seat's ``view`` and the ``table`` that the screen shows; both end with ``forget``.

    While batches are played the table lags behind; when the queue is dry it equals the view's table. ``noun`` is what
    the game calls a piece."""

    def __init__(self, match: Match, screen: GameScreen[object], log: LogPanel) -> None:
        self.match, self.screen, self.log = match, screen, log
        self.hotseat = Hotseat(match)
        self.noun = game_ui_of(match.game.profile.game).noun
        self.seat = 0
        #: Who sits at the near side of a screen that lies flat: the first person (0) or the second (1), and by turns.
        self.near = 0
        self.view: AnyView | None = None
        self.table: object = None
        #: What the batch that is being played adds to the log, and the table after it.
        self._playing: tuple[list[LogLine], object] | None = None
        #: Words of a scenario that were shown to nobody yet.
        self.told: list[str] = []
        #: What was told of a table, and that table.
        self._cache: dict[Hashable, object] = {}
        self._cached_table: object = None

    @property
    def is_open(self) -> bool:
        """Return whether a view is held at all."""
        return self.view is not None

    @property
    def is_far(self) -> bool:
        """Return whether the player there, or the one who takes over, sits at the far side of a screen that lies
        flat."""
        people, waiting = self.match.players.people, self.hotseat.curtain_for
        seat = self.seat if self.is_open or waiting is None else waiting
        return (people.index(seat) if seat in people else 0) % 2 != self.near

    @property
    def board(self) -> MatchBoard[object] | None:
        """Return the board on the screen, once there is one."""
        return self.screen.board

    @property
    def scenario(self) -> Scenario | None:
        """Return the scenario as the table that is shown has it; None in other matches."""
        found: Scenario | None = getattr(self.table, "scenario", None)
        return found

    @property
    def stands_apart(self) -> bool:
        """Return whether pieces share spaces, so that pointing at one is not the same as pointing at its space."""
        board = self.board
        return board is not None and board.apart is not None

    def stands_alone(self, item: Item) -> bool:
        """Return whether it is a piece that has its space for itself."""
        return item.sort == "piece" and not self.stands_apart

    def space(self, item: Item) -> Space | None:
        """Return where a piece or a space is on the board."""
        if item.cell is not None:
            return item.cell, 1
        return self.screen.space_of(self.table, item.number) if item.sort == "piece" else None

    @property
    def announced(self) -> tuple[Announced, ...]:
        """Return what the response window lists: nothing on boards that have the stack lying on them."""
        return () if self.stack_lies_there else self.screen.announced(self.table)

    @property
    def stack_lies_there(self) -> bool:
        """Return whether what is being answered lies on the board as cards."""
        board = self.board
        return board is not None and board.board_cards is not None and board.board_cards.has_stack

    @property
    def is_dry(self) -> bool:
        """Return whether everything that the seat was told has been shown."""
        return self._playing is None and self.match.sent.queue(self.seat).is_dry

    def sit(self, seat: int) -> None:
        """Follow from that seat: a fresh view, and what it has been told so far in the log."""
        self.seat = seat
        self._renew()
        self._retell()

    def renamed(self) -> None:
        """Tell again what was told with other names of the seats: the log, and what is being played."""
        self._cached_table = None
        if self.is_dry:
            self.settle()
        self._retell()
        if self._playing is not None:
            queue = self.match.sent.queue(self.seat)
            self._playing = self.lines_of(self.table, queue.since(queue.read - 1)[0])

    def asked_for(self, seat: int) -> Asked:
        """Return what the curtain says that a seat is asked for: as much as everybody is told."""
        decision = self.match.decision
        if decision is None or decision.kind == "act":
            return "turn"
        if decision.kind == "respond":
            return "response"
        turn = self.screen.turn_figures(self.match.view(seat).table)
        return "turn" if turn.seat == seat or turn.phase < 0 else "decision"

    def _retell(self) -> None:
        """Write the log again: what the seat was told and still keeps."""
        self.log.forget()
        lines: list[LogLine] = []
        until = self.match.sent.queue(self.seat).read - (self._playing is not None)
        for table, batch in self.match.sent.recent(self.seat, _MOST_RECENT, until):
            lines += self.lines_of(table, batch)[0]
        for line in lines[-_MOST_RECENT:]:
            self.log.add(line)

    def forget(self) -> None:
        """Hold nothing of any view."""
        self.view = self.table = self._cached_table = None
        self._playing, self._cache, self.told = None, {}, []
        self.log.forget()

    def once(self, key: Hashable, tell: Callable[[], ResultT]) -> ResultT:
        """Return what ``tell`` says under ``key``, worked out once for each table that is shown."""
        if self._cached_table is not self.table:
            self._cached_table, self._cache = self.table, {}
        if key not in self._cache:
            self._cache[key] = tell()
        return cast(ResultT, self._cache[key])

    @property
    def turn(self) -> TurnFigures:
        """Return whose turn it is on the table that is shown, and where in the turn."""
        return self.once("turn", lambda: self.screen.turn_figures(self.table))

    def inspect(self, item: Item) -> Inspection | None:
        """Return what the screen tells of an item closely, worked out once for each table that is shown."""
        return self.once(item, lambda: self.screen.inspect(self.table, item))

    def _renew(self) -> None:
        """Take a fresh view: everything told so far counts as shown."""
        self.match.sent.queue(self.seat).skip()
        self.view = self.match.view(self.seat)
        self.table = self.view.table
        self._playing = None

    @property
    def indicator(self) -> Indicator | None:
        """Return the action that is played next, as the seat is told it; None for what is not pointed out."""
        queue = self.match.sent.queue(self.seat)
        events = [event for batch in queue.since(queue.read) for event in batch]
        is_known = not any(isinstance(event, ViewRenewed) for event in events)
        return self.screen.indicator(self.table, events) if is_known else None

    def next_batch(self) -> tuple[Batch, object, object] | None:
        """Return the next batch with the tables before and after it; None when there is none to play (the queue is dry,
        or answers were taken back and the view is fresh)."""
        batch = self.match.sent.queue(self.seat).next_batch()
        if batch is None:
            return None
        if any(isinstance(event, ViewRenewed) for event in batch):
            self._renew()
            self._retell()
            return None
        lines, after = self.lines_of(self.table, batch)
        self._playing = lines, after
        self.told += [event.words for event in batch if isinstance(event, Told) and event.words]
        return batch, self.table, after

    @property
    def being_told(self) -> str:
        """Return what the log is about to say of the batch that is being played; nothing where it says nothing."""
        lines = self._playing[0] if self._playing is not None else []
        return next((line.text for line in lines if not line.heading), "")

    def shown(self) -> None:
        """Report the batch that has been played, and go on to the table after it."""
        if self._playing is not None:
            lines, self.table = self._playing
            for line in lines:
                self.log.add(line)
            self._playing = None

    def settle(self) -> None:
        """Read the view, which holds the open question too: everything has been shown."""
        self.view = self.match.view(self.seat)
        self.table = self.view.table

    def lines_of(self, table: object, batch: Batch) -> tuple[list[LogLine], object]:
        """Return what a batch adds to the log, line by line, and the table after it."""
        lines: list[LogLine] = []
        for event in batch:
            if isinstance(event, ViewRenewed):
                lines.append(LogLine(_undone(event, self.match.players.names), seat=event.seat))
                continue
            line = self.screen.log_line(table, event)
            if line is not None:
                lines.append(line)
            table = self.match.game.apply(table, event)
        return lines, table


def _undone(event: ViewRenewed, names: Sequence[str]) -> str:
    """Return what the log says of an answer that was taken back, and of who has allowed it."""
    name = names[event.seat]
    if not event.answers:
        return f"{name} undid an action."
    what = f"{name} took back {counted(event.answers, 'answer')}, with what was rolled or shown"
    return f"{what}; {joined([names[seat] for seat in event.agreed])} agreed." if event.agreed else f"{what}."
