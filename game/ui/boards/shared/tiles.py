"""The pictures of a map's tiles, loaded once, cut, laid, tinted and brought to the board's measure."""

from __future__ import annotations

import math
from collections import OrderedDict, defaultdict
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pygame

from game.app.files import folders
from game.app.maps.picture import Frame, LayerPicture, MapPicture, TilePicture, frame_at
from game.ui.art.palette import OUTLINE, SEAT_COLOURS, Rgb
from game.ui.art.tones import seat_colour
from game.ui.boards.shared.camera import SQUARE

#: Squares along a side of a bin: tiles are found by the bins that they touch.
BIN = 4
#: Cut tiles kept, and picture files.
_CUTS, _FILES = 1024, 12
#: How near in hue (the cosine) and how strong a pixel is that counts as painted in a colour.
_ALIKE, _FAINT = 0.93, 24


class LaidTile:
    """A tile in its place: pixels of the board at 64 a square."""

    __slots__ = ("layer", "place", "tile")

    def __init__(self, tile: TilePicture, layer: LayerPicture, place: pygame.Rect) -> None:
        self.tile, self.layer, self.place = tile, layer, place


class TileBox:
    """All the tiles of a map's picture; ``paint`` draws those of a part of the board."""

    def __init__(
        self, picture: MapPicture, share: float | None = None, starts: Mapping[tuple[int, int], int] = {}
    ) -> None:
        """Hold a picture. ``share``: pixels drawn for one of the map's, both ways; without it a square has 64 by 64.
        ``starts``: the side, from 0, whose usual colour tiles on a square may have: they are drawn in its seat's."""
        self.picture, self._starts = picture, starts
        #: Milliseconds since animated tiles began to move.
        self.clock = 0
        self._across = share or SQUARE / max(1, picture.tile_width)
        self._down = share or SQUARE / max(1, picture.tile_height)
        self._files: OrderedDict[str, pygame.Surface | None] = OrderedDict()
        self._cuts: OrderedDict[object, pygame.Surface | None] = OrderedDict()
        self._bins: dict[tuple[int, int], list[tuple[int, int, LaidTile]]] = defaultdict(list)
        #: Where animated tiles lie, by what they show in turn.
        self._moving: dict[tuple[Frame, ...], list[pygame.Rect]] = defaultdict(list)
        for height, layer in enumerate(picture.layers):
            if layer.visible and layer.opacity > 0:
                for order, tile in enumerate(layer.tiles):
                    self._lay(height, order, tile, layer)

    def _lay(self, height: int, order: int, tile: TilePicture, layer: LayerPicture) -> None:
        width, tall = tile.width, tile.height
        if layer.kind == "image":
            sheet = self._file(tile.image)
            if sheet is None:
                return
            width, tall = sheet.get_size()
        whole = (self.picture.width, self.picture.height)
        left, top = tile.x + layer.offset[0], tile.y + layer.offset[1]
        for x in _repeats(left, width, whole[0], again=layer.repeats[0]):
            for y in _repeats(top, tall, whole[1], again=layer.repeats[1]):
                place = pygame.Rect(
                    math.floor(x * self._across + 0.5),
                    math.floor(y * self._down + 0.5),
                    max(1, round(width * self._across)),
                    max(1, round(tall * self._down)),
                )
                # A turned tile sweeps over more than its own box.
                is_turned = tile.rotation or tile.turn.degrees
                touched = place.inflate(place.width, place.height) if is_turned else place
                laid = LaidTile(tile, layer, place)
                if tile.frames:
                    self._moving[tile.frames].append(touched)
                for column in range(touched.left // (BIN * SQUARE), (touched.right - 1) // (BIN * SQUARE) + 1):
                    for row in range(touched.top // (BIN * SQUARE), (touched.bottom - 1) // (BIN * SQUARE) + 1):
                        self._bins[column, row].append((height, order, laid))

    @property
    def is_animated(self) -> bool:
        return bool(self._moving)

    def move_to(self, milliseconds: int) -> list[pygame.Rect]:
        """Bring animated tiles to what they show then. Where anything looks different by that, in board pixels."""
        before, self.clock = self.clock, milliseconds
        changed = []
        for frames, places in self._moving.items():
            if frame_at(frames, before) is not frame_at(frames, milliseconds):
                changed += places
        return changed

    def paint(self, target: pygame.Surface, area: pygame.Rect) -> None:
        """Draw what lies in ``area`` (board pixels at 64 a square) with its corner at the target's own."""
        side = BIN * SQUARE
        found: dict[tuple[int, int, int, int], LaidTile] = {}
        for column in range(area.left // side, (area.right - 1) // side + 1):
            for row in range(area.top // side, (area.bottom - 1) // side + 1):
                for height, order, laid in self._bins.get((column, row), ()):
                    found[height, order, laid.place.left, laid.place.top] = laid
        for _, laid in sorted(found.items()):
            cut = self._cut(laid)
            if cut is None:
                continue
            left, bottom = laid.place.left - area.left, laid.place.bottom - area.top
            if laid.tile.turn.degrees:  # A hex's tile is turned about the middle of its box.
                left -= (cut.get_width() - laid.place.width) // 2
                bottom += cut.get_height() - laid.place.height - (cut.get_height() - laid.place.height) // 2
            if laid.tile.rotation:
                cut, left, bottom = _turned(cut, left, bottom, laid.tile.rotation)
            target.blit(cut, (left, bottom - cut.get_height()))

    def _file(self, name: str) -> pygame.Surface | None:
        if name not in self._files:
            path = Path(name)
            if not path.exists():
                path = folders.program_folder() / name
            try:
                self._files[name] = pygame.image.load(path)
            except (pygame.error, OSError):
                self._files[name] = None  # A picture that cannot be read leaves the plain ground in sight.
            while len(self._files) > _FILES:
                self._files.popitem(last=False)
        return self._files[name]

    def _cut(self, laid: LaidTile) -> pygame.Surface | None:
        tile, layer = laid.tile, laid.layer
        image, rect = tile.shown_at(self.clock)
        usual, now = self._tones(laid)
        key = (image, rect, laid.place.size, tile.turn, layer.opacity, layer.tint, tile.key, usual, now)
        if key not in self._cuts:
            self._cuts[key] = self._fresh_cut(laid)
            while len(self._cuts) > _CUTS:
                self._cuts.popitem(last=False)
        self._cuts.move_to_end(key)
        return self._cuts[key]

    def _fresh_cut(self, laid: LaidTile) -> pygame.Surface | None:
        tile, layer = laid.tile, laid.layer
        image, rect = tile.shown_at(self.clock)
        sheet = self._file(image)
        if sheet is None:
            return None
        box = pygame.Rect(rect) if rect else sheet.get_rect()
        cut = pygame.Surface(box.size, pygame.SRCALPHA)
        cut.blit(sheet, (0, 0), box)
        leave_out(cut, tile.key)
        usual, now = self._tones(laid)
        if usual != now:
            recolour(cut, usual, now)
        if tile.turn.diagonal:
            cut = pygame.transform.flip(pygame.transform.rotate(cut, 90), flip_x=False, flip_y=True)
        if tile.turn.across or tile.turn.down:
            cut = pygame.transform.flip(cut, tile.turn.across, tile.turn.down)
        size = laid.place.size
        if tile.turn.degrees:
            cut = swept(cut, tile.turn.degrees)
            size = (round(cut.get_width() * size[0] / box.width), round(cut.get_height() * size[1] / box.height))
        if cut.get_size() != size:
            cut = pygame.transform.smoothscale(cut, size)
        shade = (*layer.tint[:3], round(layer.tint[3] * layer.opacity))
        if shade != (255, 255, 255, 255):
            cut.fill(shade, special_flags=pygame.BLEND_RGBA_MULT)
        return cut

    def _tones(self, laid: LaidTile) -> tuple[Rgb, Rgb]:
        """Return the colour that a tile may have as that of a side, and the one that the side's seat has."""
        middle = laid.place.center
        side = self._starts.get((middle[0] // SQUARE, middle[1] // SQUARE))
        if side is None:
            return OUTLINE, OUTLINE
        return SEAT_COLOURS[side], seat_colour(side)


def recolour(cut: pygame.Surface, usual: Rgb, now: Rgb) -> None:
    """Give pixels in the hue of one colour that of another, as pale or dark as they are; greys stay."""
    pixels = pygame.surfarray.pixels3d(cut)
    values = pixels.astype(float)
    grey = values.min(axis=2, keepdims=True)
    strong = values - grey
    aim = np.array(usual, float) - min(usual)
    size = np.linalg.norm(strong, axis=2)
    is_alike = (strong @ aim > _ALIKE * size * np.linalg.norm(aim)) & (size > _FAINT)
    share = (size / np.linalg.norm(aim))[..., None]
    turned = grey + share * (np.array(now, float) - min(usual))
    pixels[is_alike] = np.clip(turned, 0, 255).astype(np.uint8)[is_alike]


def leave_out(cut: pygame.Surface, key: str) -> None:
    """Make the pixels of a colour ("rrggbb") transparent."""
    if len(key) != 6:
        return
    try:
        red, green, blue = bytes.fromhex(key)
    except ValueError:
        return
    colours, alpha = pygame.surfarray.pixels3d(cut), pygame.surfarray.pixels_alpha(cut)
    alike = (colours[..., 0] == red) & (colours[..., 1] == green) & (colours[..., 2] == blue)
    colours[alike] = 0
    alpha[alike] = 0


def swept(image: pygame.Surface, degrees: int) -> pygame.Surface:
    """Return a picture turned clockwise about its middle, each pixel mixed of the nearest four. It is as wide and as
    high as both its sides together, with the turned picture in the middle."""
    width, height = image.get_size()
    room = max(width, height)
    pixels = np.zeros((width + 2 * room, height + 2 * room, 4))
    pixels[room:-room, room:-room, :3] = pygame.surfarray.array3d(image)
    pixels[room:-room, room:-room, 3] = pygame.surfarray.array_alpha(image)
    pixels[..., :3] *= pixels[..., 3:] / 255
    x, y = np.mgrid[0 : width + room, 0 : height + room] + 0.5
    across, down = x - (width + room) / 2, y - (height + room) / 2
    cosine, sine = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    from_x = across * cosine + down * sine + width / 2 + room - 0.5
    from_y = -across * sine + down * cosine + height / 2 + room - 0.5
    left = np.clip(np.floor(from_x + 1e-9).astype(int), 0, pixels.shape[0] - 2)
    top = np.clip(np.floor(from_y + 1e-9).astype(int), 0, pixels.shape[1] - 2)
    part_x, part_y = (from_x - left)[..., None], (from_y - top)[..., None]
    upper = pixels[left, top] * (1 - part_x) + pixels[left + 1, top] * part_x
    lower = pixels[left, top + 1] * (1 - part_x) + pixels[left + 1, top + 1] * part_x
    mixed = upper * (1 - part_y) + lower * part_y
    mixed[..., :3] *= 255 / np.maximum(mixed[..., 3:], 1e-6)
    plain = np.round(np.clip(mixed, 0, 255)).astype(np.uint8).swapaxes(0, 1)
    return pygame.image.frombytes(plain.tobytes(), (width + room, height + room), "RGBA")


def _repeats(start: float, step: int, length: int, *, again: bool) -> list[float]:
    """Return where a picture that repeats begins, over the whole board."""
    if not again or step <= 0:
        return [start]
    first = start % step - step
    return [first + number * step for number in range(int((length - first) // step) + 1)]


def _turned(cut: pygame.Surface, left: int, bottom: int, degrees: float) -> tuple[pygame.Surface, int, int]:
    """Return a tile turned clockwise about its lower left corner, with the new left and bottom of its box."""
    quarters = round(degrees / 90)
    if degrees == 90 * quarters:
        width, height = cut.get_size()
        turned = pygame.transform.rotate(cut, -90 * quarters)
        across, down = ((0, 0), (0, width), (-width, height), (-height, 0))[quarters % 4]
        return turned, left + across, bottom + down
    corner = pygame.Vector2(left, bottom)
    middle = pygame.Vector2(cut.get_width() / 2, -cut.get_height() / 2).rotate(degrees) + corner
    turned = pygame.transform.rotozoom(cut, -degrees, 1.0)
    box = turned.get_rect(center=(round(middle.x), round(middle.y)))
    return turned, box.left, box.bottom
