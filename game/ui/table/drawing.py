"""How the table is drawn. All of it follows from what the other parts hold; nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.ui.art import fonts
from game.ui.art.card_faces import card_face, small_card
from game.ui.art.palette import OUTLINE, Rgb, lighter
from game.ui.art.shelf import shelved
from game.ui.art.tones import good, seat_colour, tones
from game.ui.boards.shared.changes import BoardLook
from game.ui.boards.shared.words_kept import words_kept
from game.ui.panels import prompt_bar
from game.ui.panels.buttons import Button, draw_button
from game.ui.panels.card_zoom import CardZoom, card_words
from game.ui.panels.layout import TableLayout
from game.ui.panels.part_cache import Draw, PartCache, look_of_buttons
from game.ui.panels.seat_strip import SeatStrip, told_level
from game.ui.scenes.scene import Window
from game.ui.table.answering import Answering
from game.ui.table.following import Following
from game.ui.table.hint_marks import draw_aim, draw_arrows, draw_frame, draw_hint
from game.ui.table.laying import Laying
from game.ui.table.looking import PLAYED_EDGE, Keep, Looking, Spots
from game.ui.table.playing import Playing
from game.ui.table.pointing import Pointing
from game.ui.table.questions.guide import Box
from game.ui.table.thinking import Thinking, thinking_sign
from game.ui.table.timing import Timing
from game.ui.window import backdrop
from game.ui.window.widgets import focus_ring

#: Keeps panes over a table that is laid out so; drawn again when the look of all of them changes.
KeepMore = Callable[[Keep, TableLayout, object], None]
#: How much is seen of a piece that is carried: what lies below it can be told.
_LIFTED = 190


class Drawing:
    """Owns the pictures that are kept (``cache``), the seats' ``strips`` and the card looked at (``zoom``)."""

    def __init__(
        self,
        app: Window,
        following: Following,
        playing: Playing,
        thinking: Thinking,
        answering: Answering,
        timing: Timing,
        laying: Laying,
        pointing: Pointing,
    ) -> None:
        self.app, self.following, self.playing, self.thinking = app, following, playing, thinking
        self.answering, self.timing, self.laying, self.pointing = answering, timing, laying, pointing
        self.match, self.screen, self.cursor = following.match, following.screen, pointing.cursor
        self.cache = PartCache()
        #: Keeps further panes over all of these.
        self.keep_more: KeepMore | None = None
        self.strips, self.zoom = [SeatStrip() for _ in following.match.opening.seatings], CardZoom()
        self.spots = Spots(following, laying, self.strips)
        self.looking = Looking(playing, answering, laying, pointing, self.spots, self.zoom, self._keep)
        self._turn_tips: list[tuple[pygame.Rect, str]] = []
        self._turn_tipped: tuple[object, ...] = ()

    def forget(self) -> None:
        """Hold nothing that was drawn from a view."""
        self.cache.forget()
        self.zoom.forget()
        for strip in self.strips:
            strip.forget()
        self._turn_tips, self._turn_tipped = [], ()

    @property
    def tips(self) -> list[tuple[pygame.Rect, str]]:
        """Return where something is explained around the board, with its words."""
        panes = self.laying.sums.tips + self.laying.objectives.tips + self.following.log.tips
        around = self.zoom.tips + self._turn_tips + panes
        return [tip for strip in self.strips for tip in strip.tips] + around

    @property
    def closely(self) -> list[pygame.Rect]:
        """Return where cards are that are looked at closely: the one in the panel, and one lifted out of the hand."""
        return [rect for rect in (self.zoom.rect, self.laying.hand.lifted_rect()) if rect.width]

    def spot_of(self, place: str, seat: int) -> tuple[float, float] | None:
        """Return where a seat's pile is on the screen, for cards and coins on their way."""
        if seat == self.following.seat and place in ("hand", "reserve"):
            hand = self.laying.hand
            return hand.spot(place.capitalize()) or hand.area.center
        box = self.strips[seat].boxes.get(place) if seat < len(self.strips) else None
        return box.center if box is not None else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, except the notes that lie over all of it."""
        board = self.following.board
        assert board is not None
        layout, cache = self.laying.layout, self.cache
        cache.begin(surface.get_size(), self.app)
        over = self.keep_panels()
        cache.lay(
            surface, layout.board, self._draw_board, is_at_rest=lambda: board.is_at_rest, look=self._look_of_board,
            shows_last=self.app.display.shows_last,
        )  # fmt: skip
        self._cover(over)
        if self.laying.panel is not None:
            self.laying.panel.draw(surface)
        if self.laying.tray.cards:
            self.laying.tray.draw(surface, self.app, self._tray_title())
            self.looking.draw_over(surface)
        self._draw_hint(surface)
        self._draw_indicator(surface)
        self.draw_buttons(surface, over)
        self._draw_cursor(surface)
        if self.pointing.carried is None:
            self.laying.hand.draw_lifted(surface, self.app)
        self._draw_thinking(surface)
        board.timeline.draw_over_all(surface)
        self._draw_played(surface)
        self._draw_carried(surface)

    def _cover(self, over: Sequence[Button]) -> None:
        """Note what is drawn over the kept picture in this frame; it is gone in the next one, unless it is drawn
        again."""
        laying, pointing, board = self.laying, self.pointing, self.following.board
        for button in over:
            self.cache.cover(button.rect)
        is_covered = (
            laying.panel is not None
            or laying.tray.cards
            or laying.hints.shown is not None
            or laying.hand.lifted is not None
            or self.cursor.by_keys
            or self.thinking.seat is not None
            or self.playing.showing is not None
            or self.playing.indicator is not None
            or pointing.carried is not None
            or (board is not None and board.timeline.is_over_all)
        )
        if is_covered:
            self.cache.cover()

    def _draw_thinking(self, surface: pygame.Surface) -> None:
        """Draw a sign at the strip of the computer player that is asked, from the question to its answer."""
        seat, app = self.thinking.seat, self.app
        if seat is None or not self.strips[seat].rect.width:
            return
        step = 0 if app.settings.reduced_motion else int(self.thinking.seconds / 0.4) % 3
        strip = self.strips[seat]
        wanted = min(app.text_px(14), max(app.least_text, strip.rect.height // 4))
        room = strip.name_room.right - strip.named.right - app.px(8)
        for px in fonts.sizes(wanted, 11):
            sign = thinking_sign(px, app.theme.name, step)
            if sign.get_width() <= room and sign.get_height() <= strip.rect.height:
                # It lies where it is told how the player plays.
                at = sign.get_rect(midright=(strip.name_room.right, strip.rect.height // 2))
                surface.blit(sign, at.move(strip.rect.topleft))
                return
        # It hangs from the strip and covers nothing that is written there.
        sign = thinking_sign(wanted, app.theme.name, step)
        surface.blit(sign, (strip.rect.x + app.px(52), strip.rect.bottom - wanted // 3))

    def _draw_hint(self, surface: pygame.Surface) -> None:
        """Draw what the shown hint is about: on the board, in the hand, or the button that stands for it."""
        hints, laying = self.laying.hints, self.laying
        shown = hints.shown
        if shown is None or not self.playing.at_rest:
            return
        spots = [spot for item in shown.way if (spot := self.spots.frame_of(item)) is not None]
        if not spots:
            offered = [(one.rect, one.offer) for one in laying.buttons if one.offer is not None]
            spots = [rect for rect, offer in offered if offer.commands == (shown.command,)][:1]
        board, px = self.following.board, self.app.text_px(15)
        name = board.name_rect() if board is not None else None
        # It lies under the name of what is pointed at and under panels that it is not on, arrows under words of cards.
        panes = [*laying.panes(), *(one.rect for one in laying.buttons if one.offer is not None)]
        column = [pane for pane in panes if not any(map(pane.contains, spots))]
        with words_kept(surface, [*column, *([name] if name is not None else [])]):
            with words_kept(surface, board.word_rects() if board is not None else []):
                # The board marks the way to a space itself.
                if board is not None and (shown.way[-1:] == () or shown.way[-1].sort != "cell"):
                    draw_arrows(surface, spots, px)
            draw_hint(surface, spots, hints.marked, px)

    def _draw_indicator(self, surface: pygame.Surface) -> None:
        """Draw what a computer player is about to do: an arrow from the actor to each target. The board marks those and
        the way of a move itself."""
        shown, board, px = self.playing.indicator, self.following.board, self.app.text_px(15)
        if shown is None or board is None:
            return
        tone = lighter(seat_colour(shown.seat), 0.3)
        doers = [spot for item in shown.by if (spot := self.spots.spot_of(item)) is not None]
        if not doers and shown.place:
            side = 2 * px
            middle = board.timeline.stage.spot(shown.place, shown.seat)
            doers = [pygame.Rect(round(middle[0]) - side // 2, round(middle[1]) - side // 2, side, side)]
        if not any(item.sort == "piece" for item in shown.by):
            for spot in doers:
                draw_frame(surface, spot, px, tone)
        aims = [(item, spot) for item in shown.at if (spot := self.spots.spot_of(item)) is not None]
        for item, spot in aims:
            if item.sort == "place":
                draw_frame(surface, spot, px, tones().target)
            # Those who attack one together have an arrow each.
            for doer in doers if len(aims) == 1 else doers[:1]:
                draw_aim(surface, doer, spot, px, tone)

    def _draw_carried(self, surface: pygame.Surface) -> None:
        """Draw the piece that the pointer carries; or the card, and a frame around the board where it may be let go."""
        carried, board = self.pointing.carried, self.laying.layout.free
        if carried is not None and self.following.stands_alone(carried):
            self._draw_lifted_piece(surface, carried.number)
            return
        seen = self.following.inspect(carried) if carried is not None else None
        if seen is None:
            return
        if board.collidepoint(self.pointing.pointer):
            pygame.draw.rect(surface, lighter(good(), 0.25), board, max(2, self.app.px(3)), border_radius=4)
        card = small_card(seen.face, self.app.px(92), theme=self.app.theme.name)
        surface.blit(card, card.get_rect(center=self.pointing.pointer))

    def _draw_lifted_piece(self, surface: pygame.Surface, number: int) -> None:
        """Draw a piece as it stands on the board, over the place to which it is carried."""
        board = self.following.board
        picture = board.picture_of(number) if board is not None else None
        if picture is not None:
            lifted = picture.copy()
            lifted.set_alpha(_LIFTED)
            surface.blit(lifted, lifted.get_rect(center=self.pointing.pointer))

    def _tray_title(self) -> str:
        """Return what the cards on the tray are."""
        opened = self.laying.opened
        pile = self.screen.opened(self.following.table, opened) if opened is not None else None
        if pile is not None:
            return pile.title
        view = self.following.view
        return self.screen.tray_title(view) if view is not None else ""

    def _draw_board(self, surface: pygame.Surface) -> None:
        assert self.following.board is not None
        self.following.board.draw(surface, self.laying.layout.board)
        self._draw_waiting(surface)

    def _draw_played(self, surface: pygame.Surface) -> None:
        """Draw the card that another seat has just played, large over the board, with what was said of it."""
        played, board, app = self.playing.showing, self.laying.layout.free, self.app
        if played is None:
            return
        px = app.text_px(16)
        air, most = app.px(PLAYED_EDGE), self.looking.room_for_played
        room = min(fonts.text_width(played.text, "bold", px) + 4, most)
        words = fonts.rich_text(played.text, "bold", px, room, app.theme.ink, align="centre")
        width = min((board.height - words.get_height() - 4 * air) * 5 // 7, most)
        card = card_face(played.face, width, theme=app.theme.name, words=card_words(app))
        high = card.get_height() + words.get_height() + 3 * air
        pane = self.looking.place_of_played((max(width, words.get_width()) + 2 * air, high))
        backdrop.lay_panel(surface, pane, app.theme.name, scale=app.scale, edge=seat_colour(played.seat))
        place = surface.blit(card, card.get_rect(midtop=(pane.centerx, pane.y + air)))
        surface.blit(words, words.get_rect(midtop=(pane.centerx, place.bottom + air)))

    def _look_of_board(self) -> BoardLook | None:
        board = self.following.board
        look = board.look() if board is not None else None
        return BoardLook((look.fixed, tuple(self._waiting())), look.parts) if look is not None else None

    def _waiting(self) -> Sequence[int]:
        """Return the pieces that can still act, while none of them is considered."""
        is_busy = self.answering.selected is not None or self.playing.is_moving
        return () if self.following.stands_apart or is_busy else tuple(self.answering.waiting)

    def _draw_waiting(self, surface: pygame.Surface) -> None:
        """Draw corners around the pieces that can still act."""
        board, clip = self.following.board, surface.get_clip()
        if board is None:
            return
        surface.set_clip(self.laying.layout.board.clip(clip))
        for number in self._waiting():
            space = self.screen.space_of(self.following.table, number)
            if space is not None:
                rect = board.camera.rect_of(*space)
                if rect.colliderect(clip):
                    surface.blit(_corners(rect.size, lighter(good(), 0.2)), rect)
        surface.set_clip(clip)

    def _seat_of_prompt(self) -> int:
        """Return the seat that the prompt bar tells of, whose banner it shows: who is asked, or, while things are shown
        before that, who plays; -1 for nobody."""
        played, asked = self.playing.showing, self.match.asked
        if played is not None:
            return played.seat
        if asked == self.following.seat and not self.playing.at_rest:
            return self.following.turn.seat
        return -1 if asked is None else asked

    def keep_panels(self) -> list[Button]:
        """Draw again what has changed of what lies over the board. Gives back the buttons that lie on none of it."""
        laying, app = self.laying, self.app
        layout, hand = laying.layout, laying.hand
        look, states = (app.look, app.text_px(14), app.scale), self._button_states()
        by_panel: dict[str, list[Button]] = {"prompt": [], "turn": [], "choices": [], "hints": [], "log": [], "": []}
        places = {name: getattr(layout, name) for name in by_panel if name}
        places["log"] = laying.log_place
        for name, box in laying.boxes:
            by_panel, places = {name: [], **by_panel}, {name: box.rect, **places}
        for button in (one for one in laying.buttons if one not in laying.noted):  # Notes lie over all of these.
            name = next((name for name, place in places.items() if place.contains(button.rect)), "")
            by_panel[name].append(button)
        self.cache.part("hand", layout.hand, (look, hand.shows), lambda surface: hand.draw(surface, app))
        self._keep_strips(look)
        self._keep_turn(look, by_panel["turn"], states)
        text, seat, bar = laying.prompt_text(), self._seat_of_prompt(), laying.bar

        def draw_bar(surface: pygame.Surface) -> None:
            prompt_bar.draw_prompt(surface, layout, text, seat, bar.rooms, app, bar.most)
            self.draw_buttons(surface, by_panel["prompt"])

        asks = (look, text, seat, bar.rooms, bar.most, look_of_buttons(by_panel["prompt"], states))
        self._keep("prompt", layout.prompt, asks, draw_bar)
        self._keep_column(look, by_panel, states)
        goals = laying.objectives
        self._keep("objectives", goals.rect, (look, goals.shows), partial(goals.draw, to=app))
        for name, box in laying.boxes:
            self._keep_box(name, box, look, by_panel[name], states)
        self.looking.keep(look)
        if self.keep_more is not None:
            self.keep_more(self._keep, layout, look)
        return by_panel[""]

    def _keep(self, name: str, rect: pygame.Rect, shows: object, draw: Draw) -> None:
        """Keep a pane, with the shadow that it casts."""
        self.cache.part(name, rect, shows, draw, backdrop.shadow_reach(self.app.scale))

    def _keep_turn(self, look: object, buttons: list[Button], states: dict[str, str]) -> None:
        layout, app, room, turn = self.laying.layout, self.app, self.laying.turn_room, self.following.turn

        def draw(surface: pygame.Surface) -> None:
            prompt_bar.draw_turn(surface, layout.turn, turn, app, room)
            self.draw_buttons(surface, buttons)

        if (look, turn, room, tuple(layout.turn)) != self._turn_tipped:
            self._turn_tipped = (look, turn, room, tuple(layout.turn))
            self._turn_tips = prompt_bar.phase_tips(layout.turn, turn, app, room)
        self._keep("turn", layout.turn, (look, turn, room, look_of_buttons(buttons, states)), draw)

    def _keep_strips(self, look: object) -> None:
        following, viewer, layout = self.following, self.following.seat, self.laying.layout
        turn = self.following.turn
        count = len(self.match.opening.seatings)
        order = [(viewer + step) % count for step in range(1, count)]
        for seat, rect in (*zip(order, layout.strips, strict=False), (viewer, layout.own)):
            tell = partial(self.screen.seat_figures, following.table, seat, viewer)
            figures = self.timing.told(following.once(("seat", seat, viewer), tell))
            if seat != viewer:
                figures = told_level(figures, self.match.kinds[seat])
            if seat == self.thinking.seat:
                # Where its note stands is the sign that it thinks.
                figures = replace(figures, note="")
            state = (self.match.asked == seat, turn.phase >= 0 and turn.seat == seat)
            draw = partial(self.strips[seat].draw, rect=rect, figures=figures, to=self.app, state=state)
            self._keep(f"strip {seat}", rect, (look, figures, state), draw)

    def _keep_column(self, look: object, buttons: dict[str, list[Button]], states: dict[str, str]) -> None:
        """Draw the column at the right edge: hints, sums, choices, and the log or its last lines."""
        laying, app, log = self.laying, self.app, self.following.log
        layout, window, sums, hints = laying.layout, laying.window, laying.sums, laying.hint_pane
        hovered = next((name for name in states if name.startswith("hint ")), "")

        def draw_hints(surface: pygame.Surface) -> None:
            hints.draw(surface, app, hovered)
            self.draw_buttons(surface, buttons["hints"])

        def draw_choices(surface: pygame.Surface) -> None:
            window.draw(surface, app, len(self.following.announced) - len(window.rows))
            self.draw_buttons(surface, buttons["choices"])

        line, is_open, place = self.pointing.log_line, laying.is_log_open, laying.log_place

        def draw_log(surface: pygame.Surface) -> None:
            (log.draw if is_open else log.draw_notes)(surface, place, app, line)
            self.draw_buttons(surface, buttons["log"])

        told = (log.revision, log.back, line, is_open, look_of_buttons(buttons["log"], states))
        self._keep("log", place, (look, *told), draw_log)
        looks = hints.shows, hovered, look_of_buttons(buttons["hints"], states)
        self._keep("hints", layout.hints, (look, *looks), draw_hints)
        self._keep("sums", layout.tally, (look, sums.shows), partial(sums.draw, to=app))
        rect = layout.choices if window.rect.height else pygame.Rect(0, 0, 0, 0)
        self._keep("choices", rect, (look, window.shows, look_of_buttons(buttons["choices"], states)), draw_choices)

    def _keep_box(self, name: str, box: Box, look: object, buttons: list[Button], states: dict[str, str]) -> None:
        """Draw a box with its buttons."""

        def draw(surface: pygame.Surface) -> None:
            box.draw(surface, self.app)
            self.draw_buttons(surface, buttons)

        self._keep(name, box.rect, (look, box.said, look_of_buttons(buttons, states)), draw)

    def _button_states(self) -> dict[str, str]:
        """Return the state of the button under the pointer: hovered, or active while it is held down."""
        over = self.pointing.hovered_button
        state = "active" if over is self.pointing.held_button else "hovered"
        return {over.name: state} if over is not None else {}

    def draw_buttons(self, surface: pygame.Surface, buttons: list[Button]) -> None:
        """Draw buttons, each in its state."""
        states = self._button_states()
        for button in buttons:
            draw_button(surface, button, states.get(button.name, "normal"), self.app.theme.name)

    def _draw_cursor(self, surface: pygame.Surface) -> None:
        """Return a ring around the button or the square that the keyboard is on."""
        cursor, laying, app, board = self.cursor, self.laying, self.app, self.following.board
        if not cursor.by_keys:
            return
        marked = next((button for button in laying.buttons if button.name == cursor.marked), None)
        if marked is not None:
            focus_ring(surface, marked.rect, app.theme, app.scale)
            return
        if cursor.cell is None or laying.hand.lifted is not None or laying.tray.cards:
            return
        if board is None or laying.panel is not None:
            return
        if cursor.piece is not None and board.apart is not None:
            spot = board.apart.frame_of(cursor.piece)
            if spot is not None:
                focus_ring(surface, spot, app.theme, app.scale)
        elif laying.layout.board.collidepoint(board.camera.middle_of(cursor.cell)):
            focus_ring(surface, board.camera.rect_of(cursor.cell), app.theme, app.scale)


@shelved
def _corners(size: tuple[int, int], colour: Rgb) -> pygame.Surface:
    """Return four corners, light on dark."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    rect = picture.get_rect()
    arm, thick = max(6, rect.width // 4), max(2, rect.width // 16)
    for tone, width in ((OUTLINE, thick + 2), (colour, thick)):
        for x, way_x in ((rect.left, 1), (rect.right - 1, -1)):
            for y, way_y in ((rect.top, 1), (rect.bottom - 1, -1)):
                points = [(x + way_x * arm, y), (x, y), (x, y + way_y * arm)]
                pygame.draw.lines(picture, tone, closed=False, points=points, width=width)
    return picture
