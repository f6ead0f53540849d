"""How Heroes is played, page by page: headings and texts."""

from __future__ import annotations

from game.ui.games.game_ui import HelpPicture

HELP_PAGES = (
    (
        "What it is about",
        "Each player leads a hero {icon:hp}, with weapons, armor and items beside it and allies in front of it. "
        "Bring the other hero's health to nothing, or outlast the other deck: a player who must draw from an empty one "
        "loses. Damage stays until it is healed.",
    ),
    (
        "A turn",
        "**Ready**: your exhausted cards turn upright. **Draw** a card; the player who goes first draws none on "
        "the first turn, the other draws two on theirs. "
        "**Action**: play cards, place one resource, use powers, complete quests and attack, in any order and one "
        "after another. **End**: discard down to seven cards.\n"
        "At each step both may respond. The hand {icon:hand} in the turn's corner lets you choose once at which "
        "steps you are asked; at the others you pass by yourself, whatever you hold.",
    ),
    (
        "Resources and quests",
        "Once a turn put a card from your hand into your row of resources {icon:resource}: drag it there, or click it "
        "and choose. It lies face down and is only good for paying from then on; a quest {icon:quest} may lie face up, "
        "pays all the same, and can be completed for its reward. A cost is paid with as many ready resources, which "
        "are exhausted.",
    ),
    (
        "The chain",
        "Cards, powers, rewards, triggers and attacks go on the chain beside the table. The player with priority may "
        "add to it; when both pass, the last link resolves, and the turn player has priority again. Arrows lead from "
        "each link to what it is aimed at. Only what says Instant {icon:event} can be played as a response.",
    ),
    (
        "Attacks",
        "Click one of your ready characters and then an enemy, or drag one onto the other. Next to the table "
        "you see what the attack would do both ways: the ATK of both, what is prevented, armor that could be used and "
        "strikes that are offered, with what they cost. New allies cannot attack, unless they have Ferocity. An enemy "
        "who is Elusive cannot be attacked; a Protector may step in.",
    ),
    (
        "Strikes and armor",
        "A hero has no ATK of its own. Once the defender is chosen, click a weapon: it is exhausted, its strike "
        "cost {icon:strike} is paid, and the hero has its ATK for this combat. Armor {icon:block} is exhausted to take "
        "its DEF off damage to your hero, as many pieces as you like; you are asked before it is dealt.",
    ),
    (
        "The hero's power",
        "Every hero has one power, which turns the hero face down: it can be used once a match. Click the hero; you "
        "are asked again before it turns.",
    ),
)

HELP_PICTURES = {
    "A turn": HelpPicture("1_resources", 4),
    "Resources and quests": HelpPicture("5_quests", 2),
    "The chain": HelpPicture("4_chain", 2),
    "Attacks": HelpPicture("3_protecting", 1),
    "Strikes and armor": HelpPicture("3_protecting", 3),
    "The hero's power": HelpPicture("6_game", 4),
}
