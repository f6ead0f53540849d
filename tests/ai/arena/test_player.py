"""The greedy player of Arena: what it answers in small battles. One chapter: one player, asked about every kind of
question."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.ai.arena import face_down, sorceries, values
from game.ai.arena.judging import ArenaEvaluator
from game.ai.arena.scene import Scene
from game.ai.arena.sorceries import IDLE
from game.ai.arena.turns import activation
from game.ai.greedy_player import GreedyPlayer
from game.app.games.entries import evaluator_of
from game.core.commands import Command, Done
from game.core.views import view_for
from game.rules.arena.cards import effects as ef
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.rules.arena.state.table import Glyph
from game.rules.arena.state.targets import OnArmy, OnFigure
from tests.rules.arena.battle import FLAT, B, Battle, H, S, battle
from tests.rules.arena.conftest import loaded_dice

__all__ = ["loaded_dice"]


def chosen(play: Battle) -> Command:
    """Return what a greedy player answers."""
    view = view_for(ARENA, play.state, play.seat)
    return GreedyPlayer("test", ArenaEvaluator()).choose(view, play.legal())


def test_the_game_has_it():
    assert isinstance(evaluator_of("arena"), ArenaEvaluator)


def score(play: Battle, answer: Command) -> float:
    """Return what the player thinks of one legal answer."""
    view = view_for(ARENA, play.state, play.seat)
    answers = play.legal()
    return ArenaEvaluator().scores(view, answers)[answers.index(answer)]


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

    def test_the_dice_are_those_that_are_rolled_with_all_that_is_near(self):
        """A Rhox has a die of toughness more for each comrade beside it."""

        def struck(*comrades: tuple[str, tuple[int, int]]) -> float:
            play = battle(
                ("Liliana Vess", (0, 0)),
                ("Restless Zombies", (5, 4)),
                ("Gideon Jura", (11, 9)),
                ("Rhox Veterans", (6, 4)),
                *comrades,
                colours=("black", "white"),
                card="Restless Zombies",
            )
            return score(play, c.Attack(play.id("Restless Zombies"), play.id("Rhox Veterans")))

        assert struck() > struck(("Rhox Veterans", (7, 4)))

    def test_what_strikes_back_is_counted(self):
        """Gideon strikes back at whom he shields himself from, but only beside him."""

        def gain(at: tuple[int, int]) -> float:
            play = battle(
                ("Liliana Vess", (0, 0), 6), ("Gideon Jura", at), colours=("black", "white"), card="Liliana Vess"
            )
            return score(play, c.Attack(play.id("Liliana Vess"), play.id("Gideon Jura")))

        assert gain((1, 0)) < gain((3, 0))

    def test_a_friend_is_never_trampled(self):
        play = battle(
            ("Nissa Revane", (0, 0)),
            ("Pummelroot Elementals", (5, 4)),
            ("Elf Rangers", (6, 5)),
            ("Liliana Vess", (11, 9)),
            ("Restless Zombies", (6, 4)),
            colours=("green", "black"),
            card="Pummelroot Elementals",
        )
        play.attack("Pummelroot Elementals", "Restless Zombies", (1, 1, 1, 1), (6,))
        assert play.prompt == "trample"
        assert chosen(play) == Done()


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
        assert chosen(play) == Done()

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
        play = battle(("Gideon Jura", (0, 0)), ("Rhox Veterans", (5, 4)), ("Liliana Vess", (6, 4), 6), phase="choose")
        assert chosen(play) == c.ChooseArmy(play.army("Rhox Veterans"))

    def test_one_glyph_draws_one_figure_of_a_squad(self):
        def promised(*hookmasters: tuple[int, int]) -> float:
            squad = [("Kor Hookmasters", at) for at in hookmasters]
            play = battle(("Gideon Jura", (0, 0)), *squad, ("Liliana Vess", (11, 9)), phase="choose")
            table = replace(play.table, glyphs=(Glyph(99, (3, 4), "power"),))
            return activation(Scene(table, 0), table.armies[play.army("Kor Hookmasters")])

        one, two = promised((0, 4)), promised((0, 4), (0, 5))
        assert one > 3.0
        assert two - one < one / 2

    def test_who_is_behind_dares_more_as_the_match_ends(self):
        def fear(number: int) -> float:
            play = battle(
                ("Gideon Jura", (0, 0)),
                ("Rhox Veterans", (1, 4)),
                ("Liliana Vess", (11, 0)),
                ("Blighted Reavers", (10, 4)),
                ("Blighted Reavers", (10, 5)),
                ("Blighted Reavers", (10, 6)),
                card="Rhox Veterans",
                phase="move",
                turn={"number": number},
            )
            to = (play.hex((5, 4)),)
            return score(play, c.MoveFigure(play.id("Rhox Veterans"), to))

        assert fear(25) > fear(3)

    @pytest.mark.parametrize(
        ("number", "points", "dares"),
        [
            (1, (0, 400), 0.0),
            (16, (400, 400), 1.0),
            (16, (400, 440), 1.0),
            (16, (420, 400), 0.5),
            (16, (440, 400), 0.0),
            (16, (460, 400), -0.5),
            (16, (480, 400), -1.0),
            (16, (600, 400), -1.0),
            (4, (400, 400), 0.4),
            (4, (480, 400), -0.4),
        ],
    )
    def test_two_who_are_level_do_not_wait_for_each_other(self, monkeypatch, number, points, dares):
        """A draw wins nothing: whoever is not clearly ahead dares all when a quarter of the thirty turns are over."""
        monkeypatch.setattr(values, "scores", lambda table: points)
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)), phase="choose", turn={"number": number})
        assert values.daring(play.state.table, 0) == pytest.approx(dares)

    @pytest.mark.parametrize(
        ("number", "points", "pressed"),
        [
            (10, (300, 400), 0.0),
            (19, (300, 400), 1.0),
            (19, (380, 400), 0.5),
            (19, (400, 400), 0.0),
            (19, (500, 400), 0.0),
            (30, (300, 400), 1.0),
            (16, (300, 400), 2 / 3),
        ],
    )
    def test_who_is_behind_has_less_to_lose_the_later_it_is(self, monkeypatch, number, points, pressed):
        monkeypatch.setattr(values, "scores", lambda table: points)
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)), phase="choose", turn={"number": number})
        assert values.pressed(play.state.table, 0) == pytest.approx(pressed)

    def test_nobody_who_is_behind_is_pressed_where_points_do_not_end_the_match(self, monkeypatch):
        monkeypatch.setattr(values, "scores", lambda table: (300, 400))
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)), phase="choose", turn={"number": 25})
        monkeypatch.setattr(values, "has_usual_end", lambda table: False)
        assert values.pressed(play.state.table, 0) == 0.0


class TestSpells:
    def test_a_spell_is_kept_while_it_heals_half(self):
        def play(damage: int) -> Command:
            return chosen(
                battle(
                    ("Nissa Revane", (5, 4), damage),
                    ("Liliana Vess", (11, 9)),
                    colours=("green", "black"),
                    phase="spells_after",
                    card="Nissa Revane",
                    hand=("Bountiful Harvest",),
                )
            )

        assert play(1) == Done()
        assert isinstance(play(3), c.PlaySpell)

    def test_enchantments_help_friends_and_harm_enemies(self):
        play = battle(
            ("Liliana Vess", (1, 1)),
            ("Blighted Reavers", (2, 2)),
            ("Gideon Jura", (11, 9)),
            ("Rhox Veterans", (9, 8)),
            colours=("black", "white"),
            phase="spells_after",
            card="Liliana Vess",
            hand=("Withering Curse",),
        )
        curse = play.card("Withering Curse")
        assert score(play, c.PlaySpell(curse, OnArmy(play.army("Rhox Veterans")))) > 0
        assert score(play, c.PlaySpell(curse, OnArmy(play.army("Blighted Reavers")))) <= IDLE

    def test_more_dice_are_for_one_who_attacks(self):
        play = battle(
            ("Chandra Nalaar", (1, 1)),
            ("Flamewing Phoenixes", (5, 4)),
            ("Blazing Firecats", (5, 6), 0, 0, (4, 6)),
            ("Liliana Vess", (6, 4), 3),
            colours=("red", "black"),
            phase="spells",
            card="Flamewing Phoenixes",
            hand=("Twinflame",),
        )
        card = play.card("Twinflame")
        assert score(play, c.PlaySpell(card, OnFigure(play.id("Flamewing Phoenixes")))) > 0
        assert score(play, c.PlaySpell(card, OnFigure(play.id("Blazing Firecats")))) == IDLE

    def test_damage_that_destroys_is_worth_more_than_damage_that_does_not(self):
        play = battle(
            ("Chandra Nalaar", (2, 4)),
            ("Liliana Vess", (11, 9)),
            ("Blighted Reavers", (5, 3), 1),
            ("Blighted Reavers", (5, 5)),
            colours=("red", "black"),
            phase="spells_after",
            card="Chandra Nalaar",
            hand=("Ember Lash",),
        )
        lash = play.card("Ember Lash")
        wounded, whole = (OnFigure(play.id("Blighted Reavers", number)) for number in (1, 2))
        assert score(play, c.PlaySpell(lash, wounded)) > score(play, c.PlaySpell(lash, whole))


class TestFaceDown:
    def test_an_attack_is_turned_aside_when_it_may_end_the_match(self):
        """Against an unhurt Gideon the card is kept for a better moment."""

        def answer(damage: int) -> Command:
            play = battle(
                ("Gideon Jura", (5, 4), damage),
                ("Chandra Nalaar", (0, 0)),
                ("Flamewing Phoenixes", (6, 4)),
                colours=("white", "red"),
                card="Flamewing Phoenixes",
                on_army=(("Turned Blade", "Gideon Jura"),),
                turn={"seat": 1},
            )
            play.attack("Flamewing Phoenixes", "Gideon Jura")
            return chosen(play)

        assert isinstance(answer(5), c.TurnOver)
        assert answer(0) == Done()

    def test_a_squad_does_not_fade_away_in_the_last_turn(self):
        def answer(number: int) -> Command:
            play = battle(
                ("Jace Beleren", (1, 1)),
                ("Illusionary Projections", (5, 4), 1),
                ("Illusionary Projections", (4, 6), 1),
                ("Illusionary Projections", (3, 6), 1),
                ("Liliana Vess", (11, 9)),
                ("Restless Zombies", (6, 4)),
                colours=("blue", "black"),
                card="Restless Zombies",
                on_army=(("Fading Step", "Illusionary Projections"),),
                turn={"seat": 1, "number": number},
            )
            play.attack("Restless Zombies", "Illusionary Projections")
            return chosen(play)

        assert answer(30) == Done()
        assert isinstance(answer(4), c.TurnOver)


class TestThePosition:
    def test_every_item_has_a_name_and_ones_own_side_first(self):
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9), 3), phase="choose")
        items = {item.name: item for item in ArenaEvaluator().items(view_for(ARENA, play.state, 0))}
        assert {"Planeswalkers", "squads", "reserve", "spells in hand", "attacks ahead", "points"} <= set(items)
        assert items["Planeswalkers"].own > items["Planeswalkers"].others
        assert items["attacks ahead"].own > 0

    def test_what_is_good_for_one_side_is_bad_for_the_other(self):
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9), 3), phase="choose")
        mine, theirs = (ArenaEvaluator().items(view_for(ARENA, play.state, seat)) for seat in (0, 1))
        for one, other in zip(mine, theirs, strict=True):
            if one.name not in ("spells in hand", "enchantments"):
                assert (one.own, one.others) == (other.others, other.own)

    def test_a_lead_counts_for_more_the_later_it_is(self):
        def lead(number: int) -> float:
            play = battle(
                ("Gideon Jura", (0, 0)),
                ("Rhox Veterans", (1, 1)),
                ("Liliana Vess", (11, 9)),
                phase="choose",
                turn={"number": number},
            )
            items = ArenaEvaluator().items(view_for(ARENA, play.state, 0))
            return next(item.value for item in items if item.name == "points")

        assert lead(29) > 10 * max(1e-9, lead(3))

    def test_the_clock_is_the_turn_marker(self):
        play = battle(("Gideon Jura", (0, 0)), ("Liliana Vess", (11, 9)), phase="choose")
        clocks = {ArenaEvaluator().clock(view_for(ARENA, play.state, seat)) for seat in (0, 1)}
        assert clocks == {3}


class TestAlike:
    def test_places_side_by_side_and_figures_of_one_squad_amount_to_the_same(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Rhox Veterans", (6, 5)),
            ("Liliana Vess", (6, 4)),
            card="Rhox Veterans",
        )
        view = view_for(ARENA, play.state, 0)
        walker = play.id("Liliana Vess")
        keys = [ArenaEvaluator().alike(view, c.Attack(play.id("Rhox Veterans", n), walker)) for n in (1, 2)]
        assert keys[0] == keys[1]

    def test_a_wounded_figure_and_an_unhurt_one_do_not(self):
        play = battle(
            ("Gideon Jura", (0, 0)),
            ("Rhox Veterans", (5, 4)),
            ("Blighted Reavers", (6, 4)),
            ("Blighted Reavers", (4, 4), 1),
            ("Liliana Vess", (11, 9)),
            card="Rhox Veterans",
        )
        view, rhox = view_for(ARENA, play.state, 0), play.id("Rhox Veterans")
        keys = [ArenaEvaluator().alike(view, c.Attack(rhox, play.id("Blighted Reavers", n))) for n in (1, 2)]
        assert keys[0] != keys[1]


class TestEffectsThatNobodyHasValued:
    def test_a_sorcery_is_played(self, monkeypatch):
        monkeypatch.delitem(sorceries._EFFECTS, ef.HealPlaneswalker)
        play = battle(
            ("Nissa Revane", (5, 4)),
            ("Liliana Vess", (11, 9)),
            colours=("green", "black"),
            phase="spells_after",
            card="Nissa Revane",
            hand=("Bountiful Harvest",),
        )
        assert isinstance(chosen(play), c.PlaySpell)

    def test_a_hidden_enchantment_is_turned_over(self, monkeypatch):
        monkeypatch.delitem(face_down._EFFECTS, ef.Turn)
        play = battle(
            ("Gideon Jura", (5, 4)),
            ("Chandra Nalaar", (0, 0)),
            ("Flamewing Phoenixes", (6, 4)),
            colours=("white", "red"),
            card="Flamewing Phoenixes",
            on_army=(("Turned Blade", "Gideon Jura"),),
            turn={"seat": 1},
        )
        play.attack("Flamewing Phoenixes", "Gideon Jura")
        assert isinstance(chosen(play), c.TurnOver)


class TestSpellsThatDoNothing:
    def test_they_are_out_of_the_question(self):
        """The search tries nothing that looks so much worse than passing; the others are as much as they look."""
        assert ArenaEvaluator.margin < -IDLE

    def test_a_card_that_draws_one_is_kept_for_its_other_effect(self):
        """Nobody is hurt: later it draws a card as well, and no trial with other dice is to say otherwise."""
        play = battle(
            ("Gideon Jura", (1, 1)),
            ("Rhox Veterans", (2, 2)),
            ("Liliana Vess", (11, 9)),
            phase="spells_after",
            card="Gideon Jura",
            hand=("Healing Salve",),
        )
        salve = c.PlaySpell(play.card("Healing Salve"), OnFigure(play.id("Rhox Veterans")))
        assert score(play, salve) == IDLE


class TestRollsAgain:
    def sight(self, *power: int) -> Battle:
        play = battle(
            ("Jace Beleren", (1, 4)),
            ("Liliana Vess", (5, 4)),
            colours=("blue", "black"),
            card="Jace Beleren",
            on_army=(("Second Sight", "Jace Beleren"),),
        )
        return play.attack("Jace Beleren", "Liliana Vess", power)

    def test_all_dice_that_failed_are_taken_up_from_the_first_on_and_no_other(self):
        play = self.sight(B, H, S, B, H)
        for die in (0, 2, 3):
            assert chosen(play) == c.ChooseDie(die)
            assert score(play, Done()) == (IDLE if die else 0.0), "to leave the card alone is another matter"
            play.do(c.ChooseDie(die))
        assert score(play, c.ChooseDie(4)) == IDLE and score(play, Done()) == 0.0
        assert chosen(play) == Done()

    def test_a_die_that_hit_is_never_rolled_again(self):
        play = self.sight(H, B, B, B, B)
        assert score(play, c.ChooseDie(0)) == IDLE < score(play, c.ChooseDie(1))

    def test_toughness_is_rolled_again_only_for_hits_that_get_through(self):
        def defended(*toughness: int) -> Battle:
            play = battle(
                ("Jace Beleren", (1, 4)),
                ("Liliana Vess", (5, 4)),
                colours=("blue", "black"),
                card="Liliana Vess",
                turn={"seat": 1},
                on_army=(("Second Sight", "Jace Beleren"),),
            )
            return play.attack("Liliana Vess", "Jace Beleren", (H, B, B, B), toughness)

        assert chosen(defended(B, H, B)) == c.ChooseDie(0)
        blocked = defended(S, H, B)
        assert score(blocked, c.ChooseDie(1)) == IDLE and chosen(blocked) == Done()
