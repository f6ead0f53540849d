"""Plans of the computer player of Heroes: what else it might do and what that would cost, which answers are equal,
and plans that are followed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.ai.heroes.judging import HeroesEvaluator
from game.ai.heroes.planning import _is_fatal
from game.core.commands import Command, Decline, Pass
from game.core.views import view_for
from game.rules.heroes.ruleset import HEROES
from game.rules.heroes.state.commands import PlaceResource, PlayCard, Propose, Protect, UsePower
from tests.ai.heroes.scenes import attacked
from tests.rules.heroes.scene import FOE, HERO, ILSABET, OSRIC, RHASKA, SEDGE, Play, Scene


def scores(play: Play, evaluator: HeroesEvaluator | None = None) -> dict[Command, float]:
    """Return how good each answer looks."""
    view = view_for(HEROES, play.state, play.asked)
    judged = (evaluator or HeroesEvaluator()).scores(view, play.legal)
    return dict(zip(play.legal, judged, strict=True))


def alike(play: Play, *answers: Command) -> bool:
    """Do these amount to the same?"""
    evaluator = HeroesEvaluator()
    view = view_for(HEROES, play.state, play.asked)
    evaluator.scores(view, play.legal)
    return len({evaluator.alike(view, answer) for answer in answers}) == 1


# What else might be done


def test_what_is_not_planned_says_what_it_would_cost():
    scene = Scene(OSRIC, SEDGE, resources=5)
    dear, one, other = scene.hand("Lantern Sergeant", "Ferryman Dob", "Wallwatch Archer")
    judged = scores(scene.act(placed=True))
    assert judged[PlayCard(one)] >= 0 and judged[PlayCard(other)] >= 0
    # With the sergeant neither of the two could be paid.
    assert -5 < judged[PlayCard(dear)] < 0
    assert judged[Pass()] < judged[PlayCard(dear)]


def test_another_target_costs_the_difference(scene: Scene):
    dob = scene.put("Ferryman Dob")
    drummer, hauler = scene.put("Warren Drummer", 1), scene.put("Ironback Hauler", 1, exhausted=True)
    judged = scores(scene.act(placed=True))
    assert judged[Propose(dob, drummer)] >= 0 > judged[Propose(dob, FOE)] > judged[Propose(dob, hauler)]
    assert 0 > judged[Pass()] > judged[Propose(dob, hauler)]


def test_ending_the_turn_costs_all_that_is_planned_and_nothing_when_nothing_is():
    scene = Scene(OSRIC, SEDGE, resources=3)
    scene.hand("Ferryman Dob")
    less = scores(scene.act(placed=True))[Pass()]
    scene = Scene(OSRIC, SEDGE, resources=5)
    scene.hand("Ferryman Dob", "Wallwatch Archer")
    assert scores(scene.act(placed=True))[Pass()] < less < 0
    nothing = scores(Scene().act(placed=True))
    assert max(nothing, key=nothing.__getitem__) == Pass()


def test_the_resource_of_the_turn_comes_before_any_plan():
    scene = Scene(OSRIC, SEDGE, resources=2)
    rowe, dob = scene.hand("High Marshal Edda Rowe", "Ferryman Dob")
    judged = scores(scene.act())
    assert judged[PlaceResource(rowe)] > judged[PlaceResource(dob)] > judged[Pass()] + HeroesEvaluator.margin


def test_a_match_that_can_be_won_is_won_before_all_else():
    scene = Scene(OSRIC, SEDGE, resources=2)
    scene.hand("Ferryman Dob", "The Miller's Errand")
    scene.weaken(FOE, 3)
    dob = scene.put("Ferryman Dob")
    judged = scores(scene.act())
    assert max(judged, key=judged.__getitem__) == Propose(dob, FOE)
    assert max(score for answer, score in judged.items() if answer != Propose(dob, FOE)) < judged[Propose(dob, FOE)] - 3


def test_a_card_that_brings_less_than_it_is_worth_is_not_even_tried(scene: Scene):
    wall, reply = scene.hand("Shield Wall", "Crushing Reply")
    scene.put("Scribe's Knife")
    hauler = scene.put("Ironback Hauler", 1)
    least = -HeroesEvaluator.margin
    play = scene.act(placed=True)
    judged = scores(play)
    assert judged[PlayCard(wall)] < least and judged[PlayCard(reply, (hauler,))] < least
    while play.asked != 0 or play.table.turn.seat != 1:
        play.do(Pass())
    judged = scores(play)
    assert judged[PlayCard(wall)] < least and judged[PlayCard(reply, (hauler,))] < least < judged[Pass()] == 0


def test_an_attack_with_bare_hands_is_not_even_tried():
    scene = Scene(OSRIC, SEDGE, resources=2)
    scene.put("Mountain Maul")
    scene.put("Ironback Hauler", 1)
    scene.put("Ferryman Dob")
    judged = scores(scene.act(placed=True))
    assert judged[Propose(HERO, FOE)] < max(judged.values()) - HeroesEvaluator.margin


def test_an_attack_of_a_hero_that_is_not_worth_its_strike_is_not_even_tried():
    scene = Scene(OSRIC, SEDGE, resources=6)
    scene.put("Harpooner's Axe")
    dob, hauler = scene.put("Ferryman Dob"), scene.put("Ironback Hauler", 1, exhausted=True)
    scene.hand("Lantern Sergeant")
    judged = scores(scene.act(placed=True))
    least = max(judged.values()) - HeroesEvaluator.margin
    # The hauler deals three back and is hardly wounded; of an ally that may be worth it all the same.
    assert judged[Propose(HERO, hauler)] < least < judged[Propose(HERO, FOE)] and judged[Propose(dob, hauler)] > -20


def test_an_attack_of_a_hero_is_tried_whose_strike_another_plan_could_pay():
    scene = Scene(OSRIC, SEDGE, resources=4)
    scene.put("Harpooner's Axe")
    scene.hand("Lantern Sergeant")
    judged = scores(scene.act(placed=True))
    assert -20 < judged[Propose(HERO, FOE)] < 0


def test_what_a_hero_attacks_for_little_comes_last():
    """So that ending the turn without it is weighed when nothing else is left."""

    def comes_first(weapon: str) -> bool:
        scene = Scene(OSRIC, SEDGE, resources=6)
        scene.put(weapon)
        bear = scene.put("Old Thicket-Bear", 1, exhausted=True, damage=1)
        (dob,) = scene.hand("Ferryman Dob")
        judged = scores(scene.act(placed=True))
        attack = max(judged[Propose(HERO, bear)], judged[Propose(HERO, FOE)])
        assert attack >= 0 and judged[PlayCard(dob)] >= 0
        return attack > judged[PlayCard(dob)]

    assert comes_first("Mountain Maul") and not comes_first("Harpooner's Axe")


def test_protecting_or_not_is_tried_where_another_blow_may_follow():
    """The runner may be protected against by a hauler who destroys it; then nobody protects against the bear."""
    scene = Scene(RHASKA, RHASKA)
    scene.weaken(HERO, 4)
    hauler = scene.put("Ironback Hauler")
    mudfoot, _ = scene.put("Mudfoot Runner", 1), scene.put("Old Thicket-Bear", 1)
    judged = scores(attacked(scene, mudfoot).until("protect"))
    assert 0 < judged[Protect(hauler)] - judged[Decline()] < HeroesEvaluator.margin
    # Where the blow itself is fatal there is nothing to try.
    scene.weaken(HERO, 2)
    judged = scores(attacked(scene, mudfoot).until("protect"))
    assert judged[Protect(hauler)] - judged[Decline()] > HeroesEvaluator.margin


# What amounts to the same


def test_copies_amount_to_the_same():
    scene = Scene(OSRIC, SEDGE, resources=2)
    one, other, archer = scene.hand("Ferryman Dob", "Ferryman Dob", "Wallwatch Archer")
    play = scene.act()
    assert alike(play, PlaceResource(one), PlaceResource(other))
    assert not alike(play, PlaceResource(one), PlaceResource(archer))


def test_pieces_that_are_alike_are_attacked_alike(scene: Scene):
    dob = scene.put("Ferryman Dob")
    token, same, hurt = (scene.put("Dawn Templar", 1, damage=damage) for damage in (0, 0, 1))
    play = scene.act(placed=True)
    assert alike(play, Propose(dob, token), Propose(dob, same))
    assert not alike(play, Propose(dob, token), Propose(dob, hurt))
    assert not alike(play, Propose(dob, token), Propose(HERO, token))


@pytest.mark.parametrize("what", ["attached", "shielded"])
def test_what_something_was_done_to_is_itself_alone(what: str):
    scene = Scene(OSRIC, OSRIC)
    tokens = [scene.put("Dawn Templar", 1) for _ in range(2)]
    dob = scene.put("Ferryman Dob")
    if what == "attached":
        scene.put("Reeling Wound", on=tokens[0])
        play = scene.act(placed=True)
    else:
        shield = scene.put("Tower Shield")
        play = scene.act(placed=True).use(shield, tokens[0])
    assert not alike(play, Propose(dob, tokens[0]), Propose(dob, tokens[1]))


def test_a_new_ally_is_another_than_one_that_may_use_its_power():
    scene = Scene(SEDGE, OSRIC)
    old, new = scene.put("Dawn Templar", 1, since=1), scene.put("Dawn Templar", 1, since=4)
    dob = scene.put("Ferryman Dob")
    play = scene.act(placed=True)
    assert not alike(play, Propose(dob, old), Propose(dob, new))


def test_what_is_planned_amounts_to_the_same_whatever_comes_first():
    scene = Scene(RHASKA, OSRIC, resources=7)
    dob = scene.put("Ferryman Dob")
    charger, lurcher = scene.hand("Tusked Charger", "Grey Lurcher")
    play = scene.act(placed=True)
    assert alike(play, PlayCard(charger), PlayCard(lurcher), Propose(dob, FOE))
    assert not alike(play, PlayCard(charger), Pass())


def test_as_long_as_a_resource_is_to_be_placed_nothing_is_planned():
    scene = Scene(RHASKA, OSRIC, resources=4)
    charger, lurcher = scene.hand("Tusked Charger", "Grey Lurcher")
    assert not alike(scene.act(), PlayCard(charger), PlayCard(lurcher))


# Plans that are followed


def followed(play: Play, evaluator: HeroesEvaluator) -> Command:
    """Return the best answer of one who follows a plan; it is given."""
    judged = scores(play, evaluator)
    best = max(judged, key=judged.__getitem__)
    play.run(best)
    return best


def test_a_plan_is_followed_and_amounts_to_the_same_as_thinking_again():
    def course(*, again: bool) -> Sequence[Command]:
        scene = Scene(OSRIC, SEDGE, resources=6)
        scene.put("Ferryman Dob")
        scene.hand("Wallwatch Archer", "Chapel Novice", "Kettle Helm", "High Marshal Edda Rowe")
        play, answers = scene.act(), []
        evaluator = HeroesEvaluator().another()
        while not answers or answers[-1] != Pass():
            assert isinstance(evaluator, HeroesEvaluator)
            answers.append(followed(play, HeroesEvaluator() if again else evaluator))
        return answers

    assert course(again=False) == course(again=True)
    assert isinstance(course(again=False)[0], PlaceResource)


def test_a_plan_is_thought_of_again_when_a_card_comes():
    scene = Scene(OSRIC, SEDGE, resources=7)
    (tinker, novice) = scene.hand("Vault Tinker", "Chapel Novice")
    (templar,) = scene.deck("Lantern Sergeant")
    play = scene.act(placed=True)
    evaluator = HeroesEvaluator().another()
    assert isinstance(evaluator, HeroesEvaluator)
    assert followed(play, evaluator) == PlayCard(tinker)
    assert templar in play.table.players[0].hand
    assert followed(play, evaluator) == PlayCard(templar)
    assert novice in play.table.players[0].hand


def test_powers_and_attacks_are_always_thought_of_again():
    scene = Scene(ILSABET, SEDGE, resources=1)
    scene.put("Ash Shaman")
    skitterer = scene.put("Marsh Skitterer", 1)
    play = scene.act(placed=True)
    evaluator = HeroesEvaluator().another()
    assert isinstance(evaluator, HeroesEvaluator)
    first = followed(play, evaluator)
    assert isinstance(first, UsePower | Propose)
    assert skitterer not in play.table.permanents
    assert followed(play, evaluator) == Pass()


def test_a_power_that_is_gone_after_another_card_wins_nothing():
    # Seen in The Marshal's Watch: what was played before had taken the power away.
    scene = Scene(OSRIC, SEDGE, resources=5)
    table = scene.act(placed=True).state.table
    source = next(number for number, one in table.permanents.items() if one.seat == 0)
    assert not _is_fatal(table, 0, UsePower(source, 9))
    assert not _is_fatal(table, 0, UsePower(max(table.permanents) + 1, 0))
