"""The creatures on the board: tokens in the order of their rows, in the pose of the moment, with a label on hover."""

from __future__ import annotations

from collections.abc import Collection, Mapping

import msgspec
import pygame

from game.rules.skirmish.creature_cards import CREATURES
from game.rules.skirmish.stats import max_hp_of, squares_of
from game.rules.skirmish.table import Creature, Table
from game.ui.art import fonts
from game.ui.art.icons import outlined_icon
from game.ui.art.lighting import soft_shadow
from game.ui.art.palette import BRASS, INK, OUTLINE, SLATE, seat_colour
from game.ui.art.shelf import MEGABYTE, Shelf
from game.ui.art.tokens import token, token_margin
from game.ui.boards.shared.camera import Camera
from game.ui.boards.shared.poses import STILL, Pose

#: Share of a square left free around a token's base.
GAP = 0.06
#: Tokens drawn anew in one frame; the others are stretched for that frame.
A_FRAME = 6

_SHELF = Shelf(8 * MEGABYTE)


class Look(msgspec.Struct, frozen=True):
    """All that a token shows of its creature; two creatures of one look share a picture."""

    key: str
    seat: int
    size: int
    health: float
    tapped: bool
    pips: int
    active: bool
    spent: bool
    selected: bool


def size_of_key(key: str) -> int:
    """Squares along each side of a creature's space."""
    return 2 if CREATURES[key].large else 1


