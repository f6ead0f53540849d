"""What a seat was told since it answered last, as a recap gathers it, before it makes its lines of that."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from itertools import count

import msgspec

from game.ui.games.counting import NOBODY, Counted, Fell, Hurt, Joined
from game.ui.games.news_lines import Line
from game.ui.screens.game_screen import LogLine

#: What goes on a stack or a chain is told with these words.
_GOES_ON = " goes on the "


class Heard(msgspec.Struct):
    """What a seat was told, by keys of the events that are news: the lines, the ``blows`` that they tell of, and what
    ``fell`` by them, with what it was called."""

    order: Iterator[int] = msgspec.field(default_factory=count)
    lines: dict[Hashable, Line] = msgspec.field(default_factory=dict)
    blows: dict[Hashable, list[Hurt]] = msgspec.field(default_factory=dict)
    fell: dict[Hashable, list[tuple[Fell, str]]] = msgspec.field(default_factory=dict)
    #: Who dealt the last blow to a piece, what a seat played or used just now, and who attacked whom, if anybody did.
    dealers: dict[int, int] = msgspec.field(default_factory=dict)
    cause: str = ""
    #: What dealt each of the ``blows``, and the card, power or trigger that is being carried out.
    sources: dict[Hashable, str] = msgspec.field(default_factory=dict)
    doing: str = ""
    attack: LogLine | None = None
    #: What was announced behind a colon: it is no news when it is done.
    announced: set[str] = msgspec.field(default_factory=set)
    #: How often each piece has fallen or come to the table, and how often it had at each of the ``blows`` to it.
    returns: Counter[int] = msgspec.field(default_factory=Counter)
    lives: dict[tuple[Hashable, int], int] = msgspec.field(default_factory=dict)
    #: What others did that is no news, for where nothing else is; and what is said of the part of a turn that one of
    #: these lines begins, if nothing is done in it.
    aside: list[Line] = msgspec.field(default_factory=list)
    idle: str = ""
    #: How many events were heard that are news, or stand aside.
    count: int = 0
    #: The number of the turn, and whose it is.
    turn: tuple[int, int] = (0, NOBODY)

    def life(self, key: Hashable, number: int) -> tuple[int, int]:
        """Return a piece and which of its lives on the table an event was in."""
        return number, self.lives.get((key, number), 0)

    def keep(self, key: Hashable, blows: list[Hurt], fell: list[tuple[Fell, str]]) -> None:
        """Keep what was hurt and fell by an event, each in its present life."""
        self.blows[key], self.fell[key] = blows, fell
        for number in (*(one.piece for one in blows), *(one.piece for one, _ in fell)):
            self.lives[key, number] = self.returns[number]

    def count_lives(self, counted: Iterable[Counted]) -> None:
        """Note of what fell or came to the table that it is another life from then on."""
        for one in counted:
            self.returns.update(
                (one.piece,) if isinstance(one, Fell) else one.pieces if isinstance(one, Joined) else ()
            )

    def begin_part(self, line: LogLine | None, idle: str | None) -> None:
        """Say of a part of a turn that has ended that nothing was done in it; ``idle`` is what to say of the next, None
        where none begins."""
        if idle is None:
            return
        if self.idle and self.aside and self.aside[-1].text.partition(" ")[0] == self.idle.partition(" ")[0]:
            self.lines[next(self.order)] = msgspec.structs.replace(self.aside.pop(), text=self.idle)
        self.idle = f"{line.text.removesuffix('.')} {idle}." if line is not None and idle else ""

    def be_in_vain(self, done: str) -> None:
        """Say that what went on the stack last by that name had no effect."""
        for key, line in reversed(self.lines.items()):
            if done and line.text.startswith(done) and _GOES_ON in line.text:
                text = f"{line.text.removesuffix('.')}, without effect."
                self.lines[key] = msgspec.structs.replace(line, text=text)
                return

    def told_sources(self) -> dict[tuple[Hashable, int], str]:
        """Return what dealt each blow to each piece: "from 2 of Orc", where two different ones did."""
        dealers = defaultdict[Hashable, set[int]](set)
        blows = [(key, one) for key, each in self.blows.items() for one in each]
        for key, one in blows:
            dealers[self.life(key, one.piece), self.sources[key]].add(one.dealer)
        told = {}
        for key, one in blows:
            many = len(dealers[self.life(key, one.piece), self.sources[key]])
            told[key, one.piece] = self.sources[key].replace("from ", f"from {many} of " if many > 1 else "from ", 1)
        return told
