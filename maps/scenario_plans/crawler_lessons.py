"""The course of Crawler: both struggles of a round, cards and pools, combat triggers, Quests."""

from __future__ import annotations

from scenario_plans.card_lessons import Course, in_hand, story
from scenario_plans.drawing import Plan, Thing, thing
from scenario_plans.lesson_steps import read

_COURSE = Course("crawler", "the_crypt.tmx")
_led, _drawn = _COURSE.led, _COURSE.drawn

_CRYPT = '{"seats": [{}]}'

_PARTY = ("Hedge Knight", "Gallows Captain", "Shrine Keeper", "Ember Adept")


def _event(until: str) -> dict[str, object]:
    return {"wait": "event", "until": until} if until else {}


def _play(say: str, card: str) -> dict[str, object]:
    return {"say": say, "allow": f"Play {card}", "card": card, "mistake": f"Click {card} in your hand."}


def _send(say: str, who: str, *, until: str = "") -> dict[str, object]:
    """Return a step that activates an Adventurer."""
    mistake = f"Click the {who} in your party."
    return {"say": say, "allow": f"Activate {who}", "card": who, "mistake": mistake, **_event(until)}


def _wound(say: str, monster: str, *, until: str = "") -> dict[str, object]:
    mistake = f"Click the {monster}."
    return {"say": say, "allow": f"Wound {monster}", "card": monster, "mistake": mistake, **_event(until)}


def _attack(until: str) -> dict[str, object]:
    return {"say": "Attack.", "allow": "=Attack", "button": "attack", **_event(until)}


def _defend(say: str) -> dict[str, object]:
    return {"say": say, "allow": "Take what comes", "button": "defend", **_event("it is held")}


_MONSTERS = _led(
    "1_attack",
    "Attacking the Encounter",
    "Adventurers and cards together must reach the monsters' Stamina.",
    read(
        "The Encounter lies above. Your attack must reach its monsters' Stamina, Life and Armour: 5 together.",
        card="Cave Rat Swarm",
    ),
    _play("Play Ember Bolt. It costs 1 Magic: the best Magic in the party must be enough, not the sum.", "Ember Bolt"),
    _send(
        "Now Adventurers: each adds 1 Power, once a round, whatever its card shows. Send the Hedge Knight.",
        "Hedge Knight",
    ),
    _send("And the Gallows Captain.", "Gallows Captain"),
    _send("And the Shrine Keeper: that makes 5.", "Shrine Keeper"),
    _attack("The attack: 5 against 5, won"),
    _wound("Won: one monster takes a Wound. Choose the Cistern Eel.", "Cistern Eel"),
    read("Point at a figure beside your name to read what it counts.", place="seat 1"),
    setup=_CRYPT,
    seed=1,
    opening="Keep",
    teaches="Encounter; Power; Activate; Wound; Armour",
)


def _table(
    encounter: tuple[str, ...],
    *,
    quest: str = "Den of Evil",
    deck: tuple[str, ...] = ("Horned Ravager",),
    grave: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    wounds: int = 0,
) -> tuple[Thing, ...]:
    """Return the party in its marching order from the front, whose Knight has ``wounds``, and what lies around it: the
    deck from its top."""
    return (
        story("Seat", "us", "The Party", seat=1, side=1, hand=0),
        *(
            thing("Card", card, (5 + 4 * place, 11), card=card, damage=0 if place else wounds)
            for place, card in enumerate(_PARTY)
        ),
        *(thing("Card", f"{card} there", (5 + 4 * place, 3), card=card) for place, card in enumerate(encounter)),
        *_pile("dungeon deck", deck),
        *_pile("dungeon grave", grave),
        *in_hand(1, *hand),
        thing("Card", "quest", (1, 2), card=quest),
    )


def _pile(zone: str, cards: tuple[str, ...]) -> tuple[Thing, ...]:
    return tuple(
        story("Card", f"{zone} {order}", card=card, zone=zone, order=order) for order, card in enumerate(cards, 1)
    )


