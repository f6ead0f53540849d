"""Scenes for the computer player of Heroes: what it answers, a turn that it plays, a match."""

from __future__ import annotations

from game.ai.greedy_player import GreedyPlayer
from game.ai.heroes.judging import HeroesEvaluator
from game.ai.players import player_for
from game.core import runner
from game.core.commands import Command, Pass
from game.core.views import view_for
from game.rules.heroes.cards.starter_decks import starter_deck
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.setup import HeroesSetup, SeatSetup
from game.rules.heroes.state.commands import Propose
from tests.rules.heroes.scene import HERO, Play, Scene


def chosen(play: Play) -> Command:
    """Return what the player answers to the open question."""
    view = view_for(HEROES, play.state, play.asked)
    return GreedyPlayer("test", HeroesEvaluator()).choose(view, play.legal)


def played(play: Play) -> list[Command]:
    """Return what seat 0's player answers until its turn is over; the other seat's does as it likes, too."""
    answers = []
    turn = play.table.turn.number
    while play.state.decision is not None and play.table.turn.number == turn and play.table.turn.phase == "action":
        answer = chosen(play)
        if play.asked == 0:
            answers.append(answer)
        play.do(answer)
    return answers


def match(kinds: tuple[str, str], seed: int) -> tuple[int, ...]:
    """Return who wins a match of full decks."""
    decks = (starter_deck("captain_osric_vane"), starter_deck("mother_sedge"))
    setup = HeroesSetup(tuple(SeatSetup(deck) for deck in decks), last_turn=200)
    players = [player_for(kind, f"{seed} {seat}", HeroesEvaluator()) for seat, kind in enumerate(kinds)]
    state = runner.start(HEROES, setup, seed).state
    while state.decision is not None:
        seat = state.decision.seat
        answer = players[seat].choose(view_for(HEROES, state, seat), runner.legal(HEROES, state))
        after = runner.submit(HEROES, state, seat, answer)
        assert isinstance(after, runner.Accepted), after
        state = after.state
    return state.outcome.winners


def attacked(scene: Scene, attacker: int, defender: int = HERO) -> Play:
    """Seat 1 attacks in its own turn; until the player of seat 0 is asked, or more than passing is asked of it."""
    play = scene.begin_turn(1)
    while play.prompt != "action":
        play.do(Pass())
    play.do(Propose(attacker, defender))
    return play
