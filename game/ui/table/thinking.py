"""Computer players at the table: they are asked while the last motions play, and answer at a pace that can be followed.

How long an answer takes to come is drawn from what everybody knows, the kind of the question, and never from what the
player holds or finds: in a window of responses it thinks for less than the shortest time that may be drawn.
"""

from __future__ import annotations

import random
import threading

import pygame

from game.app.thinking.giving_up import GivingUp
from game.app.thinking.levels import played_as, seconds_of, tries_of
from game.app.thinking.thinker import Question, Thinker, question_about
from game.core.commands import Command
from game.ui.art import fonts
from game.ui.art.palette import THEMES, blend, lighter
from game.ui.art.shelf import shelved
from game.ui.boards.shared.timeline import SPEEDS
from game.ui.scenes.scene import Window
from game.ui.table.following import Following

#: Seconds from one answer of a computer player to the next at speed x1, least and most, by the kind of the question:
#: what it does is looked at, what belongs to it (a place, a payment) follows soon after.
PACE = {"act": (0.45, 0.8), "respond": (0.6, 1.0)}
FOLLOWS = (0.25, 0.45)
#: Seconds that thinking about a response takes at most. No response comes earlier, at any speed.
IN_WINDOWS = 0.55
_TRIES_IN_WINDOWS = 0.35


class Thinking:
    """Owns the question that a computer player is thinking about, and the time until its answer."""

    def __init__(self, app: Window, following: Following) -> None:
        self.app, self.following = app, following
        self.match = following.match
        self.thinker: Thinker = app.thinker
        #: The change of the match and the question that were asked about; None: nobody thinks.
        self._asked: tuple[int, int] | None = None
        self._question: Question | None = None
        self._answer: Command | None = None
        #: The chance to win that goes with it, as its seat sees it; and what comes of that.
        self._chance: float | None = None
        self.giving_up = GivingUp(self.match)
        #: What a program has said that plays here, once it has.
        self._said: list[Command] = []
        self._waited = self._pause = 0.0
        self._is_hurried = False
        #: Whether something is read first: until then nobody thinks.
        self.is_held = False

    def prepare(self) -> None:
        """Let the process that thinks get ready: the match is on the table."""
        players = self.match.players
        if players.may_have_hints or len(players.people) < len(players.names):
            self.thinker.prepare(self.match.game.profile.game)

    @property
    def seat(self) -> int | None:
        """Return the seat of the computer player that is asked and may think, or None."""
        asked = self.match.asked
        is_asked = asked is not None and not self.match.players.is_human(asked)
        return asked if is_asked and not self.is_held else None

    @property
    def seconds(self) -> float:
        """Return how long it has been seen thinking."""
        return self._waited

    def forget(self) -> None:
        """Wait for no answer any more: one that comes is about another moment."""
        if self._question is not None:
            self.thinker.drop(self._question)
        self._asked = self._answer = self._question = self._chance = None
        self._said = []
        self._waited, self._is_hurried = 0.0, False

    def update(self, seconds: float) -> None:
        """Let time pass: the computer player that is asked thinks, even while motions still play."""
        seat, decision = self.seat, self.match.decision
        now = (self.match.revision, decision.number) if seat is not None and decision is not None else None
        if now != self._asked:
            self.forget()
            if seat is not None and decision is not None:
                self._ask(seat)
            self._asked = now
        if self._asked is None:
            return
        reply = self.thinker.take()
        if reply is not None and seat is not None:
            self._answer, self._chance = self.match.answers(seat)[reply.answer], reply.chance
        elif self._said:
            self._answer = self._said[0]

    def _ask(self, seat: int) -> None:
        """Hand the question over, and draw when its answer is given."""
        match, decision = self.match, self.match.decision
        assert decision is not None
        chance = random.Random(f"pace {match.opening.seed} {len(match.given)}")
        self._pause = chance.uniform(*PACE.get(decision.kind, FOLLOWS))
        kind = played_as(match.opening.seatings[seat].kind)
        if kind == "program":
            said = self._said
            threading.Thread(target=lambda: said.append(match.players.answer(seat)), daemon=True).start()
            return
        is_window = decision.kind == "respond"
        tries, limit = (_TRIES_IN_WINDOWS, IN_WINDOWS) if is_window else (tries_of(kind), seconds_of(kind))
        player, seed = f"{match.serial} {seat} {kind}", match.players.seed(seat)
        self._question = question_about(match, seat, player=player, kind=kind, seed=seed, tries=tries, limit=limit)
        self.thinker.ask(self._question)

    def hurry(self) -> bool:
        """Take the best answer so far at once: the player wants to go on. False when nobody thinks."""
        if self._asked is None or self._is_hurried:
            return False
        self._is_hurried = True
        self.thinker.hurry()
        return True

    def answer(self, seconds: float) -> bool:
        """Answer for the computer player that is asked, once everything has been shown and its time has come. False
        until then."""
        self._waited += seconds
        if self._asked is None or self._answer is None or self._waited < self._until:
            return False
        seat, decision, command = self.seat, self.match.decision, self._answer
        if seat is None or decision is None or self._asked != (self.match.revision, decision.number):
            return False
        self.giving_up.judge(seat, self._chance)
        self.forget()
        self.match.submit(seat, command, decision.number)
        return True

    @property
    def _until(self) -> float:
        """Return after how many seconds the answer is given."""
        decision = self.match.decision
        is_window = decision is not None and decision.kind == "respond"
        least = IN_WINDOWS if is_window and self.thinker.takes_time else 0.0
        settings = self.app.settings
        pace = settings.computer_pace if settings.computer_pace != "motions" else settings.animation_speed
        speed = SPEEDS[pace]
        if self._is_hurried or not speed:
            return least
        return max(least, self._pause / speed)


@shelved
def thinking_sign(px: int, theme_name: str, step: int) -> pygame.Surface:
    """Return the word for it, and three dots of which one is lit."""
    theme = THEMES[theme_name]
    words = fonts.plain_text("thinking", "italic", px, theme.ink)
    dot = max(2, px // 5)
    size = (words.get_width() + 3 * px, words.get_height() + max(4, px // 4))
    sign = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(sign, theme.panel, sign.get_rect(), border_radius=size[1] // 2)
    pygame.draw.rect(sign, theme.brass, sign.get_rect(), max(1, px // 12), border_radius=size[1] // 2)
    sign.blit(words, words.get_rect(midleft=(px * 2 // 3, size[1] // 2)))
    for number in range(3):
        tone = lighter(theme.brass, 0.3) if number == step else blend(theme.brass, theme.panel, 0.6)
        centre = (px + words.get_width() + round((number + 0.2) * px * 0.62), size[1] // 2 + dot // 2)
        pygame.draw.circle(sign, tone, centre, dot)
    return sign


__all__ = ["Thinking", "thinking_sign"]
