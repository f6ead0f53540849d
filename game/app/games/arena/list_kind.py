"""Armies of Arena as lists to build: a Planeswalker with squads, and a spell deck."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from game.app.lists.card_list import CardList, counted
from game.app.lists.kinds import Filter, Group, ListError, ListKind, Premade, Section
from game.app.lists.texts import no_card, plain_name, text_of
from game.rules.arena.cards import decks
from game.rules.arena.cards.army_cards import ARMY_CARDS
from game.rules.arena.cards.decks import ARMY_COST, PREMADE, SETS, SPELL_COST, SPELLS, Army, most_of
from game.rules.arena.cards.effects import Colour, SpellCard
from game.rules.arena.cards.spell_cards import SPELL_CARDS
from game.rules.arena.cards.traits import ArmyCard
from game.rules.arena.presentation.card_words import GLOSSARY, card_text, kind_words, plain

#: The colours in the order in which they are offered.
COLOURS: tuple[Colour, ...] = ("white", "blue", "black", "red", "green")
_CARDS: dict[str, ArmyCard | SpellCard] = {**ARMY_CARDS, **SPELL_CARDS}
_NAMES = {key: card.name for key, card in _CARDS.items()}


class ArmyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as it is written: the names of its cards, each as often as the army holds it."""

    name: str
    army: tuple[str, ...]
    spells: tuple[str, ...]
    game: str = "arena"


def army_of(content: CardList) -> Army:
    """Return the army and the spell deck of a list."""
    return Army(
        tuple(key for key in content.keys if key in ARMY_CARDS),
        tuple(key for key in content.keys if key in SPELL_CARDS),
    )


def list_of(army: Army) -> CardList:
    """Return an army with its spell deck as a list."""
    return counted((*army.cards, *army.spells))


def names_of(keys: Iterable[str]) -> tuple[str, ...]:
    return tuple(_NAMES[key] for key in keys)


