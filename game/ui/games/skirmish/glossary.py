"""All words of the game, for the page that explains them."""

from __future__ import annotations

from game.rules.skirmish.cards.card_words import GLOSSARY, TERMS

WORDS = GLOSSARY | TERMS
