"""Step 1 of a round: the limit, Bust, Flip, Swift, Unique, what cards do as they enter."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.rules.crawler.cards.all_cards import CARDS, KEYS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.traits import DrawDungeon, Swift
from game.rules.crawler.state import card_events as cev
from game.rules.crawler.state import events as ev
from game.rules.crawler.state import steps as s
from game.rules.crawler.stats import encounter_cost
from tests.rules.crawler.encounters import Play, Scene

FOUR = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")


def scene(*deck: str, **options: object) -> Scene:
    """Return a party of four, whose limit is 5, before a deck with these cards, the top one first."""
    made = Scene(*FOUR, **options)
    made.pile("dungeon_deck", *reversed(deck))
    return made


def there(play: Play) -> list[str]:
    return [card.record.name for card in play.table.encounter]


def top(play: Play) -> str:
    """Return the face-up card on the deck."""
    deck = play.table.dungeon_deck
    return play.table.cards[deck[-1]] if play.table.flipped else ""


def test_ruling_6_cards_are_drawn_until_the_limit_is_reached() -> None:
    play = scene("Zombie", "Frost Shade", "Barrow Wolf", "Cistern Eel").build()
    assert there(play) == ["Zombie", "Frost Shade", "Barrow Wolf"] and encounter_cost(play.table) == 5
    assert [event.limit for event in play.happened(cev.BuildEnded)] == [5]


def test_ruling_6_what_stayed_counts_and_a_full_encounter_needs_no_deck() -> None:
    made = scene("Zombie", "Cistern Eel", "Ember Imp")
    made.dungeon("Horned Ravager")
    play = made.build()
    assert there(play) == ["Horned Ravager", "Zombie"]
    made = Scene(*FOUR)
    made.dungeon("Horned Ravager")
    made.dungeon("Zombie")
    play = made.build()
    assert play.question and play.state.outcome is None and not play.table.flipped


def test_ruling_6_a_deck_without_a_card_is_won_below_the_limit_only() -> None:
    play = scene("Zombie", "Frost Shade").build()
    assert play.state.outcome.reason == "exhausted" and play.state.outcome.winners == (0,)
    play = scene("Zombie", "Frost Shade", "Barrow Wolf").build()
    assert play.state.outcome is None and not play.table.dungeon_deck


def test_ruling_6_a_card_of_cost_0_enters_only_below_the_limit() -> None:
    assert there(scene("Ashen Wight", "Captive", "Zombie", "Captive", "Ember Imp", "Captive").build()) == [
        "Ashen Wight",
        "Captive",
        "Zombie",
        "Captive",
        "Ember Imp",
    ]


def test_ruling_7_a_bust_lies_face_up_and_is_the_next_one() -> None:
    play = scene("Ashen Wight", "Clay Golem", "Zombie").build()
    assert there(play) == ["Ashen Wight"] and top(play) == "clay_golem"
    assert [event.why for event in play.happened(cev.TopTurned)] == ["bust"]
    made = scene("Clay Golem", "Frost Shade", "Cistern Eel")
    made.flipped()
    play = made.build()
    assert there(play) == ["Clay Golem", "Frost Shade"] and top(play) == "cistern_eel"


def test_ruling_7_a_card_that_reaches_the_limit_exactly_does_not_bust() -> None:
    play = scene("Ashen Wight", "Frost Shade", "Zombie").build()
    assert there(play) == ["Ashen Wight", "Frost Shade"]
    assert [event.why for event in play.happened(cev.TopTurned)] == ["flip"]


def test_ruling_7_a_swift_bust_enters_and_ends_the_build_without_a_flip(monkeypatch: pytest.MonkeyPatch) -> None:
    # No Swift card of the set is dear enough to Bust.
    swift = replace(CARDS["horned_ravager"], key="swift_ravager", name="Swift Ravager", traits=(Swift(),))
    monkeypatch.setitem(CARDS, swift.key, swift)
    monkeypatch.setitem(DUNGEON_CARDS, swift.key, swift)
    monkeypatch.setitem(KEYS, swift.name, swift.key)
    play = scene("Frost Shade", "Swift Ravager", "Zombie").build()
    assert there(play) == ["Frost Shade", "Swift Ravager"] and not play.table.flipped
    assert [event.swift for event in play.happened(cev.DungeonCardEntered)] == ["", "bust"]
    assert not play.happened(cev.TopTurned) and encounter_cost(play.table) == 6


def test_ruling_8_the_top_card_is_flipped_when_nothing_busted() -> None:
    play = scene("Ashen Wight", "Frost Shade", "Zombie", "Ember Imp").build()
    assert top(play) == "zombie" and len(play.table.dungeon_deck) == 2


def test_ruling_8_a_swift_flip_enters_and_no_second_is_flipped() -> None:
    play = scene("Ashen Wight", "Frost Shade", "Cave Rat Swarm", "Ember Imp").build()
    assert there(play)[-1] == "Cave Rat Swarm" and top(play) == ""
    assert [event.swift for event in play.happened(cev.DungeonCardEntered)] == ["", "", "flip"]


def test_ruling_8_an_empty_deck_is_not_flipped() -> None:
    play = scene("Ashen Wight", "Frost Shade").build()
    assert play.state.outcome is None and not play.table.flipped and not play.happened(cev.TopTurned)


def test_ruling_9_the_build_is_closed_without_a_question() -> None:
    play = scene("Ashen Wight", "Frost Shade", "Zombie").build()
    assert len(play.happened(cev.BuildEnded)) == 1 and play.question == "mulligan"


def test_ruling_10_draft_is_skipped_and_its_box_works() -> None:
    made = scene("Hired Villain", "Zombie", "Ember Imp", "Cistern Eel", "Bone Sentry", "Frost Shade")
    (slinger,) = made.pile("dungeon_grave", "Goblin Slinger")
    play = made.build()
    assert there(play)[0] == "Hired Villain"
    assert [event.card for event in play.happened(cev.CardRestocked)] == [slinger] and not play.table.dungeon_grave


def test_ruling_11_who_lives_stays_with_wounds_and_fills_the_limit() -> None:
    made = scene("Zombie", "Cistern Eel", "Ember Imp")
    made.dungeon("Clay Golem", wounds=1)
    play = made.build()
    assert there(play) == ["Clay Golem", "Zombie", "Cistern Eel"] and play.table.encounter[0].wounds == 1


def test_ruling_25_a_card_dearer_than_the_limit_enters_alone() -> None:
    made = Scene("Hedge Knight", "Road Thief", "Ember Adept", difficulty="gentle")
    made.pile("dungeon_deck", "Zombie", "Horned Ravager")
    play = made.build()
    assert there(play) == ["Horned Ravager"] and encounter_cost(play.table) == 4
    made = Scene("Hedge Knight", "Road Thief", "Ember Adept", difficulty="gentle")
    made.dungeon("Captive")
    made.pile("dungeon_deck", "Zombie", "Horned Ravager")
    play = made.build()
    assert there(play) == ["Captive"] and top(play) == "horned_ravager"


@pytest.mark.parametrize(("grave", "cost"), [((), 1), (("Captive",), 1), (("Zombie",), 2), (("Zombie", "Phantom"), 3)])
def test_ruling_27_x_is_the_cost_of_the_top_of_the_grave_and_one(grave: tuple[str, ...], cost: int) -> None:
    made = scene("Covered Pit", "Horned Ravager")
    made.pile("dungeon_grave", *grave)
    play = made.build()
    assert [one.locks for one in play.table.party] == [int(place == cost) for place in range(1, 5)]


def test_a_target_is_counted_on_past_the_last() -> None:
    made = Scene("Hedge Knight", "Road Thief", "Ember Adept")
    made.pile("dungeon_grave", "Horned Ravager")
    assert [one.locks for one in made.enters("Covered Pit").table.party] == [0, 1, 0]


def test_ruling_28_a_summons_does_not_find_the_face_up_card() -> None:
    made = Scene(*FOUR)
    caller = made.dungeon("Goblin Bonecaller", wounds=1)
    made.dungeon("Goblin Skulker")
    below, top_card = made.pile("dungeon_deck", "Zombie", "Phantom")
    made.flipped()
    play = made.removal()
    assert [card.id for card in play.table.encounter] == [caller, below]
    assert play.table.dungeon_deck == (top_card,) and play.table.flipped


def test_ruling_29_a_drawn_card_does_what_it_does_as_it_enters() -> None:
    made = scene("War Horns", "Covered Pit", "Ashen Wight", "Zombie", "Ember Imp")
    play = made.build()
    assert there(play)[:2] == ["War Horns", "Covered Pit"] and play.table.party[0].locks == 1
    assert play.happened(cev.DungeonCardEntered)[1].by == play.table.encounter[0].id


def test_war_horns_draw_beyond_the_limit_and_nothing_from_an_empty_deck() -> None:
    made = scene("War Horns", "Horned Ravager", "Zombie")
    made.dungeon("Ashen Wight")
    made.dungeon("Captive")
    play = made.build()
    assert encounter_cost(play.table) == 8 and top(play) == "zombie"
    made = scene("War Horns")
    made.dungeon("Horned Ravager")
    play = made.build()
    assert play.state.outcome is None and there(play) == ["Horned Ravager", "War Horns"]


def test_several_draws_are_carried_out_one_after_another() -> None:
    made = scene("Whispering Dark", "Covered Pit", "Zombie")
    made.pile("crawler_deck", "Rally", "Mend", "Feint")
    play = made.begin(s.DrawDungeonCards(DrawDungeon(2).cards, 0))
    assert there(play) == ["Whispering Dark", "Covered Pit"] and len(play.table.crawler_grave) == 2
    kinds = [type(event) for event in play.events]
    assert kinds.index(cev.CardsBurned) < kinds.index(ev.TokensPlaced)


def test_another_copy_of_a_unique_card_goes_to_the_grave() -> None:
    for zone in ("play", "grave"):
        made = scene("Goblin Bonecaller", "Zombie", "Ashen Wight", "Captive", "Ember Imp")
        if zone == "play":
            made.dungeon("Goblin Bonecaller")
        else:
            made.pile("dungeon_grave", "Goblin Bonecaller")
        play = made.build()
        assert len(play.happened(cev.UniqueBuried)) == 1
        assert there(play).count("Goblin Bonecaller") == (zone == "play")
        assert "Zombie" in there(play)
    assert not scene("Goblin Bonecaller", "Frost Shade", "Zombie").build().happened(cev.UniqueBuried)


def test_cards_that_are_not_unique_come_again() -> None:
    made = scene("Zombie", "Ashen Wight", "Ember Imp", "Captive")
    made.pile("dungeon_grave", "Zombie")
    assert "Zombie" in there(made.build())


def test_a_unique_double_is_not_flipped_either() -> None:
    made = scene("Ashen Wight", "Frost Shade", "Horned Ravager", "Zombie")
    made.pile("dungeon_grave", "Horned Ravager")
    play = made.build()
    assert top(play) == "zombie" and len(play.happened(cev.UniqueBuried)) == 1
    (zombie,) = play.table.dungeon_deck
    assert play.happened(cev.TopTurned) == [cev.TopTurned(zombie, "flip")]


def test_under_a_face_up_unique_double_the_next_card_lies_face_down() -> None:
    made = scene("Horned Ravager", "Zombie", "Captive")
    made.flipped()
    made.pile("dungeon_grave", "Horned Ravager")
    ravager = made.table.dungeon_deck[-1]
    play = made.begin(s.DrawDungeonCards(1, 0))
    assert play.happened(cev.UniqueBuried) == [cev.UniqueBuried(ravager)] and not play.table.flipped
    assert play.table.dungeon_grave[-1] == ravager and not play.table.encounter


def test_the_herald_raises_the_limit_as_it_enters() -> None:
    play = scene("Dread Herald", "Frost Shade", "Zombie", "Ember Imp").build()
    assert encounter_cost(play.table) == 6 and play.happened(cev.BuildEnded)[0].limit == 6


def test_a_card_with_a_time_limit_enters_with_its_tokens() -> None:
    assert [card.time for card in scene("Captive", "Zombie", "Horned Ravager").build().table.encounter] == [1, 0, 0]


def test_enfeeble_fixes_its_target_and_the_leftmost_highest_resource() -> None:
    for party, resource in (
        (("Shrine Keeper", "Road Thief", "Ember Adept"), "Magic"),
        (("Hedge Knight", "Road Thief", "Ember Adept"), "Equipment"),
        (("Gallows Captain", "Road Thief", "Ember Adept"), "Tactic"),
    ):
        made = Scene(*party)
        play = made.enters("Ashen Wight")
        assert (play.table.encounter[0].target, play.table.encounter[0].enfeebled) == (made.party[0], resource)


def test_restock_takes_the_upper_ones_of_the_type_up_to_the_cost() -> None:
    made = scene("Ill Omen", "Frost Shade", "Barrow Wolf")
    low, wight, sentry, imp, zombie = made.pile(
        "dungeon_grave", "Zombie", "Ashen Wight", "Bone Sentry", "Ember Imp", "Zombie"
    )
    play = made.begin(s.Build())
    assert {event.card for event in play.happened(cev.CardRestocked)} == {sentry, zombie}
    assert play.table.dungeon_grave == (low, wight, imp)


def test_restocking_sets_the_face_up_card_aside() -> None:
    made = Scene(*FOUR)
    made.pile("dungeon_deck", "Phantom", "Ember Imp")
    made.pile("dungeon_grave", "Zombie")
    made.flipped()
    omen = made.dungeon("Ill Omen")
    play = made.begin(s.Enter(omen))
    assert top(play) == "ember_imp" and len(play.table.dungeon_deck) == 3


def test_whispering_dark_burns_what_there_is() -> None:
    made = Scene(*FOUR)
    cards = made.pile("crawler_deck", "Rally", "Mend", "Feint")
    play = made.enters("Whispering Dark")
    assert play.table.crawler_deck == cards[:1] and play.table.crawler_grave == (cards[2], cards[1])
    made = Scene(*FOUR)
    made.dungeon("Horned Ravager")
    play = made.enters("Whispering Dark")
    assert not play.happened(cev.CardsBurned) and play.state.outcome is None
