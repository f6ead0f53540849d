"""The battlefield of Arena: its ground, its glyphs, where Planeswalkers begin, and the spaces that count in a Melee."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Iterator
from typing import Literal

import msgspec

from game.geometry.hex_grounds import BY_NAME
from game.geometry.hex_terrain import HexTerrain
from game.geometry.hexes import Hex, Stagger, edge_of, mirrored, neighbours, rotated, steps_apart

Mode = Literal["duel", "skirmish", "melee"]
GlyphKind = Literal["power", "toughness", "move", "knowledge", "random"]

#: Players that a mode is for, and the turns that it lasts for each number of them.
TURNS: dict[Mode, dict[int, int]] = {"duel": {2: 30}, "skirmish": {4: 60}, "melee": {3: 36, 4: 48, 5: 60}}


def chance_kinds(count: int) -> tuple[GlyphKind, ...]:
    """Return the kinds of which ``count`` face-down glyphs are dealt: sets of the four kinds, as many as it takes."""
    kinds: tuple[GlyphKind, ...] = ("power", "toughness", "move", "knowledge")
    return kinds * -(-count // len(kinds))


class GlyphPlace(msgspec.Struct, frozen=True):
    """A glyph of the battlefield. A ``random`` one is dealt from the four kinds, face down, as a match begins."""

    at: Hex
    kind: GlyphKind


class Board(msgspec.Struct, frozen=True):
    """A battlefield ready to play on. ``starts`` are the spaces of each starting zone: one a player in a duel, one a
    team in a skirmish, a single one that all share in a melee. ``scoring`` spaces count at the end of a melee.
    ``stagger`` tells how its map counts columns and rows; ``source`` is the map file below the maps folder."""

    name: str
    mode: Mode
    terrain: HexTerrain
    starts: tuple[tuple[Hex, ...], ...]
    glyphs: tuple[GlyphPlace, ...] = ()
    scoring: tuple[Hex, ...] = ()
    stagger: Stagger = Stagger()
    source: str = ""


class Flaw(msgspec.Struct, frozen=True):
    """Something wrong with a battlefield: an error keeps it from being played on, a warning does not. ``answers_to`` is
    the place that the first of the ``places`` is compared with."""

    severity: Literal["error", "warning"]
    code: str
    text: str
    places: tuple[Hex, ...] = ()
    answers_to: Hex | None = None


#: Planeswalkers that begin in each start zone of a mode, and how many zones there are.
WALKERS: dict[Mode, int] = {"duel": 1, "skirmish": 2, "melee": 5}
ZONES: dict[Mode, int] = {"duel": 2, "skirmish": 2, "melee": 1}
#: Planeswalkers of a melee begin more than this many steps apart.
MELEE_APART = 2
#: A common figure's height: it cannot climb as many levels at once.
COMMON_HEIGHT = 4
#: Spaces that a battlefield may have.
MOST_SPACES = 64 * 64


#: Steps along each of the two axes that a battlefield reaches over at most; levels of ground, pillars and walls.
MOST_REACH, MOST_LEVEL = 128, 60


def misshapen(board: Board) -> str:
    """Return what makes a battlefield something the rules cannot be asked about; nothing for any other."""
    terrain = board.terrain
    if len(terrain.columns) > MOST_SPACES:
        return f"at most {MOST_SPACES} spaces are expected, not {len(terrain.columns)}"
    for axis in (0, 1):
        places = [column.at[axis] for column in terrain.columns]
        if max(places) - min(places) > MOST_REACH:
            apart = max(places) - min(places)
            return f"spaces within {MOST_REACH} steps of one another are expected, these are {apart} apart"
    heights = [height for column in terrain.columns for height in (column.level, column.pillar)]
    heights += [wall.height for wall in terrain.walls]
    odd = next((height for height in heights if not 0 <= height <= MOST_LEVEL), None)
    return f"levels from 0 to {MOST_LEVEL} are expected, not {odd}" if odd is not None else ""


def flaws(board: Board) -> tuple[Flaw, ...]:
    """Return everything that is wrong with a battlefield, errors first."""
    wrong = misshapen(board)
    if wrong:
        return (Flaw("error", "size", wrong),)
    found = [*_zone_flaws(board), *_glyph_flaws(board), *_scoring_flaws(board)]
    if not any(flaw.severity == "error" for flaw in found):
        found.extend(_way_flaws(board))
        if not is_fair(board):
            found.append(_unfair(board))
    found.extend(_hole_flaws(board))
    return tuple(sorted(found, key=lambda flaw: flaw.severity))


def _zone_flaws(board: Board) -> Iterator[Flaw]:
    if len(board.starts) != ZONES[board.mode]:
        text = f"a {board.mode} has {ZONES[board.mode]} start zones, not {len(board.starts)}"
        yield Flaw("error", "zones", text)
        return
    shared = set(board.starts[0]).intersection(*board.starts[1:]) if len(board.starts) > 1 else set()
    if shared:
        yield Flaw("error", "overlap", "the start zones share spaces", in_rows(shared))
    for number, zone in enumerate(board.starts, 1):
        name = "the start zone" if len(board.starts) == 1 else f"start zone {number}"
        yield from _misplaced(board, zone, name)
        room = _room(board, zone)
        if room < WALKERS[board.mode]:
            apart = f" more than {MELEE_APART} steps apart" if board.mode == "melee" else ""
            count = f"{WALKERS[board.mode]} Planeswalker{'s' if WALKERS[board.mode] > 1 else ''}"
            text = f"{name} has room for {room} of the {count} that begin there{apart}"
            yield Flaw("error", "start_small", text, zone)


def _misplaced(board: Board, places: tuple[Hex, ...], name: str) -> Iterator[Flaw]:
    """Report places that are not spaces, or that a pillar fills."""
    off = tuple(place for place in places if place not in board.terrain.by_place)
    filled = tuple(place for place in places if place not in off and board.terrain.by_place[place].pillar)
    if off:
        yield Flaw("error", "no_space", f"{name} lies where there is no space", off)
    if filled:
        yield Flaw("error", "in_pillar", f"{name} lies where a pillar stands", filled)


def _room(board: Board, zone: tuple[Hex, ...]) -> int:
    """Return how many Planeswalkers can begin in a zone, up to those that have to."""
    if board.mode != "melee":
        return min(len(set(zone)), WALKERS[board.mode])

    def most(left: tuple[Hex, ...], wanted: int) -> int:
        best = 0
        for number, place in enumerate(left):
            if best == wanted or len(left) - number <= best:
                break
            far = tuple(other for other in left[number + 1 :] if steps_apart(place, other) > MELEE_APART)
            best = max(best, 1 + most(far, wanted - 1))
        return best

    return most(tuple(sorted(set(zone))), WALKERS[board.mode])


def _glyph_flaws(board: Board) -> Iterator[Flaw]:
    places = tuple(glyph.at for glyph in board.glyphs)
    yield from _misplaced(board, places, "a glyph")
    twice = {place for number, place in enumerate(places) if place in places[:number]}
    if twice:
        yield Flaw("error", "glyph_twice", "two glyphs lie on one space", in_rows(twice))


def _scoring_flaws(board: Board) -> Iterator[Flaw]:
    yield from _misplaced(board, board.scoring, "a scoring space")
    if board.mode == "melee" and not board.scoring:
        yield Flaw("error", "no_scoring", "a melee is won on scoring spaces; there are none")
    if board.mode != "melee" and board.scoring:
        yield Flaw("warning", "scoring_mode", f"scoring spaces count nothing in a {board.mode}", board.scoring)


# --- ways ---


def _way_flaws(board: Board) -> Iterator[Flaw]:
    """Report spaces that a common figure cannot walk to: an error where the players cannot get at one another."""
    for zone in board.starts if len(board.starts) > 1 else [zone[:1] for zone in board.starts]:
        reached = costs_from(board.terrain, zone)
        cut_off = tuple(place for other in board.starts for place in other if place not in reached)
        if cut_off:
            what = "a figure of height 4 cannot walk here from"
            whence = "the other start zone" if len(board.starts) > 1 else "the first space of the start zone"
            yield Flaw("error", "apart", f"{what} {whence}", cut_off)
            return
    reached = costs_from(board.terrain, [place for zone in board.starts for place in zone])
    lost = [column.at for column in board.terrain.columns if not column.pillar and column.at not in reached]
    if lost:
        text = f"a figure of height {COMMON_HEIGHT} cannot walk here: no way climbs less than {COMMON_HEIGHT} at once"
        yield Flaw("warning", "unreachable", text, tuple(lost))


def costs_from(terrain: HexTerrain, begin: Collection[Hex]) -> dict[Hex, int]:
    """Return what it costs a common figure, alone on the battlefield, to walk from the nearest of some spaces to each
    space it gets to: 1 per step and 1 more for each level climbed, always fewer at once than the figure is high."""
    costs: dict[Hex, int] = {}
    waiting = [(0, place) for place in sorted(begin)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if place in costs:
            continue
        costs[place] = cost
        for there in neighbours(place):
            column = terrain.by_place.get(there)
            if column is None or column.pillar or there in costs or edge_of(place, there) in terrain.wall_tops:
                continue
            climb = max(0, column.top - terrain.top(place))
            if climb < COMMON_HEIGHT:
                heapq.heappush(waiting, (cost + 1 + climb, there))
    return costs


def _hole_flaws(board: Board) -> Iterator[Flaw]:
    """Report places without ground that spaces enclose."""
    spaces = board.terrain.by_place
    left, right = min(q for q, _ in spaces) - 1, max(q for q, _ in spaces) + 1
    top, bottom = min(r for _, r in spaces) - 1, max(r for _, r in spaces) + 1
    outside: set[Hex] = set()
    waiting = [(left, top)]
    while waiting:
        place = waiting.pop()
        if place in outside or place in spaces or not (left <= place[0] <= right and top <= place[1] <= bottom):
            continue
        outside.add(place)
        waiting.extend(neighbours(place))
    inner = ((q, r) for q in range(left, right + 1) for r in range(top, bottom + 1))
    holes = [place for place in inner if place not in spaces and place not in outside]
    if holes:
        yield Flaw("warning", "hole", "there is no ground here, with spaces all round", in_rows(holes))


def in_rows(places: Collection[Hex]) -> tuple[Hex, ...]:
    """Return places in the order in which boards keep them: row by row."""
    return tuple(sorted(places, key=lambda place: (place[1], place[0])))


# --- fairness ---


def is_fair(board: Board) -> bool:
    """Return whether all players find the same battlefield: if a turn or a mirror takes it to itself with the two start
    zones exchanged (in a melee: a turn, so that the start zone falls into parts alike), or if from all zones (or parts)
    the same things lie at the same costs of the way. Kinds of glyphs do not count."""
    if any(_is_symmetric(board, symmetry) for symmetry in _symmetries(board)):
        return True
    areas = board.starts if len(board.starts) > 1 else _parts(board.starts[0])
    profiles = [_profile(board, area) for area in areas]
    return len(areas) > 1 and all(profile == profiles[0] for profile in profiles)


class _Symmetry(msgspec.Struct, frozen=True):
    """A turn clockwise by this many sixths, of the mirrored battlefield or of it as it is."""

    sixths: int
    mirror: bool

    def words(self, stagger: Stagger) -> str:
        """Return what it is called on the map, where the axis x exchanges columns and rows."""
        if not self.mirror:
            return f"a turn by {60 * min(self.sixths, 6 - self.sixths)} degrees"
        if self.sixths not in (0, 3):
            return "a slanting mirror"
        return "a mirror left to right" if (self.sixths == 0) == (stagger.axis == "y") else "a mirror top to bottom"

    def image(self, board: Board, begin: Collection[Hex], end: Collection[Hex]) -> dict[Hex, Hex]:
        """Return where each space comes to lie when the first of ``begin``, turned, moves to the first of ``end``."""
        turned = {place: self._turned(place) for place in board.terrain.by_place}
        (at_q, at_r), (to_q, to_r) = min(self._turned(place) for place in begin), min(end)
        return {place: (q - at_q + to_q, r - at_r + to_r) for place, (q, r) in turned.items()}

    def _turned(self, place: Hex) -> Hex:
        return rotated(mirrored(place) if self.mirror else place, self.sixths)


def _symmetries(board: Board) -> list[_Symmetry]:
    """Return those that can exchange the start zones: in a melee the turns that move anything."""
    turns = [_Symmetry(sixths, mirror=False) for sixths in range(1, 6)]
    return turns if len(board.starts) == 1 else turns + [_Symmetry(sixths, mirror=True) for sixths in range(6)]


def _is_symmetric(board: Board, symmetry: _Symmetry) -> bool:
    """Return whether it takes the battlefield to itself with its start zones exchanged."""
    spaces = board.terrain.by_place
    return next(_differences(board, symmetry.image(board, spaces, spaces)), None) is None


def _unfair(board: Board) -> Flaw:
    """Return the flaw of a battlefield that is not fair, with the symmetry that it is nearest to."""
    spaces = board.terrain.by_place
    best: tuple[list[tuple[Hex, Hex, str]], _Symmetry] | None = None
    for symmetry in _symmetries(board):
        for begin, end in ((spaces, spaces), (board.starts[0], board.starts[-1])):
            by_pair: dict[frozenset[Hex], tuple[Hex, Hex, str]] = {}
            found = sorted(_differences(board, symmetry.image(board, begin, end)), key=lambda one: one[0][::-1])
            for place, there, words in found:
                # What differs between two spaces that answer to each other is one difference.
                by_pair.setdefault(frozenset((place, there)), (place, there, words))
            if best is None or len(by_pair) < len(best[0]):
                best = list(by_pair.values()), symmetry
    text = "the players do not find the same ground: no turn and no mirror exchanges their start zones"
    if best is None or not best[0]:
        return Flaw("warning", "unfair", text)
    differences, symmetry = best
    place, there, words = differences[0]
    count = f"{len(differences)} difference{'s' if len(differences) > 1 else ''}"
    first = (
        f"the nearest is {symmetry.words(board.stagger)}, with {count}{', the first' if len(differences) > 1 else ''}"
    )
    return Flaw("warning", "unfair", f"{text}; {first}: {words}", (place,), answers_to=there)


def _differences(board: Board, image: dict[Hex, Hex]) -> Iterator[tuple[Hex, Hex, str]]:
    """Yield where a battlefield and its image differ: the space, the one that answers to it, and how."""
    features = _features(board)
    for place, there in image.items():
        if there not in features:
            yield place, there, "no space answers to this one"
            continue
        (own, zone), (other, other_zone) = features[place], features[there]
        # The zones are exchanged: the first of two answers to the second.
        expected = len(board.starts) + 1 - zone if zone else 0
        if own != other:
            one, two = next(pair for pair in zip(own, other, strict=True) if pair[0] != pair[1])
            yield place, there, f"this space has {one} and the one that answers to it {two}"
        elif other_zone != expected:
            names = [f"in start zone {each}" if each else "in no start zone" for each in (zone, other_zone)]
            yield place, there, f"this space is {names[0]} and the one that answers to it {names[1]}"
    heights = {wall.edge: wall.height for wall in board.terrain.walls}
    for (a, b), height in heights.items():
        if a in image and b in image:
            there_height = heights.get(edge_of(image[a], image[b]))
            if there_height != height:
                other_wall = "none" if there_height is None else f"one of height {there_height}"
                yield a, image[a], f"a wall of height {height} stands here, and {other_wall} answers to it"


def _features(board: Board) -> dict[Hex, tuple[tuple[str, ...], int]]:
    """Return what each space has, in words, and the number of its start zone, 0 for none."""
    glyphs, scoring = {glyph.at for glyph in board.glyphs}, set(board.scoring)
    zones = {place: number for number, zone in enumerate(board.starts, 1) for place in zone}
    return {
        column.at: (
            (
                f"level {column.level}",
                column.ground or "plain ground",
                f"a pillar of height {column.pillar}" if column.pillar else "no pillar",
                "a glyph" if column.at in glyphs else "no glyph",
                "a scoring mark" if column.at in scoring else "no scoring mark",
            ),
            zones.get(column.at, 0),
        )
        for column in board.terrain.columns
    }


def _parts(zone: tuple[Hex, ...]) -> tuple[tuple[Hex, ...], ...]:
    """Return the parts of a start zone that hang together."""
    left, parts = set(zone), []
    for first in zone:
        part, waiting = set(), [first]
        while waiting:
            place = waiting.pop()
            if place in left:
                left.remove(place)
                part.add(place)
                waiting.extend(neighbours(place))
        if part:
            parts.append(in_rows(part))
    return tuple(parts)


def _profile(board: Board, area: tuple[Hex, ...]) -> list[tuple[int, ...]]:
    """Return what lies at which costs from the nearest space of an area, wherever it lies: heights, grounds, pillars,
    walls, glyphs, scoring spaces and the spaces where others begin."""
    costs = costs_from(board.terrain, area)
    glyphs, scoring = {glyph.at for glyph in board.glyphs}, set(board.scoring)
    others = {place for zone in board.starts for place in zone} - set(area)
    kinds = tuple(BY_NAME)
    found: list[tuple[int, ...]] = []
    for wall in board.terrain.walls:
        found.append((*sorted(costs.get(place, -1) for place in wall.edge), wall.height))
    for column in board.terrain.columns:
        marks = [column.at in marked for marked in (glyphs, scoring, others)]
        found.append((costs.get(column.at, -1), column.level, kinds.index(column.ground), column.pillar, *marks))
    return sorted(found)
