"""Notes beside what is pointed at: why not, what something is, and what words mean. They lie over all of the table."""

from __future__ import annotations

import pygame

from game.ui.art.icons import icon
from game.ui.art.palette import lighter
from game.ui.panels import prompt_bar
from game.ui.panels.buttons import Button, button_at, lines_high, stack_lines
from game.ui.panels.card_zoom import meanings
from game.ui.panels.toast import Toast
from game.ui.scenes.beginning import TaughtWords
from game.ui.scenes.scene import Window
from game.ui.screens.items import Item, card
from game.ui.screens.keys import hint
from game.ui.table.drawing import Drawing
from game.ui.table.playing import Playing
from game.ui.table.pointing import Pointing
from game.ui.window.widgets import tooltip

Tip = tuple[pygame.Rect, str]


class Tips:
    """Draws the passing note and the one that stays, which leads to the lessons that teach its words (``taught``).
    ``shown`` and ``stays`` are where they were drawn last; None for none."""

    def __init__(
        self, app: Window, playing: Playing, pointing: Pointing, drawing: Drawing, toast: Toast, taught: TaughtWords
    ) -> None:
        self.app, self.playing, self.pointing, self.drawing, self.toast = app, playing, pointing, drawing, toast
        self.taught = taught
        self.following, self.answering, self.laying = pointing.following, pointing.answering, pointing.laying
        self.shown: pygame.Rect | None = None
        self.stays: pygame.Rect | None = None
        #: Where the pointer was moved to last, and which button was there then, and whether it was on.
        self._pointed: tuple[tuple[int, int], tuple[str, bool]] = (-1, -1), ("", False)

    def tip_at(self, pos: tuple[int, int]) -> Tip | None:
        """Return the explanation under a pixel: a figure's on a strip, a fact's or a word's beside the card looked at,
        or what the words on a large card of one's own hand mean."""
        hand = self.laying.hand
        if button_at(self.laying.buttons, pos) is not None:
            return None
        if hand.lifted is not None and hand.card_at(pos) == hand.lifted:
            seen = self.following.screen.inspect(self.following.table, card(hand.lifted))
            words = meanings(seen) if seen is not None else ""
            return (self._beside(card(hand.lifted)), words) if words else None
        # The smallest is meant: a figure's, not its strip's.
        found = [tip for tip in self.drawing.tips if tip[0].collidepoint(pos)]
        return min(found, key=lambda tip: tip[0].width * tip[0].height) if found else None

    def keep(self, tip: Tip | None) -> None:
        """Keep an explanation on the screen; the same again lets it go."""
        self.pointing.pinned_tip = None if tip == self.pointing.pinned_tip else tip
        self.app.redraw()

    def inspect(self) -> None:
        """Keep the explanation under the pointer; or what is pointed at, with what the words on its card mean."""
        pointing, following = self.pointing, self.following
        tip = self.tip_at(pointing.pointer) if not pointing.cursor.by_keys else None
        if tip is not None and self.laying.hand.lifted is None:
            self.keep(tip)
            return
        pointing.pin(pointing.board_card_at(pointing.pointer) or self.answering.target(pointing.pointed()))
        seen = following.screen.inspect(following.table, pointing.pinned) if pointing.pinned is not None else None
        words = meanings(seen) if seen is not None else ""
        pointing.pinned_tip = (self.drawing.zoom.rect.copy(), words) if words else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw words near what is pointed at, and those that were pinned; and the notice, if there is one."""
        pointing = self.pointing
        self.shown = self.stays = None
        if pointing.pinned_tip is None:
            self._have([])
        else:
            self._draw_pinned(surface, *pointing.pinned_tip)
        # What is being played is seen whole: dice, blows and figures have no note lying over them.
        playing = self.playing.is_moving and self.laying.is_on_board(pointing.pointer)
        if not pointing.is_dragging and not playing:
            self._draw_passing(surface)
        if self.shown is not None:
            # Its shadow reaches a little farther.
            self.drawing.cache.cover(self.shown.inflate(4 * self.app.text_px(14), 4 * self.app.text_px(14)))
        if self.toast.is_shown and self.toast.text:
            # It goes soon, and is read first.
            self._draw_notice(surface)

    def _draw_notice(self, surface: pygame.Surface) -> None:
        """Draw what is said for a moment: above the question, or, where cards to choose from lie there, below it. What
        is looked at, the log, choices, hints and boxes stay in sight; and it stays where it is."""
        laying, toast = self.laying, self.toast
        column = [laying.layout.choices, laying.layout.hints, *([laying.log_place] if laying.is_log_open else [])]
        clear = [*self.drawing.closely, *(box.rect for _, box in laying.boxes), *filter(None, column)]
        bar, is_below = laying.layout.prompt.copy(), bool(laying.tray.cards)
        bar.width = laying.uncovered.right - bar.x
        kept = toast.place if toast.place is not None and surface.get_rect().contains(toast.place) else None
        toast.place = prompt_bar.draw_toast(surface, toast.text, bar, self.app, clear, is_below=is_below, kept=kept)
        self.drawing.cache.cover()

    def _draw_pinned(self, surface: pygame.Surface, beside: pygame.Rect, words: str) -> None:
        theme, px = self.app.theme, self.app.text_px(14)
        # What stays leaves seats, question and hand free, and the card whose words it explains.
        free, looked_at = self.laying.layout.free, self.drawing.zoom.rect
        lines, gap = self.taught.lines(words), px // 2
        box = self.stays = tooltip(
            surface, words, beside, theme, px, key=hint("back"), within=free, clear=(looked_at,) if looked_at else (),
            foot=(max((line.rect.width for line in lines), default=0), lines_high(lines, gap)),
        )  # fmt: skip
        stack_lines(lines, box.inflate(-2 * gap, -2 * gap), gap)
        self._have(lines)
        self.drawing.draw_buttons(surface, lines)
        self.drawing.cache.cover()
        pin = icon("pin", px, lighter(theme.brass, 0.2))
        surface.blit(pin, pin.get_rect(center=box.topleft).clamp(surface.get_rect()))

    def _have(self, lines: list[Button]) -> None:
        """Let the note that stays have these lines, and no others."""
        laying = self.laying
        if lines or laying.noted:
            kept = [one for one in laying.buttons if one not in laying.noted]
            laying.noted, laying.buttons = lines, [*kept, *lines]

    def _draw_passing(self, surface: pygame.Surface) -> None:
        theme, px = self.app.theme, self.app.text_px(14)
        pointing, answering, hand = self.pointing, self.answering, self.laying.hand
        over = pointing.hovered_button
        if over is not None:
            self._draw_on_button(surface, over)
            return
        # What a lesson says is read while things are pointed at.
        boxes = [box.rect for _, box in self.laying.boxes]
        found = self.tip_at(pointing.pointer) if not pointing.cursor.by_keys else None
        if found is not None and (hand.lifted is None or not pointing.tip):
            if found != pointing.pinned_tip:
                # What the words on a card of the hand mean leaves the card looked at in sight, and the question.
                is_lifted = hand.lifted is not None and bool(hand.lifted_rect())
                within = self._over_the_question() if hand.lifted is not None else None
                bars = self._beside_lifted() if is_lifted else []
                # So does the card looked at, whose words it may explain.
                bars += self.drawing.closely
                self.shown = tooltip(surface, found[1], found[0], theme, px, within=within, clear=[*bars, *boxes])
            return
        words = pointing.tip
        if self.toast.is_shown and self.toast.text:
            # What the notice above the prompt says just now is not said twice.
            words = "\n".join(line for line in words.split("\n") if line not in self.toast.text)
        if not words:
            return
        is_told = found != pointing.pinned_tip and pointing.carried is None and self.laying.guide is None
        if found is not None and is_told:
            # What the words on a card of the hand mean is told below what may be done with it; lessons say enough.
            words = f"{words}\n{found[1]}"
        item = pointing.pointed()
        is_offered = answering.offers.at(answering.target(item)) or answering.offers.at(item)
        refused = item is not None and not is_offered and answering.may_answer
        if refused and pointing.carried is not None and pointing.carried.sort == "card":
            # Why what lies below could not be used is not asked while a card is carried over it.
            return
        # The question, its buttons and a notice above them stay in sight.
        within = self._over_the_question() if item is not None else surface.get_rect()
        if item is not None and item.sort != "card" and self.toast.is_shown:
            within.height -= round(px * 2.6)
        beside = self._beside(item)
        on_space = item is not None and item.cell is not None and not self.following.stands_apart
        # What is looked at closely, and a card that is lifted out of the hand, stay in sight before all.
        closely = self.drawing.closely
        # So do the choices and the outcome, which are to be read next.
        layout = self.laying.layout
        column = [pane for pane in (layout.choices, layout.tally, layout.hints) if pane.height]
        others = [*self._not_to_hide(item), *column * 3]
        threatened = pointing.threatened()
        others += [threatened] if threatened is not None else []
        # Around a piece that has its space for itself there is room beside seats, turn and their buttons.
        clear = [*self.laying.layout.strips, self.laying.layout.turn] if on_space else self._beside_lifted()
        # Nor is what has a lesson's ring hidden.
        clear += [*closely, *(self.laying.guide.in_sight if self.laying.guide is not None else [])]
        clear += [own for own in [self._frame(item), self.laying.tray.title] if own is not None and own.width]
        self.shown = tooltip(
            surface, words, beside, theme, px, warning=refused, within=within, others=others, clear=clear
        )

    def _beside_lifted(self) -> list[pygame.Rect]:
        """Return what a note beside a card that is lifted out of the hand never hides, if one is: the card, the seats,
        the turn and their buttons, hints and choices."""
        layout, hand = self.laying.layout, self.laying.hand
        if hand.lifted is None:
            return []
        return [hand.lifted_rect(), *layout.strips, layout.turn, layout.hints, layout.choices]

    def _draw_on_button(self, surface: pygame.Surface, over: Button) -> None:
        """Draw what a button does. The buttons before and after it stay in sight, the pane that it stands on and what a
        lesson says."""
        words = over.why_not or over.hint
        now = over.name, over.is_on
        if self.pointing.pointer != self._pointed[0]:
            self._pointed = self.pointing.pointer, now
        # Of a button that has come, or gone off, under a pointer that rests there nobody has asked.
        if not words or self._pointed[1] != now:
            return
        buttons = self.laying.buttons
        at = next(number for number, one in enumerate(buttons) if one is over)
        others = [one.rect for one in buttons if one is not over]
        # What is asked about lies on the table and in the hand.
        others += [*self._spots(), *(one.rect for one in self.laying.hand.cards), *self.drawing.closely]
        near = [one.rect for one in buttons[max(0, at - 1) : at + 2]]
        near += [pane for pane in self.laying.panes() if pane.collidepoint(over.rect.center)]
        near += [self.laying.tray.title] if self.laying.tray.cards else []
        near += [box.rect for _, box in self.laying.boxes]
        theme, px = self.app.theme, self.app.text_px(14)
        self.shown = tooltip(
            surface, words, over.rect, theme, px, warning=bool(over.why_not), others=others, clear=near
        )

    def _frame(self, item: Item | None) -> pygame.Rect | None:
        """Return where a piece is, where many share a space."""
        board = self.following.board
        if item is None or item.sort != "piece" or board is None or board.apart is None:
            return None
        return board.apart.frame_of(item.number)

    def _spots(self, besides: int = 0) -> list[pygame.Rect]:
        """Return where the pieces are, except one, where many share a space."""
        board = self.following.board
        if board is None or board.apart is None:
            return []
        frames = (board.apart.frame_of(number) for number in board.miniatures.numbers if number != besides)
        return [frame for frame in frames if frame is not None]

    def _not_to_hide(self, item: Item | None) -> list[pygame.Rect]:
        """Return what a note leaves in sight as far as may be, where many pieces share a space: the seats and the turn;
        and around a piece the others, above all the acting piece, and its name."""
        board, layout = self.following.board, self.laying.layout
        if item is None or board is None or board.apart is None:
            return []
        bars = [*layout.strips, layout.turn]
        if item.sort == "card":
            return self._spots()
        if item.sort != "piece":
            return bars if item.cell is not None else []
        spots = self._spots(item.number)
        acting = board.apart.frame_of(self.answering.selected) if self.answering.selected is not None else None
        places = [*spots, *[acting] * 2, *[board.name_rect()] * 3, *bars]
        return [place for place in places if place is not None]

    def _over_the_question(self) -> pygame.Rect:
        """Return the window above the question."""
        return pygame.Rect(0, 0, self.app.size[0], self.laying.layout.prompt.top)

    def _beside(self, item: Item | None) -> pygame.Rect:
        """Return what a note of an item lies beside."""
        pointing, laying, board = self.pointing, self.laying, self.following.board
        by_keys = pointing.cursor.by_keys
        pointer = pygame.Rect(*pointing.pointer, 14, 22)
        if item is None or board is None:
            return pointer
        if item.sort == "card":
            place = laying.tray.place_of(item.number) if laying.tray.cards else laying.hand.lifted_rect()
            return place or laying.hand.place_of(item.number) or pointer
        if item.sort == "piece" and board.apart is not None:
            # What is said of a card leaves the card in sight, and its neighbours as far as may be.
            spot = board.apart.spot_of(item.number)
            return spot.inflate(0, spot.height // 6) if spot is not None else pointer
        if item.cell is None:
            return pointer
        at = board.camera.rect_of(item.cell)
        if not by_keys:
            # Below the pointer; and below the tag that a line of sight has there.
            at.union_ip(pointer)
        at.height += round(self.app.text_px(15) * 2.2) if pointing.sight.is_on else 0
        return _with(at, board.name_rect())


def _with(rect: pygame.Rect, name: pygame.Rect | None) -> pygame.Rect:
    """Return what a note lies beside, with the name that is shown there, if any is."""
    return rect.union(name) if name is not None else rect
