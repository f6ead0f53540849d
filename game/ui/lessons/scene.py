"""The table of a lesson: only what the step is about can be played and has a ring, and a box beside it says what to do.
The rules judge every answer as at any other table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import pygame
from msgspec.structs import replace

from game.app.lessons.finished import mark_finished
from game.app.lessons.lesson import Lesson, lesson_after
from game.app.lessons.run import PULSES, SHOWS, LessonMatch
from game.core.commands import Command, Pass
from game.ui.art.palette import OUTLINE, lighter
from game.ui.lessons.guided import PAUSE, GuidedScene
from game.ui.lessons.pointing_out import spots_of
from game.ui.panels.buttons import Button
from game.ui.panels.said_box import Said
from game.ui.panels.standing_buttons import Presses
from game.ui.scenes.beginning import show_lesson
from game.ui.scenes.scene import Window
from game.ui.scenes.spoken import Spoken
from game.ui.screens.game_screen import AnyView
from game.ui.screens.items import Offer, Offers, piece

#: Seconds of one beat of the pulse.
_BEAT = 1.2
#: How much more large words of sums and choices weigh than a place, because they are read together with the box.
_READ = 3
#: Seconds that reading a word takes.
_WORD = 0.3


class LessonScene(GuidedScene):
    """A ``lesson`` at the table; its match has the ``run``."""

    tells = True
    button_tips = {
        "Next lesson": "Continues with the next lesson of the course.",
        "A match": "Leads to a match of your own; an easy computer takes the other side, if the game has one.",
        "Next": "Goes to the next step.",
        "Show me": "Does it for you.",
        "Back": "Leads back to the step before.",
        "Again": "Begins this again.",
        "Skip": "Continues without doing this.",
        "Lessons": "Leads back to the list of lessons.",
        "Aim": "Says what the fight is won by.",
    }

    def __init__(self, app: Window, match: LessonMatch, lesson: Lesson) -> None:
        assert match.run is not None
        self.lesson, self.run = lesson, match.run
        self._beat = 0.0
        self._rings: list[pygame.Rect] = []
        #: The step that was shown when the scene was last refreshed.
        self._told = match.run.number
        #: The free room when the box was last laid out with everything at rest.
        self._laid_in = pygame.Rect(0, 0, 0, 0)
        #: The revision of the match and the choices made so far at that moment.
        self._laid_at: object = None
        #: Whether the box of an open fight would hide some of those who fight, and is folded; and at which answer it
        #: was unfolded.
        self._is_folded, self._unfolded_at = False, -1
        super().__init__(app, match)
        self.lesson_match, self.taught.on = match, lesson.name
        self.unasked.is_told = self._is_told
        #: At which answer and step that was asked last, and whether it was so.
        self._told_at: tuple[object, bool] = (None, False)

    def _presses(self) -> Presses:
        own = {"lesson_on": self.go_on, "lesson_back": self.go_back, "hints": self._advise}
        return {**super()._presses(), **own}

    def _advise(self) -> None:
        """Show what is meant; in an open fight, hints as in any match."""
        if self.run.is_fight:
            self._step_hints()
        else:
            self.show_me()

    def refresh(self) -> None:
        if self.run.number != self._told:
            # What was refused in the step before says nothing about this one.
            self._told, self._paused = self.run.number, 0.0
            self.toast.forget()
        super().refresh()

    @property
    def in_sight(self) -> Sequence[pygame.Rect]:
        return [self.box.rect, *self._rings]

    # What is let through

    def let_through(self, view: AnyView, offers: Offers) -> Offers:
        """Return the offers that the step is about, without their "Are you sure?"; all offers if it is about none."""
        run = self.run
        if run.waits_to_be_read:
            return Offers()
        if not run.is_about(view, self.match.answers(self.seat)):
            return offers
        may_pass = Pass() in run.allowed(view, self.match.answers(self.seat))
        kept = [one for one in offers.all if one.commands and (may_pass or one.commands[-1] != Pass())]
        found = tuple(one for one in kept if self.run.fits(one.commands[-1], self.run.text(view, one.commands[-1])))
        step = run.step
        is_open = step is None or not (step.allow or step.within)
        return Offers(found if is_open else tuple(replace(one, sure="", spares_waiting=True) for one in found))

    def _is_told(self) -> bool:
        """Return whether the step tells the learner to give one of the answers."""
        run, match, step = self.run, self.lesson_match, self.run.step
        now = match.revision, run.number
        if self._told_at[0] != now:
            asks = step is not None and bool(step.allow or step.within) and match.asked == self.seat
            self._told_at = now, asks and run.is_about(match.view(self.seat), match.answers(self.seat))
        return self._told_at[1]

    def refuse(self, text: str, *, kept_back: bool) -> str:
        """Return the words after a press that is not let through: the rule's own reason, or that only the lesson
        forbids it, and then what the step is about."""
        own = self.run.refuse() or ("The ring shows what is meant." if self._rings else "")
        self.refresh()
        if self.run.waits_to_be_read:
            return "Read on first: press Next in the lesson's box."
        if kept_back and not text:
            text = "That is allowed, but not what this step is about."
        return f"{text} {own}".strip()

    @property
    def is_over(self) -> bool:
        return self.run.is_over

    @property
    def is_held(self) -> bool:
        return self.run.waits_to_be_read

    def reply(self) -> Command | None:
        return self.run.reply()

    @property
    def pause(self) -> float:
        """Return the seconds until another seat answers: at first as many as it takes to read what is told."""
        step = self.run.step
        is_told = step is not None and not (self.run.has_begun or self.run.has_replied)
        return max(PAUSE, _WORD * len(step.say.split())) if step is not None and is_told else PAUSE

    def mark(self) -> str | None:
        return mark_finished(self.lesson.name) if self.run.is_finished else None

    # The box

    def lay_box(self) -> list[Button]:
        """Lay the box out beside what the step points at, and return its buttons. While cards settle it stays as it is,
        so that it neither speaks of what has not been seen yet nor moves away from the pointer."""
        layout, spots = self.laying.layout, self.spots()
        now = (self.match.revision, self.answering.selected, self.answering.narrowed)
        if not self.playing.at_rest and layout.free == self._laid_in:
            self._rings = []
            return self.box.buttons
        # In another room the box may hide nobody any more.
        self._is_folded = self._is_folded and layout.free == self._laid_in
        self._laid_in = layout.free.copy()
        beside = spots[0].unionall(spots[1:]) if spots else None
        self._rings = spots
        panes = [one for one in (layout.tally, layout.choices) if one.height and self.app.settings.text_scale > 1]
        clear = self.lifted_over(spots)
        # As long as nothing is answered or begun only what is looked at makes it go elsewhere.
        lifted = [one for one in [self.laying.hand.lifted_rect()] if one.width]
        off = [*lifted, *panes] if self._laid_at == now else None
        self._laid_at = now
        lay = partial(
            self.box.lay, layout=layout, beside=beside, taken=[*self.hidden_by_box(), *panes * _READ], to=self.app
        )
        is_folded = self._is_folded and self._is_under_way and self._unfolded_at != self.match.revision
        if not is_folded:
            goes_on = not (panes or self.run.is_fight or self.run.is_over)
            lay(self._said(), self._buttons(), clear=clear, off=off, goes_on=goes_on)
            self._is_folded = self._is_under_way and self.box.rect.collidelist(self.fighting()) >= 0
            is_folded = self._is_folded and self._unfolded_at != self.match.revision
        if is_folded:
            lay(Said("", ""), self._marks(), clear=clear, off=off)
        return self.box.buttons

    def fighting(self) -> list[pygame.Rect]:
        """Return where those are seen who fight."""
        board = self.screen.board
        spots = (self.drawing.spots.spot_of(piece(number)) for number in board.miniatures.numbers) if board else ()
        return [spot for spot in spots if spot is not None]

    def spoken(self) -> Spoken:
        said = super().spoken()
        return replace(said, words=(self._said().text, *said.words))

    def spots(self) -> list[pygame.Rect]:
        """Return what the step points at on the screen, as far as it is seen."""
        step = self.run.step
        if step is None or self.run.is_over or not self.playing.at_rest:
            return []
        return spots_of(step, self.lesson_match, self.answering, self.laying, self.drawing.spots.spot_of)

    def _said(self) -> Said:
        run, count = self.run, len(self.run.steps)
        step = run.step
        if step is None or run.is_over:
            result = f"{self.match.result}. " if self.match.outcome is not None else ""
            return Said(f"{self.lesson.title}.", f"{result}{self._ending()}")
        if self._is_under_way:
            # In an open fight no more is said than what it is won by, so that the table is free.
            return Said(f"{self.lesson.title}.", step.aim)
        return Said(f"{run.number + 1} of {count}", step.say)

    @property
    def _is_under_way(self) -> bool:
        """Return whether this is an open fight that has begun."""
        step = self.run.step
        return step is not None and step.is_open and self.run.has_begun

    def _ending(self) -> str:
        """Return what is said when nothing more is to be done."""
        if self.run.is_finished:
            return "This lesson is finished."
        if self.run.is_lost:
            return "You lost this time: press Again for another try."
        if self.run.is_left_out:
            return "You skipped the last step: press Again to do it."
        return "It ended before the lesson did: try again."

    def _buttons(self) -> list[Button]:
        """Return the box's buttons in the places that they keep through a lesson, the one that leads on last: nothing
        else comes where Next was pressed."""
        run = self.run
        rows = []
        if not self._is_under_way:
            back = self.box_button("Back", "left", self.go_back, "lesson_back")
            back.why_not = "" if run.may_go_back else "This is the first step."
            rows.append(back)
        again = partial(self._begin_at, run.last_asking) if run.is_over and run.is_left_out else self.try_again
        again = self.begin_again if run.is_over and not run.is_left_out else again
        rows.append(self.box_button("Again", "redo", again, is_first=run.is_over and not run.is_finished))
        rows.append(self.box_button("Lessons", "exit", self.leave_lesson))
        return [*rows, *self._leading_on()]

    def _leading_on(self) -> list[Button]:
        """Return the button that leads on, if there is one now. A step is skipped once a press has meant nothing."""
        run = self.run
        if run.is_over:
            after = lesson_after(self.lesson)
            if not run.is_finished:
                return []
            if after is None:
                return [self.box_button("A match", "play", self.go_to_match, is_first=True)]
            return [self.box_button("Next lesson", "next", lambda: show_lesson(self.app, after), is_first=True)]
        if run.waits_to_be_read:
            return [self.box_button("Next", "next", self.go_on, "lesson_on", is_first=True)]
        if run.is_fight or not run.refused:
            return []
        if run.refused >= SHOWS and run.shown_answer() is not None:
            return [self.box_button("Show me", "hint", self.show_me, "hints", is_first=True)]
        return [self.box_button("Skip", "next", self.go_on, "lesson_on")]

    def _marks(self) -> list[Button]:
        """Return the buttons of the folded box: their marks alone, and one that unfolds it."""
        buttons = [self.box_button("Aim", "flag", self._unfold), *self._buttons()]
        for one in buttons:
            one.words, one.rect.width = "", self.app.least_target
        return buttons

    def _unfold(self) -> None:
        """Say what the fight is won by, until something is answered."""
        self._unfolded_at = self.match.revision
        self.refresh()

    # What the buttons do

    def go_on(self) -> None:
        """Go on: what the step tells was read, or it is skipped; a fight that ends the lesson must be fought."""
        if self.playing.skip():
            # Motions were skipped: the next text comes once they have been seen.
            self.caught_up()
        elif not (self.run.is_over or self.run.is_fight):
            self.run.go_on()
            self._paused = 0.0
            self.refresh()

    def go_back(self) -> None:
        """Go back to the step before, as everything was when it began."""
        if self.run.may_go_back:
            self._begin_at(self.run.number - 1)

    def try_again(self) -> None:
        """Begin this step again; a fight that has begun only once that was pressed twice."""
        sure = "This fight would begin again. Press again: Again."
        if self._is_under_way and not (self.toast.is_shown and self.toast.text == sure):
            self.toast.say(sure)
            return
        self._begin_at(self.run.number)

    def begin_again(self) -> None:
        self._begin_at(0)

    def show_me(self) -> None:
        """Let the lesson give the answer."""
        command = self.run.shown_answer()
        if command is not None and self.answering.may_answer:
            self.answering.give(Offer((command,), ""))

    def go_to_match(self) -> None:
        """Go on to a match of the game against Easy: the course is over."""
        self.app.go_home()
        self.app.open("new game", game=self.lesson.game, level="easy")

    def leave_lesson(self) -> None:
        """Go back to the page of lessons."""
        self.app.go_home()
        self.app.open("lessons", left=self.lesson)

    def _begin_at(self, number: int) -> None:
        self.app.play_lesson(self.run.back_to(number), self.lesson)

    # The table

    @property
    def is_moving(self) -> bool:
        replies = self.playing.is_computer_asked and not self.run.waits_to_be_read
        return replies or (self._is_pulsing and bool(self._rings)) or super().is_moving

    @property
    def _is_pulsing(self) -> bool:
        return self.run.refused >= PULSES and not self.app.settings.reduced_motion

    def update(self, seconds: float) -> None:
        self._beat = (self._beat + seconds) % _BEAT
        self.playing.is_held = self.thinking.is_held = self.is_held
        super().update(seconds)
        if self.following.is_open and self.playing.at_rest and self.spots() != self._rings:
            # The camera went elsewhere: the box goes with what it is about.
            self.refresh()
        if self._is_pulsing and self._rings:
            self.app.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._rings and self.playing.at_rest and self.following.is_open:
            self._draw_rings(surface)
            self.drawing.cache.cover()

    def _draw_rings(self, surface: pygame.Surface) -> None:
        """Draw a ring around each thing that is pointed at; it beats after some presses that meant nothing."""
        beat = (1 + math.sin(2 * math.pi * self._beat / _BEAT)) / 2 if self._is_pulsing else 0.0
        thick = max(3, self.app.px(4)) + round(beat * self.app.px(4))
        tone = lighter(self.app.theme.brass, 0.35)
        for spot in self._rings:
            ring = spot.inflate(2 * thick + self.app.px(4), 2 * thick + self.app.px(4)).clip(surface.get_rect())
            radius = max(6, min(ring.size) // 6)
            pygame.draw.rect(surface, OUTLINE, ring.inflate(4, 4), thick + 4, border_radius=radius)
            pygame.draw.rect(surface, tone, ring, thick, border_radius=radius)
