"""A game of cards that is written with the card kit: its rules, its laws, its texts, its place in the window."""

from __future__ import annotations

from typing import Any, get_args

import pygame
import pytest
from msgspec.structs import replace

from game.app.matches.match import Match, Seating
from game.core import runner
from game.core.base_ruleset import PlainSetup
from game.core.cards import CardsDrawn, DeckShuffled, MatchEnded
from game.core.commands import Concede, Pass, PlayCard
from game.core.refusals import Refusal
from game.ui.plain.answers import AnswerList
from game.ui.plain.screen import PlainScreen
from game.ui.review.end_screen import EndScreen
from game.ui.scenes.curtain import Curtain
from game.ui.table.scene import TableScene
from tests.conformance.holding import hold
from tests.conformance.laws import ALL_LAWS
from tests.games.listed import UNDER_LAW
from tests.games.test_events import lacks
from tests.games.weir import ENTRY, SENTENCES, WEIR, Exchange, beats
from tests.journeys.driver import Driver

NAMES = ("Ann", "Bob")


def start(seed: int = 1) -> Any:
    return runner.start(WEIR, PlainSetup(), seed).state


def with_hands(state: Any, *hands: tuple[str, ...]) -> Any:
    """Return the state with these hands, by the names of the cards; what is left of a dozen is the deck."""
    players = []
    for seat, (one, hand) in enumerate(zip(state.table.players, hands, strict=True)):
        own = {card.key: number for number, card in state.table.cards.items() if card.owner == seat}
        held = tuple(own.pop(name) for name in hand)
        players.append(replace(one, hand=held, deck=tuple(own.values())))
    return replace(state, table=replace(state.table, players=tuple(players)))


def after(state: Any, *answers: Any) -> Any:
    for answer in answers:
        done = runner.submit(WEIR, state, state.decision.seat, answer)
        assert isinstance(done, runner.Accepted), done
        state = done.state
    return state


def card(state: Any, seat: int, name: str) -> int:
    return next(n for n, one in state.table.cards.items() if (one.key, one.owner) == (name, seat))


def points(state: Any) -> tuple[int, ...]:
    return tuple(player.points for player in state.table.players)


@pytest.mark.parametrize("seed", range(6))
def test_weir_keeps_the_laws(seed: int) -> None:
    hold(UNDER_LAW["weir"], seed, laws=ALL_LAWS - {9}, sample=4)


@pytest.mark.parametrize(
    ("answer", "led", "won"),
    [
        ("Reed 4", "Reed 3", True),
        ("Reed 3", "Reed 3", False),
        ("Reed 2", "Reed 3", False),
        ("Stone 4", "Reed 3", False),
        ("Stone 1", "Reed 6", True),
        ("Reed 1", "Reed 6", True),
        ("Reed 1", "Reed 5", False),
        ("Stone 2", "Reed 6", False),
    ],
)
def test_which_answer_wins(answer: str, led: str, *, won: bool) -> None:
    state = start()
    assert beats(state.table, card(state, 1, answer), card(state, 0, led)) is won


def test_a_trick_goes_to_the_graveyards_and_both_hands_are_filled() -> None:
    state = with_hands(start(), ("Reed 3",), ("Reed 4", "Stone 2"))
    led, answer = card(state, 0, "Reed 3"), card(state, 1, "Reed 4")
    state = after(state, PlayCard(led), PlayCard(answer))
    ann, bob = state.table.players
    assert points(state) == (0, 1) and (ann.graveyard, bob.graveyard) == ((led,), (answer,))
    assert len(ann.hand) == len(bob.hand) == 4
    assert state.decision.seat == 1 and state.decision.prompt == "lead"


def test_a_lead_that_is_let_pass_gains_nothing_and_the_card_is_kept() -> None:
    state = with_hands(start(), ("Reed 3",), ("Stone 2",))
    state = after(state, PlayCard(card(state, 0, "Reed 3")), Pass())
    assert points(state) == (0, 0) and card(state, 1, "Stone 2") in state.table.players[1].hand


