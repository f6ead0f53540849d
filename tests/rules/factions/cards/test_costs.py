"""What cards cost in which deck, when it is paid, and what a deck may hold."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest

from game.core import runner
from game.core.commands import Pass
from game.rules.factions.cards.all_cards import CARDS, KEYS
from game.rules.factions.cards.decks import Deck, cost_of, flaws_of_deck, is_unlimited, read_deck, write_deck
from game.rules.factions.cards.effects import FACTIONS as NAMES
from game.rules.factions.cards.effects import Faction
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.setup import FactionsSetup, SeatSetup
from game.rules.factions.state.commands import ChooseUnit, ChooseZone, DeclareAttack, Move, PlayCard, UseAbility
from tests.rules.factions.scene import Scene

# cost


@pytest.mark.parametrize("faction", NAMES)
def test_cost_is_a_fifth_more_for_other_factions_and_a_tenth_less_for_neutral_cards_in_neutral_decks(
    faction: Faction,
) -> None:
    for card in CARDS.values():
        exact = Fraction(card.cost)
        if card.factions == ("Neutral",):
            wanted = floor(exact * Fraction(9, 10)) if faction == "Neutral" else card.cost
        else:
            wanted = card.cost if faction in card.factions else ceil(exact * Fraction(6, 5))
        assert cost_of(card, faction) == wanted, card.name


@pytest.mark.parametrize(
    ("name", "faction", "paid"),
    [
        ("Squire", "Kingdom", 8),
        ("Squire", "Underworld", 10),
        ("Skeleton", "Alliance", 6),
        ("Sword-for-Hire", "Alliance", 10),
        ("Sword-for-Hire", "Neutral", 9),
        ("Bounty Hunter", "Neutral", 14),
        ("Squire", "Neutral", 10),
    ],
)
def test_cost_is_what_is_needed_and_what_is_paid(name: str, faction: Faction, paid: int) -> None:
    scene = Scene(faction)
    (card,) = scene.hand(name)
    scene.points(0, paid - 1)
    refusal = scene.building().why(PlayCard(card))
    assert (refusal.code, refusal.rule) == ("too_dear", "factions/cost")
    assert f"costs {paid}" in refusal.text
    scene.points(0, paid)
    assert scene.building().run(PlayCard(card)).table.players[0].build == 0


@pytest.mark.parametrize(
    ("name", "costs"),
    [
        ("Counterspell", {"Underworld": 15, "Mage Guild": 15, "Kingdom": 18, "Neutral": 18}),
        ("Area of Regeneration", {"Underworld": 9, "Mage Guild": 9, "Alliance": 11, "Neutral": 11}),
    ],
)
def test_cards_of_two_factions_cost_what_is_printed_in_a_deck_of_either(name: str, costs: dict[Faction, int]) -> None:
    assert {faction: cost_of(CARDS[KEYS[name]], faction) for faction in costs} == costs


def test_cost_of_locations_equipment_and_battle_cards_rises_too() -> None:
    scene = Scene("Alliance")
    scene.put("Knight", 1)
    scene.put("Knight", 1)
    blade, fortress, march = scene.hand("Imperial Blade", "Fortress", "March the Troopers")
    play = scene.building().run(PlayCard(blade), ChooseUnit(1))
    assert play.table.players[0].build == 96
    play.run(PlayCard(fortress))
    assert play.table.players[0].build == 84
    play.do(PlayCard(march))
    assert play.table.players[0].build == 78


def test_each_seat_pays_by_its_own_faction() -> None:
    scene = Scene("Kingdom", "Barbarian")
    (mine,) = scene.hand("Berzerking")
    (theirs,) = scene.hand("Berzerking", seat=1)
    orc, foe = scene.put("Squire", 3), scene.put("Orc Grunt", 3, 1)
    play = scene.act(orc).do(PlayCard(mine), ChooseUnit(orc), PlayCard(theirs), ChooseUnit(foe)).passes()
    assert [player.build for player in play.table.players] == [95, 96]
    assert len(play.unit(foe).lasting) == 1


def test_costs_of_abilities_stay_paid_when_nothing_comes_of_them() -> None:
    scene = Scene("Mage Guild")
    mage, foe = scene.put("Battle Mage", 3), scene.put("Heavy Blade", 3, 1)
    play = scene.act(mage, dice=[2, 15]).run(UseAbility(mage, "Gather Power 20"), DeclareAttack(mage, foe))
    assert (play.unit(mage).magic, play.damage(foe), play.unit(mage).gathered) == (1, 0, 0)


def test_what_cannot_be_paid_cannot_be_played_in_answer_either() -> None:
    scene = Scene("Kingdom", "Kingdom", windows="always")
    squire = scene.put("Squire", 3)
    (blockade,) = scene.hand("Blockade", seat=1)
    scene.points(1, 7)
    play = scene.act(squire).do(Move(squire, 2), Pass())
    assert (play.prompt, play.asked) == ("respond_move", 1)
    assert play.code(PlayCard(blockade)) == "too_dear"


# decks


def deck(faction: Faction, *cards: tuple[str, int]) -> Deck:
    return Deck(faction, tuple((KEYS[name], count) for name, count in cards))


def test_decks_hold_sixty_cards_no_more_and_no_less() -> None:
    assert flaws_of_deck(deck("Underworld", ("Skeleton", 60))) == ()
    assert flaws_of_deck(deck("Underworld", ("Skeleton", 59))) == ("A deck has 60 cards, this one has 59.",)
    assert flaws_of_deck(deck("Underworld", ("Skeleton", 61))) == ("A deck has 60 cards, this one has 61.",)


def test_decks_hold_any_number_of_high_population_and_six_of_every_other_name() -> None:
    assert {card.name for card in CARDS.values() if is_unlimited(card)} == {"Skeleton", "Peasant"}
    assert flaws_of_deck(deck("Neutral", ("Peasant", 30), ("Skeleton", 30))) == ()
    for card in CARDS.values():
        told = flaws_of_deck(deck("Neutral", (card.name, 7), ("Peasant" if card.name != "Peasant" else "Skeleton", 53)))
        assert told == (() if is_unlimited(card) else (f"7 of {card.name} are more than the 6 allowed.",))


def test_decks_count_a_name_over_all_its_lines() -> None:
    told = flaws_of_deck(deck("Kingdom", ("Knight", 4), ("Skeleton", 53), ("Knight", 3)))
    assert told == ("7 of Knight are more than the 6 allowed.",)


def test_decks_may_hold_cards_of_all_factions() -> None:
    mixed = deck(
        "Alliance", *((name, 6) for name in ("Squire", "Mage", "Orc Grunt", "Zombie", "Elf Scout")), ("Peasant", 30)
    )
    assert flaws_of_deck(mixed) == ()


def test_decks_of_names_that_count_as_one_may_hold_six_of_each() -> None:
    told = flaws_of_deck(
        deck("Alliance", ("Lorenzo Maydon", 6), ("Lorenzo Maydon, Knight of the Alliance", 6), ("Peasant", 48))
    )
    assert told == ()


def test_decks_declare_one_of_the_factions() -> None:
    assert flaws_of_deck(Deck("Elves", (("peasant", 60),))) == ("Elves is not one of the factions.",)  # type: ignore[arg-type]


def test_decks_tell_all_that_is_wrong_with_them() -> None:
    told = flaws_of_deck(Deck("Kingdom", (("knight", 8), ("capital", 1), ("mage", -1))))
    assert told == (
        "There is no card capital.",
        "-1 of Mage is not a number of cards.",
        "A deck has 60 cards, this one has 8.",
        "8 of Knight are more than the 6 allowed.",
    )


def test_no_match_begins_with_a_deck_that_is_not_legal() -> None:
    seats = (
        SeatSetup(deck("Underworld", ("Skeleton", 60))),
        SeatSetup(deck("Kingdom", ("Knight", 7), ("Peasant", 53))),
    )
    with pytest.raises(ValueError, match=r"^Deck 2: 7 of Knight are more than the 6 allowed\.$"):
        runner.start(FACTIONS, FactionsSetup(seats), 1)


def test_a_deck_is_written_and_read_with_its_faction_and_name() -> None:
    made = Deck("Mage Guild", (("mage", 6), ("decay_and_rejuvenation", 2), ("peasant", 52)), "Old hands")
    assert read_deck(write_deck(made)) == made


def test_a_deck_that_is_read_declares_one_faction() -> None:
    with pytest.raises(ValueError, match=r"^line 3: a deck declares one faction"):
        read_deck("faction: Kingdom\n4 Knight\nfaction: Alliance\n")


def test_a_deployed_unit_is_paid_wherever_it_is_deployed() -> None:
    scene = Scene("Alliance")
    scene.build("Barracks", 3)
    (squire,) = scene.hand("Squire")
    play = scene.building().run(PlayCard(squire), ChooseZone(3))
    assert (play.zone(squire), play.table.players[0].build) == (3, 90)
