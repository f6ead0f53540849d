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
        "say": "The Encounter lies above. Your attack must reach its monsters' Stamina, Life and Armour: 5 together.",
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
    {"say": "Point at a figure beside your name to read what it counts.", "wait": "read", "place": "seat 1"},
    setup=_CRYPT,
    seed=1,
    opening="Keep",
    teaches="Encounter; Power; Activate; Wound; Armour",
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
    "The monsters that are left strike back at the front of your Marching Order.",
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
        "say": "Your party's Marching Order runs from left to right. Monsters strike at its front, the Hedge Knight.",
        "wait": "read",
        "card": "Hedge Knight",
    },
    {
        "say": "The Eel is left, and strikes back with 2. Whoever attacked is Activated, and cannot defend.",
        "wait": "read",
        "card": "Cistern Eel",
    },
    {
        "say": "Anybody upright may defend the front, with 1 Stamina, whatever its Life. Send the Shrine Keeper.",
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
        "say": "Held: equal is enough. With less Stamina the Hedge Knight, in front, would have a Wound now.",
        "wait": "read",
        "card": "Hedge Knight",
    },
    {
        "say": "Each round: monsters enter, you attack, the rest strike back, Adventurers reset, you draw up to 5.",
        "wait": "read",
    },
    {
        "say": "Monsters enter until the Costs in their corners reach 5. One too dear waits face up on the deck.",
        "wait": "read",
        "card": "Cistern Eel",
    },
    teaches="Stamina; Dungeon Retaliation; Reset; Marching Order; Encounter Limit",
)

_TRIGGERS = _drawn(
    "3_triggers",
    "Cards and combat triggers",
    "Some monsters strike before you do; cards stop them, and change who marches in front.",
    (
        _YOU,
        *_order(*_PARTY, hedge=4),
        *_encounter("Barrow Wolf", "Zombie"),
        *_deck("dungeon deck", "Horned Ravager"),
        *in_hand(1, "Shield Drill", "Flanking March"),
        thing("Card", "quest", (1, 2), card="Den of Evil"),
    ),
    {
        "say": "Frenzy is a combat trigger: the Barrow Wolf strikes at your front before you do anything.",
        "wait": "read",
        "card": "Barrow Wolf",
    },
    {
        "say": "You may respond before combat; here you need not. Press Begin combat.",
        "allow": "Begin combat",
        "wait": "event",
        "until": "Barrow Wolf: combat trigger",
        "button": "begin combat",
    },
    {
        "say": "The Knight in front dies of one Wound more. Play Shield Drill by its second box, its Boost: 3 Stamina.",
        "allow": "Play Shield Drill",
        "card": "Shield Drill",
        "button": "boost",
        "mistake": "Click Shield Drill in your hand, then its Boost.",
    },
    {
        "say": "A Boost costs nothing more. It needs a class that it shows, in the party, upright or not.",
        "wait": "read",
        "card": "Shield Drill",
    },
    {
        "say": "That is enough: equal Stamina holds, too. Press Defend.",
        "allow": "Take what comes",
        "wait": "event",
        "until": "it is held",
        "button": "defend",
    },
    {
        "say": "Held: no Wound. The Wolf is Activated now, and will not strike back after your attack.",
        "wait": "read",
        "card": "Barrow Wolf",
    },
    {
        "say": "Now your attack. Flanking March changes the Marching Order, and adds 2 Power to an attack: play it.",
        "allow": "Play Flanking March",
        "card": "Flanking March",
        "mistake": "Click Flanking March in your hand.",
    },
    {
        "say": "Choose the Gallows Captain, to march in front.",
        "allow": "Gallows Captain",
        "card": "Gallows Captain",
        "mistake": "Click the Gallows Captain in your party.",
    },
    {
        "say": "The others follow as they stood: press Leave it, below in the question.",
        "allow": "=Leave it",
        "wait": "event",
        "until": "The Marching Order is",
        "button": "leave it",
    },
    {
        "say": "Without an Adventurer there is no attack, whatever cards add. Send the Shrine Keeper: that makes 3.",
        "allow": "Activate Shrine Keeper",
        "card": "Shrine Keeper",
        "mistake": "Click the Shrine Keeper in your party.",
    },
    {
        "say": "Attack.",
        "allow": "=Attack",
        "wait": "event",
        "until": "won",
        "button": "attack",
    },
    {
        "say": "Won. Wound the Barrow Wolf.",
        "allow": "Wound Barrow Wolf",
        "wait": "event",
        "until": "Barrow Wolf takes a Wound",
        "card": "Barrow Wolf",
        "mistake": "Click the Barrow Wolf.",
    },
    {
        "say": "The Zombie is Simple: each Tactic that you played, such as your March, takes 1 off its Power of 2.",
        "wait": "read",
        "card": "Zombie",
    },
    {
        "say": "It strikes at your new front, the Captain. He defends himself: send him.",
        "allow": "Activate Gallows Captain",
        "wait": "event",
        "until": "it is held",
        "card": "Gallows Captain",
        "mistake": "Click the Gallows Captain in your party.",
    },
    {
        "say": "Snare is another combat trigger: discard cards, or your front Adventurer is Activated.",
        "wait": "read",
        "card": "Gallows Captain",
    },
    minutes=3,
    teaches="Combat Trigger; Frenzy; Snare; Boost; Primary Target; Simple",
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
        "place": "seat 1",
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
        "say": "The pool is used up: Short Spear must wait until your cards leave play, at the end of the round.",
        "wait": "read",
        "card": "Short Spear",
    },
    {
        "say": "A monster with Reach +1 loses that 1 in a round in which you attack with Reach or from farther.",
        "wait": "read",
        "card": "Short Spear",
    },
    {
        "say": "The Wolf attacks with 2. Permanents help when used: Spend the Tower Shield, once, for 4 Stamina.",
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
        "say": "After the round, cards played or Spent leave, and their pools are free again. Other Permanents stay.",
        "wait": "read",
        "card": "Tower Shield",
    },
    {
        "say": "A pool falls when its best Adventurer dies. A Permanent that it cannot pay for any more leaves, too.",
        "wait": "read",
        "card": "Hedge Knight",
    },
    teaches="Cost; Permanent; Spend; Distance; Melee; Reach; Thrown; Ranged",
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
        *in_hand(1, "Short Spear"),
        thing("Card", "quest", (1, 2), card="Lay Them to Rest"),
    ),
    {
        "say": "You win with all your Quests complete. You lose without Adventurers, or with no card to draw.",
        "wait": "read",
        "card": "Lay Them to Rest",
    },
    {
        "say": "This Quest wants three Undead or Spirits in the Dungeon grave. Two are there; a Zombie would do.",
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
        "say": "That is enough: press Defend.",
        "allow": "Take what comes",
        "wait": "event",
        "until": "it is held",
        "button": "defend",
    },
    {
        "say": "The round ends. Drop cards that you do not want, if any: you draw up to 5. Keep the rest.",
        "allow": "=Keep the rest",
        "wait": "end",
    },
    teaches="Grave; Hand Limit",
)

