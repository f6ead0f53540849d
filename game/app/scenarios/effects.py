"""Reads the effects of a drawn scenario: from objects of the map to what its triggers do
(``core/scenario/script.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.scenarios import words as w
from game.app.scenarios.kinds import ScenarioKind
from game.app.scenarios.objects import DrawnObject, DrawnObjects
from game.core.scenario import script as s
from game.tiled.problems import article, did_you_mean, expected

#: The least and the most answers of a choice.
_LEAST_ANSWERS, _MOST_ANSWERS = 2, 4


class EffectReading(DrawnObjects):
    """Reads the effects of one scenario."""

    kind: ScenarioKind
    #: Seats that somebody plays.
    playing: int = 0

    @staticmethod
    def choice(value: Any, default: str) -> Any:
        """Return the word of a property with a list of words."""
        return str(value) if value else default

    def reinforcements(self, script: s.Script, trigger: int) -> tuple[s.Effect, ...]:
        """Return the effects that bring a trigger's pieces, one effect for each way to deal with a full space."""
        found = []
        for if_full in ("next", "lost", "wait"):
            pieces = tuple(
                number
                for number, piece in enumerate(script.pieces)
                if piece.arrives == trigger
                and self.choice(self.of_class["Piece"][number].shape.properties.get("if_full"), "next") == if_full
            )
            if pieces:
                found.append(s.Reinforce(pieces, if_full))
        return tuple(found)

    def effects(self, script: s.Script) -> dict[int, tuple[s.Effect, ...]]:
        """Return the effects of each trigger, in order: arriving pieces come first."""
        rows: dict[int, list[tuple[int, int, s.Effect]]] = {}
        for each in w.EFFECTS:
            for one in self.of_class[each.name]:
                trigger = self.reference(one, "trigger")
                if trigger == s.NONE:
                    one.about.error(
                        "effect_trigger", f"{article(each.name)} {each.name} points at its trigger; this one at none"
                    )
                    continue
                self.check_has(one)
                effect = _EFFECTS[each.name](self, one)
                rows.setdefault(trigger, []).append((one.number("order"), one.shape.id, effect))
        brought = {trigger for piece in script.pieces if (trigger := piece.arrives) != s.NONE}
        return {
            trigger: (
                *self.reinforcements(script, trigger),
                *(effect for _, _, effect in sorted(rows.get(trigger, ()), key=lambda row: row[:2])),
            )
            for trigger in {*rows, *brought}
        }

    def check_has(self, one: DrawnObject) -> None:
        """Note an error for an object of a class that its game does not support."""
        why = self.kind.lacks.get(one.shape.class_name)
        if why:
            one.about.error("not_here", why)

    def _message(self, one: DrawnObject) -> s.Effect:
        words = one.word("words")
        if not words:
            one.about.error("message_words", "a message has words")
        return s.Message(words, self.reference(one, "speaker"), self._seat_or_none(one, "to"))

    def _put_choice(self, one: DrawnObject) -> s.Effect:
        self.check_seat(one, one.number("seat"))
        if one.number("seat") > self.playing:
            one.about.error("choice_seat", f"nobody plays seat {one.number('seat')}, so nobody can choose")
        if not one.word("words"):
            one.about.error("choice_words", "a choice has words: what is asked")
        waiting = self._answers_to(one)
        if not _LEAST_ANSWERS <= len(waiting) <= _MOST_ANSWERS:
            text = (
                f"{_LEAST_ANSWERS} to {_MOST_ANSWERS} answers are expected, not {len(waiting)}: each is a trigger that "
                'waits for "chosen" and points at this choice'
            )
            one.about.error("choice_answers", text)
        answers = tuple(s.Answer(each.word("answer"), each.number("worth")) for each in waiting)
        number = self.of_class["Choice"].index(one)
        return s.Choice(number, one.number("seat") - 1, one.word("words"), answers)

    def _answers_to(self, choice: DrawnObject) -> list[DrawnObject]:
        """Return the triggers that carry the answers of a choice, one for each answer, in the order of the objects."""
        waiting = [
            one
            for one in self.of_class["Trigger"]
            if one.number("choice") == choice.shape.id and one.word("when") == "chosen"
        ]
        return list({one.word("answer"): one for one in reversed(waiting)}.values())[::-1]

    def place_of_answer(self, trigger: DrawnObject) -> int:
        """Return the place of a trigger's answer among those of its choice."""
        choice = self.reference(trigger, "choice")
        if choice == s.NONE:
            return 0
        answers = [one.word("answer") for one in self._answers_to(self.of_class["Choice"][choice])]
        return answers.index(trigger.word("answer"))

    def _damage(self, one: DrawnObject) -> s.Effect:
        return s.Hurt(self.some_pieces(one), one.number("amount"))

    def _remove(self, one: DrawnObject) -> s.Effect:
        return s.Remove(self.some_pieces(one))

    def _move(self, one: DrawnObject) -> s.Effect:
        if self.reference(one, "region") == s.NONE:
            one.about.error("move_region", "it puts pieces into a region; it points at none")
        if_full = self.choice(one.shape.properties.get("if_full"), "next")
        return s.Move(self.some_pieces(one), self.reference(one, "region"), if_full)

    def _give(self, one: DrawnObject) -> s.Effect:
        self.check_seat(one, one.number("seat"))
        return s.Give(self.some_pieces(one), one.number("seat") - 1)

    def _cards(self, one: DrawnObject) -> s.Effect:
        self.check_seat(one, one.number("seat"))
        card, known = one.word("card"), self.kind.hand_cards()
        if card and card not in known:
            text = f'there is no card "{card}" that a hand can hold{did_you_mean(known, card)}'
            one.about.error("cards_card", text)
        draw, discard = one.number("draw"), one.number("discard")
        if not (card or draw or discard):
            one.about.error("cards_none", "it gives a card, or cards to draw or discard; it names neither")
        return s.Cards(one.number("seat") - 1, known.get(card, ""), card, draw, discard)

    def _behave(self, one: DrawnObject) -> s.Effect:
        manner = self.choice(one.shape.properties.get("manner"), "guards")
        target = self.reference(one, "target")
        if manner == "follows" and target == s.NONE:
            one.about.error("behave_target", "whoever follows has a target; it points at none")
        return s.Behave(self.some_pieces(one), manner, self.reference(one, "region"), target)

    def _ground(self, one: DrawnObject) -> s.Effect:
        terrain, level = one.word("terrain"), one.number("level") if "level" in one.shape.properties else s.NONE
        says_level = self.kind.has_levels and level >= 0
        if self.kind.grounds and terrain not in self.kind.grounds and not (says_level and not terrain):
            one.about.error("ground_terrain", f'"terrain" is "{terrain}"; {expected(self.kind.grounds, terrain)}')
        if level >= 0 and not self.kind.has_levels:
            one.about.error("ground_level", "the ground of this game has no levels")
        if self.reference(one, "region") == s.NONE:
            one.about.error("ground_region", "it changes the ground of a region; it points at none")
        return s.Ground(self.reference(one, "region"), terrain, level)

    def _gold(self, one: DrawnObject) -> s.Effect:
        self.check_seat(one, one.number("seat"))
        return s.Gold(one.number("seat") - 1, one.number("amount"))

    def _score(self, one: DrawnObject) -> s.Effect:
        self.check_seat(one, one.number("seat"))
        return s.Score(one.number("seat") - 1, one.number("amount"))

    def _task(self, one: DrawnObject) -> s.Effect:
        objective = self.reference(one, "objective")
        if objective == s.NONE:
            one.about.error("task_objective", "a task points at an objective; this one points at none")
        return s.Task(objective, self.choice(one.shape.properties.get("becomes"), "met"))

    def _end(self, one: DrawnObject) -> s.Effect:
        side = one.number("side")
        return s.End(tuple(number for number, of in enumerate(self.sides) if of == side - 1))

    def _seat_or_none(self, one: DrawnObject, name: str) -> int:
        seat = one.number(name)
        if seat:
            self.check_seat(one, seat)
        return seat - 1 if seat else s.NONE


#: How each effect is read.
_EFFECTS: dict[str, Callable[[EffectReading, DrawnObject], s.Effect]] = {
    "Message": EffectReading._message,
    "Damage": EffectReading._damage,
    "Remove": EffectReading._remove,
    "Choice": EffectReading._put_choice,
    "Move": EffectReading._move,
    "Give": EffectReading._give,
    "Cards": EffectReading._cards,
    "Behave": EffectReading._behave,
    "Ground": EffectReading._ground,
    "Gold": EffectReading._gold,
    "Score": EffectReading._score,
    "Task": EffectReading._task,
    "End": EffectReading._end,
}