class Miniatures:
    """Draws the creatures of a table. ``hovered`` shows its name, ``selected`` a dashed ring; ``text_px`` is the size
    of labels in pixels. ``is_complete`` is False while some tokens are drawn from another zoom's picture."""

    def __init__(self, *, text_px: int = 15) -> None:
        self.table: Table | None = None
        self.hovered: int | None = None
        self.selected: int | None = None
        self.text_px = text_px
        self.is_complete = True
        self._shown: dict[int, tuple[Look, int, pygame.Surface]] = {}
        #: All tokens as they stand still: for which zoom and selection; pictures with places from the board's corner.
        self._still: tuple[tuple[int, int | None], list[tuple[pygame.Surface, int, int]]] | None = None

    def show(self, table: Table | None) -> None:
        """Draw this table from now on; None for none (behind the curtain nothing is kept)."""
        if table is self.table:
            return
        self.table, self._still = table, None
        if table is None:
            self.hovered = self.selected = None
            self._shown.clear()
        else:
            self._shown = {number: shown for number, shown in self._shown.items() if number in table.creatures}

    def creature_at(self, pos: tuple[float, float], camera: Camera) -> int | None:
        """The creature whose space is under a screen pixel, or None."""
        cell = camera.cell_at(pos)
        if cell is None or self.table is None:
            return None
        for creature in self.table.creatures.values():
            if cell in squares_of(creature):
                return creature.id
        return None

    def look_of(self, creature: Creature, table: Table) -> Look:
        """What the creature's token shows."""
        turn = table.turn
        hp = max_hp_of(table, creature)
        active = turn.activation is not None and turn.activation.creature == creature.id
        return Look(
            creature.key,
            creature.seat,
            size_of_key(creature.key),
            round(max(0, hp - creature.damage) / hp, 3),
            creature.tapped,
            len(creature.attached),
            active,
            creature.id in turn.activated and not active,
            creature.id == self.selected,
        )

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        poses: Mapping[int, Pose] | None = None,
        after: Table | None = None,
        *,
        hidden: Collection[int] = (),
        whole: bool = False,
    ) -> None:
        """Draw all creatures in view. ``poses`` by creature; one whose pose says so is shown as in the table
        ``after``. ``hidden`` creatures are left out; ``whole``: draw every token anew at once."""
        table = self.table
        if table is None:
            return
        if poses or hidden:
            self._draw_all(surface, camera, poses or {}, after, hidden, whole=whole)
        else:
            self._draw_still(surface, camera, whole=whole)

    def draw_label(self, surface: pygame.Surface, camera: Camera) -> None:
        """Name the creature under the pointer."""
        if self.table is not None and self.hovered in self.table.creatures:
            self._draw_label(surface, camera, self.table.creatures[self.hovered])

    def _draw_still(self, surface: pygame.Surface, camera: Camera, *, whole: bool) -> None:
        """Draw creatures that all stand still; what was found out about them is kept until something changes."""
        assert self.table is not None
        left, top = camera.origin
        key = (camera.square_px, self.selected)
        if self._still is None or self._still[0] != key:
            found: list[tuple[pygame.Surface, int, int]] = []
            room = len(self.table.creatures) if whole else A_FRAME
            self.is_complete = True
            for creature in sorted(self.table.creatures.values(), key=_row):
                room, picture = self._picture_of(creature, self.table, camera.square_px, room)
                box = picture.get_rect(center=camera.middle_of(creature.cell, size_of_key(creature.key)))
                found.append((picture, box.left - left, box.top - top))
            self._still = (key, found) if self.is_complete else None
        else:
            found = self._still[1]
        surface.fblits([(picture, (left + x, top + y)) for picture, x, y in found])

    def _draw_all(
        self,
        surface: pygame.Surface,
        camera: Camera,
        poses: Mapping[int, Pose],
        after: Table | None,
        hidden: Collection[int],
        *,
        whole: bool,
    ) -> None:
        table = self.table
        assert table is not None
        present = [(creature, table) for creature in table.creatures.values()]
        if after is not None:
            present = [
                (after.creatures[one.id], after) if self._is_after(one.id, poses, after) else (one, of)
                for one, of in present
            ]
            present += [
                (creature, after)
                for number, creature in after.creatures.items()
                if number not in table.creatures and number in poses
            ]
        present.sort(key=lambda entry: _row(entry[0]))
        left = len(present) if whole else A_FRAME
        self.is_complete = True
        for creature, of in present:
            if creature.id in hidden:
                continue
            # A creature that moves keeps its old square until the motion ends; the pose carries it.
            spot = table.creatures[creature.id].cell if creature.id in table.creatures else creature.cell
            pose = poses.get(creature.id, STILL)
            left = self._draw_one(surface, camera, creature, of, spot, pose, left)

    def _is_after(self, number: int, poses: Mapping[int, Pose], after: Table) -> bool:
        return number in poses and poses[number].after and number in after.creatures

    def _draw_one(
        self,
        surface: pygame.Surface,
        camera: Camera,
        creature: Creature,
        table: Table,
        spot: tuple[int, int],
        pose: Pose,
        left: int,
    ) -> int:
        """Draw a creature; gives how many more tokens may be drawn anew in this frame."""
        size = size_of_key(creature.key)
        px = camera.square_px
        middle = camera.at((spot[0] + size / 2 + pose.dx, spot[1] + size / 2 + pose.dy))
        if not camera.rect.inflate(size * px * 2, size * px * 2).collidepoint(middle) or pose.fade >= 1:
            return left
        diameter = _diameter(size, px)
        left, picture = self._picture_of(creature, table, px, left)
        if pose is not STILL:
            if pose.lift:
                _draw_cast(surface, middle, diameter, pose.lift)
                middle = (middle[0], round(middle[1] - pose.lift * px))
            picture = posed(picture, pose)
        surface.blit(picture, picture.get_rect(center=middle))
        return left

    def _picture_of(self, creature: Creature, table: Table, px: int, left: int) -> tuple[int, pygame.Surface]:
        """The creature's token, stretched from another zoom's when none is left to be drawn anew in this frame; and how
        many are left then."""
        diameter = _diameter(size_of_key(creature.key), px)
        look = self.look_of(creature, table)
        shown = self._shown.get(creature.id)
        if shown is not None and shown[:2] == (look, diameter):
            return left, shown[2]
        if shown is not None and left <= 0:
            self.is_complete = False
            side = diameter + 2 * token_margin(diameter)
            return left, pygame.transform.scale(shown[2], (side, side))
        picture = _picture(look, diameter)
        self._shown[creature.id] = (look, diameter, picture)
        return left - 1, picture

    def _draw_label(self, surface: pygame.Surface, camera: Camera, creature: Creature) -> None:
        """The name on a plate with the seat's edge, over the token or, at the top of the view, under it."""
        assert self.table is not None
        hp = max_hp_of(self.table, creature)
        plate = name_plate(CREATURES[creature.key].name, f"{hp - creature.damage}/{hp}", creature.seat, self.text_px)
        box = camera.rect_of(creature.cell, size_of_key(creature.key))
        place = plate.get_rect(midbottom=(box.centerx, box.top - 2))
        if place.top < camera.rect.top:
            place.midtop = (box.centerx, box.bottom + round(camera.square_px * 0.12))
        surface.blit(plate, place.clamp(camera.rect))


