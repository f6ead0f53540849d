"""The courses of Heroes, Factions and Crawler: plain matches that are led through."""

from __future__ import annotations

from scenario_plans.drawing import Plan
from scenario_plans.lesson_steps import steps


def _lesson(game: str, board: str, file: str, title: str, about: str, *said: dict[str, object], **more: object) -> Plan:
    """Return a lesson on a table of cards."""
    words: dict[str, object] = {"about": about, "minutes": 2, **more}
    return Plan(game, file, board, title, words, steps(*said), folder="lessons", group="Lesson")


# Heroes

_QUICK = '{"decks": "quick"}'
_KEEP = "Keep; Keep"
_FIRST_TURNS = (
    f"{_KEEP}; Place Tower Shield face down; Play Lamplighter Recruit; Pass, or end; "
    "Place Call from the Barrow face down; Play Marsh Skitterer; Pass, or end; =Pass; =Pass"
)

_RESOURCES = _lesson(
    "heroes",
    "lantern_hall.tmx",
    "1_resources",
    "Resources and allies",
    "Any card can become a resource, one a turn; resources pay for the others.",
    {
        "say": "Any card can be a resource, one a turn. Click the Tower Shield, and place it face down.",
        "allow": "Place Tower Shield face down",
        "card": "Tower Shield",
        "mistake": "Click the Tower Shield in your hand.",
    },
    {
        "say": "Now you can pay 1. Play the Lamplighter Recruit, an ally: click it.",
        "allow": "Play Lamplighter Recruit",
        "wait": "event",
        "until": "Lamplighter Recruit comes into play",
        "card": "Lamplighter Recruit",
        "mistake": "Click the Lamplighter Recruit in your hand.",
    },
    {
        "say": "Playing it exhausted the resource. It readies in your next turn, and you place another.",
        "wait": "read",
    },
    {
        "say": "An ally that came this turn cannot attack yet. End your turn.",
        "allow": "Pass, or end",
        "wait": "event",
        "until": "Turn 2",
        "card": "Lamplighter Recruit",
    },
    setup=_QUICK,
    seed=4,
    opening=_KEEP,
)

_COMBAT = _lesson(
    "heroes",
    "lantern_hall.tmx",
    "2_combat",
    "Combat",
    "Attacker and defender strike at once, and damage stays.",
    {
        "say": "Last turn's Recruit is ready now. Attack the Marsh Skitterer with it.",
        "allow": "Lamplighter Recruit attacks Marsh Skitterer",
        "card": "Lamplighter Recruit",
        "mistake": "Click the Recruit, then the Skitterer on the other side.",
    },
    {
        "say": "Whoever holds an instant is asked before blows fall. Pass, and again, until they do.",
        "allow": "=Pass",
        "wait": "event",
        "until": "Lamplighter Recruit deals",
        "reply": "=Pass; =Pass; =Pass",
    },
    {
        "say": "Both struck at once, and both fell. What survives keeps its damage.",
        "wait": "read",
    },
    {
        "say": "Whose hero has as much damage as health is out: that ends the match.",
        "wait": "read",
        "place": "seat 2",
    },
    setup=_QUICK,
    seed=4,
    opening=_FIRST_TURNS,
)

_HEROES_GAME = _lesson(
    "heroes",
    "lantern_hall.tmx",
    "3_game",
    "A short game",
    "Quick decks against an easy opponent, six turns each. Everything is allowed.",
    {
        "say": "Now you play: six turns each, against an easy opponent. Everything is allowed.",
        "wait": "end",
    },
    setup='{"decks": "quick", "last_turn": 12}',
    seed=4,
    opening=_KEEP,
    minutes=6,
)

# Factions

_BUILD = _lesson(
    "factions",
    "stone_hall.tmx",
    "1_zones",
    "Building and advancing",
    "Build points bring units into your home zone; units advance zone by zone.",
    {
        "say": "In your build turn cards cost build points. Play a Knight: it comes into your home zone.",
        "allow": "Play Knight",
        "wait": "event",
        "until": "Knight comes into play",
        "card": "Knight",
        "reply": "Pass",
        "mistake": "Click a Knight in your hand.",
    },
    {
        "say": "End your build turn. Then combat begins, and units act one after the other.",
        "allow": "End build turn",
        "wait": "event",
        "until": "Combat",
        "reply": "End build turn",
    },
    {
        "say": "Choose the Knight, then zone 2: a unit advances to the next zone.",
        "allow": "Activate Knight; Move Knight to zone 2",
        "until": "Move Knight to zone 2",
        "card": "Knight",
        "mistake": "Click the Knight, then the zone beside it.",
    },
    {
        "say": "One more: to zone 3, the middle.",
        "allow": "Move Knight to zone 3",
        "mistake": "Click zone 3.",
    },
    {
        "say": "Alone in a zone you control it, and it pays at your upkeep. End the unit's turn.",
        "allow": "End this unit's turn",
        "wait": "event",
        "until": "Cycle 2",
        "card": "Knight",
    },
    setup="{}",
    seed=1,
)

