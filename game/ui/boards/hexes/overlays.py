"""What is shown over the battlefield: where a figure can go and at what risk, what it sees, whom it may strike.

Marks on tops are painted into the ground's chunks once (see ``chunks``); ways, brackets and lines of sight are few:
they are kept as pictures and laid over the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence

import pygame

from game.geometry.hex_sight import Body, SightReport
from game.geometry.hexes import Hex
from game.ui.art.tones import PATH, caution
from game.ui.boards.hexes import lines, marks
from game.ui.boards.hexes.cover import Tops
from game.ui.boards.hexes.ground import HexGround
from game.ui.boards.hexes.projection import HexCamera
from game.ui.boards.shared.marks import struck_badge, struck_place, tag
from game.ui.boards.shared.region_names import region_names

#: What can be chosen or pointed at: a place and a size as the squares have it, or a body's one or two places.
Space = tuple[Hex, int] | Sequence[Hex]


def places_of(space: Space) -> tuple[Hex, ...]:
    first, second = (*space, None)[:2]
    if isinstance(second, int) or second is None:
        return (first,)
    return (first, second)


class HexOverlays:
    """All that is shown at the moment. Setters cost nothing until the next frame; None or nothing takes the overlay
    away. ``text_px`` is the size of words in pixels."""

    def __init__(self, ground: HexGround, *, text_px: int = 15) -> None:
        self.text_px = text_px
        self._version = 0
        self._levels = False
        self._regions: tuple[tuple[str, frozenset[Hex]], ...] = ()
        #: What the marks were when they were last painted; None: find out again.
        self._settled: tuple[object, ...] | None = None
        self._marked: frozenset[Hex] = frozenset()
        self._begin()
        self.look_at(ground)

    def _begin(self) -> None:
        self._reach: dict[Hex, int] = {}
        self._risks: dict[Hex, int] = {}
        self._reach_area: frozenset[Hex] = frozenset()
        self._shows_costs = False
        self._cost_at: Hex | None = None
        self._threatened: frozenset[Hex] = frozenset()
        self._area: frozenset[Hex] = frozenset()
        self._placement: frozenset[Hex] = frozenset()
        self._placement_seat = 0
        self._seen: dict[Hex, bool] = {}
        self._path: tuple[Hex, ...] = ()
        self._path_cost: int | None = None
        self._path_risks: tuple[Hex, ...] = ()
        self._sight: tuple[SightReport, tuple[Body, ...]] | None = None
        self._targets: tuple[tuple[Hex, ...], ...] = ()
        self._struck: tuple[Hex, ...] = ()
        self._is_threat = False
        self._acting: tuple[tuple[Hex, ...], ...] = ()
        self._selection: tuple[Hex, ...] = ()
        self._hover: tuple[Hex, ...] = ()

    def look_at(self, ground: HexGround) -> None:
        """Look at the ground from another side."""
        self.ground = ground
        self.tops = Tops(ground)
        self._settled = None
        self._sprites: dict[str, tuple[tuple[object, int], lines.Sprite]] = {}

    def clear(self) -> None:
        """Take everything away; only the levels' numbers stay."""
        self._begin()
        self._sprites.clear()

    @property
    def selection(self) -> tuple[Hex, ...]:
        return self._selection

    @property
    def shows_levels(self) -> bool:
        return self._levels

    # --- what is shown ---

    def show_levels(self, *, shown: bool) -> None:
        """Write on each space its level, or do not."""
        self._levels = shown

    def show_regions(self, regions: Iterable[tuple[str, Iterable[Hex]]] = ()) -> None:
        """Outline parts of the board, each with its name."""
        self._regions = tuple((name, frozenset(places)) for name, places in regions)

    def show_reach(
        self, costs: Mapping[Hex, int] | None, risks: Mapping[Hex, int] | None = None, *, is_threat: bool = False
    ) -> None:
        """Show where a figure can go and what it costs; ``risks``: dice that are rolled on the best way there. A long
        body's spaces are those of its front. An enemy's reach is a threat, and looks like one."""
        self._reach, self._risks, self._reach_area = dict(costs or {}), dict(risks or {}), frozenset(costs or ())
        self._is_threat = is_threat

    def show_costs(self, *, shown: bool) -> None:
        """Write what each space costs on the reach, or do not."""
        self._shows_costs = shown

    def show_cost_at(self, place: Hex | None) -> None:
        """Write what one space costs, as that under the pointer."""
        self._cost_at = place

    def show_threatened(self, places: Iterable[Hex] = ()) -> None:
        self._threatened = frozenset(places)

    def show_area(self, places: Iterable[Hex] = ()) -> None:
        self._area = frozenset(places)

    def show_placement(self, places: Iterable[Hex] = (), seat: int = 0) -> None:
        """Show spaces on which a seat may place a figure."""
        self._placement, self._placement_seat = frozenset(places), seat

    def show_seen(self, seen: Mapping[Hex, bool] | None) -> None:
        """Show what is seen of every space."""
        self._seen = dict(seen or {})

    def show_path(self, path: Sequence[Hex] = (), cost: int | None = None, risks: Iterable[Hex] = ()) -> None:
        """Show the way of a move, its first space included, with what it costs; ``risks`` are the spaces of the way on
        entering which a die is rolled: an enemy is left there, or the fall is deep."""
        self._path, self._path_cost, self._path_risks = tuple(path), cost, tuple(risks)

    def show_sight(self, report: SightReport | None, bodies: Iterable[Body] = ()) -> None:
        """Show the lines of a sight; ``bodies`` are those that stood in the way when it was asked for."""
        if report is None:
            self._sight = None
        elif self._sight is None or self._sight[0] is not report:
            self._sight = (report, tuple(bodies))

    def show_targets(self, spaces: Iterable[Space] = ()) -> None:
        """Show spaces, or bodies' places, that may be chosen as targets."""
        self._targets = tuple(places_of(space) for space in spaces)

    def show_struck(self, spaces: Iterable[Space] = ()) -> None:
        """Show bodies' places that could be attacked, from where a figure could go: the first of each is marked."""
        self._struck = tuple(places_of(space)[0] for space in spaces)

    def show_acting(self, spaces: Iterable[Space] = ()) -> None:
        """Show bodies' places that are about to act."""
        self._acting = tuple(places_of(space) for space in spaces)

    def show_selection(self, space: Space | None) -> None:
        self._selection = places_of(space) if space is not None else ()

    def show_hover(self, space: Space | None) -> None:
        self._hover = places_of(space) if space is not None else ()

    @property
    def version(self) -> int:
        """Return a number that grows whenever the marks on the ground change. Marks taken away and put back before it
        is read do not count as a change."""
        marks = (
            self._reach,
            self._is_threat,
            self._risks if self._shows_costs else {},
            self._shows_costs,
            self._threatened,
            self._area,
            self._placement,
            self._placement_seat,
            self._seen,
            self._levels,
            self._regions,
        )
        if marks != self._settled:
            self._settled = marks
            named = [places for _, places in self._regions]
            parts: tuple[Collection[Hex], ...] = (self._reach, self._threatened, self._area, self._placement, *named)
            everywhere = self.ground.projection.order if self._levels else ()
            self._marked = frozenset(place for part in (*parts, self._seen, everywhere) for place in part)
            self._version += 1
        return self._version

    # --- marks on the ground ---

    def marks_in(self, ground: HexGround, area: pygame.Rect, px: int) -> bool:
        """Return whether any top that touches a rectangle of the plane is marked."""
        return (
            self.version > 0
            and bool(self._marked)
            and any(place in self._marked for place in ground.places_in(area, px))
        )

    def mark_ground(self, target: pygame.Surface, ground: HexGround, area: pygame.Rect, px: int) -> None:
        """Paint the marks on a target that shows a rectangle of the plane."""
        marked = self._marked if self.version else frozenset()  # The version finds it out again.
        for place in ground.places_in(area, px):
            if place in marked:
                x, y = self.tops.corner(place, px)
                for layer in self._layers(place, px):
                    target.blit(self.tops.laid(layer, place, px), (x - area.x, y - area.y))

    def _layers(self, place: Hex, px: int) -> list[pygame.Surface]:
        """Return the marks on one top, the lowest first."""
        found: list[pygame.Surface] = []
        for _, places in self._regions:
            if place in places:
                found += marks.region(px, self._edges(place, places))
        if place in self._seen:
            found += marks.seen(px, clear=self._seen[place])
        if place in self._placement:
            found += marks.placement(px, self._placement_seat)
        if place in self._reach_area:
            found += marks.reach(px, self._edges(place, self._reach_area), is_threat=self._is_threat)
        if place in self._threatened:
            found += marks.threatened(px)
        if place in self._area:
            found += marks.area(px, self._edges(place, self._area))
        if self._levels:
            found += marks.level(px, self.ground.projection.top(place))
        if place in self._reach and self._shows_costs:
            found += marks.cost(px, self._reach[place], dice=self._risks.get(place, 0))
        return found

    def _edges(self, place: Hex, area: frozenset[Hex]) -> list[int]:
        return lines.neighbour_edges(self.ground.projection, place, area)

    # --- what is laid over ---

    def parts(self, camera: HexCamera) -> dict[Hashable, pygame.Rect] | None:
        """Return what is drawn over the ground and the figures, by what it shows, each with its place on the screen;
        None while a line of sight lies anywhere."""
        if self._sight is not None:
            return None
        px, (left, top), projection = camera.square_px, camera.origin, self.ground.projection
        found: dict[Hashable, pygame.Rect] = {("region", name): place for name, _, place in self._region_names(camera)}
        under = [("hover", place) for place in self._hover]
        if self._cost_at is not None and self._cost_at in self._reach and not self._shows_costs:
            under.append(("cost", self._cost_at))
        for name, place in under:
            x, y = self.tops.corner(place, px)
            found[name, place] = pygame.Rect(left + x, top + y, px, px).inflate(8, 8)
        beyond = marks.brackets(px)
        for places in self._targets:
            found |= {("target", one): beyond.get_rect(center=camera.at(projection.spot(one))) for one in places}
        around = marks.ring(px)
        for places in self._acting:
            found |= {("acting", one): around.get_rect(center=camera.at(projection.spot(one))) for one in places}
        found |= {("chosen", one): around.get_rect(center=camera.at(projection.spot(one))) for one in self._selection}
        found |= {("struck", place): self._struck_place(camera, place) for place in self._struck}
        if len(self._path) > 1:
            label = self._path_labels(camera)[1]
            # A die on the way stands out beyond the line by less than a hex.
            way = self._path_sprite(px).area((left, top)).inflate(2 * px, 2 * px)
            found["path", self._path, self._path_cost, self._path_risks] = way.union(label)
        return found

    def draw_under(self, surface: pygame.Surface, camera: HexCamera) -> None:
        """Draw what lies under the figures: names of regions, what is chosen, what is pointed at."""
        px = camera.square_px
        for _, label, spot in self._region_names(camera):
            surface.blit(label, spot)
        chosen = frozenset(self._selection)
        for place in self._selection:
            self._lay(surface, camera, place, marks.selection(px, self._edges(place, chosen)))
        for place in self._hover:
            self._lay(surface, camera, place, marks.hover(px))
        space = self._cost_at
        if space is not None and space in self._reach and not self._shows_costs:
            self._lay(surface, camera, space, marks.cost(px, self._reach[space], dice=self._risks.get(space, 0)))

    def _region_names(self, camera: HexCamera) -> list[tuple[str, pygame.Surface, pygame.Rect]]:
        return region_names(camera, self._regions, self.text_px, camera.figure_rect)

    def _lay(self, surface: pygame.Surface, camera: HexCamera, place: Hex, layers: Sequence[pygame.Surface]) -> None:
        (left, top), (x, y) = camera.origin, self.tops.corner(place, camera.square_px)
        for layer in layers:
            surface.blit(self.tops.laid(layer, place, camera.square_px), (left + x, top + y))

    def draw(self, surface: pygame.Surface, camera: HexCamera) -> None:
        """Draw what lies over the figures: targets, the path, the line of sight."""
        px, origin, projection = camera.square_px, camera.origin, self.ground.projection
        # The figures of a group stand close, and their bases hide what is chosen on the ground.
        rings = (*self._acting, self._selection)
        for marked, sprite in ((rings, marks.ring(px)), (self._targets, marks.brackets(px))):
            for place in (place for places in marked for place in places):
                surface.blit(sprite, sprite.get_rect(center=camera.at(projection.spot(place))))
        if len(self._path) > 1:
            self._path_sprite(px).draw(surface, origin)
            self._draw_path_words(surface, camera)
        for place in self._struck:
            surface.blit(struck_badge(px), self._struck_place(camera, place))
        if self._sight is not None:
            report, bodies = self._sight
            self._sprite("sight", report, px, lambda: lines.sight_sprite(projection, report, bodies, px)).draw(
                surface, origin
            )
            self._draw_verdict(surface, camera, report)

    def _struck_place(self, camera: HexCamera, place: Hex) -> pygame.Rect:
        """Return where a figure is marked as one that could be attacked: over its head."""
        return struck_place(camera.rect_of(place).move(0, -camera.square_px // 3))

    def _path_sprite(self, px: int) -> lines.Sprite:
        projection = self.ground.projection
        return self._sprite("path", self._path, px, lambda: lines.path_sprite(projection, self._path, px))

    def _sprite(self, name: str, shown: object, px: int, draw: Callable[[], lines.Sprite]) -> lines.Sprite:
        """Return a sprite that is kept until what it shows changes."""
        found = self._sprites.get(name)
        if found is None or found[0][1] != px or (found[0][0] is not shown and found[0][0] != shown):
            found = ((shown, px), draw())
            self._sprites[name] = found
        return found[1]

    def _draw_path_words(self, surface: pygame.Surface, camera: HexCamera) -> None:
        """Draw a die on the way wherever one is rolled, and the cost at the end."""
        px, projection = camera.square_px, self.ground.projection
        for place in self._path_risks:
            if place in self._path[1:]:
                before = projection.spot(self._path[self._path.index(place, 1) - 1])
                here = projection.spot(place)
                die = marks.risk(max(14, round(px * 0.34)))
                spot = camera.at(((before[0] + here[0]) / 2, (before[1] + here[1]) / 2))
                surface.blit(die, die.get_rect(center=spot))
        labels, box = self._path_labels(camera)
        for label in labels:
            surface.blit(label, box.topleft)
            box.left += label.get_width()

    def _path_labels(self, camera: HexCamera) -> tuple[list[pygame.Surface], pygame.Rect]:
        """Return what the way costs, from the left to the right, and where that is written."""
        px, projection = camera.square_px, self.ground.projection
        if self._path_cost is None:
            return [], pygame.Rect(camera.at(projection.spot(self._path[-1])), (0, 0))
        x, y = camera.at(projection.spot(self._path[-1]))
        labels = [tag(f"{self._path_cost}", "speed", self.text_px, PATH)]
        if self._path_risks:
            labels.append(tag(f"{len(self._path_risks)}", "dice", self.text_px, caution()))
        wide = sum(label.get_width() for label in labels)
        box = pygame.Rect(0, 0, wide, labels[0].get_height())
        box.midbottom = (x, y - round(px * 0.42))
        return labels, box.clamp(camera.free)

    def _draw_verdict(self, surface: pygame.Surface, camera: HexCamera, report: SightReport) -> None:
        if not report.lines:
            return
        sign, colour = ("eye", lines.clear()) if report.clear else ("hidden", lines.blocked())
        words = f"Clear: {report.seen} of {report.of}" if report.clear else "Blocked"
        label = tag(words, sign, self.text_px, colour)
        spot = camera.at(lines.verdict_spot(self.ground.projection, report))
        surface.blit(label, label.get_rect(midtop=spot).clamp(camera.free))
