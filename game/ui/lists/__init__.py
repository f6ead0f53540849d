"""Decks and armies: the saved ones, the editor that builds them card by card, and their pictures."""
