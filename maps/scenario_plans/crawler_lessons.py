"""The course of Crawler: both struggles of a round, cards and pools, combat triggers, Quests."""

from __future__ import annotations

from scenario_plans.card_lessons import Course, in_hand, story
from scenario_plans.drawing import Plan, Thing, thing

_COURSE = Course("crawler", "the_crypt.tmx")
_led, _drawn = _COURSE.led, _COURSE.drawn

_CRYPT = '{"seats": [{}]}'

_MONSTERS = _led(
    "1_attack",
    "Attacking the Encounter",
    "Adventurers and cards together must reach the monsters' Stamina.",
    {
        "say": "Monsters are the Encounter. Your attack must reach their Stamina, all Life and Armour: 5 together.",
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
        "say": "Now Adventurers: each adds 1 Power, once a round, whatever its card shows. Send the Hedge Knight.",
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
        "allow": "Wound Cistern Eel",
        "card": "Cistern Eel",
        "mistake": "Click the Cistern Eel.",
    },
    setup=_CRYPT,
    seed=1,
    opening="Keep",
    teaches="Encounter; Power; Activate; Wound",
)


def _order(*cards: str, **wounds: int) -> tuple[Thing, ...]:
    """Return the party in its marching order from the front, and the wounds of those who have some."""
    return tuple(
        thing("Card", card, (5 + 4 * place, 11), card=card, damage=wounds.get(card.split()[0].lower(), 0))
        for place, card in enumerate(cards)
    )


def _encounter(*cards: str) -> tuple[Thing, ...]:
    return tuple(thing("Card", f"{card} there", (5 + 4 * place, 3), card=card) for place, card in enumerate(cards))


def _deck(what: str, *cards: str) -> tuple[Thing, ...]:
    """Return cards of a deck from its top, or of a grave."""
    return tuple(
        story("Card", f"{what} {order}", card=card, zone=what, order=order) for order, card in enumerate(cards, 1)
    )


_PARTY = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")
_YOU = story("Seat", "us", "The Party", seat=1, side=1, hand=0)

_DEFENCE = _drawn(
    "2_defence",
    "Retaliation",
    "The monsters that are left strike back at whoever marches in front.",
    (
        _YOU,
        *_order(*_PARTY),
        *_encounter("Zombie", "Cistern Eel"),
        *_deck("dungeon deck", "Horned Ravager"),
        thing("Card", "quest", (1, 2), card="Den of Evil"),
    ),
    {
        "say": "First your attack: 2 Power are enough against 2 Stamina. Send the Hedge Knight.",
        "allow": "Activate Hedge Knight",
        "card": "Hedge Knight",
        "mistake": "Click the Hedge Knight in your party.",
    },
    {
        "say": "And the Gallows Captain. Keep the others: they will have to defend.",
        "allow": "Activate Gallows Captain",
        "card": "Gallows Captain",
        "mistake": "Click the Gallows Captain in your party.",
    },
    {
        "say": "Attack.",
        "allow": "=Attack",
        "wait": "event",
        "until": "The attack: 2 against 2, won",
        "button": "attack",
    },
    {
        "say": "Won: wound the Zombie, and it is slain.",
        "allow": "Wound Zombie",
        "wait": "event",
        "until": "Zombie takes a Wound",
        "card": "Zombie",
        "mistake": "Click the Zombie.",
    },
    {
        "say": "The Eel is left, and strikes back with 2. Whoever attacked is Activated, and cannot defend.",
        "wait": "read",
        "card": "Cistern Eel",
    },
    {
        "say": "Two are left. Each defends with 1 Stamina, whatever its Life. Let the Shrine Keeper defend.",
        "allow": "Activate Shrine Keeper",
        "card": "Shrine Keeper",
        "mistake": "Click the Shrine Keeper in your party.",
    },
    {
        "say": "And the Ember Adept: 2 Stamina hold 2 Power.",
        "allow": "Activate Ember Adept",
        "wait": "event",
        "until": "it is held",
        "card": "Ember Adept",
        "mistake": "Click the Ember Adept in your party.",
    },
    {
        "say": "Held. With less Stamina whoever marches in front, the Hedge Knight, would have a Wound now.",
        "wait": "read",
        "card": "Hedge Knight",
    },
    {
        "say": "Round by round the Adventurers reset, cards are drawn, and new monsters fill the Encounter.",
        "wait": "read",
    },
    teaches="Stamina; Dungeon Retaliation; Reset",
)

_TRIGGERS = _drawn(
    "3_triggers",
    "Cards and combat triggers",
    "Some monsters strike before you do, and cards stop them.",
    (
        _YOU,
        *_order(*_PARTY),
        *_encounter("Barrow Wolf"),
        *_deck("dungeon deck", "Horned Ravager"),
        *in_hand(1, "Shield Drill"),
        thing("Card", "quest", (1, 2), card="Den of Evil"),
    ),
    {
        "say": "Frenzy is a combat trigger: the Barrow Wolf attacks your front Adventurer before you do anything.",
        "wait": "read",
        "card": "Barrow Wolf",
    },
    {
        "say": "Its Power is 2. Play Shield Drill with its Boost: a Fighter in the party makes it 3 Stamina.",
        "allow": "Play Shield Drill, boosted",
        "card": "Shield Drill",
        "mistake": "Click Shield Drill in your hand, and take its Boost.",
    },
    {
        "say": "That is enough, and equal Stamina would hold, too. Press Defend.",
        "allow": "Take what comes",
        "wait": "event",
        "until": "it is held",
        "button": "defend",
    },
    {
        "say": "Held: no Wound. The wolf is Activated now, and will not strike back after your attack.",
        "wait": "read",
        "card": "Barrow Wolf",
    },
    minutes=1,
    teaches="Combat Trigger; Frenzy; Boost; Primary Target",
)

