"""Playing what has happened: batches of events as motions, what a computer player is about to do, and the cards of
others large."""

from __future__ import annotations

import math

import msgspec

from game.ui.boards.shared.timeline import SPEEDS
from game.ui.scenes.scene import Window
from game.ui.screens.game_screen import Announced
from game.ui.screens.indicator import INDICATED, Indicator
from game.ui.screens.keys import hint as key_hint
from game.ui.table.following import Following
from game.ui.table.host import TableHost
from game.ui.window.bindings import has_caps

#: Seconds that a card which another seat has played is shown large, by the setting: reading takes as long however fast
#: things move.
SHOWN = {"short": 0.9, "usual": 1.6, "long": 3.2, "key": math.inf}


class Playing:
    """Owns what is being shown just now: ``showing`` is a card that another seat has played, while it lies there
    large; ``indicator`` is what a computer player is about to do, before that is played."""

    def __init__(self, app: Window, following: Following, host: TableHost) -> None:
        self.app, self.following, self.host = app, following, host
        self.match = following.match
        self.showing: Announced | None = None
        self._showing_for = 0.0
        #: How many times as fast as the settings say; 0: those alone count. Where it is set nobody need press a key.
        self.rate = 0.0
        self.indicator: Indicator | None = None
        self._indicated_for = 0.0
        #: The change of the match of which an action was pointed out: one of each answer.
        self._indicated = -1
        #: The announced actions that were shown already.
        self._known_actions: frozenset[int] = frozenset()
        #: Whether something is read first: until then nobody answers.
        self.is_held = False

    @property
    def at_rest(self) -> bool:
        """Return whether everything that happened has been shown."""
        return self.following.is_dry and not self.is_moving and self.showing is None

    @property
    def is_moving(self) -> bool:
        """Return whether motions play on the board."""
        board = self.following.board
        return board is not None and board.timeline.is_playing

    @property
    def is_computer_asked(self) -> bool:
        """Return whether a computer player must answer."""
        asked = self.match.asked
        return asked is not None and not self.match.players.is_human(asked)

    def awaited(self, name: str) -> str:
        """Return what is said while another seat is asked, for its name."""
        if not self.is_computer_asked:
            return f"{name} must answer."
        if self.is_held:
            return f"{name} waits until you have read on."
        hurries = f"{key_hint('finish')} or a click hurries." if has_caps() else "A touch hurries."
        return f"{name} is thinking. {hurries}"

    def why_not_yet(self) -> str:
        """Return why the seat cannot answer now, and how it comes to it."""
        asked = self.match.asked
        if asked is not None and (asked != self.following.seat or self.is_computer_asked):
            return f"Not now: {self.match.players.names[asked]} is asked."
        if self.at_rest:
            return "Not now."
        how = f"press {key_hint('finish')}" if has_caps() else "touch the table"
        return f"Wait until everything is shown, or {how} to skip it."

    def forget(self) -> None:
        """Hold nothing of any view."""
        self.showing, self._known_actions = None, frozenset()
        self.indicator = None

    def update(self, seconds: float) -> bool:
        """Let time pass. Return True when all has been shown, so that the next to answer can be seen."""
        board = self.following.board
        if board is not None:
            settings = self.app.settings
            board.timeline.speed = SPEEDS[settings.animation_speed] * (self.rate or 1.0)
            # However fast the motions are, what dice come to can be read.
            reading = "long" if settings.reading_time == "key" else settings.reading_time
            board.timeline.stage.rest = SHOWN[reading] * board.timeline.speed
            board.timeline.reduced = settings.reduced_motion
            was_playing = board.timeline.is_playing
            board.update(seconds)
            if was_playing and not board.timeline.is_playing:
                self._batch_shown()
        if self.showing is not None:
            self._showing_for -= seconds
            if self._showing_for <= 0:
                self._shown()
        elif self.indicator is not None:
            self._indicated_for -= seconds
            if self._indicated_for <= 0:
                self._carry_out()
        elif not (board is not None and board.timeline.is_playing):
            if self.following.is_dry:
                return True
            self._play_on()
        return False

    def skip(self) -> bool:
        """Finish everything that moves or still has to. False when all was at rest."""
        if self.at_rest:
            return False
        board = self.following.board
        while not self.at_rest:
            if self.showing is not None:
                self._shown()
            elif self.indicator is not None:
                self._carry_out()
            elif board is not None and board.timeline.is_playing:
                board.finish()
                self._batch_shown()
            elif not self.following.is_dry:
                self._play_on()
        return True

    def _play_on(self) -> None:
        """Play batches until one takes time, or is pointed out before."""
        while not self.following.is_dry:
            if self._point_out():
                return
            found = self.following.next_batch()
            board = self.following.board
            if found is None or board is None:
                self.host.show_table()
                self.host.refresh()
                continue
            batch, before, after = found
            self.host.refresh()
            if board.play(batch, before, after):
                return
            self._batch_shown()

    def _point_out(self) -> bool:
        """Mark who acts and what at, once an answer; False for what a person does, and where nothing moves anyhow."""
        speed = SPEEDS[self.app.settings.animation_speed]
        if not speed or self._indicated == self.match.revision:
            return False
        found = self.following.indicator
        if found is not None and found.seat < 0 and self.match.given:
            found = msgspec.structs.replace(found, seat=self.match.given[-1].seat)
        if found is None or found.seat < 0 or self.match.players.is_human(found.seat):
            return False
        self._indicated = self.match.revision
        self.indicator, self._indicated_for = found, INDICATED / speed
        self.host.refresh()
        return True

    def _carry_out(self) -> None:
        """Play what was pointed out."""
        self.indicator = None
        self._play_on()

    def _batch_shown(self) -> None:
        """Note that a batch has been played: its facts hold on the screen now."""
        self.following.shown()
        self.app.redraw()
        if self._show_played():
            return
        if self.following.is_dry:
            self.host.caught_up()
        else:
            self.following.screen.show(self.following.table)
            self.host.refresh()

    def _show_played(self) -> bool:
        """Show a card that another seat has just played, large and for a while or until a key; False where
        nothing moves anyhow."""
        following = self.following
        actions = following.screen.announced(following.table)
        played = [one for one in actions if one.is_card and one.seat != following.seat]
        new = [one for one in played if one.number not in self._known_actions]
        self._known_actions = frozenset(one.number for one in actions)
        settings, shown = self.app.settings, new[-1] if new else None
        waits = settings.reading_time == "key" and not self.rate
        if shown is None or not (waits or SPEEDS[settings.animation_speed]):
            return False
        if waits:
            goes_on = key_hint("finish") if has_caps() else "A touch"
            shown = msgspec.structs.replace(shown, text=f"{shown.text}\n{goes_on} goes on.".strip())
        reading = "usual" if self.rate and settings.reading_time == "key" else settings.reading_time
        self.showing, self._showing_for = shown, SHOWN[reading] / (self.rate or 1.0)
        following.screen.show(following.table)
        self.host.refresh()
        return True

    def _shown(self) -> None:
        """Take the card away: it has been looked at long enough."""
        self.showing = None
        self.app.redraw()
        if self.following.is_dry:
            self.host.caught_up()
        else:
            self._play_on()
