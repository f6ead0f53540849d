"""What the computer player of Factions thinks of its cards: what it plays them for, and what it keeps."""

from __future__ import annotations

import pytest

from game.ai.factions.unit_values import card_value, deck_of, left_in_deck
from game.core.views import view_for
from game.rules.factions.cards.all_cards import KEYS, record_of
from game.rules.factions.cards.effects import Faction
from game.rules.factions.ruleset import FACTIONS
from game.rules.factions.state import commands as c
from tests.ai.factions.scenes import chosen, score
from tests.rules.factions.scene import Play, Scene


def with_card(name: str, faction: Faction, *deck: str, build: int = 40, hand: tuple[str, ...] = ()) -> tuple[Play, int]:
    """Return a build turn with a card in the hand, one's own unit at home, and an enemy far away."""
    scene = Scene(faction)
    scene.put("Squire", 1)
    scene.put("Squire", 5, 1)
    scene.points(0, build)
    scene.deck(*deck)
    card, *_ = scene.hand(name, *hand)
    return scene.building(), card


def test_the_deck_is_what_is_nowhere_to_be_seen(scene: Scene) -> None:
    scene.put("Knight", 1, equipment=["Imperial Blade"])
    scene.hand("Squire")
    scene.deck("Knight", "Peasant", "Peasant")
    scene.build("Fortress", 1)
    scene.deck("Peasant", seat=1)
    table = view_for(FACTIONS, scene.building().state, 0).table
    assert sorted(deck_of(table, 0)) == sorted(KEYS[name] for name in ("Knight", "Peasant", "Peasant"))
    assert left_in_deck(table, 0, KEYS["Peasant"]) == 2
    assert left_in_deck(table, 0, KEYS["Squire"]) == 0


@pytest.mark.parametrize(("deck", "builds"), [(("Knight",), False), (("Peasant",) * 4, True)])
def test_a_village_is_built_for_the_peasants_that_are_left(deck: tuple[str, ...], builds: bool) -> None:
    play, village = with_card("Peasant Village", "Kingdom", *deck)
    assert (chosen(play) == c.PlayCard(village)) is builds


def test_a_location_waits_for_units_of_the_hand() -> None:
    play, fortress = with_card("Fortress", "Kingdom", build=20)
    alone = score(play, c.PlayCard(fortress))
    play, fortress = with_card("Fortress", "Kingdom", build=20, hand=("Prince Vaan",))
    # Ten points are missing then for the Prince in the next cycle: 20 - 10 + 20 < 54.
    assert score(play, c.PlayCard(fortress)) == pytest.approx(alone - 3.0)
    play, fortress = with_card("Fortress", "Kingdom", build=50, hand=("Prince Vaan",))
    assert score(play, c.PlayCard(fortress)) == pytest.approx(alone)


@pytest.mark.parametrize(
    ("name", "faction", "deck", "plays"),
    [
        ("Recruitment Center", "Barbarian", ("Tank of Ragnos",), True),
        ("Recruitment Center", "Barbarian", ("Thastalos, Barbarian Overlord", "Berzerking"), False),
        ("Dragon Call", "Neutral", ("Red Dragon",), True),
        ("Dragon Call", "Neutral", ("Tank of Ragnos",), False),
    ],
)
def test_a_search_is_played_at_the_end_if_there_is_something_to_find(
    name: str, faction: Faction, deck: tuple[str, ...], plays: bool
) -> None:
    play, card = with_card(name, faction, *deck)
    assert score(play, c.PlayCard(card)) < 0
    play.do(c.EndBuild())
    assert play.prompt == "respond_build_over"
    assert (chosen(play) == c.PlayCard(card)) is plays


def test_units_come_before_anything_else() -> None:
    play, _ = with_card("Fortress", "Kingdom", build=25, hand=("Knight", "Imperial Blade"))
    answer = chosen(play)
    assert isinstance(answer, c.PlayCard)
    assert play.keys([answer.card]) == ["Knight"]


def test_a_dearer_unit_is_worth_more_in_the_hand() -> None:
    values = [
        card_value(record_of(KEYS[name])) for name in ("Peasant", "Squire", "Knight", "High Knight", "Prince Vaan")
    ]
    assert values == sorted(values)


@pytest.mark.parametrize(("name", "counters"), [("Skeleton", False), ("Zeal, Void Knight", True)])
def test_a_counter_is_for_what_is_worth_its_price(name: str, counters: bool) -> None:
    scene = Scene("Underworld", "Underworld")
    scene.put("Zombie", 1)
    scene.points(0, 15)
    (counter,) = scene.hand("Counterspell")
    (card,) = scene.hand(name, seat=1)
    play = scene.building(1).do(c.PlayCard(card))
    assert c.PlayCard(counter) in play.legal
    assert (chosen(play) == c.PlayCard(counter)) is counters
