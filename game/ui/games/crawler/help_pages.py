"""How Crawler is played, page by page: headings and texts."""

from __future__ import annotations

from game.ui.games.game_ui import HelpPicture

HELP_PAGES = (
    (
        "What it is about",
        "A party of three to five Adventurers goes down into the dungeon. One person plays alone, or up to four "
        "lead the party together, with one hand, one deck and open cards. Complete the Quests {icon:quest} "
        "that lie beside the Encounter, or draw the Dungeon deck empty, and the party wins. It loses with its last "
        "Adventurer, or when no Crawler card is left to draw. There are no dice: you can see the outcome of every "
        "fight before it happens.",
    ),
    (
        "A round",
        "**1. Build**: Dungeon cards come into play until their Costs reach the Encounter Limit {icon:dungeon}; "
        "the next card lies face up on its deck.\n"
        "**2. Respond** to combat triggers, where there are any.\n"
        "**3. Attack** with any of your Adventurers, then **defend** against what is left of the Encounter.\n"
        "**4. End**: ten lines, each lit as it is carried out. Characters with Life left stay, and fill the limit "
        "of the next round.",
    ),
    (
        "Resources",
        "The party has four pools: Equipment {icon:equipment}, Magic {icon:magic}, Skill {icon:skill} and Tactic "
        "{icon:tactic}. A pool is the highest value among Adventurers who are not Locked, not the sum. Crawler "
        "cards are paid from the pool of their own type and take it up until they leave play: most at the end of the "
        "encounter, Permanents and assigned cards later. What is free in each pool stands next to your name.",
    ),
    (
        "The attack",
        "Click Adventurers to Activate them, 1 Power {icon:blade} each, and cards that give Power; or drag them "
        "to the Encounter. The sum at the right counts as you go, and counts in what you point at. With as much "
        "Power as all Characters have Stamina {icon:block} together, the attack wins and wounds one of them, or "
        "as many as its Area says. An Adventurer who attacks cannot defend afterwards.",
    ),
    (
        "The retaliation",
        "Every Character and Trap with a Power that is neither Activated nor Locked attacks the Primary Target "
        "{icon:target}, who marches in front; Area reaches those behind it too. Adventurers who are still upright "
        "defend with 1 Stamina each, and cards add theirs. As much Stamina as Power holds; less costs the target "
        "a Wound {icon:wound} and what the attackers bring: Poison {icon:poison}, Lock {icon:lock} and worse. Before "
        "the attack, the sum shows what the retaliation would do.",
    ),
    (
        "Boosts and Permanents",
        "A card with a second box may be used with that box instead, if an Active Adventurer has one of the two "
        "classes shown: Fighter {icon:fighter}, Rogue {icon:rogue}, Mage {icon:mage}, Priest {icon:priest}, "
        "Ranger {icon:ranger}. Permanents stay in their row, and some are Spent once or used a few times: click "
        "them.",
    ),
    (
        "Looking",
        "Click a grave, or press G, to look through it: Dungeon cards keep their order there, and the top one "
        "decides Target X. Point at a card that cannot be played to read why: which pool lacks how much, and what "
        "takes it up. Undo takes back what you have committed, until a card is drawn or turned up.",
    ),
)

HELP_PICTURES = {
    "Resources": HelpPicture("4_pools", 1, "Hedge Knight"),
    "The attack": HelpPicture("1_attack", 6),
    "The retaliation": HelpPicture("2_defence", 6),
    "Boosts and Permanents": HelpPicture("3_triggers", 2, "Shield Drill"),
    "What it is about": HelpPicture("5_quests", 1),
}
