"""What a seat was told since it answered last, as a recap gathers it, before it makes its lines of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import count

import msgspec
from msgspec.structs import replace

from game.core.cards import CardsDrawn
from game.core.events import Event
from game.core.sentences import Said
from game.ui.games.counting import NOBODY, Counted, Driven, Fell, GameCounts, Hurt, Joined, Lost, Rolled
from game.ui.recaps.doers import Causes, Naming
from game.ui.recaps.lines import ELSEWHERE, PLAYED, Line, is_last
from game.ui.screens.game_screen import LogLine

#: A piece, and how often it had fallen or come to the table before.
Life = tuple[int, int]


class Blow(msgspec.Struct, frozen=True):
    """A blow that was told, what dealt it, and in which life of what it hurt."""

    hurt: Hurt
    source: Said
    life: Life


class Heard:
    """What a seat was told, by its news' keys: the lines, their ``blows``, and what ``fell``, by name."""

    def __init__(self, naming: Naming, counts: GameCounts) -> None:
        self.naming, self.counts, self.causes = naming, counts, Causes(naming)
        self._order: Iterator[int] = count()
        self.lines: dict[Hashable, Line] = {}
        self.blows: dict[Hashable, list[Blow]] = {}
        self.fell: dict[Hashable, list[tuple[Life, str]]] = {}
        #: What was announced: it is no news when it is done.
        self._announced: set[str] = set()
        self._lives: Counter[int] = Counter()
        #: What others did that is no news, for where nothing else is; what is said of the part of a turn that one of
        #: these lines begins, and whose turn has begun, if nothing is done in it.
        self.aside: list[Line] = []
        self._idle: Said | None = None
        self._idler = NOBODY
        #: The number of the turn, and whose it is; whether it is the seat's own.
        self.turn: tuple[int, int] = (0, NOBODY)
        self._is_own_turn = False
        #: The event before.
        self._before: Event | None = None

    def hear_cause(self, event: Event, line: LogLine | None, counted: tuple[Counted, ...], table: object) -> None:
        """Note what an event says of what is being done, and of what could bring about what is told next."""
        if self.counts.is_in_vain(self._before, event):
            self._be_in_vain(self.causes.doing)
        self.causes.doing = self.counts.cause(event, table, self.causes.doing)
        self._begin_part(line, self.counts.idle(event))
        self._before = event
        self.causes.dealers |= {one.piece: one.by for one in counted if isinstance(one, Hurt) and one.amount}
        if line is not None and not any(isinstance(one, Hurt | Fell | Lost | Rolled) for one in counted):
            self.causes.note(line)

    def begin_turn(self, seat: int) -> None:
        """Say of a seat whose turn has ended that it did nothing in it, if that is so; note whose turn begins."""
        if self._idler != NOBODY:
            said = Said(self.naming.names[self._idler], "does nothing")
            self.lines[next(self._order)] = Line(ELSEWHERE, said, self._idler, turn=self.turn)
        self._is_own_turn = seat == self.naming.seat
        self._idler = NOBODY if self._is_own_turn else seat

    def hear(self, event: Event, line: LogLine, counted: tuple[Counted, ...], table: object, rank: int) -> None:
        """Keep the line of an event if it is news; ``table`` is the one before."""
        # In a turn that all have together others may act before one does oneself.
        self._is_own_turn = self._is_own_turn and line.seat in (self.naming.seat, NOBODY)
        # What one's own turn begins with is in front of one.
        is_plain = rank >= ELSEWHERE or (rank == PLAYED and isinstance(event, CardsDrawn))
        is_seen = self._is_own_turn and line.seat == self.naming.seat and is_plain and not self._is_caused(event)
        if is_seen or line.text in self._announced:
            return
        self._idler = NOBODY
        if self._is_aside(event, counted):
            if line.seat not in (self.naming.seat, NOBODY):
                self.aside.append(Line(ELSEWHERE, line.parts, line.seat, turn=self.turn))
            return
        self._idle = None
        self._keep(event, line, counted, table, rank)
        if isinstance(line.parts.what, Said):
            self._announced.add(str(line.parts.what))

    def _keep(self, event: Event, line: LogLine, counted: tuple[Counted, ...], table: object, rank: int) -> None:
        """Keep the line of an event, and what it tells of blows and falls."""
        is_way = isinstance(event, self.counts.latest) and not any(isinstance(one, Driven) for one in counted)
        goers, announces = line.about if is_way else (), self.counts.announces(event, table)
        key, sign = self._key_of(event, goers), "" if rank else "graveyard"
        told = Line(rank, line.parts, line.seat, sign, turn=self.turn, announces=announces)
        told = self._told(told, line, counted, table)
        hurt = [one for one in counted if isinstance(one, Hurt) and one.amount]
        fell = [one.piece for one in counted if isinstance(one, Fell)]
        self.blows[key] = [self._blow(event, told.said, one, table) for one in hurt]
        self.fell[key] = [(self._life(one), seen.title) for one in fell if (seen := self.naming.see(table, one))]
        said = replace(told.said, cause=told.said.cause or self._cause_of(event, told.text))
        told = replace(told, said=said, is_done=line.seat >= 0 and said.who == self.naming.names[line.seat])
        if said.doer in self.naming.all_called(table, line.about[:1]):
            is_struck = line.about[0] in (*fell, *(one.piece for one in hurt))
            told = replace(told, is_done=True, goer=said.who if goers else "", number=0 if is_struck else line.about[0])
        if told.before is not None:
            told = replace(told, is_done=line.seat >= 0 and told.before.who == self.naming.names[line.seat])
        self.lines[key] = told
        if self.causes.used is line.said:
            self.causes.used = said

    def count_lives(self, counted: tuple[Counted, ...]) -> None:
        """Note of what fell or came to the table that it is another life from then on."""
        for one in counted:
            self._lives.update([one.piece] if isinstance(one, Fell) else one.pieces if isinstance(one, Joined) else ())

    def _life(self, number: int) -> Life:
        return number, self._lives[number]

    def _blow(self, event: Event, said: Said, hurt: Hurt, table: object) -> Blow:
        source = self.causes.source(said, hurt, table)
        source = replace(source, cause=source.cause or self._cause_of(event, source.rest))
        return Blow(hurt, source, self._life(hurt.piece))

    def _key_of(self, event: Event, goers: tuple[int, ...]) -> Hashable:
        """Return under which key an event's line is kept: that of an earlier one whose place it takes, which goes. Of
        what only went somewhere (``goers``) the last way is told."""
        key: Hashable = (type(event), goers) if goers else self.counts.again(event) or next(self._order)
        key = key if is_last(self.lines, key) else next(self._order)
        self.lines.pop(key, None)
        return key

    def _told(self, told: Line, line: LogLine, counted: tuple[Counted, ...], table: object) -> Line:
        """Return the line with whose its pieces are, and who has brought about what befell them."""
        for one in counted:
            if isinstance(one, Fell):
                told = self.causes.of_fall(told, one, table)
            elif isinstance(one, Hurt) and one.amount:
                said = self.naming.whose(told.said, table, one.piece, line.seat, is_hurt=True)
                told = replace(told, said=self.causes.of_blow(said, one, table))
        said = told.said
        for number in line.about if not any(isinstance(one, Hurt | Fell | Joined) for one in counted) else ():
            said = self.naming.whose(said, table, number, line.seat)
        driven = next((one for one in counted if isinstance(one, Driven)), None)
        return replace(told, said=self.causes.of_way(said, driven, table))

    def _is_caused(self, event: Event) -> bool:
        """Return whether a card, a power or a trigger brought it about that has a name."""
        return isinstance(event, self.counts.caused) and bool(self.causes.doing)

    def _cause_of(self, event: Event, told: str) -> str:
        """Return the card, power or trigger that has brought an event about, where what is ``told`` does not say so."""
        # What was drawn may be called like the card that has brought it.
        is_told = self.causes.doing in told and not isinstance(event, CardsDrawn)
        return self.causes.doing if self._is_caused(event) and not is_told else ""

    def _is_aside(self, event: Event, counted: tuple[Counted, ...]) -> bool:
        """Return whether an event is no news."""
        is_told = self.counts.repeats(event) or (not counted and isinstance(event, self.counts.aside))
        return is_told and all(isinstance(one, Joined) for one in counted)

    def _begin_part(self, line: LogLine | None, idle: str | None) -> None:
        """Say of a part of a turn that nothing was done in it; ``idle``: what to say of the next, or None."""
        if idle is None:
            return
        if self._idle is not None and self.aside and self.aside[-1].said.who == self._idle.who:
            self.lines[next(self._order)] = replace(self.aside.pop(), said=self._idle)
        self._idle = replace(line.parts, what=idle) if line is not None and idle else None

    def _be_in_vain(self, done: str) -> None:
        """Say that what went on the stack last by that name had no effect."""
        for key, line in reversed(self.lines.items()):
            if done and line.said.kind == "stacked" and line.said.does.startswith(done):
                self.lines[key] = replace(line, said=replace(line.said, more=", without effect"))
                return
