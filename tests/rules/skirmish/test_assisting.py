"""Who may help to play a card, and who is asked."""

from __future__ import annotations

import pytest

from game.core.commands import Agree, Decline
from game.rules.skirmish import events as e
from game.rules.skirmish.state import commands as c
from tests.rules.skirmish.scene import Scene

# rule: skirmish/assisting


def test_an_ally_is_asked_before_its_creature_assists() -> None:
    scene = Scene(seats=4)
    ranger = scene.put("human_ranger", (5, 5))
    thug = scene.put("half_orc_thug", (4, 5), 2)
    foe = scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (card,) = scene.hand("overwhelm")
    play = scene.play(ranger).do(c.PlayCard(card, ranger))
    assert play.asked == 2 and play.prompt == "may_assist"
    refused = scene.play(ranger).do(c.PlayCard(card, ranger), Decline())
    assert refused.prompt == "activation" and card in refused.table.players[0].hand
    assert refused.code(c.PlayCard(card, ranger)) == "level"  # Not asked again this turn.
    play.do(Agree()).passes()
    assert play.creature(thug).tapped and play.damage(foe) == 30


def test_assistants_need_the_ability_of_the_card(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    scene.put("war_wizard", (4, 5))  # INT only.
    scene.put("umbur_hulk", (6, 5), 1)
    (card,) = scene.hand("overwhelm")
    assert scene.play(ranger).code(c.PlayCard(card, ranger)) == "level"


def test_as_many_assist_as_it_takes_and_no_more_are_asked(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))  # 2
    one = scene.put("dwarven_defender", (4, 5))  # 2
    two = scene.put("dwarven_defender", (4, 4))  # 2
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (overwhelm,) = scene.hand("overwhelm")  # 5
    play = scene.play(ranger).do(c.PlayCard(overwhelm, ranger))
    while play.prompt == "assist":
        play.do(c.ChooseCreature(play.answers(c.ChooseCreature)[0].creature))
    assert play.creature(one).tapped and play.creature(two).tapped


def test_levels_one_short_are_not_enough(scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    scene.put("dwarven_defender", (4, 5))  # 2 + 2 of 5.
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (overwhelm,) = scene.hand("overwhelm")
    assert scene.play(ranger).code(c.PlayCard(overwhelm, ranger)) == "level"


@pytest.mark.parametrize(
    ("helper", "cell", "seat", "tapped", "code"),
    [
        ("half_orc_thug", (4, 5), 0, False, ""),
        ("half_orc_thug", (4, 5), 0, True, "level"),
        ("half_orc_thug", (3, 5), 0, False, "level"),
        ("half_orc_thug", (4, 4), 1, False, "level"),
        ("war_wizard", (4, 5), 0, False, "level"),
    ],
)
def test_who_may_assist(helper: str, cell: tuple[int, int], seat: int, tapped: bool, code: str, scene: Scene) -> None:
    ranger = scene.put("human_ranger", (5, 5))
    scene.put(helper, cell, seat, tapped=tapped)
    scene.put("umbur_hulk", (6, 5), 1, tapped=True)
    (overwhelm,) = scene.hand("overwhelm")
    assert scene.play(ranger).code(c.PlayCard(overwhelm, ranger)) == code


# rule: skirmish/assisting, skirmish/feint


def test_who_is_to_be_tapped_by_a_feint_cannot_assist_with_it(scene: Scene) -> None:
    sneak = scene.put("halfling_sneak", (5, 5))  # 1 of 2.
    ranger = scene.put("human_ranger", (5, 6))
    (card,) = scene.hand("feint")
    alone = scene.play(sneak)
    assert alone.code(c.PlayCard(card, sneak)) == "level"  # It would be tapped before the feint could tap it.
    foe = scene.put("umbur_hulk", (6, 4), 1)
    play = scene.play(sneak).do(c.PlayCard(card, sneak)).passes()
    assert play.creature(foe).tapped and play.creature(ranger).tapped


def test_one_of_two_allies_may_be_feinted_with_the_help_of_the_other(scene: Scene) -> None:
    sneak = scene.put("halfling_sneak", (5, 5))
    one = scene.put("elf_archer", (5, 6))
    two = scene.put("elf_archer", (6, 5))
    (card,) = scene.hand("feint")
    play = scene.play(sneak).do(c.PlayCard(card, sneak))
    assert {answer.creature for answer in play.answers(c.ChooseCreature)} == {one, two}
    play.do(c.ChooseCreature(one)).passes()
    assert play.creature(two).tapped and play.creature(one).tapped
    assert [event.why for event in play.happened(e.CreaturesTapped)] == ["card", "feint"]
