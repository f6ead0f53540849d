"""How the table is drawn. All of it follows from the scene's state; nothing is decided here."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame

from game.ui import backdrop
from game.ui.art import fonts
from game.ui.art.card_faces import card_face
from game.ui.art.icons import icon
from game.ui.art.palette import GOOD, OUTLINE, Rgb, lighter, seat_colour
from game.ui.art.shelf import shelved
from game.ui.table import prompt_bar
from game.ui.table.card_zoom import card_words, meanings
from game.ui.table.game_screen import TurnFigures
from game.ui.table.kept_parts import look_of_plates
from game.ui.table.keys import hint
from game.ui.table.plates import Plate, draw_plate, plate_at
from game.ui.table.pointing import TablePointing
from game.ui.table.things import card, piece
from game.ui.widgets import focus_ring, tooltip


class TableDrawing(TablePointing):
    """Draws everything."""

    def draw(self, surface: pygame.Surface) -> None:
        board = self.screen.board
        if not self.following.is_open or board is None:
            surface.blit(backdrop.table(surface.get_size(), self.app.theme.name), (0, 0))
            return
        layout, kept = self.layout, self.kept
        panes = (*layout.strips, layout.own, layout.prompt, layout.turn, layout.side)
        kept.begin(surface.get_size(), layout.board, panes, self.app)
        over = self._keep_panels()
        kept.lay(surface, layout.board)
        kept.lay_board(surface, layout.board, self._draw_board, is_calm=lambda: board.is_calm)
        if self.panel is not None:
            self.panel.draw(surface)
        if self.tray.cards:
            self.tray.draw(surface, self.app, self.screen.tray_title(self.following.view))
        self._draw_plates(surface, over)
        self._draw_cursor(surface)
        self.hand.draw_lifted(surface, self.app)
        board.timeline.draw_over_all(surface)
        self._draw_played(surface)
        if self.said_for > 0 and self.said:
            prompt_bar.draw_toast(surface, self.said, layout.prompt, self.app)
        self._draw_tip(surface)
        self.large.draw(surface, self.app)

    def _draw_board(self, surface: pygame.Surface) -> None:
        assert self.screen.board is not None
        self.screen.board.draw(surface, self.layout.board)
        self._draw_waiting(surface)

    def _draw_played(self, surface: pygame.Surface) -> None:
        """The card that another seat has just played, large over the board, with what was said of it."""
        played, board, app = self.showing, self.layout.board, self.app
        if played is None:
            return
        px = app.text_px(16)
        room = min(fonts.text_width(played.text, "bold", px) + 4, board.width // 2)
        words = fonts.rich_text(played.text, "bold", px, room, app.theme.ink, align="centre")
        air = app.px(12)
        width = min((board.height - words.get_height() - 4 * air) * 5 // 7, board.width // 2)
        card = card_face(played.face, width, theme=app.theme.name, words=card_words(app))
        high = card.get_height() + words.get_height() + 3 * air
        pane = pygame.Rect(0, 0, max(width, words.get_width()) + 2 * air, high)
        pane.center = board.center
        backdrop.lay_panel(surface, pane, app.theme.name, scale=app.scale, edge=seat_colour(played.seat))
        place = surface.blit(card, card.get_rect(midtop=(pane.centerx, pane.y + air)))
        surface.blit(words, words.get_rect(midtop=(pane.centerx, place.bottom + air)))

    def _draw_waiting(self, surface: pygame.Surface) -> None:
        """Corners around the pieces that can still act, while none of them is considered."""
        board = self.screen.board
        if board is None or self.selected is not None or board.timeline.is_playing or self.stands_apart:
            return
        surface.set_clip(self.layout.board)
        for number in self._waiting:
            space = self.screen.space_of(self.following.table, number)
            if space is not None:
                rect = board.camera.rect_of(*space)
                surface.blit(_corners(rect.size, lighter(GOOD, 0.2)), rect)
        surface.set_clip(None)

    def sight_words(self) -> str:
        """How the sight tool is used, and from whom it looks."""
        looking = self.sight_from if self.sight_from is not None else self.selected
        seen = self.screen.inspect(self.following.table, piece(looking)) if looking is not None else None
        if seen is None:
            return f"Sight: point at a piece to see what it sees. [{hint('sight')}] ends it."
        return f"Sight of {seen.face.name}: point at what it looks at, or drag from another. [{hint('sight')}] ends it."

    def _keep_panels(self) -> list[Plate]:
        """Draw again what has changed around the board. Gives back the plates that lie over it."""
        layout, app = self.layout, self.app
        look = (app.theme.name, app.text_px(14), app.scale)
        states = self._plate_states()
        lying: dict[str, list[Plate]] = {"prompt": [], "turn": [], "side": [], "": []}
        for plate in self.plates:
            name = next((name for name in ("prompt", "turn", "side") if getattr(layout, name).contains(plate.rect)), "")
            lying[name].append(plate)
        self._keep_strips(look)
        turn = self._turn_figures()

        def draw_turn(surface: pygame.Surface) -> None:
            prompt_bar.draw_turn(surface, layout.turn, turn, app, self._turn_room)
            self._draw_plates(surface, lying["turn"])

        boxes = prompt_bar.phase_boxes(layout.turn, turn, app)
        self._turn_tips = [(box, words) for (box, _), words in zip(boxes, prompt_bar.phase_words(turn), strict=True)]
        shows = (look, turn, self._turn_room, look_of_plates(lying["turn"], states))
        self.kept.part("turn", layout.turn, shows, draw_turn)
        self._keep_side(look, lying["side"], states)
        text, asked = self.prompt_text(), self.match.asked
        seat = asked if asked is not None else -1

        def draw_bar(surface: pygame.Surface) -> None:
            prompt_bar.draw_prompt(surface, layout, text, seat, self._prompt_room, app)
            self._draw_plates(surface, lying["prompt"])

        asks = (look, text, seat, self._prompt_room, look_of_plates(lying["prompt"], states))
        self.kept.part("prompt", layout.prompt, asks, draw_bar)
        self.kept.part("hand", layout.hand, (look, self.hand.shows), lambda surface: self.hand.draw(surface, app))
        return lying[""]

    def _keep_strips(self, look: Any) -> None:
        following, viewer = self.following, self.seat
        turn = self._turn_figures()
        count = len(self.match.seatings)
        order = [(self.seat + step) % count for step in range(1, count)]
        for seat, rect in (*zip(order, self.layout.strips, strict=False), (self.seat, self.layout.own)):
            tell = partial(self.screen.seat_figures, following.table, seat, viewer)
            figures = following.once(("seat", seat, viewer), tell)
            state = (self.match.asked == seat, turn.phase >= 0 and turn.seat == seat)
            draw = partial(self.strips[seat].draw, rect=rect, figures=figures, to=self.app, state=state)
            self.kept.part(f"strip {seat}", rect, (look, figures, state), draw)

    def _turn_figures(self) -> TurnFigures:
        table = self.following.table
        told: TurnFigures = self.following.once("turn", lambda: self.screen.turn_figures(table))
        return told

    def _keep_side(self, look: Any, plates: list[Plate], states: dict[str, str]) -> None:
        """The column beside the board: the card looked at, the log, and the choices while there are any."""
        layout, seen, app = self.layout, self.inspected(), self.app
        self.zoom.is_pinned = self.pinned is not None
        line = self.log.line_at(self.pointer) if not self.by_keys else None
        rects = (tuple(layout.inspect), tuple(layout.log), tuple(layout.choices))
        shows = (
            look, rects, seen, self.zoom.is_pinned, layout.big_card, self.log.revision, self.log.back, line,
            self.window.shows, look_of_plates(plates, states),
        )  # fmt: skip

        def draw(surface: pygame.Surface) -> None:
            self.zoom.draw(surface, layout.inspect, seen, app, layout.big_card)
            self.log.draw(surface, layout.log, app, line)
            if self.window.rect.height:
                hidden = len(self._announced()) - len(self.window.rows)
                self.window.draw(surface, app, hidden)
                self._draw_plates(surface, plates)

        self.kept.part("side", layout.side, shows, draw)

    def prompt_text(self) -> str:
        """What the prompt bar says."""
        decision = self.match.decision
        if decision is None:
            return "The match is over."
        if self.sight_tool:
            return self.sight_words()
        if self.showing is not None:
            return f"{self.match.names[self.showing.seat]} plays {self.showing.face.name}."
        names = self.match.names
        if self.narrowed is not None and self.may_answer:
            asks = self.offers.asks
            return f"{names[self.seat]}: {asks[0].lower()}{asks[1:]} Choose one, or never mind."
        if decision.seat != self.seat:
            doing = "is playing" if self.is_computer_asked else "is to answer"
            return f"{names[decision.seat]} {doing}."
        if not self.at_rest:
            return f"{names[decision.seat]}…"
        return self.screen.prompt(self.following.view, self.selected)

    def _plate_states(self) -> dict[str, str]:
        """The plate under the pointer is hovered, or active while it is held down."""
        over = plate_at(self.plates, self.pointer) if not self.by_keys else None
        if over is None:
            return {}
        return {over.name: "active" if over is self.held_plate else "hovered"}

    def _draw_plates(self, surface: pygame.Surface, plates: list[Plate]) -> None:
        states = self._plate_states()
        for plate in plates:
            draw_plate(surface, plate, states.get(plate.name, "normal"), self.app.theme.name)

    def _draw_cursor(self, surface: pygame.Surface) -> None:
        """A ring around the plate or the square that the keyboard is on."""
        if not self.by_keys:
            return
        marked = next((plate for plate in self.plates if plate.name == self.marked), None)
        if marked is not None:
            focus_ring(surface, marked.rect, self.app.theme, self.app.scale)
        if marked is not None or self.cursor is None or self.hand.lifted is not None or self.tray.cards:
            return
        board = self.screen.board
        if board is None or self.panel is not None:
            return
        if self.cursor_piece is not None and board.apart is not None:
            spot = board.apart.spot_of(self.cursor_piece)
            if spot is not None:
                focus_ring(surface, spot, self.app.theme, self.app.scale)
        elif self.layout.board.collidepoint(board.camera.middle_of(self.cursor)):
            focus_ring(surface, board.camera.rect_of(self.cursor), self.app.theme, self.app.scale)

    def tip_at(self, pos: tuple[int, int]) -> tuple[pygame.Rect, str] | None:
        """The explanation under a pixel: a figure's on a strip, a fact's or a word's beside the card looked at, or what
        the words on a large card of the own hand mean."""
        if plate_at(self.plates, pos) is not None:
            return None
        lifted = self.hand.lifted_rect()
        if lifted.collidepoint(pos) and self.hand.lifted is not None:
            seen = self.screen.inspect(self.following.table, card(self.hand.lifted))
            words = meanings(seen) if seen is not None else ""
            return (lifted, words) if words else None
        # The smallest is meant: a figure's, not its strip's.
        tips = [tip for strip in self.strips for tip in strip.tips] + self.zoom.tips + self._turn_tips
        found = [tip for tip in tips if tip[0].collidepoint(pos)]
        return min(found, key=lambda tip: tip[0].width * tip[0].height) if found else None

    def _draw_tip(self, surface: pygame.Surface) -> None:
        """Words near what is pointed at, and those that were pinned."""
        self.shown_tip = None
        if self.kept_tip is not None:
            self._draw_kept_tip(surface, *self.kept_tip)
        board = self.screen.board
        # What is being played is seen whole: dice, blows and figures have no note lying over them.
        playing = board is not None and board.timeline.is_playing and self._on_board(self.pointer)
        if not self.is_dragging and not playing:
            self._draw_passing_tip(surface)

    def _draw_kept_tip(self, surface: pygame.Surface, beside: pygame.Rect, words: str) -> None:
        theme, px = self.app.theme, self.app.text_px(14)
        box = tooltip(surface, words, beside, theme, px, key=hint("back"))
        pin = icon("pin", px, lighter(theme.brass, 0.2))
        surface.blit(pin, pin.get_rect(center=box.topleft).clamp(surface.get_rect()))

    def _draw_passing_tip(self, surface: pygame.Surface) -> None:
        theme, px = self.app.theme, self.app.text_px(14)
        at = pygame.Rect(*self.pointer, 14, 22)
        over = plate_at(self.plates, self.pointer) if not self.by_keys else None
        if over is not None:
            words = over.why_not or over.hint
            if words:
                self.shown_tip = tooltip(surface, words, over.rect, theme, px, warning=bool(over.why_not))
            return
        found = self.tip_at(self.pointer) if not self.by_keys else None
        if found is not None and (self.hand.lifted is None or not self._tip):
            if found != self.kept_tip:
                self.shown_tip = tooltip(surface, found[1], found[0], theme, px)
            return
        words = self._tip
        if self.said_for > 0 and self.said:
            # What the notice above the prompt says just now is not said twice.
            words = "\n".join(line for line in words.split("\n") if line != self.said)
        if not words:
            return
        thing = self.pointed()
        board = self.screen.board
        apart = board.apart if board is not None else None
        if thing is not None and thing.sort == "card":
            at = self.hand.lifted_rect() if self.hand.lifted is not None else at
            place = self.tray.place_of(thing.number) if self.tray.cards else None
            at = place or at
        elif thing is not None and thing.sort == "piece" and self.by_keys and apart is not None:
            at = apart.spot_of(thing.number) or at
        elif thing is not None and thing.cell is not None and board is not None:
            at = board.camera.rect_of(thing.cell)
            if not self.by_keys:
                # Below the pointer; and below the tag that a line of sight has there.
                at.union_ip(pygame.Rect(*self.pointer, 14, 22))
            at.height += round(self.app.text_px(15) * 2.2) if self.meant(thing) != thing or self.sight_tool else 0
        refused = thing is not None and not self.offers.at(self.meant(thing)) and not self.offers.at(thing)
        self.shown_tip = tooltip(surface, words, at, theme, px, warning=refused and self.may_answer)


@shelved
def _corners(size: tuple[int, int], colour: Rgb) -> pygame.Surface:
    """Four corners, light on dark."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    rect = picture.get_rect()
    arm, thick = max(6, rect.width // 4), max(2, rect.width // 16)
    for tone, width in ((OUTLINE, thick + 2), (colour, thick)):
        for x, way_x in ((rect.left, 1), (rect.right - 1, -1)):
            for y, way_y in ((rect.top, 1), (rect.bottom - 1, -1)):
                points = [(x + way_x * arm, y), (x, y), (x, y + way_y * arm)]
                pygame.draw.lines(picture, tone, closed=False, points=points, width=width)
    return picture
