"""The words of the help page that are no rules: how a match goes, told in a minute or two."""

from __future__ import annotations

WALKTHROUGHS: dict[str, tuple[tuple[str, str], ...]] = {
    "skirmish": (
        (
            "What it is about",
            "Two sides fight over gold. Every creature you destroy earns you victory tokens, one for each of its "
            "levels; the gold that is left in your vault counts too. When a vault runs dry the last turn has come, "
            "and the side with more points wins.",
        ),
        (
            "Before the first turn",
            "Both sides roll. Then each picks starting creatures of seven levels together, none above level three, "
            "and puts them on squares of its own start area.",
        ),
        (
            "A turn",
            "Your creatures get up, you may draw a card, and then your creatures act one after the other. A creature "
            "moves up to its speed and may tap once: to attack, to use a power or to play a standard card. At the end "
            "gold goes from the vault to your supply, and you may pay for new creatures.",
        ),
        (
            "Attacks",
            "Melee reaches the eight squares around a creature and does its damage. A shot needs a line of sight: "
            "behind a corner the target has cover, and may tap to dodge. Point at an enemy to see what an attack "
            "would do, with every part of it listed.",
        ),
        (
            "Answers",
            "When something is announced, the other side may answer it with an immediate card or a tapped creature "
            "before it happens, and that answer can be answered again. The last thing said happens first. The prompt "
            "says whose answer is wanted, and what about.",
        ),
        (
            "Moving",
            "Beside an enemy a creature stops, and one that starts beside an enemy leaves by one square only. Rubble "
            "costs two squares. Walls and their corners cannot be cut.",
        ),
        (
            "Sharing one screen",
            "Between two people a curtain comes down. Nothing of the hand behind it can be seen until the next one "
            "has sat down and lifts it.",
        ),
    ),
}


def glossary_of(game: str) -> dict[str, str]:
    """A game's words and what they mean, as its rules tell them; empty for a game that has none."""
    if game == "skirmish":
        from game.rules.skirmish.words import GLOSSARY

        return dict(GLOSSARY)
    return {}