def test_a_lead_to_an_empty_hand_gains_a_point_without_a_question() -> None:
    state = with_hands(start(), ("Reed 3", "Reed 2"), ())
    ann, bob = state.table.players
    spent = replace(bob, deck=(), graveyard=bob.deck)
    state = replace(state, table=replace(state.table, players=(ann, spent)))
    state = after(state, PlayCard(card(state, 0, "Reed 3")))
    assert points(state) == (1, 0) and state.outcome.winners == (0,)


def test_one_card_a_turn_is_exchanged_as_long_as_there_is_a_deck() -> None:
    state = with_hands(start(), ("Reed 3", "Reed 2"), ("Stone 2",))
    first, second = (Exchange(card(state, 0, name)) for name in ("Reed 3", "Reed 2"))
    once = after(state, first)
    assert len(once.table.players[0].hand) == 2 and once.table.players[0].graveyard == (first.card,)
    assert once.decision.seat == 0 and isinstance(runner.submit(WEIR, once, 0, second), Refusal)
    ann, bob = state.table.players
    dry = replace(ann, deck=(), graveyard=ann.deck)
    state = replace(state, table=replace(state.table, players=(dry, bob)))
    assert isinstance(runner.submit(WEIR, state, 0, first), Refusal)


def test_whoever_gives_up_has_lost() -> None:
    over = runner.submit(WEIR, start(), 1, Concede(1))
    assert isinstance(over, runner.Accepted) and over.state.outcome.winners == (0,)


def test_hands_and_decks_are_hidden() -> None:
    state = start()
    seen = WEIR.table_for(state.table, 1)
    assert seen.players[0].hand == (0,) * 4 and seen.players[1].hand == state.table.players[1].hand
    assert set(seen.players[0].deck + seen.players[1].deck) == {0}


def test_its_events_lack_nothing() -> None:
    kinds = get_args(WEIR.event_type)
    assert {DeckShuffled, CardsDrawn, MatchEnded} < set(kinds)
    missing = [f"{kind.__name__}: {lack}" for kind in kinds for lack in lacks(kind, {"SENTENCES": SENTENCES})]
    assert missing == ["DiceRolled: no row of SENTENCES has its sentence, or the reason why it has none"]


def test_what_is_asked_and_told() -> None:
    state = with_hands(start(), ("Reed 3", "Reed 2"), ("Stone 2",))
    assert ENTRY.prompt_text(state.table, state.decision, NAMES) == "Ann: lead a card, or exchange one."
    led = card(state, 0, "Reed 3")
    assert [ENTRY.answer_text(state.table, one, NAMES) for one in (PlayCard(led), Exchange(led), Pass())] == [
        "Play Reed 3",
        "Exchange Reed 3",
        "Let it pass",
    ]
    done = runner.submit(WEIR, state, 0, PlayCard(led))
    assert isinstance(done, runner.Accepted)
    assert ENTRY.prompt_text(done.state.table, done.state.decision, NAMES) == "Bob: answer Reed 3, or let it pass."
    assert ENTRY.event_text(state.table, done.batches[0][0], NAMES) == "Ann leads Reed 3."
    seen = CardsDrawn(0, (led,)).seen_by(1)
    assert ENTRY.event_text(state.table, seen, NAMES) == "Ann draws a card."


def test_it_is_played_on_the_plain_screen_to_the_end() -> None:
    driver = Driver()
    match = Match.new(WEIR, PlainSetup(), (Seating("Ann"), Seating("Bob", "computer")), 5)
    driver.app.play(match)
    driver.frames(3)
    scene = driver.scene
    assert isinstance(scene, TableScene) and isinstance(scene.screen, PlainScreen)
    assert isinstance(scene.laying.panel, AnswerList) and not any(
        isinstance(one, Curtain) for one in driver.app.stack.scenes
    )
    board = scene.screen.board
    assert board is not None and board.lines[2:] == ("Bob: 0 points", "  hand 4 cards; deck 8; discarded 0")
    for _ in range(400):
        if isinstance(driver.scene, EndScreen):
            break
        driver.key(pygame.K_1)
        driver.frames(10, 0.1)
    assert isinstance(driver.scene, EndScreen) and match.outcome is not None
    assert "Ann" in " ".join(line.text for line in scene.following.log.lines)
