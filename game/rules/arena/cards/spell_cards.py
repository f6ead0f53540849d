"""The spell cards of the set: twelve of each colour, counting copies."""

from __future__ import annotations

from game.rules.arena.cards import effects as ef
from game.rules.arena.cards.effects import Colour, SpellCard, key_of


def _sorcery(colour: Colour, name: str, cost: int, *effects: ef.Effect, copies: int = 1) -> SpellCard:
    return SpellCard(
        key=key_of(name), name=name, colour=colour, kind="sorcery", cost=cost, effects=effects, copies=copies
    )


def _open(colour: Colour, name: str, cost: int, on: ef.Holder, *effects: ef.Effect, copies: int = 1) -> SpellCard:
    return SpellCard(
        key=key_of(name), name=name, colour=colour, kind="enchantment", cost=cost, effects=effects, on=on, copies=copies
    )


def _hidden(colour: Colour, name: str, cost: int, on: ef.Holder, *effects: ef.Effect, copies: int = 1) -> SpellCard:
    return SpellCard(
        key=key_of(name), name=name, colour=colour, kind="hidden", cost=cost, effects=effects, on=on, copies=copies
    )


_CARDS = (
    _sorcery("white", "Healing Salve", 10, ef.Draw(cards=1), ef.Heal(amount=2), copies=2),
    _sorcery("white", "Near-Death Experience", 10, ef.HealPlaneswalker(amount=2), copies=2),
    _open("white", "Steadfast Guard", 15, "planeswalker", ef.Bonus(toughness=1)),
    _open("white", "Hold the Rank", 15, "unique squad", ef.Bonus(toughness=1), ef.Steadfast()),
    _open("white", "Levy's Oath", 10, "common squad", ef.Bonus(power=1)),
    _hidden("white", "Guarded Retreat", 10, "common squad", ef.Retreat()),
    _hidden("white", "Turned Blade", 25, "planeswalker", ef.Turn()),
    _hidden("white", "Mirrored Zeal", 20, "unique squad", ef.Mirror()),
    _sorcery("white", "Forward March", 10, ef.March(steps=3)),
    _sorcery("white", "Lance of Noon", 25, ef.Harm(amount=2, reach=4, whom="enemy")),
    _sorcery("blue", "Selective Memory", 5, ef.Search(sort="sorcery")),
    _sorcery("blue", "Twisted Image", 10, ef.Exchange(), copies=2),
    _hidden("blue", "Scatter Arc", 15, "planeswalker", ef.Counter(moment="enchantment")),
    _sorcery("blue", "Unsummon", 25, ef.Recall()),
    _hidden("blue", "Undertow", 20, "unique squad", ef.Drag()),
    _hidden("blue", "Fading Step", 15, "common squad", ef.Fade()),
    _sorcery("blue", "Mind Control", 25, ef.Control(reach=5)),
    _hidden("blue", "Psychic Rebuttal", 20, "planeswalker", ef.Counter(moment="sorcery")),
    _sorcery("blue", "Misdirection", 10, ef.Rededicate()),
    _sorcery("blue", "Changed Places", 10, ef.SwapFigures(reach=6)),
    _open("blue", "Second Sight", 20, "planeswalker", ef.SecondRoll()),
    _sorcery("black", "Altar's Reap", 25, ef.Sacrifice(), ef.HealPlaneswalker(amount=4)),
    _sorcery("black", "Bone Splinters", 10, ef.Sacrifice(), ef.Slay(), copies=2),
    _sorcery("black", "Rise of the Dark Realms", 25, ef.Raise(figures=3, reach=5)),
    _sorcery("black", "Killing Wave", 20, ef.Wave(amount=3, spares="Zombie")),
    _sorcery("black", "Grave Whisper", 10, ef.Discard(cards=1), copies=2),
    _open("black", "Withering Curse", 15, "unique squad", ef.Bonus(toughness=-1)),
    _open("black", "Hungry Dead", 10, "common squad", ef.Feast(amount=1)),
    _hidden("black", "Death's Bargain", 25, "planeswalker", ef.Bargain()),
    _hidden("black", "Spiteful End", 15, "common squad", ef.Spite(amount=2)),
    _hidden("black", "Creeping Dread", 15, "unique squad", ef.Snare(whom="figure")),
    _sorcery("red", "Twinflame", 15, ef.Twin(dice=3), copies=2),
    _sorcery("red", "Seize the Day", 10, ef.Seize(colour="red"), copies=2),
    _sorcery("red", "Ember Lash", 20, ef.Harm(amount=2, reach=5), copies=2),
    _open("red", "Fan the Flames", 15, "unique squad", ef.Bonus(power=1)),
    _open("red", "Kindled Blood", 5, "common squad", ef.Bonus(move=2)),
    _open("red", "Wreath of Fire", 20, "planeswalker", ef.Thorns(amount=1)),
    _hidden("red", "Answering Blaze", 20, "planeswalker", ef.Blaze(amount=2)),
    _hidden("red", "Scattering Sparks", 10, "common squad", ef.Sparks(amount=1)),
    _hidden("red", "Backdraft", 15, "unique squad", ef.Damp(dice=2)),
    _sorcery("green", "Bountiful Harvest", 15, ef.HealPlaneswalker(amount=3), copies=2),
    _sorcery("green", "Titanic Growth", 15, ef.Growth(power=2, toughness=2), copies=2),
    _sorcery("green", "Overrun", 20, ef.Charge(power=1)),
    _open("green", "Deep Roots", 20, "unique squad", ef.Bonus(toughness=1), ef.Regrowth(amount=1)),
    _open("green", "Fleet Trail", 10, "common squad", ef.Bonus(move=1), ef.SureFooted()),
    _open("green", "Bark Mantle", 15, "planeswalker", ef.Bonus(toughness=1), ef.HighGround(toughness=1)),
    _hidden("green", "Snaring Vines", 20, "planeswalker", ef.Snare(whom="squad")),
    _hidden("green", "Ambush in the Leaves", 20, "common squad", ef.Ambush(reach=3)),
    _hidden("green", "Thick Hide", 15, "unique squad", ef.Harden(dice=3)),
    _sorcery("green", "Call of the Grove", 5, ef.Search(sort="enchantment")),
)

#: Every spell card by its key.
SPELL_CARDS: dict[str, SpellCard] = {card.key: card for card in _CARDS}
