"""How Arena is played, page by page: headings and texts."""

from __future__ import annotations

from game.ui.games.game_ui import HelpPicture

HELP_PAGES = (
    (
        "What it is about",
        "Planeswalkers fight on ground that rises and falls. In a **duel**, and between **teams of two**, a side "
        "without Planeswalkers has lost. If all still stand when the last turn is over (30 in a duel, 60 between "
        "teams), every figure on the battlefield counts its points, and the side with more wins. In a **melee** of "
        "three to five only figures on the violet scoring spaces count, a player without figures is out, and the last "
        "one left wins at once.",
    ),
    (
        "Before the first turn",
        "Everybody rolls the d20 {icon:d20}. The high roller of a duel decides who goes first. Then each "
        "Planeswalker is put into its starting zone, and everybody draws three cards. An army costs at most 500 points "
        "and has one Planeswalker; its squads wait in the reserve until they are summoned.",
    ),
    (
        "A turn in five actions",
        "**1. Draw** a card, while your Planeswalker stands.\n"
        "**2. Choose an army card** that has a figure on the battlefield: this card acts in this turn. Before it moves "
        "you may cast spells, and a Planeswalker may summon up to two squads.\n"
        "**3. Move** each figure of the card: click it and then where it shall go, or drag it there.\n"
        "**4. Attack** once with each figure of the card, in any order, when all have moved. Then you may cast spells "
        "again: three in a turn, both times together.\n"
        "**5. End the turn**: what lasts for a turn is over, and the turn marker goes on. Seven cards are the most "
        "that a hand may keep.",
    ),
    (
        "Moving",
        "A step costs 1, and 1 more for each level that it climbs; going down costs 1. A figure climbs fewer levels "
        "at once than its height. One that drops as far as its height or more onto land rolls a die, and a hit is 1 "
        "damage. Water lies one level lower and ends the move. Friends may be passed, enemies not, and no move ends on "
        "a figure or a pillar. A ruin's wall cannot be crossed. A figure of two spaces goes with its front first, the "
        "back follows into the space that the front has left, and it may turn about at any time.",
    ),
    (
        "Engagement",
        "Two enemies on neighbouring spaces are engaged when neither base is as high as the lower figure is tall. An "
        "engaged figure attacks only those that it is engaged with. Each enemy from which a step breaks away rolls one "
        "die, and a hit is 1 damage that nothing blocks. The way shows these blows before you go it.",
    ),
    (
        "Sight and range",
        "A shot needs the target within range {icon:range}, counted in spaces, and clear sight: from the figure's "
        "eye at least one part of the target's body must be seen past hills, ruins and other figures. Point at a "
        "target to see the line, how much of the body is seen, and what is in the way.",
    ),
    (
        "Dice",
        "A combat die has three hits, two shields and a blank. The attacker rolls as many as its power {icon:power}, "
        "the defender as many as its toughness {icon:toughness}; whoever stands higher has one more. Each hit that no "
        "shield stops is 1 damage. A figure with as much damage as life {icon:life} is destroyed. Before the roll the "
        "screen tells the odds, with the reason of every die.",
    ),
    (
        "Summoning",
        "All figures of a squad are put on free spaces within five spaces of your Planeswalker, and within its clear "
        "sight. If one of them cannot be placed, the squad stays in the reserve.",
    ),
    (
        "Spells",
        "**Sorceries** do what they say and are gone. **Enchantments** stay on an army card. **Hidden enchantments** "
        "are laid face down on a card of your own; when their moment comes you are asked whether to turn them over, "
        "the topmost first. How often you are asked is chosen when a match is set up. A deck has twelve cards for at "
        "most 200 points, all of the Planeswalker's colour.",
    ),
    (
        "Glyphs",
        "A figure that comes upon a glyph stops there. For as long as it stands on one of power, toughness or move, "
        "all figures of its player have more of that. Knowledge is read once and gone. Some glyphs lie face down until "
        "somebody steps on them.",
    ),
)

HELP_PICTURES = {
    "A turn in five actions": HelpPicture("1_one_card", 1),
    "Moving": HelpPicture("2_height", 2),
    "Engagement": HelpPicture("3_engaged", 3),
    "Dice": HelpPicture("4_dice", 1, "Kor Hookmasters"),
    "Summoning": HelpPicture("5_summon", 3),
}
