"""Random scripts: scenarios of every kind of objective, trigger and effect, on any board of spaces."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

from game.core.scenario import script as s

#: The share of triggers that put a choice, beside the rest.
_CHOICES = 0.25
#: The share of effects that are of the game's own.
_OWN = 0.2
_WORDS = ("They come.", "The water rises.", "Hold on.", "Something moved.")


def random_script(
    chance: random.Random,
    sides: tuple[int, ...],
    spaces: Sequence[s.Space],
    keys: Sequence[tuple[str, ...]],
    own: Sequence[s.Effect] = (),
    playing: int = 0,
) -> s.Script:
    """Return a scenario for seats of these sides on these spaces; ``keys`` are cards that each seat may bring,
    ``own`` effects of that game besides those of every game; only the first ``playing`` seats are asked (0: all)."""
    regions = tuple(
        s.Region(
            f"Region {number}", tuple(sorted(chance.sample(list(spaces), k=min(len(spaces), chance.randint(1, 9)))))
        )
        for number in range(3)
    )
    seats = tuple(range(len(sides)))
    places = chance.sample(list(spaces), k=min(len(spaces), 4 * len(sides)))
    pieces = tuple(
        s.Piece(chance.choice(keys[seat]), f"Piece {number}", seat, (place,))
        for number, (place, seat) in enumerate(zip(places, seats * 4, strict=False))
    )
    items = tuple(s.Item(f"Item {number}", chance.choice(list(spaces))) for number in range(chance.choice((0, 2))))
    there = tuple(range(len(pieces)))
    first = there[: 3 * len(sides)]
    late = there[3 * len(sides) :]
    objectives = tuple(_objective(chance, sides, there, len(items)) for _ in range(chance.randint(1, 4)))
    triggers = [s.Trigger("start", "turn", (s.Reinforce(first),))]
    count = chance.randint(3, 8)
    for number in range(1, count):
        effects = tuple(_effect(chance, seats, there, late, len(objectives), own) for _ in range(chance.randint(1, 3)))
        if chance.random() < _CHOICES:
            effects = (*effects, _choice(chance, seats[: playing or len(seats)]))
        triggers.append(_trigger(chance, number, seats, there, len(objectives), effects))
    return s.Script(
        "Random",
        sides,
        first=chance.choice(seats),
        usual_end=chance.random() < 0.7,
        turn_limit=chance.choice((0, 4, 12)) or 15,
        at_limit=chance.choice(("draw", "win", "loss", "score")),
        limit_side=chance.choice(sides),
        regions=regions,
        pieces=pieces,
        objectives=tuple(_shown_by(chance, one, count) for one in objectives),
        items=items,
        triggers=tuple(triggers),
    )


def _shown_by(chance: random.Random, objective: s.Objective, triggers: int) -> s.Objective:
    return replace(objective, after=chance.randrange(1, triggers)) if chance.random() < 0.3 else objective


def _choice(chance: random.Random, seats: tuple[int, ...]) -> s.Choice:
    answers = tuple(s.Answer(f"Answer {number}", chance.randint(-1, 1)) for number in range(chance.randint(2, 4)))
    return s.Choice(0, chance.choice(seats), "What now?", answers)


def _objective(chance: random.Random, sides: tuple[int, ...], there: tuple[int, ...], items: int) -> s.Objective:
    side = chance.choice(sides)
    seats = tuple(seat for seat, of in enumerate(sides) if of == side)
    pieces = tuple(sorted(chance.sample(there, k=chance.randint(0, 3))))
    return s.Objective(
        seats,
        chance.choice([aim for aim in s.AIMS if items or aim != "collect"]),
        "Do it.",
        region=chance.randrange(3),
        pieces=pieces,
        count=chance.randint(0, max(1, len(pieces))),
        turns=chance.randint(0, 4),
        by_turn=chance.choice((0, 0, 3, 8)),
        required=chance.random() < 0.7,
        ends=chance.choice(("win", "loss", "nothing")),
        known_to=chance.choice(("all", "owner", "nobody")),
    )


def _trigger(
    chance: random.Random,
    number: int,
    seats: tuple[int, ...],
    there: tuple[int, ...],
    objectives: int,
    effects: tuple[s.Effect, ...],
) -> s.Trigger:
    return s.Trigger(
        f"trigger {number}",
        chance.choice(s.WHENS),
        effects,
        region=chance.randrange(3),
        pieces=tuple(sorted(chance.sample(there, k=chance.choice((0, 0, 2))))),
        seats=tuple(sorted(chance.sample(seats, k=chance.choice((0, 1))))),
        count=chance.randint(1, 2),
        turn=chance.randint(0, 5),
        objective=chance.randrange(objectives),
        becomes=chance.choice(("met", "failed")),
        after=(chance.randrange(number),) if chance.random() < 0.3 else (),
        join=chance.choice(("all", "any")),
        unless=chance.randrange(number) if chance.random() < 0.1 else s.NONE,
        delay=chance.choice((0, 0, 1)),
        most=chance.choice((1, 1, 1, 3)),
        share=chance.choice((20, 50, 100)),
        choice=0,
        answer=chance.randrange(3),
    )


def _effect(
    chance: random.Random,
    seats: tuple[int, ...],
    there: tuple[int, ...],
    late: tuple[int, ...],
    objectives: int,
    own: Sequence[s.Effect],
) -> s.Effect:
    seat = chance.choice(seats)
    some = tuple(sorted(chance.sample(there, k=2)))
    if own and chance.random() < _OWN:
        return chance.choice(list(own))
    return chance.choice(
        (
            s.Message(
                chance.choice(_WORDS), speaker=chance.choice((s.NONE, there[0])), seat=chance.choice((s.NONE, seat))
            ),
            s.Reinforce(late, chance.choice(("next", "lost", "wait"))),
            s.Move(some, chance.randrange(3), chance.choice(("next", "lost", "wait"))),
            s.Give(some, seat),
            s.Cards(seat, draw=chance.randint(0, 2), discard=chance.randint(0, 2)),
            s.Behave(some, chance.choice(s.MANNERS), chance.choice((s.NONE, 0)), chance.choice((s.NONE, there[-1]))),
            s.Hurt(some, chance.choice((-10, 10, 30, 200))),
            s.Remove(some[:1]),
            s.Score(seat, chance.randint(1, 5)),
            s.Task(chance.randrange(objectives), chance.choice(("met", "failed", "dropped"))),
            s.End((seat,)),
        )
    )