class ArmyKind(ListKind):
    """Armies of Arena."""

    game = "arena"
    word, folder, ending = "army", "armies", ".army.json"
    example = "2 Titanic Growth"
    most_cards = 200
    filters = (Filter("Cards", (*((colour, colour.capitalize()) for colour in COLOURS), ("", "All")), colours=True),)

    # --- the rules ---

    def names(self) -> Mapping[str, str]:
        return _NAMES

    def flaws(self, content: CardList) -> tuple[str, ...]:
        return decks.flaws(army_of(content))

    def why_no_more(self, content: CardList, key: str) -> str:
        return decks.why_no_more(army_of(content), key)

    def cost_of(self, content: CardList, key: str) -> int:
        return _CARDS[key].cost

    def seat(self, content: CardList) -> dict[str, Any]:
        army = army_of(content)
        return {"army": list(names_of(army.cards)), "spells": list(names_of(army.spells))}

    def premade(self) -> tuple[Premade, ...]:
        return tuple(Premade(colour.capitalize(), list_of(PREMADE[colour]), colour) for colour in COLOURS)

    # --- looking for cards ---

    def pool(self, content: CardList, wanted: Mapping[str, str], words: str) -> tuple[str, ...]:
        colour, sought = wanted.get("Cards", ""), plain_name(words).split()
        return tuple(
            key
            for key, card in _CARDS.items()
            if colour in ("", card.colour) and all(word in _all_words(card) for word in sought)
        )

    def first_wanted(self, content: CardList) -> dict[str, str]:
        return {"Cards": self.colour_of(content) or "white"}

    def notes_of(self, content: CardList, key: str) -> tuple[str, ...]:
        card = _CARDS[key]
        if isinstance(card, SpellCard):
            count = f"**Max {most_of(key)} per deck**: {SETS} sets of {card.copies}."
        elif card.kind == "planeswalker":
            count = "**In an army** exactly one Planeswalker, who gives it its colour."
        else:
            figures = f"{card.figures} figures" if card.figures > 1 else "One figure"
            count = f"**In an army** {'once' if card.unique else 'as often as the points allow'}. {figures}."
        text = plain(f"{card_text(card)} {kind_words(card) if isinstance(card, SpellCard) else ''}").casefold()
        words = [f"**{word}** {meaning}" for word, meaning in GLOSSARY.items() if _is_said(word, meaning, text)]
        return (count, *words)

    # --- telling of a list ---

    def sections(self, content: CardList) -> tuple[Section, ...]:
        army = army_of(content)
        cost, spell_cost = (sum(_CARDS[key].cost for key in keys) for keys in (army.cards, army.spells))
        return (
            Section(
                "Army",
                f"{cost} of {ARMY_COST} points",
                cost,
                ARMY_COST,
                self._groups(content, army.cards),
                "Choose a Planeswalker and squads, or open an army that comes with the game.",
            ),
            Section(
                "Spells",
                f"{len(army.spells)} of {SPELLS} cards, {spell_cost} of {SPELL_COST} points",
                spell_cost,
                SPELL_COST,
                self._groups(content, army.spells),
                "The spell deck is empty.",
            ),
        )

    def _groups(self, content: CardList, keys: tuple[str, ...]) -> tuple[Group, ...]:
        return (Group(self.rows(content, tuple(dict.fromkeys(keys)))),) if keys else ()

    def contents(self, content: CardList) -> str:
        return ", ".join(dict.fromkeys(names_of(army_of(content).cards)))

    def colour_of(self, content: CardList) -> str:
        return decks.colour_of(army_of(content).cards) or ""

    # --- as text and as a file ---

    def text(self, name: str, content: CardList) -> str:
        army = army_of(content)
        return "\n".join(text_of(_NAMES, counted(keys)) for keys in (army.cards, army.spells))

    def to_file(self, name: str, content: CardList) -> bytes:
        army = army_of(content)
        written = ArmyFile(name, names_of(army.cards), names_of(army.spells))
        return msgspec.json.format(msgspec.json.encode(written), indent=2) + b"\n"

    def from_file(self, content: bytes) -> tuple[str, CardList]:
        try:
            written = msgspec.json.decode(content, type=ArmyFile)
        except msgspec.ValidationError as error:
            raise ListError(f"{_place_first(str(error))}.") from error
        except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
            raise ListError("it is not a JSON object with an army.") from error
        if written.game != self.game:
            raise ListError(f"game: {self.game!r} is expected, not {written.game[:20]!r}.")
        if not written.name.strip() or len(written.name) > 60:
            raise ListError("name: 1 to 60 letters are expected.")
        if max(len(written.army), len(written.spells)) > self.most_cards:
            raise ListError(f"at most {self.most_cards} cards are expected in an army or a spell deck.")
        keys: list[str] = []
        for place, names, cards in (("army", written.army, ARMY_CARDS), ("spells", written.spells, SPELL_CARDS)):
            known = {_NAMES[key]: key for key in cards}
            for number, name in enumerate(names):
                if name not in known:
                    raise ListError(f"{place}[{number}]: {no_card(name, known)}.")
                keys.append(known[name])
        return written.name.strip(), counted(keys)


def _all_words(card: ArmyCard | SpellCard) -> str:
    """Return everything that stands on a card, in small letters."""
    kind = f"{card.kind} {card.size} {' '.join(card.types)}" if isinstance(card, ArmyCard) else kind_words(card)
    return plain_name(f"{card.name} {card.colour} {kind} {plain(card_text(card))}")


def _is_said(word: str, meaning: str, text: str) -> bool:
    """Return whether a text says a word of the glossary, without telling what it means."""
    said = re.search(rf"\b{re.escape(word.casefold())}\b", text.replace("clear-sight", "clear sight"))
    return said is not None and meaning.casefold() not in text


def _place_first(text: str) -> str:
    """Return what a wrong field's place is, before what is wrong with it."""
    what, _, place = text.partition(" - at `$.")
    what = what[0].lower() + what[1:]
    return f"{place.rstrip('`')}: {what}" if place else what


LIST = ArmyKind()
