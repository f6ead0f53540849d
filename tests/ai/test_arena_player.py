"""The greedy player of Arena: what it answers in small battles."""

from __future__ import annotations

from game.ai.arena.judging import ArenaEvaluator
from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import evaluator_of
from game.core.commands import Command
from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from tests.rules.arena.battle import FLAT, Battle, battle


def chosen(play: Battle) -> Command:
    """What a greedy player answers."""
    view = view_for(ARENA, play.state, play.seat)
    return GreedyPlayer("test", ArenaEvaluator()).choose(view, play.legal())


def test_the_game_has_it():
    assert isinstance(evaluator_of("arena"), ArenaEvaluator)


class TestAttacks:
    def test_a_planeswalker_that_is_about_to_fall_is_struck(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Liliana Vess", (6, 4), 6),
            ("Blighted Reavers", (4, 4)),
            card="Rhox Veterans",
        )
        assert chosen(play) == c.Attack(play.id("Rhox Veterans"), play.id("Liliana Vess"))

    def test_of_two_alike_the_wounded_one_is_struck(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Liliana Vess", (11, 9)),
            ("Blighted Reavers", (4, 4)),
            ("Blighted Reavers", (6, 4), 2),
            card="Rhox Veterans",
        )
        assert chosen(play) == c.Attack(play.id("Rhox Veterans"), play.id("Blighted Reavers", 2))


class TestMoves:
    def test_a_squad_moves_to_where_it_can_strike(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (3, 4)),
            ("Liliana Vess", (7, 4), 6),
            card="Rhox Veterans",
            phase="move",
        )
        answer = chosen(play)
        assert isinstance(answer, c.MoveFigure)
        play.do(answer)
        walker = play.figure("Liliana Vess").spaces[0]
        own = play.figure("Rhox Veterans").spaces[0]
        assert (own[0] - walker[0], own[1] - walker[1]) in ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

    def test_nobody_walks_away_from_a_fight_for_nothing(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Liliana Vess", (11, 9)),
            ("Restless Zombies", (6, 4)),
            card="Rhox Veterans",
            phase="move",
        )
        assert chosen(play) == c.Done()

    def test_of_two_places_for_a_blow_the_higher_is_taken(self):
        rows = (*FLAT[:4], "111112111111", *FLAT[5:])
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (3, 4)),
            ("Liliana Vess", (6, 4), 5),
            card="Rhox Veterans",
            phase="move",
            rows=rows,
        )
        answer = chosen(play)
        assert isinstance(answer, c.MoveFigure) and play.spot(answer.to[0]) == (5, 4)


class TestTheTurn:
    def test_squads_are_summoned(self):
        play = battle(("Gideon Jura", (2, 4)), ("Liliana Vess", (11, 9)), card="Gideon Jura", phase="spells")
        assert isinstance(chosen(play), c.Summon)

    def test_the_card_that_can_strike_is_chosen(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Liliana Vess", (6, 4), 5),
            phase="choose",
        )
        assert chosen(play) == c.ChooseArmy(play.army("Rhox Veterans"))