_DEFENCE = _drawn(
    "2_defence",
    "Retaliation",
    "The monsters that are left strike back at the front of your Marching Order.",
    _table(("Zombie", "Cistern Eel")),
    _send("First your attack: 2 Power are enough against 2 Stamina. Send the Hedge Knight.", "Hedge Knight"),
    _send("And the Gallows Captain. Keep the others: they will have to defend.", "Gallows Captain"),
    _attack("The attack: 2 against 2, won"),
    _wound("Won: wound the Zombie, and it is slain.", "Zombie", until="Zombie takes a Wound"),
    read(
        "Your party's Marching Order runs from left to right. Monsters strike at its front, the Hedge Knight.",
        card="Hedge Knight",
    ),
    read(
        "The Eel is left, and strikes back with 2. Whoever attacked is Activated, and cannot defend.",
        card="Cistern Eel",
    ),
    _send(
        "Anybody upright may defend the front, with 1 Stamina, whatever its Life. Send the Shrine Keeper.",
        "Shrine Keeper",
    ),
    _send("And the Ember Adept: 2 Stamina hold 2 Power.", "Ember Adept", until="it is held"),
    read(
        "Held: equal is enough. With less Stamina the Hedge Knight, in front, would have a Wound now.",
        card="Hedge Knight",
    ),
    read("Each round: monsters enter, you attack, the rest strike back, Adventurers reset, you draw up to 5."),
    read(
        "Monsters enter until the Costs in their corners reach 5. One too dear waits face up on the deck.",
        card="Cistern Eel",
    ),
    teaches="Stamina; Dungeon Retaliation; Reset; Marching Order; Encounter Limit",
)

_TRIGGERS = _drawn(
    "3_triggers",
    "Cards and combat triggers",
    "Some monsters strike before you do; cards stop them, and change who marches in front.",
    _table(("Barrow Wolf", "Zombie"), hand=("Shield Drill", "Flanking March"), wounds=4),
    read(
        "Frenzy is a combat trigger: the Barrow Wolf strikes at your front before you do anything.", card="Barrow Wolf"
    ),
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
    read(
        "A Boost costs nothing more. It needs a class that it shows, in the party, upright or not.", card="Shield Drill"
    ),
    _defend("That is enough: equal Stamina holds, too. Press Defend."),
    read("Held: no Wound. The Wolf is Activated now, and will not strike back after your attack.", card="Barrow Wolf"),
    _play(
        "Now your attack. Flanking March changes the Marching Order, and adds 2 Power to an attack: play it.",
        "Flanking March",
    ),
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
    _send(
        "Without an Adventurer there is no attack, whatever cards add. Send the Shrine Keeper: that makes 3.",
        "Shrine Keeper",
    ),
    _attack("won"),
    _wound("Won. Wound the Barrow Wolf.", "Barrow Wolf", until="Barrow Wolf takes a Wound"),
    read(
        "The Zombie is Simple: each Tactic that you played, such as your March, takes 1 off its Power of 2.",
        card="Zombie",
    ),
    _send(
        "It strikes at your new front, the Captain. He defends himself: send him.",
        "Gallows Captain",
        until="it is held",
    ),
    read(
        "Snare is another combat trigger: discard cards, or your front Adventurer is Activated.", card="Gallows Captain"
    ),
    minutes=3,
    teaches="Combat Trigger; Frenzy; Snare; Boost; Primary Target; Simple",
)

