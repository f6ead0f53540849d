"""How Factions is played, page by page: headings and texts."""

from __future__ import annotations

from game.ui.games.game_ui import HelpPicture

HELP_PAGES = (
    (
        "What it is about",
        "Two capitals stand at the ends of five zones. Bring the other capital's hit points {icon:hp} below "
        "0 to win. Units march from zone to zone, and what they hold pays for more of them.",
    ),
    (
        "Decks",
        "A deck has sixty cards, at most six of a name, and declares one faction. Cards of another faction cost a "
        "fifth more. Each faction has a gift of its own: more build points, magic on high rolls, a stronger capital, "
        "a capital that attacks, another draw, cheaper hirelings. On each card stands its rarity {icon:star}: C is "
        "common, UC uncommon, R rare, VR very rare. Point at a faction when a match is set up to read what its deck is "
        "like; build your own under Decks.",
    ),
    (
        "A cycle",
        "**1. Upkeep**: both draw a card and get 20 build points, and 2 for each zone that they alone hold, home left "
        "out. Units untap. The first cycle has no upkeep.\n"
        "**2. Build**: one after the other, both recruit units at home, give them equipment, build locations in zones "
        "that they control, and may raze the other's with two units.\n"
        "**3. Combat**: in turns, each player activates one unit, until all have acted. **No more units** (E) lets "
        "those of yours that are left do nothing: each ends its turn as soon as it is activated. Who begins changes "
        "from cycle to cycle.",
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
        "the phase go by. About your own cards, moves and attacks you are asked only if the settings say so.",
    ),
    (
        "Commanders and locations",
        "Commanders {icon:crown} make their followers better in their own zone and those beside it. Locations work "
        "for a zone, some for everybody in it. Cards, locations, graveyards: point at anything to read about it at "
        "the right.",
    ),
    (
        "Tables",
        "A match lies on a table that can be drawn in Tiled. Choose it when a match is set up, or lay another with "
        "the round arrow at the upper right.",
    ),
)

HELP_PICTURES = {
    "A cycle": HelpPicture("1_zones", 1),
    "A unit's turn": HelpPicture("1_zones", 4),
    "Attacks": HelpPicture("2_attack", 2),
    "Magic": HelpPicture("4_magic", 2, "Mage"),
    "The stack": HelpPicture("3_stack", 2),
}
