"""Armies and spell decks at their limits."""

from __future__ import annotations

import pytest

from game.rules.arena.cards import decks
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.spell_cards import SPELL_CARDS

GIDEON, RHOX, KOR = "gideon-jura", "rhox-veterans", "kor-hookmasters"
#: A white deck of twelve cards that costs 130.
CHEAP = ("healing-salve",) * 4 + ("near-death-experience",) * 4 + ("levys-oath", "forward-march", "guarded-retreat")
TWELVE = (*CHEAP, "levys-oath")


@pytest.mark.parametrize("colour", decks.PREMADE)
def test_the_sets_own_armies_are_legal_and_of_one_colour(colour: str) -> None:
    army = decks.PREMADE[colour]  # type: ignore[index]
    assert decks.flaws(army) == () and decks.colour_of(army.cards) == colour and len(army.spells) == 12
    assert {SPELL_CARDS[key].colour for key in army.spells} == {colour}
    assert sum(ARMY_CARDS[key].cost for key in army.cards) == 500


def test_an_army_costs_at_most_five_hundred() -> None:
    assert decks.flaws_of_army((GIDEON, RHOX, KOR)) == ()
    assert decks.flaws_of_army((GIDEON, KOR, KOR)) == ()
    assert decks.flaws_of_army((GIDEON, RHOX, KOR, KOR)) == ("The army costs 560; at most 500 are allowed.",)


def test_an_army_has_exactly_one_planeswalker() -> None:
    assert decks.flaws_of_army((RHOX,)) == ("An army has exactly one Planeswalker, not 0.",)
    assert "An army has exactly one Planeswalker, not 2." in decks.flaws_of_army((GIDEON, GIDEON))


def test_all_of_an_army_is_of_its_planeswalkers_colour() -> None:
    assert decks.flaws_of_army((GIDEON, "restless-zombies")) == ("Restless Zombies is not white, like Gideon Jura.",)


def test_a_unique_squad_is_in_an_army_once_and_a_common_one_as_often_as_it_can_be_paid() -> None:
    assert decks.flaws_of_army((GIDEON, RHOX, RHOX))[0] == "Rhox Veterans is unique: an army holds it once."
    assert decks.flaws_of_army((GIDEON, KOR, KOR)) == ()


def test_unknown_cards_are_reported_first() -> None:
    assert decks.flaws_of_army((GIDEON, "nobody")) == ("There is no army card 'nobody'.",)
    assert decks.flaws_of_spells(("nothing",), None) == ("There is no spell card 'nothing'.",)


@pytest.mark.parametrize(("count", "fine"), [(11, False), (12, True), (13, False)])
def test_a_spell_deck_has_twelve_cards(count: int, fine: bool) -> None:
    spells = (*TWELVE, "guarded-retreat")[:count]
    assert decks.flaws_of_spells(spells, "white") == (() if fine else (f"A spell deck has 12 cards, not {count}.",))


def test_a_spell_deck_costs_at_most_two_hundred() -> None:
    dear = ("turned-blade",) * 2 + ("lance-of-noon",) * 2 + ("healing-salve",) * 4 + ("forward-march",) * 2
    assert sum(SPELL_CARDS[key].cost for key in (*dear, "guarded-retreat", "levys-oath")) == 180
    assert decks.flaws_of_spells((*dear, "guarded-retreat", "levys-oath"), "white") == ()
    exact = (*dear, "mirrored-zeal", "mirrored-zeal")
    assert sum(SPELL_CARDS[key].cost for key in exact) == 200 and decks.flaws_of_spells(exact, "white") == ()
    over = ("turned-blade",) * 2 + ("lance-of-noon",) * 2 + ("mirrored-zeal",) * 2 + ("steadfast-guard",) * 1
    over += ("healing-salve",) * 4 + ("forward-march",)
    assert sum(SPELL_CARDS[key].cost for key in over) == 205
    assert decks.flaws_of_spells(over, "white") == ("The spell deck costs 205; at most 200 are allowed.",)


def test_a_spell_deck_is_of_the_planeswalkers_colour() -> None:
    spells = (*CHEAP, "unsummon")
    assert decks.flaws_of_spells(spells, "white") == ("Unsummon is blue; the Planeswalker casts white spells.",)
    assert decks.flaws_of_spells(spells, None) == ()


def test_a_deck_holds_what_two_sets_hold() -> None:
    assert decks.most_of("healing-salve") == 4 and decks.most_of("turned-blade") == 2
    assert decks.most_of(RHOX) == decks.most_of(GIDEON) == 1 and decks.most_of(KOR) is None
    spells = ("levys-oath",) * 3 + ("healing-salve",) * 4 + ("near-death-experience",) * 4 + ("forward-march",)
    assert decks.flaws_of_spells(spells, "white") == ("2 sets hold 2 of Levy's Oath, not 3.",)


def test_why_one_more_is_not_allowed() -> None:
    assert decks.why_no_more(decks.Army((GIDEON,), ()), "jace-beleren").startswith(
        "An army has exactly one Planeswalker"
    )
    assert decks.why_no_more(decks.Army((), ()), "jace-beleren") == ""
    assert decks.why_no_more(decks.Army((GIDEON, RHOX), ()), RHOX) == "Rhox Veterans is unique: an army holds it once."
    assert (
        decks.why_no_more(decks.Army((GIDEON,), ()), RHOX)
        == decks.why_no_more(decks.Army((GIDEON, KOR, KOR), ()), KOR)
        == ""
    )
    assert decks.why_no_more(decks.Army((), ("levys-oath",)), "levys-oath") == ""
    assert (
        decks.why_no_more(decks.Army((), ("levys-oath",) * 2), "levys-oath")
        == "Max 2 of Levy's Oath per deck: 2 sets of 1."
    )


def test_the_colour_of_an_army_is_its_planeswalkers() -> None:
    assert (
        decks.colour_of((RHOX, GIDEON)) == "white"
        and decks.colour_of((RHOX,)) is None
        and decks.colour_of(("nobody",)) is None
    )