_POOLS = _drawn(
    "4_pools",
    "Pools and Permanents",
    "Four pools pay for your cards; a Permanent stays, and works when it is pressed.",
    _table(("Barrow Wolf", "Zombie"), hand=("Tower Shield", "Healing Draught", "Short Spear"), wounds=3),
    read(
        "Equipment, Magic, Skill, Tactic: four pools. Each is as high as the best Adventurer's, not their sum.",
        place="seat 1",
    ),
    _play(
        "The Hedge Knight's Equipment is 3. Play Tower Shield, a Permanent: it takes 2 of that pool.", "Tower Shield"
    ),
    {
        "say": "1 is left. Play Healing Draught on the Hedge Knight: it has 3 Wounds, and dies of 5.",
        "allow": "Healing Draught",
        "wait": "event",
        "until": "Hedge Knight loses 1 Wound",
        "card": "Healing Draught",
        "mistake": "Click Healing Draught in your hand.",
    },
    read(
        "The pool is used up: Short Spear must wait until your cards leave play, at the end of the round.",
        card="Short Spear",
    ),
    read(
        "A monster with Reach +1 loses that 1 in a round in which you attack with Reach or from farther.",
        card="Short Spear",
    ),
    {
        "say": "The Wolf attacks with 2. Permanents help when used: Spend the Tower Shield, once, for 4 Stamina.",
        "allow": "Spend Tower Shield",
        "card": "Tower Shield",
        "mistake": "Click Tower Shield where it lies beside your party.",
    },
    _defend("That holds, and nobody had to defend: all may attack. Press Defend."),
    read(
        "After the round, cards played or Spent leave, and their pools are free again. Other Permanents stay.",
        card="Tower Shield",
    ),
    read(
        "A pool falls when its best Adventurer dies. A Permanent that it cannot pay for any more leaves, too.",
        card="Hedge Knight",
    ),
    teaches="Cost; Permanent; Spend; Distance; Melee; Reach; Thrown; Ranged",
)

_QUESTS = _drawn(
    "5_quests",
    "Quests",
    "A Quest asks for slain Characters; it is read when a round ends, and completed wins.",
    _table(
        ("Zombie", "Goblin Skulker"),
        quest="Lay Them to Rest",
        grave=("Bone Sentry", "Grave Wisp"),
        hand=("Short Spear",),
    ),
    read(
        "You win with all your Quests complete. You lose without Adventurers, or with no card to draw.",
        card="Lay Them to Rest",
    ),
    read(
        "This Quest wants three Undead or Spirits in the Dungeon grave. Two are there; a Zombie would do.",
        card="Lay Them to Rest",
    ),
    _send("You need 2 Power against their 2 Stamina. Send the Hedge Knight.", "Hedge Knight"),
    _send("And the Gallows Captain.", "Gallows Captain"),
    _attack("The attack: 2 against 2, won"),
    _wound(
        "Won: the Wound is for the Zombie. With as many Wounds as Life it is slain.",
        "Zombie",
        until="Zombie takes a Wound",
    ),
    _send("The goblin strikes back with 1. Let the Shrine Keeper defend: 1 Stamina holds it.", "Shrine Keeper"),
    _defend("That is enough: press Defend."),
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
    _table(
        ("Captive", "Fire Rune", "Zombie", "Cistern Eel"),
        quest="Bring Them Home",
        deck=("Covered Pit", "Captive", "Goblin Skulker", "Zombie", "Captive", "Goblin Skulker"),
        grave=("Goblin Skulker", "Hired Villain"),
        hand=("Short Spear", "Shield Drill", "Sidestep"),
    ),
    read(
        "The Pit has Locked an Adventurer: no attack, no defence, nothing for the pools, until next round.",
        card="Covered Pit",
    ),
    read(
        "A Trap cannot be wounded. This one strikes back with the monsters: 2 Power, at two Adventurers.",
        card="Fire Rune",
    ),
    read(
        "Events and Terrain, such as a Captive, change a rule while they lie there. Look closely to read them.",
        card="Captive",
    ),
    read(
        "Win both struggles of a round, and the Captive is free: a token for your Quest, which asks for 1.",
        card="Bring Them Home",
    ),
    {
        "say": "Free a Captive within three rounds. Everything is allowed; Hints advise you.",
        "wait": "end",
    },
    minutes=4,
    turn_limit=3,
    teaches="Lock; Win Condition; Win Combat",
)

CRAWLER_LESSONS: tuple[Plan, ...] = (_MONSTERS, _DEFENCE, _TRIGGERS, _POOLS, _QUESTS, _CRAWLER_GAME)