_ATTACK = _lesson(
    "factions",
    "stone_hall.tmx",
    "2_attack",
    "Attacking",
    "One die of twenty faces and attack, against defence.",
    {
        "say": "Your Knight and their Elemental met in the middle. Choose the Knight.",
        "allow": "Activate Knight",
        "card": "Knight",
        "mistake": "Click the Knight in the middle zone.",
    },
    {
        "say": "Attack the Elemental: a die of twenty faces and your attack, against its defence.",
        "allow": "attacks Energy Elemental",
        "wait": "event",
        "until": "Energy Elemental takes; misses; no damage",
        "card": "Energy Elemental",
        "reply": "=Pass; =Pass",
        "mistake": "Click the Elemental in the same zone.",
    },
    {
        "say": "A 19 and attack 10 beat defence 16. A 20 doubles the damage; a 1 always misses.",
        "wait": "read",
    },
    {
        "say": "Break through to their capital and bring it below 0: that wins the match.",
        "wait": "read",
    },
    setup="{}",
    seed=1,
    opening="Play Knight; End build; Play Energy; End build; Activate Knight; Move Knight to zone 2; "
    "Move Knight to zone 3; End this; Activate Energy; to zone 4; to zone 3; End this; End build; End build; "
    "Activate Energy; End this",
)

_FACTIONS_GAME = _lesson(
    "factions",
    "stone_hall.tmx",
    "3_game",
    "Two cycles alone",
    "Two cycles against an easy opponent. Everything is allowed.",
    {
        "say": "Now you play: two cycles against an easy opponent. Build, advance, take zones; everything is allowed.",
        "wait": "event",
        "until": "Cycle 3",
    },
    setup="{}",
    seed=1,
    minutes=5,
)

# Crawler

_CRYPT = '{"seats": [{}]}'

_MONSTERS = _lesson(
    "crawler",
    "the_crypt.tmx",
    "1_attack",
    "Attacking the Encounter",
    "Adventurers and cards together must reach the monsters' defence.",
    {
        "say": "These monsters are the Encounter. Your attack must reach their defence of 5, all together.",
        "wait": "read",
        "card": "Cave Rat Swarm",
    },
    {
        "say": "Play Ember Bolt. It costs 1 Magic: the best Magic in the party must be enough, not the sum.",
        "allow": "Play Ember Bolt",
        "card": "Ember Bolt",
        "mistake": "Click Ember Bolt in your hand.",
    },
    {
        "say": "Now Adventurers: each adds its Power once a round. Send the Hedge Knight.",
        "allow": "Activate Hedge Knight",
        "card": "Hedge Knight",
        "mistake": "Click the Hedge Knight in your party.",
    },
    {
        "say": "And the Gallows Captain.",
        "allow": "Activate Gallows Captain",
        "card": "Gallows Captain",
        "mistake": "Click the Gallows Captain in your party.",
    },
    {
        "say": "And the Shrine Keeper: that makes 5.",
        "allow": "Activate Shrine Keeper",
        "card": "Shrine Keeper",
        "mistake": "Click the Shrine Keeper in your party.",
    },
    {
        "say": "Attack.",
        "allow": "=Attack",
        "wait": "event",
        "until": "The attack: 5 against 5, won",
        "button": "attack",
    },
    {
        "say": "Won: one monster takes a Wound. Choose the Cistern Eel.",
        "allow": "Cistern Eel",
        "card": "Cistern Eel",
        "mistake": "Click the Cistern Eel.",
    },
    setup=_CRYPT,
    seed=1,
    opening="Keep",
)

_DEFENCE = _lesson(
    "crawler",
    "the_crypt.tmx",
    "2_defence",
    "Retaliation",
    "The monsters strike back at whoever is left.",
    {
        "say": "The monsters strike back. Whoever attacked is spent, and cannot defend.",
        "wait": "read",
    },
    {
        "say": "The Ember Adept is left. Let it defend.",
        "allow": "Activate Ember Adept",
        "card": "Ember Adept",
        "mistake": "Click the Ember Adept in your party.",
    },
    {
        "say": "That is all you have: take what comes.",
        "allow": "Take what comes",
        "wait": "event",
        "until": "Round 2; Wound",
        "button": "take",
    },
    {
        "say": "Round by round the Adventurers reset, cards are drawn, and new monsters fill the Encounter.",
        "wait": "read",
    },
    setup=_CRYPT,
    seed=1,
    opening="Keep; Play Ember Bolt; Activate Hedge Knight; Activate Gallows; Activate Shrine; =Attack; Cistern",
)

_CRAWLER_GAME = _lesson(
    "crawler",
    "the_crypt.tmx",
    "3_game",
    "Two rounds alone",
    "Two rounds in the dungeon. Everything is allowed.",
    {
        "say": "Now you play two rounds. Everything is allowed; live to see the third.",
        "wait": "event",
        "until": "Round 3",
    },
    setup=_CRYPT,
    seed=7,
    opening="Keep",
    minutes=5,
)

CARD_LESSONS: tuple[Plan, ...] = (
    _RESOURCES, _COMBAT, _HEROES_GAME, _BUILD, _ATTACK, _FACTIONS_GAME, _MONSTERS, _DEFENCE, _CRAWLER_GAME,
)  # fmt: skip
