"""The words of the help page that are no rules: how a match goes, told in a minute or two."""

from __future__ import annotations

_ARENA = (
    (
        "What it is about",
        "Planeswalkers fight on ground that rises and falls. In a **duel**, and between **teams of two**, whoever has "
        "no Planeswalker left has lost. If all still stand when the last turn is over (30 in a duel, 60 between "
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
        "**3. Move** each figure of the card.\n"
        "**4. Attack** once with each figure of the card, in any order, when all have moved. Then you may cast spells "
        "again: three in a turn, both times together.\n"
        "**5. End the turn**: what lasts for a turn is over, and the turn marker goes on. Seven cards are the most "
        "that a hand may keep.",
    ),
    (
        "Moving",
        "A step costs 1, and 1 more for each level that it climbs; going down costs 1. Nobody climbs as many levels "
        "at once as it is high. Who drops that far onto land rolls a die, and a hit is 1 damage. Water lies one level "
        "lower and ends the move. Friends may be passed, enemies not, and no move ends on a figure or a pillar. A "
        "ruin's wall cannot be crossed. A figure of two spaces goes with its front first, the back follows into the "
        "space that the front has left, and it may turn about at any time.",
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
        "sight. If one of them finds no room, the squad stays in the reserve.",
    ),
    (
        "Spells",
        "**Sorceries** do what they say and are gone. **Enchantments** stay on an army card. **Hidden enchantments** "
        "are laid face down on a card of your own; when their moment comes you are asked whether to turn them over, "
        "the topmost first. A deck has twelve cards for at most 200 points, all of the Planeswalker's colour.",
    ),
    (
        "Glyphs",
        "A figure that comes upon a glyph stops there. For as long as it stands on one of power, toughness or move, "
        "all figures of its player have more of that. Knowledge is read once and gone. Some glyphs lie face down until "
        "somebody steps on them.",
    ),
)

_FACTIONS = (
    (
        "What it is about",
        "Two capitals stand at the ends of five zones. Whoever brings the other capital's hit points {icon:hp} below "
        "0 wins. Units march from zone to zone, and what they hold pays for more of them.",
    ),
    (
        "Decks",
        "A deck has sixty cards, at most six of a name, and declares one faction. Cards of another faction cost a "
        "fifth more. Each faction has a gift of its own: more build points, magic on high rolls, a stronger capital, "
        "a capital that attacks, another draw, cheaper hirelings. Point at a faction when a match is set up to read "
        "what its deck is like; build your own under Decks.",
    ),
    (
        "A cycle",
        "**1. Upkeep**: both draw a card and get 20 build points, and 2 for each zone that they alone hold, home left "
        "out. Units stand up. The first cycle has no upkeep.\n"
        "**2. Build**: one after the other, both recruit units at home, give them equipment, build locations in zones "
        "that they control, and may raze the other's with two units.\n"
        "**3. Combat**: in turns, each player activates one unit, until all have acted. Who begins changes from cycle "
        "to cycle.",
    ),
    (
        "A unit's turn",
        "One zone and an attack, in either order, or two zones and no attack. An enemy in its zone bars the way "
        "forward, not the way back. Some abilities take the place of the attack, of the move, or of the whole turn; "
        "the card says which. Click a zone to go there: the mark in its corner counts the steps.",
    ),
    (
        "Attacks",
        "The d20 {icon:d20} and the attack figure {icon:blade} against the defense {icon:shield} of the target: as "
        "much or more hits, and the damage {icon:damage} is done. A 20 always hits and does double damage, a 1 always "
        "misses, and a capital cannot be missed. A unit falls when its damage is more than its hit points. Without "
        "Ranged an attack reaches its own zone only. Point at an enemy to see the exact odds and what they are made "
        "of.",
    ),
    (
        "Magic",
        "Magic points {icon:magic} come with a unit and grow at each upkeep by the figure behind the plus. In a cycle "
        "a unit pays for one effect: one of its abilities, another roll of its attack or of a save that has failed, "
        "or one zone more.",
    ),
    (
        "The stack",
        "What is played waits on the stack, and both may answer it; the last that was added happens first. Battle "
        "cards and many abilities can be used at any such moment: when an attack is declared, hits or misses, when "
        "something is destroyed, when a turn or a phase begins or ends. Point at a card of the stack to see what it "
        "is aimed at. How often you are asked is chosen when a match is set up; **Pass all turn** lets the rest of "
        "the phase go by.",
    ),
    (
        "Commanders and locations",
        "Commanders {icon:star} make their followers better in their own zone and those beside it. Locations work "
        "for a zone, some for everybody in it. Cards, locations, graveyards: whatever you point at is told at the "
        "right.",
    ),
    (
        "Tables",
        "A match lies on a table that can be drawn in Tiled. Choose it when a match is set up, or lay another with "
        "the round arrow at the upper right.",
    ),
)

WALKTHROUGHS: dict[str, tuple[tuple[str, str], ...]] = {
    "skirmish": (
        (
            "What it is about",
            "Each player guards a vault of twenty gold. Every creature that is destroyed costs its owner as much gold "
            "as its level. When a vault cannot pay, the turn that is on is the last: each gold that is missing is a "
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
            "to attack, to use a power or to play a standard card.\n**3. Deploy**: pay the level of a creature of "
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
    ),
    "arena": _ARENA,
    "factions": _FACTIONS,
}


def glossary_of(game: str) -> dict[str, str]:
    """A game's words and what they mean, as its rules tell them; empty for a game that has none."""
    if game == "skirmish":
        from game.rules.skirmish.words import GLOSSARY

        return dict(GLOSSARY)
    if game == "arena":
        from game.rules.arena.card_words import GLOSSARY

        return dict(GLOSSARY)
    if game == "factions":
        from game.rules.factions.card_words import GLOSSARY

        return dict(GLOSSARY)
    return {}
