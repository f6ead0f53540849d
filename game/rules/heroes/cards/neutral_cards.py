"""Cards without an icon, which any deck may hold, and the tokens that effects make."""

from __future__ import annotations

from game.rules.heroes.cards import effects as e
from game.rules.heroes.cards.effects import Aim, Quest
from game.rules.heroes.cards.records import CardRecord, ability, ally, quest

NEUTRAL_CARDS: tuple[CardRecord, ...] = (
    ally("Ferryman Dob", None, 3, (3, "Melee", 3), "Human"),
    ally("Marsh Skitterer", None, 1, (2, "Nature", 1), "Beast", unlimited=True),
    ability("Scatter the Camp", None, 3, e.ReturnToHand(), aim=Aim("ally"), instant=True),
    quest("The Miller's Errand", None, Quest(3, (e.DrawCards(1),))),
    quest("Lost Heirloom", None, Quest(2, (e.RevealTop(3),))),
    quest("Stand at the Ford", None, Quest(4, (e.TakeBack(),), Aim("dead ally"), own_turn=True)),
)
TOKENS: tuple[CardRecord, ...] = (ally("Militia", None, 0, (1, "Melee", 1), "", token=True),)
