"""Activated abilities of Arena: one button each, then whom, then what is discarded for it."""

from __future__ import annotations

from game.core.views import view_for
from game.rules.arena.ruleset import ARENA
from game.rules.arena.state import commands as c
from game.ui.games.arena.offers import offers_of
from game.ui.screens.items import Item, card, piece
from tests.rules.arena.battle import battle

NAMES = ("Ada", "Ben")
HEAT = Item("place", name="Super Heated")


def test_an_ability_is_begun_by_its_name_then_aimed_then_paid() -> None:
    b = battle(("Chandra Nalaar", (1, 4)), ("Liliana Vess", (6, 4)), colours=("red", "black"), phase="spells",
               card="Chandra Nalaar", hand=("Twinflame", "Ember Lash"))  # fmt: skip
    offers = offers_of(view_for(ARENA, b.state, 0), b.legal(c.UseAbility), None, NAMES)
    assert offers.items == (HEAT,) and not offers.plain and all(one.is_aimed for one in offers.all)
    whom = offers.by(HEAT)
    assert set(whom.items) == {piece(one.commands[0].target) for one in offers.all} and whom.asks == "On whom?"
    foe = piece(b.id("Liliana Vess"))
    assert set(whom.by(foe).items) == {card(b.card("Twinflame")), card(b.card("Ember Lash"))}


def test_an_ability_without_a_target_stays_a_button_of_its_own() -> None:
    b = battle(("Jace Beleren", (1, 4)), ("Liliana Vess", (6, 4)), colours=("blue", "black"), phase="spells",
               card="Jace Beleren")  # fmt: skip
    offers = offers_of(view_for(ARENA, b.state, 0), b.legal(c.UseAbility), None, NAMES)
    assert [one.words for one in offers.plain] == ["Focused Thoughts"]
