"""Armies and spell decks: what they may hold, and those that come with the set."""

from __future__ import annotations

from collections import Counter

import msgspec

from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.effects import Colour
from game.rules.arena.cards.spell_cards import SPELL_CARDS

#: What an army and a spell deck may cost at most, and how many cards a spell deck has.
ARMY_COST, SPELL_COST, SPELLS = 500, 200, 12
#: Spell decks are built from that many sets.
SETS = 2


class Army(msgspec.Struct, frozen=True):
    """An army with its spell deck: keys of army cards and of spell cards."""

    cards: tuple[str, ...]
    spells: tuple[str, ...]


def most_of(key: str) -> int | None:
    """Return how many copies of a card an army with its spell deck may hold; None: as many as the points allow. Raises
    KeyError for a card that does not exist."""
    # rule: arena/armies
    if key in ARMY_CARDS:
        card = ARMY_CARDS[key]
        return 1 if card.kind == "planeswalker" or card.unique else None
    # rule: arena/spell_decks
    return SETS * SPELL_CARDS[key].copies


def why_no_more(army: Army, key: str) -> str:
    """Return why one more copy of a card may not go into the army or its spell deck; "" when it may."""
    if key in ARMY_CARDS and ARMY_CARDS[key].kind == "planeswalker":
        leader = next((ARMY_CARDS[held] for held in army.cards if ARMY_CARDS[held].kind == "planeswalker"), None)
        return f"An army has exactly one Planeswalker, and this one has {leader.name}." if leader else ""
    most = most_of(key)
    if most is None or (army.cards + army.spells).count(key) < most:
        return ""
    if key in ARMY_CARDS:
        return f"{ARMY_CARDS[key].name} is unique: an army holds it once."
    return f"Max {most} of {SPELL_CARDS[key].name} per deck: {SETS} sets of {SPELL_CARDS[key].copies}."


def flaws_of_army(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return why an army is not legal, a sentence each; empty when it is."""
    # rule: arena/armies
    unknown = [key for key in cards if key not in ARMY_CARDS]
    if unknown:
        return (f"There is no army card {unknown[0]!r}.",)
    records = [ARMY_CARDS[key] for key in cards]
    walkers = [record for record in records if record.kind == "planeswalker"]
    found = []
    if len(walkers) != 1:
        found.append(f"An army has exactly one Planeswalker, not {len(walkers)}.")
    else:
        others = [record.name for record in records if record.colour != walkers[0].colour]
        found.extend(f"{name} is not {walkers[0].colour}, like {walkers[0].name}." for name in others)
    for key, count in Counter(cards).items():
        if count > 1 and ARMY_CARDS[key].unique and ARMY_CARDS[key].kind == "squad":
            found.append(f"{ARMY_CARDS[key].name} is unique: an army holds it once.")
    cost = sum(record.cost for record in records)
    if cost > ARMY_COST:
        found.append(f"The army costs {cost}; at most {ARMY_COST} are allowed.")
    return tuple(found)


def flaws_of_spells(spells: tuple[str, ...], colour: Colour | None) -> tuple[str, ...]:
    """Return why a spell deck is not legal for a Planeswalker of that colour, a sentence each; empty when it is."""
    # rule: arena/spell_decks
    unknown = [key for key in spells if key not in SPELL_CARDS]
    if unknown:
        return (f"There is no spell card {unknown[0]!r}.",)
    found = []
    if len(spells) != SPELLS:
        found.append(f"A spell deck has {SPELLS} cards, not {len(spells)}.")
    for key, count in Counter(spells).items():
        record = SPELL_CARDS[key]
        if colour is not None and record.colour != colour:
            found.append(f"{record.name} is {record.colour}; the Planeswalker casts {colour} spells.")
        most = most_of(key)
        if most is not None and count > most:
            found.append(f"{SETS} sets hold {most} of {record.name}, not {count}.")
    cost = sum(SPELL_CARDS[key].cost for key in spells)
    if cost > SPELL_COST:
        found.append(f"The spell deck costs {cost}; at most {SPELL_COST} are allowed.")
    return tuple(found)


def colour_of(cards: tuple[str, ...]) -> Colour | None:
    """Return the colour of an army's Planeswalker; None for an army without one."""
    known = (ARMY_CARDS[key] for key in cards if key in ARMY_CARDS)
    return next((card.colour for card in known if card.kind == "planeswalker"), None)


def flaws(army: Army) -> tuple[str, ...]:
    """Return why an army with its spells is not legal."""
    return flaws_of_army(army.cards) + flaws_of_spells(army.spells, colour_of(army.cards))


#: The army and the spell deck of each colour that come with the set, card by card. Another card of a colour is in none
#: of them unless it is written here.
PREMADE: dict[Colour, Army] = {
    "white": Army(
        ("gideon-jura", "rhox-veterans", "kor-hookmasters"),
        (
            "healing-salve",
            "healing-salve",
            "near-death-experience",
            "near-death-experience",
            "steadfast-guard",
            "hold-the-rank",
            "levys-oath",
            "guarded-retreat",
            "turned-blade",
            "mirrored-zeal",
            "forward-march",
            "lance-of-noon",
        ),
    ),
    "blue": Army(
        ("jace-beleren", "leyline-phantoms", "illusionary-projections"),
        (
            "selective-memory",
            "twisted-image",
            "twisted-image",
            "scatter-arc",
            "unsummon",
            "undertow",
            "fading-step",
            "mind-control",
            "psychic-rebuttal",
            "misdirection",
            "changed-places",
            "second-sight",
        ),
    ),
    "black": Army(
        ("liliana-vess", "restless-zombies", "blighted-reavers"),
        (
            "altars-reap",
            "bone-splinters",
            "bone-splinters",
            "rise-of-the-dark-realms",
            "killing-wave",
            "grave-whisper",
            "grave-whisper",
            "withering-curse",
            "hungry-dead",
            "deaths-bargain",
            "spiteful-end",
            "creeping-dread",
        ),
    ),
    "red": Army(
        ("chandra-nalaar", "flamewing-phoenixes", "blazing-firecats"),
        (
            "twinflame",
            "twinflame",
            "seize-the-day",
            "seize-the-day",
            "ember-lash",
            "ember-lash",
            "fan-the-flames",
            "kindled-blood",
            "wreath-of-fire",
            "answering-blaze",
            "scattering-sparks",
            "backdraft",
        ),
    ),
    "green": Army(
        ("nissa-revane", "elf-rangers", "pummelroot-elementals"),
        (
            "bountiful-harvest",
            "bountiful-harvest",
            "titanic-growth",
            "titanic-growth",
            "overrun",
            "deep-roots",
            "fleet-trail",
            "bark-mantle",
            "snaring-vines",
            "ambush-in-the-leaves",
            "thick-hide",
            "call-of-the-grove",
        ),
    ),
}
