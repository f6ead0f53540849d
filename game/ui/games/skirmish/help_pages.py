"""How Skirmish is played, page by page: headings and texts."""

from __future__ import annotations

from game.ui.games.game_ui import HelpPicture

HELP_PAGES = (
    (
        "What it is about",
        "Each player guards a vault of twenty gold. Every creature that is destroyed costs its owner as much gold "
        "as its level. When a vault cannot pay, the current turn is the last: each missing gold is a "
        "victory token {icon:victory} for the opponent who caused it. Then each gold left in a vault counts 1, "
        "each token 1, and the side with more points wins.",
    ),
    (
        "Before the first turn",
        "Both sides roll the d20 {icon:d20}; the higher one says who begins. Then each player chooses starting "
        "creatures of at most seven levels together, none above level 3, and puts them into the start area. Three "
        "action cards and three creature cards are drawn.",
    ),
    (
        "A turn",
        "**1. Refresh**: your creatures untap, 1 gold goes from your vault to your supply, and you draw an action "
        "card.\n**2. Action**: each of your creatures activates once. It moves up to its speed and may tap once: "
        "to attack, to use a power or to play a standard card. Click it and then where it shall go, or drag it "
        "there.\n**3. Deploy**: pay the level of a creature of "
        "your reserve from your supply to put it into your start area; that gold leaves the game. Then the "
        "reserve is filled to three.",
    ),
    (
        "Gold",
        "Gold moves twice: 1 from vault to supply at the beginning of each of your turns, and the level of each "
        "creature of yours that is destroyed, in that moment. What is in the supply buys creatures; only what is "
        "still in the vault counts at the end.",
    ),
    (
        "Action cards",
        "An action card has a level, the number in its corner, and an ability: strength (STR), dexterity (DEX), "
        "constitution (CON), intelligence (INT), wisdom (WIS), charisma (CHA) or ANY. A creature can play it if it has "
        "that ability, written below its picture, and at least that level. Untapped allies beside it that have the "
        "ability too may tap to assist: they add their levels. Standard cards are played in an activation by tapping "
        "the creature, immediate ones at any time by tapping it, minor ones in your own turn without tapping. A card "
        "that you point at says why it cannot be played.",
    ),
    (
        "Attacks",
        "Melee reaches the eight squares around a creature and does its damage. A shot needs a line of sight: "
        "behind a corner the target has cover, and may tap to dodge. Point at an enemy to see what an attack "
        "would do, with every part of it listed.",
    ),
    (
        "Responses",
        "When an action is announced, the other side may respond before it happens: with an immediate card, or by "
        "tapping an untapped creature to attack an adjacent enemy that has just tapped. A response can be "
        "responded to. The last one announced resolves first. The prompt says who may respond, and to what.",
    ),
    (
        "Moving",
        "All that a creature moves in one activation shares one allowance of speed. Beside an enemy it stops, and "
        "one that begins beside an enemy moves by one square only. Rubble costs two squares. Walls and their "
        "corners cannot be cut.",
    ),
    (
        "Sharing one screen",
        "Between two people a curtain comes down. Nothing of the hand behind it can be seen until the next one "
        "has sat down and lifts it.",
    ),
)

HELP_PICTURES = {
    "A turn": HelpPicture("1_move", 1),
    "Gold": HelpPicture("5_gold", 3),
    "Action cards": HelpPicture("4_cards", 1, "Power Attack"),
    "Attacks": HelpPicture("4_cards", 2, "Dragon Knight"),
    "Responses": HelpPicture("3_blow_back", 2),
    "Moving": HelpPicture("1_move", 2),
}