def _row(creature: Creature) -> tuple[int, int]:
    """Those further down are drawn over those further up."""
    return creature.cell[1] + size_of_key(creature.key), creature.cell[0]


#: Pixels of a square below which tokens are drawn larger than their squares, so that they stay tellable.
SMALL = 30


def _diameter(size: int, px: int) -> int:
    """Pixels across the base of a creature's token: where squares are small it stands out beyond its own."""
    if px < SMALL:
        return round(size * px + px * 0.18)
    return size * px - 2 * max(1, round(px * GAP))


def name_plate(name: str, health: str, seat: int, px: int) -> pygame.Surface:
    """A small plate with a name and hit points."""

    def draw() -> pygame.Surface:
        words = fonts.plain_text(name, "bold", px, INK)
        number = fonts.plain_text(health, "body", px, INK)
        heart = outlined_icon("hp", px, INK, OUTLINE)
        pad = max(4, px // 3)
        width = words.get_width() + heart.get_width() + number.get_width() + 5 * pad
        plate = pygame.Surface((width, words.get_height() + pad), pygame.SRCALPHA)
        pygame.draw.rect(plate, (*SLATE, 238), plate.get_rect(), border_radius=pad)
        pygame.draw.rect(plate, BRASS, plate.get_rect(), 1, border_radius=pad)
        pygame.draw.rect(plate, seat_colour(seat), (0, 0, pad, plate.get_height()), border_radius=pad)
        x = 2 * pad
        for part in (words, heart, number):
            plate.blit(part, part.get_rect(midleft=(x, plate.get_height() // 2)))
            x += part.get_width() + pad
        return plate

    return _SHELF.keep(("plate", name, health, seat, px), draw)


def _picture(look: Look, diameter: int) -> pygame.Surface:
    """The token of a look; one that has had its activation is darker and carries a tick."""

    def plain() -> pygame.Surface:
        return token(
            look.key,
            look.seat,
            diameter,
            size=look.size,
            health=look.health,
            tapped=look.tapped,
            pips=look.pips,
            active=look.active,
            selected=look.selected,
        )

    if not look.spent:
        return plain()

    def spent() -> pygame.Surface:
        picture = plain().copy()
        picture.fill((168, 164, 172, 255), special_flags=pygame.BLEND_RGBA_MULT)
        margin = token_margin(diameter)
        tick = outlined_icon("check", max(9, round(diameter / look.size * 0.3)), INK, OUTLINE)
        picture.blit(tick, tick.get_rect(center=(margin + diameter * 0.84, margin + diameter * 0.2)))
        return picture

    return _SHELF.keep((look, diameter), spent)


def posed(picture: pygame.Surface, pose: Pose) -> pygame.Surface:
    """A token's picture leaning, scaled, faded and flashing."""
    done = picture
    if pose.lean or pose.scale != 1.0:
        done = pygame.transform.rotozoom(done, -pose.lean, max(0.02, pose.scale))
    if pose.flash > 0 or pose.fade > 0:
        done = done.copy() if done is picture else done
        if pose.flash > 0:
            done.fill((round(200 * pose.flash),) * 3, special_flags=pygame.BLEND_RGB_ADD)
        if pose.fade > 0:
            done.fill((255, 255, 255, round(255 * (1 - pose.fade))), special_flags=pygame.BLEND_RGBA_MULT)
    return done


def _draw_cast(surface: pygame.Surface, middle: tuple[int, int], diameter: int, lift: float) -> None:
    """The shadow that a token in the air throws: the higher, the further away."""

    def draw() -> pygame.Surface:
        disc = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
        pygame.draw.circle(disc, (0, 0, 0), (diameter / 2, diameter / 2), diameter / 2)
        return soft_shadow(disc, max(4, diameter // 8), 110)

    cast = _SHELF.keep(("cast", diameter), draw)
    away = round(diameter * 0.25 * lift)
    surface.blit(cast, cast.get_rect(center=(middle[0] + away, middle[1] + away)))
