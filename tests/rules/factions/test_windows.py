"""Windows of responses: whether a match asks only seats that have a response ("able"), everybody at key events ("key"),
or everybody at every event ("always")."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from game.core import runner
from game.core.commands import Command, Decline, Pass
from game.core.dice import Dice
from game.core.events import Event
from game.core.state import AnyState
from game.core.views import batches_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import DeclareAttack, Move, PlayCard
from tests.rules.factions.random_matches import factions_setup
from tests.rules.factions.scene import Scene


def _asked(windows: str, card: str, *, attacks: bool) -> bool:
    """Return whether an enemy who holds that card is asked to respond when an orc moves, or attacks."""
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc, squire = scene.put("Orc Grunt", 3 if attacks else 2), scene.put("Squire", 3, 1)
    scene.hand(card, seat=1)
    command: Command = DeclareAttack(orc, squire) if attacks else Move(orc, 3)
    play = scene.act(orc).do(command)
    if play.prompt.startswith("respond") and play.asked == 0:
        play.do(Pass())
    return play.prompt == ("respond_attack" if attacks else "respond_move") and play.asked == 1


@pytest.mark.parametrize(
    ("windows", "attacks", "asked"),
    [
        ("able", False, [True, False]),
        ("able", True, [True, False]),
        # A move is not a key event: nobody is asked, so nothing is given away.
        ("key", False, [False, False]),
        ("key", True, [True, False]),
        ("always", False, [True, True]),
        ("always", True, [True, True]),
    ],
)
def test_only_in_mode_able_does_being_asked_give_the_hand_away(windows: str, attacks: bool, asked: list[bool]) -> None:
    """With a battle card in the hand, and with a unit that is not an answer."""
    # rule: factions/windows
    assert [_asked(windows, card, attacks=attacks) for card in ("Blockade", "Squire")] == asked


@pytest.mark.parametrize("windows", ["able", "key", "always"])
def test_a_seat_without_build_points_is_asked_only_where_everybody_is(windows: str) -> None:
    """A card that cannot be paid is not an answer."""
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc, squire = scene.put("Orc Grunt", 3), scene.put("Squire", 3, 1)
    scene.hand("Blockade", seat=1)
    scene.points(1, 0)
    play = scene.act(orc).do(DeclareAttack(orc, squire))
    if play.prompt.startswith("respond") and play.asked == 0:
        play.do(Pass())
    assert (play.prompt == "respond_attack" and play.asked == 1) == (windows == "always")


@pytest.mark.parametrize("windows", ["able", "key", "always"])
@pytest.mark.parametrize("card", ["Blockade", "Squire"])
@pytest.mark.parametrize("build", [0, 100])
def test_a_seat_that_is_not_asked_is_reported_as_having_passed(windows: str, card: str, build: int) -> None:
    """Whatever it holds and can pay for, the other hears the same."""
    # rule: factions/windows
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc, squire = scene.put("Orc Grunt", 3), scene.put("Squire", 3, 1)
    scene.hand(card, seat=1)
    scene.points(1, build)
    play = scene.act(orc, dice=[2]).do(DeclareAttack(orc, squire)).passes()
    told = [(type(event).__name__, getattr(event, "seat", -1)) for event in play.events]
    over = [("Passed", 0), ("Passed", 1)] if windows != "key" else []
    assert told == [
        ("AttackDeclared", -1),
        ("Passed", 0),
        ("Passed", 1),
        ("DiceRolled", 0),
        ("AttackRolled", -1),
        ("Passed", 0),
        ("Passed", 1),
        ("AttackEnded", -1),
        *over,
    ]


@pytest.mark.parametrize("windows", ["able", "key"])
def test_where_nobody_is_asked_nobody_is_reported_as_having_passed(windows: str) -> None:
    scene = Scene("Kingdom", "Kingdom", windows=windows)
    orc = scene.put("Orc Grunt", 2)
    play = scene.act(orc).do(Move(orc, 3))
    # A move is not a key event.
    assert [event.seat for event in play.happened(e.Passed)] == ([0, 1] if windows == "able" else [])


def test_a_seat_that_has_just_acted_is_neither_asked_nor_reported_as_having_passed(scene: Scene) -> None:
    (tome,) = scene.hand("Tome of Knowledge")
    scene.deck("Squire", "Squire", "Squire")
    play = scene.building()
    play.do(play.answers(PlayCard)[0])
    # The other may answer the card, then both what has resolved.
    assert [event.seat for event in play.happened(e.Passed)][:1] == [1]
    assert tome in play.table.players[0].graveyard


def _heard(state: AnyState, seat: int, answer: Command) -> tuple[list[Event], int]:
    """Return what a seat hears after its answer while the other passes, and finds nothing, until something else is
    asked; and how often the other was asked."""
    heard: list[Event] = []
    commands: list[Command] = [answer]
    given = 0
    while len(commands) > given:
        accepted = runner.submit(FACTIONS, state, state.decision.seat, commands[given])
        assert isinstance(accepted, runner.Accepted), accepted
        given += 1
        state, decision = accepted.state, accepted.state.decision
        heard += [event for batch in batches_for(accepted.batches, seat) for event in batch]
        if decision is not None and decision.seat != seat:
            if decision.prompt.startswith("respond"):
                commands.append(Pass())
            elif decision.prompt == "search":
                commands.append(Decline())
    return heard, given - 1


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("windows", ["able", "key"])
def test_a_seat_hears_the_same_whatever_the_other_holds_and_passes(windows: str, number: int) -> None:
    """In a match dealt again by what the seat cannot know, with the same dice to come."""
    # rule: factions/windows
    setup = replace(factions_setup(number), windows=windows, last_cycle=6)  # type: ignore[arg-type]
    state: AnyState = runner.start(FACTIONS, setup, number).state
    chance = random.Random(number)
    asked_otherwise = 0
    while state.decision is not None:
        seat = state.decision.seat
        answer = chance.choice(runner.legal(FACTIONS, state))
        twin = replace(FACTIONS.redeal(state, seat, Dice(chance.randrange(1 << 62))), dice=state.dice)
        (here, asked), (there, asked_there) = _heard(state, seat, answer), _heard(twin, seat, answer)
        asked_otherwise += asked != asked_there
        first = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), None)
        if first is None:
            assert here == there
        else:
            # What it draws or sees itself are other cards there; from then on they are two matches.
            assert isinstance(first[0], ce.CardsDrawn | ce.HandSeen) and isinstance(first[1], type(first[0])), first
        accepted = runner.submit(FACTIONS, state, seat, answer)
        assert isinstance(accepted, runner.Accepted)
        state = accepted.state
    # Now and then the other is asked in one of the two alone.
    assert asked_otherwise
