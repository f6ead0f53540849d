"""The sums of the struggles worked out a second time, from the rules page alone: nothing here looks at ``game.rules``.

Cards are rows of text as the page has them, an encounter is a plain ``Situation``, and each sum is written down as the
page tells it. ``test_reference.py`` holds the rules against it on random situations.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

TYPES = ("Equipment", "Magic", "Skill", "Tactic")
DISTANCES = ("Melee", "Reach", "Thrown", "Ranged")

#: Resources in the order of ``TYPES``, and alignment.
ADVENTURERS = {
    "Hedge Knight": ((3, 0, 2, 1), "Good"),
    "Road Thief": ((1, 1, 3, 2), "Neutral"),
    "Ember Adept": ((0, 3, 1, 2), "Chaotic"),
    "Shrine Keeper": ((2, 3, 1, 1), "Good"),
    "Gallows Captain": ((2, 0, 2, 3), "Evil"),
}

#: Power (- for none), Life, Armour, type, and the keywords.
_FOES = """
Goblin Skulker | 1 1 0 Creature | Melee (Harm); Bolster (Goblin); Evil
Goblin Slinger | 1 1 0 Creature | Thrown + 1 (Harm); Evil
Goblin Lancer | 2 1 1 Creature | Reach + 1 (Harm); Charge 1; Evil
Goblin Bonecaller | 2 2 0 Creature | Melee (Magic); Evil
Zombie | 2 1 0 Undead | Melee (Harm); Simple 1; Fearless
Bone Sentry | 1 1 0 Undead | Melee (Harm); Reinforce (Bone); Fearless
Phantom | 0 1 0 Spirit | Melee (Incorporeal); Fearless
Grave Wisp | 1 1 0 Spirit | Melee (Incorporeal)
Ashen Wight | 3 2 0 Undead | Melee (Supernatural); Evil
Cave Rat Swarm | 1 1 0 Collective | Melee (Harm)
Barrow Wolf | 2 1 0 Animal | Melee (Harm)
Mire Lurker | 2 1 1 Monster | Melee (Harm); Amphibious
Cistern Eel | 2 1 0 Animal | Melee (Sonic); Aquatic
Clay Golem | 3 2 1 Golem | Melee (Harm); Simple 1; Fearless
Ember Imp | 1 1 0 Elemental-kin | Ranged + 1 (Fire); Resist + 2 (Fire); Chaotic
Frost Shade | 2 1 0 Elemental-kin | Melee (Cold)
Horned Ravager | 5 3 0 Damned | Melee (Fire); Evil
Siren of the Well | 2 2 0 Neth | Ranged + 1 (Sonic); Aquatic; Chaotic
Dread Herald | 2 2 0 Eidolon | Melee (Supernatural); Unnerve; Allies Fearless; Evil
Prism Essence | 2 1 0 Quintessence | Ranged + 0 (Magic); Area 2
Rushed | - 0 0 Event | Can Not Use (Skill)
Blood Moon | - 0 0 Event | Evil gain Power
Graveyard | - 0 0 Terrain | Undead gain Stamina
Flooded Hall | - 0 0 Terrain | Swimmers gain Power; Equipment costs more
Choking Fog | - 0 0 Terrain | Fog
Covered Pit | - 0 0 Trap |
Fire Rune | 2 0 0 Trap | Melee (Fire); Area 2
Poison Needle | 1 0 0 Trap | Melee (Harm); Target 2
Rolling Boulder | 2 0 0 Trap | Melee (Harm); Unstoppable
"""

#: Type, Cost, what the first box gives, what the second one gives.
_CARDS = """
Short Spear | Equipment 1 | Reach + 2 (Harm) |
Throwing Axe | Equipment 1 | Thrown + 2 (Harm) |
Yew Bow | Equipment 2 | Ranged + 3 (Harm) | Ranged + 4 (Harm)
Leather Armour | Equipment 1 | + 1 Stamina per Attacker (Equipment) |
Tower Shield | Equipment 2 | + 4 Stamina (Equipment) |
Winged Boots | Equipment 1 | |
Wool-Lined Helm | Equipment 1 | |
Ember Bolt | Magic 1 | Ranged + 2 (Fire, Magic) |
Frost Lance | Magic 2 | Reach + 3 (Cold, Magic) |
Thunderclap | Magic 2 | Thrown + 2 (Sonic, Magic), Area 2 | Thrown + 3 (Sonic, Magic), Area 3
Ward of Light | Magic 1 | + 3 Stamina (Magic, Supernatural) + 1 if Good |
Spirit Blade | Magic 1 | Melee + 2 (Supernatural, Magic) |
Cleave | Skill 2 | Melee + 2 (Harm) | Melee + 3 (Harm), Area 2
Shield Drill | Skill 1 | + 2 Stamina (Skill) | + 3 Stamina (Skill)
Backstab | Skill 1 | Melee + 2 (Skill) | Melee + 3 (Skill)
Veteran | Skill 1 | |
Rally | Tactic 1 | |
Flanking March | Tactic 1 | Melee + 2 (Tactic) |
Bold Defiance | Tactic 1 | |
Hold the Line | Tactic 1 | + 3 Stamina (Tactic) |
"""


def _rows(table: str) -> dict[str, list[str]]:
    lines = ([cell.strip() for cell in line.split("|")] for line in table.strip().splitlines())
    return {name: cells for name, *cells in lines}


FOES, CARDS = _rows(_FOES), _rows(_CARDS)


@dataclass
class Hero:
    """An Adventurer in the Marching Order."""

    name: str
    locked: bool = False
    boots: bool = False
    helm: bool = False
    #: Activated for the struggle at hand.
    committed: bool = False


@dataclass
class Foe:
    """A Dungeon card in play."""

    name: str
    wounds: int = 0
    locked: bool = False
    activated: bool = False
    stripped: bool = False
    new: bool = False
    ignored: bool = False

    @property
    def power(self) -> int | None:
        printed = FOES[self.name][0].split()[0]
        return None if printed == "-" else int(printed)

    @property
    def life(self) -> int:
        return int(FOES[self.name][0].split()[1])

    @property
    def kind(self) -> str:
        return FOES[self.name][0].split()[3]

    @property
    def is_character(self) -> bool:
        return self.kind not in ("Event", "Terrain", "Trap")

    @property
    def slain(self) -> bool:
        return self.is_character and self.wounds >= self.life

    @property
    def armour(self) -> int:
        return 0 if self.ignored else int(FOES[self.name][0].split()[2])

    @property
    def words(self) -> list[str]:
        """Return its words: a slain card has none, nor one whose attributes are ignored."""
        if self.slain or self.ignored:
            return []
        return [word.strip() for word in FOES[self.name][1].split(";") if word.strip()]

    @property
    def works(self) -> bool:
        """Return whether its attributes concern other cards."""
        return not self.locked and not self.slain

    @property
    def line(self) -> tuple[str, int, list[str]]:
        """Return distance, bonus and types; without its attributes it deals Melee Harm."""
        for word in self.words:
            found = re.fullmatch(r"(Melee|Reach|Thrown|Ranged)(?: \+ (\d))? \((.+)\)", word)
            if found:
                return found[1], int(found[2] or 0), found[3].split(", ")
        return "Melee", 0, ["Harm"]

    def number(self, word: str) -> int:
        """Return the figure after a word, or 0."""
        for each in self.words:
            found = re.match(rf"{word} (?:\+ )?(\d)", each)
            if found:
                return int(found[1])
        return 0


@dataclass
class Card:
    """A Crawler card in play; ``new`` in this encounter, ``committed`` to the struggle at hand."""

    name: str
    boosted: bool = False
    new: bool = True
    committed: bool = False

    @property
    def kind(self) -> str:
        return CARDS[self.name][0].split()[0]

    @property
    def cost(self) -> int:
        return int(CARDS[self.name][0].split()[1])

    @property
    def box(self) -> str:
        return CARDS[self.name][2 if self.boosted else 1]


@dataclass
class Situation:
    """All that the sums look at."""

    heroes: list[Hero]
    foes: list[Foe]
    cards: list[Card] = field(default_factory=list)

    def any_works(self, word: str) -> list[Foe]:
        """Return the Dungeon cards that have a word for others."""
        return [foe for foe in self.foes if foe.works and word in foe.words]

    # Resources

    def pool(self, kind: str) -> int:
        """Return the highest value among those who are not Locked."""
        place = TYPES.index(kind)
        return max((ADVENTURERS[hero.name][0][place] for hero in self.heroes if not hero.locked), default=0)

    def cost(self, card: Card) -> int:
        cost = card.cost
        if card.kind == "Tactic":
            cost += len(self.any_works("Unnerve"))
        if card.kind == "Equipment":
            pool = self.pool("Equipment")
            suppliers = [h for h in self.heroes if not h.locked and ADVENTURERS[h.name][0][0] == pool]
            if not any(hero.boots and self.usable("Equipment") for hero in suppliers):
                cost += len(self.any_works("Equipment costs more"))
        return cost

    def usable(self, kind: str) -> bool:
        """Return whether cards of the type are of any use."""
        return not self.any_works(f"Can Not Use ({kind})")

    # The Adventurers' attack

    @property
    def weapons(self) -> list[tuple[str, int, list[str], int, Card]]:
        """Return distance, Power, types and Area of each card that is used in the attack."""
        found = []
        for card in self.cards:
            said = re.match(r"(Melee|Reach|Thrown|Ranged) \+ (\d) \(([^)]+)\)(?:, Area (\d))?", card.box)
            if said and card.committed and self.usable(card.kind):
                found.append((said[1], int(said[2]), said[3].split(", "), int(said[4] or 1), card))
        return found

    def attack(self) -> tuple[int, int, str, set[str], int, set[int]]:
        """Return Power, defence, distance, types, Area, and the places of those whose bonus is stripped."""
        power = sum(hero.committed for hero in self.heroes) + sum(weapon[1] for weapon in self.weapons)
        types = {one for weapon in self.weapons for one in (*weapon[2], weapon[4].kind)} or {"Harm"}
        distance = max((weapon[0] for weapon in self.weapons), key=DISTANCES.index, default="Melee")
        flies = any(hero.committed and hero.boots for hero in self.heroes) and self.usable("Equipment")
        if self.any_works("Fog") and not flies:
            distance = "Melee"
        area = max((weapon[3] for weapon in self.weapons), default=1)
        stripped = {
            place
            for place, foe in enumerate(self.foes)
            if foe.is_character and not foe.slain and not foe.stripped and foe.line[0] != "Melee"
            if DISTANCES.index(foe.line[0]) <= DISTANCES.index(distance)
        }
        return power, sum(self.defence(foe, types) for foe in self.foes), distance, types, area, stripped

    def defence(self, foe: Foe, types: set[str]) -> int:
        """Return what one Character adds to the Dungeon's Stamina."""
        if not foe.is_character or foe.slain:
            return 0
        stamina = foe.life - foe.wounds + foe.armour
        if "Reinforce (Bone)" in foe.words:
            stamina += sum("Reinforce (Bone)" in other.words for other in self.foes if other is not foe)
        if "Resist + 2 (Fire)" in foe.words and "Fire" in types:
            stamina += 2
        if foe.kind == "Undead":
            stamina += len(self.any_works("Undead gain Stamina"))
        return stamina

    # The Dungeon's retaliation

    def power(self, foe: Foe) -> int:
        """Return the Power of one attacker; an attack brought to 0 stays there."""
        assert foe.power is not None
        distance, bonus, _ = foe.line
        power = foe.power + (bonus if distance == "Melee" or not foe.stripped else 0)
        if "Bolster (Goblin)" in foe.words:
            power += sum("Bolster (Goblin)" in other.words for other in self.foes if other is not foe)
        if foe.new:
            power += foe.number("Charge")
        power -= foe.number("Simple") * sum(card.kind == "Tactic" and card.new for card in self.cards)
        if foe.is_character:
            if "Evil" in foe.words:
                power += len(self.any_works("Evil gain Power"))
            if {"Aquatic", "Amphibious"} & set(foe.words):
                power += len(self.any_works("Swimmers gain Power"))
            fearless = "Fearless" in foe.words
            fearless |= not foe.locked and any(one is not foe for one in self.any_works("Allies Fearless"))
            if not fearless and self.usable("Tactic"):
                power -= sum(card.name == "Bold Defiance" for card in self.cards)
        return max(0, power)

    def attackers(self) -> list[Foe]:
        """Return those that attack the Primary Target together."""
        able = (foe for foe in self.foes if foe.power is not None and not foe.activated and not foe.locked)
        return [foe for foe in able if not foe.slain and not foe.number("Target")]

    def primary(self) -> int:
        """Return the front one without Stealth; if all have it, the front one."""
        boots = self.usable("Equipment")
        return next((place for place, hero in enumerate(self.heroes) if not (hero.boots and boots)), 0)

    def stamina(self) -> tuple[int, int]:
        """Return the party's Stamina, and the part of it that is Magic or Supernatural."""
        helms = self.usable("Equipment")
        whole = sum(1 + int(hero.helm and helms) for hero in self.heroes if hero.committed)
        magic = 0
        for card in self.cards:
            said = re.match(r"\+ (\d) Stamina( per Attacker)? \(([^)]+)\)( \+ 1 if Good)?", card.box)
            if not said or not card.committed or not self.usable(card.kind):
                continue
            stamina = int(said[1]) * (len(self.attackers()) if said[2] else 1)
            good = any(ADVENTURERS[hero.name][1] == "Good" and not hero.locked for hero in self.heroes)
            stamina += int(bool(said[4]) and good)
            whole += stamina
            magic += stamina if {"Magic", "Supernatural"} & set(said[3].split(", ")) else 0
        return whole, magic

    def retaliation(self) -> dict[int, tuple[int, bool]]:
        """Return, for each place of the Marching Order that is attacked, the Power, and whether it takes a Wound."""
        attackers = self.attackers()
        found: dict[int, tuple[int, bool]] = {}
        if not attackers:
            return found
        whole, magic = self.stamina()
        most = max(max(1, foe.number("Area")) for foe in attackers)
        for step in range(min(most, len(self.heroes))):
            place = (self.primary() + step) % len(self.heroes)
            facing = [foe for foe in attackers if max(1, foe.number("Area")) > step]
            warm = self.heroes[place].helm and self.usable("Equipment")
            powers = {id(foe): 0 if warm and "Cold" in foe.line[2] else self.power(foe) for foe in facing}
            power = sum(powers.values())
            walks_through = sum(powers[id(foe)] for foe in facing if "Incorporeal" in foe.line[2])
            unstoppable = any(powers[id(foe)] and "Unstoppable" in foe.words for foe in facing)
            found[place] = power, power > whole or walks_through > magic or unstoppable
        return found
