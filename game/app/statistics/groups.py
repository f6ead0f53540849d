"""Figures of many matches put together: by game, by map, by deck, by opponent; and all of them as a CSV table."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from game.app.games.entries import GAMES
from game.app.matches.names import joined
from game.app.simulation.intervals import Share
from game.app.statistics.figures import MatchFigures, SeatFigures
from game.app.thinking.levels import level_words

By = Literal["game", "board", "deck", "opponent"]
#: What is said of a match that was played on no map, or with no deck of a name.
NONE = "-"
#: Everybody who has played here.
EVERYBODY = ""


class Side(msgspec.Struct, frozen=True):
    """A match as one person played it, or as all who play together did."""

    match: MatchFigures
    seat: SeatFigures

    @property
    def opponents(self) -> str:
        """Return who it was played against: persons by their names, computers by their levels."""
        others = [one for one in self.match.seats if one.side != self.seat.side]
        return joined(list(dict.fromkeys(map(_opponent, others)))) or "The game itself"

    def value(self, by: By) -> str:
        """Return which group it belongs to."""
        if by == "game":
            return GAMES[self.match.game].title if self.match.game in GAMES else self.match.game
        return {"board": self.match.board, "deck": self.seat.deck, "opponent": self.opponents}[by] or NONE


def _opponent(seat: SeatFigures) -> str:
    level = level_words(seat.kind)
    return seat.name if seat.kind == "human" else f"Computer ({level})" if level else seat.kind.capitalize()


def sides_of(matches: Iterable[MatchFigures], who: str = EVERYBODY, game: str = "") -> list[Side]:
    """Return the sides that a person played in, of a game or of all; of all who play together one stands for all."""
    return [
        Side(match, seat)
        for match in matches
        if game in ("", match.game)
        for number, seat in enumerate(one for one in match.people if who in (EVERYBODY, one.name))
        if not (number and match.together)
    ]


class Group(msgspec.Struct, frozen=True):
    """What several sides came to. ``seconds``: for how long persons thought in a match on average, ``longest``: about
    one answer at most; ``luck``: how much more their dice came to than on average, in parts of that."""

    name: str
    matches: int
    won: Share
    answers: float
    turns: float
    seconds: float
    longest: float
    luck: float | None


def groups_of(sides: Sequence[Side], by: By) -> list[Group]:
    """Return the groups, those of most matches first."""
    found: dict[str, list[Side]] = {}
    for side in sides:
        found.setdefault(side.value(by), []).append(side)
    groups = [_group(name, members) for name, members in found.items()]
    return sorted(groups, key=lambda group: (-group.matches, group.name))


def _group(name: str, sides: Sequence[Side]) -> Group:
    matches = list({id(side.match): side.match for side in sides}.values())
    expected = sum(side.seat.dice.expected for side in sides)
    rolled = sum(side.seat.dice.rolled for side in sides)
    return Group(
        name,
        len(matches),
        Share(sum(side.seat.points for side in sides), len(sides)),
        sum(match.answers for match in matches) / len(matches),
        sum(match.turns for match in matches) / len(matches),
        sum(seat.seconds for match in matches for seat in match.people) / len(matches),
        max(side.seat.longest for side in sides),
        rolled / expected - 1 if expected else None,
    )


class CardFigures(msgspec.Struct, frozen=True):
    """A card or an ability: how often it was played, in how many matches, and how many of those were won."""

    name: str
    game: str
    plays: int
    won: Share


def favourite_cards(sides: Sequence[Side], most: int) -> list[CardFigures]:
    """Return the cards that were played most often, that one first."""
    plays: Counter[tuple[str, str]] = Counter()
    points: dict[tuple[str, str], list[float]] = {}
    for side in sides:
        for name, count in side.seat.cards.items():
            plays[side.match.game, name] += count
            points.setdefault((side.match.game, name), []).append(side.seat.points)
    often = sorted(plays, key=lambda key: (-plays[key], key))[:most]
    return [CardFigures(key[1], key[0], plays[key], Share(sum(points[key]), len(points[key]))) for key in often]


def length_words(seconds: float) -> str:
    """Return a time as "12:05", hours before it where there are any; "" for one that was not measured."""
    whole = round(seconds)
    hours, minutes = divmod(whole // 60, 60)
    return "" if not seconds else f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"


COLUMNS = (
    "game", "map", "player", "deck", "opponents", "points", "match_answers", "turns", "answers", "seconds",
    "longest_answer", "rolled", "expected", "cards",
)  # fmt: skip


def as_csv(sides: Iterable[Side]) -> str:
    """Return a line a side, for other programs: ``cards`` as "Bolt 3; Shield 1"."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(_line(side) for side in sides)
    return text.getvalue()


def _line(side: Side) -> Iterator[object]:
    match, seat = side.match, side.seat
    yield from (match.game, match.board, seat.name, seat.deck, side.opponents, f"{seat.points:g}")
    yield from (match.answers, match.turns, seat.answers, f"{seat.seconds:g}", f"{seat.longest:g}")
    yield from (f"{seat.dice.rolled:g}", f"{seat.dice.expected:g}")
    yield "; ".join(f"{name} {count}" for name, count in seat.cards.items())
