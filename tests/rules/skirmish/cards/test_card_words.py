"""What each card says, word for word."""

from __future__ import annotations

import pytest

from game.rules.skirmish.cards.action_cards import ACTIONS
from game.rules.skirmish.cards.card_words import card_text, plain
from game.rules.skirmish.cards.creature_cards import CREATURES

WORDS: dict[str, tuple[str, ...]] = {
    "advancing_strike": ("Melee attack on an adjacent enemy. The acting creature shifts up to its speed.",),
    "aura_of_blight": ("10 damage to each creature adjacent to this one, friend or foe.",),
    "dark_pact": (
        "5 damage to another creature on your side within 5 squares."
        " It cannot be prevented. If that dealt damage, draw three action cards.",
    ),
    "darkfire": (
        "Attach this to any creature within 10 squares.",
        "Drow affinity: any Drow can play this.",
        "While attached: attacks on this creature do +5 damage.",
    ),
    "distant_shot": ("Ranged attack on an enemy in line of sight.", "Only for Ranged creatures."),
    "dodge": ("One attack on the acting creature does it no damage.",),
    "endless_night": ("Attach this to the acting creature.", "While attached: your Drow creatures are nimble."),
    "hit_on_the_run": (
        "Melee attack on an adjacent enemy with +10 damage. The acting creature shifts up to its speed.",
    ),
    "lolths_blessing": (
        "Attach this to the acting creature.",
        "While attached: when a Drow of yours destroys an enemy, you may draw an action card.",
    ),
    "lolths_sting": (
        "Melee attack on an adjacent enemy. If that dealt damage, attach this to the target.",
        "While attached: 5 damage to this creature at the start of its controller's turn.",
    ),
    "piercing_strike": ("Melee attack on an adjacent enemy with +10 damage. Block does not help against it.",),
    "rapid_shot": (
        "Ranged attack on an enemy in sight within 5 squares."
        " Then once more: Ranged attack on an enemy in sight within 5 squares.",
        "Only for Ranged creatures.",
    ),
    "retreat": ("One attack on the acting creature does it no damage. The acting creature shifts up to its speed.",),
    "shadow_strike": (
        "The acting creature shifts up to 2 squares. Melee attack on an adjacent enemy with +15 damage.",
    ),
    "shroud_of_darkness": (
        "Attach this to the acting creature.",
        "While attached: ranged attacks cannot target this creature or creatures beside it.",
    ),
    "sneak_attack": (
        "Melee attack on an adjacent enemy with +30 damage.",
        "Allies beside the target may assist as well.",
    ),
    "web": (
        "Attach this to any creature within 10 squares.",
        "Spider affinity: any Spider can play this.",
        "While attached: this creature cannot move or shift. Tap it to discard this card.",
    ),
    "tide_of_iron": (
        "Melee attack on an adjacent enemy."
        " Slide the target up to 3 squares. The acting creature moves up to 3 squares, to end beside the target.",
    ),
    "wide_swing": ("Melee attack on two adjacent enemies, or on the only one.",),
    "power_attack": ("Melee attack on an adjacent enemy with +10 damage.",),
    "block": ("Block 10 until the activation ends. Melee attack on an adjacent enemy.",),
    "acid_arrow": (
        "5 damage to another creature within 5 squares and 5 to each creature beside it. Attach this to the target.",
        "While attached: 5 damage to this creature at the start of its controller's turn.",
    ),
    "fireball": ("Choose a square within 10 squares: 10 damage to each creature within 2 squares of it.",),
    "shield": ("Any creature within 5 squares takes no damage from one source.",),
    "quick_shot": ("Ranged attack on an enemy in sight within 5 squares.", "Only for Ranged creatures."),
    "run": ("The acting creature moves up to 6 squares. Draw an action card.",),
    "overwhelm": ("Melee attack on an adjacent enemy with +30 damage.",),
    "whirlwind_attack": ("Melee attack on each adjacent enemy.",),
    "shove": ("Slide an adjacent creature up to 3 squares.",),
    "pinning_shot": (
        "Ranged attack on an enemy in sight within 5 squares. If that dealt damage, attach this to the target.",
        "Only for Ranged creatures.",
        "While attached: this creature cannot move or shift. Tap it to discard this card.",
    ),
    "feint": ("Tap an adjacent creature; it cannot answer this with an immediate action.",),
    "level_up": ("Attach this to the acting creature.", "While attached: +1 level, +10 hit points."),
    "action_point": (
        "Attach this to the acting creature.",
        "While attached: discard this at any time to untap this creature.",
    ),
    "charge": ("The acting creature moves up to its speed. Melee attack on an adjacent enemy.",),
    "bigbys_forceful_hand": ("10 damage to an adjacent creature. Slide the target up to 8 squares.",),
    "forceful_strike": ("Melee attack on an adjacent enemy. Slide the target up to 3 squares. Draw an action card.",),
    "fast_advance": ("The acting creature moves up to 4 squares.",),
    "demonweb_spider": ("**Scuttle**: moves through enemies and does not stop beside them.",),
    "drow_house_guard": ("**Nimble**: untaps at the end of its controller's turn.",),
    "giant_spider": ("**Scuttle**: moves through enemies and does not stop beside them.",),
    "shadow_mastiff": ("May be deployed on any square beside a wall.",),
    "drow_wizard": (
        "**Nimble**: untaps at the end of its controller's turn.",
        "**Dark Bolt** 5 damage to another creature within 5 squares.",
    ),
    "umbur_hulk": (
        "**Block 5**",
        "**Confusion Gaze** Slide an enemy within 5 squares up to 3 squares. Melee attack on an adjacent enemy.",
        "**Burrow** Teleport up to 9 squares.",
    ),
    "drow_priestess": (
        "**Ready WIS**: when deployed, you may turn over your action deck until a WIS card comes up, and take it.",
        "Your Spiders may be deployed beside this creature.",
    ),
    "droider": ("**Scuttle**: moves through enemies and does not stop beside them.",),
    "drow_assassin": (
        "+5 damage in melee while no ally is adjacent.",
        "**Hand Crossbow** Ranged attack on an enemy in sight within 10 squares.",
    ),
    "drow_blademaster": (
        "**Twin Blades** Block 5 until the activation ends."
        " Melee attack on an adjacent enemy. Then once more: Melee attack on an adjacent enemy.",
    ),
    "gold_dragon": (
        "**Flying**: ignores difficult ground and moves through enemies, but stops beside them.",
        "**Radiant Breath** Choose a square within 5 squares: 15 damage to each creature in or beside it.",
    ),
    "earth_guardian": (
        "**Slam** Melee attack on an adjacent enemy. Slide the target up to 3 squares.",
        "**Earthstride** Teleport up to 9 squares.",
    ),
    "dragon_knight": (),
    "war_wizard": (
        "**Ready INT**: when deployed, you may turn over your action deck until an INT card comes up, and take it.",
        "**Magic Missile** 10 damage to another creature within 5 squares.",
    ),
    "elf_archer": ("**Longbow** Ranged attack on an enemy in sight within 10 squares.",),
    "human_ranger": ("**Nimble**: untaps at the end of its controller's turn.",),
    "dwarf_cleric": ("**Healing Touch** This creature or one beside it loses 5 damage.",),
    "halfling_sneak": ("+5 damage against tapped creatures.",),
    "dwarven_defender": ("**Block 5**",),
    "half_orc_thug": (
        "**Explosive Crossbow Bolts** Choose a square within 5 squares: 5 damage to each creature in or beside it.",
    ),
}


@pytest.mark.parametrize("key", WORDS)
def test_a_card_says_what_it_does(key: str) -> None:
    text = plain(card_text({**ACTIONS, **CREATURES}[key]))
    assert tuple(text.split("\n") if text else ()) == WORDS[key]
