"""What the cards say, word by word where a number or a name could slip; and that every keyword and effect has words."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from game.rules.crawler.cards import traits as t
from game.rules.crawler.cards.all_cards import CARDS, KEYS
from game.rules.crawler.cards.dungeon_cards import DUNGEON_CARDS
from game.rules.crawler.cards.effect_rows import EFFECTS, effect_text, effects_text
from game.rules.crawler.cards.effects import Effect, RemoveFromPlay
from game.rules.crawler.cards.phrases import either
from game.rules.crawler.cards.terms import AttackLine, Burn, Lock, MarchingPlace, Pin, Poison
from game.rules.crawler.cards.trait_rows import TRAITS, trait_name, trait_text
from game.rules.crawler.cards.traits import Trait
from game.rules.crawler.presentation.card_words import card_text, keywords_of, plain
from game.rules.crawler.presentation.glossary import GLOSSARY
from tests.rules.crawler.figures import cells

#: Name, and what stands on the card; a bar within the words begins a new line there.
SAYINGS = """
Short Spear | Reach +2 (Harm): +2 Power for your attack.
Throwing Axe | Thrown +2 (Harm): +2 Power for your attack.
Leather Armour | +1 Stamina for each attacker (Equipment).
Tower Shield | Permanent. Spend: +4 Stamina (Equipment).
Healing Draught | Remove 1 Wound and all Poison tokens from an Adventurer.
Weighted Net | Activate a Character of Cost 2 or less; it gets 1 Lock token.
Field Satchel | Permanent. 3 times in all, with a Spent token each: Draw 1 Crawler card.
Ember Bolt | Ranged +2 (Fire, Magic): +2 Power for your attack.
Frost Lance | Each Character that it wounds gets 1 Lock token.
Thunderclap | Thrown +2 (Sonic, Magic), Area 2: +2 Power for your attack; it may wound 2 Characters.
Thunderclap | Boost (Mage, Priest): Thrown +3 (Sonic, Magic), Area 3: +3 Power for your attack; it may wound 3
Ward of Light | +3 Stamina (Magic, Supernatural). +1 more with an Active Good Adventurer.
Mend | Boost (Priest, Mage): Remove 2 Wounds from an Adventurer.
Spirit Blade | Melee +2 (Supernatural, Magic): +2 Power for your attack.
Unweave | Ignore all attributes of a Character until it leaves play. Remove all Lock tokens from an Adventurer.
Banishment | Remove from play a Character of Cost 2 or less.
Cleave | Melee +2 (Harm): +2 Power for your attack.
Cleave | Boost (Fighter, Ranger): Melee +3 (Harm), Area 2: +3 Power for your attack; it may wound 2 Characters.
Shield Drill | +2 Stamina (Skill).
Shield Drill | Boost (Fighter, Priest): +3 Stamina (Skill).
Sidestep | +1 Stamina (Skill). You may choose the Primary Target for this round.
Backstab | Boost (Rogue, Ranger): Melee +3 (Skill): +3 Power for your attack. Ignore Stealth and Rampage in this attack.
Yew Bow | Boost (Ranger, Rogue): Ranged +4 (Harm): +4 Power for your attack. Each Character that it wounds is Pinned.
Second Wind | Reset 2 Adventurers; a Locked one loses 1 Lock token instead.
Veteran | Permanent. Your Hand Limit is 6.
Disarm | Remove from play a Trap that has not attacked; what it did as it came into play stays done.
Press the Advantage | Condition: if you won Adventurers Attack in this round, 1 Wound (Harm) for a legal target
Rally | Draw 2 Crawler cards.
Flanking March | Melee +2 (Tactic): +2 Power for your attack. Rearrange the Marching Order.
Feint | Activate a Character.
Bar the Door | Restock a Character of Cost 3 or less in play: it is reshuffled into its deck.
Scout Ahead | Rearrange the top 3 cards of the Dungeon deck: each goes on top or to the bottom; 4 with an Active Neutral
Scout Ahead | Draw 1 Crawler card.
Bold Defiance | Each attacking Character that is not Fearless has -1 Power in this round.
Bold Defiance | Disruption, only against an opponent: Each Character has +1 Power and is Fearless in this round.
Hold the Line | +3 Stamina (Tactic).
Grim Bargain | Only with an Active Evil or Chaotic Adventurer: Burn 3 Crawler cards. Search the Crawler deck for 1
Winged Boots | Assign to an Adventurer: Flight (Terrain does not hinder it) and Stealth (it is not the Primary Target
Wool-Lined Helm | Immune (Cold) (the Power of cards that deal Cold is 0 against it) and Armour 1 (+1
Goblin Skulker | Bolster (Goblin): +1 Power for each other card in play with Bolster (Goblin).
Goblin Slinger | Thrown +1 (Harm): +1 Power until the Adventurers attack from Thrown or farther.
Goblin Lancer | Armour 1: +1 Stamina.
Goblin Lancer | Charge 1: +1 Power in the round in which it enters.
Goblin Bonecaller | Reaver (Creature) + Summon 2 (Undead or Spirit x 1): at the end of an encounter, if it is wounded,
Goblin Bonecaller | the cheapest other Creature of Cost 1 or less leaves play and 1 Wound comes off this card; then
Goblin Bonecaller | then the first Character of type Undead or Spirit and of Cost 2 or less enters play from the deck.
Zombie | Simple 1: -1 Power for each Tactic card played in this encounter.
Bone Sentry | Reinforce (Bone): +1 Stamina for each other card in play with Reinforce (Bone).
Bone Sentry | Immune (Cold): Cold does not wound it.
Phantom | Melee (Incorporeal): only Magic or Supernatural Stamina stops its Power.
Phantom | Contact (Lock +1): the target of its attack gets 1 Lock token, whatever Power and Stamina are.
Grave Wisp | Stealth: not a legal target while there is another one.
Ashen Wight | Drain 2: when its attack deals a Wound, Burn 2 Crawler cards.
Ashen Wight | Come into Play: Enfeeble (Target X): the highest resource of the Adventurer at place X (the Cost of the
Hollow Soul | Come into Play: Possession (Target X): the Adventurer at place X (the Cost of the top card of the Dungeon
Cave Rat Swarm | Regeneration 1: takes no Wound unless you discard 1 card.
Barrow Wolf | Combat Trigger: Frenzy: attacks alone, before the Adventurers attack.
Mire Lurker | Pin: an Adventurer whom its attack wounds is Activated and gets 1 Lock token.
Venom Spider | Contact (Poison +1): the target of its attack gets 1 Poison token, whatever Power and Stamina are.
Ember Imp | Resist +2 (Fire): +2 Stamina against an attack with Fire.
Frost Shade | Lock +1: an Adventurer whom its attack wounds gets 1 Lock token.
Masked Stranger | Combat Trigger: Disguise: if no other Character is in play, attacks alone at double
Horned Ravager | an attacking Adventurer: once in a round, 2 times in all.
Siren of the Well | Charm: takes no Wound unless you discard 1 Tactic card or 2 other cards.
Siren of the Well | Aquatic, Chaotic.
Skin-Changer | Shapeshift: removed at the end of an encounter, it is reshuffled into its deck.
Toll Troll | Greedy 2: you may discard a card of Cost 2 or more to remove it from play.
Hired Villain | Come into Play: Restock 1 (Creature x 1): a Character of type Creature and of Cost 1 or less goes from
Hired Villain | Leaves Play: removed at the end of an encounter, it makes you discard 1 card.
Dread Herald | Unnerve: each Tactic card costs 1 more.
Dread Herald | Shaken 1: when its attack succeeds, discard 1 card.
Dread Herald | Encounter Limit +1: the Encounter Limit is 1 higher while it is in play.
Dread Herald | Active Allies gain Fearless: each other Active Character is Fearless.
Prism Essence | Ranged (Magic), Area 2: attacks the Primary Target and 1 Adjacent Target.
Captive | Condition.
Captive | Time Limit 1: stays 1 more round after its first.
Captive | Win Condition: win Combat in this round: 1 Quest token for a Quest, 1 Wound off an Adventurer, and this card
Captive | Lose Condition: an Adventurer takes a Wound from the Dungeon Retaliation: Burn 2 Crawler cards, and this
Rushed | Can Not Use (Skill): Skill cards cannot be played, and those in play do nothing.
Blood Moon | +1 Power for Evil Characters: each Character that is Evil has +1 Power.
Whispering Dark | Come into Play: Burn 2: the top 2 Crawler cards of the deck go to the Grave.
War Horns | Come into Play: Draw 1 (Dungeon): 1 more Dungeon card enters play, whatever the Encounter Limit.
Ill Omen | Come into Play: Restock 1 (Undead x 2): up to 2 Characters of type Undead and of Cost 1 or less go from the
Graveyard | +1 Stamina for Undead Characters: each Character that is Undead has +1 Stamina.
Flooded Hall | each Character that is Aquatic or Amphibious has +1 Power.
Flooded Hall | Equipment cards cost 1 more, unless the Adventurer who provides the Equipment has Flight.
Choking Fog | the Adventurers' attack is a Melee one, unless an attacker has Flight.
Narrow Stair | at most 2 Adventurers may Activate to attack; those with Flight do not count.
Covered Pit | Come into Play: Lock +1 (Target X): the Adventurer at place X (the Cost of the top card of the Dungeon
Fire Rune | Melee (Fire), Area 2: attacks the Primary Target and 1 Adjacent Target.
Poison Needle | Poison +1: an Adventurer whom its attack wounds gets 1 Poison token.
Poison Needle | Target 2: attacks the Adventurer at place 2 of the Marching Order, who is defended separately.
Tripwire Net | Combat Trigger: Snare 1: discard 1 Crawler card or Activate the Primary Target (already
Rolling Boulder | Unstoppable: Stamina does not stop its Power.
Den of Evil | 30 Characters in the Dungeon Grave; 10 in a quick match.
Break the Warband | 7 Goblin Characters in the Dungeon Grave; 4 in a quick match.
Lay Them to Rest | 6 Undead or Spirit Characters in the Dungeon Grave; 3 in a quick match.
Clear the Way | 6 Traps in the Dungeon Grave; 3 in a quick match.
Bring Them Home | 2 Quest tokens on this Quest; 1 in a quick match.
Hedge Knight | Fighter, Good.
"""

#: Name, and the keywords that other programs are told.
KEYWORDS = """
Goblin Lancer | Reach +1 (Harm); Armour 1; Charge 1; Evil
Dread Herald | Melee (Supernatural); Unnerve; Shaken 1; Encounter Limit +1; Active Allies gain Fearless; Evil
Prism Essence | Ranged (Magic), Area 2
Captive | Condition; Time Limit 1; Win Condition; Lose Condition
Poison Needle | Melee (Harm); Poison +1; Target 2
Hired Villain | Melee (Harm); Draft; Come into Play: Restock 1 (Creature x 1); Leaves Play; Neutral
Mire Lurker | Melee (Harm); Armour 1; Amphibious; Pin
Flooded Hall | Time Limit 1; +1 Power for Aquatic and Amphibious Characters; Equipment +1 Cost
Narrow Stair | Attackers 2
Tower Shield | Permanent; Spend
Press the Advantage | Condition
Barrow Wolf | Melee (Harm); Combat Trigger: Frenzy; Leap
Winged Boots | Assign
Cleave | Boost
Bold Defiance | Disruption
Rally |
Den of Evil |
Hedge Knight |
"""


def names(kinds: Any) -> list[str]:
    """Return the names of types, in their order."""
    return [kind.__name__ for kind in kinds]


@pytest.mark.parametrize(("name", "words"), cells(SAYINGS))
def test_what_a_card_says(name: str, words: str) -> None:
    assert words in plain(card_text(CARDS[KEYS[name]]))


def test_every_card_that_comes_with_the_game_but_six_says_something_above() -> None:
    said = {name for name, _ in cells(SAYINGS)}
    silent = {card.name for card in CARDS.values() if getattr(card, "count", 1)} - said
    assert silent == {"Road Thief", "Ember Adept", "Shrine Keeper", "Gallows Captain", "Cistern Eel", "Clay Golem"}


@pytest.mark.parametrize(("name", "words"), cells(KEYWORDS))
def test_the_keywords_of_a_card(name: str, words: str) -> None:
    assert "; ".join(keywords_of(CARDS[KEYS[name]])) == words


def test_every_keyword_and_every_effect_has_its_row() -> None:
    assert names(TRAITS) == names(get_args(Trait))
    assert names(EFFECTS) == names(get_args(Effect))


def test_every_line_ends_and_nothing_is_left_of_a_record() -> None:
    for card in CARDS.values():
        for line in card_text(card).splitlines():
            assert line.endswith(".") and ".." not in line and "  " not in line
            assert not any(word in line for word in ("None", "<", "()", "x 0", "+0"))
            assert line.count("**") % 2 == 0


@pytest.mark.parametrize(
    ("trait", "text"),
    [
        (
            t.Reaver("Undead"),
            "Reaver (Undead): at the end of an encounter, if it is wounded, the cheapest other Undead of",
        ),
        (
            t.Reaver("Undead", 1, t.Summon(1, ("Soul",), 2)),
            "then the first 2 Characters of type Soul and of Cost 1 or less",
        ),
        (t.Reaver("Undead", 1, t.Summon(1, ("Soul",), 2)), "enter play from the deck."),
        (t.ComesIntoPlay(Poison(2)), "Come into Play: Poison +2: the Primary Target gets 2 Poison tokens."),
        (t.ComesIntoPlay(Burn(1), MarchingPlace(3)), "Come into Play: Burn 1 (Target 3): the top Crawler card of the"),
        (t.ComesIntoPlay(t.DrawDungeon(2)), "2 more Dungeon cards enter play, whatever the Encounter Limit."),
        (t.LeavesPlay(Burn(2)), "Leaves Play: removed at the end of an encounter, it Burns 2 Crawler cards."),
        (
            t.CharactersGain(2, 1, ("Good", "Evil"), ("Soul",)),
            "each Character that is Good, Evil or Soul has +2 Power and",
        ),
        (
            t.CharactersGain(2, 1, ("Good", "Evil"), ("Soul",)),
            "+2 Power and +1 Stamina for Good, Evil and Soul Characters",
        ),
        (Lock(2), "Lock +2: an Adventurer whom its attack wounds gets 2 Lock tokens."),
        (t.Label("Good"), "Good."),
        (t.GivesArmour(2), "Armour 2: +2 Stamina when it Activates to defend."),
        (t.MostAttackers(1), "at most 1 Adventurer may Activate"),
    ],
)
def test_keywords_with_other_figures(trait: Trait, text: str) -> None:
    assert text in plain(trait_text(trait))


def test_names_of_afflictions() -> None:
    assert [trait_name(each) for each in (Pin(), Poison(3), t.Contact(Pin()))] == ["Pin", "Poison +3", "Contact (Pin)"]


def test_effects_with_other_figures() -> None:
    assert (
        effect_text(RemoveFromPlay("Event", restock=True)) == "Restock an Event in play: it is reshuffled into its deck"
    )
    assert effects_text((Burn(1), Burn(2))) == "Burn 1 Crawler card. Burn 2 Crawler cards."
    assert plain(effect_text(AttackLine("Ranged", 1, ("Cold", "Fire"), 4))) == (
        "Ranged +1 (Cold, Fire), Area 4: +1 Power for your attack; it may wound 4 Characters"
    )


def test_lists_of_words() -> None:
    assert [either("A"), either("AB"), either("ABC", "and")] == ["A", "A or B", "A, B and C"]


#: The headings of the document's glossary, but for Distance in Combat, under the names of its distances, too.
HEADINGS = """
Activate, Active, Adjacent Target, Ally, Amphibious, Aquatic, Area, Armour, Assign, Attacker, Bolster, Boost,
Burn, Can Not Use, Chaotic, Charge, Charm, Cold, Come into Play, Combat Trigger, Contact, Cost, Discard,
Disguise, Disruption, Distance, Melee, Reach, Thrown, Ranged, Draft, Drain, Draw, Dungeon Retaliation,
Encounter, Encounter Limit, Enfeeble, Evil, Fearless, Fire, Flight, Frenzy, Good, Grave, Greedy, Hand Limit,
Harm, Ignore, Immune, Incorporeal, Indented Attributes, Leap, Leaves Play, Legal Target, Lock, Magic, Marching
Order, Neutral, Permanent, Pin, Poison, Possession, Primary Target, Rampage, Rearrange, Reaver, Reduced to 0,
Regeneration, Reinforce, Remove from play, Reset, Reshuffle, Resist, Restock, Search, Shaken, Shapeshift,
Simple, Snare, Sonic, Spend, Spook, Steal, Stealth, Summon, Supernatural, Swift, Target, Time Limit, Trigger,
Unique, Unnerve, Unstoppable, Wound
"""


def test_the_glossary_tells_every_entry_of_the_document() -> None:
    wanted = [heading.strip() for heading in HEADINGS.replace("\n", " ").split(",")]
    assert [heading for heading in wanted if heading not in GLOSSARY] == []
    assert len(set(wanted)) == len(wanted) == 94
    assert "from the top, card by card" in GLOSSARY["Search"], "it reveals, it does not look"


def test_the_glossary_tells_every_keyword() -> None:
    told = {word.casefold() for word in GLOSSARY}
    own_words = {"Melee only", "Attackers", "Equipment", "Active Allies gain Fearless", "Armour"}
    for card in DUNGEON_CARDS.values():
        for trait in card.traits:
            word = trait_name(trait).partition(":")[0].partition("(")[0].strip(" +0123456789")
            if isinstance(
                trait, t.CharactersGain | t.CostsMore | t.WinCondition | t.LoseCondition | t.Target | t.Label
            ):
                continue
            assert word in own_words or word.casefold() in told, word
    assert all(said.endswith((".", "5.")) for said in GLOSSARY.values())
