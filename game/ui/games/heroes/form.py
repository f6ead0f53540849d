"""What can be chosen for a match of Heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.heroes.cards.all_cards import HEROES
from game.rules.heroes.cards.decks import LEAST_CARDS, QUICK_CARDS
from game.rules.heroes.state.options import OFFERED
from game.ui.games.set_up_form import ABLE, ABLE_HINT, ALWAYS, ALWAYS_HINT, Form, Pick, Table

if TYPE_CHECKING:
    from game.app.maps.card_table import CardTable


FORM: Form[CardTable] = Form(
    tables=(Table(2, "Two players"),),
    factions=tuple((hero.name, hero.name) for hero in HEROES.values()),
    faction_hints={
        "Captain Osric Vane": "Wall and Hammer: heavy armor, protectors, and one blow that counts.",
        "Ilsabet Quill": "Ink and Ember: fire from afar, and an answer to every spell.",
        "Rhaska Longstride": "The Long Hunt: bows, beasts, and attacks that nobody hits back.",
        "Mother Sedge": "Rot and Renewal: what dies comes back, and what lives withers.",
    },
    windows=(ABLE, ALWAYS),
    window_hints={"able": ABLE_HINT, "always": ALWAYS_HINT},
    options=OFFERED,
    seat_field="deck",
    tells_sides=False,
    uses_maps=True,
    board_words="Table",
    picks=(
        Pick(
            "decks",
            "Ready decks",
            (("full", f"{LEAST_CARDS} cards"), ("quick", f"{QUICK_CARDS} cards")),
            "full",
            {
                "full": f"Two of each card that the hero may have, {LEAST_CARDS} in all.",
                "quick": f"One of each card that the hero may have, {QUICK_CARDS} in all: a shorter match.",
            },
            quick="quick",
        ),
    ),
)
