"""The page of a new match of Heroes: heroes with their full or quick decks, own lists, tables."""

from __future__ import annotations

from game.app.games.entries import entry_of
from game.app.games.heroes.list_kind import LIST
from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.setup import flaws_of_setup
from game.ui.games.heroes.form import FORM
from game.ui.games.set_up_form import SeatChoice, document


def setup_of(decks: str, first: str, second: str) -> object:
    """Return the set-up that is written for two heroes."""
    seats = [SeatChoice("Blue", "human", first), SeatChoice("Amber", "computer", second)]
    written = document(FORM, LIST, FORM.tables[0], seats, "always", None, (), chosen={"decks": decks})
    return entry_of("heroes").setup(written)


def test_every_pair_of_heroes_can_be_played_with_full_and_with_quick_decks() -> None:
    names = [hero.name for hero in HEROES.values()]
    assert [value for value, _ in FORM.factions] == names == list(FORM.faction_hints)
    for decks, size in (("full", 60), ("quick", 30)):
        for first in names:
            setup = setup_of(decks, first, names[0])
            assert not flaws_of_setup(setup)  # type: ignore[arg-type]
            assert [seat.deck.size for seat in setup.seats] == [size, size]  # type: ignore[attr-defined]
            assert HEROES[setup.seats[0].deck.hero].name == first  # type: ignore[attr-defined]
            assert setup.windows == "always"  # type: ignore[attr-defined]


def test_a_quick_game_is_played_with_quick_decks() -> None:
    (pick,) = FORM.picks
    assert (pick.field, pick.first, pick.quick) == ("decks", "full", "quick")
    assert set(pick.hints) == {value for value, _ in pick.choices} == {"full", "quick"}