_POOLS = _drawn(
    "4_pools",
    "Pools and Permanents",
    "Four pools pay for your cards; a Permanent stays, and works when it is pressed.",
    (
        _YOU,
        *_order(*_PARTY, hedge=3),
        *_encounter("Barrow Wolf", "Zombie"),
        *_deck("dungeon deck", "Horned Ravager"),
        *in_hand(1, "Tower Shield", "Healing Draught", "Short Spear"),
        thing("Card", "quest", (1, 2), card="Den of Evil"),
    ),
    {
        "say": "Equipment, Magic, Skill, Tactic: four pools. Each is as high as the best Adventurer's, not their sum.",
        "wait": "read",
        "card": "Hedge Knight",
    },
    {
        "say": "The Hedge Knight's Equipment is 3. Play Tower Shield, a Permanent: it takes 2 of that pool.",
        "allow": "Play Tower Shield",
        "card": "Tower Shield",
        "mistake": "Click Tower Shield in your hand.",
    },
    {
        "say": "1 is left. Play Healing Draught on the Hedge Knight: it has 3 Wounds, and dies of 5.",
        "allow": "Healing Draught",
        "wait": "event",
        "until": "Hedge Knight loses 1 Wound",
        "card": "Healing Draught",
        "mistake": "Click Healing Draught in your hand.",
    },
    {
        "say": "The pool is used up: Short Spear must wait.",
        "wait": "read",
        "card": "Short Spear",
    },
    {
        "say": "The Wolf attacks with 2. A Permanent adds nothing until it is used: press Tower Shield, for 4 Stamina.",
        "allow": "Spend Tower Shield",
        "card": "Tower Shield",
        "mistake": "Click Tower Shield where it lies beside your party.",
    },
    {
        "say": "That holds, and nobody had to defend: all may attack. Press Defend.",
        "allow": "Take what comes",
        "wait": "event",
        "until": "it is held",
        "button": "defend",
    },
    {
        "say": "Cards leave play after the round; a Permanent stays, until it is Spent, as the Shield is now.",
        "wait": "read",
        "card": "Tower Shield",
    },
    teaches="Cost; Permanent; Marching Order",
)

_QUESTS = _drawn(
    "5_quests",
    "Quests",
    "A Quest asks for slain Characters; it is read when a round ends, and completed wins.",
    (
        _YOU,
        *_order(*_PARTY),
        *_encounter("Zombie", "Goblin Skulker"),
        *_deck("dungeon deck", "Horned Ravager"),
        *_deck("dungeon grave", "Bone Sentry", "Grave Wisp"),
        thing("Card", "quest", (1, 2), card="Lay Them to Rest"),
    ),
    {
        "say": "Your Quest wants three Undead or Spirits in the Dungeon grave. Two are there; a Zombie would do.",
        "wait": "read",
        "card": "Lay Them to Rest",
    },
    {
        "say": "You need 2 Power against their 2 Stamina. Send the Hedge Knight.",
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
        "say": "Attack.",
        "allow": "=Attack",
        "wait": "event",
        "until": "The attack: 2 against 2, won",
        "button": "attack",
    },
    {
        "say": "Won: the Wound is for the Zombie. With as many Wounds as Life it is slain.",
        "allow": "Wound Zombie",
        "wait": "event",
        "until": "Zombie takes a Wound",
        "card": "Zombie",
        "mistake": "Click the Zombie.",
    },
    {
        "say": "The goblin strikes back with 1. Let the Shrine Keeper defend: 1 Stamina holds it.",
        "allow": "Activate Shrine Keeper",
        "card": "Shrine Keeper",
        "mistake": "Click the Shrine Keeper in your party.",
    },
    {
        "say": "Press Defend. The round ends: the Zombie goes to the grave as the third, and your Quest is read.",
        "allow": "Take what comes",
        "wait": "end",
        "button": "defend",
    },
    teaches="Grave; Win Combat",
)

_CRAWLER_GAME = _led(
    "6_game",
    "Two rounds alone",
    "Two rounds in the dungeon. Everything is allowed.",
    {
        "say": "Completed Quests win; without Adventurers you lose. The sum at the side shows what strikes back.",
        "wait": "read",
    },
    {
        "say": "Words that you do not know, such as Contact or Lock: point at the card and press F1.",
        "wait": "read",
    },
    {
        "say": "Live to see the third round. Everything is allowed; Hints advise you.",
        "wait": "event",
        "until": "Round 3",
    },
    setup=_CRYPT,
    seed=7,
    opening="Keep",
    minutes=5,
    teaches="Win Condition; Lose Condition",
)

CRAWLER_LESSONS: tuple[Plan, ...] = (_MONSTERS, _DEFENCE, _TRIGGERS, _POOLS, _QUESTS, _CRAWLER_GAME)
