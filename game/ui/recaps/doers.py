"""Who did what a recap tells: what pieces are called, whose they are, and what has brought something about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from game.app.matches.match import Match
from game.app.matches.names import joined
from game.core.sentences import Said
from game.ui.games.counting import NOBODY, Driven, Fell, GameCounts, Hurt
from game.ui.recaps.lines import Line
from game.ui.screens.game_screen import GameScreen, Inspection, LogLine
from game.ui.screens.items import piece


class Naming:
    """Says for a ``seat`` what pieces are called, and whose they are where that is not clear."""

    def __init__(self, match: Match, screen: GameScreen[object], seat: int, counts: GameCounts) -> None:
        self.match, self.screen, self.seat, self.counts = match, screen, seat, counts
        self.is_together = match.game.profile.together
        #: Whose pieces are, of those that were asked about.
        self._owners: dict[int, int] = {}
        #: Names that pieces of several seats have had.
        self._shared: set[str] = set()

    @property
    def names(self) -> tuple[str, ...]:
        return self.match.players.names

    def see(self, table: object, number: int) -> Inspection | None:
        return self.screen.inspect(table, piece(number)) if number else None

    def learn(self, table: object) -> None:
        """Note which names pieces of several seats have on a table."""
        keys = Counter(key for seat in range(len(self.names)) for key in set(self.counts.standing(table, seat)))
        self._shared |= {self.counts.face(key).name for key, count in keys.items() if count > 1}

    def is_own(self, seat: int) -> bool:
        """Return whether what that seat has is its own, too: people who play together share what befalls them."""
        return seat == self.seat or (seat >= 0 and self.is_together)

    def is_at_own(self, table: object, about: Iterable[int]) -> bool:
        """Return whether any of these pieces is the seat's."""
        for number in about:
            if number not in self._owners:
                seen = self.see(table, number)
                self._owners[number] = seen.seat if seen is not None else -1
            if self._owners[number] == self.seat:
                return True
        return False

    def all_called(self, table: object, pieces: Iterable[int]) -> set[str]:
        seen = (self.see(table, one) for one in pieces)
        return {name for one in seen if one is not None for name in (one.title, one.name, one.face.name)}

    def called(self, seen: Inspection) -> str:
        """Return what a piece is called, with whose it is where there are several others and it is not one's own."""
        return seen.name if self._is_plain(seen) else seen.title

    def whose(self, said: Said, table: object, number: int, seat: int, *, is_hurt: bool = False) -> Said:
        """Return a seat's sentence with whose a piece in it is, where there are several others and it is not the
        sentence's own, or another seat has one of that name."""
        seen = self.see(table, number)
        if seen is None:
            return said
        is_clear = seen.face.name not in self._shared or (seen.seat == seat and said.doer == seen.name)
        if is_clear and (self._is_plain(seen) or (seen.seat == seat and not is_hurt)):
            return said
        # A squad is called by its card.
        name = seen.name if seen.name in said.first else seen.face.name
        called = f"{name}{seen.title.removeprefix(seen.name)}"
        return said if called in said.first else said.naming(name, called)

    def _is_plain(self, seen: Inspection) -> bool:
        return self.is_own(seen.seat) or len(self.names) < 3


class Causes:
    """Knows what may have brought about what is told next."""

    def __init__(self, naming: Naming) -> None:
        self.naming = naming
        #: Who dealt the last blow to a piece, what a seat played or used just now, and who attacked whom, if anybody.
        self.dealers: dict[int, int] = {}
        self.used: Said | None = None
        self._attack: LogLine | None = None
        #: The card, power or trigger that is being carried out.
        self.doing = ""

    def note(self, line: LogLine) -> None:
        """Note what could fell something next, if this line tells of that."""
        if line.parts.kind != "drop":
            self.used = line.parts if line.parts.kind == "use" else None
            self._attack = line if line.parts.kind == "attack" else None

    def of_fall(self, line: Line, fell: Fell, table: object) -> Line:
        """Return the line of a fall with whose doing it was, if it does not say so."""
        said, names = line.said, self.naming.names
        if not said.by:
            return line if said.more.startswith(":") or self.used is None else replace(line, before=self.used)
        if len(names) < 3:
            return line
        dealers = [seen for one in fell.dealers if (seen := self.naming.see(table, one)) is not None]
        if len(dealers) > 1 and len(dealers) == len(fell.dealers):
            return replace(line, said=replace(said, by=f"by {joined([self.naming.called(one) for one in dealers])}"))
        by = self.dealers.get(fell.piece, NOBODY) if fell.by is None else fell.by
        return replace(line, said=replace(said, more=f"{said.more} ({names[by]})")) if by != NOBODY else line

    def of_blow(self, said: Said, blow: Hurt, table: object) -> Said:
        """Return a blow with what dealt it, if it does not say so: the piece, who attacked, or what was played."""
        if said.by or said.cause or said.kind == "deal":
            return said
        seen, is_more = self.naming.see(table, blow.dealer), bool(said.how or said.more or said.then)
        if seen is not None:
            return replace(said, by=f"from {self.naming.called(seen)}")
        if self._attack is not None and blow.piece in self._attack.about[1:] and not is_more:
            return replace(said, by=f"from {self._attack.parts.who}")
        return said if self.used is None or is_more or self.doing else replace(said, cause=self.used.first)

    def of_way(self, said: Said, driven: Driven | None, table: object) -> Said:
        """Return the move of a piece by another one with that, in place of the space where it went."""
        seen = self.naming.see(table, driven.driver) if driven is not None and driven.driver != driven.piece else None
        return said if seen is None else replace(said, what="", by=f"by {self.naming.called(seen)}")

    def source(self, said: Said, blow: Hurt, table: object) -> Said:
        """Return of what is said of a blow only what dealt it."""
        source = replace(said, who="", does="", what="", then="")
        if said.kind != "deal":
            return source
        seen = self.naming.see(table, blow.dealer)
        return replace(source, by=f"from {self.naming.called(seen) if seen is not None else said.who}")
