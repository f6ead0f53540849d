"""What is shown over a table of cards: spaces in reach with their costs, targets, who acts, ways and attacks."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence

import msgspec
import pygame

from game.ui.art.palette import INK, OUTLINE, Rgb, lighter
from game.ui.art.shelf import Shelf
from game.ui.art.tones import CHOSEN, PATH, danger, good, seat_colour, tones
from game.ui.boards.cards.camera import CardCamera, Cell
from game.ui.boards.cards.layout import Point
from game.ui.boards.cards.lines import arrow_area, bend, draw_arrow
from game.ui.boards.cards.outcomes import outcome_tags
from game.ui.boards.cards.records import ArrowShown, OutcomeShown
from game.ui.boards.shared.marks import tag
from game.ui.boards.shared.words_kept import words_kept

#: A target: a unit's number, a zone, or a zone with a size as other boards have it.
Target = int | Cell | tuple[Cell, int]
SpotOf = Callable[[int], pygame.Rect | None]

_SHELF = Shelf()
#: How far down a card its title reaches, by its width.
_BELOW_TITLE = 0.2


def _nowhere(number: int) -> pygame.Rect | None:
    return None


class _Line(msgspec.Struct, frozen=True):
    """An arrow between two pixels, with a label in its place."""

    start: tuple[int, int]
    end: tuple[int, int]
    colour: Rgb
    width: int
    strong: bool = True
    swing: float = 0.14
    words: str = ""
    label: tuple[pygame.Surface, pygame.Rect] | None = None

    @property
    def area(self) -> pygame.Rect:
        place = arrow_area(self.start, self.end, self.width, self.swing)
        return place.union(self.label[1]) if self.label is not None else place


class CardOverlays:
    """All that is shown at the moment. Every setter takes the overlay away when it is given None or nothing.
    ``text_px`` is the size of words in pixels."""

    def __init__(self, *, text_px: int = 15) -> None:
        self.text_px = text_px
        #: Counts what is painted on the floor: another number, another picture.
        self.version = 0
        self._reach: dict[Cell, int] = {}
        self._shows_costs = True
        self.clear()

    def clear(self) -> None:
        """Take everything away."""
        self.show_reach(None)
        self._targets: tuple[Target, ...] = ()
        self._own: frozenset[Target] = frozenset()
        self._selection: int | None = None
        self._joining: tuple[int, ...] = ()
        self._hover: Cell | None = None
        self._path: tuple[int, ...] = ()
        self._attack: tuple[int, int] | None = None
        self._odds = ""
        self._arrows: tuple[ArrowShown, ...] = ()
        self._outcomes: tuple[OutcomeShown, ...] = ()

    # --- what is shown ---

    @property
    def targets(self) -> tuple[Target, ...]:
        return self._targets

    @property
    def joining(self) -> tuple[int, ...]:
        """Return those who act together with the acting unit, or are chosen already."""
        return self._joining

    def show_reach(self, costs: Mapping[Cell, int] | None) -> None:
        """Show zones that can be chosen or reached, and how many steps they are away (0: it is not told)."""
        reach = dict(costs or {})
        if reach != self._reach:
            self._reach = reach
            self.version += 1

    def show_costs(self, *, shown: bool) -> None:
        """Tell how many steps each zone of the reach is away, or do not."""
        if shown != self._shows_costs:
            self._shows_costs = shown
            self.version += 1

    def show_targets(self, targets: Iterable[Target] | None = (), own: Iterable[Target] = ()) -> None:
        """Show units (by number) or zones that may be chosen; ``own`` are those that belong to the chooser, which do
        not have the red of targets."""
        self._targets, self._own = tuple(targets or ()), frozenset(own)

    def show_selection(self, unit: int | None) -> None:
        self._selection = unit

    @property
    def in_reach(self) -> frozenset[int]:
        """Return the spaces that are marked as a choice."""
        return frozenset(cell[0] for cell in self._reach)

    def show_joining(self, units: Iterable[int] = ()) -> None:
        """Show those who act together with it, or are chosen already."""
        self._joining = tuple(units)

    def show_hover(self, cell: Cell | None) -> None:
        self._hover = cell

    def show_path(self, zones: Sequence[int] | None = ()) -> None:
        """Show the way of a move, from zone to zone, the first one included."""
        self._path = tuple(zones or ())

    def show_attack(self, pair: tuple[int, int] | None, odds: str = "") -> None:
        """Show an attack that is considered: attacker and target, and its chance to hit."""
        self._attack, self._odds = pair, odds

    def show_arrows(self, arrows: Iterable[ArrowShown] | None) -> None:
        """Show arrows from one item to another: who attacks whom, what is aimed at what."""
        self._arrows = tuple(arrows or ())

    @property
    def outcomes(self) -> tuple[OutcomeShown, ...]:
        return self._outcomes

    def show_outcomes(self, outcomes: Iterable[OutcomeShown] | None) -> None:
        self._outcomes = tuple(outcomes or ())

    # --- drawing ---

    def paint_floor(self, surface: pygame.Surface, camera: CardCamera) -> None:
        """Paint what seldom changes: the zones in reach."""
        for cell, cost in self._reach.items():
            if cell[0] in camera.layout.spaces:
                place = camera.rect_of(cell)
                surface.blit(_reach(place.size), place)
                if cost and self._shows_costs:
                    label = tag(f"{cost}", "speed", self.text_px, PATH)
                    spot = (place.right - 4, place.top + round(camera.square_px * 0.37))
                    at = label.get_rect(midright=spot)
                    # One that is higher than the zone's head begins within the zone: above it lies a strip.
                    at.top = max(at.top, place.top)
                    surface.blit(label, at)

    def draw(
        self,
        surface: pygame.Surface,
        camera: CardCamera,
        spot_of: SpotOf,
        entry_of: SpotOf = _nowhere,
        words: Callable[[], Sequence[pygame.Rect]] = tuple,
    ) -> None:
        """Draw what lies over the units: a frame around the zone pointed at, the ring of the unit that acts, brackets,
        the way, the attack. Arrows lie beneath the ``words`` on the cards."""
        if self._hover is not None and self._hover[0] in camera.layout.spaces:
            place = camera.rect_of(self._hover)
            pygame.draw.rect(surface, OUTLINE, place.inflate(2, 2), 5, border_radius=6)
            pygame.draw.rect(surface, INK, place, 2, border_radius=6)
        for _, box in self._ringed(spot_of):
            ring = _ring(box.size, _ring_width(camera))
            surface.blit(ring, ring.get_rect(center=box.center))
        for target in self._targets:
            aim = self._box_of(target, camera, spot_of)
            if aim is not None and aim.colliderect(camera.rect):
                tone = CHOSEN if target in self._own else tones().target
                sprite = _brackets(aim.size, _bracket_reach(camera), tone)
                surface.blit(sprite, sprite.get_rect(center=aim.center))
        lines = list(self._lines(camera, spot_of, entry_of))
        with words_kept(surface, words() if lines else ()):
            for line in lines:
                draw_arrow(surface, line.start, line.end, line.colour, line.width, strong=line.strong, swing=line.swing)
        for line in lines:
            if line.label is not None:
                surface.blit(*line.label)

    def draw_outcomes(self, surface: pygame.Surface, camera: CardCamera, spot_of: SpotOf) -> None:
        """Draw what would become of cards, over the card that is pointed at, too."""
        for one in outcome_tags(self._outcomes, camera, spot_of, self.text_px):
            surface.blit(one.label, one.place)

    def parts(self, camera: CardCamera, spot_of: SpotOf, entry_of: SpotOf = _nowhere) -> dict[Hashable, pygame.Rect]:
        """Return what is drawn over the units, by what it shows, each with its place on the screen."""
        found: dict[Hashable, pygame.Rect] = {}
        if self._hover is not None and self._hover[0] in camera.layout.spaces:
            found["hover", self._hover] = camera.rect_of(self._hover).inflate(10, 10)
        for unit, box in self._ringed(spot_of):
            room = 6 * _ring_width(camera)
            found["selection", unit] = box.inflate(room, room)
        for target in self._targets:
            aim, beyond = self._box_of(target, camera, spot_of), 2 * max(4, _bracket_reach(camera) // 4)
            if aim is not None:
                found["target", target, target in self._own] = aim.inflate(beyond, beyond)
        for line in self._lines(camera, spot_of, entry_of):
            found["line", line.start, line.end, line.colour, line.width, line.strong, line.words] = line.area
        for one in outcome_tags(self._outcomes, camera, spot_of, self.text_px):
            found["outcome", one.shown] = one.place
        return found

    def _ringed(self, spot_of: SpotOf) -> Iterator[tuple[int, pygame.Rect]]:
        """Yield the acting unit, with its place on the screen."""
        for unit in (self._selection, *self._joining):
            if unit is not None and (box := spot_of(unit)) is not None:
                yield unit, box

    def _lines(self, camera: CardCamera, spot_of: SpotOf, entry_of: SpotOf) -> Iterator[_Line]:
        """Yield all arrows: those of the game, the way of the piece that moves, the attack."""
        for arrow in self._arrows:
            yield from self._arrow_line(camera, arrow, spot_of, entry_of)
        yield from self._path_lines(camera, spot_of)
        yield from self._attack_line(camera, spot_of)

    def _box_of(self, target: Target, camera: CardCamera, spot_of: SpotOf) -> pygame.Rect | None:
        if isinstance(target, int):
            return spot_of(target)
        zone = target[0][0] if isinstance(target[0], tuple) else target[0]
        return camera.rect_of((zone, 0)) if zone in camera.layout.spaces else None

    def _arrow_line(self, camera: CardCamera, arrow: ArrowShown, spot_of: SpotOf, entry_of: SpotOf) -> Iterator[_Line]:
        boxes = [self._box_at(one, camera, spot_of, entry_of) for one in (arrow.start, arrow.end)]
        if boxes[0] is None or boxes[1] is None:
            return
        start, end = arrow_ends(boxes[0], boxes[1])
        colour, width = seat_colour(arrow.seat), max(4, camera.square_px // 9)
        written = None
        if arrow.words:
            label = tag(arrow.words, "target", self.text_px, lighter(colour, 0.35))
            written = (label, _words_place(label, boxes[1], bend(start, end)[12]).clamp(camera.free))
        yield _Line(start, end, colour, width, strong=arrow.strong, words=arrow.words, label=written)

    def _box_at(
        self, one: int | str | tuple[str, int], camera: CardCamera, spot_of: SpotOf, entry_of: SpotOf
    ) -> pygame.Rect | None:
        """Return the screen rectangle at one end of an arrow; of an area its middle."""
        if isinstance(one, str):
            area = camera.layout.by_name.get(one)
            return pygame.Rect(camera.at(area.box.middle), (0, 0)) if area is not None else None
        return spot_of(one) if isinstance(one, int) else entry_of(one[1])

    def _path_lines(self, camera: CardCamera, spot_of: SpotOf) -> Iterator[_Line]:
        zones = [zone for zone in self._path if zone in camera.layout.spaces]
        if len(zones) < 2:
            return
        spots = [camera.rect_of((zone, 0)).center for zone in zones]
        box = spot_of(self._selection) if self._selection is not None else None
        start = box.center if box is not None else spots[0]
        for number, end in enumerate(spots[1:]):
            a = start if not number else spots[number]
            yield _Line(a, end, PATH, max(4, camera.square_px // 7), swing=0.1)

    def _attack_line(self, camera: CardCamera, spot_of: SpotOf) -> Iterator[_Line]:
        if self._attack is None:
            return
        ends = [spot_of(number) for number in self._attack]
        if ends[0] is None or ends[1] is None:
            return
        start, end = ends[0].center, ends[1].center
        written = None
        if self._odds:
            label = tag(self._odds, "dice", self.text_px + 2, lighter(danger(), 0.2))
            x, y = bend(start, end)[12]
            place = label.get_rect(midbottom=(x, y - max(5, camera.square_px // 6)))
            written = (label, place.clamp(camera.free))
        yield _Line(start, end, danger(), max(4, camera.square_px // 8), words=self._odds, label=written)


def arrow_ends(start: pygame.Rect, end: pygame.Rect) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return where an arrow begins and ends: between the facing edges of what lies one above the other, so that it
    crosses no figures; else from middle to middle."""
    if start.bottom <= end.top:
        return (start.centerx, start.bottom - 2), (end.centerx, end.top + end.height // 3)
    if end.bottom <= start.top:
        return (start.centerx, start.top + 2), (end.centerx, end.bottom - end.height // 3)
    return start.center, end.center


def _ring_width(camera: CardCamera) -> int:
    return max(4, camera.square_px // 9)


def _bracket_reach(camera: CardCamera) -> int:
    return max(12, camera.square_px // 3)


def _reach(size: tuple[int, int]) -> pygame.Surface:
    """Return a zone that can be reached: a light green wash with an even rim, as thin for wide zones as narrow ones."""

    def draw() -> pygame.Surface:
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        thick = max(2, size[1] // 60)
        pygame.draw.rect(sheet, (*good(), 46), sheet.get_rect(), border_radius=7)
        pygame.draw.rect(sheet, OUTLINE, sheet.get_rect(), thick + 2, border_radius=7)
        pygame.draw.rect(sheet, lighter(good(), 0.25), sheet.get_rect().inflate(-2, -2), thick, border_radius=6)
        return sheet

    return _SHELF.keep(("reach", size), draw)


def _ring(size: tuple[int, int], width: int) -> pygame.Surface:
    """Return two bright frames with light around them: the unit that acts."""

    def draw() -> pygame.Surface:
        room = width * 3
        sheet = pygame.Surface((size[0] + 2 * room, size[1] + 2 * room), pygame.SRCALPHA)
        for step in range(room, 0, -1):
            alpha = round(190 * (1 - step / room) ** 1.5) + 6
            box = sheet.get_rect().inflate(2 * (step - room), 2 * (step - room))
            pygame.draw.rect(sheet, (*CHOSEN, alpha), box, border_radius=width * 2 + step)
        inside = sheet.get_rect().inflate(-2 * room, -2 * room)
        pygame.draw.rect(sheet, (0, 0, 0, 0), inside, border_radius=width * 2)
        box = sheet.get_rect().inflate(-2 * room + width + 4, -2 * room + width + 4)
        pygame.draw.rect(sheet, OUTLINE, box.inflate(3, 3), max(3, width // 2) + 3, border_radius=width * 2)
        pygame.draw.rect(sheet, CHOSEN, box, max(3, width // 2), border_radius=width * 2)
        return sheet

    return _SHELF.keep(("ring", size, width), draw)


def _brackets(size: tuple[int, int], reach: int, colour: Rgb) -> pygame.Surface:
    """Return four corners around a target."""

    def draw() -> pygame.Surface:
        beyond = max(4, reach // 4)
        wide, high = size[0] + 2 * beyond, size[1] + 2 * beyond
        big = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)
        for thick, tone, inset in ((reach * 0.56, OUTLINE, 0.0), (reach * 0.30, colour, reach * 0.13)):
            long = reach * 2 - 2 * inset
            for right in (False, True):
                for low in (False, True):
                    x = wide * 2 - inset if right else inset
                    y = high * 2 - inset if low else inset
                    across = pygame.Rect(x - long if right else x, y - thick if low else y, long, thick)
                    down = pygame.Rect(x - thick if right else x, y - long if low else y, thick, long)
                    for bar in (across, down):
                        pygame.draw.rect(big, tone, bar, border_radius=round(thick / 3))
        return pygame.transform.smoothscale(big, (wide, high))

    return _SHELF.keep(("brackets", size, reach, colour), draw)


def _words_place(label: pygame.Surface, box: pygame.Rect, middle: Point) -> pygame.Rect:
    """Return where the words of an arrow lie that ends at a card: on it, below its title, so that they are neither on
    its name nor on its neighbour's; at the ``middle`` of one that ends anywhere else."""
    if not box.width:
        return label.get_rect(center=middle)
    top = box.top + round(box.width * _BELOW_TITLE)
    return label.get_rect(midtop=(box.centerx, top))
