"""A card that is being played and was not shown yet: who knows it, and which one it could be for the other."""

from __future__ import annotations

import pytest

from game.core.commands import Pass
from game.core.dice import Dice
from game.core.views import view_for
from game.rules.factions.cards.all_cards import KEYS
from game.rules.factions.presentation.words import prompt_text
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.rules.factions.scene import Play, Scene


def possible(play: Play, seat: int = 1) -> set[str]:
    """Return the names of the cards that could be the one that is being announced, as far as a seat knows."""
    steps = [FACTIONS.redeal(play.state, seat, Dice(seed)).agenda[-1] for seed in range(60)]
    names = {key: name for name, key in KEYS.items()}
    return {names[play.table.cards[step.card].key] for step in steps}  # type: ignore[attr-defined]


def two_zones(*cards: str, points: int = 100) -> tuple[Scene, tuple[int, ...]]:
    """Lay out a seat 0 that may deploy at home and in zone 3, where its Barracks stand, and has these cards."""
    scene = Scene("Underworld")
    scene.build("Barracks", 3)
    scene.points(0, points)
    return scene, scene.hand(*cards)


# rule: factions/playing


def test_the_other_is_not_told_the_card_before_it_is_on_the_stack() -> None:
    scene, (zombie, _) = two_zones("Zombie", "Skeleton")
    play = scene.building().do(c.PlayCard(zombie))
    decisions = [view_for(FACTIONS, play.state, seat).decision for seat in (0, 1)]
    assert [decision and decision.about for decision in decisions] == [(zombie,), (0,)]
    told = [prompt_text(play.table, decision, ("Ada", "Ben")) for decision in decisions if decision]
    assert told == ["Ada: choose a zone for Zombie.", "Ada: choose a zone for a card."]
    play.do(c.ChooseZone(3))
    assert FACTIONS.table_for(play.table, 1).units[zombie].zone == 3


def test_the_unit_whose_ability_is_announced_is_known_to_all(scene: Scene) -> None:
    medic = scene.put("Field Medic", 3)
    scene.put("Knight", 3, damage=10)
    scene.put("Knight", 3, damage=10)
    play = scene.act(medic)
    play.do(c.UseAbility(medic, "Throw Potion 10"))
    assert play.prompt == "target"
    for seat in (0, 1):
        decision = view_for(FACTIONS, play.state, seat).decision
        assert decision is not None and decision.about == (medic,)
    assert FACTIONS.redeal(play.state, 1, Dice(3)).agenda == play.state.agenda


@pytest.mark.parametrize(
    ("other", "points", "is_possible"),
    [
        ("Zombie", 10, True),
        ("Zombie", 9, False),  # It costs 10.
        ("Short Sword", 100, False),  # Equipment asks for a unit.
        ("Meditation", 100, False),  # Nothing is chosen for it.
        ("Blockade", 100, True),  # A battle card that asks for a zone, too.
        ("Laranosk Woods", 100, True),  # Two zones that it controls have no location.
    ],
)
def test_which_cards_a_build_turn_could_be_about(other: str, points: int, *, is_possible: bool) -> None:
    scene, (skeleton, _) = two_zones("Skeleton", other, points=points)
    scene.put("Skeleton", 2)
    play = scene.building().do(c.PlayCard(skeleton))
    assert play.prompt == "zone"
    assert possible(play) == ({"Skeleton", other} if is_possible else {"Skeleton"})


def test_a_card_with_a_single_zone_would_not_have_been_asked_about() -> None:
    """A location has one zone left here: it would have been built there without a question."""
    scene, (skeleton, _) = two_zones("Skeleton", "Laranosk Woods")
    play = scene.building().do(c.PlayCard(skeleton))
    assert possible(play) == {"Skeleton"}


@pytest.mark.parametrize(("zone", "is_possible"), [(None, True), (2, False)])
def test_a_unique_unit_in_play_is_not_what_is_being_deployed(zone: int | None, *, is_possible: bool) -> None:
    scene, (skeleton, _) = two_zones("Skeleton", "Knight Commander Gregorry")
    if zone:
        scene.put("Knight Commander Gregorry", zone)
    play = scene.building().do(c.PlayCard(skeleton))
    assert possible(play) == {"Skeleton", *(("Knight Commander Gregorry",) if is_possible else ())}


def test_in_a_units_turn_and_in_answer_only_battle_cards_are_possible() -> None:
    scene, (blockade, _) = two_zones("Blockade", "Skeleton")
    knight = scene.put("Knight", 2)
    play = scene.act(knight).do(c.PlayCard(blockade))
    assert play.prompt == "zone" and possible(play) == {"Blockade"}

    scene, (skeleton, blockade) = two_zones("Skeleton", "Blockade")
    scene.deck("Zombie")
    scene.hand("Counterspell", seat=1)
    play = scene.building().do(c.PlayCard(skeleton))
    assert possible(play) == {"Skeleton", "Blockade", "Zombie"}
    play.do(c.ChooseZone(3), Pass())
    assert play.prompt == "respond_stacked" and play.asked == 0
    play.do(c.PlayCard(blockade))
    assert play.prompt == "zone" and possible(play) == {"Blockade"}


def test_a_card_of_the_deck_is_as_possible_as_one_of_the_hand_and_the_player_itself_knows() -> None:
    scene, (skeleton,) = two_zones("Skeleton")
    scene.deck("Zombie")
    play = scene.building().do(c.PlayCard(skeleton))
    assert possible(play) == {"Skeleton", "Zombie"} and possible(play, seat=0) == {"Skeleton"}


def test_the_question_about_a_card_that_it_could_be_is_about_that_card() -> None:
    scene, (zombie, _) = two_zones("Zombie", "Skeleton")
    play = scene.building().do(c.PlayCard(zombie))
    for seed in range(20):
        twin = FACTIONS.redeal(play.state, 1, Dice(seed))
        assert twin.decision.about == twin.agenda[-1].hidden_cards


def test_what_a_search_of_the_other_has_found_lies_in_its_deck_in_every_world(scene: Scene) -> None:
    # rule: factions/searching
    (center,) = scene.hand("Recruitment Center")
    scene.hand("Knight", "Knight", "Knight")
    scene.deck("Squire", "Peasant", "Blockade", "Blockade")
    play = scene.building().do(c.PlayCard(center)).passes()
    assert play.prompt == "search"
    found = {answer.card for answer in play.answers(c.ChooseCard)}
    assert len(found) == 2
    worlds = [FACTIONS.redeal(play.state, 1, Dice(seed)).table.players[0] for seed in range(30)]
    assert all(found <= set(player.deck) for player in worlds)
    assert len({player.hand for player in worlds}) > 1
