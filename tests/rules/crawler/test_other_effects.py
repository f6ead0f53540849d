"""Cards that give Power or Stamina and have another effect: it can be had at any time at which cards are played."""

from __future__ import annotations

import pytest

from game.rules.crawler.presentation.queries import attack_sum
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import steps as s
from game.rules.crawler.state.commands import Choose, PlayCard
from game.rules.crawler.stats import primary_target
from tests.rules.crawler.encounters import Play, Scene


def _sidestepped(play: Play, scene: Scene, card: int) -> Play:
    """Make the last in the Marching Order the Primary Target."""
    return play.card(card).run(Choose(scene.party[-1]))


def test_sidestep_chooses_the_primary_target_before_combat_and_gives_no_stamina() -> None:
    # rule: crawler/effects
    scene = Scene("Hedge Knight", "Road Thief")
    step = scene.hand("Sidestep")
    scene.dungeon("Zombie")
    play = _sidestepped(scene.respond(), scene, step)
    assert primary_target(play.table) == scene.party[1] and not play.happened(cev.CrawlerCardCommitted)


def test_sidestep_in_the_attack_gives_no_stamina_in_the_defence() -> None:
    # rule: crawler/one_use
    scene = Scene("Hedge Knight", "Road Thief")
    step = scene.hand("Sidestep", "Scout Ahead") - 1
    scene.dungeon("Zombie")
    play = _sidestepped(scene.begin(s.BeginAttack()), scene, step)
    assert play.power == 0 and not play.happened(cev.CrawlerCardCommitted)
    play.done()
    assert (play.question, play.stamina, list(play.threats())) == ("defend", 0, [scene.party[1]])


def test_sidestep_is_committed_to_a_defence_alone() -> None:
    # rule: crawler/one_use
    scene = Scene("Hedge Knight", "Road Thief")
    step = scene.hand("Sidestep")
    scene.dungeon("Zombie")
    play = _sidestepped(scene.defend(), scene, step)
    assert play.stamina == 1 and [event.card for event in play.happened(cev.CrawlerCardCommitted)] == [step]
    scene.mark(scene.table.encounter[0].id, activated=True)
    idle = _sidestepped(scene.defend(), scene, step)
    assert not idle.happened(cev.CrawlerCardCommitted), "nothing attacks"


@pytest.mark.parametrize("moment", ["respond", "defend"])
def test_flanking_march_rearranges_the_marching_order_outside_the_attack_and_gives_no_power(moment: str) -> None:
    # rule: crawler/effects
    scene = Scene("Hedge Knight", "Road Thief", "Gallows Captain")
    march = scene.hand("Flanking March")
    scene.dungeon("Zombie")
    play = getattr(scene, moment)().card(march).choose(scene.party[2], scene.party[0])
    assert [one.id for one in play.table.party] == [scene.party[2], scene.party[0], scene.party[1]]
    assert not play.happened(cev.CrawlerCardCommitted)
    if moment == "defend":
        # The attack is on whoever is in front when it is resolved.
        assert (play.stamina, list(play.threats())) == (0, [scene.party[2]])


@pytest.mark.parametrize(
    ("card", "power"), [("Sidestep", 0), ("Flanking March", 2), ("Hold the Line", 0), ("Feint", 0)]
)
def test_what_a_card_would_add_to_the_attack_is_its_power_alone(card: str, power: int) -> None:
    # rule: crawler/one_use
    scene = Scene("Hedge Knight", "Gallows Captain")
    number = scene.hand(card)
    scene.dungeon("Zombie")
    assert attack_sum(scene.attack().table, cards=[(number, False)]).report.total_power == power


def test_a_card_without_another_effect_waits_for_its_struggle() -> None:
    # rule: crawler/one_use
    scene = Scene("Hedge Knight", "Gallows Captain", "Shrine Keeper")
    scene.dungeon("Zombie")
    # What the wounded Character is afflicted with belongs to the attack.
    lance, shield = scene.hand("Frost Lance"), scene.hand("Hold the Line")
    for moment in (scene.respond(), scene.defend()):
        assert moment.code(PlayCard(lance)) == "no_attack"
    for moment in (scene.respond(), scene.attack()):
        assert moment.code(PlayCard(shield)) == "no_defence"
