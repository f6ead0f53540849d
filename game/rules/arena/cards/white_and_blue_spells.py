"""The white and blue spell cards: twelve of each colour, counting copies."""

from __future__ import annotations

from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.effects import SpellCard

WHITE_AND_BLUE = (
    SpellCard(
        key="healing-salve",
        name="Healing Salve",
        colour="white",
        kind="sorcery",
        cost=10,
        effects=(ef.Draw(cards=1), ef.Heal(amount=2)),
        copies=2,
    ),
    SpellCard(
        key="near-death-experience",
        name="Near-Death Experience",
        colour="white",
        kind="sorcery",
        cost=10,
        effects=(ef.HealPlaneswalker(amount=2),),
        copies=2,
    ),
    SpellCard(
        key="steadfast-guard",
        name="Steadfast Guard",
        colour="white",
        kind="enchantment",
        cost=15,
        effects=(ef.Bonus(toughness=1),),
        on="planeswalker",
    ),
    SpellCard(
        key="hold-the-rank",
        name="Hold the Rank",
        colour="white",
        kind="enchantment",
        cost=15,
        effects=(ef.Bonus(toughness=1), ef.Steadfast()),
        on="unique squad",
    ),
    SpellCard(
        key="levys-oath",
        name="Levy's Oath",
        colour="white",
        kind="enchantment",
        cost=10,
        effects=(ef.Bonus(power=1),),
        on="common squad",
    ),
    SpellCard(
        key="guarded-retreat",
        name="Guarded Retreat",
        colour="white",
        kind="hidden",
        cost=10,
        effects=(ef.Retreat(),),
        on="common squad",
    ),
    SpellCard(
        key="turned-blade",
        name="Turned Blade",
        colour="white",
        kind="hidden",
        cost=25,
        effects=(ef.Turn(),),
        on="planeswalker",
    ),
    SpellCard(
        key="mirrored-zeal",
        name="Mirrored Zeal",
        colour="white",
        kind="hidden",
        cost=20,
        effects=(ef.Mirror(),),
        on="unique squad",
    ),
    SpellCard(
        key="forward-march", name="Forward March", colour="white", kind="sorcery", cost=10, effects=(ef.March(steps=3),)
    ),
    SpellCard(
        key="lance-of-noon",
        name="Lance of Noon",
        colour="white",
        kind="sorcery",
        cost=25,
        effects=(ef.Harm(amount=2, reach=4, whom="enemy"),),
    ),
    SpellCard(
        key="selective-memory",
        name="Selective Memory",
        colour="blue",
        kind="sorcery",
        cost=5,
        effects=(ef.Search(sort="sorcery"),),
    ),
    SpellCard(
        key="twisted-image",
        name="Twisted Image",
        colour="blue",
        kind="sorcery",
        cost=10,
        effects=(ef.Exchange(),),
        copies=2,
    ),
    SpellCard(
        key="scatter-arc",
        name="Scatter Arc",
        colour="blue",
        kind="hidden",
        cost=15,
        effects=(ef.Counter(moment="enchantment"),),
        on="planeswalker",
    ),
    SpellCard(key="unsummon", name="Unsummon", colour="blue", kind="sorcery", cost=25, effects=(ef.Recall(),)),
    SpellCard(
        key="undertow", name="Undertow", colour="blue", kind="hidden", cost=20, effects=(ef.Drag(),), on="unique squad"
    ),
    SpellCard(
        key="fading-step",
        name="Fading Step",
        colour="blue",
        kind="hidden",
        cost=15,
        effects=(ef.Fade(),),
        on="common squad",
    ),
    SpellCard(
        key="mind-control", name="Mind Control", colour="blue", kind="sorcery", cost=25, effects=(ef.Control(reach=5),)
    ),
    SpellCard(
        key="psychic-rebuttal",
        name="Psychic Rebuttal",
        colour="blue",
        kind="hidden",
        cost=20,
        effects=(ef.Counter(moment="sorcery"),),
        on="planeswalker",
    ),
    SpellCard(
        key="misdirection", name="Misdirection", colour="blue", kind="sorcery", cost=10, effects=(ef.Rededicate(),)
    ),
    SpellCard(
        key="changed-places",
        name="Changed Places",
        colour="blue",
        kind="sorcery",
        cost=10,
        effects=(ef.SwapFigures(reach=6),),
    ),
    SpellCard(
        key="second-sight",
        name="Second Sight",
        colour="blue",
        kind="enchantment",
        cost=20,
        effects=(ef.SecondRoll(),),
        on="planeswalker",
    ),
)
