"""What can be chosen for a match of Factions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.factions.state.options import OFFERED
from game.ui.games.set_up_form import ABLE, ABLE_HINT, Form, Table

if TYPE_CHECKING:
    from game.app.games.factions.table_map import TableMap


FORM: Form[TableMap] = Form(
    tables=(Table(2, "Two players"),),
    factions=tuple(
        (name, name) for name in ("Kingdom", "Mage Guild", "Alliance", "Barbarian", "Underworld", "Neutral")
    ),
    faction_hints={
        "Kingdom": "The King's Levy: ranks of knights, and commanders who make them better.",
        "Mage Guild": "Guild of the Burning Page: elementals, and magic points to spend.",
        "Alliance": "Free Companies: commandos and rangers, cover, and a look at the other hand.",
        "Barbarian": "The Red Horde: hard blows from tough orcs, trolls and ogres.",
        "Underworld": "Those Below: the fallen rise again, and shadows drain the living.",
        "Neutral": "Coin and Claw: hired swords, lone beasts and dragons.",
    },
    windows=(("key", "only at key events, when they can"), ABLE, ("always", "always")),
    window_hints={
        "able": ABLE_HINT,
        "key": "Asks those who can respond, and only when much is at stake.",
        "always": "Slow: the match stops for both players every time, so that a stop tells nothing.",
    },
    options=OFFERED,
    uses_maps=True,
    board_words="Table",
    tells_sides=False,
    shows_colours=True,
)