_CRAWLER_GAME = _drawn(
    "6_game",
    "Free the Captive",
    "Captives, traps and Locks; then a dungeon of your own, and everything is allowed.",
    (
        _YOU,
        *_order(*_PARTY),
        *_encounter("Captive", "Fire Rune", "Zombie", "Cistern Eel"),
        *_deck("dungeon deck", "Covered Pit", "Captive", "Goblin Skulker", "Zombie", "Captive", "Goblin Skulker"),
        *_deck("dungeon grave", "Goblin Skulker", "Hired Villain"),
        *in_hand(1, "Short Spear", "Shield Drill", "Sidestep"),
        thing("Card", "quest", (1, 2), card="Bring Them Home"),
    ),
    {
        "say": "The Pit has Locked an Adventurer: no attack, no defence, nothing for the pools, until next round.",
        "wait": "read",
        "card": "Covered Pit",
    },
    {
        "say": "A Trap cannot be wounded. This one strikes back with the monsters: 2 Power, at two Adventurers.",
        "wait": "read",
        "card": "Fire Rune",
    },
    {
        "say": "Events and Terrain, such as a Captive, change a rule while they lie there. Look closely to read them.",
        "wait": "read",
        "card": "Captive",
    },
    {
        "say": "Win both struggles of a round, and the Captive is free: a token for your Quest, which asks for 1.",
        "wait": "read",
        "card": "Bring Them Home",
    },
    {
        "say": "Free a Captive within three rounds. Everything is allowed; Hints advise you.",
        "wait": "end",
    },
    minutes=4,
    turn_limit=3,
    teaches="Lock; Win Condition; Win Combat",
)

CRAWLER_LESSONS: tuple[Plan, ...] = (_MONSTERS, _DEFENCE, _TRIGGERS, _POOLS, _QUESTS, _CRAWLER_GAME)
