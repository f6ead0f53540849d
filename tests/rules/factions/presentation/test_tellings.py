"""What events tell: whose damage it is, and what a seat that may not know a card hears of it."""

from __future__ import annotations

import pytest

from game.core.commands import Agree
from game.core.views import view_for
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import card_events as ce
from game.rules.factions.state import events as e
from game.rules.factions.state.commands import ChooseUnit, DeclareAttack, EndActivation, PlayCard, UseAbility
from game.rules.factions.view import table_for
from tests.rules.factions.scene import CAPITALS, Play, Scene


def dealers(play: Play) -> list[tuple[int, int]]:
    """Return who was hurt by whom; 0 is nobody."""
    return [(dealt.unit, dealt.dealer) for dealt in play.happened(e.DamageDealt)]


def test_damage_of_battle_cards_is_nobodys() -> None:
    scene = Scene("Mage Guild")
    scene.put("Mage", 3)
    target = scene.put("Heavy Blade", 3, 1)
    bomb, decay = scene.hand("Mana Bomb", "Decay and Rejuvenation")
    play = scene.building().run(PlayCard(bomb))
    assert dealers(play) == [(target, 0)]
    assert dealers(play.run(PlayCard(decay))) == [(CAPITALS[1], 0)]


def test_damage_of_locations_and_splashes_is_nobodys() -> None:
    scene = Scene("Barbarian")
    scene.build("Deadlands", 3)
    catapult, target = scene.put("Spiked Catapult", 3), scene.put("Heavy Blade", 4, 1)
    play = scene.act(catapult, dice=[2, 2]).run(DeclareAttack(catapult, target))
    assert dealers(play) == [(target, 0)]
    assert dealers(play.run(EndActivation())) == [(catapult, 0)]


def test_damage_of_attacks_spikes_and_spells_is_their_units() -> None:
    scene = Scene("Mage Guild")
    blade, spiked = scene.put("Heavy Blade", 3), scene.put("Fire Elemental", 3, 1, magic=0)
    play = scene.act(blade, dice=[15]).run(DeclareAttack(blade, spiked))
    assert dealers(play) == [(spiked, blade), (blade, spiked)]
    mage = scene.put("Apprentice Mage", 3)
    play = scene.act(mage).run(UseAbility(mage, "Sparks"), ChooseUnit(spiked))
    assert dealers(play) == [(spiked, mage)]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_hears_of_a_card_that_leaves_a_hand_and_knows_as_much_as_it_sees(seat: int, scene: Scene) -> None:
    blade, squire, other = scene.hand("Short Sword", "Squire", "Knight")
    unit = scene.put("Knight", 1)
    play = scene.building()
    before = table_for(play.table, seat)
    accepted = play.do(PlayCard(blade))
    heard = before
    for event in accepted.events:
        heard = event.seen_by(seat).apply(heard)
    assert heard == view_for(FACTIONS, play.state, seat).table
    hand = heard.players[0].hand
    assert hand == ((squire, other) if seat == 0 else (0, 0))
    assert heard.units[unit].attached == (blade,)


def test_the_other_does_not_hear_which_card_is_put_back_for_another() -> None:
    # rule: factions/underworld
    scene = Scene("Underworld", "Kingdom")
    scene.hand("Squire", "Peasant")
    back, *_ = scene.deck("Zombie", "Skeleton", "Dark Knight")
    play = scene.upkeep()
    while play.prompt != "draw_again":
        play.passes()
    (returned,) = play.do(Agree()).happened(ce.CardReturned)
    assert [returned.seen_by(seat).card for seat in (0, 1)] == [back, 0]
