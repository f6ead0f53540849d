"""The figures of all cards, written out from the rules and compared with the records as one table."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.skirmish.cards import effects as x
from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.creature_cards import CREATURES
from game.rules.skirmish.setup import HAND, STARTING_LEVEL, STARTING_LEVELS, VAULT
from game.rules.skirmish.turns import RESERVE

#: Copies, level, ability, timing, what it asks for; what it does; what it does while attached.
DROW = {
    "Advancing Strike": ("2x 1 DEX standard", "melee, shift speed", ""),
    "Aura of Blight": ("2x 3 WIS standard", "10 around", ""),
    "Dark Pact": ("1x 3 WIS standard", "5 to an ally in 5 for sure, draw 3 if dealt", ""),
    "Darkfire": ("2x 1 INT minor affinity Drow", "attach to one in 10", "+5 against it"),
    "Distant Shot": ("2x 1 DEX standard requires Ranged", "shot in sight", ""),
    "Dodge": ("1x 3 DEX immediate", "prevent an attack", ""),
    "Endless Night": ("2x 2 INT minor", "attach to itself", "Drow nimble"),
    "Hit on the Run": ("1x 3 DEX standard", "melee +10, shift speed", ""),
    "Lolth's Blessing": ("1x 2 WIS minor", "attach to itself", "draw 1 for a kill by Drow"),
    "Lolth's Sting": ("2x 2 DEX standard Poison", "melee, attach to the damaged", "5 each turn"),
    "Piercing Strike": ("1x 3 DEX standard", "melee +10 past block", ""),
    "Rapid Shot": ("2x 3 DEX standard requires Ranged", "shot in 5, shot in 5", ""),
    "Retreat": ("2x 4 DEX immediate", "prevent an attack, shift speed", ""),
    "Shadow Strike": ("1x 4 DEX standard", "shift 2, melee +15", ""),
    "Shroud of Darkness": ("1x 2 INT minor", "attach to itself", "no shots at it and beside it"),
    "Sneak Attack": ("1x 6 DEX standard flanking", "melee +30", ""),
    "Web": ("2x 1 INT minor affinity Spider", "attach to one in 10", "held"),
}
CROWN = {
    "Tide of Iron": ("1x 1 STR standard", "melee, slide the target 3, move 3 to the target", ""),
    "Wide Swing": ("2x 2 STR standard", "melee at two", ""),
    "Power Attack": ("2x 2 STR standard", "melee +10", ""),
    "Block": ("2x 2 STR immediate", "block 10, melee", ""),
    "Acid Arrow": ("1x 2 INT standard", "5 to one in 5 and beside it, attach to the target", "5 each turn"),
    "Fireball": ("1x 5 INT standard", "10 in 2 of a square in 10", ""),
    "Shield": ("2x 2 INT immediate", "prevent a source to one in 5", ""),
    "Quick Shot": ("2x 1 DEX minor requires Ranged", "shot in 5", ""),
    "Run!": ("1x 2 DEX standard", "move 6, draw 1", ""),
    "Overwhelm": ("1x 5 STR standard", "melee +30", ""),
    "Whirlwind Attack": ("1x 3 STR standard", "melee at each", ""),
    "Shove": ("1x 1 STR minor", "slide an adjacent one 3", ""),
    "Pinning Shot": ("1x 2 DEX standard requires Ranged", "shot in 5, attach to the damaged", "held"),
    "Feint": ("1x 2 DEX minor", "tap an adjacent one", ""),
    "Level Up": ("2x 1 ANY minor", "attach to itself", "+1 level +10 HP"),
    "Action Point": ("2x 1 ANY minor", "attach to itself", "untap once"),
    "Charge!": ("2x 1 STR standard", "move speed, melee", ""),
    "Bigby's Forceful Hand": ("1x 2 INT standard", "10 to one in 1, slide the target 8", ""),
    "Forceful Strike": ("2x 2 STR standard", "melee, slide the target 3, draw 1", ""),
    "Fast Advance": ("2x 1 DEX minor", "move 4", ""),
}

#: Copies, level, keywords: hit points / damage / speed, abilities; traits; powers.
CREATURE_TABLE = {
    "Demonweb Spider": ("2x 1 Spider 10/5/7 DEX", "Scuttle", {}),
    "Drow House Guard": ("2x 2 Drow,Ranged 20/5/6 DEX", "Nimble", {}),
    "Giant Spider": ("1x 3 LARGE Beast,Spider 25/10/6 DEX", "Scuttle", {}),
    "Shadow Mastiff": ("1x 4 Beast 35/10/8 DEX", "DeployByWall", {}),
    "Drow Wizard": ("1x 2 Drow 10/5/6 DEX,INT", "Nimble", {"Dark Bolt": "5 to one in 5"}),
    "Umbur Hulk": (
        "1x 5 LARGE Aberration 65/15/6 DEX,STR",
        "Block 5",
        {"Confusion Gaze": "slide an enemy in 5 3, melee", "Burrow": "teleport 9"},
    ),
    "Drow Priestess": ("1x 3 Drow 25/10/6 DEX,WIS", "Ready WIS, DeploysBeside Spider", {}),
    "Droider": ("1x 4 LARGE Drow,Spider 30/10/8 DEX,INT", "Scuttle", {}),
    "Drow Assassin": ("1x 4 Drow,Ranged 25/10/6 DEX", "Loner 5", {"Hand Crossbow": "shot in 10"}),
    "Drow Blademaster": ("1x 3 Drow 20/5/6 DEX", "", {"Twin Blades": "block 5, melee, melee"}),
    "Gold Dragon": ("1x 6 LARGE Dragon 65/20/8 STR,INT", "Flying", {"Radiant Breath": "15 in 1 of a square in 5"}),
    "Earth Guardian": (
        "1x 5 Elemental 65/20/5 STR",
        "",
        {"Slam": "melee, slide the target 3", "Earthstride": "teleport 9"},
    ),
    "Dragon Knight": ("1x 4 Human 45/15/6 STR", "", {}),
    "War Wizard": ("1x 4 Human 35/10/6 INT", "Ready INT", {"Magic Missile": "10 to one in 5"}),
    "Elf Archer": ("2x 1 Elf,Ranged 5/5/7 DEX", "", {"Longbow": "shot in 10"}),
    "Human Ranger": ("1x 2 Human,Ranged 20/5/6 STR,DEX", "Nimble", {}),
    "Dwarf Cleric": ("1x 3 Dwarf 25/5/5 WIS,STR", "", {"Healing Touch": "heal 5"}),
    "Halfling Sneak": ("1x 1 Halfling,Ranged 10/5/6 DEX", "Ambush 5", {}),
    "Dwarven Defender": ("2x 2 Dwarf 10/5/5 STR", "Block 5", {}),
    "Half-Orc Thug": (
        "1x 3 Half-Orc,Ranged 30/10/6 STR,DEX",
        "",
        {"Explosive Crossbow Bolts": "5 in 1 of a square in 5"},
    ),
}


def effect_words(effect: Any) -> str:
    """Return an effect with all its figures, in the words of the tables above."""
    speed = "speed" if getattr(effect, "squares", None) == 0 else str(getattr(effect, "squares", ""))
    match effect:
        case x.Melee():
            at = {"one": "", "two": " at two", "each": " at each"}[effect.targets]
            return f"melee{at}{f' +{effect.bonus}' if effect.bonus else ''}{' past block' if effect.pierces else ''}"
        case x.Ranged():
            return "shot in sight" if effect.reach is None else f"shot in {effect.reach}"
        case x.Deal():
            whom = {"any": "one", "ally": "an ally"}[effect.whom]
            more = (" and beside it" if effect.splash else "") + (" for sure" if effect.sure else "")
            return f"{effect.amount} to {whom} in {effect.reach}{more}"
        case x.Blast():
            return f"{effect.amount} in {effect.radius} of a square in {effect.reach}"
        case x.Surround():
            return f"{effect.amount} around"
        case x.Heal():
            return f"heal {effect.amount}"
        case x.Slide():
            near = "an adjacent one" if effect.reach == 1 else "?"
            enemy = f"an enemy in {effect.reach}"
            whom = {"target": "the target", "adjacent": near, "enemy": enemy}[effect.whom]
            return f"slide {whom} {speed}"
        case x.Shift():
            return f"shift {speed}"
        case x.Move():
            return f"move {speed}{' to the target' if effect.beside_target else ''}"
        case x.Teleport():
            return f"teleport {speed}"
        case x.GainBlock():
            return f"block {effect.amount}"
        case x.Prevent():
            return "prevent an attack" if effect.scope == "attack" else f"prevent a source to one in {effect.reach}"
        case x.Attach():
            whom = {"actor": "itself", "creature": f"one in {effect.reach}"}.get(effect.whom, f"the {effect.whom}")
            return f"attach to {whom}"
        case x.Draw():
            return f"draw {effect.cards}{' if dealt' if effect.if_dealt else ''}"
        case x.TapAdjacent():
            return "tap an adjacent one"
    raise AssertionError(effect)


def lasting_words(lasting: Any) -> str:
    match lasting:
        case x.Vulnerable():
            return f"+{lasting.amount} against it"
        case x.Venom():
            return f"{lasting.amount} each turn"
        case x.Rooted():
            return "held"
        case x.Shrouded():
            return "no shots at it and beside it"
        case x.Raised():
            return f"+{lasting.level} level +{lasting.hp} HP"
        case x.SecondWind():
            return "untap once"
        case x.AllNimble():
            return f"{lasting.keyword} nimble"
        case x.Spoils():
            return f"draw {lasting.cards} for a kill by {lasting.keyword}"
    raise AssertionError(lasting)


@pytest.mark.parametrize(("faction", "table"), [("drow", DROW), ("crown", CROWN)])
def test_the_action_cards_are_those_of_the_table(faction: str, table: dict[str, tuple[str, str, str]]) -> None:
    found = {}
    for card in ACTIONS.values():
        if card.faction == faction:
            extra = (*card.keywords, *(f"requires {card.requires}",) * bool(card.requires))
            extra += (f"affinity {card.affinity}",) * bool(card.affinity) + ("flanking",) * card.flanking
            head = " ".join((f"{card.count}x", str(card.level), card.ability, card.timing, *extra))
            does = ", ".join(effect_words(effect) for effect in card.effects)
            found[card.name] = (head, does, ", ".join(lasting_words(lasting) for lasting in card.lasting))
    assert {name: found[name] for name in table} == table


def test_the_creatures_are_those_of_the_table() -> None:
    found = {}
    for card in CREATURES.values():
        kind = ("LARGE " if card.large else "") + ",".join(card.keywords)
        head = f"{card.count}x {card.level} {kind} {card.hp}/{card.damage}/{card.speed} {','.join(card.abilities)}"
        traits = [" ".join([type(t).__name__, *(str(getattr(t, f)) for f in t.__struct_fields__)]) for t in card.traits]
        powers = {power.name: ", ".join(effect_words(effect) for effect in power.effects) for power in card.powers}
        found[card.name] = (head, ", ".join(traits), powers)
    assert {name: found[name] for name in CREATURE_TABLE} == CREATURE_TABLE


def test_the_numbers_of_the_set_up() -> None:
    assert (STARTING_LEVELS, STARTING_LEVEL, HAND, VAULT, RESERVE) == (7, 3, 3, 20, 3)


def test_keys_name_their_cards() -> None:
    assert all(key == card.key for key, card in {**ACTIONS, **CREATURES}.items())
